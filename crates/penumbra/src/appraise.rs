//! How good a position looks: points, and what points are made of, in the grains of the design.

pub mod deals;

use crate::content::build::Sort;
use crate::game::Penumbra;
use crate::goods::Ingredient;
use crate::kind::Kind;
use crate::limits::DISCIPLINE_CELLS;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::{Seat, small};

/// A point in grains.
const POINT: f32 = 10.0;
/// Ingredients in grains, a twelfth of a Trinket each.
const GOODS: [f32; 6] = [7.0, 4.0, 6.0, 3.0, 12.0, 18.0];
/// How much ingredients that can be spent as one likes are worth more than what they bring at the Bazaar.
const CHOICE: f32 = 1.2;
/// How much of the points of the best other player counts as a loss.
const RIVALRY: f32 = 0.3;
/// What a placement that can still be made promises.
const PLACEMENT: f32 = 30.0;
/// What a turn costs that uses the Fate deck up, however many play: there are six for each player.
const TICK: f32 = 29.0;
/// What a player has is about worth so much; it loses its worth while the deck runs out.
const ASSETS: f32 = 400.0;
/// What a tapped card loses.
const TAPPED: f32 = 6.0;
/// What having to rest costs.
const MUST_REST: f32 = 20.0;

/// A seat's own worth in points, less a part of the points of the best of the others.
pub fn appraise(game: &Penumbra, s: &State, seat: Seat) -> f32 {
    let others = game.seat_numbers().filter(|o| *o != seat.0).map(|o| game.score(s, o).total());
    let best = others.max().unwrap_or(0) as f32;
    worth(game, s, seat.0) / POINT - RIVALRY * best
}

/// How much of the Fate deck is left, from 1 to 0: what serves later turns is worth more while the game lasts.
fn left(game: &Penumbra, s: &State) -> f32 {
    s.count_in(Zone::Fate) as f32 / (6 * game.fate_players()) as f32
}

/// What a player has, in grains.
fn worth(game: &Penumbra, s: &State, seat: u8) -> f32 {
    let wizard = s.wizard(seat);
    let left = left(game, s);
    let points = game.score(s, seat);
    let mut grains = POINT * (points.total() - points.arcana) as f32;
    grains += left * (TICK * 6.0 * game.seats as f32 - ASSETS);
    for (kind, n) in wizard.store.each() {
        // Each Arcana is a point at the end.
        let last = if kind == Ingredient::Arcana { POINT } else { 0.0 };
        let each = (GOODS[kind.index()] * left.max(0.15) * CHOICE).max(last);
        // What comes near the limit of twelve is worth less and less.
        let n = f32::from(n);
        grains += each * n * (1.0 - n / 40.0);
    }
    grains += dice(wizard) * left.max(0.2);
    for (cell, mark) in wizard.marks.iter().enumerate() {
        let base = if cell < DISCIPLINE_CELLS { 50.0 } else { 60.0 };
        grains += match mark {
            Mark::Empty => 0.0,
            Mark::Charged(_) => base * left + 6.0,
            Mark::Discharged(_) => base * left,
            Mark::Wounded(_) => base * left - 8.0,
        };
    }
    for card in game.personal(s, seat) {
        let base = match (game.content.cards[card].sort, s.zone(card)) {
            (_, Zone::Experience(_)) => 0.0,
            (Sort::Potion, _) => 22.0,
            (Sort::Summon, Zone::Inventory(_)) => 34.0,
            (Sort::Recipe, Zone::Inventory(_)) => 28.0,
            (Sort::Artifact, _) => 45.0,
            (Sort::Talent, _) => 12.0,
            _ => 22.0,
        };
        grains += base * left.max(0.1) - if s.tapped(card) { TAPPED * left } else { 0.0 };
    }
    grains += deals::in_reach(game, s, seat) + deals::begun(game, s, seat);
    if wizard.must_rest {
        grains -= MUST_REST;
    }
    if s.turn.seat == seat && s.turn.kind == TurnKind::Study {
        let placements = s.turn.places.iter().sum::<u8>().min(small::count(wizard.pool.len()));
        grains += f32::from(placements) * PLACEMENT * left.max(0.4);
    }
    grains
}

/// What the dice of a player are worth; those beyond what a few turns can use less and less.
fn dice(wizard: &Wizard) -> f32 {
    let mut worths = ArrayVec::<f32, 24>::new();
    for die in wizard.pool.all() {
        let kind = match die.kind {
            Kind::Spark => 14.0,
            Kind::Bone => 4.0,
            _ => 9.0,
        };
        for _ in 0..wizard.pool.count(die) {
            let _ = worths.try_push(kind + 0.7 * f32::from(die.value));
        }
    }
    worths.sort_unstable_by(|a, b| b.total_cmp(a));
    let used = |n: usize| [1.0, 0.5, 0.2][n.saturating_sub(3).div_ceil(3).min(2)];
    worths.iter().enumerate().map(|(n, worth)| worth * used(n)).sum()
}
