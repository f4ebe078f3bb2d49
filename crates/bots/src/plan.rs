//! Secret answers of many parts, such as preparing Spells: whole answers are made at random, tried in
//! playouts to the end of the round, and the better half is tried again until one is left.

use crate::playout::{Playout, by_chance, forced};
use crate::{Dice, Seen};
use kernel::{Chance, Game, Log};

/// A whole answer and what came of it.
struct Candidate<C> {
    choices: Vec<C>,
    sum: f32,
    tries: u32,
}

impl<C> Candidate<C> {
    fn mean(&self) -> f32 {
        self.sum / self.tries.max(1) as f32
    }
}

/// The best of `count` answers, each a list of choices that are made one after the other, forced ones
/// left out. Once it is `late`, no more is tried.
pub fn plan<G: Game>(
    seen: &Seen<'_, G>,
    count: usize,
    dice: &mut Dice,
    playout: &mut Playout<G>,
    late: impl Fn() -> bool,
) -> Vec<G::Choice> {
    let (game, seat) = (seen.game(), seen.seat());
    let mut chance = Chance::new(dice.seed());
    let mut candidates: Vec<Candidate<G::Choice>> = Vec::with_capacity(count);
    for i in 0..count {
        if i > 0 && late() {
            break;
        }
        let mut world = seen.sample(&mut chance);
        let mut choices = Vec::new();
        let mut play = playout.begin(game, &mut world);
        while game.at_once(play.state()) && game.deciding(play.state()).contains(seat) {
            let forced = play.ask(seat).len() == 1;
            let Some(choice) = by_chance(&mut play, dice) else { break };
            if !forced {
                choices.push(choice);
            }
        }
        let value = playout.play_round(game, &mut world, seat, dice);
        candidates.push(Candidate { choices, sum: value, tries: 1 });
    }
    let mut tries = 1;
    while candidates.len() > 1 {
        for _ in 0..if late() { 0 } else { tries } {
            let world = seen.sample(&mut chance);
            for candidate in &mut candidates {
                if let Some(mut tried) = follow(seen, &world, &candidate.choices, playout) {
                    candidate.sum += playout.play_round(game, &mut tried, seat, dice);
                    candidate.tries += 1;
                }
            }
        }
        candidates.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        candidates.truncate(candidates.len() / 2);
        tries *= 2;
    }
    candidates.pop().map(|best| best.choices).unwrap_or_default()
}

/// The world after the seat has made these choices; what is forced between them is not in the list.
fn follow<G: Game>(
    seen: &Seen<'_, G>,
    world: &G::State,
    choices: &[G::Choice],
    playout: &mut Playout<G>,
) -> Option<G::State> {
    let (game, seat) = (seen.game(), seen.seat());
    let mut world = world.clone();
    let mut play = playout.begin(game, &mut world);
    for choice in choices {
        forced(&mut play, seat);
        let place = play.choices().iter().position(|offered| offered == choice)?;
        play.answer(place, &mut Log::silent());
    }
    if game.at_once(play.state()) {
        forced(&mut play, seat);
    }
    Some(world)
}
