//! Cubes on Quests.

use crate::limits::DECK_QUESTS;

/// A number for each Quest of the Moons' decks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress(pub [u8; DECK_QUESTS]);

impl Progress {
    /// So many Quests were numbered when matches were first hashed.
    const FIRST: usize = 96;
}

impl std::hash::Hash for Progress {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        let (first, more) = self.0.split_at(Progress::FIRST);
        first.hash(state);
        if more.iter().any(|n| *n > 0) {
            more.hash(state);
        }
    }
}

impl std::ops::Index<usize> for Progress {
    type Output = u8;

    fn index(&self, quest: usize) -> &u8 {
        &self.0[quest]
    }
}

impl std::ops::IndexMut<usize> for Progress {
    fn index_mut(&mut self, quest: usize) -> &mut u8 {
        &mut self.0[quest]
    }
}
