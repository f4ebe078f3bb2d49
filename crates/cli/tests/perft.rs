//! How many ways lead on from fixed positions: one figure each guards the whole engine. A figure that
//! changes without a change of the rules or cards is a fault.

use games::Visitor;
use kernel::perft::perft;
use kernel::{Game, Log, Seed, Stream};
use std::sync::Arc;

/// The game and its players, its seed, random choices before the count, depth of the count, and the count.
type Figure = (&'static str, usize, u64, usize, u32, u64);

const FIGURES: [Figure; 14] = [
    ("duel", 2, 1, 0, 11, 24768),
    ("duel", 2, 2, 25, 8, 20996),
    ("duel", 2, 3, 45, 8, 5856),
    ("duel", 2, 4, 90, 8, 22976),
    ("duel", 2, 5, 140, 8, 10734),
    ("duel", 2, 6, 185, 7, 9963),
    ("rebirth", 2, 1, 0, 8, 1244160),
    ("rebirth", 2, 2, 120, 7, 8091),
    ("rebirth", 3, 3, 260, 9, 204075),
    ("rebirth", 3, 4, 400, 9, 48276),
    ("penumbra", 1, 1, 0, 7, 78721),
    ("penumbra", 2, 2, 0, 7, 28372),
    ("penumbra", 3, 3, 0, 7, 10385),
    ("penumbra", 4, 4, 0, 6, 592),
];

#[test]
fn the_ways_on_from_fixed_positions_are_counted() {
    let packs = games::packs::load(&[]).expect("the packs of the program");
    let count = |(id, players, number, choices, depth, _): Figure| {
        let setup = games::default_setup(id).expect("a game").with_players(players);
        let game = games::prepare(&setup, &packs).expect("a sound setup");
        game.visit(Ways { figure: (id, players, number, choices, depth, 0) })
    };
    assert_eq!(FIGURES.map(count), FIGURES);
}

struct Ways {
    figure: Figure,
}

impl Visitor for Ways {
    type Out = Figure;

    fn visit<G: Game>(self, game: Arc<G>) -> Figure {
        let (id, players, number, choices, depth, _) = self.figure;
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
        (id, players, number, choices, depth, perft(&*game, &state, depth))
    }
}
