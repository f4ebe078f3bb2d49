//! Bots play Penumbra: greedy ones better than random ones.

mod common;

use bots::{Bot, Greedy, Random, Seen};
use kernel::{Game, Log, Seat, Seed};
use penumbra::Penumbra;

fn play(game: &Penumbra, seed: u64, greedy: Seat) -> Vec<i32> {
    let mut state = game.start(Seed::from_number(seed));
    let mut first = Greedy::<Penumbra>::new(Seed::from_number(seed + 1));
    let mut other = Random::new(Seed::from_number(seed + 2));
    let mut steps = 0;
    while let Some(seat) = game.deciding(&state).iter().next() {
        let mut choices = Vec::new();
        game.choices(&state, seat, &mut choices);
        let seen = Seen::new(game, &state, seat, &choices);
        let choice = if seat == greedy { first.choose(&seen) } else { other.choose(&seen) };
        game.choose(&mut state, seat, choice, &mut Log::silent()).unwrap();
        steps += 1;
        assert!(steps < game.bound());
    }
    game.outcome(&state).unwrap().scores
}

#[test]
fn greedy_beats_random() {
    let game = common::game(2);
    let (mut won, mut points) = (0, 0);
    for seed in 0..6 {
        let greedy = Seat((seed % 2) as u8);
        let scores = play(&game, seed, greedy);
        println!("{scores:?}, greedy is {greedy}");
        won += usize::from(scores[greedy.index()] > scores[1 - greedy.index()]);
        points += scores[greedy.index()];
    }
    assert!(won >= 5, "greedy won {won} of 6 games, with {points} points in all");
}
