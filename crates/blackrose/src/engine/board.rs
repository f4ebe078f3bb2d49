//! The Event Board: revealing, placing, pushing and discarding Events, and what they do.

use crate::cards::{Card, Zone};
use crate::content::build as printed;
use crate::content::printed::When;
use crate::cubes::Party;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::{Event, Id};
use crate::game::purpose;
use crate::language::program::{By, OfMoon};
use crate::limits::BOARD;
use crate::state::{Done, Frame, How, Phase, Source, Tie, Watcher, Work};
use kernel::small::{Nth, count};
use kernel::{Audience, Seat};

/// The Phase in which such an Event works.
fn phase_of(when: When) -> Option<Phase> {
    match when {
        When::BlackRose => Some(Phase::BlackRose),
        When::Study => Some(Phase::Study),
        When::Action => Some(Phase::Action),
        When::Evocation => Some(Phase::Evocation),
        When::Instant | When::Always => None,
    }
}

impl Run<'_, '_> {
    /// The Event printed on a card.
    pub(super) fn event_of(&self, card: Card) -> Nth<printed::Event> {
        let content = &self.game.content;
        let face = self.s.cards.face(card).index();
        Nth::new(face - content.spells.len() - content.quests.len())
    }

    /// The Event in a slot of the board.
    pub fn event_in(&self, slot: usize) -> Option<Nth<printed::Event>> {
        self.s.cards.in_zone(Zone::Board(count(slot))).next().map(|card| self.event_of(card))
    }

    fn tell_event(&mut self, event: Nth<printed::Event>, what: impl FnOnce(Id) -> Event) {
        let game = self.game;
        self.tell(|| what(game.content.events[event].id.clone()));
    }

    /// An Event leaves the board; `points` when it leaves the last slot by shift or push (REB-202, REB-231).
    fn leave_board(&mut self, slot: u8, points: bool) {
        let Some(card) = self.s.cards.in_zone(Zone::Board(slot)).next() else { return };
        let event = self.event_of(card);
        self.s.cards.put(card, Zone::EventDiscards);
        self.unwatch(|tie| tie == Tie::Event(event));
        self.tell_event(event, |event| Event::EventDiscarded { event });
        if points {
            self.gain(Party::ROSE, self.game.content.events[event].discard, How::Event, "event");
        }
    }

    /// Every Event moves one slot to the right; the last is discarded (REB-201).
    pub fn shift_events(&mut self) -> Flow {
        self.begin_phase(Phase::BlackRose);
        self.leave_board(count(BOARD) - 1, true);
        for slot in (0..count(BOARD) - 1).rev() {
            self.move_event(slot);
        }
        Flow::Next
    }

    fn move_event(&mut self, slot: u8) {
        let card = self.s.cards.in_zone(Zone::Board(slot)).next();
        if let Some(card) = card {
            self.s.cards.put(card, Zone::Board(slot + 1));
        }
    }

    /// Puts an Event into its slot and pushes what lies there to the right (REB-206 to REB-208).
    fn place_event(&mut self, card: Card, slot: u8) {
        let mut last = slot;
        while last < count(BOARD) && self.event_in(usize::from(last)).is_some() {
            last += 1;
        }
        if last == count(BOARD) {
            last -= 1;
            self.leave_board(last, true);
        }
        for k in (slot..last).rev() {
            self.move_event(k);
        }
        self.s.cards.put(card, Zone::Board(slot));
    }

    /// The Mage to the right of the First Mage reveals an Event (REB-203).
    pub fn reveal_event(&mut self) -> Flow {
        if self.s.top().step == 1 {
            return Flow::Next;
        }
        self.s.top_mut().step = 1;
        let n = count(self.game.seats);
        let drawer = Seat((self.s.first.0 + n - 1) % n);
        if self.draw_event(drawer, None) { Flow::Stay } else { Flow::Next }
    }

    /// A Mage draws an Event of the Moon that runs or of another; `true` if something is now to be resolved.
    fn draw_event(&mut self, drawer: Seat, moon: Option<u8>) -> bool {
        let Some(card) = self.top_event(moon.unwrap_or(self.s.moon)) else {
            self.nothing("no-event", self.game.edition.cites.no_event);
            return false;
        };
        self.play_event(drawer, card)
    }

    /// A Mage turns up an Event; `true` if something is now to be resolved (REB-204 to REB-210).
    pub(super) fn play_event(&mut self, drawer: Seat, card: Card) -> bool {
        self.reveal(card);
        let event = self.event_of(card);
        let printed = &self.game.content.events[event];
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::EventRevealed {
            mage: game.model_id(s, drawer.into()),
            event: game.content.events[event].id.clone(),
        });
        if printed.crown && !self.game.options.steady_crown {
            self.crown(drawer);
        }
        self.gain(Party::ROSE, printed.reveal, How::Event, "event");
        let when = printed.when.unwrap_or(When::Instant);
        let starts = match when {
            When::Instant => {
                self.s.cards.put(card, Zone::EventDiscards);
                true
            }
            When::Always => {
                self.place_event(card, printed.slot);
                self.watch_event(event);
                true
            }
            // What lasts during the Phase that runs works at once; what begins it waits (REB-233, REB-237).
            _ => {
                self.place_event(card, printed.slot);
                if phase_of(when) == Some(self.s.phase) {
                    self.watch_event(event);
                }
                false
            }
        };
        starts && self.push_event(event, drawer)
    }

    /// The top Event of a Moon; an empty deck is made anew from the discards.
    pub(super) fn top_event(&mut self, moon: u8) -> Option<Card> {
        let deck = Zone::Events(moon);
        self.game.edition.moons.as_ref()?;
        if self.s.cards.count(deck) == 0 {
            for event in Nth::all(self.game.content.events.len()) {
                if self.game.content.events[event].moon == moon
                    && let Some(card) =
                        self.s.cards.find(Zone::EventDiscards, self.game.content.event_face(event))
                {
                    self.s.cards.put(card, deck);
                }
            }
            let chance = &mut self.s.chance.0;
            self.s.cards.shuffle(deck, chance, purpose::EVENT);
        }
        self.s.cards.top(deck)
    }

    /// The abilities of an Event begin, if they are not at work.
    fn watch_event(&mut self, event: Nth<printed::Event>) {
        let tie = Tie::Event(event);
        if self.s.watchers.iter().flatten().any(|w| w.tie == tie) {
            return;
        }
        let (first, count) = self.game.content.events[event].lasting;
        for ability in first..first + u16::from(count) {
            self.watch(Watcher { ability, you: Party::ROSE, target: None, model: None, tie });
        }
    }

    /// Starts what an Event does at once.
    fn push_event(&mut self, event: Nth<printed::Event>, drawer: Seat) -> bool {
        let Some(code) = self.game.content.events[event].now else { return false };
        self.tell_event(event, |event| Event::EventApplied { event });
        let mut frame = Frame::new(code, Party::ROSE, None, Source::Event(event));
        frame.that_mage = Some(drawer.into());
        frame.facts = count(self.s.facts.len());
        self.push(frame);
        true
    }

    /// An Event has done what it does at once; for an Instant one the Black Rose gains the rest (REB-209).
    pub fn event_applied(&mut self) -> Flow {
        if let Source::Event(event) = self.s.top().source {
            let printed = &self.game.content.events[event];
            if printed.when == Some(When::Instant) {
                self.gain(Party::ROSE, printed.discard, How::Event, "event");
            }
        }
        Flow::Next
    }

    /// A Phase begins: what lasted in the Phase before ends, and the Events of this one apply from slot 1 to
    /// slot 3 (REB-211, REB-227).
    pub fn apply_events(&mut self, phase: Phase) -> Flow {
        if self.s.top().step == 0 {
            self.begin_phase(phase);
            for slot in 0..BOARD {
                if let Some(event) = self.event_in(slot)
                    && self.game.content.events[event].when.and_then(phase_of) == Some(phase)
                {
                    self.watch_event(event);
                }
            }
        }
        // The First Mage may lose the Crown meanwhile; the Events that wait are found by their slot.
        while (usize::from(self.s.top().step)) < BOARD {
            if self.moon_rises() {
                return Flow::Stay;
            }
            let slot = usize::from(self.s.top().step);
            self.s.top_mut().step += 1;
            let first = self.s.first;
            if let Some(event) = self.event_in(slot)
                && self.game.content.events[event].when.and_then(phase_of) == Some(phase)
                && self.push_event(event, first)
            {
                return Flow::Stay;
            }
        }
        self.turn_moon()
    }

    /// Events that last only during the Phase that ends stop working.
    pub fn end_events_of_phase(&mut self) {
        let game = self.game;
        self.unwatch(|tie| match tie {
            Tie::Event(event) => game.content.events[event].when != Some(When::Always),
            _ => false,
        });
    }

    /// "Draw N Events": the Mage who resolves it is the drawer (REB-230, REB-238).
    pub fn draw_event_op(&mut self, by: By, n: u8, moon: OfMoon) -> Flow {
        let Some(moon) = self.moon_of(moon) else {
            return self.skip("no-event", self.game.edition.cites.no_event);
        };
        let mut left = match self.s.top().work {
            Work::Left(left) => left,
            _ => {
                self.s.top_mut().done = Done::Yes;
                n
            }
        };
        while left > 0 {
            left -= 1;
            self.s.top_mut().work = Work::Left(left);
            let seat = self.seat(by).or_else(|| self.seat(By::ThatMage)).unwrap_or(self.s.crown);
            let before = self.s.barrier;
            if self.draw_event(seat, Some(moon)) {
                return Flow::Stay;
            }
            if self.s.barrier == before {
                self.s.top_mut().done = Done::No;
            }
        }
        Flow::Next
    }

    /// An Event leaves the board by an Effect. You and the Black Rose may `share` its points: each gains half of them,
    /// rounded down, and at least one.
    fn discard_from_board(&mut self, slot: usize, share: bool) {
        let Some(event) = self.event_in(slot) else { return };
        self.leave_board(count(slot), self.game.edition.event_discards_pay && !share);
        if share {
            let half = (self.game.content.events[event].discard / 2).max(1);
            let why = self.why();
            self.gain(self.s.top().you(), half, self.game.cause(self.s.top().source), &why);
            self.gain(Party::ROSE, half, How::Event, "event");
        }
    }

    /// "Discard N Events": any on the board; the Black Rose gains nothing (REB-231, REB-232) or its points (CLA-267).
    pub fn discard_event_op(&mut self, n: u8, share: bool) -> Flow {
        let mut left = self.s.top().work.left(n);
        if let Some(Choice::Event(event)) = self.answer() {
            if let Some(slot) = (0..BOARD).find(|&k| self.event_in(k) == Some(event)) {
                self.discard_from_board(slot, share);
            }
            left -= 1;
        }
        loop {
            self.s.top_mut().work = Work::Left(left);
            let mut lying = (0..BOARD).filter(|&k| self.event_in(k).is_some());
            let (first, second) = (lying.next(), lying.next());
            match (left, first, second) {
                (0, _, _) => return self.done(true),
                (_, None, _) => {
                    self.nothing("no-event", self.game.edition.cites.event);
                    return self.done(false);
                }
                (_, Some(slot), None) => {
                    self.discard_from_board(slot, share);
                    left -= 1;
                }
                _ => return self.ask_you(Question::DiscardEvent, Among::Itself, false),
            }
        }
    }
}
