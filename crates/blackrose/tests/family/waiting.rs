//! Probes of what waits: abilities and triggers.

use crate::common::start::start;
use crate::probe::{Carrier, Probe, spell, upgrade};

/// All of them.
pub fn probes() -> Vec<Probe> {
    [abilities(), triggers(), of_evocations()].concat()
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
            "inflicts",
            "self",
            "Persistent: each time another Mage inflicts damage to you, gain 1 PP.",
            start().at("e", "e"),
            "cast I; done; fight; attack bartholomew; done",
            "bartholomew damage: – → bb; blue free cubes: 23 → 21; red power: 0 → 1; ulrich tokens: 2 → 1",
        ),
        spell(
            "inflicts",
            "self",
            "Pain 1. Persistent: each time another Mage inflicts damage to you, gain 1 PP.",
            start().quest_sides("b", "a").hurt(0, "kkkkkk"),
            "cast I; no; declare martyr",
            "bartholomew damage: kkkkkk → kkkkkkkkk; quest martyr: – → bartholomew; red free cubes: 23 → 22; red power: 0 → 2; rose free cubes: 16 → 13",
        ),
        spell(
            "suffers",
            "self",
            "Pain 1. Persistent: each time you suffer damage, gain 1 PP.",
            start().quest_sides("b", "a").hurt(0, "kkkkkk"),
            "cast I; no; declare martyr",
            "bartholomew damage: kkkkkk → kkkkkkkkk; quest martyr: – → bartholomew; red free cubes: 23 → 22; red power: 0 → 3; rose free cubes: 16 → 13",
        ),
        spell(
            "enters",
            "self",
            "Persistent: each time you enter a Room, gain 1 PP.",
            start(),
            "cast I; explore; move room:@e; move room:@se; done",
            "bartholomew at: ne → se; bartholomew tokens: 2 → 1; red power: 0 → 2",
        ),
        spell(
            "who-target",
            "mage *",
            "Persistent: each time the target enters a Room, inflict 1 to the target.",
            start(),
            "cast I; target ulrich; done; explore; move room:@w; done",
            "red free cubes: 23 → 22; ulrich at: sw → w; ulrich damage: – → r; ulrich tokens: 2 → 1",
        ),
        spell(
            "who-another-mage",
            "self",
            "Persistent: each time another Mage enters a Room, gain 1 PP.",
            start(),
            "cast I; explore; move room:@e; done; explore; move room:@w; done",
            "bartholomew at: ne → e; bartholomew tokens: 2 → 1; red power: 0 → 1; ulrich at: sw → w; ulrich tokens: 2 → 1",
        ),
        spell(
            "site-here",
            "self",
            "Persistent: each time another Mage enters the Room you are in, inflict 1 to that Mage.",
            start().at("centre", "sw"),
            "cast I; done; explore; move room:@w; move room:@centre; done",
            "red free cubes: 23 → 22; ulrich at: sw → centre; ulrich damage: – → r; ulrich tokens: 2 → 1",
        ),
        spell(
            "tile-coloured",
            "self",
            "Persistent: each time another Mage enters a red Room, inflict 1 to that Mage.",
            start(),
            "cast I; done; explore; move room:@centre; move room:@se; done",
            "red free cubes: 23 → 22; ulrich at: sw → se; ulrich damage: – → r; ulrich tokens: 2 → 1",
        ),
        upgrade(
            "site-this",
            "Each time another Mage enters the Room this Model is in, inflict 3 to that Mage.",
            start().templar(0, "w").upgrade("probe-upgrade").turn(1, 0),
            "explore; move room:@w; move room:@centre; done",
            "red free cubes: 23 → 20; ulrich at: sw → centre; ulrich damage: – → rrr; ulrich tokens: 2 → 1",
        ),
        spell(
            "activates-room",
            "self",
            "Persistent: each time another Mage activates a Room, inflict 1 to that Mage.",
            start().at("ne", "e"),
            "cast I; done; explore; activate room; done",
            "red free cubes: 23 → 22; ulrich damage: – → r; ulrich hand: – → magic-bond; ulrich memories: magic-bond, magic-bond, magic-bond → –; ulrich grimoire: – → magic-bond, magic-bond; ulrich tokens: 2 → 1",
        ),
        spell(
            "reveals",
            "self",
            "Persistent: each time another Mage reveals a Combat Spell, gain 1 PP.",
            start().ready(1, "I", "probe dark").ready(1, "quick", "boon light"),
            "cast I; done; cast quick; cast I",
            "blue power: 0 → 3; red power: 0 → 1",
        ),
        spell(
            "cancel",
            "self",
            "Persistent: each time another Mage reveals a Combat Spell, cancel that Spell.",
            start().ready(1, "I", "probe dark").ready(1, "quick", "boon light"),
            "cast I; done; cast quick; cast I",
            "blue power: 0 → 2",
        ),
        spell("cancel", "special", "Cancel that Quest. Gain 1 PP.", start(), "cast I", "red power: 0 → 1"),
        spell(
            "redirect",
            "self",
            "Persistent: each time a Spell targets you, redirect that Spell to that Mage.",
            start().ready(1, "I", "bolt light"),
            "cast I; done; cast I; target bartholomew",
            "blue free cubes: 23 → 21; ulrich damage: – → bb",
        ),
        spell(
            "redirect",
            "special",
            "Redirect that Spell to another Mage. Gain 1 PP.",
            start(),
            "cast I",
            "red power: 0 → 1",
        ),
        spell(
            "targets-you",
            "self",
            "Persistent: each time a Spell targets you, gain 1 PP.",
            start().ready(1, "I", "bolt light").ready(1, "quick", "bolt dark"),
            "cast I; done; cast quick; target room:@ne; cast I; target bartholomew",
            "bartholomew damage: – → bbb; blue free cubes: 23 → 19; crypt-of-the-saint instability: – → b; red power: 0 → 1",
        ),
        spell(
            "is-defeated",
            "self",
            "Persistent: each time you are defeated, gain 1 PP.",
            start().at("e", "e").hurt(0, "bbbbbbbbb"),
            "cast I; done; fight; attack bartholomew; no; done",
            "bartholomew at: e → cell; bartholomew damage: bbbbbbbbb → –; blue free cubes: 14 → 23; blue power: 0 → 4; blue trophies: 0 → 1; red power: 0 → 1; ulrich tokens: 2 → 1",
        ),
        spell(
            "gains",
            "self",
            "Persistent: each time you gain PP, place 1 Instability in the Room you are in.",
            start().ready(0, "quick", "boon light"),
            "cast I; cast quick",
            "crypt-of-the-saint instability: – → r; red free cubes: 23 → 22; red power: 0 → 2",
        ),
        spell(
            "gains",
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
            "attacks",
            "Each time this Model attacks, gain 1 PP.",
            start().at("ne", "w").templar(0, "w").upgrade("probe-upgrade").templar(0, "w"),
            "command; choose templar:bartholomew:1; attack ulrich; done; command; choose templar:bartholomew:2; attack ulrich; done",
            "bartholomew tokens: 2 → 0; red free cubes: 23 → 19; red power: 0 → 1; ulrich damage: – → rrrr",
        ),
        spell(
            "attacks",
            "self",
            "Persistent: each time you attack, gain 1 PP.",
            start().at("e", "e"),
            "cast I; fight; attack ulrich; done",
            "bartholomew tokens: 2 → 1; red free cubes: 23 → 21; red power: 0 → 1; ulrich damage: – → rr",
        ),
        upgrade(
            "who-this-model",
            "Each time this Model enters a Room, gain 1 PP.",
            start().templar(0, "w").upgrade("probe-upgrade"),
            "command; move room:@centre; done",
            "bartholomew tokens: 2 → 1; red power: 0 → 1; templar:bartholomew:1 at: w → centre",
        ),
        spell(
            "who-another-model",
            "self",
            "Persistent: each time another Model enters a red Room, inflict 1 to that Model.",
            start(),
            "cast I; done; explore; move room:@centre; move room:@se; done",
            "red free cubes: 23 → 22; ulrich at: sw → se; ulrich damage: – → r; ulrich tokens: 2 → 1",
        ),
        spell(
            "solves",
            "self",
            "Persistent: each time you solve a Quest, gain 1 PP.",
            start().quest_sides("a", "b").templar(0, "e").templar(0, "e").templar(0, "e"),
            "cast I; declare summoner",
            "bartholomew damage: – → kk; quest summoner: – → bartholomew; red free cubes: 23 → 22; red power: 0 → 3; rose free cubes: 22 → 20",
        ),
    ]
}

fn of_evocations() -> Vec<Probe> {
    vec![
        upgrade(
            "attacks",
            "Each time this Model attacks, convert 1 damage on that Model.",
            start().at("ne", "w").hurt(1, "kk").templar(0, "w").upgrade("probe-upgrade"),
            "command; attack ulrich; cube rose; done",
            "bartholomew tokens: 2 → 1; red free cubes: 23 → 20; rose free cubes: 20 → 21; ulrich damage: kk → rkrr",
        ),
        upgrade(
            "instead-of-attacking",
            "Instead of attacking, this Model may remove 1 Instability from the Room it is in. Instead of attacking, this Model may activate the Room it is in.",
            start()
                .at("ne", "sw")
                .instability("e", "b")
                .grimoire(0, &["bolt"])
                .templar(0, "e")
                .upgrade("probe-upgrade"),
            "command; instead 1; done",
            "armory-of-the-templars instability: b → –; bartholomew tokens: 2 → 1; blue free cubes: 22 → 23",
        ),
        upgrade(
            "instead-of-attacking",
            "Instead of attacking, this Model may remove 1 Instability from the Room it is in. Instead of attacking, this Model may activate the Room it is in.",
            start()
                .at("ne", "sw")
                .instability("e", "b")
                .grimoire(0, &["bolt"])
                .templar(0, "e")
                .upgrade("probe-upgrade"),
            "command; instead 2; done",
            "bartholomew grimoire: bolt → –; bartholomew hand: – → bolt; bartholomew tokens: 2 → 1",
        ),
        upgrade(
            "instead-of-attacking",
            "Instead of attacking, this Model may remove 1 Instability from the Room it is in.",
            start().at("ne", "sw").templar(0, "e").upgrade("probe-upgrade"),
            "command; done",
            "bartholomew tokens: 2 → 1",
        ),
    ]
}
