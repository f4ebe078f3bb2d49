//! A bot that looks one action ahead.

use crate::plan::plan;
use crate::playout::Playout;
use crate::settle::settle_best;
use crate::{Bot, Dice, Seen};
use kernel::{Chance, Game, Log, Seat, Seed};

/// Own later choices of the same action that are looked at for each choice and world.
const LOOKS: u32 = 30;
/// Where positions settle: how many choices go on after each world.
const KEPT: [usize; 4] = [5; 4];
/// Whole secret answers that are compared.
const PLANS: usize = 16;

/// Looks one action ahead: tries choices in a few sampled worlds, plays the rest of the action as
/// well as it can, and takes what looks best on average when the action is over.
pub struct Greedy<G: Game> {
    dice: Dice,
    playout: Playout<G>,
    /// What is left of a secret answer that was planned as a whole, last choice first.
    planned: Vec<G::Choice>,
}

impl<G: Game> Greedy<G> {
    /// A bot with its own seed.
    pub fn new(seed: Seed) -> Greedy<G> {
        Greedy { dice: Dice::new(seed), playout: Playout::new(), planned: Vec::new() }
    }

    fn look_ahead(&mut self, seen: &Seen<'_, G>, worlds: &[G::State]) -> G::Choice {
        let (game, seat) = (seen.game(), seen.seat());
        let mut best = seen.choices()[0];
        let mut most = f32::MIN;
        let mut ties = 0;
        for &choice in seen.choices() {
            let mut sum = 0.0;
            for world in worlds {
                let mut tried = world.clone();
                if game.choose(&mut tried, seat, choice, &mut Log::silent()).is_ok() {
                    sum += self.rest_of_action(game, tried, seat, LOOKS);
                }
            }
            if sum > most + 1e-4 {
                (best, most, ties) = (choice, sum, 1);
            } else if sum > most - 1e-4 {
                ties += 1;
                if self.dice.below(ties) == 0 {
                    best = choice;
                }
            }
        }
        best
    }

    /// How good the position looks once the action is over: own choices are the best within `looks`, all
    /// others are made by chance.
    fn rest_of_action(&mut self, game: &G, mut state: G::State, seat: Seat, looks: u32) -> f32 {
        loop {
            if game.settled(&state) {
                return game.appraise(&state, seat);
            }
            let mine = game.deciding(&state).contains(seat);
            if !mine || looks < 2 {
                if !self.playout.step(game, &mut state, &mut self.dice) {
                    return game.appraise(&state, seat);
                }
                continue;
            }
            let mut choices = Vec::with_capacity(16);
            game.choices(&state, seat, &mut choices);
            if let [only] = choices[..] {
                if game.choose(&mut state, seat, only, &mut Log::silent()).is_err() {
                    return f32::MIN;
                }
                continue;
            }
            let each = looks / choices.len() as u32;
            let mut most = f32::MIN;
            for choice in choices {
                let mut tried = state.clone();
                if game.choose(&mut tried, seat, choice, &mut Log::silent()).is_ok() {
                    most = most.max(self.rest_of_action(game, tried, seat, each));
                }
            }
            return most;
        }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> G::Choice {
        if let [only] = seen.choices() {
            return *only;
        }
        if let Some(next) = self.planned.pop().filter(|choice| seen.choices().contains(choice)) {
            return next;
        }
        self.planned.clear();
        let game = seen.game();
        let mut chance = Chance::new(self.dice.seed());
        let world = seen.sample(&mut chance);
        if game.settled(&world) && game.at_once(&world) {
            self.planned = plan(seen, PLANS, &mut self.dice, &mut self.playout, || false);
            self.planned.reverse();
            if let Some(first) = self.planned.pop() {
                return first;
            }
        }
        if game.settles() {
            return settle_best(seen, world, &KEPT, &mut chance, &mut self.playout, || false);
        }
        let other = seen.sample(&mut chance);
        self.look_ahead(seen, &[world, other])
    }
}
