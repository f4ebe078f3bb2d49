//! An answer goes to the frame that asked.

use super::Run;
use super::effects::RATE;
use crate::choice::Choice;
use crate::goods::Goods;
use crate::language::program::Wares;
use crate::state::{CardId, Frame};

impl Run<'_, '_> {
    pub(super) fn answer_top(&mut self, choice: Choice) {
        let Some(frame) = self.s.stack.last().cloned() else { return };
        let menu = match &frame {
            Frame::Study
            | Frame::Visit { .. }
            | Frame::Trial { .. }
            | Frame::Rest { .. }
            | Frame::Threat(_)
            | Frame::Task { .. } => true,
            Frame::Contract { step, .. } => *step > 0,
            Frame::Buy { inside, .. } | Frame::Exchange { inside, .. } => *inside,
            Frame::Talents
            | Frame::Turn
            | Frame::Placing { .. }
            | Frame::EndTurn { .. }
            | Frame::Mortal { .. }
            | Frame::UseCard(_)
            | Frame::Launch { .. }
            | Frame::Pay(_)
            | Frame::Text(_)
            | Frame::Pick(_)
            | Frame::Brew => false,
        };
        if menu && self.answer_menu(choice) {
            return;
        }
        match frame {
            Frame::Talents | Frame::EndTurn { .. } => {}
            Frame::Turn => self.answer_turn(choice),
            Frame::Study => {
                self.s.stack.pop();
            }
            Frame::Placing { section, way, .. } => self.answer_placing(section, way, choice),
            visit @ Frame::Visit { .. } => self.answer_visit(visit, choice),
            Frame::Trial { card, side, .. } => self.answer_trial(card, side, choice),
            Frame::Rest { step, cell, given } => self.answer_rest(step, cell, given, choice),
            Frame::Contract { card, .. } => self.answer_contract(card, choice),
            Frame::Task { card, side, task, shield, .. } => {
                self.answer_task(card, side, task, shield, choice)
            }
            Frame::Threat(threat) => self.answer_threat(threat, choice),
            Frame::Mortal { .. } => self.answer_mortal(choice),
            Frame::UseCard(_) => self.answer_use(choice),
            Frame::Launch { card, chain, .. } => self.answer_launch(card, chain, choice),
            Frame::Pay(payment) => self.answer_pay(payment, choice),
            Frame::Text(text) => self.answer_text(text.pc, choice),
            Frame::Pick(pick) => self.answer_pick(pick, choice),
            Frame::Exchange { left, taken, inside } => self.answer_exchange(left, taken, inside, choice),
            Frame::Buy { wares, less, each, left, inside } => {
                self.answer_buy(wares, less, each, left, inside, choice);
            }
            Frame::Brew => match choice {
                Choice::Pay(card, variant) => self.use_card(card, Some(variant)),
                _ => {
                    self.s.stack.pop();
                }
            },
        }
    }

    fn answer_exchange(&mut self, left: Option<u8>, taken: u8, inside: bool, choice: Choice) {
        let Choice::Swap(from, to) = choice else {
            self.s.stack.pop();
            return;
        };
        self.lose_goods(from, RATE[from]);
        self.gain_goods(to, RATE[to]);
        let left = left.map(|left| left - 1);
        self.become_frame(Frame::Exchange { left, taken: taken | 1 << u8::from(to), inside });
    }

    fn answer_buy(
        &mut self,
        wares: Wares,
        less: u8,
        each: u8,
        left: Option<u8>,
        inside: bool,
        choice: Choice,
    ) {
        let Choice::Card(card) = choice else {
            self.s.stack.pop();
            return;
        };
        let left = left.map(|left| left - 1);
        // PEN-665: the discount of the placement counts once, on the total.
        let price = self.game.content.cards[card].price;
        let total = price.total();
        let always = self.game.purchase_less(self.s).saturating_add(each).min(total);
        let once = less.min(total - always);
        self.become_frame(Frame::Buy { wares, less: less - once, each, left, inside });
        self.s.turn.bought = self.s.turn.bought.saturating_add(1);
        self.buy(card, price, always + once);
    }

    fn buy(&mut self, card: CardId, price: Goods, less: u8) {
        // What comes of the card waits below the payment.
        self.gain_card(card);
        self.pay_goods(price, less);
    }
}
