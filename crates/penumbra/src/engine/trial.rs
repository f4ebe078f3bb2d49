//! The Trial turn (PEN-800 to PEN-815).

use super::{Flow, Run};
use crate::choice::Choice;
use crate::content::printed::Side;
use crate::events::Event;
use crate::game::Penumbra;
use crate::kind::Kind;
use crate::language::program::Property;
use crate::state::*;

const BEGIN: u8 = 0;
pub(crate) const PATH: u8 = 1;
const SHIELD: u8 = 2;
/// The menu before the task.
pub(super) const TASK: u8 = 3;
pub(crate) const TRYING: u8 = 4;
/// The task is done.
pub(super) const REWARD: u8 = 5;
const SPARK_MARK: u8 = 6;
const COUNTER: u8 = 7;
pub(crate) const PASSED: u8 = 8;
/// The Trial is lost.
pub(super) const FAILED: u8 = 9;
const GONE: u8 = 10;
const LAST: u8 = 11;
/// The turn is declared, the card not yet chosen (PEN-217).
pub(crate) const CHOOSE: u8 = 12;

/// Can a Mortal Wound still end the Trial: has the task not been done (PEN-473, PEN-480)?
pub(super) fn undecided(step: u8) -> bool {
    step < REWARD || step == CHOOSE
}

/// Is the reward of the path being taken, its Counter-strike included?
pub(super) fn rewarding(step: u8) -> bool {
    (SPARK_MARK..=PASSED).contains(&step)
}

impl Penumbra {
    /// The Shield that works on the attempted Trial (PEN-857).
    fn shield(&self, s: &State) -> Option<u8> {
        self.properties(s).find(|(_, p)| matches!(p, Property::Shield(_))).map(|(i, _)| i)
    }

    /// The Trials that the actor may attempt (PEN-217, PEN-881); by the correction a reserved one comes first (PEN-883).
    pub fn attemptable<'a>(&'a self, s: &'a State) -> impl Iterator<Item = CardId> + 'a {
        let first = self.options.reserved_trial_first && self.reserved_trials(s).next().is_some();
        s.cards_in(Zone::Trials).filter(move |_| !first).chain(self.reserved_trials(s))
    }

    pub(super) fn options_trial(
        &self,
        s: &State,
        card: Option<CardId>,
        step: u8,
        side: Side,
        out: &mut dyn FnMut(Choice),
    ) {
        let Some(card) = card else {
            self.attemptable(s).for_each(|card| out(Choice::Trial(card)));
            self.effects(s, out);
            return;
        };
        match step {
            PATH => {
                out(Choice::Path(Side::Dark));
                out(Choice::Path(Side::Light));
                self.effects(s, out);
            }
            SHIELD => {
                let task = self.task(card, side, 0, self.shield(s));
                if task.is_some_and(|task| self.startable(s, task, Default::default())) {
                    out(Choice::Shield);
                }
                self.effects(s, out);
                out(Choice::GiveUp);
            }
            TASK => {
                let ease = self.ease(s, card, side, false);
                let tasks = self.content.cards[card].path(side).into_iter().flat_map(|p| &p.tasks);
                for (i, task) in (0..).zip(tasks) {
                    if self.startable(s, task, ease) {
                        out(Choice::Task(i));
                    }
                }
                self.effects(s, out);
                out(Choice::GiveUp);
            }
            _ => {
                self.effects(s, out);
                out(Choice::End);
            }
        }
    }
}

impl Run<'_, '_> {
    fn trial_step(&mut self, to: u8) {
        if let Some(Frame::Trial { step, .. }) = self.s.stack.last_mut() {
            *step = to;
        }
    }

    /// What is attempted on top fails (PEN-805, PEN-807).
    pub(super) fn fail(&mut self) {
        match self.s.stack.last_mut() {
            Some(Frame::Trial { card: None, .. }) => self.end_trial(),
            Some(Frame::Trial { step, .. }) => *step = FAILED,
            Some(Frame::Contract { step, .. }) => *step = super::tasks::FAILED,
            _ => {}
        }
    }

    pub(super) fn step_trial(&mut self, card: Option<CardId>, step: u8, side: Side) -> Flow {
        let Some(card) = card else { return Flow::Ask };
        let game = self.game;
        let printed = &game.content.cards[card];
        let seat = self.s.actor;
        match step {
            BEGIN => {
                let id = self.id(card);
                self.tell(|| Event::Attempts { seat, card: id });
                let ease = std::mem::take(&mut self.s.turn.ease);
                self.s.turn.attempt = Some(Attempt::of(card, ease));
                self.trial_step(PATH);
                self.threaten(printed.threat + game.harder(), Danger::Main, false, false);
            }
            SHIELD if game.shield(self.s).is_none() => self.trial_step(TASK),
            PATH | SHIELD | TASK => return Flow::Ask,
            REWARD => {
                self.trial_step(SPARK_MARK);
                if let Some(path) = printed.path(side) {
                    self.push(Frame::Text(Text::of(path.reward, card)));
                }
            }
            SPARK_MARK => {
                self.trial_step(COUNTER);
                // PEN-406, PEN-814.
                if printed.difficulty > self.s.marks(seat, Kind::Spark) {
                    self.gain_mark(Kind::Spark);
                }
            }
            COUNTER => {
                self.trial_step(PASSED);
                if printed.counter > 0 {
                    self.threaten(printed.counter, Danger::Counter, printed.undeniable, false);
                }
            }
            PASSED => {
                self.trial_step(LAST);
                self.s.turn.attempt = None;
                self.put(card, Zone::Experience(seat));
                self.s.places[card].light = side == Side::Light;
                let id = self.id(card);
                self.tell(|| Event::Completed { seat, card: id });
            }
            FAILED => {
                self.trial_step(GONE);
                let id = self.id(card);
                self.tell(|| Event::Failed { seat, card: id });
                // PEN-859.
                if game.property(self.s, &Property::Trap) {
                    self.push(Frame::Mortal { step: 0 });
                }
            }
            GONE => {
                self.put(card, Zone::Box);
                self.end_trial();
            }
            _ => return Flow::Ask,
        }
        Flow::Go
    }

    fn end_trial(&mut self) {
        self.s.turn.attempt = None;
        self.s.stack.pop();
    }

    pub(super) fn answer_trial(&mut self, card: Option<CardId>, side: Side, choice: Choice) {
        match (choice, card) {
            (Choice::Trial(chosen), _) => {
                if let Some(Frame::Trial { card, step, .. }) = self.s.stack.last_mut() {
                    *card = Some(chosen);
                    *step = BEGIN;
                }
            }
            (Choice::Path(chosen), _) => {
                if let Some(Frame::Trial { side, step, .. }) = self.s.stack.last_mut() {
                    *side = chosen;
                    *step = SHIELD;
                }
            }
            (Choice::Shield, Some(card)) => {
                let shield = self.game.shield(self.s);
                self.begin_task(card, side, 0, shield);
            }
            (Choice::Task(task), Some(card)) => {
                self.trial_step(TRYING);
                self.begin_task(card, side, task, None);
            }
            (Choice::GiveUp, _) => self.trial_step(FAILED),
            _ => self.end_trial(),
        }
    }
}
