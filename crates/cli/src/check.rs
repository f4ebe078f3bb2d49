//! `conclave check`: is a pack sound, what does it hold, and can it be played?

use crate::fail::Fail;
use crate::format::{Rewritten, rewritten};
use blackrose::Packs;
use blackrose::editions::Edition;
use blackrose::trying::{Trying, Unseen};
use games::families::family_of_pack;
use games::packs::{AnyPacks, own_boxes, read_folder};
use games::tongue::Tongue;
use games::{AnyGame, AnySetup, Visitor};
use kernel::{Game, Log, Play, Seed, Stream};
use spellscript::pack::{Of, Pack, PackSource};
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

/// The pack in the folder, read with those of the program and those it builds on; it comes last of its family. A pack
/// with the id of another stands in for it.
pub fn with_built_in(folder: &Path, others: &[PathBuf]) -> Result<Read, Fail> {
    let mut sources = own_boxes();
    let last = read_folder(folder).map_err(Fail::input)?;
    let setup = family_of_pack(&last).map(|family| (family.setup)(family.games[0])).unwrap_or_default();
    for folder in others {
        let source = read_folder(folder).map_err(Fail::input)?;
        stand_in(&mut sources, source);
    }
    stand_in(&mut sources, last);
    let packs = AnyPacks::read(sources)?;
    Ok(match setup {
        AnySetup::BlackRose(_) => Read::Rose(packs.rose),
        AnySetup::Penumbra(_) => Read::Penumbra(packs.penumbra),
    })
}

/// Adds a pack, in the place of one with the same id.
fn stand_in(sources: &mut Vec<PackSource>, source: PackSource) {
    if let Some(id) = source.said("id") {
        sources.retain(|other| other.said("id").as_ref() != Some(&id));
    }
    sources.push(source);
}

/// Packs of one family; the one in question comes last.
#[expect(clippy::large_enum_variant, reason = "there is one of it")]
pub enum Read {
    /// Of the Black Rose.
    Rose(Packs),
    /// Of Penumbra.
    Penumbra(::penumbra::Packs),
}

/// What is said of a pack first: its name, and texts that could be written better.
fn introduced(folder: &Path, pack: &Pack, rewritten: Vec<Rewritten>) -> String {
    let head = &pack.head;
    let mut out =
        format!("{}: {} ({}, version {})\n", folder.display(), head.name.en, pack.id(), head.version);
    for (file, _, lines) in rewritten {
        for line in lines {
            let _ =
                writeln!(out, "  hint: {file}:{line} is not in its canonical form; conclave fmt rewrites it");
        }
    }
    out
}

/// Plays at tables with the pack, and says how others can.
fn tried(
    folder: &Path,
    mut out: String,
    setups: &[AnySetup],
    packs: &AnyPacks,
) -> Result<(String, Vec<AnyGame>), Fail> {
    let mut games = Vec::new();
    for setup in setups {
        let game = games::prepare(setup, packs)
            .map_err(|e| Fail::failed(format!("{out}  no table can be set up with it: {e}")))?;
        game.visit(Trial).map_err(|why| Fail::failed(format!("{out}  it was played, but {why}")))?;
        let _ = writeln!(out, "  {TRIAL_GAMES} games were played with it. Play it:");
        let _ = writeln!(out, "  conclave play --terminal{}", options(folder, setup)?);
        games.push(game);
    }
    Ok((out, games))
}

/// The options that ask for a setup with a pack in a folder.
fn options(folder: &Path, setup: &AnySetup) -> Result<String, Fail> {
    let fields = |setup: &AnySetup| serde_json::to_value(setup).map_err(|e| Fail::failed(e.to_string()));
    let (wanted, usual) = (fields(setup)?, fields(&games::default_setup(setup.game())?)?);
    let first = AnySetup::default();
    let mut out =
        if setup.game() == first.game() { String::new() } else { format!(" --game {}", setup.game()) };
    let own = own_boxes().iter().any(|own| own.folder == folder.display().to_string());
    if !own {
        let _ = write!(out, " --pack {}", folder.display());
    }
    for (option, value) in wanted.as_object().into_iter().flatten() {
        if usual.get(option) == Some(value) {
            continue;
        }
        let list = |values: &Vec<serde_json::Value>| values.iter().map(word).collect::<Vec<_>>().join(",");
        let said = value.as_array().map_or_else(|| word(value), list);
        match option.as_str() {
            "players" => write!(out, " --players {said}"),
            _ => write!(out, " --set {option}={said}"),
        }
        .map_err(|e| Fail::failed(e.to_string()))?;
    }
    Ok(out)
}

fn word(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// What a pack of Penumbra holds, and whether it can be played.
fn penumbra(folder: &Path, packs: ::penumbra::Packs) -> Result<String, Fail> {
    let Some(pack) = packs.packs().last() else { return Ok(String::new()) };
    let mut out = introduced(folder, pack, crate::format::rewritten_penumbra(&packs));
    let mut setup = ::penumbra::Setup::default();
    let number = packs.packs().len() - 1;
    let boards = ::penumbra::content::part::boards(&packs, number);
    if pack.id() != setup.game {
        setup.packs = vec![pack.id().to_owned()];
        for (what, n) in ::penumbra::content::part::holdings(&packs, number) {
            let _ = writeln!(out, "  {what}: {n}");
        }
        for what in boards {
            let _ = writeln!(out, "  never seen: {what}; boards and dice are those of the box");
        }
    }
    let packs = AnyPacks { penumbra: packs, ..AnyPacks::default() };
    Ok(tried(folder, out, &[AnySetup::Penumbra(setup)], &packs)?.0)
}

/// What the last pack holds, hints for its writer, whether it can be played, and what of it is never seen.
fn summary(folder: &Path, packs: &Packs) -> Result<String, Fail> {
    let number = packs.packs().len() - 1;
    let mut out = introduced(folder, &packs.packs()[number], rewritten(packs));
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
    let trying = Trying::new(packs, number);
    let usual = |edition: &Edition| {
        games::default_setup(edition.id).and_then(AnySetup::black_rose).unwrap_or_default()
    };
    let setups: Vec<AnySetup> = trying.setups(usual).into_iter().map(AnySetup::BlackRose).collect();
    let whole = AnyPacks { rose: packs.clone(), ..AnyPacks::default() };
    let (mut out, games) = tried(folder, out, &setups, &whole)?;
    let games: Vec<_> =
        games.into_iter().filter_map(AnyGame::black_rose).map(|game| (*game).clone()).collect();
    for unseen in trying.unseen(&games) {
        let Unseen { place, class, name, why } = unseen;
        let _ = writeln!(out, "  never seen: {place}: the {class} \"{name}\": {why}");
    }
    Ok(out)
}

/// The cards of one pack by kind.
fn holdings(packs: &Packs, number: usize) -> Vec<(&'static str, Vec<String>)> {
    fn of<T>(cards: &[Of<T>], number: usize, name: impl Fn(&T) -> String) -> Vec<String> {
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
                play.answer(stream.index(play.choices().len()), &mut Log::silent());
                game.check(play.state()).map_err(|e| format!("game {n}, choice {step}: {e}"))?;
            }
        }
        Ok(())
    }
}
