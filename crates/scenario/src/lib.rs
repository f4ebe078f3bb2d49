//! Scenarios: a position, choices by their readable names, and what must follow.
//!
//! The format is described in `docs/scenarios.md`. [`run_paths`] plays files and folders of them.

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::cast_possible_truncation)]

mod black_rose;
mod course;
mod family;
mod format;
mod happened;
mod names;
mod penumbra;
mod problem;
mod read;
mod run;

pub use family::Family;
pub use format::{Scenario, Step, Variant};
pub use happened::line;
pub use names::Names;
pub use problem::Problem;
pub use run::{Failure, Played, Report, Story, Summary, run_file, run_file_with, run_paths};
