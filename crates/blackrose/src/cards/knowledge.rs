//! Who may know what a card is.
//!
//! Knowledge is state. A card has a *pool*: a group whose faces everyone can list and whose places only
//! chance or a secret choice knows. Cards that a Mage holds in hand or has prepared face down are
//! *loose*: others cannot tell which of them lies where. Views and sampled worlds are built from this.

use super::{CARDS, Card, Cards, EVERYBODY, NOTHING, Zone};
use crate::limits::{POOLS, SCHOOLS, SEATS};
use crate::lodge::members;
use arrayvec::ArrayVec;
use kernel::small::count;
use kernel::{Chance, Purpose, Seat};

/// The mark of a loose card, beside its pool.
pub(super) const LOOSE: u8 = 128;

/// The mark of a seat that has seen where a loose card lies, beside those who know it.
const SEEN: u8 = 1 << SEATS;

impl Cards {
    /// May the seat know the card's face?
    pub fn known(&self, card: Card, seat: Seat) -> bool {
        self.known[card.index()] & (1 << seat.0) != 0
    }

    /// Can others not tell which of the holder's hidden cards this is?
    pub fn loose(&self, card: Card) -> bool {
        self.pool[card.index()] & LOOSE != 0
    }

    /// The pool of the card as the seat can tell pools apart.
    pub fn pool(&self, card: Card, seat: Seat) -> u8 {
        self.merged[seat.index()][usize::from(self.pool[card.index()] & !LOOSE)]
    }

    /// The seat looks at the card.
    pub fn show(&mut self, card: Card, seat: Seat) {
        self.known[card.index()] |= 1 << seat.0;
    }

    /// The seat looks at the card where it lies, and can tell it from other loose ones.
    pub fn see(&mut self, card: Card, seat: Seat) {
        self.known[card.index()] |= (1 | SEEN) << seat.0;
    }

    /// Has the seat seen where the loose card lies?
    pub fn seen(&self, card: Card, seat: Seat) -> bool {
        self.known[card.index()] & SEEN << seat.0 != 0
    }

    /// Can the seat not tell which of the holder's hidden cards this is?
    pub fn lost(&self, card: Card, seat: Seat) -> bool {
        self.loose(card) && !self.seen(card, seat)
    }

    /// From now on others cannot tell the cards in the seat's hand and slots apart.
    pub fn loosen(&mut self, seat: Seat) {
        for zone in Zone::held_by(seat) {
            self.loosen_in(zone);
        }
    }

    /// From now on others cannot tell the cards in the seat's hand apart, nor from loose ones elsewhere.
    pub fn loosen_hand(&mut self, seat: Seat) {
        self.loosen_in(Zone::Hand(seat));
    }

    fn loosen_in(&mut self, zone: Zone) {
        self.change(zone, |cards, i| {
            cards.pool[i] |= LOOSE;
            cards.known[i] &= EVERYBODY;
        });
    }

    /// A card of the seat's hand is about to be shown: others cannot tell which of the hand it is, but who has looked at
    /// some of them still knows those.
    pub fn blend_hand(&mut self, seat: Seat) {
        self.change(Zone::Hand(seat), |cards, i| cards.pool[i] |= LOOSE);
    }

    /// Cards have gone unseen from one hand to the other: who is neither cannot tell any more what lies in which.
    pub fn mix(&mut self, one: Seat, other: Seat, seats: usize) {
        let others = || Seat::all(seats).filter(|seat| *seat != one && *seat != other);
        if others().next().is_none() {
            return;
        }
        let pool = self.free_pool();
        let hands = [one, other].map(Zone::Hand);
        let cards: ArrayVec<Card, CARDS> = hands.into_iter().flat_map(|hand| self.in_zone(hand)).collect();
        for card in &cards {
            for observer in Seat::all(seats) {
                if self.known(*card, observer) {
                    continue;
                }
                let old = self.pool(*card, observer);
                let new = self.merged[observer.index()][usize::from(pool)];
                self.merge(observer, 1 << old | 1 << new);
            }
        }
        for card in cards {
            for observer in others() {
                self.known[card.index()] &= !((1 | SEEN) << observer.0);
            }
            self.pool[card.index()] = pool | LOOSE;
        }
    }

    /// Changes each card of a zone, which stays where it is.
    fn change(&mut self, zone: Zone, change: impl Fn(&mut Cards, usize)) {
        let mut at = self.first[usize::from(zone.code())];
        while at != NOTHING {
            change(self, usize::from(at));
            at = self.spot[usize::from(at)].next();
        }
    }

    /// Everybody sees the card. Where others cannot tell from which pool it came, the pools become one.
    pub fn reveal(&mut self, card: Card, seats: usize) {
        let i = card.index();
        if self.loose(card) {
            let holder = self.holder(card);
            let mut among = [card; CARDS];
            let n = self.loose_with(holder, &mut among);
            for observer in Seat::all(seats) {
                if holder != Some(observer) && !self.is_the_seen(card, observer) {
                    self.confuse(card, observer, &among[..n]);
                }
            }
        }
        self.known[i] = EVERYBODY;
        self.pool[i] &= !LOOSE;
    }

    /// Is the card one that the observer has seen there, as far as it can tell? Then another of the same face, whose place
    /// it knew, is what is left behind.
    fn is_the_seen(&mut self, card: Card, observer: Seat) -> bool {
        let (zone, face) = (self.zone(card), self.face(card));
        let alike = |other: &Card| self.seen(*other, observer) && self.face(*other) == face;
        let Some(seen) = self.in_zone(zone).find(alike) else { return false };
        if !self.seen(card, observer) {
            self.known[seen.index()] &= !((1 | SEEN) << observer.0);
            self.pool[seen.index()] = self.pool[card.index()];
        }
        true
    }

    /// The loose cards that a seat holds, or that nobody does, in no order; how many there are.
    fn loose_with(&self, holder: Option<Seat>, out: &mut [Card; CARDS]) -> usize {
        let mut n = 0;
        let mut note = |card: Card| {
            if self.loose(card) {
                out[n] = card;
                n += 1;
            }
        };
        match holder {
            Some(seat) => Zone::held_by(seat).into_iter().flat_map(|zone| self.in_zone(zone)).for_each(note),
            None => self.all().filter(|card| self.holder(*card).is_none()).for_each(&mut note),
        }
        n
    }

    /// What `observer` can no longer tell when this loose card turns up `among` others.
    fn confuse(&mut self, card: Card, observer: Seat, among: &[Card]) {
        let face = self.face(card);
        // The pools from which this face may have come into the hidden area, and a twin known to be there.
        let (mut pools, mut twin) = (0u64, None::<Card>);
        for &other in among {
            if !self.known(other, observer) {
                pools |= 1 << self.pool(other, observer);
            } else if other != card && self.face(other) == face && !self.seen(other, observer) {
                twin = Some(twin.map_or(other, |twin| twin.min(other)));
            }
        }
        let mut possible = 0u64;
        if pools.count_ones() > 1 {
            let same = |other: &Card| self.face(*other) == face && !self.known(*other, observer);
            for other in self.all().filter(same) {
                possible |= pools & 1 << self.pool(other, observer);
            }
        }
        if possible.count_ones() > 1 {
            self.merge(observer, possible);
        }
        // The twin may as well have been this one: what is left behind is as unknown as this was.
        if let Some(twin) = twin.filter(|_| !self.known(card, observer)) {
            self.known[twin.index()] &= !((1 | SEEN) << observer.0);
            self.pool[twin.index()] = self.pool[card.index()];
        }
    }

    /// Shuffles a zone: nobody knows its order any more, everybody knows what it holds if all was known.
    pub fn shuffle(&mut self, zone: Zone, chance: &mut Chance, purpose: Purpose) {
        let mut cards = [Card(0); CARDS];
        let mut n = 0;
        for card in self.in_zone(zone) {
            cards[n] = card;
            n += 1;
        }
        let cards = &mut cards[..n];
        // How it lay before tells nothing about how it will lie.
        cards.sort_unstable();
        let pool = self.free_pool();
        chance.shuffle(purpose, cards);
        // Who did not know a card that is shuffled in cannot tell its old pool from the new one.
        for card in cards.iter() {
            for observer in Seat::all(SEATS) {
                if !self.known(*card, observer) {
                    let old = self.pool(*card, observer);
                    let new = self.merged[observer.index()][usize::from(pool)];
                    self.merge(observer, 1 << old | 1 << new);
                }
            }
        }
        self.stack(zone, cards);
        for card in cards.iter() {
            self.known[card.index()] = 0;
            self.pool[card.index()] = pool;
        }
    }

    /// From now on the observer cannot tell these pools apart.
    fn merge(&mut self, observer: Seat, pools: u64) {
        let lowest = members(pools).next().map_or(0, count);
        for pool in &mut self.merged[observer.index()] {
            if pools & (1 << *pool) != 0 {
                *pool = lowest;
            }
        }
    }

    /// A pool that no hidden card belongs to; all seats can tell it from the others again.
    fn free_pool(&mut self) -> u8 {
        let mut hidden = 0u64;
        for (known, pool) in self.known.iter().zip(&self.pool).take(usize::from(self.count)) {
            if *known & EVERYBODY != EVERYBODY || pool & LOOSE != 0 {
                hidden |= 1 << (pool & !LOOSE);
            }
        }
        let mut used = hidden;
        for pool in (0..POOLS).filter(|pool| hidden & (1 << pool) != 0) {
            for merged in &self.merged {
                used |= 1 << merged[pool];
            }
        }
        let pool = (0..count(POOLS)).find(|p| used & (1 << p) == 0).unwrap_or(count(POOLS) - 1);
        for merged in &mut self.merged {
            merged[usize::from(pool)] = pool;
        }
        pool
    }

    /// Only the seat knows the card, and others that it came from this pile of a position laid out by hand.
    pub fn veil(&mut self, card: Card, seat: Seat, pile: Zone, seats: usize) {
        self.known[card.index()] = 1 << seat.0;
        let pool = piles(seats).position(|zone| zone == pile).unwrap_or(0);
        self.pool[card.index()] = count(pool);
    }

    /// Everyone forgets what the rules do not show: for positions that are laid out by hand.
    pub fn hide(&mut self, seats: usize) {
        let library = 0;
        for (pool, zone) in (library..).zip(piles(seats)) {
            self.change(zone, |cards, i| (cards.known[i], cards.pool[i]) = (0, pool));
        }
        // Cards that came into a hand unseen have come from the Library, as far as others know.
        for seat in Seat::all(SEATS) {
            for zone in Zone::held_by(seat) {
                self.change(zone, |cards, i| (cards.known[i], cards.pool[i]) = (1 << seat.0, library));
            }
        }
    }

    /// Numbers the cards by what the seat may know of them, so that what is drawn for them afterwards does
    /// not depend on what it may not know.
    pub fn renumber_for(&mut self, seat: Seat) {
        let (mut rows, merged) = self.rows();
        for row in &mut rows {
            if row.known & (1 << seat.0) == 0 {
                row.pool = row.pool & LOOSE | merged[seat.index()][usize::from(row.pool & !LOOSE)];
            }
        }
        rows.sort_by_key(|row| {
            let known = row.known & (1 << seat.0) != 0;
            let holder = match Zone::from_code(row.zone) {
                Zone::Hand(holder) | Zone::Slot(holder, _)
                    if row.pool & LOOSE != 0 && holder != seat && row.known & SEEN << seat.0 == 0 =>
                {
                    Some(holder)
                }
                _ => None,
            };
            // Another's loose cards are told apart by nothing but their pool, or their face if it is known.
            let place = if holder.is_none() { (row.zone, row.order) } else { (0, 0) };
            (holder.is_none(), holder, place, row.pool, known, if known { row.face } else { 0 }, row.known)
        });
        if let Some(cards) = Cards::from_rows(&rows, merged) {
            *self = cards;
        }
    }

    /// Numbers the cards by where they lie: nothing in a state names a card by its number, so this
    /// changes nothing but makes equal worlds equal.
    pub fn renumber(&mut self) {
        let (mut rows, merged) = self.rows();
        rows.sort_unstable();
        if let Some(cards) = Cards::from_rows(&rows, merged) {
            *self = cards;
        }
    }
}

/// The piles that lie face down.
fn piles(seats: usize) -> impl Iterator<Item = Zone> {
    (0..count(SCHOOLS))
        .map(Zone::Library)
        .chain([Zone::Forgotten])
        .chain((0..count(seats)).map(|s| Zone::Grimoire(Seat(s))))
        .chain((0..3).map(Zone::Quests))
        .chain((0..3).map(Zone::Events))
        .chain((0..3).map(Zone::Commands))
}
