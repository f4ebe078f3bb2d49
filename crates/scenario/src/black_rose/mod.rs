//! Scenarios of the Black Rose family.

mod expect;
mod format;
mod words;

use crate::family::{Family, Unready};
use crate::problem::Problem;
use blackrose::{BlackRose, Packs, Setup};
use kernel::Seat;
use serde::Deserialize;
use spellscript::pack::PackSource;
use std::sync::{Arc, OnceLock};
use ts_rs::{Config, TS};

impl Family for BlackRose {
    type Expect = format::Expect;
    const PARTS: &'static [&'static str] =
        &["light", "dark", "effect", "destroyed", "rebuilt", "quest", "event", "skill", "upgrade", "jinx"];
    const FAMILY: &'static str = blackrose::content::pack::FAMILY;
    const NAMES: &'static [&'static str] = words::NAMES;
    const SAID: &'static [&'static str] = words::SAID;

    fn ready(own: toml::Table, packs: Vec<PackSource>) -> Result<Arc<BlackRose>, Unready> {
        let setup = setup(own).map_err(Unready::Setup)?;
        let packs = if packs.is_empty() {
            built_in().clone().map_err(Unready::Packs)?
        } else {
            Arc::new(read_packs(packs).map_err(Unready::Packs)?)
        };
        let game = games::default_setup(&setup.game).and_then(|_| BlackRose::prepare(&setup, &packs));
        let game = game.map_err(|e| Unready::Setup(format!("this match cannot be prepared: {e}")))?;
        Ok(Arc::new(game))
    }

    fn fill(&self, position: &mut Self::Position) {
        while position.seats.len() < self.seats {
            position.seats.push(Default::default());
        }
    }

    fn seat_name(&self, state: &Self::State, seat: Seat) -> String {
        self.model_id(state, seat.into()).to_string()
    }

    fn compare(&self, state: &Self::State, expect: &Self::Expect) -> Vec<Problem> {
        expect::check(self, state, expect)
    }

    fn words(&self, hole: &str) -> Vec<String> {
        words::of(self, hole)
    }

    fn cards(&self, part: &str) -> Vec<String> {
        words::cards(self, part)
    }

    fn events() -> String {
        <blackrose::Event as TS>::inline(&Config::default())
    }
}

/// A scenario's usual options, and those it has of its own.
fn setup(own: toml::Table) -> Result<Setup, String> {
    let mut table = toml::Table::new();
    table.insert("fixed-rooms".into(), true.into());
    table.insert("first".into(), 0.into());
    match own.get("game").and_then(|game| game.as_str()) {
        Some("rebirth") => {
            let players = own.get("players").and_then(|n| n.as_integer()).unwrap_or(2);
            let mages = ["rikkart", "gramigna", "baron-doria", "arianna"];
            let schools = ["agony", "alchemy", "lex", "hex", "nightmare", "shamanic", "technomancy"];
            table.insert("players".into(), players.into());
            table.insert(
                "seats".into(),
                mages[..usize::try_from(players).map_or(0, |n| n.min(4))].to_vec().into(),
            );
            table.insert("schools".into(), schools.to_vec().into());
        }
        Some("classic") => {
            let players = own.get("players").and_then(|n| n.as_integer()).unwrap_or(2);
            let mages = ["tessa", "jafar", "rebecca", "nero"];
            table.insert("players".into(), players.into());
            table.insert(
                "seats".into(),
                mages[..usize::try_from(players).map_or(0, |n| n.min(4))].to_vec().into(),
            );
            table.insert("schools".into(), Vec::<String>::new().into());
        }
        _ => {
            table.insert("seats".into(), vec!["bartholomew", "ulrich"].into());
        }
    }
    table.extend(own);
    Setup::deserialize(table).map_err(|e| format!("setup: {}", e.message()))
}

/// The program's own packs, read once.
fn built_in() -> &'static Result<Arc<Packs>, String> {
    static PACKS: OnceLock<Result<Arc<Packs>, String>> = OnceLock::new();
    PACKS.get_or_init(|| read_packs(Vec::new()).map(Arc::new))
}

fn read_packs(own: Vec<PackSource>) -> Result<Packs, String> {
    let mut sources = games::packs::built_in();
    sources.extend(own);
    Packs::read(sources)
        .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}
