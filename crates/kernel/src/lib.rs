//! What every game at the table is: seats, decisions, chance, views, history and replay.
//!
//! A game is two values: its rules ([`Game`], immutable and shared) and its state (plain data). All
//! that happens to a state happens through [`Game::choose`], one atomic answer at a time.

pub mod canon;
pub mod chance;
pub mod game;
pub mod identity;
pub mod journal;
pub mod laws;
pub mod log;
pub mod message;
pub mod perft;
pub mod seat;
pub mod session;
mod sheet;
pub mod version;

pub use chance::{Chance, Purpose, Seed, Stream, Wish};
pub use game::{Game, Illegal, Outcome, PositionError, Prompt, Rejected, SetupError, Strain};
pub use identity::Identity;
pub use journal::{Digest, Entry, Header, Journal, JournalError};
pub use log::{Audience, Log, Told};
pub use message::{Arg, Clause, Message, Name};
pub use seat::{Seat, Seats, Viewer};
pub use session::{CannotUndo, ReplayError, Session, Step};
pub use sheet::Sheet;
pub use version::Version;
