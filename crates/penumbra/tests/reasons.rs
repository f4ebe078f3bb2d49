//! What is not offered, and why.

use kernel::{Game, Log, Seed, Stream};
use std::collections::BTreeMap;

mod common;

/// All reasons that come up in some random games, each with the clause and one name that it was given for.
fn reasons() -> BTreeMap<String, (&'static str, String)> {
    let mut found = BTreeMap::new();
    for seed in 0..240 {
        let game = common::game(1 + seed as usize % 3);
        let mut state = game.start(Seed::from_number(seed));
        let mut stream = Stream::new(Seed::from_number(seed + 1000));
        let mut choices = Vec::new();
        while let Some(seat) = game.deciding(&state).iter().next() {
            choices.clear();
            game.choices(&state, seat, &mut choices);
            let offered: Vec<_> = choices.iter().map(|c| game.name(&state, seat, *c)).collect();
            for rejected in game.rejected(&state, seat) {
                assert!(!offered.contains(&rejected.name), "{} is offered", rejected.name);
                let name = rejected.name.to_string();
                found.entry(rejected.message.key.to_string()).or_insert((rejected.clause.0, name));
            }
            let choice = choices[stream.below(choices.len() as u32) as usize];
            game.choose(&mut state, seat, choice, &mut Log::silent()).expect("what is offered can be chosen");
        }
    }
    found
}

#[test]
fn places_cards_and_trials_are_refused_with_their_clauses() {
    let found = reasons();
    for (key, clause, verb) in [
        ("pen-refused-suppressed", "PEN-862", "use "),
        ("pen-refused-vigilance", "PEN-854", "pay "),
        ("pen-refused-no-placement", "PEN-211", "go "),
        ("pen-refused-taken", "PEN-707", "go "),
        ("pen-refused-no-fitting-die", "PEN-705", "go "),
        ("pen-refused-tapped", "PEN-515", ""),
        ("pen-refused-cost", "PEN-502", "pay "),
        ("pen-refused-not-paid-now", "PEN-508", "pay "),
    ] {
        let (given, name) = found.get(key).unwrap_or_else(|| panic!("{key} never came up: {found:?}"));
        assert_eq!(*given, clause, "{key}");
        assert!(name.starts_with(verb), "{key}: {name}");
    }
}
