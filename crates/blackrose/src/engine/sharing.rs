//! Too few cubes for what an Effect needs: whoever decides for their side says where the next one goes.

use crate::cards::Zone;
use crate::content::build::Quest;
use crate::cubes::{Cubes, Party};
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::language::program::Models;
use crate::limits::{MODELS, ROOMS};
use crate::lodge::{Spaces, members};
use crate::state::{Frame, Jinx, Model, Open, QuestSet, Row, Source, Work, numbers};
use arrayvec::ArrayVec;
use kernel::Seat;
use kernel::small::{Nth, count};

/// What is converted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rows {
    /// Damage on Models.
    Damage,
    /// The Damage that an Evocation has placed in an activation, in the colour of its controller.
    Inflicted,
    /// Instability in Rooms.
    Instability,
}

impl Run<'_, '_> {
    fn row(&self, row: Row) -> Cubes {
        match row {
            Row::Model(model) => self.s.models[model].damage,
            Row::Room(space) => self.s.rooms[space].cubes,
        }
    }

    /// Are the cubes of the Black Rose too few for a conversion on several Models or in several Rooms? Then they are
    /// shared out (DUE-383, REB-647); a Mage is asked for each row anyway, and may leave some out.
    pub fn too_few_to_convert(&mut self, party: Party, rows: Rows, open: Open, each: u8) -> bool {
        if party != Party::ROSE || open.count() < 2 {
            return false;
        }
        let frame = *self.s.top();
        self.s.split = [0; MODELS];
        for i in open.iter() {
            let row = self.row(i);
            let (most, found) = match rows {
                Rows::Inflicted => (frame.activation[i.index()], row.count(frame.you())),
                Rows::Damage | Rows::Instability => (each, row.len() - row.count(party)),
            };
            self.s.split[i.index()] = most.min(count(found));
        }
        let needed: u16 = self.s.split.iter().map(|n| u16::from(*n)).sum();
        let several = self.s.split.iter().filter(|n| **n > 0).count() > 1;
        let too_few = several && u16::from(self.s.supply[party.index()]) < needed;
        if too_few {
            self.s.top_mut().step = 2;
        }
        too_few
    }

    /// Converts too few cubes one by one, where the Crown Holder says.
    pub fn share_conversion(&mut self, party: Party, rows: Rows) -> Flow {
        let mut row = match self.answer() {
            Some(Choice::Model(m)) => Some(Row::Model(m)),
            Some(Choice::Room(space)) => Some(Row::Room(space)),
            Some(Choice::Cube(from)) => {
                if let Work::Row(row) = self.s.top().work
                    && let Some(at) = self.row(row).find(from)
                {
                    self.convert_shared(party, rows, row, at);
                }
                None
            }
            _ => None,
        };
        loop {
            let open = match rows {
                Rows::Instability => {
                    Open::Rooms(Spaces::first(ROOMS).filter(|i| self.s.split[i.index()] > 0))
                }
                Rows::Damage | Rows::Inflicted => {
                    let models = Models::first(MODELS).filter(|i| self.s.split[i.index()] > 0);
                    let supply = self.s.supply[party.index()] > 0;
                    Open::Models(if supply { self.shared(models) } else { models })
                }
            };
            if open.count() == 0 || self.s.supply[party.index()] == 0 {
                self.nothing("no-cube", self.game.edition.cites.no_cube);
                return self.done(rows == Rows::Inflicted);
            }
            let Some(i) = row.take().or(open.lowest().filter(|_| open.count() == 1)) else {
                self.s.top_mut().work = Work::Nothing;
                return self.ask(Question::ShareConversion, self.decider(party), open, false);
            };
            let cubes = self.row(i);
            let foreign = self.foreign(cubes, party);
            let leftmost = || (0..cubes.len()).find(|&at| cubes.get(at) != party);
            let rightmost = || (0..cubes.len()).rev().find(|&at| cubes.get(at) != party);
            let colour = self.s.top().you();
            let at = match rows {
                // The cubes in question are the rightmost of their colour; the leftmost of them comes first.
                Rows::Inflicted => {
                    let older = cubes.count(colour).saturating_sub(usize::from(self.s.split[i.index()]));
                    (0..cubes.len()).filter(|&at| cubes.get(at) == colour).nth(older)
                }
                _ if self.avatar_acts() => rightmost(), // REB-960
                _ if !self.game.edition.effects.rose_chooses || foreign.len() == 1 => leftmost(), // DUE-456
                _ => {
                    self.s.top_mut().work = Work::Row(i);
                    let cubes = Among::Cubes { of: foreign, on: Some(i) };
                    return self.ask(Question::Convert, self.decider(party), cubes, false);
                }
            };
            match at {
                Some(at) => self.convert_shared(party, rows, i, at),
                None => self.s.split[i.index()] = 0,
            }
        }
    }

    fn convert_shared(&mut self, party: Party, rows: Rows, row: Row, at: usize) {
        let left = &mut self.s.split[row.index()];
        *left = left.saturating_sub(1);
        match row {
            Row::Model(model) => self.convert_damage(party, model, at),
            Row::Room(space) => self.convert_instability(party, space, at),
        }
        if rows == Rows::Damage {
            let record = &mut self.s.top_mut().record;
            record.unconverted = record.unconverted.saturating_sub(1);
        }
    }

    /// A cube for each of these Jinxes of a Mage. Too few for Jinxes that differ are asked for in a frame of its own,
    /// and `false` says so.
    pub fn cube_each_jinx(&mut self, mage: Nth<Model>, places: u16) -> bool {
        let side = self.game.side_of(mage);
        if self.jinxes_differ(mage, places)
            && u32::from(self.s.supply[side.index()]) < places.count_ones()
            && self.s.supply[side.index()] > 0
        {
            let chain = self.s.top().chain;
            let mut frame = Frame::new(self.game.lists.jinx_cubes, side, Some(mage), Source::Rules);
            frame.facts = count(self.s.facts.len());
            frame.chain = chain;
            frame.work = Work::Jinxes(places);
            self.push(frame);
            return false;
        }
        for place in members(u32::from(places)) {
            self.add_jinx_cube(mage, Nth::new(place));
        }
        true
    }

    /// Do these Jinxes differ in kind or cubes?
    fn jinxes_differ(&self, mage: Nth<Model>, places: u16) -> bool {
        let jinx =
            |place: usize| self.s.mages[mage.index()].jinxes.get(place).copied().unwrap_or(Jinx::EMPTY);
        let mut all = members(u32::from(places)).map(jinx);
        let first = all.next();
        all.any(|jinx| Some(jinx) != first)
    }

    /// Of these Jinxes of a Mage, those that differ from all before them.
    pub fn different_jinxes(&self, mage: Nth<Model>, places: u16) -> u16 {
        let jinx = |place: usize| self.s.mages[mage.index()].jinxes[place];
        members(u32::from(places))
            .filter(|&place| jinx(place).kind.is_some())
            .filter(|&place| {
                !members(u32::from(places)).any(|other| other < place && jinx(other) == jinx(place))
            })
            .fold(0, |mask, place| mask | 1 << place)
    }

    /// Which Jinx gets the next of too few cubes (REB-644, REB-645).
    pub fn jinx_cubes(&mut self) -> Flow {
        let (Some(mage), Work::Jinxes(mut places)) = (self.s.top().body, self.s.top().work) else {
            return Flow::Next;
        };
        if let Some(Choice::OwnJinx(place)) = self.answer() {
            places &= !(1 << place.number());
            self.add_jinx_cube(mage, place);
        }
        let supply = self.s.supply[self.game.side_of(mage).index()];
        if supply == 0 || u32::from(supply) >= places.count_ones() || !self.jinxes_differ(mage, places) {
            for place in members(u32::from(places)) {
                self.add_jinx_cube(mage, Nth::new(place));
            }
            return Flow::Next;
        }
        self.s.top_mut().work = Work::Jinxes(places);
        let open = self.different_jinxes(mage, places);
        self.ask_you(Question::ShareJinxCubes, Among::OwnJinxes { mage, places: open }, false)
    }

    /// The fulfilments of Tasks of a seat in the sentence, one entry a cube, in the order of the match's list.
    fn fulfilments(&self, seat: Seat, facts: usize) -> ArrayVec<Nth<Quest>, 32> {
        let watcher = self.task_watcher(seat);
        let mut all = ArrayVec::new();
        for quest in numbers(self.quests_of(seat)).map(Nth::new) {
            let Some(trigger) = self.game.content.quests[quest].trigger else { continue };
            let met = self.s.facts[facts..].iter().filter(|f| self.matches(trigger, &watcher, **f).is_some());
            // One sentence fulfils a Task once, but each defeat counts.
            let most = if trigger.counts_each() { usize::MAX } else { 1 };
            for _ in 0..met.count().min(most) {
                let _ = all.try_push(quest);
            }
        }
        all
    }

    /// Tasks that the facts of this period fulfil, for each Mage in play order (REB-252 to REB-258).
    pub fn fulfil_tasks(&mut self) -> Flow {
        let facts = usize::from(self.s.top().facts);
        if self.s.facts.len() == facts || self.s.round == 0 {
            return Flow::Next;
        }
        let mut short = ArrayVec::<Frame, { crate::limits::SEATS }>::new();
        for seat in self.play_order() {
            let units = self.fulfilments(seat, facts);
            let mut owed = 0u32;
            for (k, &quest) in units.iter().enumerate() {
                if self.is_active(seat, quest) {
                    self.show_task(seat, quest);
                    owed |= 1 << k;
                }
            }
            let needs = |k: &usize| self.game.content.quests[units[*k]].cubes > 0;
            let needed = members(owed).filter(needs).count();
            let quests =
                members(owed).filter(needs).fold(0, |mask: QuestSet, k| mask | 1 << units[k].number());
            if quests.count_ones() > 1 && needed > usize::from(self.s.supply[seat.index()]) {
                let mut frame =
                    Frame::new(self.game.lists.tasks, Party::from(seat), Some(seat.into()), Source::Rules);
                frame.facts = count(facts);
                frame.chain = self.s.top().chain;
                frame.work = Work::Tasks(owed);
                short.push(frame);
                continue;
            }
            for k in members(owed) {
                self.fulfil(seat, units[k]);
            }
        }
        if short.is_empty() {
            return Flow::Next;
        }
        // The period goes on behind its Tasks when they are done.
        self.s.top_mut().step += 1;
        while let Some(frame) = short.pop() {
            self.push(frame);
        }
        Flow::Stay
    }

    /// Which Task gets the next of too few cubes (REB-271).
    pub fn tasks(&mut self) -> Flow {
        let frame = *self.s.top();
        let (Work::Tasks(mut owed), Some(seat)) = (frame.work, frame.you().seat()) else { return Flow::Next };
        let units = self.fulfilments(seat, usize::from(frame.facts));
        let give = |run: &mut Self, owed: &mut u32, k: usize| {
            *owed &= !(1 << k);
            run.fulfil(seat, units[k]);
        };
        if let Some(Choice::Quest(quest)) = self.answer()
            && let Some(k) = members(owed).find(|&k| units.get(k) == Some(&quest))
        {
            give(self, &mut owed, k);
        }
        loop {
            let open = members(owed)
                .filter(|&k| k < units.len() && self.is_active(seat, units[k]))
                .fold(0, |mask: QuestSet, k| mask | 1 << units[k].number());
            // What needs no cube waits for nobody.
            let free = members(owed)
                .find(|&k| units.get(k).is_some_and(|quest| self.game.content.quests[*quest].cubes == 0));
            let next = match free {
                Some(k) => k,
                None if open == 0 => return Flow::Next,
                None if open.count_ones() == 1
                    || self.s.supply[seat.index()] == 0
                    || u32::from(self.s.supply[seat.index()]) >= owed.count_ones() =>
                {
                    members(owed).next().unwrap_or(0)
                }
                None => {
                    self.s.top_mut().work = Work::Tasks(owed);
                    let active = numbers(self.quests_in(Zone::Active(seat)));
                    let places = active.enumerate().filter(|(_, quest)| open >> quest & 1 != 0);
                    let places = places.fold(0, |mask, (place, _)| mask | 1 << place);
                    return self.ask(Question::ShareTasks, seat, Among::Quests(places), false);
                }
            };
            give(self, &mut owed, next);
        }
    }
}
