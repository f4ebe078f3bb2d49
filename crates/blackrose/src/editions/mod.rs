//! Editions: small tables of what differs between the games of the family.

pub mod duel;

use crate::engine::rules::Rule;
use crate::lodge::Shape;
use kernel::Clause;

/// Whom an Effect of a Mage may touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Immunity {
    /// Nothing of one's own touches oneself or one's Evocations, unless the text says so.
    Wide,
    /// Only Damage and its conversion are barred.
    Damage,
}

/// How the defeat of a Mage scores.
#[derive(Clone, Copy, Debug)]
pub struct DefeatScores {
    /// A side with all the cubes.
    pub alone: u8,
    /// By rank: most, second, every other.
    pub ranks: [u8; 3],
    /// What a tie costs each of the tied.
    pub tie: u8,
}

/// One game of the family.
#[derive(Clone, Debug)]
pub struct Edition {
    /// The id in the catalogue.
    pub id: &'static str,
    /// The prefix of its clauses.
    pub clauses: &'static str,
    /// Fewest and most players.
    pub players: (usize, usize),
    /// Rounds, when their number ends the game.
    pub rounds: u8,
    /// Cubes a side.
    pub cubes: u8,
    /// How many of them are track markers: of a Mage, of the Black Rose.
    pub markers: (u8, u8),
    /// Moon limits in Power Points; none without Moons.
    pub moons: &'static [u8],
    /// Whom one's own Effects touch.
    pub immunity: Immunity,
    /// How a defeat scores.
    pub defeat_scores: DefeatScores,
    /// The shape of the Lodge.
    pub shape: fn() -> Shape,
    /// Steps before the first Round.
    pub setup: &'static [Rule],
    /// Steps of a Round.
    pub round: &'static [Rule],
    /// Steps of a defeat.
    pub defeat: &'static [Rule],
    /// Steps after the last Round.
    pub scoring: &'static [Rule],
    /// The clauses that prompts and refusals cite.
    pub cites: Cites,
}

/// Clause ids by subject, so that the engine cites the edition being played.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Cites {
    pub colour: Clause,
    pub mage: Clause,
    pub grimoire: Clause,
    pub hand_limit: Clause,
    pub discard: Clause,
    pub prepare: Clause,
    pub action: Clause,
    pub physical: Clause,
    pub target: Clause,
    pub pick: Clause,
    pub step: Clause,
    pub may: Clause,
    pub convert: Clause,
    pub heal: Clause,
    pub share: Clause,
    pub make_room: Clause,
    pub upgrade: Clause,
    pub no_upgrade: Clause,
    pub shield: Clause,
    pub jinx: Clause,
    pub evocation: Clause,
    pub order: Clause,
    pub declare: Clause,
    pub answer: Clause,
    pub no_token: Clause,
    pub cell: Clause,
    pub slot_order: Clause,
    pub one_cast: Clause,
    pub no_evocation: Clause,
    pub no_slot: Clause,
    pub no_cube: Clause,
    pub immune: Clause,
    pub no_model: Clause,
    pub no_grimoire: Clause,
    pub no_library: Clause,
    pub no_forgotten: Clause,
    pub skipped: Clause,
    pub moves_together: Clause,
    pub evocation_moves: Clause,
    pub sight: Clause,
    pub quest_done: Clause,
    pub quest_cube: Clause,
    pub used_token: Clause,
    pub not_in_lodge: Clause,
}
