//! What can go wrong with a store, in words for the people who run it.

use sqlx::error::DatabaseError;

/// Why the store did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The address of a store that cannot be understood.
    #[error("{0}; a store is sqlite:/path/to/file.db or postgres://user@host/database")]
    Address(String),
    /// The store cannot be used now: disk full, database gone, read-only. It may work again later.
    #[error("the store is unavailable: {0}")]
    Unavailable(String),
    /// The store was written by a newer program.
    #[error(
        "the store has schema {found} and this program knows schema {known}: use the newer program; nothing was changed"
    )]
    Newer {
        /// The schema of the store.
        found: i64,
        /// The newest schema that this program knows.
        known: i64,
    },
    /// The file or database is something else than a store.
    #[error("this is no store: {0}")]
    Foreign(String),
    /// The match has such a row already; nothing of the unit was written.
    #[error("match {id} has {what} already")]
    Conflict {
        /// The match.
        id: String,
        /// What it has: `entry 7`.
        what: String,
    },
    /// The entries between are missing; nothing of the unit was written.
    #[error("entry {n} of match {id} came before entry {next}")]
    Gap {
        /// The match.
        id: String,
        /// The number of the entry.
        n: u32,
        /// The number that was due.
        next: u32,
    },
    /// There is no such match.
    #[error("there is no match {0}")]
    Missing(String),
    /// The match is in the archive and takes no writes until it is restored.
    #[error("match {0} is in the archive")]
    Archived(String),
    /// The text cannot be kept.
    #[error("a text with a zero character cannot be kept")]
    ZeroInText,
    /// The database refused, or gave what this program did not write.
    #[error("the database says: {0}")]
    Database(String),
}

impl StoreError {
    /// Whether the store itself is at fault, so that nothing else can be written either.
    pub fn is_unavailable(&self) -> bool {
        matches!(self, StoreError::Unavailable(_))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(said) if is_unavailable(said.as_ref()) => {
                StoreError::Unavailable(said.message().to_owned())
            }
            sqlx::Error::Database(said) if is_not_a_database(said.as_ref()) => {
                StoreError::Foreign(said.message().to_owned())
            }
            sqlx::Error::Database(said) => StoreError::Database(said.message().to_owned()),
            sqlx::Error::Io(io) => StoreError::Unavailable(io.to_string()),
            sqlx::Error::PoolTimedOut => StoreError::Unavailable("the database does not answer".into()),
            sqlx::Error::PoolClosed => StoreError::Unavailable("the store is closed".into()),
            sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed => {
                StoreError::Unavailable(error.to_string())
            }
            _ => StoreError::Database(error.to_string()),
        }
    }
}

/// Whether a row of the same key was there already.
pub(crate) fn is_conflict(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|said| said.is_unique_violation())
}

/// Whether the database, and not something in the statement, is the reason.
fn is_unavailable(said: &dyn DatabaseError) -> bool {
    let code = said.code().unwrap_or_default();
    match sqlite_code(said) {
        // perm, busy, locked, nomem, readonly, ioerr, corrupt, full, cantopen, protocol, auth
        Some(primary) => matches!(primary, 3 | 5 | 6 | 7 | 8 | 10 | 11 | 13 | 14 | 15 | 23),
        // connection, login, no such database, resources, operator, system, internal; read-only,
        // no write on a standby, lock not available
        None => {
            ["08", "28", "3D", "53", "57", "58", "XX"].iter().any(|class| code.starts_with(class))
                || matches!(&*code, "25006" | "55P03" | "55000")
        }
    }
}

fn is_not_a_database(said: &dyn DatabaseError) -> bool {
    sqlite_code(said) == Some(26)
}

/// The primary result code, if SQLite is speaking.
fn sqlite_code(said: &dyn DatabaseError) -> Option<u32> {
    said.try_downcast_ref::<sqlx::sqlite::SqliteError>()?;
    said.code()?.parse::<u32>().ok().map(|code| code & 0xff)
}
