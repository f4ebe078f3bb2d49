//! Probes of what is done: sentences, Damage, Rooms, points, Models, cards.

use crate::common::start::start;
use crate::probe::{Probe, spell};

/// All of them.
pub fn probes() -> Vec<Probe> {
    [sentences(), damage(), rooms_and_points(), models_that_move(), cards()].concat()
}

fn sentences() -> Vec<Probe> {
    vec![
        spell(
            "do",
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
            "activates",
            "special",
            "One of your Evocations activates with +1 Strength.",
            start().templar(0, "sw"),
            "cast I; attack ulrich; done",
            "red free cubes: 23 → 20; ulrich damage: – → rrr",
        ),
        spell(
            "has-bonus",
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
            "inflict",
            "special",
            "Inflict 1 to each other Mage for each of your Evocations.",
            start().templar(0, "w").templar(0, "e").templar(1, "e"),
            "cast I",
            "red free cubes: 23 → 21; ulrich damage: – → rr",
        ),
        spell(
            "inflict",
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
            "convert",
            "model 1",
            "Convert 1 for each of your Evocations.",
            start().at("ne", "e").hurt(1, "kkk").templar(0, "w").templar(0, "w"),
            "cast I; target ulrich; cube rose; cube rose",
            "red free cubes: 23 → 21; rose free cubes: 19 → 21; ulrich damage: kkk → rrk",
        ),
        spell(
            "heal",
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
            "place",
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
            "gain",
            "special",
            "Gain 1 PP for each of your Evocations.",
            start().templar(0, "w").templar(0, "w"),
            "cast I",
            "red power: 0 → 2",
        ),
        spell(
            "lose",
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
            "attack",
            "special",
            "Attack a Model within 0 with +2 Strength.",
            start().at("e", "e"),
            "cast I",
            "red free cubes: 23 → 19; ulrich damage: – → rrrr",
        ),
    ]
}

fn cards() -> Vec<Probe> {
    let price = "You may discard 2 Spells. If you do, draw 3 Forgotten Spells, keep 1 and put the others under the deck.";
    let past = "Look at the top 3 Spells of your Memories, keep up to 1 and put the others back on top.";
    let future = "Look at the top 3 Spells of your Grimoire, keep 1 and put the others back on top.";
    let vision = "Look at 3 Spells of one School, keep 1 and shuffle the others back.";
    vec![
        spell(
            "draw",
            "special",
            price,
            start().hand(0, &["bolt", "boon"]),
            "cast I; yes; discard bolt; discard boon; keep shadow-form",
            "bartholomew hand: bolt, boon → shadow-form; bartholomew memories: undying-fate, undying-fate, undying-fate → boon, bolt, undying-fate, undying-fate, undying-fate; forgotten: guardians-of-the-temple, shadow-form → guardians-of-the-temple",
        ),
        spell("draw", "special", price, start().hand(0, &["bolt"]), "cast I", ""),
        spell(
            "look-spells",
            "special",
            past,
            start().memories(0, &["bolt", "boon", "undying-fate", "undying-fate", "undying-fate"]),
            "cast I; keep boon; back bolt",
            "bartholomew hand: – → boon; bartholomew memories: bolt, boon, undying-fate, undying-fate, undying-fate → undying-fate, bolt, undying-fate, undying-fate",
        ),
        spell(
            "look-spells",
            "special",
            past,
            start().memories(0, &["bolt", "boon", "undying-fate", "undying-fate", "undying-fate"]),
            "cast I; done; back undying-fate; back bolt",
            "bartholomew memories: bolt, boon, undying-fate, undying-fate, undying-fate → boon, bolt, undying-fate, undying-fate, undying-fate",
        ),
        spell(
            "look-spells",
            "special",
            past,
            start().grimoire(0, &["undying-fate", "undying-fate", "undying-fate"]),
            "cast I",
            "",
        ),
        spell(
            "look-spells",
            "special",
            future,
            start().grimoire(0, &["bolt", "boon", "undying-fate"]),
            "cast I; keep boon; back bolt",
            "bartholomew grimoire: bolt, boon, undying-fate → undying-fate, bolt; bartholomew hand: – → boon",
        ),
        spell(
            "look-spells",
            "special",
            future,
            start(),
            "cast I; keep undying-fate; back undying-fate",
            "bartholomew grimoire: – → undying-fate, undying-fate; bartholomew hand: – → undying-fate; bartholomew memories: undying-fate, undying-fate, undying-fate → –",
        ),
        spell(
            "look-spells",
            "special",
            vision,
            start().library(&["bolt", "boon"]),
            "cast I; keep boon",
            "bartholomew hand: – → boon; library: 14 cards, bolt on top → 13 cards, bolt on top",
        ),
        spell(
            "draw",
            "special",
            "Draw 2 Spells from your Memories.",
            start().memories(0, &["bolt", "boon", "undying-fate", "undying-fate", "undying-fate"]),
            "cast I",
            "bartholomew hand: – → bolt, boon; bartholomew memories: bolt, boon, undying-fate, undying-fate, undying-fate → undying-fate, undying-fate, undying-fate",
        ),
        spell(
            "draw",
            "special",
            "Draw 1 Spell from the Library or its discard piles.",
            start().library(&["bolt"]),
            "cast I",
            "bartholomew hand: – → bolt; library: 14 cards, bolt on top → 13 cards, probe on top",
        ),
        spell(
            "take-memories",
            "special",
            "Take 1 Spell of your choice from the discard piles of the Library.",
            start().library(&["bolt"]),
            "cast I",
            "",
        ),
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
