//! `conclave perft`: how many ways a game can begin.

use crate::fail::Fail;
use crate::matches::MatchArgs;
use crate::say;
use games::Visitor;
use kernel::perft::{divide, perft};
use kernel::{Game, Seed};
use std::sync::Arc;

const EXAMPLES: &str = "\
Examples:
  conclave perft --depth 8
  conclave perft --depth 6 --seed 7 --divide";

/// The options of `conclave perft`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(flatten)]
    the_match: MatchArgs,
    /// How many choices deep
    #[arg(long, value_name = "D")]
    depth: u32,
    /// What all chance grows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Show the count for each first choice too
    #[arg(long)]
    divide: bool,
}

/// Runs `conclave perft`.
pub fn run(args: Args) -> Result<(), Fail> {
    args.the_match.prepare()?.visit(Count { args: &args });
    Ok(())
}

struct Count<'a> {
    args: &'a Args,
}

impl Visitor for Count<'_> {
    type Out = ();

    fn visit<G: Game>(self, game: Arc<G>) {
        let state = game.start(Seed::from_number(self.args.seed));
        if self.args.divide {
            let counts = divide(&*game, &state, self.args.depth);
            for (name, count) in &counts {
                say(format_args!("{name}: {count}"));
            }
        }
        say(format_args!("{} ways of {} choices", perft(&*game, &state, self.args.depth), self.args.depth));
    }
}
