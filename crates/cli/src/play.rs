//! `conclave play`: a game in the browser, or in the terminal against a bot or with a friend at one keyboard.

use crate::fail::Fail;
use crate::matches::MatchArgs;
use crate::terminal::player::Player;
use crate::terminal::save::{self, Save};
use crate::terminal::table::{Ending, Table, retold};
use crate::terminal::text::{Paint, WIDTH, wrap};
use crate::terminal::words::{Words, text};
use blackrose::BlackRose;
use games::faces::{Face, faces};
use games::tongue::Tongue;
use games::{AnyGame, AnyPacks, AnySetup};
use kernel::{Game, Journal, Seat, Seed, Session};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;

const EXAMPLES: &str = "\
Examples:
  conclave play
  conclave play --terminal
  conclave play --terminal --lang ru --bot search:500
  conclave play --terminal --hot-seat
  conclave play --terminal --resume
  conclave play --terminal --pack my-pack --set schools=my-school
  conclave play --terminal --game rebirth --players 3
  conclave play --terminal --game penumbra --players 1";

/// The options of `conclave play`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Play in the terminal instead of the browser
    #[arg(long)]
    terminal: bool,
    #[command(flatten)]
    page: crate::serve::PageArgs,
    #[command(flatten)]
    the_match: MatchArgs,
    /// Where you sit, from 0
    #[arg(long, default_value_t = 0, value_name = "N")]
    seat: u8,
    /// Your opponents: random, greedy, search, search:N, or journal:FILE for one who plays as recorded
    #[arg(long, default_value = "greedy", conflicts_with = "hot_seat")]
    bot: String,
    /// All players at one keyboard
    #[arg(long)]
    hot_seat: bool,
    /// The language: en, ru or pl
    #[arg(long, default_value = "en", value_name = "LANG")]
    lang: String,
    /// What all chance grows from; a new one each time when left out
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Where the game is saved, choice by choice; a new file in your data folder when left out
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,
    /// Go on with a saved game; with the last one when no file is named
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    resume: Option<Option<PathBuf>>,
}

/// Runs `conclave play`.
pub fn run(args: Args) -> Result<(), Fail> {
    if !args.terminal {
        return crate::serve::play(args.page, args.the_match.packs, save::folder());
    }
    let packs = args.the_match.load()?;
    let mut setup = args.the_match.setup()?;
    let resumed = match &args.resume {
        None => None,
        Some(file) => {
            let path = file.clone().map_or_else(|| save::latest(&args.the_match.game), Ok)?;
            let text = save::read(&path)?;
            let journal = Journal::read(text.as_bytes()).map_err(|e| Fail::file(&path, e))?;
            setup = saved_setup(&journal).map_err(|e| Fail::file(&path, e))?;
            Some((path, text, journal))
        }
    };
    match games::prepare(&setup, &packs)? {
        AnyGame::BlackRose(game) => {
            let words = Words::new(&args.lang, &packs.rose).map_err(Fail::input)?;
            let players = players(&args, game.seats)?;
            let (session, save) = open(&args, game, resumed)?;
            sit_down(&args, session, save, players, &words, &faces(&words.tongue, &packs.rose))
        }
        AnyGame::Penumbra(game) => {
            let players = players(&args, game.seats)?;
            let (session, save) = open(&args, game, resumed)?;
            penumbra(&args, session, save, players, &packs)
        }
    }
}

/// Who answers for each seat.
fn players(args: &Args, seats: usize) -> Result<Vec<Player>, Fail> {
    if usize::from(args.seat) >= seats {
        return Err(Fail::input(format!(
            "there is no seat {}: choose one from 0 to {}",
            args.seat,
            seats - 1
        )));
    }
    let mut players = Vec::new();
    for seat in 0..seats {
        let human = args.hot_seat || seat == usize::from(args.seat);
        players.push(if human { Player::Human } else { Player::parse(&args.bot, Seat::nth(seat))? });
    }
    Ok(players)
}

/// A saved game: its file, its text and its journal.
type Resumed = (PathBuf, String, Journal);

/// A new game, or the one that was saved.
fn open<G: Game>(args: &Args, game: Arc<G>, resumed: Option<Resumed>) -> Result<(Session<G>, Save), Fail> {
    match resumed {
        Some((path, text, journal)) => {
            let session = Session::replay(game, &journal).map_err(|e| Fail::file(&path, e))?;
            let save = Save::resume(path, &text, &session)?;
            Ok((session, save))
        }
        None => {
            let session = Session::new(game, seed(args.seed)?);
            let save = Save::create(args.save.clone(), &session)?;
            Ok((session, save))
        }
    }
}

/// Plays Penumbra.
fn penumbra(
    args: &Args,
    session: Session<::penumbra::Penumbra>,
    save: Save,
    players: Vec<Player>,
    packs: &AnyPacks,
) -> Result<(), Fail> {
    let tongue = Tongue::penumbra(&args.lang, &packs.penumbra).map_err(Fail::input)?;
    let faces = games::faces::penumbra::faces(&tongue, &packs.penumbra);
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut table = crate::terminal::penumbra::Table {
        session,
        save,
        players,
        tongue: &tongue,
        faces: &faces,
        paint: Paint::for_output(),
        echo: !std::io::stdin().is_terminal(),
        input: &mut input,
        output: &mut output,
        news: Vec::new(),
        seen: String::new(),
    };
    table.play()?;
    Ok(())
}

/// The setup that the journal was begun with.
fn saved_setup(journal: &Journal) -> Result<AnySetup, String> {
    journal.header.setup.read().map_err(|e| e.to_string())
}

/// The seed of a number, or a fresh one.
fn seed(number: Option<u64>) -> Result<Seed, Fail> {
    if let Some(number) = number {
        return Ok(Seed::from_number(number));
    }
    // Every hash builder has keys from the system's own chance; no more is needed to shuffle cards.
    use std::hash::{BuildHasher, RandomState};
    let words: Vec<u8> = (0..4u8).flat_map(|n| RandomState::new().hash_one(n).to_le_bytes()).collect();
    Ok(Seed::derive("terminal", &words))
}

fn sit_down(
    args: &Args,
    session: Session<BlackRose>,
    save: Save,
    players: Vec<Player>,
    words: &Words,
    faces: &[Face],
) -> Result<(), Fail> {
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let paint = Paint::for_output();
    output.write_all(greeting(args, &session, &save, words, paint).as_bytes())?;
    let log = retold(&session)?;
    let read = vec![log.len().saturating_sub(if args.resume.is_some() { 10 } else { 0 }); players.len()];
    let mut table = Table {
        session,
        save,
        players,
        words,
        faces,
        paint,
        echo: !std::io::stdin().is_terminal(),
        input: &mut input,
        output: &mut output,
        log,
        read,
        at_screen: None,
    };
    let ending = table.play();
    let path = table.save.path().display().to_string();
    match ending {
        Ok(Ending::Over) => {}
        Ok(Ending::Left) => {
            let mut how = format!("conclave play --terminal --resume {path}");
            if args.lang != "en" {
                how.push_str(&format!(" --lang {}", args.lang));
            }
            if args.hot_seat {
                how.push_str(" --hot-seat");
            } else {
                how.push_str(&format!(" --seat {} --bot {}", args.seat, args.bot));
            }
            for pack in &args.the_match.packs {
                how.push_str(&format!(" --pack {}", pack.display()));
            }
            let line = words.about("left", &how);
            output.write_all(format!("{line}\n").as_bytes())?;
        }
        Err(fail) => return Err(fail),
    }
    Ok(())
}

/// The first screen.
fn greeting(args: &Args, session: &Session<BlackRose>, save: &Save, words: &Words, paint: Paint) -> String {
    let game = session.game();
    let key = |key: &str| match game.edition.moons {
        Some(_) => format!("{key}-{}", game.edition.id),
        None => key.to_owned(),
    };
    let mut out = format!("{}\n", paint.bold(&words.label(&key("title"))));
    let against = match args.bot.strip_prefix("journal:") {
        _ if args.hot_seat => words.label("greeting-two"),
        Some(file) => words.about("greeting-recorded", file),
        None if game.seats > 2 => words.about("greeting-bots", &args.bot),
        None => words.about("greeting-bot", &args.bot),
    };
    let lines = [
        words.label(&key("greeting-goal")),
        against,
        words.label("greeting-how"),
        words.about("saved", &save.path().display().to_string()),
    ];
    for line in lines {
        out.push_str(&wrap(&line, *WIDTH, "", "  ").join("\n"));
        out.push('\n');
    }
    if !session.journal().entries.is_empty() {
        out.push_str(&words.say("greeting-resumed", &[("what", text(&session.steps().len().to_string()))]));
        out.push('\n');
    }
    out
}
