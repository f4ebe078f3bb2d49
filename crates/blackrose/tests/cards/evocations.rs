//! The Templar's Skill and the Upgrades.

use crate::case::{Case, case};
use crate::common::start::start;

pub fn cases() -> Vec<Case> {
    vec![
        case(
            "templar skill",
            "Instability for health and Strength, until the activation ends",
            start().at("ne", "e").hurt_templar(0, "e", "bk").instability("e", "rb"),
            "command; yes; cube ulrich; attack ulrich; done; command; attack ulrich; done",
        ),
        case(
            "templar skill",
            "without own Instability there is nothing to give",
            start().at("ne", "e").hurt_templar(0, "e", "bk").instability("e", "b"),
            "command; attack ulrich; done",
        ),
        case(
            "bone-shield upgrade",
            "others place one less in its Room, its owner does not",
            start()
                .at("ne", "se")
                .templar(1, "e")
                .upgrade("bone-shield")
                .ready(0, "I", "give-and-take light")
                .ready(1, "I", "give-and-take light"),
            "cast I; target room:@e; done; cast I; target room:@e",
        ),
        case(
            "consecrated-blade upgrade",
            "+1 Strength",
            start().at("ne", "e").templar(0, "e").upgrade("consecrated-blade"),
            "command; attack ulrich; done",
        ),
        case(
            "grave-plate upgrade",
            "one of each Damage is ignored",
            start().at("e", "w").templar(1, "e").upgrade("grave-plate"),
            "fight; attack templar:ulrich:1; done",
        ),
        case(
            "pale-steed upgrade",
            "+2 Speed",
            start().at("ne", "se").templar(0, "nw").upgrade("pale-steed"),
            "command; move room:@ne; move room:@e; move room:@se; move room:@sw; done",
        ),
        case(
            "martyrs-relic upgrade",
            "its end is worth a point",
            start().at("e", "w").hurt_templar(1, "e", "k").upgrade("martyrs-relic"),
            "fight; attack templar:ulrich:1; no; done",
        ),
    ]
}
