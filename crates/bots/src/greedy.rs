//! A bot that looks one action ahead.

use crate::plan::plan;
use crate::playout::{Playout, step};
use crate::settle::settle_best;
use crate::{Bot, Dice, Seen};
use kernel::{Chance, Game, Log, Play, Seat, Seed};

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
    /// Lists of choices that are not in use.
    rooms: Vec<Vec<G::Choice>>,
    /// What is left of a secret answer that was planned as a whole, last choice first.
    planned: Vec<G::Choice>,
}

impl<G: Game> Greedy<G> {
    /// A bot with its own seed.
    pub fn new(seed: Seed) -> Greedy<G> {
        Greedy { dice: Dice::new(seed), playout: Playout::new(), rooms: Vec::new(), planned: Vec::new() }
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
        let mut room = self.rooms.pop().unwrap_or_default();
        let mut play = Play::new(game, &mut state, &mut room);
        let worth = loop {
            if game.settled(play.state()) {
                break game.appraise(play.state(), seat);
            }
            let mine = game.deciding(play.state()).contains(seat);
            if !mine || looks < 2 {
                if !step(&mut play, &mut self.dice) {
                    break game.appraise(play.state(), seat);
                }
                continue;
            }
            let count = play.ask(seat).len();
            if count == 1 {
                play.answer(0, &mut Log::silent());
                continue;
            }
            let each = looks / u32::try_from(count).unwrap_or(u32::MAX);
            let tried = (0..count).filter_map(|place| play.tried(place));
            break tried.fold(f32::MIN, |most, tried| most.max(self.rest_of_action(game, tried, seat, each)));
        };
        self.rooms.push(room);
        worth
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
