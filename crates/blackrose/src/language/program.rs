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
    Health,
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
    /// All that fit.
    Each(Filter),
    /// The Models in such a Room.
    InRoom(Where),
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
    ElementShown(Element),
    RoseDamageOnDamaged,
    ModelsDamaged,
    RoseConverted,
    Ignored,
    EvocationInLodge(u8),
    ArchetypeInTarget(u8),
    YourStrength,
    EventsOnBoard,
    Removed,
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
    MageDefeatedYou,
    RoseDefeatedYou,
    ThatMageCrowned,
    YouUnhurt,
    NoCompletedQuest,
    EvocationInLodge,
    TargetWithout(u8),
    Enhanced(u8),
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
    ModelDamages,
    ModelDamagesYou,
    SpellDamagesYou,
    RoseDamagesYou,
    MageSuffers,
    TargetDamages,
    TargetDamagesWith,
    YouDamage,
    YouTouchEvocation,
    ThisDamages,
    MageEntersColours(Colour, Colour),
    AnyInCell,
    YouInCell,
    AnyPlaces,
    TargetPlaces,
    AnyActivates(Colour),
    AnyReveals(SpellType),
    AnyResolves(SpellType, SpellType),
    SpellAboutYou(SpellType),
    MageIsDefeated,
    YourDamageIsDefeated,
    MageSolves,
    AnySolves,
    TargetPointsMove,
    TargetGainsBySpell,
    TargetGainsByCard,
    JinxComes,
    MageJinxesYou,
    YouShed,
    YouTravel,
    RosePhaseEnds,
    YouResolve(Resolving),
    YouResolveColours(Colour, Colour),
    YouResolveRoom(u8),
    YouResolvePlacing,
    YouResolveWorking(Colour),
    YouSummon,
}

/// Which Spells of one's own a Quest asks for; masks with nothing in them ask for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Resolving {
    /// Types, as a mask.
    pub types: u8,
    /// Elements, as a mask.
    pub elements: u8,
    /// The Room one must be in, by its place in the packs' list; 255 for anywhere.
    pub room: u8,
    /// Elements one's Revealed Spells must show, as a mask,
    pub show: u8,
    /// and how many symbols of them.
    pub symbols: u8,
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
    ThisHasPerDamage(Stat, i8),
    ThisHasWhileUpgraded(Stat, i8),
    SuffersForOwner(u8),
    EvocationSuffers,
    AttacksRoom,
    YouPlaceLess(u8),
    CombatSpellsInflict(u8),
    EvocationsUnhurt,
    RoseTakesTrophies,
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
    NextActivation,
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
    /// Asks that Mage "do you want to?"; "no" jumps.
    MayThat(Pc),
    /// Goes on if the previous instruction was not carried out in full.
    IfNotDone(Pc),
    /// Runs the code up to `Again` once for each; then jumps.
    Times(Count, Pc),
    Again(Pc),
    /// Looks, once, whether an Enhancement holds: its number in the text and its Elements as counts.
    Enhance {
        number: u8,
        elements: [u8; 7],
    },
    /// Chooses the target of the Effect.
    Aim(Target),
    /// Chooses as the target a Model that fits, or a Dummy Model.
    AimAt(Filter),
    /// The Models or the Room that the text has just named become the target.
    AimWho(Who),
    AimWhere(Where),
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
        quiet: Quiet,
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
    HealButRose,

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
    MoveSpeed(Who),
    SendToCell(Who),
    Swap(Who),
    ActivateRoom(Where),
    /// Resolves the Effect of another Room's token.
    Mirror,
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
    /// The kind that the trigger spoke of.
    SummonSame {
        by: By,
        at: Where,
    },
    /// A kind of one's choice, with at most so much Health, and not Forgotten if `common`.
    SummonChoice {
        by: By,
        health: u8,
        common: bool,
        at: Where,
    },
    Remove(Who),
    RemoveUpTo {
        n: u8,
        archetype: u8,
    },
    DiscardUpgrade(Who),
    AssignUpgrade {
        kind: u8,
        to: Who,
    },
    AssignAnyUpgrade(Who),
    AssignJinx {
        kind: u8,
        to: Who,
    },
    AssignAnyJinx(Who),
    /// Puts a cube of its Mage on the Jinx that runs.
    JinxCube,
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
    /// Each of these activates under your control, in an order of your choice.
    ActivateEach(Batch),
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
    /// Draws or looks at cards and keeps some of them.
    KeepForgotten {
        by: By,
        n: u8,
        keep: u8,
    },
    LookSchool {
        by: By,
        n: u8,
        keep: u8,
    },
    SearchBoth {
        by: By,
        n: u8,
    },
    SearchSummon {
        by: By,
        n: u8,
    },
    ShuffleMemories {
        by: By,
    },
    CastNext,
    SwapRevealed,
    ReturnRevealed(u8),
    GiveForgotten {
        n: u8,
        to: Who,
    },

    // Quests, Events, Trophies.
    DrawQuest {
        by: By,
        n: u8,
        moon: u8,
    },
    LookQuests {
        by: By,
        n: Quantity,
        keep: u8,
        next: bool,
    },
    DiscardQuest {
        by: By,
        n: u8,
        solved: bool,
    },
    CompleteQuest {
        by: By,
        pay: bool,
    },
    CompleteThatQuest,
    SolveThisQuest,
    SolveQuest {
        by: By,
    },
    DrawEvent {
        by: By,
        n: u8,
        moon: u8,
    },
    DiscardEvent {
        n: u8,
    },
    GiveTrophy {
        by: By,
        n: u8,
    },
    /// Begins the standing abilities of a Persistent Spell.
    Persist {
        first: u16,
        count: u8,
    },

    /// A step of the rules themselves.
    Rule(crate::engine::rules::Rule),
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

/// The Moon whose deck is used now.
pub const THIS_MOON: u8 = 255;

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
