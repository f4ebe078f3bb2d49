//! What a pack prints on its cards and boards: the TOML of `packs/`, field by field.

use crate::language::program::{Area, Timing};
use serde::Deserialize;
pub use spellscript::pack::{Level, Names, Provenance, Text};
use std::collections::BTreeMap;

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

impl spellscript::pack::Cards for Cards {
    fn each_id(&mut self, see: &mut dyn FnMut(&'static str, &mut String)) {
        let mut card = |id: &mut Text| see("card", id.get_mut());
        self.card.iter_mut().for_each(|c| card(&mut c.id));
        self.artifact.iter_mut().for_each(|c| card(&mut c.id));
        self.potion.iter_mut().for_each(|c| card(&mut c.id));
        self.talent.iter_mut().for_each(|c| card(&mut c.id));
        self.trial.iter_mut().for_each(|c| card(&mut c.id));
        self.contract.iter_mut().for_each(|c| card(&mut c.id));
        self.prophecy.iter_mut().for_each(|c| card(&mut c.id));
        self.goal.iter_mut().chain(&mut self.event).for_each(|c| card(&mut c.id));
    }

    fn each_reference(&mut self, see: &mut dyn FnMut(&'static str, &mut String)) {
        self.talent.iter_mut().for_each(|c| see("card", c.card.get_mut()));
        for game in &mut self.first_game {
            game.row.iter_mut().chain(&mut game.deck).for_each(|ready| see("card", ready.card.get_mut()));
        }
    }
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, serde::Serialize)]
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

impl Side {
    /// Its place where both have one.
    pub fn index(self) -> usize {
        self as usize
    }
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
