//! Questions, choices, refusals and the log in every language.

mod common;

use common::{events, nothing_reasons, packs, sources, tongue, uttered};
use games::tongue::Tongue;
use kernel::{Arg, Message};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The keys that the family's source names.
fn named_keys() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> =
        nothing_reasons().into_iter().map(|why| format!("nothing-{why}")).collect();
    for text in sources() {
        for literal in text.split('"').skip(1).step_by(2) {
            let begins = ["ask-", "why-", "event-", "choice-"].iter().any(|begin| literal.starts_with(begin));
            if begins && literal.bytes().all(|b| b.is_ascii_lowercase() || b == b'-') {
                keys.insert(literal.to_owned());
            }
        }
    }
    // An option of the setup, a list of positions, a form of the card language.
    for other in ["event-side", "event-discards", "event-on-board"] {
        keys.remove(other);
    }
    keys
}

#[test]
fn every_key_of_the_engine_is_in_every_language() {
    let packs = packs();
    let keys = named_keys();
    assert!(keys.len() > 150, "only {} keys were found", keys.len());
    for language in Tongue::LANGUAGES {
        let tongue = tongue(language, &packs);
        let missing: Vec<&String> = keys.iter().filter(|key| !tongue.speaker().has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn the_languages_have_the_same_messages() {
    let packs = packs();
    let keys = |language: &str| -> BTreeSet<String> {
        let tongue = tongue(language, &packs);
        let own = ["in-slot", "form-", "list-", "much-", "who-", "own-", "their-", "how-"];
        let shared = |key: &&str| !own.iter().any(|begin| key.starts_with(begin));
        tongue.speaker().keys().filter(shared).map(str::to_owned).collect()
    };
    let english = keys("en");
    for language in ["ru", "pl"] {
        let keys = keys(language);
        let apart: Vec<&String> = keys.symmetric_difference(&english).collect();
        assert!(apart.is_empty(), "said in {language} alone or in en alone: {apart:?}");
    }
}

#[test]
fn all_that_games_say_is_said_in_every_language() {
    let packs = packs();
    let messages = uttered(&packs);
    assert!(messages.len() > 500, "only {} messages", messages.len());
    for language in Tongue::LANGUAGES {
        let tongue = tongue(language, &packs);
        for message in &messages {
            let said =
                tongue.try_message(message).unwrap_or_else(|why| panic!("{language}: {why}: {message:?}"));
            let clean = !said.is_empty() && !said.contains(['{', '}', '$', '[']) && !said.contains("  ");
            assert!(clean, "{language}: {said:?} from {message:?}");
            let foreign = language == "ru" && said.chars().any(|c| c.is_ascii_lowercase());
            assert!(!foreign, "{language}: {said:?} from {message:?}");
        }
    }
}

#[test]
fn the_log_in_three_languages() {
    let packs = packs();
    for language in Tongue::LANGUAGES {
        let tongue = tongue(language, &packs);
        let mut out = String::new();
        for event in events() {
            let _ = writeln!(out, "{}", tongue.message(&event.message()));
        }
        insta::assert_snapshot!(format!("log_{language}"), out);
    }
}

/// A message with whatever its key might need.
fn with_everything(key: &str, more: &[(&'static str, &'static str)]) -> Message {
    let nouns = [
        ("mage", "ulrich"),
        ("party", "rose"),
        ("model", "templar:ulrich:1"),
        ("spell", "spell/tremor"),
        ("room", "room/abyss-of-faith"),
        ("quest", "quest/destroyer"),
        ("grimoire", "grimoire/knight"),
        ("upgrade", "upgrade/bone-shield"),
        ("jinx", "jinx/slowness"),
        ("event", "event/assault"),
        ("school", "school/agony"),
        ("evocation", "evocation/umbra"),
    ];
    let mut message = Message { key: key.to_owned().into(), args: Vec::new() };
    for (name, id) in nouns.iter().chain(more) {
        message = message.with(name, Arg::Noun((*id).into()));
    }
    let mut message = message.with("n", Arg::Number(2));
    for (name, word) in [("slot", "II"), ("side", "dark"), ("colour", "red"), ("element", "fire")] {
        message = message.with(name, Arg::Text(word.to_owned()));
    }
    message
}

#[test]
fn questions_and_choices_in_three_languages() {
    let packs = packs();
    let keys: Vec<String> = named_keys().into_iter().filter(|key| !key.starts_with("event-")).collect();
    for language in Tongue::LANGUAGES {
        let tongue = tongue(language, &packs);
        let mut out = String::new();
        for key in &keys {
            let of_a_source = ["choice-resolve", "ask-vortex", "ask-element"].contains(&key.as_str());
            let more: &[_] = if of_a_source { &[("source", "magic-bond")] } else { &[] };
            let _ = writeln!(out, "{key}: {}", tongue.message(&with_everything(key, more)));
            for (name, id) in [("where", "templar:ulrich:1"), ("what", "magic-bond")] {
                if tongue.speaker().has(&format!("{key}-{name}")) {
                    let message = with_everything(key, &[(name, id), ("source", "tremor")]);
                    let _ = writeln!(out, "{key}, {name}: {}", tongue.message(&message));
                }
            }
        }
        insta::assert_snapshot!(format!("table_{language}"), out);
    }
}

#[test]
fn models_and_seats_have_names() {
    let packs = packs();
    let name = |language: &str, id: &str| tongue(language, &packs).name(id);
    assert_eq!(name("en", "templar:ulrich:1"), "Templar 1 (Ulrich)");
    assert_eq!(name("ru", "templar:ulrich:1"), "Тамплиер 1 (Ульрих)");
    assert_eq!(name("pl", "templar:bartholomew:3"), "Templariusz 3 (Bartłomiej)");
    assert_eq!(name("ru", "rose"), "Чёрная Роза");
    assert_eq!(name("pl", "seat1"), "gracz 2");
    assert_eq!(name("ru", "spell/tremor"), "Дрожь");
    assert_eq!(name("en", "no-such-thing"), "no-such-thing");
}

#[test]
fn the_ids_of_our_cards_are_never_confused() {
    let packs = packs();
    let tongue = tongue("en", &packs);
    let mut seen = BTreeSet::new();
    let cards = packs.spells.iter().map(|(_, c)| c.id.get_ref());
    let cards = cards.chain(packs.rooms.iter().map(|(_, c)| c.id.get_ref()));
    let cards = cards.chain(packs.mages.iter().map(|(_, c)| c.id.get_ref()));
    let cards = cards.chain(packs.quests.iter().map(|(_, c)| c.id.get_ref()));
    let cards = cards.chain(packs.events.iter().map(|(_, c)| c.id.get_ref()));
    let cards = cards.chain(packs.evocations.iter().map(|(_, c)| c.id.get_ref()));
    let cards = cards.chain(packs.upgrades.iter().map(|(_, c)| c.id.get_ref()));
    for id in cards {
        assert!(seen.insert(id.clone()), "two cards are called {id}");
        assert_ne!(&tongue.name(id), id);
    }
}

#[test]
fn our_packs_leave_no_name_undeclined() {
    let packs = packs();
    for language in Tongue::LANGUAGES {
        assert_eq!(tongue(language, &packs).hints(), Vec::<String>::new());
    }
}

#[test]
fn a_pack_without_a_lexicon_is_quoted_and_hinted_at() {
    let mut sources = games::packs::built_in();
    let mut example =
        games::packs::read_folder(&common::root().join("examples/packs/tempest")).expect("it is there");
    example.files.retain(|(name, _)| !name.starts_with("lexicon."));
    sources.push(example);
    let packs = blackrose::Packs::read(sources).unwrap_or_else(|errors| panic!("{errors:?}"));
    let russian = tongue("ru", &packs);
    assert_eq!(russian.hints().len(), 2);
    assert!(russian.hints()[0].contains("Аурелия Вейн") && russian.hints()[0].contains("lexicon.ru.toml"));
    let noun = Arg::Noun("tempest/copper-heron:tempest/aurelia-vane:1".into());
    let said = russian.message(&Message::new("choice-attack").with("model", noun));
    assert_eq!(said, "Атаковать воплощение «Медная цапля» 1 (Аурелия Вейн)");
}

#[test]
fn a_lexicon_with_gaps_is_hinted_at() {
    let mut sources = games::packs::built_in();
    for (name, text) in &mut sources[0].files {
        if name == "lexicon.ru.toml" {
            *text = text.replace("dat = \"Ульриху\", ", "").replace("[noun.templar]", "[noun.tempIar]");
        }
    }
    let packs = blackrose::Packs::read(sources).unwrap_or_else(|errors| panic!("{errors:?}"));
    let russian = tongue("ru", &packs);
    let hints = russian.hints();
    assert!(hints.iter().any(|hint| hint.contains("Ульрих") && hint.contains("has no sg dat")), "{hints:?}");
    assert!(
        hints.iter().any(|hint| hint.contains("[noun.tempIar]") && hint.contains("names no card")),
        "{hints:?}"
    );
    let crown = Message::new("event-crown-passes").with("mage", Arg::Noun("ulrich".into()));
    assert_eq!(russian.message(&crown), "Жетон короны переходит к магу «Ульрих».");
}

#[test]
fn what_is_wrong_with_a_lexicon_is_said() {
    let packs = packs();
    assert!(Tongue::new("xx", &packs).err().is_some_and(|why| why.contains("en, ru, pl")));
    let mut sources = games::packs::built_in();
    for (name, text) in &mut sources[0].files {
        if name == "lexicon.pl.toml" {
            text.push_str("\n[noun.ulrich\n");
        }
    }
    let packs = blackrose::Packs::read(sources).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert!(Tongue::new("pl", &packs).err().is_some_and(|why| why.contains("packs/duel/lexicon.pl.toml")));
    assert!(Tongue::new("ru", &packs).is_ok());
}
