//! The Quests: each is declared right after its condition is met, and not before.

use crate::case::{Case, case};
use crate::common::start::start;

pub fn cases() -> Vec<Case> {
    let blow = || start().at("ne", "ne");
    vec![
        case(
            "first-blood quest",
            "the other Mage is defeated",
            blow().hurt(1, "rrrrrrrrr"),
            "explore; done; fight; attack ulrich; yes; done",
        ),
        case(
            "destroyer quest",
            "the third Combat Spell is revealed",
            start().revealed(0, "quick", "tremor light").ready(0, "I", "violence light").ready(
                0,
                "II",
                "deadly-charge dark",
            ),
            "cast I; done; explore; move room:@se; done; done; cast II; yes",
        ),
        case(
            "manipulator quest",
            "the third Contingency Spell is revealed",
            start().at("e", "w").revealed(0, "quick", "fusion light").ready(0, "I", "tremor dark").ready(
                0,
                "II",
                "give-and-take light",
            ),
            "cast I; done; explore; done; done; cast II; yes; target room:@e",
        ),
        case(
            "armourer quest",
            "a Templar gets an Upgrade",
            start().quest_sides("b", "a").ready(0, "I", "fusion dark"),
            "cast I; target room:@e; yes",
        ),
        case(
            "far-reach quest",
            "the own Instability is in four Rooms",
            start().quest_sides("b", "a").at("w", "e").instability("ne", "r").instability("e", "r").ready(
                0,
                "I",
                "tremor light",
            ),
            "cast I; target room:@sw; yes",
        ),
        case(
            "martyr quest",
            "seven Damage",
            start().quest_sides("b", "a").at("e", "e").hurt(0, "bbbbkk"),
            "explore; done; done; fight; attack bartholomew; yes; done",
        ),
        case(
            "insight quest",
            "the last slot of a Room",
            start().at("w", "e").instability("sw", "bb").ready(0, "I", "tremor light").ready(
                0,
                "quick",
                "give-and-take light",
            ),
            "cast quick; target room:@sw; yes",
        ),
        case(
            "slayer quest",
            "an Evocation is defeated",
            blow().hurt_templar(1, "ne", "k"),
            "explore; done; fight; attack templar:ulrich:1; yes; done",
        ),
        case(
            "balance quest",
            "two of each type",
            start()
                .revealed(0, "quick", "violence light")
                .revealed(0, "I", "fusion light")
                .ready(0, "II", "tremor light")
                .ready(0, "III", "fusion light"),
            "cast II; target room:@ne; explore; done; explore; move room:@se; done; done; cast III; yes",
        ),
        case(
            "balance quest",
            "three of one type are not enough",
            start()
                .quest_sides("b", "a")
                .revealed(0, "quick", "violence light")
                .revealed(0, "I", "tremor light")
                .ready(0, "II", "tremor light"),
            "cast II; target room:@ne",
        ),
        case(
            "balance quest",
            "nor three of the other",
            start()
                .quest_sides("b", "a")
                .revealed(0, "quick", "invisible-strike light")
                .revealed(0, "I", "fusion light")
                .ready(0, "II", "fusion light"),
            "cast II",
        ),
        case(
            "initiate quest",
            "a Forgotten Spell is drawn",
            start()
                .quest_sides("a", "b")
                .at("centre", "w")
                .hand(0, &["tremor", "tremor", "tremor"])
                .forgotten(&["shadow-form"]),
            "explore; activate room; discard tremor; discard tremor; discard tremor; yes; done",
        ),
        case(
            "summoner quest",
            "three Evocations",
            start().quest_sides("a", "b").at("ne", "w").templar(0, "e").templar(0, "se"),
            "explore; activate room; yes; done",
        ),
        case(
            "lord-of-the-elements quest",
            "three Elements",
            start()
                .quest_sides("b", "b")
                .revealed(0, "quick", "tremor light")
                .revealed(0, "I", "deadly-charge dark")
                .ready(0, "II", "dark-force light"),
            "cast II; yes",
        ),
    ]
}
