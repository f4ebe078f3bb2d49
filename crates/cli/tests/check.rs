//! `conclave check` and `conclave fmt` on the example packs.

#[path = "common/program.rs"]
mod program;
use program::{conclave, fresh, root};

const TEMPEST: &str = "examples/packs/tempest";
const SCHOOL: [&str; 6] = [
    "--set",
    "schools=tempest/tempest",
    "--set",
    "mages=tempest/aurelia-vane,ulrich,bartholomew",
    "--set",
    "rooms=occult-black-rose-room,crypt-of-the-saint,tempest/armory-of-storms,sacred-summoner-room,tempest/sunken-treasure-room,bibliotheca-of-the-order,abyss-of-faith",
];

#[test]
fn the_example_pack_is_sound() {
    let ran = conclave(&["check", TEMPEST]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    insta::assert_snapshot!(ran.out);
}

#[test]
fn the_other_example_packs_are_sound_and_seen_whole() {
    for pack in ["almanac", "errands"] {
        let ran = conclave(&["check", &format!("examples/packs/{pack}")]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains("20 games were played with it"), "{}", ran.out);
        assert!(!ran.out.contains("never seen") && !ran.out.contains("hint"), "{}", ran.out);
    }
}

/// A pack with seven Evocations that no card names, and a School that nobody can begin with.
const ZOO: [(&str, &str); 2] = [
    ("pack.toml", "id = \"zoo\"\nfamily = \"blackrose\"\nversion = 1\nname = { en = \"Zoo\" }\n"),
    ("school.toml", "[[school]]\nid = \"taming\"\nname = { en = \"Taming\" }\n"),
];

#[test]
fn what_is_never_dealt_is_named_with_its_place_and_why() {
    let pack = fresh("zoo-pack");
    std::fs::create_dir_all(&pack).expect("a folder");
    let beast = |i: usize| {
        format!(
            "[[evocation]]\nid = \"beast-{i}\"\nname = {{ en = \"Beast {i}\" }}\narchetypes = [\"construct\"]\n\
             health = 2\nstrength = 1\nspeed = 1\ncopies = 3\n"
        )
    };
    let beasts: String = (1..=7).map(beast).collect();
    for (name, text) in ZOO.into_iter().chain([("beasts.toml", beasts.as_str())]) {
        std::fs::write(pack.join(name), text).expect("written");
    }
    let shown = pack.display().to_string();
    let ran = conclave(&["check", &shown]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    insta::assert_snapshot!(ran.out.replace(&shown, "zoo"));
}

#[test]
fn our_own_packs_are_sound_and_canonical() {
    let ran = conclave(&["check", "packs"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(!ran.out.contains("hint"), "{}", ran.out);
    let ran = conclave(&["fmt", "--check", "packs", "examples/packs"]);
    assert_eq!((ran.code, ran.out.as_str()), (0, ""), "{}", ran.err);
}

#[test]
fn five_hundred_games_are_played_with_the_example_pack() {
    let mut args = vec!["sim", "--games", "500", "--json", "--pack", TEMPEST];
    args.extend(SCHOOL);
    let ran = conclave(&args);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let report: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(report["finished"], 500);
}

#[test]
fn the_example_pack_reads_in_three_languages() {
    for language in ["en", "ru", "pl"] {
        let ran = conclave(&["cards", "--pack", TEMPEST, "--lang", language, "--json"]);
        let cards: Vec<serde_json::Value> = serde_json::from_str(&ran.out).expect("JSON");
        let mut text = String::new();
        for card in cards.iter().filter(|c| c["pack"] == "tempest") {
            text.push_str(&format!("{}\n", card["name"].as_str().unwrap_or_default()));
            for effect in card["effects"].as_array().expect("a list") {
                let when = effect["when"].as_str().map(|w| format!("{w}: ")).unwrap_or_default();
                text.push_str(&format!("  {when}{}\n", effect["text"].as_str().unwrap_or_default()));
            }
        }
        insta::assert_snapshot!(format!("tempest_{language}"), text);
    }
}

#[test]
fn each_broken_pack_has_its_own_exact_error() {
    let mut errors = Vec::new();
    for pack in
        ["1-misspelt-word", "2-unknown-evocation", "3-missing-spell", "4-wrong-type", "5-unknown-field"]
    {
        let ran = conclave(&["check", &format!("examples/packs/broken/{pack}")]);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{pack}");
        insta::assert_snapshot!(format!("broken_{pack}"), ran.err);
        errors.push(ran.err);
    }
    errors.dedup();
    assert_eq!(errors.len(), 5);
    let ran = conclave(&["check", "examples/packs/broken"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.ends_with("conclave: 5 of 5 packs cannot be used\n"), "{}", ran.err);
}

/// Cards for Classic with one thing wrong in each.
const WRONG: [(&str, &str); 10] = [
    (
        "room-of-both-forms",
        r#"[[room]]
id = "cellar"
name = { en = "Cellar" }
base = "Garden"
colour = "green"
slots = 4
value = 2
effect = { target = "self", text = 'Gain 1 PP.' }
destroyed = { target = "self", text = 'Gain 1 PP.' }
"#,
    ),
    (
        "quest-of-an-unknown-room",
        r#"[[quest]]
id = "cork"
name = { en = "Cork" }
moon = 1
points = 1
room = "Gardens"
text = 'Gain 1 PP.'
"#,
    ),
    (
        "quest-with-room-and-task",
        r#"[[quest]]
id = "cork"
name = { en = "Cork" }
moon = 1
points = 1
room = "Garden"
condition = 'you have at least 2 Revealed Combat Spells'
text = 'Gain 1 PP.'
"#,
    ),
    (
        "quest-without-task-and-room",
        r#"[[quest]]
id = "cork"
name = { en = "Cork" }
moon = 1
points = 1
text = 'Gain 1 PP.'
"#,
    ),
    (
        "room-trap-with-one-half",
        r#"[[spell]]
id = "snare"
name = { en = "Snare" }
school = "conspiracy"
copies = 3
room_trap = true
light = { type = "trap", element = "air", target = "self", trigger = 'another Model enters a red Room', text = 'Gain 1 PP.' }
"#,
    ),
    (
        "room-trap-of-one-colour",
        r#"[[spell]]
id = "snare"
name = { en = "Snare" }
school = "conspiracy"
copies = 3
room_trap = true
light = { type = "trap", element = "air", target = "self", trigger = 'another Model enters a red Room', text = 'Gain 1 PP.' }
dark = { type = "trap", element = "air", target = "self", trigger = 'another Model enters a red Room', text = 'Gain 2 PP.' }
"#,
    ),
    (
        "room-trap-of-one-colour-in-other-words",
        r#"[[spell]]
id = "snare"
name = { en = "Snare" }
school = "conspiracy"
copies = 3
room_trap = true
light = { type = "trap", element = "air", target = "self", trigger = 'another Model enters a red Room', text = 'Gain 1 PP.' }
dark = { type = "trap", element = "air", target = "self", trigger = 'another Mage enters a red Room', text = 'Gain 2 PP.' }
"#,
    ),
    (
        "room-trap-without-a-room",
        r#"[[spell]]
id = "snare"
name = { en = "Snare" }
school = "conspiracy"
copies = 3
room_trap = true
light = { type = "trap", element = "air", target = "self", trigger = 'another Model enters a red Room', text = 'Gain 1 PP.' }
dark = { type = "trap", element = "air", target = "self", trigger = 'you suffer damage', text = 'Gain 2 PP.' }
"#,
    ),
    (
        "event-of-the-study-phase",
        r#"[[event]]
id = "lecture"
name = { en = "Lecture" }
moon = 1
phase = "study"
slot = 1
reveal = 1
text = 'Each Mage gains 1 PP.'
"#,
    ),
    (
        "event-that-always-works",
        r#"[[event]]
id = "lecture"
name = { en = "Lecture" }
moon = 1
phase = "always"
slot = 1
reveal = 1
text = 'Each Mage gains 1 PP.'
"#,
    ),
];

#[test]
fn each_wrong_card_for_classic_has_its_own_exact_error() {
    let mut errors = Vec::new();
    for (name, cards) in WRONG {
        let pack = fresh(&format!("wrong-{name}"));
        std::fs::create_dir_all(&pack).expect("a folder");
        let head = "id = \"wrong\"\nfamily = \"blackrose\"\nversion = 1\nname = { en = \"Wrong\" }\nneeds = [\"classic\"]\n";
        std::fs::write(pack.join("pack.toml"), head).expect("written");
        std::fs::write(pack.join("cards.toml"), cards).expect("written");
        let shown = pack.display().to_string();
        let ran = conclave(&["check", &shown]);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{name}");
        let error = ran.err.replace(&shown, name);
        assert!(error.starts_with(&format!("{name}/cards.toml:")), "file, line and column: {error}");
        insta::assert_snapshot!(format!("wrong_{name}"), error);
        errors.push(error);
    }
    errors.sort();
    errors.dedup();
    assert_eq!(errors.len(), WRONG.len());
}

#[test]
fn a_folder_without_a_pack_is_refused() {
    let ran = conclave(&["check", "rules"]);
    assert_eq!(ran.code, 2);
    assert_eq!(ran.err, "conclave: rules: there is no pack.toml here: a pack is a folder with a pack.toml\n");
    assert_eq!(conclave(&["check", "nowhere"]).code, 2);
}

#[test]
fn formatting_rewrites_texts_and_nothing_else() {
    let pack = fresh("format-pack");
    std::fs::create_dir_all(&pack).expect("a folder");
    for entry in std::fs::read_dir(root().join(TEMPEST)).expect("the example pack") {
        let path = entry.expect("a file").path();
        std::fs::copy(&path, pack.join(path.file_name().expect("a name"))).expect("a copy");
    }
    let file = pack.join("spells.toml");
    let good = std::fs::read_to_string(&file).expect("the spells");
    let sloppy = good.replace("'Inflict 2.'", "\"inflict   2 .\"").replace(
        "\"Inflict 1. Persistent: the target's Speed is 1.\"",
        "'''\nInflict 1. Persistent:  the target's Speed is 1.'''",
    );
    assert_ne!(good, sloppy);
    std::fs::write(&file, &sloppy).expect("written");
    let shown = pack.display().to_string();

    let ran = conclave(&["fmt", "--check", &shown]);
    assert_eq!(ran.code, 1, "{}", ran.out);
    assert_eq!(std::fs::read_to_string(&file).expect("the spells"), sloppy, "--check changes nothing");
    let ran = conclave(&["fmt", &shown]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let formatted = std::fs::read_to_string(&file).expect("the spells");
    assert_eq!(
        formatted.replace("\"inflict 2.\"", "'Inflict 2.'").replace("\"Inflict 2.\"", "'Inflict 2.'"),
        good
    );
    assert_eq!(conclave(&["fmt", "--check", &shown]).code, 0);
}

#[test]
fn a_pack_that_cannot_be_read_is_not_rewritten() {
    let ran = conclave(&["fmt", "examples/packs/broken/1-misspelt-word"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("did you mean \"Instability\""), "{}", ran.err);
}
