//! How near the last choice came to the limits of the interpreter. No rule reads it, so all are equal.

use crate::limits::{FRAMES, WORK};
use kernel::{Strain, small};
use std::hash::{Hash, Hasher};

/// What the last choice needed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reached {
    frames: u8,
    work: u16,
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
    /// So many frames lay on the stack, one that found no room included.
    pub fn frames(&mut self, frames: usize) {
        self.frames = self.frames.max(small::count(frames));
    }

    /// One step more was taken; gives how many there were.
    pub fn step(&mut self) -> usize {
        self.work = self.work.saturating_add(1);
        usize::from(self.work)
    }

    /// The same, for whoever wants to know.
    pub fn strain(&self, each: &mut dyn FnMut(Strain)) {
        each(Strain { what: "frames on the stack", used: usize::from(self.frames), most: FRAMES });
        each(Strain { what: "steps for one choice", used: usize::from(self.work), most: WORK });
    }
}
