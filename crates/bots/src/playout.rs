//! Playing on from a position to see where it leads.

use crate::Dice;
use kernel::{Game, Log, Seat};

/// Positions from which an action is gone on with, and for how many answers.
const BEAM: usize = 8;
const DEPTH: usize = 48;

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

    /// How good the position looks for the seat once it has settled. The seat's own answers are the best that are
    /// found by going on from a few of the most promising positions; others answer what looks best to them at once.
    pub fn settled_worth(&mut self, game: &G, state: G::State, seat: Seat) -> f32 {
        let mut most = f32::MIN;
        let mut open = vec![(f32::MIN, state)];
        let mut next: Vec<(f32, G::State)> = Vec::with_capacity(BEAM);
        for _ in 0..DEPTH {
            for (_, mut state) in open.drain(..) {
                let mine = |state: &G::State| game.deciding(state).contains(seat);
                while !game.settled(&state) && !mine(&state) && self.best_at_once(game, &mut state) {}
                if game.settled(&state) || !mine(&state) {
                    most = most.max(game.appraise(&state, seat));
                    continue;
                }
                self.choices.clear();
                game.choices(&state, seat, &mut self.choices);
                for &choice in &self.choices {
                    let mut tried = state.clone();
                    if game.choose(&mut tried, seat, choice, &mut Log::silent()).is_err() {
                        continue;
                    }
                    let worth = game.appraise(&tried, seat);
                    if game.settled(&tried) {
                        most = most.max(worth);
                    } else if next.len() < BEAM {
                        next.push((worth, tried));
                    } else if let Some(least) = next.iter_mut().min_by(|a, b| a.0.total_cmp(&b.0))
                        && least.0 < worth
                    {
                        *least = (worth, tried);
                    }
                }
            }
            std::mem::swap(&mut open, &mut next);
            if open.is_empty() {
                return most;
            }
        }
        open.iter().fold(most, |most, (worth, _)| most.max(*worth))
    }

    /// Answers the open question by what looks best at once; `false` when nobody is asked.
    fn best_at_once(&mut self, game: &G, state: &mut G::State) -> bool {
        let Some(seat) = game.deciding(state).iter().next() else { return false };
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
        let Some((_, next)) = best else { return false };
        *state = next;
        true
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

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seed;

    /// Of two answers the better one is given, wherever it stands.
    #[test]
    fn two_answers_are_weighed() {
        let packs = games::packs::load(&[]).expect("the packs of the program");
        let setup = games::default_setup("duel").expect("the Duel");
        let game = games::prepare(&setup, &packs).expect("a sound setup").black_rose().expect("the Duel");
        let (mut playout, mut dice, mut weighed) = (Playout::new(), Dice::new(Seed::from_number(3)), 0);
        for seed in 0..40 {
            let mut state = game.start(Seed::from_number(seed));
            loop {
                let Some(seat) = game.deciding(&state).iter().next() else { break };
                let mut choices = Vec::new();
                game.choices(&state, seat, &mut choices);
                if let [first, second] = choices[..] {
                    let [first, second] = [first, second].map(|choice| {
                        let mut tried = state.clone();
                        game.choose(&mut tried, seat, choice, &mut Log::silent()).expect("it was offered");
                        (game.appraise(&tried, seat), tried)
                    });
                    let mut answered = state.clone();
                    assert!(playout.best_at_once(&*game, &mut answered));
                    assert_eq!(answered, if second.0 > first.0 { second.1 } else { first.1 });
                    weighed += usize::from(second.0 > first.0);
                }
                playout.step(&*game, &mut state, &mut dice);
            }
        }
        assert!(weighed > 40, "{weighed}");
    }
}
