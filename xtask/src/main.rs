//! Tasks of the house: which clauses of the rulebooks are shown by a test, the closing summary, what is kept and written
//! anew, and how fast the program is against an earlier one.

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod compare;
mod coverage;
mod evidence;
mod ratio;
mod renew;
mod replays;
mod summary;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Error, Result, bail};
use clap::{Parser, Subcommand};

use crate::coverage::Coverage;
use crate::evidence::Evidence;

#[derive(Parser)]
#[command(name = "xtask", about = "Tasks of the house")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Count which clauses of the rulebooks are shown by tests and scenarios.
    Rules {
        /// Only this game (duel, rebirth, classic, penumbra).
        game: Option<String>,
        /// List the clauses that nothing shows yet.
        #[arg(long)]
        list: bool,
        /// Exit with 1 if a clause is open or a worked example has no scenario.
        #[arg(long)]
        check: bool,
        /// Draw this many shown clauses, with what shows them.
        #[arg(long, value_name = "N")]
        sample: Option<usize>,
        /// The seed of the draw: the same seed draws the same clauses.
        #[arg(long, value_name = "S", default_value_t = 1)]
        seed: u64,
    },
    /// Say how many tests ran, and how many scenarios and clauses there are.
    Summary,
    /// Build another revision too, run both programs in turns on the same work, and print how fast this one is
    /// against it.
    Compare(compare::Args),
    /// Write what names rules, content and end in `replays/` anew, with the choices as they are; record anew what
    /// cannot be played any more.
    Replays,
    /// Write anew all that the program makes and tests compare: snapshots, the page's words and types, playthroughs,
    /// replays. Says what changed.
    Renew,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<ExitCode> {
    let root = root()?;
    match &arguments.task {
        Task::Compare(args) => return compare::run(&root, args).map(|()| ExitCode::SUCCESS),
        Task::Replays => return replays::run(&root).map(|()| ExitCode::SUCCESS),
        Task::Renew => return renew::run(&root).map(|()| ExitCode::SUCCESS),
        Task::Rules { .. } | Task::Summary => {}
    }
    let library = games::rulebook::library();
    let evidence = Evidence::collect(&root)?;
    let coverage = Coverage::new(library, &evidence);
    let mistakes = coverage.mistakes();
    for mistake in &mistakes {
        eprintln!("error: {mistake}");
    }

    let mut failed = !mistakes.is_empty();
    match &arguments.task {
        Task::Rules { game, list, check, sample, seed } => {
            let games = match game {
                Some(game) => vec![library.book(game).map_err(Error::msg)?],
                None => library.books.iter().collect(),
            };
            for book in games {
                print!("{}", coverage.report(book));
                if *list {
                    print!("{}", coverage.open_list(book));
                }
                if let Some(count) = sample {
                    print!("{}", coverage.sample(book, *count, *seed));
                }
                if *check && !coverage.complete(book) {
                    if !*list {
                        eprint!("{}", coverage.open_list(book));
                    }
                    failed = true;
                }
            }
        }
        Task::Compare(_) | Task::Replays | Task::Renew => {}
        Task::Summary => print!("{}", summary::report(&root, library, &evidence, &coverage)?),
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// The folder that holds `rules/`, from wherever inside the checkout the task was started.
fn root() -> Result<PathBuf> {
    let here = std::env::current_dir().context("no current folder")?;
    match here.ancestors().find(|folder| folder.join("rules/README.md").is_file()) {
        Some(folder) => Ok(Path::to_path_buf(folder)),
        None => bail!("not inside a checkout: no rules/README.md here or above"),
    }
}
