//! `conclave scenario`: positions, choices and what must follow.

use crate::fail::Fail;
use crate::say;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  conclave scenario run scenarios
  conclave scenario run scenarios/duel/examples";

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
    },
}

/// Runs `conclave scenario`.
pub fn run(args: Args) -> Result<(), Fail> {
    let What::Run { paths } = args.what;
    if let Some(missing) = paths.iter().find(|path| !path.exists()) {
        return Err(Fail::input(format!("{}: there is no such file or folder", missing.display())));
    }
    let summary = ::scenario::run_paths(&paths);
    say(format_args!("{summary}"));
    if summary.failed > 0 { Err(Fail::failed("")) } else { Ok(()) }
}
