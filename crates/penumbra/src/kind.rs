//! The kinds of dice, and sets of them.

use crate::language::{DICE, DISCIPLINES};
use serde::{Deserialize, Serialize};

/// A kind of die: one of the six colours, Bone or Spark. A colour stands for its Discipline, too (PEN-250, PEN-251), and a
/// Mark is of a Discipline or a Spark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[allow(missing_docs)]
pub enum Kind {
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Purple,
    Bone,
    Spark,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 8] = [
        Kind::Red,
        Kind::Orange,
        Kind::Yellow,
        Kind::Green,
        Kind::Blue,
        Kind::Purple,
        Kind::Bone,
        Kind::Spark,
    ];
    /// The six colours.
    pub const COLOURS: [Kind; 6] =
        [Kind::Red, Kind::Orange, Kind::Yellow, Kind::Green, Kind::Blue, Kind::Purple];

    /// Its place among all kinds.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Is it a colour, and so a Discipline?
    pub fn is_colour(self) -> bool {
        self < Kind::Bone
    }

    /// The word for a die of this kind.
    pub fn die(self) -> &'static str {
        DICE[self.index()]
    }

    /// The word for a Mark of this kind: that of the Discipline, or of Sparks.
    pub fn mark(self) -> &'static str {
        DISCIPLINES.get(self.index()).copied().unwrap_or_else(|| self.die())
    }

    /// The kind of die that a word names.
    pub fn of_die(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.die() == word)
    }

    /// The colour of the Discipline that a word names.
    pub fn of_discipline(word: &str) -> Option<Kind> {
        Kind::COLOURS.into_iter().find(|kind| kind.mark() == word)
    }
}

impl From<Kind> for u8 {
    fn from(kind: Kind) -> u8 {
        kind as u8
    }
}

impl TryFrom<u8> for Kind {
    type Error = String;
    fn try_from(n: u8) -> Result<Kind, String> {
        Kind::ALL.get(usize::from(n)).copied().ok_or_else(|| format!("there is no kind of die {n}"))
    }
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kinds(u8);

impl Kinds {
    /// All kinds of dice.
    pub const ALL: Kinds = Kinds(0xff);
    /// The six colours.
    pub const COLOURS: Kinds = Kinds(0x3f);

    /// This kind alone.
    pub fn only(kind: Kind) -> Kinds {
        Kinds(1 << u8::from(kind))
    }

    /// Is a kind in the set?
    pub fn contains(self, kind: Kind) -> bool {
        self.meets(Kinds::only(kind))
    }

    /// Have both sets a kind in common?
    pub fn meets(self, others: Kinds) -> bool {
        self.0 & others.0 != 0
    }

    /// Is no kind in it?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds are in it.
    pub fn len(self) -> u8 {
        self.iter().map(|_| 1).sum()
    }

    /// The kinds, in their order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |kind| self.contains(*kind))
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<T: IntoIterator<Item = Kind>>(kinds: T) -> Kinds {
        kinds.into_iter().fold(Kinds(0), |all, kind| Kinds(all.0 | Kinds::only(kind).0))
    }
}
