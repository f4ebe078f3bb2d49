//! Packs: folders of TOML files with card texts. What every family of games reads of them, and where something is wrong.

mod printed;
mod shelf;

pub use printed::{Head, Level, Names, Provenance, Text};
pub use shelf::{Cards, Of, Origin, Pack, Shelf, bare};

use crate::report::line_and_column;
use std::collections::BTreeMap;
use toml::Spanned;

/// The files of one pack, as text.
#[derive(Clone, Debug, Default)]
pub struct PackSource {
    /// The folder, for messages.
    pub folder: String,
    /// File names and contents, in the order of their names.
    pub files: Vec<(String, String)>,
    /// Do its cards count as cards of the game's own box? So it is with cards that are written for one match.
    pub own: bool,
}

impl PackSource {
    /// The pack of a folder.
    pub fn new(folder: impl Into<String>, files: Vec<(String, String)>) -> PackSource {
        PackSource { folder: folder.into(), files, own: false }
    }

    /// One field of its `pack.toml`, if that can be read so far.
    pub fn said(&self, field: &str) -> Option<String> {
        let (_, text) = self.files.iter().find(|(name, _)| name == HEAD)?;
        let head: toml::Table = text.parse().ok()?;
        Some(head.get(field)?.as_str()?.to_owned())
    }

    /// What is wrong with a field of its `pack.toml`.
    pub fn error(&self, field: &str, message: impl Into<String>) -> PackError {
        let text = self.files.iter().find(|(name, _)| name == HEAD).map_or("", |(_, text)| text);
        let head: BTreeMap<String, Spanned<toml::Value>> = toml::from_str(text).unwrap_or_default();
        let at = head.get(field).map_or(0, |value| value.span().start);
        located(&self.folder, HEAD, text, at, message)
    }
}

/// The file that says what a pack is.
const HEAD: &str = "pack.toml";

/// Something wrong in a pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {message}{}", if report.is_empty() { String::new() } else { format!("\n{report}") })]
pub struct PackError {
    /// File, line and column.
    pub place: String,
    /// What is wrong, and what would be right.
    pub message: String,
    /// The words underlined in their line; empty where there are none.
    pub report: String,
}

impl PackError {
    /// What is wrong at a place.
    pub fn new(place: impl Into<String>, message: impl Into<String>) -> PackError {
        PackError { place: place.into(), message: message.into(), report: String::new() }
    }

    /// As everybody at a table may read it: where the host keeps the pack's folder is nobody's business.
    pub fn told(&self) -> String {
        let (folders, file) = self.place.rsplit_once('/').unwrap_or(("", &self.place));
        let folder = folders.rsplit_once('/').map_or(folders, |(_, folder)| folder);
        let between = if folder.is_empty() { "" } else { "/" };
        format!("{folder}{between}{file}: {}", self.message)
    }
}

/// What is wrong at a byte of a file.
fn located(folder: &str, name: &str, text: &str, at: usize, message: impl Into<String>) -> PackError {
    let (line, column) = line_and_column(text, at);
    PackError::new(format!("{folder}/{name}:{line}:{column}"), message)
}

/// What TOML says against a file; pack writers need not know how wide our numbers are.
fn toml_error(folder: &str, name: &str, text: &str, error: &toml::de::Error) -> PackError {
    let at = error.span().map_or(0, |span| span.start);
    let message = error
        .message()
        .replace("expected u8", "expected a whole number from 0 to 255")
        .replace("expected u32", "expected a whole number");
    located(folder, name, text, at, message)
}
