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
use crate::limits::{FRAMES, WORK};
use crate::state::{Frame, State, Zone};
use arrayvec::ArrayVec;
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
    /// Did a frame find no room on the stack?
    pub full: bool,
    /// Where the answers to the open question are kept once they had to be listed, if anybody wants them.
    pub listed: Option<&'a mut Vec<Choice>>,
}

impl<'a, 'b> Run<'a, 'b> {
    /// A game that goes on; `stirred` if Prophecies are to be looked at.
    pub fn new(
        game: &'a Penumbra,
        s: &'a mut State,
        log: &'a mut Log<'b, Event>,
        stirred: bool,
    ) -> Run<'a, 'b> {
        Run { game, s, log, stirred, many: false, full: false, listed: None }
    }
}

impl Run<'_, '_> {
    /// Goes on until somebody is asked something with at least two answers, or the game is over.
    pub fn run(&mut self) {
        // Our cards stay far below both limits; others find the turn ended, and then the game.
        if !self.goes_on(WORK) {
            self.break_off();
            if !self.goes_on(2 * WORK) {
                self.finish();
            }
        }
    }

    /// Goes on to a question or to the end; false if that takes too much work.
    fn goes_on(&mut self, most: usize) -> bool {
        loop {
            let work = self.s.reached.step();
            if std::mem::take(&mut self.full) {
                self.break_off();
            }
            if self.s.over {
                return true;
            }
            if work > most {
                return false;
            }
            self.many = false;
            if self.keeping_chains(Self::step) == Flow::Go {
                continue;
            }
            if std::mem::take(&mut self.stirred) {
                self.check_prophecies();
            }
            if matches!(self.s.stack.last(), Some(Frame::Talents)) {
                return true;
            }
            if self.many || self.game.surely_many(self.s) {
                return true;
            }
            match self.only_answer() {
                Some(choice) => self.answer(choice),
                None => return true,
            }
        }
    }

    /// The only answer to the open question, if there are not several; those are kept.
    fn only_answer(&mut self) -> Option<Choice> {
        let (mut n, mut only) = (0, None);
        // An Artifact may go at any open moment (PEN-305); only that of a Study turn is opened for it alone.
        let studies = matches!(self.s.stack.last(), Some(Frame::Study));
        let Run { game, s, listed, .. } = self;
        game.options(s, &mut |choice| {
            if studies || !matches!(choice, Choice::Discard(_)) {
                n += 1;
                only = Some(choice);
            }
            if let Some(listed) = listed {
                listed.push(choice);
            }
        });
        debug_assert!(n > 0, "nothing can be answered: {:?}", s.stack);
        if n > 1 {
            return None;
        }
        if let Some(listed) = listed {
            listed.clear();
        }
        only
    }

    /// What a frame does leaves the Chains of the frames below it alone.
    fn keeping_chains<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        if !cfg!(debug_assertions) {
            return act(self);
        }
        let chains = |stack: &[Frame]| stack.iter().map(Frame::chain).collect::<ArrayVec<_, FRAMES>>();
        let below = self.s.stack.len().saturating_sub(1);
        let before = chains(&self.s.stack[..below]);
        let done = act(self);
        let kept = below.min(self.s.stack.len());
        assert_eq!(before[..kept], chains(&self.s.stack[..kept])[..], "a Chain was changed from above");
        done
    }

    /// Too much is going on at once: the turn ends, and what was open goes back to its deck.
    fn break_off(&mut self) {
        let seat = self.s.turn.seat;
        self.tell(|| Event::BrokenOff { seat });
        let step = match self.s.stack.first() {
            Some(Frame::EndTurn { step }) => *step,
            _ => 0,
        };
        self.s.stack.clear();
        self.push(Frame::EndTurn { step });
        self.s.actor = seat;
        self.s.turn.attempt = None;
        for held in self.game.seat_numbers().map(Zone::Looked).chain([Zone::Offer]) {
            while let Some(card) = self.s.top(held) {
                let known = self.s.places[card].known;
                match self.game.deck_of(card) {
                    Some(pool) => self.put_under(card, pool, known),
                    None => self.put(card, Zone::Box),
                }
            }
        }
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
            Frame::Trial { card, step, side, .. } => self.step_trial(card, step, side),
            Frame::Rest { step, cell, given } => self.step_rest(step, cell, given),
            Frame::EndTurn { step } => self.step_end(step),
            Frame::Contract { card, step, .. } => self.step_contract(card, step),
            Frame::Task { card, side, task, shield, step, .. } => {
                self.step_task(card, side, task, shield, step)
            }
            Frame::Threat(threat) => self.step_threat(threat),
            Frame::Mortal { step } => self.step_mortal(step),
            Frame::UseCard(used) => self.step_use(used),
            Frame::Launch { .. } => Flow::Ask,
            Frame::Pay(payment) => self.step_pay(payment),
            Frame::Text(text) => self.step_text(text),
            Frame::Exchange { left, .. } => self.ask_or_pop(left != Some(0)),
            Frame::Buy { left, .. } => self.ask_or_pop(left != Some(0)),
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

    /// Puts a frame on top; when there is no room, the turn is broken off as soon as the running step is done.
    pub(super) fn push(&mut self, frame: Frame) {
        let full = self.s.stack.try_push(frame).is_err();
        self.s.reached.frames(self.s.stack.len() + usize::from(full));
        self.full |= full;
    }

    /// Replaces the top frame.
    pub(super) fn become_frame(&mut self, frame: Frame) {
        self.s.stack.pop();
        self.push(frame);
    }

    /// Answers the open question.
    pub fn answer(&mut self, choice: Choice) {
        self.keeping_chains(|run| run.answer_top(choice));
    }
}
