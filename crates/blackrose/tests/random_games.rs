//! Random games to their end, with every invariant checked at every step.

mod common;

use blackrose::Setup;
use kernel::{Game, Log, Seed, Stream};

#[test]
fn random_games_end() {
    let game = common::duel(&Setup::default());
    let mut most = 0;
    for seed in 0..300 {
        let mut stream = Stream::new(Seed::from_number(seed));
        let mut s = game.start(Seed::from_number(seed));
        let mut choices = Vec::new();
        let mut steps = 0;
        while let Some(seat) = game.deciding(&s).iter().next() {
            choices.clear();
            game.choices(&s, seat, &mut choices);
            assert!(!choices.is_empty(), "seed {seed} step {steps}: {:?}", s.ask);
            let choice = choices[stream.below(choices.len() as u32) as usize];
            game.choose(&mut s, seat, choice, &mut Log::silent()).expect("offered");
            game.check(&s).unwrap_or_else(|e| panic!("seed {seed} step {steps} after {choice:?}: {e}"));
            steps += 1;
        }
        most = most.max(steps);
        assert!(game.outcome(&s).is_some());
    }
    println!("at most {most} choices");
}
