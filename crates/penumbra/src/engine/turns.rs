//! Turns begin and end (PEN-200 to PEN-230).

use super::{Flow, Run};
use crate::choice::{Choice, Primal};
use crate::content::printed::Side;
use crate::deck::Deck;
use crate::dice::Heap;
use crate::events::Event;
use crate::game::Penumbra;
use crate::goods::Ingredient;
use crate::kind::Kinds;
use crate::language::program::{Ability, Extra, Turning};
use crate::state::*;

/// The first step of the end of a turn.
const CLEAN_UP: u8 = 0;
/// The last one; before it come as many steps as Fate cards are revealed.
const OVER: u8 = 1;

impl Penumbra {
    pub(super) fn options_turn(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        if !s.me().must_rest {
            out(Choice::Study);
            // PEN-210.
            if self.attemptable(s).next().is_some() {
                out(Choice::TrialTurn);
            }
        }
        out(Choice::Rest);
    }

    pub(super) fn options_study(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        self.options_go(s, out);
        self.options_study_but_go(s, out);
    }

    /// What a Study turn offers but placements.
    pub(super) fn options_study_but_go(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        self.effects(s, out);
        out(Choice::End);
    }
}

impl Run<'_, '_> {
    pub(super) fn answer_turn(&mut self, choice: Choice) {
        let seat = self.s.actor;
        self.become_frame(Frame::EndTurn { step: 0 });
        let begun = std::mem::replace(&mut self.s.me_mut().begun, true);
        match choice {
            Choice::Study => {
                self.s.turn.kind = TurnKind::Study;
                // PEN-202.
                self.s.turn.places[Extra::Anywhere.index()] = if begun { 2 } else { 1 };
                self.tell(|| Event::Turn { seat, turn: "study".into() });
                self.push(Frame::Study);
            }
            Choice::TrialTurn => {
                self.s.turn.kind = TurnKind::Trial;
                self.tell(|| Event::Turn { seat, turn: "trial".into() });
                let step = super::trial::CHOOSE;
                self.push(Frame::Trial { card: None, step, side: Side::Dark, task: 0 });
            }
            _ => {
                self.s.turn.kind = TurnKind::Rest;
                self.s.me_mut().must_rest = false;
                self.tell(|| Event::Turn { seat, turn: "rest".into() });
                self.push(Frame::Rest { step: 0, cell: 0, given: false });
            }
        }
    }

    /// An answer that stands in any menu; false if it is none.
    pub(super) fn answer_menu(&mut self, choice: Choice) -> bool {
        match choice {
            Choice::Use(card) => self.use_card(card, None),
            Choice::Pay(card, variant) => self.use_card(card, Some(variant)),
            Choice::Mark(cell) => self.use_mark(cell),
            Choice::Primal(primal) => self.primal_magic(primal),
            Choice::Discard(card) => self.discard_card(card),
            Choice::Go(section, way) => self.push(Frame::Placing { section, way, target: None }),
            _ => return false,
        }
        true
    }

    fn primal_magic(&mut self, primal: Primal) {
        let (cost, how) = match primal {
            Primal::Reroll => (1, Turning::Reroll),
            Primal::Nudge => (2, Turning::Nudge),
            Primal::Flip => (2, Turning::Flip),
            Primal::Recolour => (3, Turning::Recolour),
            Primal::Heal => {
                self.lose_goods(Ingredient::Fruit, 2);
                return self.push(Frame::Pick(Pick::Heal { left: 1, must: true }));
            }
            Primal::PayOff => {
                match self.game.once_free(self.s, Ability::FreePayOff) {
                    Some(card) => {
                        let _ = self.s.turn.once.try_push(card);
                    }
                    None => self.lose_goods(Ingredient::Valuable, 1),
                }
                return self.push(Frame::Pick(Pick::PayOff));
            }
            Primal::MakeTime => {
                self.lose_goods(Ingredient::Trinket, 1);
                self.s.turn.made_time = true;
                self.s.turn.places[Extra::Anywhere.index()] += 1;
                return;
            }
            Primal::KnockOut => {
                self.push(Frame::Pick(Pick::KnockOut));
                return self.push(Frame::Pick(Pick::RedDie));
            }
        };
        self.lose_goods(Ingredient::Crystal, cost);
        self.push(Frame::Pick(Pick::Turn { left: 1, how, kinds: Kinds::ALL, must: true }));
    }

    /// The end of a turn: cleaned up, then the Fate cards that are still to be revealed, then the next turn.
    pub(super) fn step_end(&mut self, step: u8) -> Flow {
        let seat = self.s.turn.seat;
        self.s.actor = seat;
        match step {
            CLEAN_UP => {
                // PEN-208.
                let pool = &mut self.s.me_mut().pool;
                pool.0[1] = Heap::default();
                pool.0[2] = Heap::default();
                let fates = self.fates_due();
                self.become_frame(Frame::EndTurn { step: OVER + fates });
            }
            OVER => {
                self.check_prophecies();
                self.s.stack.pop();
                if self.s.last > 0 {
                    self.s.last -= 1;
                    if self.s.last == 0 {
                        self.finish();
                        return Flow::Go;
                    }
                }
                self.next_turn();
            }
            left => {
                self.become_frame(Frame::EndTurn { step: left - 1 });
                self.reveal_fate();
            }
        }
        Flow::Go
    }

    /// What the kind of the turn does at its end; gives how many Fate cards it reveals.
    fn fates_due(&mut self) -> u8 {
        let kind = self.s.turn.kind;
        if kind != TurnKind::Study {
            self.s.studies = 0;
            self.refresh_row();
            return self.game.fates(kind);
        }
        if self.game.solo() {
            // PEN-973, PEN-975.
            self.refresh_row();
            self.busy_town();
        }
        self.s.studies = self.s.studies.saturating_add(1);
        let idle = usize::from(self.s.studies) >= 6 * self.game.seats;
        if !(idle && self.game.options.idle_fate) {
            return 0;
        }
        self.s.studies = 0;
        1
    }

    /// PEN-219: the rightmost Contract leaves, a new one comes.
    fn refresh_row(&mut self) {
        if let Some(card) = self.s.top(Zone::Row) {
            self.put_under(card, Deck::Contracts, PUBLIC);
        }
        self.fill_row();
    }

    /// The next player in turn order begins (PEN-153).
    pub(super) fn next_turn(&mut self) {
        let seats = self.game.seats;
        let order = &self.s.order[..seats];
        let at = order.iter().position(|seat| *seat == self.s.turn.seat).unwrap_or(0);
        let seat = order[(at + 1) % seats];
        self.begin_turn(seat);
    }

    pub(super) fn begin_turn(&mut self, seat: u8) {
        self.s.turn = Turn::of(seat);
        self.s.actor = seat;
        self.s.turns = self.s.turns.saturating_add(1);
        self.push(Frame::Turn);
    }
}
