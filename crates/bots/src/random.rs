//! A bot that chooses anything that is allowed.

use crate::{Bot, Dice, Seen};
use kernel::{Game, Seed};

/// Chooses anything that is allowed, each with the same chance.
pub struct Random(Dice);

impl Random {
    /// A bot with its own seed.
    pub fn new(seed: Seed) -> Random {
        Random(Dice::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, seen: &Seen<'_, G>) -> G::Choice {
        seen.choices()[self.0.below(seen.choices().len())]
    }
}
