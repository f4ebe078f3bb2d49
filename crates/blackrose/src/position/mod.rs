//! Any position in readable form: what scenarios are written in, and what outlives a layout of the state.
//!
//! Everything left out has the value it has at the start of a match; cards that are named nowhere lie in
//! the Library, the Forgotten deck, or (Personal Spells) the Memories.

mod describe;
mod lay;
mod place;
mod resume;

pub use resume::Resume;

use crate::cubes::Cubes;
use crate::events::Id;
use crate::language::program::{Colour, Element};
use crate::state::{Banned, Bonus, Extra, Phase, Side, Slot, Tally, Turn};
use kernel::PositionError;
use serde::{Deserialize, Serialize};
use spellscript::instead;
use std::collections::BTreeMap;

/// A position of the family.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct Position {
    pub round: u8,
    pub phase: Phase,
    /// The seat with the Crown.
    pub crown: u8,
    /// The First Mage; the Crown Holder when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// The Moon, 1 to 3.
    pub moon: u8,
    /// The Moon, 2 or 3, that begins after the action that runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moon_due: Option<u8>,
    /// Has a Power Token reached the end?
    pub ending: bool,
    /// Rounds that are played on because of a tie.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra: Option<Extra>,
    /// The place of each colour's Cell; in the order of the colours when empty.
    pub cells: Vec<u8>,
    /// The Events on the board by slot; an empty name for an empty slot.
    pub board: Vec<Id>,
    /// In the Action Phase: whose Activation it is, and how far it is.
    pub turn: Option<Turn>,
    pub event_side: Id,
    pub quest_sides: Vec<Id>,
    /// Quests that are solved, and by which seat.
    pub solved: BTreeMap<Id, u8>,
    pub seats: Vec<SeatAt>,
    pub rose: SideAt,
    /// The Avatar, where one plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub avatar: Option<AvatarAt>,
    /// Command Cards on top of the decks of their Moons, from the top.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub commands: Vec<Id>,
    pub rooms: Vec<RoomAt>,
    pub evocations: Vec<EvocationAt>,
    /// How many free cubes a side has; all that lie nowhere else when left out. The rest are out of the game.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub supply: BTreeMap<Id, u8>,
    /// The Library from the top; cards not named anywhere follow.
    pub library: Vec<Id>,
    /// The Forgotten deck from the top; cards not named anywhere follow.
    pub forgotten: Vec<Id>,
    /// Discarded Spells of the Schools, from the top.
    pub discards: Vec<Id>,
    /// Quests on top of the decks of their Moons, from the top.
    pub quests: Vec<Id>,
    /// Events on top of the decks of their Moons, from the top.
    pub events: Vec<Id>,
    pub quest_discards: Vec<Id>,
    pub event_discards: Vec<Id>,
    /// Cards out of the game.
    pub gone: Vec<Id>,
    /// What is in the middle of being resolved, exactly; bound to the layout of the state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resume: Option<Box<Resume>>,
    /// The seed of all further chance.
    pub seed: u64,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            round: 1,
            phase: Phase::Action,
            crown: 0,
            first: None,
            moon: 1,
            moon_due: None,
            ending: false,
            extra: None,
            cells: Vec::new(),
            board: Vec::new(),
            turn: None,
            event_side: "a".into(),
            quest_sides: vec!["a".into(), "a".into()],
            solved: BTreeMap::new(),
            seats: Vec::new(),
            rose: SideAt::default(),
            avatar: None,
            commands: Vec::new(),
            rooms: Vec::new(),
            evocations: Vec::new(),
            supply: BTreeMap::new(),
            library: Vec::new(),
            forgotten: Vec::new(),
            discards: Vec::new(),
            quests: Vec::new(),
            events: Vec::new(),
            quest_discards: Vec::new(),
            event_discards: Vec::new(),
            gone: Vec::new(),
            resume: None,
            seed: 1,
        }
    }
}

/// Points and tracks of the Black Rose.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct SideAt {
    pub power: u8,
    pub trophies: u8,
    pub room_track: u8,
}

/// The Avatar and its board.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct AvatarAt {
    /// A space such as `ne`, or `cell`.
    pub at: Id,
    /// The colour of its Cell; the one that is left when left out.
    pub colour: Option<Id>,
    /// Command Cards it may still resolve in this Action Phase; all of them when left out.
    pub commands: Option<u8>,
    pub damage: Cubes,
    pub last_hit: Option<Id>,
    /// The Command Cards of this Turn, from the top.
    pub memories: Vec<Id>,
    pub jinxes: Vec<JinxAt>,
    pub solved: Vec<Id>,
    /// Its own Trophy Tokens that nobody has taken.
    pub trophy_tokens: Option<u8>,
    /// Strength, Speed and Health until Clean-up.
    pub bonus: Bonus,
}

impl Default for AvatarAt {
    fn default() -> AvatarAt {
        AvatarAt {
            at: "centre".into(),
            colour: None,
            commands: None,
            damage: Cubes::empty(),
            last_hit: None,
            memories: Vec::new(),
            jinxes: Vec::new(),
            solved: Vec::new(),
            trophy_tokens: None,
            bonus: [0; 3],
        }
    }
}

/// A seat and its Mage.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct SeatAt {
    pub mage: Option<Id>,
    pub colour: Option<Id>,
    pub starting: Option<Id>,
    /// A space such as `ne`, or `cell`.
    pub at: Id,
    pub power: u8,
    pub trophies: u8,
    pub room_track: u8,
    pub tokens: u8,
    pub damage: Cubes,
    pub last_hit: Option<Id>,
    pub hand: Vec<Id>,
    /// The Grimoire from the top.
    pub grimoire: Vec<Id>,
    /// The Memories from the top.
    pub memories: Vec<Id>,
    pub slots: BTreeMap<Id, SlotAt>,
    pub jinxes: Vec<JinxAt>,
    /// Personal Spells that join later.
    pub aside: Vec<Id>,
    pub active: Vec<QuestAt>,
    pub completed: Vec<Id>,
    pub solved: Vec<Id>,
    /// The Mage's own Trophy Tokens that nobody has taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trophy_tokens: Option<u8>,
    /// Strength, Speed and Health until Clean-up.
    pub bonus: Bonus,
    /// Damage beyond the Health Bar, by side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub over: Vec<u8>,
    /// What the Mage has done in this Round.
    #[serde(skip_serializing_if = "is_usual")]
    pub tally: Tally,
    /// What the Mage may not do.
    #[serde(skip_serializing_if = "is_usual")]
    pub bans: BansAt,
    /// Damage that is removed at Clean-up, by side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fading: Vec<u8>,
    /// The Evocation as which the Mage counts, too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shape: Option<Id>,
    /// Has it activated as such in this Evocation Phase?
    #[serde(skip_serializing_if = "is_off")]
    pub activated: bool,
}

/// The Bans on a Mage, by their time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct BansAt {
    /// Until Clean-up.
    pub round: Vec<Banned>,
    /// In this Action Phase.
    pub phase: Vec<Banned>,
    /// In the next Action Phase.
    pub next: Vec<Banned>,
    /// The space of the Room that the Mage may not leave.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leave: Option<Id>,
}

fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A Jinx on a Mage: its name, or its name and the cubes on it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
#[allow(missing_docs)]
pub enum JinxAt {
    Name(Id),
    Full { jinx: Id, cubes: u8 },
}

/// An Active Quest.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct QuestAt {
    pub quest: Id,
    pub cubes: u8,
    /// Does it lie face up?
    pub shown: bool,
    /// Is it held back in this Round?
    #[serde(skip_serializing_if = "is_off")]
    pub held: bool,
    /// Has its state held since it was drawn in this Round?
    #[serde(skip_serializing_if = "is_off")]
    pub stale: bool,
}

fn is_off(switch: &bool) -> bool {
    !switch
}

impl Default for SeatAt {
    fn default() -> SeatAt {
        SeatAt {
            mage: None,
            colour: None,
            starting: None,
            at: "cell".into(),
            power: 0,
            trophies: 0,
            room_track: 0,
            tokens: 2,
            damage: Cubes::empty(),
            last_hit: None,
            hand: Vec::new(),
            grimoire: Vec::new(),
            memories: Vec::new(),
            slots: BTreeMap::new(),
            jinxes: Vec::new(),
            aside: Vec::new(),
            active: Vec::new(),
            completed: Vec::new(),
            solved: Vec::new(),
            trophy_tokens: None,
            bonus: [0; 3],
            over: Vec::new(),
            tally: Tally::default(),
            bans: BansAt::default(),
            fading: Vec::new(),
            shape: None,
            activated: false,
        }
    }
}

/// A prepared Spell.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct SlotAt {
    pub spell: Id,
    pub side: Side,
    #[serde(default = "ready")]
    pub state: Slot,
    /// The Element that was named for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub element: Option<Element>,
    /// The target of a Persistent Spell that is at work.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Id>,
}

fn ready() -> Slot {
    Slot::Ready
}

/// A Room.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct RoomAt {
    pub space: Id,
    pub room: Option<Id>,
    pub rebuilt: bool,
    /// Has it fallen to ruin?
    #[serde(skip_serializing_if = "is_off")]
    pub ruined: bool,
    /// The side that has taken its token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taken_by: Option<Id>,
    pub used: bool,
    pub cubes: Cubes,
    /// Instability beyond the slots, by side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub over: Vec<u8>,
    /// The colour that it counts as in this Round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// The Room of which it is a copy in this Round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copy: Option<Id>,
}

/// An Evocation in the Lodge.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct EvocationAt {
    pub kind: Id,
    pub owner: Id,
    /// 1, 2 or 3; the next free one when left out.
    pub base: Option<u8>,
    pub at: Id,
    pub damage: Cubes,
    pub last_hit: Option<Id>,
    pub upgrade: Option<Id>,
    pub activated: bool,
    pub assigned: Option<u8>,
    pub bonus: Bonus,
    /// Damage that is removed at Clean-up, by side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fading: Vec<u8>,
}

fn wrong(at: impl Into<String>, reason: impl Into<String>) -> PositionError {
    PositionError { at: at.into(), reason: reason.into() }
}

/// There is no such thing; but perhaps another was meant.
fn unknown<'a>(
    at: impl Into<String>,
    kind: &str,
    name: &str,
    known: impl IntoIterator<Item = &'a str> + Clone,
) -> PositionError {
    wrong(at, format!("there is no {kind} \"{name}\"{}", instead(name, known)))
}
