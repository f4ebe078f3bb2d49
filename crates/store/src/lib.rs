//! Journals kept in SQLite or PostgreSQL.
//!
//! A match is a head (what is played, in which state, a record that its owner understands), its journal
//! entry by entry, notes, chat and the newest snapshot. Nothing here knows a rule or a socket.
//!
//! Matches are made, read and archived through a [`Store`]. What a running match adds goes through its
//! [`Writer`], which commits the writes of all matches together and says when they are durable.

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::cast_possible_truncation)]

mod archive;
mod batch;
mod error;
#[cfg(test)]
mod full;
mod link;
mod matches;
mod open;
mod postgres;
mod sqlite;
mod types;
mod writer;

pub use archive::Ages;
pub use error::StoreError;
pub use open::Synchronous;
pub use types::{
    ChatLine, Filter, MatchHead, MatchState, NewMatch, Snapshot, StoredEntry, StoredMatch, Write,
};
pub use writer::{Done, Writer, WriterStats};

use sqlx::{PgPool, SqlitePool};

/// Does the same on either database: the same text of SQL, but types that no function can take both of.
/// `kind` is the module for what is not the same.
macro_rules! on {
    ($db:expr, $pool:ident => $do:expr) => {
        match $db {
            $crate::Db::Sqlite($pool) => {
                #[allow(unused_imports)]
                use $crate::sqlite as kind;
                $do
            }
            $crate::Db::Postgres($pool) => {
                #[allow(unused_imports)]
                use $crate::postgres as kind;
                $do
            }
        }
    };
}
use on;

/// A store of matches. Clones share its connections.
#[derive(Clone, Debug)]
pub struct Store {
    db: Db,
}

#[derive(Clone, Debug)]
enum Db {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Store {
    /// Starts a task that commits what is submitted to it, on a connection of its own.
    pub fn writer(&self) -> Writer {
        Writer::start(link::Target::of(&self.db))
    }

    /// Closes the connections. Flush the writers first.
    pub async fn close(self) {
        on!(&self.db, pool => pool.close().await)
    }
}
