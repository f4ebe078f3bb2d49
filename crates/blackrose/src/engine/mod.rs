//! The engine: one interpreter for cards and rules, on an explicit stack of frames.

pub mod actions;
pub mod ask;
pub mod cards;
pub mod damage;
pub mod defeat;
pub mod instability;
pub mod models;
pub mod period;
pub mod phases;
pub mod rules;
pub mod run;
pub mod scoring;
pub mod select;
pub mod setup;
pub mod triggers;
