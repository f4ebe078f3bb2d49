//! The laws of every game, over random matches.

mod common;

use blackrose::setup::Level;
use blackrose::{BlackRose, Setup};
use kernel::laws::{Stats, check_barrier, check_game};
use std::sync::Arc;

fn laws(game: &Arc<BlackRose>, games: u64) -> Stats {
    let mut stats = Stats::default();
    for seed in 0..games {
        stats += check_game(game, seed).unwrap_or_else(|e| panic!("{e}"));
    }
    println!("{stats:?}");
    // Nothing of ours comes near a limit of the engine, and yet they are measured.
    assert!((5..70).contains(&stats.strained), "{} per cent", stats.strained);
    assert_eq!(stats.games, games as usize);
    stats
}

/// Few games have many choices each, and every law was tried often enough.
fn met(stats: Stats) {
    assert!(stats.decisions > 1_000 && stats.undone > 60 && stats.placed > 10, "{stats:?}");
    assert!(stats.refused > 500 && stats.loaded > 5, "{stats:?}");
}

/// The same where several Mages answer at once.
fn met_together(stats: Stats) {
    met(stats);
    assert!(stats.crossed > 40 && stats.frames > 5, "{stats:?}");
}

// rules: DUE-808
#[test]
fn the_laws_hold_in_a_duel() {
    let stats = laws(&common::duel(&Setup::default()), 300);
    assert!(stats.undone > 150 && stats.crossed > 150 && stats.placed > 150);
}

#[test]
#[ignore = "long: make soak"]
fn the_laws_hold_over_two_thousand_duels() {
    laws(&common::duel(&Setup::default()), 2_000);
}

/// Whatever is revealed to anybody raises the barrier; the floor says how often something was.
fn barriers(game: &Arc<BlackRose>, games: u64, floor: usize) {
    let mut stats = Stats::default();
    for seed in 0..games {
        stats += check_barrier(&**game, seed, 2).unwrap_or_else(|e| panic!("{e}"));
    }
    assert!(stats.revealed >= floor, "{stats:?}");
}

#[test]
fn what_is_revealed_cannot_be_taken_back_in_a_duel() {
    barriers(&common::duel(&Setup::default()), 60, 1500);
}

#[test]
fn what_is_revealed_cannot_be_taken_back_in_rebirth() {
    barriers(&common::rebirth(3), 8, 500);
}

#[test]
fn what_is_revealed_cannot_be_taken_back_beside_an_avatar() {
    barriers(&common::with_avatar(2, Level::Master), 8, 300);
}

#[test]
fn the_laws_hold_for_two_in_rebirth() {
    met_together(laws(&common::rebirth(2), 15));
}

#[test]
fn the_laws_hold_for_three_in_rebirth() {
    met_together(laws(&common::rebirth(3), 12));
}

#[test]
fn the_laws_hold_for_four_in_rebirth() {
    met_together(laws(&common::rebirth(4), 10));
}

#[test]
fn the_laws_hold_alone_against_the_apprentice() {
    met(laws(&common::with_avatar(1, Level::Apprentice), 30));
}

#[test]
fn the_laws_hold_for_two_against_the_master() {
    met_together(laws(&common::with_avatar(2, Level::Master), 20));
}

#[test]
fn the_laws_hold_for_three_against_the_apprentice() {
    met_together(laws(&common::with_avatar(3, Level::Apprentice), 12));
}

#[test]
fn what_is_revealed_cannot_be_taken_back_in_classic() {
    barriers(&common::classic(3), 8, 500);
}

#[test]
fn the_laws_hold_for_two_in_classic() {
    met_together(laws(&common::classic(2), 12));
}

#[test]
fn the_laws_hold_for_three_in_classic() {
    met_together(laws(&common::classic(3), 8));
}

#[test]
fn the_laws_hold_for_four_in_classic() {
    met_together(laws(&common::classic(4), 6));
}

#[test]
fn the_laws_hold_with_each_option_of_classic() {
    for (k, option) in common::OPTIONS.into_iter().enumerate() {
        met(laws(&common::classic_with(2 + k % 3, option), 6));
    }
}

/// Games in parts, so that both cores have something to do.
fn soak(game: &Arc<BlackRose>, games: std::ops::Range<u64>) {
    for seed in games {
        check_game(game, seed).unwrap_or_else(|e| panic!("{e}"));
    }
}

#[test]
#[ignore = "long: make soak"]
fn the_laws_hold_over_two_thousand_games_of_classic_for_two() {
    soak(&common::classic(2), 100..2_100);
}

#[test]
#[ignore = "long: make soak"]
fn the_laws_hold_over_two_thousand_games_of_classic_for_three() {
    soak(&common::classic(3), 100..2_100);
}

#[test]
#[ignore = "long: make soak"]
fn the_laws_hold_over_two_thousand_games_of_classic_for_four() {
    soak(&common::classic(4), 100..2_100);
}

#[test]
#[ignore = "long: make soak"]
fn the_laws_hold_over_two_thousand_games_with_each_option_of_classic() {
    for option in common::OPTIONS {
        for players in 2..=4 {
            soak(&common::classic_with(players, option), 100..767);
        }
    }
}

#[test]
#[ignore = "long: make soak"]
fn the_laws_hold_over_a_thousand_games_with_the_avatar() {
    for players in 1..=3 {
        for level in [Level::Apprentice, Level::Master] {
            laws(&common::with_avatar(players, level), 170);
        }
    }
}

#[test]
#[ignore = "long: make soak"]
fn the_laws_hold_over_a_thousand_games_of_rebirth_for_two() {
    laws(&common::rebirth(2), 1_000);
}

#[test]
#[ignore = "long: make soak"]
fn the_laws_hold_over_a_thousand_games_of_rebirth_for_three() {
    laws(&common::rebirth(3), 1_000);
}

#[test]
#[ignore = "long: make soak"]
fn the_laws_hold_over_a_thousand_games_of_rebirth_for_four() {
    laws(&common::rebirth(4), 1_000);
}
