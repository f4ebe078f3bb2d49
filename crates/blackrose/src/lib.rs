//! The Black Rose family: lodge, mages, spells, timing, and its editions.
//!
//! The rules of a match are a [`BlackRose`]; its state is a [`State`]. Card texts and the rules' own
//! procedures are programs of one language ([`language::program::Op`]) that one interpreter runs on an
//! explicit stack of frames ([`engine`]).

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::cast_possible_truncation)]

mod about;
pub mod appraise;
pub mod cards;
pub mod check;
pub mod content;
pub mod cubes;
pub mod editions;
pub mod engine;
pub mod events;
pub mod game;
pub mod language;
pub mod limits;
pub mod lodge;
pub mod messages;
pub mod names;
pub mod options;
pub mod position;
mod prompts;
pub mod sample;
mod selecting;
pub mod setup;
pub mod state;
pub mod trying;
pub mod values;
pub mod versions;
pub mod view;
mod wasted;

pub use content::Packs;
pub use engine::ask::Choice;
pub use events::Event;
pub use game::BlackRose;
pub use setup::Setup;
pub use state::State;
