//! The tree of one chunk of simulations.

use crate::playout::step;
use crate::{Dice, Seen};
use kernel::{Chance, Game, Log, Play, Seat, Seats, Seed};

/// How much a choice that was tried little is worth trying again.
const EXPLORE: f32 = 0.35;
/// Points at which a lead counts about three quarters.
const SCALE: f32 = 6.0;

/// How often a choice was made, and what came of it.
#[derive(Clone, Copy, Default)]
pub struct Count {
    /// How often it was made.
    pub visits: u32,
    /// How often it could have been made.
    offered: u32,
    /// The sum of what came of it for the seat that made it, each between 0 and 1.
    sum: f32,
}

/// A choice of a seat at a node, and where it leads.
struct Branch<C> {
    seat: Seat,
    choice: C,
    count: Count,
    /// The node it leads to.
    to: usize,
}

/// A tree that grows from one decision.
pub struct Tree<G: Game> {
    nodes: Vec<Vec<Branch<G::Choice>>>,
    choices: Vec<G::Choice>,
    dice: Dice,
}

impl<G: Game> Tree<G> {
    /// Grows a tree from a decision; says how often each of its choices was made.
    pub fn grow(seen: &Seen<'_, G>, simulations: u32, seed: Seed) -> Vec<Count> {
        let mut dice = Dice::new(seed);
        let mut chance = Chance::new(dice.seed());
        let mut tree: Tree<G> = Tree { nodes: vec![Vec::new()], choices: Vec::new(), dice };
        let mut path = Vec::new();
        for _ in 0..simulations {
            let world = seen.sample(&mut chance);
            tree.simulate(seen.game(), seen.seat(), world, &mut path);
        }
        let of = |choice: &G::Choice| tree.nodes[0].iter().find(|branch| &branch.choice == choice);
        seen.choices()
            .iter()
            .map(|choice| of(choice).map_or(Count::default(), |branch| branch.count))
            .collect()
    }

    fn simulate(&mut self, game: &G, root: Seat, mut world: G::State, path: &mut Vec<(usize, usize)>) {
        path.clear();
        let round = game.round(&world);
        let mut node = 0;
        let mut grown = false;
        let mut room = std::mem::take(&mut self.choices);
        let mut play = Play::new(game, &mut world, &mut room);
        while !grown && game.round(play.state()) == round {
            // At the root the seat that thinks comes first, whoever else is asked at the same time.
            let asked = game.deciding(play.state());
            let first = if node == 0 && asked.contains(root) { Some(root) } else { asked.iter().next() };
            let Some(seat) = first else { break };
            let place = match play.ask(seat) {
                [] => break,
                [_] => 0,
                choices => {
                    let (place, branch) = self.descend(node, seat, choices);
                    path.push((node, branch));
                    let taken = &self.nodes[node][branch];
                    grown = taken.count.visits == 0;
                    node = taken.to;
                    place
                }
            };
            play.answer(place, &mut Log::silent());
        }
        while game.round(play.state()) == round && step(&mut play, &mut self.dice) {}
        self.choices = room;
        let mut worth = [0.0; 8];
        for seat in Seats::first(game.seats()).iter() {
            worth[seat.index()] = 1.0 / (1.0 + (-game.appraise(&world, seat) / SCALE).exp());
        }
        for &(node, branch) in path.iter() {
            let branch = &mut self.nodes[node][branch];
            branch.count.visits += 1;
            branch.count.sum += worth[branch.seat.index()];
        }
    }

    /// The choice to make at a node, by its place, and its branch: one never taken, or the most promising.
    fn descend(&mut self, node: usize, seat: Seat, choices: &[G::Choice]) -> (usize, usize) {
        let (mut best, mut most, mut ties) = ((0, 0), f32::MIN, 0);
        for (place, &choice) in choices.iter().enumerate() {
            let at = self.nodes[node]
                .iter()
                .position(|b| b.seat == seat && b.choice == choice)
                .unwrap_or_else(|| {
                    let to = self.nodes.len();
                    self.nodes.push(Vec::new());
                    self.nodes[node].push(Branch { seat, choice, count: Count::default(), to });
                    self.nodes[node].len() - 1
                });
            let count = &mut self.nodes[node][at].count;
            count.offered += 1;
            let score = if count.visits == 0 {
                f32::MAX
            } else {
                let visits = count.visits as f32;
                count.sum / visits + EXPLORE * ((count.offered as f32).ln() / visits).sqrt()
            };
            if score > most {
                (best, most, ties) = ((place, at), score, 1);
            } else if score == most {
                ties += 1;
                if self.dice.below(ties) == 0 {
                    best = (place, at);
                }
            }
        }
        best
    }
}
