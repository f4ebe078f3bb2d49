//! Playing on from a position to see where it leads.

use crate::Dice;
use kernel::{Game, Log, Seat};

/// Plays positions on. Keeps its lists of choices, so that a playout does not allocate.
pub struct Playout<G: Game> {
    choices: Vec<G::Choice>,
}

impl<G: Game> Playout<G> {
    /// Begins with empty lists.
    pub fn new() -> Playout<G> {
        Playout { choices: Vec::with_capacity(128) }
    }

    /// Plays on by chance alone until the round is over, and says how good that looks for the seat.
    pub fn to_end_of_round(&mut self, game: &G, state: &mut G::State, seat: Seat, dice: &mut Dice) -> f32 {
        let round = game.round(state);
        while game.round(state) == round && self.step(game, state, dice) {}
        game.appraise(state, seat)
    }

    /// Answers the open question by chance; `false` when the game is over.
    pub fn step(&mut self, game: &G, state: &mut G::State, dice: &mut Dice) -> bool {
        let Some(seat) = game.deciding(state).iter().next() else { return false };
        self.answer(game, state, seat, dice).is_some()
    }

    /// Answers for one seat by chance; says what.
    pub fn answer(&mut self, game: &G, state: &mut G::State, seat: Seat, dice: &mut Dice) -> Option<G::Choice> {
        self.choices.clear();
        game.choices(state, seat, &mut self.choices);
        let choice = dice.pick(&self.choices)?;
        game.choose(state, seat, choice, &mut Log::silent()).ok()?;
        Some(choice)
    }
}
