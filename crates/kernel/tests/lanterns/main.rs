//! The kernel, shown on a small game: every law holds for it, and every law can fail.

mod faults;
mod game;
mod kept;
mod laws;
mod rules;
mod sessions;
mod written;
