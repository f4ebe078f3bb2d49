//! A game that is played again shows each viewer what was seen while it was played.

mod common;

use common::{Driver, Sitting, THREE, TWO, game, stream};
use games::AnyGame;
use kernel::{Journal, Seat, Viewer};
use serde_json::{Map, Value};
use table::{Deed, Options, replay};

type View = Map<String, Value>;

/// Plays a game at random with many choices taken back; says what every viewer saw after how many entries.
fn restless(game: &str, sitting: &Sitting, seed: u64) -> (Driver, Vec<(usize, Vec<View>)>) {
    let mut driver = Driver::new(game, sitting, Options::default(), seed);
    let mut stream = stream(seed);
    let mut seen = Vec::new();
    while driver.step(&mut stream) {
        let seat = Seat(stream.below(driver.seats() as u32) as u8);
        if stream.below(6) == 0 && driver.act(seat, Deed::Undo).is_err() && stream.below(3) == 0 {
            // To go back is agreed to by everybody else.
            if driver.act(seat, Deed::Back).is_ok() {
                for other in driver.people() {
                    let consent = driver.consent(true);
                    let _ = driver.act(other, consent);
                }
            }
        }
        let views = driver.sights.iter().map(|sight| present(&sight.view)).collect();
        seen.push((driver.table.journal().entries.len(), views));
    }
    (driver, seen)
}

/// What is there; a field that is gone is null in what was followed and missing in a fresh view.
fn present(view: &View) -> View {
    view.iter()
        .filter(|(_, value)| !value.is_null())
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect()
}

/// Everything a replay says for a viewer.
fn retold(driver: &Driver, journal: &Journal, viewer: Viewer) -> Value {
    let game = AnyGame::BlackRose(game(&driver.record));
    let replay = replay(&game, journal, viewer).unwrap_or_else(|why| panic!("{why}"));
    serde_json::to_value(&replay).expect("JSON")
}

fn apply(view: &mut View, zones: &Value) {
    for (zone, value) in zones.as_object().expect("zones") {
        match zone.split_once('/') {
            None => drop(view.insert(zone.clone(), value.clone())),
            Some((field, index)) => view[field][index.parse::<usize>().expect("an index")] = value.clone(),
        }
    }
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn check(game: &str, sitting: &Sitting, seed: u64) -> usize {
    let (mut driver, seen) = restless(game, sitting, seed);
    let journal = driver.table.journal().clone();
    let mut taken_back = 0;
    for (eye, viewer) in driver.viewers().into_iter().enumerate() {
        let retold = retold(&driver, &journal, viewer);
        let steps = list(&retold["steps"]);
        assert_eq!(steps.len(), journal.entries.len(), "a step for every entry");
        let mut view = retold["view"].as_object().expect("a view").clone();
        let mut log: Vec<Value> = Vec::new();
        let mut seen = seen.iter().peekable();
        for (n, step) in steps.iter().enumerate() {
            apply(&mut view, &step["zones"]);
            if let Some(kept) = step["kept"].as_u64() {
                log.truncate(kept as usize);
                taken_back += 1;
            }
            log.extend(list(&step["events"]).iter().cloned());
            while let Some((_, views)) = seen.next_if(|(entries, _)| *entries == n + 1) {
                assert_eq!(present(&view), views[eye], "{viewer:?} after entry {n} of game {seed}");
            }
        }
        assert_eq!(seen.next(), None, "everything that was seen is compared");
        let fresh: Value = serde_json::from_str(&driver.table.welcome(viewer, "", None)[0]).expect("JSON");
        assert_eq!(present(&view), present(fresh["view"].as_object().expect("a view")));
        let whole: Value = serde_json::from_str(&driver.table.log(viewer)).expect("JSON");
        assert_eq!(&log, list(&whole["events"]), "{viewer:?} reads the same log, game {seed}");
    }
    taken_back
}

#[test]
fn a_replay_shows_what_each_viewer_saw() {
    let taken_back: usize = (0..4).map(|seed| check("duel", TWO, seed)).sum();
    assert!(taken_back > 20, "{taken_back} returns are too few to show anything");
    check("rebirth", THREE, 1);
}

#[test]
fn answers_are_told_to_those_who_gave_them() {
    let (driver, _) = restless("duel", TWO, 3);
    let journal = driver.table.journal();
    for viewer in driver.viewers() {
        let retold = retold(&driver, journal, viewer);
        let answers: Vec<_> =
            list(&retold["steps"]).iter().filter(|step| step.get("answered").is_some()).collect();
        let Viewer::Seat(Seat(seat)) = viewer else {
            assert!(answers.is_empty(), "a spectator is not told what was answered in secret");
            continue;
        };
        assert!(answers.len() > 10, "{} answers of {viewer:?}", answers.len());
        for step in answers {
            assert_eq!(step["seat"], seat);
            assert!(step["answered"]["clause"].as_str().is_some_and(|clause| clause.starts_with("DUE-")));
        }
    }
}

#[test]
fn a_journal_with_a_gap_is_refused() {
    let (driver, _) = restless("duel", TWO, 5);
    let mut journal = driver.table.journal().clone();
    journal.entries.remove(3);
    let game = AnyGame::BlackRose(game(&driver.record));
    assert!(replay(&game, &journal, Viewer::Spectator).is_err());
}
