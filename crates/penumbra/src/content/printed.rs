//! What a pack prints on its cards and boards: the TOML of `packs/`, field by field.

use crate::language::program::{Area, Timing};
use serde::Deserialize;
use serde_spanned::Spanned;
use std::collections::BTreeMap;

/// A rule text with its place in the file.
pub type Text = Spanned<String>;

/// A name in each language the pack has one for; English always.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// English.
    pub en: String,
    /// Russian.
    pub ru: Option<String>,
    /// Polish.
    pub pl: Option<String>,
}

impl Names {
    /// The name in a language, or in English where the pack has none.
    pub fn get(&self, language: &str) -> &str {
        match language {
            "ru" => self.ru.as_deref(),
            "pl" => self.pl.as_deref(),
            _ => None,
        }
        .unwrap_or(&self.en)
    }
}

/// How well a field is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Read from the source.
    Exact,
    /// Derived from it.
    Inferred,
    /// Ours.
    Designed,
}

/// Where the facts of a card come from, field by field.
#[derive(Clone, Debug, Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The source in words.
    pub source: String,
    /// The level of every field that is not listed.
    pub fields: Level,
    /// Fields that are read from the source although the rest is not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exact: Vec<String>,
    /// Fields that are inferred.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inferred: Vec<String>,
    /// Fields that are designed by us.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub designed: Vec<String>,
}

impl Provenance {
    /// A card counts by its weakest field.
    pub fn weakest(&self) -> Level {
        let inferred = (!self.inferred.is_empty()).then_some(Level::Inferred);
        let designed = (!self.designed.is_empty()).then_some(Level::Designed);
        [Some(self.fields), inferred, designed].into_iter().flatten().max().unwrap_or(self.fields)
    }
}

/// `pack.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Head {
    pub id: String,
    pub family: String,
    pub version: u32,
    pub name: Names,
    pub description: Option<Names>,
}

/// Any other file of a pack: lists of cards and boards.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Cards {
    pub card: Vec<Discipline>,
    pub artifact: Vec<Artifact>,
    pub potion: Vec<Potion>,
    pub talent: Vec<Talent>,
    pub trial: Vec<Trial>,
    pub contract: Vec<Contract>,
    pub prophecy: Vec<Prophecy>,
    pub goal: Vec<Told>,
    pub event: Vec<Told>,
    pub wound: Vec<Wound>,
    pub cell: Vec<Cell>,
    pub location: Vec<Location>,
    pub class: Vec<Class>,
    pub resource_die: Vec<ResourceDie>,
    pub first_game: Vec<FirstGame>,
}

/// The type of a Discipline card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Type {
    Spell,
    Recipe,
    Summon,
}

/// Spells, Recipes and Summons.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Discipline {
    pub id: Text,
    pub name: Names,
    pub discipline: Text,
    #[serde(rename = "type")]
    pub kind: Type,
    /// Cost variants.
    pub cost: Vec<Text>,
    /// When the cost may be paid.
    #[serde(default)]
    pub pay: Timing,
    /// When it may be activated.
    #[serde(default, rename = "use")]
    pub active: Timing,
    /// Requirement: a Threat.
    #[serde(default)]
    pub threat: u8,
    /// Requirement: wound one of your unwounded Discipline Marks.
    #[serde(default)]
    pub wound: bool,
    pub text: Option<Text>,
    pub standing: Option<Text>,
    pub launches: Option<Text>,
    pub provenance: Provenance,
}

/// Where an Artifact lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Slot {
    Conduit,
    Pendant,
    Mantle,
    Ring,
    Tome,
}

/// Artifacts and Tomes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Artifact {
    pub id: Text,
    pub name: Names,
    pub slot: Slot,
    pub price: Text,
    /// The experience symbol of a Tome.
    pub symbol: Option<Text>,
    /// Requirement: discard it instead of tapping it.
    #[serde(default)]
    pub discard: bool,
    #[serde(default, rename = "use")]
    pub active: Timing,
    pub text: Option<Text>,
    pub standing: Option<Text>,
    pub launches: Option<Text>,
    pub provenance: Provenance,
}

/// Ready Potions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Potion {
    pub id: Text,
    pub name: Names,
    pub price: Text,
    #[serde(default, rename = "use")]
    pub active: Timing,
    #[serde(default)]
    pub threat: u8,
    pub text: Text,
    pub provenance: Provenance,
}

/// Talents.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Talent {
    pub id: Text,
    pub name: Names,
    /// The turn-order number.
    pub number: u8,
    /// The starting Mark.
    pub discipline: Text,
    /// The starting ingredients.
    pub goods: Text,
    /// The starting Discipline card.
    pub card: Text,
    /// A Launch icon on the left.
    pub cost: Option<Text>,
    #[serde(default, rename = "use")]
    pub active: Timing,
    /// Requirement: wound one of your unwounded Discipline Marks.
    #[serde(default)]
    pub wound: bool,
    pub text: Option<Text>,
    pub standing: Option<Text>,
    pub launches: Option<Text>,
    pub provenance: Provenance,
}

/// One path of a Trial.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Path {
    pub approach: Text,
    pub tasks: Vec<Text>,
    pub reward: Text,
    /// Light or Dark symbols.
    pub fate: u8,
}

/// A Trial.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Trial {
    pub id: Text,
    pub name: Names,
    pub difficulty: u8,
    pub symbol: Text,
    pub threat: u8,
    pub points: u8,
    #[serde(default)]
    pub properties: Vec<Text>,
    /// Counter-strike.
    #[serde(default)]
    pub counter: u8,
    /// Is the Counter-strike undeniable?
    #[serde(default)]
    pub undeniable: bool,
    pub dark: Path,
    pub light: Path,
    pub provenance: Provenance,
}

/// Light or Dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Side {
    Dark,
    Light,
}

/// A Contract.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Contract {
    pub id: Text,
    pub name: Names,
    pub difficulty: u8,
    pub side: Side,
    pub symbol: Text,
    #[serde(default)]
    pub threat: u8,
    pub task: Text,
    pub points: u8,
    pub reward: Text,
    pub provenance: Provenance,
}

/// A Prophecy.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Prophecy {
    pub id: Text,
    pub name: Names,
    #[serde(default)]
    pub always: bool,
    pub text: Text,
    pub provenance: Provenance,
}

/// A card that has nothing but a text: Goals and Events.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Told {
    pub id: Text,
    pub name: Names,
    pub text: Text,
    pub provenance: Provenance,
}

/// The Mortal Wound cards.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Wound {
    pub id: Text,
    pub name: Names,
    pub copies: u8,
    pub points: u8,
    pub provenance: Provenance,
}

/// What a Mark does when it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum MarkEffect {
    Set,
    LaunchSpell,
    RecolourBone,
    Untap,
}

/// What a Rest turn gives above a cell besides the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum RestOnly {
    Brew,
    Exchange,
    Buy,
}

/// A cell for a Mark on the Wizard board: first the eight for Disciplines, then the three for Sparks.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Cell {
    pub arcana: u8,
    pub value: u8,
    pub effect: MarkEffect,
    pub points: u8,
    pub rest: Option<RestOnly>,
    pub provenance: Provenance,
}

/// What die a cell of a location takes (PEN-705).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Takes {
    Any,
    Colour,
    ColourSix,
    Spark,
}

/// A cell of a location.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Spot {
    pub takes: Takes,
    /// The fewest players with which it is open.
    #[serde(default)]
    pub players: u8,
    /// Does it take any number of dice?
    #[serde(default)]
    pub unlimited: bool,
}

/// What the section of a location does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Effect {
    Mark,
    Card,
    Die,
    Bazaar,
    Brewery,
    Shop,
    Guild,
    Forest,
    Sanctuary,
    Ruins,
}

/// A location of the City or the Wild Lands.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Location {
    pub id: Text,
    pub name: Names,
    pub area: Area,
    pub effect: Effect,
    pub cells: Vec<Spot>,
    pub provenance: Provenance,
}

/// A Class board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Class {
    pub id: Text,
    pub name: Names,
    pub discipline: Text,
    /// Cells of the three sections: Mark and card, card, die.
    pub sections: Vec<Vec<Spot>>,
    pub provenance: Provenance,
}

/// The Resource dice.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ResourceDie {
    pub faces: Vec<BTreeMap<String, u8>>,
    pub provenance: Provenance,
}

/// A card of the ready-made Fate deck.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Ready {
    pub card: Text,
    pub players: u8,
}

/// The ready-made Fate deck of a first game (PEN-115).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct FirstGame {
    pub row: Vec<Ready>,
    pub deck: Vec<Ready>,
    pub provenance: Provenance,
}
