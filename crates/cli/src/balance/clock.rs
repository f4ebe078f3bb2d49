//! The Black Rose's clock: how long she needs if nobody else moves a Power Token.

use blackrose::BlackRose;
use blackrose::content::build::Event;
use blackrose::content::printed::When;
use blackrose::limits::BOARD;
use kernel::{Seed, Stream};

/// Rounds after which a deck without points is given up.
const LATE: u8 = 60;

/// Where she stands on the Power Board.
struct Standing {
    round: u8,
    power: u32,
    marks: [u32; 3],
    reached: [Option<u8>; 3],
}

impl Standing {
    fn gain(&mut self, n: u8) {
        self.power += u32::from(n);
        for (at, mark) in self.reached.iter_mut().zip(self.marks) {
            if self.power >= mark {
                at.get_or_insert(self.round);
            }
        }
    }

    /// The Moon whose decks are used, from 0.
    fn moon(&self) -> usize {
        self.reached[..2].iter().flatten().count()
    }
}

/// The Rounds in which she reaches the marks of the Power Board by the points of Events alone, with the decks shuffled
/// by this seed. Events are revealed, move, push each other and leave as on the Event Board; what they do is left out.
fn alone(game: &BlackRose, seed: Seed) -> Option<[u8; 3]> {
    let marks = game.setup.moons.map(u32::from);
    let mut stream = Stream::new(seed);
    let mut decks: [Vec<&Event>; 3] = std::array::from_fn(|moon| {
        let of_moon = |event: &&Event| usize::from(event.moon) == moon;
        let mut deck: Vec<&Event> = game.content.events.iter().filter(of_moon).collect();
        stream.shuffle(&mut deck);
        deck
    });
    let mut board: [Option<&Event>; BOARD] = [None; BOARD];
    let mut rose = Standing { round: 0, power: 0, marks, reached: [None; 3] };
    while rose.round < LATE {
        rose.round += 1;
        board.rotate_right(1);
        rose.gain(board[0].take().map_or(0, |event| event.discard));
        let event = decks[rose.moon()].pop()?;
        rose.gain(event.reveal);
        if event.when.unwrap_or(When::Instant) == When::Instant {
            rose.gain(event.discard);
        } else {
            // What lies in its slot is pushed on, as far as there is no gap.
            let slot = usize::from(event.slot).min(BOARD - 1);
            let last = (slot..BOARD).find(|place| board[*place].is_none()).unwrap_or(BOARD - 1);
            rose.gain(board[last].take().map_or(0, |event| event.discard));
            board[slot..=last].rotate_right(1);
            board[slot] = Some(event);
        }
        if let [Some(second), Some(third), Some(end)] = rose.reached {
            return Some([second, third, end]);
        }
    }
    None
}

/// The mean over so many shuffles.
pub fn mean(game: &BlackRose, shuffles: u64) -> Option<[f64; 3]> {
    let mut sums = [0.0; 3];
    for n in 0..shuffles {
        let reached = alone(game, Seed::from_number(n))?;
        sums.iter_mut().zip(reached).for_each(|(sum, round)| *sum += f64::from(round));
    }
    Some(sums.map(|sum| sum / shuffles.max(1) as f64))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The Events of Classic bring her to the marks when the design wants her there.
    #[test]
    fn her_clock_is_that_of_the_design() {
        let packs = games::packs::load(&[]).expect("the packs of the program");
        let setup = games::default_setup("classic").expect("Classic").with_players(4);
        let game = games::prepare(&setup, &packs).expect("a sound setup").black_rose().expect("Classic");
        let [second, third, end] = mean(&game, 1000).expect("she gets there");
        assert!((3.0..=4.0).contains(&second), "6 points in round {second}");
        assert!((7.0..=8.5).contains(&third), "18 points in round {third}");
        assert!((11.0..=12.5).contains(&end), "30 points in round {end}");
    }
}
