//! A scenario as it is written.

use blackrose::events::Id;
use blackrose::position::Position;
use blackrose::state::Phase;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// A whole file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Scenario {
    /// What it is called.
    pub name: String,
    /// The clauses it shows, at most five; none only if it shows a card.
    #[serde(default = "no_clauses")]
    pub rule: Spanned<Vec<Spanned<String>>>,
    /// The sides of cards it shows, such as `tremor light`, `garden rebuilt` or `assault event`.
    #[serde(default)]
    pub card: Vec<Spanned<String>>,
    /// What it shows, in one sentence.
    pub about: Spanned<String>,
    /// Options of the match that differ from a scenario's usual ones.
    pub setup: Option<Spanned<toml::Table>>,
    /// Folders of packs, from the file's own folder.
    #[serde(default)]
    pub packs: Vec<Spanned<String>>,
    /// Cards for this scenario alone, in the language of packs.
    pub pack: Option<Spanned<String>>,
    /// Where it begins.
    pub position: Option<Spanned<Position>>,
    /// Or: a whole match, from this seed.
    pub seed: Option<u64>,
    /// What is done first, in every variant.
    #[serde(default)]
    pub step: Vec<Spanned<Step>>,
    /// Different ways to go on.
    #[serde(default)]
    pub variant: Vec<Spanned<Variant>>,
    /// What holds at the end, in every variant.
    pub expect: Option<Spanned<Expect>>,
}

fn no_clauses() -> Spanned<Vec<Spanned<String>>> {
    Spanned::new(0..0, Vec::new())
}

/// One of several courses from the same beginning.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Variant {
    /// What sets it apart.
    pub name: String,
    /// Another beginning instead of the scenario's.
    pub position: Option<Spanned<Position>>,
    /// What is done after the scenario's own steps.
    #[serde(default)]
    pub step: Vec<Spanned<Step>>,
    /// What holds at the end of this variant.
    pub expect: Option<Spanned<Expect>>,
}

/// Choices of one seat, and what must be true after them. Without a choice it looks at what is there.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Step {
    /// Who chooses: a Mage, `seat0` … or a number.
    pub by: Option<Who>,
    /// What, by its name; several in a row as a list.
    pub choose: Option<OneOrMore<String>>,
    /// Who is asked next; `nobody` when the game is over.
    pub asked: Option<OneOrMore<String>>,
    /// The clause behind the next prompt.
    pub clause: Option<String>,
    /// Exactly what is offered next, in any order.
    pub offered: Option<Vec<String>>,
    /// What is offered next, among other things.
    #[serde(default)]
    pub offers: Vec<String>,
    /// What is not offered next.
    #[serde(default)]
    pub not_offered: Vec<String>,
    /// What is refused next, and by which clause.
    pub refused: Option<OneOrMore<Refused>>,
    /// What has happened in this step, in this order.
    #[serde(default)]
    pub log: Vec<String>,
    /// What has not happened in this step.
    #[serde(default)]
    pub no_log: Vec<String>,
    /// What holds after this step.
    pub expect: Option<Expect>,
}

/// Something that cannot be chosen.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Refused {
    /// The name it would have.
    pub name: String,
    /// The clause that forbids it.
    pub clause: String,
}

/// A seat by number or by name.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "expected a Mage, seat0 … or the number of a seat")]
#[allow(missing_docs)]
pub enum Who {
    Number(u8),
    Name(String),
}

/// One thing, or a list of them.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "expected one entry, or a list of such entries")]
#[allow(missing_docs)]
pub enum OneOrMore<T> {
    One(T),
    More(Vec<T>),
}

impl<T> OneOrMore<T> {
    /// All of it.
    pub fn list(&self) -> &[T] {
        match self {
            OneOrMore::One(one) => std::slice::from_ref(one),
            OneOrMore::More(list) => list,
        }
    }
}

/// Cubes on a bar, a card or a Room.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(
    untagged,
    expecting = "expected how many cubes, a list of sides from left to right, or numbers by side"
)]
#[allow(missing_docs)]
pub enum Row {
    Number(usize),
    Order(Vec<Id>),
    Counts(BTreeMap<Id, usize>),
}

/// Cards in a place.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, expecting = "expected how many cards, or a list of Spells")]
#[allow(missing_docs)]
pub enum Pile {
    Number(usize),
    Spells(Vec<Id>),
}

/// What holds in a state. What is left out is not looked at.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Expect {
    /// Power Points by side.
    pub power: BTreeMap<Id, u8>,
    /// Steps on the Trophy Track by side.
    pub trophies: BTreeMap<Id, u8>,
    /// Steps on the Room Track by side.
    pub room_track: BTreeMap<Id, u8>,
    /// Free cubes by side.
    pub supply: BTreeMap<Id, u8>,
    /// Where Models are: a space, a Room, `cell`, or `supply`.
    pub at: BTreeMap<Id, Id>,
    /// Damage by Model.
    pub damage: BTreeMap<Id, Row>,
    /// Strength by Model, as it is now.
    pub strength: BTreeMap<Id, u8>,
    /// Speed by Model, as it is now.
    pub speed: BTreeMap<Id, u8>,
    /// Who decides for a Model.
    pub controller: BTreeMap<Id, Id>,
    /// Has the Evocation activated in this Evocation Phase?
    pub activated: BTreeMap<Id, bool>,
    /// The Upgrade of a Model, or `none`.
    pub upgrade: BTreeMap<Id, Id>,
    /// Upgrades left in the supply.
    pub upgrades: BTreeMap<Id, u8>,
    /// All Evocations in the Lodge.
    pub evocations: Option<Vec<Id>>,
    /// Instability by Room or space.
    pub instability: BTreeMap<Id, Row>,
    /// Which Rooms are rebuilt.
    pub rebuilt: BTreeMap<Id, bool>,
    /// Activation Tokens by Room or space: `available`, `used` or `none`.
    pub token: BTreeMap<Id, Id>,
    /// Which Room lies on a space.
    pub room: BTreeMap<Id, Id>,
    /// Hands by Mage.
    pub hand: BTreeMap<Id, Pile>,
    /// Memories by Mage.
    pub memories: BTreeMap<Id, Pile>,
    /// Grimoires by Mage.
    pub grimoire: BTreeMap<Id, Pile>,
    /// Spell Slots by Mage and slot: `empty`, or words such as `tremor light revealed`.
    pub slots: BTreeMap<Id, BTreeMap<Id, Id>>,
    /// Available Physical Action Tokens by Mage.
    pub tokens: BTreeMap<Id, u8>,
    /// Jinxes by Mage: `slowness`, or with its cubes `slowness 2`.
    pub jinxes: BTreeMap<Id, Vec<Id>>,
    /// The Library: how many cards, or its top ones in order.
    pub library: Option<Pile>,
    /// The Forgotten deck: how many cards, or its top ones in order.
    pub forgotten: Option<Pile>,
    /// Cards out of the game.
    pub gone: Option<Pile>,
    /// Persistent Spells at work.
    pub persistents: Option<Vec<Id>>,
    /// Who has solved a Quest, or `open`.
    pub quests: BTreeMap<Id, Id>,
    /// Health value by Model, as it is now.
    pub health: BTreeMap<Id, usize>,
    /// Active Quests by Mage: `vision`, or with its cubes `vision 2`.
    pub active: BTreeMap<Id, Vec<Id>>,
    /// Active Quests that everybody can see.
    pub shown: BTreeMap<Id, Vec<Id>>,
    /// Completed Quests by Mage.
    pub completed: BTreeMap<Id, Vec<Id>>,
    /// Solved Quests by Mage.
    pub solved: BTreeMap<Id, Vec<Id>>,
    /// Trophy Tokens that each Mage has left.
    pub trophy_tokens: BTreeMap<Id, u8>,
    /// The Mage each Evocation is assigned to, or `nobody`.
    pub assigned: BTreeMap<Id, Id>,
    /// Events on the board by slot, an empty name for an empty slot.
    pub board: Option<Vec<Id>>,
    /// Discarded Events, the last on top.
    pub event_discards: Option<Pile>,
    /// Discarded Quests, the last on top.
    pub quest_discards: Option<Pile>,
    /// Discarded Spells by School.
    pub discards: BTreeMap<Id, Pile>,
    /// The Command decks in the order of the Moons: how many cards, or the top ones in order.
    pub commands: Option<Pile>,
    /// Personal Spells set aside by Mage.
    pub aside: BTreeMap<Id, usize>,
    /// The Moon, 1 to 3.
    pub moon: Option<u8>,
    /// Has a Power Token reached the end?
    pub ending: Option<bool>,
    /// The First Mage.
    pub first: Option<Id>,
    /// The Round.
    pub round: Option<u8>,
    /// The Phase.
    pub phase: Option<Phase>,
    /// Who has the Crown.
    pub crown: Option<Id>,
    /// Is the game over?
    pub over: Option<bool>,
    /// Who has won: a Mage, or `rose`.
    pub winner: Option<Id>,
}

impl Expect {
    /// Does it look at nothing?
    pub fn is_empty(&self) -> bool {
        *self == Expect::default()
    }
}

impl Step {
    /// Does the step look at nothing, beyond the choice being offered?
    pub fn is_silent(&self) -> bool {
        self.asked.is_none()
            && self.clause.is_none()
            && self.offered.is_none()
            && self.offers.is_empty()
            && self.not_offered.is_empty()
            && self.refused.is_none()
            && self.log.is_empty()
            && self.no_log.is_empty()
            && self.expect.as_ref().is_none_or(Expect::is_empty)
    }
}
