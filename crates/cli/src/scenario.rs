//! `conclave scenario`: positions, choices and what must follow.

use crate::fail::Fail;
use crate::say;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  conclave scenario run scenarios
  conclave scenario run scenarios/duel/examples
  conclave scenario run --log scenarios/duel/examples/ex-03-explore.toml";

/// The options of `conclave scenario`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Play scenarios and compare what follows with what they expect
    Run {
        /// Scenario files, or folders of them
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
        /// Tell what happened in those that hold, too
        #[arg(long)]
        log: bool,
    },
}

/// Runs `conclave scenario`.
pub fn run(args: Args) -> Result<(), Fail> {
    let What::Run { paths, log } = args.what;
    if let Some(missing) = paths.iter().find(|path| !path.exists()) {
        return Err(Fail::input(format!("{}: there is no such file or folder", missing.display())));
    }
    let summary = ::scenario::run_paths(&paths);
    if log {
        for story in summary.reports.iter().flat_map(|report| &report.stories) {
            say(format_args!("{story}\n"));
        }
    }
    say(format_args!("{summary}"));
    if summary.failed > 0 { Err(Fail::failed("")) } else { Ok(()) }
}
