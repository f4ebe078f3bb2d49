//! How good a position looks: points, and what points are made of, in the grains of the design.

use crate::content::build::Sort;
use crate::game::Penumbra;
use crate::language::program::{Op, Pc, SPARK, Task};
use crate::state::*;
use kernel::Seat;

/// Ingredients in grains, a twelfth of a Trinket each.
const GOODS: [f32; 6] = [7.0, 4.0, 6.0, 3.0, 12.0, 18.0];
/// A point in grains.
const POINT: f32 = 10.0;
/// What a game that goes well comes to.
const PAR: f32 = 350.0;
/// How much of the lead of the best other player counts as a loss.
const RIVALRY: f32 = 0.3;
/// What a placement that can still be made promises.
const PLACEMENT: f32 = 24.0;
/// What the rest of the game promises, at its beginning.
const TIME: f32 = 90.0;

fn worth(game: &Penumbra, s: &State, seat: u8) -> f32 {
    let wizard = s.wizard(seat);
    let points = game.score(s, seat);
    // Arcana, symbols and Marks are worth more while the game lasts.
    let left = s.count_in(Zone::Fate) as f32 / (6 * game.fate_players()) as f32;
    let mut grains = POINT * (points.total() - points.arcana) as f32 + TIME * left;
    for (kind, n) in wizard.store.iter().enumerate() {
        // What comes near the limit of twelve is worth less and less.
        let n = f32::from(*n);
        let last = if kind == 5 { POINT } else { 0.0 };
        grains += (GOODS[kind] * left.max(0.15) * 1.2).max(last) * n * (1.0 - n / 40.0);
    }
    // Dice beyond what a few turns can use are worth less and less.
    let mut worths = arrayvec::ArrayVec::<f32, 24>::new();
    for die in wizard.pool.all() {
        let kind = match die.kind {
            SPARK => 14.0,
            6 => 4.0,
            _ => 9.0,
        };
        for _ in 0..wizard.pool.count(die) {
            let _ = worths.try_push(kind + f32::from(die.value) * 0.7);
        }
    }
    worths.sort_unstable_by(|a, b| b.total_cmp(a));
    for (n, worth) in worths.iter().enumerate() {
        let used = [1.0, 0.5, 0.2][n.saturating_sub(3).div_ceil(3).min(2)];
        grains += worth * used * left.max(0.2);
    }
    for (cell, mark) in wizard.marks.iter().enumerate() {
        let base = if cell >= 8 { 30.0 } else { 24.0 };
        grains += match mark {
            Mark::Empty => 0.0,
            Mark::Charged(_) => base * left + 6.0,
            Mark::Discharged(_) => base * left,
            Mark::Wounded(_) => base * left - 8.0,
        };
    }
    for card in game.personal(s, seat) {
        let sort = game.content.cards[card as usize].sort;
        let base = match (sort, s.zone(card)) {
            (_, Zone::Experience(_)) => 0.0,
            (Sort::Potion, _) => 14.0,
            (Sort::Summon, Zone::Inventory(_)) => 34.0,
            (Sort::Recipe, Zone::Inventory(_)) => 22.0,
            (Sort::Artifact, _) => 26.0,
            (Sort::Talent, _) => 12.0,
            _ => 14.0,
        };
        grains += base * left.max(0.1) - if s.tapped(card) { 6.0 * left } else { 0.0 };
    }
    grains += prospects(game, s, seat);
    if wizard.must_rest {
        grains -= 20.0;
    }
    if s.turn.seat == seat && s.turn.kind == TurnKind::Study {
        // Placements that can still be made.
        let left_to_place = s.turn.places.iter().sum::<u8>().min(wizard.pool.len() as u8);
        grains += f32::from(left_to_place) * PLACEMENT * left.max(0.4);
    }
    grains
}

/// What a reward is about worth.
fn reward(game: &Penumbra, pc: Pc) -> f32 {
    let ops = game.content.program(pc).iter();
    ops.map(|op| match op {
        Op::Goods(kind, n) => GOODS[*kind as usize] * f32::from(*n),
        Op::Dice { n, .. } => 10.0 * f32::from(*n),
        Op::Cards { n, .. } => 14.0 * f32::from(*n),
        Op::Potions(n) => 14.0 * f32::from(*n),
        Op::Artifacts(n) => 20.0 * f32::from(*n),
        Op::Resource(n) => 8.0 * f32::from(*n),
        _ => 0.0,
    })
    .sum()
}

/// What a task about costs.
fn price(task: &Task) -> f32 {
    match task {
        Task::Goods(goods) => goods.iter().zip(GOODS).map(|(n, worth)| f32::from(*n) * worth).sum(),
        Task::Total { total, .. } => 2.6 * f32::from(*total),
        Task::Exact { values, .. } => 13.0 * values.len() as f32,
        Task::Roll { count, .. } => 11.0 * f32::from(*count),
        Task::Withstand(n) => 5.0 * f32::from(*n),
    }
}

/// Contracts and Trials that could be done with what is there, the best of each.
fn prospects(game: &Penumbra, s: &State, seat: u8) -> f32 {
    let mut best = [0.0_f32; 2];
    let open = s.index.open().filter(|c| matches!(s.zone(*c), Zone::Row | Zone::Trials));
    for card in open {
        let printed = &game.content.cards[card as usize];
        let trial = printed.sort == Sort::Trial;
        for path in printed.paths.iter().flatten() {
            for task in &path.tasks {
                if !game.startable_by(s, seat, task, Default::default()) {
                    continue;
                }
                let threat = f32::from(printed.threat) * if trial { 6.0 } else { 5.0 };
                let spark = if trial && printed.difficulty > s.marks(seat, SPARK) { 24.0 } else { 0.0 };
                let income = POINT * f32::from(printed.points) + 22.0 + reward(game, path.reward) + spark;
                let net = income - price(task) - threat - 10.0;
                let best = &mut best[usize::from(trial)];
                *best = best.max(net);
            }
        }
    }
    0.45 * (best[0] + best[1])
}

/// A seat's own worth in points against a game that goes well, and a little against the best of the others.
pub fn appraise(game: &Penumbra, s: &State, seat: Seat) -> f32 {
    let own = worth(game, s, seat.0);
    let others = (0..game.seats as u8).filter(|o| *o != seat.0).map(|o| worth(game, s, o));
    let best = others.reduce(f32::max).unwrap_or(PAR);
    (own - PAR - RIVALRY * (best - PAR)) / POINT
}
