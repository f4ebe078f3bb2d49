//! All legal answers to the open question.

use crate::choice::Choice;
use crate::game::Penumbra;
use crate::language::program::Op;
use crate::limits::MARKS;
use crate::state::{Frame, State};

impl Penumbra {
    /// Calls `out` with each answer the acting player has, in a fixed order.
    pub fn options(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        let Some(frame) = s.stack.last() else { return };
        match frame {
            Frame::Talents | Frame::EndTurn { .. } => {}
            Frame::Turn => self.options_turn(s, out),
            Frame::Study => self.options_study(s, out),
            Frame::Placing { section, way, target } => self.options_placing(s, *section, *way, *target, out),
            Frame::Visit { section, colour, applied, bound, rolled, less, .. } => {
                self.options_visit(s, *section, *colour, *applied, *bound, *rolled, *less, out);
            }
            Frame::Trial { card, step, side, .. } => self.options_trial(s, *card, *step, *side, out),
            Frame::Rest { step, .. } => self.options_rest(s, *step, out),
            Frame::Contract { card, .. } => self.options_contract(s, *card, out),
            Frame::Task { card, side, task, shield, step, done, .. } => {
                self.options_task(s, *card, *side, *task, *shield, *step, *done, out);
            }
            Frame::Threat(threat) => self.options_threat(s, threat, out),
            Frame::Mortal { .. } => self.options_mortal(s, out),
            Frame::UseCard(_) => self.options_amplify(s, out),
            Frame::Launch { card, chain, untapped } => self.options_launch(s, *card, *chain, *untapped, out),
            Frame::Pay(payment) => self.options_pay(s, payment, out),
            Frame::Text(text) => match self.content.code[usize::from(text.pc)] {
                Op::Either(_) => {
                    out(Choice::First);
                    out(Choice::Second);
                }
                _ => {
                    out(Choice::Yes);
                    out(Choice::No);
                }
            },
            Frame::Pick(pick) => self.options_pick(s, *pick, out),
            Frame::Exchange { taken, inside, .. } => {
                self.swaps(s, *taken, out);
                if *inside {
                    self.effects(s, out);
                }
                out(Choice::Done);
            }
            Frame::Buy { wares, less, each, inside, .. } => {
                self.wares(s, *wares, less + each, &mut |card| out(Choice::Card(card)));
                if *inside {
                    self.effects(s, out);
                }
                out(Choice::Done);
            }
            Frame::Brew => self.options_brew(s, out),
        }
    }

    /// Are there certainly two answers? Asked before they are counted.
    pub(super) fn surely_many(&self, s: &State) -> bool {
        match s.stack.last() {
            Some(Frame::Turn) => !s.me().must_rest,
            // Some cell takes any die.
            Some(Frame::Study) => s.turn.places[0] > 0 && !s.me().pool.is_empty(),
            Some(Frame::Text(_)) => true,
            _ => false,
        }
    }

    /// Is this one of the answers?
    pub fn has_option(&self, s: &State, choice: Choice) -> bool {
        let mut found = false;
        let mut offered = |offered: Choice| found |= offered == choice;
        match (s.stack.last(), choice) {
            // The menu of a Study turn takes long to list.
            (Some(Frame::Study), Choice::Go(section, way)) => {
                let there = self.sections().any(|there| there == section) && !s.me().pool.is_empty();
                return there && self.goes(s, section, way, self.appears_free(s));
            }
            (Some(Frame::Study), Choice::Mark(cell)) => {
                return cell.index() < MARKS && self.mark_works(s, cell);
            }
            (Some(Frame::Study), Choice::Use(card)) => {
                return card.index() < self.content.cards.len() && self.activable(s, card);
            }
            (Some(Frame::Study), _) => self.options_study_but_go(s, &mut offered),
            _ => self.options(s, &mut offered),
        }
        found
    }
}
