//! Standing abilities: what they wait for and what they change.

use super::{Colour, Pc, SpellType, Stat};

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
    TypeTargetsYou(SpellType),
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

impl Trigger {
    /// The trigger once it was met: what must hold only when it happens has held.
    pub fn once_met(self) -> Trigger {
        match self {
            Trigger::YouResolve(wanted) => {
                Trigger::YouResolve(Resolving { room: u8::MAX, show: 0, symbols: 0, ..wanted })
            }
            trigger => trigger,
        }
    }
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

impl Modifier {
    /// The value of a Model that it changes.
    pub fn changes(self) -> Option<Stat> {
        match self {
            Modifier::YouHave(stat, _)
            | Modifier::YourEvocationsHave(stat, _)
            | Modifier::ThisHas(stat, _)
            | Modifier::YourStatIs(stat, _)
            | Modifier::TargetStatIs(stat, _)
            | Modifier::ThisHasPerDamage(stat, _)
            | Modifier::ThisHasWhileUpgraded(stat, _) => Some(stat),
            Modifier::YouIgnore(_)
            | Modifier::ThisIgnores(_)
            | Modifier::ShieldsRoom(_)
            | Modifier::SuffersForOwner(_)
            | Modifier::EvocationSuffers
            | Modifier::AttacksRoom
            | Modifier::YouPlaceLess(_)
            | Modifier::CombatSpellsInflict(_)
            | Modifier::EvocationsUnhurt
            | Modifier::RoseTakesTrophies => None,
        }
    }

    /// Does it let a Model suffer Damage in another's place?
    pub fn redirects(self) -> bool {
        match self {
            Modifier::SuffersForOwner(_) | Modifier::EvocationSuffers => true,
            Modifier::YouHave(..)
            | Modifier::YourEvocationsHave(..)
            | Modifier::ThisHas(..)
            | Modifier::YourStatIs(..)
            | Modifier::TargetStatIs(..)
            | Modifier::ThisHasPerDamage(..)
            | Modifier::ThisHasWhileUpgraded(..)
            | Modifier::YouIgnore(_)
            | Modifier::ThisIgnores(_)
            | Modifier::ShieldsRoom(_)
            | Modifier::AttacksRoom
            | Modifier::YouPlaceLess(_)
            | Modifier::CombatSpellsInflict(_)
            | Modifier::EvocationsUnhurt
            | Modifier::RoseTakesTrophies => false,
        }
    }
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
