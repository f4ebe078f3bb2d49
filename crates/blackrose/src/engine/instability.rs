//! Instability: placing, converting and removing cubes in the slots of Rooms.

use crate::cubes::{Parties, Party};
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::engine::sharing;
use crate::events::Event;
use crate::language::program::*;
use crate::limits::{MODELS, ROOMS};
use crate::lodge::{Space, Spaces};
use crate::state::{Aim, Done, Fact, Open, Row, Rows, Tie, Work};
use kernel::Audience;
use kernel::small::count;

/// With at least so many free cubes no Effect of a Spell runs short.
const PLENTY: u8 = 12;

impl Run<'_, '_> {
    /// Free Instability Slots of a Room; a rebuilt Room has none (DUE-507).
    pub fn free_slots(&self, space: Space) -> usize {
        self.game.free_slots(self.s, space)
    }

    /// How many fewer cubes a Mage places there (DUE-625).
    fn shielded(&self, party: Party, space: Space) -> u8 {
        let mut n = 0;
        if self.actor(party) != Party::ROSE {
            self.game.each_modifier(self.s, |watcher, modifier| {
                if let Modifier::ShieldsRoom(k) = modifier {
                    let model = watcher.model.map(|model| &self.s.models[model]);
                    if model.is_some_and(|m| m.at.as_room() == Some(space) && m.owner != party) {
                        n += k;
                    }
                }
            });
        }
        n
    }

    /// What a Mage who would place so many places, and the Jinxes in the way: each takes a cube for it.
    fn hindered(&self, party: Party, n: u8) -> (u8, u16) {
        let mut left = n;
        let mut places = 0u16;
        let actor = self.actor(party);
        if n > 0 && actor != Party::ROSE {
            self.game.each_modifier(self.s, |watcher, modifier| {
                if let (Modifier::YouPlaceLess(k), Tie::Jinx(mage, place)) = (modifier, watcher.tie)
                    && mage == actor.as_model()
                {
                    left = left.saturating_sub(k);
                    places |= 1 << place.number();
                }
            });
        }
        (left, places)
    }

    /// The symbol in the centre of a Spell that was revealed: its Mage places a cube in the Room where it was cast,
    /// before or after the Effect (CLA-558, CLA-559). It is asked only where that can matter.
    pub fn vortex(&mut self, matters: bool, uses: bool) -> Flow {
        let here = self.figure().and_then(|figure| self.s.room_of(figure));
        let short = uses && self.s.supply[self.s.top().you().index()] < PLENTY;
        match self.answer() {
            Some(Choice::Second) => {
                self.s.top_mut().owed = here;
                Flow::Next
            }
            None if (matters || short) && here.is_some() && self.s.top().step == 0 => {
                self.ask_you(Question::Vortex, Among::Itself, false)
            }
            _ => {
                // CLA-561: in the Room of its Mage, wherever the Effect works from.
                let origin = self.s.top_mut().origin.take();
                let flow = self.place(By::You, false, Quantity::Number(1), Where::Here);
                self.s.top_mut().origin = origin;
                flow
            }
        }
    }

    /// The cube that the symbol still owes.
    pub fn vortex_after(&mut self) -> Flow {
        let Some(space) = self.s.top_mut().owed.take() else { return Flow::Next };
        let you = self.s.top().you();
        let (slots, cubes) = (self.room_for(space), self.s.supply[you.index()]);
        if slots == 0 {
            self.nothing("no-slot", self.game.edition.cites.no_slot);
        } else if cubes == 0 {
            self.nothing("no-cube", self.game.edition.cites.no_cube);
        } else {
            self.add_instability(you, you, space, 1, 1);
        }
        Flow::Next
    }

    /// How many more cubes may be placed in the Room: as many as it has free slots, or more until it falls (CLA-1020).
    fn room_for(&self, space: Space) -> u8 {
        if self.game.options.excess_instability && !self.s.rooms[space].turned {
            return u8::MAX;
        }
        count(self.free_slots(space))
    }

    /// "Place N Instability" (DUE-500 to DUE-502); `black`: cubes of the Black Rose, placed by the Mage.
    pub fn place(&mut self, by: By, black: bool, n: Quantity, at: Where) -> Flow {
        let Some(placer) = self.party(by) else {
            return self.skip("nobody", self.game.edition.cites.skipped);
        };
        let cubes = if black { Party::ROSE } else { placer };
        if let Some(Choice::Room(space)) = self.answer() {
            self.s.split[space.index()] -= 1;
            self.add_instability(placer, cubes, space, 1, 1);
            return self.share_instability(cubes);
        }
        // DUE-953: without a target Room a Mage places in the Room that Mage is in.
        let own_room =
            at == Where::Target && !matches!(self.s.top().aim, Aim::Room(_)) && placer != Party::ROSE;
        let spaces = match own_room {
            true => self.s.room_of(placer.as_model()).into(),
            false => self.spaces(at),
        };
        if spaces.is_empty() {
            return self.skip("no-room", self.game.edition.cites.not_in_lodge);
        }
        let mut n = self.quantity(n);
        if self.s.top().step == 0 {
            let (left, places) = self.hindered(placer, n);
            let frame = self.s.top_mut();
            (frame.step, frame.work) = (1, Work::Left(left));
            if places != 0 && !self.cube_each_jinx(self.actor(placer).as_model(), places) {
                return Flow::Stay;
            }
        }
        n = self.s.top().work.left(n);
        self.s.split = [0; MODELS];
        let (mut needed, mut asked, mut barred) = (0u16, 0u16, false);
        for space in spaces.iter() {
            let n = n * self.times_meant(at, space);
            let less = self.shielded(placer, space).min(n);
            if less > 0 {
                self.nothing("shielded", self.game.edition.cites.shield);
            }
            let fits = (n - less).min(self.room_for(space));
            self.s.split[space.index()] = fits;
            barred |= fits < n - less;
            needed += u16::from(fits);
            asked += u16::from(n);
        }
        let supply = u16::from(self.s.supply[cubes.index()]);
        if supply < needed && spaces.len() > 1 {
            self.s.top_mut().work = Work::Sharing(count(self.s.facts.len()));
            return self.share_instability(cubes);
        }
        for space in spaces.iter() {
            let placed = self.s.split[space.index()].min(self.s.supply[cubes.index()]);
            self.add_instability(placer, cubes, space, placed, n * self.times_meant(at, space));
        }
        if supply < needed {
            self.nothing("no-cube", self.game.edition.cites.no_cube);
        } else if barred && spaces.len() == 1 {
            self.nothing("no-slot", self.game.edition.cites.no_slot);
        }
        self.done(asked > 0 && needed.min(supply) == asked)
    }

    /// Asks for the next of too few cubes (DUE-806, DUE-383).
    fn share_instability(&mut self, cubes: Party) -> Flow {
        let open = Spaces::first(ROOMS).filter(|r| self.s.split[r.index()] > 0);
        if self.s.supply[cubes.index()] == 0 || open.is_empty() {
            self.nothing("no-cube", self.game.edition.cites.no_cube);
            return self.done(false);
        }
        let seat = self.decider(cubes);
        self.ask(Question::ShareInstability, seat, open, false)
    }

    fn add_instability(&mut self, placer: Party, cubes: Party, space: Space, placed: u8, asked: u8) {
        for _ in 0..placed {
            if self.free_slots(space) > 0 {
                self.s.rooms[space].cubes.push(cubes);
            } else {
                self.s.rooms[space].over[cubes.index()] += 1;
            }
        }
        self.s.supply[cubes.index()] -= placed;
        if placed > 0 {
            let colour = self.colour(space).bit();
            let record = &mut self.s.top_mut().record;
            record.placed |= placer != Party::ROSE;
            record.colours |= if placer == Party::ROSE { 0 } else { colour };
            let last_slot = self.free_slots(space) == 0;
            // DUE-509: one placement a Room and instruction, also when too few cubes come one by one.
            let from = match self.s.top().work {
                Work::Sharing(facts) => usize::from(facts),
                _ => self.s.facts.len(),
            };
            let actor = self.actor(placer);
            let same = self.s.facts[from..].iter_mut().find_map(|fact| match fact {
                Fact::Placed { by, room, n, last } if *by == actor && *room == space => Some((n, last)),
                _ => None,
            });
            match same {
                Some((n, last)) => {
                    *n += placed;
                    *last = last_slot;
                }
                None => self.s.note(Fact::Placed { by: actor, room: space, n: placed, last: last_slot }),
            }
        }
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Placed {
            by: game.party_id(s, placer),
            colour: game.party_id(s, cubes),
            room: game.room_id(s, space),
            placed,
            asked,
        });
    }

    /// "Convert N Instability": exchanges foreign cubes for own ones (DUE-503, DUE-504).
    pub fn convert_room(&mut self, by: By, n: Quantity, at: Where) -> Flow {
        let Some(party) = self.party(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        if self.s.top().step == 0 {
            let spaces = self.spaces(at);
            if spaces.is_empty() {
                return self.skip("no-room", self.game.edition.cites.skipped);
            }
            let each = self.quantity(n);
            if !self.too_few_to_convert(party, sharing::Rows::Instability, Open::Rooms(spaces), each) {
                let frame = self.s.top_mut();
                frame.step = 1;
                frame.work = Work::Rows(Rows::new(Open::Rooms(spaces), each));
                frame.done = Done::Yes;
            }
        }
        if self.s.top().step == 2 {
            return self.share_conversion(party, sharing::Rows::Instability);
        }
        match self.answer() {
            Some(Choice::Cube(from)) => {
                if let Some(Row::Room(space)) = self.s.top().work.rows().in_hand()
                    && let Some(i) = self.s.rooms[space].cubes.find(from)
                {
                    self.convert_instability(party, space, i);
                }
            }
            Some(_) => self.next_row(),
            None => {}
        }
        while let Some(Row::Room(space)) = self.s.top().work.rows().in_hand() {
            let left = self.s.top().work.rows().left;
            let row = self.s.rooms[space].cubes;
            let foreign = self.foreign(row, party);
            if left == 0 || foreign.is_empty() || self.s.supply[party.index()] == 0 {
                self.tell_unconverted(left, foreign, party);
                self.next_row();
            } else if party == Party::ROSE && self.avatar_acts() {
                // REB-960: from the rightmost.
                let i = (0..row.len()).rev().find(|&i| row.get(i) != party).unwrap_or(0);
                self.convert_instability(party, space, i);
            } else if party == Party::ROSE && (!self.game.edition.effects.rose_chooses || foreign.len() == 1)
            {
                let i = (0..row.len()).find(|&i| row.get(i) != party).unwrap_or(0);
                self.convert_instability(party, space, i);
            } else {
                let seat = self.decider(party);
                let cubes = Among::Cubes { of: foreign, on: Some(Row::Room(space)) };
                return self.ask(Question::Convert, seat, cubes, party != Party::ROSE);
            }
        }
        Flow::Next
    }

    /// One cube in a Room becomes the side's.
    pub fn convert_instability(&mut self, party: Party, space: Space, i: usize) {
        let from = self.s.rooms[space].cubes.get(i);
        self.s.rooms[space].cubes.set(i, party);
        self.s.supply[from.index()] += 1;
        self.s.supply[party.index()] -= 1;
        let colour = self.colour(space).bit();
        self.one_cube_less();
        let frame = self.s.top_mut();
        frame.record.colours |= if party == Party::ROSE { 0 } else { colour };
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Converted {
            by: game.party_id(s, party),
            at: game.room_id(s, space),
            from: game.party_id(s, from),
        });
    }

    /// "Remove N of your Instability": own cubes go back to the supply.
    pub fn remove_instability(&mut self, by: By, n: u8, at: Where) -> Flow {
        let Some(party) = self.party(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let spaces = self.spaces(at);
        let mut removed = 0;
        for space in spaces.iter() {
            let mut here = 0;
            while here < n {
                let Some(i) = self.s.rooms[space].cubes.find(party) else { break };
                self.s.rooms[space].cubes.remove(i);
                self.s.supply[party.index()] += 1;
                here += 1;
            }
            if here > 0 {
                let (game, s) = (self.game, &*self.s);
                self.log.tell(Audience::All, || Event::InstabilityRemoved {
                    by: game.party_id(s, party),
                    room: game.room_id(s, space),
                    n: here,
                });
            }
            removed += usize::from(here);
        }
        if removed == 0 {
            return self.skip("no-instability", self.game.edition.cites.skipped);
        }
        self.done(removed == usize::from(n) * spaces.len())
    }

    /// "Remove N Instability" of any sides, chosen by the actor: all of them or none, or up to N. "The same amount" is
    /// how many were removed.
    pub fn take_instability(&mut self, by: By, n: u8, may: bool, at: Where) -> Flow {
        let (Some(party), Some(space)) = (self.party(by), self.spaces(at).lowest()) else {
            return self.skip("no-room", self.game.edition.cites.skipped);
        };
        let there = self.s.rooms[space].cubes.len();
        if self.s.top().step == 0 {
            if there == 0 || !may && there < usize::from(n) {
                return self.skip("no-instability", self.game.edition.cites.skipped);
            }
            let frame = self.s.top_mut();
            frame.step = 1;
            frame.work = Work::Left(n);
        }
        let mut left = self.s.top().work.left(n);
        match self.answer() {
            Some(Choice::Cube(side)) => {
                self.take_cube(space, side);
                left -= 1;
            }
            Some(_) => return self.taken(party, space, n, left, may),
            None => {}
        }
        while left > 0 {
            let cubes = self.s.rooms[space].cubes;
            let sides: Parties = cubes.iter().map(Party::place).collect();
            if cubes.is_empty() {
                break;
            }
            self.s.top_mut().work = Work::Left(left);
            if may || sides.len() > 1 && cubes.len() > usize::from(left) {
                let among = Among::Cubes { of: sides, on: Some(Row::Room(space)) };
                return self.ask(Question::TakeInstability, self.decider(party), among, may);
            }
            let Some(side) = cubes.iter().next() else { break };
            self.take_cube(space, side);
            left -= 1;
        }
        self.taken(party, space, n, left, may)
    }

    fn take_cube(&mut self, space: Space, side: Party) {
        if let Some(i) = self.s.rooms[space].cubes.find(side) {
            self.s.rooms[space].cubes.remove(i);
            self.s.supply[side.index()] += 1;
        }
    }

    fn taken(&mut self, party: Party, space: Space, n: u8, left: u8, may: bool) -> Flow {
        let n = n - left;
        self.s.top_mut().amount = n;
        if n > 0 {
            let (game, s) = (self.game, &*self.s);
            self.log.tell(Audience::All, || Event::InstabilityRemoved {
                by: game.party_id(s, party),
                room: game.room_id(s, space),
                n,
            });
        }
        self.done(n > 0 && (may || left == 0))
    }
}
