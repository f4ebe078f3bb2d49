//! `conclave replay`.

use crate::fail::Fail;

/// The options of `conclave replay`.
#[derive(clap::Args)]
pub struct Args {}

/// Runs `conclave replay`.
pub fn run(_args: Args) -> Result<(), Fail> {
    Err(Fail::failed("not there yet"))
}
