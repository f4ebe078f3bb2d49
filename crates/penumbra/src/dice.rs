//! Dice and pools of dice.

use crate::kind::{Kind, Kinds};
use serde::{Deserialize, Serialize};

/// Where a die of a player lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Plane {
    /// In the pool.
    Pool,
    /// In the pool until the end of the turn (PEN-272, PEN-273).
    Temporary,
    /// Rolled for a task (PEN-754).
    Rolled,
}

impl Plane {
    /// The place of its heap in a pool.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// All planes.
pub const PLANES: [Plane; 3] = [Plane::Pool, Plane::Temporary, Plane::Rolled];

/// One die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Die {
    /// Colour, Bone or Spark.
    pub kind: Kind,
    /// 1 to 6.
    pub value: u8,
    /// Where it lies.
    pub plane: Plane,
}

impl Die {
    /// A die of the pool.
    pub fn new(kind: Kind, value: u8) -> Die {
        Die { kind, value, plane: Plane::Pool }
    }

    /// The same die with another value.
    pub fn showing(self, value: u8) -> Die {
        Die { value, ..self }
    }

    /// Does it count as a die of this kind? A Spark die counts as any colour (PEN-264).
    pub fn counts_as(self, kind: Kind) -> bool {
        self.kind == kind || self.kind == Kind::Spark && kind.is_colour()
    }

    /// Does it count as a die of one of these kinds?
    pub fn counts_among(self, kinds: Kinds) -> bool {
        kinds.contains(self.kind) || self.kind == Kind::Spark && kinds.meets(Kinds::COLOURS)
    }

    /// Every die there is.
    pub fn all() -> impl Iterator<Item = Die> {
        FACES.into_iter().map(|(kind, value)| Die::new(kind, value))
    }

    /// One byte for a placed die; 0 is no die.
    pub fn code(self) -> u8 {
        1 + u8::from(self.kind) * 6 + (self.value - 1)
    }

    /// The placed die of a byte.
    pub fn of_code(code: u8) -> Option<Die> {
        let (kind, value) = FACES.get(usize::from(code.checked_sub(1)?))?;
        Some(Die::new(*kind, *value))
    }
}

impl std::fmt::Display for Die {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.kind.die(), self.value)?;
        match self.plane {
            Plane::Pool => Ok(()),
            Plane::Temporary => f.write_str(" temporary"),
            Plane::Rolled => f.write_str(" rolled"),
        }
    }
}

impl std::str::FromStr for Die {
    type Err = String;
    fn from_str(text: &str) -> Result<Die, String> {
        let wrong = || format!("\"{text}\" is no die: write a kind and a value, such as \"red 4\"");
        let mut parts = text.split(' ');
        let kind = parts.next().and_then(Kind::of_die).ok_or_else(wrong)?;
        let value = parts.next().and_then(|v| v.parse().ok()).filter(|v| (1..=6).contains(v));
        let plane = match parts.next() {
            None => Plane::Pool,
            Some("temporary") => Plane::Temporary,
            Some("rolled") => Plane::Rolled,
            Some(_) => return Err(wrong()),
        };
        Ok(Die { kind, value: value.ok_or_else(wrong)?, plane })
    }
}

/// What dice can show, by kind and value: a heap counts them in this order.
const FACES: [(Kind, u8); 48] = {
    let mut faces = [(Kind::Red, 1); 48];
    let mut at = 0;
    let mut value = 1;
    while at < faces.len() {
        faces[at] = (Kind::ALL[at / 6], value);
        value = if value == 6 { 1 } else { value + 1 };
        at += 1;
    }
    faces
};

/// Different dice, by kind and value, wherever they lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faces(u64);

impl Faces {
    /// Those of both.
    pub fn or(self, more: Faces) -> Faces {
        Faces(self.0 | more.0)
    }

    /// Is one of them among the others?
    pub fn meets(self, others: Faces) -> bool {
        self.0 & others.0 != 0
    }
}

impl FromIterator<Die> for Faces {
    fn from_iter<T: IntoIterator<Item = Die>>(dice: T) -> Faces {
        dice.into_iter().fold(Faces(0), |all, die| Faces(all.0 | 1 << Heap::at(die.kind, die.value)))
    }
}

/// A heap of dice, by kind and value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heap {
    counts: [u8; 48],
    /// Which counts are not zero, as bits.
    there: u64,
}

impl Default for Heap {
    fn default() -> Heap {
        Heap { counts: [0; 48], there: 0 }
    }
}

impl std::hash::Hash for Heap {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write(&self.there.to_le_bytes());
        Bits(self.there).for_each(|at| state.write_u8(self.counts[at]));
    }
}

impl Heap {
    fn at(kind: Kind, value: u8) -> usize {
        kind.index() * 6 + usize::from(value) - 1
    }

    /// How many such dice.
    pub fn count(&self, kind: Kind, value: u8) -> u8 {
        self.counts[Heap::at(kind, value)]
    }

    /// Puts a die.
    pub fn add(&mut self, kind: Kind, value: u8) {
        let at = Heap::at(kind, value);
        self.counts[at] = self.counts[at].saturating_add(1);
        self.there |= 1 << at;
    }

    /// Takes a die, if there is one.
    pub fn take(&mut self, kind: Kind, value: u8) -> bool {
        let at = Heap::at(kind, value);
        let Some(left) = self.counts[at].checked_sub(1) else { return false };
        self.counts[at] = left;
        if left == 0 {
            self.there &= !(1 << at);
        }
        true
    }

    /// The different dice, by kind and value.
    pub fn each(&self) -> impl Iterator<Item = (Kind, u8, u8)> + '_ {
        Bits(self.there).map(|at| {
            let (kind, value) = FACES[at];
            (kind, value, self.counts[at])
        })
    }

    /// All dice together.
    pub fn len(&self) -> usize {
        Bits(self.there).map(|at| usize::from(self.counts[at])).sum()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.there == 0
    }
}

/// The places of the bits that are set, lowest first.
#[derive(Clone, Copy)]
struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let at = (self.0 != 0).then(|| self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(at)
    }
}

/// The dice of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pool(pub [Heap; 3]);

impl Pool {
    /// The different dice of the pool, temporary ones included.
    pub fn dice(&self) -> impl Iterator<Item = Die> + '_ {
        self.of(&PLANES[..2])
    }

    /// The same, wherever they lie.
    pub fn faces(&self) -> Faces {
        Faces(self.0[0].there | self.0[1].there)
    }

    /// The different dice that may be manipulated: also those rolled for a task (PEN-755).
    pub fn all(&self) -> impl Iterator<Item = Die> + '_ {
        self.of(&PLANES)
    }

    fn of(&self, planes: &'static [Plane]) -> impl Iterator<Item = Die> + '_ {
        planes.iter().flat_map(move |plane| {
            self.0[plane.index()].each().map(move |(kind, value, _)| Die { kind, value, plane: *plane })
        })
    }

    /// How many dice equal to this one.
    pub fn count(&self, die: Die) -> u8 {
        self.0[die.plane.index()].count(die.kind, die.value)
    }

    /// Puts a die.
    pub fn add(&mut self, die: Die) {
        self.0[die.plane.index()].add(die.kind, die.value);
    }

    /// Takes a die, if there is one.
    pub fn take(&mut self, die: Die) -> bool {
        self.0[die.plane.index()].take(die.kind, die.value)
    }

    /// Dice of the pool that show a value.
    pub fn showing(&self, value: u8) -> u8 {
        let counts = self.0[..2]
            .iter()
            .flat_map(|heap| Kind::ALL.into_iter().map(move |kind| heap.count(kind, value)));
        counts.fold(0, u8::saturating_add)
    }

    /// How many dice the pool holds.
    pub fn len(&self) -> usize {
        self.0[0].len() + self.0[1].len()
    }

    /// Is the pool empty?
    pub fn is_empty(&self) -> bool {
        self.0[0].is_empty() && self.0[1].is_empty()
    }
}
