//! What a pack prints on its cards: the TOML of `packs/`, field by field.

use crate::language::program::{Colour, Element, SpellType};
use serde::Deserialize;
use serde_spanned::Spanned;
use std::collections::BTreeMap;

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
        let mut level = self.fields;
        if !self.inferred.is_empty() {
            level = level.max(Level::Inferred);
        }
        if !self.designed.is_empty() {
            level = level.max(Level::Designed);
        }
        level
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

/// Any other file of a pack: lists of cards.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Cards {
    #[serde(default)]
    pub school: Vec<School>,
    #[serde(default)]
    pub spell: Vec<Spell>,
    #[serde(default)]
    pub mage: Vec<Mage>,
    #[serde(default)]
    pub evocation: Vec<Evocation>,
    #[serde(default)]
    pub upgrade: Vec<Attached>,
    #[serde(default)]
    pub jinx: Vec<Attached>,
    #[serde(default)]
    pub room: Vec<Room>,
    #[serde(default)]
    pub quest: Vec<Quest>,
    #[serde(default)]
    pub event: Vec<Event>,
}

/// A School of Magic.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct School {
    pub id: Spanned<String>,
    pub name: Names,
    #[serde(default)]
    pub element_counts: BTreeMap<String, u8>,
    pub rules_note: Option<Names>,
    #[serde(default)]
    pub grimoire: Vec<Grimoire>,
    pub provenance: Option<Provenance>,
}

/// A starting Grimoire.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Grimoire {
    pub id: String,
    pub name: Names,
    pub spells: Vec<Spanned<String>>,
}

/// A Spell card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Spell {
    pub id: Spanned<String>,
    pub name: Names,
    pub school: Spanned<String>,
    pub copies: u8,
    #[serde(default)]
    pub instability: bool,
    pub light: Side,
    pub dark: Side,
    pub provenance: Option<Provenance>,
}

/// One Effect of a Spell.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Side {
    #[serde(rename = "type")]
    pub kind: SpellType,
    pub element: Element,
    pub target: Spanned<String>,
    pub trigger: Option<Spanned<String>>,
    pub text: Spanned<String>,
}

/// A Mage card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Mage {
    pub id: Spanned<String>,
    pub name: Names,
    pub health: u8,
    pub hand: u8,
    pub strength: u8,
    pub speed: u8,
    pub quest_limit: u8,
    pub personal: Spanned<String>,
    pub provenance: Option<Provenance>,
}

/// An Evocation card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Evocation {
    pub id: Spanned<String>,
    pub name: Names,
    pub plural: Option<String>,
    pub archetypes: Vec<Spanned<String>>,
    pub health: u8,
    pub strength: u8,
    pub speed: u8,
    pub copies: u8,
    #[serde(default)]
    pub large: bool,
    pub skill: Option<Skill>,
    pub provenance: Option<Provenance>,
}

/// What an Evocation does by itself.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Skill {
    pub trigger: Spanned<String>,
    pub text: Spanned<String>,
}

/// An Upgrade or a Jinx.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Attached {
    pub id: Spanned<String>,
    pub name: Names,
    pub copies: u8,
    pub text: Spanned<String>,
    pub provenance: Option<Provenance>,
}

/// A Room tile with its token.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Room {
    pub id: Spanned<String>,
    pub name: Names,
    pub base: String,
    pub colour: Colour,
    #[serde(default)]
    pub centre: bool,
    pub points: [u8; 3],
    pub slots: u8,
    pub destroyed: Effect,
    pub rebuilt: Effect,
    pub provenance: Option<Provenance>,
}

/// An Effect with its target.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Effect {
    pub target: Spanned<String>,
    pub text: Spanned<String>,
}

/// A Quest.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Quest {
    pub id: Spanned<String>,
    pub name: Names,
    pub card: u8,
    pub side: String,
    pub points: u8,
    pub trigger: Option<Spanned<String>>,
    pub condition: Option<Spanned<String>>,
    pub text: Spanned<String>,
    pub provenance: Option<Provenance>,
}

/// An Event.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Event {
    pub id: Spanned<String>,
    pub name: Names,
    pub side: String,
    pub round: u8,
    pub text: Spanned<String>,
    pub provenance: Option<Provenance>,
}
