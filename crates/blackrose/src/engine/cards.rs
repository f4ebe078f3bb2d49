//! Cards: drawing, discarding, reshuffling, the Hand value.

use crate::cards::{Card, Face, Zone};
use crate::cubes::Party;
use crate::editions::{HandLimit, Unplayed};
use crate::engine::actions::SLOTS;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::game::purpose;
use crate::language::program::{By, Pile};
use crate::lodge::members;
use crate::state::{Fact, Noted, Phase, Slot, Tie, Work};
use kernel::small::count;
use kernel::{Audience, Clause, Seat};

impl Run<'_, '_> {
    /// Draws one card; an empty Grimoire is first made anew from the Memories (DUE-253, DUE-254).
    pub fn draw(&mut self, seat: Seat, from: Pile) -> bool {
        let (zone, name) = match from {
            Pile::Grimoire => (Zone::Grimoire(seat), "grimoire"),
            Pile::Library | Pile::LibraryOrDiscards => {
                (Zone::Library(count(members(self.schools()).next().unwrap_or(0))), "library")
            }
            Pile::Forgotten => (Zone::Forgotten, "forgotten"),
            Pile::RandomMemories | Pile::Memories => (Zone::Memories(seat), "memories"),
        };
        if from == Pile::Grimoire && self.s.cards.top(zone).is_none() {
            self.reshuffle(seat);
        }
        if let Zone::Library(school) = zone {
            self.renew_school(school);
        }
        let card = match from {
            Pile::RandomMemories => {
                let k = self.s.chance.0.place(purpose::MEMORIES, self.s.cards.count(zone));
                self.s.cards.below_top(zone, k)
            }
            _ => self.s.cards.top(zone),
        };
        let Some(card) = card else {
            self.nothing("no-card", self.no_card(from));
            return false;
        };
        self.bar();
        self.to_hand(seat, card, name, matches!(from, Pile::RandomMemories | Pile::Memories));
        if from == Pile::Forgotten {
            self.s.note(Fact::DrewForgotten { by: seat.into() });
        }
        true
    }

    /// The clause of a pile that has no card.
    pub fn no_card(&self, from: Pile) -> Clause {
        let cites = &self.game.edition.cites;
        match from {
            Pile::Grimoire | Pile::RandomMemories | Pile::Memories => cites.no_grimoire,
            Pile::Library | Pile::LibraryOrDiscards => cites.no_library,
            Pile::Forgotten => cites.no_forgotten,
        }
    }

    /// A card comes into a hand; from an open pile everybody sees which.
    pub fn to_hand(&mut self, seat: Seat, card: Card, from: &'static str, open: bool) {
        self.s.cards.put(card, Zone::Hand(seat));
        self.s.cards.show(card, seat);
        self.s.grown = true;
        let (game, s) = (self.game, &*self.s);
        let event = |spell: bool| Event::Drew {
            mage: game.model_id(s, seat.into()),
            from,
            spell: spell.then(|| game.spell_id(s.cards.face(card))),
        };
        if open {
            self.log.tell(Audience::All, || event(true));
        } else {
            self.log.tell(Audience::only(seat), || event(true));
            self.log.tell(Audience::except(seat), || event(false));
        }
    }

    /// The Memories are shuffled into the Grimoire.
    pub fn reshuffle(&mut self, seat: Seat) {
        if self.s.cards.count(Zone::Memories(seat)) == 0 {
            return;
        }
        while let Some(card) = self.s.cards.top(Zone::Memories(seat)) {
            self.s.cards.put(card, Zone::Grimoire(seat));
        }
        let chance = &mut self.s.chance.0;
        self.s.cards.shuffle(Zone::Grimoire(seat), chance, purpose::grimoire(seat));
        let id = self.game.log_model(self.log, self.s, seat.into());
        self.tell(|| Event::Reshuffled { mage: id });
    }

    /// "Draw N".
    pub fn draw_op(&mut self, by: By, n: u8, from: Pile) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let piles = from == Pile::LibraryOrDiscards;
        if piles || from == Pile::Library && self.game.content.schools.len() > 1 {
            let open = piles || self.game.edition.study.open_piles;
            return self.draw_from_schools(seat, n, open);
        }
        let drawn = (0..n).filter(|_| self.draw(seat, from)).count();
        self.done(drawn == usize::from(n))
    }

    /// A card leaves play: to the Memories, or out of the game if it is a Forgotten Spell (DUE-561, DUE-562).
    pub fn put_away(&mut self, seat: Seat, card: Card, from: &'static str) {
        let stays = from == "hand" && self.game.edition.study.unplayed == Unplayed::Stays;
        let forgotten = self.game.content.spells[self.s.cards.face(card).index()].forgotten && !stays;
        self.discard_to(seat, card, from, if forgotten { Zone::Gone } else { Zone::Memories(seat) });
    }

    fn discard_to(&mut self, seat: Seat, card: Card, from: &'static str, zone: Zone) {
        self.reveal(card);
        let face = self.s.cards.face(card);
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Discarded {
            mage: game.model_id(s, seat.into()),
            spell: game.spell_id(face),
            from,
        });
        self.s.cards.put(card, zone);
        if zone == Zone::Gone {
            let game = self.game;
            self.tell(|| Event::LeftTheGame { spell: game.spell_id(face) });
        }
    }

    /// Discards what lies in a Spell Slot.
    pub fn discard_slot(&mut self, seat: Seat, slot: usize) {
        let unplayed = self.s.mages[seat.index()].slots[slot] != Slot::Revealed;
        self.clear_slot(seat, slot, unplayed && self.game.edition.study.unplayed == Unplayed::Stays);
    }

    /// The same; what is `kept` goes to the Memories whatever it is.
    pub fn clear_slot(&mut self, seat: Seat, slot: usize, kept: bool) {
        match self.s.slot_card(seat, slot) {
            Some(card) if kept => self.discard_to(seat, card, SLOTS[slot], Zone::Memories(seat)),
            Some(card) => self.put_away(seat, card, SLOTS[slot]),
            None => {}
        }
        self.s.mages[seat.index()].slots[slot] = Slot::Empty;
        self.s.mages[seat.index()].named[slot] = None;
        self.s.mages[seat.index()].fixed.slots[slot] = Noted::default();
    }

    /// Discards a Spell from the hand.
    pub fn discard_face(&mut self, seat: Seat, face: u16) {
        // Which of the hand it is, others cannot tell.
        self.s.cards.blend_hand(seat);
        if let Some(card) = self.s.cards.find(Zone::Hand(seat), Face(face)) {
            self.put_away(seat, card, "hand");
        }
    }

    /// "Discard N Spells" from the hand, of one's choice.
    pub fn discard_op(&mut self, by: By, n: u8) -> Flow {
        if self.party(by) == Some(Party::ROSE) && by != By::Rose && self.game.avatar.is_some() {
            return self.discard_commands(n);
        }
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let mut left = self.s.top().work.left(n);
        if let Some(Choice::Spell(face)) = self.answer() {
            self.discard_face(seat, face);
            self.s.top_mut().record.cards.discard();
            left -= 1;
        }
        self.s.top_mut().work = Work::Left(left);
        if left == 0 || self.s.cards.count(Zone::Hand(seat)) == 0 {
            return self.done(left == 0);
        }
        self.ask(Question::Discard, seat, Among::Itself, false)
    }

    /// "Discard N Ready Spells", or such in the numbered slots.
    pub fn discard_ready(&mut self, by: By, n: u8, standard: bool) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let mut left = self.s.top().work.left(n);
        if let Some(Choice::Slot(slot)) = self.answer() {
            self.discard_slot(seat, usize::from(slot));
            self.s.top_mut().record.cards.discard();
            left -= 1;
        }
        self.s.top_mut().work = Work::Left(left);
        let ready = self.ready_slots(seat, standard);
        if left == 0 || ready == 0 {
            return self.done(left == 0);
        }
        self.ask(Question::DiscardReady, seat, Among::Slots(ready), false)
    }

    /// The slots with a Ready Spell, as a mask: all, or the numbered ones.
    pub fn ready_slots(&self, seat: Seat, standard: bool) -> u8 {
        let slots = &self.s.mages[seat.index()].slots;
        (usize::from(standard)..4).filter(|&k| slots[k] == Slot::Ready).map(|k| 1 << k).sum()
    }

    /// "Discard your Quick Spell", Ready or not; what it had begun ends.
    pub fn discard_quick(&mut self, by: By) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        // What is about to answer stays until it has.
        if self.replaceable(seat) & 1 == 0 {
            return self.skip("no-card", self.game.edition.cites.skipped);
        }
        self.discard_slot(seat, 0);
        self.unwatch(|tie| tie == Tie::Slot(seat.into(), 0));
        self.s.top_mut().record.cards.discard();
        self.done(true)
    }

    /// Takes Spells of one's choice from a pile, or from two; a deck looked through is shuffled (REB-372).
    pub fn take(&mut self, by: By, n: u8, question: Question) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let mut left = self.s.top().work.left(n);
        let piles = self.game.searched(question, seat);
        if let Some(Choice::Spell(face)) = self.answer() {
            let found = piles
                .into_iter()
                .flatten()
                .find_map(|zone| self.s.cards.find(zone, Face(face)).map(|card| (zone, card)));
            if let Some((zone, card)) = found {
                let open = matches!(zone, Zone::Memories(_) | Zone::Discards(_))
                    || question == Question::SearchSummon;
                if question == Question::SearchSummon {
                    self.reveal(card);
                }
                let from = match zone {
                    Zone::Memories(_) => "memories",
                    Zone::Discards(_) => "library",
                    _ => "grimoire",
                };
                self.to_hand(seat, card, from, open);
                self.bar();
            }
            left -= 1;
        }
        self.s.top_mut().work = Work::Left(left);
        let mut any = false;
        self.game.searchable(self.s, question, seat, |_| any = true);
        if left == 0 || !any {
            if !matches!(question, Question::TakeMemories | Question::TakeDiscards) {
                let chance = &mut self.s.chance.0;
                self.s.cards.shuffle(Zone::Grimoire(seat), chance, purpose::grimoire(seat));
            }
            return self.done(left == 0);
        }
        self.ask(question, seat, Among::Itself, false)
    }

    /// Every Mage above the Hand value discards down to it, in play order (DUE-257, DUE-258).
    pub fn hand_limits(&mut self) -> Flow {
        if self.game.edition.study.hand == HandLimit::Study && self.s.phase != Phase::Study {
            return Flow::Next;
        }
        let mut answer = self.answer();
        for seat in self.play_order() {
            while self.s.cards.count(Zone::Hand(seat)) > self.game.hand(self.s, seat) {
                match answer.take() {
                    Some(Choice::Spell(face)) => self.discard_face(seat, face),
                    // CLA-361: in the Study Phase one may go back to its School instead.
                    Some(Choice::Thin(face)) => self.thin_face(seat, face),
                    _ => return self.ask(Question::HandLimit, seat, Among::Itself, false),
                }
            }
        }
        Flow::Next
    }
}
