//! What people choose before the match.

use kernel::{Clause, Switch, switch};
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
    /// Packs whose cards are added to those of the box.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<String>,
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

/// The options that are on or off: rulings that the publisher may overturn, and the ready-made deck.
pub static SWITCHES: &[Switch<Setup, ()>] = &[
    Switch { in_sight: true, ..row("ready-made", false, |setup| &mut setup.ready_made, "PEN-115") },
    row("idle-fate", true, |setup| &mut setup.idle_fate, "PEN-230"),
    row("marks-in-rest", true, |setup| &mut setup.marks_in_rest, "PEN-227"),
    row("cards-against-wounds", true, |setup| &mut setup.cards_against_wounds, "PEN-479"),
    row("reserved-trial-first", false, |setup| &mut setup.reserved_trial_first, "PEN-882"),
    row("launch-keeps-timing", true, |setup| &mut setup.launch_keeps_timing, "PEN-554"),
    row("rest-effects-on-heal", false, |setup| &mut setup.rest_effects_on_heal, "PEN-360"),
    row("vigilance-counts-brewing", false, |setup| &mut setup.vigilance_counts_brewing, "PEN-856"),
    row("suppression-of-abilities", true, |setup| &mut setup.suppression_of_abilities, "PEN-863"),
    row("knock-out-meets-conditions", true, |setup| &mut setup.knock_out_meets_conditions, "PEN-653"),
    row("spark-primal", true, |setup| &mut setup.spark_primal, "PEN-668"),
    row("wound-fails-contract", false, |setup| &mut setup.wound_fails_contract, "PEN-475"),
];

const fn row(
    name: &'static str,
    usual: bool,
    at: fn(&mut Setup) -> &mut bool,
    clause: &'static str,
) -> Switch<Setup, ()> {
    Switch { name, usual, at, clause: Clause(clause), has: |_| true, refusal: "", in_sight: false }
}

impl Default for Setup {
    fn default() -> Setup {
        let setup = Setup {
            game: "penumbra".into(),
            players: 2,
            packs: Vec::new(),
            level: Level::Adept,
            talents: Vec::new(),
            ready_made: false,
            idle_fate: false,
            marks_in_rest: false,
            cards_against_wounds: false,
            reserved_trial_first: false,
            launch_keeps_timing: false,
            rest_effects_on_heal: false,
            vigilance_counts_brewing: false,
            suppression_of_abilities: false,
            knock_out_meets_conditions: false,
            spark_primal: false,
            wound_fails_contract: false,
        };
        switch::usual(SWITCHES, setup)
    }
}
