//! Damage that changes Models, and damage that is removed at Clean-up.

use crate::cubes::{Parties, Party};
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::{Models, Who};
use crate::limits::MODELS;
use crate::state::{Model, Row, Work};
use kernel::Audience;
use kernel::small::{Nth, count};

impl Run<'_, '_> {
    /// "Transfer N damage": cubes of any sides, which "you" choose, come to lie on another Model (CLA-760). No damage is
    /// inflicted by it, and no cube of the supply is used (CLA-769).
    pub fn transfer(&mut self, n: u8, from: Who, to: Who) -> Flow {
        if self.s.top().step == 1 {
            let all = self.s.top().work.left(n) == 0;
            return self.done(all);
        }
        let from = self.reachable(self.who(from)).lowest();
        let to = self.reachable(self.who(to)).lowest();
        let (Some(from), Some(to)) = (from, to) else {
            return self.skip("no-model", self.game.edition.cites.skipped);
        };
        let mut left = self.s.top().work.left(n);
        match self.answer() {
            Some(Choice::Cube(side)) => {
                self.transfer_cube(side, from, to);
                left -= 1;
                // CLA-802: a full bar is resolved at once.
                if self.s.models[to].damage.len() >= self.health(to) {
                    let frame = self.s.top_mut();
                    (frame.step, frame.work) = (1, Work::Left(left));
                    self.push_period(self.s.facts.len());
                    return Flow::Stay;
                }
            }
            Some(_) => return self.done(left < n),
            None => {}
        }
        self.s.top_mut().work = Work::Left(left);
        let sides: Parties = self.s.models[from].damage.iter().map(Party::place).collect();
        if left == n && sides.is_empty() {
            return self.skip("no-damage", self.game.edition.cites.skipped);
        }
        if left == 0 || sides.is_empty() || self.free_on(to) == 0 {
            return self.done(left == 0);
        }
        let cubes = Among::Cubes { of: sides, on: Some(Row::Model(from)) };
        self.ask_you(Question::Transfer, cubes, true)
    }

    fn transfer_cube(&mut self, side: Party, from: Nth<Model>, to: Nth<Model>) {
        let Some(i) = self.s.models[from].damage.find(side) else { return };
        let cube = self.s.models[from].damage.remove(i);
        self.fill_from_beyond(from);
        if self.s.models[to].damage.len() < self.health(to) {
            self.s.models[to].damage.push(cube);
        } else {
            self.s.mages[to.index()].over[cube.index()] += 1;
        }
        // CLA-820: whoever brings it there defeats with it.
        self.s.models[to].last_hit = self.s.top().you();
        self.s.top_mut().record.transferred += 1;
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Transferred {
            cube: game.party_id(s, cube),
            from: game.model_id(s, from),
            to: game.model_id(s, to),
        });
    }

    /// What lies beyond the Health Bar of a Mage takes the place that is free now.
    pub fn fill_from_beyond(&mut self, m: Nth<Model>) {
        if Model::is_mage(m)
            && let Some(beyond) = Party::all().find(|p| self.s.mages[m.index()].over[p.index()] > 0)
        {
            self.s.mages[m.index()].over[beyond.index()] -= 1;
            self.s.models[m].damage.push(beyond);
        }
    }

    /// "Remove N of that damage at Clean-up": of what this Effect has placed on each Model.
    pub fn fade(&mut self, n: u8) -> Flow {
        let frame = *self.s.top();
        let side = frame.you();
        let mut any = false;
        for m in Models::first(MODELS).filter(|m| frame.dealt[m.index()] > 0).iter() {
            let there = count(self.s.models[m].damage.count(side));
            let fades = n.min(frame.dealt[m.index()]).min(there);
            self.s.models[m].fading[side.index()] += fades;
            any |= fades > 0;
        }
        self.done(any)
    }

    /// Damage that was to be removed at Clean-up is removed, as far as it is still there; cubes of one side are alike.
    pub fn fade_out(&mut self) {
        for m in Nth::all(MODELS) {
            let fading = std::mem::take(&mut self.s.models[m].fading);
            for side in Party::all() {
                for _ in 0..fading[side.index()] {
                    let Some(i) = self.s.models[m].damage.find(side) else { break };
                    self.s.models[m].damage.remove(i);
                    self.s.supply[side.index()] += 1;
                    self.fill_from_beyond(m);
                    let (game, s) = (self.game, &*self.s);
                    self.log.tell(Audience::All, || Event::Faded {
                        victim: game.model_id(s, m),
                        cube: game.party_id(s, side),
                    });
                }
            }
        }
    }
}
