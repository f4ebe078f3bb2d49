//! No frame speaks of a card of which its viewer has never known a copy.

mod common;

use blackrose::BlackRose;
use blackrose::cards::Face;
use blackrose::engine::ask::Question;
use blackrose::events::Event;
use common::{Driver, THREE, TWO, session, stream};
use kernel::{Entry, Seat, Session};
use std::collections::{BTreeMap, BTreeSet};
use table::{Keep, Options};

/// Looks for cards in what is sent to each viewer that the viewer has never known a copy of.
struct Searcher {
    session: Session<BlackRose>,
    /// The faces of all cards of the match, by id.
    all: BTreeMap<String, Face>,
    /// How many cards there are.
    total: usize,
    /// What each viewer has known at some time, the spectator last.
    known: Vec<BTreeSet<Face>>,
    found: usize,
}

impl Searcher {
    fn new(driver: &Driver) -> Searcher {
        let session = session(&driver.record);
        let known = vec![BTreeSet::new(); driver.seats() + 1];
        let mut searcher = Searcher { session, all: BTreeMap::new(), total: 0, known, found: 0 };
        searcher.learn();
        searcher
    }

    fn learn(&mut self) {
        let cards = &self.session.state().cards;
        let seats = self.known.len() - 1;
        // Packs bring their cards when Schools and Mages are chosen.
        if cards.total() != self.total {
            self.total = cards.total();
            let id = |face| self.session.game().content.face_id(face).to_string();
            self.all = cards.all().map(|card| (id(cards.face(card)), cards.face(card))).collect();
        }
        for card in cards.all() {
            let knows = |seat: usize| cards.known(card, Seat(seat as u8));
            let all = (0..seats).all(knows);
            for eye in (0..seats).filter(|seat| knows(*seat)).chain(all.then_some(seats)) {
                self.known[eye].insert(cards.face(card));
            }
        }
        self.look_through();
    }

    /// Whoever searches a pile looks through it (REB-372).
    fn look_through(&mut self) {
        let (game, s) = (self.session.game(), self.session.state());
        if !matches!(s.ask.question, Question::Search | Question::SearchBoth | Question::SearchSummon) {
            return;
        }
        for seat in s.ask.waiting.iter() {
            game.options(s, seat, |choice| {
                let name = game.choice_name(s, choice);
                let face = name.split(' ').find_map(|word| self.all.get(word));
                self.known[seat.index()].extend(face);
            });
        }
    }

    /// A Command Card may lie under its deck again before anybody is asked (REB-869).
    fn hear(&mut self, event: &Event) {
        if let Event::CommandRevealed { command, .. } = event {
            let face = self.all[command.as_str()];
            self.known.iter_mut().for_each(|known| _ = known.insert(face));
        }
    }

    fn obey(&mut self, kept: &[Keep]) {
        for keep in kept {
            let Keep::Entry { line, .. } = keep else { continue };
            let entry: Entry = serde_json::from_str(line).expect("an entry");
            if let Entry::Choice { seat, name } = entry {
                let mut told = Vec::new();
                self.session.choose_named(seat, name.as_str(), &mut told).expect("it was offered");
                self.learn();
                told.iter().for_each(|told| self.hear(&told.event));
            }
        }
    }

    fn search(&mut self, eye: usize, frame: &str) {
        let value: serde_json::Value = serde_json::from_str(frame).expect("JSON");
        self.search_value(eye, &value);
    }

    fn search_value(&mut self, eye: usize, value: &serde_json::Value) {
        match value {
            serde_json::Value::String(text) => self.search_text(eye, text),
            serde_json::Value::Array(list) => list.iter().for_each(|value| self.search_value(eye, value)),
            serde_json::Value::Object(fields) => {
                for (key, value) in fields {
                    self.search_text(eye, key);
                    // What hidden places must hold is no secret.
                    if key != "hidden" && !key.starts_with("hidden/") {
                        self.search_value(eye, value);
                    }
                }
            }
            _ => {}
        }
    }

    fn search_text(&mut self, eye: usize, text: &str) {
        for word in text.split([' ', ':', '/']) {
            if let Some(face) = self.all.get(word) {
                assert!(self.known[eye].contains(face), "eye {eye} reads of {word}");
                self.found += 1;
            }
        }
    }
}

fn search(name: &str, sitting: &common::Sitting, seeds: std::ops::Range<u64>) {
    let mut found = 0;
    for seed in seeds {
        let mut driver = Driver::new(name, sitting, Options::default(), seed);
        let mut stream = stream(seed);
        let mut searcher = Searcher::new(&driver);
        let mut kept = 0;
        loop {
            searcher.obey(&driver.kept[kept..]);
            kept = driver.kept.len();
            for (eye, frame) in driver.frames.clone() {
                searcher.search(eye, &frame);
            }
            for seat in driver.asked() {
                searcher.search(seat.index(), &driver.table.why(seat));
            }
            if !driver.step(&mut stream) {
                break;
            }
        }
        for (eye, viewer) in driver.viewers().into_iter().enumerate() {
            searcher.search(eye, &driver.table.log(viewer));
            searcher.search(eye, &driver.table.welcome(viewer, "another", None)[0]);
        }
        found += searcher.found;
    }
    assert!(found > 1_000, "cards are spoken of");
}

#[test]
fn no_duel_speaks_of_unknown_cards() {
    search("duel", TWO, 0..24);
    search("snares", TWO, 0..24);
}

#[test]
fn no_game_of_rebirth_speaks_of_unknown_cards() {
    search("rebirth", THREE, 0..4);
    search("avatar", TWO, 0..2);
}

#[test]
fn no_game_of_classic_speaks_of_unknown_cards() {
    search("classic", THREE, 0..3);
}
