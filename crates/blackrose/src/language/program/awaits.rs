//! What triggers wait for: what is done says which kinds of things can meet it.

use super::{Deed, Gaining, Prey, Trigger};

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
    Completes,
    Crowned,
    TookToken,
    Acted,
    Left,
    Cast,
}

impl Happening {
    const ALL: [Happening; Happening::Cast as usize + 1] = [
        Happening::Damaged,
        Happening::Placed,
        Happening::Entered,
        Happening::Gone,
        Happening::Falling,
        Happening::Defeated,
        Happening::InCell,
        Happening::Summoned,
        Happening::RoomActivated,
        Happening::Revealed,
        Happening::Targeted,
        Happening::Resolved,
        Happening::Healed,
        Happening::Jinxed,
        Happening::Shed,
        Happening::Travelled,
        Happening::RosePhaseEnded,
        Happening::DrewForgotten,
        Happening::Gained,
        Happening::Lost,
        Happening::Activated,
        Happening::Attacked,
        Happening::Solved,
        Happening::Completes,
        Happening::Crowned,
        Happening::TookToken,
        Happening::Acted,
        Happening::Left,
        Happening::Cast,
    ];
}

/// Kinds of things that happen, as a mask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Happenings(u32);

impl Happenings {
    const fn of(one: Happening) -> Happenings {
        Happenings(1 << one as u32)
    }

    const fn or(self, other: Happening) -> Happenings {
        Happenings(self.0 | 1 << other as u32)
    }

    /// Is it among them?
    pub fn has(self, happening: Happening) -> bool {
        self.0 & 1 << happening as u32 != 0
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Happening> {
        Happening::ALL.into_iter().filter(move |happening| self.has(*happening))
    }
}

impl Trigger {
    /// The kinds of things that can meet it.
    pub fn awaits(self) -> Happenings {
        self.does.awaits()
    }
}

impl Deed {
    fn awaits(self) -> Happenings {
        match self {
            Deed::Enter { .. } => Happenings::of(Happening::Entered),
            Deed::Leave { .. } => Happenings::of(Happening::Left),
            Deed::Inflict { .. } | Deed::Suffer { .. } => Happenings::of(Happening::Damaged),
            Deed::Touch => Happenings::of(Happening::Damaged).or(Happening::Healed),
            // A Trap answers before the defeat stands, everything else afterwards.
            Deed::IsDefeated { harmed: false } => Happenings::of(Happening::Falling).or(Happening::Defeated),
            Deed::IsDefeated { harmed: true } | Deed::Defeat(Prey::Mage) => {
                Happenings::of(Happening::Defeated)
            }
            Deed::Defeat(Prey::Evocation) | Deed::IsGone => Happenings::of(Happening::Gone),
            Deed::InCell => Happenings::of(Happening::InCell),
            Deed::Travel => Happenings::of(Happening::Travelled),
            Deed::ActivateRoom => Happenings::of(Happening::RoomActivated),
            Deed::Place { .. } => Happenings::of(Happening::Placed),
            Deed::Summon => Happenings::of(Happening::Summoned),
            Deed::Activate => Happenings::of(Happening::Activated),
            Deed::Act => Happenings::of(Happening::Acted),
            Deed::TakeCrown => Happenings::of(Happening::Crowned),
            Deed::TakeToken => Happenings::of(Happening::TookToken),
            Deed::Attack { .. } => Happenings::of(Happening::Attacked),
            Deed::Cast { .. } => Happenings::of(Happening::Cast),
            Deed::Reveal(_) => Happenings::of(Happening::Revealed),
            Deed::IsTarget { .. } => Happenings::of(Happening::Targeted),
            Deed::Resolve(_) => Happenings::of(Happening::Resolved),
            Deed::DrawForgotten => Happenings::of(Happening::DrewForgotten),
            Deed::Gain(Gaining::OrLosing) => Happenings::of(Happening::Gained).or(Happening::Lost),
            Deed::Gain(Gaining::FromAnything | Gaining::FromSpell | Gaining::FromCard) => {
                Happenings::of(Happening::Gained)
            }
            Deed::Solve => Happenings::of(Happening::Solved),
            Deed::Complete => Happenings::of(Happening::Completes),
            Deed::Shed => Happenings::of(Happening::Shed).or(Happening::Solved),
            Deed::AssignJinx | Deed::GetThisJinx => Happenings::of(Happening::Jinxed),
            Deed::RosePhaseEnds => Happenings::of(Happening::RosePhaseEnded),
        }
    }
}
