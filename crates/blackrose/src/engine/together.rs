//! Models that are moved where they are told to: each by itself, into the Room of another, two together.

use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::language::program::Who;
use crate::lodge::Spaces;
use crate::state::Work;

impl Run<'_, '_> {
    /// "Move each of them N": each into an adjacent Room of your choice, so often; they enter together.
    pub fn move_each(&mut self, who: Who, n: u8) -> Flow {
        if self.s.top().step == 0 {
            let models = self.movable(who).filter(|m| self.s.room_of(m).is_some());
            if models.is_empty() || n == 0 {
                return self.moves_none(who);
            }
            let frame = self.s.top_mut();
            frame.step = n;
            frame.work = Work::Batch(models);
        }
        let Work::Batch(mut left) = self.s.top().work else { return self.done(false) };
        if let (Some(Choice::Move(space)), Some(model)) = (self.answer(), left.lowest()) {
            let facts = self.s.facts.len();
            self.enter(model, space);
            self.s.top_mut().step -= 1;
            if self.s.top().step > 0 {
                // CLA-676: every Room entered is a full stop.
                if self.game.edition.answers.each_step {
                    self.push_period(facts);
                    return Flow::Stay;
                }
            } else {
                left.remove(model);
                let frame = self.s.top_mut();
                frame.step = n;
                frame.work = Work::Batch(left);
            }
        }
        while let Some(model) = left.lowest() {
            if let Some(space) = self.s.room_of(model) {
                let next = self.game.shape.adjacent(space);
                return self.ask_you(Question::Step, Among::Steps { of: model, to: next }, false);
            }
            // It has gone on its way.
            left.remove(model);
            let frame = self.s.top_mut();
            frame.step = n;
            frame.work = Work::Batch(left);
        }
        self.done(true)
    }

    /// "Move X into the Room Y is in": one Move, if that Room is adjacent; none, if it is the same.
    pub fn move_into(&mut self, who: Who, to: Who) -> Flow {
        let model = self.movable(who).lowest();
        let there = self.who(to).lowest().and_then(|m| self.s.room_of(m));
        let (Some(model), Some(there)) = (model, there) else { return self.moves_none(who) };
        let Some(here) = self.s.room_of(model) else { return self.done(false) };
        let near = here == there || self.game.shape.adjacent(here).contains(there);
        if near {
            self.enter(model, there);
        }
        self.done(near)
    }

    /// "Move X and Y to one adjacent Room": both at the same time.
    pub fn move_together(&mut self, who: Who, with: Who) -> Flow {
        let (one, other) = (self.movable(who).lowest(), self.movable(with).lowest());
        let (Some(one), Some(other)) = (one, other) else { return self.moves_none(who) };
        if let Some(Choice::Move(space)) = self.answer() {
            self.enter(one, space);
            self.enter(other, space);
            return self.done(true);
        }
        let here = self.s.room_of(one).filter(|here| self.s.room_of(other) == Some(*here));
        let next: Spaces = here.map_or(Spaces::EMPTY, |space| self.game.shape.adjacent(space));
        if next.is_empty() {
            return self.skip("no-room", self.game.edition.cites.skipped);
        }
        self.ask_you(Question::Step, Among::Steps { of: one, to: next }, false)
    }
}
