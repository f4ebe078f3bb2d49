//! Bots know only what their seat may know, play the same game again, and are as strong as they should be.

use blackrose::{BlackRose, State};
use bots::{Bot, BotSpec, Dice, Search, Seen};
use kernel::{Chance, Game, Log, Outcome, Seat, Seed};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

static GAME: LazyLock<Arc<BlackRose>> = LazyLock::new(|| {
    let packs = games::packs::load(&[]).expect("the packs of the program");
    let setup = games::default_setup("duel").expect("the Duel");
    games::prepare(&setup, &packs)
        .expect("a sound setup")
        .black_rose()
        .expect("the Duel is of the Black Rose")
});

fn bot(name: &str, seed: u64) -> Box<dyn Bot<BlackRose>> {
    BotSpec::parse(name).expect("a bot").build(Seed::from_number(seed))
}

/// Plays a whole game, calling `at` before each decision.
fn play(
    names: [&str; 2],
    seed: u64,
    mut at: impl FnMut(&State, Seat, &[blackrose::Choice]),
) -> (Outcome, [u8; 32]) {
    let game = &*GAME;
    let mut bots = [bot(names[0], 2 * seed), bot(names[1], 2 * seed + 1)];
    let mut state = game.start(Seed::from_number(seed));
    let mut choices = Vec::new();
    while let Some(seat) = game.deciding(&state).iter().next() {
        choices.clear();
        game.choices(&state, seat, &mut choices);
        at(&state, seat, &choices);
        let choice = bots[seat.index()].choose(&Seen::new(&**game, &state, seat, &choices));
        game.choose(&mut state, seat, choice, &mut Log::silent()).expect("a bot chooses what is offered");
    }
    (game.outcome(&state).expect("over"), game.hash(&state))
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for names in [["random", "random"], ["greedy", "random"], ["search:20", "greedy"]] {
        assert_eq!(play(names, 7, |_, _, _| {}), play(names, 7, |_, _, _| {}), "{names:?}");
    }
}

#[test]
fn greedy_is_ahead_of_random() {
    let games = 30;
    let mut ahead = 0;
    for seed in 0..games {
        let greedy = (seed % 2) as usize;
        let names = if greedy == 0 { ["greedy", "random"] } else { ["random", "greedy"] };
        let (outcome, _) = play(names, seed, |_, _, _| {});
        ahead += u64::from(outcome.scores[greedy] > outcome.scores[1 - greedy]);
    }
    assert!(ahead * 20 >= games * 19, "{ahead} of {games}");
}

/// A world that the seat cannot tell from the real one leads every bot to the same choice.
#[test]
fn bots_know_only_what_their_seat_may_know() {
    let mut chance = Chance::new(Seed::from_number(3));
    let mut dice = Dice::new(Seed::from_number(4));
    let mut compared = 0;
    for seed in 0..4 {
        play(["random", "random"], seed, |state, seat, choices| {
            if choices.len() == 1 || dice.below(8) > 0 {
                return;
            }
            let other = GAME.sample(state, seat, &mut chance);
            let mut offered = Vec::new();
            GAME.choices(&other, seat, &mut offered);
            assert_eq!(offered, choices);
            for name in ["random", "greedy", "search:30"] {
                let real = bot(name, 5).choose(&Seen::new(&**GAME, state, seat, choices));
                let alike = bot(name, 5).choose(&Seen::new(&**GAME, &other, seat, choices));
                assert_eq!(real, alike, "{name}");
            }
            compared += 1;
        });
    }
    assert!(compared > 50);
}

fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads").install(work)
}

#[test]
fn threads_do_not_change_what_search_chooses() {
    let mut positions = Vec::new();
    play(["random", "random"], 9, |state, seat, choices| {
        if choices.len() > 2 && positions.len() < 40 {
            positions.push((state.clone(), seat, choices.to_vec()));
        }
    });
    for (state, seat, choices) in positions.iter().skip(10).step_by(15) {
        let search = || bot("search:1100", 1).choose(&Seen::new(&**GAME, state, *seat, choices));
        assert_eq!(on_threads(1, search), on_threads(3, search));
    }
}

#[test]
fn a_deadline_only_cuts_the_budget() {
    let mut position = None;
    play(["random", "random"], 2, |state, seat, choices| {
        if choices.len() > 3 && !GAME.at_once(state) && position.is_none() {
            position = Some((state.clone(), seat, choices.to_vec()));
        }
    });
    let (state, seat, choices) = position.expect("a decision");
    let seen = Seen::new(&**GAME, &state, seat, &choices);
    let mut late = Search::new(Seed::from_number(1), 5_000).within(Duration::ZERO);
    let mut small = Search::new(Seed::from_number(1), 500);
    on_threads(1, || assert_eq!(late.choose(&seen), small.choose(&seen)));
}

#[test]
fn names_of_bots_are_read_and_written() {
    for name in ["random", "greedy", "search:500"] {
        assert_eq!(BotSpec::parse(name).expect("a bot").to_string(), name);
    }
    for wrong in ["", "Greedy", "search:", "search:0", "search:-1", "search:x", "greedy:3", "minimax"] {
        let said = BotSpec::parse(wrong).expect_err("no bot").to_string();
        assert!(said.contains(&format!("\"{wrong}\"")) && said.contains("search:500"), "{said}");
    }
}
