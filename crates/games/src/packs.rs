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

/// The pack of Penumbra.
pub fn penumbra() -> penumbra::PackSource {
    let PackSource { folder, files } = files!("packs/penumbra":
        "amber.toml",
        "amethyst.toml",
        "artifacts.toml",
        "boards.toml",
        "contracts.toml",
        "emerald.toml",
        "fate.toml",
        "first-game.toml",
        "jasper.toml",
        "pack.toml",
        "potions.toml",
        "ruby.toml",
        "sapphire.toml",
        "talents.toml",
        "trials.toml",
    );
    penumbra::PackSource { folder, files }
}

/// The boxes of all families that come with the program.
fn own_boxes() -> Vec<PackSource> {
    let mut boxes = built_in();
    let penumbra::PackSource { folder, files } = penumbra();
    boxes.push(PackSource { folder, files });
    boxes
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

/// Packs of every family.
#[derive(Clone, Default)]
pub struct AnyPacks {
    /// Those of the Black Rose.
    pub rose: Packs,
    /// Those of Penumbra.
    pub penumbra: penumbra::Packs,
    /// Why those of a family are not here although there are some: its language may have changed since they were kept.
    pub unread: Unread,
}

/// What could not be read of each family.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Unread {
    pub rose: Option<String>,
    pub penumbra: Option<String>,
}

impl AnyPacks {
    /// Reads packs, each by the family that it names; nothing is half-loaded.
    pub fn read(sources: Vec<PackSource>) -> Result<AnyPacks, Vec<PackError>> {
        let (penumbra, rose) = read_apart(sources);
        Ok(AnyPacks { penumbra: penumbra?, rose: rose?, unread: Unread::default() })
    }

    /// Reads packs that were kept, each family by itself: where the language of one has changed since, matches of the
    /// other go on. A family whose kept boxes do not read any more has those of the program in their place, so that its
    /// matches go on too; should a user's pack not read either, whoever prepares a match of the family is told why.
    pub fn read_kept(sources: Vec<PackSource>) -> AnyPacks {
        let (penumbra, rose) = read_apart(sources.clone());
        if penumbra.is_ok() && rose.is_ok() {
            return AnyPacks::of(penumbra, rose);
        }
        let own = own_boxes();
        let now =
            |kept: PackSource| own.iter().find(|own| own.folder == kept.folder).cloned().unwrap_or(kept);
        let (penumbra_now, rose_now) = read_apart(sources.into_iter().map(now).collect());
        AnyPacks::of(penumbra.or(penumbra_now), rose.or(rose_now))
    }

    fn of(penumbra: Read<penumbra::Packs>, rose: Read<Packs>) -> AnyPacks {
        let why = |errors: &Vec<PackError>| {
            errors.first().map(|first| format!("{}: {}", first.place, first.message)).unwrap_or_default()
        };
        let unread =
            Unread { penumbra: penumbra.as_ref().err().map(why), rose: rose.as_ref().err().map(why) };
        AnyPacks { penumbra: penumbra.unwrap_or_default(), rose: rose.unwrap_or_default(), unread }
    }

    /// The files of all packs, by folder.
    pub fn sources(&self) -> Vec<(&str, &[(String, String)])> {
        let rose = self.rose.packs.iter().map(|pack| (pack.source.folder.as_str(), &pack.source.files[..]));
        let penumbra = self.penumbra.sources().iter().map(|pack| (pack.folder.as_str(), &pack.files[..]));
        rose.chain(penumbra).collect()
    }
}

type Read<T> = Result<T, Vec<PackError>>;

fn read_apart(sources: Vec<PackSource>) -> (Read<penumbra::Packs>, Read<Packs>) {
    let (ours, rose): (Vec<_>, Vec<_>) = sources.into_iter().partition(is_penumbra);
    let ours =
        ours.into_iter().map(|source| penumbra::PackSource { folder: source.folder, files: source.files });
    let error = |error: penumbra::PackError| PackError {
        place: error.place,
        message: error.message,
        report: error.report,
    };
    let penumbra =
        penumbra::Packs::read(ours.collect()).map_err(|errors| errors.into_iter().map(error).collect());
    (penumbra, Packs::read(rose))
}

/// Does a pack name the family of Penumbra?
pub fn is_penumbra(source: &PackSource) -> bool {
    #[derive(serde::Deserialize)]
    struct Family {
        family: Option<String>,
    }
    let head = source.files.iter().find(|(name, _)| name == "pack.toml");
    let family = head.and_then(|(_, text)| toml::from_str::<Family>(text).ok()).and_then(|head| head.family);
    family.as_deref() == Some("penumbra")
}

/// The packs of the program and those in the folders, read together.
pub fn load(folders: &[std::path::PathBuf]) -> Result<AnyPacks, Vec<PackError>> {
    let mut sources = own_boxes();
    for folder in folders {
        match read_folder(folder) {
            Ok(source) => sources.push(source),
            Err(message) => {
                let place = folder.display().to_string();
                return Err(vec![PackError { place, message, report: String::new() }]);
            }
        }
    }
    AnyPacks::read(sources)
}
