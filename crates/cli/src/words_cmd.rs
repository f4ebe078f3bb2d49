//! `conclave words`: all that the page needs to speak a language.

use crate::fail::Fail;
use crate::terminal::text::print;
use games::{packs, page};
use std::path::PathBuf;

/// The options of `conclave words`.
#[derive(clap::Args)]
pub struct Args {
    /// The language: en, ru or pl
    #[arg(long, default_value = "en", value_name = "LANG")]
    lang: String,
    /// A folder with one more pack of cards; may be given again
    #[arg(long = "pack", value_name = "DIR")]
    packs: Vec<PathBuf>,
}

/// Runs `conclave words`.
pub fn run(args: Args) -> Result<(), Fail> {
    let words = page::words(&args.lang, &packs::load(&args.packs)?.rose).map_err(Fail::input)?;
    let text = serde_json::to_string(&words).map_err(|e| Fail::failed(e.to_string()))?;
    print(&format!("{text}\n"));
    Ok(())
}
