//! Scenarios: a position, choices by their readable names, and what must follow.
//!
//! The format is described in `docs/scenarios.md`. [`run_paths`] plays files and folders of them.

mod black_rose;
mod course;
mod family;
mod format;
mod happened;
mod penumbra;
mod read;
mod run;

pub use family::Family;
pub use format::{Scenario, Step, Variant};
pub use run::{Failure, Report, Summary, run_file, run_file_with, run_paths};
