//! How the Avatar chooses: its Priorities with their reasons, its ways, and the chart of its Evocations.

use super::TOKEN;
use crate::content::build::Command;
use crate::cubes::Party;
use crate::engine::ask::{Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::game::BlackRose;
use crate::language::program::{Criterion, Models, Toward};
use crate::limits::{MODELS, SEATS};
use crate::lodge::members;
use crate::state::{Aim, NONE, Source};
use kernel::Audience;

/// How an Avatar shares out too little damage (REB-959).
const SHARING: [Criterion; 2] = [Criterion::RoseDamage, Criterion::Damage];
/// Whom an Evocation of the Avatar hunts (REB-971, REB-972).
const HUNTING: [Criterion; 3] = [Criterion::Nearest, Criterion::Damage, Criterion::Power];

impl BlackRose {
    /// The criteria of the Priority of the part that runs.
    fn priority(&self, source: Source) -> &[Criterion] {
        let Source::Command(card, part) = source else { return &[] };
        match (self.content.commands[card].priority(part), &self.content.avatar) {
            (Some(priority), Some(avatar)) => avatar.priorities[priority as usize].as_slice(),
            _ => &[],
        }
    }
}

impl Command {
    fn priority(&self, part: u8) -> Option<u8> {
        match (part, &self.token) {
            (TOKEN, Some(token)) => token.priority,
            (TOKEN, None) => None,
            _ => self.parts[part as usize].priority,
        }
    }
}

impl Run<'_, '_> {
    /// Of a choice that the Avatar has, what its Priority leaves (REB-953 to REB-957).
    pub fn preferred(&mut self, mask: u32, rooms: bool) -> u32 {
        let Some(space) = self.game.avatar.and_then(|avatar| self.s.room_of(avatar)) else { return mask };
        let game = self.game;
        let criteria = game.priority(self.s.top().source);
        let of_rooms =
            |c: &Criterion| matches!(c, Criterion::Mages | Criterion::Models | Criterion::Instability);
        // A Priority that speaks of something else gives no target.
        if criteria.first().is_some_and(|c| of_rooms(c) != rooms) {
            return self.weigh(mask, space, &[], rooms);
        }
        self.weigh(mask, space, criteria, rooms)
    }

    /// Keeps the best by one criterion after another, and tells the reasons.
    pub fn weigh(&mut self, mask: u32, from: usize, criteria: &[Criterion], rooms: bool) -> u32 {
        let mut left = mask;
        if left.count_ones() == 1 {
            self.tell_reason("only", left, rooms, 0);
        }
        for criterion in criteria {
            if left.count_ones() < 2 {
                break;
            }
            let worth = |i: usize| self.worth(*criterion, i, from, rooms);
            let best = match criterion {
                Criterion::Nearest => members(left).map(worth).min(),
                _ => members(left).map(worth).max(),
            };
            let best = best.unwrap_or(0);
            left = members(left).filter(|&i| worth(i) == best).fold(0, |mask, i| mask | 1 << i);
            self.tell_reason(criterion.word(), left, rooms, best);
        }
        left
    }

    fn worth(&self, criterion: Criterion, i: usize, from: usize, room: bool) -> u8 {
        let s = &*self.s;
        if room {
            return match criterion {
                Criterion::Nearest => self.game.shape.distance(from, i),
                Criterion::Mages => (s.models_in(i) & ((1 << self.game.seats) - 1)).count_ones() as u8,
                Criterion::Models => {
                    let avatar = self.game.avatar.map_or(0, |avatar| 1 << avatar);
                    (s.models_in(i) & !avatar).count_ones() as u8
                }
                Criterion::Instability => s.rooms[i].cubes.len() as u8,
                _ => 0,
            };
        }
        let mage = match self.game.owner_of(s, i) {
            NONE => None,
            mage => Some(self.game.side_of(mage as usize).index()),
        };
        match criterion {
            Criterion::Nearest => s.room_of(i).map_or(u8::MAX, |space| self.game.shape.distance(from, space)),
            Criterion::Damage => s.models[i].damage.len() as u8,
            Criterion::RoseDamage => s.models[i].damage.count(Party::ROSE) as u8,
            Criterion::Power => mage.map_or(0, |side| s.power[side]),
            Criterion::Trophies => mage.map_or(0, |side| s.trophies[side]),
            _ => 0,
        }
    }

    fn tell_reason(&mut self, why: &'static str, left: u32, rooms: bool, n: u8) {
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || {
            let id = |i: usize| if rooms { game.room_id(s, i) } else { game.model_id(s, i) };
            Event::Reason { why, n, left: members(left).map(id).collect() }
        });
    }

    /// Of the Models that may get the next of too few cubes, those that the Avatar gives it (REB-959).
    pub fn shared(&mut self, open: Models) -> Models {
        let mages = open & ((1 << SEATS) - 1);
        if !self.avatar_acts() || open.count_ones() < 2 {
            return open;
        }
        if mages == 0 { open } else { self.weigh(mages, 0, &SHARING, false) }
    }

    /// "Move toward X": single Moves by a shortest way (REB-907, REB-908).
    pub fn move_toward(&mut self, toward: Toward) -> Flow {
        let body = self.s.top().body as usize;
        let there = match toward {
            Toward::Model(who) => members(self.reachable(self.who(who)))
                .filter_map(|m| self.s.room_of(m))
                .fold(0, |mask, space| mask | 1 << space),
            Toward::Room(at) => self.spaces(at),
        };
        if self.s.top().step == 0 {
            if there == 0 || body >= MODELS {
                return self.skip("no-room", self.game.edition.cites.skipped);
            }
            self.set_out(body);
        }
        if let Some(Choice::Move(space)) = self.answer() {
            return self.hunt_into(body, space as usize);
        }
        let (Some(here), true) = (self.s.room_of(body), there != 0) else { return self.done(false) };
        let left = self.s.top().work.left(0);
        let shape = &self.game.shape;
        let far = |space: usize| members(there).map(|to| shape.distance(space, to)).min().unwrap_or(0);
        if far(here) == 0 || left == 0 {
            return self.done(far(here) == 0);
        }
        self.step_nearer(body, here, far)
    }

    /// An Evocation of the Avatar activates by the chart (REB-970 to REB-977).
    pub fn chart(&mut self) -> Flow {
        // Where it is after it has set out.
        const CHOOSE: u8 = 1;
        const GO: u8 = 2;
        const ROAM: u8 = 3;
        const STRUCK: u8 = 4;
        let body = self.s.top().body as usize;
        let Some(here) = self.s.room_of(body) else { return self.done(false) };
        self.set_out(body);
        let answer = self.answer();
        if self.s.top().step == CHOOSE {
            let prey = match answer {
                Some(Choice::Model(m)) => 1 << m,
                _ => self.prey(here, self.s.top().work.left(0)),
            };
            match prey.count_ones() {
                0 => self.s.top_mut().step = ROAM,
                1 => {
                    let frame = self.s.top_mut();
                    frame.aim = Aim::Model(prey.trailing_zeros() as u8);
                    frame.step = GO;
                }
                _ => return self.ask_you(Question::Target, prey, false),
            }
        } else if let Some(Choice::Move(space)) = answer {
            return self.hunt_into(body, space as usize);
        } else if answer.is_some() {
            return self.done(true);
        }
        let left = self.s.top().work.left(0);
        if self.s.top().step == ROAM {
            // REB-976: nobody to hunt.
            if left == 0 {
                return self.done(true);
            }
            let flow = self.ask_you(Question::Step, self.game.shape.adjacent(here), true);
            self.s.ask.about = body as u8;
            return flow;
        }
        let Aim::Model(prey) = self.s.top().aim else { return self.done(false) };
        let prey = prey as usize;
        let Some(there) = self.s.room_of(prey) else { return self.done(false) };
        if self.s.top().step == GO && here != there && left > 0 {
            let shape = &self.game.shape;
            return self.step_nearer(body, here, |space| shape.distance(space, there));
        }
        let you = self.s.top().you();
        let strikes = self.game.strikes(self.s, body, 0);
        if self.s.top().step == GO
            && here == there
            && strikes
            && self.attackable(body, you) & (1 << prey) != 0
        {
            self.s.top_mut().step = STRUCK;
            let victims = if self.attacks_room(body) { self.attackable(body, you) } else { 1 << prey };
            return self.attack(victims, 0);
        }
        self.done(true)
    }

    /// Whom the Evocation goes for; several are for the Crown Holder to choose from (REB-970 to REB-974).
    fn prey(&mut self, here: usize, speed: u8) -> Models {
        let (game, s) = (self.game, &*self.s);
        let body = s.top().body as usize;
        let near = |m: usize| s.room_of(m).map_or(u8::MAX, |space| game.shape.distance(here, space));
        let mages: Models = (0..game.seats)
            .filter(|&m| s.room_of(m).is_some() && self.may_hurt(Party::ROSE, m))
            .map(|m| 1 << m)
            .sum();
        let reached = members(mages).any(|m| near(m) <= speed);
        let evocations: Models = members(s.evocations())
            .filter(|&m| m != body && self.may_hurt(Party::ROSE, m))
            .map(|m| 1 << m)
            .sum();
        let (why, prey) = if reached { ("mages", mages) } else { ("evocations", evocations) };
        self.tell_reason(why, prey, false, 0);
        self.weigh(prey, here, &HUNTING, false)
    }
}

impl Criterion {
    /// The word by which the log names it.
    pub fn word(self) -> &'static str {
        match self {
            Criterion::Nearest => "nearest",
            Criterion::Damage => "damage",
            Criterion::RoseDamage => "rose-damage",
            Criterion::Power => "power",
            Criterion::Trophies => "trophies",
            Criterion::Mages => "mages-inside",
            Criterion::Models => "models-inside",
            Criterion::Instability => "instability",
        }
    }
}
