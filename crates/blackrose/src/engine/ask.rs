//! Questions and answers: every decision of the family is one of these.

use crate::content::build::{Attached, Event, Evocation, Grimoire, Mage, Quest};
use crate::cubes::{Parties, Party};
use crate::language::program::{Colour as RoomColour, Element, Models, SpellType};
use crate::lodge::{Space, Spaces};
use crate::names::Colour;
use crate::state::{Fact, Jinx, Model, Open, Pending, Row, Side};
use kernel::small::{Nth, Set};
use kernel::{Seat, Seats};

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
    Move(Space),
    ActivateRoom,
    Attack(Nth<Model>),
    Model(Nth<Model>),
    Dummy,
    /// The Room on a space.
    Room(Space),
    Yes,
    No,
    First,
    Second,
    /// A cube of a side.
    Cube(Party),
    /// Attack all in the Room.
    AttackRoom,
    /// Activate the Room one is in, and complete a Quest with it.
    ActivateFor(Nth<Quest>),
    /// Hold a Quest back in this Round.
    Hold(Nth<Quest>),
    Element(Element),
    /// A type of Spells that is named.
    Type(SpellType),
    /// A colour of Rooms that is named.
    RoomColour(RoomColour),
    /// What the Model may do instead of attacking, by its place among such abilities.
    Instead(u8),
    School(u8),
    /// The discard pile of a School.
    Pile(u8),
    /// Cast a Spell of the hand, by its face, with a side.
    CastHand(u16, Side),
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
    OwnJinx(Nth<Jinx>),
    /// A waiting trigger.
    Trigger(Nth<Pending>),
    /// The Trap or Protection on the Avatar's Command Card.
    Token,
    /// One of the things that have triggered a Trap or Protection, by its fact's number.
    Cause(Nth<Fact>),
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
    /// Which Ready Spell of another Mage is discarded, unseen.
    RemoveReady,
    /// Which Spell of another's hand one takes in exchange, or none.
    TakeFromHand,
    /// Which Spell of one's own hand one gives for it.
    GiveInExchange,
    /// Take a Spell from the Memories.
    TakeMemories,
    /// Take a Spell from the discard piles of the Schools.
    TakeDiscards,
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
    /// Which of the cards looked at goes back next, on or under its pile.
    LayBack,
    /// Put a Spell back to its School, or none.
    Thin,
    /// Which Revealed Spell.
    Revealed,
    /// Which Spell of the hand one casts, and with which side.
    CastHand,
    /// In whose place a Spell of the hand is cast.
    Replace,
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
    /// Take one of another's Active Quests, or none.
    TakeQuest,
    /// Discard an Event of the board.
    DiscardEvent,
    /// Play one of the Events looked at, or none.
    PlayEvent,
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
    /// Transfer a cube, or stop.
    Transfer,
    /// Which cube of Instability one removes.
    TakeInstability,
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
    /// Which Quest the activation of a Room completes.
    NameQuest,
    /// The symbol's cube before or after the Effect.
    Vortex,
    /// Which Element a Spell has.
    Element,
    /// Which type of Spells one names.
    NameType,
    /// Which colour of Rooms one names.
    NameColour,
    /// Who of several is defeated first.
    DefeatOrder,
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
    /// May one stop, decline or choose a Dummy Model?
    pub stop: bool,
    /// What may be answered, and what the question is about.
    pub among: Among,
}

/// What a question offers, and what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Among {
    /// What the question itself says: yes or no, the cards of a pile.
    Itself,
    Colours(Set<Colour>),
    Mages(Set<Mage>),
    Grimoires(Set<Grimoire>),
    /// Schools, as a mask; from `PILE` on their discard piles.
    Schools(u32),
    /// Kinds of Evocations.
    Kinds(Set<Evocation>),
    Upgrades(Set<Attached>),
    Jinxes(Set<Attached>),
    /// The Jinxes of a Mage, by their places.
    OwnJinxes {
        mage: Nth<Model>,
        places: u16,
    },
    /// Spell Slots, as a mask.
    Slots(u8),
    /// Spell Slots of another Mage, as a mask.
    SlotsOf {
        mage: Nth<Model>,
        slots: u8,
    },
    /// The Spells of another's hand.
    HandOf(Seat),
    /// Sides of Spells of the hand: of these types, as a mask; 0 for any.
    Sides {
        types: u8,
    },
    /// Numbers from nothing to this.
    UpTo(u8),
    Models(Models),
    /// Models, or a Dummy Model.
    ModelsOrDummy(Models),
    Rooms(Spaces),
    /// Steps of a Model.
    Steps {
        of: Nth<Model>,
        to: Spaces,
    },
    /// The parts of a Physical Action; `also` has `WHOLE` to attack all in the Room, and above it a bit for each thing
    /// that may be done instead of attacking.
    Parts {
        of: Nth<Model>,
        to: Spaces,
        victims: Models,
        activate: bool,
        also: u8,
    },
    /// Actions as a mask, and Quests in play that may be declared as another.
    Actions {
        actions: u32,
        quests: u32,
    },
    /// Sides, or their cubes in a row.
    Cubes {
        of: Parties,
        on: Option<Row>,
    },
    /// Quests of one's own.
    Held(Held),
    /// The Completed Quests of these Mages.
    CompletedOf(Models),
    /// Active Quests of one's own, by their places in the order of the match's list, as a mask.
    Quests(u32),
    /// Facts, counted from the first, as a mask.
    Causes {
        first: Nth<Fact>,
        open: u32,
    },
    /// Triggers that wait, the Active Spell that comes next, the Avatar's Trap or Protection.
    Answers {
        triggers: Set<Pending>,
        slot: Option<u8>,
        token: bool,
    },
    /// A trigger that waits.
    Trigger(Nth<Pending>),
    /// A Quest in play.
    Declaring(u8),
    /// A Model that may do something.
    Model(Nth<Model>),
}

/// The bit of an attack on all in the Room.
pub const WHOLE: u8 = 1;

/// The bit of the first discard pile in a mask of Schools.
pub const PILE: usize = 16;

/// Which Quests of a Mage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Held {
    Active,
    Completed,
    Solved,
    /// Active or Completed.
    Unsolved,
}

impl From<Models> for Among {
    fn from(models: Models) -> Among {
        Among::Models(models)
    }
}

impl From<Spaces> for Among {
    fn from(spaces: Spaces) -> Among {
        Among::Rooms(spaces)
    }
}

impl From<Open> for Among {
    fn from(rows: Open) -> Among {
        match rows {
            Open::Models(models) => Among::Models(models),
            Open::Rooms(spaces) => Among::Rooms(spaces),
        }
    }
}

impl Ask {
    /// No question.
    pub const NOTHING: Ask = Ask {
        question: Question::Nothing,
        seats: Seats::NONE,
        waiting: Seats::NONE,
        stop: false,
        among: Among::Itself,
    };

    /// The Model that moves or acts.
    pub fn mover(&self) -> Option<Nth<Model>> {
        match self.among {
            Among::Steps { of, .. } | Among::Parts { of, .. } => Some(of),
            _ => None,
        }
    }
}

const _: () = assert!(size_of::<Ask>() <= 16);
