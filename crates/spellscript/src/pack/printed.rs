//! What the packs of every family print.

use serde::{Deserialize, Serialize};
use toml::Spanned;

/// A text with its place in the file.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
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
#[derive(Clone, Debug, Deserialize, Serialize)]
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
        [inferred, designed].into_iter().flatten().fold(self.fields, Level::max)
    }
}

/// `pack.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// What others call it by.
    pub id: Text,
    /// The family of games it is for.
    pub family: Text,
    /// Its version.
    pub version: u32,
    /// Its name.
    pub name: Names,
    /// What it is, in a sentence.
    pub description: Option<Names>,
    /// Packs, besides the boxes of the games, whose cards it speaks of.
    #[serde(default)]
    pub needs: Vec<Text>,
}
