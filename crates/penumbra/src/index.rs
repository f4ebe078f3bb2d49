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
    pub const NONE: Cards = Cards([0; WORDS]);
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
        let (word, bit) = (card as usize / 64, 1 << (card % 64));
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
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some((i * 64) as CardId + bit as CardId);
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
        let players = [Cards::NONE; SEATS];
        Index { owned: players, held: players, markets: Cards::NONE, lists: [Cards::NONE; LISTS] }
    }
}

impl Index {
    /// The index of these places.
    pub fn of(places: &[Place]) -> Index {
        let mut index = Index::default();
        for (card, place) in places.iter().enumerate() {
            index.note(card as CardId, place.zone, true);
        }
        index
    }

    /// A card comes to a zone, or leaves it.
    pub fn note(&mut self, card: CardId, zone: Zone, comes: bool) {
        if let Some(list) = list(zone) {
            return self.lists[list].set(card, comes);
        }
        match zone {
            Zone::Grimoire(seat)
            | Zone::Inventory(seat)
            | Zone::Equipment(seat)
            | Zone::Experience(seat)
            | Zone::Talent(seat) => self.owned[seat as usize].set(card, comes),
            Zone::Market(..) | Zone::Offer => self.markets.set(card, comes),
            Zone::Reserved(seat) | Zone::Dealt(seat) | Zone::Looked(seat) => {
                self.held[seat as usize].set(card, comes);
            }
            _ => {}
        }
    }

    /// The cards among which those of a zone are.
    pub fn near(&self, zone: Zone) -> Cards {
        if let Some(list) = list(zone) {
            return self.lists[list];
        }
        match zone {
            Zone::Grimoire(seat)
            | Zone::Inventory(seat)
            | Zone::Equipment(seat)
            | Zone::Experience(seat)
            | Zone::Talent(seat) => self.owned[seat as usize],
            Zone::Market(..) | Zone::Offer => self.markets,
            Zone::Reserved(seat) | Zone::Dealt(seat) | Zone::Looked(seat) => self.held[seat as usize],
            _ => Cards::ALL,
        }
    }

    /// The cards of a player that everybody sees.
    pub fn owned(&self, seat: u8) -> Cards {
        self.owned[seat as usize]
    }

    /// What lies open for all.
    pub fn open(&self) -> Cards {
        self.lists[OPEN..].iter().fold(self.markets, |all, list| all.union(list))
    }

    /// How many cards lie in a deck or in another place that has a list of its own.
    pub fn count(&self, zone: Zone) -> Option<usize> {
        list(zone).map(|list| self.lists[list].len())
    }
}

/// The list of a zone that has one of its own.
fn list(zone: Zone) -> Option<usize> {
    match zone {
        Zone::Deck(pool) => Some(usize::from(pool)),
        Zone::Fate => Some(9),
        Zone::Row => Some(OPEN),
        Zone::Trials => Some(OPEN + 1),
        Zone::Shared => Some(OPEN + 2),
        _ => None,
    }
}
