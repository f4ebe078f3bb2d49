//! What a Round keeps of a Mage: what was done in it, and what is forbidden.

use super::Model;
use crate::content::build::Room;
use crate::language::program::Colour;
use crate::limits::SEATS;
use crate::lodge::Space;
use kernel::small::Nth;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use ts_rs::TS;

/// What a Mage has done in this Round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Tally {
    /// Damage inflicted on each Mage.
    pub mages: [u8; SEATS],
    /// Damage inflicted on Evocations.
    pub evocations: u8,
    /// Colours of the Rooms entered, as a mask.
    pub colours: u8,
    /// Spells given up for a move.
    pub given: u8,
}

impl Tally {
    /// The damage inflicted on such a Model.
    pub fn damage_on(&mut self, model: Nth<Model>) -> &mut u8 {
        self.mages.get_mut(model.index()).unwrap_or(&mut self.evocations)
    }

    /// How many Mages were damaged.
    pub fn mages_damaged(&self) -> usize {
        self.mages.iter().filter(|n| **n > 0).count()
    }

    /// All damage inflicted.
    pub fn damage(&self) -> usize {
        self.mages.iter().chain([&self.evocations]).map(|n| usize::from(*n)).sum()
    }

    /// A Room of this colour was entered.
    pub fn enter(&mut self, colour: Colour) {
        self.colours |= colour.bit();
    }
}

/// What a Mage may not do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Banned {
    /// Move with Physical Actions.
    Walk,
    /// Move at all.
    Move,
    /// Activate Rooms.
    Activate,
}

/// The Bans on a Mage (CLA-762).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bans {
    /// Until Clean-up, as a mask.
    pub round: u8,
    /// During this Action Phase, as a mask.
    pub phase: u8,
    /// During the next Action Phase, as a mask.
    pub next: u8,
    /// The Room that the Mage may not leave with Physical Actions or Spells until Clean-up.
    pub leave: Option<Space>,
}

impl Banned {
    /// All of them.
    pub const ALL: [Banned; 3] = [Banned::Walk, Banned::Move, Banned::Activate];

    /// Its word in messages.
    pub fn word(self) -> &'static str {
        match self {
            Banned::Walk => "walk",
            Banned::Move => "move",
            Banned::Activate => "activate",
        }
    }

    /// Its bit in a mask.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }

    /// Those of a mask.
    pub fn of(mask: u8) -> impl Iterator<Item = Banned> {
        Banned::ALL.into_iter().filter(move |ban| mask & ban.bit() != 0)
    }
}

impl Bans {
    /// Is there none?
    pub fn is_none(&self) -> bool {
        *self == Bans::default()
    }

    /// Does it hold now?
    pub fn has(&self, ban: Banned) -> bool {
        (self.round | self.phase) & ban.bit() != 0
    }

    /// An Action Phase begins: those that waited for it hold now.
    pub fn begin_phase(&mut self) {
        self.phase = std::mem::take(&mut self.next);
    }

    /// The Action Phase is over.
    pub fn end_phase(&mut self) {
        self.phase = 0;
    }

    /// Those until Clean-up end.
    pub fn end_round(&mut self) {
        (self.round, self.leave) = (0, None);
    }
}

/// What a Room counts as in this Round (CLA-575).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Guise {
    /// Its colour, if not its own.
    pub colour: Option<Colour>,
    /// The Room of which it is a copy.
    pub copy: Option<Nth<Room>>,
}

// A match that has none of these keeps the hash it would have without them.

impl Hash for Tally {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Tally::default() {
            (self.mages, self.evocations, self.colours, self.given).hash(state);
        }
    }
}

impl Hash for Bans {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Bans::default() {
            (self.round, self.phase, self.next, self.leave).hash(state);
        }
    }
}

impl Hash for Guise {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Guise::default() {
            (self.colour, self.copy).hash(state);
        }
    }
}
