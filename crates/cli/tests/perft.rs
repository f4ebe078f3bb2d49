//! How many ways lead on from fixed positions: one figure each guards the whole engine. A figure that
//! changes without a change of the rules or cards is a fault.

use games::Visitor;
use kernel::perft::perft;
use kernel::{Game, Log, Seed, Stream};
use std::fmt::Write;
use std::sync::Arc;

/// The game and its players, its seed, random choices before the count, and depth of the count.
type Start = (&'static str, usize, u64, usize, u32);

const STARTS: [Start; 14] = [
    ("duel", 2, 1, 0, 11),
    ("duel", 2, 2, 25, 8),
    ("duel", 2, 3, 45, 8),
    ("duel", 2, 4, 90, 8),
    ("duel", 2, 5, 140, 8),
    ("duel", 2, 6, 185, 7),
    ("rebirth", 2, 1, 0, 8),
    ("rebirth", 2, 2, 120, 7),
    ("rebirth", 3, 3, 260, 9),
    ("rebirth", 3, 4, 400, 9),
    ("penumbra", 1, 1, 0, 7),
    ("penumbra", 2, 2, 0, 7),
    ("penumbra", 3, 3, 0, 7),
    ("penumbra", 4, 4, 0, 6),
];

#[test]
fn the_ways_on_from_fixed_positions_are_counted() {
    let packs = games::packs::load(&[]).expect("the packs of the program");
    let mut figures = String::new();
    for start @ (id, players, seed, choices, depth) in STARTS {
        let setup = games::default_setup(id).expect("a game").with_players(players);
        let game = games::prepare(&setup, &packs).expect("a sound setup");
        let ways = game.visit(Ways { start });
        let _ = writeln!(
            figures,
            "{id} of {players}, seed {seed}, after {choices} choices, {depth} deep: {ways}"
        );
    }
    insta::assert_snapshot!("figures", figures);
}

struct Ways {
    start: Start,
}

impl Visitor for Ways {
    type Out = u64;

    fn visit<G: Game>(self, game: Arc<G>) -> u64 {
        let (_, _, number, choices, depth) = self.start;
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
        perft(&*game, &state, depth)
    }
}
