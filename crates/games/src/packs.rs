//! The packs in the program, and packs in folders.

use crate::families::{FAMILIES, family_of_pack};
pub use spellscript::pack::{PackError, PackSource};
use std::path::Path;

macro_rules! files {
    ($folder:literal: $($name:literal),* $(,)?) => {
        PackSource::new(
            $folder,
            vec![$(($name.to_owned(), include_str!(concat!("../../../", $folder, "/", $name)).to_owned())),*],
        )
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
        files!("packs/classic":
            "conspiracy.toml",
            "destruction.toml",
            "divination.toml",
            "events.toml",
            "evocations.toml",
            "forgotten.toml",
            "illusion.toml",
            "lexicon.pl.toml",
            "lexicon.ru.toml",
            "mages.toml",
            "necromancy.toml",
            "pack.toml",
            "personal.toml",
            "quests.toml",
            "rooms.toml",
            "schools.toml",
            "transmutation.toml",
        ),
    ]
}

/// The pack of Penumbra.
pub fn penumbra() -> PackSource {
    files!("packs/penumbra":
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
    )
}

/// The boxes of all families that come with the program.
pub fn own_boxes() -> Vec<PackSource> {
    FAMILIES.iter().flat_map(|family| (family.boxes)()).collect()
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
    Ok(PackSource::new(shown.to_string(), files))
}

/// Packs of every family.
#[derive(Clone, Default)]
pub struct AnyPacks {
    /// Those of the Black Rose.
    pub rose: blackrose::Packs,
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
        let strangers = strangers(&sources);
        if !strangers.is_empty() {
            return Err(strangers);
        }
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

    fn of(penumbra: Read<penumbra::Packs>, rose: Read<blackrose::Packs>) -> AnyPacks {
        let why = |errors: &Vec<PackError>| {
            errors.first().map(|first| format!("{}: {}", first.place, first.message)).unwrap_or_default()
        };
        let unread =
            Unread { penumbra: penumbra.as_ref().err().map(why), rose: rose.as_ref().err().map(why) };
        AnyPacks { penumbra: penumbra.unwrap_or_default(), rose: rose.unwrap_or_default(), unread }
    }

    /// The files of all packs, by folder.
    pub fn sources(&self) -> Vec<(&str, &[(String, String)])> {
        let packs = self.rose.packs().iter().chain(self.penumbra.packs());
        packs.map(|pack| (pack.source.folder.as_str(), &pack.source.files[..])).collect()
    }
}

type Read<T> = Result<T, Vec<PackError>>;

fn read_apart(sources: Vec<PackSource>) -> (Read<penumbra::Packs>, Read<blackrose::Packs>) {
    let is = |id: &str, source: &PackSource| family_of_pack(source).is_some_and(|family| family.id == id);
    let (ours, rose): (Vec<_>, Vec<_>) =
        sources.into_iter().partition(|source| is(penumbra::content::pack::FAMILY, source));
    (penumbra::Packs::read(ours), blackrose::Packs::read(rose))
}

/// Packs of families that there are not.
fn strangers(sources: &[PackSource]) -> Vec<PackError> {
    let families = || FAMILIES.iter().map(|family| family.id);
    let stranger = |source: &PackSource| {
        let named = source.said("family")?;
        let message = format!(
            "this is a pack for \"{named}\", a family of games that is not here: use one of {}",
            families().collect::<Vec<_>>().join(", ")
        );
        families().all(|id| id != named).then(|| source.error("family", message))
    };
    sources.iter().filter_map(stranger).collect()
}

/// The packs of the program and those in the folders, read together.
pub fn load(folders: &[std::path::PathBuf]) -> Result<AnyPacks, Vec<PackError>> {
    let mut sources = own_boxes();
    for folder in folders {
        match read_folder(folder) {
            Ok(source) => sources.push(source),
            Err(message) => {
                return Err(vec![PackError::new(folder.display().to_string(), message)]);
            }
        }
    }
    AnyPacks::read(sources)
}
