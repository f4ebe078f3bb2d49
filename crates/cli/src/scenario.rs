//! `conclave scenario`: positions, choices and what must follow.

use crate::fail::Fail;
use crate::say;
use ::scenario::Summary;
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
        /// Write how each file went in the form of JUnit, which test reports are made of
        #[arg(long, value_name = "FILE")]
        junit: Option<PathBuf>,
    },
}

/// Runs `conclave scenario`.
pub fn run(args: Args) -> Result<(), Fail> {
    let What::Run { paths, log, junit } = args.what;
    if let Some(missing) = paths.iter().find(|path| !path.exists()) {
        return Err(Fail::input(format!("{}: there is no such file or folder", missing.display())));
    }
    let summary = ::scenario::run_paths(&paths);
    if log {
        for story in summary.reports().flat_map(|report| &report.stories) {
            say(format_args!("{story}\n"));
        }
    }
    say(format_args!("{summary}"));
    if let Some(file) = junit {
        std::fs::write(&file, in_junit(&summary)).map_err(|why| Fail::file(&file, why))?;
    }
    if summary.failures().next().is_some() { Err(Fail::failed("")) } else { Ok(()) }
}

/// One test case for each file.
fn in_junit(summary: &Summary) -> String {
    let escaped = |text: &str| {
        text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
    };
    let (tests, failures) = (summary.played.len(), summary.failures().count());
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <testsuites name=\"scenarios\" tests=\"{tests}\" failures=\"{failures}\">\n\
         <testsuite name=\"scenarios\" tests=\"{tests}\" failures=\"{failures}\">\n"
    );
    for played in &summary.played {
        let file = escaped(&played.file.display().to_string());
        out += &match &played.outcome {
            Ok(_) => format!("<testcase name=\"{file}\" classname=\"scenarios\"/>\n"),
            Err(failure) => format!(
                "<testcase name=\"{file}\" classname=\"scenarios\"><failure>{}</failure></testcase>\n",
                escaped(&failure.to_string())
            ),
        };
    }
    out + "</testsuite>\n</testsuites>\n"
}
