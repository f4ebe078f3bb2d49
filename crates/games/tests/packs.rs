//! Packs beside the boxes: they count only where a setup names them, and say exactly what is wrong with them.

mod common;

use blackrose::editions::{EDITIONS, SHARED};
use blackrose::trying::Trying;
use games::packs::{PackSource, own_boxes, read_folder};
use games::tongue::Tongue;
use games::{AnyGame, AnyPacks, AnySetup, FAMILIES};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A pack with this id, these other fields of its head, and these cards.
fn pack(id: &str, head: &str, cards: &str) -> PackSource {
    let family = if head.contains("family") { "" } else { "family = \"blackrose\"\n" };
    let head = format!("id = \"{id}\"\n{family}version = 1\nname = {{ en = \"Pack\" }}\n{head}\n");
    PackSource::new(id, vec![("cards.toml".into(), cards.into()), ("pack.toml".into(), head)])
}

fn with(more: Vec<PackSource>) -> AnyPacks {
    AnyPacks::read([own_boxes(), more].concat()).unwrap_or_else(|errors| panic!("{}", errors[0]))
}

/// What is said of packs that cannot be read.
fn wrong(more: Vec<PackSource>) -> String {
    let errors = AnyPacks::read([own_boxes(), more].concat()).err().expect("they cannot be read");
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn setup(game: &str, changes: Value) -> AnySetup {
    let mut fields = serde_json::to_value(games::default_setup(game).expect("a game")).expect("fields");
    let table = fields.as_object_mut().expect("a table");
    table.extend(changes.as_object().expect("changes").clone());
    AnySetup::read(fields).expect("a setup")
}

fn refused(game: &str, changes: Value, packs: &AnyPacks) -> String {
    games::prepare(&setup(game, changes), packs).err().expect("it is refused").to_string()
}

fn rose(game: &str, changes: Value, packs: &AnyPacks) -> blackrose::BlackRose {
    let game = games::prepare(&setup(game, changes), packs).unwrap_or_else(|why| panic!("{why}"));
    game.black_rose().map(|game| (*game).clone()).expect("of the Black Rose")
}

fn example(name: &str) -> PackSource {
    read_folder(&common::root().join("examples/packs").join(name)).expect("an example")
}

fn evocations(n: usize) -> String {
    let card = |i| {
        format!(
            "[[evocation]]\nid = \"beast-{i}\"\nname = {{ en = \"Beast {i}\" }}\narchetypes = [\"construct\"]\n\
             health = 2\nstrength = 1\nspeed = 1\ncopies = 3\n"
        )
    };
    (0..n).map(card).collect()
}

#[test]
fn a_pack_that_nobody_named_changes_no_table() {
    let crowd = vec![pack("zoo", "", &evocations(16)), example("tempest"), example("errands")];
    let (alone, crowded) = (with(Vec::new()), with(crowd));
    for game in games::games() {
        let content = |packs| games::prepare(&setup(game, json!({})), packs).map(|game| game.content());
        assert_eq!(content(&crowded), content(&alone), "{game}");
    }
    // Asked for, they count.
    let all = refused("rebirth", json!({ "evocations": ["rebirth", "zoo"] }), &crowded);
    assert_eq!(all, "this match has 25 kinds of Evocations; it can hold at most 24");
    let some = with(vec![pack("zoo", "", &evocations(15))]);
    let game = rose("rebirth", json!({ "evocations": ["rebirth", "zoo"] }), &some);
    assert!(game.content.evocations.iter().any(|card| card.id == "zoo/beast-0" && card.joins));
}

#[test]
fn what_is_never_seen_is_named() {
    let packs = with(vec![pack("zoo", "", &evocations(2))]).rose;
    let trying = Trying::new(&packs, packs.packs().len() - 1);
    let unseen = trying.unseen(&[]);
    let first = &unseen[0];
    assert_eq!(unseen.len(), 2);
    assert_eq!(
        format!("{}: {} {}: {}", first.place, first.class, first.name, first.why),
        "zoo/cards.toml:2:6: Evocation Beast 0: no card that takes part names it; --set evocations=classic,zoo adds it to what can be chosen"
    );
}

#[test]
fn cards_of_another_pack_carry_it() {
    let packs = with(vec![example("tempest")]);
    let chosen = json!({ "schools": ["tempest/tempest"], "mages": ["tempest/aurelia-vane", "ulrich"], "room-packs": ["tempest"] });
    let content = rose("duel", chosen, &packs).content;
    assert_eq!(content.schools, ["tempest/tempest"]);
    assert!(content.spells.iter().any(|card| card.id == "tempest/gust"));
    assert!(content.rooms.iter().any(|card| card.id == "tempest/armory-of-storms"));
    // The Evocation that a Spell names has come with it.
    assert!(content.evocations.iter().any(|card| card.id == "tempest/copper-heron" && card.joins));
    assert_eq!(
        refused("duel", json!({ "schools": ["gale"] }), &packs).split(':').next(),
        Some("there is no School \"gale\" in these packs")
    );
    let quests = json!({ "quests": ["rebirth", "almanac"], "events": ["rebirth", "almanac"] });
    let content = rose("rebirth", quests, &with(vec![example("almanac")])).content;
    assert!(content.quests.iter().any(|card| card.id == "almanac/read-the-wind"));
    assert!(content.events.iter().any(|card| card.id == "almanac/first-thunder"));
}

#[test]
fn rooms_of_two_boxes_may_have_the_same_ids() {
    let rooms = own_boxes().into_iter().find(|own| own.folder == "packs/rebirth").expect("the box");
    let (_, rooms) = rooms.files.into_iter().find(|(name, _)| name == "rooms.toml").expect("its Rooms");
    let packs = with(vec![pack("vintage", "", &rooms)]).rose;
    let ids = |packs: &blackrose::Packs, pack: &str| {
        let of = |pack: &usize| packs.packs()[*pack].id().to_owned();
        let rooms = packs.rooms.iter().filter(|(origin, _)| of(&origin.pack) == pack);
        rooms.map(|(_, room)| room.id.get_ref().clone()).collect::<Vec<_>>()
    };
    assert_eq!(ids(&packs, "rebirth").len(), 19);
    assert!(ids(&packs, "vintage").contains(&"vintage/crypt".to_owned()));
    // In its own game a box has short ids, and the other box carries its name.
    let there = packs.known_in(&["vintage"]).unwrap_or_else(|errors| panic!("{}", errors[0]));
    assert!(ids(&there, "vintage").contains(&"crypt".to_owned()));
    assert!(ids(&there, "rebirth").contains(&"rebirth/crypt".to_owned()));
    assert!(EDITIONS.iter().all(|edition| edition.boxes == SHARED));
}

#[test]
fn a_pack_of_penumbra_adds_its_cards_when_it_is_named() {
    let packs = with(vec![example("errands")]);
    let AnyGame::Penumbra(game) =
        games::prepare(&setup("penumbra", json!({ "packs": ["errands"] })), &packs).expect("a match")
    else {
        panic!("it is Penumbra")
    };
    for id in ["errands/small-change", "errands/errand-bag", "errands/lost-letter", "errands/barking-gate"] {
        assert!(game.content.find(id).is_some(), "{id}");
    }
    assert_eq!(
        refused("penumbra", json!({ "packs": ["errand"] }), &packs),
        "there is no pack \"errand\" here: did you mean \"errands\"?"
    );
    let none = with(Vec::new());
    assert_eq!(
        refused("penumbra", json!({ "packs": ["penumbra"] }), &none),
        "the pack \"penumbra\" is there already: name each pack once"
    );
}

#[test]
fn cards_of_penumbra_have_exact_errors() {
    let contract = |line: &str| {
        let card = "[[contract]]\nid = \"note\"\nname = { en = \"Note\" }\ndifficulty = 1\nside = \"dark\"\n\
                    symbol = \"society\"\ntask = 'Discard 1 Trinket'\npoints = 1\nreward = 'Gain 1 Arcana.'\n\
                    provenance = { source = \"ours\", fields = \"designed\" }\n";
        let key = line.split(' ').next().unwrap_or_default();
        let changed = card.lines().map(|old| if old.starts_with(&format!("{key} ")) { line } else { old });
        let source = pack("notes", "family = \"penumbra\"", &changed.collect::<Vec<_>>().join("\n"));
        wrong(vec![source]).lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(
        contract("symbol = \"sea\""),
        "notes/cards.toml:6:10: \"sea\" is none of monsters, magical-beasts, wild-lands, mysticism, wizards, society"
    );
    assert!(contract("task = 'Discard 1 Trinkit'").starts_with("notes/cards.toml:7:19: "));
    assert!(contract("points = 300").starts_with("notes/cards.toml:8:10: "));
    let artifact = "[[artifact]]\nid = \"bag\"\nname = { en = \"Bag\" }\nslot = \"mantle\"\nprice = '2 Red dice'\n\
                    text = 'Gain 1 Trinket.'\nprovenance = { source = \"ours\", fields = \"designed\" }\n";
    let bag = wrong(vec![pack("notes", "family = \"penumbra\"", artifact)]);
    assert!(bag.starts_with("notes/cards.toml:5:"), "{bag}");
}

#[test]
fn packs_that_do_not_fit_together_say_so_at_their_place() {
    assert_eq!(
        wrong(vec![pack("zoo", "", ""), pack("zoo", "", "")]),
        "zoo/pack.toml:1:6: there is another pack with the id \"zoo\", in zoo: give one of them another id, or leave one out"
    );
    assert_eq!(
        wrong(vec![pack("zoo", "needs = [\"tempset\"]", ""), example("tempest")]),
        "zoo/pack.toml:5:10: the pack \"zoo\" needs \"tempset\", which is not here: add it with --pack: did you mean \"tempest\"?"
    );
    assert_eq!(
        wrong(vec![pack("zoo", "family = \"chess\"", "")]),
        "zoo/pack.toml:4:10: this is a pack for \"chess\", a family of games that is not here: use one of blackrose, penumbra"
    );
    let packs = with(vec![example("almanac")]);
    let small = refused("rebirth", json!({ "quests": ["almanac"] }), &packs);
    // Where the folder lies is not told.
    assert!(example("almanac").folder.ends_with("/packs/almanac"));
    assert_eq!(
        small,
        "almanac/pack.toml:1:6: the Quest deck of Moon 1 would have 1 card(s), and needs at least 3: add cards, or name \
         more packs in quests, such as rebirth (REB-268)"
    );
    assert_eq!(
        refused("duel", json!({ "quests": ["almanac"] }), &packs),
        "almanac/pack.toml:1:6: the pack \"almanac\" has no Quests for duel: name packs that have, such as duel (DUE-054)"
    );
    let school = "[[school]]\nid = \"spark\"\nname = { en = \"Spark\" }\n";
    let packs = with(vec![pack("half", "", school)]);
    let half = refused("duel", json!({ "schools": ["half/spark"] }), &packs);
    assert!(
        half.starts_with(
            "half/cards.toml:2:6: the School \"half/spark\" has 0 starting Grimoires, and a Mage begins with one of two: \
             give it two [[school.grimoire]] of six Spells, or choose among lex, "
        ),
        "{half}"
    );
}

#[test]
fn names_of_another_pack_stand_in_no_text_unless_it_is_needed() {
    let spell = |text: &str, head: &str| {
        let card = format!(
            "[[spell]]\nid = \"call\"\nname = {{ en = \"Call\" }}\nschool = \"forgotten\"\ncopies = 1\n\
             light = {{ type = \"contingency\", element = \"air\", target = \"room 0\", text = '{text}' }}\n\
             dark = {{ type = \"contingency\", element = \"air\", target = \"self\", text = 'Gain 1 PP.' }}\n"
        );
        AnyPacks::read([own_boxes(), vec![example("tempest"), pack("call", head, &card)]].concat())
    };
    assert!(spell("Summon a Copper Heron.", "").is_err());
    let packs =
        spell("Summon a Copper Heron.", "needs = [\"tempest\"]").unwrap_or_else(|e| panic!("{}", e[0]));
    let content = rose("duel", json!({ "forgotten": ["duel", "call"] }), &packs).content;
    assert!(content.evocations.iter().any(|card| card.id == "tempest/copper-heron" && card.joins));
}

#[test]
fn every_switch_is_in_the_table_and_has_a_label_in_every_language() {
    let packs = with(Vec::new());
    let readme = std::fs::read_to_string(common::root().join("README.md")).expect("the README");
    for family in &FAMILIES {
        // Together the games of a family have rules for all of its switches.
        let all: BTreeMap<&str, bool> = family
            .games
            .iter()
            .flat_map(|game| (family.switches)(game))
            .map(|switch| (switch.name, switch.usual))
            .collect();
        for game in family.games {
            // A switch that is off may be left out of a written setup.
            let usual = serde_json::to_value((family.setup)(game)).expect("fields");
            let fields = usual.as_object().expect("a table").iter();
            let written: BTreeMap<&str, bool> =
                fields.filter_map(|(name, on)| Some((name.as_str(), on.as_bool()?))).collect();
            for (name, on) in &all {
                assert_eq!(written.get(name).copied().unwrap_or(false), *on, "{game}: {name}");
            }
            assert!(written.keys().all(|name| all.contains_key(name)), "{game}: {written:?}");
        }
        let options =
            blackrose::trying::offered(&packs.rose, EDITIONS[1]).into_iter().map(|(option, _)| option);
        let labels = all.keys().copied().chain(options).chain(["packs"]);
        for label in labels.map(|name| format!("setup-{name}")) {
            for language in Tongue::LANGUAGES {
                let words = games::page::words_at(language, &packs, None).expect("the lobby's words");
                assert!(words.messages.contains(&format!("\n{label} = ")), "{label} in {language}");
            }
        }
        if family.games.contains(&"rebirth") {
            // What the README shows as on or off is the table, each as it usually is not.
            let row = |line: &str| {
                let (name, on) = line.strip_prefix("| `")?.split_once('`')?.0.split_once('=')?;
                Some((name.to_owned(), on.parse::<bool>().ok()?))
            };
            let told: BTreeMap<String, bool> = readme.lines().filter_map(row).collect();
            let unusual = all.iter().map(|(name, usual)| ((*name).to_owned(), !usual));
            assert_eq!(told, unusual.collect(), "README.md");
        }
    }
    let names = |game: &str| {
        let family = games::family_of(game).expect("a family");
        (family.switches)(game).iter().map(|switch| switch.name).collect::<Vec<_>>()
    };
    assert_eq!(names("duel"), ["fixed-rooms"]);
}
