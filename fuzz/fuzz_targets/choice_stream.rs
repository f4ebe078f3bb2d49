//! Any stream of answers, legal or not, leaves every state sound and the game playable to its end.
#![no_main]

use blackrose::engine::ask::Choice;
use blackrose::{BlackRose, Setup};
use kernel::{Game, Log, Seat, Seed};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static GAME: LazyLock<BlackRose> = LazyLock::new(|| {
    let packs = games::packs::load(&[]).expect("the packs of the program are sound").rose;
    BlackRose::prepare(&Setup::default(), &packs).expect("the default setup is sound")
});

fuzz_target!(|bytes: &[u8]| {
    let game = &*GAME;
    let mut state = game.start(Seed::derive("fuzz", &bytes[..bytes.len().min(4)]));
    let mut choices = Vec::new();
    for pair in bytes.chunks_exact(2) {
        let Some(seat) = game.deciding(&state).iter().next() else { break };
        choices.clear();
        game.choices(&state, seat, &mut choices);
        if pair[0] < 200 {
            let choice = choices[pair[1] as usize % choices.len()];
            game.choose(&mut state, seat, choice, &mut Log::silent()).expect("offered");
        } else {
            // A choice out of the blue: refused without a trace unless it happens to be offered.
            let strange = match pair[0] % 8 {
                0 => Choice::Spell(u16::from(pair[1])),
                1 => Choice::Slot(pair[1]),
                2 => Choice::Model(pair[1]),
                3 => Choice::Room(pair[1]),
                4 => Choice::Cast(pair[1]),
                5 => Choice::Declare(pair[1]),
                6 => Choice::Trigger(pair[1]),
                _ => Choice::Move(pair[1]),
            };
            let before = state.clone();
            let seat = Seat(pair[0] % 3);
            let mut offered = Vec::new();
            game.choices(&state, seat, &mut offered);
            let result = game.choose(&mut state, seat, strange, &mut Log::silent());
            assert_eq!(result.is_ok(), offered.contains(&strange));
            if result.is_err() {
                assert!(state == before);
            }
        }
        game.check(&state).expect("a sound state");
    }
});
