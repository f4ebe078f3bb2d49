//! The Lodge: where its Rooms lie, which are adjacent, how far apart, and which see each other.

pub mod sight;

use crate::limits::{ROOMS, SEATS};
use crate::state::Room;
use kernel::Seat;
use kernel::small::{Nth, Set};

/// Where a Model is: in a Room by its space in the Lodge, in a Cell, or off the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place(u8);

impl Place {
    /// Not on the board.
    pub const OFF: Place = Place(255);
    const CELL: u8 = 128;

    /// A space of the Lodge.
    pub fn room(space: Space) -> Place {
        Place(space.number())
    }

    /// The Cell of a seat.
    pub fn cell(seat: Seat) -> Place {
        Place(Place::CELL + seat.0)
    }

    /// The space, if it is a Room of the Lodge.
    pub fn as_room(self) -> Option<Space> {
        (self.0 < Place::CELL).then(|| Space::new(self.0.into()))
    }

    /// Is this a Cell? A Cell is not part of the Lodge.
    pub fn is_cell(self) -> bool {
        self.0 >= Place::CELL && self != Place::OFF
    }
}

impl std::fmt::Debug for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.as_room() {
            Some(space) => write!(f, "space {space:?}"),
            None if *self == Place::OFF => f.write_str("off"),
            None => write!(f, "cell {}", self.0 - Place::CELL),
        }
    }
}

/// A space of the Lodge, where a Room lies.
pub type Space = Nth<Room>;

/// Spaces.
pub type Spaces = Set<Room>;

/// How far an Effect reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Range {
    /// At most so many Rooms away; beyond the same Room it needs line of sight.
    Within(u8),
    /// Anywhere in the Lodge, without line of sight.
    Anywhere,
}

/// The shape of a Lodge: the same for the whole match.
#[derive(Clone, Debug)]
pub struct Shape {
    spaces: Vec<(i8, i8)>,
    names: Vec<&'static str>,
    adjacent: [Spaces; ROOMS],
    distance: [[u8; ROOMS]; ROOMS],
    seen: [Spaces; ROOMS],
    doors: [Spaces; SEATS],
    cells: Vec<(i8, i8)>,
}

impl Shape {
    /// A Lodge with Rooms at these axial coordinates and a Cell for each player at those.
    pub fn new(spaces: &[((i8, i8), &'static str)], cells: &[(i8, i8)]) -> Shape {
        let at: Vec<(i8, i8)> = spaces.iter().map(|s| s.0).collect();
        let near = |a: (i8, i8)| -> Spaces {
            Space::all(at.len()).filter(|space| sight::steps(a, at[space.index()]) == 1).collect()
        };
        let mut shape = Shape {
            spaces: at.clone(),
            names: spaces.iter().map(|s| s.1).collect(),
            adjacent: [Spaces::EMPTY; ROOMS],
            distance: [[0; ROOMS]; ROOMS],
            seen: [Spaces::EMPTY; ROOMS],
            doors: [Spaces::EMPTY; SEATS],
            cells: cells.to_vec(),
        };
        for (i, &a) in at.iter().enumerate() {
            shape.adjacent[i] = near(a);
            for (j, &b) in at.iter().enumerate() {
                shape.distance[i][j] = sight::steps(a, b);
                if sight::sees(a, b, |hex| at.contains(&hex)) {
                    shape.seen[i].insert(Space::new(j));
                }
            }
        }
        for (i, &cell) in cells.iter().enumerate() {
            shape.doors[i] = near(cell);
        }
        shape
    }

    /// How many Rooms the Lodge has.
    pub fn rooms(&self) -> usize {
        self.spaces.len()
    }

    /// The axial coordinates of a space.
    pub fn coordinates(&self, space: Space) -> (i8, i8) {
        self.spaces[space.index()]
    }

    /// The axial coordinates of a Cell's place.
    pub fn cell(&self, place: usize) -> (i8, i8) {
        self.cells[place]
    }

    /// The name of a space, such as `ne`.
    pub fn name(&self, space: Space) -> &'static str {
        self.names[space.index()]
    }

    /// The space with this name.
    pub fn space(&self, name: &str) -> Option<Space> {
        self.names.iter().position(|n| *n == name).map(Space::new)
    }

    /// All spaces.
    pub fn all(&self) -> Spaces {
        Spaces::first(self.rooms())
    }

    /// The Rooms that share an edge with this one (DUE-102).
    pub fn adjacent(&self, space: Space) -> Spaces {
        self.adjacent[space.index()]
    }

    /// The Rooms adjacent to a Cell, by its place (DUE-104, DUE-105, REB-109).
    pub fn doors(&self, cell: usize) -> Spaces {
        self.doors[cell]
    }

    /// The smallest number of steps between two Rooms (DUE-106).
    pub fn distance(&self, a: Space, b: Space) -> u8 {
        self.distance[a.index()][b.index()]
    }

    /// Does the range reach from one Room to the other, line of sight included (DUE-366 to DUE-371)?
    pub fn reaches(&self, from: Space, to: Space, range: Range) -> bool {
        match range {
            Range::Anywhere => true,
            Range::Within(0) => from == to,
            Range::Within(n) => self.distance(from, to) <= n && self.seen[from.index()].contains(to),
        }
    }

    /// All Rooms within a range.
    pub fn within(&self, from: Space, range: Range) -> Spaces {
        self.all().filter(|to| self.reaches(from, to, range))
    }
}

/// The numbers of the members of a mask, ascending.
pub fn members(mask: impl Into<u64>) -> impl Iterator<Item = usize> {
    let mut rest = mask.into();
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let i = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            i
        })
    })
}
