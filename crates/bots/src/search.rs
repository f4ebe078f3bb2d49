//! A bot that searches: information-set Monte Carlo tree search over sampled worlds.
//!
//! Each simulation samples a world, walks down a tree of choices, and plays on by chance to the end of
//! the round. The budget is split into chunks with a tree and a seed each; their counts are added in
//! order, so that the number of threads changes nothing. A deadline can only leave out work.
//!
//! Where positions settle, a simulation tries one choice in one world instead, and plays the action on as well as
//! it can.

use crate::plan::plan;
use crate::playout::Playout;
use crate::settle::{halving, settle_best};
use crate::tree::{Count, Tree};
use crate::{Bot, Dice, Seen};
use kernel::{Chance, Game, Seed};
use rayon::prelude::*;
use std::time::{Duration, Instant};

/// Simulations of one chunk.
const CHUNK: u32 = 500;

/// Searches with a number of simulations for each decision.
pub struct Search<G: Game> {
    dice: Dice,
    simulations: u32,
    deadline: Option<Duration>,
    playout: Playout<G>,
    /// What is left of a secret answer that was planned as a whole, last choice first.
    planned: Vec<G::Choice>,
}

impl<G: Game> Search<G> {
    /// A bot with its own seed and this many simulations for each decision.
    pub fn new(seed: Seed, simulations: u32) -> Search<G> {
        Search {
            dice: Dice::new(seed),
            simulations,
            deadline: None,
            playout: Playout::new(),
            planned: Vec::new(),
        }
    }

    /// The same bot, which begins no more work after so long a thought.
    pub fn within(mut self, deadline: Duration) -> Search<G> {
        self.deadline = Some(deadline);
        self
    }

    fn search(&mut self, seen: &Seen<'_, G>) -> G::Choice {
        let began = Instant::now();
        let seed = self.dice.seed();
        let chunks: Vec<Vec<Count>> = (0..self.simulations.div_ceil(CHUNK))
            .into_par_iter()
            .map(|i| {
                let late = self.deadline.is_some_and(|deadline| began.elapsed() > deadline);
                if late && i > 0 {
                    return Vec::new();
                }
                let simulations = CHUNK.min(self.simulations - i * CHUNK);
                Tree::grow(seen, simulations, seed.child(u64::from(i)))
            })
            .collect();
        let mut visits = vec![0; seen.choices().len()];
        for chunk in chunks {
            for (sum, count) in visits.iter_mut().zip(chunk) {
                *sum += count.visits;
            }
        }
        let most = visits.iter().copied().max().unwrap_or(0);
        let i = visits.iter().position(|n| *n == most).unwrap_or(0);
        seen.choices()[i]
    }

    /// How many whole answers can be compared within the budget.
    fn plans(&self) -> usize {
        let cost = |count: u32| count * (1 + count.ilog2());
        (2..16)
            .map(|k| 1u32 << k)
            .take_while(|count| cost(*count) <= self.simulations.max(12))
            .last()
            .unwrap_or(4) as usize
    }
}

impl<G: Game> Bot<G> for Search<G> {
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
        let began = Instant::now();
        let deadline = self.deadline;
        let late = || deadline.is_some_and(|deadline| began.elapsed() > deadline);
        if game.settled(&world) && game.at_once(&world) {
            self.planned = plan(seen, self.plans(), &mut self.dice, &mut self.playout, late);
            self.planned.reverse();
            if let Some(first) = self.planned.pop() {
                return first;
            }
        }
        if game.settles() {
            let kept = halving(seen.choices().len(), self.simulations as usize);
            return settle_best(seen, world, &kept, &mut chance, &mut self.playout, late);
        }
        self.search(seen)
    }
}
