//! Moments of Classic at which somebody has just looked, taken or held back: each Spell, each Room and each Quest of a
//! door handle, at a table at which everybody has something to hide.

use blackrose::BlackRose;
use blackrose::position::Position;
use blackrose::state::State;
use kernel::{Game, Log};
use serde_json::{Value, json};

/// The Mages of Classic at a table of three.
const MAGES: [&str; 4] = ["tessa", "jafar", "rebecca", "nero"];

/// A table of Classic in its second Moon at which everybody has something to hide: a hand, Quests, Ready Spells, cards
/// that others have not seen. The first of the
/// `mages` is about to act.
fn table(mages: [&str; 3], at: &str, rooms: &Value, slots: [Value; 2], active: &Value) -> Position {
    let [first, second] = slots;
    let evocation =
        |kind: &str, owner: u8| json!({ "kind": kind, "owner": format!("seat{owner}"), "at": at });
    let position = json!({
        "round": 2,
        "moon": 2,
        "rose": { "power": 6 },
        "board": ["", "pitiful-dance", ""],
        "rooms": rooms,
        "discards": ["demons-howl", "invoke-obscurity", "spring-rite"],
        "evocations": [evocation("divine-altar", 0), evocation("landsknecht", 1), evocation("andromeda", 2)],
        "seats": [
            {
                "mage": mages[0], "at": at, "damage": ["seat1", "rose"], "slots": first, "active": active,
                "hand": ["obscure-armor", "meteor-swarm", "ice-grip", "gaze"],
                "grimoire": ["fire-dash", "bone-armor"], "memories": ["epiphany", "plot", "shadow-step", "cowardice"],
            },
            {
                "mage": mages[1], "at": at, "power": 2, "slots": second,
                "active": [{ "quest": "unscathed" }, { "quest": "the-snare-closes" }],
                "hand": ["dismiss", "vampires-bite", "winter-rite"], "grimoire": ["maelstrom", "ice-grip"],
                "memories": ["meteor-swarm", "gaze"],
            },
            {
                "mage": mages[2], "at": "ne", "power": 3, "damage": ["seat0"],
                "active": [{ "quest": "steam" }, { "quest": "school-of-blows" }],
                "hand": ["fire-dash", "cowardice"], "grimoire": ["bone-armor"],
                "slots": { "quick": { "spell": "shadow-step", "side": "dark", "state": "ready" }, "I": { "spell": "obscure-armor", "side": "light", "state": "active" } },
            },
        ],
    });
    serde_json::from_value(position).expect("a position")
}

/// Plays the first answers by name; the state after them.
fn after(game: &BlackRose, position: &Position, answers: &[&str]) -> Result<State, String> {
    let mut state = game.place(position).map_err(|e| e.to_string())?;
    for answer in answers {
        let seat = game.deciding(&state).iter().next().ok_or("nobody is asked")?;
        let mut choices = Vec::new();
        game.choices(&state, seat, &mut choices);
        let found = choices.iter().find(|choice| game.name(&state, seat, **choice).to_string() == *answer);
        let choice = *found.ok_or_else(|| format!("{answer} is not offered"))?;
        game.choose(&mut state, seat, choice, &mut Log::silent()).map_err(|e| e.to_string())?;
    }
    Ok(state)
}

/// Each side of each Spell, cast or waiting; each Room, activated alone and for each Quest of its door handle.
pub fn moments(game: &BlackRose) -> Vec<(String, State)> {
    let mut moments = Vec::new();
    let quests = json!([{ "quest": "tithe-of-the-novice" }, { "quest": "busy-hands" }]);
    let garden = json!([
        { "space": "e", "room": "classic-garden", "cubes": ["seat1", "seat2", "rose"] },
        { "space": "se", "room": "classic-treasure-room", "used": true },
    ]);
    let ready =
        |spell: &str, side: &str, state: &str| json!({ "spell": spell, "side": side, "state": state });
    for spell in &game.content.spells {
        for (n, side) in ["light", "dark"].into_iter().enumerate().take(if spell.single { 1 } else { 2 }) {
            let waits = spell.sides[n].kind.waits();
            // A Personal Spell is its own Mage's: whoever may have it.
            let found = (0..4).find_map(|turn| {
                let [a, b, c] = [0, 1, 2].map(|seat| MAGES[(seat + turn) % 4]);
                let (own, theirs, mages) = match waits {
                    true => {
                        (ready("magic-door", "light", "ready"), ready(&spell.id, side, "active"), [b, a, c])
                    }
                    false => {
                        (ready(&spell.id, side, "ready"), ready("magical-theft", "dark", "active"), [a, b, c])
                    }
                };
                let slots = [
                    json!({ "quick": own, "I": ready("dismiss", "light", "ready") }),
                    json!({ "I": theirs, "quick": ready("fireball", "light", "ready") }),
                ];
                let position = table(mages, "e", &garden, slots, &quests);
                let answers: &[&str] = if waits { &[] } else { &["cast quick"] };
                after(game, &position, answers).ok()
            });
            let state = found.unwrap_or_else(|| panic!("{} {side} cannot be played", spell.id));
            moments.push((format!("{} {side}", spell.id), state));
        }
    }
    for room in &game.content.rooms {
        let at = if room.id == "classic-black-rose-room" { "centre" } else { "e" };
        let mut rooms = vec![json!({ "space": at, "room": room.id.to_string() })];
        if room.id != "classic-treasure-room" {
            rooms.push(json!({ "space": "se", "room": "classic-treasure-room", "used": true }));
        }
        let handles = game.content.quests.iter().filter(|quest| quest.room == Some(room.base));
        for quest in std::iter::once(None).chain(handles.map(Some)) {
            let slots = [
                json!({ "quick": ready("magic-door", "light", "ready") }),
                json!({ "I": ready("magical-theft", "dark", "active"), "quick": ready("fireball", "light", "ready") }),
            ];
            let active: Vec<Value> =
                quest.iter().map(|quest| json!({ "quest": quest.id.to_string() })).collect();
            let position = table(["tessa", "jafar", "rebecca"], at, &json!(rooms), slots, &json!(active));
            let activate =
                quest.map_or("activate room".to_owned(), |quest| format!("activate room quest:{}", quest.id));
            let name = format!("{}: {activate}", room.id);
            let state =
                after(game, &position, &["explore", &activate]).unwrap_or_else(|e| panic!("{name}: {e}"));
            moments.push((name, state));
        }
    }
    moments
}
