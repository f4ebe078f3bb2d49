//! One running game: who sits where, what they may do, what time does, and what everybody is told.
//!
//! A table is synchronous and knows no socket and no database. Whoever runs it tells it what seats do and
//! what time it is; it says what must be kept and then what is to be sent to whom ([`kept::Out`]).

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::cast_possible_truncation)]

mod clocks;
mod eyes;
pub mod fair;
pub mod kept;
pub mod options;
pub mod place;
mod proposals;
mod publish;
pub mod record;
pub mod replay;
pub mod running;
mod spent;
mod table;
pub mod thinking;
pub mod ways;
mod windows;
pub mod wire;
pub mod zones;

pub use kept::{Keep, Out};
pub use options::{Clock, Millis, Options, Order, Standing, Windows};
pub use place::Player;
pub use publish::eye;
pub use record::Record;
pub use replay::replay;
pub use running::{CannotRun, Past, Running, run};
pub use table::{Deed, Table};
pub use thinking::{Job, Thought};
