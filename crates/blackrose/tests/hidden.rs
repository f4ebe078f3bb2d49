//! A seat can only see what it may see.

mod common;
#[path = "common/swap.rs"]
mod swap;

use blackrose::setup::Level;
use blackrose::state::State;
use blackrose::{BlackRose, Setup};
use kernel::Seed;
use kernel::laws::{Stats, check_chance, check_hidden};
use swap::swap;

fn hidden(game: &BlackRose, games: u64, every: u32) -> Stats {
    let mut stats = Stats::default();
    for seed in 0..games {
        stats += check_hidden(game, seed, every, |path, seat, stream| swap(game, path, seat, stream))
            .unwrap_or_else(|e| panic!("{e}"));
    }
    println!("{stats:?}");
    stats
}

// rules: DUE-072, DUE-264
#[test]
fn nothing_hidden_shows_in_a_duel() {
    let stats = hidden(&common::duel(&Setup::default()), 300, 2);
    assert!(stats.pairs > 15_000 && stats.together > 15_000 && stats.sampled > 15_000);
}

#[test]
#[ignore = "long: make soak"]
fn nothing_hidden_shows_over_two_thousand_duels() {
    hidden(&common::duel(&Setup::default()), 2_000, 2);
}

// rules: REB-163, REB-431
#[test]
fn nothing_hidden_shows_for_two_in_rebirth() {
    assert!(hidden(&common::rebirth(2), 20, 1).pairs > 2_000);
}

#[test]
fn nothing_hidden_shows_for_three_in_rebirth() {
    assert!(hidden(&common::rebirth(3), 10, 1).pairs > 1_000);
}

#[test]
fn nothing_hidden_shows_for_four_in_rebirth() {
    assert!(hidden(&common::rebirth(4), 10, 1).pairs > 1_000);
}

// rules: REB-858, REB-909
#[test]
fn nothing_hidden_shows_alone_against_the_avatar() {
    assert!(hidden(&common::with_avatar(1, Level::Master), 20, 1).pairs > 1_000);
}

#[test]
fn nothing_hidden_shows_for_two_with_the_avatar() {
    assert!(hidden(&common::with_avatar(2, Level::Apprentice), 20, 1).pairs > 2_000);
}

#[test]
fn nothing_hidden_shows_for_three_with_the_avatar() {
    assert!(hidden(&common::with_avatar(3, Level::Master), 10, 1).pairs > 1_000);
}

// rules: CLA-300, CLA-404, CLA-318
#[test]
fn nothing_hidden_shows_for_two_in_classic() {
    assert!(hidden(&common::classic(2), 10, 1).pairs > 2_000);
}

#[test]
fn nothing_hidden_shows_for_three_in_classic() {
    assert!(hidden(&common::classic(3), 6, 1).pairs > 1_000);
}

#[test]
fn nothing_hidden_shows_for_four_in_classic() {
    assert!(hidden(&common::classic(4), 5, 1).pairs > 1_000);
}

#[test]
#[ignore = "long: make soak"]
fn nothing_hidden_shows_over_two_thousand_games_of_classic_for_two() {
    hidden(&common::classic(2), 2_000, 5);
}

#[test]
#[ignore = "long: make soak"]
fn nothing_hidden_shows_over_two_thousand_games_of_classic_for_three() {
    hidden(&common::classic(3), 2_000, 5);
}

#[test]
#[ignore = "long: make soak"]
fn nothing_hidden_shows_over_two_thousand_games_of_classic_for_four() {
    hidden(&common::classic(4), 2_000, 5);
}

#[test]
#[ignore = "long: make soak"]
fn nothing_hidden_shows_over_many_games_with_the_avatar() {
    for players in 1..=3 {
        hidden(&common::with_avatar(players, Level::Master), 300, 5);
    }
}

#[test]
#[ignore = "long: make soak"]
fn nothing_hidden_shows_over_a_thousand_games_of_rebirth_for_two() {
    hidden(&common::rebirth(2), 1_000, 5);
}

#[test]
#[ignore = "long: make soak"]
fn nothing_hidden_shows_over_a_thousand_games_of_rebirth_for_three() {
    hidden(&common::rebirth(3), 1_000, 5);
}

#[test]
#[ignore = "long: make soak"]
fn nothing_hidden_shows_over_a_thousand_games_of_rebirth_for_four() {
    hidden(&common::rebirth(4), 1_000, 5);
}

#[test]
fn the_chance_to_come_shows_nowhere() {
    let reseed = |s: &State, seed: Seed| {
        let mut other = s.clone();
        other.chance.0.reseed(seed);
        other
    };
    for (game, games) in [
        (common::duel(&Setup::default()), 60),
        (common::rebirth(3), 8),
        (common::classic(3), 6),
        (common::with_avatar(2, Level::Master), 8),
    ] {
        for seed in 0..games {
            check_chance(&*game, seed, reseed).unwrap_or_else(|e| panic!("{e}"));
        }
    }
}
