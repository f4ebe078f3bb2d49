//! What may be answered now, what is asked, and why something is not offered.

use crate::cards::Zone;
use crate::content::build::Printed;
use crate::cubes::Party;
use crate::engine::actions::action;
use crate::engine::ask::{Choice, Question};
use crate::engine::rules::Rule;
use crate::events::Id;
use crate::game::BlackRose;
use crate::language::program::{Op, Target};
use crate::limits::{BOARD, MODELS, PARTIES, SEATS};
use crate::lodge::members;
use crate::state::*;
use kernel::small::{Members, Nth, Set};
use kernel::{Arg, Clause, Message, Name, Prompt, Rejected, Seat};
use std::borrow::Cow;

/// Where the Quests lie that a question is about.
fn quest_zone(seat: Seat, about: u8) -> Zone {
    match about {
        0 => Zone::Active(seat),
        1 => Zone::Completed(seat),
        _ => Zone::Solved(seat),
    }
}

/// What a mask of the question means.
fn all<T>(mask: u32) -> Members<T> {
    Set::from_mask(mask).iter()
}

impl BlackRose {
    /// Calls `f` for each legal answer of the seat, in a fixed order.
    pub fn options(&self, s: &State, seat: Seat, mut f: impl FnMut(Choice)) {
        let ask = &s.ask;
        let done = |stop: bool, f: &mut dyn FnMut(Choice)| {
            if stop {
                f(Choice::Done);
            }
        };
        match ask.question {
            Question::Nothing => {}
            Question::Colour => all(ask.mask).for_each(|i| f(Choice::Colour(i))),
            Question::Mage => all(ask.mask).for_each(|i| f(Choice::Mage(i))),
            Question::Grimoire => all(ask.mask).for_each(|i| f(Choice::Grimoire(i))),
            Question::HandLimit | Question::Discard => self.faces(s, Zone::Hand(seat), f),
            Question::TakeMemories | Question::Search | Question::SearchBoth | Question::SearchSummon => {
                self.searchable(s, ask.question, seat, f)
            }
            Question::School => {
                members(ask.mask).for_each(|k| f(Choice::School(k as u8)));
                if s.phase == Phase::Study {
                    self.thinnable(s, seat, f);
                }
            }
            Question::Keep => self.faces(s, Zone::Look(seat), f),
            Question::Thin => {
                self.thinnable(s, seat, &mut f);
                f(Choice::Done);
            }
            Question::Exchange => self.faces(s, Zone::Hand(seat), f),
            Question::Give => self.forgotten_in_hand(s, seat, f),
            Question::GiveUpQuest => {
                self.quests_in(s, Zone::Active(seat), &mut f);
                f(Choice::Done);
            }
            Question::ChooseQuest if ask.about == 3 => {
                self.quests_in(s, Zone::Active(seat), &mut f);
                self.quests_in(s, Zone::Completed(seat), f);
            }
            Question::QuestLimit | Question::DiscardQuest | Question::ChooseQuest => {
                self.quests_in(s, quest_zone(seat, ask.about), f);
            }
            Question::KeepQuest => self.quests_in(s, Zone::Look(seat), f),
            Question::DiscardEvent => {
                (0..BOARD as u8).flat_map(|slot| s.cards.in_zone(Zone::Board(slot))).for_each(|card| {
                    if let Printed::Event(event) = self.content.printed(s.cards.face(card)) {
                        f(Choice::Event(event));
                    }
                })
            }
            Question::Ignore => members(ask.mask).for_each(|n| f(Choice::Number(n as u8))),
            Question::Kind => all(ask.mask).for_each(|k| f(Choice::Evocation(k))),
            Question::Winner => members(ask.mask).for_each(|p| f(Choice::Cube(Party(p as u8)))),
            Question::Revealed => members(ask.mask).for_each(|i| f(Choice::Slot(i as u8))),
            Question::DiscardReady => members(ask.mask).for_each(|i| f(Choice::Slot(i as u8))),
            Question::Prepare => match s.mages[seat.index()].making {
                Making::Card => {
                    self.faces(s, Zone::Hand(seat), &mut f);
                    // DUE-259, DUE-266, REB-430: two, three or four; all of them with fewer than two.
                    let prepared =
                        s.mages[seat.index()].slots.iter().filter(|slot| **slot == Slot::Ready).count();
                    done(prepared >= self.edition.preparation.spells.0, &mut f);
                }
                Making::Slot(_) => self.slots_to_fill(s, seat).for_each(|k| f(Choice::Slot(k as u8))),
                Making::Side(..) => {
                    f(Choice::Side(Side::Light));
                    f(Choice::Side(Side::Dark));
                }
                _ => {}
            },
            Question::Action => {
                for (bit, choice) in [
                    (action::EXPLORE, Choice::Explore),
                    (action::FIGHT, Choice::Fight),
                    (action::COMMAND, Choice::Command),
                ] {
                    if ask.mask & bit != 0 {
                        f(choice);
                    }
                }
                for k in 0..4 {
                    if ask.mask & (action::CAST << k) != 0 {
                        f(Choice::Cast(k));
                    }
                }
                for k in 0..4 {
                    if ask.mask & (action::MOMENTUM << k) != 0 {
                        f(Choice::Momentum(k));
                    }
                }
                members(ask.also).for_each(|q| f(Choice::Declare(q as u8)));
                if s.room_of(seat.index()).is_some() {
                    self.quests_in(s, Zone::Completed(seat), |choice| {
                        if !matches!(choice, Choice::Quest(q) if s.turn.tried & (1 << q.number()) != 0) {
                            f(choice);
                        }
                    });
                }
                done(ask.stop, &mut f);
            }
            Question::Physical => {
                members(ask.mask).for_each(|r| f(Choice::Move(r as u8)));
                if ask.also & (1 << 31) != 0 {
                    f(Choice::ActivateRoom);
                }
                members(ask.also & !(1 << 31)).for_each(|m| f(Choice::Attack(m as u8)));
                if ask.extra {
                    f(Choice::AttackRoom);
                }
                done(ask.stop, &mut f);
            }
            Question::Step => {
                members(ask.mask).for_each(|r| f(Choice::Move(r as u8)));
                done(ask.stop, &mut f);
            }
            Question::Target => {
                members(ask.mask).for_each(|m| f(Choice::Model(m as u8)));
                members(ask.also).for_each(|r| f(Choice::Room(r as u8)));
                if ask.stop {
                    f(Choice::Dummy);
                }
            }
            Question::Pick
            | Question::ShareDamage
            | Question::ShareJinx
            | Question::ShareEvocations
            | Question::Evocation => {
                members(ask.mask).for_each(|m| f(Choice::Model(m as u8)));
                if ask.extra {
                    f(Choice::Dummy);
                }
            }
            Question::ShareConversion => {
                members(ask.mask).for_each(|m| f(Choice::Model(m as u8)));
                members(ask.also).for_each(|r| f(Choice::Room(r as u8)));
            }
            Question::ShareTasks => {
                members(ask.mask).for_each(|q| f(Choice::Quest(Nth::new(q))));
                members(ask.also).for_each(|q| f(Choice::Quest(Nth::new(32 + q))));
            }
            Question::OwnJinx | Question::ShareJinxCubes => {
                members(ask.mask).for_each(|place| f(Choice::OwnJinx(place as u8)));
            }
            Question::MakeRoom => {
                members(ask.mask).for_each(|m| f(Choice::Model(m as u8)));
                f(Choice::Done);
            }
            Question::PickRoom | Question::ShareInstability | Question::RebuildOrder => {
                members(ask.mask).for_each(|r| f(Choice::Room(r as u8)));
            }
            Question::May
            | Question::MayTrigger
            | Question::Declare
            | Question::Redirect
            | Question::ReturnActive => {
                f(Choice::Yes);
                f(Choice::No);
            }
            Question::Either | Question::WhichMoon => {
                f(Choice::First);
                f(Choice::Second);
            }
            Question::Convert | Question::Heal => {
                members(ask.mask).for_each(|p| f(Choice::Cube(Party(p as u8))));
                done(ask.stop, &mut f);
            }
            Question::Upgrade | Question::KeepUpgrade => all(ask.mask).for_each(|k| f(Choice::Upgrade(k))),
            Question::Jinx => all(ask.mask).for_each(|k| f(Choice::Jinx(k))),
            Question::Order => {
                members(ask.mask).for_each(|i| f(Choice::Trigger(i as u8)));
                members(ask.also).for_each(|k| f(Choice::Slot(k as u8)));
                if ask.extra {
                    f(Choice::Token);
                }
            }
            Question::Which => members(ask.mask).for_each(|i| f(Choice::Cause(ask.about + i as u8))),
            Question::Answer => {
                if let Making::Answers(slots, _) = s.mages[seat.index()].making {
                    members(u32::from(slots)).for_each(|k| f(Choice::Slot(k as u8)));
                    f(Choice::Done);
                }
            }
        }
    }

    /// The slots that the next Spell may be prepared in.
    pub(crate) fn slots_to_fill(&self, s: &State, seat: Seat) -> impl Iterator<Item = usize> {
        let slots = s.mages[seat.index()].slots;
        let next = (1..4).find(|&k| slots[k] == Slot::Empty);
        let in_order = self.edition.preparation.slots_in_order;
        (0..4)
            .filter(move |&k| slots[k] == Slot::Empty)
            // REB-434: numbered slots from I upward.
            .filter(move |&k| k == 0 || !in_order || Some(k) == next)
    }

    /// Is the Model of the kind that the Effect targets?
    fn is_target_kind(&self, s: &State, model: usize) -> bool {
        match s.stack.last().map(|frame| self.code[frame.pc() as usize]) {
            Some(Op::Aim(Target::Mage(_))) => model < SEATS,
            Some(Op::Aim(Target::Evocation(_))) => model >= SEATS,
            _ => true,
        }
    }

    /// The piles a question searches.
    pub fn searched(&self, question: Question, seat: Seat) -> [Option<Zone>; 2] {
        match question {
            Question::TakeMemories => [Some(Zone::Memories(seat)), None],
            Question::SearchBoth => [Some(Zone::Grimoire(seat)), Some(Zone::Memories(seat))],
            _ => [Some(Zone::Grimoire(seat)), None],
        }
    }

    /// The Spells that such a search can find.
    pub fn searchable(&self, s: &State, question: Question, seat: Seat, mut f: impl FnMut(Choice)) {
        let piles = self.searched(question, seat);
        let fits =
            |face: u16| question != Question::SearchSummon || self.content.spells[face as usize].summons;
        self.faces_of(s, &piles, |choice| {
            if !matches!(choice, Choice::Spell(face) if !fits(face)) {
                f(choice);
            }
        });
    }

    /// The Spells of the hand that may go back to their School now (REB-355 to REB-357).
    pub fn thinnable(&self, s: &State, seat: Seat, mut f: impl FnMut(Choice)) {
        if !self.edition.study.thinning || s.mages[seat.index()].thinned {
            return;
        }
        self.faces(s, Zone::Hand(seat), |choice| {
            if let Choice::Spell(face) = choice
                && !self.content.spells[face as usize].personal
            {
                f(Choice::Thin(face));
            }
        });
    }

    /// The Forgotten Spells in a hand.
    pub fn forgotten_in_hand(&self, s: &State, seat: Seat, mut f: impl FnMut(Choice)) {
        self.faces(s, Zone::Hand(seat), |choice| {
            if matches!(choice, Choice::Spell(face) if self.content.spells[face as usize].forgotten) {
                f(choice);
            }
        });
    }

    /// The Quests in a zone, in the order of the match's list.
    fn quests_in(&self, s: &State, zone: Zone, mut f: impl FnMut(Choice)) {
        let mask =
            s.cards.in_zone(zone).fold(0u64, |mask, card| match self.content.printed(s.cards.face(card)) {
                Printed::Quest(quest) => mask | 1 << quest.number(),
                _ => mask,
            });
        members(mask).for_each(|q| f(Choice::Quest(Nth::new(q))));
    }

    /// The different faces in a zone, each once.
    fn faces(&self, s: &State, zone: Zone, f: impl FnMut(Choice)) {
        self.faces_of(s, &[Some(zone)], f);
    }

    fn faces_of(&self, s: &State, zones: &[Option<Zone>], mut f: impl FnMut(Choice)) {
        let mut seen = [0u64; 8];
        for card in zones.iter().flatten().flat_map(|zone| s.cards.in_zone(*zone)) {
            let face = s.cards.face(card).0 as usize;
            seen[face / 64 % 8] |= 1 << (face % 64);
        }
        for (word, mask) in seen.iter().enumerate() {
            members(*mask).for_each(|face| f(Choice::Spell((word * 64 + face) as u16)));
        }
    }

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
            Question::Search => ("ask-search", cites.pick),
            Question::SearchBoth => ("ask-search-both", cites.pick),
            Question::SearchSummon => ("ask-search-summon", cites.pick),
            Question::School => ("ask-school", cites.library),
            Question::Keep => ("ask-keep", cites.look),
            Question::Thin => ("ask-thin", cites.thin),
            Question::Revealed => ("ask-revealed", cites.pick),
            Question::Exchange => ("ask-exchange", cites.pick),
            Question::Give => ("ask-give", cites.pick),
            Question::GiveUpQuest => ("ask-give-up-quest", cites.give_up_quest),
            Question::QuestLimit => ("ask-quest-limit", cites.quest_limit),
            Question::DiscardQuest => ("ask-discard-quest", cites.quest),
            Question::ChooseQuest => ("ask-choose-quest", cites.quest),
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
                    s.stack.last().is_some_and(|f| self.code[f.pc() as usize] == Op::Rule(Rule::Hunt));
                ("ask-step", if hunts { cites.hunt } else { cites.step })
            }
            Question::May => ("ask-may", cites.may),
            Question::Either => ("ask-either", cites.pick),
            Question::Convert => ("ask-convert", cites.convert),
            Question::Heal => ("ask-heal", cites.heal),
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
        let about = ask.about;
        message = match ask.question {
            Question::Convert if about >= 128 && about != NONE => {
                message.with("where", noun(self.room_id(s, about as usize - 128)))
            }
            Question::Convert | Question::Heal | Question::Physical | Question::Redirect | Question::Step
                if about != NONE =>
            {
                message.with("where", noun(self.model_id(s, about as usize)))
            }
            Question::Declare => {
                let quest = self.quest_index(s, about as usize);
                message.with("quest", noun(self.content.quests[quest].id.clone()))
            }
            Question::MayTrigger => match s.pending.get(about as usize) {
                Some(pending) => message.with("what", noun(self.source_id(s, pending.source))),
                None => message,
            },
            Question::Prepare => match s.mages[seat.index()].making {
                Making::Slot(face) | Making::Side(face, _) => {
                    message.with("spell", noun(self.content.spells[face as usize].id.clone()))
                }
                _ => message,
            },
            _ => message,
        };
        Prompt { message, clause }
    }

    /// Does somebody choose for the Avatar?
    fn chooses_for_avatar(&self, s: &State) -> bool {
        let (Some(avatar), Some(frame)) = (self.avatar, s.stack.last()) else { return false };
        let body = frame.body as usize;
        let own = (SEATS..MODELS).contains(&body) && self.owner_of(s, body) == avatar as u8;
        let charts = self.code[frame.pc() as usize] == Op::Rule(Rule::Chart);
        let open = !matches!(s.ask.question, Question::Answer | Question::Order | Question::MayTrigger);
        frame.you() == Party::ROSE && open && (body == avatar || own || charts)
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
        let in_cell = s.models[seat.index()].at.is_cell();
        // A move leads next door, and to no other Room.
        if matches!(s.ask.question, Question::Physical | Question::Step) && s.ask.mask != 0 {
            let near = match s.room_of(s.ask.about as usize) {
                Some(space) => self.shape.adjacent(space) | 1 << space,
                None => s.ask.mask,
            };
            for r in members(self.shape.all() & !near) {
                reject(Choice::Move(r as u8), "why-not-adjacent", cites.adjacent);
            }
        }
        match s.ask.question {
            Question::Action => {
                let own = s.owned(Party::from(seat)) != 0;
                for (choice, bit) in [
                    (Choice::Explore, action::EXPLORE),
                    (Choice::Fight, action::FIGHT),
                    (Choice::Command, action::COMMAND),
                ] {
                    if s.ask.mask & bit != 0 {
                        continue;
                    }
                    if mage.tokens == 0 {
                        reject(choice, "why-no-token", cites.no_token);
                    } else if in_cell {
                        reject(choice, "why-cell", cites.cell);
                    } else if !own {
                        reject(choice, "why-no-evocation", cites.no_evocation);
                    }
                }
                for (k, slot) in mage.slots.iter().enumerate() {
                    if *slot != Slot::Ready || s.ask.mask & (action::CAST << k) != 0 {
                        continue;
                    }
                    let cast = Choice::Cast(k as u8);
                    if in_cell {
                        reject(cast, "why-cell", cites.cell);
                    } else if s.turn.casts > 0 {
                        reject(cast, "why-one-cast", cites.one_cast);
                    } else {
                        reject(cast, "why-slot-order", cites.slot_order);
                    }
                }
                for (q, _) in self.quests_in_play(s) {
                    let declare = Choice::Declare(q as u8);
                    if s.quests[q] != NONE {
                        reject(declare, "why-quest-done", cites.quest_done);
                    } else if s.supply[seat.index()] == 0 {
                        reject(declare, "why-quest-cube", cites.quest_cube);
                    } else if s.ask.also & (1 << q) == 0 {
                        reject(declare, "why-quest-open", cites.declare);
                    }
                }
                if s.room_of(seat.index()).is_none() {
                    self.quests_in(s, Zone::Completed(seat), |choice| {
                        reject(choice, "why-cell", cites.quest_cell);
                    });
                }
                if !s.ask.stop {
                    reject(Choice::Done, "why-must-act", cites.must_act);
                }
            }
            Question::Physical => {
                let body = s.ask.about as usize;
                if let Some(space) = s.room_of(body)
                    && self.closed(s, space)
                    && body < SEATS
                {
                    reject(Choice::ActivateRoom, "why-used-token", cites.used_token);
                }
                if let Some(frame) = s.stack.last()
                    && s.ask.mask == 0
                    && let Some(space) = s.room_of(body)
                {
                    let (why, clause) = match frame.work.parts().moves {
                        ..=0 => ("why-no-moves", cites.physical),
                        _ if body < SEATS => ("why-moves-together", cites.moves_together),
                        _ => ("why-moves-together", cites.evocation_moves),
                    };
                    for r in members(self.shape.adjacent(space)) {
                        reject(Choice::Move(r as u8), why, clause);
                    }
                }
                if !s.ask.stop {
                    reject(Choice::Done, "why-must-leave-cell", cites.leave_cell);
                }
            }
            Question::Target => {
                for m in 0..MODELS {
                    if s.ask.mask & (1 << m) != 0
                        || s.models[m].at == crate::lodge::Place::OFF
                        || s.ask.mask == 0
                    {
                        continue;
                    }
                    let target = Choice::Model(m as u8);
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
                if s.ask.also != 0 {
                    for r in members(self.shape.all() & !s.ask.also) {
                        reject(Choice::Room(r as u8), "why-out-of-reach", cites.sight);
                    }
                }
            }
            Question::Prepare if mage.making == Making::Card => {
                let prepared = mage.slots.iter().filter(|slot| **slot == Slot::Ready).count();
                if prepared < self.edition.preparation.spells.0 {
                    reject(Choice::Done, "why-prepare-two", cites.prepare);
                }
            }
            Question::Convert if s.ask.about < PARTIES as u8 && s.ask.mask & (1 << seat.0) == 0 => {
                reject(Choice::Cube(Party::from(seat)), "why-own-cube", cites.convert);
            }
            _ => {}
        }
        rejected
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
