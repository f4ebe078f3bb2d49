//! What Contracts and Trials promise.

use super::{GOODS, POINT, left};
use crate::content::Content;
use crate::content::build::{Card, Sort};
use crate::content::printed::Side;
use crate::engine::trial;
use crate::game::Penumbra;
use crate::goods::Ingredient;
use crate::kind::Kind;
use crate::language::program::{Op, Pc, Task};
use crate::state::*;

/// What the symbols on a done card are worth.
const SYMBOLS: f32 = 22.0;
/// What a new Spark Mark is worth at the beginning of the game.
const SPARK_MARK: f32 = 60.0;
/// What attempting anything costs.
const EFFORT: f32 = 10.0;
/// The share of the best Contract, of the second best and of the best Trial that counts before they are begun.
const PROMISE: [f32; 3] = [0.45, 0.15, 0.45];
/// What a die that was placed and a Contract that can be chosen promise.
const VISIT: f32 = 20.0;
const GUILD: f32 = 15.0;

const SIDES: [Side; 2] = [Side::Dark, Side::Light];

/// What Contracts and Trials bring when they are done, by card and side, and what their tasks cost: it follows from what is printed.
#[derive(Debug)]
pub struct Deals(Vec<[Option<Deal>; 2]>);

#[derive(Debug)]
struct Deal {
    income: f32,
    prices: Vec<f32>,
}

impl Deals {
    /// Of these cards.
    pub fn of(content: &Content) -> Deals {
        let deal = |card: &Card, side: Side| {
            let path = card.path(side)?;
            let income = POINT * f32::from(card.points) + SYMBOLS + reward(content, path.reward);
            Some(Deal { income, prices: path.tasks.iter().map(price).collect() })
        };
        Deals(content.cards.iter().map(|card| SIDES.map(|side| deal(card, side))).collect())
    }
}

/// What a reward is about worth.
fn reward(content: &Content, pc: Pc) -> f32 {
    let worth = |op: &Op| match op {
        Op::Goods(kind, n) => GOODS[kind.index()] * f32::from(*n),
        Op::Dice { n, .. } => 10.0 * f32::from(*n),
        Op::Cards { n, .. } | Op::Potions(n) => 14.0 * f32::from(*n),
        Op::Artifacts(n) => 20.0 * f32::from(*n),
        Op::Resource(n) => 8.0 * f32::from(*n),
        Op::End
        | Op::Sentence(_)
        | Op::If(..)
        | Op::May(_)
        | Op::Either(_)
        | Op::Jump(_)
        | Op::Spend(_)
        | Op::Turn { .. }
        | Op::RerollAny
        | Op::TurnIt(_)
        | Op::Recharge(_)
        | Op::Heal(_)
        | Op::DiscardThreat(_)
        | Op::SetThreat(_)
        | Op::NameValues(_)
        | Op::Ward(_)
        | Op::IgnoreNextWound
        | Op::IgnoreWound
        | Op::DiscardPlaced { .. }
        | Op::TakePlaced(_)
        | Op::Untap { .. }
        | Op::Place { .. }
        | Op::CellFree
        | Op::LookDeck { .. }
        | Op::SummonIt
        | Op::Buy { .. }
        | Op::Exchange(_)
        | Op::Convert { .. }
        | Op::ReserveContract { .. }
        | Op::ReserveTrial
        | Op::Cancel(_)
        | Op::IgnoreRift
        | Op::Ease(_)
        | Op::LookFate
        | Op::RefreshBrewery
        | Op::HandOut
        | Op::Each { .. } => 0.0,
    };
    content.program(pc).iter().map(worth).sum()
}

/// What a task about costs.
fn price(task: &Task) -> f32 {
    match task {
        Task::Goods(goods) => goods.each().map(|(kind, n)| f32::from(n) * GOODS[kind.index()]).sum(),
        Task::Total { total, .. } => 2.6 * f32::from(*total),
        Task::Exact { values, .. } => 13.0 * values.len() as f32,
        Task::Roll { count, .. } => 11.0 * f32::from(*count),
        Task::Withstand(n) => 5.0 * f32::from(*n),
    }
}

/// What a card brings when it is done by a side, a new Spark Mark included.
fn income(game: &Penumbra, s: &State, seat: u8, card: CardId, side: Side) -> f32 {
    let Some(deal) = &game.deals.0[card.index()][side.index()] else { return 0.0 };
    let printed = &game.content.cards[card];
    let spark = printed.sort == Sort::Trial && printed.difficulty > s.marks(seat, Kind::Spark);
    deal.income + if spark { SPARK_MARK * left(game, s) } else { 0.0 }
}

/// The tasks of a card's side and what they cost.
fn tasks(game: &Penumbra, card: CardId, side: Side) -> impl Iterator<Item = (&Task, f32)> {
    let path = game.content.cards[card].path(side);
    let prices = game.deals.0[card.index()][side.index()].iter().flat_map(|deal| &deal.prices);
    path.into_iter().flat_map(|path| &path.tasks).zip(prices.copied())
}

/// How much of what a task asks for a player has, from 0 to 1.
fn reach(game: &Penumbra, s: &State, seat: u8, task: &Task) -> f32 {
    let wizard = s.wizard(seat);
    let pool = &wizard.pool;
    match task {
        Task::Goods(goods) => {
            let has = |kind: Ingredient| match kind {
                Ingredient::Blood => s.blood(seat),
                _ => wizard.store[kind],
            };
            let had =
                goods.each().map(|(kind, n)| f32::from(n.min(has(kind))) * GOODS[kind.index()]).sum::<f32>();
            had / price(task).max(1.0)
        }
        Task::Total { kinds, total } => {
            let fitting = pool.dice().filter(|d| d.counts_among(*kinds));
            let sum: u32 = fitting.map(|d| u32::from(d.value) * u32::from(pool.count(d))).sum();
            (sum as f32 / f32::from(*total)).min(1.0)
        }
        Task::Exact { kinds, values } => game.met(pool, *kinds, values) as f32 / values.len().max(1) as f32,
        Task::Roll { .. } if !game.startable_by(s, seat, task, Default::default()) => 0.0,
        Task::Roll { .. } | Task::Withstand(_) => 1.0,
    }
}

/// What Contracts and Trials promise that could be attempted: the best of each, by how much of them can be paid.
pub(super) fn in_reach(game: &Penumbra, s: &State, seat: u8) -> f32 {
    let [mut contract, mut second, mut trial] = [0.0_f32; 3];
    let open = s.index.open().filter(|c| matches!(s.zone(*c), Zone::Row | Zone::Trials));
    for card in open.chain(s.cards_in(Zone::Reserved(seat))) {
        let printed = &game.content.cards[card];
        let is_trial = printed.sort == Sort::Trial;
        let threat = f32::from(printed.threat) * if is_trial { 6.0 } else { 5.0 };
        let mut most = 0.0_f32;
        for side in SIDES {
            let income = income(game, s, seat, card, side);
            for (task, price) in tasks(game, card, side) {
                let net = income - price - threat - EFFORT;
                if net > most {
                    most = most.max(net * reach(game, s, seat, task).powi(3));
                }
            }
        }
        if is_trial {
            trial = trial.max(most);
        } else {
            second = second.max(most.min(contract));
            contract = contract.max(most);
        }
    }
    [contract, second, trial].iter().zip(PROMISE).map(|(net, share)| net * share).sum()
}

/// What a player who is in the middle of something can hope for.
pub(super) fn begun(game: &Penumbra, s: &State, seat: u8) -> f32 {
    if s.actor != seat {
        return 0.0;
    }
    // The best of what can be started now.
    let hope = |card: CardId, side: Side| {
        let ease = game.ease(s, card, side, false);
        let open = tasks(game, card, side).filter(|(task, _)| game.startable_by(s, seat, task, ease));
        let nets = open.map(|(_, price)| income(game, s, seat, card, side) - price);
        nets.fold(0.0, f32::max)
    };
    let promise = |frame: &Frame| match frame {
        Frame::Placing { .. } | Frame::Visit { applied: false, .. } => VISIT,
        Frame::Contract { step: 0, .. } => GUILD,
        Frame::Contract { card: Some(card), step: 1..=2, .. } => 0.9 * hope(*card, game.side_of(*card)),
        Frame::Contract { card: Some(card), step: 3, .. } => {
            income(game, s, seat, *card, game.side_of(*card))
        }
        Frame::Trial { card: None, .. } => {
            let best = |card: CardId| SIDES.map(|side| hope(card, side)).into_iter().fold(0.0, f32::max);
            0.8 * game.attemptable(s).map(best).fold(0.0, f32::max)
        }
        Frame::Trial { card: Some(card), step, .. } if *step <= trial::PATH => {
            0.8 * SIDES.map(|side| hope(*card, side)).into_iter().fold(0.0, f32::max)
        }
        Frame::Trial { card: Some(card), step, side, .. } if *step < trial::TRYING => {
            0.8 * hope(*card, *side)
        }
        Frame::Trial { card: Some(card), step, side, .. } if *step < trial::PASSED => {
            income(game, s, seat, *card, *side)
        }
        _ => 0.0,
    };
    s.stack.iter().map(promise).sum()
}
