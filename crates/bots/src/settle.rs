//! Choosing where positions settle: choices are tried in one sampled world after the other, and those that look worse
//! are left behind.

use crate::Seen;
use crate::playout::Playout;
use kernel::{Chance, Game, Play};

/// The choice that looks best once the position has settled, in this world and in others that are sampled. `kept` says
/// how many choices go on after each. Once it is `late`, no more is tried.
pub fn settle_best<G: Game>(
    seen: &Seen<'_, G>,
    mut world: G::State,
    kept: &[usize],
    chance: &mut Chance,
    playout: &mut Playout<G>,
    late: impl Fn() -> bool,
) -> G::Choice {
    let (game, seat) = (seen.game(), seen.seat());
    let mut room = Vec::new();
    let mut tried: Vec<(f32, G::Choice)> = seen.choices().iter().map(|choice| (0.0, *choice)).collect();
    for (n, &kept) in kept.iter().enumerate() {
        if n > 0 {
            if late() {
                break;
            }
            world = seen.sample(chance);
        }
        let mut play = Play::new(game, &mut world, &mut room);
        play.ask(seat);
        for (sum, choice) in &mut tried {
            let place = play.choices().iter().position(|offered| offered == choice);
            let state = place.and_then(|place| play.tried(place));
            *sum += state.map_or(f32::MIN, |state| playout.settled_worth(game, state, seat));
        }
        tried.sort_by(|a, b| b.0.total_cmp(&a.0));
        tried.truncate(kept);
    }
    tried[0].1
}

/// How many of so many choices go on after each world when about so many tries are to be made: half of them after
/// every equal part of the tries.
pub fn halving(choices: usize, tries: usize) -> Vec<usize> {
    let part = tries / choices.next_power_of_two().ilog2().max(1) as usize;
    let mut kept = Vec::new();
    let mut left = choices;
    while left > 1 {
        let worlds = (part / left).max(1);
        kept.extend(std::iter::repeat_n(left, worlds - 1));
        left = left.div_ceil(2);
        kept.push(left);
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::halving;

    #[test]
    fn every_part_of_the_tries_leaves_half_of_the_choices() {
        assert_eq!(halving(8, 72), [8, 8, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1]);
        assert_eq!(halving(5, 1), [3, 2, 1]);
        assert_eq!(halving(2, 6), [2, 2, 1]);
        assert_eq!(halving(1, 100), [0; 0]);
    }
}
