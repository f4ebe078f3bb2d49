//! Penumbra: Trials of Arcana.
//!
//! The rules of a match are a [`Penumbra`]; its state is a [`State`]. Card texts are programs of one
//! language ([`language::program::Op`]); the procedures of the rules are frames on an explicit stack
//! ([`engine`]).

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::cast_possible_truncation)]

mod about;
mod absent;
pub mod appraise;
pub mod card_id;
pub mod check;
pub mod choice;
pub mod content;
pub mod deck;
pub mod dice;
pub mod engine;
pub mod events;
pub mod facing;
mod fits;
pub mod frames;
pub mod game;
pub mod goods;
pub mod index;
pub mod kind;
pub mod language;
pub mod limits;
pub mod messages;
pub mod position;
pub mod reached;
pub mod reasons;
pub mod rolls;
pub mod sample;
pub mod setup;
pub mod state;
pub mod versions;
pub mod view;

pub use choice::Choice;
pub use content::Packs;
pub use events::Event;
pub use game::Penumbra;
pub use setup::Setup;
pub use state::State;
