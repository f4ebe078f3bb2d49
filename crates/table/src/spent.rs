//! What decisions cost on the clocks, and what becomes of it when they are taken back.
//!
//! Who takes back its own choices gains no time by it: what was thought stays thought, and the increments go with the
//! choices. With a clock for each move the question that is open again goes on with the time that was used up for it and
//! for all that came after it. When all agree to go back, the clocks stand as they stood then.

use crate::options::{Clock, Millis};
use crate::place::Place;
use crate::table::Table;
use kernel::{Entry, Game, Seat};

/// A decision that stands, and what it cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spent {
    pub entry: u32,
    pub seat: Seat,
    pub ms: u32,
}

impl Clock {
    /// What a decision earns.
    fn increment(self) -> Millis {
        match self {
            Clock::Game { increment, .. } => Millis::from(increment) * 1000,
            Clock::None | Clock::Move { .. } => 0,
        }
    }
}

impl<G: Game> Table<G> {
    /// A decision took so long; 0 is for those that no clock was running for.
    pub(crate) fn spend(&mut self, entry: u32, seat: Seat, ms: u32) {
        if ms == 0 {
            return;
        }
        self.spent.push(Spent { entry, seat, ms });
        let place = &mut self.places[seat.index()];
        place.used = 0;
        if let Clock::Game { .. } = self.options.clock {
            place.left += self.options.clock.increment() - Millis::from(ms);
        }
    }

    /// What the seat's choices from an entry on have cost, and how many of them there are.
    fn spent_since(&self, seat: Seat, entry: usize) -> (Millis, Millis) {
        let own = self.spent.iter().filter(|spent| spent.seat == seat && spent.entry as usize >= entry);
        own.fold((0, 0), |(ms, n), spent| (ms + Millis::from(spent.ms), n + 1))
    }

    /// Would the seat have time left after it took back its choices from an entry on?
    pub(crate) fn has_time_to_undo(&self, seat: Seat, entry: usize, now: Millis) -> bool {
        let (ms, n) = self.spent_since(seat, entry);
        let Some((left, _)) = self.clock_shown(seat, now) else { return true };
        match self.options.clock {
            Clock::None => true,
            // Under the open question and those before it.
            Clock::Move { .. } => left > ms,
            Clock::Game { .. } => left > n * self.options.clock.increment(),
        }
    }

    /// An entry that goes back is in the journal: the clocks follow it.
    pub(crate) fn turn_clocks_back(&mut self, entry: &Entry) {
        match *entry {
            Entry::Choice { .. } => {}
            Entry::Undo { seat, to } => {
                let (ms, n) = self.spent_since(seat, to);
                self.spent.retain(|spent| spent.seat != seat || (spent.entry as usize) < to);
                let place = &mut self.places[seat.index()];
                match self.options.clock {
                    Clock::None => {}
                    Clock::Move { .. } => place.used += ms,
                    Clock::Game { .. } => place.left -= n * self.options.clock.increment(),
                }
            }
            Entry::Back { to } => {
                for seat in self.seats() {
                    let (ms, n) = self.spent_since(seat, to);
                    let place = &mut self.places[seat.index()];
                    place.forget_question();
                    if let Clock::Game { .. } = self.options.clock {
                        place.left += ms - n * self.options.clock.increment();
                    }
                }
                self.spent.retain(|spent| (spent.entry as usize) < to);
            }
        }
    }

    /// What the seat was asked is no more, through no doing of its own.
    pub(crate) fn lose_question(&mut self, seat: Seat) {
        if let Clock::Move { .. } = self.options.clock {
            self.places[seat.index()].forget_question();
        }
    }
}

impl<G: Game> Place<G> {
    /// What was thought about the open question does not count.
    fn forget_question(&mut self) {
        (self.since, self.used) = (None, 0);
    }
}
