//! Playing on from a position to see where it leads.

use crate::Dice;
use kernel::{Game, Log, Seat};

/// How a question was answered.
pub enum Answer<C> {
    /// There was only one choice.
    Forced,
    /// With one of several.
    Chosen(C),
}

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
    pub fn play_round(&mut self, game: &G, state: &mut G::State, seat: Seat, dice: &mut Dice) -> f32 {
        let round = game.round(state);
        while game.round(state) == round && self.step(game, state, dice) {}
        game.appraise(state, seat)
    }

    /// Plays on until the position settles, each question answered by what looks best at once.
    pub fn settle(&mut self, game: &G, state: &mut G::State) {
        while !game.settled(state) {
            let Some(seat) = game.deciding(state).iter().next() else { return };
            self.choices.clear();
            game.choices(state, seat, &mut self.choices);
            let mut best: Option<(f32, G::State)> = None;
            for &choice in &self.choices {
                let mut tried = state.clone();
                if game.choose(&mut tried, seat, choice, &mut Log::silent()).is_ok() {
                    let worth = if self.choices.len() == 1 { 0.0 } else { game.appraise(&tried, seat) };
                    if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                        best = Some((worth, tried));
                    }
                }
            }
            let Some((_, next)) = best else { return };
            *state = next;
        }
    }

    /// Answers the open question by chance; `false` when the game is over.
    pub fn step(&mut self, game: &G, state: &mut G::State, dice: &mut Dice) -> bool {
        let Some(seat) = game.deciding(state).iter().next() else { return false };
        self.answer(game, state, seat, dice).is_some()
    }

    /// Answers for one seat by chance.
    pub fn answer(
        &mut self,
        game: &G,
        state: &mut G::State,
        seat: Seat,
        dice: &mut Dice,
    ) -> Option<Answer<G::Choice>> {
        self.choices.clear();
        game.choices(state, seat, &mut self.choices);
        let choice = dice.pick(&self.choices)?;
        game.choose(state, seat, choice, &mut Log::silent()).ok()?;
        Some(if self.choices.len() == 1 { Answer::Forced } else { Answer::Chosen(choice) })
    }

    /// Answers for one seat as long as it has only one choice.
    pub fn forced(&mut self, game: &G, state: &mut G::State, seat: Seat) {
        loop {
            self.choices.clear();
            game.choices(state, seat, &mut self.choices);
            let [only] = self.choices[..] else { return };
            if game.choose(state, seat, only, &mut Log::silent()).is_err() {
                return;
            }
        }
    }
}
