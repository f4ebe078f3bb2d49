//! What choices of the Black Rose family are called, and what can stand in their names.

use blackrose::BlackRose;
use blackrose::cubes::Party;
use blackrose::engine::actions::SLOTS;
use blackrose::language::program::{Colour, Element, SpellType};
use blackrose::limits::MODELS;
use blackrose::names::COLOURS;

/// The names of choices.
pub const NAMES: &[&str] = &[
    "colour {colour}",
    "mage {mage}",
    "grimoire {grimoire}",
    "prepare {spell}",
    "take {card}",
    "keep {card}",
    "back {card}",
    "lay {spell}",
    "give {spell}",
    "discard {card}",
    "discard slot:{slot}",
    "reveal slot:{slot}",
    "reveal command",
    "choose slot:{slot}",
    "replace slot:{slot}",
    "slot {slot}",
    "side {side}",
    "done",
    "explore",
    "fight",
    "command",
    "cast {slot}",
    "cast {spell} {side}",
    "momentum {slot}",
    "declare {card}",
    "use {card}",
    "choose {card}",
    "play {event}",
    "move room:{room}",
    "activate room",
    "activate room quest:{card}",
    "hold {card}",
    "quest {card}",
    "pile {school}",
    "element {element}",
    "vortex before",
    "vortex after",
    "defeat {model}",
    "activate {model}",
    "attack {model}",
    "attack room",
    "instead {number}",
    "school {school}",
    "thin {spell}",
    "summon {evocation}",
    "target {model}",
    "target dummy",
    "target room:{room}",
    "choose {model}",
    "choose {model} room:{room}",
    "choose {party}",
    "choose {party} room:{room}",
    "choose {evocation}",
    "choose {evocation} room:{room}",
    "choose dummy",
    "choose room:{room}",
    "remove {model}",
    "rebuild room:{room}",
    "yes",
    "no",
    "first",
    "second",
    "type {type}",
    "name {room-colour}",
    "cube {party}",
    "cube on:{model}",
    "cube on:{quest}",
    "cube in:{room}",
    "winner {party}",
    "upgrade {upgrade}",
    "jinx {jinx}",
    "jinx {jinx} {number}",
    "ignore {number}",
    "resolve {source}",
    "resolve {source} {number}",
];

/// What the log speaks of besides.
pub const SAID: &[&str] = &["space", "phase", "word"];

/// What can stand in a hole.
pub fn of(game: &BlackRose, hole: &str) -> Vec<String> {
    let c = &game.content;
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let all = |holes: &[&str]| holes.iter().flat_map(|hole| of(game, hole)).collect::<Vec<_>>();
    match hole {
        "colour" => owned(&COLOURS),
        "side" => owned(&["light", "dark"]),
        "element" => Element::ALL.map(|element| element.word().to_owned()).to_vec(),
        "type" => SpellType::ALL.map(|kind| kind.word().to_owned()).to_vec(),
        "room-colour" => Colour::ALL.map(|colour| colour.word().to_owned()).to_vec(),
        "slot" => owned(&SLOTS),
        "mage" => c.mages.iter().map(|mage| mage.id.to_string()).collect(),
        "grimoire" => c.grimoires.iter().map(|grimoire| grimoire.id.to_string()).collect(),
        "spell" => c.spells.iter().map(|spell| spell.id.to_string()).collect(),
        "quest" => c.quests.iter().map(|quest| quest.id.to_string()).collect(),
        "event" => c.events.iter().map(|event| event.id.to_string()).collect(),
        "command" => c.commands.iter().map(|command| command.id.to_string()).collect(),
        "card" => all(&["spell", "quest", "event"]),
        "school" => c.schools.iter().map(|school| school.to_string()).collect(),
        "evocation" => c.evocations.iter().map(|evocation| evocation.id.to_string()).collect(),
        "upgrade" => c.upgrades.iter().map(|upgrade| upgrade.id.to_string()).collect(),
        "jinx" => c.jinxes.iter().map(|jinx| jinx.id.to_string()).collect(),
        "room" => c.rooms.iter().map(|room| room.id.to_string()).collect(),
        "space" => game.shape.all().iter().map(|space| game.shape.name(space).to_owned()).collect(),
        "source" => {
            let mut sources = all(&["card", "command", "evocation", "upgrade", "jinx", "room"]);
            sources.extend(owned(&["rules", "physical"]));
            sources
        }
        "party" => {
            let parties = Party::all().filter(|p| *p == Party::ROSE || p.index() < game.seats);
            parties.map(|party| party.id().to_owned()).chain(of(game, "mage")).collect()
        }
        "model" => models(game),
        "phase" => owned(&[
            "setup",
            "black-rose",
            "study",
            "preparation",
            "action",
            "evocation",
            "clean-up",
            "scoring",
        ]),
        "word" => owned(WORDS),
        _ => Vec::new(),
    }
}

/// Mages, and Evocations by kind, owner and base.
fn models(game: &BlackRose) -> Vec<String> {
    let mut models = of(game, "mage");
    models.extend((0..game.mages).map(|seat| format!("seat{seat}")));
    for kind in of(game, "evocation") {
        for owner in of(game, "party") {
            let bases = if owner == Party::ROSE.id() { MODELS } else { 3 };
            models.extend((1..=bases).map(|base| format!("{kind}:{owner}:{base}")));
        }
    }
    models
}

/// The cards of this match that have a text of this part.
pub fn cards(game: &BlackRose, part: &str) -> Vec<String> {
    let hole = match part {
        "light" | "dark" => "spell",
        "effect" | "destroyed" | "rebuilt" => "room",
        "skill" => "evocation",
        part => part,
    };
    of(game, hole)
}

/// Words with which expectations and the log say how something is, and why.
const WORDS: &[&str] = &[
    // What is announced of a Spell.
    "trap",
    "protection",
    // What a Ban forbids.
    "walk",
    "move",
    "activate",
    "leave",
    "banned",
    // How something is.
    "true",
    "false",
    "none",
    "nobody",
    "open",
    "empty",
    "ready",
    "active",
    "revealed",
    "available",
    "used",
    "cell",
    "supply",
    "dummy",
    "nothing",
    "yet",
    // From where.
    "hand",
    "grimoire",
    "memories",
    "library",
    "forgotten",
    "discards",
    "quests",
    "events",
    "slot",
    "aside",
    // What somebody does, and what changes.
    "explore",
    "fight",
    "command",
    "cast",
    "momentum",
    "use",
    "strength",
    "speed",
    "health",
    // Why somebody gains or loses.
    "defeat",
    "trophies",
    "rooms",
    "solved",
    "crown",
    "quest",
    "event",
    // Why nothing happens.
    "no-model",
    "no-available-token",
    "no-card",
    "no-quest",
    "no-room",
    "no-cube",
    "nothing-to-cancel",
    "no-damage",
    "no-upgrade",
    "no-trophy",
    "no-free-model",
    "no-jinx",
    "no-event",
    "no-slot",
    "no-points",
    "no-instability",
    "no-base",
    "no-token",
    "nothing-to-convert",
    "not-in-lodge",
    "shielded",
    "immune",
    "ignored",
    "used-token",
    // Which limit was reached.
    "work",
    "facts",
    "triggers",
    "abilities",
    "effects",
    // Why the Avatar chooses so.
    "only",
    "evocations",
    "mages",
    "nearest",
    "damage",
    "rose-damage",
    "power",
    "mages-inside",
    "models-inside",
    "instability",
];
