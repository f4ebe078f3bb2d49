//! Every form that no card of the Duel box uses, each in a text with exactly what it changes.

use crate::common::{DUEL, start::start};
use crate::probe::{Carrier, Probe, game};
use blackrose::language::GRAMMAR;
use spellscript::laws;
use std::collections::BTreeSet;

/// A Spell of seat 0 (Bartholomew, red, in ne), ready in slot I.
fn spell(
    form: &'static str,
    target: &'static str,
    text: &'static str,
    start: crate::common::start::Start,
    play: &'static str,
    expect: &'static str,
) -> Probe {
    let start = start.ready(0, "I", "probe light");
    Probe { form, text, carrier: Carrier::Spell(target), start, play, expect }
}

/// An Upgrade on a Templar of seat 0.
fn upgrade(
    form: &'static str,
    text: &'static str,
    start: crate::common::start::Start,
    play: &'static str,
    expect: &'static str,
) -> Probe {
    Probe { form, text, carrier: Carrier::Upgrade, start, play, expect }
}

fn probes() -> Vec<Probe> {
    [
        sentences(),
        damage(),
        rooms_and_points(),
        models_that_move(),
        cards(),
        abilities(),
        triggers(),
        states(),
        counts(),
        who(),
        places(),
    ]
    .concat()
}

fn sentences() -> Vec<Probe> {
    vec![
        spell(
            "do-both",
            "special",
            "Gain 1 PP, and the Black Rose gains 1 PP.",
            start(),
            "cast I",
            "red power: 0 → 1; rose power: 0 → 1",
        ),
        spell(
            "if-you-do-may",
            "special",
            "Discard 1 Spell. If you do, you may gain 1 PP.",
            start().hand(0, &["bolt"]),
            "cast I; discard bolt; yes",
            "bartholomew hand: bolt → –; bartholomew memories: undying-fate, undying-fate, undying-fate → bolt, undying-fate, undying-fate, undying-fate; red power: 0 → 1",
        ),
        spell(
            "if-you-do-may",
            "special",
            "Discard 1 Spell. If you do, you may gain 1 PP.",
            start().hand(0, &["bolt"]),
            "cast I; discard bolt; no",
            "bartholomew hand: bolt → –; bartholomew memories: undying-fate, undying-fate, undying-fate → bolt, undying-fate, undying-fate, undying-fate",
        ),
        spell(
            "if-you-do-may",
            "special",
            "Discard 1 Spell. If you do, you may gain 1 PP.",
            start(),
            "cast I",
            "",
        ),
        spell(
            "activates-with",
            "special",
            "One of your Evocations activates with +1 Strength.",
            start().templar(0, "sw"),
            "cast I; attack ulrich; done",
            "red free cubes: 23 → 20; ulrich damage: – → rrr",
        ),
        spell(
            "has-this-round",
            "special",
            "Choose one of your Evocations. It has +1 Strength until Clean-up.",
            start().templar(0, "sw"),
            "cast I",
            "templar:bartholomew:1 strength, speed: 2, 2 → 3, 2",
        ),
        spell(
            "every-other-mage",
            "special",
            "Each other Mage discards 1 Spell.",
            start().hand(1, &["bolt"]).hand(0, &["bolt"]),
            "cast I; 1: discard bolt",
            "ulrich hand: bolt → –; ulrich memories: magic-bond, magic-bond, magic-bond → bolt, magic-bond, magic-bond, magic-bond",
        ),
    ]
}

fn damage() -> Vec<Probe> {
    vec![
        spell(
            "inflict-each-to",
            "special",
            "Inflict 1 to each other Mage for each of your Evocations.",
            start().templar(0, "w").templar(0, "e").templar(1, "e"),
            "cast I",
            "red free cubes: 23 → 21; ulrich damage: – → rr",
        ),
        spell(
            "inflict-same",
            "self",
            "Persistent: each time another Mage inflicts damage to you, inflict the same amount to that Mage.",
            start().at("e", "e"),
            "cast I; done; fight; attack bartholomew; done",
            "bartholomew damage: – → bb; blue free cubes: 23 → 21; red free cubes: 23 → 21; ulrich damage: – → rr; ulrich tokens: 2 → 1",
        ),
        spell(
            "pain",
            "special",
            "Pain 3.",
            start(),
            "cast I",
            "bartholomew damage: – → kkk; rose free cubes: 22 → 19",
        ),
        spell(
            "convert-each",
            "model 1",
            "Convert 1 for each of your Evocations.",
            start().at("ne", "e").hurt(1, "kkk").templar(0, "w").templar(0, "w"),
            "cast I; target ulrich; cube rose; cube rose",
            "red free cubes: 23 → 21; rose free cubes: 19 → 21; ulrich damage: kkk → rrk",
        ),
        spell(
            "heal-each",
            "special",
            "Heal 1 damage for each of your Evocations.",
            start().hurt(0, "bbb").templar(0, "w").templar(0, "w"),
            "cast I",
            "bartholomew damage: bbb → b; blue free cubes: 20 → 22",
        ),
        spell(
            "defeat",
            "model 1",
            "Defeat the target.",
            start().at("ne", "e").hurt(1, "kr"),
            "cast I; target ulrich; no",
            "red free cubes: 22 → 23; red power: 0 → 2; red trophies: 0 → 1; rose free cubes: 21 → 22; rose power: 0 → 2; ulrich at: e → cell; ulrich damage: kr → –",
        ),
        spell(
            "defeat",
            "model 1",
            "Defeat the target.",
            start().at("ne", "e").templar(1, "e"),
            "cast I; target templar:ulrich:1; no",
            "templar:ulrich:1 at: e → –; templar:ulrich:1 controller: seat1 → –; templar:ulrich:1 strength, speed: 2, 2 → –",
        ),
        spell(
            "all",
            "special",
            "Choose one of your Evocations. Heal all damage on it.",
            start().hurt_templar(0, "e", "bk"),
            "cast I",
            "blue free cubes: 22 → 23; rose free cubes: 21 → 22; templar:bartholomew:1 damage: bk → –",
        ),
    ]
}

fn rooms_and_points() -> Vec<Probe> {
    vec![
        spell(
            "place-each",
            "room 1",
            "Place 1 Instability for each of your Evocations.",
            start().templar(0, "w").templar(0, "w"),
            "cast I; target room:@e",
            "armory-of-the-templars instability: – → rr; red free cubes: 23 → 21",
        ),
        spell(
            "rebuild",
            "room 1",
            "Rebuild the target Room.",
            start().instability("e", "rrb"),
            "cast I; target room:@e",
            "armory-of-the-templars instability: rrb → –; armory-of-the-templars rebuilt, token: – → available; blue free cubes: 22 → 23; blue power: 0 → 2; red free cubes: 21 → 23; red power: 0 → 4; red room track: 0 → 1",
        ),
        spell(
            "gain-each",
            "special",
            "Gain 1 PP for each of your Evocations.",
            start().templar(0, "w").templar(0, "w"),
            "cast I",
            "red power: 0 → 2",
        ),
        spell(
            "lose-each",
            "mage *",
            "Lose 1 PP for each Jinx on the target.",
            start().power(0, 3).jinx(1, "slowness").jinx(1, "probe-jinx"),
            "cast I; target ulrich",
            "red power: 3 → 1",
        ),
        spell(
            "take-crown",
            "special",
            "Take the Crown.",
            start().crown(1).turn(0, 0),
            "cast I",
            "crown: ulrich → bartholomew",
        ),
        spell(
            "refresh",
            "special",
            "Make 1 Physical Action Token Available.",
            start().tokens(0, 0),
            "cast I",
            "bartholomew tokens: 0 → 1",
        ),
        spell(
            "refresh",
            "special",
            "Make 2 Physical Action Tokens Available.",
            start().tokens(0, 1),
            "cast I",
            "bartholomew tokens: 1 → 2",
        ),
    ]
}

fn models_that_move() -> Vec<Probe> {
    vec![
        spell(
            "move",
            "special",
            "Move yourself up to 2.",
            start(),
            "cast I; move room:@e; move room:@se",
            "bartholomew at: ne → se",
        ),
        spell(
            "move",
            "special",
            "Move yourself up to 2.",
            start(),
            "cast I; move room:@e; done",
            "bartholomew at: ne → e",
        ),
        spell(
            "move",
            "model *",
            "Move the target up to 1.",
            start(),
            "cast I; target ulrich; move room:@w",
            "ulrich at: sw → w",
        ),
        spell(
            "activate-room",
            "special",
            "Activate the Room you are in.",
            start().at("e", "sw").grimoire(0, &["bolt", "boon"]),
            "cast I",
            "bartholomew grimoire: bolt, boon → boon; bartholomew hand: – → bolt",
        ),
        spell(
            "assign-jinx",
            "mage *",
            "Assign the Slowness Jinx to the target.",
            start(),
            "cast I; target ulrich",
            "ulrich jinxes: – → slowness; ulrich strength, speed: 2, 2 → 2, 1",
        ),
        spell(
            "discard-jinx",
            "special",
            "Discard 1 of your Jinxes.",
            start().jinx(0, "slowness").jinx(0, "probe-jinx"),
            "cast I; jinx slowness",
            "bartholomew jinxes: slowness, probe-jinx → probe-jinx; bartholomew strength, speed: 1, 1 → 1, 2",
        ),
        spell(
            "assign-evocation",
            "mage *",
            "Assign an Umbra to the target.",
            start(),
            "cast I; target ulrich",
            "umbra:rose:1 assigned: – → ulrich; umbra:rose:1 at: – → sw; umbra:rose:1 controller: – → rose; umbra:rose:1 strength, speed: – → 1, 3",
        ),
        spell(
            "attack",
            "special",
            "Attack a Model within 0.",
            start().at("e", "e"),
            "cast I",
            "red free cubes: 23 → 21; ulrich damage: – → rr",
        ),
        spell(
            "attack-with",
            "special",
            "Attack a Model within 0 with +2 Strength.",
            start().at("e", "e"),
            "cast I",
            "red free cubes: 23 → 19; ulrich damage: – → rrrr",
        ),
    ]
}

fn cards() -> Vec<Probe> {
    vec![
        spell(
            "take-memories",
            "special",
            "Take 1 Spell of your choice from your Memories.",
            start().memories(0, &["bolt", "boon", "undying-fate", "undying-fate", "undying-fate"]),
            "cast I; take boon",
            "bartholomew hand: – → boon; bartholomew memories: bolt, boon, undying-fate, undying-fate, undying-fate → bolt, undying-fate, undying-fate, undying-fate",
        ),
        spell(
            "search",
            "special",
            "Search your Grimoire for 1 Spell.",
            start().grimoire(0, &["bolt", "boon"]),
            "cast I; take boon",
            "bartholomew grimoire: bolt, boon → bolt; bartholomew hand: – → boon",
        ),
    ]
}

fn abilities() -> Vec<Probe> {
    vec![
        spell(
            "your-stat-is",
            "self",
            "Persistent: your Speed is 1.",
            start(),
            "cast I",
            "bartholomew strength, speed: 2, 2 → 2, 1",
        ),
        spell(
            "target-stat-is",
            "mage *",
            "Persistent: the target's Strength is 0.",
            start(),
            "cast I; target ulrich",
            "ulrich strength, speed: 2, 2 → 0, 2",
        ),
        Probe {
            form: "your-stat-is",
            text: "Your Strength is 0.",
            carrier: Carrier::Jinx,
            start: start().at("e", "e").jinx(0, "probe-jinx"),
            play: "fight; attack ulrich; done",
            expect: "bartholomew tokens: 2 → 1",
        },
    ]
}

fn triggers() -> Vec<Probe> {
    vec![
        spell(
            "mage-damages-you",
            "self",
            "Persistent: each time another Mage inflicts damage to you, gain 1 PP.",
            start().at("e", "e"),
            "cast I; done; fight; attack bartholomew; done",
            "bartholomew damage: – → bb; blue free cubes: 23 → 21; red power: 0 → 1; ulrich tokens: 2 → 1",
        ),
        spell(
            "mage-damages-you",
            "self",
            "Pain 1. Persistent: each time another Mage inflicts damage to you, gain 1 PP.",
            start().quest_sides("b", "a").hurt(0, "kkkkkk"),
            "cast I; no; declare martyr",
            "bartholomew damage: kkkkkk → kkkkkkkkk; quest martyr: – → bartholomew; red free cubes: 23 → 22; red power: 0 → 2; rose free cubes: 16 → 13",
        ),
        spell(
            "you-suffer",
            "self",
            "Pain 1. Persistent: each time you suffer damage, gain 1 PP.",
            start().quest_sides("b", "a").hurt(0, "kkkkkk"),
            "cast I; no; declare martyr",
            "bartholomew damage: kkkkkk → kkkkkkkkk; quest martyr: – → bartholomew; red free cubes: 23 → 22; red power: 0 → 3; rose free cubes: 16 → 13",
        ),
        spell(
            "you-enter",
            "self",
            "Persistent: each time you enter a Room, gain 1 PP.",
            start(),
            "cast I; explore; move room:@e; move room:@se; done",
            "bartholomew at: ne → se; bartholomew tokens: 2 → 1; red power: 0 → 2",
        ),
        spell(
            "target-enters",
            "mage *",
            "Persistent: each time the target enters a Room, inflict 1 to the target.",
            start(),
            "cast I; target ulrich; done; explore; move room:@w; done",
            "red free cubes: 23 → 22; ulrich at: sw → w; ulrich damage: – → r; ulrich tokens: 2 → 1",
        ),
        spell(
            "mage-enters",
            "self",
            "Persistent: each time another Mage enters a Room, gain 1 PP.",
            start(),
            "cast I; explore; move room:@e; done; explore; move room:@w; done",
            "bartholomew at: ne → e; bartholomew tokens: 2 → 1; red power: 0 → 1; ulrich at: sw → w; ulrich tokens: 2 → 1",
        ),
        spell(
            "mage-enters-here",
            "self",
            "Persistent: each time another Mage enters the Room you are in, inflict 1 to that Mage.",
            start().at("centre", "sw"),
            "cast I; done; explore; move room:@w; move room:@centre; done",
            "red free cubes: 23 → 22; ulrich at: sw → centre; ulrich damage: – → r; ulrich tokens: 2 → 1",
        ),
        spell(
            "mage-enters-colour",
            "self",
            "Persistent: each time another Mage enters a red Room, inflict 1 to that Mage.",
            start(),
            "cast I; done; explore; move room:@centre; move room:@se; done",
            "red free cubes: 23 → 22; ulrich at: sw → se; ulrich damage: – → r; ulrich tokens: 2 → 1",
        ),
        upgrade(
            "mage-enters-its-room",
            "Each time another Mage enters the Room this Model is in, inflict 3 to that Mage.",
            start().templar(0, "w").upgrade("probe-upgrade").turn(1, 0),
            "explore; move room:@w; move room:@centre; done",
            "red free cubes: 23 → 20; ulrich at: sw → centre; ulrich damage: – → rrr; ulrich tokens: 2 → 1",
        ),
        spell(
            "mage-activates-room",
            "self",
            "Persistent: each time another Mage activates a Room, inflict 1 to that Mage.",
            start().at("ne", "e"),
            "cast I; done; explore; activate room; done",
            "red free cubes: 23 → 22; ulrich damage: – → r; ulrich hand: – → magic-bond; ulrich memories: magic-bond, magic-bond, magic-bond → –; ulrich grimoire: – → magic-bond, magic-bond; ulrich tokens: 2 → 1",
        ),
        spell(
            "mage-reveals",
            "self",
            "Persistent: each time another Mage reveals a Combat Spell, gain 1 PP.",
            start().ready(1, "I", "probe dark").ready(1, "quick", "boon light"),
            "cast I; done; cast quick; cast I",
            "blue power: 0 → 3; red power: 0 → 1",
        ),
        spell(
            "spell-targets-you",
            "self",
            "Persistent: each time a Spell targets you, gain 1 PP.",
            start().ready(1, "I", "bolt light").ready(1, "quick", "bolt dark"),
            "cast I; done; cast quick; target room:@ne; cast I; target bartholomew",
            "bartholomew damage: – → bbb; blue free cubes: 23 → 19; crypt-of-the-saint instability: – → b; red power: 0 → 1",
        ),
        spell(
            "you-are-defeated",
            "self",
            "Persistent: each time you are defeated, gain 1 PP.",
            start().at("e", "e").hurt(0, "bbbbbbbbb"),
            "cast I; done; fight; attack bartholomew; no; done",
            "bartholomew at: e → cell; bartholomew damage: bbbbbbbbb → –; blue free cubes: 14 → 23; blue power: 0 → 4; blue trophies: 0 → 1; red power: 0 → 1; ulrich tokens: 2 → 1",
        ),
        spell(
            "you-gain",
            "self",
            "Persistent: each time you gain PP, place 1 Instability in the Room you are in.",
            start().ready(0, "quick", "boon light"),
            "cast I; cast quick",
            "crypt-of-the-saint instability: – → r; red free cubes: 23 → 22; red power: 0 → 2",
        ),
        spell(
            "target-gains",
            "mage *",
            "Persistent: each time the target gains PP, inflict 2 to the target.",
            start().ready(1, "I", "boon light"),
            "cast I; target ulrich; done; cast I",
            "blue power: 0 → 2; red free cubes: 23 → 21; ulrich damage: – → rr",
        ),
        spell(
            "same",
            "mage *",
            "Persistent: each time the target gains PP, gain the same amount of PP.",
            start().ready(1, "I", "boon light"),
            "cast I; target ulrich; done; cast I",
            "blue power: 0 → 2; red power: 0 → 2",
        ),
        upgrade(
            "this-attacks",
            "Each time this Model attacks, gain 1 PP.",
            start().at("ne", "w").templar(0, "w").upgrade("probe-upgrade").templar(0, "w"),
            "command; choose templar:bartholomew:1; attack ulrich; done; command; choose templar:bartholomew:2; attack ulrich; done",
            "bartholomew tokens: 2 → 0; red free cubes: 23 → 19; red power: 0 → 1; ulrich damage: – → rrrr",
        ),
        spell(
            "you-solve",
            "self",
            "Persistent: each time you solve a Quest, gain 1 PP.",
            start().quest_sides("a", "b").templar(0, "e").templar(0, "e").templar(0, "e"),
            "cast I; no; declare summoner",
            "bartholomew damage: – → kk; quest summoner: – → bartholomew; red free cubes: 23 → 22; red power: 0 → 3; rose free cubes: 22 → 20",
        ),
    ]
}

fn states() -> Vec<Probe> {
    let revealed = "If you have at least 3 Revealed Spells, gain 1 PP.";
    let power = "If you have at least 5 PP, lose 1 PP.";
    let more = "If another Mage has more PP than you, gain 1 PP.";
    let jinx = "If the target has a Jinx, inflict 2.";
    let here = "If your Instability is in the Room you are in, gain 1 PP.";
    let rebuilt = "If the Lodge has at least 2 rebuilt Rooms, gain 1 PP.";
    let crowd = "If the Room you are in has at least 2 other Models, gain 1 PP.";
    vec![
        spell(
            "revealed",
            "special",
            revealed,
            start().quest_sides("b", "a").revealed(0, "quick", "boon light").revealed(0, "II", "bolt light"),
            "cast I",
            "red power: 0 → 1",
        ),
        spell(
            "revealed",
            "special",
            revealed,
            start().revealed(0, "quick", "boon light").ready(0, "II", "bolt light"),
            "cast I",
            "",
        ),
        spell("you-have-power", "special", power, start().power(0, 5), "cast I", "red power: 5 → 4"),
        spell("you-have-power", "special", power, start().power(0, 4), "cast I", ""),
        spell(
            "mage-has-more-power",
            "special",
            more,
            start().power(0, 2).power(1, 3),
            "cast I",
            "red power: 2 → 3",
        ),
        spell("mage-has-more-power", "special", more, start().power(0, 3).power(1, 3).rose(9), "cast I", ""),
        spell(
            "target-has-jinx",
            "mage *",
            jinx,
            start().jinx(1, "slowness"),
            "cast I; target ulrich",
            "red free cubes: 23 → 21; ulrich damage: – → rr",
        ),
        spell("target-has-jinx", "mage *", jinx, start().jinx(0, "slowness"), "cast I; target ulrich", ""),
        spell(
            "your-instability-here",
            "special",
            here,
            start().instability("ne", "br"),
            "cast I",
            "red power: 0 → 1",
        ),
        spell(
            "your-instability-here",
            "special",
            here,
            start().instability("ne", "bb").instability("e", "r"),
            "cast I",
            "",
        ),
        spell(
            "rebuilt-rooms",
            "special",
            rebuilt,
            start().rebuilt("ne").used("sw"),
            "cast I",
            "red power: 0 → 1",
        ),
        spell("rebuilt-rooms", "special", rebuilt, start().rebuilt("ne"), "cast I", ""),
        spell(
            "models-in-your-room",
            "special",
            crowd,
            start().at("e", "e").templar(0, "e"),
            "cast I",
            "red power: 0 → 1",
        ),
        spell("models-in-your-room", "special", crowd, start().at("e", "e").templar(0, "ne"), "cast I", ""),
    ]
}

fn counts() -> Vec<Probe> {
    vec![
        spell(
            "your-evocations",
            "model *",
            "Inflict 1 for each of your Evocations.",
            start().templar(0, "w").templar(0, "w").templar(1, "w"),
            "cast I; target ulrich",
            "red free cubes: 23 → 21; ulrich damage: – → rr",
        ),
        spell(
            "for-each",
            "special",
            "Gain 1 PP for each rebuilt Room.",
            start().rebuilt("e").used("w"),
            "cast I",
            "red power: 0 → 2",
        ),
        spell(
            "rebuilt-room",
            "special",
            "Gain 2 PP for each rebuilt Room.",
            start().rebuilt("e"),
            "cast I",
            "red power: 0 → 2",
        ),
        spell(
            "for-each-max",
            "special",
            "Gain 1 PP for each of your Evocations, max 2.",
            start().templar(0, "w").templar(0, "w").templar(0, "w"),
            "cast I",
            "red power: 0 → 2",
        ),
        spell(
            "for-each-of",
            "model *",
            "Inflict 1 for each 2 damage on the target.",
            start().hurt(1, "kkkkk"),
            "cast I; target ulrich",
            "red free cubes: 23 → 21; ulrich damage: kkkkk → kkkkkrr",
        ),
        spell(
            "damage-on-target",
            "model *",
            "Gain 1 PP for each damage on the target.",
            start().hurt(1, "kk"),
            "cast I; target ulrich",
            "red power: 0 → 2",
        ),
        spell(
            "rose-damage-on-you",
            "special",
            "Gain 1 PP for each 2 damage from the Rose on your sheet.",
            start().hurt(0, "kbkbbk"),
            "cast I",
            "red power: 0 → 1",
        ),
        spell(
            "archetype-in-lodge",
            "special",
            "Gain 1 PP for each Undead in the Lodge.",
            start().templar(0, "w").templar(1, "e").evocation("umbra", 1, "e", ""),
            "cast I",
            "red power: 0 → 2",
        ),
        spell(
            "your-instability-here-n",
            "special",
            "Gain 1 PP for each of your Instability in the Room you are in.",
            start().instability("ne", "rbr").instability("e", "r"),
            "cast I",
            "red power: 0 → 2",
        ),
        spell(
            "your-instability-target",
            "room 1",
            "Gain 1 PP for each of your Instability in the target Room.",
            start().instability("e", "rbr").instability("ne", "r"),
            "cast I; target room:@e",
            "red power: 0 → 2",
        ),
        spell(
            "your-revealed",
            "special",
            "Gain 1 PP for each of your Revealed Spells.",
            start().revealed(0, "II", "bolt light").ready(0, "III", "boon light"),
            "cast I",
            "red power: 0 → 2",
        ),
        spell(
            "your-hand",
            "special",
            "Gain 1 PP for each Spell in your hand.",
            start().hand(0, &["bolt", "boon", "boon"]),
            "cast I",
            "red power: 0 → 3",
        ),
        spell(
            "jinx-on-target",
            "mage *",
            "Inflict 1 for each Jinx on the target.",
            start().jinx(1, "slowness").jinx(1, "probe-jinx").jinx(0, "slowness"),
            "cast I; target ulrich",
            "red free cubes: 23 → 21; ulrich damage: – → rr",
        ),
    ]
}

fn who() -> Vec<Probe> {
    vec![
        spell(
            "each-other-mage",
            "special",
            "Inflict 1 to each other Mage.",
            start().templar(1, "e"),
            "cast I",
            "red free cubes: 23 → 22; ulrich damage: – → r",
        ),
        spell(
            "each-other-mage",
            "special",
            "Inflict 1 to each other Mage.",
            start().at("ne", "cell"),
            "cast I",
            "",
        ),
        spell(
            "each-evocation",
            "special",
            "The Black Rose inflicts 1 to each Evocation.",
            start().templar(1, "e").templar(0, "w"),
            "cast I",
            "rose free cubes: 22 → 20; templar:bartholomew:1 damage: – → k; templar:ulrich:1 damage: – → k",
        ),
        spell(
            "each-model-within",
            "special",
            "Inflict 1 to each Model within 1.",
            start().at("e", "ne").templar(1, "e").templar(1, "w").templar(0, "e"),
            "cast I",
            "red free cubes: 23 → 21; templar:ulrich:1 damage: – → r; ulrich damage: – → r",
        ),
        spell(
            "each-mage-within",
            "special",
            "Inflict 1 to each Mage within 1.",
            start().at("e", "ne").templar(1, "e"),
            "cast I",
            "red free cubes: 23 → 22; ulrich damage: – → r",
        ),
        spell(
            "each-mage-within",
            "special",
            "Inflict 1 to each Mage within 1.",
            start().at("e", "w"),
            "cast I",
            "",
        ),
        spell(
            "each-model-within-of",
            "special",
            "Choose one of your Evocations. Inflict 1 to each Model within 0 of it.",
            start().at("e", "w").templar(0, "w").templar(1, "w").templar(1, "e"),
            "cast I",
            "red free cubes: 23 → 21; templar:ulrich:1 damage: – → r; ulrich damage: – → r",
        ),
        spell(
            "a-model",
            "special",
            "Inflict 1 to a Model within 1.",
            start().at("e", "ne").templar(1, "se").templar(1, "w").templar(0, "e"),
            "cast I; choose templar:ulrich:1",
            "red free cubes: 23 → 22; templar:ulrich:1 damage: – → r",
        ),
        spell(
            "a-mage",
            "special",
            "Inflict 1 to a Mage within 1.",
            start().at("e", "ne").templar(1, "e"),
            "cast I",
            "red free cubes: 23 → 22; ulrich damage: – → r",
        ),
        spell(
            "an-evocation",
            "special",
            "Inflict 1 to an Evocation within 1.",
            start().at("e", "ne").templar(1, "se").templar(0, "e"),
            "cast I",
            "red free cubes: 23 → 22; templar:ulrich:1 damage: – → r",
        ),
        spell(
            "one-of-your-archetype",
            "special",
            "Remove one of your Undead.",
            start().templar(0, "e").templar(0, "w").templar(1, "w").evocation("umbra", 0, "w", ""),
            "cast I; choose templar:bartholomew:2",
            "templar:bartholomew:2 at: w → –; templar:bartholomew:2 controller: seat0 → –; templar:bartholomew:2 strength, speed: 2, 2 → –",
        ),
    ]
}

fn places() -> Vec<Probe> {
    vec![
        spell(
            "each-colour-room",
            "special",
            "The Black Rose places 1 Instability in each red Room.",
            start(),
            "cast I",
            "rose free cubes: 22 → 21; sacred-summoner-room instability: – → k",
        ),
        spell(
            "choose-room",
            "special",
            "Choose a Room within 1. Place 1 Instability in that Room.",
            start(),
            "cast I; choose room:@e",
            "armory-of-the-templars instability: – → r; red free cubes: 23 → 22",
        ),
        spell(
            "a-room-of",
            "special",
            "Choose one of your Evocations. Place 1 Instability in a Room within 1 of it.",
            start().templar(0, "sw"),
            "cast I; choose room:@w",
            "bibliotheca-of-the-order instability: – → r; red free cubes: 23 → 22",
        ),
        spell(
            "any-room",
            "special",
            "Place yourself in any Room in the Lodge.",
            start(),
            "cast I; choose room:@w",
            "bartholomew at: ne → w",
        ),
        spell(
            "a-colour-room",
            "model *",
            "Place the target in a red Room.",
            start(),
            "cast I; target ulrich",
            "ulrich at: sw → se",
        ),
    ]
}

#[test]
fn every_probe_changes_exactly_what_it_says() {
    let mut wrong = Vec::new();
    for probe in probes() {
        let changes = probe.changes();
        let mut found: Vec<&str> =
            changes.split("; ").filter(|c| !c.is_empty() && !c.starts_with("persistent")).collect();
        let mut expected: Vec<&str> = probe.expect.split("; ").filter(|c| !c.is_empty()).collect();
        found.sort_unstable();
        expected.sort_unstable();
        if found != expected {
            wrong.push(format!(
                "{}: {}\n  found    {}\n  expected {}",
                probe.form,
                probe.text,
                found.join("; "),
                expected.join("; ")
            ));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_form_is_shown_by_a_card_or_a_probe() {
    let mut shown: BTreeSet<&str> = BTreeSet::new();
    for (_, kind, text) in DUEL.texts() {
        let tree = GRAMMAR.parse(kind, text.get_ref(), &DUEL.words).expect("it was read before");
        shown.extend(laws::uses(&tree));
    }
    let (packs, _) = game("Gain 1 PP.", Carrier::Spell("special"));
    for probe in probes() {
        let kind = if matches!(probe.carrier, Carrier::Spell(_)) { "text" } else { "standing" };
        let tree = GRAMMAR.parse(kind, probe.text, &packs.words).expect("the pack was read");
        assert!(laws::uses(&tree).contains(probe.form), "\"{}\" does not use {}", probe.text, probe.form);
        shown.insert(probe.form);
    }
    // Shown with the Protections, which are the only cards that can say them.
    shown.extend(["ignore", "ignore-effect"]);
    let missing: Vec<&str> = GRAMMAR.forms().iter().map(|f| f.id).filter(|id| !shown.contains(id)).collect();
    assert!(missing.is_empty(), "no card and no probe shows {missing:?}");
}
