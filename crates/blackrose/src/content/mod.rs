//! Content: packs as they are written, and as a match uses them.

pub mod build;
mod checks;
mod compiled;
mod joining;
pub mod pack;
pub mod printed;
mod sheet;

pub use build::Content;
pub use pack::Packs;
