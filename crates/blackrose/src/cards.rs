//! The cards of a match, Spells, Quests and Events: where each lies, and who may know what it is.
//!
//! Each zone is a list: a card names the next one of its zone. So a zone is looked at without looking at all cards, and
//! none can overflow.

mod knowledge;
mod rows;
mod zone;

pub use rows::Row;
pub use zone::Zone;

use crate::limits::{CARDS, POOLS, SEATS};
use kernel::Seat;
use kernel::small::count;
use zone::ZONES;

/// One card of the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Card(pub u16);

/// What is printed on a card: an index into the match's Spells, then its Quests, its Events, its Command Cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Face(pub u16);

impl Card {
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Face {
    /// The face at this place of the match's lists; there are fewer than cards.
    pub fn new(index: usize) -> Face {
        Face(u16::try_from(index).unwrap_or(u16::MAX))
    }

    /// Its place in the match's lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

const EVERYBODY: u8 = (1 << SEATS) - 1;

/// Where a card lies, in one word: its zone, and the card that is next there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Spot(u16);

/// No card.
const NOTHING: u16 = (1 << NUMBER) - 1;
/// How many bits the number of a card takes.
const NUMBER: u32 = 9;
const _: () = assert!(CARDS <= NOTHING as usize && ZONES <= 1 << (u16::BITS - NUMBER));

impl Spot {
    const fn new(zone: u8, next: u16) -> Spot {
        Spot((zone as u16) << NUMBER | next)
    }

    /// The number of the zone.
    fn zone(self) -> u8 {
        (self.0 >> NUMBER) as u8
    }

    /// In a pile the card below, elsewhere the one with the next higher number.
    fn next(self) -> u16 {
        self.0 & NOTHING
    }
}

/// All cards of the match: one array a property.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cards {
    count: u16,
    face: [u16; CARDS],
    spot: [Spot; CARDS],
    known: [u8; CARDS],
    pool: [u8; CARDS],
    /// The first card of each zone: of a pile the top one.
    first: [u16; ZONES],
    /// How many cards lie in each zone.
    len: [u8; ZONES],
    /// For each seat, which pools it can no longer tell apart: the lowest pool of each group.
    merged: [[u8; POOLS]; SEATS],
}

impl Cards {
    /// No cards yet.
    pub fn none() -> Cards {
        Cards {
            count: 0,
            face: [0; CARDS],
            spot: [Spot::new(0, NOTHING); CARDS],
            known: [0; CARDS],
            pool: [0; CARDS],
            first: [NOTHING; ZONES],
            len: [0; ZONES],
            merged: [std::array::from_fn(count); SEATS],
        }
    }

    /// Adds a card that everybody has seen, on top of a zone.
    pub fn add(&mut self, face: Face, zone: Zone) -> Card {
        let card = Card(self.count);
        self.count += 1;
        self.face[card.index()] = face.0;
        self.known[card.index()] = EVERYBODY;
        self.lay(card, zone);
        card
    }

    /// How many cards the match has.
    pub fn total(&self) -> usize {
        usize::from(self.count)
    }

    /// All cards.
    pub fn all(&self) -> impl Iterator<Item = Card> + use<> {
        (0..self.count).map(Card)
    }

    /// What is printed on the card.
    pub fn face(&self, card: Card) -> Face {
        Face(self.face[card.index()])
    }

    fn spot(&self, card: Card) -> Spot {
        self.spot[card.index()]
    }

    /// Where the card lies.
    pub fn zone(&self, card: Card) -> Zone {
        Zone::from_code(self.spot(card).zone())
    }

    /// The cards in a zone: of a pile from top to bottom, elsewhere by their numbers.
    pub fn in_zone(&self, zone: Zone) -> impl Iterator<Item = Card> + '_ {
        let there = |card: u16| (card != NOTHING).then_some(Card(card));
        std::iter::successors(there(self.first[usize::from(zone.code())]), move |card| {
            there(self.spot(*card).next())
        })
    }

    /// The cards in a pile from top to bottom, to be moved.
    pub fn from_top(&self, zone: Zone) -> Vec<Card> {
        self.in_zone(zone).collect()
    }

    /// How many cards lie in a zone.
    pub fn count(&self, zone: Zone) -> usize {
        usize::from(self.len[usize::from(zone.code())])
    }

    /// The top card of a pile.
    pub fn top(&self, zone: Zone) -> Option<Card> {
        self.in_zone(zone).next()
    }

    /// The card with `n` others above it in a pile.
    pub fn below_top(&self, zone: Zone, n: usize) -> Option<Card> {
        self.in_zone(zone).nth(n)
    }

    /// The card with the lowest face in a zone without order.
    pub fn lowest(&self, zone: Zone) -> Option<Card> {
        self.in_zone(zone).min_by_key(|card| self.face(*card))
    }

    /// The card in a Spell Slot.
    pub fn in_slot(&self, seat: Seat, slot: usize) -> Option<Card> {
        self.in_zone(Zone::Slot(seat, count(slot))).next()
    }

    /// A card with this face in a zone, of several the one with the lowest number.
    pub fn find(&self, zone: Zone, face: Face) -> Option<Card> {
        self.in_zone(zone).filter(|card| self.face(*card) == face).min()
    }

    /// The seat in whose hand or slots the card lies.
    pub fn holder(&self, card: Card) -> Option<Seat> {
        match self.zone(card) {
            Zone::Hand(seat) | Zone::Slot(seat, _) => Some(seat),
            _ => None,
        }
    }

    /// Where the card lies, as numbers: its zone, and in a pile how many cards lie below it.
    pub fn place(&self, card: Card) -> (u8, u8) {
        let zone = self.zone(card);
        let above = self.in_zone(zone).take_while(|other| *other != card).count();
        (zone.code(), if zone.ordered() { count(self.count(zone) - above - 1) } else { 0 })
    }

    /// Lays the card on top of a zone; who knows it does not change.
    pub fn put(&mut self, card: Card, zone: Zone) {
        self.lift(card);
        self.lay(card, zone);
    }

    /// Lays the card under all others of a pile; who knows it does not change.
    pub fn tuck(&mut self, card: Card, zone: Zone) {
        self.lift(card);
        let last = self.in_zone(zone).last();
        self.link(card, zone, last);
    }

    /// Takes a card out of its zone.
    fn lift(&mut self, card: Card) {
        let zone = self.zone(card);
        let before = self.in_zone(zone).take_while(|other| *other != card).last();
        self.set_behind(zone, before, self.spot(card).next());
        self.len[usize::from(zone.code())] -= 1;
    }

    /// Lays a card that lies nowhere on top of a pile, or where its number belongs.
    fn lay(&mut self, card: Card, zone: Zone) {
        let before = match zone.ordered() {
            true => None,
            false => self.in_zone(zone).take_while(|other| *other < card).last(),
        };
        self.link(card, zone, before);
    }

    /// Lays a card that lies nowhere behind another of a zone, or first.
    fn link(&mut self, card: Card, zone: Zone, before: Option<Card>) {
        let behind = match before {
            Some(before) => self.spot(before).next(),
            None => self.first[usize::from(zone.code())],
        };
        self.set_behind(zone, before, card.0);
        self.spot[card.index()] = Spot::new(zone.code(), behind);
        self.len[usize::from(zone.code())] += 1;
    }

    /// Says which card is behind another of a zone, or first.
    fn set_behind(&mut self, zone: Zone, before: Option<Card>, next: u16) {
        match before {
            Some(before) => self.spot[before.index()] = Spot::new(zone.code(), next),
            None => self.first[usize::from(zone.code())] = next,
        }
    }

    /// Lays the cards of a zone into this order, the last on top.
    fn stack(&mut self, zone: Zone, cards: &[Card]) {
        let mut below = NOTHING;
        for card in cards {
            self.spot[card.index()] = Spot::new(zone.code(), std::mem::replace(&mut below, card.0));
        }
        self.first[usize::from(zone.code())] = below;
    }

    /// Prints another face on the card: for sampled worlds.
    pub fn set_face(&mut self, card: Card, face: Face) {
        self.face[card.index()] = face.0;
    }

    /// Says what is wrong if the zones do not hold each card once.
    pub fn check(&self) -> Result<(), String> {
        let mut seen = 0;
        for code in 0..count(ZONES) {
            let zone = Zone::from_code(code);
            let mut n = 0;
            let mut before = None;
            for card in self.in_zone(zone).take(CARDS) {
                if self.spot(card).zone() != code || !zone.ordered() && before >= Some(card) {
                    return Err(format!("{card:?} does not belong where it is in {zone:?}"));
                }
                before = Some(card);
                n += 1;
            }
            if n != self.count(zone) {
                return Err(format!("{zone:?} holds {n} cards instead of {}", self.count(zone)));
            }
            seen += n;
        }
        if seen != self.total() {
            return Err(format!("{seen} of {} cards lie somewhere", self.total()));
        }
        Ok(())
    }
}
