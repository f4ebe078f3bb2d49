//! Questions and answers: every decision of the family is one of these.

use crate::cubes::Party;
use crate::state::Side;
use kernel::Seats;

/// One atomic answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Choice {
    Colour(u8),
    Mage(u8),
    Grimoire(u8),
    /// A Spell by its face.
    Spell(u16),
    /// A Spell Slot.
    Slot(u8),
    Side(Side),
    /// Nothing more.
    Done,
    Explore,
    Fight,
    Command,
    Cast(u8),
    Momentum(u8),
    /// Solve a Quest.
    Declare(u8),
    /// Move into the Room on a space.
    Move(u8),
    ActivateRoom,
    Attack(u8),
    Model(u8),
    Dummy,
    /// The Room on a space.
    Room(u8),
    Yes,
    No,
    First,
    Second,
    /// A cube of a side.
    Cube(Party),
    Upgrade(u8),
    Jinx(u8),
    /// A waiting trigger.
    Trigger(u8),
}

/// What kind of question is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Question {
    Nothing,
    Colour,
    Mage,
    Grimoire,
    /// Discard down to the Hand value.
    HandLimit,
    /// Discard a Spell from the hand.
    Discard,
    /// Discard a Ready Spell.
    DiscardReady,
    /// Take a Spell from the Memories.
    TakeMemories,
    /// Take a Spell from the Grimoire.
    Search,
    /// Prepare Spells, all at once and in secret.
    Prepare,
    Action,
    /// The parts of a Physical Action.
    Physical,
    Target,
    Pick,
    PickRoom,
    /// Move a Model one step, or stop.
    Step,
    May,
    Either,
    /// Convert a cube, or stop.
    Convert,
    /// Heal a cube.
    Heal,
    /// Where the next of too few cubes goes: on a Model.
    ShareDamage,
    /// Where the next of too few cubes goes: in a Room.
    ShareInstability,
    /// Remove an own Evocation to make room.
    MakeRoom,
    Upgrade,
    /// Which of two Upgrades stays.
    KeepUpgrade,
    Jinx,
    /// Which Evocation activates next.
    Evocation,
    /// Which of one's triggers comes first.
    Order,
    /// Use an optional trigger.
    MayTrigger,
    /// Solve a Quest now.
    Declare,
    /// Reveal an Active Spell, all at once and in secret.
    Answer,
    /// Take an Active Spell back into the hand.
    ReturnActive,
}

/// The open question: who is asked, and what may be answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct Ask {
    /// What is asked.
    pub question: Question,
    /// Who takes part in the question.
    pub seats: Seats,
    /// Who has not answered yet.
    pub waiting: Seats,
    /// The Models, Rooms, sides or other things that may be answered.
    pub mask: u32,
    /// A second set, where the question needs one.
    pub also: u32,
    /// May one stop, decline or choose a Dummy Model?
    pub stop: bool,
    /// What the question is about: a Model, a Room, a Quest …
    pub about: u8,
}

impl Ask {
    /// No question.
    pub const NOTHING: Ask = Ask {
        question: Question::Nothing,
        seats: Seats::NONE,
        waiting: Seats::NONE,
        mask: 0,
        also: 0,
        stop: false,
        about: 255,
    };
}
