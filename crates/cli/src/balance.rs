//! `conclave balance`.

use crate::fail::Fail;

/// The options of `conclave balance`.
#[derive(clap::Args)]
pub struct Args {}

/// Runs `conclave balance`.
pub fn run(_args: Args) -> Result<(), Fail> {
    Err(Fail::failed("not there yet"))
}
