//! How near a choice came to the limits of the engine: a measure, and no part of the moment.

use crate::limits::{FACTS, FRAMES, PENDING, WATCHERS, WORK};
use kernel::Strain;
use kernel::small::count;
use std::hash::{Hash, Hasher};

/// A limit that something was lost to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Limit {
    /// Steps of one resolution: it was cut off.
    Work = 1,
    /// Things that happened in one sentence: the last were not noted.
    Facts = 2,
    /// Triggers that wait: the last were not.
    Triggers = 4,
    /// Standing abilities at work: the last are not.
    Abilities = 8,
    /// Effects inside one another: the last were not started.
    Effects = 16,
}

impl Limit {
    /// All of them.
    pub const ALL: [Limit; 5] =
        [Limit::Work, Limit::Facts, Limit::Triggers, Limit::Abilities, Limit::Effects];

    /// Its bit in a mask.
    fn bit(self) -> u8 {
        self as u8
    }

    /// The word by which the log names it.
    pub fn word(self) -> &'static str {
        match self {
            Limit::Work => "work",
            Limit::Facts => "facts",
            Limit::Triggers => "triggers",
            Limit::Abilities => "abilities",
            Limit::Effects => "effects",
        }
    }
}

/// The most that the last choice has used of each limit, and what it has lost to them. States that differ only in
/// this are equal: it is read by whoever measures, never by the rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reached {
    /// Steps.
    pub work: u16,
    /// Frames on the stack.
    pub frames: u8,
    /// Facts.
    pub facts: u8,
    /// Triggers that waited.
    pub triggers: u8,
    /// Standing abilities.
    pub abilities: u8,
    /// Limits that something was lost to, as a mask.
    lost: u8,
    /// Those of them that the log has told.
    told: u8,
}

impl PartialEq for Reached {
    fn eq(&self, _: &Reached) -> bool {
        true
    }
}

impl Eq for Reached {}

impl Hash for Reached {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Reached {
    /// The measure of a choice that begins with so many abilities at work.
    pub fn begin(abilities: usize) -> Reached {
        Reached { abilities: count(abilities), ..Reached::default() }
    }

    /// Something was lost to a limit.
    pub fn lose(&mut self, limit: Limit) {
        self.lost |= limit.bit();
    }

    /// Has something been lost that the log has not told?
    pub fn untold(&self) -> bool {
        self.lost != self.told
    }

    /// Was something lost to this limit that the log has not told? It is told now.
    pub fn tell(&mut self, limit: Limit) -> bool {
        let untold = self.lost & !self.told & limit.bit() != 0;
        self.told |= self.lost & limit.bit();
        untold
    }

    /// How much of each limit was used; more than there is if something was lost.
    pub fn strain(&self, each: &mut dyn FnMut(Strain)) {
        for (limit, used, most) in [
            (Limit::Work, usize::from(self.work), WORK),
            (Limit::Facts, usize::from(self.facts), FACTS),
            (Limit::Triggers, usize::from(self.triggers), PENDING),
            (Limit::Abilities, usize::from(self.abilities), WATCHERS),
            (Limit::Effects, usize::from(self.frames), FRAMES),
        ] {
            let lost = self.lost & limit.bit() != 0;
            each(Strain { what: limit.word(), used: if lost { most + 1 } else { used }, most });
        }
    }
}
