//! `conclave replay`: a recorded game, played again and checked.

use crate::fail::Fail;
use crate::say;
use games::tongue::Tongue;
use games::{AnySetup, Visitor};
use kernel::{Game, Identity, Journal, Log, ReplayError, Session, version};
use std::path::PathBuf;
use std::sync::Arc;

const EXAMPLES: &str = "\
Examples:
  conclave replay replays/duel-greedy-greedy-1-0.jsonl
  conclave replay --log --lang pl my-game.jsonl
  conclave replay --renew replays/duel-greedy-greedy-1-0.jsonl

A game that was played with packs of your own needs the same `--pack` again.";

/// The options of `conclave replay`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The journal of the game
    file: PathBuf,
    /// Print what happened
    #[arg(long)]
    log: bool,
    /// Play a whole game of any version under the rules of this program and write the file anew: the choices stay, what
    /// names rules, content and end is of now
    #[arg(long, conflicts_with = "log")]
    renew: bool,
    /// The language of the log: en, ru or pl
    #[arg(long, default_value = "en", value_name = "LANG")]
    lang: String,
    /// A folder with one more pack of cards; may be given again
    #[arg(long = "pack", value_name = "DIR")]
    packs: Vec<PathBuf>,
}

/// Runs `conclave replay`.
pub fn run(args: Args) -> Result<(), Fail> {
    let bytes = std::fs::read(&args.file).map_err(|error| Fail::file(&args.file, error))?;
    let journal = Journal::read(&bytes).map_err(|error| Fail::file(&args.file, error))?;
    let header = &journal.header;
    // The rules' version is looked at first: under other rules even the setup may read differently.
    games::default_setup(&header.game)?;
    let versions = games::versions(&header.game);
    if !args.renew && header.rules != version::newest(versions) {
        return Err(Fail::file(&args.file, ReplayError::other_rules(header.rules, versions)));
    }
    let setup: AnySetup = header
        .setup
        .read()
        .map_err(|error| Fail::file(&args.file, format!("line 1: the setup cannot be read: {error}")))?;
    let packs = games::packs::load(&args.packs)?;
    let tongue = Tongue::of(&args.lang, &packs, setup.game()).map_err(Fail::input)?;
    games::prepare(&setup, &packs)?.visit(Again { args: &args, journal: &journal, tongue: &tongue })
}

struct Again<'a> {
    args: &'a Args,
    journal: &'a Journal,
    tongue: &'a Tongue,
}

impl Visitor for Again<'_> {
    type Out = Result<(), Fail>;

    fn visit<G: Game>(self, game: Arc<G>) -> Result<(), Fail> {
        replay(self.args, game, self.journal, self.tongue)
    }
}

fn replay<G: Game>(args: &Args, game: Arc<G>, journal: &Journal, tongue: &Tongue) -> Result<(), Fail> {
    if args.renew {
        return renew(args, game, journal);
    }
    let session = Session::replay(game.clone(), journal)
        .map_err(|error| Fail::failed(format!("{}: {error}", args.file.display())))?;
    if args.log {
        print_log(&session, tongue)?;
    }
    if let Some(fair) = &journal.header.fair {
        if let Some(wrong) = table::fair::wrong(fair, &journal.header.seed) {
            return Err(Fail::failed(format!("{}: the shuffle was not fair: {wrong}", args.file.display())));
        }
        say(format_args!(
            "the shuffle was fair: secret, words and match give the seed, and the hash was shown before"
        ));
    }
    let steps = session.steps();
    let forced = steps.iter().filter(|step| step.options() == 1).count();
    say(format_args!(
        "{}, rules version {}, seed {}",
        game.id(),
        version::newest(game.versions()),
        String::from(journal.header.seed)
    ));
    say(format_args!(
        "{} entries, of which {} choices stand: {} decisions and {forced} forced ones",
        journal.entries.len(),
        steps.len(),
        steps.len() - forced
    ));
    match game.outcome(session.state()) {
        Some(outcome) => {
            let winner = match (outcome.other_winner, outcome.winners.iter().next()) {
                (Some(other), _) => other.to_owned(),
                (None, Some(seat)) => seat.to_string(),
                (None, None) => "nobody".to_owned(),
            };
            let scores = outcome.scores.iter().enumerate().map(|(seat, score)| format!("seat{seat} {score}"));
            let others = outcome.other_scores.iter().map(|(side, score)| format!("{side} {score}"));
            let all: Vec<String> = scores.chain(others).collect();
            say(format_args!("over: {winner} won; {}", all.join(", ")));
        }
        None => say(format_args!("not over")),
    }
    match (journal.end, session.written()) {
        (Some(end @ Identity::Written(_)), _) => say(format_args!("the same end: {end}")),
        (Some(Identity::Memory(_)), Some(end)) => {
            say(format_args!(
                "the journal names its end as early programs did; it is {}",
                Identity::Written(end)
            ));
        }
        (_, Some(end)) => {
            say(format_args!("the journal names no end; it is {}", Identity::Written(end)));
        }
        (_, None) => say(format_args!("the journal names no end; something is half done there")),
    }
    Ok(())
}

/// Writes the journal of a whole game as this program would, with the choices as they are.
fn renew<G: Game>(args: &Args, game: Arc<G>, journal: &Journal) -> Result<(), Fail> {
    let cannot = |why: String| Fail::failed(format!("{}: {why}", args.file.display()));
    let session = Session::play(game.clone(), journal).map_err(|error| cannot(error.to_string()))?;
    if game.outcome(session.state()).is_none() {
        return Err(cannot("its choices do not lead to the end of the game".into()));
    }
    let text = session.save();
    std::fs::write(&args.file, text).map_err(|error| Fail::file(&args.file, error))?;
    say(format_args!("{}: {} entries, as they were", args.file.display(), journal.entries.len()));
    Ok(())
}

/// Prints what happened in the choices that stand, as nobody at the table saw it: all of it.
fn print_log<G: Game>(session: &Session<G>, tongue: &Tongue) -> Result<(), Fail> {
    let game = session.game();
    let mut state = game.start(session.journal().header.seed);
    for step in session.steps() {
        say(format_args!("{}: {}", step.seat, game.name(&state, step.seat, step.choice)));
        let mut events = Vec::new();
        game.choose(&mut state, step.seat, step.choice, &mut Log::into(&mut events))
            .map_err(|illegal| Fail::failed(illegal.to_string()))?;
        for told in &events {
            say(format_args!("  {}", tongue.message(&game.event_message(&told.event))));
        }
    }
    Ok(())
}
