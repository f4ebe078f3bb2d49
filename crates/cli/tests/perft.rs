//! How many ways lead on from fixed positions: one figure each guards the whole engine. A figure that
//! changes without a change of the rules or cards is a fault.

use games::AnyGame;
use kernel::perft::perft;
use kernel::{Game, Log, Seed, Stream};

/// Seed of the game, random choices before the count, depth of the count, and the count.
const FIGURES: [(u64, usize, u32, u64); 6] = [
    (1, 0, 11, 24768),
    (2, 25, 8, 20996),
    (3, 45, 8, 5856),
    (4, 90, 8, 22976),
    (5, 140, 8, 10734),
    (6, 185, 7, 9963),
];

#[test]
fn the_ways_on_from_fixed_positions_are_counted() {
    let packs = games::packs::load(&[]).expect("the packs of the program");
    let setup = games::default_setup("duel").expect("the Duel");
    let AnyGame::BlackRose(game) = games::prepare(&setup, &packs).expect("a sound setup");
    let count = |(number, choices, depth, _): (u64, usize, u32, u64)| {
        let mut stream = Stream::new(Seed::from_number(number));
        let mut state = game.start(Seed::from_number(number));
        let mut offered = Vec::new();
        for _ in 0..choices {
            let seat = game.deciding(&state).iter().next().expect("the game is not over");
            offered.clear();
            game.choices(&state, seat, &mut offered);
            let choice = offered[stream.below(offered.len() as u32) as usize];
            game.choose(&mut state, seat, choice, &mut Log::silent()).expect("offered");
        }
        (number, choices, depth, perft(&*game, &state, depth))
    };
    assert_eq!(FIGURES.map(count), FIGURES);
}
