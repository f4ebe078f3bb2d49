//! Everything a card of the Black Rose family can say: one line a form. The English pattern both parses
//! and renders; `locales/*/forms.ftl` has the same forms for other languages; `compile` gives them meaning.

mod actions;
mod standing;
mod states;
mod things;
mod triggers;

use actions::ACTIONS;
use spellscript::Form;
use standing::STANDING;
use states::STATES;
use things::THINGS;
use triggers::TRIGGERS;

#[track_caller]
const fn form(kind: &'static str, id: &'static str, pattern: &'static str, example: &'static str) -> Form {
    Form::new(kind, id, pattern, example)
}

const PARTS: [&[Form]; 6] = [TEXTS, ACTIONS, STANDING, TRIGGERS, STATES, THINGS];
const COUNT: usize =
    TEXTS.len() + ACTIONS.len() + STANDING.len() + TRIGGERS.len() + STATES.len() + THINGS.len();

const fn joined() -> [Form; COUNT] {
    let mut all = [TEXTS[0]; COUNT];
    let (mut part, mut n) = (0, 0);
    while part < PARTS.len() {
        let mut i = 0;
        while i < PARTS[part].len() {
            all[n] = PARTS[part][i];
            n += 1;
            i += 1;
        }
        part += 1;
    }
    all
}

/// The table of forms.
pub static FORMS: &[Form] = &joined();

/// Texts, sentences, and who does something.
const TEXTS: &[Form] = &[
    // A whole text.
    form("text", "now", "{now:sentence .}", "Inflict 2. Gain 1 PP."),
    form(
        "text",
        "now-persistent",
        "{now:sentence .} Persistent: {then:ability .}",
        "Gain 1 PP. Persistent: each time you would suffer damage, ignore 2 of it.",
    ),
    form("text", "persistent", "Persistent: {then:ability .}", "Persistent: you have +2 Strength."),
    form(
        "text",
        "persistent-now",
        "Persistent: {then:ability .} Then: {now:sentence .}",
        "Persistent: you have +2 Strength. Then: gain 1 PP.",
    ),
    form(
        "text",
        "each-in-order",
        "In play order, each Mage: {each:sentence .}",
        "In play order, each Mage: draw 1 Spell from your Grimoire.",
    ),
    form(
        "standing",
        "standing",
        "{abilities:ability .}",
        "This Model has +1 Strength. This Model has +1 Speed.",
    ),
    // A sentence: what is done up to a period.
    form("sentence", "do", "{deed} [, and {also:deed}]", "Gain 1 PP, and the Black Rose gains 1 PP."),
    form("sentence", "may", "you may {actions:action and}", "You may move yourself up to 1."),
    form(
        "sentence",
        "if-you-do",
        "if <you do / she: she does / they: they do>, {deed} [, and {also:deed}]",
        "If you do, heal 1 damage on it, and it has +1 Strength until the end of this activation.",
    ),
    form(
        "sentence",
        "if-you-do-may",
        "if you do, you may {actions:action and}",
        "If you do, you may gain 1 PP.",
    ),
    form(
        "sentence",
        "if-you-do-either",
        "if you do, either {deed}, or {other:deed}",
        "Discard 1 Spell. If you do, either inflict 2, or gain 1 PP.",
    ),
    form("sentence", "if", "if {condition}, {deed}", "If you defeated the target, gain 1 PP."),
    form(
        "sentence",
        "if-otherwise",
        "if {condition}, {deed}; otherwise, {otherwise:deed}",
        "If you defeated the target, gain 1 PP; otherwise, inflict 1.",
    ),
    form(
        "sentence",
        "either",
        "either {deed} [, and you may {actions:action and}], or {other:deed}",
        "Either inflict 2, or place 2 Instability.",
    ),
    // A deed: who does it.
    form("deed", "you", "{actions:action and}", "Inflict 2 and gain 1 PP."),
    form(
        "deed",
        "by",
        "{subject} {actions:action and 3}",
        "The Black Rose gains 1 PP and inflicts 2 to each Mage.",
    ),
    form(
        "deed",
        "price",
        "{actions:action and} to {then:action and}",
        "Either remove an Undead in the target Room to gain 2 PP, or lose 1 PP to summon a Templar.",
    ),
    form(
        "deed",
        "by-either",
        "{subject} either {actions:action and 3}, or {then:action and 3}",
        "Each other Mage within 1 of the target Room either discards 1 Ready Spell, or suffers 2 damage.",
    ),
    form(
        "deed",
        "activates",
        "{who:models} activates [under: under your control] [with +{n:#} {stat:@stat}]",
        "The target activates under your control with +2 Strength.",
    ),
    form(
        "deed",
        "has-bonus",
        "{who:models} has +{n:#} {stat:@stat} \
         <until the end of this activation / round: until Clean-up / next: the next time it activates>",
        "It has +1 Strength until the end of this activation.",
    ),
    form(
        "deed",
        "counts-as",
        "{where:rooms} counts as <{colour:a @colour} Room / \
         copy: a copy of another Room other than the Black Rose Room> until Clean-up",
        "The target Room counts as a blue Room until Clean-up.",
    ),
    form(
        "deed",
        "after",
        "after that Spell, {actions:action and}",
        "Either gain 1 PP, or after that Spell, inflict 2 to that Mage.",
    ),
    // Who else may do something.
    form("subject", "rose", "the Black Rose", "The Black Rose gains 1 PP."),
    form("subject", "target-mage", "the target", "The target gains 1 PP."),
    form("subject", "that-mage", "that Mage", "That Mage loses 1 PP."),
    form("subject", "every-mage", "each Mage", "Each Mage draws 1 Spell from their Grimoire."),
    form("subject", "every-other-mage", "each other Mage", "Each other Mage discards 1 Spell."),
    // Sentences of the larger boxes.
    form(
        "sentence",
        "may-either",
        "you may either {deed}, or {other:deed}",
        "You may either place 1 Instability, or convert 1 Instability.",
    ),
    form(
        "sentence",
        "again-and-again",
        "again and again you may {actions:action and}",
        "Inflict 3. Again and again you may inflict 1 to another Model within 1 of the last one.",
    ),
    form("sentence", "if-you-do-not", "if you do not, {deed}", "If you do not, lose 1 PP."),
    form(
        "sentence",
        "they-may",
        "that Mage may {actions:action and}",
        "Target that Mage. That Mage may cancel that Spell.",
    ),
    form(
        "sentence",
        "if-they-do-not-either",
        "if they do not, either {deed}, or {other:deed}",
        "That Mage may cancel that Spell. If they do not, either gain 1 PP, or inflict 2 to that Mage.",
    ),
    form(
        "sentence",
        "only-you-gain",
        "if this Effect defeats a Mage, you gain {n:#} PP and nobody else gains PP",
        "Inflict 6. If this Effect defeats a Mage, you gain 6 PP and nobody else gains PP.",
    ),
    form(
        "sentence",
        "for-each-do",
        "for each {count}, {deed}",
        "For each Event on the board, assign an Umbra to any Mage.",
    ),
    form(
        "sentence",
        "enhancement",
        "Enhancement ({elements:symbol ,}): {deed}",
        "Enhancement (Water, Earth): inflict 2. Inflict 2.",
    ),
    form(
        "sentence",
        "enhancement-target",
        "Enhancement ({elements:symbol ,}): the target becomes a Room within {n:#}",
        "Enhancement (Water, Earth): the target becomes a Room within 2. Inflict 2.",
    ),
    form(
        "sentence",
        "unshielded",
        "Protections cannot answer this Spell",
        "Protections cannot answer this Spell. Inflict 3.",
    ),
    form("symbol", "symbol", "{element:@element}", "Enhancement (Water): inflict 2. Inflict 2."),
    form(
        "deed",
        "banned",
        "{who:models} cannot <<move [with: with Physical Actions] / room: activate Rooms> \
         <until Clean-up / next: during their next Action Phase> / \
         leave: leave {where:rooms} with Physical Actions or Spells until Clean-up>",
        "The target cannot move with Physical Actions until Clean-up.",
    ),
    form(
        "deed",
        "each-assigned-activates",
        "each {what:@archetype} assigned to the target activates under your control",
        "Each Nightmare assigned to the target activates under your control.",
    ),
    form(
        "deed",
        "those-activate",
        "the Models assigned by this Effect activate under your control",
        "The Models assigned by this Effect activate under your control.",
    ),
    form("subject", "crown-holder", "the Crown Holder", "The Crown Holder gains 2 PP."),
    form(
        "subject",
        "mages-in",
        "each [other: other] Mage in {where:rooms}",
        "Each Mage in the target Room discards 1 Ready Spell.",
    ),
    form(
        "subject",
        "mages-within-target",
        "each [other: other] Mage within {n:#} of the target Room",
        "Each other Mage within 1 of the target Room loses 1 PP.",
    ),
    form(
        "subject",
        "mages-damaged",
        "each Mage damaged by this Effect",
        "Each Mage damaged by this Effect loses 1 PP.",
    ),
    form("subject", "mages-richest", "each Mage with the most PP", "Each Mage with the most PP loses 2 PP."),
    form("subject", "another-mage-does", "another Mage", "Another Mage loses 2 PP."),
];
