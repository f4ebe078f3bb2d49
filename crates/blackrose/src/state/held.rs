//! Which numbers are spoken of: a number is given to another Model, ability or Jinx only when nothing that runs
//! still means the old one.

use super::{
    Chain, Fact, Frame, Jinx, Lies, Model, Onset, Open, Pending, State, Striking, Tie, Timing, Work,
};
use crate::language::program::Models;
use kernel::small::Nth;

impl Work {
    /// The Models a paused operation speaks of.
    pub(super) fn models(&self) -> Models {
        match *self {
            Work::Jinx(_, models) | Work::Batch(models) | Work::Assigning(models) => models,
            Work::Rows(rows) => match rows.open() {
                Open::Models(models) => models,
                Open::Rooms(_) => Models::EMPTY,
            },
            Work::Strike(Striking { victims, .. }) | Work::Onset(Onset { victims, .. }) => victims,
            Work::Period(Timing { falling, .. }) => falling,
            Work::Nothing
            | Work::Row(_)
            | Work::Left(_)
            | Work::Looking { .. }
            | Work::Upgrade(_)
            | Work::Chosen(_)
            | Work::Event(_)
            | Work::Sharing(_)
            | Work::Physical(_)
            | Work::Drawn
            | Work::Study(_)
            | Work::Declined(_)
            | Work::Turn(_)
            | Work::TurnedUp
            | Work::Jinxes(_)
            | Work::Tasks(_) => Models::EMPTY,
        }
    }
}

impl Fact {
    /// The Models a fact speaks of.
    fn models(&self) -> Models {
        match *self {
            Fact::Damaged { model, victim, .. } => Models::from(model) | victim.into(),
            Fact::Attacked { model, victim } => Models::from(model) | victim.into(),
            Fact::Entered { model, .. }
            | Fact::Left { model, .. }
            | Fact::Gone { model, .. }
            | Fact::Targeted { model, .. }
            | Fact::Activated { model } => model.into(),
            Fact::Healed { victim, .. } => victim.into(),
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
            | Fact::Crowned { .. }
            | Fact::TookToken { .. }
            | Fact::Acted { .. }
            | Fact::Gained { .. }
            | Fact::Lost { .. }
            | Fact::Solved { .. }
            | Fact::Completes { .. }
            | Fact::Cast { .. } => Models::EMPTY,
        }
    }
}

impl Pending {
    fn models(&self) -> Models {
        Models::from(self.watcher.model) | self.watcher.target.into()
    }
}

impl State {
    /// The Models that running Effects, facts and waiting triggers speak of, in the Lodge or gone.
    pub fn held_models(&self) -> Models {
        let frames = self.stack.iter().fold(Models::EMPTY, |set, frame| set | frame.models());
        let facts = self.facts.iter().fold(Models::EMPTY, |set, fact| set | fact.models());
        self.pending.iter().fold(frames | facts, |set, pending| set | pending.models())
    }

    /// The numbers of abilities that chains and waiting triggers speak of, at work or ended.
    pub fn held_watchers(&self) -> Chain {
        let chains = self.stack.iter().fold(0, |set, frame| set | frame.chain);
        self.pending.iter().fold(chains, |set, pending| set | 1 << pending.number)
    }

    /// Does anything that runs or waits speak of the Jinx at this place of a Mage?
    pub fn holds_jinx(&self, mage: Nth<Model>, place: Nth<Jinx>) -> bool {
        let tie = Tie::Jinx(mage, place);
        let runs = |frame: &Frame| frame.lies == Lies::jinx(place);
        self.pending.iter().any(|pending| pending.watcher.tie == tie) || self.stack.iter().any(runs)
    }
}
