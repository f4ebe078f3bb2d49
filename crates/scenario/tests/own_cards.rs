//! A scenario that shows no card uses cards of its own, or printed ones that stay as they are: a Spell of ours that gives
//! way to the printed one must not take scenarios with it that were about something else.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// Files from before this was so. It only ever gets shorter.
const OLD: &str = include_str!("leaning.txt");

/// The games whose cards the Schools share.
const GAMES: [&str; 2] = ["duel", "rebirth"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Spells of which the rules read something that we made up.
fn designed() -> BTreeSet<String> {
    let mut designed = BTreeSet::new();
    for game in GAMES {
        let folder = root().join("packs").join(game);
        let mut all = Vec::new();
        files(&folder, &mut all);
        for path in all {
            let pack: Table =
                toml::from_str(&std::fs::read_to_string(path).expect("readable")).expect("a pack");
            let spells = pack.get("spell").and_then(Value::as_array).into_iter().flatten();
            let ours =
                spells.filter(|spell| is_ours(&spell["provenance"])).filter_map(|spell| spell["id"].as_str());
            designed.extend(ours.map(str::to_owned));
        }
    }
    assert!(designed.contains("tremor"), "{designed:?}");
    designed
}

/// Is anything designed but the names?
fn is_ours(provenance: &Value) -> bool {
    let fields = provenance.get("designed").and_then(Value::as_array).into_iter().flatten();
    provenance["fields"].as_str() == Some("designed")
        || fields.filter_map(Value::as_str).any(|field| !field.starts_with("name"))
}

/// The TOML files below a folder.
fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the scenarios are there") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            files(&path, all);
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            all.push(path);
        }
    }
}

/// All words of all texts in a value, keys included.
fn words(value: &Value, found: &mut BTreeSet<String>) {
    let mut read = |text: &str| {
        let parts = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
        found.extend(parts.map(str::to_owned));
    };
    match value {
        Value::String(text) => read(text),
        Value::Array(values) => values.iter().for_each(|value| words(value, found)),
        Value::Table(table) => {
            table.keys().for_each(|key| read(key));
            table.values().for_each(|value| words(value, found));
        }
        _ => {}
    }
}

/// The designed Spells that a scenario uses and does not show.
fn leans_on(text: &str, designed: &BTreeSet<String>) -> BTreeSet<String> {
    let mut scenario: Table = toml::from_str(text).expect("a scenario");
    let mut shown = BTreeSet::new();
    if let Some(cards) = scenario.remove("card") {
        words(&cards, &mut shown);
    }
    for told in ["name", "about", "pack"] {
        scenario.remove(told);
    }
    let mut used = BTreeSet::new();
    words(&Value::Table(scenario), &mut used);
    designed.iter().filter(|id| used.contains(*id) && !shown.contains(*id)).cloned().collect()
}

#[test]
fn scenarios_use_cards_of_their_own() {
    let designed = designed();
    let mut all = Vec::new();
    let scenarios = root().join("scenarios");
    for game in GAMES {
        files(&scenarios.join(game), &mut all);
    }
    let mut leaning: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in all {
        let used = leans_on(&std::fs::read_to_string(&path).expect("readable"), &designed);
        if !used.is_empty() {
            let file = path.strip_prefix(&scenarios).expect("below it").to_string_lossy().replace('\\', "/");
            leaning.insert(file, used);
        }
    }
    let old: BTreeSet<&str> = OLD.lines().collect();
    for (file, used) in &leaning {
        assert!(
            old.contains(file.as_str()),
            "scenarios/{file} leans on {used:?}, which we made up and may replace: write a card of its own in `pack`, or name \
             it in `card` if the scenario is there to show it"
        );
    }
    let done: Vec<&&str> = old.iter().filter(|file| !leaning.contains_key(**file)).collect();
    assert!(
        done.is_empty(),
        "take these out of crates/scenario/tests/leaning.txt, they lean on nothing: {done:?}"
    );
}

#[test]
fn what_is_shown_told_or_of_its_own_is_not_leant_on() {
    let designed = BTreeSet::from(["tremor".to_owned(), "fusion".to_owned()]);
    let leans = |text: &str| leans_on(text, &designed).into_iter().collect::<Vec<_>>();
    assert_eq!(
        leans("hand = ['tremor', 'torment']\nstep = [{ choose = 'learn fusion' }]"),
        ["fusion", "tremor"]
    );
    assert_eq!(leans("card = ['tremor light']\nhand = ['tremor']"), [""; 0]);
    assert_eq!(leans("about = 'as tremor does'\npack = 'id = \"tremor\"'\nhand = ['tremors']"), [""; 0]);
}
