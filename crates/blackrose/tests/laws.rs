//! The laws of every game, over random Duels.

mod common;

use blackrose::Setup;
use kernel::laws::{Stats, check_game};

// rules: DUE-808
#[test]
fn the_laws_hold_over_two_thousand_duels() {
    let game = common::duel(&Setup::default());
    let mut stats = Stats::default();
    for seed in 0..2_000 {
        stats += check_game(&game, seed).unwrap_or_else(|e| panic!("{e}"));
    }
    println!("{stats:?}");
    assert_eq!(stats.games, 2_000);
    assert!(stats.undone > 1_000 && stats.crossed > 1_000 && stats.placed > 1_000);
}
