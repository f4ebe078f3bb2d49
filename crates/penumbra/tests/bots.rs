//! Bots play Penumbra: those that look ahead better than random ones.

mod common;

use bots::{Bot, BotSpec, Random, Seen};
use kernel::{Game, Log, Seat, Seed};
use penumbra::Penumbra;

/// The points of a bot and of a random one after a whole game.
fn points(game: &Penumbra, bot: &str, seed: u64) -> (i32, i32) {
    let own = Seat((seed % 2) as u8);
    let mut state = game.start(Seed::from_number(seed));
    let mut bot = BotSpec::parse(bot).unwrap().build::<Penumbra>(Seed::from_number(seed + 1));
    let mut other = Random::new(Seed::from_number(seed + 2));
    let mut steps = 0;
    while let Some(seat) = game.deciding(&state).iter().next() {
        let mut choices = Vec::new();
        game.choices(&state, seat, &mut choices);
        let seen = Seen::new(game, &state, seat, &choices);
        let choice = if seat == own { bot.choose(&seen) } else { other.choose(&seen) };
        game.choose(&mut state, seat, choice, &mut Log::silent()).unwrap();
        steps += 1;
        assert!(steps < game.bound());
    }
    let scores = game.outcome(&state).unwrap().scores;
    (scores[own.index()], scores[1 - own.index()])
}

fn beats_random(bot: &str, games: u64, least: usize) {
    let game = common::game(2);
    let games: Vec<_> = (0..games).map(|seed| points(&game, bot, seed)).collect();
    let won = games.iter().filter(|(own, random)| own > random).count();
    assert!(won >= least, "{bot} and random: {games:?}");
}

#[test]
fn greedy_beats_random() {
    beats_random("greedy", 6, 5);
}

#[test]
fn search_beats_random() {
    beats_random("search:20", 2, 2);
}
