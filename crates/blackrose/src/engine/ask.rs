//! Questions and answers: every decision of the family is one of these.

use crate::content::build::{Attached, Event, Evocation, Grimoire, Mage, Quest};
use crate::cubes::Party;
use crate::names::Colour;
use crate::state::Side;
use kernel::Seats;
use kernel::small::Nth;

/// One atomic answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Choice {
    Colour(Nth<Colour>),
    Mage(Nth<Mage>),
    Grimoire(Nth<Grimoire>),
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
    /// Attack all in the Room.
    AttackRoom,
    School(u8),
    /// Put a Spell of the hand back to its School.
    Thin(u16),
    /// A Quest of the Moons' decks.
    Quest(Nth<Quest>),
    /// An Event on the board.
    Event(Nth<Event>),
    /// A kind of Evocation.
    Evocation(Nth<Evocation>),
    Upgrade(Nth<Attached>),
    Jinx(Nth<Attached>),
    /// A Jinx of one's own, by its place.
    OwnJinx(u8),
    /// A waiting trigger.
    Trigger(u8),
    /// The Trap or Protection on the Avatar's Command Card.
    Token,
    /// One of the things that have triggered a Trap or Protection, by its fact's number.
    Cause(u8),
    /// So many.
    Number(u8),
}

/// What kind of question is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
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
    /// Take a Spell from the Grimoire or the Memories.
    SearchBoth,
    /// Take a Spell that summons from the Grimoire.
    SearchSummon,
    /// From which School the next Spell comes.
    School,
    /// Which of the Spells looked at one keeps.
    Keep,
    /// Put a Spell back to its School, or none.
    Thin,
    /// Which Revealed Spell.
    Revealed,
    /// Which Spell of the hand takes the place of a Revealed one.
    Exchange,
    /// Which Forgotten Spell one gives away.
    Give,
    /// Give up an Active Quest, or none.
    GiveUpQuest,
    /// Discard down to the Quest Limit.
    QuestLimit,
    /// Discard a Quest.
    DiscardQuest,
    /// Which Quest an Effect completes.
    ChooseQuest,
    /// Which of the Quests looked at one keeps.
    KeepQuest,
    /// The Quests of this Moon, or of the next.
    WhichMoon,
    /// Discard an Event of the board.
    DiscardEvent,
    /// Which kind of Evocation is summoned.
    Kind,
    /// Which full Room is rebuilt next.
    RebuildOrder,
    /// How much Damage one ignores.
    Ignore,
    /// Does an Evocation suffer in its owner's place?
    Redirect,
    /// Who of the tied wins.
    Winner,
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
    /// Who gets the next of too few Jinxes.
    ShareJinx,
    /// Who gets the next of too few Evocations.
    ShareEvocations,
    /// Where the next of too few cubes is converted.
    ShareConversion,
    /// Which Jinx gets the next of too few cubes.
    ShareJinxCubes,
    /// Which Quest gets the next of too few cubes.
    ShareTasks,
    /// Remove an own Evocation to make room.
    MakeRoom,
    Upgrade,
    /// Which of two Upgrades stays.
    KeepUpgrade,
    Jinx,
    /// Which of one's own Jinxes.
    OwnJinx,
    /// Which Evocation activates next.
    Evocation,
    /// Which of one's triggers comes first.
    Order,
    /// Use an optional trigger.
    MayTrigger,
    /// Which of several things a Trap or Protection is about.
    Which,
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
    /// One more answer: a Dummy Model for a choice, or an attack on the whole Room.
    pub extra: bool,
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
        extra: false,
        about: 255,
    };
}
