//! The card language: a controlled English whose sentences are data.
//!
//! A family of games supplies a table of [`Form`]s. From that one table a [`Grammar`] parses texts
//! into trees, explains what it cannot read, renders trees back into English and invents random
//! trees; [`speech`] renders the same trees in other languages. No word of a game stands here.
//!
//! # Patterns
//!
//! A pattern is a list of words, marks and holes:
//!
//! | notation | meaning |
//! |---|---|
//! | `draw`, `,` | these words and marks, exactly |
//! | `draw/draws` | imperative / third person |
//! | `card(s)`, `box(es)`, `die(=dice)` | one, or several, as the last number before it in the form says |
//! | `{who:models}`, `{models}` | a node of kind `models`; the short form is named after its kind |
//! | `{n:#}`, `+{n:#}` | a number from 0 to 99 |
//! | `{w:@class}`, `{w:a @class}` | a name from the dictionary, bare or with its article |
//! | `{w:@class s}`, `{w:@class (s)}` | its plural; its plural unless the number before it is 1 |
//! | `{x:kind .}` | one or more sentences, each ended by a period |
//! | `{x:kind and}`, `{x:kind or}`, `{x:kind ,}` | one or more, joined so |
//! | `{x:kind and+}`, `{x:kind or+}`, `{x:kind ,+}` | two or more, joined so |
//! | `{x:kind 3}`, `{x:kind and 3}` | in the third person |
//! | `{x:kind ^}`, `{x:kind and ^}` | in the person of this form, as the first element always is |
//! | `enter~enters` | what you do / what another does, as the first node of the form says who |
//! | `[to {who:models}]` | a part that may be left out |
//! | `<a Spell / {x:kind}>` | one of these parts; in brackets too: `[of {x:kind} / of one]` |
//! | `[last: the last]` | a part with a name, which the tree keeps |
//!
//! A form with parts can be said in several ways; each way is read and written as if it were a form of its own, and
//! the tree has those holes and names of parts that were said.
//!
//! A number before a counted word is a number hole of the form, or a node hole whose form has a
//! number hole of its own, or one such as `one`, `a`, `each`, which counts as 1. Without any, the
//! word is plural.

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::cast_possible_truncation)]

mod dictionary;
pub mod laws;
mod nearest;
pub mod pack;
mod parse;
mod pattern;
mod random;
mod render;
mod report;
pub mod speech;
mod table;
mod token;
mod toml_text;
mod tree;
mod trouble;
mod ways;

pub use dictionary::Dictionary;
pub use nearest::{instead, nearest};
pub use report::{line_and_column, report, report_in_toml};
pub use table::{Form, Grammar};
pub use toml_text::place_in_file;
pub use tree::{Arg, Hole, Node, Span};
pub use trouble::ParseError;
