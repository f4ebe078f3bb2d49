//! Which cards lie where, as bits: what players have and what lies open is found without looking at all cards.
//!
//! It follows from the places of the cards and is kept with them.

use crate::limits::{CARDS, SEATS};
use crate::state::{CardId, Place, Zone};

const WORDS: usize = CARDS.div_ceil(64);

/// A set of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cards([u64; WORDS]);

impl Cards {
    /// None.
    pub const EMPTY: Cards = Cards([0; WORDS]);
    /// Every card there could be.
    pub const ALL: Cards = Cards::first(CARDS);

    const fn first(n: usize) -> Cards {
        let mut words = [0; WORDS];
        let mut i = 0;
        while i < n {
            words[i / 64] |= 1 << (i % 64);
            i += 1;
        }
        Cards(words)
    }

    fn set(&mut self, card: CardId, there: bool) {
        let (word, bit) = (card.index() / 64, 1 << (card.index() % 64));
        if there {
            self.0[word] |= bit;
        } else {
            self.0[word] &= !bit;
        }
    }

    fn union(self, more: &Cards) -> Cards {
        Cards(std::array::from_fn(|i| self.0[i] | more.0[i]))
    }

    fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
}

impl Iterator for Cards {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        for (i, word) in self.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(CardId::new(i * 64 + bit));
            }
        }
        None
    }
}

/// Where cards are, by what is asked for most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Index {
    /// Cards of each player that everybody sees.
    owned: [Cards; SEATS],
    /// Cards of each player that others may not see.
    held: [Cards; SEATS],
    /// Markets and what is offered.
    markets: Cards,
    /// The cards of each deck, then of the Fate deck, and of what lies open in one place: the two rows, the shared area.
    lists: [Cards; LISTS],
}

/// How many lists of cards there are, and from where on they lie open.
const LISTS: usize = 13;
const OPEN: usize = 10;

/// The places of the cards say it all.
impl std::hash::Hash for Index {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl Default for Index {
    fn default() -> Index {
        let players = [Cards::EMPTY; SEATS];
        Index { owned: players, held: players, markets: Cards::EMPTY, lists: [Cards::EMPTY; LISTS] }
    }
}

impl Index {
    /// The index of these places.
    pub fn of(places: &[Place]) -> Index {
        let mut index = Index::default();
        for (card, place) in places.iter().enumerate() {
            index.note(CardId::new(card), place.zone, true);
        }
        index
    }

    /// A card comes to a zone, or leaves it.
    pub fn note(&mut self, card: CardId, zone: Zone, comes: bool) {
        let cards = match shelf(zone) {
            Shelf::Nowhere => return,
            Shelf::List(list) => &mut self.lists[list],
            Shelf::Owned(seat) => &mut self.owned[usize::from(seat)],
            Shelf::Held(seat) => &mut self.held[usize::from(seat)],
            Shelf::Markets => &mut self.markets,
        };
        cards.set(card, comes);
    }

    /// The cards among which those of a zone are.
    pub fn near(&self, zone: Zone) -> Cards {
        match shelf(zone) {
            Shelf::Nowhere => Cards::ALL,
            Shelf::List(list) => self.lists[list],
            Shelf::Owned(seat) => self.owned[usize::from(seat)],
            Shelf::Held(seat) => self.held[usize::from(seat)],
            Shelf::Markets => self.markets,
        }
    }

    /// The cards of a player that everybody sees.
    pub fn owned(&self, seat: u8) -> Cards {
        self.owned[usize::from(seat)]
    }

    /// What lies open for all.
    pub fn open(&self) -> Cards {
        self.lists[OPEN..].iter().fold(self.markets, |all, list| all.union(list))
    }

    /// How many cards lie in a deck or in another place that has a list of its own.
    pub fn count(&self, zone: Zone) -> Option<usize> {
        match shelf(zone) {
            Shelf::List(list) => Some(self.lists[list].len()),
            Shelf::Nowhere | Shelf::Owned(_) | Shelf::Held(_) | Shelf::Markets => None,
        }
    }
}

/// Where the index keeps the cards of a zone.
enum Shelf {
    /// Nowhere: the box is looked for among all cards.
    Nowhere,
    /// In a list of their own.
    List(usize),
    /// Among what a player shows.
    Owned(u8),
    /// Among what a player holds.
    Held(u8),
    /// Among markets and what is offered.
    Markets,
}

/// Every zone has its place here.
fn shelf(zone: Zone) -> Shelf {
    match zone {
        Zone::Box => Shelf::Nowhere,
        Zone::Deck(pool) => Shelf::List(pool.index()),
        Zone::Fate => Shelf::List(OPEN - 1),
        Zone::Row => Shelf::List(OPEN),
        Zone::Trials => Shelf::List(OPEN + 1),
        Zone::Shared => Shelf::List(OPEN + 2),
        Zone::Market(..) | Zone::Offer => Shelf::Markets,
        Zone::Grimoire(seat)
        | Zone::Inventory(seat)
        | Zone::Equipment(seat)
        | Zone::Experience(seat)
        | Zone::Talent(seat) => Shelf::Owned(seat),
        Zone::Reserved(seat) | Zone::Dealt(seat) | Zone::Looked(seat) => Shelf::Held(seat),
    }
}
