//! What abilities wait for: who does what, and where.

use super::{Colour, SpellType};

/// What an ability waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trigger {
    /// Who does it, or to whom it happens.
    pub who: Actor,
    /// What happens.
    pub does: Deed,
    /// In which Room.
    pub at: Site,
}

/// Who does something, seen from the ability that waits for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// The Mage whose ability it is.
    You,
    /// A Mage who is not you.
    AnotherMage,
    /// A Mage.
    AnyMage,
    /// The target of the Persistent Spell.
    Target,
    /// A Mage whom the Persistent Spell has damaged.
    DamagedMage,
    /// An Evocation.
    AnyEvocation,
    /// An Evocation that you own.
    YourEvocation,
    /// The Model whose ability it is.
    ThisModel,
    /// A Mage who is not you, or an Evocation that you do not control.
    AnotherModel,
}

/// What happens. Whoever does it is the `who` of the trigger; where something happens to a Model, `who` is that Model.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// Enters a Room; `without` its owner's Instability in it.
    Enter {
        /// Only into a Room without it?
        without: bool,
    },
    /// Leaves the Room that the Persistent Spell goes on with, but not for a Cell.
    Leave {
        /// Only with a Physical Action?
        walking: bool,
    },
    /// Inflicts Damage.
    Inflict {
        /// To whom.
        to: Victim,
        /// With what.
        with: Means,
    },
    /// Suffers Damage; only `from_rose`, if it says so.
    Suffer {
        /// Only Damage of the Black Rose?
        from_rose: bool,
    },
    /// Inflicts or heals Damage on an Evocation.
    Touch,
    /// Is defeated.
    IsDefeated {
        /// Only with your Damage on the Health Bar?
        harmed: bool,
    },
    /// Defeats a Mage or an Evocation.
    Defeat(Prey),
    /// Is removed or defeated.
    IsGone,
    /// Is placed in the Cell.
    InCell,
    /// Explores or uses Momentum.
    Travel,
    /// Activates a Room.
    ActivateRoom,
    /// Places Instability.
    Place {
        /// Only in the last slot of a Room?
        last: bool,
    },
    /// Resolves an Effect with the keyword Summon.
    Summon,
    /// Activates, as Evocations do.
    Activate,
    /// Makes a Physical Attack.
    Attack {
        /// On whom.
        to: Victim,
    },
    /// Resolves a Physical Action.
    Act,
    /// Takes the Crown.
    TakeCrown,
    /// Takes the Activation Token of a Room.
    TakeToken,
    /// Casts a Spell, whose Effect is still to come.
    Cast {
        /// Only one of the type that was named?
        named: bool,
    },
    /// Reveals a Spell of a type.
    Reveal(SpellType),
    /// Is aimed at by a Spell of somebody else.
    IsTarget {
        /// Of these types, as a mask; 0 for any.
        types: u8,
        /// Also when a Spell is about to affect it?
        about: bool,
        /// Only by a Spell with one target?
        single: bool,
        /// Only by a Spell with a target Room?
        area: bool,
    },
    /// Has resolved an Effect.
    Resolve(Effects),
    /// Draws a Forgotten Spell.
    DrawForgotten,
    /// Gains points.
    Gain(Gaining),
    /// Solves a Quest.
    Solve,
    /// Is completing a Quest, which may still be stopped.
    Complete,
    /// Discards a Jinx or solves a Quest.
    Shed,
    /// Assigns another Jinx to you.
    AssignJinx,
    /// Is assigned this Jinx.
    GetThisJinx,
    /// Nobody does it: the Black Rose Phase ends.
    RosePhaseEnds,
}

/// To whom Damage is inflicted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Victim {
    Anyone,
    You,
    Other(Prey),
}

/// Who else: a Mage who is not you, or an Evocation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Prey {
    Mage,
    Evocation,
}

/// With what Damage is inflicted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Means {
    Anything,
    Spell,
    SpellOrAttack,
}

/// From what points are gained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gaining {
    /// From anything.
    FromAnything,
    /// From a Spell.
    FromSpell,
    /// From a Quest or an Event.
    FromCard,
    /// From anything, and what is lost too.
    OrLosing,
}

/// Which Effects are waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effects {
    /// Those of Spells.
    OfSpell(Resolving),
    /// Those of the Room of `at`.
    OfRoom,
    /// Those that place Instability.
    Placing,
    /// Those that damage at least so many Models.
    Damaging(u8),
    /// Those that place or convert Instability in a Room of these colours.
    Working(Colours),
}

/// Which Spells are waited for; masks with nothing in them ask for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Resolving {
    /// Types, as a mask.
    pub types: u8,
    /// Only Forgotten ones?
    pub forgotten: bool,
    /// Elements, as a mask.
    pub elements: u8,
    /// Elements that the Revealed Spells of the Mage must show, as a mask,
    pub show: u8,
    /// and how many symbols of them.
    pub symbols: u8,
}

/// In which Room something happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Site {
    /// In any, or in none.
    Anywhere,
    /// The Room you are in.
    Here,
    /// The Room this Model is in.
    OfThis,
    /// A Room of one of these colours.
    Coloured(Colours),
    /// The Room with this name, by its place in the packs' list.
    Named(u8),
}

/// Colours of Rooms, as a mask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colours(u8);

impl Colours {
    /// A colour, and perhaps another.
    pub fn of(colour: Colour, other: Option<Colour>) -> Colours {
        let bit = Colour::bit;
        Colours(bit(colour) | other.map_or(0, bit))
    }

    /// Is the colour among them?
    pub fn has(self, colour: Colour) -> bool {
        self.meets(colour.bit())
    }

    /// Is one of them in the mask?
    pub fn meets(self, colours: u8) -> bool {
        self.0 & colours != 0
    }
}

impl Trigger {
    /// "You suffer damage".
    pub const YOU_SUFFER: Trigger =
        Trigger { who: Actor::You, does: Deed::Suffer { from_rose: false }, at: Site::Anywhere };

    /// "This Model is removed or defeated".
    pub const THIS_IS_GONE: Trigger =
        Trigger { who: Actor::ThisModel, does: Deed::IsGone, at: Site::Anywhere };

    /// Does it wait for Spells that are about to affect somebody?
    pub fn foresees(self) -> bool {
        matches!(self.does, Deed::IsTarget { about: true, .. })
    }

    /// Does each thing that meets it count, and not only the first of a sentence?
    pub fn counts_each(self) -> bool {
        matches!(self.does, Deed::IsDefeated { harmed: true })
    }
}
