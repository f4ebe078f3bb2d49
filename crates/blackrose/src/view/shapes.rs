//! What a view is made of.

use super::{AvatarView, HiddenView};
use crate::cubes::Cubes;
use crate::engine::ask::Question;
use crate::events::Id;
use crate::language::program::{Colour, Element, SpellType};
use crate::state::*;
use kernel::Clause;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// All that a viewer may know.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct View {
    /// By this clients tell the views of families apart.
    #[ts(type = "\"black-rose\"")]
    pub family: &'static str,
    pub game: &'static str,
    pub round: u8,
    /// How many Rounds there are, where their number ends the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rounds: Option<u8>,
    /// The points with which the Black Rose is in full bloom: those that end the game, or all of the Power Track.
    pub bloom: u8,
    pub phase: Phase,
    pub over: bool,
    pub crown: u8,
    /// The First Mage.
    pub first: u8,
    /// The Moon, 1 to 3, and where the Moon Cubes stand; none in an edition without Moons.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub moon: Option<MoonView>,
    /// The Event Board by slot.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Option<Id>>>")]
    pub board: Vec<Option<Id>>,
    pub turn: Turn,
    /// Who takes part in the open question, and the clause behind it.
    pub asked: Asked,
    pub rooms: Vec<RoomView>,
    /// The Cells, once they lie at their places.
    pub cells: Vec<CellView>,
    pub models: Vec<ModelView>,
    pub seats: Vec<SeatView>,
    /// Points and tracks by side, the Black Rose last.
    pub sides: Vec<SideView>,
    pub event: Option<Id>,
    pub quests: Vec<QuestView>,
    pub upgrades: BTreeMap<Id, u8>,
    pub jinxes: BTreeMap<Id, u8>,
    pub persistents: Vec<PersistentView>,
    pub library: Vec<SchoolView>,
    pub forgotten: usize,
    pub gone: Vec<Id>,
    /// What the hidden places must hold, as far as it can be known.
    pub hidden: Vec<HiddenView>,
    /// The Avatar, where one plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub avatar: Option<AvatarView>,
}

/// The Cell of a Mage, and its place beside the Lodge in axial coordinates.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct CellView {
    pub owner: u8,
    pub colour: &'static str,
    pub at: (i8, i8),
}

/// The Moon and its decks.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct MoonView {
    pub moon: u8,
    pub cubes: [u8; 3],
    /// Has a Power Token reached the last of them?
    pub ending: bool,
    /// Cards in the decks of the three Moons.
    pub quests: [usize; 3],
    pub events: [usize; 3],
    /// Discarded Quests as far as they are known, and how many there are.
    pub quest_discards: Vec<Option<Id>>,
    pub event_discards: Vec<Id>,
}

/// A School in the Library.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct SchoolView {
    pub school: Id,
    pub cards: usize,
    /// The discard pile from the top.
    pub discards: Vec<Id>,
}

/// A Quest with its Mage.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct HeldQuestView {
    /// The Quest, where it may be known.
    pub quest: Option<Id>,
    pub cubes: u8,
    pub slots: u8,
    /// Can everybody see it?
    pub shown: bool,
    /// Does the viewer hold it back in this Round?
    #[serde(skip_serializing_if = "is_off")]
    #[ts(optional, as = "Option<bool>")]
    pub held: bool,
}

/// A Jinx on a Mage.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct JinxView {
    pub jinx: Id,
    pub cubes: u8,
    pub slots: u8,
}

/// Who is asked.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct Asked {
    pub seats: Vec<u8>,
    pub question: Question,
    #[ts(type = "string | null")]
    pub clause: Option<Clause>,
}

/// A Room.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct RoomView {
    pub room: Id,
    pub space: &'static str,
    pub rebuilt: bool,
    /// Has it fallen to ruin?
    #[serde(skip_serializing_if = "is_off")]
    #[ts(optional, as = "Option<bool>")]
    pub ruined: bool,
    /// The side that has taken its token.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub taken_by: Option<&'static str>,
    pub token: Option<&'static str>,
    pub slots: u8,
    #[ts(as = "Vec<String>")]
    pub cubes: Cubes,
    /// Instability beyond the slots, by side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub over: Vec<u8>,
    /// The colour that it counts as in this Round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub colour: Option<Colour>,
    /// The Room of which it is a copy in this Round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub copy: Option<Id>,
}

/// A Ban on a Mage.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct BanView {
    pub ban: Banned,
    /// Does it hold in the next Action Phase only?
    #[serde(skip_serializing_if = "is_off")]
    #[ts(optional, as = "Option<bool>")]
    pub next: bool,
}

fn is_off(switch: &bool) -> bool {
    !switch
}

/// A Model on the board or in a Cell.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct ModelView {
    pub model: Id,
    pub at: &'static str,
    pub owner: u8,
    pub controller: u8,
    pub health: usize,
    pub strength: u8,
    pub speed: u8,
    #[ts(as = "Vec<String>")]
    pub damage: Cubes,
    /// Damage beyond the Health Bar, by side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub over: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub upgrade: Option<Id>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub activated: bool,
    /// The seat it is assigned to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub assigned: Option<u8>,
    /// The Evocation as which a Mage counts, too.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shape: Option<Id>,
}

/// A seat.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct SeatView {
    pub mage: Option<Id>,
    pub colour: Option<&'static str>,
    pub tokens: u8,
    pub hand: usize,
    /// Cards known to be in the hand.
    pub known_hand: Vec<Id>,
    pub grimoire: usize,
    pub memories: Vec<Id>,
    pub slots: Vec<SlotView>,
    pub jinxes: Vec<JinxView>,
    /// Personal Spells set aside.
    pub aside: usize,
    pub active: Vec<HeldQuestView>,
    pub completed: Vec<Id>,
    pub solved: Vec<Id>,
    /// The Mage's own Trophy Tokens that nobody has taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub trophy_tokens: Option<u8>,
    /// What the Mage may not do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<BanView>>")]
    pub bans: Vec<BanView>,
    /// The Room that the Mage may not leave in this Round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub held_in: Option<Id>,
    /// Cards one is looking at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Id>>")]
    pub looking: Vec<Id>,
    /// One's own half-made answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub making: Option<Making>,
}

/// A Spell Slot.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct SlotView {
    pub slot: &'static str,
    pub state: Slot,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spell: Option<Id>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub side: Option<Side>,
    /// The type that was announced, where it lies Active.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub kind: Option<SpellType>,
    /// The Element that was named for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub element: Option<Element>,
}

/// A side's points and tracks.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct SideView {
    pub side: &'static str,
    pub power: u8,
    /// Where the Power Token stands, and whether its other side is up (DUE-801, REB-301).
    pub token: (u8, bool),
    pub trophies: u8,
    pub room_track: u8,
    pub cubes: u8,
}

/// A Quest in play.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct QuestView {
    pub quest: Id,
    pub points: u8,
    pub solved_by: Option<u8>,
}

/// A Persistent Spell at work.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct PersistentView {
    pub spell: Id,
    pub caster: u8,
    /// The slot whose Persistence Token marks it, and the seat on whose Mage Card the token lies (DUE-403).
    pub slot: &'static str,
    pub on: u8,
    pub target: Option<Id>,
}
