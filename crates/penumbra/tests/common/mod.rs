//! The pack as it stands in the repository, and games with it.
#![allow(dead_code)]

use kernel::{Game, Log, Seat, Seed};
use penumbra::position::Position;
use penumbra::{Packs, Penumbra, Setup, State};
use spellscript::pack::PackSource;
use std::path::Path;
use std::sync::{Arc, LazyLock};

/// The files of the pack.
pub fn sources() -> Vec<PackSource> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/penumbra");
    let mut files: Vec<(String, String)> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, std::fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    vec![PackSource::new("packs/penumbra", files)]
}

pub static PACKS: LazyLock<Packs> = LazyLock::new(|| {
    Packs::read(sources()).unwrap_or_else(|errors| {
        panic!("{}", errors.iter().map(|e| e.to_string()).collect::<Vec<_>>().join("\n"))
    })
});

pub fn game(players: usize) -> Arc<Penumbra> {
    with(&Setup { players, ..Setup::default() })
}

pub fn with(setup: &Setup) -> Arc<Penumbra> {
    Arc::new(Penumbra::prepare(setup, &PACKS).unwrap())
}

/// A game at the first turn, with Talents chosen at random.
pub fn begun(game: &Penumbra, seed: u64) -> State {
    let mut state = game.start(Seed::from_number(seed));
    while game.at_once(&state) {
        let seat = game.deciding(&state).iter().next().unwrap();
        let mut choices = Vec::new();
        game.choices(&state, seat, &mut choices);
        game.choose(&mut state, seat, choices[0], &mut Log::silent()).unwrap();
    }
    state
}

/// A position being played by the names of its choices.
pub struct Table {
    pub game: Arc<Penumbra>,
    pub s: State,
}

impl Table {
    /// A written position; seats that are left out are filled with a plain Wizard.
    pub fn lay(toml: &str) -> Table {
        let position: Position = toml::from_str(toml).unwrap_or_else(|e| panic!("{e}"));
        let game = game(position.seats.len());
        let s = game.place(&position).unwrap_or_else(|e| panic!("{e}"));
        Table { game, s }
    }

    pub fn offers(&self) -> Vec<String> {
        let Some(seat) = self.game.deciding(&self.s).iter().next() else { return Vec::new() };
        let mut choices = Vec::new();
        self.game.choices(&self.s, seat, &mut choices);
        choices.into_iter().map(|c| self.game.name(&self.s, seat, c).to_string()).collect()
    }

    pub fn seat(&self) -> Seat {
        self.game.deciding(&self.s).iter().next().expect("somebody is asked")
    }

    pub fn offered(&self, name: &str) -> bool {
        self.offers().iter().any(|offer| offer == name)
    }

    /// Answers with a name; panics if it is not offered.
    pub fn say(&mut self, name: &str) -> &mut Table {
        let seat = self.seat();
        let mut choices = Vec::new();
        self.game.choices(&self.s, seat, &mut choices);
        let found = choices.into_iter().find(|c| self.game.name(&self.s, seat, *c).as_str() == name);
        let choice = found.unwrap_or_else(|| panic!("\"{name}\" is not offered: {:?}", self.offers()));
        self.game.choose(&mut self.s, seat, choice, &mut Log::silent()).unwrap();
        self.game.check(&self.s).unwrap();
        self
    }

    pub fn all(&mut self, names: &[&str]) -> &mut Table {
        for name in names {
            self.say(name);
        }
        self
    }

    pub fn card(&self, id: &str) -> penumbra::state::CardId {
        self.game.content.find(id).unwrap_or_else(|| panic!("there is no card {id}"))
    }

    pub fn store(&self, seat: u8, goods: penumbra::goods::Ingredient) -> u8 {
        self.s.wizard(seat).store[goods]
    }

    pub fn pool(&self, seat: u8) -> Vec<String> {
        penumbra::view::dice_words(&self.s.wizard(seat).pool)
    }
}
