//! Any stream of answers, legal or not, leaves every state of Penumbra sound and the game playable to its end.
#![no_main]

use kernel::{Game, Log, Seat, Seed};
use libfuzzer_sys::fuzz_target;
use penumbra::{Choice, Penumbra, Setup};
use std::sync::LazyLock;

static GAMES: LazyLock<Vec<Penumbra>> = LazyLock::new(|| {
    let packs = games::packs::load(&[]).expect("the packs of the program are sound").penumbra;
    let game = |players| Penumbra::prepare(&Setup { players, ..Setup::default() }, &packs);
    (1..=4).map(|players| game(players).expect("the default setup is sound")).collect()
});

fuzz_target!(|bytes: &[u8]| {
    let Some((first, bytes)) = bytes.split_first() else { return };
    let game = &GAMES[*first as usize % GAMES.len()];
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
            let n = pair[1];
            let strange = match pair[0] % 8 {
                0 => Choice::Use(u16::from(n)),
                1 => Choice::Card(u16::from(n)),
                2 => Choice::Mark(n % 11),
                3 => Choice::Face(n % 7),
                4 => Choice::Launch(u16::from(n)),
                5 => Choice::Task(n),
                6 => Choice::Number(n),
                _ => Choice::Threat(n % 7),
            };
            let before = state.clone();
            let seat = Seat(pair[0] % 5);
            if !choices.contains(&strange) {
                assert!(game.choose(&mut state, seat, strange, &mut Log::silent()).is_err());
                assert!(before == state, "a refusal changes nothing");
            }
        }
        game.check(&state).expect("a sound state");
    }
});
