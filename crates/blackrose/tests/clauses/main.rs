//! Clauses of the Duel shown one by one: the board, the setup, the Round, the Events, the Study Phase.

#[path = "../common/mod.rs"]
mod common;

mod events;
mod geometry;
mod rounds;
mod setup;
mod spells;
mod study;

use blackrose::{BlackRose, Setup};
use std::sync::{Arc, LazyLock};

/// The Duel as it comes out of the box.
static GAME: LazyLock<Arc<BlackRose>> = LazyLock::new(|| common::duel(&Setup::default()));
