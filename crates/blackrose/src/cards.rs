//! The cards of a match, Spells, Quests and Events: where each lies, and who may know what it is.
//!
//! Knowledge is state. A card has a *pool*: a group whose faces everyone can list and whose places only
//! chance or a secret choice knows. Cards that a Mage holds in hand or has prepared face down are
//! *loose*: others cannot tell which of them lies where. Views and sampled worlds are built from this.

mod rows;

pub use rows::Row;

use crate::limits::{CARDS, POOLS, SCHOOLS, SEATS};
use kernel::{Chance, Purpose, Seat};

/// One card of the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Card(pub u16);

/// What is printed on a card: an index into the match's Spells, then its Quests, its Events, its Command Cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Face(pub u16);

/// Where cards can lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zone {
    /// Out of the game.
    Gone,
    /// The deck of Forgotten Spells, face down.
    Forgotten,
    /// Discarded Quests, face down or up as they were.
    QuestDiscards,
    /// Discarded Events, face up.
    EventDiscards,
    /// A Mage's own draw deck, face down.
    Grimoire(Seat),
    /// A Mage's hand.
    Hand(Seat),
    /// A Mage's discard pile, face up.
    Memories(Seat),
    /// A Spell Slot of a Mage: 0 is Quick, then I, II, III.
    Slot(Seat, u8),
    /// Personal Spells that join a Mage later.
    Aside(Seat),
    /// Cards a Mage is looking at.
    Look(Seat),
    /// A Mage's Active Quests.
    Active(Seat),
    /// A Mage's Completed Quests.
    Completed(Seat),
    /// A Mage's Solved Quests.
    Solved(Seat),
    /// The Quests of a Moon, face down.
    Quests(u8),
    /// The Events of a Moon, face down.
    Events(u8),
    /// A slot of the Event Board.
    Board(u8),
    /// The Command Cards of a Moon, face down.
    Commands(u8),
    /// A School's deck, face down.
    Library(u8),
    /// A School's discard pile, face up.
    Discards(u8),
}

impl Zone {
    fn code(self) -> u8 {
        match self {
            Zone::Gone => 0,
            Zone::Forgotten => 1,
            Zone::QuestDiscards => 2,
            Zone::EventDiscards => 3,
            Zone::Grimoire(s) => 4 + s.0,
            Zone::Hand(s) => 8 + s.0,
            Zone::Memories(s) => 12 + s.0,
            Zone::Slot(s, k) => SLOT + 4 * s.0 + k,
            Zone::Aside(s) => 32 + s.0,
            Zone::Look(s) => 36 + s.0,
            Zone::Active(s) => 40 + s.0,
            Zone::Completed(s) => 44 + s.0,
            Zone::Solved(s) => 48 + s.0,
            Zone::Quests(m) => 52 + m,
            Zone::Events(m) => 55 + m,
            Zone::Board(k) => 58 + k,
            Zone::Commands(m) => 61 + m,
            Zone::Library(k) => 64 + k,
            Zone::Discards(k) => 64 + SCHOOLS as u8 + k,
        }
    }

    fn from_code(code: u8) -> Zone {
        let seat = Seat(code % 4);
        match code {
            0 => Zone::Gone,
            1 => Zone::Forgotten,
            2 => Zone::QuestDiscards,
            3 => Zone::EventDiscards,
            4..8 => Zone::Grimoire(seat),
            8..12 => Zone::Hand(seat),
            12..16 => Zone::Memories(seat),
            16..32 => Zone::Slot(Seat((code - SLOT) / 4), (code - SLOT) % 4),
            32..36 => Zone::Aside(seat),
            36..40 => Zone::Look(seat),
            40..44 => Zone::Active(seat),
            44..48 => Zone::Completed(seat),
            48..52 => Zone::Solved(seat),
            52..55 => Zone::Quests(code - 52),
            55..58 => Zone::Events(code - 55),
            58..61 => Zone::Board(code - 58),
            61..64 => Zone::Commands(code - 61),
            64..72 => Zone::Library(code - 64),
            _ => Zone::Discards(code - 72),
        }
    }

    /// Does the order of the cards matter here?
    fn ordered(self) -> bool {
        matches!(
            self,
            Zone::Forgotten
                | Zone::QuestDiscards
                | Zone::EventDiscards
                | Zone::Grimoire(_)
                | Zone::Memories(_)
                | Zone::Quests(_)
                | Zone::Events(_)
                | Zone::Commands(_)
                | Zone::Library(_)
                | Zone::Discards(_)
        )
    }
}

/// The slot behind the code of a zone.
fn slot_of(code: u8) -> Option<usize> {
    (SLOT..SLOT + 4 * SEATS as u8).contains(&code).then(|| (code - SLOT) as usize)
}

const LOOSE: u8 = 128;
const SLOT: u8 = 16;
const ZONES: usize = 64 + 2 * SCHOOLS;
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
            .take(self.len[code as usize] as usize)
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
        let code = zone.code();
        let order = self.len[code as usize].checked_sub(1)?;
        // From the end, where the Command Cards are, which are looked at most.
        let found = (0..self.count as usize).rev().find(|&i| self.zone[i] == code && self.order[i] == order);
        found.map(|i| Card(i as u16))
    }

    /// The card with the lowest face in a zone without order.
    pub fn lowest(&self, zone: Zone) -> Option<Card> {
        self.in_zone(zone).min_by_key(|card| self.face(*card))
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

    /// Lays the card under all others of a pile; who knows it does not change.
    pub fn tuck(&mut self, card: Card, zone: Zone) {
        let (i, code) = (card.0 as usize, zone.code());
        self.lift(i);
        for j in 0..self.count as usize {
            if j != i && self.zone[j] == code {
                self.order[j] += 1;
            }
        }
        self.lay(i, code);
        self.order[i] = 0;
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
        if let Some(slot) = slot_of(code) {
            self.slots[slot] = NOTHING;
        }
    }

    fn lay(&mut self, i: usize, code: u8) {
        self.zone[i] = code;
        self.order[i] = if Zone::from_code(code).ordered() { self.len[code as usize] } else { 0 };
        self.len[code as usize] += 1;
        if let Some(slot) = slot_of(code) {
            self.slots[slot] = i as u16;
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
        let (mut pools, mut twin) = (0u64, None);
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
        let mut possible = 0u64;
        if pools.count_ones() > 1 {
            for other in self.all() {
                let pool = 1 << self.pool(other, observer);
                if !self.known(other, observer) && self.face(other) == face && pools & pool != 0 {
                    possible |= pool;
                }
            }
        }
        if possible.count_ones() > 1 {
            self.merge(observer, possible);
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
        // Who did not know a card that is shuffled in cannot tell its old pool from the new one.
        for card in &cards[..n] {
            for observer in (0..SEATS as u8).map(Seat) {
                if !self.known(*card, observer) {
                    let old = self.pool(*card, observer);
                    let new = self.merged[observer.index()][pool as usize];
                    self.merge(observer, 1 << old | 1 << new);
                }
            }
        }
        for (order, card) in cards[..n].iter().enumerate() {
            let i = card.0 as usize;
            self.order[i] = order as u8;
            self.known[i] = 0;
            self.pool[i] = pool;
        }
    }

    /// From now on the observer cannot tell these pools apart.
    fn merge(&mut self, observer: Seat, pools: u64) {
        let lowest = pools.trailing_zeros() as u8;
        for pool in &mut self.merged[observer.index()] {
            if pools & (1 << *pool) != 0 {
                *pool = lowest;
            }
        }
    }

    /// A pool that no hidden card belongs to; all seats can tell it from the others again.
    fn free_pool(&mut self) -> u8 {
        let mut used = 0u64;
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
        if let Some(slot) = slot_of(place.0) {
            self.slots[slot] = i as u16;
        }
    }

    /// Only the seat knows the card, and others that it came from this pile of a position laid out by hand.
    pub fn veil(&mut self, card: Card, seat: Seat, pile: Zone, seats: usize) {
        self.known[card.0 as usize] = 1 << seat.0;
        let pool = piles(seats).position(|zone| zone == pile).unwrap_or(0);
        self.pool[card.0 as usize] = pool as u8;
    }

    /// Everyone forgets what the rules do not show: for positions that are laid out by hand.
    pub fn hide(&mut self, seats: usize) {
        let library = 0;
        for (pool, zone) in (library..).zip(piles(seats)) {
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

/// The piles that lie face down.
fn piles(seats: usize) -> impl Iterator<Item = Zone> {
    (0..SCHOOLS as u8)
        .map(Zone::Library)
        .chain([Zone::Forgotten])
        .chain((0..seats as u8).map(|s| Zone::Grimoire(Seat(s))))
        .chain((0..3).map(Zone::Quests))
        .chain((0..3).map(Zone::Events))
        .chain((0..3).map(Zone::Commands))
}
