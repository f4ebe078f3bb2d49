//! Scenarios: a position, choices by their readable names, and what must follow.
//!
//! The format is described in `docs/scenarios.md`. [`run_paths`] plays files and folders of them.

mod course;
mod expect;
mod format;
mod happened;
mod read;
mod run;

pub use format::{Expect, Scenario, Step, Variant};
pub use run::{Failure, Report, Summary, run_file, run_file_with, run_paths};
