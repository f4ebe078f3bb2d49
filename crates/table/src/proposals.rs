//! Going back, stopping, and what needs the consent of the others.

use crate::kept::{Keep, Note, Out, number};
use crate::options::{Clock, Millis};
use crate::table::Table;
use crate::wire::{Code, Refusal, Wish};
use kernel::{CannotUndo, Game, Seat, Seats};

/// What a seat asks the others for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Proposed {
    /// Its number: a consent names it.
    pub n: u32,
    pub wish: Wish,
    pub by: Seat,
    /// Who has agreed, the asker included.
    pub yes: Seats,
    /// To before which entry the asker wants to go back.
    to: usize,
    /// How many moves there were that everybody could see: one more makes it void.
    moves: u32,
}

impl<G: Game> Table<G> {
    /// Takes back the seat's last choice, as far as nobody could know of it.
    pub(crate) fn undo(&mut self, seat: Seat, now: Millis, out: &mut Out) -> Result<(), Refusal> {
        if self.release(seat, out) {
            return Ok(());
        }
        // Forced answers are not choices: one goes back to the last real one.
        let points = self.session.undo_points(seat);
        let real = points.iter().rev().find(|entry| {
            self.session.steps().iter().rev().any(|step| step.entry() == **entry && step.options() > 1)
        });
        let Some(&to) = real else { return Err(cannot_undo(self.why_not(seat))) };
        let to = self.way_begins(to);
        if !self.has_time_to_undo(seat, to, now) {
            return Err(cannot_undo("time"));
        }
        let before = self.moment();
        self.session.undo(seat, to).map_err(|why| cannot_undo(word(why)))?;
        self.renew(seat);
        self.ask_itself(seat);
        if before.goes_on_in(&self.moment()) {
            // Answers in secret: nobody else may notice.
            self.telling.took_back(Seats::only(seat));
        } else {
            let entries = self.entries();
            for other in before.deciding.without(seat).iter() {
                self.renew(other);
                self.lose_question(other);
                out.note(&mut self.notes, &Note::Renewed { entries, seat: other.0 });
            }
            self.went_back();
        }
        self.keep_return(out);
        Ok(())
    }

    /// Why the seat's last choice cannot be taken back.
    fn why_not(&self, seat: Seat) -> &'static str {
        let own = self.session.steps().iter().rev().find(|step| step.seat == seat && step.options() > 1);
        own.map_or("nothing", |step| match self.session.clone().undo(seat, step.entry()) {
            Err(why) => word(why),
            Ok(()) => "nothing",
        })
    }

    /// Goes back to before the seat's last decision: at once if the seat may take it back, or is alone, else the
    /// others are asked.
    pub(crate) fn ask_back(&mut self, seat: Seat, now: Millis, out: &mut Out) -> Result<(), Refusal> {
        let Err(refusal) = self.undo(seat, now, out) else { return Ok(()) };
        let refused = Refusal { of: "back".into(), ..refusal };
        match self.last_decision(seat) {
            Some(to) if self.options.take_back => self.propose(Wish::Back, seat, to, now, out),
            _ => Err(refused),
        }
    }

    /// Stops the game; where a clock runs the others are asked.
    pub(crate) fn ask_pause(&mut self, seat: Seat, now: Millis, out: &mut Out) -> Result<(), Refusal> {
        if self.options.clock == Clock::None {
            self.pause(true, now, out);
            return Ok(());
        }
        self.propose(Wish::Pause, seat, 0, now, out)
    }

    fn propose(
        &mut self,
        wish: Wish,
        by: Seat,
        to: usize,
        now: Millis,
        out: &mut Out,
    ) -> Result<(), Refusal> {
        // One request at a time, or consent to one would count for another.
        if self.proposed.is_some_and(|proposed| proposed.by != by) {
            let of = if wish == Wish::Back { "back" } else { "pause" };
            return Err(Refusal::new(of, Code::OtherRequest));
        }
        self.requests += 1;
        let (n, yes) = (self.requests, Seats::only(by));
        self.proposed = Some(Proposed { n, wish, by, yes, to, moves: self.moves });
        out.info = true;
        self.decide(now, out);
        Ok(())
    }

    pub(crate) fn consent(
        &mut self,
        seat: Seat,
        yes: bool,
        to: u32,
        now: Millis,
        out: &mut Out,
    ) -> Result<(), Refusal> {
        // What is meant for one request counts for no other.
        let Some(proposed) = self.proposed.as_mut().filter(|proposed| proposed.n == to) else {
            return Err(Refusal::new("consent", Code::NoConsent));
        };
        out.info = true;
        if yes {
            proposed.yes = proposed.yes.with(seat);
            self.decide(now, out);
        } else {
            self.proposed = None;
        }
        Ok(())
    }

    /// Does what was asked for once everybody who plays has agreed; whom a bot stands in for is not asked.
    pub(crate) fn decide(&mut self, now: Millis, out: &mut Out) {
        let Some(proposed) = self.proposed.filter(|_| !self.paused) else { return };
        let mut voters = self.seats().filter(|seat| {
            let place = &self.places[seat.index()];
            place.plays() && !place.stand_in
        });
        if !voters.all(|seat| proposed.yes.contains(seat)) {
            return;
        }
        self.proposed = None;
        match proposed.wish {
            Wish::Pause => self.pause(true, now, out),
            Wish::Back => {
                // What the asker has taken back meanwhile need not be taken back again.
                let stands = |step: &kernel::Step<G::Choice>| step.entry() == proposed.to;
                if !self.session.steps().iter().any(stands) {
                    return;
                }
                for seat in self.seats() {
                    self.release(seat, out);
                }
                if self.session.undo_anything(proposed.to).is_ok() {
                    self.seats().for_each(|seat| self.renew(seat));
                    self.ask_itself(proposed.by);
                    self.went_back();
                    self.keep_return(out);
                }
            }
        }
    }

    /// A request is void when a move is made after it.
    pub(crate) fn withdraw(&mut self, out: &mut Out) {
        if self.proposed.is_some_and(|proposed| proposed.moves != self.moves) {
            self.proposed = None;
            out.info = true;
        }
    }

    /// A seat has given up: it asks for nothing any more, and nobody waits for its consent.
    pub(crate) fn lose_voter(&mut self, seat: Seat, now: Millis, out: &mut Out) {
        self.proposed = self.proposed.filter(|proposed| proposed.by != seat);
        self.decide(now, out);
    }

    /// The entry of the seat's last choice that stands and was not forced.
    fn last_decision(&self, seat: Seat) -> Option<usize> {
        let own = self.session.steps().iter().rev().find(|step| step.seat == seat && step.options() > 1);
        own.map(|step| self.way_begins(step.entry()))
    }

    /// Everybody could see that the game went back.
    fn went_back(&mut self) {
        self.moves += 1;
        self.window = None;
        self.round = self.session.game().round(self.session.state());
        self.telling.took_back(Seats::first(self.places.len()));
        self.telling.undone_for_all = true;
    }

    /// Keeps the entry that went back.
    fn keep_return(&mut self, out: &mut Out) {
        let entries = &self.session.journal().entries;
        if let Some(entry) = entries.last().cloned() {
            out.keep.push(Keep::Entry { n: number(entries.len()) - 1, spent: 0, line: entry.to_string() });
            self.turn_clocks_back(&entry);
        }
    }

    pub(crate) fn pause(&mut self, on: bool, now: Millis, out: &mut Out) {
        self.paused = on;
        self.stop_window(now);
        out.note(&mut self.notes, &Note::Paused { on });
        out.info = true;
        // Whom a request waited for may have given up meanwhile.
        self.decide(now, out);
    }
}

fn cannot_undo(why: &str) -> Refusal {
    Refusal::new("undo", Code::CannotUndo).with("why", why)
}

fn word(why: CannotUndo) -> &'static str {
    match why {
        CannotUndo::NoChoice(_) | CannotUndo::NotYours(..) => "nothing",
        CannotUndo::Revealed(_) => "revealed",
        CannotUndo::Acted(..) => "acted",
    }
}
