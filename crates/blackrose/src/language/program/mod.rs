//! What a text compiles to: flat operations that one interpreter runs.

mod awaits;
mod nature;
mod op;
mod standing;
mod trigger;
mod words;

pub use awaits::{Happening, Happenings};
pub use nature::{Affects, Brings, Nature, Needs, Order};
pub use op::Op;
pub use standing::{Modifier, Standing};
pub use trigger::{Actor, Colours, Deed, Effects, Gaining, Means, Prey, Resolving, Site, Trigger, Victim};
pub use words::Words;

use crate::content::build::{Attached, Evocation};
use crate::limits::MODELS;
use crate::lodge::Range;
use crate::state::Model;
use kernel::small::{Nth, Set};

/// A place in the code of a match.
pub type Pc = u16;

/// Spell types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SpellType {
    /// Attacks.
    Combat,
    /// Everything else that acts at once.
    Contingency,
    /// Waits, Active, for its trigger and strikes.
    Trap,
    /// Waits, Active, for its trigger and shields.
    Protection,
}

/// Elements; `Any` is the one its caster needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Element {
    Air,
    Earth,
    Fire,
    Water,
    Sacred,
    Profane,
    Magic,
    Any,
}

/// Values of a Model that can be raised.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Stat {
    Strength,
    Speed,
    Health,
}

/// By what an Avatar prefers one Mage, Evocation or Room to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Criterion {
    /// The fewest Moves away.
    Nearest,
    /// The most damage on it.
    Damage,
    /// The most damage of the Black Rose on it.
    RoseDamage,
    /// The most Power Points; of an Evocation, those of its owner.
    Power,
    /// The most Trophies.
    Trophies,
    /// The most Mages inside.
    Mages,
    /// The most Models inside.
    Models,
    /// The most Instability in it.
    Instability,
}

/// Room colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Colour {
    Black,
    Blue,
    Green,
    Grey,
    Purple,
    Red,
    Yellow,
}

/// What an Effect is aimed at, printed before it or under a Spell's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// The Mage who applies it.
    Yourself,
    /// Nothing: the text says what is affected.
    Special,
    /// One Model but the one applying the Effect.
    Model(Range),
    /// One Mage.
    Mage(Range),
    /// One Evocation.
    Evocation(Range),
    /// One Room and the Models in it.
    Room(Range),
}

/// Who does something, when it is not always you.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// The Mage who applies the Effect.
    You,
    /// The Black Rose.
    Rose,
    /// The Mage who is the target.
    Target,
    /// The Mage the text has just spoken of.
    ThatMage,
    /// The Crown Holder.
    Crown,
    /// The Mage who applies the Effect, also where each Mage in turn is "you".
    Caster,
}

impl SpellType {
    /// All of them.
    pub const ALL: [SpellType; 4] =
        [SpellType::Combat, SpellType::Contingency, SpellType::Trap, SpellType::Protection];

    /// Those that wait, Active, for a trigger, as a mask.
    pub const WAITING: u8 = 1 << SpellType::Trap as u8 | 1 << SpellType::Protection as u8;

    /// Does a Spell of this type become Active and wait?
    pub fn waits(self) -> bool {
        self.bit() & SpellType::WAITING != 0
    }

    /// Its word in texts, messages and names.
    pub fn word(self) -> &'static str {
        match self {
            SpellType::Combat => "combat",
            SpellType::Contingency => "contingency",
            SpellType::Trap => "trap",
            SpellType::Protection => "protection",
        }
    }

    /// Its bit in a mask of types.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl Element {
    /// Those that a Spell can have: all but "any".
    pub const ALL: [Element; 7] = [
        Element::Air,
        Element::Earth,
        Element::Fire,
        Element::Water,
        Element::Sacred,
        Element::Profane,
        Element::Magic,
    ];

    /// Its word in packs and names.
    pub fn word(self) -> &'static str {
        match self {
            Element::Air => "air",
            Element::Earth => "earth",
            Element::Fire => "fire",
            Element::Water => "water",
            Element::Sacred => "sacred",
            Element::Profane => "profane",
            Element::Magic => "magic",
            Element::Any => "any",
        }
    }

    /// Its place in lists by Element, `Any` last.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its bit in a mask of Elements.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl Stat {
    /// Its place in lists by value.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Colour {
    /// All of them.
    pub const ALL: [Colour; 7] = [
        Colour::Black,
        Colour::Blue,
        Colour::Green,
        Colour::Grey,
        Colour::Purple,
        Colour::Red,
        Colour::Yellow,
    ];

    /// Its word in packs and names.
    pub fn word(self) -> &'static str {
        match self {
            Colour::Black => "black",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Grey => "grey",
            Colour::Purple => "purple",
            Colour::Red => "red",
            Colour::Yellow => "yellow",
        }
    }

    /// Its bit in a mask of colours.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl By {
    /// The Mage who does something, as a Model.
    pub fn who(self) -> Who {
        match self {
            By::Target => Who::Target,
            By::ThatMage => Who::ThatMage,
            By::Crown => Who::Crown,
            By::You | By::Rose | By::Caster => Who::You,
        }
    }
}

/// Which kind of Model.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Any.
    Model,
    /// A Mage.
    Mage,
    /// An Evocation.
    Evocation,
    /// An Evocation of this archetype.
    Archetype(u8),
    /// An Evocation of this name.
    Named(Nth<Evocation>),
}

/// Whose Models.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    /// Everybody's.
    Anyone,
    /// Those an Effect of yours may affect, by the immunity rule of the edition.
    Affected,
    /// Those of others: neither you nor one of yours.
    Others,
    /// Those you own.
    Yours,
    /// Those the target owns.
    Targets,
    /// Those that Mage owns.
    ThatMages,
    /// Those assigned to the target.
    AssignedToTarget,
}

/// From where a range is measured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum From {
    /// The Model applying the Effect.
    Body,
    /// The target.
    Target,
    /// The Model last spoken of.
    It,
    /// The Room where the target last was.
    TargetWas,
    /// The Room of the Model that was chosen last, or where the target last was.
    Last,
}

/// A description of Models.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Filter {
    /// Which kind.
    pub kind: Kind,
    /// Whose.
    pub whose: Whose,
    /// How near, and to what.
    pub near: Option<(Range, From)>,
    /// Also Mages in a Cell? (Events and Quests reach them.)
    pub cells: bool,
    /// Not the Model that "it" names.
    pub not_it: bool,
    /// Not the Model that applies the Effect.
    pub not_body: bool,
    /// Neither the target nor a Model that this Effect has chosen or damaged.
    pub fresh: bool,
    /// Something more that must be true of it.
    pub only: Only,
    /// A target by its icon: a Dummy Model may be chosen instead, where the edition allows it.
    pub icon: bool,
}

/// A further condition on Models.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Only {
    All,
    NotTarget,
    DamagedByThis,
    Unconverted,
    WithoutRoseDamage,
    HealthAtMost(u8),
    Upgraded,
    Attackable,
    Hurt,
    /// Damage of yours could lie on it, wherever it is.
    Foe,
    /// No Mage has more Power Points.
    Richest,
    /// No other Mage has more damage on you.
    MostOnYou,
}

impl Filter {
    /// Any Model in the Lodge.
    pub const ANY: Filter = Filter {
        kind: Kind::Model,
        whose: Whose::Anyone,
        near: None,
        cells: false,
        not_it: false,
        not_body: false,
        fresh: false,
        only: Only::All,
        icon: false,
    };
}

/// Models that need no further choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// The target, or the affected Models in the target Room.
    Target,
    /// Your Mage.
    You,
    /// The Model last chosen or summoned.
    It,
    /// The Mage last spoken of.
    ThatMage,
    /// The Model the trigger spoke of.
    ThatModel,
    /// The Crown Holder.
    Crown,
    /// The Mage who owns the target.
    TargetsOwner,
    /// All that fit.
    Each(Filter),
    /// The Models of a kind in such Rooms; everybody's if `true`, else those that the Effect may affect.
    InRooms(Kind, bool, Where),
    /// The same, but none that a Ban keeps there.
    MobileIn(Kind, bool, Where),
    /// Of those that the Effect may affect, the ones on whom it has converted nothing.
    SparedIn(Kind, Where),
}

/// Rooms that need no further choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Where {
    /// The target Room, or the Room you are in if the target is none.
    Target,
    /// The Room you are in.
    Here,
    /// The Room this Model is in.
    Of(RoomOf),
    /// The Room last chosen or spoken of.
    ThatRoom,
    /// The Room of each Mage.
    OfEachMage,
    /// Every Room.
    Each,
    /// Every Room of a colour.
    Colour(Colour),
    /// Every Room of one of two colours.
    Colours(Colour, Colour),
    /// Every Room of the colour of the one last chosen.
    NamedColour,
    /// Every Room adjacent to the one last chosen.
    AdjacentToThat,
    /// The Room with this name, by its place in the packs' list.
    Named(u8),
    /// The Room where the target last was.
    TargetWas,
}

/// Whose Room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum RoomOf {
    Target,
    It,
    ThatMage,
    TargetsOwner,
}

/// Where a Model moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Toward {
    Model(Who),
    Room(Where),
}

/// Which Rooms may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RoomChoice {
    /// Within a range of something.
    Near(Range, From),
    /// Of a colour, anywhere.
    Colour(Colour),
    /// Of one of two colours, anywhere.
    Colours(Colour, Colour),
    /// Next to one's own Cell.
    NextToCell,
    /// With such an Evocation in it, but neither the Black Rose Room nor the Throne Room.
    With(u8),
    /// With such a Model in it.
    Holding(Kind),
    /// Next to the target Room; perhaps neither the Black Rose Room nor the Throne Room.
    #[allow(missing_docs)]
    NextToTarget { but: bool },
    /// With more Instability than any other.
    MostUnstable,
    /// Not of this colour.
    NotColour(Colour),
    /// Of which the target Room may become a copy.
    Copied,
}

/// What can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Count {
    DamageOnTarget,
    DamageOnYou,
    RoseDamageOnYou,
    ArchetypeInLodge(u8),
    YourEvocations,
    YourInstabilityHere,
    YourInstabilityInTarget,
    YourRevealed,
    ThatMagesRevealed,
    ThatMagesReady,
    YourHand,
    JinxesOnTarget,
    RebuiltRooms,
    ElementShown(Element),
    RoseDamageOnDamaged,
    ModelsDamaged,
    RoseConverted,
    Ignored,
    EvocationInLodge(Nth<Evocation>),
    ArchetypeInTarget(u8),
    /// Models of others that fit.
    Others(Filter),
    /// Models of others of this kind in each Room of the colour.
    OthersInColour(Kind, Colour),
    /// The same in each Room of the target Room's colour.
    OthersInTargetColour(Kind),
    YourStrength,
    EventsOnBoard,
    Removed,
    Healed,
    Converted,
    Transferred,
    /// Of the last conversion, what could not be converted.
    NotConverted,
    /// Spells that were discarded.
    Discarded,
}

/// How many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Quantity {
    /// So many.
    Number(i8),
    /// `n` for each `per` of something, at most `max`.
    ForEach {
        /// For each …
        n: i8,
        /// … so many …
        per: i8,
        /// … of these,
        count: Count,
        /// at most.
        max: i8,
    },
    /// A number and something for each of something.
    Plus {
        /// The number,
        base: i8,
        /// and for each …
        n: i8,
        /// … so many …
        per: i8,
        /// … of these.
        count: Count,
        /// At most so many more.
        max: i8,
    },
    /// As many as the trigger spoke of.
    Same,
    /// As many as the trigger spoke of, at most this.
    SameMax(i8),
    /// As many as the trigger spoke of, and more.
    SamePlus(i8),
    /// All there are.
    All,
}

/// What must hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Condition {
    YouDefeatedTarget,
    Revealed(u8),
    RevealedType(SpellType, u8),
    RevealedElements(u8),
    RevealedTypes(u8),
    /// Of this School, by its place in the match; none if it is not there.
    RevealedSchool(Option<u8>, u8),
    YouOwn(u8),
    YouHavePower(u8),
    MageHasMorePower,
    YouHaveDamage(u8),
    TargetHasDamage(u8),
    TargetHasJinx,
    YourInstabilityHere,
    YourInstabilityRooms(u8),
    RebuiltRooms(u8),
    ModelsInYourRoom(u8),
    MagesInYourRoom(u8),
    /// You are in the Room with this name.
    YouAreIn(u8),
    YouAreInTarget,
    TargetUnhurt,
    TargetInCompany,
    YouCrowned,
    Upgraded,
    MageDefeatedYou,
    RoseDefeatedYou,
    ThatMageCrowned,
    YouUnhurt,
    NoCompletedQuest,
    EvocationInLodge,
    TargetWithout(u8),
    NothingConverted,
    /// This Effect has turned up a Spell of the type.
    HasShown(SpellType),
    Enhanced(u8),
    /// The target Room has this name.
    TargetIsRoom(u8),
    /// An Event was played that shows the Crown.
    PlayedCrown,
    /// You have damaged so many Mages in this Round.
    MagesDamaged(u8),
    /// You have inflicted so much damage in this Round.
    Inflicted(u8),
    /// You have entered Rooms of so many colours in this Round.
    ColoursEntered(u8),
    /// You have given up so many Spells for a move in this Round.
    GivenToMove(u8),
    /// So much of your damage is on one Mage.
    YourDamageOnOne(u8),
    /// So many Rooms of the Lodge are destroyed.
    DestroyedRooms(u8),
}

/// What an answer interrupts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Interrupted {
    Spell,
    /// The activation of a Room.
    Activation,
    /// The completion of a Quest; if it is barred, it cannot be completed in this Round.
    #[allow(missing_docs)]
    Quest {
        barred: bool,
    },
}

/// What a Ban forbids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Barring {
    /// To move with Physical Actions.
    Walk,
    /// To move at all.
    Move,
    /// To activate Rooms.
    Activate,
    /// To leave a Room with Physical Actions or Spells.
    Leave(Where),
}

/// Where Spells are drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Pile {
    Grimoire,
    Library,
    LibraryOrDiscards,
    Forgotten,
    RandomMemories,
    Memories,
}

/// Where cards go that were looked at and are not kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rest {
    /// To the discard pile of their School, or out of the game.
    Away,
    /// Under their pile, in any order.
    Under,
    /// Back on top of their pile, in any order.
    OnTop,
    /// Into their pile, which is shuffled.
    Shuffled,
}

/// What is done with Quests that are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Looked {
    /// So many are kept, each for a price; or at most so many, if one `may`.
    #[allow(missing_docs)]
    Keep { n: u8, may: bool, price: u8 },
    /// One may be exchanged with an Active Quest.
    Exchange,
    /// So many are kept, and the others given to another Mage.
    #[allow(missing_docs)]
    Give { n: u8 },
    /// One is completed.
    Complete,
}

/// Cards of which Moon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OfMoon {
    /// The one there is.
    This,
    /// The one before it.
    Previous,
    /// This one, counted from 0.
    Named(u8),
}

/// How long a bonus lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Lasting {
    Activation,
    Round,
    NextActivation,
}

/// What a placing of Damage must not trigger.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[allow(missing_docs)]
pub enum Quiet {
    No,
    /// No Trap and no Protection.
    Traps,
    /// No Spell at all.
    Spells,
}

/// Which Evocations activate one after another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Batch {
    /// Those of an archetype that are assigned to the target.
    AssignedToTarget(u8),
    /// Those that this Effect has assigned.
    ByThisEffect,
}

/// How many moves a Physical Action has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moves {
    /// As many as the Model's Speed.
    Speed,
    /// So many.
    Number(u8),
}

/// Models.
pub type Models = Set<Model>;

const _: () = assert!(MODELS <= 32);
