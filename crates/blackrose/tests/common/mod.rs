//! What the tests of the family share.
#![allow(dead_code, missing_docs)]

pub mod play;
pub mod start;

use blackrose::content::printed;
use blackrose::setup::{Level, SWITCHES};
use blackrose::{BlackRose, Packs, Setup};
use spellscript::pack::PackSource;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Reads a pack's folder as text.
pub fn source(folder: &str) -> PackSource {
    let mut files: Vec<(String, String)> = std::fs::read_dir(root().join(folder))
        .expect("the pack's folder is there")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|e| e == "toml"))
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("text"))
        })
        .collect();
    files.sort();
    PackSource::new(folder, files)
}

pub fn packs(folders: &[&str]) -> Packs {
    match Packs::read(folders.iter().map(|f| source(f)).collect()) {
        Ok(packs) => packs,
        Err(errors) => panic!("{}", errors.iter().map(|e| e.to_string()).collect::<Vec<_>>().join("\n")),
    }
}

/// What a Room prints for one of its parts: `destroyed`, `rebuilt` or `effect`.
pub fn effect<'a>(room: &'a printed::Room, part: &str) -> &'a printed::Effect {
    let found = room.effects().find(|(name, _)| *name == part);
    found.map_or_else(|| panic!("{} has no Effect {part}", room.id.get_ref()), |(_, effect)| effect)
}

pub static DUEL: LazyLock<Packs> = LazyLock::new(|| packs(&["packs/duel"]));

/// All packs of the family, and one of the examples for a fourth School.
pub static ALL: LazyLock<Packs> =
    LazyLock::new(|| packs(&["packs/duel", "packs/rebirth", "packs/classic", "examples/packs/tempest"]));

/// Rebirth for so many players.
pub fn rebirth(players: usize) -> Arc<BlackRose> {
    let setup = Setup { game: "rebirth".into(), players, schools: Vec::new(), ..Setup::default() };
    table(&setup)
}

/// Rebirth for so many players and the Avatar.
pub fn with_avatar(players: usize, level: Level) -> Arc<BlackRose> {
    let avatar = Some(level);
    let setup = Setup { game: "rebirth".into(), players, schools: Vec::new(), avatar, ..Setup::default() };
    table(&setup)
}

/// A setup of Classic for so many players.
pub fn classic_setup(players: usize) -> Setup {
    Setup { game: "classic".into(), players, schools: Vec::new(), ..Setup::default() }
}

/// Classic for so many players.
pub fn classic(players: usize) -> Arc<BlackRose> {
    table(&classic_setup(players))
}

/// Classic for so many players with one of its options.
pub fn classic_with(players: usize, option: &str) -> Arc<BlackRose> {
    let mut setup = classic_setup(players);
    let switch = SWITCHES.iter().find(|switch| switch.name == option).expect("an option of Classic");
    *(switch.at)(&mut setup) = !switch.usual;
    table(&setup)
}

/// The options of Classic.
pub const OPTIONS: [&str; 4] = ["crown-by-phase", "excess-damage", "excess-instability", "extra-rounds"];

/// A match with any of the packs.
pub fn table(setup: &Setup) -> Arc<BlackRose> {
    Arc::new(BlackRose::prepare(setup, &ALL).expect("a sound setup"))
}

pub fn duel(setup: &Setup) -> Arc<BlackRose> {
    Arc::new(BlackRose::prepare(setup, &DUEL).expect("a sound setup"))
}
