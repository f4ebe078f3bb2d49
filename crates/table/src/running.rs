//! A running table whatever its game: what a server needs of it.

use crate::kept::{Note, Out};
use crate::options::{Millis, Order};
use crate::record::Record;
use crate::table::{Deed, Table};
use crate::thinking::{Job, Thought};
use crate::wire::{Mark, Proposal, Refusal, TableInfo, WindowInfo};
use games::{AnyGame, Visitor};
use kernel::{Entry, Fair, Game, Identity, Journal, ReplayError, Seat, Seed, Session, SetupError, Viewer};
use std::sync::Arc;

/// A running table whatever its game.
pub trait Running: Send {
    /// Begins, or goes on after a restart.
    fn begin(&mut self, now: Millis, out: &mut Out);
    /// A seat does something. A refusal has changed nothing.
    fn act(&mut self, seat: Seat, deed: Deed, now: Millis, out: &mut Out) -> Result<(), Refusal>;
    /// What time does.
    fn tick(&mut self, now: Millis, out: &mut Out);
    /// When `tick` is wanted next.
    fn wakes(&self) -> Option<Millis>;
    /// A player came or went.
    fn presence(&mut self, seat: Seat, present: bool, now: Millis, out: &mut Out);
    /// The frames for a viewer who comes.
    fn welcome(&mut self, viewer: Viewer, run: &str, seen: Option<&Mark>) -> Vec<Arc<str>>;
    /// Nobody looks from there any more.
    fn unwatched(&mut self, viewer: Viewer);
    /// What is not offered to a seat, and why, as a message.
    fn why(&self, seat: Seat) -> String;
    /// The log from its beginning, as a message.
    fn log(&self, viewer: Viewer) -> String;
    /// The standing orders of a seat.
    fn orders(&self, seat: Seat) -> &[Order];
    /// The next decision for a bot.
    fn job(&mut self) -> Option<Job>;
    /// A bot has decided.
    fn thought(&mut self, thought: Thought, now: Millis, out: &mut Out);
    /// Adds what a running table knows to what everybody sees.
    fn describe(&self, info: &mut TableInfo, now: Millis);
    /// The whole game so far.
    fn journal(&self) -> &Journal;
    /// The hash of the state.
    fn digest(&self) -> kernel::Digest;
    /// The hash of the state as it is written for good; none where something is half done.
    fn written(&self) -> Option<kernel::Digest>;
}

impl<G: Game> Running for Table<G> {
    fn begin(&mut self, now: Millis, out: &mut Out) {
        Table::begin(self, now, out);
    }

    fn act(&mut self, seat: Seat, deed: Deed, now: Millis, out: &mut Out) -> Result<(), Refusal> {
        Table::act(self, seat, deed, now, out)
    }

    fn tick(&mut self, now: Millis, out: &mut Out) {
        Table::tick(self, now, out);
    }

    fn wakes(&self) -> Option<Millis> {
        Table::wakes(self)
    }

    fn presence(&mut self, seat: Seat, present: bool, now: Millis, out: &mut Out) {
        Table::presence(self, seat, present, now, out);
    }

    fn welcome(&mut self, viewer: Viewer, run: &str, seen: Option<&Mark>) -> Vec<Arc<str>> {
        Table::welcome(self, viewer, run, seen)
    }

    fn unwatched(&mut self, viewer: Viewer) {
        Table::unwatched(self, viewer);
    }

    fn why(&self, seat: Seat) -> String {
        Table::why(self, seat)
    }

    fn log(&self, viewer: Viewer) -> String {
        Table::log(self, viewer)
    }

    fn orders(&self, seat: Seat) -> &[Order] {
        &self.places[seat.index()].orders
    }

    fn job(&mut self) -> Option<Job> {
        Table::job(self)
    }

    fn thought(&mut self, thought: Thought, now: Millis, out: &mut Out) {
        Table::thought(self, thought, now, out);
    }

    fn describe(&self, info: &mut TableInfo, now: Millis) {
        for (seat, shown) in self.seats().zip(&mut info.seats) {
            let place = &self.places[seat.index()];
            shown.present = place.present || !place.is_human();
            shown.stand_in = place.stand_in;
            shown.resigned = place.resigned;
            (shown.clock, shown.ticking) = self.clock_of(seat, now);
        }
        info.paused = self.paused;
        info.proposal = self.proposed.map(|proposed| Proposal {
            n: proposed.n,
            what: proposed.wish,
            by: proposed.by.0,
            yes: proposed.yes.iter().map(|seat| seat.0).collect(),
        });
        info.window = self
            .window_shown(now)
            .map(|(left, waits)| WindowInfo { left, waits: waits.iter().map(|seat| seat.0).collect() });
    }

    fn journal(&self) -> &Journal {
        self.session().journal()
    }

    fn digest(&self) -> kernel::Digest {
        self.session().digest()
    }

    fn written(&self) -> Option<kernel::Digest> {
        self.session().written()
    }
}

/// What was kept of a game.
#[derive(Clone, Debug, Default)]
pub struct Past {
    /// The entries of the journal, each with how long its seat thought, in milliseconds.
    pub entries: Vec<(Entry, u32)>,
    /// The notes, as they were kept.
    pub notes: Vec<String>,
    /// The clocks, as they stood when they last began or stopped to run.
    pub clocks: Option<String>,
}

/// Why a table cannot go on.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CannotRun {
    /// Its setup cannot be played.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// Its game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// Its journal cannot be played again under the rules of this program.
    #[error("{0}")]
    Replay(#[from] ReplayError),
    /// Its clocks cannot be read.
    #[error("clocks: {0}")]
    Clocks(String),
    /// A note cannot be read.
    #[error("note {n}: {why}")]
    Note {
        /// Which one, counted from 0.
        n: usize,
        /// What is wrong.
        why: String,
    },
}

/// The table of a record and its past, with its game prepared; `rules` and `content` are what it was begun with.
pub fn run(
    record: &Record,
    id: &str,
    game: &AnyGame,
    rules: u32,
    content: Identity,
    past: &Past,
) -> Result<Box<dyn Running>, CannotRun> {
    let seed = record.seed.ok_or(CannotRun::NotBegun)?;
    game.visit(Opening { record, id, seed, rules, content, past })
}

struct Opening<'a> {
    record: &'a Record,
    id: &'a str,
    seed: Seed,
    rules: u32,
    content: Identity,
    past: &'a Past,
}

impl Visitor for Opening<'_> {
    type Out = Result<Box<dyn Running>, CannotRun>;

    fn visit<G: Game>(self, game: Arc<G>) -> Self::Out {
        let mut fresh = Session::new(game.clone(), self.seed).journal().clone();
        fresh.header.rules = self.rules;
        fresh.header.content = self.content;
        fresh.entries = self.past.entries.iter().map(|(entry, _)| entry.clone()).collect();
        let session = Session::replay(game, &fresh)?;
        let mut table = Table::new(session, &self.record.players(), self.record.options.clone());
        let read = |(n, note): (usize, &String)| {
            serde_json::from_str(note).map_err(|why| CannotRun::Note { n, why: why.to_string() })
        };
        let notes = self.past.notes.iter().enumerate().map(read).collect::<Result<Vec<Note>, _>>()?;
        table.remember(&self.past.entries, notes);
        if let Some(clocks) = &self.past.clocks {
            table.take_up_clocks(clocks).map_err(|why| CannotRun::Clocks(why.to_string()))?;
        }
        table.ending = self.record.ending.clone();
        table.session.prove(Fair {
            id: self.id.to_owned(),
            hash: crate::fair::commitment(&self.record.secret),
            secret: self.record.secret,
            words: self.record.words(),
        });
        Ok(Box::new(table))
    }
}
