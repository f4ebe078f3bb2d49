//! How fast a Duel is played, copied, seen and sampled. Run on a quiet machine.
#![allow(missing_docs)]

use blackrose::BlackRose;
use bots::{BotSpec, Dice, Seen};
use divan::Bencher;
use divan::counter::ItemsCount;
use kernel::{Chance, Game, Log, Seat, Seed, Viewer};
use std::sync::{Arc, LazyLock};

static GAME: LazyLock<Arc<BlackRose>> = LazyLock::new(|| {
    let packs = games::packs::load(&[]).expect("the packs of the program");
    let setup = games::default_setup("duel").expect("the Duel");
    games::prepare(&setup, &packs)
        .expect("a sound setup")
        .black_rose()
        .expect("the Duel is of the Black Rose")
});

fn main() {
    divan::main();
}

/// Plays on by chance; at most so many decisions. Says how many it made.
fn play(game: &BlackRose, state: &mut blackrose::State, seed: u64, most: usize) -> usize {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut choices = Vec::with_capacity(128);
    let mut decisions = 0;
    while let Some(seat) = game.deciding(state).iter().next() {
        choices.clear();
        game.choices(state, seat, &mut choices);
        if choices.len() > 1 {
            if decisions == most {
                break;
            }
            decisions += 1;
        }
        let Some(choice) = dice.pick(&choices) else { break };
        game.choose(state, seat, choice, &mut Log::silent()).expect("offered");
    }
    decisions
}

/// A position in the middle of a game.
fn middle() -> blackrose::State {
    let mut state = GAME.start(Seed::from_number(1));
    play(&GAME, &mut state, 1, 100);
    state
}

/// Decisions of whole random games; items a second are decisions a second.
#[divan::bench]
fn random_playouts(bencher: Bencher) {
    let made: usize =
        (0..50).map(|seed| play(&GAME, &mut GAME.start(Seed::from_number(seed)), seed, usize::MAX)).sum();
    bencher.counter(ItemsCount::new(made)).bench(|| {
        (0..50)
            .map(|seed| play(&GAME, &mut GAME.start(Seed::from_number(seed)), seed, usize::MAX))
            .sum::<usize>()
    });
}

#[divan::bench]
fn start(bencher: Bencher) {
    bencher.bench(|| GAME.start(Seed::from_number(1)));
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let state = middle();
    bencher.bench(|| divan::black_box(&state).clone());
}

#[divan::bench]
fn view(bencher: Bencher) {
    let state = middle();
    bencher.bench(|| GAME.view(&state, Viewer::Seat(Seat(0))));
}

#[divan::bench]
fn sample(bencher: Bencher) {
    let state = middle();
    let mut chance = Chance::new(Seed::from_number(2));
    bencher.bench_local(move || GAME.sample(&state, Seat(0), &mut chance));
}

#[divan::bench]
fn appraise(bencher: Bencher) {
    let state = middle();
    bencher.bench(|| GAME.appraise(&state, Seat(0)));
}

#[divan::bench]
fn hash(bencher: Bencher) {
    let state = middle();
    bencher.bench(|| GAME.hash(&state));
}

/// One decision of a bot in the middle of a game.
#[divan::bench(args = ["greedy", "search:500"], sample_count = 20)]
fn decision(bencher: Bencher, bot: &str) {
    let state = middle();
    let seat = GAME.deciding(&state).iter().next().expect("somebody is asked");
    let mut choices = Vec::new();
    GAME.choices(&state, seat, &mut choices);
    let spec = BotSpec::parse(bot).expect("a bot");
    bencher.bench(|| {
        spec.build::<BlackRose>(Seed::from_number(3)).choose(&Seen::new(&*GAME, &state, seat, &choices))
    });
}
