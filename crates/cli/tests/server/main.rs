//! The server as people run it: the built program, real connections, real databases, and everything that can
//! go wrong with them.
//!
//! Half of the tests need PostgreSQL: `scripts/with-postgres cargo nextest run -p conclave --test server`.

mod client;
mod clocks;
mod crash;
mod faults;
mod floods;
mod gaps;
mod host;
mod hostile;
mod http;
mod leaving;
mod packs;
mod place;
mod player;
mod replays;
mod sequences;
