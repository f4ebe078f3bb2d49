//! `conclave perft`.

use crate::fail::Fail;

/// The options of `conclave perft`.
#[derive(clap::Args)]
pub struct Args {}

/// Runs `conclave perft`.
pub fn run(_args: Args) -> Result<(), Fail> {
    Err(Fail::failed("not there yet"))
}
