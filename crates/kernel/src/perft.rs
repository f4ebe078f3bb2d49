//! How many ways a position can go on: one figure that guards a whole engine.

use crate::{Game, Log, Name, Offered};

/// How many different runs of exactly `depth` choices begin at a state.
///
/// Where several seats decide at once the lowest seat answers first, since the order does not matter.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    // One list of choices for each depth, so that counting does not allocate.
    let mut lists = vec![Vec::new(); depth as usize];
    count(game, state, &mut lists)
}

/// The same count for each choice at the state, by name.
pub fn divide<G: Game>(game: &G, state: &G::State, depth: u32) -> Vec<(Name, u64)> {
    let mut counts = Vec::new();
    let (Some(rest), Some(seat)) = (depth.checked_sub(1), game.deciding(state).iter().next()) else {
        return counts;
    };
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    for choice in choices {
        let mut next = state.clone();
        game.resolve(&mut next, seat, Offered(choice), &mut Log::silent(), None);
        counts.push((game.name(state, seat, choice), perft(game, &next, rest)));
    }
    counts
}

fn count<G: Game>(game: &G, state: &G::State, lists: &mut [Vec<G::Choice>]) -> u64 {
    let Some((choices, rest)) = lists.split_first_mut() else { return 1 };
    let Some(seat) = game.deciding(state).iter().next() else { return 0 };
    choices.clear();
    game.choices(state, seat, choices);
    if rest.is_empty() {
        return choices.len() as u64;
    }
    let mut sum = 0;
    for &choice in choices.iter() {
        let mut next = state.clone();
        game.resolve(&mut next, seat, Offered(choice), &mut Log::silent(), None);
        sum += count(game, &next, rest);
    }
    sum
}
