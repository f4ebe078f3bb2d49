//! Seats at the table, sets of them, and who is looking.

use serde::{Deserialize, Serialize};

/// One place at the table, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat with `n` others before it; a table has a few.
    #[inline]
    pub fn nth(n: usize) -> Seat {
        Seat(u8::try_from(n).unwrap_or(u8::MAX))
    }

    /// The first `n` seats.
    #[inline]
    pub fn all(n: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..Seat::nth(n).0).map(Seat)
    }

    /// The seat as an array index.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat so many places further on, at a table of `n`.
    #[inline]
    pub fn after(self, places: usize, n: usize) -> Seat {
        let place = self.index() + places;
        // Once round at most, as a rule: dividing takes longer.
        Seat::nth(if place < n { place } else { place % n })
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "seat{}", self.0)
    }
}

/// A set of seats, as a bit mask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// No seat at all.
    pub const NONE: Seats = Seats(0);

    /// The first `n` seats.
    pub fn first(n: usize) -> Seats {
        Seats(u8::try_from((1u16 << n) - 1).unwrap_or(u8::MAX))
    }

    /// Only this seat.
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Is the seat in the set?
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// The set with the seat in it.
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with the seat taken out.
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Is nobody in the set?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |s| self.contains(*s))
    }
}

/// Somebody who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player, who sees what the seat may know.
    Seat(Seat),
    /// Somebody who sees only what is public.
    Spectator,
}
