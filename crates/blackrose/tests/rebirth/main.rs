//! Rebirth: what a scenario cannot show. The box as data, setups that are refused, chance, hidden cards, and
//! boxes mixed with each other.

#[path = "../common/mod.rs"]
mod common;

mod avatar;
mod data;
mod hidden;
mod mixing;
mod refused;
mod setup;
mod turns;

use blackrose::position::{Position, SeatAt};
use blackrose::{BlackRose, Setup};
use common::play::Table;
use kernel::{Game, Seed, Viewer};
use std::sync::Arc;

/// Rebirth for so many players with whatever is whole.
fn rebirth_setup(players: usize) -> Setup {
    Setup { game: "rebirth".into(), players, schools: Vec::new(), ..Setup::default() }
}

/// A match at its first question.
fn begin(game: &Arc<BlackRose>, seed: u64) -> Table {
    Table { game: game.clone(), s: game.start(Seed::from_number(seed)), told: Vec::new() }
}

/// What a viewer sees.
fn view(table: &Table, who: Viewer) -> serde_json::Value {
    serde_json::to_value(table.game.view(&table.s, who)).expect("a view can be written")
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

const MAGES: [&str; 4] = ["rikkart", "gramigna", "arianna", "baron-doria"];
const GRIMOIRES: [&str; 4] = ["sadistic-fury", "scourge", "maleficium", "oneiromancer"];

/// A match in which nothing of the setup is left to ask.
fn settled(players: usize) -> Arc<BlackRose> {
    let some = |names: [&str; 4]| names[..players].iter().map(|n| Some((*n).to_owned())).collect();
    common::table(&Setup {
        first: Some(0),
        colours: (0..players as u8).map(Some).collect(),
        seats: some(MAGES),
        grimoires: some(GRIMOIRES),
        ..rebirth_setup(players)
    })
}

fn owned<T: for<'a> From<&'a str>>(names: &[&str]) -> Vec<T> {
    names.iter().map(|id| (*id).into()).collect()
}

/// A seat of a position: where its Mage stands, its Grimoire and its Memories.
fn at(spot: &str, grimoire: &[&str], memories: &[&str]) -> SeatAt {
    SeatAt { at: spot.into(), grimoire: owned(grimoire), memories: owned(memories), ..SeatAt::default() }
}

/// Lays a position out.
fn place(game: &Arc<BlackRose>, position: &Position) -> Table {
    let s = game.place(position).unwrap_or_else(|e| panic!("the position is not sound: {e}"));
    Table { game: game.clone(), s, told: Vec::new() }
}
