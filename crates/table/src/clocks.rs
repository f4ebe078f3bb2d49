//! Time: thinking, absence, windows. The table is told what time it is and says when it wants to be told again.

use crate::kept::{Keep, Note, Out};
use crate::options::{Clock, Millis};
use crate::place::Place;
use crate::table::Table;
use crate::wire::EndedBy;
use kernel::{Game, Seat, Seats};
use serde::{Deserialize, Serialize};

impl<G: Game> Table<G> {
    /// What time does: windows close, clocks run out, bots take over for the absent.
    pub fn tick(&mut self, now: Millis, out: &mut Out) {
        if self.ending.is_none() && !self.paused {
            let mut seats: Vec<Seat> = self.seats().collect();
            // Whose time was over first has lost first.
            seats.sort_by_key(|seat| self.clock_ends(*seat));
            for seat in seats {
                // A stand-in may have been all that a pause waited for.
                if self.paused {
                    break;
                }
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
        place.found();
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

    /// Lets the clocks of those run who are asked, and of nobody else; notes whom the others wait for. A window with a time
    /// of its own is free, but not for who holds it open when that is over.
    pub(crate) fn start_clocks(&mut self, now: Millis, out: &mut Out) {
        let asked = if self.paused { Seats::NONE } else { self.asked() };
        let mut ticking = Seats::NONE;
        for seat in self.seats() {
            let free = self.timed_window().is_some() && !self.holds_up(seat, now);
            let others = self.is_kept_waiting(seat);
            let place = &mut self.places[seat.index()];
            let waited = asked.contains(seat) && place.driver().is_none();
            if waited && !place.present && others {
                place.missed = place.missed.or(Some(now));
            } else if let Some(missed) = place.missed.take() {
                place.missed_before += now - missed;
            }
            if waited && !free {
                place.since = place.since.or(Some(now));
                ticking = ticking.with(seat);
            } else {
                self.rest_clock(seat, now);
            }
        }
        let told = std::mem::replace(&mut self.ticking, ticking);
        out.info |= told != ticking && self.options.clock != Clock::None;
    }

    /// Is somebody there who plays and could wait for the seat?
    fn is_kept_waiting(&self, seat: Seat) -> bool {
        let waits = |other: Seat| {
            let place = &self.places[other.index()];
            other != seat && place.present && place.plays()
        };
        self.seats().any(waits)
    }

    /// Keeps the clocks, if they are not as they were kept last.
    pub(crate) fn keep_clocks(&mut self, out: &mut Out) {
        if self.options.clock == Clock::None {
            return;
        }
        let stand = |place: &Place<G>| Stand { since: place.since, used: place.used };
        let stands: Vec<Stand> = self.places.iter().map(stand).collect();
        // Numbers in a list, which JSON can always write.
        let json = serde_json::to_string(&stands).unwrap_or_default();
        if json != self.clocks_kept {
            self.clocks_kept.clone_from(&json);
            out.keep.push(Keep::Clocks { due: self.due(), json });
        }
    }

    /// When somebody must look at the table, whether or not it is in memory: a clock runs out, or a window closes.
    fn due(&self) -> Option<Millis> {
        if self.ending.is_some() || self.paused {
            return None;
        }
        // Where a bot is to answer since the time is up, somebody must let it.
        let hurries = |seat: Seat| {
            let place = &self.places[seat.index()];
            place.hurried.filter(|prompt| *prompt == place.prompt).map(|_| 0)
        };
        let clocks = self.seats().filter_map(|seat| self.clock_ends(seat).or_else(|| hurries(seat)));
        clocks.chain(self.window_wakes()).min()
    }

    /// Takes up the clocks as they were kept: they ran on meanwhile.
    pub(crate) fn take_up_clocks(&mut self, json: &str) -> serde_json::Result<()> {
        let stands: Vec<Stand> = serde_json::from_str(json)?;
        for (place, stand) in self.places.iter_mut().zip(stands) {
            (place.since, place.used) = (stand.since, stand.used);
        }
        json.clone_into(&mut self.clocks_kept);
        Ok(())
    }

    /// The clock of the host may have been put back since the clocks were kept.
    pub(crate) fn no_later_than(&mut self, now: Millis) {
        for place in &mut self.places {
            place.since = place.since.map(|since| since.min(now));
        }
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
        u32::try_from(used).unwrap_or(u32::MAX)
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
        // Nobody is kept waiting when nobody is there.
        if self.options.grace_s == 0 || !self.is_kept_waiting(seat) || place.driver().is_some() {
            return None;
        }
        Some(place.missed? - place.missed_before + Millis::from(self.options.grace_s) * 1000)
    }

    fn check_absence(&mut self, seat: Seat, now: Millis, out: &mut Out) {
        if self.ending.is_some() || self.absence_ends(seat).is_none_or(|ends| now < ends) {
            return;
        }
        self.places[seat.index()].stand_in = true;
        out.note(&mut self.notes, &Note::StandIn { seat: seat.0, on: true });
        out.info = true;
        // Nobody waits for its consent any more.
        self.decide(now, out);
    }
}

/// How a clock stands, as it is kept.
#[derive(Serialize, Deserialize)]
struct Stand {
    /// Since when it runs, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    since: Option<Millis>,
    /// Milliseconds that the open decision took before.
    used: Millis,
}
