//! Spells are cast: from their slot, or from the hand in the place of one on the Mage Sheet.

use crate::cards::{Face, Zone};
use crate::cubes::Party;
use crate::engine::actions::SLOTS;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::game::BlackRose;
use crate::language::program::{By, Models, SpellType, Where, Who};
use crate::lodge::members;
use crate::state::{Fact, Frame, Lies, Noted, Revealed, Slot, Source, State, Tie, Work};
use kernel::small::count;
use kernel::{Audience, Seat};

impl BlackRose {
    /// The type of the side of the Spell in the slot that was prepared.
    pub fn slot_type(&self, s: &State, seat: Seat, slot: usize) -> Option<SpellType> {
        let face = s.cards.face(s.slot_card(seat, slot)?);
        Some(self.content.side(face, s.mages[seat.index()].sides[slot]).kind)
    }

    /// Has everybody seen the face-down Spell in the slot?
    pub fn is_open(&self, s: &State, seat: Seat, slot: usize) -> bool {
        let open = |card| Seat::all(self.seats).all(|seat| s.cards.known(card, seat)) && !s.cards.loose(card);
        s.mages[seat.index()].slots[slot] == Slot::Ready && s.slot_card(seat, slot).is_some_and(open)
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
            if self.game.content.casts {
                // What lies face down has no source that others may know.
                let mut steps =
                    Frame::new(self.game.lists.lay, seat.into(), Some(seat.into()), Source::Rules);
                steps.lies = Lies::slot(count(slot));
                steps.facts = count(self.s.facts.len());
                self.push(steps);
            }
            return;
        }
        let facts = self.s.facts.len();
        let mut frame = self.reveal_spell(seat, slot);
        self.s.note(Fact::Revealed { by: seat.into(), what: Revealed::Slot(count(slot)) });
        self.note_cast(seat.into(), (seat, slot));
        frame.facts = count(facts);
        self.push(frame);
    }

    /// That a side casts the Spell in a slot, if something waits for it.
    pub fn note_cast(&mut self, by: Party, (holder, slot): (Seat, usize)) {
        if let Some(kind) = self.game.slot_type(self.s, holder, slot).filter(|_| self.game.content.casts) {
            self.s.note(Fact::Cast { by, kind });
        }
    }

    /// "Name a type of Spells", for what the Spell that runs begins.
    pub fn name_type(&mut self) -> Flow {
        let frame = *self.s.top();
        let (Some(seat), Some((holder, slot))) = (frame.you().seat(), self.slot_of(&frame)) else {
            return Flow::Next;
        };
        let Some(Choice::Type(kind)) = self.answer() else {
            return self.ask(Question::NameType, seat, Among::Itself, false);
        };
        let noted = &mut self.s.mages[holder.index()].fixed.slots[usize::from(slot)];
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

    /// What was cast face down waits, unless it was cancelled: then it goes to the Memories (CLA-677).
    pub fn lay_active(&mut self) -> Flow {
        let frame = *self.s.top();
        if let (true, Some(seat), Some(slot)) = (frame.stopped, frame.you.seat(), frame.lies.as_slot())
            && self.s.mages[seat.index()].slots[usize::from(slot)] == Slot::Active
        {
            self.discard_slot(seat, usize::from(slot));
        }
        Flow::Next
    }

    /// The Mage whose cards these words mean.
    pub fn holder(&self, of: Who) -> Option<Seat> {
        let mages = self.reachable(self.who(of)) & Models::first(self.game.seats);
        mages.lowest().and_then(|mage| mage.seat(self.game.seats))
    }

    /// The slot in which the Spell lies whose Effect a frame is, and whose.
    pub fn slot_of(&self, frame: &Frame) -> Option<(Seat, u8)> {
        let own = || frame.you().seat().zip(frame.lies.as_slot());
        frame.lies.as_lent().or_else(own)
    }

    /// "Cast your next Ready Spell": the lowest numbered one, or the Quick one (REB-680).
    pub fn cast_next(&mut self, by: By) -> Flow {
        if self.s.top().step == 1 {
            return self.done(true);
        }
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let Some(slot) = self.next_ready(seat) else {
            return self.skip("no-card", self.game.edition.cites.skipped);
        };
        self.s.top_mut().step = 1;
        self.cast(seat, slot);
        Flow::Stay
    }

    /// The slot of the Spell that the Mage would cast next: the lowest numbered one, at last the Quick one.
    fn next_ready(&self, seat: Seat) -> Option<usize> {
        let slots = &self.s.mages[seat.index()].slots;
        [1, 2, 3, 0].into_iter().find(|&k| slots[k] == Slot::Ready)
    }

    /// "Cast the next Ready Standard Spell of X as your own": its Effect is yours, the card stays where it is (CLA-610).
    /// What waits for a trigger waits with its Mage.
    pub fn cast_next_of(&mut self, by: By, of: Who) -> Flow {
        if self.s.top().step == 1 {
            return self.done(true);
        }
        let (Some(party), Some(holder)) = (self.party(by), self.holder(of)) else {
            return self.skip("nobody", self.game.edition.cites.skipped);
        };
        let slot = members(self.ready_slots(holder, true)).next();
        let Some(slot) = slot else { return self.skip("no-card", self.game.edition.cites.skipped) };
        self.s.top_mut().step = 1;
        if self.game.waits(self.s, holder, slot) {
            self.cast(holder, slot);
            return Flow::Stay;
        }
        let facts = self.s.facts.len();
        let mut effect = self.turn_spell(holder, slot);
        (effect.you, effect.body) = (party, self.game.mage_of(party));
        effect.lies = Lies::lent(holder, count(slot));
        effect.facts = count(facts);
        let side = self.s.mages[holder.index()].sides[slot];
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::CastAsOwn {
            mage: game.party_id(s, party),
            of: game.model_id(s, holder.into()),
            spell: game.source_id(s, effect.source),
            side,
        });
        self.s.note(Fact::Revealed { by: party, what: Revealed::Lent(holder, count(slot)) });
        self.note_cast(party, (holder, slot));
        self.push(effect);
        Flow::Stay
    }

    /// "Reveal the next Ready Spell of X": it stays Ready, and everybody knows it.
    pub fn reveal_next(&mut self, of: Who) -> Flow {
        let Some(holder) = self.holder(of) else {
            return self.skip("nobody", self.game.edition.cites.skipped);
        };
        let next = self.next_ready(holder);
        let Some((slot, card)) = next.and_then(|slot| Some((slot, self.s.slot_card(holder, slot)?))) else {
            return self.skip("no-card", self.game.edition.cites.skipped);
        };
        self.reveal(card);
        let side = self.s.mages[holder.index()].sides[slot];
        let face = self.s.cards.face(card);
        self.s.top_mut().record.cards.show(self.game.content.side(face, side).kind);
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::ShownReady {
            mage: game.model_id(s, holder.into()),
            slot: SLOTS[slot],
            spell: game.spell_id(face),
            side,
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
