//! Probes of what is asked, counted and chosen: states, counts, Models, Rooms.

use crate::common::start::start;
use crate::probe::{Probe, spell};

/// All of them.
pub fn probes() -> Vec<Probe> {
    [states(), counts(), who(), places()].concat()
}

fn states() -> Vec<Probe> {
    let revealed = "If you have at least 3 Revealed Spells, gain 1 PP.";
    let power = "If you have at least 5 PP, lose 1 PP.";
    let more = "If another Mage has more PP than you, gain 1 PP.";
    let jinx = "If the target has a Jinx, inflict 2.";
    let here = "If your Instability is in the Room you are in, gain 1 PP.";
    let rebuilt = "If the Lodge has at least 2 rebuilt Rooms, gain 1 PP.";
    let crowd = "If the Room you are in has at least 2 other Models, gain 1 PP.";
    let crown = "If you have the Crown, gain 1 PP.";
    vec![
        spell("that-mage-crowned", "special", crown, start(), "cast I", "red power: 0 → 1"),
        spell("that-mage-crowned", "special", crown, start().crown(1).turn(0, 0), "cast I", ""),
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
            "for-each",
            "special",
            "Gain 1 PP for each of your Evocations, max 2.",
            start().templar(0, "w").templar(0, "w").templar(0, "w"),
            "cast I",
            "red power: 0 → 2",
        ),
        spell(
            "for-each",
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
            "choose",
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
