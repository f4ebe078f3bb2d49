//! The packs in the program, and packs in folders.

use blackrose::{PackError, PackSource, Packs};
use std::path::Path;

macro_rules! files {
    ($folder:literal: $($name:literal),* $(,)?) => {
        PackSource {
            folder: $folder.to_owned(),
            files: vec![$(($name.to_owned(), include_str!(concat!("../../../", $folder, "/", $name)).to_owned())),*],
        }
    };
}

/// The packs that come with the program.
pub fn built_in() -> Vec<PackSource> {
    vec![
        files!("packs/duel":
            "events.toml",
            "evocations.toml",
            "forgotten.toml",
            "lexicon.pl.toml",
            "lexicon.ru.toml",
            "mages.toml",
            "pack.toml",
            "personal.toml",
            "quests.toml",
            "rooms.toml",
            "school.toml",
            "spells.toml",
            "upgrades.toml",
        ),
        files!("packs/rebirth":
            "agony.toml",
            "alchemy.toml",
            "avatar.toml",
            "events.toml",
            "evocations.toml",
            "forgotten.toml",
            "hex.toml",
            "jinxes.toml",
            "lexicon.pl.toml",
            "lexicon.ru.toml",
            "mages.toml",
            "nightmare.toml",
            "pack.toml",
            "personal.toml",
            "quests.toml",
            "rooms.toml",
            "schools.toml",
            "shamanic.toml",
            "technomancy.toml",
            "upgrades.toml",
        ),
    ]
}

/// Reads the files of a pack's folder as text.
pub fn read_folder(folder: &Path) -> Result<PackSource, String> {
    let shown = folder.display();
    let entries =
        std::fs::read_dir(folder).map_err(|e| format!("{shown}: cannot be read as a folder ({e})"))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|e| format!("{shown}: {e}"))?.path();
        if path.extension().is_some_and(|e| e == "toml") {
            let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
            files.push((name, text));
        }
    }
    files.sort();
    Ok(PackSource { folder: shown.to_string(), files })
}

/// The packs of the program and those in the folders, read together.
pub fn load(folders: &[std::path::PathBuf]) -> Result<Packs, Vec<PackError>> {
    let mut sources = built_in();
    for folder in folders {
        match read_folder(folder) {
            Ok(source) => sources.push(source),
            Err(message) => {
                let place = folder.display().to_string();
                return Err(vec![PackError { place, message, report: String::new() }]);
            }
        }
    }
    Packs::read(sources)
}
