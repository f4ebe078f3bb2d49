//! The interpreter: runs the innermost frame until something is asked or the game is over.

use crate::cards::{Card, Zone};
use crate::cubes::Party;
use crate::engine::ask::{Among, Ask, Choice, Question};
use crate::engine::rules::Rule;
use crate::events::Event;
use crate::game::BlackRose;
use crate::language::program::{Affects, By, Models, Needs, Only, Op, Pc, Quantity, Stat, Where, Who};
use crate::limits::{FRAMES, SEATS, WORK};
use crate::state::{
    Aim, Claim, Done, Fact, Frame, Limit, Model, Phase, Reached, Role, Slot, Source, State, size,
};
use kernel::small;
use kernel::small::{Nth, count};
use kernel::{Audience, Clause, Log, Seat, Seats};

/// The bit beside the Enhancements of a frame: no Protection may answer the Spell.
pub const UNSHIELDED: u8 = 128;

/// How the interpreter goes on after one operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// With the next operation.
    Next,
    /// With whatever is the innermost frame now, at its own place.
    Stay,
    /// With the operation at this place.
    Jump(Pc),
    /// Not before the question is answered.
    Wait,
}

/// One resolution: the rules, the state it changes, and who listens.
pub struct Run<'a, 'b> {
    /// The rules of the match.
    pub game: &'a BlackRose,
    /// The state.
    pub s: &'a mut State,
    /// The listener.
    pub log: &'a mut Log<'b, Event>,
}

impl Run<'_, '_> {
    /// Runs until something is asked or the game is over.
    pub fn run(&mut self) {
        self.s.ask = Ask::NOTHING;
        self.s.reached = Reached::begin(size(self.s.watching));
        let (mut steps, mut cuts) = (0, 0);
        while !self.s.stack.is_empty() {
            if steps == WORK {
                self.s.reached.lose(Limit::Work);
                self.cut(cuts);
                (steps, cuts) = (0, cuts + 1);
                continue;
            }
            steps += 1;
            if self.s.reached.untold() {
                self.tell_limits();
            }
            if self.s.grown && self.s.answer.is_none() && self.limit() {
                continue;
            }
            let op = self.game.code[usize::from(self.s.top().pc())];
            if self.game.content.foresight && self.warn() {
                continue;
            }
            // What was cancelled, or whose Mage was defeated in the own turn, does nothing more; a cube that the symbol of a
            // Spell still owes is placed (CLA-666), a Quest goes back to where it was, what was named for a Room is
            // forgotten, and control of an Evocation goes back.
            if self.s.top().stopped
                && !matches!(
                    op,
                    Op::Period
                        | Op::End
                        | Op::VortexAfter
                        | Op::Rule(
                            Rule::KeepCompleted | Rule::EndActivation | Rule::LayActive | Rule::RoomEffect
                        )
                )
            {
                self.s.answer = None;
                let frame = self.s.top_mut();
                frame.go(frame.pc() + 1);
                continue;
            }
            // REB-915: the rest of a Physical Action part whose Avatar was put into its Cell is lost.
            if self.s.top().lost
                && !matches!(op, Op::Period | Op::End)
                && self.game.is_physical_part(self.s.top().source)
            {
                self.s.answer = None;
                let frame = self.s.top_mut();
                frame.go(frame.pc() + 1);
                continue;
            }
            match self.step(op) {
                Flow::Next => {
                    let frame = self.s.top_mut();
                    frame.go(frame.pc() + 1);
                }
                Flow::Stay => {}
                Flow::Jump(pc) => self.s.top_mut().go(pc),
                Flow::Wait => break,
            }
        }
        self.s.reached.work = u16::try_from(steps).unwrap_or(u16::MAX);
        if self.s.reached.untold() {
            self.tell_limits();
        }
    }

    /// Bounded work: what would go on for ever is cut off. First the Effects that run, and the rules go on where
    /// they began; should those not come to a question either, the game is scored; and at last it is over.
    fn cut(&mut self, cuts: usize) {
        while self.s.stack.len() > 1 {
            self.give_back();
            self.s.stack.pop();
        }
        let State { facts, pending, answer, falling, doomed, stack, .. } = &mut *self.s;
        (*answer, *falling, *doomed) = (None, Models::EMPTY, Models::EMPTY);
        facts.clear();
        pending.clear();
        match (cuts, stack.last_mut()) {
            (0, _) => {}
            (1, Some(rules)) => {
                rules.go(self.game.lists.scoring);
                self.s.phase = Phase::Scoring;
            }
            _ => self.game_over(Party::ROSE),
        }
    }

    /// Tells which limits have taken something away.
    fn tell_limits(&mut self) {
        for limit in Limit::ALL {
            if self.s.reached.tell(limit) {
                self.tell(|| Event::LimitReached { limit: limit.word() });
            }
        }
    }

    fn step(&mut self, op: Op) -> Flow {
        match op {
            Op::End => {
                self.end();
                Flow::Stay
            }
            Op::Period => self.period(),
            Op::Jump(to) => Flow::Jump(to),
            Op::IfDone(otherwise) => {
                if self.s.top().done.holds() {
                    Flow::Next
                } else {
                    Flow::Jump(otherwise)
                }
            }
            Op::If(condition, otherwise) => {
                if self.holds(condition) {
                    Flow::Next
                } else {
                    self.s.top_mut().done = Done::No;
                    Flow::Jump(otherwise)
                }
            }
            Op::May(otherwise) => match self.answer() {
                None if !self.possible() => {
                    self.s.top_mut().done = Done::No;
                    Flow::Jump(otherwise)
                }
                None => self.ask_you(Question::May, Among::Itself, false),
                Some(Choice::Yes) => {
                    // A fact answered is noted in the frame of an ability.
                    if self.s.top().answers.is_some() {
                        let frame = *self.s.top();
                        self.tell_triggered(&frame);
                    }
                    Flow::Next
                }
                Some(_) => {
                    self.s.top_mut().done = Done::No;
                    Flow::Jump(otherwise)
                }
            },
            Op::Either(second) => match self.answer() {
                None => self.ask_you(Question::Either, Among::Itself, false),
                Some(Choice::First) => Flow::Next,
                Some(_) => Flow::Jump(second),
            },
            Op::Rather(second) => match self.answer() {
                None if !self.possible() => Flow::Jump(second),
                None => self.ask_you(Question::Either, Among::Itself, false),
                Some(Choice::First) => Flow::Next,
                Some(_) => Flow::Jump(second),
            },
            Op::MayThat(otherwise) => match self.answer() {
                None => match self.party(By::ThatMage) {
                    // REB-962: the Crown Holder decides for the Avatar.
                    Some(party) => self.ask(Question::May, self.decider(party), Among::Itself, false),
                    None => Flow::Jump(otherwise),
                },
                Some(Choice::Yes) => Flow::Next,
                Some(_) => {
                    self.s.top_mut().done = Done::No;
                    Flow::Jump(otherwise)
                }
            },
            Op::IfNotDone(otherwise) => {
                if self.s.top().done.holds() {
                    Flow::Jump(otherwise)
                } else {
                    Flow::Next
                }
            }
            Op::Times(count, exit) => {
                if self.s.top().times == 0 {
                    let times = small::count(self.count(count).min(20));
                    self.s.top_mut().times = times + 1;
                }
                let frame = self.s.top_mut();
                frame.times -= 1;
                if frame.times == 0 { Flow::Jump(exit) } else { Flow::Next }
            }
            Op::Again(back) => Flow::Jump(back),
            Op::Enhance { number, elements } => {
                if self.enhanced(elements) {
                    self.s.top_mut().enhanced |= 1 << number;
                }
                Flow::Next
            }
            Op::OnlyYouGain(n) => {
                self.s.top_mut().record.claim = Claim::Only(n);
                Flow::Next
            }
            Op::Unshielded => {
                self.s.top_mut().enhanced |= UNSHIELDED;
                Flow::Next
            }
            Op::AimAt(filter) => self.aim_at(filter),
            Op::AimWho(who) => self.aim_who(who),
            Op::AimWhere(at) => self.aim_where(at),
            Op::Aim(target) => self.aim(target),
            Op::EachMage { cells, others, of, exit } => self.each_mage(cells, others, of, exit),
            Op::NextMage(back) => Flow::Jump(back),
            Op::Pick(filter) => self.pick(filter),
            Op::PickRoom(choice) => self.pick_room(choice),
            Op::PickNearest(choice) => self.pick_nearest(choice),
            Op::NoteMage => {
                let mage = self.s.top().it.and_then(|it| self.game.owner_of(self.s, it));
                self.s.top_mut().that_mage = mage;
                Flow::Next
            }
            Op::NoteRoom(at) => {
                self.s.top_mut().that_room = self.spaces(at).lowest();
                Flow::Next
            }

            Op::Inflict { by, n, to, quiet } => self.inflict(by, n, to, quiet),
            Op::Convert { by, n, on } => self.convert(by, n, on),
            Op::ConvertInflicted { by } => self.convert_inflicted(by),
            Op::Heal { n, may, on } => self.heal(n, may, on),
            Op::ConvertOrLose { by, n, on, .. } => {
                self.convert(by, Quantity::Number(i8::try_from(n).unwrap_or(i8::MAX)), on)
            }
            Op::InflictBut { by, n, archetype, instead } => self.inflict_but(by, n, archetype, instead),
            Op::Transfer { n, from, to } => self.transfer(n, from, to),
            Op::Fade(n) => self.fade(n),
            Op::Ignore(n) => self.ignore(n, false),
            Op::IgnoreAll => self.ignore(u8::MAX, true),
            Op::IgnoreEffect => self.ignore_effect(),
            Op::IgnoreDamage => self.ignore_damage(),
            Op::AfterSpell => self.after_spell(),
            Op::Cancel(what) => self.cancel(what),
            Op::Redirect(who) => self.redirect_spell(who),
            Op::Defeat(who) => self.defeat_outright(who),
            Op::DefeatAsFirst(who) => {
                self.s.top_mut().record.claim = Claim::First;
                self.defeat_outright(who)
            }
            Op::HealButRose => self.heal_but_rose(),

            Op::Place { by, black, n, at } => self.place(by, black, n, at),
            Op::ConvertRoom { by, n, at } => self.convert_room(by, n, at),
            Op::RemoveInstability { by, n, at } => self.remove_instability(by, n, at),
            Op::TakeInstability { by, n, may, at } => self.take_instability(by, n, may, at),
            Op::Close(at) => self.close(at),
            Op::NameColour => self.name_colour(),
            Op::NameType => self.name_type(),
            Op::Ban { who, ban, next } => self.ban(who, ban, next),
            Op::Recolour(at, colour) => self.recolour(at, colour),
            Op::Copy(at) => self.copy_room(at),
            Op::Rebuild(at) => self.rebuild_outright(at),
            Op::Destroy { by, at } => self.destroy(by, at),
            Op::Vortex { matters, uses } => self.vortex(matters, uses),
            Op::VortexAfter => self.vortex_after(),
            Op::NameElement => self.name_element(),

            Op::Gain { by, n } => self.gain_op(by, n),
            Op::Lose { by, n } => self.lose_op(by, n),
            Op::Steal { n, from } => self.steal(n, from),
            Op::GainInAll { by, n, most } => self.gain_in_all(by, n, most),

            Op::Move { who, n } => self.move_op(who, n),
            Op::Put { who, at } => self.put(who, at),
            Op::MoveSpeed(who) => {
                let model = self.who(who).iter().next();
                let speed = model.map_or(0, |m| self.game.stat(self.s, m, Stat::Speed));
                self.move_op(who, speed)
            }
            Op::MoveEach(who, n) => self.move_each(who, n),
            Op::MoveInto { who, to } => self.move_into(who, to),
            Op::MoveTogether { who, with } => self.move_together(who, with),
            Op::MoveToward(toward) => self.move_toward(toward),
            Op::SendToCell(who) => self.send_to_cell(who),
            Op::Swap(who) => self.swap(who),
            Op::ActivateRoom { at, again } => self.activate_room_op(at, again),
            Op::Mirror { used } => self.mirror(used),
            Op::Physical { moves, activate, attack } => self.physical(moves, activate, attack),

            Op::Summon { by, kind, at } => self.summon(by, Some(kind), at),
            Op::SummonSame { by, at } => self.summon(by, self.s.top().that_kind, at),
            Op::SummonChoice { by, health, common, at } => self.summon_choice(by, health, common, at),
            Op::Remove(who) => self.remove_op(who),
            Op::RemoveUpTo { n, archetype } => self.remove_up_to(n, archetype),
            Op::DiscardUpgrade(who) => self.discard_upgrade(who),
            Op::AssignUpgrade { kind, to } => self.assign_upgrade(kind, to),
            Op::AssignAnyUpgrade(to) => self.assign_any_upgrade(to),
            Op::AssignJinx { kind, to } => self.assign_jinx(kind, to),
            Op::AssignAnyJinx(to) => self.assign_any_jinx(to),
            Op::JinxCube => self.jinx_cube_op(),
            Op::DiscardJinx { by, n } => self.discard_jinx(by, n),
            Op::AssignEvocation { kind, to } => self.assign_evocation(kind, to),
            Op::Activate { who, under, bonus } => self.activate(who, under, bonus),
            Op::ActivateEach(batch) => self.activate_each(batch),
            Op::Bonus { who, stat, n, lasting } => self.give_bonus(who, stat, n, lasting),
            Op::Attack { who, bonus } => self.attack_op(who, bonus),
            Op::AttackMore(n) => self.attack_more(n),
            Op::HaveAttack { who, to } => self.have_attack(who, to),
            Op::Become { by, kind } => self.take_shape(by, kind),

            Op::Draw { by, n, from } => self.draw_op(by, n, from),
            Op::TakeMemories { by, n } => self.take(by, n, Question::TakeMemories),
            Op::TakeDiscards { by, n } => self.take(by, n, Question::TakeDiscards),
            Op::Search { by, n } => self.take(by, n, Question::Search),
            Op::Discard { by, n } => self.discard_op(by, n),
            Op::DiscardReady { by, n, standard } => self.discard_ready(by, n, standard),
            Op::RemoveReady { by, n, of } => self.remove_ready(by, n, of),
            Op::LookReady { by, of } => self.look_ready(by, of),
            Op::LookHand { by, of } => self.look_hand(by, of),
            Op::DiscardQuick { by } => self.discard_quick(by),
            Op::Refresh { by, n } => self.refresh(by, n),
            Op::Exhaust { by, n } => self.exhaust(by, n),
            Op::TakeCrown { by } => self.take_crown(by),
            Op::Look { by, n, from, keep, may, rest } => self.look(by, n, from, (keep, may), rest),
            Op::SearchBoth { by, n } => self.take(by, n, Question::SearchBoth),
            Op::SearchSummon { by, n } => self.take(by, n, Question::SearchSummon),
            Op::ShuffleMemories { by } => self.shuffle_memories(by),
            Op::CastNext { by } => self.cast_next(by),
            Op::CastNextOf { by, of } => self.cast_next_of(by, of),
            Op::RevealNext(who) => self.reveal_next(who),
            Op::CastHand { by, kind, from } => self.cast_hand(by, kind, from),
            Op::SwapRevealed => self.swap_revealed(),
            Op::ReturnRevealed(elements) => self.return_revealed(elements),
            Op::GiveForgotten { n, to } => self.give_forgotten(n, to),

            Op::DrawQuest { by, n, moon } => self.draw_quest_op(by, n, moon),
            Op::DrawSameMoon { by, n } => self.draw_same_moon(by, n),
            Op::TakeQuest { points } => self.take_quest(points),
            Op::LookQuests { by, n, keep, next } => self.look_quests(by, n, keep, next),
            Op::PeekQuests { by, n, moon, looked } => self.peek_quests(by, n, moon, looked),
            Op::TakeActive { by, of } => self.take_active(by, of),
            Op::RevealQuest { by, moon } => self.reveal_quest_op(by, moon),
            Op::GainQuest { by } => self.gain_quest(by),
            Op::AddQuest { by } => self.add_quest(by),
            Op::LookEvents { by, n, play } => self.look_events(by, n, play),
            Op::DiscardQuest { by, n, solved } => self.discard_quest_op(by, n, solved),
            Op::CompleteQuest { by, pay } => self.complete_quest_op(by, pay),
            Op::CompleteThatQuest => self.complete_that_quest(),
            Op::SolveThisQuest => self.solve_this_quest(),
            Op::SolveQuest { by } => self.solve_quest_op(by),
            Op::DrawEvent { by, n, moon } => self.draw_event_op(by, n, moon),
            Op::DiscardEvent { n, share } => self.discard_event_op(n, share),
            Op::StealQuest { from } => self.steal_quest(from),
            Op::GiveTrophy { by, n } => self.give_trophy(by, n),
            Op::TakeTrophy { by, of } => self.take_trophy(by, of),
            Op::Persist { first, count } => self.persist(first, count),
            Op::Rule(rule) => self.rule(rule),
        }
    }

    /// The innermost program is over; what an Evocation has inflicted counts for its activation below.
    fn end(&mut self) {
        let Some(over) = self.s.stack.pop() else { return };
        self.spell_over(&over);
        if let Some(below) = self.s.stack.last_mut()
            && over.body == below.body
            && over.body.is_some_and(|body| !Model::is_mage(body))
        {
            for (sum, n) in below.dealt.iter_mut().zip(over.dealt) {
                *sum = sum.saturating_add(n);
            }
        }
    }

    /// Before a sentence of a Spell first affects a Mage with Active Spells, that Mage may answer (REB-559).
    fn warn(&mut self) -> bool {
        let frame = *self.s.top();
        let Some((kind, _)) = self.game.spell_of(frame.source) else { return false };
        let by = self.actor(frame.you());
        if frame.step != 0 || self.s.answer.is_some() || by == Party::ROSE {
            return false;
        }
        let mut touched = Models::EMPTY;
        for op in &self.game.code[usize::from(frame.pc())..] {
            if matches!(op, Op::Period | Op::End) {
                break;
            }
            let nature = op.nature();
            touched |= self.touched(nature.affects);
            // Whom the rest of the sentence means is not known before.
            if nature.names {
                break;
            }
        }
        let facts = self.s.facts.len();
        for model in touched - by.as_model().into() {
            let Some(seat) = model.seat(SEATS).filter(|seat| !frame.record.warned.contains(*seat)) else {
                continue;
            };
            if self.s.mages[seat.index()].slots.contains(&Slot::Active) {
                let record = &mut self.s.top_mut().record;
                record.warned = record.warned.with(seat);
                self.s.note(Fact::Targeted { by, model, kind, about: true });
            }
        }
        let any = self.s.facts.len() > facts;
        if any {
            self.push_period(facts);
        }
        any
    }

    /// The Models that an operation is about to affect.
    fn touched(&self, affects: Affects) -> Models {
        match affects {
            Affects::Nobody | Affects::Doer(By::You) => Models::EMPTY,
            Affects::Models(who) => self.who(who),
            Affects::Doer(by) => self.party(by).and_then(|party| self.game.mage_of(party)).into(),
            Affects::EachMage => Models::first(self.game.mages).filter(|m| self.s.room_of(m).is_some()),
        }
    }

    /// Can what one may do next be done at all, as far as everybody can see?
    fn possible(&self) -> bool {
        self.possible_at(self.s.top().pc() + 1)
    }

    /// Can the sentence that begins at this place do anything, as far as everybody can see? Whom or where it will choose
    /// is looked at first, then what it does with that.
    pub fn possible_at(&self, pc: Pc) -> bool {
        let mut chosen = false;
        for op in &self.game.code[usize::from(pc)..] {
            let nature = op.nature();
            if !self.has(nature.needs, chosen) {
                return false;
            }
            if !nature.names {
                break;
            }
            chosen = true;
        }
        true
    }

    /// Is there what an operation needs? What is still to be `chosen` will be there.
    fn has(&self, needs: Needs, chosen: bool) -> bool {
        let cube = |party: Party| self.s.supply[party.index()] > 0;
        let models = |who: Who| {
            let open = chosen && matches!(who, Who::It | Who::ThatMage | Who::Target);
            (open && self.who(who).is_empty()) || !self.reachable(self.who(who)).is_empty()
        };
        let movable = |who: Who| {
            models(who) && (self.who(who).is_empty() || self.who(who).iter().any(|m| !self.is_kept(m)))
        };
        let rooms = |at: Where| match (self.spaces(at), at) {
            (_, Where::ThatRoom | Where::AdjacentToThat | Where::Of(_)) if chosen => self.game.shape.all(),
            (spaces, _) => spaces,
        };
        match needs {
            Needs::Nothing => true,
            Needs::Model(filter) => {
                let body = self.s.top().body.filter(|_| filter.only == Only::Attackable);
                !self.fitting(filter).is_empty()
                    || body.is_some_and(|body| self.instead_of_attacking(body) != 0)
            }
            Needs::Prey(who, to) => {
                let any = self.movable(who).lowest();
                any.is_some_and(|body| !self.quarry(body, to).is_empty())
            }
            Needs::ReadyOf { who, standard } => {
                self.holder(who).is_some_and(|seat| self.ready_slots(seat, standard) != 0)
            }
            Needs::Models(who) => models(who),
            Needs::Blow(by, who) => self.party(by).is_some_and(cube) && models(who),
            Needs::Movable(who) => movable(who),
            Needs::Way(who, at) => movable(who) && !rooms(at).is_empty(),
            Needs::Activating => self.may_activate(),
            Needs::Completed(who) => !self.completers(who).is_empty(),
            Needs::Slot(by, black, at) => {
                let party = if black { Some(Party::ROSE) } else { self.party(by) };
                party.is_some_and(cube) && rooms(at).iter().any(|r| self.game.free_slots(self.s, r) > 0)
            }
            Needs::Room(choice) => !self.room_choice(choice).is_empty(),
            Needs::Cubes(by, n, at) => self.party(by).is_some_and(|party| {
                self.spaces(at).iter().any(|space| self.s.rooms[space].cubes.count(party) >= usize::from(n))
            }),
            Needs::AnyCubes(n, at) => {
                rooms(at).iter().any(|space| self.s.rooms[space].cubes.len() >= usize::from(n))
            }
            Needs::Points(by, n) => self.party(by).is_some_and(|party| self.s.power[party.index()] >= n),
            Needs::Trophies(by, n) => self.party(by).is_some_and(|party| self.s.trophies[party.index()] >= n),
            Needs::Hand(by, n) => {
                self.seat(by).is_none_or(|seat| self.s.cards.count(Zone::Hand(seat)) >= usize::from(n))
            }
            Needs::Sheet(by) => self
                .seat(by)
                .is_some_and(|seat| self.s.cards.count(Zone::Hand(seat)) > 0 && self.replaceable(seat) != 0),
            Needs::Ready(by) => {
                self.seat(by).is_some_and(|seat| self.s.mages[seat.index()].slots.contains(&Slot::Ready))
            }
            Needs::Jinx(by) => self
                .party(by)
                .and_then(|party| self.game.mage_of(party))
                .is_some_and(|mage| self.s.mages[mage.index()].jinxes().next().is_some()),
        }
    }

    /// The answer the running operation has been waiting for.
    pub fn answer(&mut self) -> Option<Choice> {
        self.s.answer.take()
    }

    /// Asks one seat and waits.
    pub fn ask(&mut self, question: Question, seat: Seat, among: impl Into<Among>, stop: bool) -> Flow {
        let seats = Seats::only(seat);
        self.s.ask = Ask { question, seats, waiting: seats, stop, among: among.into() };
        Flow::Wait
    }

    /// Asks "you" and waits; the Crown Holder decides for the Black Rose (DUE-154).
    pub fn ask_you(&mut self, question: Question, among: impl Into<Among>, stop: bool) -> Flow {
        let seat = self.decider(self.s.top().you());
        self.ask(question, seat, among, stop)
    }

    /// Who decides for a side.
    pub fn decider(&self, party: Party) -> Seat {
        party.seat().filter(|seat| seat.index() < self.game.seats).unwrap_or(self.s.crown)
    }

    /// The side that does something.
    pub fn party(&self, by: By) -> Option<Party> {
        let frame = self.s.top();
        match by {
            By::You => Some(frame.you()),
            By::Rose => Some(Party::ROSE),
            // REB-576: who ignores the Effect does nothing because of it.
            By::Target => match frame.aim {
                Aim::Model(m) if Model::is_mage(m) => self.subject(Some(m)),
                _ => None,
            },
            By::Caster => match frame.role {
                Role::EachMage(_, caster) => Some(caster),
                Role::Effect | Role::After | Role::Activation(_) | Role::Completion { .. } => {
                    Some(frame.you())
                }
            },
            By::ThatMage => self.subject(frame.that_mage),
            By::Crown => self.subject(Some(self.s.crown.into())),
        }
    }

    /// The side of another Mage that a sentence has do something, if the Effect reaches that Mage: nobody in a Cell
    /// loses or discards because of it either (REB-530, DUE-379).
    fn subject(&self, mage: Option<Nth<Model>>) -> Option<Party> {
        let reached = self.reachable(Models::from(mage) - self.s.top().immune).lowest();
        reached.map(|mage| self.game.side_of(mage))
    }

    /// The seat that does something, if it is a Mage.
    pub fn seat(&self, by: By) -> Option<Seat> {
        self.party(by)?.seat()
    }

    /// Pushes a frame. Beyond the limit the effect is not started and the log says so; was it started?
    pub fn push(&mut self, frame: Frame) -> bool {
        let fits = self.s.stack.len() < FRAMES;
        if fits {
            self.s.stack.push(frame);
            self.s.reached.frames = self.s.reached.frames.max(count(self.s.stack.len()));
        } else {
            self.s.reached.lose(Limit::Effects);
        }
        fits
    }

    /// Pushes the triggers, defeats and declarations of what has happened since `facts`.
    pub fn push_period(&mut self, facts: usize) -> bool {
        let frame = *self.s.top();
        let mut period = Frame::new(self.game.lists.period, frame.you(), frame.body, frame.source);
        period.facts = count(facts);
        period.chain = frame.chain;
        self.push(period)
    }

    /// Sets whether the instruction was carried out in full, and goes on.
    pub fn done(&mut self, done: bool) -> Flow {
        self.s.top_mut().done = done.into();
        Flow::Next
    }

    /// The instruction does nothing; the log says why.
    pub fn skip(&mut self, why: &'static str, clause: Clause) -> Flow {
        self.nothing(why, clause);
        self.done(false)
    }

    /// Tells that something did nothing.
    pub fn nothing(&mut self, why: &'static str, clause: Clause) {
        self.log.tell(Audience::All, || Event::Nothing { why, clause });
    }

    /// Tells everybody.
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.log.tell(Audience::All, event);
    }

    /// Something hidden or random has become visible: no undo reaches back past it.
    pub fn bar(&mut self) {
        self.s.barrier += 1;
    }

    /// A card is turned face up for everybody.
    pub fn reveal(&mut self, card: Card) {
        self.s.cards.reveal(card, self.game.seats);
        self.bar();
    }

    /// The seats in play order: the First Mage, then the others clockwise (DUE-153).
    pub fn play_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, n) = (self.s.first, self.game.seats);
        (0..n).map(move |places| first.after(places, n))
    }

    fn each_mage(&mut self, cells: bool, others: bool, of: Option<Who>, exit: Pc) -> Flow {
        let frame = *self.s.top();
        // Who is not meant is fixed before the first, in the upper half.
        let (mages, before) = match (frame.role, of) {
            (Role::EachMage(mages, you), _) => (mages, you),
            (_, None) => (0, frame.you),
            (_, Some(who)) => {
                let meant = self.who(who);
                let out = Nth::all(SEATS).filter(|mage| !meant.contains(*mage));
                (out.map(|mage| 16 << mage.number()).sum(), frame.you)
            }
        };
        let (mut i, out) = (mages & 15, mages & 240);
        let event = matches!(frame.source, Source::Event(_));
        let n = count(self.game.mages);
        while i < n {
            let Some(mage) = self.mage_order().nth(usize::from(i)) else { break };
            i += 1;
            // REB-878: Events that speak of Mages do not mean the Avatar.
            if event && self.game.is_avatar(mage) {
                continue;
            }
            let side = self.game.side_of(mage);
            let there = cells || self.s.room_of(mage).is_some();
            let immune = frame.immune.contains(mage) || out & 16 << mage.number() != 0;
            if there && !immune && !(others && side == before) {
                let frame = self.s.top_mut();
                frame.role = Role::EachMage(i | out, before);
                frame.you = side;
                frame.that_mage = Some(mage);
                if event {
                    frame.body = Some(mage);
                }
                frame.done = Done::No;
                return Flow::Next;
            }
        }
        let frame = self.s.top_mut();
        frame.role = Role::Effect;
        frame.you = before;
        Flow::Jump(exit)
    }
}
