//! What choices are about, as clients are told: things that they see, what is fixed, and in few words.

mod common;

use common::{Driver, Sitting, THREE, TWO, stream};
use kernel::Seat;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use table::Options;

const ONE: &Sitting = &[None];

/// Every kind of table, with how many games are played at it.
const TABLES: [(&str, &Sitting, u64); 6] = [
    ("duel", TWO, 2),
    ("snares", TWO, 2),
    ("rebirth", THREE, 1),
    ("classic", THREE, 1),
    ("avatar", ONE, 1),
    ("penumbra", TWO, 2),
];

/// Calls `f` with every decision of random games at all tables.
fn decisions(mut f: impl FnMut(&Driver, Seat, &Value)) {
    for (game, sitting, seeds) in TABLES {
        for seed in 0..seeds {
            let (mut driver, mut stream) =
                (Driver::new(game, sitting, Options::default(), seed), stream(seed));
            loop {
                for seat in driver.asked() {
                    f(&driver, seat, driver.decision(seat).expect("asked"));
                }
                if !driver.step(&mut stream) {
                    break;
                }
            }
        }
    }
}

fn texts<'a>(list: &'a Value, field: &'a str) -> impl Iterator<Item = &'a str> {
    list.as_array().into_iter().flatten().filter_map(move |each| each[field].as_str())
}

fn things(option: &Value) -> Vec<(&str, &str)> {
    let things = option["things"].as_array().into_iter().flatten();
    things.map(|thing| thing.as_str().and_then(|thing| thing.split_once('/')).expect("a thing")).collect()
}

/// Is such a thing where the client draws it? Cards may lie anywhere.
fn is_seen(view: &serde_json::Map<String, Value>, seat: Seat, (kind, id): (&str, &str)) -> bool {
    let own = &view["seats"][seat.index()];
    let cell = |id: &str| id.rsplit_once('/').map(|(section, _)| section.to_owned()).unwrap_or_default();
    match kind {
        "room" => texts(&view["rooms"], "room").any(|room| room == id),
        "model" => texts(&view["models"], "model").any(|model| model == id),
        "slot" => texts(&own["slots"], "slot").any(|slot| slot == id),
        "section" => texts(&view["sections"], "id").any(|section| section == id),
        "cell" => texts(&view["sections"], "id").any(|section| section == cell(id)),
        "die" => own["pool"].as_array().into_iter().flatten().any(|die| die == id),
        "deck" | "market" => texts(&view["decks"], "id").any(|deck| deck == id),
        _ => true,
    }
}

#[test]
fn what_a_choice_is_about_is_seen_by_its_seat_and_told_to_nobody_else() {
    decisions(|driver, seat, decision| {
        let asks_nothing = |eye: &usize| driver.sights[*eye].decision.is_none();
        for (_, frame) in driver.frames.iter().filter(|(eye, _)| asks_nothing(eye)) {
            assert!(!frame.contains("\"things\":"), "{frame}");
        }
        let view = &driver.sights[seat.index()].view;
        for option in decision["options"].as_array().expect("a list") {
            for thing in things(option) {
                assert!(is_seen(view, seat, thing), "{option} is about {thing:?}");
            }
        }
    });
}

/// The kinds of things that options are about, by what they say.
fn kinds() -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    decisions(|_, _, decision| {
        for option in decision["options"].as_array().expect("a list") {
            let kinds: Vec<&str> = things(option).into_iter().map(|(kind, _)| kind).collect();
            let key = option["message"]["key"].as_str().expect("a key").to_owned();
            let commits = option["commits"].as_str().map(|commits| format!("!{commits}"));
            let lesser = (option["lesser"] == true).then(|| "lesser".to_owned());
            let said = kinds.into_iter().map(str::to_owned).chain(commits).chain(lesser);
            found.entry(key).or_default().insert(said.collect::<Vec<_>>().join(" "));
        }
    });
    found
}

#[test]
fn choices_say_what_they_are_about() {
    let found = kinds();
    for (key, all) in [
        ("choice-mage", &["mage"] as &[&str]),
        ("choice-grimoire", &["grimoire"]),
        ("choice-prepare", &["spell", "spell !ends-early"]),
        ("choice-slot", &["slot", "slot !ends-early"]),
        ("choice-side", &["part spell", "part spell !ends-early"]),
        ("choice-done-preparing", &["!ends lesser"]),
        ("choice-done-activation", &["!ends lesser"]),
        ("choice-cast", &["slot spell part !reveals"]),
        ("choice-momentum", &["slot spell part !spends"]),
        ("choice-reveal", &["slot spell part", "slot spell part !reveals"]),
        ("choice-explore", &[""]),
        ("choice-move", &["room"]),
        ("choice-activate-room", &["room"]),
        ("choice-attack", &["model"]),
        ("choice-target", &["model"]),
        ("choice-target-room", &["room"]),
        ("choice-declare", &["quest"]),
        ("choice-school", &["school"]),
        ("choice-no", &["lesser"]),
        ("pen-choice-talent", &["card !ends"]),
        ("pen-choice-go", &["section"]),
        ("pen-choice-die", &["die", "die !rolls"]),
        ("pen-choice-market", &["market !reveals"]),
        ("pen-choice-pay", &["card"]),
        ("pen-choice-end", &["!ends", "!ends-early"]),
        ("pen-choice-roll", &["!rolls"]),
    ] {
        let found = found.get(key).unwrap_or_else(|| panic!("{key} was never offered"));
        assert!(found.iter().all(|each| all.contains(&each.as_str())), "{key}: {found:?}");
    }
}

#[test]
fn the_last_spell_that_is_prepared_is_announced() {
    let mut ends = BTreeSet::new();
    for (game, sitting, seeds) in TABLES.into_iter().filter(|(game, ..)| *game != "penumbra") {
        for seed in 0..seeds {
            let (mut driver, mut stream) =
                (Driver::new(game, sitting, Options::default(), seed), stream(seed));
            let prepares = |driver: &Driver, seat: Seat| {
                let asked = driver.decision(seat).and_then(|decision| decision["message"]["key"].as_str());
                asked.is_some_and(|key| key.starts_with("ask-prepare"))
            };
            while driver.ended.is_none() {
                let preparing = driver.asked().into_iter().find(|seat| prepares(&driver, *seat));
                let Some(seat) = preparing else {
                    driver.step(&mut stream);
                    continue;
                };
                let name = driver.some_choice(seat, &mut stream);
                let options = driver.decision(seat).expect("asked")["options"].as_array().expect("a list");
                let option = options.iter().find(|option| option["name"] == name.as_str()).expect("offered");
                let (commits, said) = (option["commits"].as_str(), option.to_string());
                let commits = commits.map(str::to_owned);
                let round = driver.sights[seat.index()].view["round"].clone();
                driver.choose(seat, &name);
                let goes_on = prepares(&driver, seat) && driver.sights[seat.index()].view["round"] == round;
                assert_eq!(goes_on, commits.is_none(), "{said}");
                ends.extend(commits);
            }
        }
    }
    assert_eq!(ends, BTreeSet::from(["ends".to_owned(), "ends-early".to_owned()]));
}

#[test]
fn decisions_stay_small() {
    let (mut whole, mut about, mut largest, mut n) = (0, 0, 0, 0);
    decisions(|_, _, decision| {
        let mut bare = decision.clone();
        for option in bare["options"].as_array_mut().expect("a list") {
            let option = option.as_object_mut().expect("an option");
            ["things", "commits", "lesser"].into_iter().for_each(|field| {
                option.remove(field);
            });
        }
        let (with, without) = (decision.to_string().len(), bare.to_string().len());
        (whole, about, n) = (whole + with, about + with - without, n + 1);
        largest = largest.max(with);
    });
    eprintln!(
        "{n} decisions of {} bytes, {} of them about things; the largest {largest}",
        whole / n,
        about / n
    );
    assert!(about * 3 < whole, "{about} of {whole} bytes");
}
