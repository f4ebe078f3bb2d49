//! What triggers wait for: each names the kinds of things that can meet it.

use super::Trigger;

/// A kind of thing that happens; every fact is of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Happening {
    Damaged,
    Placed,
    Entered,
    Gone,
    Falling,
    Defeated,
    InCell,
    Summoned,
    RoomActivated,
    Revealed,
    Targeted,
    Resolved,
    Healed,
    Jinxed,
    Shed,
    Travelled,
    RosePhaseEnded,
    DrewForgotten,
    Gained,
    Lost,
    Activated,
    Attacked,
    Solved,
}

impl Trigger {
    /// The kinds of things that can meet it.
    pub fn awaits(self) -> &'static [Happening] {
        match self {
            Trigger::TargetDamagesYou
            | Trigger::MageDamagesYou
            | Trigger::YouSuffer
            | Trigger::YouDamageMage
            | Trigger::ModelDamages
            | Trigger::ModelDamagesYou
            | Trigger::SpellDamagesYou
            | Trigger::RoseDamagesYou
            | Trigger::MageSuffers
            | Trigger::TargetDamages
            | Trigger::TargetDamagesWith
            | Trigger::YouDamage
            | Trigger::ThisDamages => &[Happening::Damaged],
            Trigger::YouTouchEvocation => &[Happening::Damaged, Happening::Healed],
            Trigger::EvocationGone
            | Trigger::YourEvocationGone
            | Trigger::YouDefeatEvocation
            | Trigger::ThisGone => &[Happening::Gone],
            Trigger::YouEnterWithout
            | Trigger::YouEnter
            | Trigger::TargetEnters
            | Trigger::MageEnters
            | Trigger::MageEntersHere
            | Trigger::MageEntersColour(_)
            | Trigger::MageEntersColours(..)
            | Trigger::MageEntersItsRoom => &[Happening::Entered],
            Trigger::MagePlaces | Trigger::YouPlaceLast | Trigger::AnyPlaces | Trigger::TargetPlaces => {
                &[Happening::Placed]
            }
            Trigger::MageSummons | Trigger::YouSummon => &[Happening::Summoned],
            Trigger::MageActivatesRoom | Trigger::AnyActivates(_) => &[Happening::RoomActivated],
            Trigger::MageReveals(_) | Trigger::AnyReveals(_) => &[Happening::Revealed],
            Trigger::SpellTargetsYou | Trigger::TypeTargetsYou(_) | Trigger::SpellAboutYou(_) => {
                &[Happening::Targeted]
            }
            Trigger::YouAreDefeated => &[Happening::Falling, Happening::Defeated],
            Trigger::YouDefeatMage | Trigger::MageIsDefeated | Trigger::YourDamageIsDefeated => {
                &[Happening::Defeated]
            }
            Trigger::YouDrawForgotten => &[Happening::DrewForgotten],
            Trigger::YouGain
            | Trigger::TargetGains
            | Trigger::TargetGainsBySpell
            | Trigger::TargetGainsByCard => &[Happening::Gained],
            Trigger::TargetPointsMove => &[Happening::Gained, Happening::Lost],
            Trigger::ThisActivates => &[Happening::Activated],
            Trigger::ThisAttacks => &[Happening::Attacked],
            Trigger::YouSolve | Trigger::MageSolves | Trigger::AnySolves => &[Happening::Solved],
            Trigger::AnyInCell | Trigger::YouInCell => &[Happening::InCell],
            Trigger::AnyResolves(..)
            | Trigger::YouResolve(_)
            | Trigger::YouResolveColours(..)
            | Trigger::YouResolveRoom(_)
            | Trigger::YouResolvePlacing
            | Trigger::YouResolveWorking(_) => &[Happening::Resolved],
            Trigger::JinxComes | Trigger::MageJinxesYou => &[Happening::Jinxed],
            Trigger::YouShed => &[Happening::Shed, Happening::Solved],
            Trigger::YouTravel => &[Happening::Travelled],
            Trigger::RosePhaseEnds => &[Happening::RosePhaseEnded],
        }
    }
}
