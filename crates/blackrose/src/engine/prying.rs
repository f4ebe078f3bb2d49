//! Spells of another Mage that nobody else sees: looked at, exchanged, taken off the Mage Sheet.

use crate::cards::{Card, Face, Zone};
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::game::BlackRose;
use crate::language::program::{By, Models, Who};
use crate::limits::CARDS;
use crate::state::{State, Work};
use arrayvec::ArrayVec;
use kernel::small::{Nth, count};
use kernel::{Audience, Seat, Seats};

impl BlackRose {
    /// The Spells of a hand that an exchange may take: no Forgotten ones.
    pub fn exchangeable(&self, s: &State, holder: Seat, mut f: impl FnMut(Choice)) {
        self.faces(s, Zone::Hand(holder), |choice| {
            if !matches!(choice, Choice::Spell(face) if self.content.spells[usize::from(face)].forgotten) {
                f(choice);
            }
        });
    }
}

impl Run<'_, '_> {
    /// The others among these Mages whom the Effect reaches, by seat.
    fn others_among(&self, who: Who) -> impl Iterator<Item = Seat> + use<> {
        let mages = self.reachable(self.who(who)) & Models::first(self.game.seats);
        let (mages, seats) = (mages - Models::from(self.figure()), self.game.seats);
        mages.iter().filter_map(move |mage| mage.seat(seats))
    }

    /// A seat looks at a Spell of another Mage, and knows where it lies.
    fn pry(&mut self, seat: Seat, holder: Seat, card: Card) {
        self.s.cards.see(card, seat);
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::only(seat), || Event::SawSpell {
            mage: game.model_id(s, holder.into()),
            spell: game.spell_id(s.cards.face(card)),
        });
    }

    /// "Look at the Ready Spells of X".
    pub fn look_ready(&mut self, by: By, of: Who) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let mut any = false;
        for holder in self.others_among(of) {
            let ready = self.ready_slots(holder, false);
            if ready == 0 {
                continue;
            }
            any = true;
            self.tell_looks_at(seat, holder, ready.count_ones() as usize, "ready");
            for slot in crate::lodge::members(ready) {
                if let Some(card) = self.s.slot_card(holder, slot) {
                    self.pry(seat, holder, card);
                }
            }
        }
        if !any {
            return self.skip("no-card", self.game.edition.cites.skipped);
        }
        self.bar();
        self.done(true)
    }

    /// "Look at the hand of X and exchange up to 1 of its Spells with one of yours". Who has a card is asked, whatever it is.
    pub fn look_hand(&mut self, by: By, of: Who) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let Some(holder) = self.others_among(of).next() else {
            return self.skip("no-model", self.game.edition.cites.skipped);
        };
        match (self.s.top().step, self.answer()) {
            (0, _) => {
                let n = self.s.cards.count(Zone::Hand(holder));
                if n == 0 {
                    return self.skip("no-card", self.game.edition.cites.skipped);
                }
                self.tell_looks_at(seat, holder, n, "hand");
                let held: ArrayVec<Card, CARDS> = self.s.cards.in_zone(Zone::Hand(holder)).collect();
                for card in held {
                    self.pry(seat, holder, card);
                }
                self.bar();
                self.s.top_mut().step = 1;
                if self.s.cards.count(Zone::Hand(seat)) == 0 {
                    return self.done(false);
                }
                self.ask(Question::TakeFromHand, seat, Among::HandOf(holder), true)
            }
            (1, Some(Choice::Spell(face))) => {
                // Which one is nobody else's business: the frame keeps only its place.
                let card = self.s.cards.find(Zone::Hand(holder), Face(face));
                let place = self.s.cards.in_zone(Zone::Hand(holder)).take_while(|other| Some(*other) != card);
                let place = count(place.count());
                let frame = self.s.top_mut();
                (frame.step, frame.work) = (2, Work::Chosen(place));
                self.ask(Question::GiveInExchange, seat, Among::Itself, false)
            }
            (2, Some(Choice::Spell(mine))) => {
                let given = self.s.cards.find(Zone::Hand(seat), Face(mine));
                let taken = match self.s.top().work {
                    Work::Chosen(place) => self.s.cards.in_zone(Zone::Hand(holder)).nth(place.into()),
                    _ => None,
                };
                if let (Some(given), Some(taken)) = (given, taken) {
                    self.exchange_hands((seat, given), (holder, taken));
                }
                self.done(true)
            }
            _ => self.done(false),
        }
    }

    /// One Spell of each hand goes to the other; a Personal Spell goes to the Memories of its Mage instead (CLA-609).
    fn exchange_hands(&mut self, (seat, given): (Seat, Card), (holder, taken): (Seat, Card)) {
        self.bar();
        for (card, from, to) in [(given, seat, holder), (taken, holder, seat)] {
            if self.game.content.spells[self.s.cards.face(card).index()].personal {
                self.put_away(from, card, "hand");
                continue;
            }
            self.s.cards.put(card, Zone::Hand(to));
            self.s.cards.see(card, from);
            self.s.cards.see(card, to);
            let (game, s) = (self.game, &*self.s);
            let event = |shown: bool| Event::Exchanged {
                mage: game.model_id(s, from.into()),
                to: game.model_id(s, to.into()),
                spell: shown.then(|| game.spell_id(s.cards.face(card))),
            };
            let both = Seats::only(seat).with(holder);
            self.log.tell(Audience::Only(both), || event(true));
            self.log.tell(Audience::Except(both), || event(false));
        }
        self.s.cards.mix(seat, holder, self.game.seats);
        self.s.grown = true;
    }

    /// "Discard N Ready Standard Spells of X": "you" name the slots, and see the Spell when all do.
    pub fn remove_ready(&mut self, by: By, n: u8, of: Who) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let Some(holder) = self.others_among(of).next() else {
            return self.skip("no-model", self.game.edition.cites.skipped);
        };
        let mut left = self.s.top().work.left(n);
        if let Some(Choice::Slot(slot)) = self.answer() {
            self.discard_slot(holder, usize::from(slot));
            self.s.top_mut().record.cards.discard();
            left -= 1;
        }
        self.s.top_mut().work = Work::Left(left);
        let ready = self.ready_slots(holder, true);
        if left == 0 || ready == 0 {
            return self.done(left == 0);
        }
        self.ask(Question::RemoveReady, seat, Among::SlotsOf { mage: Nth::from(holder), slots: ready }, false)
    }
}
