//! Quests of the Moons' decks: drawn face down, Active until their Task is done, Completed until their
//! Effect is used, then Solved.

use crate::cards::{Card, Zone};
use crate::content::build::Quest;
use crate::cubes::Party;
use crate::engine::ask::{Among, Choice, Held, Question};
use crate::engine::run::{Flow, Run};
use crate::events::{Event, Id};
use crate::game::purpose;
use crate::language::program::{By, Kind, OfMoon, Quantity, Who};
use crate::lodge::Spaces;
use crate::state::{Fact, Frame, How, Model, Phase, QuestSet, Source, Work, numbers};
use kernel::small::{Nth, count};
use kernel::{Audience, Seat};

impl Run<'_, '_> {
    /// The Quest printed on a card.
    pub fn quest_of(&self, card: Card) -> Nth<Quest> {
        Nth::new(self.s.cards.face(card).index() - self.game.content.spells.len())
    }

    /// The top card of a Moon's Quests; an empty deck is made anew from the discards (REB-268).
    pub(super) fn top_quest(&mut self, moon: u8) -> Option<Card> {
        let deck = Zone::Quests(moon);
        if self.s.cards.count(deck) == 0 {
            let discards: QuestSet = self
                .s
                .cards
                .in_zone(Zone::QuestDiscards)
                .map(|card| self.quest_of(card))
                .filter(|&q| self.game.content.quests[q].moon == moon)
                .fold(0, |mask, q| mask | 1 << q.number());
            for q in numbers(discards).map(Nth::new) {
                if let Some(card) = self.s.cards.find(Zone::QuestDiscards, self.game.content.quest_face(q)) {
                    self.s.cards.put(card, deck);
                }
            }
            let chance = &mut self.s.chance.0;
            self.s.cards.shuffle(deck, chance, purpose::QUESTS);
        }
        self.s.cards.top(deck)
    }

    /// A Mage draws a Quest, face down, the Avatar solves it, or the Black Rose gains its Moon's points (REB-251,
    /// REB-265).
    fn draw_quest(&mut self, party: Party, avatar: bool, moon: Option<u8>) -> bool {
        let moon = moon.unwrap_or(self.s.moon);
        let card = if self.game.edition.quests.own { self.top_quest(moon) } else { None };
        let Some(card) = card else {
            self.nothing("no-quest", self.game.edition.cites.no_quest);
            return false;
        };
        self.bar();
        if avatar {
            self.solve_drawn(card);
            return true;
        }
        let Some(seat) = party.seat() else {
            self.s.cards.put(card, Zone::QuestDiscards);
            self.tell(|| Event::RoseDrewQuest);
            self.gain(Party::ROSE, moon + 1, How::Quest, "quest");
            return true;
        };
        self.s.cards.put(card, Zone::Active(seat));
        self.s.cards.show(card, seat);
        let quest = self.quest_of(card);
        self.note_drawn(seat, quest);
        let (game, s) = (self.game, &*self.s);
        let event = |shown: bool| Event::QuestDrawn {
            mage: game.model_id(s, seat.into()),
            moon: moon + 1,
            quest: shown.then(|| game.content.quests[quest].id.clone()),
        };
        self.log.tell(Audience::only(seat), || event(true));
        self.log.tell(Audience::except(seat), || event(false));
        true
    }

    /// The Moon that a text speaks of; none is before the first.
    pub fn moon_of(&self, of: OfMoon) -> Option<u8> {
        match of {
            OfMoon::This => Some(self.s.moon),
            OfMoon::Previous => self.s.moon.checked_sub(1),
            OfMoon::Named(moon) => Some(moon),
        }
    }

    /// "Draw N Quests".
    pub fn draw_quest_op(&mut self, by: By, n: u8, moon: OfMoon) -> Flow {
        let Some(party) = self.party(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let moon = self.moon_of(moon);
        if moon.is_none() {
            return self.skip("no-quest", self.game.edition.cites.no_quest);
        }
        // REB-874: the Avatar draws for itself, also when another makes it draw.
        let avatar = match by {
            By::Target | By::ThatMage => party == Party::ROSE,
            By::You | By::Rose | By::Crown | By::Caster => {
                party == Party::ROSE && self.actor(party) != Party::ROSE
            }
        };
        let drawn = (0..n).filter(|_| self.draw_quest(party, avatar, moon)).count();
        self.done(drawn == usize::from(n))
    }

    /// A Quest leaves a Mage for the discard pile; its cubes go back (REB-256, REB-266). For an Active one the Black Rose
    /// may gain the points of its Moon (CLA-303).
    pub(super) fn discard_quest(&mut self, seat: Seat, quest: Nth<Quest>, from: Zone) {
        let Some(card) = self.s.cards.find(from, self.game.content.quest_face(quest)) else { return };
        self.s.cards.put(card, Zone::QuestDiscards);
        let pays = self.game.edition.quests.discards_pay && matches!(from, Zone::Active(_));
        self.s.supply[seat.index()] += std::mem::take(&mut self.s.progress[quest.index()]);
        let (game, s) = (self.game, &*self.s);
        let event = |shown: bool| Event::QuestDiscarded {
            mage: game.model_id(s, seat.into()),
            quest: shown.then(|| game.content.quests[quest].id.clone()),
        };
        let open = Seat::all(self.game.seats).all(|seat| self.s.cards.known(card, seat));
        if open {
            self.log.tell(Audience::All, || event(true));
        } else {
            self.log.tell(Audience::only(seat), || event(true));
            self.log.tell(Audience::except(seat), || event(false));
        }
        if pays {
            self.gain(Party::ROSE, self.game.content.quests[quest].moon + 1, How::Quest, "quest");
        }
    }

    /// Each Mage in play order may give up one Active Quest (REB-212, REB-213), or both (CLA-304).
    pub fn give_up_quests(&mut self) -> Flow {
        let n = count(self.game.seats);
        let (rules, mut more) = (self.game.edition.quests, false);
        if self.s.top().step == 0 && rules.at_once {
            self.begin_phase(Phase::BlackRose);
        }
        loop {
            let k = self.s.top().step;
            if k == n {
                return Flow::Next;
            }
            let seat = self.s.first.after(usize::from(k), self.game.seats);
            match self.answer() {
                Some(Choice::Quest(quest)) => {
                    self.discard_quest(seat, quest, Zone::Active(seat));
                    if !rules.discards_pay {
                        let moon = self.game.content.quests[quest].moon;
                        self.gain(Party::ROSE, moon + 1, How::Quest, "quest");
                    }
                    more = rules.given_up > 1;
                }
                Some(_) => {}
                None if self.moon_rises() => return Flow::Stay,
                None if self.s.cards.count(Zone::Active(seat)) > 0 => {
                    return self.ask(Question::GiveUpQuest, seat, Among::Itself, true);
                }
                None => {}
            }
            // The next of the same Mage's, if there is one.
            if !std::mem::take(&mut more) {
                self.s.top_mut().step += 1;
            }
        }
    }

    /// Has the Mage more Active Quests than the limit?
    pub fn has_many_quests(&self, seat: Seat) -> bool {
        let limit = self.game.mage_card(self.s, seat).map_or(0, |mage| usize::from(mage.quest_limit));
        self.s.cards.count(Zone::Active(seat)) > limit
    }

    /// Each Mage in play order without an Active Quest draws one (REB-215).
    pub fn take_quests(&mut self) -> Flow {
        for seat in self.play_order() {
            if self.s.cards.count(Zone::Active(seat)) == 0 {
                self.draw_quest(Party::from(seat), false, None);
            }
        }
        Flow::Next
    }

    /// Each Mage above the limit discards: all first of the Active, then of the Completed Quests (REB-216).
    pub fn limit_quests(&mut self) -> Flow {
        let mut answer = self.answer();
        // A Quest that is being completed is not held (CLA-315).
        let kinds: &[Held] =
            if self.game.edition.quests.at_once { &[Held::Active] } else { &[Held::Active, Held::Completed] };
        for &held in kinds {
            let zone = |seat| if held == Held::Active { Zone::Active(seat) } else { Zone::Completed(seat) };
            for seat in self.play_order() {
                let limit = self.game.mage_card(self.s, seat).map_or(0, |mage| usize::from(mage.quest_limit));
                while self.s.cards.count(zone(seat)) > limit {
                    let Some(Choice::Quest(quest)) = answer.take() else {
                        return self.ask(Question::QuestLimit, seat, Among::Held(held), false);
                    };
                    self.discard_quest(seat, quest, zone(seat));
                }
            }
        }
        Flow::Next
    }

    /// The seat's Active and Completed Quests, as a mask.
    pub fn quests_of(&self, seat: Seat) -> QuestSet {
        self.quests_in(Zone::Active(seat)) | self.quests_in(Zone::Completed(seat))
    }

    /// The Quests in a zone, as a mask.
    pub fn quests_in(&self, zone: Zone) -> QuestSet {
        self.s.cards.in_zone(zone).fold(0, |mask, card| mask | 1 << self.quest_of(card).number())
    }

    /// Is it one of the seat's Active Quests?
    pub fn is_active(&self, seat: Seat, quest: Nth<Quest>) -> bool {
        self.s.cards.find(Zone::Active(seat), self.game.content.quest_face(quest)).is_some()
    }

    /// A Quest whose Task is fulfilled is revealed (REB-252).
    pub fn show_task(&mut self, seat: Seat, quest: Nth<Quest>) {
        let Some(card) = self.s.cards.find(Zone::Active(seat), self.game.content.quest_face(quest)) else {
            return;
        };
        if !Seat::all(self.game.seats).all(|seat| self.s.cards.known(card, seat)) {
            self.reveal(card);
            self.tell_quest(seat, quest, |mage, quest| Event::QuestRevealed { mage, quest });
        }
    }

    /// A Task that was fulfilled and revealed gets its cube, or is done (REB-253, REB-254).
    pub fn fulfil(&mut self, seat: Seat, quest: Nth<Quest>) {
        let Some(card) = self.s.cards.find(Zone::Active(seat), self.game.content.quest_face(quest)) else {
            return;
        };
        let slots = self.game.content.quests[quest].cubes;
        if slots > 0 {
            if self.s.supply[seat.index()] == 0 {
                self.nothing("no-cube", self.game.edition.cites.quest_cube);
                return;
            }
            self.s.supply[seat.index()] -= 1;
            self.s.progress[quest.index()] += 1;
            self.tell_quest(seat, quest, |mage, quest| Event::QuestCube { mage, quest });
        }
        if self.s.progress[quest.index()] >= slots {
            self.complete(seat, quest, card);
        }
    }

    /// Tells of a Quest that everybody knows.
    pub fn tell_quest(&mut self, seat: Seat, quest: Nth<Quest>, event: impl FnOnce(Id, Id) -> Event) {
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || {
            event(game.model_id(s, seat.into()), game.content.quests[quest].id.clone())
        });
    }

    /// A Quest becomes Completed; its cubes go back (REB-255, REB-256).
    fn complete(&mut self, seat: Seat, quest: Nth<Quest>, card: Card) {
        self.reveal(card);
        self.s.cards.put(card, Zone::Completed(seat));
        self.s.supply[seat.index()] += std::mem::take(&mut self.s.progress[quest.index()]);
        self.tell_quest(seat, quest, |mage, quest| Event::QuestCompleted { mage, quest });
    }

    /// A Mage uses the Effect of a Completed Quest (REB-259, REB-260).
    pub fn use_quest(&mut self, seat: Seat, quest: Nth<Quest>) {
        self.s.turn.tried |= 1 << quest.number();
        self.tell_quest(seat, quest, |mage, quest| Event::QuestUsed { mage, quest });
        let code = self.game.content.quests[quest].code;
        let mut frame = Frame::new(code, Party::from(seat), Some(seat.into()), Source::Quest(quest));
        frame.facts = count(self.s.facts.len());
        self.push(frame);
    }

    /// The Quest whose Effect runs becomes Solved and gives its reward (REB-261, REB-262).
    pub fn solve_this_quest(&mut self) -> Flow {
        let frame = *self.s.top();
        let (Source::Quest(quest), Some(seat)) = (frame.source, frame.you().seat()) else {
            return self.skip("no-quest", self.game.edition.cites.skipped);
        };
        let face = self.game.content.quest_face(quest);
        let Some(card) = self.s.cards.find(Zone::Completed(seat), face) else {
            return self.skip("no-quest", self.game.edition.cites.skipped);
        };
        self.solved(seat, quest, card);
        self.done(true)
    }

    /// "Solve one of your Quests": its reward without its Effect (REB-263, REB-264).
    pub fn solve_quest_op(&mut self, by: By) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let Some(Choice::Quest(quest)) = self.answer() else {
            let held = self.s.cards.count(Zone::Active(seat)) + self.s.cards.count(Zone::Completed(seat));
            if held == 0 {
                return self.skip("no-quest", self.game.edition.cites.quest);
            }
            return self.ask(Question::ChooseQuest, seat, Among::Held(Held::Unsolved), false);
        };
        let face = self.game.content.quest_face(quest);
        let found = [Zone::Active(seat), Zone::Completed(seat)]
            .into_iter()
            .find_map(|zone| self.s.cards.find(zone, face));
        let Some(card) = found else { return self.skip("no-quest", self.game.edition.cites.quest) };
        self.reveal(card);
        self.s.supply[seat.index()] += std::mem::take(&mut self.s.progress[quest.index()]);
        self.solved(seat, quest, card);
        self.done(true)
    }

    /// A Quest becomes Solved and gives its reward.
    fn solved(&mut self, seat: Seat, quest: Nth<Quest>, card: Card) {
        self.s.cards.put(card, Zone::Solved(seat));
        self.tell_quest(seat, quest, |mage, quest| Event::QuestSolved { mage, quest });
        self.s.note(Fact::Solved { by: seat.into() });
        let id = self.game.content.quests[quest].id.clone();
        self.gain(Party::from(seat), self.game.content.quests[quest].points, How::Quest, &id);
    }

    /// "Discard N of your Active (or Solved) Quests".
    pub fn discard_quest_op(&mut self, by: By, n: u8, solved: bool) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let zone = if solved { Zone::Solved(seat) } else { Zone::Active(seat) };
        let mut left = self.s.top().work.left(n);
        if let Some(Choice::Quest(quest)) = self.answer() {
            self.discard_quest(seat, quest, zone);
            left -= 1;
        }
        self.s.top_mut().work = Work::Left(left);
        if left == 0 || self.s.cards.count(zone) == 0 {
            return self.done(left == 0);
        }
        let held = if solved { Held::Solved } else { Held::Active };
        self.ask(Question::DiscardQuest, seat, Among::Held(held), false)
    }

    /// "Complete one of your Quests", perhaps for the points of its Moon.
    pub fn complete_quest_op(&mut self, by: By, pay: bool) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let Some(Choice::Quest(quest)) = self.answer() else {
            if self.s.cards.count(Zone::Active(seat)) == 0 {
                return self.skip("no-quest", self.game.edition.cites.quest);
            }
            return self.ask(Question::ChooseQuest, seat, Among::Held(Held::Active), false);
        };
        self.s.top_mut().that_quest = Some(quest);
        if !pay {
            return self.complete_that_quest();
        }
        // REB-1011: who cannot pay the whole price pays nothing.
        let price = self.game.content.quests[quest].moon + 1;
        if self.s.power[seat.index()] < price {
            return self.skip("no-points", self.game.edition.cites.skipped);
        }
        self.lose(Party::from(seat), price);
        self.done(true)
    }

    /// "Complete that Quest".
    pub fn complete_that_quest(&mut self) -> Flow {
        let frame = *self.s.top();
        let (Some(seat), Some(quest)) = (frame.you().seat(), frame.that_quest) else {
            return self.skip("no-quest", self.game.edition.cites.skipped);
        };
        let card = self.s.cards.find(Zone::Active(seat), self.game.content.quest_face(quest));
        let Some(card) = card else { return self.skip("no-quest", self.game.edition.cites.skipped) };
        self.bar();
        if !self.game.edition.quests.at_once {
            self.complete(seat, quest, card);
            return self.done(true);
        }
        if self.is_barred(seat, quest) {
            return self.skip("no-quest", self.game.edition.cites.quest);
        }
        // CLA-317: its Effect is applied as one of its own.
        let Some(steps) = self.reveal_quest(seat, quest, None) else { return self.done(false) };
        self.s.top_mut().done = crate::state::Done::Yes;
        let frame = self.s.top_mut();
        frame.go(frame.pc() + 1);
        self.push(steps);
        Flow::Stay
    }

    /// "Look at N Quests and keep some": of this Moon, or of this or the next (REB-373).
    pub fn look_quests(&mut self, by: By, n: Quantity, keep: u8, next: bool) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let look = Zone::Look(seat);
        if self.s.top().step == 0 {
            let mut moon = self.s.moon;
            if next && moon < 2 {
                match self.answer() {
                    None => return self.ask(Question::WhichMoon, seat, Among::Itself, false),
                    Some(Choice::Second) => moon += 1,
                    Some(_) => {}
                }
            }
            let n = self.quantity(n);
            for _ in 0..n {
                let card = if self.game.edition.quests.own { self.top_quest(moon) } else { None };
                let Some(card) = card else { break };
                self.s.cards.put(card, look);
                self.s.cards.show(card, seat);
            }
            let there = count(self.s.cards.count(look));
            if there == 0 {
                return self.skip("no-quest", self.game.edition.cites.no_quest);
            }
            self.bar();
            let (game, s) = (self.game, &*self.s);
            self.log.tell(Audience::All, || Event::Looks {
                mage: game.model_id(s, seat.into()),
                n: there,
                from: "quests",
            });
            let frame = self.s.top_mut();
            frame.step = 1;
            frame.work = Work::Left(keep);
        }
        let mut left = self.s.top().work.left(keep);
        if let Some(Choice::Quest(quest)) = self.answer() {
            self.keep_quest(seat, quest);
            left = left.saturating_sub(1);
        }
        self.s.top_mut().work = Work::Left(left);
        if left > 0 && self.s.cards.count(look) > usize::from(left) {
            return self.ask(Question::KeepQuest, seat, Among::Itself, false);
        }
        while let (true, Some(card)) = (left > 0, self.s.cards.lowest(look)) {
            let quest = self.quest_of(card);
            self.keep_quest(seat, quest);
            left -= 1;
        }
        while let Some(card) = self.s.cards.lowest(look) {
            let quest = self.quest_of(card);
            self.discard_quest(seat, quest, look);
        }
        self.done(true)
    }

    pub(super) fn keep_quest(&mut self, seat: Seat, quest: Nth<Quest>) {
        let card = self.s.cards.find(Zone::Look(seat), self.game.content.quest_face(quest));
        let Some(card) = card else { return };
        self.bar();
        self.s.cards.put(card, Zone::Active(seat));
        self.note_drawn(seat, quest);
        let moon = self.game.content.quests[quest].moon + 1;
        let (game, s) = (self.game, &*self.s);
        let event = |shown: bool| Event::QuestDrawn {
            mage: game.model_id(s, seat.into()),
            moon,
            quest: shown.then(|| game.content.quests[quest].id.clone()),
        };
        self.log.tell(Audience::only(seat), || event(true));
        self.log.tell(Audience::except(seat), || event(false));
    }

    /// "Give N of your Trophies to the Black Rose".
    pub fn give_trophy(&mut self, by: By, n: u8) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        if self.s.trophies[seat.index()] < n {
            return self.skip("no-trophy", self.game.edition.cites.skipped);
        }
        self.s.trophies[seat.index()] -= n;
        self.s.trophies[Party::ROSE.index()] += n;
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Trophy { party: game.party_id(s, Party::ROSE) });
        self.done(true)
    }

    /// "Take a Trophy of X": a token that nobody has taken.
    pub fn take_trophy(&mut self, by: By, of: Who) -> Flow {
        let Some(party) = self.party(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let mage = (self.reachable(self.who(of)) & Model::MAGES).lowest();
        let Some(mage) =
            mage.filter(|&m| self.s.trophy_tokens[m.index()] > 0 && self.game.side_of(m) != party)
        else {
            return self.skip("no-trophy", self.game.edition.cites.skipped);
        };
        self.s.trophy_tokens[mage.index()] -= 1;
        self.s.trophies[party.index()] += 1;
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Trophy { party: game.party_id(s, party) });
        self.done(true)
    }

    /// The seat's Completed Quests that may be used now, as a mask.
    pub fn usable_quests(&self, seat: Seat) -> QuestSet {
        if self.s.room_of(seat.into()).is_none() {
            return 0; // REB-269
        }
        self.s
            .cards
            .in_zone(Zone::Completed(seat))
            .map(|card| self.quest_of(card))
            .map(|quest| 1 << quest.number())
            .filter(|quest| self.s.turn.tried & quest == 0)
            .fold(0, |mask, quest| mask | quest)
    }

    /// Spaces of Rooms with such an Evocation (REB-678): neither the Black Rose Room nor the Throne Room.
    pub fn rooms_with(&self, archetype: u8) -> Spaces {
        self.s
            .evocations()
            .iter()
            .filter(|m| self.is_kind(*m, Kind::Archetype(archetype)))
            .filter_map(|m| self.s.room_of(m))
            .filter(|&space| {
                !self.tile(space).centre && !self.tile(space).throne && !self.game.closed(self.s, space)
            })
            .collect()
    }
}
