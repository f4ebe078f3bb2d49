//! Frames as anybody might send them, given to a real table: what is refused changes nothing, and what is
//! accepted leaves a sound game that can be kept and taken up again.

use games::{AnyGame, Visitor};
use kernel::{Digest, Game, Journal, Seat, Seed, Session, Viewer};
use serde_json::Value;
use std::sync::{Arc, LazyLock};
use table::record::SeatRecord;
use table::wire::ToServer;
use table::{Deed, Keep, Millis, Options, Out, Past, Record, Running};

static GAME: LazyLock<AnyGame> = LazyLock::new(|| {
    let packs = games::packs::load(&[]).expect("the packs of the program are sound");
    games::prepare(&Default::default(), &packs).expect("the default setup is sound")
});

/// A Duel of two people, and what is kept of it.
pub struct Duel {
    record: Record,
    running: Box<dyn Running>,
    past: Past,
    now: Millis,
    /// How many messages were accepted.
    pub accepted: usize,
    /// How many were refused by the table.
    pub refused: usize,
}

impl Duel {
    /// A game that has just begun.
    pub fn new(seed: u64) -> Duel {
        let mut record = Record {
            setup: Default::default(),
            options: Options { window_ms: 50, grace_s: 5, ..Options::default() },
            seats: vec![SeatRecord::reserved("one"), SeatRecord::reserved("two")],
            secret: Seed::from_number(seed),
            seed: None,
            ending: None,
            closed: false,
        };
        record.begin("wire");
        let past = Past::default();
        let running = open(&record, &past);
        let mut duel = Duel { record, running, past, now: 1_000_000, accepted: 0, refused: 0 };
        duel.go_on(|running, now, out| {
            running.begin(now, out);
            running.presence(Seat(0), true, now, out);
            running.presence(Seat(1), true, now, out);
        });
        duel
    }

    /// Takes one frame. Its first byte says whose it is, or what time does; `!` and a byte stand for an offered
    /// choice, and everything else is read as the server reads it.
    pub fn frame(&mut self, bytes: &[u8]) {
        let Some((who, said)) = bytes.split_first() else { return };
        let seat = Seat(who & 1);
        match who >> 1 & 7 {
            5 => self.tick(said.first().copied().unwrap_or(20)),
            6 => {
                let present = said.first().is_none_or(|byte| byte & 1 == 0);
                self.go_on(|running, now, out| running.presence(seat, present, now, out));
            }
            7 => self.think(),
            _ => match said {
                [b'!', nth, ..] => self.choose(seat, *nth),
                _ => {
                    if let Ok(message) = std::str::from_utf8(said).map_or(Err(()), |text| {
                        server::connection::read(text).map_err(|refusal| drop(refusal.write()))
                    }) {
                        self.say(seat, message);
                    }
                }
            },
        }
    }

    fn tick(&mut self, byte: u8) {
        self.now += Millis::from(byte) * 40;
        self.go_on(|running, now, out| running.tick(now, out));
    }

    /// Bots decide for those who have given up or are away.
    fn think(&mut self) {
        for _ in 0..20 {
            let Some(job) = self.running.job() else { return };
            let thought = job.think();
            self.go_on(|running, now, out| running.thought(thought, now, out));
        }
    }

    /// One of the offered choices.
    fn choose(&mut self, seat: Seat, nth: u8) {
        let shown = self.shown(Viewer::Seat(seat));
        let decision = &shown["decision"];
        let Some(options) = decision["options"].as_array().filter(|options| !options.is_empty()) else {
            return;
        };
        let choice = options[usize::from(nth) % options.len()]["name"].as_str().expect("a name").to_owned();
        let prompt = decision["prompt"].as_u64().expect("a number") as u32;
        let before = self.accepted;
        self.say(seat, ToServer::Choose { prompt, choice: choice.clone(), then: Vec::new() });
        // The same again is accepted again, and changes nothing.
        if self.accepted > before {
            let kept = (self.past.entries.len(), self.past.notes.len(), self.running.digest());
            self.say(seat, ToServer::Choose { prompt, choice, then: Vec::new() });
            assert_eq!(
                self.accepted,
                before + 2,
                "a choice that was accepted is refused when it comes again"
            );
            assert_eq!(kept, (self.past.entries.len(), self.past.notes.len(), self.running.digest()));
        }
    }

    fn say(&mut self, seat: Seat, message: ToServer) {
        let deed = match message {
            ToServer::Choose { prompt, choice, then } => Deed::Choose { prompt, choice, then },
            ToServer::Undo => Deed::Undo,
            ToServer::Back => Deed::Back,
            ToServer::Consent { yes, to } => Deed::Consent { yes, to },
            ToServer::Orders { orders } => Deed::Orders(orders),
            ToServer::Wait => Deed::Wait,
            ToServer::Pause => Deed::Pause,
            ToServer::Resume => Deed::Resume,
            ToServer::Resign => Deed::Resign,
            ToServer::Why => return drop(self.running.why(seat)),
            ToServer::Log => return drop(self.running.log(Viewer::Seat(seat))),
            ToServer::Join { .. } | ToServer::Ready { .. } | ToServer::Chat { .. } | ToServer::Ping => return,
        };
        let before = self.all();
        let mut out = Out::default();
        match self.running.act(seat, deed.clone(), self.now, &mut out) {
            Ok(()) => {
                self.accepted += 1;
                self.keep(out);
            }
            Err(refusal) => {
                self.refused += 1;
                assert!(out.keep.is_empty() && out.ended.is_none(), "{deed:?} is refused, and yet kept");
                assert_eq!(
                    before,
                    self.all(),
                    "{deed:?} is refused as {:?}, and yet does something",
                    refusal.code
                );
                assert!(!refusal.write().is_empty());
            }
        }
    }

    fn go_on(&mut self, what: impl FnOnce(&mut dyn Running, Millis, &mut Out)) {
        let mut out = Out::default();
        what(&mut *self.running, self.now, &mut out);
        self.keep(out);
    }

    /// Keeps what must be kept, as the store does: numbers without a gap.
    fn keep(&mut self, out: Out) {
        for keep in out.keep {
            match keep {
                Keep::Entry { n, spent, line } => {
                    assert_eq!(n as usize, self.past.entries.len());
                    self.past.entries.push((serde_json::from_str(&line).expect("a line is an entry"), spent));
                }
                Keep::Note { n, json } => {
                    assert_eq!(n as usize, self.past.notes.len());
                    self.past.notes.push(json);
                }
                Keep::Clocks { json, .. } => self.past.clocks = Some(json),
                Keep::Snapshot { n, .. } => assert_eq!(n as usize, self.past.entries.len()),
            }
        }
        if out.ended.is_some() {
            assert!(self.record.ending.is_none(), "it ends once");
            self.record.ending = out.ended;
        }
        assert_eq!(
            self.running.journal().entries.len(),
            self.past.entries.len(),
            "more is done than is kept"
        );
    }

    /// What a viewer sees.
    fn shown(&mut self, viewer: Viewer) -> Value {
        let frames = self.running.welcome(viewer, "run", None);
        serde_json::from_str(&frames[0]).expect("a view is JSON")
    }

    /// All that is known of the table.
    fn all(&mut self) -> (Digest, usize, Option<Millis>, Vec<Arc<str>>) {
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
        let views =
            viewers.into_iter().flat_map(|viewer| self.running.welcome(viewer, "run", None)).collect();
        (self.running.digest(), self.running.journal().entries.len(), self.running.wakes(), views)
    }

    /// The game is sound, and the same when it is taken up from what was kept.
    pub fn finish(mut self) {
        let journal = self.running.journal().clone();
        let replayed = GAME.visit(Check(&journal));
        assert_eq!(replayed, self.running.digest(), "the journal leads elsewhere");
        let mut again = open(&self.record, &self.past);
        again.begin(self.now, &mut Out::default());
        std::mem::swap(&mut again, &mut self.running);
        let after: Vec<Value> =
            (0..2).map(|seat| self.shown(Viewer::Seat(Seat(seat)))["view"].take()).collect();
        std::mem::swap(&mut again, &mut self.running);
        let before: Vec<Value> =
            (0..2).map(|seat| self.shown(Viewer::Seat(Seat(seat)))["view"].take()).collect();
        if again.journal().entries.len() == journal.entries.len() {
            assert_eq!(before, after, "a restart shows something else");
        }
    }
}

fn open(record: &Record, past: &Past) -> Box<dyn Running> {
    table::run(record, "wire", &GAME, GAME.rules(), GAME.content(), past)
        .unwrap_or_else(|why| panic!("{why}"))
}

/// Plays a journal again and checks every state at its end.
struct Check<'a>(&'a Journal);

impl Visitor for Check<'_> {
    type Out = Digest;

    fn visit<G: Game>(self, game: Arc<G>) -> Digest {
        let session = Session::replay(game.clone(), self.0).expect("a journal can be replayed");
        game.check(session.state()).expect("a sound state");
        session.digest()
    }
}
