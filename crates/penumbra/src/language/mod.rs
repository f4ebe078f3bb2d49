//! The words of the game: its forms, what they compile to, and the programs they become.

pub mod compile;
pub mod forms;
pub mod hole;
pub mod program;

use spellscript::{Dictionary, Grammar};
use std::sync::LazyLock;

/// The grammar of the game.
#[expect(clippy::expect_used, reason = "the table is part of the program, and the first test reads it")]
pub static GRAMMAR: LazyLock<Grammar> = LazyLock::new(|| {
    Grammar::new(forms::FORMS).and_then(|g| g.read_by(hole::ALL)).expect("the table is sound")
});

/// The six Disciplines, in the order of their colours and ingredients (PEN-250, PEN-251).
pub const DISCIPLINES: [&str; 6] = ["ruby", "amber", "jasper", "emerald", "sapphire", "amethyst"];
/// The kinds of dice: the six colours, Bone and Spark.
pub const DICE: [&str; 8] = ["red", "orange", "yellow", "green", "blue", "purple", "bone", "spark"];
/// The six ingredients.
pub const INGREDIENTS: [&str; 6] = ["blood", "crystal", "valuable", "fruit", "trinket", "arcana"];
/// The six approaches of Trials (PEN-803).
pub const APPROACHES: [&str; 6] = ["destroy", "catch", "pacify", "dispel", "endure", "bribe"];
/// The six experience symbols.
pub const SYMBOLS: [&str; 6] =
    ["monsters", "magical-beasts", "wild-lands", "mysticism", "wizards", "society"];

/// The words that belong to the game and to no pack.
pub fn words() -> Dictionary {
    let mut words = Dictionary::default();
    for id in DISCIPLINES {
        words.add("discipline", id, &capital(id), &capital(id));
    }
    for (i, id) in DICE.into_iter().enumerate() {
        words.add("die", id, &capital(id), &capital(id));
        if i < 6 {
            words.add("colour", id, &capital(id), &capital(id));
        }
    }
    for id in INGREDIENTS {
        let counted = matches!(id, "crystal" | "valuable" | "trinket");
        let plural = if counted { format!("{}s", capital(id)) } else { capital(id) };
        words.add("ingredient", id, &capital(id), &plural);
    }
    for id in APPROACHES {
        words.add("approach", id, &capital(id), &capital(id));
    }
    words
}

fn capital(id: &str) -> String {
    let mut letters = id.chars();
    letters.next().map(|c| c.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
