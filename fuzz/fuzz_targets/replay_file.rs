//! Any bytes are a replay that plays to its end or a clear error.
#![no_main]

use blackrose::{BlackRose, Setup};
use kernel::{Journal, Session};
use libfuzzer_sys::fuzz_target;
use std::sync::{Arc, LazyLock};

static GAME: LazyLock<Arc<BlackRose>> = LazyLock::new(|| {
    let packs = games::packs::load(&[]).expect("the packs of the program are sound").rose;
    Arc::new(BlackRose::prepare(&Setup::default(), &packs).expect("the default setup is sound"))
});

fuzz_target!(|bytes: &[u8]| {
    if let Ok(journal) = Journal::read(bytes) {
        let _ = serde_setup(&journal);
        let _ = Session::replay(GAME.clone(), &journal);
    }
});

/// A setup from a file is refused or played, whatever it says.
fn serde_setup(journal: &Journal) -> Result<(), String> {
    let setup: Setup = serde_json_setup(&journal.header.setup)?;
    let packs = games::packs::load(&[]).map_err(|e| e[0].to_string())?.rose;
    BlackRose::prepare(&setup, &packs).map(|_| ()).map_err(|e| e.to_string())
}

fn serde_json_setup(value: &serde_json::Value) -> Result<Setup, String> {
    serde_json::from_value(value.clone()).map_err(|e| e.to_string())
}
