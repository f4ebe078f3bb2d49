//! What a choice is about, for whoever draws the table.

use serde::Serialize;
use smol_str::{SmolStr, format_smolstr};
use std::fmt::Display;
use ts_rs::TS;

/// Something on the table by its kind and its id: `room/crypt`, `slot/quick`. Each family says which kinds there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(transparent)]
pub struct Thing(#[ts(as = "String")] SmolStr);

impl Thing {
    /// The thing of a kind with this id.
    pub fn new(kind: &str, id: impl Display) -> Thing {
        Thing(format_smolstr!("{kind}/{id}"))
    }

    /// The thing as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What a choice fixes, so that nobody makes it unawares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Commit {
    /// Something hidden is shown.
    Reveals,
    /// Dice are rolled.
    Rolls,
    /// Something is given up that one might have used otherwise.
    Spends,
    /// One's turn, preparation or other share of what is asked ends.
    Ends,
    /// It ends sooner than one may think: the choice does not say so, or more could still be done.
    EndsEarly,
}

/// What a choice is about, as its seat may know it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct About {
    /// The things it is about. The first is the one that stands for the choice on the table.
    pub things: Vec<Thing>,
    /// What it fixes.
    pub commits: Option<Commit>,
    /// It declines, wastes something or is seldom meant: other choices stand before it.
    pub lesser: bool,
}
