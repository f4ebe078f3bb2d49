//! The Phases of a Round, and the steps of the rules.

use crate::cards::{Face, Zone};
use crate::cubes::Party;
use crate::editions::{End, HandLimit, Taking, Unplayed};
use crate::engine::actions::SLOTS;
use crate::engine::ask::{Among, Ask, Choice, Question};
use crate::engine::avatar::seat_of;
use crate::engine::rules::Rule;
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::{Models, Pile, SpellType};
use crate::lodge::members;
use crate::state::{Bans, Fact, Frame, Making, Model, Phase, Side, Slot, Source, Tally, Tie, Work};
use kernel::small::{Nth, count};
use kernel::{Audience, Seat, Seats};

impl Run<'_, '_> {
    /// Runs one step of the rules.
    pub fn rule(&mut self, rule: Rule) -> Flow {
        match rule {
            Rule::ChooseMages => self.choose_mages(),
            Rule::ChooseColours => self.choose_colours(),
            Rule::ChooseGrimoires => self.choose_grimoires(),
            Rule::LayOut => self.lay_out(),
            Rule::BeginRound => self.begin_round(),
            Rule::ApplyEvent => self.apply_event(),
            Rule::ShiftEvents => self.shift_events(),
            Rule::RevealEvent => self.reveal_event(),
            Rule::ApplyEvents(phase) => self.apply_events(phase),
            Rule::GiveUpQuests => self.give_up_quests(),
            Rule::TakeQuests => self.take_quests(),
            Rule::LimitQuests => self.limit_quests(),
            Rule::EndBlackRosePhase => self.note_and_answer(Fact::RosePhaseEnded),
            Rule::Study => match self.game.edition.study.taking {
                Taking::Draw(n) => self.study(n),
                Taking::Look { .. } => {
                    self.begin_phase(Phase::Study);
                    self.study_schools()
                }
            },
            Rule::Prepare => self.prepare(),
            Rule::TakeActivations => {
                self.begin_phase(Phase::Action);
                self.take_activations()
            }
            Rule::LastDeclarations => self.last_declarations(),
            Rule::ActivateEvocations => self.activate_evocations(),
            Rule::DiscardSpells => self.discard_spells(),
            Rule::CleanAvatar => self.clean_avatar(),
            Rule::EndPersistents => self.end_persistents(),
            Rule::TurnEvocations => self.turn_evocations(),
            Rule::RefreshTokens => self.refresh_tokens(),
            Rule::RebuildRooms => self.rebuild_rooms(),
            Rule::RefreshRooms => self.refresh_rooms(),
            Rule::TurnMoon => self.turn_moon(),
            Rule::RuinRooms => self.ruin_rooms(),
            Rule::FreeQuests => self.free_quests(),
            Rule::NextRound => self.next_round(),
            Rule::BeginMoon => self.begin_moon(),
            Rule::NameQuest => self.name_quest(),
            Rule::PhysicalResolved => {
                let by = self.actor(self.s.top().you());
                self.note_and_answer(Fact::Acted { by })
            }
            Rule::AnswerRoom => self.answer_room(),
            Rule::RoomEffect => self.room_effect(),
            Rule::RoomAfterAll => self.room_after_all(),
            Rule::AnswerQuest => self.answer_quest(),
            Rule::Reward => self.reward(),
            Rule::QuestPoints => self.quest_points(),
            Rule::KeepCompleted => self.keep_completed(),
            Rule::BeginActivation => self.begin_activation(),
            Rule::EndActivation => self.end_activation(),
            Rule::Hunt => self.hunt(),
            Rule::Chart => self.chart(),
            Rule::CommandCard => self.command_card(),
            Rule::HandLimits => self.hand_limits(),
            Rule::SummonApplied => {
                let by = self.actor(self.s.top().you());
                self.s.note(Fact::Summoned { by });
                Flow::Next
            }
            Rule::EffectResolved => {
                let frame = *self.s.top();
                let by = self.actor(frame.you());
                if by != Party::ROSE {
                    let record = frame.record;
                    self.s.note(Fact::Resolved {
                        by,
                        source: frame.source,
                        colours: record.colours,
                        placed: record.placed,
                        gained: record.gained,
                        damaged: count(frame.dealt.iter().filter(|n| **n > 0).count()),
                    });
                }
                Flow::Next
            }
            Rule::EventApplied => self.event_applied(),
            Rule::Strike => self.strike_step(),
            Rule::Onset => self.onset(),
            Rule::Assault => self.assault(),
            Rule::AnswerCast => {
                let frame = *self.s.top();
                let by = self.actor(frame.you());
                let slot = self.slot_of(&frame);
                let kind = slot.and_then(|(seat, slot)| self.game.slot_type(self.s, seat, slot.into()));
                kind.map_or(Flow::Next, |kind| self.note_and_answer(Fact::Cast { by, kind }))
            }
            Rule::LayActive => self.lay_active(),
            Rule::Which => self.which(),
            Rule::JinxCubes => self.jinx_cubes(),
            Rule::Tasks => self.tasks(),
            Rule::UseToken => self.use_token(),
            Rule::StopIfAverted => self.stop_if_averted(),
            Rule::RemoveAssigned => self.remove_assigned(),
            Rule::ToCell => self.to_cell(),
            Rule::ScoreDefeat => self.score_defeat(),
            Rule::Trophy => self.trophy(),
            Rule::ReturnCubes => self.return_cubes(),
            Rule::ScoreTrophies => self.score_trophies(),
            Rule::ScoreSolved => self.score_solved(),
            Rule::ScoreCrown => self.score_crown(),
            Rule::ScoreMajorities => self.score_majorities(),
            Rule::ScoreRooms => self.score_rooms(),
            Rule::ScoreQuests => self.score_quests(),
            Rule::ScoreTokens => self.score_tokens(),
            Rule::EndGame => self.end_game(),
        }
    }

    /// A Phase begins: in some editions the Crown Holder is its First Mage.
    pub fn begin_phase(&mut self, phase: Phase) {
        if self.s.phase != phase {
            if self.s.phase == Phase::Action {
                self.end_bans(Bans::end_phase);
            }
            if phase == Phase::Action {
                self.s.mages.iter_mut().for_each(|mage| mage.bans.begin_phase());
            }
            self.s.phase = phase;
            if self.game.edition.order.first_by_phase || self.game.options.crown_by_phase {
                self.s.first = self.s.crown;
            }
            self.end_events_of_phase();
            self.tell(|| Event::PhaseBegins { phase });
        }
    }

    /// A step of the rules that abilities may answer.
    pub fn note_and_answer(&mut self, fact: Fact) -> Flow {
        if self.s.top().step == 1 {
            return Flow::Next;
        }
        self.s.top_mut().step = 1;
        let facts = self.s.facts.len();
        self.s.note(fact);
        self.push_period(facts);
        Flow::Stay
    }

    fn begin_round(&mut self) -> Flow {
        let round = self.s.round;
        self.s.first = self.s.crown;
        for mage in &mut self.s.mages {
            mage.tally = Tally::default();
        }
        let crown = self.game.log_model(self.log, self.s, self.s.crown.into());
        self.tell(|| Event::RoundBegins { round, crown });
        Flow::Next
    }

    /// The Event of this Round (DUE-200).
    fn apply_event(&mut self) -> Flow {
        self.begin_phase(Phase::BlackRose);
        if self.s.top().step == 1 {
            return Flow::Next;
        }
        let side = self.s.event_side;
        let round = self.s.round;
        let events = &self.game.content.events;
        let Some(i) = Nth::find(events, |e| e.side == side && e.round == round) else {
            return Flow::Next;
        };
        let game = self.game;
        self.tell(|| Event::EventApplied { event: game.content.events[i].id.clone() });
        self.s.top_mut().step = 1;
        let Some(code) = events[i].now else { return Flow::Next };
        let mut frame = Frame::new(code, Party::ROSE, None, Source::Event(i));
        frame.facts = count(self.s.facts.len());
        self.push(frame);
        Flow::Stay
    }

    /// Each Mage in play order draws two cards from the Grimoire and two from the Library, then
    /// discards down to the Hand value (DUE-250, DUE-257).
    fn study(&mut self, library: u8) -> Flow {
        self.begin_phase(Phase::Study);
        let n = count(self.game.seats);
        loop {
            let done = self.s.top().step;
            if done == n {
                return Flow::Next;
            }
            let seat = self.s.first.after(usize::from(done), self.game.seats);
            if self.s.top().work == Work::Nothing {
                self.draw(seat, Pile::Grimoire);
                self.draw(seat, Pile::Grimoire);
                for _ in 0..library {
                    self.draw(seat, Pile::Library);
                }
                self.s.top_mut().work = Work::Drawn;
            }
            if let Flow::Wait = self.hand_limits() {
                return Flow::Wait;
            }
            let frame = self.s.top_mut();
            frame.work = Work::Nothing;
            frame.step += 1;
        }
    }

    /// Both Mages prepare secretly and at the same time (DUE-259 to DUE-264).
    fn prepare(&mut self) -> Flow {
        self.begin_phase(Phase::Preparation);
        if self.s.top().step == 0 {
            let seats = Seats::first(self.game.seats);
            let mut waiting = seats;
            for seat in seats.iter() {
                self.s.mages[seat.index()].making = Making::Card;
                if self.game.prepare_over(self.s, seat) {
                    self.s.mages[seat.index()].making = Making::Done;
                    waiting = waiting.without(seat);
                }
            }
            self.s.top_mut().step = 1;
            if !waiting.is_empty() {
                self.s.ask = Ask { question: Question::Prepare, seats, waiting, ..Ask::NOTHING };
                return Flow::Wait;
            }
        }
        for seat in Seat::all(self.game.seats) {
            self.s.mages[seat.index()].making = Making::Nothing;
            self.s.cards.loosen(seat);
        }
        self.bar();
        self.tell(|| Event::PreparationEnds);
        Flow::Next
    }

    fn lay_ready(&mut self, seat: Seat, face: u16, slot: u8, side: Side) -> Making {
        let mage = &mut self.s.mages[seat.index()];
        mage.slots[usize::from(slot)] = Slot::Ready;
        mage.sides[usize::from(slot)] = side;
        if let Some(card) = self.s.cards.find(Zone::Hand(seat), Face(face)) {
            self.s.cards.put(card, Zone::Slot(seat, slot));
        }
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::only(seat), || Event::Prepared {
            mage: game.model_id(s, seat.into()),
            slot: SLOTS[usize::from(slot)],
            spell: game.spell_id(Face(face)),
            side,
        });
        Making::Card
    }

    /// One answer of a seat that prepares; `true` when all are done.
    pub fn prepare_answer(&mut self, seat: Seat, choice: Choice) -> bool {
        let making = match (self.s.mages[seat.index()].making, choice) {
            (_, Choice::Spell(face)) => Making::Slot(face),
            (making, Choice::Hold(quest)) => {
                self.s.mages[seat.index()].held.add(quest);
                making
            }
            (Making::Slot(face), Choice::Slot(slot))
                if self.game.content.spells[usize::from(face)].single =>
            {
                self.lay_ready(seat, face, slot, Side::Light)
            }
            (Making::Slot(face), Choice::Slot(slot)) => Making::Side(face, slot),
            (Making::Side(face, slot), Choice::Side(side)) => self.lay_ready(seat, face, slot, side),
            _ => Making::Done,
        };
        self.s.mages[seat.index()].making = making;
        if self.game.prepare_over(self.s, seat) {
            self.s.mages[seat.index()].making = Making::Done;
        }
        if self.s.mages[seat.index()].making == Making::Done {
            self.s.ask.waiting = self.s.ask.waiting.without(seat);
        }
        self.s.ask.waiting.is_empty()
    }

    /// Conditions on a state that holds may be declared once more before the Phase ends (DUE-754).
    fn last_declarations(&mut self) -> Flow {
        let n = count(self.game.seats);
        loop {
            let k = self.s.top().step;
            if k >= n {
                return Flow::Next;
            }
            let seat = self.s.first.after(usize::from(k), self.game.seats);
            let declined = match self.s.top().work {
                Work::Declined(declined) => declined,
                _ => 0,
            };
            let open = self.declarable(seat) & !u32::from(declined);
            match self.answer() {
                Some(Choice::Yes) => {
                    let quest = members(open).next().unwrap_or(0);
                    self.declare(seat, quest);
                    return Flow::Stay;
                }
                Some(_) => self.s.top_mut().work = Work::Declined(declined | 1 << open.trailing_zeros()),
                None if open != 0 => {
                    let quest = members(open).next().map_or(0, count);
                    return self.ask(Question::Declare, seat, Among::Declaring(quest), false);
                }
                None => {
                    let frame = self.s.top_mut();
                    frame.work = Work::Nothing;
                    frame.step += 1;
                }
            }
        }
    }

    /// Evocations of a side that have not activated in this Phase.
    fn ready_evocations(&self, party: Party) -> Models {
        // A Mage who counts as an Evocation activates as well, but not in the Cell (CLA-502).
        let own = |m: Nth<Model>| match Model::is_mage(m) {
            true => self.s.models[m].owner == party,
            false => self.s.models[m].controller == party,
        };
        self.s
            .creatures()
            .filter(|m| !self.s.models[m].activated && own(m))
            // REB-881: those of the Avatar have their own place in the order.
            .filter(|m| party != Party::ROSE || self.game.owner_of(self.s, m).is_none())
    }

    /// The Avatar's next Evocation, by its base (REB-881).
    fn ready_of_avatar(&self) -> Models {
        let own = self.game.own(self.s, Party::ROSE).filter(|m| !self.s.models[m].activated);
        own.iter().min_by_key(|m| self.s.models[*m].base).into()
    }

    /// Do the Mages activate one Evocation at a time by turns?
    fn by_turns(&self) -> bool {
        self.game.edition.order.evocations_by_turns || self.game.options.summoners_crown
    }

    /// All Evocations in the Lodge activate. First those of the Black Rose, which the Crown Holder orders (REB-740,
    /// REB-747, DUE-913); then the Mages activate theirs, one by one by turns (DUE-650 to DUE-656, REB-802) or each
    /// all of them (REB-740). What has come meanwhile is met when it goes round again (REB-1024).
    fn activate_evocations(&mut self) -> Flow {
        self.begin_phase(Phase::Evocation);
        if let Some(Choice::Model(m)) = self.answer() {
            return self.activate_in_phase(m);
        }
        if self.moon_rises() {
            return Flow::Stay;
        }
        // The place before the First Mage's is hers.
        for _ in 0..=self.game.mages {
            let turn = self.s.top().work.evocation_turn();
            let mage = (usize::from(turn.place)).checked_sub(1).and_then(|k| self.mage_order().nth(k));
            let ready = match mage {
                None => self.ready_evocations(Party::ROSE),
                Some(_) if turn.passed & (1 << turn.place) != 0 => Models::EMPTY,
                Some(mage) if self.game.is_avatar(mage) => self.ready_of_avatar(),
                Some(mage) => self.ready_evocations(Party::of_mage(mage)),
            };
            match ready.only() {
                Some(only) => return self.activate_in_phase(only),
                None if ready.is_empty() => self.next_evocation_turn(mage.is_some()),
                None => {
                    let seat = mage.map_or(self.s.crown, seat_of);
                    return self.ask(Question::Evocation, seat, ready, false);
                }
            }
        }
        Flow::Next
    }

    /// The next in the order; by turns a Mage without an available Evocation is out (DUE-652, REB-804).
    fn next_evocation_turn(&mut self, passes: bool) {
        let mut turn = self.s.top().work.evocation_turn();
        if passes && self.by_turns() {
            turn.passed |= 1 << turn.place;
        }
        turn.place = (turn.place + 1) % (count(self.game.mages) + 1);
        self.s.top_mut().work = Work::Turn(turn);
    }

    fn activate_in_phase(&mut self, model: Nth<Model>) -> Flow {
        self.s.models[model].activated = true;
        let hers = self.s.top().work.evocation_turn().place == 0;
        if self.by_turns() && !hers {
            self.next_evocation_turn(false);
        }
        let controller = self.s.models[model].controller;
        self.push_activation(model, controller);
        Flow::Stay
    }

    /// All Spells leave the slots (DUE-700); an Active Trap or Protection may go back to the hand (DUE-910).
    fn discard_spells(&mut self) -> Flow {
        self.begin_phase(Phase::CleanUp);
        let mut answer = self.answer();
        for seat in self.play_order() {
            for (slot, name) in SLOTS.into_iter().enumerate() {
                match (self.s.mages[seat.index()].slots[slot], answer) {
                    (Slot::Empty, _) => {}
                    (Slot::Active, None) if self.returns(seat, slot) => {
                        return self.ask(Question::ReturnActive, seat, Among::Slots(1 << slot), false);
                    }
                    (Slot::Active, Some(Choice::Yes)) => {
                        answer = None;
                        if let Some(card) = self.s.slot_card(seat, slot) {
                            self.s.cards.put(card, Zone::Hand(seat));
                        }
                        self.s.mages[seat.index()].slots[slot] = Slot::Empty;
                        let id = self.game.log_model(self.log, self.s, seat.into());
                        self.tell(|| Event::Returned { mage: id, slot: name });
                        if self.game.edition.study.hand == HandLimit::Always {
                            // CLA-903: the Hand value holds at once.
                            self.s.grown = true;
                            return Flow::Stay;
                        }
                    }
                    (state, _) => {
                        if state == Slot::Active {
                            answer = None;
                        }
                        self.tell_end_of_persistent(seat, slot);
                        let stays = self.game.edition.study.unplayed != Unplayed::Leaves;
                        let kept = state != Slot::Revealed && stays;
                        self.clear_slot(seat, slot, kept);
                    }
                }
            }
        }
        Flow::Next
    }

    /// May the Active Spell in the slot go back to the hand: a Trap, and where the edition says so a Protection (CLA-902)?
    fn returns(&self, seat: Seat, slot: usize) -> bool {
        let side = self.s.mages[seat.index()].sides[slot];
        let card = self.s.slot_card(seat, slot);
        let kind = card.map(|card| self.game.content.side(self.s.cards.face(card), side).kind);
        self.game.edition.answers.protections_return || kind == Some(SpellType::Trap)
    }

    fn tell_end_of_persistent(&mut self, seat: Seat, slot: usize) {
        let tie = Tie::Slot(seat.into(), count(slot));
        if self.log.listens()
            && self.s.watchers.iter().flatten().any(|w| w.tie == tie)
            && let Some(card) = self.s.slot_card(seat, slot)
        {
            let (game, face) = (self.game, self.s.cards.face(card));
            self.tell(|| Event::PersistentEnds { spell: game.spell_id(face) });
        }
    }

    /// Persistent Effects end (DUE-404, DUE-701); who had Health by them may have too much damage now.
    fn end_persistents(&mut self) -> Flow {
        if self.s.top().step == 1 {
            return Flow::Next;
        }
        self.s.top_mut().step = 1;
        self.unwatch(|tie| matches!(tie, Tie::Slot(..)));
        for model in &mut self.s.models {
            model.round = [0; 3];
        }
        self.end_bans(Bans::end_round);
        self.end_guises();
        self.fade_out();
        if self.falling_now().is_empty() {
            return Flow::Next;
        }
        self.push_period(self.s.facts.len());
        Flow::Stay
    }

    /// Evocation cards are turned back (DUE-702).
    fn turn_evocations(&mut self) -> Flow {
        for model in &mut self.s.models {
            model.activated = false;
        }
        Flow::Next
    }

    /// Physical Action Tokens become Available (DUE-703).
    fn refresh_tokens(&mut self) -> Flow {
        for mage in &mut self.s.mages[..self.game.seats] {
            mage.physical_tokens = 2;
        }
        if self.game.avatar.is_some() {
            self.s.commands = self.game.command_limit();
        }
        Flow::Next
    }

    /// The tokens of rebuilt Rooms become Available (REB-765).
    fn refresh_rooms(&mut self) -> Flow {
        for room in &mut self.s.rooms {
            room.used = false;
        }
        Flow::Next
    }

    /// The game ends after the last Round, or when a Power Token has reached the end; otherwise another Round
    /// begins (DUE-717, DUE-718, REB-768).
    fn next_round(&mut self) -> Flow {
        let over = match self.game.edition.ending.by {
            End::Rounds(rounds) => self.s.round == rounds,
            End::Power => self.s.ending,
            End::Standing => self.s.power.iter().any(|power| *power >= self.game.setup.moons[2]),
        };
        if self.s.extra.rounds > 0 {
            self.s.phase = Phase::Scoring;
            return self.end_extra_round();
        }
        if over {
            self.s.phase = Phase::Scoring;
            return Flow::Jump(self.game.lists.scoring);
        }
        self.s.round = self.s.round.saturating_add(1);
        if self.game.edition.moons.is_some() {
            return Flow::Jump(self.game.lists.round);
        }
        self.s.crown = self.s.crown.after(1, self.game.seats);
        let id = self.game.log_model(self.log, self.s, self.s.crown.into());
        self.tell(|| Event::CrownPasses { mage: id });
        Flow::Jump(self.game.lists.round)
    }
}
