//! Lanterns keeps every law.

use crate::game::Lanterns;
use crate::rules::{BID, Face, Frame, State, Zone};
use kernel::laws::{Stats, check_barrier, check_chance, check_game, check_hidden, play_random};
use kernel::{Game, Seat, Seed, Stream};

/// The other state of a pair, from the table of zones alone: a face in the deck, in a hand or set aside is
/// hidden from every seat that has not seen it; what is set aside is hidden from every other seat.
pub fn swap(path: &[State], seat: Seat, stream: &mut Stream) -> State {
    let mut other = path[0].clone();
    let hidden_in = |state: &State, i: usize| match state.cards[i].zone {
        Zone::Deck(_) => !state.cards[i].known.contains(seat),
        Zone::Hand(owner) | Zone::Bid(owner) => owner != seat && !state.cards[i].known.contains(seat),
        Zone::Discard => false,
    };
    let hidden: Vec<usize> =
        (0..other.cards.len()).filter(|i| path.iter().all(|state| hidden_in(state, *i))).collect();
    for _ in 0..2 * hidden.len() {
        let a = hidden[stream.below(hidden.len() as u32) as usize];
        let b = hidden[stream.below(hidden.len() as u32) as usize];
        let face = other.cards[a].face;
        other.cards[a].face = other.cards[b].face;
        other.cards[b].face = face;
    }
    let bidding = |state: &State| matches!(state.stack.last(), Some(Frame::Bid { .. }));
    if path.iter().all(|state| bidding(state) && state.round == other.round) {
        let mut aside = [0; 8];
        for i in 0..other.cards.len() {
            let (Zone::Hand(owner) | Zone::Bid(owner)) = other.cards[i].zone else { continue };
            if owner == seat {
                continue;
            }
            let out = aside[owner.index()] < BID && stream.below(2) == 0;
            aside[owner.index()] += usize::from(out);
            other.cards[i].zone = if out { Zone::Bid(owner) } else { Zone::Hand(owner) };
        }
    }
    other
}

pub fn reseed(state: &State, seed: Seed) -> State {
    let mut other = state.clone();
    other.chance.reseed(seed);
    other
}

fn over_games(seeds: u64, mut law: impl FnMut(usize, u64) -> Result<Stats, String>) -> Stats {
    let mut sum = Stats::default();
    for seats in 2..=4 {
        for seed in 0..seeds {
            match law(seats, seed) {
                Ok(stats) => sum += stats,
                Err(error) => panic!("{error}"),
            }
        }
    }
    sum
}

#[test]
fn playing() {
    let sum = over_games(1000, |seats, seed| check_game(&Lanterns::with(seats), seed));
    assert_eq!(sum.games, 3000);
    assert!(sum.longest <= Lanterns::with(4).bound() && sum.widest > 5, "{sum:?}");
    let each = [sum.refused, sum.placed, sum.loaded, sum.undone, sum.crossed, sum.frames];
    assert!(each.iter().all(|n| *n > 3000), "{sum:?}");
}

#[test]
fn hidden_information() {
    let sum = over_games(500, |seats, seed| check_hidden(&*Lanterns::with(seats), seed, 1, swap));
    assert_eq!(sum.games, 1500);
    assert!(sum.pairs > 40_000 && sum.sampled > 40_000, "{sum:?}");
    assert!(sum.together > 50_000 && sum.parted > 1000, "{sum:?}");
}

#[test]
fn chance_shows_nowhere() {
    let sum = over_games(200, |seats, seed| check_chance(&*Lanterns::with(seats), seed, reseed));
    assert_eq!(sum.games, 600);
    assert!(sum.sampled > 10_000, "{sum:?}");
}

#[test]
fn what_is_revealed_raises_the_barrier() {
    let sum = over_games(300, |seats, seed| check_barrier(&*Lanterns::with(seats), seed, 1));
    assert_eq!(sum.games, 900);
    assert!(sum.revealed > 5000, "{sum:?}");
}

/// The random games reach what the laws are about.
#[test]
fn random_games_reach_everything() {
    let (mut shades, mut deep, mut known, mut empty) = (0, 0, 0, 0);
    over_games(300, |seats, seed| {
        let game = Lanterns::with(seats);
        play_random(&*game, seed, |state, _| {
            let windows = state.stack.iter().filter(|frame| matches!(frame, Frame::Window { .. })).count();
            deep += usize::from(windows > 2);
            shades +=
                usize::from(matches!(state.stack.last(), Some(Frame::Window { card: Face::Shade, .. })));
            known += usize::from(state.cards.iter().any(|card| match card.zone {
                Zone::Hand(owner) => card.known.len() > 1 && card.known.contains(owner),
                _ => false,
            }));
            empty += usize::from(state.top().is_none());
            Ok(())
        })
    });
    assert!(shades > 20 && deep > 0 && known > 500 && empty > 500, "{shades} {deep} {known} {empty}");
}

#[test]
fn what_every_step_sees_can_stop_the_game() {
    let game = Lanterns::with(3);
    let error = play_random(&*game, 7, |_, step| if step == 5 { Err("enough".into()) } else { Ok(()) });
    assert_eq!(error.unwrap_err(), "lanterns, 3 seats, seed 7, step 5: enough");
}
