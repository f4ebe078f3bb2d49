//! The numbers and signs on a card of Penumbra by name.

use penumbra::content::printed::{Side, Slot};
use penumbra::language::program::Timing;
use serde::Serialize;
use ts_rs::TS;

/// The numbers and signs on a card by name, as far as it has them.
#[derive(Clone, Debug, Default, Serialize, TS)]
#[ts(rename = "PenumbraMarks", optional_fields)]
pub struct Marks {
    /// Its Discipline; of a Talent, that of the starting Mark.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discipline: Option<String>,
    /// Where an Artifact lies.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub slot: Option<Slot>,
    /// Its experience symbol.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<String>,
    /// Whether a Contract is `light` or `dark`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub side: Option<Side>,
    /// Its dots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<u8>,
    /// Its Threat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threat: Option<u8>,
    /// Its points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// Its Counter-strike.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter: Option<u8>,
    /// The turn-order number of a Talent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// The turn in which its cost may be paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub pay: Option<Timing>,
    /// The turn in which it may be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub active: Option<Timing>,
    /// The approach of the Dark path of a Trial, and its symbols.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dark: Option<(String, u8)>,
    /// The approach of the Light path, and its symbols.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub light: Option<(String, u8)>,
}

/// A number that is printed where there is one.
pub(super) fn some(n: u8) -> Option<u8> {
    (n > 0).then_some(n)
}

/// The symbol of a turn, where there is one.
pub(super) fn only(timing: Timing) -> Option<Timing> {
    (timing != Timing::Any).then_some(timing)
}
