//! What the tests of tables share: a driver that plays a table by its decisions, as clients see them.
#![allow(dead_code, missing_docs)]

pub mod sight;

use blackrose::setup::Level;
use blackrose::{BlackRose, Setup};
use bots::BotSpec;
use games::{AnyGame, AnyPacks, AnySetup};
use kernel::{Entry, Journal, Seat, Seed, Session, Stream, Viewer};
use serde_json::Value;
use sight::Sight;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex};
use table::record::SeatRecord;
use table::wire::{Code, Ending, Mark, Refusal, TableInfo};
use table::{Deed, Keep, Millis, Options, Out, Past, Record, Running, Thought, run};

/// The packs of the program, and one with many Traps.
pub static PACKS: LazyLock<AnyPacks> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    games::packs::load(&[root.join("../blackrose/tests/packs/snares")]).expect("the packs are whole")
});

/// When every game begins.
pub const START: Millis = 1_000_000;

/// The run that clients of the driver know.
pub const RUN: &str = "run";

/// Who sits at a table: people are `None`.
pub type Sitting = [Option<BotSpec>];

pub const TWO: &Sitting = &[None, None];
pub const THREE: &Sitting = &[None, None, None];
pub const AGAINST_BOT: &Sitting = &[None, Some(BotSpec::Random)];

/// The setup of a game for so many; `snares` is the Duel with many Traps, `avatar` is Rebirth beside a Master.
pub fn setup(game: &str, players: usize) -> AnySetup {
    if game == "snares" {
        return AnySetup::BlackRose(Setup { schools: vec!["snares/snares".into()], ..Setup::default() });
    }
    let plain = |game| games::default_setup(game).expect("there is such a game").with_players(players);
    if game == "avatar" {
        let rebirth = plain("rebirth").black_rose().expect("it is of the Black Rose");
        return AnySetup::BlackRose(Setup { avatar: Some(Level::Master), ..rebirth });
    }
    plain(game)
}

/// A table that has just begun.
pub fn record(game: &str, sitting: &Sitting, options: Options, seed: u64) -> Record {
    let seat = |(i, bot): (usize, &Option<BotSpec>)| match bot {
        Some(spec) => SeatRecord::bot(*spec),
        None => SeatRecord::reserved(&format!("token {i}")),
    };
    Record {
        setup: setup(game, sitting.len()),
        options,
        seats: sitting.iter().enumerate().map(seat).collect(),
        secret: Seed::from_number(seed),
        seed: Some(Seed::from_number(seed)),
        ending: None,
        closed: false,
    }
}

/// The game of a record; each is prepared once.
pub fn game(record: &Record) -> Arc<BlackRose> {
    static PREPARED: Mutex<Vec<(AnySetup, Arc<BlackRose>)>> = Mutex::new(Vec::new());
    let mut prepared = PREPARED.lock().expect("no test stops here");
    if let Some((_, game)) = prepared.iter().find(|(setup, _)| *setup == record.setup) {
        return game.clone();
    }
    let game = games::prepare(&record.setup, &PACKS).expect("a sound setup");
    let game = game.black_rose().expect("a game of the Black Rose");
    prepared.push((record.setup.clone(), game.clone()));
    game
}

/// The table of a record and what was kept of it.
pub fn table_of(record: &Record, past: &Past) -> Box<dyn Running> {
    let game = match record.setup {
        AnySetup::BlackRose(_) => AnyGame::BlackRose(game(record)),
        AnySetup::Penumbra(_) => games::prepare(&record.setup, &PACKS).expect("a sound setup"),
    };
    run(record, "id", &game, game.rules(), game.content(), past).unwrap_or_else(|why| panic!("{why}"))
}

/// The game of a record, to be followed by its journal.
pub fn session(record: &Record) -> Session<BlackRose> {
    Session::new(game(record), record.seed.expect("it has begun"))
}

/// A table with clients in all its seats and a spectator, and what has been kept of it.
pub struct Driver {
    pub table: Box<dyn Running>,
    pub record: Record,
    pub now: Millis,
    /// All that was kept, in order.
    pub kept: Vec<Keep>,
    /// What the clients know, the spectator last.
    pub sights: Vec<Sight>,
    /// The frames of the last thing done.
    pub frames: Vec<(usize, Arc<str>)>,
    /// Was everybody to be told of the table by the last thing done?
    pub info: bool,
    pub ended: Option<Ending>,
    /// Was a way left before its end by the last thing done?
    pub stopped: bool,
}

impl Driver {
    /// A table where everybody is there and watches.
    pub fn new(game: &str, sitting: &Sitting, options: Options, seed: u64) -> Driver {
        Driver::open(record(game, sitting, options, seed))
    }

    pub fn open(record: Record) -> Driver {
        let table = table_of(&record, &Past::default());
        let present = people(&record);
        Driver::of(table, record, START, Vec::new(), &present)
    }

    /// Begins with a table where these come; everybody watches.
    pub fn of(
        table: Box<dyn Running>,
        record: Record,
        now: Millis,
        kept: Vec<Keep>,
        present: &[Seat],
    ) -> Driver {
        let (frames, info, ended) = (Vec::new(), false, record.ending.clone());
        let mut driver =
            Driver { table, record, now, kept, sights: Vec::new(), frames, info, ended, stopped: false };
        driver.done(|table, now, out| table.begin(now, out));
        for seat in present {
            driver.done(|table, now, out| table.presence(*seat, true, now, out));
        }
        for viewer in driver.viewers() {
            let frames = driver.table.welcome(viewer, RUN, None);
            assert_eq!(frames.len(), 1, "who comes gets one view");
            driver.sights.push(Sight::new(&frames[0]));
        }
        driver
    }

    /// The same table after a restart, from nothing but what was kept.
    pub fn restarted(&self) -> Driver {
        let table = table_of(&self.record, &self.past());
        let info = self.info();
        let present = self.people().into_iter().filter(|seat| info.seats[seat.index()].present);
        let present: Vec<Seat> = present.collect();
        Driver::of(table, self.record.clone(), self.now, self.kept.clone(), &present)
    }

    pub fn seats(&self) -> usize {
        self.record.seats.len()
    }

    /// The seats of people.
    pub fn people(&self) -> Vec<Seat> {
        people(&self.record)
    }

    pub fn viewers(&self) -> Vec<Viewer> {
        (0..self.seats() as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]).collect()
    }

    /// What was kept, as a store gives it back.
    pub fn past(&self) -> Past {
        let mut past = Past::default();
        for keep in &self.kept {
            match keep {
                Keep::Entry { n, spent, line } => {
                    assert_eq!(*n as usize, past.entries.len(), "entries are kept in order");
                    let entry: Entry = serde_json::from_str(line).expect("an entry reads back");
                    past.entries.push((entry, *spent));
                }
                Keep::Note { n, json } => {
                    assert_eq!(*n as usize, past.notes.len(), "notes are kept in order");
                    past.notes.push(json.clone());
                }
                Keep::Clocks { json, .. } => past.clocks = Some(json.clone()),
                Keep::Snapshot { .. } => {}
            }
        }
        past
    }

    /// How many notes of a kind were kept.
    pub fn notes(&self, kind: &str) -> usize {
        let mark = format!("\"note\":\"{kind}\"");
        self.kept
            .iter()
            .filter(|keep| matches!(keep, Keep::Note { json, .. } if json.contains(&mark)))
            .count()
    }

    fn done(&mut self, what: impl FnOnce(&mut dyn Running, Millis, &mut Out)) {
        let mut out = Out::default();
        what(&mut *self.table, self.now, &mut out);
        self.took(out);
    }

    fn took(&mut self, out: Out) {
        self.kept.extend(out.keep);
        for (eye, frame) in &out.frames {
            self.sights[*eye].apply(frame);
        }
        self.frames = out.frames;
        self.info = out.info;
        self.stopped = out.stopped;
        if out.ended.is_some() {
            assert!(self.ended.is_none(), "a game ends once");
            self.record.ending = out.ended.clone();
            self.ended = out.ended;
        }
    }

    /// A seat does something; what is refused must leave no trace.
    pub fn act(&mut self, seat: Seat, deed: Deed) -> Result<(), Refusal> {
        let mut out = Out::default();
        let before =
            (self.table.journal().entries.len(), self.table.digest(), self.table.wakes(), self.info());
        let done = self.table.act(seat, deed.clone(), self.now, &mut out);
        if let Err(refusal) = &done {
            let after =
                (self.table.journal().entries.len(), self.table.digest(), self.table.wakes(), self.info());
            assert!(before == after, "{deed:?} was refused and has changed something");
            assert!(out.keep.is_empty() && out.frames.is_empty() && !out.info && out.ended.is_none());
            assert_eq!(refusal.of, deed.kind());
        }
        self.took(out);
        done
    }

    pub fn must(&mut self, seat: Seat, deed: Deed) {
        self.act(seat, deed.clone()).unwrap_or_else(|why| panic!("{deed:?} of {seat}: {why:?}"));
    }

    /// The code with which a deed is refused.
    pub fn refused(&mut self, seat: Seat, deed: Deed) -> Code {
        let refusal = self.act(seat, deed.clone()).err();
        refusal.unwrap_or_else(|| panic!("{deed:?} of {seat} was accepted")).code
    }

    /// What time does until then.
    pub fn tick_at(&mut self, now: Millis) {
        assert!(now >= self.now);
        self.now = now;
        self.done(|table, now, out| table.tick(now, out));
    }

    pub fn presence(&mut self, seat: Seat, present: bool) {
        self.done(|table, now, out| table.presence(seat, present, now, out));
    }

    /// Lets one bot think, if one is to.
    pub fn think(&mut self) -> bool {
        let Some(job) = self.table.job() else { return false };
        self.think_late(job.think());
        true
    }

    /// A thought comes back.
    pub fn think_late(&mut self, thought: Thought) {
        self.done(|table, now, out| table.thought(thought, now, out));
    }

    /// What a seat is asked, as its client knows it.
    pub fn decision(&self, seat: Seat) -> Option<&Value> {
        self.sights[seat.index()].decision.as_ref()
    }

    pub fn prompt(&self, seat: Seat) -> u32 {
        self.decision(seat).unwrap_or_else(|| panic!("{seat} is not asked"))["prompt"]
            .as_u64()
            .expect("a number") as u32
    }

    /// An answer to what is asked of all.
    pub fn consent(&self, yes: bool) -> Deed {
        Deed::Consent { yes, to: self.info().proposal.map_or(0, |proposal| proposal.n) }
    }

    /// When the table wants to be looked at, in memory or not, as it was kept last.
    pub fn due(&self) -> Option<Millis> {
        let due = |keep: &Keep| if let Keep::Clocks { due, .. } = keep { Some(*due) } else { None };
        self.kept.iter().rev().find_map(due).flatten()
    }

    /// The names of what a seat may answer.
    pub fn offered(&self, seat: Seat) -> Vec<String> {
        let options = self.decision(seat).and_then(|decision| decision["options"].as_array());
        let name = |option: &Value| option["name"].as_str().expect("a name").to_owned();
        options.map(|options| options.iter().map(name).collect()).unwrap_or_default()
    }

    /// An answer to the open prompt of a seat.
    pub fn answer(&self, seat: Seat, choice: &str) -> Deed {
        Deed::Choose { prompt: self.prompt(seat), choice: choice.to_owned(), then: Vec::new() }
    }

    pub fn choose(&mut self, seat: Seat, choice: &str) {
        self.must(seat, self.answer(seat, choice));
    }

    /// Who is asked.
    pub fn asked(&self) -> Vec<Seat> {
        self.people().into_iter().filter(|seat| self.decision(*seat).is_some()).collect()
    }

    /// Something that a seat is offered; Spells are cast often, so that games have Traps.
    pub fn some_choice(&self, seat: Seat, stream: &mut Stream) -> String {
        let offered = self.offered(seat);
        let cast = offered.iter().find(|name| name.starts_with("cast ")).cloned();
        let cast = cast.filter(|_| stream.below(2) == 0);
        cast.or_else(|| pick(&offered, stream)).expect("something is offered")
    }

    /// Answers at random for somebody who is asked, or lets bots or time go on. Says whether the game still goes.
    pub fn step(&mut self, stream: &mut Stream) -> bool {
        if self.ended.is_some() {
            return false;
        }
        if self.think() {
            return true;
        }
        let Some(seat) = pick(&self.asked(), stream) else {
            let wakes = self.table.wakes().expect("somebody is asked, or time goes on");
            self.tick_at(wakes.max(self.now));
            return true;
        };
        let choice = self.some_choice(seat, stream);
        self.choose(seat, &choice);
        true
    }

    /// Plays on at random until something holds; says whether it came to that.
    pub fn until(&mut self, stream: &mut Stream, holds: impl Fn(&Driver) -> bool) -> bool {
        while !holds(self) {
            if !self.step(stream) {
                return false;
            }
        }
        true
    }

    /// The kind of the open window, if somebody is asked in one.
    pub fn window(&self) -> Option<String> {
        let window = |seat: &Seat| Some(self.decision(*seat)?.get("window")?.as_str()?.to_owned());
        self.people().iter().find_map(window)
    }

    /// The table as everybody sees it.
    pub fn info(&self) -> TableInfo {
        let mut info = self.record.info("id", 0);
        self.table.describe(&mut info, self.now);
        info
    }

    /// Are all people asked at once, outside a window?
    pub fn is_preparing(&self) -> bool {
        self.asked().len() == self.people().len() && self.seats() > 1 && self.window().is_none()
    }

    /// Every client knows what a newcomer would be told.
    pub fn check_sights(&mut self) {
        for (eye, viewer) in self.viewers().into_iter().enumerate() {
            let fresh = Sight::new(&self.table.welcome(viewer, "another run", None)[0]);
            self.sights[eye].check_same(&fresh, &format!("{viewer:?}"));
        }
    }

    /// The journal, as the entries were kept.
    pub fn kept_journal(&self) -> Journal {
        let mut journal = self.table.journal().clone();
        journal.entries = self.past().entries.into_iter().map(|(entry, _)| entry).collect();
        journal
    }

    pub fn mark(&self, eye: usize) -> Mark {
        Mark { run: RUN.to_owned(), n: self.sights[eye].n }
    }
}

fn people(record: &Record) -> Vec<Seat> {
    let human = |seat: &Seat| record.seats[seat.index()].bot.is_none();
    (0..record.seats.len() as u8).map(Seat).filter(human).collect()
}

/// The first of some random games that comes to a point where something holds, with its stream.
pub fn find(
    game: &str,
    sitting: &Sitting,
    options: &Options,
    holds: impl Fn(&Driver) -> bool,
) -> (Driver, Stream) {
    (0..200)
        .find_map(|seed| {
            let mut driver = Driver::new(game, sitting, options.clone(), seed);
            let mut stream = stream(seed);
            driver.until(&mut stream, &holds).then_some((driver, stream))
        })
        .expect("there is such a point in some game")
}

pub fn stream(seed: u64) -> Stream {
    Stream::new(Seed::from_number(seed).child(7))
}

pub fn pick<T: Clone>(list: &[T], stream: &mut Stream) -> Option<T> {
    list.get(stream.below(list.len() as u32) as usize).cloned()
}
