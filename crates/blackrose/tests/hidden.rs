//! A seat can only see what it may see.

mod common;
#[path = "common/secrets.rs"]
mod secrets;
#[path = "common/swap.rs"]
mod swap;

use blackrose::setup::Level;
use blackrose::state::State;
use blackrose::{BlackRose, Setup};
use kernel::laws::{Stats, check_chance, check_hidden, check_hidden_from};
use kernel::{Game, Log, Seed, Stream};
use std::collections::BTreeMap;
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

/// Each Spell, Room and Quest of a door handle of Classic in paired states, and so many choices on.
fn after_each_card_of_classic(seeds: u64, choices: usize) -> Stats {
    let game = common::classic(3);
    let mut stats = Stats::default();
    for (name, state) in secrets::moments(&game) {
        for seed in 0..seeds {
            let most = (1, choices);
            stats += check_hidden_from(&*game, state.clone(), seed, most, |path, seat, stream| {
                swap(&game, path, seat, stream)
            })
            .unwrap_or_else(|e| panic!("{name}: {e}"));
        }
    }
    println!("{stats:?}");
    stats
}

// rules: CLA-300, CLA-606, CLA-614
#[test]
fn nothing_hidden_shows_when_the_cards_of_classic_look_take_and_hold_back() {
    assert!(after_each_card_of_classic(1, 8).pairs > 1_200);
}

#[test]
#[ignore = "long: make soak"]
fn nothing_hidden_shows_long_after_each_card_of_classic() {
    after_each_card_of_classic(40, 20);
}

/// What those moments lead to: others' Quests, Spells and piles are looked at, cards change hands, Spells are cast from
/// the hand, completions and activations are answered.
#[test]
fn the_moments_of_classic_look_take_and_hold_back() {
    let game = common::classic(3);
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    for (_, moment) in secrets::moments(&game) {
        for seed in 0..4 {
            let (mut state, mut stream) = (moment.clone(), Stream::new(Seed::from_number(seed)));
            let mut told = Vec::new();
            for _ in 0..8 {
                let Some(seat) = game.deciding(&state).iter().next() else { break };
                *met.entry(format!("asked {:?}", state.ask.question)).or_default() += 1;
                let mut choices = Vec::new();
                game.choices(&state, seat, &mut choices);
                let choice = choices[stream.below(choices.len() as u32) as usize];
                game.choose(&mut state, seat, choice, &mut Log::into(&mut told)).expect("offered");
            }
            for told in &told {
                let event = serde_json::to_value(&told.event).expect("an event");
                *met.entry(event["what"].as_str().expect("a name").to_owned()).or_default() += 1;
            }
        }
    }
    let wanted = [
        "looks",
        "looks-at",
        "quest-given",
        "quest-returned",
        "quest-added",
        "cancelled",
        "asked Answer",
        "asked CastHand",
        "asked KeepQuest",
        "asked TakeDiscards",
        "asked PlayEvent",
        "asked TakeQuest",
    ];
    let missing: Vec<&str> = wanted.into_iter().filter(|what| !met.contains_key(*what)).collect();
    assert!(missing.is_empty(), "{missing:?} among {met:?}");
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
