//! Playing on from a position to see where it leads.

use crate::Dice;
use kernel::{Game, Log, Play, Seat};

/// Positions from which an action is gone on with, and for how many answers.
const BEAM: usize = 8;
const DEPTH: usize = 48;

/// Plays positions on. Keeps its list of choices, so that a playout does not allocate.
pub struct Playout<G: Game> {
    choices: Vec<G::Choice>,
}

impl<G: Game> Playout<G> {
    /// Begins with an empty list.
    pub fn new() -> Playout<G> {
        Playout { choices: Vec::with_capacity(128) }
    }

    /// Plays a state on from one question to the next.
    pub fn begin<'a>(&'a mut self, game: &'a G, state: &'a mut G::State) -> Play<'a, G> {
        Play::new(game, state, &mut self.choices)
    }

    /// Plays on by chance alone until the round is over, and says how good that looks for the seat.
    pub fn play_round(&mut self, game: &G, state: &mut G::State, seat: Seat, dice: &mut Dice) -> f32 {
        let round = game.round(state);
        let mut play = self.begin(game, state);
        while game.round(play.state()) == round && step(&mut play, dice) {}
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
                let mut play = self.begin(game, &mut state);
                let count = play.ask(seat).len();
                for tried in (0..count).filter_map(|place| play.tried(place)) {
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
        let mut play = self.begin(game, state);
        let Some(seat) = play.asked() else { return false };
        if play.choices().len() == 1 {
            return play.answer(0, &mut Log::silent()).is_some();
        }
        let mut best: Option<(f32, G::State)> = None;
        for tried in (0..play.choices().len()).filter_map(|place| play.tried(place)) {
            let worth = game.appraise(&tried, seat);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, tried));
            }
        }
        let Some((_, next)) = best else { return false };
        *state = next;
        true
    }
}

/// Answers the open question by chance; `false` when the game is over.
pub fn step<G: Game>(play: &mut Play<'_, G>, dice: &mut Dice) -> bool {
    play.asked().is_some() && by_chance(play, dice).is_some()
}

/// Makes one of the choices that are listed by chance; says which.
pub fn by_chance<G: Game>(play: &mut Play<'_, G>, dice: &mut Dice) -> Option<G::Choice> {
    let place = dice.below(play.choices().len());
    play.answer(place, &mut Log::silent())
}

/// Answers for one seat as long as it has only one choice.
pub fn forced<G: Game>(play: &mut Play<'_, G>, seat: Seat) {
    while let [_] = play.ask(seat) {
        play.answer(0, &mut Log::silent());
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
                step(&mut playout.begin(&*game, &mut state), &mut dice);
            }
        }
        assert!(weighed > 40, "{weighed}");
    }
}
