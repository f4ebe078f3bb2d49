//! Where the facts of the cards come from.

use super::common::PACKS;
use penumbra::content::printed::{Level, Provenance};

/// Cards by the level of their weakest field: read, inferred, designed.
fn count<'a>(all: impl Iterator<Item = &'a Provenance>) -> [usize; 3] {
    let mut counts = [0; 3];
    for provenance in all {
        counts[match provenance.weakest() {
            Level::Exact => 0,
            Level::Inferred => 1,
            Level::Designed => 2,
        }] += 1;
    }
    counts
}

#[test]
fn every_card_says_where_its_facts_come_from() {
    let files = || PACKS.files.iter().map(|(_, cards)| cards);
    let counts = [
        ("disciplines", count(files().flat_map(|f| f.card.iter().map(|c| &c.provenance)))),
        ("artifacts", count(files().flat_map(|f| f.artifact.iter().map(|c| &c.provenance)))),
        ("potions", count(files().flat_map(|f| f.potion.iter().map(|c| &c.provenance)))),
        ("talents", count(files().flat_map(|f| f.talent.iter().map(|c| &c.provenance)))),
        ("contracts", count(files().flat_map(|f| f.contract.iter().map(|c| &c.provenance)))),
        ("trials", count(files().flat_map(|f| f.trial.iter().map(|c| &c.provenance)))),
        ("prophecies", count(files().flat_map(|f| f.prophecy.iter().map(|c| &c.provenance)))),
        ("goals", count(files().flat_map(|f| f.goal.iter().map(|c| &c.provenance)))),
        ("events", count(files().flat_map(|f| f.event.iter().map(|c| &c.provenance)))),
    ];
    let sums = counts.map(|(_, [exact, inferred, designed])| exact + inferred + designed);
    assert_eq!(sums, [96, 36, 14, 12, 36, 24, 9, 4, 8]);
    insta::assert_debug_snapshot!("provenance", counts);
}
