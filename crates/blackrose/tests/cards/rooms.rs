//! The Rooms: the Effect of the destroyed side, and that of the token.

use crate::case::{Case, case};
use crate::common::start::start;

const ACTIVATE: &str = "explore; activate room; done";

pub fn cases() -> Vec<Case> {
    vec![
        case(
            "occult-black-rose-room destroyed",
            "three Spells for a Forgotten one",
            start()
                .at("centre", "w")
                .hand(0, &["tremor", "tremor", "fusion", "violence"])
                .forgotten(&["shadow-form"]),
            "explore; activate room; discard tremor; discard fusion; discard violence; done",
        ),
        case(
            "occult-black-rose-room rebuilt",
            "a Ready Spell for a Forgotten one",
            start()
                .at("centre", "w")
                .rebuilt("centre")
                .ready(0, "I", "tremor dark")
                .ready(0, "III", "fusion dark")
                .forgotten(&["shadow-form"]),
            "explore; activate room; discard slot:III; done",
        ),
        case(
            "occult-black-rose-room rebuilt",
            "without a Ready Spell the token is spent for nothing",
            start().at("centre", "w").rebuilt("centre"),
            ACTIVATE,
        ),
        case("crypt-of-the-saint destroyed", "a Templar rises", start().at("ne", "w"), ACTIVATE),
        case(
            "crypt-of-the-saint rebuilt",
            "two Templars, one at work",
            start().at("ne", "ne").rebuilt("ne"),
            "explore; activate room; attack ulrich; done; choose room:@e; done",
        ),
        case(
            "armory-of-the-templars destroyed",
            "a Spell",
            start().at("e", "w").grimoire(0, &["tremor", "fusion"]),
            ACTIVATE,
        ),
        case(
            "armory-of-the-templars rebuilt",
            "a charge across the Lodge",
            start().at("e", "w").rebuilt("e"),
            "explore; activate room; move room:@centre; move room:@w; done; yes; done",
        ),
        case(
            "sacred-summoner-room destroyed",
            "all enemies in a Room within 1",
            start().at("se", "e").templar(1, "e").templar(0, "e"),
            "explore; activate room; target room:@e; done",
        ),
        case(
            "sacred-summoner-room rebuilt",
            "an enemy Evocation is banished",
            start().at("se", "e").rebuilt("se").templar(1, "sw").templar(1, "e").templar(0, "se"),
            "explore; activate room; target templar:ulrich:1; no; done",
        ),
        case(
            "treasure-room-of-the-templars destroyed",
            "Instability within 1",
            start().at("sw", "e"),
            "explore; activate room; target room:@w; done",
        ),
        case(
            "treasure-room-of-the-templars rebuilt",
            "six wounds close",
            start().at("sw", "e").rebuilt("sw").hurt(0, "bkbkbkbk"),
            "explore; activate room; cube ulrich; cube ulrich; cube ulrich; cube ulrich; done",
        ),
        case(
            "bibliotheca-of-the-order destroyed",
            "a Spell of the Library",
            start().at("w", "e").library(&["violence"]),
            ACTIVATE,
        ),
        case(
            "bibliotheca-of-the-order rebuilt",
            "two Spells",
            start().at("w", "e").rebuilt("w").grimoire(0, &["tremor", "fusion", "violence"]),
            ACTIVATE,
        ),
        case("abyss-of-faith destroyed", "a memory returns", start().at("nw", "e"), ACTIVATE),
        case(
            "abyss-of-faith rebuilt",
            "a strong Templar turns on its owner",
            start().at("nw", "ne").rebuilt("nw").templar(1, "ne").templar(1, "w").templar(0, "nw"),
            "explore; activate room; target templar:ulrich:1; attack ulrich; done; done",
        ),
        case(
            "abyss-of-faith rebuilt",
            "an own Templar does not answer",
            start().at("nw", "ne").rebuilt("nw").templar(0, "nw"),
            ACTIVATE,
        ),
    ]
}
