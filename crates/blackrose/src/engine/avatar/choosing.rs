//! How the Avatar chooses: its Priorities with their reasons, its ways, and the chart of its Evocations.

use crate::content::build::{Command, Part};
use crate::cubes::Party;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::{Event, Id};
use crate::game::BlackRose;
use crate::language::program::{Criterion, Models, Toward};
use crate::lodge::{Space, Spaces};
use crate::state::{Aim, Model, Source, State};
use kernel::Audience;
use kernel::small::{Nth, Set, count};

/// How an Avatar shares out too little damage (REB-959).
const SHARING: [Criterion; 2] = [Criterion::RoseDamage, Criterion::Damage];
/// Whom an Evocation of the Avatar hunts (REB-971, REB-972).
const HUNTING: [Criterion; 3] = [Criterion::Nearest, Criterion::Damage, Criterion::Power];

impl BlackRose {
    /// The criteria of the Priority of the part that runs; one that speaks of something else gives no target.
    fn criteria(&self, source: Source, rooms: bool) -> &[Criterion] {
        let Source::Command(card, part) = source else { return &[] };
        let (Some(priority), Some(avatar)) =
            (self.content.commands[card].priority(part), &self.content.avatar)
        else {
            return &[];
        };
        let criteria = avatar.priorities[usize::from(priority)].as_slice();
        if criteria.first().is_some_and(|criterion| criterion.of_rooms() != rooms) { &[] } else { criteria }
    }
}

impl Command {
    fn priority(&self, part: Option<Nth<Part>>) -> Option<u8> {
        match part {
            Some(part) => self.parts[part].priority,
            None => self.token.as_ref().and_then(|token| token.priority),
        }
    }
}

impl Run<'_, '_> {
    /// Of Models that the Avatar may choose, what its Priority leaves (REB-953 to REB-957).
    pub fn preferred(&mut self, models: Models) -> Models {
        let game = self.game;
        match self.avatar_space() {
            Some(from) => self.weigh(models, from, game.criteria(self.s.top().source, false)),
            None => models,
        }
    }

    /// The same of Rooms.
    pub fn preferred_rooms(&mut self, spaces: Spaces) -> Spaces {
        let game = self.game;
        match self.avatar_space() {
            Some(from) => self.weigh_rooms(spaces, from, game.criteria(self.s.top().source, true)),
            None => spaces,
        }
    }

    fn avatar_space(&self) -> Option<Space> {
        self.game.avatar.and_then(|avatar| self.s.room_of(avatar))
    }

    /// Keeps the best Models by one criterion after another.
    pub fn weigh(&mut self, models: Models, from: Space, criteria: &[Criterion]) -> Models {
        self.best(models, criteria, |run, criterion, m| run.worth(criterion, m, from), BlackRose::model_id)
    }

    /// Keeps the best Rooms by one criterion after another.
    pub fn weigh_rooms(&mut self, spaces: Spaces, from: Space, criteria: &[Criterion]) -> Spaces {
        let worth = |run: &Self, criterion, space| run.room_worth(criterion, space, from);
        self.best(spaces, criteria, worth, BlackRose::room_id)
    }

    /// Keeps the best by one criterion after another, and tells the reasons.
    fn best<T>(
        &mut self,
        all: Set<T>,
        criteria: &[Criterion],
        worth: impl Fn(&Self, Criterion, Nth<T>) -> u8,
        id: fn(&BlackRose, &State, Nth<T>) -> Id,
    ) -> Set<T> {
        let mut left = all;
        if left.len() == 1 {
            self.tell_reason("only", left, id, 0);
        }
        for criterion in criteria {
            if left.len() < 2 {
                break;
            }
            let worth = |one| worth(self, *criterion, one);
            let best = match criterion {
                Criterion::Nearest => left.iter().map(worth).min(),
                _ => left.iter().map(worth).max(),
            };
            let best = best.unwrap_or(0);
            left = left.filter(|one| worth(one) == best);
            self.tell_reason(criterion.word(), left, id, best);
        }
        left
    }

    fn room_worth(&self, criterion: Criterion, space: Space, from: Space) -> u8 {
        let inside = self.s.models_in(space);
        match criterion {
            Criterion::Nearest => self.game.shape.distance(from, space),
            Criterion::Mages => count((inside & Models::first(self.game.seats)).len()),
            Criterion::Models => count((inside - self.game.avatar.into()).len()),
            Criterion::Instability => count(self.s.rooms[space].cubes.len()),
            Criterion::Damage | Criterion::RoseDamage | Criterion::Power | Criterion::Trophies => 0,
        }
    }

    fn worth(&self, criterion: Criterion, m: Nth<Model>, from: Space) -> u8 {
        let s = &*self.s;
        let side = self.game.owner_of(s, m).map(|mage| self.game.side_of(mage).index());
        match criterion {
            Criterion::Nearest => s.room_of(m).map_or(u8::MAX, |space| self.game.shape.distance(from, space)),
            Criterion::Damage => count(s.models[m].damage.len()),
            Criterion::RoseDamage => count(s.models[m].damage.count(Party::ROSE)),
            Criterion::Power => side.map_or(0, |side| s.power[side]),
            Criterion::Trophies => side.map_or(0, |side| s.trophies[side]),
            Criterion::Mages | Criterion::Models | Criterion::Instability => 0,
        }
    }

    fn tell_reason<T>(
        &mut self,
        why: &'static str,
        left: Set<T>,
        id: fn(&BlackRose, &State, Nth<T>) -> Id,
        n: u8,
    ) {
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Reason {
            why,
            n,
            left: left.iter().map(|one| id(game, s, one)).collect(),
        });
    }

    /// Of the Models that may get the next of too few cubes, those that the Avatar gives it (REB-959).
    pub fn shared(&mut self, open: Models) -> Models {
        let mages = open & Model::MAGES;
        if !self.avatar_acts() || open.len() < 2 || mages.is_empty() {
            return open;
        }
        self.weigh(mages, Space::new(0), &SHARING)
    }

    /// "Move toward X": single Moves by a shortest way (REB-907, REB-908).
    pub fn move_toward(&mut self, toward: Toward) -> Flow {
        let body = self.s.top().body;
        let there = match toward {
            Toward::Model(who) => {
                self.reachable(self.who(who)).iter().filter_map(|m| self.s.room_of(m)).collect()
            }
            Toward::Room(at) => self.spaces(at),
        };
        let Some(body) = body.filter(|_| self.s.top().step > 0 || !there.is_empty()) else {
            return self.skip("no-room", self.game.edition.cites.skipped);
        };
        self.set_out(body);
        if let Some(Choice::Move(space)) = self.answer() {
            return self.hunt_into(body, space);
        }
        let (Some(here), false) = (self.s.room_of(body), there.is_empty()) else { return self.done(false) };
        let left = self.s.top().work.left(0);
        let shape = &self.game.shape;
        let far = |space: Space| there.iter().map(|to| shape.distance(space, to)).min().unwrap_or(0);
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
        let Some(body) = self.s.top().body else { return self.done(false) };
        let Some(here) = self.s.room_of(body) else { return self.done(false) };
        self.set_out(body);
        let answer = self.answer();
        if self.s.top().step == CHOOSE {
            let prey = match answer {
                Some(Choice::Model(m)) => m.into(),
                _ => self.prey(here, self.s.top().work.left(0)),
            };
            match prey.only() {
                Some(prey) => {
                    let frame = self.s.top_mut();
                    frame.aim = Aim::Model(prey);
                    frame.step = GO;
                }
                None if prey.is_empty() => self.s.top_mut().step = ROAM,
                None => return self.ask_you(Question::Target, prey, false),
            }
        } else if let Some(Choice::Move(space)) = answer {
            return self.hunt_into(body, space);
        } else if answer.is_some() {
            return self.done(true);
        }
        let left = self.s.top().work.left(0);
        if self.s.top().step == ROAM {
            // REB-976: nobody to hunt.
            if left == 0 {
                return self.done(true);
            }
            let steps = Among::Steps { of: body, to: self.game.shape.adjacent(here) };
            return self.ask_you(Question::Step, steps, true);
        }
        let Aim::Model(prey) = self.s.top().aim else { return self.done(false) };
        let Some(there) = self.s.room_of(prey) else { return self.done(false) };
        if self.s.top().step == GO && here != there && left > 0 {
            let shape = &self.game.shape;
            return self.step_nearer(body, here, |space| shape.distance(space, there));
        }
        let you = self.s.top().you();
        let strikes = self.game.strikes(self.s, body, 0);
        if self.s.top().step == GO && here == there && strikes && self.attackable(body, you).contains(prey) {
            self.s.top_mut().step = STRUCK;
            let victims = if self.attacks_room(body) { self.attackable(body, you) } else { prey.into() };
            return self.attack(victims, 0);
        }
        self.done(true)
    }

    /// Whom the Evocation goes for; several are for the Crown Holder to choose from (REB-970 to REB-974).
    fn prey(&mut self, here: Space, speed: u8) -> Models {
        let (game, s) = (self.game, &*self.s);
        let body = s.top().body;
        let near = |m: Nth<Model>| s.room_of(m).map_or(u8::MAX, |space| game.shape.distance(here, space));
        let mages =
            Models::first(game.seats).filter(|m| s.room_of(m).is_some() && self.may_hurt(Party::ROSE, m));
        let reached = mages.iter().any(|m| near(m) <= speed);
        let evocations: Models = s.evocations().filter(|m| Some(m) != body && self.may_hurt(Party::ROSE, m));
        let (why, prey) = if reached { ("mages", mages) } else { ("evocations", evocations) };
        self.tell_reason(why, prey, BlackRose::model_id, 0);
        self.weigh(prey, here, &HUNTING)
    }
}

impl Criterion {
    /// Does it tell Rooms from each other?
    fn of_rooms(self) -> bool {
        matches!(self, Criterion::Mages | Criterion::Models | Criterion::Instability)
    }

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
