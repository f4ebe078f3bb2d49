//! What must be kept before anybody is told, and what is then told to whom.

use crate::options::{Millis, Order};
use crate::table::Table;
use crate::wire::{EndedBy, Ending};
use kernel::{Entry, Game, Identity, Name, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What came of something done at a table. First `keep` is made durable, then the frames are sent.
#[derive(Debug, Default)]
pub struct Out {
    /// What must be kept.
    pub keep: Vec<Keep>,
    /// The frames by viewer: the seats in order, and last the spectators.
    pub frames: Vec<(usize, Arc<str>)>,
    /// Has something changed that everybody sees of the table itself?
    pub info: bool,
    /// The game has just ended.
    pub ended: Option<Ending>,
    /// Was a way left before its end, because something came between?
    pub stopped: bool,
}

impl Out {
    pub(crate) fn note(&mut self, notes: &mut u32, note: &Note) {
        // Notes have text for keys, which JSON can always write.
        let json = serde_json::to_string(note).unwrap_or_default();
        self.keep.push(Keep::Note { n: *notes, json });
        *notes += 1;
    }
}

/// One thing to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Keep {
    /// An entry of the journal.
    Entry {
        /// Its number.
        n: u32,
        /// How long the seat thought, in milliseconds.
        spent: u32,
        /// The entry as its line.
        line: String,
    },
    /// Something about the table that is no move.
    Note {
        /// Its number.
        n: u32,
        /// The note.
        json: String,
    },
    /// The clocks as they stand now, in place of what was kept of them before.
    Clocks {
        /// When the table wants to be looked at, whether or not it is in memory then.
        due: Option<Millis>,
        /// How the clocks stand.
        json: String,
    },
    /// A position to go on from should the rules change.
    Snapshot {
        /// How many entries led to it.
        n: u32,
        /// The hash of the state as it is written for good; empty where something is half done.
        digest: String,
        /// The position.
        position: String,
    },
}

/// Something about a table that is no move and must outlive a restart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "kebab-case")]
pub enum Note {
    /// A seat has given its last answer in a window that is still open.
    Held {
        /// How many entries the journal had.
        entries: u32,
        /// The seat.
        seat: u8,
        /// The answer.
        name: Name,
    },
    /// The seat took it back.
    Released {
        /// How many entries the journal had.
        entries: u32,
        /// The seat.
        seat: u8,
    },
    /// What a seat was asked is no longer asked, since another went back: its next prompt has a new number.
    Renewed {
        /// How many entries the journal had.
        entries: u32,
        /// The seat.
        seat: u8,
    },
    /// Answers were given as one way.
    Way {
        /// The entry of the first.
        entries: u32,
        /// The entry of the last.
        last: u32,
    },
    /// A seat gave standing orders.
    Orders {
        /// How many entries the journal had.
        #[serde(default)]
        entries: u32,
        /// The seat.
        seat: u8,
        /// The orders.
        orders: Vec<Order>,
    },
    /// The game was stopped, or went on.
    Paused {
        /// Stopped?
        on: bool,
    },
    /// A seat gave up.
    Resigned {
        /// The seat.
        seat: u8,
        /// Why.
        by: EndedBy,
    },
    /// A bot plays for an absent player, or no longer does.
    StandIn {
        /// The seat.
        seat: u8,
        /// Does it?
        on: bool,
    },
}

/// The number of something in a journal, as it is kept.
pub(crate) fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

impl Note {
    /// After how many entries of the journal its place among them matters.
    fn entries(&self) -> usize {
        match self {
            Note::Held { entries, .. }
            | Note::Released { entries, .. }
            | Note::Renewed { entries, .. }
            | Note::Orders { entries, .. }
            | Note::Way { entries, .. } => *entries as usize,
            _ => 0,
        }
    }
}

impl<G: Game> Table<G> {
    /// Keeps the position when a new round has begun and nothing is half done.
    pub(crate) fn keep_snapshot(&mut self, out: &mut Out) {
        let (game, state) = (self.session.game(), self.session.state());
        let round = game.round(state);
        if round != self.round && game.settled(state) {
            self.round = round;
            self.last_snapshot(out);
        }
    }

    /// How many entries the journal has.
    pub(crate) fn entries(&self) -> u32 {
        number(self.session.journal().entries.len())
    }

    pub(crate) fn last_snapshot(&self, out: &mut Out) {
        let position = self.session.game().position(self.session.state());
        out.keep.push(Keep::Snapshot {
            n: self.entries(),
            digest: self.session.written().map(|d| Identity::Written(d).to_string()).unwrap_or_default(),
            position: serde_json::to_string(&position).unwrap_or_default(),
        });
    }

    /// Counts prompts and clocks as they stood, in the order in which entries and notes were kept.
    pub(crate) fn remember(&mut self, entries: &[(Entry, u32)], notes: Vec<Note>) {
        self.notes = number(notes.len());
        let mut notes = notes.into_iter().peekable();
        // Answers that were held, until they are taken or taken back.
        let mut held: Vec<(Seat, Name)> = Vec::new();
        for n in 0..=entries.len() {
            while let Some(note) = notes.next_if(|note| note.entries() <= n) {
                self.recall(note, &mut held);
            }
            if let Some((entry, spent)) = entries.get(n) {
                self.count(n, entry, *spent, &mut held);
                self.turn_clocks_back(entry);
                // Who asked to go back decided what was taken back first.
                if let Entry::Back { to } = entry
                    && let Some((Entry::Choice { seat, .. }, _)) = entries.get(*to)
                {
                    self.ask_itself(*seat);
                }
            }
        }
        for (seat, name) in held {
            self.hold_again(seat, &name);
        }
    }

    fn recall(&mut self, note: Note, held: &mut Vec<(Seat, Name)>) {
        match note {
            Note::Held { seat, name, .. } => {
                self.places[usize::from(seat)].answered(name.as_str(), 1);
                held.push((Seat(seat), name));
            }
            Note::Released { seat, .. } => {
                held.retain(|(holder, _)| holder.0 != seat);
                self.renew(Seat(seat));
                self.ask_itself(Seat(seat));
            }
            Note::Renewed { seat, .. } => {
                self.renew(Seat(seat));
                self.lose_question(Seat(seat));
            }
            Note::Way { entries, last } => self.ways.push((entries, last)),
            Note::Orders { seat, orders, .. } => self.give_orders(Seat(seat), orders),
            Note::Paused { on } => self.paused = on,
            Note::Resigned { seat, by } => {
                self.places[usize::from(seat)].resigned = true;
                self.given_up = Some(by);
            }
            Note::StandIn { seat, on } => self.places[usize::from(seat)].stand_in = on,
        }
    }

    fn count(&mut self, n: usize, entry: &Entry, spent: u32, held: &mut Vec<(Seat, Name)>) {
        match entry {
            Entry::Choice { seat, name } => {
                // What does not stand any more was renewed later.
                let steps = self.session.steps();
                let step = steps.binary_search_by_key(&n, |step| step.entry()).map(|i| steps[i].options());
                let goes_on = self.way_begins(n) < n;
                let place = &mut self.places[seat.index()];
                if let Some(i) = held.iter().position(|(holder, _)| holder == seat) {
                    held.remove(i);
                    place.unanswered();
                }
                let before = if goes_on { std::mem::take(&mut place.recent) } else { Vec::new() };
                place.answered(name.as_str(), step.unwrap_or(2));
                place.recent.splice(0..0, before);
                self.spend(number(n), *seat, spent);
            }
            Entry::Undo { seat, .. } => {
                self.renew(*seat);
                self.ask_itself(*seat);
            }
            Entry::Back { .. } => self.seats().for_each(|seat| self.renew(seat)),
        }
    }
}
