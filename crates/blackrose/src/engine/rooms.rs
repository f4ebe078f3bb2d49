//! Rooms that stand and fall to ruin: activation in steps, and what becomes of a full Room.

use crate::BlackRose;
use crate::cards::Zone;
use crate::content::build::{Printed, Quest};
use crate::cubes::{Cubes, Party};
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::{By, Where};
use crate::limits::PARTIES;
use crate::lodge::Space;
use crate::state::{Fact, Frame, How, Lies, QuestSet, Source, State};
use kernel::small::{Nth, count};
use kernel::{Audience, Seat};

impl BlackRose {
    /// Can nobody activate the Room: is its token used, taken, or not yet there (REB-654, CLA-550, CLA-571, CLA-151)?
    pub fn closed(&self, s: &State, space: Space) -> bool {
        let room = &s.rooms[space];
        if self.edition.is_standing() {
            return room.used || room.turned || self.content.rooms[room.tile].centre && s.moon == 0;
        }
        self.edition.rooms.tokens_return && room.turned && room.used
    }

    /// The Active Quests of a seat that the activation of the Room completes.
    pub fn handles(&self, s: &State, seat: Seat, space: Space) -> QuestSet {
        if !self.edition.quests.at_once {
            return 0;
        }
        let base = self.content.rooms[self.counted_tile(s, space)].base;
        let fits = |quest: Nth<Quest>| self.content.quests[quest].room == Some(base);
        s.cards.in_zone(Zone::Active(seat)).fold(0, |mask, card| {
            match self.content.printed(s.cards.face(card)) {
                Printed::Quest(quest) if fits(quest) => mask | 1 << quest.number(),
                _ => mask,
            }
        })
    }
}

impl Run<'_, '_> {
    /// Activates a Room step by step; `asks` whether a Quest is named, which is known already in a Physical Action.
    pub fn push_room_steps(&mut self, space: Space, asks: bool) {
        let frame = *self.s.top();
        let you = frame.you();
        let tile = self.game.counted_tile(self.s, space);
        let body = you.seat().map(Nth::from).or(frame.body);
        let start = self.game.lists.room + u16::from(!asks);
        let mut steps = Frame::new(start, you, body, Source::Room(tile));
        steps.that_room = Some(space);
        steps.lies = Lies::room(space);
        steps.facts = count(self.s.facts.len());
        steps.chain = frame.chain;
        self.push(steps);
    }

    /// Every activation by a Mage with an Active Quest asks for a Quest to complete, whether or not one fits (CLA-318).
    pub fn name_quest(&mut self) -> Flow {
        let frame = *self.s.top();
        let (Some(seat), Some(space)) = (frame.you().seat(), frame.that_room) else { return Flow::Next };
        match self.answer() {
            Some(Choice::Quest(quest)) => self.name_for_activation(seat, Some(quest)),
            Some(_) => self.name_for_activation(seat, None),
            None if self.s.cards.count(Zone::Active(seat)) > 0 => {
                return self.ask(Question::NameQuest, seat, Among::Rooms(space.into()), true);
            }
            None => self.name_for_activation(seat, None),
        }
        Flow::Next
    }

    /// Which of the Mage's Active Quests the activation is to complete, by its place among them: nobody else knows.
    pub fn name_for_activation(&mut self, seat: Seat, quest: Option<Nth<Quest>>) {
        let face = quest.map(|quest| self.game.content.quest_face(quest));
        let place = face.and_then(|face| {
            let mut active = self.s.cards.in_zone(Zone::Active(seat));
            active.position(|card| self.s.cards.face(card) == face)
        });
        self.s.mages[seat.index()].naming = place.map(count);
    }

    /// The Quest that the activation is to complete, if it is one that it can.
    fn take_named(&mut self, seat: Seat, space: Space) -> Option<Nth<Quest>> {
        let place = self.s.mages[seat.index()].naming.take()?;
        let card = self.s.cards.in_zone(Zone::Active(seat)).nth(usize::from(place))?;
        let quest = self.quest_of(card);
        let fits = self.handles(seat, space) >> quest.number() & 1 != 0;
        (fits && !self.is_barred(seat, quest)).then_some(quest)
    }

    /// Traps on activating a Room are answered before its token is turned (CLA-677).
    pub fn answer_room(&mut self) -> Flow {
        let frame = *self.s.top();
        let (Some(space), you) = (frame.that_room, frame.you()) else { return Flow::Next };
        if frame.step == 0 {
            let (game, s) = (self.game, &*self.s);
            self.log.tell(Audience::All, || Event::RoomActivated {
                mage: game.party_id(s, you),
                room: game.room_id(s, space),
            });
        }
        self.note_and_answer(Fact::RoomActivated { by: self.actor(you), room: space })
    }

    /// The token is turned, and a Quest that was named is revealed; then the Room's Effect is applied, unless the Quest takes
    /// its place, and the Quest is completed (CLA-308, CLA-315, CLA-550).
    pub fn room_effect(&mut self) -> Flow {
        let frame = *self.s.top();
        let Some(space) = frame.that_room.filter(|_| frame.step == 0) else { return Flow::Next };
        self.s.top_mut().step = 1;
        // What was named is for this activation alone, also if that is cancelled.
        let seat = frame.you().seat();
        let named = seat.and_then(|seat| Some((seat, self.take_named(seat, space)?)));
        if frame.stopped {
            return Flow::Next;
        }
        if self.game.closed(self.s, space) {
            self.nothing("used-token", self.game.edition.cites.used_token);
            self.s.top_mut().stopped = true;
            return Flow::Next;
        }
        self.turn_token(space);
        let mut instead = false;
        if let Some((seat, quest)) = named
            && let Some(steps) = self.reveal_quest(seat, quest, Some(space))
        {
            instead = self.game.content.quests[quest].instead;
            self.s.top_mut().that_quest = Some(quest);
            self.push(steps);
        }
        if !instead {
            self.push_standing_effect(space);
        }
        Flow::Stay
    }

    /// The Effect of the Room's token.
    fn push_standing_effect(&mut self, space: Space) {
        let frame = *self.s.top();
        let tile = self.game.counted_tile(self.s, space);
        let code = self.game.content.rooms[tile].first;
        let mut effect = Frame::new(code, frame.you(), frame.body, Source::Room(tile));
        effect.that_room = Some(space);
        effect.lies = Lies::room(space);
        // CLA-552: a Room activated from afar works from where it lies.
        if frame.body.and_then(|body| self.s.room_of(body)) != Some(space) {
            effect.origin = Some(space);
        }
        effect.facts = count(self.s.facts.len());
        effect.chain = frame.chain;
        self.push(effect);
    }

    /// A completion that was stopped gives back the Room's Effect whose place it took (CLA-315).
    pub fn room_after_all(&mut self) -> Flow {
        let frame = *self.s.top();
        let (Some(space), Some(quest)) = (frame.that_room, frame.that_quest) else { return Flow::Next };
        let stopped = frame.you().seat().is_some_and(|seat| self.is_active(seat, quest));
        if frame.step == 1 || !stopped || !self.game.content.quests[quest].instead {
            return Flow::Next;
        }
        self.s.top_mut().step = 1;
        self.push_standing_effect(space);
        Flow::Stay
    }

    /// Every full Room falls to ruin (CLA-905).
    pub fn ruin_rooms(&mut self) -> Flow {
        if self.s.top().step == 1 {
            return Flow::Next;
        }
        self.s.top_mut().step = 1;
        let facts = self.s.facts.len();
        for space in self.game.shape.all() {
            if !self.s.rooms[space].turned && self.free_slots(space) == 0 {
                let counts = self.s.rooms[space].counts();
                let most = counts.iter().copied().max().unwrap_or(0);
                let mut first = Party::all().filter(|p| counts[p.index()] == most);
                let leader = first.next().unwrap_or(Party::ROSE);
                // CLA-568: a tie is hers.
                let taker = if first.next().is_none() { leader } else { Party::ROSE };
                self.ruin(space, taker);
            }
        }
        self.push_period(facts);
        Flow::Stay
    }

    /// "Destroy Rooms": each falls to ruin at once, and the side takes its token (CLA-574).
    pub fn destroy(&mut self, by: By, at: Where) -> Flow {
        let standing = self.spaces(at).filter(|space| !self.s.rooms[space].turned);
        let party = self.party(by).filter(|_| self.game.edition.is_standing());
        let Some(party) = party.filter(|_| !standing.is_empty()) else {
            return self.skip("no-room", self.game.edition.cites.skipped);
        };
        for space in standing.iter() {
            self.ruin(space, party);
        }
        self.done(true)
    }

    /// A Room falls to ruin: its token goes to whoever takes it, its cubes back to their owners (CLA-567, CLA-569, CLA-574).
    pub fn ruin(&mut self, space: Space, taker: Party) {
        let counts = self.s.rooms[space].counts();
        self.s.supply.iter_mut().zip(counts).for_each(|(free, n)| *free += n);
        let room = &mut self.s.rooms[space];
        room.cubes = Cubes::empty();
        room.over = [0; PARTIES];
        (room.turned, room.used, room.taken) = (true, false, Some(taker));
        let value = self.tile(space).value;
        self.count_in_extra_round(taker, value);
        self.s.note(Fact::TookToken { by: taker, room: space });
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::RoomRuined {
            room: game.room_id(s, space),
            taker: game.party_id(s, taker),
        });
    }

    /// Final scoring: the tokens of ruined Rooms (CLA-955).
    pub fn score_tokens(&mut self) -> Flow {
        for space in self.game.shape.all() {
            if let Some(taker) = self.s.rooms[space].taken.filter(|taker| *taker != Party::ROSE) {
                let (id, value) = (self.game.room_id(self.s, space), self.tile(space).value);
                self.gain(taker, value, How::Rules, &id);
            }
        }
        Flow::Next
    }
}
