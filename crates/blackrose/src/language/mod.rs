//! The words of the family: its forms, what they compile to, and the programs they become.

pub mod compile;
pub mod forms;
pub mod hole;
pub mod meaning;
pub mod program;
pub mod waiting;

use spellscript::{Dictionary, Grammar};
use std::sync::LazyLock;

/// The family's grammar.
#[expect(clippy::expect_used, reason = "the table is part of the program, and the first test reads it")]
pub static GRAMMAR: LazyLock<Grammar> = LazyLock::new(|| {
    Grammar::new(forms::FORMS).and_then(|g| g.read_by(hole::ALL)).expect("the table is sound")
});

/// Archetypes, in the order of their bits.
pub const ARCHETYPES: [&str; 10] = [
    "undead",
    "demon",
    "altar",
    "construct",
    "beast",
    "mutation",
    "nightmare",
    "totem",
    "spirit",
    "elemental",
];

/// Elements that texts name, in the order of [`program::Element`].
pub const ELEMENTS: [&str; 7] = ["air", "earth", "fire", "water", "sacred", "profane", "magic"];

/// Moons, in their order.
pub const MOONS: [&str; 3] = ["first", "second", "third"];

/// The words that belong to the family and to no pack.
pub fn words() -> Dictionary {
    let mut words = Dictionary::default();
    for id in ["strength", "speed", "health"] {
        let name = capital(id);
        words.add("stat", id, &name, &name);
    }
    for id in ELEMENTS {
        let name = capital(id);
        words.add("element", id, &name, &name);
    }
    for id in MOONS {
        let name = capital(id);
        words.add("moon", id, &name, &name);
    }
    for id in ["combat", "contingency", "trap", "protection"] {
        let name = capital(id);
        words.add("type", id, &name, &format!("{name}s"));
    }
    for id in ["black", "blue", "green", "grey", "purple", "red", "yellow"] {
        words.add("colour", id, id, id);
    }
    for id in ARCHETYPES {
        let name = capital(id);
        let plural = if id == "undead" { name.clone() } else { format!("{name}s") };
        words.add("archetype", id, &name, &plural);
    }
    words
}

fn capital(id: &str) -> String {
    let mut letters = id.chars();
    letters.next().map(|c| c.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
