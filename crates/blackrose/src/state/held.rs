//! Which numbers are spoken of: a number is given to another Model, ability or Jinx only when nothing that runs
//! still means the old one.

use super::{Chain, Fact, Frame, Pending, Source, State, Striking, Tie, Timing, Work};
use crate::language::program::Models;
use crate::limits::MODELS;

/// The Model as a set; nothing if it is no number of a Model.
pub(super) fn one(model: u8) -> Models {
    if (model as usize) < MODELS { 1 << model } else { 0 }
}

impl Work {
    /// The Models a paused operation speaks of.
    pub(super) fn models(&self) -> Models {
        match *self {
            Work::Jinx(_, models) | Work::Batch(models) | Work::Assigning(models) => models,
            Work::Rows(rows) => rows.open,
            Work::Strike(Striking { victims, .. }) => victims,
            Work::Period(Timing { falling, .. }) => falling,
            Work::Nothing
            | Work::Left(_)
            | Work::Upgrade(_)
            | Work::Chosen(_)
            | Work::Sharing(_)
            | Work::Physical(_)
            | Work::Drawn
            | Work::Study(_)
            | Work::Declined(_)
            | Work::Turn(_)
            | Work::TurnedUp
            | Work::Jinxes(_)
            | Work::Tasks(_) => 0,
        }
    }
}

impl Fact {
    /// The Models a fact speaks of.
    fn models(&self) -> Models {
        match *self {
            Fact::Damaged { model, victim, .. } | Fact::Attacked { model, victim } => {
                one(model) | one(victim)
            }
            Fact::Entered { model, .. }
            | Fact::Gone { model, .. }
            | Fact::Targeted { model, .. }
            | Fact::Activated { model } => one(model),
            Fact::Healed { victim, .. } => one(victim),
            Fact::Placed { .. }
            | Fact::Falling { .. }
            | Fact::Defeated { .. }
            | Fact::InCell { .. }
            | Fact::Summoned { .. }
            | Fact::RoomActivated { .. }
            | Fact::Revealed { .. }
            | Fact::Resolved { .. }
            | Fact::Jinxed { .. }
            | Fact::Shed { .. }
            | Fact::Travelled { .. }
            | Fact::RosePhaseEnded
            | Fact::DrewForgotten { .. }
            | Fact::Gained { .. }
            | Fact::Lost { .. }
            | Fact::Solved { .. } => 0,
        }
    }
}

impl Pending {
    fn models(&self) -> Models {
        one(self.watcher.model) | one(self.watcher.target)
    }
}

impl State {
    /// The Models that running Effects, facts and waiting triggers speak of, in the Lodge or gone.
    pub fn held_models(&self) -> Models {
        let frames = self.stack.iter().fold(0, |set, frame| set | frame.models());
        let facts = self.facts.iter().fold(0, |set, fact| set | fact.models());
        self.pending.iter().fold(frames | facts, |set, pending| set | pending.models())
    }

    /// The numbers of abilities that chains and waiting triggers speak of, at work or ended.
    pub fn held_watchers(&self) -> Chain {
        let chains = self.stack.iter().fold(0, |set, frame| set | frame.chain);
        self.pending.iter().fold(chains, |set, pending| set | 1 << pending.number)
    }

    /// Does anything that runs or waits speak of the Jinx at this place of a Mage?
    pub fn holds_jinx(&self, mage: usize, place: usize) -> bool {
        let tie = Tie::Jinx(mage as u8, place as u8);
        let runs = |frame: &Frame| matches!(frame.source, Source::Jinx(_)) && frame.slot as usize == place;
        self.pending.iter().any(|pending| pending.watcher.tie == tie) || self.stack.iter().any(runs)
    }
}
