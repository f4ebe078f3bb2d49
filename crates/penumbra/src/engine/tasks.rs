//! Tasks and Contracts (PEN-750 to PEN-784).

use super::{Flow, Run};
use crate::choice::Choice;
use crate::content::printed::Side;
use crate::deck::Deck;
use crate::dice::{Die, Heap, Plane, Pool};
use crate::events::Event;
use crate::game::Penumbra;
use crate::kind::Kinds;
use crate::language::program::*;
use crate::state::*;

/// The step of a Contract that is failed.
pub(super) const FAILED: u8 = 5;

/// By how much a task is easier for the player who tries it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ease {
    /// Off a total.
    pub total: u8,
    /// Dice off an exact task.
    pub dice: u8,
    /// Ingredients off a discard task.
    pub goods: u8,
}

impl Penumbra {
    /// The task of a path, or of a Shield.
    pub fn task(&self, card: CardId, side: Side, task: u8, shield: Option<u8>) -> Option<&Task> {
        let printed = &self.content.cards[card];
        match shield {
            Some(property) => match printed.properties.get(usize::from(property))? {
                Property::Shield(task) => Some(task),
                _ => None,
            },
            None => printed.path(side)?.tasks.get(usize::from(task)),
        }
    }

    /// How the cards of the actor ease a task; a Shield is not eased.
    pub fn ease(&self, s: &State, card: CardId, side: Side, shield: bool) -> Ease {
        let mut ease = Ease::default();
        if shield {
            return ease;
        }
        ease.total = s.eased();
        let approach = self.content.cards[card].path(side).and_then(|p| p.approach);
        for (_, ability) in self.abilities(s, s.actor) {
            match ability {
                Ability::EaseTrials(n) if s.turn.kind == TurnKind::Trial => ease.total += n,
                Ability::Approach { approach: of, total, dice, goods } if Some(of) == approach => {
                    ease.total = ease.total.saturating_add(total);
                    ease.dice += dice;
                    ease.goods += goods;
                }
                _ => {}
            }
        }
        ease
    }

    /// How many of the asked values dice of these kinds show.
    pub(crate) fn met(&self, pool: &Pool, kinds: Kinds, values: &[u8]) -> usize {
        let met = |value: u8| {
            let asked = values.iter().filter(|v| **v == value).count();
            let dice = pool.dice().filter(|d| d.value == value && d.counts_among(kinds));
            asked.min(dice.map(|d| usize::from(pool.count(d))).sum())
        };
        (1..=6).map(met).sum()
    }

    /// Can a task be started (PEN-758)? Rolling and withstanding need only their dice.
    pub fn startable(&self, s: &State, task: &Task, ease: Ease) -> bool {
        self.startable_by(s, s.actor, task, ease)
    }

    /// The same for any player.
    pub fn startable_by(&self, s: &State, seat: u8, task: &Task, ease: Ease) -> bool {
        let pool = &s.wizard(seat).pool;
        match task {
            Task::Goods(goods) => self.buys(s, seat, goods, ease.goods),
            Task::Total { kinds, total } => {
                let fitting = pool.dice().filter(|d| d.counts_among(*kinds));
                let sum: u32 = fitting.map(|d| u32::from(d.value) * u32::from(pool.count(d))).sum();
                sum >= u32::from(total.saturating_sub(ease.total))
            }
            Task::Exact { kinds, values } => {
                self.met(pool, *kinds, values) + usize::from(ease.dice) >= values.len()
            }
            Task::Roll { kind, count, .. } => {
                let dice = pool.dice().filter(|d| d.counts_as(*kind));
                dice.map(|d| usize::from(pool.count(d))).sum::<usize>() >= usize::from(*count)
            }
            Task::Withstand(_) => true,
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn options_task(
        &self,
        s: &State,
        card: CardId,
        side: Side,
        task: u8,
        shield: Option<u8>,
        step: u8,
        done: u8,
        out: &mut dyn FnMut(Choice),
    ) {
        let pool = &s.me().pool;
        match self.task(card, side, task, shield) {
            Some(Task::Total { kinds, .. }) => {
                pool.dice().filter(|d| d.counts_among(*kinds)).for_each(|d| out(Choice::Die(d)));
            }
            Some(Task::Exact { kinds, values }) => {
                let open =
                    |d: &Die| values.iter().enumerate().any(|(i, v)| done & 1 << i == 0 && *v == d.value);
                pool.dice().filter(|d| open(d) && d.counts_among(*kinds)).for_each(|d| out(Choice::Die(d)));
            }
            Some(Task::Roll { kind, .. }) if step == 0 => {
                pool.dice().filter(|d| d.counts_as(*kind)).for_each(|d| out(Choice::Die(d)));
            }
            // PEN-755.
            Some(Task::Roll { .. }) => {
                self.effects(s, out);
                out(Choice::GoOn);
            }
            _ => {}
        }
    }

    pub(super) fn options_contract(&self, s: &State, card: Option<CardId>, out: &mut dyn FnMut(Choice)) {
        let Some(card) = card else {
            s.cards_in(Zone::Row).for_each(|c| out(Choice::Card(c)));
            let reserved = s.cards_in(Zone::Reserved(s.actor));
            let contracts =
                reserved.filter(|c| self.content.cards[*c].sort == crate::content::build::Sort::Contract);
            contracts.for_each(|c| out(Choice::Card(c)));
            out(Choice::GiveUp);
            return;
        };
        let side = self.side_of(card);
        if let Some(task) = self.task(card, side, 0, None)
            && self.startable(s, task, self.ease(s, card, side, false))
        {
            out(Choice::Task(0));
        }
        self.effects(s, out);
        out(Choice::GiveUp);
    }

    /// The side of a Contract.
    pub fn side_of(&self, card: CardId) -> Side {
        if self.content.cards[card].paths[0].is_some() { Side::Dark } else { Side::Light }
    }
}

impl Run<'_, '_> {
    pub(super) fn begin_task(&mut self, card: CardId, side: Side, task: u8, shield: Option<u8>) {
        self.push(Frame::Task { card, side, task, shield, step: 0, sum: 0, done: 0 });
    }

    fn finish_task(&mut self, success: bool) {
        let shield = matches!(self.s.stack.pop(), Some(Frame::Task { shield: Some(_), .. }));
        self.s.me_mut().pool.0[Plane::Rolled.index()] = Heap::default();
        match self.s.stack.last_mut() {
            Some(Frame::Contract { step, .. }) => *step = if success { 4 } else { FAILED },
            Some(Frame::Trial { step, .. }) if shield => *step = super::trial::TASK,
            Some(Frame::Trial { step, .. }) => {
                *step = if success { super::trial::REWARD } else { super::trial::FAILED }
            }
            _ => {}
        }
    }

    pub(super) fn step_task(
        &mut self,
        card: CardId,
        side: Side,
        task: u8,
        shield: Option<u8>,
        step: u8,
    ) -> Flow {
        let Some(printed) = self.game.task(card, side, task, shield).cloned() else {
            self.finish_task(false);
            return Flow::Go;
        };
        let ease = self.game.ease(self.s, card, side, shield.is_some());
        let Some(Frame::Task { sum, done, .. }) = self.s.stack.last() else { return Flow::Go };
        let (sum, done) = (*sum, *done);
        let seat = self.s.actor;
        match printed {
            Task::Goods(goods) if step == 0 => {
                self.task_step(1, 0);
                self.pay_goods(goods, ease.goods);
            }
            Task::Goods(_) => self.finish_task(true),
            Task::Total { total, .. } => {
                if sum < total.saturating_sub(ease.total) {
                    return Flow::Ask;
                }
                self.finish_task(true);
            }
            Task::Exact { values, .. } => {
                let met = (0..values.len()).filter(|i| done & 1 << i != 0).count();
                if met + usize::from(ease.dice) < values.len() {
                    return Flow::Ask;
                }
                self.finish_task(true);
            }
            Task::Roll { count, .. } if step == 0 && sum < count => return Flow::Ask,
            Task::Roll { .. } if step == 0 => {
                let rolled = self.s.me().pool.0[Plane::Rolled.index()];
                let mut heap = Heap::default();
                let mut values = arrayvec::ArrayVec::<u8, 16>::new();
                for (kind, _, n) in rolled.each() {
                    for _ in 0..n {
                        let value = self.roll();
                        heap.add(kind, value);
                        let _ = values.try_push(value);
                    }
                }
                self.s.me_mut().pool.0[Plane::Rolled.index()] = heap;
                self.tell(|| Event::TaskRolled { seat, values: values.to_vec() });
                self.task_step(1, 0);
            }
            Task::Roll { .. } if step == 1 => return Flow::Ask,
            Task::Roll { total, .. } => {
                let heap = &self.s.me().pool.0[Plane::Rolled.index()];
                let sum: u8 = heap.each().map(|(_, value, n)| value * n).sum();
                self.finish_task(sum >= total.saturating_sub(ease.total));
            }
            Task::Withstand(n) if step == 0 => {
                self.task_step(1, 0);
                let protect = self.protects();
                self.threaten(n, Danger::Task, false, protect);
            }
            // PEN-756: only a Mortal Wound of its own roll.
            Task::Withstand(_) => self.finish_task(sum == 0),
        }
        Flow::Go
    }

    fn task_step(&mut self, to: u8, count: u8) {
        if let Some(Frame::Task { step, sum, .. }) = self.s.stack.last_mut() {
            *step = to;
            *sum = count;
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn answer_task(
        &mut self,
        card: CardId,
        side: Side,
        task: u8,
        shield: Option<u8>,
        choice: Choice,
    ) {
        let game = self.game;
        let Some(printed) = game.task(card, side, task, shield) else { return };
        let Choice::Die(die) = choice else {
            self.task_step(2, 0);
            return;
        };
        let Some(Frame::Task { sum, done, .. }) = self.s.stack.last_mut() else { return };
        match printed {
            Task::Total { .. } => {
                *sum = sum.saturating_add(die.value);
                self.lose_die(die);
            }
            Task::Exact { values, .. } => {
                let met = values.iter().enumerate().find(|(i, v)| *done & 1 << i == 0 && **v == die.value);
                if let Some((i, _)) = met {
                    *done |= 1 << i;
                }
                self.lose_die(die);
            }
            Task::Roll { .. } => {
                *sum += 1;
                let pool = &mut self.s.me_mut().pool;
                pool.take(die);
                pool.add(Die { plane: Plane::Rolled, ..die });
            }
            Task::Goods(_) | Task::Withstand(_) => {}
        }
    }

    pub(super) fn step_contract(&mut self, card: Option<CardId>, step: u8) -> Flow {
        let Some(card) = card else { return Flow::Ask };
        let seat = self.s.actor;
        match step {
            2 => return Flow::Ask,
            1 => {
                self.contract_step(2);
                let threat = self.game.content.cards[card].threat;
                if threat > 0 {
                    let protect = self.protects();
                    self.threaten(threat, Danger::Contract, false, protect);
                }
            }
            4 => {
                // PEN-775 to PEN-777.
                let side = self.game.side_of(card);
                self.s.stack.pop();
                self.put(card, Zone::Experience(seat));
                self.s.places[card].light = side == Side::Light;
                let id = self.id(card);
                self.tell(|| Event::Completed { seat, card: id });
                self.fill_row();
                if let Some(path) = self.game.content.cards[card].path(side) {
                    self.push(Frame::Text(Text::of(path.reward, card)));
                }
            }
            _ => {
                let id = self.id(card);
                self.tell(|| Event::Failed { seat, card: id });
                self.s.stack.pop();
            }
        }
        Flow::Go
    }

    /// Does the Yellow die that was placed for a Contract protect now? It does so once (PEN-659, PEN-660).
    fn protects(&mut self) -> bool {
        let contract = self.s.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Contract { protect, .. } => Some(protect),
            _ => None,
        });
        contract.is_some_and(std::mem::take)
    }

    fn contract_step(&mut self, to: u8) {
        if let Some(Frame::Contract { step, .. }) = self.s.stack.last_mut() {
            *step = to;
        }
    }

    pub(super) fn answer_contract(&mut self, card: Option<CardId>, choice: Choice) {
        let seat = self.s.actor;
        match (choice, card) {
            (Choice::Card(chosen), _) => {
                let eased = std::mem::take(&mut self.s.turn.ease);
                if let Some(Frame::Contract { card, step, ease, .. }) = self.s.stack.last_mut() {
                    *card = Some(chosen);
                    *step = 1;
                    *ease = eased;
                }
                // Whoever attempts a reserved Contract shows it.
                if self.s.places[chosen].known & PUBLIC == 0 {
                    self.s.barrier += 1;
                    self.s.places[chosen].known = PUBLIC;
                }
                let id = self.id(chosen);
                self.tell(|| Event::Attempts { seat, card: id });
            }
            (Choice::Task(task), Some(card)) => {
                self.contract_step(3);
                let side = self.game.side_of(card);
                self.begin_task(card, side, task, None);
            }
            (_, None) => {
                self.s.stack.pop();
            }
            (_, Some(_)) => self.contract_step(FAILED),
        }
    }

    /// New Contracts come into the row (PEN-777, PEN-782).
    pub(super) fn fill_row(&mut self) {
        while self.s.count_in(Zone::Row) < 4 {
            if self.draw(Deck::Contracts, Zone::Row).is_none() {
                break;
            }
        }
    }
}
