//! The Library: School decks, what a Mage looks at and keeps, and Spells on the Mage Sheet that change place.

use crate::cards::{Card, Face, Zone};
use crate::editions::{HandLimit, Taking};
use crate::engine::actions::SLOTS;
use crate::engine::ask::{Among, Choice, PILE, Question};
use crate::engine::avatar::seat_of;
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::game::purpose;
use crate::language::program::{By, Element, Pile, Who};
use crate::lodge::members;
use crate::state::{Model, Side, Slot, Stage, Study, Tie, Work};
use kernel::small::{Nth, count};
use kernel::{Audience, Seat, Seats};

impl Run<'_, '_> {
    /// Schools from which a card can come, as a mask (REB-369).
    pub fn schools(&self) -> u32 {
        (0..count(self.game.content.schools.len()))
            .filter(|&k| self.s.cards.count(Zone::Library(k)) + self.s.cards.count(Zone::Discards(k)) > 0)
            .map(|k| 1 << k)
            .sum()
    }

    /// An empty School deck is made anew from its discards (REB-369).
    pub fn renew_school(&mut self, school: u8) {
        let (deck, discards) = (Zone::Library(school), Zone::Discards(school));
        if self.s.cards.count(deck) > 0 || self.s.cards.count(discards) == 0 {
            return;
        }
        while let Some(card) = self.s.cards.top(discards) {
            self.s.cards.put(card, deck);
        }
        let chance = &mut self.s.chance.0;
        self.s.cards.shuffle(deck, chance, purpose::LIBRARY);
        let game = self.game;
        self.tell(|| Event::SchoolReshuffled { school: game.content.schools[usize::from(school)].clone() });
    }

    /// The top card of a School.
    pub(super) fn top_of_school(&mut self, school: u8) -> Option<Card> {
        self.renew_school(school);
        self.s.cards.top(Zone::Library(school))
    }

    /// "Draw N Spells from the Library": each from a School of one's choice, or the top one of its discard pile if
    /// those are `open` (REB-370, CLA-767).
    pub fn draw_from_schools(&mut self, seat: Seat, n: u8, open: bool) -> Flow {
        let mut left = self.s.top().work.left(n);
        let mut named = match self.answer() {
            Some(Choice::School(school)) => Some(school),
            Some(Choice::Pile(school)) => Some(school + count(PILE)),
            _ => None,
        };
        while left > 0 {
            let mut schools = self.schools();
            for school in (0..self.game.content.schools.len()).filter(|_| open) {
                if self.s.cards.count(Zone::Discards(count(school))) > 0 {
                    schools |= 1 << (PILE + school);
                }
            }
            let school = match (named.take(), schools.count_ones()) {
                (Some(school), _) => school,
                (None, 0) => {
                    self.nothing("no-card", self.game.edition.cites.no_library);
                    return self.done(false);
                }
                (None, 1) => members(schools).next().map_or(0, count),
                _ => return self.ask(Question::School, seat, Among::Schools(schools), false),
            };
            let pile = usize::from(school).checked_sub(PILE);
            let card = match pile {
                Some(pile) => self.s.cards.top(Zone::Discards(count(pile))),
                None => self.top_of_school(school),
            };
            if let Some(card) = card {
                self.bar();
                self.to_hand(seat, card, "library", pile.is_some());
            }
            left -= 1;
            self.s.top_mut().work = Work::Left(left);
        }
        self.done(true)
    }

    /// Study with a choice of Schools: two from the Grimoire, some of the Library looked at and fewer kept
    /// (REB-351 to REB-358).
    pub fn study_schools(&mut self) -> Flow {
        let Taking::Look { look, keep } = self.game.edition.study.taking else { return Flow::Next };
        let n = count(self.game.seats);
        while self.s.top().step < n {
            let seat = self.s.first.after(usize::from(self.s.top().step), self.game.seats);
            self.s.mages[seat.index()].thinned = false;
            self.draw(seat, Pile::Grimoire);
            self.draw(seat, Pile::Grimoire);
            self.s.top_mut().step += 1;
            if self.game.edition.study.hand == HandLimit::Always {
                // CLA-364: the Hand value holds before anything else is drawn.
                return Flow::Stay;
            }
        }
        loop {
            let mut study = self.s.top().work.study();
            if study.studied == n {
                return self.hand_limits();
            }
            let seat = self.s.first.after(usize::from(study.studied), self.game.seats);
            let flow = match study.stage {
                Stage::Naming => self.name_schools(&mut study, seat, look),
                Stage::Keeping => self.keep(&mut study.count, seat, "library"),
                Stage::Thinning => self.thin(seat),
            };
            if flow != Flow::Wait {
                let studied = study.studied;
                study = match study.stage {
                    Stage::Naming => Study { studied, stage: Stage::Keeping, count: keep, named: 0 },
                    Stage::Keeping => Study { studied, stage: Stage::Thinning, count: 0, named: 0 },
                    Stage::Thinning => Study { studied: studied + 1, ..Study::default() },
                };
            }
            self.s.top_mut().work = Work::Study(study);
            if flow == Flow::Wait {
                return flow;
            }
            if self.s.grown && self.game.edition.study.hand == HandLimit::Always {
                return Flow::Stay;
            }
        }
    }

    /// Names the School of each card before any is looked at (REB-353); then they are taken.
    fn name_schools(&mut self, study: &mut Study, seat: Seat, look: u8) -> Flow {
        match self.answer() {
            Some(Choice::School(school)) => {
                study.named += 1 << (4 * u32::from(school));
                study.count += 1;
            }
            Some(Choice::Thin(face)) => self.thin_face(seat, face),
            _ => {}
        }
        while study.count < look {
            let left = members(self.schools())
                .filter(|&k| {
                    let cards = self.s.cards.count(Zone::Library(count(k)))
                        + self.s.cards.count(Zone::Discards(count(k)));
                    cards > study.of_school(k)
                })
                .fold(0u32, |mask, k| mask | 1 << k);
            match left.count_ones() {
                0 => break,
                1 => {
                    study.named += 1 << (4 * left.trailing_zeros());
                    study.count += 1;
                }
                _ => return self.ask(Question::School, seat, Among::Schools(left), false),
            }
        }
        for school in 0..count(self.game.content.schools.len()) {
            for _ in 0..study.of_school(school.into()) {
                if let Some(card) = self.top_of_school(school) {
                    self.s.cards.put(card, Zone::Look(seat));
                    self.s.cards.show(card, seat);
                }
            }
        }
        self.bar();
        self.tell_look(seat, "library");
        Flow::Next
    }

    pub(super) fn tell_look(&mut self, seat: Seat, from: &'static str) {
        let n = count(self.s.cards.count(Zone::Look(seat)));
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Looks { mage: game.model_id(s, seat.into()), n, from });
    }

    /// Keeps as many as are left to keep of the cards looked at; the others are discarded.
    fn keep(&mut self, left: &mut u8, seat: Seat, from: &'static str) -> Flow {
        let look = Zone::Look(seat);
        let flow = self.choose_kept(left, seat, from, false);
        if flow == Flow::Wait {
            return flow;
        }
        while let Some(card) = self.s.cards.lowest(look) {
            self.put_back(seat, card, from);
        }
        Flow::Next
    }

    /// A Spell goes to the discard pile of its School, or out of the game (REB-357, REB-416).
    pub(super) fn put_back(&mut self, seat: Seat, card: Card, from: &'static str) {
        self.reveal(card);
        let face = self.s.cards.face(card);
        let school = self.game.content.spells[face.index()].school;
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::PutBack {
            mage: game.model_id(s, seat.into()),
            spell: game.spell_id(face),
            from,
        });
        let personal = self.game.content.spells[face.index()].personal;
        match school {
            Some(school) => self.s.cards.put(card, Zone::Discards(school)),
            // CLA-362: it comes back with a Moon.
            None if personal => self.s.cards.put(card, Zone::Aside(seat)),
            None => {
                self.s.cards.put(card, Zone::Gone);
                let game = self.game;
                self.tell(|| Event::LeftTheGame { spell: game.spell_id(face) });
            }
        }
    }

    /// A last chance to put one Spell of the hand back to its School (REB-355, REB-361).
    fn thin(&mut self, seat: Seat) -> Flow {
        match self.answer() {
            Some(Choice::Thin(face)) => self.thin_face(seat, face),
            Some(_) => return Flow::Next,
            None => {}
        }
        // Whether one of the cards may go back is nobody else's business.
        let may = !self.s.mages[seat.index()].thinned && self.s.cards.count(Zone::Hand(seat)) > 0;
        if may { self.ask(Question::Thin, seat, Among::Itself, true) } else { Flow::Next }
    }

    /// A Spell of the hand goes back to its School.
    pub fn thin_face(&mut self, seat: Seat, face: u16) {
        self.s.cards.loosen_hand(seat);
        if let Some(card) = self.s.cards.find(Zone::Hand(seat), Face(face)) {
            self.bar();
            self.put_back(seat, card, "hand");
        }
        self.s.mages[seat.index()].thinned = true;
    }

    /// A Spell of any Element is revealed: its Mage names one (CLA-603).
    pub fn name_element(&mut self) -> Flow {
        let frame = *self.s.top();
        let (Some(seat), Some((holder, slot))) = (frame.you().seat(), self.slot_of(&frame)) else {
            return Flow::Next;
        };
        let Some(Choice::Element(element)) = self.answer() else {
            return self.ask(Question::Element, seat, Among::Itself, false);
        };
        self.s.mages[holder.index()].named[usize::from(slot)] = Some(element);
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::ElementNamed {
            mage: game.model_id(s, seat.into()),
            spell: game.source_id(s, frame.source),
            element: element.word(),
        });
        Flow::Next
    }

    /// "Shuffle your Memories into your Grimoire".
    pub fn shuffle_memories(&mut self, by: By) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        self.reshuffle(seat);
        self.done(true)
    }

    /// The slots with a Revealed Spell that fits, as a mask.
    fn revealed_slots(&self, seat: Seat, fits: impl Fn(Element) -> bool) -> u8 {
        let mage = &self.s.mages[seat.index()];
        (0..4)
            .filter(|&k| mage.slots[k] == Slot::Revealed)
            .filter(|&k| {
                self.s.slot_card(seat, k).is_some_and(|card| {
                    fits(self.game.content.side(self.s.cards.face(card), mage.sides[k]).element)
                })
            })
            .map(|k| 1 << k)
            .sum()
    }

    /// A Spell leaves the Mage Sheet for the hand; what it had begun ends.
    fn take_back(&mut self, seat: Seat, slot: usize) {
        if let Some(card) = self.s.slot_card(seat, slot) {
            self.to_hand(seat, card, "sheet", true);
        }
        self.s.mages[seat.index()].slots[slot] = Slot::Empty;
        self.unwatch(|tie| tie == Tie::Slot(seat.into(), count(slot)));
    }

    /// "Return one of your Revealed Spells of these Elements to your hand".
    pub fn return_revealed(&mut self, elements: u8) -> Flow {
        let Some(seat) = self.seat(By::You) else { return Flow::Next };
        let slots = self.revealed_slots(seat, |e| e == Element::Any || elements & e.bit() != 0);
        let slot = match (self.answer(), slots.count_ones()) {
            (Some(Choice::Slot(slot)), _) => usize::from(slot),
            (_, 0) => return self.skip("no-card", self.game.edition.cites.skipped),
            (_, 1) => members(slots).next().unwrap_or(0),
            _ => return self.ask(Question::Revealed, seat, Among::Slots(slots), false),
        };
        self.take_back(seat, slot);
        self.done(true)
    }

    /// "Exchange one of your Revealed Spells with a Spell from your hand" (REB-681).
    pub fn swap_revealed(&mut self) -> Flow {
        let Some(seat) = self.seat(By::You) else { return Flow::Next };
        let slots = self.revealed_slots(seat, |_| true);
        if self.s.top().step == 0 {
            if slots == 0 || self.s.cards.count(Zone::Hand(seat)) == 0 {
                return self.skip("no-card", self.game.edition.cites.skipped);
            }
            let slot = match (self.answer(), slots.count_ones()) {
                (Some(Choice::Slot(slot)), _) => slot,
                (_, 1) => members(slots).next().map_or(0, count),
                _ => return self.ask(Question::Revealed, seat, Among::Slots(slots), false),
            };
            let frame = self.s.top_mut();
            frame.step = 1;
            frame.work = Work::Chosen(slot);
        }
        let Work::Chosen(slot) = self.s.top().work else { return self.done(false) };
        let slot = usize::from(slot);
        let Some(Choice::Spell(face)) = self.answer() else {
            return self.ask(Question::Exchange, seat, Among::Itself, false);
        };
        self.s.cards.loosen_hand(seat);
        let card = self.s.cards.find(Zone::Hand(seat), Face(face));
        self.take_back(seat, slot);
        if let Some(card) = card {
            self.reveal(card);
            self.s.cards.put(card, Zone::Slot(seat, count(slot)));
            let mage = &mut self.s.mages[seat.index()];
            mage.slots[slot] = Slot::Revealed;
            if self.game.content.spells[usize::from(face)].single {
                mage.sides[slot] = Side::Light;
            }
            let (game, s) = (self.game, &*self.s);
            self.log.tell(Audience::All, || Event::Laid {
                mage: game.model_id(s, seat.into()),
                spell: game.spell_id(Face(face)),
                slot: SLOTS[slot],
            });
        }
        self.done(true)
    }

    /// "Give N Forgotten Spells from your hand to X".
    pub fn give_forgotten(&mut self, n: u8, to: Who) -> Flow {
        let Some(seat) = self.seat(By::You) else { return Flow::Next };
        let other = (self.reachable(self.who(to)) & Model::MAGES).iter().find(|m| *m != Nth::from(seat));
        let mut any = false;
        self.game.forgotten_in_hand(self.s, seat, |_| any = true);
        let (Some(other), true) = (other, any) else {
            return self.skip("no-card", self.game.edition.cites.skipped);
        };
        let Some(Choice::Spell(face)) = self.answer() else {
            return self.ask(Question::Give, seat, Among::Itself, false);
        };
        let other = seat_of(other);
        self.s.cards.loosen_hand(seat);
        if let Some(card) = self.s.cards.find(Zone::Hand(seat), Face(face)) {
            // REB-861, REB-416: the Avatar has no Hand, and there is no other place for a Forgotten Spell.
            let kept = self.game.avatar != Some(other.into());
            if kept {
                self.s.cards.put(card, Zone::Hand(other));
                self.s.cards.show(card, other);
                self.s.cards.loosen_hand(other);
            } else {
                self.reveal(card);
                self.s.cards.put(card, Zone::Gone);
            }
            self.bar();
            let (game, s) = (self.game, &*self.s);
            let event = |shown: bool| Event::Given {
                mage: game.model_id(s, seat.into()),
                to: game.model_id(s, other.into()),
                spell: shown.then(|| game.spell_id(Face(face))),
            };
            if kept {
                let both = Seats::only(seat).with(other);
                self.log.tell(Audience::Only(both), || event(true));
                self.log.tell(Audience::Except(both), || event(false));
            } else {
                self.log.tell(Audience::All, || event(true));
                self.tell(|| Event::LeftTheGame { spell: game.spell_id(Face(face)) });
            }
        }
        self.done(n == 1)
    }
}
