//! The Rest turn: the thread from left to right (PEN-223 to PEN-229, PEN-350 to PEN-366).

use super::{Flow, Run};
use crate::choice::Choice;
use crate::content::build::{Sort, Variant};
use crate::content::printed::RestOnly;
use crate::events::Event;
use crate::game::Penumbra;
use crate::goods::Ingredient;
use crate::kind::Kind;
use crate::language::program::*;
use crate::limits::{ANSWERS, MARKS};
use crate::state::*;

/// The menu before the thread.
const BEFORE: u8 = 0;
/// Untap, recharge, two Bone dice.
const START: u8 = 1;
/// The cells.
const THREAD: u8 = 2;
/// The menu between cells, where Heal could matter.
const BETWEEN: u8 = 3;
/// The menu after the thread.
const AFTER: u8 = 4;

impl Penumbra {
    pub(super) fn options_rest(&self, s: &State, step: u8, out: &mut dyn FnMut(Choice)) {
        self.effects(s, out);
        out(if step == AFTER { Choice::End } else { Choice::GoOn });
    }

    /// Recipes that can be brewed at Rest, whatever the symbol of their cost (PEN-366).
    pub(super) fn options_brew(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        for card in s.cards_in(Zone::Grimoire(s.actor)) {
            let printed = &self.content.cards[card];
            if printed.sort != Sort::Recipe {
                continue;
            }
            for (i, variant) in (0..).zip(&printed.variants) {
                if let Variant::Pay(cost) = variant
                    && cost.dice.is_empty()
                    && self.affords(s, s.actor, &cost.goods)
                {
                    out(Choice::Pay(card, i));
                }
            }
        }
        out(Choice::Done);
    }
}

impl Run<'_, '_> {
    fn rest_at(&mut self, step: u8, cell: u8, given: bool) {
        self.become_frame(Frame::Rest { step, cell, given });
    }

    pub(super) fn step_rest(&mut self, step: u8, cell: u8, given: bool) -> Flow {
        let seat = self.s.actor;
        match step {
            START => {
                self.rest_at(THREAD, 0, false);
                // PEN-363: the second Bone die, then the first, since the last pushed comes first.
                self.gain_rest_die(Kind::Bone);
                self.gain_rest_die(Kind::Bone);
                self.untap_all();
                for cell in Cell::all(MARKS) {
                    if let Mark::Discharged(kind) = self.s.me().marks[cell] {
                        self.s.me_mut().marks[cell] = Mark::Charged(kind);
                        self.tell(|| Event::MarkRecharged { seat, cell: cell.number() });
                    }
                }
                self.rest_abilities();
            }
            THREAD => {
                if usize::from(cell) == MARKS {
                    self.rest_at(AFTER, cell, false);
                    return Flow::Go;
                }
                let mark = self.s.me().marks[usize::from(cell)];
                let heal = self.s.me().store[Ingredient::Fruit] >= 2 && mark.wounded();
                if heal && !given {
                    self.rest_at(BETWEEN, cell, true);
                    return Flow::Ask;
                }
                self.rest_at(THREAD, cell + 1, false);
                if mark.sound() {
                    self.rest_only(Cell::new(cell.into()));
                    self.gain_rest_die(mark.kind().unwrap_or(Kind::Bone));
                }
            }
            _ => return Flow::Ask,
        }
        Flow::Go
    }

    /// What the thread gives above a cell besides the die (PEN-359).
    fn rest_only(&mut self, cell: Cell) {
        match self.game.content.board[cell.index()].rest {
            Some(RestOnly::Brew) => self.push(Frame::Brew),
            Some(RestOnly::Exchange) => self.push(Frame::Exchange { left: None, taken: 0, inside: false }),
            Some(RestOnly::Buy) => {
                self.push(Frame::Buy { wares: Wares::Either, less: 0, each: 0, left: Some(1), inside: false })
            }
            None => {}
        }
    }

    /// The same for a Mark that was gained or healed: in a Rest turn, or where the setup says so (PEN-360).
    pub(super) fn rest_effect_now(&mut self, cell: Cell) {
        let rests = self.s.stack.iter().any(|frame| matches!(frame, Frame::Rest { .. }));
        if rests || self.game.options.rest_effects_on_heal {
            self.rest_only(cell);
        }
    }

    /// Conditions of Rest turns (PEN-521).
    fn rest_abilities(&mut self) {
        let answers: arrayvec::ArrayVec<(CardId, Pc), ANSWERS> = self
            .game
            .abilities(self.s, self.s.actor)
            .filter_map(|(card, ability)| match ability {
                Ability::EachRest(pc) => Some((card, pc)),
                _ => None,
            })
            .take(ANSWERS)
            .collect();
        for (card, pc) in answers {
            self.push(Frame::Text(Text::of(pc, card)));
        }
    }

    /// PEN-353.
    fn untap_all(&mut self) {
        for card in self.s.index.owned(self.s.actor) {
            if self.s.tapped(card) {
                self.untap(card);
            }
        }
    }

    pub(super) fn answer_rest(&mut self, step: u8, cell: u8, given: bool, choice: Choice) {
        match choice {
            Choice::GoOn if step == BEFORE => self.rest_at(START, 0, false),
            Choice::GoOn => self.rest_at(THREAD, cell, given),
            _ => {
                self.s.stack.pop();
            }
        }
    }
}
