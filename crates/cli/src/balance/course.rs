//! How one game of the Black Rose went: who came to which points by what, and what became of Quests and Events.

use crate::arena::Arena;
use crate::fail::Fail;
use blackrose::cards::Zone;
use blackrose::cubes::Party;
use blackrose::events::Id;
use blackrose::limits::PARTIES;
use blackrose::state::Phase;
use blackrose::{BlackRose, Choice, Event, State};
use bots::{Bot, Seen};
use kernel::{Game, Log, Outcome, Seat, Seed, Told};
use std::collections::BTreeMap;

/// What points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// Defeats, and the Trophies they leave.
    Defeats,
    /// Quests, and the bonus for having most of them.
    Quests,
    /// Effects of Spells, Rooms and Events.
    Effects,
    /// Rooms that are rebuilt, or the tokens of those that fell to ruin.
    Rooms,
    /// The Crown.
    Crown,
}

impl From {
    /// How many there are.
    const KINDS: usize = 5;
}

/// What became of a Quest that was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fate {
    /// It was held at the end.
    #[default]
    Held,
    /// It was completed, in this Round.
    Completed(u8),
    /// It was discarded.
    GivenUp,
}

/// A Quest that a Mage drew.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// Which one.
    pub quest: Id,
    /// Of which Moon, from 0.
    pub moon: u8,
    /// What it is worth.
    pub points: u8,
    /// Is its Task the activation of a Room?
    pub handle: bool,
    /// In which Round.
    pub round: u8,
    /// What became of it.
    pub fate: Fate,
    /// Was its Room ruined while it was held?
    pub dead: bool,
}

/// An Event that was revealed.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Which one.
    pub event: Id,
    /// What the Mages gained by it, less what they lost.
    pub points: i32,
}

/// A Room that was destroyed for good, or rebuilt.
#[derive(Clone, Copy, Debug)]
pub struct Fallen {
    /// In which Round.
    pub round: u8,
    /// Did the Black Rose take its token?
    pub hers: bool,
}

/// What is told of one game.
#[derive(Clone, Debug, Default)]
pub struct Course {
    /// Rounds that were played.
    pub rounds: u8,
    /// The Round in which the Black Rose reached each mark of the Power Board.
    pub rose_at: [Option<u8>; 3],
    /// The Round in which she would have by Events and Quests that were given up alone.
    pub clock: [Option<u8>; 3],
    /// Who reached the marks of the Second and the Third Moon first.
    pub first_at: [Option<usize>; 2],
    /// What each seat gained, by what it came from.
    pub gained: Vec<[i32; From::KINDS]>,
    /// What the Mages lost together.
    pub lost: i32,
    /// What the Black Rose gained by Quests.
    pub rose_by_quests: i32,
    /// Trophies that were taken.
    pub trophies: u32,
    /// Defeats of Mages, the cubes on their Health Bars, and how many of these were the Black Rose's.
    pub defeats: [u32; 3],
    /// Rooms that were destroyed for good or rebuilt.
    pub rooms: Vec<Fallen>,
    /// Forgotten Spells that left their deck.
    pub forgotten: usize,
    /// Rounds in which an Event passed the Crown to another Mage.
    pub crowns: u8,
    /// Quests that were drawn.
    pub quests: Vec<Drawn>,
    /// Events that were revealed.
    pub events: Vec<Shown>,
    /// Prompts with at least two choices.
    pub decisions: u32,
    /// The result.
    pub outcome: Option<Outcome>,
    phase: Option<Phase>,
    crowned: bool,
    alone: u8,
    /// Cubes on the Health Bar of each Mage.
    bars: BTreeMap<Id, BTreeMap<Id, i32>>,
    power: [i32; PARTIES],
}

impl Arena<'_> {
    /// Plays the `n`-th game and listens to it. Its seeds are those of any game of the arena.
    pub fn course(&self, game: &BlackRose, n: usize) -> Result<Course, Fail> {
        let seed = self.seed_of(n);
        let mut players: Vec<Box<dyn Bot<BlackRose>>> =
            self.bots.iter().enumerate().map(|(i, bot)| bot.build(seed.child(1 + i as u64))).collect();
        let mut state = game.start(seed);
        let mut course = Course { gained: vec![Default::default(); game.seats], ..Course::default() };
        let mut forgotten: usize = 0;
        let (mut choices, mut events): (Vec<Choice>, Vec<Told<Event>>) = Default::default();
        while let Some(seat) = game.deciding(&state).iter().next() {
            choices.clear();
            game.choices(&state, seat, &mut choices);
            let choice = match choices.as_slice() {
                [only] => *only,
                many => {
                    course.decisions += 1;
                    players[seat.index()].choose(&Seen::new(game, &state, seat, many))
                }
            };
            events.clear();
            let chosen = game.choose(&mut state, seat, choice, &mut Log::into(&mut events));
            chosen.map_err(|illegal| wrong(n, seed, &illegal.to_string()))?;
            events.iter().for_each(|told| course.hear(game, &told.event));
            course.look(game, &state);
            // The deck is laid out only when Mages and Grimoires are chosen.
            forgotten = forgotten.max(state.cards.count(Zone::Forgotten));
        }
        course.forgotten = forgotten.saturating_sub(state.cards.count(Zone::Forgotten));
        course.rounds = state.round;
        course.outcome = game.outcome(&state);
        Ok(course)
    }
}

fn wrong(n: usize, seed: Seed, what: &str) -> Fail {
    Fail::failed(format!("game {n} (seed {}): {what}", String::from(seed)))
}

impl Course {
    /// What an Event of the log says.
    fn hear(&mut self, game: &BlackRose, event: &Event) {
        match event {
            Event::RoundBegins { round, .. } => (self.rounds, self.crowned) = (*round, false),
            Event::PhaseBegins { phase } => self.phase = Some(*phase),
            Event::Gained { party, n, why } => self.gain(game, party, *n, why),
            Event::Lost { party, n, why } => self.lose(game, party, *n, why),
            Event::Trophy { .. } => self.trophies += 1,
            Event::RoomRuined { room, taker } => {
                self.rooms.push(Fallen { round: self.rounds, hers: taker == "rose" });
                let base =
                    game.content.rooms.iter().find(|printed| printed.id == *room).map(|room| room.base);
                for drawn in self.quests.iter_mut().filter(|drawn| drawn.fate == Fate::Held) {
                    let printed = game.content.quests.iter().find(|printed| printed.id == drawn.quest);
                    drawn.dead |= base.is_some() && printed.and_then(|quest| quest.room) == base;
                }
            }
            Event::RoomRebuilt { .. } => self.rooms.push(Fallen { round: self.rounds, hers: false }),
            Event::CrownPasses { .. } if self.phase == Some(Phase::BlackRose) && !self.crowned => {
                self.crowned = true;
                self.crowns += 1;
            }
            Event::QuestDrawn { quest: Some(quest), .. } => {
                let printed = game.content.quests.iter().find(|printed| printed.id == *quest);
                self.quests.push(Drawn {
                    quest: quest.clone(),
                    moon: printed.map_or(0, |quest| quest.moon),
                    points: printed.map_or(0, |quest| quest.points),
                    handle: printed.is_some_and(|quest| quest.room.is_some()),
                    round: self.rounds,
                    fate: Fate::Held,
                    dead: false,
                });
            }
            Event::QuestCompleted { quest, .. } | Event::QuestSolved { quest, .. } => {
                self.close(quest, Fate::Completed(self.rounds));
            }
            Event::QuestDiscarded { quest: Some(quest), .. } => self.close(quest, Fate::GivenUp),
            Event::QuestReturned { quest: Some(quest), .. } => {
                if let Some(place) =
                    self.quests.iter().rposition(|d| d.quest == *quest && d.fate == Fate::Held)
                {
                    self.quests.remove(place);
                }
            }
            Event::EventRevealed { event, .. } => {
                self.events.push(Shown { event: event.clone(), points: 0 });
            }
            Event::Damaged { by, victim, placed, .. } => self.cube(victim, by, i32::from(*placed)),
            Event::Healed { victim, cube } | Event::Faded { victim, cube } => self.cube(victim, cube, -1),
            Event::Converted { by, at, from } => {
                self.cube(at, from, -1);
                self.cube(at, by, 1);
            }
            Event::Transferred { cube, from, to } => {
                self.cube(from, cube, -1);
                self.cube(to, cube, 1);
            }
            Event::MageDefeated { mage, .. } => {
                let bar = self.bars.remove(mage).unwrap_or_default();
                let cubes = |n: i32| u32::try_from(n.max(0)).unwrap_or(0);
                let hers = bar.get("rose").copied().unwrap_or(0);
                let [defeats, all, black] = &mut self.defeats;
                *defeats += 1;
                *all += cubes(bar.values().sum());
                *black += cubes(hers);
            }
            _ => {}
        }
    }

    fn cube(&mut self, on: &Id, of: &Id, n: i32) {
        *self.bars.entry(on.clone()).or_default().entry(of.clone()).or_default() += n;
    }

    fn close(&mut self, quest: &Id, fate: Fate) {
        let open = self.quests.iter_mut().rfind(|drawn| drawn.quest == *quest && drawn.fate == Fate::Held);
        if let Some(drawn) = open {
            drawn.fate = fate;
        }
    }

    fn gain(&mut self, game: &BlackRose, party: &Id, n: u8, why: &Id) {
        let seat = self.seat(game, party);
        let from = self.from(game, why);
        match seat {
            Some(seat) => {
                self.gained[seat][from as usize] += i32::from(n);
                self.by_event(why, i32::from(n));
            }
            None => {
                if from == From::Quests {
                    self.rose_by_quests += i32::from(n);
                }
                if why == "event" || why == "quest" {
                    self.alone = self.alone.saturating_add(n);
                    reach(&mut self.clock, &game.setup.moons, i32::from(self.alone), self.rounds);
                }
            }
        }
        let power = &mut self.power[seat.unwrap_or(Party::ROSE.index())];
        *power += i32::from(n);
        let power = *power;
        if seat.is_none() {
            reach(&mut self.rose_at, &game.setup.moons, power, self.rounds);
        }
        for (first, mark) in self.first_at.iter_mut().zip(game.setup.moons) {
            if power >= i32::from(mark) {
                first.get_or_insert(seat.unwrap_or(Party::ROSE.index()));
            }
        }
    }

    fn lose(&mut self, game: &BlackRose, party: &Id, n: u8, why: &Id) {
        let seat = self.seat(game, party);
        self.power[seat.unwrap_or(Party::ROSE.index())] -= i32::from(n);
        if seat.is_some() {
            self.lost += i32::from(n);
            self.by_event(why, -i32::from(n));
        }
    }

    fn by_event(&mut self, why: &Id, n: i32) {
        if let Some(shown) = self.events.iter_mut().rfind(|shown| shown.event == *why) {
            shown.points += n;
        }
    }

    /// The seat of a side, as it is called in the log.
    fn seat(&self, game: &BlackRose, party: &Id) -> Option<usize> {
        let id = |seat: &usize| {
            let named = game.options.seats.get(*seat).and_then(Option::as_ref);
            named.is_some_and(|mage| *mage == *party) || *party == format!("seat{seat}")
        };
        (0..game.seats).find(id)
    }

    fn from(&self, game: &BlackRose, why: &Id) -> From {
        match why.as_str() {
            "defeat" | "trophies" => From::Defeats,
            "solved" | "quest" | "quests" => From::Quests,
            "rooms" => From::Rooms,
            "crown" => From::Crown,
            _ if game.content.quests.iter().any(|quest| quest.id == *why) => From::Quests,
            // What a Room's Effect brings comes before Clean-up.
            _ if self.phase == Some(Phase::CleanUp)
                && game.content.rooms.iter().any(|room| room.id == *why) =>
            {
                From::Rooms
            }
            _ => From::Effects,
        }
    }

    /// What the state says more exactly than the log.
    fn look(&mut self, game: &BlackRose, s: &State) {
        self.power = s.power.map(i32::from);
        self.bars.clear();
        for seat in Seat::all(game.seats) {
            let mut bar = BTreeMap::new();
            for party in s.models[seat.index()].damage.iter() {
                *bar.entry(game.party_id(s, party)).or_default() += 1;
            }
            self.bars.insert(game.model_id(s, seat.into()), bar);
        }
    }
}

/// Notes the Round in which each mark was reached first.
fn reach(at: &mut [Option<u8>; 3], marks: &[u8; 3], power: i32, round: u8) {
    for (at, mark) in at.iter_mut().zip(marks) {
        if power >= i32::from(*mark) {
            at.get_or_insert(round);
        }
    }
}
