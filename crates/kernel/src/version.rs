//! Versions of the rules of a game, and what changed with each.

use crate::Clause;

/// One version of the rules of a game. It rises when a match that was begun before could go on otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version {
    /// Its number, one more than that of the version before.
    pub number: u32,
    /// The clauses that are played otherwise since this version.
    pub clauses: &'static [Clause],
}

/// The newest of a game's versions.
pub fn newest(versions: &[Version]) -> u32 {
    versions.last().map_or(0, |version| version.number)
}

/// The clauses that changed after a version, in the order of the versions, each once.
pub fn changed_since(versions: &[Version], number: u32) -> Vec<Clause> {
    let mut changed = Vec::new();
    for clause in versions.iter().filter(|version| version.number > number).flat_map(|v| v.clauses) {
        if !changed.contains(clause) {
            changed.push(*clause);
        }
    }
    changed
}
