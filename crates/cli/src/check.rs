//! `conclave check`: is a pack sound, what does it hold, and can it be played?

use crate::fail::Fail;
use crate::format::rewritten;
use blackrose::{PackSource, Packs, Setup};
use games::packs::{AnyPacks, built_in, is_penumbra, read_folder};
use games::tongue::Tongue;
use games::{AnySetup, Visitor};
use kernel::{Game, Log, Play, Seed, Stream};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const EXAMPLES: &str = "\
Examples:
  conclave check my-pack
  conclave check my-pack --pack pack-it-builds-on";

/// The options of `conclave check`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Folders of packs, or folders that hold such folders; each is checked by itself
    #[arg(required = true, value_name = "PACK_DIR")]
    folders: Vec<PathBuf>,
    /// A folder with a pack that these packs build on; may be given again
    #[arg(long = "pack", value_name = "DIR")]
    packs: Vec<PathBuf>,
}

/// Games played with a pack before it is called playable.
const TRIAL_GAMES: u64 = 20;

/// Runs `conclave check`.
pub fn run(args: Args) -> Result<(), Fail> {
    let mut broken = 0;
    let folders = pack_folders(&args.folders)?;
    for folder in &folders {
        match with_built_in(folder, &args.packs) {
            Ok(Read::Rose(packs)) => print!("{}", summary(folder, &packs)?),
            Ok(Read::Penumbra(packs)) => print!("{}", penumbra(folder, packs)?),
            Err(fail) => {
                broken += 1;
                eprintln!("{}", fail.message);
            }
        }
    }
    match broken {
        0 => Ok(()),
        _ if folders.len() == 1 => Err(Fail::input("the pack cannot be used")),
        n => Err(Fail::input(format!("{n} of {} packs cannot be used", folders.len()))),
    }
}

/// The folders with a `pack.toml`: those named, or those inside them.
pub fn pack_folders(named: &[PathBuf]) -> Result<Vec<PathBuf>, Fail> {
    let mut folders = Vec::new();
    for folder in named {
        if folder.join("pack.toml").is_file() {
            folders.push(folder.clone());
            continue;
        }
        let entries = std::fs::read_dir(folder)
            .map_err(|e| Fail::input(format!("{}: cannot be read as a folder ({e})", folder.display())))?;
        let mut inside: Vec<PathBuf> =
            entries.filter_map(|e| Some(e.ok()?.path())).filter(|p| p.join("pack.toml").is_file()).collect();
        inside.sort();
        if inside.is_empty() {
            return Err(Fail::input(format!(
                "{}: there is no pack.toml here: a pack is a folder with a pack.toml",
                folder.display()
            )));
        }
        folders.append(&mut inside);
    }
    Ok(folders)
}

/// The pack in the folder, read with those of the program and those it builds on; it comes last. A pack
/// with the id of another stands in for it.
pub fn with_built_in(folder: &Path, others: &[PathBuf]) -> Result<Read, Fail> {
    let last = read_folder(folder).map_err(Fail::input)?;
    if is_penumbra(&last) {
        let mut sources = Vec::new();
        for folder in others {
            sources.push(read_folder(folder).map_err(Fail::input)?);
        }
        if id(&last).as_deref() != Some("penumbra") {
            let ::penumbra::PackSource { folder, files } = games::packs::penumbra();
            sources.insert(0, PackSource { folder, files });
        }
        sources.push(last);
        return Ok(Read::Penumbra(AnyPacks::read(sources)?.penumbra));
    }
    let mut sources = built_in();
    for folder in others.iter().map(PathBuf::as_path).chain([folder]) {
        let source = read_folder(folder).map_err(Fail::input)?;
        if let Some(id) = id(&source) {
            sources.retain(|other| self::id(other).as_ref() != Some(&id));
        }
        sources.push(source);
    }
    Ok(Read::Rose(Packs::read(sources)?))
}

/// Packs of one family; the one in question comes last.
#[expect(clippy::large_enum_variant, reason = "there is one of it")]
pub enum Read {
    /// Of the Black Rose.
    Rose(Packs),
    /// Of Penumbra.
    Penumbra(::penumbra::Packs),
}

fn id(source: &PackSource) -> Option<String> {
    let (_, text) = source.files.iter().find(|(name, _)| name == "pack.toml")?;
    let head: toml::Table = text.parse().ok()?;
    Some(head.get("id")?.as_str()?.to_owned())
}

/// What the packs of Penumbra hold, and whether they can be played.
fn penumbra(folder: &Path, packs: ::penumbra::Packs) -> Result<String, Fail> {
    let mut out = String::new();
    if let Some(head) = packs.heads.last() {
        let _ =
            writeln!(out, "{}: {} ({}, version {})", folder.display(), head.name.en, head.id, head.version);
    }
    for (file, _, lines) in crate::format::rewritten_penumbra(&packs) {
        for line in lines {
            let _ =
                writeln!(out, "  hint: {file}:{line} is not in its canonical form; conclave fmt rewrites it");
        }
    }
    let setup = games::default_setup("penumbra")?;
    let packs = AnyPacks { penumbra: packs, ..AnyPacks::default() };
    let game = games::prepare(&setup, &packs)
        .map_err(|e| Fail::failed(format!("{out}  no table can be set up with it: {e}")))?;
    game.visit(Trial).map_err(|why| Fail::failed(format!("{out}  it was played, but {why}")))?;
    let _ = writeln!(out, "  {TRIAL_GAMES} games were played with it. Play it:");
    let _ = writeln!(out, "  conclave play --terminal --game penumbra --pack {}", folder.display());
    Ok(out)
}

/// What the last pack holds, hints for its writer, and whether it can be played.
fn summary(folder: &Path, packs: &Packs) -> Result<String, Fail> {
    let mut out = String::new();
    let number = packs.packs.len() - 1;
    let head = &packs.packs[number].head;
    let _ = writeln!(out, "{}: {} ({}, version {})", folder.display(), head.name.en, head.id, head.version);
    for (what, names) in holdings(packs, number) {
        let _ = writeln!(out, "  {what}: {}", names.join(", "));
    }
    for language in Tongue::LANGUAGES {
        let tongue = Tongue::new(language, packs).map_err(Fail::input)?;
        let place = folder.display().to_string();
        for hint in tongue.hints().iter().filter(|h| h.contains(&place)) {
            let _ = writeln!(out, "  hint ({language}): {hint}");
        }
    }
    for (file, _, lines) in rewritten(packs) {
        for line in lines {
            let _ =
                writeln!(out, "  hint: {file}:{line} is not in its canonical form; conclave fmt rewrites it");
        }
    }
    let (setup, options) = table(packs, number);
    let whole = AnyPacks { rose: packs.clone(), ..AnyPacks::default() };
    let game = games::prepare(&AnySetup::BlackRose(setup), &whole)
        .map_err(|e| Fail::failed(format!("{out}  no table can be set up with it: {e}")))?;
    game.visit(Trial).map_err(|why| Fail::failed(format!("{out}  it was played, but {why}")))?;
    let pack = if built_in().iter().any(|b| id(b).as_ref() == Some(&head.id)) {
        String::new()
    } else {
        format!(" --pack {}", folder.display())
    };
    let _ = writeln!(out, "  {TRIAL_GAMES} games were played with it. Play it:");
    let _ = writeln!(out, "  conclave play --terminal{pack}{options}");
    Ok(out)
}

/// The cards of one pack by kind.
fn holdings(packs: &Packs, number: usize) -> Vec<(&'static str, Vec<String>)> {
    fn of<T>(
        cards: &[(blackrose::content::pack::Origin, T)],
        number: usize,
        name: impl Fn(&T) -> String,
    ) -> Vec<String> {
        cards.iter().filter(|(o, _)| o.pack == number).map(|(_, c)| name(c)).collect()
    }
    let school = |s: &blackrose::content::printed::School| {
        let spells = || packs.spells.iter().filter(|(_, c)| c.school.get_ref() == s.id.get_ref());
        let cards: usize = spells().map(|(_, c)| c.copies as usize).sum();
        let grimoires: Vec<&str> = s.grimoire.iter().map(|g| g.name.en.as_str()).collect();
        format!(
            "{} ({} Spells, {cards} cards; Grimoires {})",
            s.name.en,
            spells().count(),
            grimoires.join(" and ")
        )
    };
    let spells = |school: &'static str| {
        let found = packs.spells.iter().filter(|(o, c)| o.pack == number && c.school.get_ref() == school);
        found.map(|(_, c)| c.name.en.clone()).collect::<Vec<_>>()
    };
    let all = [
        ("Schools", of(&packs.schools, number, school)),
        ("Personal Spells", spells("personal")),
        ("Forgotten Spells", spells("forgotten")),
        ("Mages", of(&packs.mages, number, |c| c.name.en.clone())),
        ("Evocations", of(&packs.evocations, number, |c| c.name.en.clone())),
        ("Upgrades", of(&packs.upgrades, number, |c| c.name.en.clone())),
        ("Jinxes", of(&packs.jinxes, number, |c| c.name.en.clone())),
        ("Rooms", of(&packs.rooms, number, |c| c.name.en.clone())),
        ("Quests", of(&packs.quests, number, |c| c.name.en.clone())),
        ("Events", of(&packs.events, number, |c| c.name.en.clone())),
        ("Avatars", of(&packs.avatars, number, |c| c.name.en.clone())),
        ("Command Cards", of(&packs.commands, number, |c| c.name.en.clone())),
    ];
    all.into_iter().filter(|(_, names)| !names.is_empty()).collect()
}

/// A setup that uses as much of the pack as a match can hold, and the options that ask for it.
fn table(packs: &Packs, number: usize) -> (Setup, String) {
    let mut setup = Setup::default();
    let mut options = String::new();
    let id = &packs.packs[number].head.id;
    if let Ok(own) = games::default_setup(id).and_then(AnySetup::black_rose) {
        let options = if own.game == setup.game { options } else { format!(" --game {id}") };
        return (own, options);
    }
    if let Some((_, school)) =
        packs.schools.iter().find(|(o, s)| o.pack == number && s.grimoire.len() >= setup.players)
    {
        setup.schools = vec![school.id.get_ref().clone()];
        let _ = write!(options, " --set schools={}", setup.schools.join(","));
    }
    let of_base = |pack: usize| packs.packs[pack].head.id == setup.game;
    let own: Vec<String> =
        packs.mages.iter().filter(|(o, _)| o.pack == number).map(|(_, m)| m.id.get_ref().clone()).collect();
    if !own.is_empty() {
        let others = packs.mages.iter().filter(|(o, _)| of_base(o.pack)).map(|(_, m)| m.id.get_ref().clone());
        setup.mages = own.into_iter().chain(others).collect();
        let _ = write!(options, " --set mages={}", setup.mages.join(","));
    }
    let replaced: Vec<_> = packs.rooms.iter().filter(|(o, _)| o.pack == number).map(|(_, r)| r).collect();
    if !replaced.is_empty() {
        let stand_in = |base: &str| replaced.iter().find(|r| r.base == base).map(|r| r.id.get_ref().clone());
        let rooms = packs.rooms.iter().filter(|(o, _)| of_base(o.pack));
        setup.rooms =
            rooms.map(|(_, r)| stand_in(&r.base).unwrap_or_else(|| r.id.get_ref().clone())).collect();
        let _ = write!(options, " --set rooms={}", setup.rooms.join(","));
    }
    if packs.spells.iter().any(|(o, c)| o.pack == number && c.school.get_ref() == "forgotten") {
        setup.forgotten = vec![setup.game.clone(), id.clone()];
        let _ = write!(options, " --set forgotten={}", setup.forgotten.join(","));
    }
    (setup, options)
}

/// Plays some games at random, checking every state.
struct Trial;

impl Visitor for Trial {
    type Out = Result<(), String>;

    fn visit<G: Game>(self, game: Arc<G>) -> Result<(), String> {
        for n in 0..TRIAL_GAMES {
            let seed = Seed::from_number(n);
            let mut stream = Stream::new(seed.child(1));
            let mut state = game.start(seed);
            let mut room = Vec::new();
            let mut play = Play::new(&*game, &mut state, &mut room);
            for step in 0.. {
                if play.asked().is_none() {
                    break;
                }
                if step > game.bound() {
                    return Err(format!("game {n} did not end within {} choices", game.bound()));
                }
                play.answer(stream.below(play.choices().len() as u32) as usize, &mut Log::silent());
                game.check(play.state()).map_err(|e| format!("game {n}, choice {step}: {e}"))?;
            }
        }
        Ok(())
    }
}
