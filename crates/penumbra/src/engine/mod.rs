//! The game goes on: frames run until somebody is asked.

pub mod answers;
pub mod basics;
pub mod cards;
pub mod effects;
pub mod fate;
pub mod menu;
pub mod options;
pub mod pay;
pub mod picks;
pub mod places;
pub mod rest;
pub mod scoring;
pub mod setup;
pub mod solo;
pub mod tasks;
pub mod threat;
pub mod trial;
pub mod turns;

use crate::choice::Choice;
use crate::events::Event;
use crate::game::Penumbra;
use crate::limits::WORK;
use crate::state::{Frame, State};
use kernel::Log;

/// What a frame does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It has moved on.
    Go,
    /// It asks.
    Ask,
}

/// A game that is going on.
pub struct Run<'a, 'b> {
    /// The rules.
    pub game: &'a Penumbra,
    /// The state.
    pub s: &'a mut State,
    /// Where it is told.
    pub log: &'a mut Log<'b, Event>,
    /// Has a card moved or a Mark come since Prophecies were looked at?
    pub stirred: bool,
    /// Has the frame that asks counted two answers already?
    pub many: bool,
}

impl Run<'_, '_> {
    /// Goes on until somebody is asked something with at least two answers, or the game is over.
    pub fn run(&mut self) {
        for _ in 0..WORK {
            if self.s.over {
                return;
            }
            self.many = false;
            if self.step() == Flow::Go {
                continue;
            }
            if std::mem::take(&mut self.stirred) {
                self.check_prophecies();
            }
            if matches!(self.s.stack.last(), Some(Frame::Talents)) {
                return;
            }
            if self.many || self.game.surely_many(self.s) {
                return;
            }
            let mut n = 0;
            let mut only = None;
            self.game.options(self.s, &mut |choice| {
                n += 1;
                only = Some(choice);
            });
            debug_assert!(n > 0, "nothing can be answered: {:?}", self.s.stack);
            match only {
                Some(choice) if n == 1 => self.answer(choice),
                _ => return,
            }
        }
        debug_assert!(false, "too much work for one choice: {:?}", self.s.stack);
    }

    fn step(&mut self) -> Flow {
        let Some(frame) = self.s.stack.last().cloned() else {
            self.s.over = true;
            return Flow::Go;
        };
        match frame {
            Frame::Talents | Frame::Turn | Frame::Study | Frame::Placing { .. } => Flow::Ask,
            Frame::Pick(pick) => self.step_pick(pick),
            Frame::Visit { section, colour, applied, bound, rolled, step, .. } => {
                self.step_visit(section, colour, applied, bound, rolled, step)
            }
            Frame::Trial { card, step, side, task } => self.step_trial(card, step, side, task),
            Frame::Rest { step, cell, given } => self.step_rest(step, cell, given),
            Frame::EndTurn { step } => self.step_end(step),
            Frame::Contract { card, step, protect } => self.step_contract(card, step, protect),
            Frame::Task { card, side, task, shield, step, .. } => {
                self.step_task(card, side, task, shield, step)
            }
            Frame::Threat(threat) => self.step_threat(threat),
            Frame::Mortal { step } => self.step_mortal(step),
            Frame::UseCard { card, variant, step, strength, diceless } => {
                self.step_use(card, variant, step, strength, diceless)
            }
            Frame::Launch { .. } => Flow::Ask,
            Frame::Pay(payment) => self.step_pay(payment),
            Frame::Text { pc, card, factor, strength, step } => {
                self.step_text(pc, card, factor, strength, step)
            }
            Frame::Exchange { left, .. } => self.ask_or_pop(left > 0),
            Frame::Buy { left, .. } => self.ask_or_pop(left > 0),
            Frame::Brew => Flow::Ask,
        }
    }

    /// Asks, or is done.
    pub(super) fn ask_or_pop(&mut self, ask: bool) -> Flow {
        if ask {
            return Flow::Ask;
        }
        self.s.stack.pop();
        Flow::Go
    }

    /// Puts a frame on top.
    pub(super) fn push(&mut self, frame: Frame) {
        debug_assert!(!self.s.stack.is_full(), "the stack is full: {:?}", self.s.stack);
        let _ = self.s.stack.try_push(frame);
    }

    /// Replaces the top frame.
    pub(super) fn become_frame(&mut self, frame: Frame) {
        self.s.stack.pop();
        self.push(frame);
    }

    /// Answers the open question.
    pub fn answer(&mut self, choice: Choice) {
        self.answer_top(choice);
    }
}
