//! The Events of both sides.

use crate::case::Case;
use crate::common::start::{Start, start};

fn event(side: &'static str, name: &'static str, start: Start, play: &'static str) -> Case {
    Case { side, name, start, play, event: true }
}

pub fn cases() -> Vec<Case> {
    vec![
        event("living-lodge event", "Round 1, both in their Cells", start().at("cell", "cell").round(1), ""),
        event(
            "honour-in-service event",
            "the one in the Cell does nothing",
            start().at("ne", "cell").round(2).templar(1, "ne").templar(1, "w"),
            "choose templar:ulrich:1; move room:@e; done",
        ),
        event(
            "honour-in-service event",
            "both place and command",
            start().at("ne", "e").round(2).templar(1, "e").crown(1),
            "done; attack ulrich; done",
        ),
        event(
            "gift-to-fools event",
            "a Spell each, and a cube in each Mage's Room",
            start().at("ne", "w").round(3).grimoire(0, &["tremor"]).grimoire(1, &["fusion"]),
            "",
        ),
        event(
            "a-hard-lesson event",
            "every free slot",
            start().round(4).rebuilt("e").instability("sw", "rrbb"),
            "",
        ),
        event("restoration event", "a cube in each Room", start().event_side("b").round(1), ""),
        event(
            "control event",
            "what the Templar inflicted becomes black",
            start().event_side("b").round(2).at("ne", "e").hurt(1, "r").templar(1, "e").templar(1, "w"),
            "choose templar:ulrich:1; attack ulrich; done; choose templar:ulrich:2; done",
        ),
        event(
            "inversion event",
            "three cubes of each Mage",
            start().event_side("b").round(3).at("cell", "e").hurt(0, "bkbbb").hurt(1, "rr"),
            "",
        ),
        event(
            "collapse event",
            "three Damage to everybody",
            start().event_side("b").round(4).at("cell", "e").templar(0, "w").hurt(1, "rrrrrrrrr"),
            "",
        ),
    ]
}
