//! What may be answered now.

use crate::cards::{Face, Zone};
use crate::content::build as printed;
use crate::content::build::Printed;
use crate::cubes::Party;
use crate::editions::HandLimit;
use crate::engine::actions::action;
use crate::engine::ask::{Among, Choice, Held, PILE, Question, WHOLE};
use crate::game::BlackRose;
use crate::language::program::{Colour, Element, Op, SpellType, Target};
use crate::limits::{BOARD, SCHOOLS};
use crate::lodge::members;
use crate::state::*;
use kernel::Seat;
use kernel::small::{Nth, count};

impl BlackRose {
    /// Calls `f` for each legal answer of the seat, in a fixed order.
    pub fn options(&self, s: &State, seat: Seat, mut f: impl FnMut(Choice)) {
        let ask = &s.ask;
        match ask.among {
            Among::Itself => return self.plain_options(s, seat, f),
            Among::Colours(colours) => colours.iter().for_each(|colour| f(Choice::Colour(colour))),
            Among::Mages(mages) => mages.iter().for_each(|mage| f(Choice::Mage(mage))),
            Among::Grimoires(all) => all.iter().for_each(|grimoire| f(Choice::Grimoire(grimoire))),
            Among::Schools(schools) => {
                members(schools).for_each(|school| match school.checked_sub(PILE) {
                    Some(pile) => f(Choice::Pile(count(pile))),
                    None => f(Choice::School(count(school))),
                });
                if s.phase == Phase::Study {
                    self.thinnable(s, seat, f);
                }
                return;
            }
            Among::Kinds(kinds) => kinds.iter().for_each(|kind| f(Choice::Evocation(kind))),
            Among::Upgrades(kinds) => kinds.iter().for_each(|kind| f(Choice::Upgrade(kind))),
            Among::Jinxes(kinds) => kinds.iter().for_each(|kind| f(Choice::Jinx(kind))),
            Among::OwnJinxes { places, .. } => {
                members(places).for_each(|place| f(Choice::OwnJinx(Nth::new(place))));
            }
            Among::Slots(slots) if ask.question != Question::ReturnActive => {
                members(slots).for_each(|slot| f(Choice::Slot(count(slot))));
            }
            Among::SlotsOf { slots, .. } => {
                members(slots).for_each(|slot| f(Choice::Slot(count(slot))));
            }
            Among::HandOf(holder) => {
                // Only who can give one takes one.
                let mut any = false;
                self.exchangeable(s, seat, |_| any = true);
                if any {
                    self.exchangeable(s, holder, &mut f);
                }
            }
            Among::Sides { types } => self.sides_in_hand(s, seat, types, &mut f),
            Among::UpTo(most) => (0..=most).for_each(|n| f(Choice::Number(n))),
            Among::Models(holders) if ask.question == Question::TakeQuest => {
                let holders = holders.iter().filter_map(|m| m.seat(self.seats));
                holders.for_each(|holder| self.quests_in(s, Zone::Active(holder), &mut f));
            }
            Among::CompletedOf(holders) => {
                let holders = holders.iter().filter_map(|m| m.seat(self.seats));
                holders.for_each(|holder| self.quests_in(s, self.completed(holder), &mut f));
            }
            Among::Models(models) => {
                models.iter().for_each(|m| f(Choice::Model(m)));
                match ask.question {
                    Question::Target if ask.stop => f(Choice::Dummy),
                    Question::MakeRoom => f(Choice::Done),
                    _ => {}
                }
                return;
            }
            Among::ModelsOrDummy(models) => {
                models.iter().for_each(|m| f(Choice::Model(m)));
                return f(Choice::Dummy);
            }
            Among::Rooms(spaces) if ask.question == Question::NameQuest => {
                let handles = spaces.lowest().map_or(0, |space| self.handles(s, seat, space));
                numbers(handles).for_each(|quest| f(Choice::Quest(Nth::new(quest))));
            }
            Among::Rooms(spaces) => spaces.iter().for_each(|space| f(Choice::Room(space))),
            Among::Steps { to, .. } => to.iter().for_each(|space| f(Choice::Move(space))),
            Among::Parts { of, to, victims, activate, also } => {
                to.iter().for_each(|space| f(Choice::Move(space)));
                if activate {
                    f(Choice::ActivateRoom);
                    let handles = s.room_of(of).map_or(0, |space| self.handles(s, seat, space));
                    numbers(handles).for_each(|quest| f(Choice::ActivateFor(Nth::new(quest))));
                }
                victims.iter().for_each(|m| f(Choice::Attack(m)));
                if also & WHOLE != 0 {
                    f(Choice::AttackRoom);
                }
                members(also >> 1).for_each(|k| f(Choice::Instead(count(k))));
            }
            Among::Actions { actions, quests } => self.actions_of(s, seat, actions, quests, &mut f),
            Among::Cubes { of, .. } => of.iter().for_each(|side| f(Choice::Cube(Party::at(side)))),
            Among::Held(Held::Active) => self.quests_in(s, Zone::Active(seat), &mut f),
            Among::Held(Held::Completed) => self.quests_in(s, Zone::Completed(seat), &mut f),
            Among::Held(Held::Solved) => self.quests_in(s, Zone::Solved(seat), &mut f),
            Among::Held(Held::Unsolved) => {
                self.quests_in(s, Zone::Active(seat), &mut f);
                self.quests_in(s, Zone::Completed(seat), &mut f);
            }
            Among::Quests(open) => {
                let mut place = 0;
                self.quests_in(s, Zone::Active(seat), |quest| {
                    if open >> place & 1 != 0 {
                        f(quest);
                    }
                    place += 1;
                });
            }
            Among::Causes { first, open } => {
                members(open).for_each(|i| f(Choice::Cause(Nth::new(first.index() + i))));
            }
            Among::Answers { triggers, slot, token } => {
                triggers.iter().for_each(|trigger| f(Choice::Trigger(trigger)));
                slot.into_iter().for_each(|slot| f(Choice::Slot(slot)));
                if token {
                    f(Choice::Token);
                }
            }
            Among::Slots(_) | Among::Trigger(_) | Among::Declaring(_) | Among::Model(_) => {
                f(Choice::Yes);
                f(Choice::No);
            }
        }
        if ask.stop {
            f(Choice::Done);
        }
    }

    /// What may be answered where the question itself says it.
    fn plain_options(&self, s: &State, seat: Seat, mut f: impl FnMut(Choice)) {
        let mage = &s.mages[seat.index()];
        match s.ask.question {
            Question::HandLimit => {
                self.faces(s, Zone::Hand(seat), &mut f);
                if s.phase == Phase::Study && self.edition.study.hand == HandLimit::Always {
                    self.thinnable(s, seat, f);
                }
            }
            Question::Discard | Question::Exchange => self.faces(s, Zone::Hand(seat), f),
            Question::TakeMemories
            | Question::TakeDiscards
            | Question::Search
            | Question::SearchBoth
            | Question::SearchSummon => self.searchable(s, s.ask.question, seat, f),
            Question::ChooseQuest => self.quests_in(s, Zone::Look(seat), f),
            Question::LayBack if self.looks_at_quests(s, seat) => self.quests_in(s, Zone::Look(seat), f),
            Question::LayBack if self.looks_at_events(s, seat) => {
                let played = s.stack.last().map(|frame| frame.work);
                self.events_in(s, Zone::Look(seat), |event| {
                    if played != Some(Work::Event(event)) {
                        f(Choice::Event(event));
                    }
                });
            }
            Question::PlayEvent => {
                self.events_in(s, Zone::Look(seat), |event| f(Choice::Event(event)));
                f(Choice::Done);
            }
            Question::Keep | Question::LayBack => {
                self.faces(s, Zone::Look(seat), &mut f);
                if s.ask.stop {
                    f(Choice::Done);
                }
            }
            Question::Thin => {
                self.thinnable(s, seat, &mut f);
                f(Choice::Done);
            }
            Question::GiveInExchange => self.exchangeable(s, seat, f),
            Question::Give => self.forgotten_in_hand(s, seat, f),
            Question::GiveUpQuest => {
                self.quests_in(s, Zone::Active(seat), &mut f);
                f(Choice::Done);
            }
            Question::KeepQuest => {
                self.quests_in(s, Zone::Look(seat), &mut f);
                if s.ask.stop {
                    f(Choice::Done);
                }
            }
            Question::DiscardEvent => {
                (0..BOARD).for_each(|slot| {
                    self.events_in(s, Zone::Board(count(slot)), |event| f(Choice::Event(event)));
                });
            }
            Question::Prepare => match mage.making {
                Making::Card => {
                    let prepared = mage.slots.iter().filter(|slot| **slot == Slot::Ready).count();
                    let rules = &self.edition.preparation;
                    if prepared < rules.spells.1 {
                        self.faces(s, Zone::Hand(seat), &mut f);
                    }
                    numbers(self.may_hold(s, seat)).for_each(|quest| f(Choice::Hold(Nth::new(quest))));
                    // DUE-259, DUE-266, REB-430: two, three or four; all of them with fewer than two. CLA-401: one of them
                    // is the Quick one.
                    let quick = !rules.quick || mage.slots[0] == Slot::Ready;
                    let all = s.cards.count(Zone::Hand(seat)) == 0;
                    if prepared >= rules.spells.0 && quick || all {
                        f(Choice::Done);
                    }
                }
                Making::Slot(_) => {
                    self.slots_to_fill(s, seat).for_each(|slot| f(Choice::Slot(count(slot))));
                }
                Making::Side(..) => {
                    f(Choice::Side(Side::Light));
                    f(Choice::Side(Side::Dark));
                }
                Making::Nothing | Making::Done | Making::Answers(..) | Making::Declared(_) => {}
            },
            Question::Answer => {
                if let Making::Answers(slots, _) = mage.making {
                    members(slots).for_each(|slot| f(Choice::Slot(count(slot))));
                    f(Choice::Done);
                }
            }
            Question::May => {
                f(Choice::Yes);
                f(Choice::No);
            }
            Question::Element => Element::ALL.into_iter().for_each(|element| f(Choice::Element(element))),
            Question::NameType => SpellType::ALL.into_iter().for_each(|kind| f(Choice::Type(kind))),
            Question::NameColour => {
                Colour::ALL.into_iter().for_each(|colour| f(Choice::RoomColour(colour)));
            }
            Question::Either | Question::WhichMoon | Question::Vortex => {
                f(Choice::First);
                f(Choice::Second);
            }
            Question::Nothing
            | Question::Colour
            | Question::Mage
            | Question::Grimoire
            | Question::DiscardReady
            | Question::RemoveReady
            | Question::TakeFromHand
            | Question::School
            | Question::Revealed
            | Question::CastHand
            | Question::Replace
            | Question::QuestLimit
            | Question::DiscardQuest
            | Question::TakeQuest
            | Question::Kind
            | Question::RebuildOrder
            | Question::Ignore
            | Question::Redirect
            | Question::Winner
            | Question::Action
            | Question::Physical
            | Question::Target
            | Question::Pick
            | Question::PickRoom
            | Question::Step
            | Question::Convert
            | Question::Heal
            | Question::Transfer
            | Question::TakeInstability
            | Question::ShareDamage
            | Question::ShareInstability
            | Question::ShareJinx
            | Question::ShareEvocations
            | Question::ShareConversion
            | Question::ShareJinxCubes
            | Question::ShareTasks
            | Question::MakeRoom
            | Question::Upgrade
            | Question::KeepUpgrade
            | Question::Jinx
            | Question::OwnJinx
            | Question::Evocation
            | Question::Order
            | Question::MayTrigger
            | Question::Which
            | Question::Declare
            | Question::NameQuest
            | Question::DefeatOrder
            | Question::ReturnActive => {}
        }
    }

    /// Actions, and Quests that may be declared or used between them.
    fn actions_of(&self, s: &State, seat: Seat, actions: u32, quests: u32, f: &mut impl FnMut(Choice)) {
        for (bit, choice) in [
            (action::EXPLORE, Choice::Explore),
            (action::FIGHT, Choice::Fight),
            (action::COMMAND, Choice::Command),
        ] {
            if actions & bit != 0 {
                f(choice);
            }
        }
        for k in 0..4 {
            if actions & (action::CAST << k) != 0 {
                f(Choice::Cast(k));
            }
        }
        for k in 0..4 {
            if actions & (action::MOMENTUM << k) != 0 {
                f(Choice::Momentum(k));
            }
        }
        members(quests).for_each(|quest| f(Choice::Declare(count(quest))));
        if s.room_of(seat.into()).is_some() {
            self.quests_in(s, Zone::Completed(seat), |choice| {
                if !matches!(choice, Choice::Quest(q) if s.turn.tried & (1 << q.number()) != 0) {
                    f(choice);
                }
            });
        }
    }

    /// The slots that the next Spell may be prepared in.
    pub(crate) fn slots_to_fill(&self, s: &State, seat: Seat) -> impl Iterator<Item = usize> {
        let slots = s.mages[seat.index()].slots;
        let next = (1..4).find(|&k| slots[k] == Slot::Empty);
        let in_order = self.edition.preparation.slots_in_order;
        let last =
            self.edition.preparation.quick && slots[0] == Slot::Empty && s.cards.count(Zone::Hand(seat)) <= 1;
        (0..4)
            .filter(move |&k| slots[k] == Slot::Empty)
            // REB-434: numbered slots from I upward.
            .filter(move |&k| k == 0 || !in_order || Some(k) == next)
            // CLA-401, CLA-406: the last Spell that there is goes to the Quick slot, if that is empty.
            .filter(move |&k| k == 0 || !last)
    }

    /// Is the Model of the kind that the Effect targets?
    pub(crate) fn is_target_kind(&self, s: &State, model: Nth<Model>) -> bool {
        match s.stack.last().map(|frame| self.code[usize::from(frame.pc())]) {
            Some(Op::Aim(Target::Mage(_))) => Model::is_mage(model),
            Some(Op::Aim(Target::Evocation(_))) => s.is_evocation(model),
            _ => true,
        }
    }

    /// The piles a question searches.
    pub fn searched(&self, question: Question, seat: Seat) -> [Option<Zone>; SCHOOLS] {
        let (first, second) = match question {
            Question::TakeDiscards => {
                let there = |k: usize| k < self.content.schools.len();
                return std::array::from_fn(|k| there(k).then(|| Zone::Discards(count(k))));
            }
            Question::TakeMemories => (Zone::Memories(seat), None),
            Question::SearchBoth => (Zone::Grimoire(seat), Some(Zone::Memories(seat))),
            _ => (Zone::Grimoire(seat), None),
        };
        std::array::from_fn(|k| [Some(first), second].get(k).copied().flatten())
    }

    /// The Spells that such a search can find.
    pub fn searchable(&self, s: &State, question: Question, seat: Seat, mut f: impl FnMut(Choice)) {
        let piles = self.searched(question, seat);
        let fits =
            |face: u16| question != Question::SearchSummon || self.content.spells[usize::from(face)].summons;
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
                && (self.edition.study.personal_thins || !self.content.spells[usize::from(face)].personal)
            {
                f(Choice::Thin(face));
            }
        });
    }

    /// Are the cards that the seat looks at Quests?
    fn looks_at_quests(&self, s: &State, seat: Seat) -> bool {
        let mut cards = s.cards.in_zone(Zone::Look(seat));
        cards.any(|card| matches!(self.content.printed(s.cards.face(card)), Printed::Quest(_)))
    }

    /// Are the cards that the seat looks at Events?
    fn looks_at_events(&self, s: &State, seat: Seat) -> bool {
        let mut any = false;
        self.events_in(s, Zone::Look(seat), |_| any = true);
        any
    }

    /// The Events in a zone, in the order of the match's list.
    fn events_in(&self, s: &State, zone: Zone, mut f: impl FnMut(Nth<printed::Event>)) {
        let event = |card| match self.content.printed(s.cards.face(card)) {
            Printed::Event(event) => Some(event),
            _ => None,
        };
        let mut last = None;
        while let Some(next) =
            s.cards.in_zone(zone).filter_map(event).filter(|event| Some(*event) > last).min()
        {
            f(next);
            last = Some(next);
        }
    }

    /// The Spells in a hand, each with the sides of these types.
    fn sides_in_hand(&self, s: &State, seat: Seat, types: u8, mut f: impl FnMut(Choice)) {
        self.faces(s, Zone::Hand(seat), |choice| {
            let Choice::Spell(face) = choice else { return };
            for side in [Side::Light, Side::Dark] {
                let there = side == Side::Light || !self.content.spells[usize::from(face)].single;
                let kind = self.content.side(Face(face), side).kind;
                if there && (types == 0 || types & kind.bit() != 0) {
                    f(Choice::CastHand(face, side));
                }
            }
        });
    }

    /// The Forgotten Spells in a hand.
    pub fn forgotten_in_hand(&self, s: &State, seat: Seat, mut f: impl FnMut(Choice)) {
        self.faces(s, Zone::Hand(seat), |choice| {
            if matches!(choice, Choice::Spell(face) if self.content.spells[usize::from(face)].forgotten) {
                f(choice);
            }
        });
    }

    /// Where the Completed Quests of a Mage lie (CLA-310).
    pub(crate) fn completed(&self, seat: Seat) -> Zone {
        if self.edition.quests.at_once { Zone::Solved(seat) } else { Zone::Completed(seat) }
    }

    /// The Quests in a zone, in the order of the match's list.
    pub(crate) fn quests_in(&self, s: &State, zone: Zone, mut f: impl FnMut(Choice)) {
        let mask = s.cards.in_zone(zone).fold(0, |mask: QuestSet, card| {
            match self.content.printed(s.cards.face(card)) {
                Printed::Quest(quest) => mask | 1 << quest.number(),
                _ => mask,
            }
        });
        numbers(mask).for_each(|q| f(Choice::Quest(Nth::new(q))));
    }

    /// The different faces in a zone, each once.
    pub(crate) fn faces(&self, s: &State, zone: Zone, f: impl FnMut(Choice)) {
        self.faces_of(s, &[Some(zone)], f);
    }

    fn faces_of(&self, s: &State, zones: &[Option<Zone>], mut f: impl FnMut(Choice)) {
        let mut seen = [0u64; 8];
        for card in zones.iter().flatten().flat_map(|zone| s.cards.in_zone(*zone)) {
            let face = s.cards.face(card).index();
            seen[face / 64 % 8] |= 1 << (face % 64);
        }
        for (word, mask) in seen.iter().enumerate() {
            members(*mask).for_each(|face| f(Choice::Spell(Face::new(word * 64 + face).0)));
        }
    }
}
