//! What packs print, read, checked and compiled.

pub mod build;
mod capacity;
mod compiled;
pub mod pack;
pub mod part;
pub mod printed;
mod sheet;

pub use build::Content;
pub use pack::Packs;
