//! Cubes in a row: a Health Bar, the Damage on an Evocation's card, the Instability Slots of a Room.

use crate::limits::{PARTIES, ROW, SEATS};
use crate::state::Model;
use kernel::Seat;
use kernel::small::{Nth, Set};
use serde::{Deserialize, Serialize};

/// A side with cubes and points: a seat or the Black Rose. It takes one byte, also where there may be none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Party(Nth<Party>);

/// Sides.
pub type Parties = Set<Party>;

impl Party {
    /// The Black Rose, the side that no player controls.
    pub const ROSE: Party = Party(Nth::new(SEATS));

    /// All of them, the Black Rose last.
    pub fn all() -> impl Iterator<Item = Party> + Clone {
        Nth::all(PARTIES).map(Party)
    }

    /// The side at a place in lists by side.
    pub fn at(place: Nth<Party>) -> Party {
        Party(place)
    }

    /// Its place in lists by side.
    pub fn place(self) -> Nth<Party> {
        self.0
    }

    /// The party as an array index.
    pub fn index(self) -> usize {
        self.0.index()
    }

    /// The Model with the number of the side, as facts name it: the Mage of a seat.
    pub fn as_model(self) -> Nth<Model> {
        Nth::new(self.index())
    }

    /// The side with the number of a Mage's Model, as facts name it.
    pub fn of_mage(mage: Nth<Model>) -> Party {
        Party(Nth::new(mage.index()))
    }

    /// The seat, unless it is the Black Rose.
    pub fn seat(self) -> Option<Seat> {
        self.0.seat(SEATS)
    }
}

impl From<Seat> for Party {
    fn from(seat: Seat) -> Party {
        Party(seat.into())
    }
}

impl std::fmt::Debug for Party {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

impl Party {
    /// The readable id: `seat0` … or `rose`.
    pub fn id(self) -> &'static str {
        ["seat0", "seat1", "seat2", "seat3", "rose"][self.index()]
    }

    /// The party with this id.
    pub fn from_id(id: &str) -> Option<Party> {
        Party::all().find(|p| p.id() == id)
    }
}

/// Some of the sides, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sides(u8);

impl Sides {
    /// Is the side among them?
    pub fn has(self, party: Party) -> bool {
        self.0 & (1 << party.0.number()) != 0
    }
}

impl FromIterator<Party> for Sides {
    fn from_iter<I: IntoIterator<Item = Party>>(parties: I) -> Sides {
        Sides(parties.into_iter().fold(0, |mask, party| mask | 1 << party.0.number()))
    }
}

/// An ordered row of at most [`ROW`] cubes; new ones go to the right, gaps close to the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cubes(u64);

impl Cubes {
    /// A row without cubes.
    pub const fn empty() -> Cubes {
        Cubes(0)
    }

    /// How many cubes lie in the row.
    pub fn len(self) -> usize {
        (self.0 >> 60) as usize
    }

    /// Is the row empty?
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The owner of the cube at this place from the left.
    pub fn get(self, i: usize) -> Party {
        Party(Nth::new((self.0 >> (4 * i) & 15) as usize))
    }

    /// Adds a cube on the right. The row must not be full.
    pub fn push(&mut self, party: Party) {
        let n = self.len();
        debug_assert!(n < ROW);
        self.0 = (self.0 & !(15 << 60)) | u64::from(party.0.number()) << (4 * n) | (n as u64 + 1) << 60;
    }

    /// Exchanges the cube at this place for another side's.
    pub fn set(&mut self, i: usize, party: Party) {
        self.0 = (self.0 & !(15 << (4 * i))) | u64::from(party.0.number()) << (4 * i);
    }

    /// Takes the cube at this place out; the rest close up to the left.
    pub fn remove(&mut self, i: usize) -> Party {
        let n = self.len();
        let party = self.get(i);
        let body = self.0 & !(15 << 60);
        let low = body & ((1u64 << (4 * i)) - 1);
        let high = (body >> (4 * (i + 1))) << (4 * i);
        self.0 = low | high | (n as u64 - 1) << 60;
        party
    }

    /// How many cubes of a side lie in the row.
    pub fn count(self, party: Party) -> usize {
        // One bit for each cube that lies there and is another side's.
        const EACH: u64 = 0x0111_1111_1111_1111;
        let other = self.0 ^ (u64::from(party.0.number()) * EACH);
        let others = (other | other >> 1 | other >> 2 | other >> 3) & EACH & ((1 << (4 * self.len())) - 1);
        self.len() - others.count_ones() as usize
    }

    /// The owners from left to right.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Party> {
        (0..self.len()).map(move |i| self.get(i))
    }

    /// The place of a side's leftmost cube.
    pub fn find(self, party: Party) -> Option<usize> {
        (0..self.len()).find(|&i| self.get(i) == party)
    }

    /// The number of cubes of each side.
    pub fn counts(self) -> [u8; PARTIES] {
        let mut counts = [0; PARTIES];
        for party in self.iter() {
            counts[party.index()] += 1;
        }
        counts
    }
}

impl std::fmt::Debug for Cubes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Party> for Cubes {
    fn from_iter<I: IntoIterator<Item = Party>>(parties: I) -> Cubes {
        let mut row = Cubes::default();
        for party in parties.into_iter().take(ROW) {
            row.push(party);
        }
        row
    }
}

impl Serialize for Cubes {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Party::id))
    }
}

impl<'de> Deserialize<'de> for Cubes {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cubes, D::Error> {
        let ids = Vec::<String>::deserialize(deserializer)?;
        if ids.len() > ROW {
            return Err(serde::de::Error::custom(format!(
                "at most {ROW} cubes fit in a row, not {}",
                ids.len()
            )));
        }
        ids.iter()
            .map(|id| {
                Party::from_id(id).ok_or_else(|| {
                    serde::de::Error::custom(format!("\"{id}\" is no side: use seat0 … seat3 or rose"))
                })
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cubes are counted as one would by hand, in rows of every length.
    #[test]
    fn counts_are_those_of_the_cubes() {
        let mut row = Cubes::empty();
        for n in 0..=ROW {
            for party in Party::all() {
                assert_eq!(row.count(party), row.iter().filter(|p| *p == party).count(), "{row:?} {party:?}");
            }
            if n < ROW {
                row.push(Party(Nth::new(n * n % PARTIES)));
            }
        }
        row.set(3, Party::ROSE);
        row.remove(0);
        assert_eq!(row.count(Party::ROSE), row.iter().filter(|p| *p == Party::ROSE).count());
    }
}
