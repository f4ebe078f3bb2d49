//! Opponents: `random`, `greedy` and `search`.
//!
//! A bot gets [`Seen`]: what its seat may know, the legal choices, and worlds that the seat cannot tell
//! from the real one. Given its seed a bot plays the same game again on any machine, whatever the number
//! of threads.
//!
//! ```
//! use bots::{BotSpec, Seen};
//! use kernel::{Game, Seed, Session};
//!
//! let packs = games::packs::load(&[]).expect("the packs of the program are sound");
//! let setup = games::default_setup("rebirth")?.with_players(3);
//! let game = games::prepare(&setup, &packs)?.black_rose().expect("Rebirth is of that family");
//! let mut session = Session::new(game.clone(), Seed::from_number(7));
//!
//! // Two play by chance, the third looks an action ahead. Bots are known by what people type: `search:500` is one, too.
//! let mut bots = ["random", "random", "greedy"]
//!     .map(|name| name.parse::<BotSpec>().expect("a bot").build(Seed::from_number(1)));
//! let (mut choices, mut told) = (Vec::new(), Vec::new());
//! while let Some(seat) = game.deciding(session.state()).iter().next() {
//!     choices.clear();
//!     game.choices(session.state(), seat, &mut choices);
//!     let seen = Seen::new(&*game, session.state(), seat, &choices);
//!     let choice = bots[seat.index()].choose(&seen);
//!     session.choose(seat, choice, &mut told)?;
//! }
//! println!("{:?} after {} choices", game.outcome(session.state()), session.steps().len());
//!
//! // The saved game ends the same way.
//! let again = Session::load(game, session.save().as_bytes())?;
//! assert_eq!(again.state(), session.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::cast_possible_truncation)]

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
