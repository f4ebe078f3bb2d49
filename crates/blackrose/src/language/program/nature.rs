//! What an operation is like, for everyone but the interpreter: each operation answers once, here.

use super::*;

/// What an operation is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nature {
    /// Whom it affects, so that they may answer before it.
    pub affects: Affects,
    /// Without what it can do nothing, as far as everybody can see.
    pub needs: Needs,
    /// What must lie beside the board for it.
    pub brings: Brings,
    /// May a Spell come into a hand? Then the Hand value is looked at when its Effect ends (DUE-258).
    pub fills_hand: bool,
    /// Does the word summon stand in it (DUE-956)?
    pub summons: bool,
    /// Does it heal Damage? Then one's own Evocations are open to it (DUE-915).
    pub heals: bool,
    /// The value of a Model that it raises.
    pub raises: Option<Stat>,
    /// Do words such as "it", "that Mage" or "the target" mean something else after it?
    pub names: bool,
    /// Words that no longer mean what the text answers after it: it has chosen what they mean.
    pub chooses: Words,
    /// Does it matter which of two such comes first?
    pub order: Order,
}

/// Does it matter in which order operations of equal answers are done?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// It does.
    Matters,
    /// Not if there are cubes enough for all.
    WithCubes,
    /// It never does: points are counted, and nothing else.
    Nothing,
}

/// Whom an operation affects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Affects {
    /// Nobody, or only the one who applies it.
    Nobody,
    /// These Models.
    Models(Who),
    /// The Mage who has to do it, unless it is "you".
    Doer(By),
    /// Every Mage in the Lodge.
    EachMage,
}

/// Without what an operation can do nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// It can always be tried.
    Nothing,
    /// A Model that fits.
    Model(Filter),
    /// One of these Models within reach.
    Models(Who),
    /// One of these Models within reach, and a cube of the side.
    Blow(By, Who),
    /// One of these Models within reach that "you" may move.
    Movable(Who),
    /// The same, and a Room.
    Way(Who, Where),
    /// "You" may activate Rooms.
    Activating,
    /// A free slot in such a Room, and a cube of the side, or a black one.
    Slot(By, bool, Where),
    /// A Room that may be chosen.
    Room(RoomChoice),
    /// So many cubes of the side in one of these Rooms.
    Cubes(By, u8, Where),
    /// So many cubes of any sides in one of these Rooms.
    AnyCubes(u8, Where),
    /// So many Power Points of the side.
    Points(By, u8),
    /// So many Trophies of the Mage.
    Trophies(By, u8),
    /// So many cards in the Mage's hand.
    Hand(By, u8),
    /// A Spell on the Mage's sheet, and one in the hand.
    Sheet(By),
    /// A Ready Spell of the Mage.
    Ready(By),
    /// A Jinx on the Mage.
    Jinx(By),
    /// A Completed Quest of one of these Mages within reach.
    Completed(Who),
    /// Somebody whom one of these Models could attack.
    Prey(Who, Option<Who>),
    /// A Ready Spell of such a Mage; only in the numbered slots, if they must be `standard`.
    #[allow(missing_docs)]
    ReadyOf { who: Who, standard: bool },
}

/// What must be in the match for an operation to do what it says (DUE-904).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brings {
    /// Nothing.
    Nothing,
    /// The Evocation of this kind.
    Evocation(Nth<Evocation>),
    /// Evocations to choose from: with at most so much Health, and not Forgotten if `common`.
    Evocations {
        /// At most so much Health.
        health: u8,
        /// None that is Forgotten.
        common: bool,
    },
    /// The Upgrade of this kind.
    Upgrade(Nth<Attached>),
    /// Upgrades to choose from.
    Upgrades,
    /// The Jinx of this kind.
    Jinx(Nth<Attached>),
    /// Jinxes to choose from.
    Jinxes,
}

impl Nature {
    const PLAIN: Nature = Nature {
        affects: Affects::Nobody,
        needs: Needs::Nothing,
        brings: Brings::Nothing,
        fills_hand: false,
        summons: false,
        heals: false,
        raises: None,
        names: false,
        chooses: Words::NONE,
        order: Order::Matters,
    };

    /// It makes words mean something else.
    const NAMING: Nature = Nature { names: true, ..Nature::PLAIN };

    const fn to(who: Who) -> Nature {
        Nature { affects: Affects::Models(who), needs: Needs::Models(who), ..Nature::PLAIN }
    }

    const fn by(by: By) -> Nature {
        Nature { affects: Affects::Doer(by), ..Nature::PLAIN }
    }

    const fn hand(by: By) -> Nature {
        Nature { fills_hand: true, ..Nature::by(by) }
    }

    const fn summons(by: By, brings: Brings) -> Nature {
        Nature { brings, summons: true, names: true, ..Nature::by(by) }
    }
}

impl Op {
    /// Does it change the Instability of Rooms, or ask about it? Then it matters when the symbol's cube is placed.
    pub fn works_instability(self) -> bool {
        let counts = |n: Quantity| match n {
            Quantity::ForEach { count, .. } | Quantity::Plus { count, .. } => {
                matches!(count, Count::YourInstabilityHere | Count::YourInstabilityInTarget)
            }
            Quantity::Number(_)
            | Quantity::Same
            | Quantity::SamePlus(_)
            | Quantity::SameMax(_)
            | Quantity::All => false,
        };
        match self {
            Op::Place { .. } | Op::ConvertRoom { .. } | Op::RemoveInstability { .. } | Op::Rebuild(_) => true,
            Op::Destroy { .. } => true,
            Op::If(condition, _) => {
                matches!(condition, Condition::YourInstabilityHere | Condition::YourInstabilityRooms(_))
            }
            Op::Inflict { n, .. } | Op::Convert { n, .. } | Op::Heal { n, .. } | Op::Gain { n, .. } => {
                counts(n)
            }
            _ => false,
        }
    }

    /// Does it look at what an Effect has not converted?
    pub fn reads_unconverted(self) -> bool {
        let counts = |n: Quantity| matches!(n, Quantity::ForEach { count: Count::NotConverted, .. });
        match self {
            Op::Gain { n, .. } | Op::Lose { n, .. } => counts(n),
            Op::Inflict { n, to, .. } => counts(n) || matches!(to, Who::SparedIn(..)),
            Op::If(condition, _) => condition == Condition::NothingConverted,
            Op::ConvertOrLose { .. } => true,
            _ => false,
        }
    }

    /// Does it place cubes of the Mage's? Then the symbol's cube may be one too many.
    pub fn uses_cubes(self) -> bool {
        matches!(
            self,
            Op::Inflict { .. }
                | Op::InflictBut { .. }
                | Op::Convert { .. }
                | Op::ConvertOrLose { .. }
                | Op::Attack { .. }
                | Op::HaveAttack { .. }
                | Op::Activate { .. }
                | Op::ActivateRoom { .. }
                | Op::Place { .. }
                | Op::ConvertRoom { .. }
        )
    }

    /// What it is like.
    pub fn nature(self) -> Nature {
        match self {
            Op::Period => Nature { order: Order::Nothing, ..Nature::PLAIN },
            Op::End
            | Op::Jump(_)
            | Op::IfDone(_)
            | Op::If(..)
            | Op::May(_)
            | Op::Either(_)
            | Op::Rather(_)
            | Op::MayThat(_)
            | Op::IfNotDone(_)
            | Op::Times(..)
            | Op::Again(_)
            | Op::Enhance { .. }
            | Op::Vortex { .. }
            | Op::VortexAfter
            | Op::NameElement
            | Op::Unshielded
            | Op::OnlyYouGain(_)
            | Op::AfterSpell
            | Op::NextMage(_) => Nature::PLAIN,
            Op::Aim(_) | Op::AimAt(_) | Op::AimWho(_) | Op::AimWhere(_) => Nature::NAMING,
            Op::NoteMage => Nature { chooses: Words::MAGE, ..Nature::NAMING },
            Op::NoteRoom(_) => Nature { chooses: Words::ROOM, ..Nature::NAMING },
            Op::EachMage { of, .. } => Nature {
                affects: of.map_or(Affects::EachMage, Affects::Models),
                chooses: Words::MAGE,
                ..Nature::PLAIN
            },
            Op::Pick(filter) => Nature { needs: Needs::Model(filter), ..Nature::NAMING },
            Op::PickRoom(choice) | Op::PickNearest(choice) => {
                Nature { needs: Needs::Room(choice), chooses: Words::ROOM, ..Nature::NAMING }
            }

            Op::Inflict { by, to, .. } => Nature { needs: Needs::Blow(by, to), ..Nature::to(to) },
            Op::InflictBut { by, .. } => {
                Nature { needs: Needs::Blow(by, Who::Target), ..Nature::to(Who::Target) }
            }
            Op::Transfer { to, .. } => Nature::to(to),
            Op::Put { who, at } => Nature { needs: Needs::Way(who, at), ..Nature::to(who) },
            Op::Convert { on: who, .. }
            | Op::ConvertOrLose { on: who, .. }
            | Op::Defeat(who)
            | Op::DefeatAsFirst(who)
            | Op::SendToCell(who)
            | Op::Swap(who)
            | Op::Attack { who, .. }
            | Op::TakeTrophy { of: who, .. } => Nature::to(who),
            Op::MoveEach(who, _)
            | Op::MoveInto { who, .. }
            | Op::MoveTogether { who, .. }
            | Op::Move { who, .. }
            | Op::MoveSpeed(who) => Nature { needs: Needs::Movable(who), ..Nature::to(who) },
            Op::HaveAttack { who, to } => Nature { needs: Needs::Prey(who, to), ..Nature::to(who) },
            Op::RevealNext(who) => {
                Nature { needs: Needs::ReadyOf { who, standard: false }, ..Nature::to(who) }
            }
            Op::CastNextOf { of: who, .. } => {
                Nature { needs: Needs::ReadyOf { who, standard: true }, ..Nature::to(who) }
            }
            Op::Become { by, kind } => Nature { brings: Brings::Evocation(kind), ..Nature::by(by) },
            Op::Bonus { who, stat, .. } => Nature { raises: Some(stat), ..Nature::to(who) },
            Op::Steal { from, .. } => Nature::to(from),
            Op::RemoveReady { of, .. } | Op::LookReady { of, .. } => Nature::to(of),
            Op::LookHand { of, .. } => Nature { fills_hand: true, ..Nature::to(of) },
            Op::Ban { who, .. } => Nature::to(who),
            Op::StealQuest { from } => Nature { needs: Needs::Completed(from), ..Nature::to(from) },
            Op::NameColour => Nature { chooses: Words::ROOM, ..Nature::NAMING },
            Op::Heal { on, .. } => Nature { heals: true, ..Nature::to(on) },
            Op::GiveForgotten { to, .. } => Nature { fills_hand: true, ..Nature::to(to) },
            Op::AssignJinx { kind, to } => Nature { brings: Brings::Jinx(kind), ..Nature::to(to) },
            Op::AssignAnyJinx(to) => Nature { brings: Brings::Jinxes, ..Nature::to(to) },
            Op::AssignEvocation { kind, to } => {
                Nature { brings: Brings::Evocation(kind), names: true, ..Nature::to(to) }
            }
            Op::HealButRose => Nature { affects: Affects::EachMage, heals: true, ..Nature::PLAIN },

            // Evocations and Rooms are no Mages, and what they do has a program of its own.
            Op::ConvertInflicted { .. }
            | Op::Fade(_)
            | Op::Ignore(_)
            | Op::IgnoreEffect
            | Op::Cancel(_)
            | Op::Redirect(_)
            | Op::Rebuild(_)
            | Op::Close(_)
            | Op::IgnoreAll
            | Op::NameType
            | Op::IgnoreDamage
            | Op::Recolour(..)
            | Op::Copy(_)
            | Op::AttackMore(_)
            | Op::MoveToward(_)
            | Op::Mirror { .. }
            | Op::Physical { .. }
            | Op::Remove(_)
            | Op::RemoveUpTo { .. }
            | Op::DiscardUpgrade(_)
            | Op::ActivateEach(_)
            | Op::Persist { .. } => Nature::PLAIN,
            Op::ActivateRoom { .. } => Nature { needs: Needs::Activating, ..Nature::PLAIN },
            Op::JinxCube => Nature { order: Order::WithCubes, ..Nature::PLAIN },
            Op::Activate { bonus, .. } => Nature { raises: bonus.map(|(stat, _)| stat), ..Nature::PLAIN },
            Op::AssignUpgrade { kind, .. } => Nature { brings: Brings::Upgrade(kind), ..Nature::PLAIN },
            Op::AssignAnyUpgrade(_) => Nature { brings: Brings::Upgrades, ..Nature::PLAIN },

            Op::Summon { by, kind, .. } => Nature::summons(by, Brings::Evocation(kind)),
            Op::SummonSame { by, .. } => Nature::summons(by, Brings::Nothing),
            Op::SummonChoice { by, health, common, .. } => {
                let kinds = Brings::Evocations { health, common };
                Nature { chooses: Words::KIND, ..Nature::summons(by, kinds) }
            }

            Op::Place { by, black, at, .. } => Nature { needs: Needs::Slot(by, black, at), ..Nature::by(by) },
            Op::Gain { by, .. } | Op::GainInAll { by, .. } => {
                Nature { order: Order::Nothing, ..Nature::by(by) }
            }
            Op::ConvertRoom { by, .. }
            | Op::Refresh { by, .. }
            | Op::Exhaust { by, .. }
            | Op::TakeCrown { by }
            | Op::ShuffleMemories { by }
            | Op::DrawQuest { by, .. }
            | Op::DrawSameMoon { by, .. }
            | Op::LookQuests { by, .. }
            | Op::PeekQuests { by, .. }
            | Op::GainQuest { by }
            | Op::AddQuest { by }
            | Op::LookEvents { by, .. }
            | Op::CastNext { by }
            | Op::DiscardQuest { by, .. }
            | Op::CompleteQuest { by, .. }
            | Op::SolveQuest { by }
            | Op::DrawEvent { by, .. } => Nature::by(by),
            Op::RemoveInstability { by, n, at } => {
                Nature { needs: Needs::Cubes(by, n, at), ..Nature::by(by) }
            }
            Op::Destroy { by, .. } => Nature::by(by),
            Op::TakeInstability { by, n, may, at } => {
                Nature { needs: Needs::AnyCubes(if may { 1 } else { n }, at), ..Nature::by(by) }
            }
            Op::Lose { by, n: Quantity::Number(n) } => {
                let needs = Needs::Points(by, n.unsigned_abs());
                Nature { needs, order: Order::Nothing, ..Nature::by(by) }
            }
            Op::Lose { by, .. } => Nature { order: Order::Nothing, ..Nature::by(by) },
            Op::GiveTrophy { by, n } => Nature { needs: Needs::Trophies(by, n), ..Nature::by(by) },
            Op::Discard { by, n } => Nature { needs: Needs::Hand(by, n), ..Nature::by(by) },
            Op::CastHand { by, .. } => Nature { needs: Needs::Sheet(by), ..Nature::by(by) },
            // That Quest is the one that was turned up.
            Op::RevealQuest { by, .. } => Nature { names: true, ..Nature::by(by) },
            Op::TakeActive { of, .. } => Nature { names: true, chooses: Words::MAGE, ..Nature::to(of) },
            Op::DiscardQuick { by } => Nature::by(by),
            Op::DiscardReady { by, .. } => Nature { needs: Needs::Ready(by), ..Nature::by(by) },
            Op::DiscardJinx { by, .. } => Nature { needs: Needs::Jinx(by), ..Nature::by(by) },

            Op::Draw { by, .. }
            | Op::TakeMemories { by, .. }
            | Op::TakeDiscards { by, .. }
            | Op::Search { by, .. }
            | Op::SearchBoth { by, .. }
            | Op::SearchSummon { by, .. }
            | Op::Look { by, .. } => Nature::hand(by),
            Op::SwapRevealed | Op::ReturnRevealed(_) => Nature::hand(By::You),

            Op::CompleteThatQuest | Op::SolveThisQuest | Op::DiscardEvent { .. } | Op::TakeQuest { .. } => {
                Nature::PLAIN
            }
            Op::Rule(_) => Nature::PLAIN,
        }
    }
}
