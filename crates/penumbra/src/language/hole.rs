//! The holes of the game's forms, by which trees are read; the grammar checks that it has them all.
#![allow(missing_docs)]

use spellscript::Hole;

pub const A: Hole = Hole("a");
pub const ABILITIES: Hole = Hole("abilities");
pub const ACTIONS: Hole = Hole("actions");
pub const B: Hole = Hole("b");
pub const C: Hole = Hole("c");
pub const COLOURS: Hole = Hole("colours");
pub const CONDITION: Hole = Hole("condition");
pub const COST: Hole = Hole("cost");
pub const D: Hole = Hole("d");
pub const EACH: Hole = Hole("each");
pub const I: Hole = Hole("i");
pub const K: Hole = Hole("k");
pub const LAUNCH: Hole = Hole("launch");
pub const M: Hole = Hole("m");
pub const N: Hole = Hole("n");
pub const NOW: Hole = Hole("now");
pub const OMENS: Hole = Hole("omens");
pub const OTHER: Hole = Hole("other");
pub const OTHERS: Hole = Hole("others");
pub const PARTS: Hole = Hole("parts");
pub const S: Hole = Hole("s");
pub const SCALE: Hole = Hole("scale");
pub const TASK: Hole = Hole("task");
pub const THEN: Hole = Hole("then");
pub const THINGS: Hole = Hole("things");
pub const VALUE: Hole = Hole("value");
pub const VALUES: Hole = Hole("values");
pub const WHAT: Hole = Hole("what");
pub const YOU: Hole = Hole("you");

/// All of them.
pub const ALL: &[Hole] = &[
    A, ABILITIES, ACTIONS, B, C, COLOURS, CONDITION, COST, D, EACH, I, K, LAUNCH, M, N, NOW, OMENS, OTHER,
    OTHERS, PARTS, S, SCALE, TASK, THEN, THINGS, VALUE, VALUES, WHAT, YOU,
];
