//! What a pack prints on its cards: the TOML of `packs/`, field by field.

use crate::language::program::{Colour, Criterion, Element, SpellType};
use serde::Deserialize;
use serde_spanned::Spanned;
pub use spellscript::pack::{Level, Names, Provenance};
use std::collections::BTreeMap;

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
    #[serde(default)]
    pub avatar: Vec<Avatar>,
    #[serde(default)]
    pub command: Vec<Command>,
}

impl spellscript::pack::Cards for Cards {
    fn each_id(&mut self, see: &mut dyn FnMut(&'static str, &mut String)) {
        for school in &mut self.school {
            see("school", school.id.get_mut());
            school.grimoire.iter_mut().for_each(|grimoire| see("grimoire", &mut grimoire.id));
        }
        self.spell.iter_mut().for_each(|card| see("spell", card.id.get_mut()));
        self.mage.iter_mut().for_each(|card| see("mage", card.id.get_mut()));
        for card in &mut self.evocation {
            see("evocation", card.id.get_mut());
            card.figures.iter_mut().for_each(|group| see("figures", group));
        }
        self.upgrade.iter_mut().for_each(|card| see("upgrade", card.id.get_mut()));
        self.jinx.iter_mut().for_each(|card| see("jinx", card.id.get_mut()));
        self.room.iter_mut().for_each(|card| see("room", card.id.get_mut()));
        self.quest.iter_mut().for_each(|card| see("quest", card.id.get_mut()));
        self.event.iter_mut().for_each(|card| see("event", card.id.get_mut()));
        self.avatar.iter_mut().for_each(|card| see("avatar", card.id.get_mut()));
        self.command.iter_mut().for_each(|card| see("command", card.id.get_mut()));
    }

    fn each_reference(&mut self, see: &mut dyn FnMut(&'static str, &mut String)) {
        for grimoire in self.school.iter_mut().flat_map(|school| &mut school.grimoire) {
            grimoire.spells.iter_mut().for_each(|spell| see("spell", spell.get_mut()));
        }
        self.spell.iter_mut().for_each(|card| see("school", card.school.get_mut()));
        self.mage.iter_mut().for_each(|card| see("spell", card.personal.get_mut()));
    }
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
    /// A Trap on entering a Room has one side only.
    pub dark: Option<Side>,
    /// Is it a Trap on entering a Room of one of two colours? Then it has one orientation, and both sides wait.
    #[serde(default)]
    pub room_trap: bool,
    pub provenance: Option<Provenance>,
}

impl Spell {
    /// Its sides, the Light one first.
    pub fn sides(&self) -> impl Iterator<Item = &Side> {
        std::iter::once(&self.light).chain(&self.dark)
    }
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
    /// A large base, of which a Mage has one.
    #[serde(default)]
    pub large: bool,
    /// Comes only by a Forgotten Spell.
    #[serde(default)]
    pub forgotten: bool,
    /// The shape of a Mage: it has no Models, and the Health of that Mage.
    #[serde(default)]
    pub shape: bool,
    /// How many cards of it there are, where that is not the number of its figures.
    pub cards: Option<u8>,
    /// Evocations that share their figures name the same group; else each kind has its own.
    pub figures: Option<String>,
    pub skill: Option<Skill>,
    /// What holds while it is in the Lodge.
    pub standing: Option<Spanned<String>>,
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
    /// Cube slots of a Jinx; a full one is discarded.
    #[serde(default)]
    pub cubes: u8,
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
    /// Must lie next to the centre.
    #[serde(default)]
    pub throne: bool,
    /// What it is worth when it is rebuilt, by rank.
    pub points: Option<[u8; 3]>,
    /// What its token is worth to whoever takes it from the ruin.
    pub value: Option<u8>,
    pub slots: u8,
    /// What its token does while it stands, where Rooms fall to ruin.
    pub effect: Option<Effect>,
    /// What it does before it is rebuilt.
    pub destroyed: Option<Effect>,
    /// What its token does from then on.
    pub rebuilt: Option<Effect>,
    pub provenance: Option<Provenance>,
}

impl Room {
    /// Its Effects, by their parts of the card; the one of the side that lies up first is the first.
    pub fn effects(&self) -> impl Iterator<Item = (&'static str, &Effect)> {
        let parts = [("effect", &self.effect), ("destroyed", &self.destroyed), ("rebuilt", &self.rebuilt)];
        parts.into_iter().filter_map(|(part, effect)| Some((part, effect.as_ref()?)))
    }
}

/// An Effect with its target.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Effect {
    pub target: Spanned<String>,
    pub text: Spanned<String>,
}

/// A Quest: one of three on a side of a Quest card, or a card of a Moon's deck.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Quest {
    pub id: Spanned<String>,
    pub name: Names,
    pub card: Option<u8>,
    pub side: Option<String>,
    /// The Moon, 1 to 3, whose deck it belongs to.
    pub moon: Option<u8>,
    /// Cube slots: how often its Task must be fulfilled; 0 for once, without a cube.
    #[serde(default)]
    pub cubes: u8,
    /// The Room, by its base name, whose activation is the Task.
    pub room: Option<Spanned<String>>,
    /// Does its Effect take the place of that Room's?
    #[serde(default)]
    pub instead: bool,
    /// Is it in the deck only with at least so many players?
    pub players: Option<u8>,
    pub points: u8,
    pub trigger: Option<Spanned<String>>,
    pub condition: Option<Spanned<String>>,
    pub text: Spanned<String>,
    pub provenance: Option<Provenance>,
}

/// When an Event of a deck works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum When {
    Instant,
    BlackRose,
    Study,
    Action,
    Evocation,
    Always,
}

impl When {
    /// The word for it in a pack.
    pub fn word(self) -> &'static str {
        match self {
            When::Instant => "instant",
            When::BlackRose => "black-rose",
            When::Study => "study",
            When::Action => "action",
            When::Evocation => "evocation",
            When::Always => "always",
        }
    }
}

/// An Event: one of a Round on a side of the Event card, or a card of a Moon's deck.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Event {
    pub id: Spanned<String>,
    pub name: Names,
    pub side: Option<String>,
    pub round: Option<u8>,
    /// The Moon, 1 to 3, whose deck it belongs to.
    pub moon: Option<u8>,
    /// Does the Mage who draws it get the Crown?
    #[serde(default)]
    pub crown: bool,
    /// Does it belong to the decks that an Avatar brings?
    #[serde(default)]
    pub avatar: bool,
    pub phase: Option<When>,
    /// The slot of the Event Board it enters, 1 to 3.
    pub slot: Option<u8>,
    /// What the Black Rose gains when it is revealed.
    #[serde(default)]
    pub reveal: u8,
    /// What she gains when it leaves the last slot.
    #[serde(default)]
    pub discard: u8,
    pub text: Spanned<String>,
    pub provenance: Option<Provenance>,
}

/// An Avatar Card: a Mage that the rules play.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Avatar {
    pub id: Spanned<String>,
    pub name: Names,
    pub health: u8,
    pub strength: u8,
    pub speed: u8,
    /// How it chooses: the criteria of Priority I, II and III, the first first.
    pub priorities: [Vec<Criterion>; 3],
    pub provenance: Option<Provenance>,
}

/// A Command Card: one Activation of the Avatar.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Command {
    pub id: Spanned<String>,
    pub name: Names,
    /// The Moon, 1 to 3, whose deck it belongs to.
    pub moon: u8,
    #[serde(default = "one")]
    pub copies: u8,
    /// What the Avatar does, from top to bottom.
    pub parts: Vec<Part>,
    /// The Trap or Protection whose token its back shows.
    pub token: Option<Token>,
    /// Is another card resolved after it, in the same Activation?
    #[serde(default)]
    pub plus: bool,
    pub provenance: Option<Provenance>,
}

fn one() -> u8 {
    1
}

/// The two kinds of parts of a Command Card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum PartKind {
    Physical,
    Spell,
}

/// One part of a Command Card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Part {
    pub kind: PartKind,
    /// Of a Spell.
    #[serde(rename = "type")]
    pub spell: Option<SpellType>,
    /// Of a Spell.
    pub element: Option<Element>,
    /// Of a Spell.
    pub target: Option<Spanned<String>>,
    /// How targets are chosen: Priority 1, 2 or 3; the Crown Holder chooses when left out.
    pub priority: Option<u8>,
    /// Does the Avatar first place Instability where it is?
    #[serde(default)]
    pub vortex: bool,
    pub text: Spanned<String>,
}

/// The Trap or Protection of a Command Card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Token {
    #[serde(rename = "type")]
    pub spell: SpellType,
    pub element: Element,
    pub trigger: Spanned<String>,
    pub priority: Option<u8>,
    pub text: Spanned<String>,
}
