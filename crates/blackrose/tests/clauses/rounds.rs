//! The Round: DUE-150 to DUE-155.

use super::GAME;
use crate::common::play::{Table, line};
use crate::common::start::start;
use blackrose::Event;
use blackrose::engine::rules::Rule;
use blackrose::state::Phase;
use kernel::{Game, Log, Seed, Stream};

/// Plays a whole game by chance and tells what happened.
fn whole_game(seed: u64) -> Table {
    let mut stream = Stream::new(Seed::from_number(seed));
    let mut table = Table { game: GAME.clone(), s: GAME.start(Seed::from_number(seed)), told: Vec::new() };
    let mut choices = Vec::new();
    while let Some(seat) = GAME.deciding(&table.s).iter().next() {
        choices.clear();
        GAME.choices(&table.s, seat, &mut choices);
        let choice = choices[stream.below(choices.len() as u32) as usize];
        GAME.choose(&mut table.s, seat, choice, &mut Log::into(&mut table.told)).expect("offered");
    }
    table
}

// rules: DUE-150
#[test]
fn a_round_has_its_phases_in_order() {
    for seed in 0..5 {
        let table = whole_game(seed);
        let phases: Vec<Phase> = table
            .told
            .iter()
            .filter_map(|told| match told.event {
                Event::PhaseBegins { phase } => Some(phase),
                _ => None,
            })
            .collect();
        // Preparation is the second half of the Study Phase.
        let round = [
            Phase::BlackRose,
            Phase::Study,
            Phase::Preparation,
            Phase::Action,
            Phase::Evocation,
            Phase::CleanUp,
        ];
        assert_eq!(phases, round.repeat(4), "seed {seed}");
    }
}

// rules: DUE-151, DUE-155
#[test]
fn four_rounds_are_played_and_the_crown_changes_hands_after_each() {
    for seed in 0..5 {
        let table = whole_game(seed);
        let rounds: Vec<(u8, &str)> = table
            .told
            .iter()
            .filter_map(|told| match &told.event {
                Event::RoundBegins { round, crown } => Some((*round, crown.as_str())),
                _ => None,
            })
            .collect();
        assert_eq!(rounds.iter().map(|r| r.0).collect::<Vec<_>>(), [1, 2, 3, 4], "seed {seed}");
        assert_eq!(rounds[0].1, rounds[2].1);
        assert_eq!(rounds[1].1, rounds[3].1);
        assert_ne!(rounds[0].1, rounds[1].1);
        assert!(GAME.outcome(&table.s).is_some());
        let crowns = table.told.iter().filter(|t| matches!(t.event, Event::CrownPasses { .. })).count();
        assert_eq!(crowns, 3, "the Crown passes between Rounds and never else");
    }
}

// rules: DUE-153
#[test]
fn play_order_begins_with_the_first_mage() {
    for crown in 0..2u8 {
        let start =
            start().crown(crown).grimoire(0, &["tremor", "tremor"]).grimoire(1, &["fusion", "fusion"]);
        let table = Table::rule(&GAME, &start, Rule::Study);
        let drawing: Vec<String> =
            table.told.iter().map(|t| line(&t.event)).filter(|l| l.starts_with("drew")).collect();
        let first = ["bartholomew", "ulrich"][crown as usize];
        assert!(drawing[0].contains(first), "{drawing:?}");
        assert!(!drawing[drawing.len() - 1].contains(first), "{drawing:?}");
        assert_eq!(Table::new(&GAME, &start).asked(), [crown], "and takes the first Activation");
    }
}

// rules: DUE-154, DUE-383
#[test]
fn the_crown_holder_decides_where_the_last_black_cubes_go() {
    for crown in 0..2 {
        // 20 of 22 free black cubes lie on the board already.
        let start = start()
            .hurt(0, "kkkkk")
            .hurt(1, "kkkkkk")
            .instability("centre", "kkkkkkkkk")
            .round(4)
            .crown(crown);
        let mut table = Table::rule(&GAME, &start, Rule::ApplyEvent);
        assert_eq!(table.supply()[2], 2);
        assert_eq!(table.asked(), [crown]);
        assert_eq!(table.offers().len(), 7, "{:?}", table.offers());
        table.play("cube in:@w; cube in:@ne");
        assert_eq!(
            (table.instability("w"), table.instability("ne"), table.instability("e")),
            ("k".into(), "k".into(), "".into())
        );
        assert_eq!(table.supply()[2], 0);
    }
}
