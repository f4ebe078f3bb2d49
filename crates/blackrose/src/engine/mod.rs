//! The engine: one interpreter for cards and rules, on an explicit stack of frames.

pub mod actions;
pub mod ask;
pub mod avatar;
pub mod board;
pub mod cards;
pub mod counts;
pub mod damage;
pub mod defeat;
pub mod instability;
pub mod jinxes;
pub mod library;
pub mod models;
pub mod period;
pub mod phases;
pub mod quests;
pub mod rules;
pub mod run;
pub mod scoring;
mod seen;
pub mod select;
pub mod setup;
pub mod sharing;
pub mod strike;
pub mod triggers;
pub mod upgrades;
pub mod watching;
pub mod which;
