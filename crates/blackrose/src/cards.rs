//! The Spell cards of a match: where each lies, and who may know what it is.
//!
//! Knowledge is state. A card has a *pool*: a group whose faces everyone can list and whose places only
//! chance or a secret choice knows. Cards that a Mage holds in hand or has prepared face down are
//! *loose*: others cannot tell which of them lies where. Views and sampled worlds are built from this.

use crate::limits::{CARDS, POOLS, SEATS};
use kernel::{Chance, Purpose, Seat};

/// One Spell card of the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Card(pub u16);

/// What is printed on a card: an index into the match's list of Spells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Face(pub u16);

/// Where cards can lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zone {
    /// Out of the game.
    Gone,
    /// The School deck, face down.
    Library,
    /// The deck of Forgotten Spells, face down.
    Forgotten,
    /// A Mage's own draw deck, face down.
    Grimoire(Seat),
    /// A Mage's hand.
    Hand(Seat),
    /// A Mage's discard pile, face up.
    Memories(Seat),
    /// A Spell Slot of a Mage: 0 is Quick, then I, II, III.
    Slot(Seat, u8),
}

impl Zone {
    fn code(self) -> u8 {
        match self {
            Zone::Gone => 0,
            Zone::Library => 1,
            Zone::Forgotten => 2,
            Zone::Grimoire(s) => 4 + s.0,
            Zone::Hand(s) => 8 + s.0,
            Zone::Memories(s) => 12 + s.0,
            Zone::Slot(s, k) => SLOT + 4 * s.0 + k,
        }
    }

    fn from_code(code: u8) -> Zone {
        match code {
            0 => Zone::Gone,
            1 => Zone::Library,
            2 => Zone::Forgotten,
            4..8 => Zone::Grimoire(Seat(code - 4)),
            8..12 => Zone::Hand(Seat(code - 8)),
            12..16 => Zone::Memories(Seat(code - 12)),
            _ => Zone::Slot(Seat((code - SLOT) / 4), (code - SLOT) % 4),
        }
    }

    /// Does the order of the cards matter here?
    fn ordered(self) -> bool {
        matches!(self, Zone::Library | Zone::Forgotten | Zone::Grimoire(_) | Zone::Memories(_))
    }
}

const LOOSE: u8 = 128;
const SLOT: u8 = 16;
const ZONES: usize = SLOT as usize + 4 * SEATS;
const NOTHING: u16 = u16::MAX;
const EVERYBODY: u8 = (1 << SEATS) - 1;

/// All cards of the match: one array a property, no list per zone, so that no zone can overflow.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cards {
    count: u16,
    face: [u16; CARDS],
    zone: [u8; CARDS],
    order: [u8; CARDS],
    known: [u8; CARDS],
    pool: [u8; CARDS],
    /// How many cards lie in each zone.
    len: [u8; ZONES],
    /// The card in each Spell Slot.
    slots: [u16; 4 * SEATS],
    /// For each seat, which pools it can no longer tell apart: the lowest pool of each group.
    merged: [[u8; POOLS]; SEATS],
}

impl Cards {
    /// No cards yet.
    pub fn none() -> Cards {
        Cards {
            count: 0,
            face: [0; CARDS],
            zone: [0; CARDS],
            order: [0; CARDS],
            known: [0; CARDS],
            pool: [0; CARDS],
            len: [0; ZONES],
            slots: [NOTHING; 4 * SEATS],
            merged: [std::array::from_fn(|i| i as u8); SEATS],
        }
    }

    /// Adds a card that everybody has seen, on top of a zone.
    pub fn add(&mut self, face: Face, zone: Zone) -> Card {
        let card = Card(self.count);
        let i = self.count as usize;
        self.count += 1;
        self.face[i] = face.0;
        self.known[i] = EVERYBODY;
        self.lay(i, zone.code());
        card
    }

    /// How many cards the match has.
    pub fn total(&self) -> usize {
        self.count as usize
    }

    /// All cards.
    pub fn all(&self) -> impl Iterator<Item = Card> + use<> {
        (0..self.count).map(Card)
    }

    /// What is printed on the card.
    pub fn face(&self, card: Card) -> Face {
        Face(self.face[card.0 as usize])
    }

    /// Where the card lies.
    pub fn zone(&self, card: Card) -> Zone {
        Zone::from_code(self.zone[card.0 as usize])
    }

    /// May the seat know the card's face?
    pub fn known(&self, card: Card, seat: Seat) -> bool {
        self.known[card.0 as usize] & (1 << seat.0) != 0
    }

    /// Can others not tell which of the holder's hidden cards this is?
    pub fn loose(&self, card: Card) -> bool {
        self.pool[card.0 as usize] & LOOSE != 0
    }

    /// The pool of the card as the seat can tell pools apart.
    pub fn pool(&self, card: Card, seat: Seat) -> u8 {
        self.merged[seat.index()][(self.pool[card.0 as usize] & !LOOSE) as usize]
    }

    /// The cards in a zone, in no particular order.
    pub fn in_zone(&self, zone: Zone) -> impl Iterator<Item = Card> + '_ {
        let code = zone.code();
        self.zone[..self.count as usize]
            .iter()
            .enumerate()
            .filter(move |(_, z)| **z == code)
            .map(|(i, _)| Card(i as u16))
    }

    /// The cards in a zone from top to bottom.
    pub fn from_top(&self, zone: Zone) -> Vec<Card> {
        let mut cards: Vec<Card> = self.in_zone(zone).collect();
        cards.sort_by_key(|c| std::cmp::Reverse(self.order[c.0 as usize]));
        cards
    }

    /// How many cards lie in a zone.
    pub fn count(&self, zone: Zone) -> usize {
        self.len[zone.code() as usize] as usize
    }

    /// The top card of a zone.
    pub fn top(&self, zone: Zone) -> Option<Card> {
        let order = self.len[zone.code() as usize].checked_sub(1)?;
        self.in_zone(zone).find(|c| self.order[c.0 as usize] == order)
    }

    /// The card with `n` others above it in a pile.
    pub fn below_top(&self, zone: Zone, n: usize) -> Option<Card> {
        let order = self.count(zone).checked_sub(n + 1)?;
        self.in_zone(zone).find(|c| self.order[c.0 as usize] as usize == order)
    }

    /// The card in a Spell Slot.
    pub fn in_slot(&self, seat: Seat, slot: usize) -> Option<Card> {
        Some(self.slots[4 * seat.index() + slot]).filter(|c| *c != NOTHING).map(Card)
    }

    /// A card with this face in a zone.
    pub fn find(&self, zone: Zone, face: Face) -> Option<Card> {
        self.in_zone(zone).find(|c| self.face(*c) == face)
    }

    /// Lays the card on top of a zone; who knows it does not change.
    pub fn put(&mut self, card: Card, zone: Zone) {
        let i = card.0 as usize;
        self.lift(i);
        self.lay(i, zone.code());
    }

    /// Takes a card out of its zone; in a pile those above it come down.
    fn lift(&mut self, i: usize) {
        let (code, order) = (self.zone[i], self.order[i]);
        self.len[code as usize] -= 1;
        let zone = Zone::from_code(code);
        if zone.ordered() && order != self.len[code as usize] {
            for j in 0..self.count as usize {
                if self.zone[j] == code && self.order[j] > order {
                    self.order[j] -= 1;
                }
            }
        }
        if code >= SLOT {
            self.slots[(code - SLOT) as usize] = NOTHING;
        }
    }

    fn lay(&mut self, i: usize, code: u8) {
        self.zone[i] = code;
        self.order[i] = if Zone::from_code(code).ordered() { self.len[code as usize] } else { 0 };
        self.len[code as usize] += 1;
        if code >= SLOT {
            self.slots[(code - SLOT) as usize] = i as u16;
        }
    }

    /// The seat looks at the card.
    pub fn show(&mut self, card: Card, seat: Seat) {
        self.known[card.0 as usize] |= 1 << seat.0;
    }

    /// From now on others cannot tell the cards in the seat's hand and slots apart.
    pub fn loosen(&mut self, seat: Seat) {
        for card in self.all() {
            if self.holder(card) == Some(seat) {
                self.pool[card.0 as usize] |= LOOSE;
            }
        }
    }

    /// From now on others cannot tell the cards in the seat's hand apart, nor from loose ones elsewhere.
    pub fn loosen_hand(&mut self, seat: Seat) {
        for card in self.all() {
            if self.zone(card) == Zone::Hand(seat) {
                self.pool[card.0 as usize] |= LOOSE;
            }
        }
    }

    /// Everybody sees the card. Where others cannot tell from which pool it came, the pools become one.
    pub fn reveal(&mut self, card: Card, seats: usize) {
        let i = card.0 as usize;
        if self.loose(card) {
            let holder = self.holder(card);
            for observer in (0..seats as u8).map(Seat) {
                if holder != Some(observer) {
                    self.confuse(card, observer);
                }
            }
        }
        self.known[i] = EVERYBODY;
        self.pool[i] &= !LOOSE;
    }

    /// What `observer` can no longer tell when this loose card turns up among others.
    fn confuse(&mut self, card: Card, observer: Seat) {
        let holder = self.holder(card);
        let face = self.face(card);
        // The pools from which this face may have come into the hidden area, and a twin known to be there.
        let (mut pools, mut twin) = (0u32, None);
        for (i, tag) in self.pool[..self.count as usize].iter().enumerate() {
            let other = Card(i as u16);
            if tag & LOOSE == 0 || self.holder(other) != holder {
                continue;
            }
            if !self.known(other, observer) {
                pools |= 1 << self.pool(other, observer);
            } else if other != card && self.face(other) == face {
                twin = twin.or(Some(other));
            }
        }
        let mut possible = 0u32;
        if pools.count_ones() > 1 {
            for other in self.all() {
                let pool = 1 << self.pool(other, observer);
                if !self.known(other, observer) && self.face(other) == face && pools & pool != 0 {
                    possible |= pool;
                }
            }
        }
        if possible.count_ones() > 1 {
            let lowest = possible.trailing_zeros() as u8;
            for pool in &mut self.merged[observer.index()] {
                if possible & (1 << *pool) != 0 {
                    *pool = lowest;
                }
            }
        }
        // The twin may as well have been this one: what is left behind is as unknown as this was.
        if let Some(twin) = twin.filter(|_| !self.known(card, observer)) {
            self.known[twin.0 as usize] &= !(1 << observer.0);
            self.pool[twin.0 as usize] = self.pool[card.0 as usize];
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
        let pool = self.free_pool();
        chance.shuffle(purpose, &mut cards[..n]);
        for (order, card) in cards[..n].iter().enumerate() {
            let i = card.0 as usize;
            self.order[i] = order as u8;
            self.known[i] = 0;
            self.pool[i] = pool;
        }
    }

    /// A pool that no hidden card belongs to; all seats can tell it from the others again.
    fn free_pool(&mut self) -> u8 {
        let mut used = 0u32;
        for card in self.all() {
            let i = card.0 as usize;
            if self.known[i] != EVERYBODY || self.pool[i] & LOOSE != 0 {
                used |= 1 << (self.pool[i] & !LOOSE);
                for merged in &self.merged {
                    used |= 1 << merged[(self.pool[i] & !LOOSE) as usize];
                }
            }
        }
        let pool = (0..POOLS as u8).find(|p| used & (1 << p) == 0).unwrap_or(POOLS as u8 - 1);
        for merged in &mut self.merged {
            merged[pool as usize] = pool;
        }
        pool
    }

    /// The seat in whose hand or slots the card lies.
    pub fn holder(&self, card: Card) -> Option<Seat> {
        match self.zone(card) {
            Zone::Hand(seat) | Zone::Slot(seat, _) => Some(seat),
            _ => None,
        }
    }

    /// Prints another face on the card: for sampled worlds.
    pub fn set_face(&mut self, card: Card, face: Face) {
        self.face[card.0 as usize] = face.0;
    }

    /// Where the card lies, as data: for sampled worlds.
    pub fn place(&self, card: Card) -> (u8, u8) {
        (self.zone[card.0 as usize], self.order[card.0 as usize])
    }

    /// Lays the card at such a place: for sampled worlds.
    pub fn set_place(&mut self, card: Card, place: (u8, u8)) {
        let i = card.0 as usize;
        (self.zone[i], self.order[i]) = place;
        if place.0 >= SLOT {
            self.slots[(place.0 - SLOT) as usize] = i as u16;
        }
    }

    /// Everyone forgets what the rules do not show: for positions that are laid out by hand.
    pub fn hide(&mut self, seats: usize) {
        let library = 0;
        let piles = [Zone::Library, Zone::Forgotten]
            .into_iter()
            .chain((0..seats as u8).map(|s| Zone::Grimoire(Seat(s))));
        for (pool, zone) in (library..).zip(piles) {
            for i in 0..self.count as usize {
                if self.zone[i] == zone.code() {
                    self.known[i] = 0;
                    self.pool[i] = pool;
                }
            }
        }
        // Cards that came into a hand unseen have come from the Library, as far as others know.
        for card in self.all() {
            if let Some(holder) = self.holder(card) {
                let i = card.0 as usize;
                self.known[i] = 1 << holder.0;
                self.pool[i] = library;
            }
        }
    }

    /// All that is kept of each card, and of what seats can tell apart: for written positions.
    pub fn rows(&self) -> (Vec<Row>, [[u8; POOLS]; SEATS]) {
        let row = |card: Card| {
            let i = card.0 as usize;
            Row {
                face: self.face[i],
                zone: self.zone[i],
                order: self.order[i],
                known: self.known[i],
                pool: self.pool[i],
            }
        };
        (self.all().map(row).collect(), self.merged)
    }

    /// The cards that such rows describe; `None` if there are too many.
    pub fn from_rows(rows: &[Row], merged: [[u8; POOLS]; SEATS]) -> Option<Cards> {
        let mut cards = Cards::none();
        if rows.len() > CARDS
            || rows.iter().any(|r| (r.pool & !LOOSE) as usize >= POOLS || r.zone as usize >= ZONES)
        {
            return None;
        }
        if merged.iter().flatten().any(|p| *p as usize >= POOLS) {
            return None;
        }
        for (i, row) in rows.iter().enumerate() {
            cards.face[i] = row.face;
            cards.zone[i] = row.zone;
            cards.order[i] = row.order;
            cards.known[i] = row.known;
            cards.pool[i] = row.pool;
            cards.len[row.zone as usize] += 1;
            if row.zone >= SLOT {
                cards.slots[(row.zone - SLOT) as usize] = i as u16;
            }
        }
        cards.count = rows.len() as u16;
        cards.merged = merged;
        Some(cards)
    }

    /// Numbers the cards by what the seat may know of them, so that what is drawn for them afterwards does
    /// not depend on what it may not know.
    pub fn renumber_for(&mut self, seat: Seat) {
        let (mut rows, merged) = self.rows();
        for row in &mut rows {
            if row.known & (1 << seat.0) == 0 {
                row.pool = row.pool & LOOSE | merged[seat.index()][(row.pool & !LOOSE) as usize];
            }
        }
        rows.sort_by_key(|row| {
            let known = row.known & (1 << seat.0) != 0;
            let holder = match Zone::from_code(row.zone) {
                Zone::Hand(holder) | Zone::Slot(holder, _) if row.pool & LOOSE != 0 && holder != seat => {
                    holder.0
                }
                _ => u8::MAX,
            };
            // Another's loose cards are told apart by nothing but their pool, or their face if it is known.
            let place = if holder == u8::MAX { (row.zone, row.order) } else { (0, 0) };
            (holder, place, row.pool, known, if known { row.face } else { 0 }, row.known)
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

/// All that is kept of one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[allow(missing_docs)]
pub struct Row {
    pub zone: u8,
    pub order: u8,
    pub face: u16,
    pub known: u8,
    pub pool: u8,
}
