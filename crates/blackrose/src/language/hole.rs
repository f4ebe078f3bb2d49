//! The holes and parts of the family's forms, by which trees are read; the grammar checks that it has them all.
#![allow(missing_docs)]

use spellscript::Hole;

pub const ABILITIES: Hole = Hole("abilities");
pub const ABOUT: Hole = Hole("about");
pub const ACTIONS: Hole = Hole("actions");
pub const ALSO: Hole = Hole("also");
pub const CARD: Hole = Hole("card");
pub const COLOUR: Hole = Hole("colour");
pub const CONDITION: Hole = Hole("condition");
pub const COUNT: Hole = Hole("count");
pub const DEED: Hole = Hole("deed");
pub const EACH: Hole = Hole("each");
pub const ELEMENT: Hole = Hole("element");
pub const ELEMENTS: Hole = Hole("elements");
pub const EVOCATION: Hole = Hole("evocation");
pub const FROM: Hole = Hole("from");
pub const H: Hole = Hole("h");
pub const HARMED: Hole = Hole("harmed");
pub const K: Hole = Hole("k");
pub const LAST: Hole = Hole("last");
pub const LOSES: Hole = Hole("loses");
pub const M: Hole = Hole("m");
pub const MAGE: Hole = Hole("mage");
pub const MOON: Hole = Hole("moon");
pub const N: Hole = Hole("n");
pub const NOW: Hole = Hole("now");
pub const OTHER: Hole = Hole("other");
pub const OTHERWISE: Hole = Hole("otherwise");
pub const PREY: Hole = Hole("prey");
pub const ROOM: Hole = Hole("room");
pub const ROSE: Hole = Hole("rose");
pub const SPELL: Hole = Hole("spell");
pub const STAT: Hole = Hole("stat");
pub const STATE: Hole = Hole("state");
pub const SUBJECT: Hole = Hole("subject");
pub const THEN: Hole = Hole("then");
pub const TILE: Hole = Hole("tile");
pub const TRIGGER: Hole = Hole("trigger");
pub const TYPE: Hole = Hole("type");
pub const WHAT: Hole = Hole("what");
pub const WHERE: Hole = Hole("where");
pub const WHO: Hole = Hole("who");
pub const WHOM: Hole = Hole("whom");
pub const WITH: Hole = Hole("with");
pub const WITHOUT: Hole = Hole("without");

/// All of them.
pub const ALL: &[Hole] = &[
    ABILITIES, ABOUT, ACTIONS, ALSO, CARD, COLOUR, CONDITION, COUNT, DEED, EACH, ELEMENT, ELEMENTS,
    EVOCATION, FROM, H, HARMED, K, LAST, LOSES, M, MAGE, MOON, N, NOW, OTHER, OTHERWISE, PREY, ROOM, ROSE,
    SPELL, STAT, STATE, SUBJECT, THEN, TILE, TRIGGER, TYPE, WHAT, WHERE, WHO, WHOM, WITH, WITHOUT,
];
