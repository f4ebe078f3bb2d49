//! What a family of games adds to scenarios: how a match is prepared, and what can be expected of it.

use crate::problem::Problem;
use kernel::{Game, Seat};
use serde::de::DeserializeOwned;
use spellscript::pack::PackSource;
use std::fmt::Debug;
use std::sync::Arc;

/// Why no match can be prepared.
pub enum Unready {
    /// The options are wrong.
    Setup(String),
    /// The packs are wrong; the message says where.
    Packs(String),
}

/// A family of games that scenarios can be written for.
pub trait Family: Game<Position: Clone + Debug> {
    /// What holds in a state; what is left out is not looked at.
    type Expect: Clone + Debug + Default + PartialEq + DeserializeOwned;
    /// What a card has a text for.
    const PARTS: &'static [&'static str];
    /// The family as packs name it.
    const FAMILY: &'static str;
    /// What choices are called: words, and in braces what [`Family::words`] can stand there; `{number}` is any.
    const NAMES: &'static [&'static str];
    /// What else the log speaks of, for [`Family::words`].
    const SAID: &'static [&'static str];

    /// Prepares a match with a scenario's usual options and its own, and with its own packs.
    fn ready(own: toml::Table, packs: Vec<PackSource>) -> Result<Arc<Self>, Unready>;
    /// Adds the seats that a position leaves out.
    fn fill(&self, position: &mut Self::Position);
    /// How scenarios call a seat, besides `seat0`.
    fn seat_name(&self, state: &Self::State, seat: Seat) -> String;
    /// What does not hold, each at its place in the expectation.
    fn compare(&self, state: &Self::State, expect: &Self::Expect) -> Vec<Problem>;
    /// What can stand in a hole of [`Family::NAMES`].
    fn words(&self, hole: &str) -> Vec<String>;
    /// The ids of the cards of this match that have a text of this part.
    fn cards(&self, part: &str) -> Vec<String>;
    /// The type of events as the page knows it.
    fn events() -> String;
}
