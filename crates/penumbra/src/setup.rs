//! What people choose before the match.

use serde::{Deserialize, Serialize};

/// The setup of a match. Rulings that the publisher may overturn are switches here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// The game.
    pub game: String,
    /// How many players.
    pub players: usize,
    /// The ready-made Fate deck of a first game (PEN-115).
    pub ready_made: bool,
    /// Talents by id for the first seats, instead of two to choose from.
    pub talents: Vec<String>,
    /// Six Study turns a player in a row reveal a Fate card (PEN-230).
    pub idle_fate: bool,
    /// Marks may be used in a Rest turn (PEN-227).
    pub marks_in_rest: bool,
    /// Cards may answer a Mortal Wound in any step of a Threat (PEN-479).
    pub cards_against_wounds: bool,
    /// A reserved Trial must be attempted before any other (PEN-883).
    pub reserved_trial_first: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            game: "penumbra".into(),
            players: 2,
            ready_made: false,
            talents: Vec::new(),
            idle_fate: true,
            marks_in_rest: true,
            cards_against_wounds: true,
            reserved_trial_first: true,
        }
    }
}
