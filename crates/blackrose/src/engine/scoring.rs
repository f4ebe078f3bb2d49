//! Power Points: gaining, losing, rebuilding, the end of the game.

use crate::cards::Zone;
use crate::cubes::{Cubes, Party};
use crate::editions::{Bonus, Ties};
use crate::engine::ask::{Among, Ask, Choice, Question};
use crate::engine::avatar::seat_of;
use crate::engine::defeat::rank;
use crate::engine::run::{Flow, Run};
use crate::events::{Event, Id};
use crate::language::program::{By, Models, Quantity, Where, Who};
use crate::limits::PARTIES;
use crate::lodge::Space;
use crate::state::{Extra, Fact, How, Model, Phase, Tie};
use kernel::small::count;
use kernel::{Audience, Seat};

/// Most extra rounds (CLA-1033).
const EXTRA_ROUNDS: u8 = 5;

impl Run<'_, '_> {
    /// A side gains points; `how` is what they come from.
    pub fn gain(&mut self, party: Party, n: u8, how: How, why: &str) {
        if n == 0 {
            return;
        }
        self.s.power[party.index()] = self.s.power[party.index()].saturating_add(n);
        if how == How::Quest && party != Party::ROSE {
            self.count_in_extra_round(party, n);
        }
        // REB-853: the points of the Black Rose are those of the Avatar.
        let by = self.game.mage_of(party).map_or(party, Party::of_mage);
        self.s.note(Fact::Gained { by, n, how });
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Gained { party: game.party_id(s, party), n, why: why.into() });
        self.follow_moons();
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

    pub(super) fn why(&self) -> Id {
        if self.log.listens() { self.game.source_id(self.s, self.s.top().source) } else { Id::default() }
    }

    /// "Gain N PP".
    pub fn gain_op(&mut self, by: By, n: Quantity) -> Flow {
        let Some(party) = self.party(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let n = self.quantity(n);
        let why = self.why();
        self.gain(party, n, self.game.cause(self.s.top().source), &why);
        self.count_gained(party, n);
        self.done(n > 0)
    }

    /// The same, but all answers of a Spell together bring no more than so many; then they are over.
    pub fn gain_in_all(&mut self, by: By, n: Quantity, most: u8) -> Flow {
        let frame = *self.s.top();
        let (Some(party), Some((seat, slot))) = (self.party(by), self.slot_of(&frame)) else {
            return self.skip("nobody", self.game.edition.cites.skipped);
        };
        let so_far = self.s.mages[seat.index()].fixed.slots[usize::from(slot)].gained;
        let n = self.quantity(n).min(most.saturating_sub(so_far));
        let why = self.why();
        self.gain(party, n, self.game.cause(frame.source), &why);
        self.count_gained(party, n);
        self.s.mages[seat.index()].fixed.slots[usize::from(slot)].gained += n;
        if so_far + n >= most {
            self.unwatch(|tie| tie == Tie::Slot(seat.into(), slot));
            let (game, s) = (self.game, &*self.s);
            self.log.tell(Audience::All, || Event::PersistentEnds { spell: game.source_id(s, frame.source) });
        }
        self.done(n > 0)
    }

    /// What the running Effect has brought to the Mage who applies it.
    fn count_gained(&mut self, party: Party, n: u8) {
        let frame = self.s.top_mut();
        if frame.you() == party {
            frame.record.gained = frame.record.gained.saturating_add(n);
        }
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
        self.count_gained(you, stolen);
        self.done(!victims.is_empty() && stolen == n)
    }

    /// "Steal 1 Completed Quest from X": a card that lies completed there comes to "you" (CLA-761).
    pub fn steal_quest(&mut self, from: Who) -> Flow {
        let Some(seat) = self.seat(By::You) else {
            return self.skip("nobody", self.game.edition.cites.skipped);
        };
        let holders = self.completers(from);
        if holders.is_empty() {
            return self.skip("no-quest", self.game.edition.cites.quest);
        }
        let Some(Choice::Quest(quest)) = self.answer() else {
            return self.ask(Question::TakeQuest, seat, Among::CompletedOf(holders), false);
        };
        let face = self.game.content.quest_face(quest);
        let seats = holders.iter().filter_map(|mage| mage.seat(self.game.seats));
        let found = seats.into_iter().find_map(|holder| {
            let zone = self.game.completed(holder);
            self.s.cards.find(zone, face).map(|card| (holder, card))
        });
        let Some((holder, card)) = found else { return self.done(false) };
        self.s.cards.put(card, self.game.completed(seat));
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::QuestGiven {
            mage: game.model_id(s, holder.into()),
            to: game.model_id(s, seat.into()),
            quest: Some(game.content.quests[quest].id.clone()),
        });
        self.done(true)
    }

    /// Of these Mages, the others within reach who have Completed Quests.
    pub fn completers(&self, who: Who) -> Models {
        let mages = self.reachable(self.who(who)) & Models::first(self.game.seats);
        let mages = mages - Models::from(self.figure());
        mages.filter(|mage| {
            let holder = mage.seat(self.game.seats);
            holder.is_some_and(|holder| self.s.cards.count(self.game.completed(holder)) > 0)
        })
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
                .filter(|space| !self.s.rooms[space].turned && self.free_slots(space) == 0);
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
        let spaces = self.spaces(at).filter(|r| !self.s.rooms[r].turned);
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
        room.turned = true;
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

    /// Final scoring: Trophies (DUE-852, REB-782); those of the Black Rose may not count (CLA-950).
    pub fn score_trophies(&mut self) -> Flow {
        let mut trophies = self.s.trophies;
        if !self.game.edition.ending.rose_trophies {
            trophies[Party::ROSE.index()] = 0;
        }
        self.score_ranks(trophies, self.game.edition.ending.trophies, "trophies")
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
            if room.turned || room.cubes.is_empty() {
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
    /// by Solved Quests, Trophies and at last the First Mage (REB-787 to REB-789) or the Crown Holder (CLA-957 to CLA-960).
    pub fn end_game(&mut self) -> Flow {
        if self.s.answer.is_none() && self.begin_extra_round() {
            return Flow::Jump(self.game.lists.round);
        }
        let first = self.game.winners(self.s);
        let ties = self.game.edition.ending.ties;
        let winner = match self.answer() {
            Some(Choice::Cube(party)) => party,
            _ => match first.only() {
                Some(only) => Party::at(only),
                None if ties == Ties::Rose => Party::ROSE,
                None => {
                    let seat = if ties == Ties::Crown { self.s.crown } else { self.s.first };
                    return self.ask(Question::Winner, seat, Among::Cubes { of: first, on: None }, false);
                }
            },
        };
        self.game_over(winner);
        Flow::Stay
    }

    /// Several Mages have most points: they play on, if that was agreed (CLA-1030, CLA-1033).
    fn begin_extra_round(&mut self) -> bool {
        // CLA-959: the Black Rose, should she be level with them, would lose to any of them.
        let tied = self.game.leaders(self.s).len();
        if tied < 2 || !self.game.options.extra_rounds || self.s.extra.rounds == EXTRA_ROUNDS {
            return false;
        }
        self.s.extra = Extra { rounds: self.s.extra.rounds + 1, before: self.s.power, counted: [0; PARTIES] };
        self.s.round = self.s.round.saturating_add(1);
        self.s.phase = Phase::CleanUp;
        self.tell(|| Event::ExtraRound);
        true
    }

    /// An extra round is over: only the points for defeats, Quests and Rooms count (CLA-1031, CLA-1032).
    pub fn end_extra_round(&mut self) -> Flow {
        let Extra { before, counted, .. } = self.s.extra;
        for party in Party::all() {
            let i = party.index();
            let sum = before[i].saturating_add(counted[i]);
            let more = self.s.power[i].saturating_sub(sum);
            if more > 0 {
                let (game, s) = (self.game, &*self.s);
                self.log.tell(Audience::All, || Event::Lost {
                    party: game.party_id(s, party),
                    n: more,
                    why: "extra-round".into(),
                });
            }
            self.s.power[i] = sum;
        }
        self.end_game()
    }

    /// Points that count in an extra round.
    pub fn count_in_extra_round(&mut self, party: Party, n: u8) {
        if self.s.extra.rounds > 0 {
            let counted = &mut self.s.extra.counted[party.index()];
            *counted = counted.saturating_add(n);
        }
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
