//! What is asked, and why something is not offered.

use crate::cards::Zone;
use crate::content::build::Printed;
use crate::cubes::Party;
use crate::editions::Taking;
use crate::engine::actions::action;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::rules::Rule;
use crate::events::Id;
use crate::game::BlackRose;
use crate::language::program::Op;
use crate::limits::{MODELS, PARTIES};
use crate::lodge::Place;
use crate::state::*;
use kernel::small::{Nth, count};
use kernel::{Arg, Clause, Message, Name, Prompt, Rejected, Seat};
use std::borrow::Cow;

impl BlackRose {
    /// What the seat is asked, and by which clause.
    pub fn prompt_of(&self, s: &State, seat: Seat) -> Prompt {
        let ask = &s.ask;
        let cites = &self.edition.cites;
        let (key, clause): (&'static str, Clause) = match ask.question {
            Question::Nothing => ("ask-nothing", cites.skipped),
            Question::Colour => ("ask-colour", cites.colour),
            Question::Mage => ("ask-mage", cites.mage),
            Question::Grimoire => ("ask-grimoire", cites.grimoire),
            Question::HandLimit => ("ask-hand-limit", cites.hand_limit),
            Question::Discard => ("ask-discard", cites.discard),
            Question::DiscardReady => ("ask-discard-ready", cites.discard),
            Question::TakeMemories => ("ask-take-memories", cites.pick),
            Question::TakeDiscards => ("ask-take-discards", cites.pick),
            Question::Search => ("ask-search", cites.pick),
            Question::SearchBoth => ("ask-search-both", cites.pick),
            Question::SearchSummon => ("ask-search-summon", cites.pick),
            Question::School => ("ask-school", cites.library),
            Question::Keep => ("ask-keep", cites.look),
            Question::LayBack => (self.lay_back_key(s, seat), cites.look),
            Question::Thin => ("ask-thin", cites.thin),
            Question::Revealed => ("ask-revealed", cites.pick),
            Question::Exchange => ("ask-exchange", cites.pick),
            Question::CastHand => ("ask-cast-hand", cites.pick),
            Question::Replace => ("ask-replace", cites.pick),
            Question::Give => ("ask-give", cites.pick),
            Question::GiveUpQuest => ("ask-give-up-quest", cites.give_up_quest),
            Question::QuestLimit => ("ask-quest-limit", cites.quest_limit),
            Question::DiscardQuest => ("ask-discard-quest", cites.quest),
            Question::ChooseQuest if ask.among == Among::Itself => ("ask-complete-looked", cites.look),
            Question::ChooseQuest => ("ask-choose-quest", cites.quest),
            Question::TakeQuest if matches!(ask.among, Among::CompletedOf(_)) => {
                ("ask-steal-quest", cites.pick)
            }
            Question::TakeQuest => ("ask-take-quest", cites.look),
            Question::PlayEvent => ("ask-play-event", cites.look),
            Question::KeepQuest => ("ask-keep-quest", cites.look),
            Question::WhichMoon => ("ask-which-moon", cites.look),
            Question::DiscardEvent => ("ask-discard-event", cites.event),
            Question::Kind => ("ask-kind", cites.pick),
            Question::RebuildOrder => ("ask-rebuild-order", cites.rebuild),
            Question::Redirect => ("ask-redirect", cites.redirect),
            Question::Ignore => ("ask-ignore", cites.may),
            Question::Winner => ("ask-winner", cites.winner),
            Question::Prepare => match s.mages[seat.index()].making {
                Making::Slot(_) => ("ask-prepare-slot", cites.prepare),
                Making::Side(..) => ("ask-prepare-side", cites.prepare),
                _ => ("ask-prepare", cites.prepare),
            },
            Question::Action => ("ask-action", cites.action),
            Question::Physical => ("ask-physical", cites.physical),
            Question::Target => ("ask-target", cites.target),
            Question::Pick => ("ask-pick", cites.pick),
            Question::PickRoom => ("ask-pick-room", cites.pick),
            Question::Step => {
                let hunts =
                    s.stack.last().is_some_and(|f| self.code[usize::from(f.pc())] == Op::Rule(Rule::Hunt));
                ("ask-step", if hunts { cites.hunt } else { cites.step })
            }
            Question::May => ("ask-may", cites.may),
            Question::Either => ("ask-either", cites.pick),
            Question::Convert => ("ask-convert", cites.convert),
            Question::Heal => ("ask-heal", cites.heal),
            Question::Transfer => ("ask-transfer", cites.transfer),
            Question::TakeInstability => ("ask-take-instability", cites.pick),
            Question::ShareDamage => ("ask-share-damage", cites.share),
            Question::ShareInstability => ("ask-share-instability", cites.share),
            Question::ShareJinx => ("ask-share-jinx", cites.share_jinx),
            Question::ShareEvocations => ("ask-share-evocations", cites.share_jinx),
            Question::ShareConversion => ("ask-share-conversion", cites.share),
            Question::ShareJinxCubes => ("ask-share-jinx-cubes", cites.share),
            Question::ShareTasks => ("ask-share-tasks", cites.share),
            Question::MakeRoom => ("ask-make-room", cites.make_room),
            Question::Upgrade => ("ask-upgrade", cites.upgrade),
            Question::KeepUpgrade => ("ask-keep-upgrade", cites.upgrade),
            Question::Jinx | Question::OwnJinx => ("ask-jinx", cites.jinx),
            Question::Evocation => ("ask-evocation", cites.evocation),
            Question::Order => ("ask-order", cites.order),
            Question::MayTrigger => ("ask-may-trigger", cites.may),
            Question::Which => ("ask-which", cites.which),
            Question::Declare => ("ask-declare", cites.declare),
            Question::Answer => ("ask-answer", cites.answer),
            Question::ReturnActive => ("ask-return-active", cites.return_active),
            Question::NameQuest => ("ask-name-quest", cites.declare),
            Question::Vortex => ("ask-vortex", cites.vortex),
            Question::Element => ("ask-element", cites.element),
            Question::RemoveReady => ("ask-remove-ready", cites.discard),
            Question::TakeFromHand => ("ask-take-from-hand", cites.look),
            Question::GiveInExchange => ("ask-give-in-exchange", cites.look),
            Question::NameType => ("ask-name-type", cites.pick),
            Question::NameColour => ("ask-name-colour", cites.pick),
            Question::DefeatOrder => ("ask-defeat-order", cites.defeat_order),
        };
        // REB-951: what its rules leave open the Crown Holder chooses for the Avatar.
        let clause = if self.chooses_for_avatar(s) { cites.crown_choice } else { clause };
        let mut message = Message::new(key);
        let noun = |id: Id| Arg::Noun(Cow::Owned(id.into()));
        if let Some(source) = s.stack.last().map(|frame| frame.source)
            && !matches!(source, Source::Rules | Source::Physical)
        {
            message = message.with("source", noun(self.source_id(s, source)));
        }
        message = match ask.among {
            Among::Cubes { on: Some(Row::Room(space)), .. } => {
                message.with("where", noun(self.room_id(s, space)))
            }
            Among::Cubes { on: Some(Row::Model(of)), .. }
            | Among::Steps { of, .. }
            | Among::Parts { of, .. }
            | Among::Model(of) => message.with("where", noun(self.model_id(s, of))),
            Among::Declaring(quest) => {
                let quest = self.quest_index(s, usize::from(quest));
                message.with("quest", noun(self.content.quests[quest].id.clone()))
            }
            Among::Trigger(trigger) => match s.pending.get(trigger.index()) {
                Some(pending) => message.with("what", noun(self.source_id(s, pending.source))),
                None => message,
            },
            Among::Itself if ask.question == Question::Prepare => match s.mages[seat.index()].making {
                Making::Slot(face) | Making::Side(face, _) => {
                    message.with("spell", noun(self.content.spells[usize::from(face)].id.clone()))
                }
                _ => message,
            },
            _ => message,
        };
        Prompt { message, clause }
    }

    /// What goes back: a Spell, a Quest or an Event. Which of them lies there everybody was told.
    fn lay_back_key(&self, s: &State, seat: Seat) -> &'static str {
        let first =
            s.cards.in_zone(Zone::Look(seat)).next().map(|card| self.content.printed(s.cards.face(card)));
        match first {
            Some(Printed::Quest(_)) => "ask-lay-back-quest",
            Some(Printed::Event(_)) => "ask-lay-back-event",
            _ => "ask-lay-back",
        }
    }

    /// How many answers the open question takes one after the other, if it asks for several of a kind.
    pub fn picks_left(&self, s: &State) -> Option<u8> {
        let work = s.stack.last()?.work;
        match (s.ask.question, work) {
            (Question::Convert | Question::Heal, Work::Rows(rows)) => Some(rows.left),
            (Question::School, Work::Study(Study { stage: Stage::Naming, count, .. })) => {
                let Taking::Look { look, .. } = self.edition.study.taking else { return None };
                Some(look - count)
            }
            (Question::Keep, Work::Study(Study { stage: Stage::Keeping, count, .. })) => Some(count),
            (
                Question::Discard
                | Question::DiscardReady
                | Question::RemoveReady
                | Question::DiscardQuest
                | Question::TakeMemories
                | Question::TakeDiscards
                | Question::Search
                | Question::SearchBoth
                | Question::SearchSummon
                | Question::School
                | Question::Keep
                | Question::KeepQuest
                | Question::TakeInstability,
                Work::Left(left),
            ) => Some(left),
            _ => None,
        }
    }

    /// Does somebody choose for the Avatar?
    fn chooses_for_avatar(&self, s: &State) -> bool {
        let (Some(avatar), Some(frame)) = (self.avatar, s.stack.last()) else { return false };
        let own = |body| !Model::is_mage(body) && self.owner_of(s, body) == Some(avatar);
        let acts = frame.body.is_some_and(|body| body == avatar || own(body));
        let charts = self.code[usize::from(frame.pc())] == Op::Rule(Rule::Chart);
        let open = !matches!(s.ask.question, Question::Answer | Question::Order | Question::MayTrigger);
        frame.you() == Party::ROSE && open && (acts || charts)
    }

    /// What the seat might have expected to be offered and is not, with the clause.
    pub fn rejected_options(&self, s: &State, seat: Seat) -> Vec<Rejected> {
        if !s.ask.waiting.contains(seat) {
            return Vec::new();
        }
        let cites = &self.edition.cites;
        let mut rejected = Vec::new();
        let mut reject = |choice: Choice, why: &'static str, clause: Clause| {
            let name = Name(self.choice_name(s, choice));
            let choice = self.refused_said(s, seat, choice);
            rejected.push(Rejected { name, choice, message: Message::new(why), clause });
        };
        let mage = &s.mages[seat.index()];
        let in_cell = s.models[Nth::from(seat)].at.is_cell();
        // A move leads next door, and to no other Room.
        if let Among::Steps { of, to } | Among::Parts { of, to, .. } = s.ask.among
            && !to.is_empty()
        {
            let near = s.room_of(of).map_or(to, |space| self.shape.adjacent(space) | space.into());
            for space in self.shape.all() - near {
                reject(Choice::Move(space), "why-not-adjacent", cites.adjacent);
            }
        }
        match s.ask.among {
            Among::Actions { actions, quests } => {
                let own = !s.owned(Party::from(seat)).is_empty();
                for (choice, bit) in [
                    (Choice::Explore, action::EXPLORE),
                    (Choice::Fight, action::FIGHT),
                    (Choice::Command, action::COMMAND),
                ] {
                    let lacks = choice == Choice::Command && !self.edition.actions.command;
                    if actions & bit != 0 || lacks {
                        continue;
                    }
                    if mage.physical_tokens == 0 {
                        reject(choice, "why-no-token", cites.no_token);
                    } else if in_cell {
                        reject(choice, "why-cell", cites.cell);
                    } else if !own {
                        reject(choice, "why-no-evocation", cites.no_evocation);
                    }
                }
                if self.is_banned(s, seat.into(), Banned::Move) {
                    let gives = |(_, slot): &(usize, &Slot)| matches!(slot, Slot::Ready | Slot::Active);
                    for (k, _) in mage.slots.iter().enumerate().filter(gives) {
                        reject(Choice::Momentum(count(k)), "why-banned", cites.ban);
                    }
                }
                for (k, slot) in mage.slots.iter().enumerate() {
                    if *slot != Slot::Ready || actions & (action::CAST << k) != 0 {
                        continue;
                    }
                    let cast = Choice::Cast(count(k));
                    if in_cell {
                        reject(cast, "why-cell", cites.cell);
                    } else if s.turn.casts > 0 {
                        reject(cast, "why-one-cast", cites.one_cast);
                    } else {
                        reject(cast, "why-slot-order", cites.slot_order);
                    }
                }
                for (q, _) in self.quests_in_play(s) {
                    let declare = Choice::Declare(count(q));
                    if s.quests[q].is_some() {
                        reject(declare, "why-quest-done", cites.quest_done);
                    } else if s.supply[seat.index()] == 0 {
                        reject(declare, "why-quest-cube", cites.quest_cube);
                    } else if quests & (1 << q) == 0 {
                        reject(declare, "why-quest-open", cites.declare);
                    }
                }
                if s.room_of(seat.into()).is_none() {
                    self.quests_in(s, Zone::Completed(seat), |choice| {
                        reject(choice, "why-cell", cites.quest_cell);
                    });
                }
                if !s.ask.stop {
                    reject(Choice::Done, "why-must-act", cites.must_act);
                }
            }
            // Where a text gives an attack alone, nobody expects the rest of an Action.
            Among::Parts { of: body, to, .. } if self.in_action(s) => {
                if self.is_banned(s, body, Banned::Activate) {
                    reject(Choice::ActivateRoom, "why-banned", cites.ban);
                } else if let Some(space) = s.room_of(body)
                    && self.closed(s, space)
                    && Model::is_mage(body)
                {
                    let why = match &s.rooms[space] {
                        room if room.turned && self.edition.is_standing() => "why-ruined",
                        room if room.used => "why-used-token",
                        _ => "why-no-room-token",
                    };
                    reject(Choice::ActivateRoom, why, cites.used_token);
                }
                if let Some(frame) = s.stack.last()
                    && to.is_empty()
                    && let Some(space) = s.room_of(body)
                {
                    let (why, clause) = match frame.work.parts().moves {
                        ..=0 => ("why-no-moves", cites.physical),
                        _ if !self.walks(s, body) => ("why-banned", cites.ban),
                        _ if Model::is_mage(body) => ("why-moves-together", cites.moves_together),
                        _ => ("why-moves-together", cites.evocation_moves),
                    };
                    for space in self.shape.adjacent(space) {
                        reject(Choice::Move(space), why, clause);
                    }
                }
                if !s.ask.stop {
                    reject(Choice::Done, "why-must-leave-cell", cites.leave_cell);
                }
            }
            Among::Models(models) if s.ask.question == Question::Target => {
                let there = |m: &Nth<Model>| s.models[*m].at != Place::OFF && !models.contains(*m);
                for m in Nth::all(MODELS).filter(there) {
                    let target = Choice::Model(m);
                    if !self.is_target_kind(s, m) {
                        reject(target, "why-no-target", cites.target);
                    } else if s.models[m].owner == Party::from(seat) {
                        reject(target, "why-immune", cites.immune);
                    } else if s.models[m].at.is_cell() {
                        reject(target, "why-not-in-lodge", cites.not_in_lodge);
                    } else {
                        reject(target, "why-out-of-reach", cites.sight);
                    }
                }
            }
            Among::Rooms(spaces) if s.ask.question == Question::Target => {
                for space in self.shape.all() - spaces {
                    reject(Choice::Room(space), "why-out-of-reach", cites.sight);
                }
            }
            Among::Itself if s.ask.question == Question::Prepare && mage.making == Making::Card => {
                let prepared = mage.slots.iter().filter(|slot| **slot == Slot::Ready).count();
                if prepared < self.edition.preparation.spells.0 {
                    reject(Choice::Done, "why-prepare-two", cites.prepare);
                }
            }
            Among::Cubes { of, on: Some(Row::Model(on)) }
                if s.ask.question == Question::Convert
                    && on.index() < PARTIES
                    && !of.contains(Party::from(seat).place()) =>
            {
                reject(Choice::Cube(Party::from(seat)), "why-own-cube", cites.convert);
            }
            _ => {}
        }
        rejected
    }

    /// Is the question about the parts of a Physical Action or of an activation?
    fn in_action(&self, s: &State) -> bool {
        s.stack.last().is_some_and(|frame| matches!(self.code[usize::from(frame.pc())], Op::Physical { .. }))
    }

    /// A choice that is refused, in words.
    fn refused_said(&self, s: &State, seat: Seat, choice: Choice) -> Message {
        match choice {
            // What would come of it here is no matter.
            Choice::Fight => Message::new("choice-fight"),
            choice => self.choice_said(s, seat, choice),
        }
    }
}
