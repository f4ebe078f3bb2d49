//! Spells are cast: from their slot, or from the hand in the place of one on the Mage Sheet.

use crate::cards::{Face, Zone};
use crate::engine::actions::SLOTS;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::game::BlackRose;
use crate::language::program::{By, Happening, SpellType, Where};
use crate::lodge::members;
use crate::state::{Fact, Noted, Revealed, Slot, State, Tie, Work};
use kernel::small::count;
use kernel::{Audience, Seat};

impl BlackRose {
    /// The type of the side of the Spell in the slot that was prepared.
    pub fn slot_type(&self, s: &State, seat: Seat, slot: usize) -> Option<SpellType> {
        let face = s.cards.face(s.slot_card(seat, slot)?);
        Some(self.content.side(face, s.mages[seat.index()].sides[slot]).kind)
    }

    fn waits(&self, s: &State, seat: Seat, slot: usize) -> bool {
        self.slot_type(s, seat, slot).is_some_and(SpellType::waits)
    }

    /// The type that was announced of the Active Spell in the slot (CLA-606).
    pub fn announced(&self, s: &State, seat: Seat, slot: usize) -> Option<SpellType> {
        let active = s.mages[seat.index()].slots[slot] == Slot::Active;
        if self.edition.answers.type_announced && active { self.slot_type(s, seat, slot) } else { None }
    }

    /// The types that the Active Spells of a seat may have, as far as everybody knows; a mask.
    pub fn waiting_types(&self, s: &State, seat: Seat) -> u8 {
        let active = (0..4).filter(|&slot| s.mages[seat.index()].slots[slot] == Slot::Active);
        let types =
            active.map(|slot| self.announced(s, seat, slot).map_or(SpellType::WAITING, SpellType::bit));
        types.fold(0, |all, types| all | types)
    }
}

impl Run<'_, '_> {
    /// Cast a Spell: reveal it and apply its Active Side (DUE-316 to DUE-320). A Trap or Protection
    /// becomes Active instead and waits, still face down.
    pub fn cast(&mut self, seat: Seat, slot: usize) {
        if self.game.waits(self.s, seat, slot) {
            self.s.mages[seat.index()].slots[slot] = Slot::Active;
            // That it waits tells others what it may be.
            self.bar();
            let mage = self.game.log_model(self.log, self.s, seat.into());
            let kind = self.game.announced(self.s, seat, slot);
            self.tell(|| Event::Activated { mage, slot: SLOTS[slot], kind });
            let facts = self.s.facts.len();
            if self.note_cast(seat, slot) {
                self.push_period(facts);
            }
            return;
        }
        let facts = self.s.facts.len();
        let mut frame = self.reveal_spell(seat, slot);
        self.s.note(Fact::Revealed { by: seat.into(), what: Revealed::Slot(count(slot)) });
        self.note_cast(seat, slot);
        frame.facts = count(facts);
        self.push(frame);
    }

    /// That a Spell was cast, if something waits for it.
    fn note_cast(&mut self, seat: Seat, slot: usize) -> bool {
        let kind = self.game.slot_type(self.s, seat, slot).filter(|_| self.is_awaited(Happening::Cast));
        let by = seat.into();
        kind.map(|kind| self.s.note(Fact::Cast { by, kind })).is_some()
    }

    /// "Name a type of Spells", for what the Spell that runs begins.
    pub fn name_type(&mut self) -> Flow {
        let frame = *self.s.top();
        let (Some(seat), Some(slot)) = (frame.you().seat(), frame.lies.as_slot()) else { return Flow::Next };
        let Some(Choice::Type(kind)) = self.answer() else {
            return self.ask(Question::NameType, seat, Among::Itself, false);
        };
        let noted = &mut self.s.mages[seat.index()].fixed.slots[usize::from(slot)];
        *noted = Noted { kind: Some(kind), ..Noted::default() };
        let mage = self.game.log_model(self.log, self.s, seat.into());
        self.tell(|| Event::TypeNamed { mage, kind: kind.word() });
        self.done(true)
    }

    /// "Name a colour of Rooms": a Room of it becomes "that Room".
    pub fn name_colour(&mut self) -> Flow {
        let Some(Choice::RoomColour(colour)) = self.answer() else {
            return self.ask_you(Question::NameColour, Among::Itself, false);
        };
        self.s.top_mut().that_room = self.spaces(Where::Colour(colour)).lowest();
        let (game, s) = (self.game, &*self.s);
        let you = s.top().you();
        self.log.tell(Audience::All, || Event::ColourNamed {
            mage: game.party_id(s, you),
            colour: colour.word(),
        });
        self.done(true)
    }

    /// The slots whose Spell another may take the place of, as a mask: none that is about to answer.
    pub fn replaceable(&self, seat: Seat) -> u8 {
        let declared =
            |k: usize| self.s.stack.iter().any(|f| f.declared[seat.index()].iter().any(|s| s == k));
        let mage = &self.s.mages[seat.index()];
        (0..4).filter(|&k| mage.slots[k] != Slot::Empty && !declared(k)).map(|k| 1 << k).sum()
    }

    /// "Cast a Spell from your hand": it takes the place of one on the Mage Sheet, and its Mage chooses its side
    /// (CLA-614, CLA-615). What the hand holds is secret: who has no Spell of the type says so by casting none.
    pub fn cast_hand(&mut self, by: By, kind: Option<SpellType>, from: Option<Where>) -> Flow {
        if self.s.top().step == 2 {
            return self.done(true);
        }
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        if self.s.top().step == 0 {
            let slots = self.replaceable(seat);
            if slots == 0 || self.s.cards.count(Zone::Hand(seat)) == 0 {
                return self.skip("no-card", self.game.edition.cites.skipped);
            }
            let slot = match (self.answer(), slots.count_ones()) {
                (Some(Choice::Slot(slot)), _) => slot,
                (_, 1) => members(slots).next().map_or(0, count),
                _ => return self.ask(Question::Replace, seat, Among::Slots(slots), false),
            };
            let frame = self.s.top_mut();
            frame.step = 1;
            frame.work = Work::Chosen(slot);
        }
        let Work::Chosen(slot) = self.s.top().work else { return self.done(false) };
        let (face, side) = match self.answer() {
            Some(Choice::CastHand(face, side)) => (Face(face), side),
            Some(_) => return self.done(false),
            None => {
                let types = kind.map_or(0, SpellType::bit);
                return self.ask(Question::CastHand, seat, Among::Sides { types }, kind.is_some());
            }
        };
        let slot = usize::from(slot);
        let origin = from.and_then(|at| self.spaces(at).lowest());
        self.s.cards.loosen_hand(seat);
        let Some(card) = self.s.cards.find(Zone::Hand(seat), face) else { return self.done(false) };
        self.discard_slot(seat, slot);
        self.unwatch(|tie| tie == Tie::Slot(seat.into(), count(slot)));
        self.s.cards.put(card, Zone::Slot(seat, count(slot)));
        let mage = &mut self.s.mages[seat.index()];
        (mage.slots[slot], mage.sides[slot]) = (Slot::Ready, side);
        self.s.top_mut().step = 2;
        let frames = self.s.stack.len();
        self.cast(seat, slot);
        if self.s.stack.len() > frames {
            self.s.top_mut().origin = origin;
        }
        Flow::Stay
    }
}
