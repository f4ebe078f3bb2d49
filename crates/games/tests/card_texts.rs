//! The texts of all cards in every language, and of every form that a card may use.

mod common;

use blackrose::content::printed::Names;
use blackrose::language::GRAMMAR;
use common::{packs, random_trees, tongue, words};
use games::tongue::Tongue;
use spellscript::laws::uses;
use std::collections::BTreeSet;
use std::fmt::Write;

#[test]
fn every_form_is_said_in_every_language() {
    let packs = packs();
    for language in ["ru", "pl"] {
        tongue(language, &packs).speaker().speaks(&GRAMMAR).unwrap_or_else(|why| panic!("{language}: {why}"));
    }
}

#[test]
fn random_trees_are_told_in_every_language() {
    let packs = packs();
    let words = words(&packs);
    let trees = random_trees(&words);
    for language in ["ru", "pl"] {
        let tongue = tongue(language, &packs);
        let mut unused: BTreeSet<&str> = GRAMMAR.forms().iter().map(|form| form.id).collect();
        for tree in &trees {
            let text = tongue.speaker().text(&GRAMMAR, tree, &words);
            let text =
                text.unwrap_or_else(|why| panic!("{language}: {why}\n{}", GRAMMAR.render(tree, &words)));
            assert!(!text.contains(['{', '}', '$', '[']) && !text.contains("  "), "{text}");
            for form in uses(tree) {
                unused.remove(form);
            }
        }
        assert!(unused.is_empty(), "{language} was never asked for {unused:?}");
    }
}

/// Every card with its name and texts, in the order of the packs.
fn all_cards(tongue: &Tongue, packs: &blackrose::Packs) -> String {
    let mut out = String::new();
    let mut card = |names: &Names, parts: Vec<String>| {
        let _ = writeln!(out, "{}", names.get(tongue.language()));
        for part in parts {
            let _ = writeln!(out, "    {part}");
        }
    };
    let side = |tongue: &Tongue, target: &str, text: String| format!("{}. {text}", tongue.target(target));
    for (o, c) in &packs.spells {
        let mut parts = Vec::new();
        for half in c.sides() {
            parts.extend(half.trigger.iter().map(|trigger| tongue.card_text(packs, *o, trigger)));
            parts.push(side(tongue, half.target.get_ref(), tongue.card_text(packs, *o, &half.text)));
        }
        card(&c.name, parts);
    }
    for (o, c) in &packs.rooms {
        let parts = c
            .effects()
            .map(|(_, half)| side(tongue, half.target.get_ref(), tongue.card_text(packs, *o, &half.text)));
        card(&c.name, parts.collect());
    }
    for (o, c) in &packs.evocations {
        let texts = c.skill.iter().flat_map(|skill| [&skill.trigger, &skill.text]);
        card(&c.name, texts.map(|text| tongue.card_text(packs, *o, text)).collect());
    }
    for (o, c) in packs.upgrades.iter().chain(&packs.jinxes) {
        card(&c.name, vec![tongue.card_text(packs, *o, &c.text)]);
    }
    for (o, c) in &packs.quests {
        let tasks = c.trigger.iter().chain(&c.condition);
        let tasks = tasks.map(|task| tongue.task_text(packs, *o, task));
        card(&c.name, tasks.chain([tongue.card_text(packs, *o, &c.text)]).collect());
    }
    for (o, c) in &packs.events {
        card(&c.name, vec![tongue.card_text(packs, *o, &c.text)]);
    }
    out
}

#[test]
fn the_texts_of_all_cards() {
    let packs = packs();
    for language in Tongue::LANGUAGES {
        let tongue = tongue(language, &packs);
        for (origin, _, text) in packs.texts() {
            tongue
                .try_text(packs.tree(origin, text))
                .unwrap_or_else(|why| panic!("{language}: {why}: {text:?}"));
        }
        insta::assert_snapshot!(format!("cards_{language}"), all_cards(&tongue, &packs));
    }
}

#[test]
fn english_texts_are_those_of_the_packs() {
    let packs = packs();
    let tongue = tongue("en", &packs);
    for (origin, kind, text) in packs.texts() {
        let shown = tongue.card_text(&packs, origin, text);
        if kind == "text" || kind == "standing" {
            assert_eq!(&shown, text.get_ref());
        }
    }
}

/// Sentences of no card, each as a language says it, by what stands before it.
fn told<'a>(language: &str, sentences: impl Iterator<Item = (String, &'a str)>) -> String {
    let packs = packs();
    let tongue = tongue(language, &packs);
    let mut words = words(&packs);
    words.add("evocation", "umbra", "Umbra", "Umbras");
    let mut out = String::new();
    for (before, sentence) in sentences {
        let tree = ["text", "standing"].iter().find_map(|kind| GRAMMAR.parse(kind, sentence, &words).ok());
        let Some(tree) = tree else { panic!("\"{sentence}\" cannot be read") };
        let text = tongue.speaker().text(&GRAMMAR, &tree, &words);
        let text = text.unwrap_or_else(|why| panic!("{language}: {sentence}: {why}"));
        let _ = writeln!(out, "{before}{text}");
    }
    out
}

/// Every form by its own example, as a reader would meet it.
#[test]
fn the_examples_of_all_forms() {
    for language in ["ru", "pl"] {
        let examples = GRAMMAR.forms().iter().map(|form| (format!("{}: ", form.id), form.example));
        insta::assert_snapshot!(format!("examples_{language}"), told(language, examples));
    }
}

/// Forms that can be said in several ways, in those that their examples do not show.
#[test]
fn the_ways_of_saying_forms() {
    for language in ["ru", "pl"] {
        let ways = include_str!("ways.txt").lines().map(|line| (format!("{line}\n    "), line));
        insta::assert_snapshot!(format!("ways_{language}"), told(language, ways));
    }
}
