//! What the page says is what the table says. `cargo xtask renew` writes anew what the page is tested with.

mod common;

use blackrose::{BlackRose, Packs};
use bots::{Bot, Greedy, Random, Seen};
use common::{events, keep, root, tongue};
use games::page::{PageWords, words};
use games::tongue::Tongue;
use kernel::{Arg, Game, Log, Message, Seed};
use serde_json::{Value, json};
use spellscript::speech::{Case, Speaker, Value as Spoken};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// Messages of one key that are kept.
const EACH: usize = 2;

fn packs() -> Packs {
    Packs::read(games::packs::built_in()).unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn speech(file: &str) -> PathBuf {
    root().join("web/src/speech").join(file)
}

fn updating() -> bool {
    std::env::var_os("RENEW").is_some()
}

/// Every question, choice, refusal and event of a game.
fn play(
    game: &BlackRose,
    bots: &mut [Box<dyn Bot<BlackRose>>],
    seed: u64,
    said: &mut BTreeMap<String, Message>,
) {
    let mut s = game.start(Seed::from_number(seed));
    let mut choices = Vec::new();
    while let Some(seat) = game.deciding(&s).iter().next() {
        choices.clear();
        game.choices(&s, seat, &mut choices);
        keep(game.prompt(&s, seat).message, said);
        for choice in &choices {
            keep(game.choice_message(&s, seat, *choice), said);
        }
        for rejected in game.rejected(&s, seat) {
            keep(rejected.message, said);
            keep(rejected.choice, said);
        }
        let choice = bots[seat.0 as usize].choose(&Seen::new(game, &s, seat, &choices));
        let mut told = Vec::new();
        game.choose(&mut s, seat, choice, &mut Log::into(&mut told)).expect("what is offered can be chosen");
        for told in told {
            keep(told.event.message(), said);
        }
    }
}

/// What random and greedy players of every game hear.
fn heard(packs: &Packs) -> BTreeMap<String, Message> {
    let mut said = BTreeMap::new();
    for id in ["duel", "rebirth"] {
        let setup = games::default_setup(id).and_then(games::AnySetup::black_rose);
        let setup = setup.unwrap_or_else(|why| panic!("{why}"));
        let game = BlackRose::prepare(&setup, packs).unwrap_or_else(|why| panic!("{why}"));
        for seed in 0..8 {
            let bot = |seat: u64| -> Box<dyn Bot<BlackRose>> {
                let own = Seed::from_number(seed * 10 + seat);
                if seed == 0 { Box::new(Greedy::new(own)) } else { Box::new(Random::new(own)) }
            };
            let mut bots: Vec<_> = (0..setup.players as u64).map(bot).collect();
            play(&game, &mut bots, seed, &mut said);
        }
    }
    for event in events() {
        keep(event.message(), &mut said);
    }
    said
}

/// A message with all that those of the page may want.
fn with_everything(key: &str) -> Message {
    let mut message = Message { key: key.to_owned().into(), args: Vec::new() };
    let texts = [
        "who", "hash", "clause", "time", "secret", "reason", "code", "name", "what", "side", "words", "game",
    ];
    for name in texts {
        message = message.with(name, Arg::Text("Anna".into()));
    }
    for (name, n) in [("n", 22), ("taken", 1), ("seats", 2), ("card", 3), ("round", 4)] {
        message = message.with(name, Arg::Number(n));
    }
    message.with("why", Arg::Text("acted".into()))
}

/// Some messages of every key that is heard, and one of every other that can be said.
fn chosen(packs: &Packs) -> Vec<Message> {
    let mut by_key: BTreeMap<String, Vec<Message>> = BTreeMap::new();
    for message in heard(packs).into_values() {
        by_key.entry(message.key.to_string()).or_default().push(message);
    }
    let english = tongue("en", packs);
    for key in english.speaker().keys().filter(|key| !by_key.contains_key(*key)).collect::<Vec<_>>() {
        let plain = Message { key: key.to_owned().into(), args: Vec::new() };
        let messages = [plain, with_everything(key)];
        let said = messages.into_iter().find(|message| english.try_message(message).is_ok());
        by_key.insert(key.to_owned(), said.into_iter().collect());
    }
    let spread = |messages: Vec<Message>| {
        let step = messages.len().div_ceil(EACH).max(1);
        messages.into_iter().step_by(step).collect::<Vec<_>>()
    };
    by_key.into_values().flat_map(spread).collect()
}

/// The words that the page is tested with: all but the cards.
fn tested_words(language: &str, packs: &Packs) -> PageWords {
    let words = words(language, packs).unwrap_or_else(|why| panic!("{why}"));
    PageWords { cards: Vec::new(), ..words }
}

/// Messages that ask for every form of a counted noun, and in Polish for an adjective beside it.
fn probe(language: &str) -> String {
    let mut text = String::new();
    for case in Case::ALL.map(Case::name) {
        let adjective = if language == "pl" { ", adj: \"forgotten\"" } else { "" };
        text.push_str(&format!("probe-{case} = {{ FORM($what, $n, case: \"{case}\"{adjective}) }}\n"));
        text.push_str(&format!("probe-all-{case} = {{ FORM($what, \"none\", case: \"{case}\") }}\n"));
    }
    text
}

/// Nouns of every gender, living and not, counted in every case.
fn probed(language: &str) -> Vec<Value> {
    let lexicon = std::fs::read_to_string(root().join("locales").join(language).join("lexicon.toml"));
    let speaker = Speaker::new(language, &[&probe(language)], &lexicon.expect("it is there"));
    let speaker = speaker.unwrap_or_else(|why| panic!("{why}"));
    let mut said = Vec::new();
    for (noun, n) in ["mage", "evocation", "model", "pack", "card"]
        .into_iter()
        .flat_map(|noun| [1, 2, 5, 12, 21].map(|n| (noun, n)))
    {
        for key in speaker.keys() {
            let args = [("what", Spoken::Noun(noun.to_owned())), ("n", Spoken::Number(n))];
            let text = speaker.say(key, &args).unwrap_or_else(|why| panic!("{language}: {why}"));
            let message = Message { key: key.to_owned().into(), args: Vec::new() };
            let message = message.with("what", Arg::Noun(noun.into())).with("n", Arg::Number(n));
            said.push(json!({ "message": message, "said": text }));
        }
    }
    said
}

fn write_parity(packs: &Packs) {
    let chosen = chosen(packs);
    for language in Tongue::LANGUAGES {
        let tongue = tongue(language, packs);
        let words = serde_json::to_string(&tested_words(language, packs)).expect("JSON");
        let said =
            chosen.iter().map(|message| json!({ "message": message, "said": tongue.message(message) }));
        let lines = |said: Vec<Value>| said.iter().map(Value::to_string).collect::<Vec<_>>().join(",\n");
        let text = format!(
            "{{\n\"words\": {words},\n\"said\": [\n{}\n],\n\"probe\": {},\n\"probed\": [\n{}\n]\n}}\n",
            lines(said.collect()),
            json!(probe(language)),
            lines(probed(language)),
        );
        std::fs::write(speech(&format!("parity.{language}.json")), text).expect("it can be written");
    }
}

#[test]
fn what_the_page_is_tested_with_is_what_the_table_says() {
    let packs = packs();
    if updating() {
        write_parity(&packs);
    }
    let heard: BTreeSet<String> =
        heard(&packs).into_values().map(|message| message.key.into_owned()).collect();
    for language in Tongue::LANGUAGES {
        let text = std::fs::read_to_string(speech(&format!("parity.{language}.json"))).expect("it is kept");
        let kept: Value = serde_json::from_str(&text).expect("JSON");
        let words = serde_json::to_value(tested_words(language, &packs)).expect("JSON");
        assert!(
            kept["words"] == words,
            "{language}: the words have changed: cargo xtask renew writes them anew"
        );
        assert!(kept["probed"] == json!(probed(language)), "{language}: cargo xtask renew writes it anew");
        let tongue = tongue(language, &packs);
        let mut keys = BTreeSet::new();
        for said in kept["said"].as_array().expect("a list") {
            let message: Message = serde_json::from_value(said["message"].clone()).expect("a message");
            assert_eq!(
                tongue.message(&message),
                said["said"],
                "{language}: cargo xtask renew writes it anew"
            );
            keys.insert(message.key.into_owned());
        }
        let missing: Vec<&String> = heard.difference(&keys).collect();
        assert!(missing.is_empty(), "{language}: cargo xtask renew adds {missing:?}");
    }
}

#[test]
fn every_card_of_the_page_has_its_texts() {
    let packs = packs();
    for language in Tongue::LANGUAGES {
        let words = words(language, &packs).unwrap_or_else(|why| panic!("{why}"));
        assert!(words.cards.len() > 200, "{language}: {}", words.cards.len());
        for card in &words.cards {
            let texts = card.facts.iter().chain([&card.name]).chain(card.effects.iter().map(|e| &e.text));
            for text in texts {
                assert!(!text.is_empty() && !text.contains(['{', '}', '[', '$']), "{language}: {card:?}");
            }
        }
    }
}
