//! Playing in the terminal: lines of text in, lines of text out.

pub mod board;
pub mod command;
pub mod faces;
pub mod player;
pub mod save;
pub mod screen;
pub mod table;
pub mod tally;
pub mod text;
pub mod words;
