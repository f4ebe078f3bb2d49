//! `conclave replay`: a recorded game, played again and checked.

use crate::fail::Fail;
use crate::say;
use games::tongue::Tongue;
use games::{AnySetup, RULES_VERSION, Visitor};
use kernel::{Game, Journal, Log, ReplayError, Session};
use std::path::PathBuf;
use std::sync::Arc;

const EXAMPLES: &str = "\
Examples:
  conclave replay replays/duel-greedy-greedy-1-0.jsonl
  conclave replay --log --lang pl my-game.jsonl

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
    if header.rules != RULES_VERSION {
        let other = ReplayError::OtherRules { journal: header.rules, here: RULES_VERSION };
        return Err(Fail::file(&args.file, other));
    }
    games::default_setup(&header.game)?;
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
    let session = Session::replay(game.clone(), RULES_VERSION, journal)
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
        "{}, rules version {RULES_VERSION}, seed {}",
        game.id(),
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
    match journal.end {
        Some(end) => say(format_args!("the same end: {end}")),
        None => say(format_args!("the journal names no end; it is {}", session.digest())),
    }
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
