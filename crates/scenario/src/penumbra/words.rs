//! What choices of Penumbra are called, and what can stand in their names.

use penumbra::Penumbra;
use penumbra::deck::Deck;
use penumbra::language::{DICE, DISCIPLINES, INGREDIENTS};

/// The names of choices.
pub const NAMES: &[&str] = &[
    "talent {card}",
    "study",
    "trial",
    "trial {card}",
    "rest",
    "end turn",
    "go {section}",
    "go {section} with any colour",
    "go {section} knocking out",
    "go {section} for arcana",
    "go {section} without a cell",
    "die {kind} {value}",
    "die {kind} {value} {plane}",
    "die {kind} {value} as {kind}",
    "die {kind} {value} {plane} as {kind}",
    "up {kind} {value}",
    "up {kind} {value} {plane}",
    "down {kind} {value}",
    "down {kind} {value} {plane}",
    "flip {kind} {value}",
    "flip {kind} {value} {plane}",
    "protect {kind} {value}",
    "protect {kind} {value} {plane}",
    "amplify {kind} {value}",
    "amplify {kind} {value} {plane}",
    "placed {section} {kind} {value}",
    "placed {section} cell:{number} {kind} {value}",
    "apply",
    "bind",
    "roll resource",
    "leave",
    "use {card}",
    "use mark:{number}",
    "pay {card}",
    "pay {card} variant:{number}",
    "launch {card}",
    "mark:{number}",
    "reroll",
    "nudge",
    "flip",
    "recolour",
    "heal",
    "pay off",
    "make time",
    "knock out",
    "discard {card}",
    "value {value}",
    "colour {kind}",
    "card {card}",
    "deck {deck}",
    "market {market}",
    "blood from the store",
    "save {goods}",
    "exchange {goods} {goods}",
    "threat {value}",
    "threat {value} to {value}",
    "path dark",
    "path light",
    "task {number}",
    "shield",
    "give up",
    "roll",
    "go on",
    "property {number}",
    "number {number}",
    "first",
    "second",
    "yes",
    "no",
    "done",
];

/// What the log speaks of besides.
pub const SAID: &[&str] = &["die", "mark", "word"];

/// What can stand in a hole.
pub fn of(game: &Penumbra, hole: &str) -> Vec<String> {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    match hole {
        "card" => game.content.cards.iter().map(|card| card.id.to_string()).collect(),
        "section" => {
            let sections = game.content.sections.iter().chain(game.content.classes.iter().flatten());
            sections.map(|section| section.id.to_string()).collect()
        }
        "kind" => owned(&DICE),
        "value" => owned(&["1", "2", "3", "4", "5", "6"]),
        "plane" => owned(&["temporary", "rolled"]),
        "goods" => owned(&INGREDIENTS),
        "deck" => owned(&Deck::ALL.map(Deck::word)),
        "market" => Deck::with_markets().map(|deck| deck.word().to_owned()).collect(),
        "mark" => owned(&DISCIPLINES),
        // As the log writes a die.
        "die" => {
            let dice = DICE.iter().flat_map(|kind| (1..=6).map(move |value| format!("{kind}-{value}")));
            let planes = ["", "-temporary", "-rolled"];
            dice.flat_map(|die| planes.map(|plane| format!("{die}{plane}"))).collect()
        }
        "word" => owned(WORDS),
        _ => Vec::new(),
    }
}

/// Words with which expectations and the log say how something is, and why.
const WORDS: &[&str] = &[
    "true",
    "false",
    "none",
    "tapped",
    "light",
    "wounded",
    "discharged",
    "charged",
    "study",
    "trial",
    "rest",
    "sent-home",
    "promoted",
    "promoted-with-praise",
    "best-of-the-year",
    "candidate-for-the-cup",
    "holder-of-the-cup",
];
