//! What scenarios of the Black Rose family can expect.

use blackrose::events::Id;
use blackrose::state::Phase;
use serde::Deserialize;
use std::collections::BTreeMap;

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
    /// Which Rooms have fallen to ruin.
    pub ruined: BTreeMap<Id, bool>,
    /// The side that has the token of a Room.
    pub taken_by: BTreeMap<Id, Id>,
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
    /// What a Mage may not do, by Mage: `walk`, `move next`, `leave w`.
    pub bans: BTreeMap<Id, Vec<Id>>,
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
