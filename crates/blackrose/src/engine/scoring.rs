//! Power Points: gaining, losing, rebuilding, the end of the game.

use crate::cards::Zone;
use crate::cubes::{Cubes, Party};
use crate::editions::Bonus;
use crate::engine::ask::{Among, Ask, Choice, Question};
use crate::engine::avatar::seat_of;
use crate::engine::defeat::rank;
use crate::engine::run::{Flow, Run};
use crate::events::{Event, Id};
use crate::language::program::{By, Quantity, Where, Who};
use crate::limits::PARTIES;
use crate::lodge::Space;
use crate::state::{Fact, How, Model, Phase};
use kernel::small::count;
use kernel::{Audience, Seat};

impl Run<'_, '_> {
    /// A side gains points; `how` is what they come from.
    pub fn gain(&mut self, party: Party, n: u8, how: How, why: &str) {
        if n == 0 {
            return;
        }
        self.s.power[party.index()] = self.s.power[party.index()].saturating_add(n);
        // REB-853: the points of the Black Rose are those of the Avatar.
        let by = self.game.mage_of(party).map_or(party, Party::of_mage);
        self.s.note(Fact::Gained { by, n, how });
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Gained { party: game.party_id(s, party), n, why: why.into() });
        self.follow_moons();
    }

    /// The Moon changes at once when a Power Token reaches its Cube, and never back (REB-304 to REB-310).
    fn follow_moons(&mut self) {
        if self.game.edition.moons.is_none() || self.s.phase == Phase::Scoring {
            return;
        }
        let [second, third, end] = self.game.setup.moons;
        let most = self.s.power.iter().copied().max().unwrap_or(0);
        for (moon, limit) in [(1, second), (2, third)] {
            if self.s.moon < moon && most >= limit {
                self.s.moon = moon;
                // The back of another deck's top card shows.
                self.bar();
                self.tell(|| Event::MoonChanges { moon: moon + 1 });
                for seat in self.play_order() {
                    if let Some(card) = self.s.cards.lowest(Zone::Aside(seat)) {
                        self.to_hand(seat, card, "aside", true);
                    }
                }
            }
        }
        if most >= end && !self.s.ending {
            self.s.ending = true;
            self.tell(|| Event::EndNears);
        }
    }

    /// A side loses points; a loss takes what is there (DUE-802). How many it lost.
    pub fn lose(&mut self, party: Party, n: u8) -> u8 {
        let lost = n.min(self.s.power[party.index()]);
        self.s.power[party.index()] -= lost;
        if lost > 0 {
            let by = self.game.mage_of(party).map_or(party, Party::of_mage);
            self.s.note(Fact::Lost { by, n: lost });
            let (game, s, source) = (self.game, &*self.s, self.s.top().source);
            self.log.tell(Audience::All, || Event::Lost {
                party: game.party_id(s, party),
                n: lost,
                why: game.source_id(s, source),
            });
        }
        lost
    }

    fn why(&self) -> Id {
        if self.log.listens() { self.game.source_id(self.s, self.s.top().source) } else { Id::default() }
    }

    /// "Gain N PP".
    pub fn gain_op(&mut self, by: By, n: Quantity) -> Flow {
        let Some(party) = self.party(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let n = self.quantity(n);
        let why = self.why();
        self.gain(party, n, self.game.cause(self.s.top().source), &why);
        self.done(n > 0)
    }

    /// "Lose N PP".
    pub fn lose_op(&mut self, by: By, n: Quantity) -> Flow {
        let Some(party) = self.party(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let n = self.quantity(n);
        let lost = self.lose(party, n);
        self.done(lost == n)
    }

    /// "Steal N PP from X".
    pub fn steal(&mut self, n: u8, from: Who) -> Flow {
        let victims = self.reachable(self.who(from)) & Model::MAGES;
        let you = self.s.top().you();
        let mut stolen = 0;
        for victim in victims.iter() {
            stolen += self.lose(self.game.side_of(victim), n);
        }
        let why = self.why();
        self.gain(you, stolen, self.game.cause(self.s.top().source), &why);
        self.done(!victims.is_empty() && stolen == n)
    }

    /// Every full Room is rebuilt: the centre first, then clockwise (DUE-704, DUE-705), or in the order of the
    /// First Mage (REB-676).
    pub fn rebuild_rooms(&mut self) -> Flow {
        if let Some(Choice::Room(space)) = self.answer() {
            self.rebuild(space);
        }
        loop {
            let full = self
                .game
                .shape
                .all()
                .filter(|space| !self.s.rooms[space].rebuilt && self.free_slots(space) == 0);
            let Some(first) = full.lowest() else { break };
            if full.len() > 1 && self.game.edition.rooms.in_order {
                return self.ask(Question::RebuildOrder, self.s.first, full, false);
            }
            self.rebuild(first);
        }
        self.s.facts.truncate(usize::from(self.s.top().facts));
        Flow::Next
    }

    /// "Rebuild a Room" as an instruction.
    pub fn rebuild_outright(&mut self, at: Where) -> Flow {
        let spaces = self.spaces(at).filter(|r| !self.s.rooms[r].rebuilt);
        for space in spaces.iter() {
            self.rebuild(space);
        }
        self.done(!spaces.is_empty())
    }

    /// Scores a Room by cubes and turns it to its rebuilt side (DUE-706 to DUE-716).
    fn rebuild(&mut self, space: Space) {
        let room = self.s.rooms[space];
        let points = self.game.content.rooms[room.tile].points;
        let counts = room.cubes.counts();
        let sides = counts.iter().filter(|c| **c > 0).count();
        let (game, s) = (self.game, &*self.s);
        let id = if self.log.listens() { game.room_id(s, space) } else { Id::default() };
        let how = game.cause(s.top().source);
        self.log.tell(Audience::All, || Event::RoomRebuilt { room: id.clone() });
        for party in Party::all() {
            if counts[party.index()] == 0 {
                continue;
            }
            let (rank, tied) = rank(&counts, party);
            let value = points[rank.min(2)];
            let gain = match (sides, tied) {
                (1, _) => value + 1,                  // DUE-708
                (_, true) => value.saturating_sub(1), // DUE-711, DUE-714
                _ => value,
            };
            self.gain(party, gain, how, &id);
            if rank == 0 && !tied && self.game.edition.rooms.track {
                self.advance_room_track(party, space); // DUE-707, DUE-712
            }
        }
        for party in room.cubes.iter() {
            self.s.supply[party.index()] += 1;
        }
        let room = &mut self.s.rooms[space];
        room.cubes = Cubes::empty();
        room.rebuilt = true;
        room.used = false;
    }

    fn advance_room_track(&mut self, party: Party, space: Space) {
        self.s.room_track[party.index()] += 1;
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::RoomTrack {
            party: game.party_id(s, party),
            room: game.room_id(s, space),
        });
    }

    /// Points by rank, less for the tied; nothing for who has none (DUE-852, DUE-856, DUE-857, REB-781 to
    /// REB-784).
    fn score_ranks(&mut self, counts: [u8; PARTIES], bonus: Bonus, why: &str) -> Flow {
        for party in Party::all().filter(|p| counts[p.index()] > 0) {
            let (rank, tied) = rank(&counts, party);
            let rank = rank.min(2);
            let less = if tied { bonus.tie[rank] } else { 0 };
            self.gain(party, bonus.ranks[rank].saturating_sub(less), How::Rules, why);
        }
        Flow::Next
    }

    /// Final scoring: Trophies (DUE-852, REB-782).
    pub fn score_trophies(&mut self) -> Flow {
        self.score_ranks(self.s.trophies, self.game.edition.ending.trophies, "trophies")
    }

    /// Final scoring: Solved Quests (REB-781, REB-785).
    pub fn score_solved(&mut self) -> Flow {
        let mut solved = [0; PARTIES];
        for seat in Seat::all(self.game.seats) {
            solved[seat.index()] = count(self.s.cards.count(Zone::Solved(seat)));
        }
        if let Some(avatar) = self.game.avatar {
            solved[Party::ROSE.index()] = count(self.s.cards.count(Zone::Solved(seat_of(avatar))));
        }
        self.score_ranks(solved, self.game.edition.ending.quests, "solved")
    }

    /// Final scoring: the Crown (REB-786).
    pub fn score_crown(&mut self) -> Flow {
        self.gain(Party::from(self.s.crown), self.game.edition.ending.crown, How::Rules, "crown");
        Flow::Next
    }

    /// Final scoring: majorities in destroyed Rooms (DUE-853 to DUE-855).
    pub fn score_majorities(&mut self) -> Flow {
        for space in self.game.shape.all() {
            let room = self.s.rooms[space];
            if room.rebuilt || room.cubes.is_empty() {
                continue;
            }
            let counts = room.cubes.counts();
            let most = counts.iter().copied().max().unwrap_or(0);
            let mut first = Party::all().filter(|p| counts[p.index()] == most);
            let leader = first.next().unwrap_or(Party::ROSE);
            if first.next().is_none() {
                self.advance_room_track(leader, space);
            } else if counts[Party::ROSE.index()] > 0 {
                self.advance_room_track(Party::ROSE, space);
            }
        }
        Flow::Next
    }

    /// Final scoring: the Room Track (DUE-856).
    pub fn score_rooms(&mut self) -> Flow {
        self.score_ranks(self.s.room_track, self.game.edition.ending.trophies, "rooms")
    }

    /// Final scoring: the Black Rose gains the value of every Quest nobody solved (DUE-858).
    pub fn score_quests(&mut self) -> Flow {
        let open: u8 = self
            .game
            .quests_in_play(self.s)
            .filter(|(q, _)| self.s.quests[*q].is_none())
            .map(|(_, quest)| quest.points)
            .sum();
        self.gain(Party::ROSE, open, How::Rules, "quests");
        Flow::Next
    }

    /// The side with most points wins; a tie for first is the Black Rose's (DUE-860 to DUE-862), or is broken
    /// by Solved Quests, Trophies and at last the First Mage (REB-787 to REB-789).
    pub fn end_game(&mut self) -> Flow {
        let first = self.game.winners(self.s);
        let winner = match self.answer() {
            Some(Choice::Cube(party)) => party,
            _ => match first.only() {
                Some(only) => Party::at(only),
                None if self.game.edition.ending.rose_wins_ties => Party::ROSE,
                None => {
                    return self.ask(
                        Question::Winner,
                        self.s.first,
                        Among::Cubes { of: first, on: None },
                        false,
                    );
                }
            },
        };
        self.game_over(winner);
        Flow::Stay
    }

    /// The game is over.
    pub fn game_over(&mut self, winner: Party) {
        self.s.over = true;
        self.s.winner = winner;
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::GameEnds { winner: game.party_id(s, winner) });
        self.s.facts.clear();
        self.s.stack.clear();
        self.s.ask = Ask::NOTHING;
    }
}
