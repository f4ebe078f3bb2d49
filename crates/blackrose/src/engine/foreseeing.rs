//! Quests and Events that are looked at, taken, given and turned up.

use crate::cards::{Card, Zone};
use crate::content::build as printed;
use crate::engine::ask::{Among, Choice, Held, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::{By, Looked, Models, OfMoon, Who};
use crate::state::Work;
use kernel::small::{Nth, count};
use kernel::{Audience, Seat, Seats};

impl Run<'_, '_> {
    /// "Look at N Quests" of a Moon: some are kept, given, completed or exchanged, and the others go back on their deck.
    pub fn peek_quests(&mut self, by: By, n: u8, moon: OfMoon, looked: Looked) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let look = Zone::Look(seat);
        if self.s.top().step == 0 {
            let moon = self.moon_of(moon).filter(|_| self.game.edition.quests.own);
            for _ in 0..n {
                let Some(card) = moon.and_then(|moon| self.top_quest(moon)) else { break };
                self.s.cards.put(card, look);
                self.s.cards.show(card, seat);
            }
            if self.s.cards.count(look) == 0 {
                return self.skip("no-quest", self.game.edition.cites.no_quest);
            }
            self.bar();
            self.tell_look(seat, "quests");
            self.s.top_mut().step = 1;
        }
        if self.s.top().step == 1 {
            let own = looked == Looked::Exchange;
            self.s.top_mut().step = match self.answer() {
                Some(Choice::Quest(quest)) => {
                    self.s.top_mut().that_quest = Some(quest);
                    2
                }
                None if !own => 2,
                None if self.s.cards.count(Zone::Active(seat)) > 0 => {
                    return self.ask(Question::ChooseQuest, seat, Among::Held(Held::Active), true);
                }
                _ => 3,
            };
        }
        if self.s.top().step == 2 {
            let flow = match looked {
                Looked::Complete => self.choose_to_complete(seat),
                _ => self.take_quests_looked_at(seat, looked),
            };
            if flow == Flow::Wait {
                return Flow::Wait;
            }
            self.s.top_mut().step = 3;
        }
        if matches!(looked, Looked::Give { .. }) {
            return self.give_quests_looked_at(seat);
        }
        let mut chosen = match self.answer() {
            Some(Choice::Quest(quest)) => self.s.cards.find(look, self.game.content.quest_face(quest)),
            _ => None,
        };
        while self.s.cards.count(look) > 0 {
            if chosen.is_none() && self.s.cards.count(look) > 1 {
                return self.ask(Question::LayBack, seat, Among::Itself, false);
            }
            let Some(card) = chosen.take().or_else(|| self.s.cards.lowest(look)) else { break };
            let moon = self.game.content.quests[self.quest_of(card)].moon;
            self.s.cards.put(card, Zone::Quests(moon));
        }
        if looked == Looked::Complete { self.complete_that_quest() } else { self.done(true) }
    }

    /// The Quests that are kept come to the Mage; one that is exchanged leaves, to be put back.
    fn take_quests_looked_at(&mut self, seat: Seat, looked: Looked) -> Flow {
        let look = Zone::Look(seat);
        let (n, may, price) = match looked {
            Looked::Keep { n, may, price } => (n, may, price),
            Looked::Give { n } => (n, false, 0),
            Looked::Exchange | Looked::Complete => (1, false, 0),
        };
        let mut left = self.s.top().work.left(n);
        match self.answer() {
            Some(Choice::Quest(quest)) => {
                if price > 0 {
                    self.lose(seat.into(), price);
                }
                self.keep_quest(seat, quest);
                left = left.saturating_sub(1);
            }
            Some(_) => left = 0,
            None => {}
        }
        let there = self.s.cards.count(look);
        let paid = self.s.power[seat.index()] >= price;
        if left > 0 && paid && (there > usize::from(left) || may && there > 0) {
            self.s.top_mut().work = Work::Left(left);
            return self.ask(Question::KeepQuest, seat, Among::Itself, may);
        }
        while left > 0
            && !may
            && self.s.power[seat.index()] >= price
            && let Some(card) = self.s.cards.lowest(look)
        {
            if price > 0 {
                self.lose(seat.into(), price);
            }
            let quest = self.quest_of(card);
            self.keep_quest(seat, quest);
            left -= 1;
        }
        if looked == Looked::Exchange
            && let Some(quest) = self.s.top().that_quest
            && let Some(card) = self.s.cards.find(Zone::Active(seat), self.game.content.quest_face(quest))
        {
            self.s.cards.put(card, look);
            self.s.supply[seat.index()] += std::mem::take(&mut self.s.progress[quest.index()]);
            let (game, s) = (self.game, &*self.s);
            let event = |shown: bool| Event::QuestReturned {
                mage: game.model_id(s, seat.into()),
                quest: shown.then(|| game.content.quests[quest].id.clone()),
            };
            self.log.tell(Audience::only(seat), || event(true));
            self.log.tell(Audience::except(seat), || event(false));
        }
        Flow::Next
    }

    /// One of the Quests looked at becomes "that Quest" and waits at the Mage's sheet until the others have gone back.
    fn choose_to_complete(&mut self, seat: Seat) -> Flow {
        let look = Zone::Look(seat);
        let card = match self.answer() {
            Some(Choice::Quest(quest)) => self.s.cards.find(look, self.game.content.quest_face(quest)),
            _ if self.s.cards.count(look) > 1 => {
                return self.ask(Question::ChooseQuest, seat, Among::Itself, false);
            }
            _ => self.s.cards.lowest(look),
        };
        if let Some(card) = card {
            self.s.top_mut().that_quest = Some(self.quest_of(card));
            self.s.cards.put(card, Zone::Active(seat));
        }
        Flow::Next
    }

    /// The Quests that are not kept go to another Mage in the Lodge; if there is none, they are discarded.
    fn give_quests_looked_at(&mut self, seat: Seat) -> Flow {
        let look = Zone::Look(seat);
        if self.s.cards.count(look) == 0 {
            return self.done(true);
        }
        let others = Models::first(self.game.seats).filter(|m| self.s.room_of(m).is_some());
        let others = others - self.s.top().immune - Nth::from(seat).into();
        let other = match (self.answer(), others.only()) {
            (Some(Choice::Model(other)), _) | (_, Some(other)) => other.seat(self.game.seats),
            _ if others.is_empty() => None,
            _ => return self.ask(Question::Pick, seat, others, false),
        };
        while let Some(card) = self.s.cards.lowest(look) {
            let quest = self.quest_of(card);
            match other {
                Some(other) => {
                    self.hand_quest(card, seat, other);
                    self.note_drawn(other, quest);
                }
                None => self.discard_quest(seat, quest, look),
            }
        }
        self.done(other.is_some())
    }

    /// A Quest goes face down from one Mage to another, and both know it.
    fn hand_quest(&mut self, card: Card, from: Seat, to: Seat) {
        self.bar();
        self.s.cards.show(card, to);
        self.s.cards.put(card, Zone::Active(to));
        let quest = self.quest_of(card);
        let (game, s) = (self.game, &*self.s);
        let event = |shown: bool| Event::QuestGiven {
            mage: game.model_id(s, from.into()),
            to: game.model_id(s, to.into()),
            quest: shown.then(|| game.content.quests[quest].id.clone()),
        };
        let knows =
            |seats: Seats, seat: Seat| if s.cards.known(card, seat) { seats.with(seat) } else { seats };
        let knowing = Seat::all(game.seats).fold(Seats::NONE, knows);
        self.log.tell(Audience::Only(knowing), || event(true));
        self.log.tell(Audience::Except(knowing), || event(false));
    }

    /// "Look at the Active Quests of X and take up to 1 of them"; whose it was becomes "that Mage".
    pub fn take_active(&mut self, by: By, of: Who) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let mages = self.reachable(self.who(of)) & Models::first(self.game.seats);
        let mages = mages - Nth::from(seat).into();
        match self.answer() {
            None => self.look_at_active(seat, mages),
            Some(Choice::Quest(quest)) => {
                let face = self.game.content.quest_face(quest);
                let found = mages.iter().filter_map(|m| m.seat(self.game.seats)).find_map(|holder| {
                    self.s.cards.find(Zone::Active(holder), face).map(|card| (holder, card))
                });
                let Some((holder, card)) = found else { return self.done(false) };
                self.release_quest(holder, quest);
                self.hand_quest(card, holder, seat);
                self.note_drawn(seat, quest);
                self.s.top_mut().that_mage = Some(holder.into());
                self.done(true)
            }
            Some(_) => self.done(false),
        }
    }

    /// The Mage looks at all Active Quests of these others, and may take one.
    fn look_at_active(&mut self, seat: Seat, mages: Models) -> Flow {
        let mut any = false;
        for holder in mages.iter().filter_map(|m| m.seat(self.game.seats)) {
            let n = self.s.cards.count(Zone::Active(holder));
            if n > 0 {
                any = true;
                self.tell_looks_at(seat, holder, n, "quests");
                for quest in crate::state::numbers(self.quests_in(Zone::Active(holder))).map(Nth::new) {
                    self.see_quest(seat, holder, quest);
                }
            }
        }
        if !any {
            return self.skip("no-quest", self.game.edition.cites.no_quest);
        }
        self.bar();
        self.ask(Question::TakeQuest, seat, mages, true)
    }

    fn see_quest(&mut self, seat: Seat, holder: Seat, quest: Nth<printed::Quest>) {
        if let Some(card) = self.s.cards.find(Zone::Active(holder), self.game.content.quest_face(quest)) {
            self.s.cards.show(card, seat);
        }
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::only(seat), || Event::SawQuest {
            mage: game.model_id(s, holder.into()),
            quest: game.content.quests[quest].id.clone(),
        });
    }

    /// Tells whose cards are looked at.
    pub(super) fn tell_looks_at(&mut self, seat: Seat, holder: Seat, n: usize, cards: &'static str) {
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::LooksAt {
            mage: game.model_id(s, seat.into()),
            of: game.model_id(s, holder.into()),
            n: count(n),
            cards,
        });
    }

    /// A Quest leaves its Mage: what was said of it is forgotten, and its cubes go back.
    fn release_quest(&mut self, seat: Seat, quest: Nth<printed::Quest>) {
        let place = self.s.mages[seat.index()].naming;
        let named = place
            .and_then(|place| self.s.cards.in_zone(Zone::Active(seat)).nth(usize::from(place)))
            .map(|card| self.quest_of(card));
        let zone = Zone::Active(seat);
        if let Some(card) = self.s.cards.find(zone, self.game.content.quest_face(quest)) {
            self.s.cards.put(card, Zone::Look(seat));
        }
        self.name_for_activation(seat, named.filter(|named| *named != quest));
        let mage = &mut self.s.mages[seat.index()];
        mage.held.remove(quest);
        mage.stale.remove(quest);
        self.s.supply[seat.index()] += std::mem::take(&mut self.s.progress[quest.index()]);
    }

    /// "Reveal a Quest" of a Moon: it is discarded and becomes "that Quest".
    pub fn reveal_quest_op(&mut self, by: By, moon: OfMoon) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let moon = self.moon_of(moon).filter(|_| self.game.edition.quests.own);
        let Some(card) = moon.and_then(|moon| self.top_quest(moon)) else {
            return self.skip("no-quest", self.game.edition.cites.no_quest);
        };
        self.reveal(card);
        self.s.cards.put(card, Zone::QuestDiscards);
        let quest = self.quest_of(card);
        self.s.top_mut().that_quest = Some(quest);
        self.tell_quest(seat, quest, |mage, quest| Event::QuestRevealed { mage, quest });
        self.done(true)
    }

    /// "Gain the PP of that Quest".
    pub fn gain_quest(&mut self, by: By) -> Flow {
        let (Some(party), Some(quest)) = (self.party(by), self.s.top().that_quest) else {
            return self.skip("no-quest", self.game.edition.cites.skipped);
        };
        let points = self.game.content.quests[quest].points;
        let why = self.why();
        self.gain(party, points, self.game.cause(self.s.top().source), &why);
        self.done(true)
    }

    /// "Add that Quest to your Completed Quests": without its Effect and its points.
    pub fn add_quest(&mut self, by: By) -> Flow {
        let (Some(seat), Some(quest)) = (self.seat(by), self.s.top().that_quest) else {
            return self.skip("no-quest", self.game.edition.cites.skipped);
        };
        let face = self.game.content.quest_face(quest);
        let Some(card) = self.s.cards.find(Zone::QuestDiscards, face) else {
            return self.skip("no-quest", self.game.edition.cites.skipped);
        };
        let at_once = self.game.edition.quests.at_once;
        self.s.cards.put(card, if at_once { Zone::Solved(seat) } else { Zone::Completed(seat) });
        self.tell_quest(seat, quest, |mage, quest| Event::QuestAdded { mage, quest });
        self.done(true)
    }

    /// "Look at N Events", perhaps play one, and put the others back on their deck in an order of one's choice.
    pub fn look_events(&mut self, by: By, n: u8, play: bool) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let look = Zone::Look(seat);
        if self.s.top().step == 0 {
            for _ in 0..n {
                let Some(card) = self.top_event(self.s.moon) else { break };
                self.s.cards.put(card, look);
                self.s.cards.show(card, seat);
            }
            if self.s.cards.count(look) == 0 {
                return self.skip("no-event", self.game.edition.cites.no_event);
            }
            self.bar();
            self.tell_look(seat, "events");
            self.s.top_mut().step = if play { 1 } else { 2 };
        }
        if self.s.top().step == 1 {
            match self.answer() {
                Some(Choice::Event(event)) => self.s.top_mut().work = Work::Event(event),
                Some(_) => {}
                None => return self.ask(Question::PlayEvent, seat, Among::Itself, true),
            }
            self.s.top_mut().step = 2;
        }
        let played = match self.s.top().work {
            Work::Event(event) => self.s.cards.find(look, self.game.content.event_face(event)),
            _ => None,
        };
        if self.s.top().step == 2 {
            if self.lay_events_back(seat, played) == Flow::Wait {
                return Flow::Wait;
            }
            self.s.top_mut().step = 3;
            if let Some(card) = played {
                if self.game.content.events[self.event_of(card)].crown {
                    self.s.top_mut().record.cards.crown();
                }
                if self.play_event(seat, card) {
                    return Flow::Stay;
                }
            }
        }
        self.done(!play || matches!(self.s.top().work, Work::Event(_)))
    }

    /// The Events that are not played go back on their deck.
    fn lay_events_back(&mut self, seat: Seat, played: Option<Card>) -> Flow {
        let look = Zone::Look(seat);
        let mut chosen = match self.answer() {
            Some(Choice::Event(event)) => self.s.cards.find(look, self.game.content.event_face(event)),
            _ => None,
        };
        loop {
            let mut others = self.s.cards.in_zone(look).filter(|card| Some(*card) != played);
            let (first, more) = (others.next(), others.next().is_some());
            drop(others);
            if chosen.is_none() && more {
                return self.ask(Question::LayBack, seat, Among::Itself, false);
            }
            let Some(card) = chosen.take().or(first) else { return Flow::Next };
            let moon = self.game.content.events[self.event_of(card)].moon;
            self.s.cards.put(card, Zone::Events(moon));
        }
    }
}
