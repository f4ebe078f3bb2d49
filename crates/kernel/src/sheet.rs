//! Content written for good: ids, numbers and texts of everything that the rules of a match read, one fact a line.

use crate::canon::{self, Manner, says_nothing};
use serde::Serialize;

/// What the rules of a match read. Its hash names the content.
///
/// ```text
/// spell fire-bolt
///   copies 2
///   light.text "Inflict 2."
/// ```
///
/// A fact that says nothing (0, no, nothing at all) is left out, so that a new one changes nothing where it is not used.
#[derive(Clone, Debug, Default)]
pub struct Sheet(String);

impl Sheet {
    /// Begins a card, board or other thing of the match.
    pub fn card(&mut self, class: &str, id: &str) {
        self.0.extend([class, " ", id, "\n"]);
    }

    /// A fact about it.
    pub fn fact(&mut self, name: &str, value: &(impl Serialize + ?Sized)) {
        // Facts are numbers, words and lists of them, which can always be written.
        let text = canon::write(value, &Manner::PLAIN).unwrap_or_default();
        if text != b"0" && !says_nothing(&text) {
            self.0.extend(["  ", name, " ", &String::from_utf8_lossy(&text), "\n"]);
        }
    }

    /// The whole sheet.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The hash that names the content.
    pub fn hash(&self) -> [u8; 32] {
        *blake3::hash(self.0.as_bytes()).as_bytes()
    }
}
