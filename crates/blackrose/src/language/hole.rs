//! The holes and parts of the family's forms, by which trees are read; the grammar checks that it has them all.
#![allow(missing_docs)]

use spellscript::Hole;

pub const ABILITIES: Hole = Hole("abilities");
pub const ABOUT: Hole = Hole("about");
pub const ACTIONS: Hole = Hole("actions");
pub const AGAIN: Hole = Hole("again");
pub const ALSO: Hole = Hole("also");
pub const ANY: Hole = Hole("any");
pub const AREA: Hole = Hole("area");
pub const BACK: Hole = Hole("back");
pub const BOTH: Hole = Hole("both");
pub const BUT: Hole = Hole("but");
pub const CARD: Hole = Hole("card");
pub const COLOUR: Hole = Hole("colour");
pub const COMPLETE: Hole = Hole("complete");
pub const CONDITION: Hole = Hole("condition");
pub const COPY: Hole = Hole("copy");
pub const COUNT: Hole = Hole("count");
pub const DEED: Hole = Hole("deed");
pub const EACH: Hole = Hole("each");
pub const ELEMENT: Hole = Hole("element");
pub const ELEMENTS: Hole = Hole("elements");
pub const EVOCATION: Hole = Hole("evocation");
pub const EXCHANGE: Hole = Hole("exchange");
pub const FIRST: Hole = Hole("first");
pub const FOE: Hole = Hole("foe");
pub const FORGOTTEN: Hole = Hole("forgotten");
pub const FREE: Hole = Hole("free");
pub const FROM: Hole = Hole("from");
pub const GIVE: Hole = Hole("give");
pub const GRIMOIRE: Hole = Hole("grimoire");
pub const H: Hole = Hole("h");
pub const HARMED: Hole = Hole("harmed");
pub const HEALED: Hole = Hole("healed");
pub const K: Hole = Hole("k");
pub const KEEP: Hole = Hole("keep");
pub const KIND: Hole = Hole("kind");
pub const LAST: Hole = Hole("last");
pub const LEAVE: Hole = Hole("leave");
pub const LIBRARY: Hole = Hole("library");
pub const LOSES: Hole = Hole("loses");
pub const M: Hole = Hole("m");
pub const MAGE: Hole = Hole("mage");
pub const MEMORIES: Hole = Hole("memories");
pub const MOON: Hole = Hole("moon");
pub const MOVED: Hole = Hole("moved");
pub const N: Hole = Hole("n");
pub const NEXT: Hole = Hole("next");
pub const NOW: Hole = Hole("now");
pub const ONE: Hole = Hole("one");
pub const OTHER: Hole = Hole("other");
pub const OTHERWISE: Hole = Hole("otherwise");
pub const PILES: Hole = Hole("piles");
pub const POINTS: Hole = Hole("points");
pub const PREVIOUS: Hole = Hole("previous");
pub const PREY: Hole = Hole("prey");
pub const QUICK: Hole = Hole("quick");
pub const QUIET: Hole = Hole("quiet");
pub const RANDOM: Hole = Hole("random");
pub const READY: Hole = Hole("ready");
pub const ROOM: Hole = Hole("room");
pub const ROSE: Hole = Hole("rose");
pub const ROUND: Hole = Hole("round");
pub const RUINED: Hole = Hole("ruined");
pub const SAME: Hole = Hole("same");
pub const SCHOOL: Hole = Hole("school");
pub const SHARE: Hole = Hole("share");
pub const SHE: Hole = Hole("she");
pub const SHUFFLE: Hole = Hole("shuffle");
pub const SILENT: Hole = Hole("silent");
pub const SINGLE: Hole = Hole("single");
pub const SOLVED: Hole = Hole("solved");
pub const SPARED: Hole = Hole("spared");
pub const SPEED: Hole = Hole("speed");
pub const SPELL: Hole = Hole("spell");
pub const STANDARD: Hole = Hole("standard");
pub const STAT: Hole = Hole("stat");
pub const STATE: Hole = Hole("state");
pub const SUBJECT: Hole = Hole("subject");
pub const SUMMON: Hole = Hole("summon");
pub const THAT: Hole = Hole("that");
pub const THEN: Hole = Hole("then");
pub const THERE: Hole = Hole("there");
pub const THEY: Hole = Hole("they");
pub const THIS: Hole = Hole("this");
pub const TILE: Hole = Hole("tile");
pub const TO: Hole = Hole("to");
pub const TOLL: Hole = Hole("toll");
pub const TOO: Hole = Hole("too");
pub const TRIGGER: Hole = Hole("trigger");
pub const TYPE: Hole = Hole("type");
pub const TYPES: Hole = Hole("types");
pub const UNDER: Hole = Hole("under");
pub const UNHURT: Hole = Hole("unhurt");
pub const UP: Hole = Hole("up");
pub const USED: Hole = Hole("used");
pub const WAS: Hole = Hole("was");
pub const WHAT: Hole = Hole("what");
pub const WHERE: Hole = Hole("where");
pub const WHO: Hole = Hole("who");
pub const WHOLLY: Hole = Hole("wholly");
pub const WHOM: Hole = Hole("whom");
pub const WITH: Hole = Hole("with");
pub const WITHOUT: Hole = Hole("without");
pub const YOURS: Hole = Hole("yours");

/// All of them.
pub const ALL: &[Hole] = &[
    ABILITIES, ABOUT, ACTIONS, AGAIN, ALSO, ANY, AREA, BACK, BOTH, BUT, CARD, COLOUR, COMPLETE, CONDITION,
    COPY, COUNT, DEED, EACH, ELEMENT, ELEMENTS, EVOCATION, EXCHANGE, FIRST, FOE, FORGOTTEN, FREE, FROM, GIVE,
    GRIMOIRE, H, HARMED, HEALED, K, KEEP, KIND, LAST, LEAVE, LIBRARY, LOSES, M, MAGE, MEMORIES, MOON, MOVED,
    N, NEXT, NOW, ONE, OTHER, OTHERWISE, PILES, POINTS, PREVIOUS, PREY, QUICK, QUIET, RANDOM, READY, ROOM,
    ROSE, ROUND, RUINED, SAME, SCHOOL, SHARE, SHE, SHUFFLE, SILENT, SINGLE, SOLVED, SPARED, SPEED, SPELL,
    STANDARD, STAT, STATE, SUBJECT, SUMMON, THAT, THEN, THERE, THEY, THIS, TILE, TO, TOLL, TOO, TRIGGER,
    TYPE, TYPES, UNDER, UNHURT, UP, USED, WAS, WHAT, WHERE, WHO, WHOLLY, WHOM, WITH, WITHOUT, YOURS,
];
