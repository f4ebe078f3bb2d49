//! What the family can and the Duel box does not use: every form that no card of the box needs, Traps and
//! Protections, Jinxes, assigned Evocations.

#[path = "../common/mod.rs"]
mod common;

mod asking;
mod deeds;
mod forms;
mod limits;
mod other_boxes;
mod probe;
mod traps;
mod waiting;
