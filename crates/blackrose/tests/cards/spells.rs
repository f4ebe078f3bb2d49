//! The Spells: School, Personal and Forgotten. Seat 0, Bartholomew (red), casts unless a case says otherwise.

use crate::case::{Case, case};
use crate::common::start::{Start, start};

/// Seat 0 has the Spell ready in slot I; the Mages stand here.
fn cast(spell: &str, me: &str, other: &str) -> Start {
    start().at(me, other).ready(0, "I", spell)
}

/// Ulrich (seat 1, blue) has the Crown and the Spell.
fn ulrich_casts(spell: &str, me: &str, other: &str) -> Start {
    start().at(me, other).crown(1).ready(1, "I", spell)
}

pub fn cases() -> Vec<Case> {
    [knight(), confessor(), personal(), forgotten()].concat()
}

fn knight() -> Vec<Case> {
    vec![
        case(
            "dread-command light",
            "a Templar comes and strikes at once",
            cast("dread-command light", "ne", "e"),
            "cast I; target room:@e; attack ulrich; done",
        ),
        case(
            "dread-command light",
            "no Templar is left",
            cast("dread-command light", "ne", "e").templar(1, "w").templar(1, "w").templar(1, "sw"),
            "cast I; target room:@e",
        ),
        case(
            "dread-command dark",
            "one of two own Evocations activates",
            cast("dread-command dark", "ne", "e").templar(0, "w").templar(0, "se"),
            "cast I; target ulrich; choose templar:bartholomew:2; move room:@e; attack ulrich",
        ),
        case(
            "dread-command dark",
            "on a Dummy Model, without Evocations",
            cast("dread-command dark", "ne", "w"),
            "cast I",
        ),
        case(
            "dark-force light",
            "without a defeat",
            cast("dark-force light", "ne", "e"),
            "cast I; target ulrich",
        ),
        case(
            "dark-force light",
            "the target is defeated",
            cast("dark-force light", "ne", "e").hurt(1, "kkkkkkkkk"),
            "cast I; target ulrich; no",
        ),
        case(
            "dark-force light",
            "an Evocation is defeated",
            cast("dark-force light", "ne", "e").templar(1, "ne"),
            "cast I; target templar:ulrich:1; no",
        ),
        case(
            "dark-force dark",
            "a stronger blow that also converts",
            cast("dark-force dark", "e", "e").hurt(1, "kk"),
            "cast I; fight; attack ulrich; cube rose; done",
        ),
        case(
            "deadly-charge light",
            "all enemies in a Room, and no friend",
            cast("deadly-charge light", "ne", "e").templar(1, "e").templar(0, "e"),
            "cast I; target room:@e",
        ),
        case(
            "deadly-charge dark",
            "a Templar falls",
            cast("deadly-charge dark", "ne", "e").templar(1, "centre"),
            "cast I; target templar:ulrich:1; no",
        ),
        case(
            "tremor light",
            "damage, then Instability",
            cast("tremor light", "ne", "e"),
            "cast I; target room:@e",
        ),
        case(
            "tremor dark",
            "one cube in each adjacent Room",
            cast("tremor dark", "e", "w")
                .instability("centre", "bk")
                .instability("ne", "k")
                .instability("nw", "b"),
            "cast I; cube ulrich; cube rose",
        ),
        case(
            "tremor dark",
            "converting less is allowed",
            cast("tremor dark", "e", "w").instability("centre", "bk").instability("ne", "k"),
            "cast I; done; cube rose",
        ),
        case(
            "shadow-threat light",
            "the target strikes and suffers",
            cast("shadow-threat light", "e", "e"),
            "cast I; target ulrich; done; fight; attack bartholomew; done",
        ),
        case(
            "shadow-threat light",
            "aimed at a Dummy Model it waits in vain",
            cast("shadow-threat light", "e", "e"),
            "cast I; target dummy; done; fight; attack bartholomew; done",
        ),
        case(
            "shadow-threat dark",
            "her cube calls a Templar",
            cast("shadow-threat dark", "ne", "w"),
            "cast I; target room:@e",
        ),
        case(
            "shadow-threat dark",
            "a full Room takes no cube",
            cast("shadow-threat dark", "w", "e").instability("sw", "rrbb"),
            "cast I; target room:@sw",
        ),
        case(
            "invisible-strike light",
            "a Templar is defeated",
            cast("invisible-strike light", "e", "w").hurt_templar(1, "e", "k"),
            "cast I; fight; attack templar:ulrich:1; no; done",
        ),
        case(
            "invisible-strike dark",
            "only Rooms without the own Instability",
            cast("invisible-strike dark", "e", "w").instability("centre", "bk").instability("sw", "rb"),
            "cast I; explore; move room:@centre; cube ulrich; move room:@sw; done",
        ),
    ]
}

fn confessor() -> Vec<Case> {
    vec![
        case(
            "appropriation light",
            "one of two Templars turns on its owner",
            cast("appropriation light", "ne", "e").templar(1, "e").templar(1, "w"),
            "cast I; target ulrich; first; choose templar:ulrich:1; attack ulrich; done",
        ),
        case(
            "appropriation light",
            "or Instability changes sides",
            cast("appropriation light", "ne", "e").templar(1, "e").instability("ne", "bkb"),
            "cast I; target ulrich; second; cube ulrich; cube rose",
        ),
        case(
            "appropriation dark",
            "cubes and a point",
            cast("appropriation dark", "ne", "e").hurt(1, "kkk").power(1, 3),
            "cast I; target ulrich; cube rose; cube rose",
        ),
        case(
            "give-and-take light",
            "she gives, you take",
            cast("give-and-take light", "ne", "w").instability("e", "b"),
            "cast I; target room:@e",
        ),
        case(
            "give-and-take light",
            "nothing given, nothing taken",
            cast("give-and-take light", "w", "e").instability("sw", "bbbk"),
            "cast I; target room:@sw",
        ),
        case(
            "give-and-take dark",
            "a blow heals",
            cast("give-and-take dark", "ne", "e").hurt(0, "bbk"),
            "cast I; target ulrich; cube ulrich; cube rose",
        ),
        case(
            "give-and-take dark",
            "a Dummy Model heals nobody",
            cast("give-and-take dark", "ne", "e").hurt(0, "bbk"),
            "cast I; target dummy",
        ),
        case(
            "fusion light",
            "one of two Templars gets a steed and rides",
            cast("fusion light", "ne", "se").templar(0, "w").templar(0, "nw"),
            "cast I; choose templar:bartholomew:2; upgrade pale-steed; move room:@ne; move room:@e; move room:@se; attack ulrich",
        ),
        case(
            "fusion light",
            "an Evocation has one Upgrade: its owner keeps the new one",
            cast("fusion light", "ne", "se").templar(0, "w").upgrade("bone-shield"),
            "cast I; upgrade grave-plate; upgrade grave-plate; done",
        ),
        case("fusion dark", "a shielded Templar", cast("fusion dark", "ne", "w"), "cast I; target room:@e"),
        case(
            "fusion dark",
            "no Bone Shield is left",
            cast("fusion dark", "ne", "w")
                .templar(1, "w")
                .upgrade("bone-shield")
                .templar(1, "sw")
                .upgrade("bone-shield"),
            "cast I; target room:@e",
        ),
        case(
            "obscure-shift light",
            "places are changed",
            cast("obscure-shift light", "ne", "sw"),
            "cast I; target ulrich",
        ),
        case(
            "obscure-shift dark",
            "into the Room and at them",
            cast("obscure-shift dark", "ne", "sw").templar(1, "sw"),
            "cast I; target room:@sw",
        ),
        case(
            "minor-control light",
            "the other's cube, then the other's Templar",
            cast("minor-control light", "ne", "w").templar(1, "e").templar(1, "w"),
            "cast I; choose templar:ulrich:2; attack ulrich; done",
        ),
        case(
            "minor-control light",
            "the other's Room is full",
            cast("minor-control light", "ne", "sw").templar(1, "e").instability("sw", "rrkk"),
            "cast I",
        ),
        case(
            "minor-control dark",
            "a point for a Templar",
            cast("minor-control dark", "ne", "w").templar(1, "e").templar(1, "w"),
            "cast I; target ulrich; choose templar:ulrich:2; attack ulrich; done",
        ),
        case(
            "violence light",
            "a fresh victim",
            cast("violence light", "ne", "e").hurt(1, "kkk"),
            "cast I; target ulrich",
        ),
        case(
            "violence light",
            "a wounded victim",
            cast("violence light", "ne", "e").hurt(1, "kkkk"),
            "cast I; target ulrich",
        ),
        case(
            "violence dark",
            "pain for pain",
            cast("violence dark", "ne", "e").hurt(0, "kkb"),
            "cast I; target ulrich",
        ),
        case(
            "violence dark",
            "four at most",
            cast("violence dark", "ne", "e").hurt(0, "kkbkkbkkb"),
            "cast I; target ulrich",
        ),
    ]
}

fn personal() -> Vec<Case> {
    vec![
        case(
            "undying-fate light",
            "two different Undead, whoever owns them",
            cast("undying-fate light", "ne", "e").templar(1, "e").templar(0, "w").templar(1, "sw"),
            "cast I; choose templar:ulrich:1; attack ulrich; done; choose templar:bartholomew:1; move room:@centre; done",
        ),
        case(
            "undying-fate dark",
            "the own Templars bleed and strike harder",
            cast("undying-fate dark", "ne", "e").templar(0, "e").templar(1, "e"),
            "cast I; command; attack ulrich; done",
        ),
        case(
            "magic-bond light",
            "the other's Instability may be answered each time",
            ulrich_casts("magic-bond light", "ne", "w").ready(0, "I", "tremor light"),
            "cast I; done; cast I; yes; target room:@e; no",
        ),
        case(
            "magic-bond dark",
            "a Summon gives a point, a lost Evocation takes one",
            ulrich_casts("magic-bond dark", "ne", "w").power(1, 5).hurt_templar(1, "ne", "k"),
            "cast I; done; explore; activate room; done; fight; attack templar:ulrich:1; no; done",
        ),
    ]
}

fn forgotten() -> Vec<Case> {
    vec![
        case(
            "guardians-of-the-temple light",
            "convert three, place five",
            cast("guardians-of-the-temple light", "ne", "w").instability("e", "bkb"),
            "cast I; target room:@e; cube ulrich; cube ulrich; cube rose",
        ),
        case(
            "guardians-of-the-temple dark",
            "all Templars leave and three come back",
            cast("guardians-of-the-temple dark", "ne", "e").templar(1, "w").templar(0, "sw"),
            "cast I; choose room:@e; attack ulrich; done; choose room:@ne; done; choose room:@centre; move room:@e; attack ulrich",
        ),
        case(
            "shadow-form light",
            "two of each Damage are ignored",
            cast("shadow-form light", "e", "e").ready(1, "quick", "deadly-charge dark"),
            "cast I; done; fight; attack bartholomew; done; cast quick; target bartholomew",
        ),
        case(
            "shadow-form dark",
            "strong, and harder to hurt",
            cast("shadow-form dark", "e", "e"),
            "cast I; fight; attack ulrich; done; fight; attack bartholomew; done",
        ),
    ]
}
