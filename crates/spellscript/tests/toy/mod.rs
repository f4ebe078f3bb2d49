//! A small language about a garden, with one of everything that a table can hold.
#![allow(dead_code)]

use spellscript::{Dictionary, Form, Grammar};

#[track_caller]
const fn form(id: &'static str, kind: &'static str, pattern: &'static str, example: &'static str) -> Form {
    Form::new(kind, id, pattern, example)
}

pub static TABLE: &[Form] = &[
    form("text", "text", "{all:sentence .}", "Water 2 plants. Rest."),
    form("if", "sentence", "if {condition}, {then:clause}", "If it rains, rest."),
    form(
        "by",
        "sentence",
        "{who:gardener} {actions:action and 3}",
        "Each gardener waters 1 plant and rests.",
    ),
    form("plain", "sentence", "{clause}", "Rest."),
    form("whenever", "sentence", "each time {condition}: {then:clause}", "Each time it rains: rest."),
    form("either", "clause", "{options:action or+}", "Rest or dig."),
    form("all", "clause", "{actions:action and}", "Rest and dig."),
    form("may", "clause", "you may {action}", "You may rest."),
    form("water", "action", "water/waters {n:quantity} plant(s)", "Water 2 plants."),
    form("rest", "action", "rest/rests", "Rest."),
    form("dig", "action", "dig/digs", "Dig."),
    form("grow", "action", "gain/gains +{n:#} growth", "Gain +2 growth."),
    form("sow", "action", "sow/sows {seed:a @seed}", "Sow an Elder Rose."),
    form("tend", "action", "tend/tends it", "Tend it."),
    form("sow-many", "action", "sow/sows {n:#} {seed:@seed (s)}", "Sow 2 Elder Roses."),
    form(
        "weed",
        "action",
        "remove/removes all {seed:@seed s} (except {n:#} box(es))",
        "Remove all Thistles (except 1 box).",
    ),
    form("mind", "action", "mind/minds the {beds:colour ,} bed", "Mind the red, green bed."),
    form("again", "action", "try/tries to {action}", "Try to dig."),
    form("number", "quantity", "{n:#}", "Water 3 plants."),
    form("up-to", "quantity", "up to {n:#}", "Water up to 1 plant."),
    form("one", "quantity", "one", "Water one plant."),
    form("every", "quantity", "all", "Water all plants."),
    form("rains", "condition", "it rains", "If it rains, rest."),
    form(
        "has",
        "condition",
        "{who:gardener} has/has at least {n:#} {seed:@seed (s)}",
        "If the owner has at least 1 Thistle, rest.",
    ),
    form(
        "visits",
        "condition",
        "{who:visitor} visit~visits <friend: a friend / the garden [early: early] [to mind your~their {beds:colour ,} bed]>",
        "If the owner visits the garden early, rest.",
    ),
    form("you", "visitor", "you", "If you visit a friend, rest."),
    form("somebody", "visitor", "{gardener}", "If each gardener visits a friend, rest."),
    form("owner", "gardener", "the owner", "The owner rests."),
    form("each", "gardener", "each gardener", "Each gardener digs."),
    form("red", "colour", "red", "Mind the red bed."),
    form("green", "colour", "green", "Mind the green bed."),
];

pub fn grammar() -> Grammar {
    Grammar::new(TABLE).unwrap()
}

pub fn words() -> Dictionary {
    let mut words = Dictionary::default();
    words.add("seed", "rose", "Rose", "Roses");
    words.add("seed", "elder-rose", "Elder Rose", "Elder Roses");
    words.add("seed", "elder", "Elder", "Elders");
    words.add("seed", "thistle", "Thistle", "Thistles");
    words.add("seed", "bee-balm", "Bee's Balm", "Bee's Balms");
    words
}
