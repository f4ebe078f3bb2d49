//! Standing abilities: what they answer and what they change.

use super::{Pc, Stat, Trigger};

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
    YouAttackRoom,
    /// A move and an attack are one Physical Action.
    MovesAndAttacks,
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
            | Modifier::YouAttackRoom
            | Modifier::MovesAndAttacks
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
            | Modifier::YouAttackRoom
            | Modifier::MovesAndAttacks
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
        /// Is it over when it has been met once?
        once: bool,
    },
    /// May be done instead of attacking.
    Instead(Pc),
    /// May be done before one's own attack, which it makes stronger.
    Attacking(Pc),
}
