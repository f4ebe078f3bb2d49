//! Classic: what a scenario cannot show. The box as data, setups that are refused, chance, hidden cards, answers that
//! are not offered, and its Mages at a table of Rebirth.

#[path = "../common/mod.rs"]
mod common;

mod appraised;
mod data;
mod hidden;
mod mixing;
mod refused;
mod turns;
mod unoffered;

use blackrose::position::{Position, QuestAt, SeatAt, SlotAt};
use blackrose::state::{Side, Slot};
use blackrose::{BlackRose, Packs, Setup};
use common::play::Table;
use kernel::{Game, Seed, Viewer};
use spellscript::pack::PackSource;
use std::sync::{Arc, LazyLock};

const MAGES: [&str; 4] = ["tessa", "jafar", "rebecca", "nero"];

/// Cards of the tests' own: what the box prints may change.
const CARDS: &str = r#"
[[quest]]
id = "free-task"
name = { en = "Free Task" }
moon = 1
points = 2
trigger = 'you resolve a Combat Spell'
text = 'Draw 1 Spell from your Grimoire.'

[[quest]]
id = "free-state"
name = { en = "Free State" }
moon = 1
points = 1
condition = 'you have at least 2 Revealed Spells'
text = 'Heal 1 damage.'

[[quest]]
id = "garden-handle"
name = { en = "Garden Handle" }
moon = 1
points = 1
room = "Garden"
text = 'Heal 1 damage.'

[[quest]]
id = "forge-handle"
name = { en = "Forge Handle" }
moon = 1
points = 1
room = "Forge"
instead = true
text = 'Heal 1 damage.'

[[spell]]
id = "two-doors"
name = { en = "Two Doors" }
school = "conspiracy"
copies = 3
room_trap = true
light = { type = "trap", element = "air", target = "room 0", trigger = 'another Model enters a red Room', text = 'Inflict 1.' }
dark = { type = "trap", element = "magic", target = "self", trigger = 'another Model enters a green Room', text = 'Gain 1 PP.' }

[[spell]]
id = "noose"
name = { en = "Noose" }
school = "destruction"
copies = 3
light = { type = "trap", element = "earth", target = "special", trigger = 'another Mage activates a Room', text = 'Gain 1 PP.' }
dark = { type = "trap", element = "earth", target = "special", trigger = 'another Mage activates a Room', text = 'Gain 2 PP.' }

[[spell]]
id = "aegis"
name = { en = "Aegis" }
school = "destruction"
copies = 3
light = { type = "protection", element = "sacred", target = "self", trigger = 'a Combat Spell targets you', text = 'Ignore the Spell Effect.' }
dark = { type = "contingency", element = "sacred", target = "self", text = 'Gain 1 PP.' }

[[spell]]
id = "bulwark"
name = { en = "Bulwark" }
school = "destruction"
copies = 3
light = { type = "protection", element = "earth", target = "self", trigger = 'a Combat Spell targets you', text = 'Gain 1 PP.' }
dark = { type = "protection", element = "earth", target = "self", trigger = 'another Mage inflicts damage to you', text = 'Gain 1 PP.' }

[[spell]]
id = "jab"
name = { en = "Jab" }
school = "destruction"
copies = 3
light = { type = "combat", element = "fire", target = "model 0", text = 'Inflict 1.' }
dark = { type = "contingency", element = "any", target = "self", text = 'Gain 1 PP.' }
"#;

/// The box of Classic with the tests' own cards.
static OWN: LazyLock<Packs> = LazyLock::new(|| with(CARDS));

/// The box of Classic with cards that are written for it.
fn with(cards: &str) -> Packs {
    let head = "id = \"probe\"\nfamily = \"blackrose\"\nversion = 1\nname = { en = \"Probe\" }\nneeds = [\"classic\"]\n";
    let probe = PackSource {
        folder: "probe".into(),
        files: vec![("cards.toml".into(), cards.into()), ("pack.toml".into(), head.into())],
        own: true,
    };
    Packs::read(vec![common::source("packs/classic"), probe]).unwrap_or_else(|errors| {
        panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    })
}

/// A setup in which nothing is left to ask, with Rooms as they are listed.
fn settled_setup(players: usize) -> Setup {
    let grimoires = BlackRose::prepare(&common::classic_setup(players), &OWN)
        .expect("a sound setup")
        .content
        .grimoires
        .iter()
        .map(|grimoire| grimoire.id.to_string())
        .step_by(2)
        .take(players)
        .map(Some)
        .collect();
    Setup {
        first: Some(0),
        colours: (0..players as u8).map(Some).collect(),
        seats: MAGES[..players].iter().map(|mage| Some((*mage).to_owned())).collect(),
        grimoires,
        fixed_rooms: true,
        ..common::classic_setup(players)
    }
}

/// Such a match with the tests' own cards.
fn settled(players: usize) -> Arc<BlackRose> {
    Arc::new(BlackRose::prepare(&settled_setup(players), &OWN).expect("a sound setup"))
}

/// A match at its first question.
fn begin(game: &Arc<BlackRose>, seed: u64) -> Table {
    Table { game: game.clone(), s: game.start(Seed::from_number(seed)), told: Vec::new() }
}

/// Lays a position out.
fn place(game: &Arc<BlackRose>, position: &Position) -> Table {
    let s = game.place(position).unwrap_or_else(|e| panic!("the position is not sound: {e}"));
    Table { game: game.clone(), s, told: Vec::new() }
}

/// What a viewer sees.
fn view(table: &Table, who: Viewer) -> serde_json::Value {
    serde_json::to_value(table.game.view(&table.s, who)).expect("a view can be written")
}

fn owned<T: for<'a> From<&'a str>>(names: &[&str]) -> Vec<T> {
    names.iter().map(|id| (*id).into()).collect()
}

fn at(spot: &str) -> SeatAt {
    SeatAt { at: spot.into(), ..SeatAt::default() }
}

fn quest(id: &str) -> QuestAt {
    QuestAt { quest: id.into(), ..QuestAt::default() }
}

fn slot(spell: &str, side: Side, state: Slot) -> SlotAt {
    SlotAt { spell: spell.into(), side, state, element: None, target: None }
}
