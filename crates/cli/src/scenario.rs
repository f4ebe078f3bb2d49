//! `conclave scenario`.

use crate::fail::Fail;

/// The options of `conclave scenario`.
#[derive(clap::Args)]
pub struct Args {}

/// Runs `conclave scenario`.
pub fn run(_args: Args) -> Result<(), Fail> {
    Err(Fail::failed("not there yet"))
}
