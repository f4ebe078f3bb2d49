//! Paying costs: dice, ingredients, Blood of wounded Marks.

use super::{Flow, Run};
use crate::choice::Choice;
use crate::dice::{Die, Pool};
use crate::events::Event;
use crate::game::Penumbra;
use crate::goods::{Goods, Ingredient};
use crate::language::program::{Cost, CostDie};
use crate::limits::MARKS;
use crate::state::*;

/// Does a die pay for what is asked (PEN-503, PEN-504)?
fn pays(die: Die, asked: CostDie) -> bool {
    die.counts_as(asked.kind) && (asked.value == 0 || die.value == asked.value)
}

/// Can all of these be paid from a pool?
fn pool_pays(pool: &Pool, asked: &[CostDie]) -> bool {
    let Some((first, rest)) = asked.split_first() else { return true };
    pool.dice().any(|die| {
        pays(die, *first) && {
            let mut left = *pool;
            left.take(die) && pool_pays(&left, rest)
        }
    })
}

impl Penumbra {
    /// Can a player pay these dice?
    pub fn dice_pay(&self, s: &State, seat: u8, asked: &[CostDie]) -> bool {
        pool_pays(&s.wizard(seat).pool, asked)
    }

    /// Can a price be paid when so many ingredients are saved?
    pub fn buys(&self, s: &State, seat: u8, price: &Goods, less: u8) -> bool {
        let missing: u8 = price
            .each()
            .map(|(kind, n)| {
                let there = match kind {
                    Ingredient::Blood => s.blood(seat),
                    Ingredient::Crystal if !self.crystals_work(s) => 0,
                    _ => s.wizard(seat).store[kind],
                };
                n.saturating_sub(there)
            })
            .sum();
        missing <= less
    }

    /// The answers while something is being paid.
    pub(super) fn options_pay(&self, s: &State, payment: &Payment, out: &mut dyn FnMut(Choice)) {
        if payment.less > 0 {
            for kind in Ingredient::ALL {
                let mut price = payment.goods;
                if price[kind] > 0 {
                    price[kind] -= 1;
                    if self.buys(s, s.actor, &price, payment.less - 1) {
                        out(Choice::Save(kind));
                    }
                }
            }
            return;
        }
        if let Some((first, rest)) = payment.dice.split_first() {
            for die in s.me().pool.dice() {
                let mut left = s.me().pool;
                if pays(die, *first) && left.take(die) && pool_pays(&left, rest) {
                    out(Choice::Die(die));
                }
            }
            return;
        }
        if s.me().store[Ingredient::Blood] > 0 {
            out(Choice::Store);
        }
        for cell in Cell::all(MARKS).filter(|cell| s.me().marks[*cell].wounded()) {
            out(Choice::Cell(cell));
        }
    }
}

impl Run<'_, '_> {
    /// The actor pays a cost.
    pub(super) fn pay(&mut self, cost: &Cost, less: u8) {
        self.push(Frame::Pay(Payment { dice: cost.dice.clone(), goods: cost.goods, less }));
    }

    /// The actor pays ingredients.
    pub(super) fn pay_goods(&mut self, goods: Goods, less: u8) {
        self.push(Frame::Pay(Payment { dice: Default::default(), goods, less }));
    }

    pub(super) fn step_pay(&mut self, mut payment: Payment) -> Flow {
        let total = payment.goods.total();
        if payment.less >= total && payment.less > 0 {
            payment.goods = Goods::NOTHING;
            payment.less = 0;
        }
        if payment.less > 0 {
            self.become_frame(Frame::Pay(payment));
            return Flow::Ask;
        }
        // What needs no decision is paid first.
        for kind in Ingredient::ALL.into_iter().filter(|kind| *kind != Ingredient::Blood) {
            let n = std::mem::take(&mut payment.goods[kind]);
            self.lose_goods(kind, n);
        }
        if payment.dice.is_empty() && self.s.me().wounded() == 0 {
            let n = std::mem::take(&mut payment.goods[Ingredient::Blood]);
            self.lose_goods(Ingredient::Blood, n);
        }
        if payment.dice.is_empty() && payment.goods[Ingredient::Blood] == 0 {
            self.s.stack.pop();
            return Flow::Go;
        }
        self.become_frame(Frame::Pay(payment));
        Flow::Ask
    }

    pub(super) fn answer_pay(&mut self, mut payment: Payment, choice: Choice) {
        match choice {
            Choice::Save(kind) => {
                payment.goods[kind] -= 1;
                payment.less -= 1;
            }
            Choice::Die(die) => {
                payment.dice.remove(0);
                self.lose_die(die);
            }
            Choice::Store => {
                payment.goods[Ingredient::Blood] -= 1;
                self.lose_goods(Ingredient::Blood, 1);
            }
            Choice::Cell(cell) => {
                payment.goods[Ingredient::Blood] -= 1;
                self.bleed(cell);
            }
            _ => {}
        }
        self.become_frame(Frame::Pay(payment));
    }

    /// A wounded Mark gives its Blood (PEN-415).
    fn bleed(&mut self, cell: Cell) {
        let seat = self.s.actor;
        if let Mark::Wounded(kind) = self.s.me().marks[cell] {
            self.s.me_mut().marks[cell] = Mark::Discharged(kind);
            self.tell(|| Event::BloodOfMark { seat, cell: cell.number() });
        }
    }
}
