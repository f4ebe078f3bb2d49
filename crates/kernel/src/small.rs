//! Numbers that say of what: the place of a thing in its list, and sets of such places.
//!
//! States name models, rooms and cards by small numbers. A [`Nth<T>`] is such a number together with what it counts: it
//! opens lists of `T` and no other, and `Option<Nth<T>>` takes one byte, so "none" needs no number of its own. A
//! [`Set<T>`] is a bit mask of them.
//!
//! ```
//! use kernel::small::{Nth, Set};
//! struct Room { name: &'static str }
//!
//! let rooms = [Room { name: "hall" }, Room { name: "library" }, Room { name: "cell" }];
//! let library = Nth::<Room>::new(1);
//! assert_eq!(rooms[library].name, "library");
//! assert_eq!(size_of::<Option<Nth<Room>>>(), 1);
//!
//! let open: Set<Room> = Set::first(3) - library.into();
//! assert_eq!(open.iter().map(|room| rooms[room].name).collect::<Vec<_>>(), ["hall", "cell"]);
//! ```

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::num::NonZeroU8;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Index, IndexMut, Sub, SubAssign};

use crate::Seat;

/// The place of a `T` in a list of them, counted from 0. It takes one byte, also where there may be none.
pub struct Nth<T> {
    /// Counted from 1: 0 is left for "none".
    from_one: NonZeroU8,
    of: PhantomData<fn() -> T>,
}

impl<T> Nth<T> {
    /// How many places can be told apart.
    pub const MOST: usize = u8::MAX as usize;

    /// The place with `n` others before it, which is below [`Nth::MOST`] by the capacity of the list.
    pub const fn new(n: usize) -> Nth<T> {
        debug_assert!(n < Nth::<T>::MOST);
        let n = if n < Nth::<T>::MOST { n } else { Nth::<T>::MOST - 1 };
        // Below 255 after the line above.
        #[expect(clippy::cast_possible_truncation)]
        let from_one = NonZeroU8::MIN.saturating_add(n as u8);
        Nth { from_one, of: PhantomData }
    }

    /// The place with `n` others before it, if it can be told apart.
    pub const fn checked(n: usize) -> Option<Nth<T>> {
        if n < Nth::<T>::MOST { Some(Nth::new(n)) } else { None }
    }

    /// The places of the first `n` of a list.
    pub fn all(n: usize) -> impl DoubleEndedIterator<Item = Nth<T>> + ExactSizeIterator + Clone {
        (0..n).map(Nth::new)
    }

    /// The place of the first of these that is as asked.
    pub fn find(list: &[T], is: impl FnMut(&T) -> bool) -> Option<Nth<T>> {
        list.iter().position(is).map(Nth::new)
    }

    /// How many come before it, for lists of something else in the same order.
    pub const fn index(self) -> usize {
        self.number() as usize
    }

    /// How many come before it.
    pub const fn number(self) -> u8 {
        self.from_one.get() - 1
    }

    /// The seat whose it is, in a list that begins with one for each of so many seats.
    pub fn seat(self, seats: usize) -> Option<Seat> {
        (self.index() < seats).then_some(Seat(self.number()))
    }
}

/// A list may have one for each seat, from its beginning.
impl<T> From<Seat> for Nth<T> {
    fn from(seat: Seat) -> Nth<T> {
        Nth::new(seat.index())
    }
}

impl<T> Clone for Nth<T> {
    fn clone(&self) -> Nth<T> {
        *self
    }
}

impl<T> Copy for Nth<T> {}

impl<T> PartialEq for Nth<T> {
    fn eq(&self, other: &Nth<T>) -> bool {
        self.from_one == other.from_one
    }
}

impl<T> Eq for Nth<T> {}

impl<T> PartialOrd for Nth<T> {
    fn partial_cmp(&self, other: &Nth<T>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for Nth<T> {
    fn cmp(&self, other: &Nth<T>) -> Ordering {
        self.from_one.cmp(&other.from_one)
    }
}

impl<T> Hash for Nth<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(self.number());
    }
}

impl<T> std::fmt::Debug for Nth<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.number().fmt(f)
    }
}

/// Written as its number.
impl<T> Serialize for Nth<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de, T> Deserialize<'de> for Nth<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Nth<T>, D::Error> {
        let n = u8::deserialize(deserializer)?;
        Nth::checked(n.into()).ok_or_else(|| D::Error::custom(format!("{n} is no place in a list")))
    }
}

impl<T> Index<Nth<T>> for [T] {
    type Output = T;
    fn index(&self, n: Nth<T>) -> &T {
        &self[n.index()]
    }
}

impl<T> IndexMut<Nth<T>> for [T] {
    fn index_mut(&mut self, n: Nth<T>) -> &mut T {
        &mut self[n.index()]
    }
}

impl<T> Index<Nth<T>> for Vec<T> {
    type Output = T;
    fn index(&self, n: Nth<T>) -> &T {
        &self[n.index()]
    }
}

impl<T> IndexMut<Nth<T>> for Vec<T> {
    fn index_mut(&mut self, n: Nth<T>) -> &mut T {
        &mut self[n.index()]
    }
}

/// A set of places in a list of `T` of at most 32, as a bit mask.
pub struct Set<T> {
    mask: u32,
    of: PhantomData<fn() -> T>,
}

impl<T> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set::from_mask(0);

    /// The set with this mask: bit 0 is the first of the list.
    pub const fn from_mask(mask: u32) -> Set<T> {
        Set { mask, of: PhantomData }
    }

    /// The set as a mask.
    pub const fn mask(self) -> u32 {
        self.mask
    }

    /// The first `n` of the list.
    pub const fn first(n: usize) -> Set<T> {
        debug_assert!(n <= u32::BITS as usize);
        Set::from_mask(if n == 0 { 0 } else { u32::MAX >> (u32::BITS as usize - n) })
    }

    /// Is it in the set?
    pub const fn contains(self, one: Nth<T>) -> bool {
        self.mask & (1 << one.number()) != 0
    }

    /// Puts it into the set.
    pub fn insert(&mut self, one: Nth<T>) {
        self.mask |= 1 << one.number();
    }

    /// Takes it out of the set.
    pub fn remove(&mut self, one: Nth<T>) {
        self.mask &= !(1 << one.number());
    }

    /// Is there nothing in it?
    pub const fn is_empty(self) -> bool {
        self.mask == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.mask.count_ones() as usize
    }

    /// The lowest, if there is one.
    pub fn lowest(self) -> Option<Nth<T>> {
        self.iter().next()
    }

    /// The only one, if there is exactly one.
    pub fn only(self) -> Option<Nth<T>> {
        self.lowest().filter(|_| self.len() == 1)
    }

    /// Those that are as asked.
    pub fn filter(self, mut is: impl FnMut(Nth<T>) -> bool) -> Set<T> {
        self.iter().filter(|one| is(*one)).collect()
    }

    /// Those in it, ascending.
    pub fn iter(self) -> Members<T> {
        Members(self)
    }
}

/// The members of a [`Set`], ascending.
#[derive(Clone)]
pub struct Members<T>(Set<T>);

impl<T> Iterator for Members<T> {
    type Item = Nth<T>;
    fn next(&mut self) -> Option<Nth<T>> {
        let Set { mask, .. } = &mut self.0;
        (*mask != 0).then(|| {
            let one = Nth::new(mask.trailing_zeros() as usize);
            *mask &= *mask - 1;
            one
        })
    }
}

impl<T> IntoIterator for Set<T> {
    type Item = Nth<T>;
    type IntoIter = Members<T>;
    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T> FromIterator<Nth<T>> for Set<T> {
    fn from_iter<I: IntoIterator<Item = Nth<T>>>(all: I) -> Set<T> {
        all.into_iter().fold(Set::EMPTY, |set, one| set | one.into())
    }
}

impl<T> From<Nth<T>> for Set<T> {
    fn from(one: Nth<T>) -> Set<T> {
        Set::from_mask(1 << one.number())
    }
}

impl<T> From<Option<Nth<T>>> for Set<T> {
    fn from(one: Option<Nth<T>>) -> Set<T> {
        one.map_or(Set::EMPTY, Set::from)
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.mask == other.mask
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u32(self.mask);
    }
}

impl<T> std::fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Written as its mask.
impl<T> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.mask)
    }
}

impl<'de, T> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T>, D::Error> {
        u32::deserialize(deserializer).map(Set::from_mask)
    }
}

impl<T> BitOr for Set<T> {
    type Output = Set<T>;
    fn bitor(self, other: Set<T>) -> Set<T> {
        Set::from_mask(self.mask | other.mask)
    }
}

impl<T> BitOrAssign for Set<T> {
    fn bitor_assign(&mut self, other: Set<T>) {
        *self = *self | other;
    }
}

impl<T> BitAnd for Set<T> {
    type Output = Set<T>;
    fn bitand(self, other: Set<T>) -> Set<T> {
        Set::from_mask(self.mask & other.mask)
    }
}

impl<T> BitAndAssign for Set<T> {
    fn bitand_assign(&mut self, other: Set<T>) {
        *self = *self & other;
    }
}

/// What is in the first and not in the second.
impl<T> Sub for Set<T> {
    type Output = Set<T>;
    fn sub(self, other: Set<T>) -> Set<T> {
        Set::from_mask(self.mask & !other.mask)
    }
}

impl<T> SubAssign for Set<T> {
    fn sub_assign(&mut self, other: Set<T>) {
        *self = *self - other;
    }
}

/// A count that fits into a byte by the capacity of what is counted.
#[inline]
pub fn count(n: usize) -> u8 {
    debug_assert!(n <= usize::from(u8::MAX), "{n} is no small count");
    u8::try_from(n).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Lamp;

    #[test]
    fn a_place_takes_one_byte_also_where_there_is_none() {
        assert_eq!(size_of::<Nth<Lamp>>(), 1);
        assert_eq!(size_of::<Option<Nth<Lamp>>>(), 1);
        assert_eq!(size_of::<[Option<Nth<Lamp>>; 31]>(), 31);
    }

    #[test]
    fn a_place_opens_the_lists_of_its_things() {
        let mut lit = vec![10u16, 11, 12];
        for (n, place) in Nth::all(3).enumerate() {
            assert_eq!((place.index(), usize::from(lit[place])), (n, 10 + n));
        }
        lit[Nth::new(1)] = 7;
        assert_eq!(Nth::find(&lit, |n| *n == 7), Some(Nth::new(1)));
        assert_eq!(Nth::<Lamp>::checked(254).map(Nth::index), Some(254));
        assert_eq!(Nth::<Lamp>::checked(255), None);
    }

    #[test]
    fn a_place_may_belong_to_a_seat() {
        assert_eq!(Nth::<Lamp>::from(Seat(3)).seat(4), Some(Seat(3)));
        assert_eq!(Nth::<Lamp>::new(4).seat(4), None);
    }

    #[test]
    fn a_place_is_written_as_its_number() {
        let lamp = Nth::<Lamp>::new(4);
        assert_eq!(serde_json::to_string(&[Some(lamp), None]).unwrap(), "[4,null]");
        assert_eq!(serde_json::from_str::<Vec<Option<Nth<Lamp>>>>("[4,null]").unwrap(), [Some(lamp), None]);
        assert!(serde_json::from_str::<Nth<Lamp>>("255").is_err());
        assert!(serde_json::from_str::<Nth<Lamp>>("-1").is_err());
    }

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let (second, last) = (Nth::<Lamp>::new(1), Nth::<Lamp>::new(31));
        let mut set: Set<Lamp> = [last, second].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [second, last]);
        assert_eq!((set.len(), set.lowest(), set.only()), (2, Some(second), None));
        set.remove(second);
        assert_eq!((set.only(), set.contains(second), set.contains(last)), (Some(last), false, true));
        set.insert(second);
        assert_eq!(set - second.into(), last.into());
        assert_eq!(set & Set::first(31), Some(second).into());
        assert_eq!(set.filter(|one| one == last) | None.into(), last.into());
        assert_eq!(Set::<Lamp>::first(32).len(), 32);
        assert!(Set::<Lamp>::first(0).is_empty() && Set::<Lamp>::EMPTY.lowest().is_none());
        assert_eq!(serde_json::to_string(&set).unwrap(), format!("{}", 1u32 << 31 | 2));
    }

    #[test]
    fn a_count_is_a_byte() {
        assert_eq!((count(0), count(255)), (0, 255));
    }
}
