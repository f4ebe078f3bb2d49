//! Playing in the terminal: lines of text in, lines of text out.

pub mod board;
pub mod command;
pub mod faces;
mod lookup;
pub mod player;
mod question;
pub mod save;
pub mod screen;
pub mod table;
pub mod tally;
pub mod text;
pub mod words;
