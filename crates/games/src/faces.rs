//! Cards as people read them: every field in words, in one language, with the numbers and signs beside them.

mod maker;
pub mod penumbra;

use crate::tongue::{Tongue, capitalised};
use blackrose::Packs;
use blackrose::content::printed::Provenance;
use maker::Maker;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The kinds of cards, in the order in which they are shown.
pub const CLASSES: [&str; 15] = [
    "school",
    "grimoire",
    "spell",
    "personal",
    "forgotten",
    "mage",
    "evocation",
    "upgrade",
    "jinx",
    "room",
    "quest",
    "event",
    "avatar",
    "command",
    "pack",
];

/// A card in words.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Face {
    /// What kind of card it is.
    pub class: &'static str,
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its English name, by which it may be asked for too.
    #[serde(skip)]
    pub english: String,
    /// The id of its pack.
    pub pack: String,
    /// How many of it are in the box.
    pub copies: u8,
    /// Its numbers and other short facts.
    pub facts: Vec<String>,
    /// The facts that matter while it lies on the table.
    #[serde(skip)]
    pub brief: Vec<String>,
    /// The same facts by name, for those who draw the card.
    pub marks: Marks,
    /// Its rule texts.
    pub effects: Vec<Effect>,
    /// Where its facts come from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "{ source: string, fields: string, inferred?: string[], designed?: string[] }")]
    pub provenance: Option<Provenance>,
}

/// One rule text of a card, with what stands around it.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct Effect {
    /// Which part of the card: `light`, `dark`, `destroyed`, `rebuilt` …
    pub part: &'static str,
    /// The id of its type: `combat`, `contingency`, `trap`, `protection`.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kind: Option<String>,
    /// The id of its Element.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub element: Option<String>,
    /// Its target as packs write it: `model 1`, `room *`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<String>,
    /// Type, Element and target in words, as far as it has them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub labels: Vec<String>,
    /// What it waits for, or the state it wants.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub when: Option<String>,
    /// What it says.
    pub text: String,
    /// The two ways that each “either … or” of it leaves open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<[String; 2]>>")]
    pub ways: Vec<[String; 2]>,
}

/// The numbers and signs on a card by name, as its kind has them.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Marks {
    School { elements: BTreeMap<String, u8> },
    Grimoire { school: String, spells: Vec<String> },
    Spell { school: String, mage: Option<String>, instability: bool },
    Mage { health: u8, hand: u8, strength: u8, speed: u8, quests: u8, personal: String },
    Evocation { archetypes: Vec<String>, health: u8, strength: u8, speed: u8, large: bool },
    Attached { cubes: u8 },
    Room { colour: String, points: [u8; 3], value: Option<u8>, slots: u8, centre: bool },
    Quest { card: Option<u8>, side: Option<String>, moon: Option<u8>, points: u8, cubes: u8 },
    Event(EventMarks),
    Avatar { health: u8, strength: u8, speed: u8 },
    Command { moon: u8, plus: bool, token: Option<String> },
}

/// The numbers and signs on an Event: of a Round on the Event card, or of a Moon's deck.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct EventMarks {
    pub round: Option<u8>,
    pub side: Option<String>,
    pub moon: Option<u8>,
    pub phase: Option<&'static str>,
    pub slot: Option<u8>,
    pub crown: bool,
    pub reveal: u8,
    pub discard: u8,
}

/// All cards of the packs, in the order of [`CLASSES`].
pub fn faces(tongue: &Tongue, packs: &Packs) -> Vec<Face> {
    let maker = Maker { tongue, packs };
    let mut faces = Vec::new();
    for (origin, card) in &packs.schools {
        faces.push(maker.school(*origin, card));
        faces.extend(card.grimoire.iter().map(|g| maker.grimoire(*origin, card, g)));
    }
    faces.extend(packs.spells.iter().map(|(o, c)| maker.spell(*o, c)));
    faces.extend(packs.mages.iter().map(|(o, c)| maker.mage(*o, c)));
    faces.extend(packs.evocations.iter().map(|(o, c)| maker.evocation(*o, c)));
    faces.extend(packs.upgrades.iter().map(|(o, c)| maker.attached("upgrade", *o, c)));
    faces.extend(packs.jinxes.iter().map(|(o, c)| maker.attached("jinx", *o, c)));
    faces.extend(packs.rooms.iter().map(|(o, c)| maker.room(*o, c)));
    faces.extend(packs.quests.iter().map(|(o, c)| maker.quest(*o, c)));
    faces.extend(packs.events.iter().map(|(o, c)| maker.event(*o, c)));
    faces.extend(packs.avatars.iter().map(|(o, c)| maker.avatar(*o, c)));
    faces.extend(packs.commands.iter().map(|(o, c)| maker.command(*o, c)));
    faces.sort_by_key(|f| CLASSES.iter().position(|c| *c == f.class));
    faces
}

impl Effect {
    /// The effect without the part of the card it stands on.
    pub fn plain(&self) -> String {
        let when = self.when.as_ref().map(|when| format!("{}: ", capitalised(when))).unwrap_or_default();
        format!("{}. {when}{}", self.labels.join(", "), self.text)
    }
}

impl Face {
    /// Does the card answer to this word: its id, its name, or the beginning of a word of it?
    pub fn answers_to(&self, wanted: &str) -> bool {
        let wanted = wanted.trim().to_lowercase();
        let starts = |name: &str| {
            let name = name.to_lowercase();
            name.starts_with(&wanted) || name.split([' ', '-']).any(|word| word.starts_with(&wanted))
        };
        !wanted.is_empty()
            && (self.id == wanted || starts(&self.id) || starts(&self.name) || starts(&self.english))
    }
}
