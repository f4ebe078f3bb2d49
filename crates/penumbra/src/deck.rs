//! The decks, and the markets beside them.

use crate::kind::Kind;
use serde::{Deserialize, Serialize};

/// A deck; all but that of the Contracts have a market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[allow(missing_docs)]
pub enum Deck {
    /// Of a Discipline, by its colour.
    Discipline(Kind),
    Potions,
    Artifacts,
    Contracts,
}

impl Deck {
    /// How many there are.
    pub const COUNT: usize = Deck::ALL.len();
    /// All of them.
    pub const ALL: [Deck; 9] = [
        Deck::Discipline(Kind::Red),
        Deck::Discipline(Kind::Orange),
        Deck::Discipline(Kind::Yellow),
        Deck::Discipline(Kind::Green),
        Deck::Discipline(Kind::Blue),
        Deck::Discipline(Kind::Purple),
        Deck::Potions,
        Deck::Artifacts,
        Deck::Contracts,
    ];

    /// Those of the Disciplines.
    pub fn disciplines() -> impl Iterator<Item = Deck> + Clone {
        Kind::COLOURS.into_iter().map(Deck::Discipline)
    }

    /// Those with a market.
    pub fn with_markets() -> impl Iterator<Item = Deck> + Clone {
        Deck::ALL.into_iter().filter(|deck| *deck != Deck::Contracts)
    }

    /// Its place among all decks.
    pub const fn index(self) -> usize {
        match self {
            Deck::Discipline(kind) => kind.index(),
            Deck::Potions => 6,
            Deck::Artifacts => 7,
            Deck::Contracts => 8,
        }
    }

    /// The word for it and its market.
    pub fn word(self) -> &'static str {
        match self {
            Deck::Discipline(kind) => kind.mark(),
            Deck::Potions => "potions",
            Deck::Artifacts => "artifacts",
            Deck::Contracts => "contracts",
        }
    }
}

impl From<Deck> for u8 {
    fn from(deck: Deck) -> u8 {
        match deck {
            Deck::Discipline(kind) => kind.into(),
            Deck::Potions => 6,
            Deck::Artifacts => 7,
            Deck::Contracts => 8,
        }
    }
}

impl TryFrom<u8> for Deck {
    type Error = String;
    fn try_from(n: u8) -> Result<Deck, String> {
        Deck::ALL.get(usize::from(n)).copied().ok_or_else(|| format!("there is no deck {n}"))
    }
}
