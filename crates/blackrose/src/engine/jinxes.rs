//! Jinxes: cards that harm a Mage until they are got rid of.

use crate::content::build::Attached;
use crate::cubes::Party;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::{By, Who};
use crate::limits::JINXES;
use crate::lodge::members;
use crate::state::{Fact, Jinx, Model, Tie, Watcher, Work};
use kernel::Audience;
use kernel::small::{Nth, Set};

impl Run<'_, '_> {
    /// "Assign the X Jinx": if one is left (REB-738, REB-739). Too few for all go to whom "you" chooses (REB-1020).
    pub fn assign_jinx(&mut self, kind: Nth<Attached>, to: Who) -> Flow {
        if self.s.top().step == 0 {
            let mages = self.reachable(self.who(to)) & Model::MAGES;
            let free = |m: Nth<Model>| self.s.mages[m.index()].jinxes.iter().any(|jinx| jinx.kind.is_none());
            let mages = mages.filter(free);
            if mages.is_empty() || self.s.jinxes[kind.index()] == 0 {
                return self.skip("no-jinx", self.game.edition.cites.jinx);
            }
            let frame = self.s.top_mut();
            frame.step = 1;
            frame.work = Work::Jinx(kind, mages);
        }
        let Work::Jinx(_, mut open) = self.s.top().work else { return self.done(false) };
        if let Some(Choice::Model(mage)) = self.answer() {
            open.remove(mage);
            self.s.top_mut().work = Work::Jinx(kind, open);
            self.give_jinx(kind, mage);
        }
        let left = self.s.jinxes[kind.index()];
        if left > 0 && usize::from(left) < open.len() {
            return self.ask_you(Question::ShareJinx, open, false);
        }
        if left > 0 {
            open.iter().for_each(|mage| self.give_jinx(kind, mage));
        }
        self.done(true)
    }

    /// One card of the deck comes to a Mage with a free place.
    fn give_jinx(&mut self, kind: Nth<Attached>, mage: Nth<Model>) {
        let free = |place: &Nth<Jinx>| {
            self.s.mages[mage.index()].jinxes[*place].kind.is_none() && !self.s.holds_jinx(mage, *place)
        };
        let Some(place) = Nth::all(JINXES).find(free) else { return };
        self.s.jinxes[kind.index()] -= 1;
        self.s.mages[mage.index()].jinxes[place] = Jinx { kind: Some(kind), cubes: 0 };
        let (first, count) = self.game.content.jinxes[kind].abilities;
        for ability in first..first + u16::from(count) {
            let tie = Tie::Jinx(mage, place);
            let you = Party::of_mage(mage);
            self.watch(Watcher { ability, you, target: None, model: Some(mage), tie });
        }
        let by = self.actor(self.s.top().you());
        self.s.note(Fact::Jinxed { mage, place, by });
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::JinxAssigned {
            jinx: game.content.jinxes[kind].id.clone(),
            mage: game.model_id(s, mage),
        });
    }

    /// "Assign a Jinx of your choice": any that is left (REB-1017).
    pub fn assign_any_jinx(&mut self, to: Who) -> Flow {
        if let Work::Jinx(kind, _) = self.s.top().work {
            return self.assign_jinx(kind, to);
        }
        if let Some(Choice::Jinx(kind)) = self.answer() {
            return self.assign_jinx(kind, to);
        }
        let left: Set<Attached> =
            Nth::all(self.game.content.jinxes.len()).filter(|k| self.s.jinxes[k.index()] > 0).collect();
        if left.is_empty() || self.reachable(self.who(to)).is_empty() {
            return self.skip("no-jinx", self.game.edition.cites.jinx);
        }
        self.ask_you(Question::Jinx, Among::Jinxes(left), false)
    }

    /// "Discard N of your Jinxes".
    pub fn discard_jinx(&mut self, by: By, n: u8) -> Flow {
        let mage = self.party(by).and_then(|party| self.game.mage_of(party));
        let Some(mage) = mage else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let mut left = self.s.top().work.left(n);
        if let Some(Choice::OwnJinx(place)) = self.answer() {
            self.shed(mage, place);
            left -= 1;
        }
        loop {
            let worn =
                self.s.mages[mage.index()].jinxes().fold(0u16, |mask, (place, _)| mask | 1 << place.number());
            let different = self.different_jinxes(mage, worn);
            if left == 0 || worn == 0 {
                return self.done(left == 0);
            }
            if different.count_ones() > 1 {
                self.s.top_mut().work = Work::Left(left);
                // REB-962: the Crown Holder chooses for the Avatar.
                let seat = self.decider(self.game.side_of(mage));
                let jinxes = Among::OwnJinxes { mage, places: different };
                return self.ask(Question::OwnJinx, seat, jinxes, false);
            }
            self.shed(mage, Nth::new(members(different).next().unwrap_or(0)));
            left -= 1;
        }
    }

    /// "Place 1 cube on this card".
    pub fn jinx_cube_op(&mut self) -> Flow {
        let placed = match (self.figure(), self.s.top().lies.as_jinx()) {
            (Some(mage), Some(place)) => self.add_jinx_cube(mage, place),
            _ => false,
        };
        self.done(placed)
    }

    /// A cube of the Mage goes on a Jinx; a full Jinx is discarded.
    pub fn add_jinx_cube(&mut self, mage: Nth<Model>, place: Nth<Jinx>) -> bool {
        let jinx = self.s.mages[mage.index()].jinxes.get(place.index()).copied().unwrap_or(Jinx::EMPTY);
        let Some(kind) = jinx.kind else { return false };
        let side = self.game.side_of(mage).index();
        if self.s.supply[side] == 0 {
            self.nothing("no-cube", self.game.edition.cites.no_cube);
            return false;
        }
        self.s.supply[side] -= 1;
        self.s.mages[mage.index()].jinxes[place].cubes += 1;
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::JinxCube {
            jinx: game.content.jinxes[kind].id.clone(),
            mage: game.model_id(s, mage),
        });
        if self.s.mages[mage.index()].jinxes[place].cubes >= self.game.content.jinxes[kind].cubes {
            self.shed(mage, place);
        }
        true
    }

    /// A Jinx goes back to its deck and its cubes to their owner (REB-739).
    fn shed(&mut self, mage: Nth<Model>, place: Nth<Jinx>) {
        let jinx = std::mem::replace(&mut self.s.mages[mage.index()].jinxes[place], Jinx::EMPTY);
        let Some(kind) = jinx.kind else { return };
        self.s.jinxes[kind.index()] += 1;
        self.s.supply[self.game.side_of(mage).index()] += jinx.cubes;
        self.unwatch(|tie| tie == Tie::Jinx(mage, place));
        self.s.note(Fact::Shed { by: Party::of_mage(mage) });
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::JinxDiscarded {
            jinx: game.content.jinxes[kind].id.clone(),
            mage: game.model_id(s, mage),
        });
    }
}
