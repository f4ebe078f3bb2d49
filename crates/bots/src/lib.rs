//! Opponents: `random`, `greedy` and `search`.
//!
//! A bot gets [`Seen`]: what its seat may know, the legal choices, and worlds that the seat cannot tell
//! from the real one. Given its seed a bot plays the same game again on any machine, whatever the number
//! of threads.

mod dice;
mod greedy;
mod plan;
mod playout;
mod random;
mod search;
mod seen;
mod settle;
mod spec;
mod tree;

pub use dice::Dice;
pub use greedy::Greedy;
pub use random::Random;
pub use search::Search;
pub use seen::Seen;
pub use spec::{BotSpec, UnknownBot};

use kernel::Game;

/// Somebody who plays for a seat.
pub trait Bot<G: Game>: Send {
    /// Chooses one of [`Seen::choices`].
    fn choose(&mut self, seen: &Seen<'_, G>) -> G::Choice;
}
