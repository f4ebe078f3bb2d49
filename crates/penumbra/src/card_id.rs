//! Cards by their numbers.

use crate::content::build::Card;
use crate::state::Place;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU16;
use std::ops::{Index, IndexMut};

/// A card by its number in the content of the match. It takes two bytes, also where there may be none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub struct CardId {
    /// Counted from 1: 0 is left for "none".
    from_one: NonZeroU16,
}

impl CardId {
    /// The card with so many before it; a match holds far fewer than can be told apart.
    pub const fn new(n: usize) -> CardId {
        debug_assert!(n < u16::MAX as usize);
        #[expect(clippy::cast_possible_truncation, reason = "numbers stay below the capacity of a match")]
        let from_one = NonZeroU16::MIN.saturating_add(n as u16);
        CardId { from_one }
    }

    /// How many cards come before it.
    pub const fn index(self) -> usize {
        self.from_one.get() as usize - 1
    }
}

impl std::fmt::Debug for CardId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.index().fmt(f)
    }
}

impl From<CardId> for u16 {
    fn from(card: CardId) -> u16 {
        card.from_one.get() - 1
    }
}

impl TryFrom<u16> for CardId {
    type Error = String;
    fn try_from(n: u16) -> Result<CardId, String> {
        let from_one = n.checked_add(1).and_then(NonZeroU16::new);
        from_one.map(|from_one| CardId { from_one }).ok_or_else(|| format!("{n} is no card"))
    }
}

impl Index<CardId> for Vec<Card> {
    type Output = Card;
    fn index(&self, card: CardId) -> &Card {
        &self[card.index()]
    }
}

impl IndexMut<CardId> for Vec<Card> {
    fn index_mut(&mut self, card: CardId) -> &mut Card {
        &mut self[card.index()]
    }
}

impl Index<CardId> for [Place] {
    type Output = Place;
    fn index(&self, card: CardId) -> &Place {
        &self[card.index()]
    }
}

impl IndexMut<CardId> for [Place] {
    fn index_mut(&mut self, card: CardId) -> &mut Place {
        &mut self[card.index()]
    }
}
