//! What may be answered now, what is asked, and why something is not offered.

use crate::cards::{Face, Zone};
use crate::content::build::Printed;
use crate::cubes::Party;
use crate::editions::HandLimit;
use crate::engine::actions::action;
use crate::engine::ask::{Among, Choice, Held, PILE, Question, WHOLE};
use crate::engine::rules::Rule;
use crate::events::Id;
use crate::game::BlackRose;
use crate::language::program::{Element, Op, Target};
use crate::limits::{BOARD, MODELS, PARTIES, SCHOOLS};
use crate::lodge::{Place, members};
use crate::state::*;
use kernel::small::{Nth, count};
use kernel::{Arg, Clause, Message, Name, Prompt, Rejected, Seat};
use std::borrow::Cow;

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
            Among::Sides { types } => self.sides_in_hand(s, seat, types, &mut f),
            Among::UpTo(most) => (0..=most).for_each(|n| f(Choice::Number(n))),
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
            Question::LayBack if self.looks_at_quests(s, seat) => self.quests_in(s, Zone::Look(seat), f),
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
                (0..BOARD).flat_map(|slot| s.cards.in_zone(Zone::Board(count(slot)))).for_each(|card| {
                    if let Printed::Event(event) = self.content.printed(s.cards.face(card)) {
                        f(Choice::Event(event));
                    }
                })
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
            Question::Either | Question::WhichMoon | Question::Vortex => {
                f(Choice::First);
                f(Choice::Second);
            }
            Question::Nothing
            | Question::Colour
            | Question::Mage
            | Question::Grimoire
            | Question::DiscardReady
            | Question::School
            | Question::Revealed
            | Question::CastHand
            | Question::Replace
            | Question::QuestLimit
            | Question::DiscardQuest
            | Question::ChooseQuest
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
    fn is_target_kind(&self, s: &State, model: Nth<Model>) -> bool {
        match s.stack.last().map(|frame| self.code[usize::from(frame.pc())]) {
            Some(Op::Aim(Target::Mage(_))) => Model::is_mage(model),
            Some(Op::Aim(Target::Evocation(_))) => !Model::is_mage(model),
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

    /// The Quests in a zone, in the order of the match's list.
    fn quests_in(&self, s: &State, zone: Zone, mut f: impl FnMut(Choice)) {
        let mask = s.cards.in_zone(zone).fold(0, |mask: QuestSet, card| {
            match self.content.printed(s.cards.face(card)) {
                Printed::Quest(quest) => mask | 1 << quest.number(),
                _ => mask,
            }
        });
        numbers(mask).for_each(|q| f(Choice::Quest(Nth::new(q))));
    }

    /// The different faces in a zone, each once.
    fn faces(&self, s: &State, zone: Zone, f: impl FnMut(Choice)) {
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
            Question::LayBack => ("ask-lay-back", cites.look),
            Question::Thin => ("ask-thin", cites.thin),
            Question::Revealed => ("ask-revealed", cites.pick),
            Question::Exchange => ("ask-exchange", cites.pick),
            Question::CastHand => ("ask-cast-hand", cites.pick),
            Question::Replace => ("ask-replace", cites.pick),
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
                    s.stack.last().is_some_and(|f| self.code[usize::from(f.pc())] == Op::Rule(Rule::Hunt));
                ("ask-step", if hunts { cites.hunt } else { cites.step })
            }
            Question::May => ("ask-may", cites.may),
            Question::Either => ("ask-either", cites.pick),
            Question::Convert => ("ask-convert", cites.convert),
            Question::Heal => ("ask-heal", cites.heal),
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
            Among::Parts { of: body, to, .. } => {
                if let Some(space) = s.room_of(body)
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
    /// A choice that is refused, in words.
    fn refused_said(&self, s: &State, seat: Seat, choice: Choice) -> Message {
        match choice {
            // What would come of it here is no matter.
            Choice::Fight => Message::new("choice-fight"),
            choice => self.choice_said(s, seat, choice),
        }
    }
}
