//! What people choose before the match.

use serde::{Deserialize, Serialize};

/// How hard a game for one is (PEN-981, PEN-982).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Level {
    Novice,
    #[default]
    Adept,
    Master,
}

/// The setup of a match. Rulings that the publisher may overturn are switches here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Setup {
    /// The game.
    pub game: String,
    /// How many players.
    pub players: usize,
    /// The ready-made Fate deck of a first game (PEN-115).
    pub ready_made: bool,
    /// How hard a game for one is.
    pub level: Level,
    /// Talents by id for the first seats, instead of two to choose from.
    pub talents: Vec<String>,
    /// Six Study turns a player in a row reveal a Fate card (PEN-230).
    pub idle_fate: bool,
    /// Marks may be used in a Rest turn (PEN-227).
    pub marks_in_rest: bool,
    /// Cards may answer a Mortal Wound in any step of a Threat (PEN-479).
    pub cards_against_wounds: bool,
    /// The publisher's correction: at most one reserved Trial, which must be attempted before any other (PEN-882, PEN-883).
    pub reserved_trial_first: bool,
    /// A launched card keeps the timing of its cost (PEN-554).
    pub launch_keeps_timing: bool,
    /// Healing or gaining a Mark gives the Rest-only effect above it, too; PEN-360 says no.
    pub rest_effects_on_heal: bool,
    /// Brewing and summoning count for Vigilance; PEN-856 says no.
    pub vigilance_counts_brewing: bool,
    /// Suppression also switches off permanent and conditional effects (PEN-863).
    pub suppression_of_abilities: bool,
    /// A die that knocks out another must meet the condition of its cell (PEN-653).
    pub knock_out_meets_conditions: bool,
    /// A Spark die placed as a colour has the Primal magic of that colour (PEN-668).
    pub spark_primal: bool,
    /// A Mortal Wound fails the Contract that is attempted; PEN-475 says no.
    pub wound_fails_contract: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            game: "penumbra".into(),
            players: 2,
            ready_made: false,
            level: Level::Adept,
            talents: Vec::new(),
            idle_fate: true,
            marks_in_rest: true,
            cards_against_wounds: true,
            reserved_trial_first: false,
            launch_keeps_timing: true,
            rest_effects_on_heal: false,
            vigilance_counts_brewing: false,
            suppression_of_abilities: true,
            knock_out_meets_conditions: true,
            spark_primal: true,
            wound_fails_contract: false,
        }
    }
}
