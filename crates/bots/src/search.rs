//! s
use crate::{Bot, Dice, Seen};
use kernel::{Game, Seed};
/// s
pub struct Search { dice: Dice, simulations: u32 }
impl Search {
    /// s
    pub fn new(seed: Seed, simulations: u32) -> Self { Search { dice: Dice::new(seed), simulations } }
}
impl<G: Game> Bot<G> for Search {
    fn choose(&mut self, seen: &Seen<'_, G>) -> G::Choice {
        seen.choices()[self.dice.below(seen.choices().len())]
    }
}
