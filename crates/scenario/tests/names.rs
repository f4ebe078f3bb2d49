//! Every name that a game uses is one that scenarios know, so that a wrong one can be refused.

use blackrose::setup::Level;
use kernel::{Log, Seed, Stream, Told};
use scenario::{Family, Names, line};
use std::collections::BTreeSet;

/// Names of choices and lines of the log in random games that no scenario could use.
fn unknown<F: Family>(game: &F, games: u64) -> BTreeSet<String> {
    let names = Names::of(game);
    let mut found = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for seed in 0..games {
        let mut state = game.start(Seed::from_number(seed));
        let mut stream = Stream::new(Seed::from_number(seed));
        while let Some(seat) = game.deciding(&state).iter().next() {
            let mut choices = Vec::new();
            game.choices(&state, seat, &mut choices);
            let offered = choices.iter().map(|choice| game.name(&state, seat, *choice));
            let rejected = game.rejected(&state, seat).into_iter().map(|rejected| rejected.name);
            for name in offered.chain(rejected).map(|name| name.to_string()) {
                if seen.insert(name.clone()) {
                    found.extend(names.choice(&name));
                }
            }
            let choice = choices[stream.below(choices.len() as u32) as usize];
            let mut told: Vec<Told<F::Event>> = Vec::new();
            game.choose(&mut state, seat, choice, &mut Log::into(&mut told)).expect("offered");
            for line in told.iter().map(|told| line(&told.event)) {
                if seen.insert(line.clone()) {
                    found.extend(names.line(&line).map(|problem| format!("{line}: {problem}")));
                }
            }
        }
    }
    assert!(seen.len() > 200, "only {} names", seen.len());
    found
}

fn black_rose(change: impl FnOnce(&mut blackrose::Setup), game: &str) -> BTreeSet<String> {
    let setup = games::default_setup(game).and_then(|setup| setup.black_rose());
    let mut setup = setup.expect("a game of the family");
    change(&mut setup);
    let packs = blackrose::Packs::read(games::packs::built_in()).expect("sound packs");
    unknown(&blackrose::BlackRose::prepare(&setup, &packs).expect("a match"), 40)
}

#[test]
fn every_name_of_the_black_rose_is_known() {
    assert_eq!(black_rose(|_| {}, "duel"), BTreeSet::new());
    for players in 2..=4 {
        assert_eq!(black_rose(|setup| setup.players = players, "rebirth"), BTreeSet::new());
        assert_eq!(black_rose(|setup| setup.players = players, "classic"), BTreeSet::new());
    }
    let with_avatar = |setup: &mut blackrose::Setup| {
        setup.players = 1;
        setup.avatar = Some(Level::Apprentice);
    };
    assert_eq!(black_rose(with_avatar, "rebirth"), BTreeSet::new());
}

#[test]
fn every_name_of_penumbra_is_known() {
    let packs = penumbra::Packs::read(vec![games::packs::penumbra()]).expect("sound packs");
    for players in 1..=4 {
        let setup = penumbra::Setup { players, ..penumbra::Setup::default() };
        let game = penumbra::Penumbra::prepare(&setup, &packs).expect("a match");
        assert_eq!(unknown(&game, 20), BTreeSet::new());
    }
}
