//! Playing in the terminal: lines of text in, lines of text out.

pub mod board;
mod cardlists;
pub mod command;
pub mod faces;
mod lookup;
mod moons;
pub mod penumbra;
pub mod player;
mod question;
pub mod save;
pub mod screen;
pub mod table;
pub mod tally;
pub mod text;
pub mod words;
