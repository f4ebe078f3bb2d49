//! Time: thinking, absence, windows. The table is told what time it is and says when it wants to be told again.

use crate::kept::{Note, Out};
use crate::options::{Clock, Millis};
use crate::table::Table;
use crate::wire::EndedBy;
use kernel::{Game, Seat, Seats};

impl<G: Game> Table<G> {
    /// What time does: windows close, clocks run out, bots take over for the absent.
    pub fn tick(&mut self, now: Millis, out: &mut Out) {
        if self.ending.is_none() && !self.paused {
            let mut seats: Vec<Seat> = self.seats().collect();
            // Whose time was over first has lost first.
            seats.sort_by_key(|seat| self.clock_ends(*seat));
            for seat in seats {
                self.check_clock(seat, now, out);
                self.check_absence(seat, now, out);
            }
        }
        self.settle(now, out);
    }

    /// When the table wants `tick` next, if nothing happens before.
    pub fn wakes(&self) -> Option<Millis> {
        if self.ending.is_some() || self.paused {
            return None;
        }
        let clocks = self.seats().filter_map(|seat| self.clock_ends(seat));
        let absences = self.seats().filter_map(|seat| self.absence_ends(seat));
        clocks.chain(absences).chain(self.window_wakes()).min()
    }

    /// A player came or went.
    pub fn presence(&mut self, seat: Seat, present: bool, now: Millis, out: &mut Out) {
        let place = &mut self.places[seat.index()];
        if place.present == present {
            return;
        }
        place.present = present;
        place.missed = None;
        out.info = true;
        if present && place.stand_in {
            place.stand_in = false;
            out.note(&mut self.notes, &Note::StandIn { seat: seat.0, on: false });
        }
        self.settle(now, out);
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seats::first(self.places.len()).iter()
    }

    /// Lets the clocks of those run who are asked, and of nobody else; notes whom the others wait for.
    pub(crate) fn start_clocks(&mut self, now: Millis, out: &mut Out) {
        let asked = if self.paused { Seats::NONE } else { self.asked() };
        let sealed = self.timed_window().is_some();
        let mut ticking = Seats::NONE;
        for seat in self.seats() {
            let place = &mut self.places[seat.index()];
            let waited = asked.contains(seat) && place.driver().is_none();
            place.missed = match place.present {
                false if waited => place.missed.or(Some(now)),
                _ => None,
            };
            if waited && !sealed {
                place.since = place.since.or(Some(now));
                ticking = ticking.with(seat);
            } else {
                self.rest_clock(seat, now);
            }
        }
        let told = std::mem::replace(&mut self.ticking, ticking);
        out.info |= told != ticking && self.options.clock != Clock::None;
    }

    /// A clock stands still; the decision is still open.
    pub(crate) fn rest_clock(&mut self, seat: Seat, now: Millis) {
        let place = &mut self.places[seat.index()];
        if let Some(since) = place.since.take() {
            place.used += (now - since).max(0);
        }
    }

    /// The seat has decided; says how long it thought, which is 0 only when no clock was running.
    pub(crate) fn stop_clock(&mut self, seat: Seat, now: Millis) -> u32 {
        let place = &self.places[seat.index()];
        if place.since.is_none() && place.used == 0 {
            return 0;
        }
        self.rest_clock(seat, now);
        let place = &mut self.places[seat.index()];
        let used = std::mem::take(&mut place.used).max(1);
        let spent = u32::try_from(used).unwrap_or(u32::MAX);
        place.spend(spent, self.options.clock);
        spent
    }

    /// Milliseconds left to think, and whether the clock runs.
    pub(crate) fn clock_shown(&self, seat: Seat, now: Millis) -> Option<(Millis, bool)> {
        let place = &self.places[seat.index()];
        let spent = place.used + place.since.map_or(0, |since| now - since);
        let left = match self.options.clock {
            Clock::None => return None,
            Clock::Move { seconds } => Millis::from(seconds) * 1000 - spent,
            Clock::Game { .. } => place.left - spent,
        };
        place.is_human().then_some((left.max(0), place.since.is_some()))
    }

    fn clock_ends(&self, seat: Seat) -> Option<Millis> {
        let place = &self.places[seat.index()];
        let since = place.since.filter(|_| place.driver().is_none())?;
        match self.options.clock {
            Clock::None => None,
            Clock::Move { seconds } => Some(since - place.used + Millis::from(seconds) * 1000),
            Clock::Game { .. } => Some(since - place.used + place.left),
        }
    }

    fn check_clock(&mut self, seat: Seat, now: Millis, out: &mut Out) {
        if self.ending.is_some() || self.clock_ends(seat).is_none_or(|ends| now < ends) {
            return;
        }
        match self.options.clock {
            Clock::Game { .. } => self.resign(seat, EndedBy::Time, now, out),
            _ => {
                let place = &mut self.places[seat.index()];
                place.hurried = Some(place.prompt);
            }
        }
    }

    fn absence_ends(&self, seat: Seat) -> Option<Millis> {
        let place = &self.places[seat.index()];
        let waits = |other: Seat| {
            let place = &self.places[other.index()];
            other != seat && place.present && place.plays()
        };
        let others = self.seats().any(waits);
        // Nobody is kept waiting when nobody is there.
        if self.options.grace_s == 0 || !others || place.driver().is_some() {
            return None;
        }
        Some(place.missed? + Millis::from(self.options.grace_s) * 1000)
    }

    fn check_absence(&mut self, seat: Seat, now: Millis, out: &mut Out) {
        if self.ending.is_some() || self.absence_ends(seat).is_none_or(|ends| now < ends) {
            return;
        }
        self.places[seat.index()].stand_in = true;
        out.note(&mut self.notes, &Note::StandIn { seat: seat.0, on: true });
        out.info = true;
    }
}
