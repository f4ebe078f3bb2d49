//! What a text compiles to: flat operations that one interpreter runs.

use crate::limits::MODELS;
use crate::lodge::Range;

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
    Named(u8),
}

/// Whose Models.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    /// Everybody's.
    Anyone,
    /// Those an Effect of yours may affect, by the immunity rule of the edition.
    Affected,
    /// Those you own.
    Yours,
    /// Those the target owns.
    Targets,
    /// Those that Mage owns.
    ThatMages,
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
    /// All that fit.
    Each(Filter),
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
    /// Every Room adjacent to the one last chosen.
    AdjacentToThat,
}

/// Whose Room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum RoomOf {
    Target,
    It,
    ThatMage,
}

/// Which Rooms may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RoomChoice {
    /// Within a range of something.
    Near(Range, From),
    /// Of a colour, anywhere.
    Colour(Colour),
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
    YourHand,
    JinxesOnTarget,
    RebuiltRooms,
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
    /// As many as the trigger spoke of.
    Same,
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
    Upgraded,
}

/// What an ability waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Trigger {
    TargetDamagesYou,
    MageDamagesYou,
    YouSuffer,
    YouDamageMage,
    EvocationGone,
    YourEvocationGone,
    YouEnterWithout,
    YouEnter,
    TargetEnters,
    MageEnters,
    MageEntersHere,
    MageEntersColour(Colour),
    MageEntersItsRoom,
    MagePlaces,
    YouPlaceLast,
    MageSummons,
    MageActivatesRoom,
    MageReveals(SpellType),
    SpellTargetsYou,
    YouAreDefeated,
    YouDefeatMage,
    YouDefeatEvocation,
    YouDrawForgotten,
    YouGain,
    TargetGains,
    ThisActivates,
    ThisAttacks,
    ThisGone,
    YouSolve,
}

/// A value that a standing ability changes without being asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Modifier {
    YouIgnore(u8),
    ThisIgnores(u8),
    YouHave(Stat, i8),
    YourEvocationsHave(Stat, i8),
    ThisHas(Stat, i8),
    YourStatIs(Stat, u8),
    TargetStatIs(Stat, u8),
    ShieldsRoom(u8),
}

/// What a standing ability does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// Changes values.
    Modifies(Modifier),
    /// Runs code each time something happens; `may` asks first.
    Answers {
        /// What it waits for.
        trigger: Trigger,
        /// What it does.
        code: Pc,
        /// Is it optional?
        may: bool,
    },
}

/// Where Spells are drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Pile {
    Grimoire,
    Library,
    Forgotten,
    RandomMemories,
}

/// How long a bonus lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Lasting {
    Activation,
    Round,
}

/// One step of a program: of a card or of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Op {
    // Flow.
    /// The end of the program.
    End,
    /// The end of a sentence: where triggers, defeats and declarations happen.
    Period,
    Jump(Pc),
    /// Goes on if the previous instruction was carried out in full.
    IfDone(Pc),
    If(Condition, Pc),
    /// Asks "do you want to?"; "no" jumps.
    May(Pc),
    /// Asks which of two; the second jumps.
    Either(Pc),
    /// Chooses the target of the Effect.
    Aim(Target),
    /// Each Mage in play order becomes "you" for the code up to `NextMage`.
    EachMage {
        cells: bool,
        others: bool,
        exit: Pc,
    },
    NextMage(Pc),
    Pick(Filter),
    PickRoom(RoomChoice),
    /// The Mage just picked, or the owner of the Model just picked, becomes "that Mage".
    NoteMage,
    /// The Room `Where` names becomes "that Room".
    NoteRoom(Where),

    // Damage.
    Inflict {
        by: By,
        n: Quantity,
        to: Who,
    },
    Convert {
        by: By,
        n: Quantity,
        on: Who,
    },
    ConvertInflicted {
        by: By,
    },
    Heal {
        n: Quantity,
        on: Who,
    },
    Ignore(u8),
    IgnoreEffect,
    Defeat(Who),

    // Instability.
    Place {
        by: By,
        black: bool,
        n: Quantity,
        at: Where,
    },
    ConvertRoom {
        by: By,
        n: Quantity,
        at: Where,
    },
    RemoveInstability {
        by: By,
        n: u8,
        at: Where,
    },
    Rebuild(Where),

    // Power Points.
    Gain {
        by: By,
        n: Quantity,
    },
    Lose {
        by: By,
        n: Quantity,
    },
    Steal {
        n: u8,
        from: Who,
    },

    // Movement and Rooms.
    Move {
        who: Who,
        n: u8,
    },
    Put {
        who: Who,
        at: Where,
    },
    Swap(Who),
    ActivateRoom(Where),
    /// Moves and other parts of a Physical Action, taken by the Model applying it.
    Physical {
        moves: Moves,
        activate: bool,
        attack: Option<i8>,
    },

    // Evocations.
    Summon {
        by: By,
        kind: u8,
        at: Where,
    },
    Remove(Who),
    AssignUpgrade {
        kind: u8,
        to: Who,
    },
    AssignAnyUpgrade(Who),
    AssignJinx {
        kind: u8,
        to: Who,
    },
    DiscardJinx {
        by: By,
        n: u8,
    },
    AssignEvocation {
        kind: u8,
        to: Who,
    },
    Activate {
        who: Who,
        under: bool,
        bonus: Option<(Stat, i8)>,
    },
    Bonus {
        who: Who,
        stat: Stat,
        n: i8,
        lasting: Lasting,
    },
    Attack {
        who: Who,
        bonus: i8,
    },

    // Cards and tokens.
    Draw {
        by: By,
        n: u8,
        from: Pile,
    },
    TakeMemories {
        by: By,
        n: u8,
    },
    Search {
        by: By,
        n: u8,
    },
    Discard {
        by: By,
        n: u8,
    },
    DiscardReady {
        by: By,
        n: u8,
    },
    Refresh {
        by: By,
        n: u8,
    },
    TakeCrown {
        by: By,
    },
    /// Begins the standing abilities of a Persistent Spell.
    Persist {
        first: u16,
        count: u8,
    },

    /// A step of the rules themselves.
    Rule(crate::engine::rules::Rule),
}

/// How many moves a Physical Action has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moves {
    /// As many as the Model's Speed.
    Speed,
    /// So many.
    Number(u8),
}

/// A set of Models, as a bit mask.
pub type Models = u32;

const _: () = assert!(MODELS <= 32);
