//! The writer's connection: transactions, and what became of them when the connection is lost.

use crate::batch::Batch;
use crate::error::is_conflict;
use crate::types::Write;
use crate::{Db, StoreError, postgres, sqlite};
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, PgConnection, SqliteConnection};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// How long PostgreSQL may take to give a connection.
const CONNECT: Duration = Duration::from_millis(700);
/// How long PostgreSQL may take to answer before the connection counts as lost.
const ANSWER: Duration = Duration::from_millis(1500);
/// How PostgreSQL treats the writer. It ends by itself what a lost connection would leave locked, and it finds
/// rows by their keys, whatever it believes about the size of tables.
const SETTINGS: [(&str, &str); 6] = [
    ("lock_timeout", "1s"),
    ("statement_timeout", "1500ms"),
    ("idle_in_transaction_session_timeout", "3s"),
    ("enable_seqscan", "off"),
    ("enable_hashjoin", "off"),
    ("enable_mergejoin", "off"),
];

const FOUND: &str =
    "SELECT a.archived, a.entries FROM activity a JOIN matches m ON m.no = a.no WHERE m.id = $1";

/// What a writer connects to.
pub(crate) enum Target {
    Sqlite(SqliteConnectOptions),
    Postgres(PgConnectOptions),
}

impl Target {
    pub fn of(db: &Db) -> Target {
        match db {
            Db::Sqlite(pool) => Target::Sqlite((*pool.connect_options()).clone()),
            Db::Postgres(pool) => Target::Postgres((*pool.connect_options()).clone().options(SETTINGS)),
        }
    }

    async fn connect(&self) -> Result<Open, StoreError> {
        match self {
            Target::Sqlite(options) => Ok(Open::Sqlite(options.connect().await?)),
            Target::Postgres(options) => match timeout(CONNECT, options.connect()).await {
                Ok(connected) => Ok(Open::Postgres(connected?)),
                Err(_) => Err(StoreError::Unavailable("the database does not answer".into())),
            },
        }
    }
}

/// A connection that is made when it is needed and made again when it was lost.
pub(crate) struct Link {
    target: Target,
    open: Option<Open>,
    committing: Option<Commit>,
}

/// What became of each unit of a transaction: none, or why it alone was not written.
pub(crate) type Outcome = Vec<Option<StoreError>>;

/// A transaction in PostgreSQL that was told to commit and has not answered.
struct Commit {
    /// Its number; none if it wrote nothing.
    transaction: Option<String>,
    outcome: Outcome,
}

impl Link {
    pub fn new(target: Target) -> Link {
        Link { target, open: None, committing: None }
    }

    /// Writes units in one transaction. A unit that is refused does not take the others with it.
    pub async fn write(&mut self, units: &[&[Write]]) -> Result<Outcome, StoreError> {
        match self.attempt(units, false).await {
            Err(error) if !error.is_unavailable() => self.attempt(units, true).await,
            done => done,
        }
    }

    async fn attempt(&mut self, units: &[&[Write]], singly: bool) -> Result<Outcome, StoreError> {
        // An old connection to a server may have died long ago, which says nothing about the server.
        let mut again = matches!(self.open, Some(Open::Postgres(_)));
        loop {
            let error = match self.transact(units, singly).await {
                Err(error) if error.is_unavailable() => error,
                done => return done,
            };
            self.open = None;
            if let Some(Commit { transaction, outcome }) = self.committing.take()
                && self.has_committed(transaction).await?
            {
                return Ok(outcome);
            }
            if !again {
                return Err(error);
            }
            tracing::warn!(%error, "the connection to the store was lost; trying another");
            again = false;
        }
    }

    async fn transact(&mut self, units: &[&[Write]], singly: bool) -> Result<Outcome, StoreError> {
        let open = match &mut self.open {
            Some(open) => open,
            none => none.insert(self.target.connect().await?),
        };
        open.begin().await?;
        let put = if singly { open.put_singly(units).await } else { open.put_together(units).await };
        let done = match put {
            Ok((transaction, outcome)) => {
                if let Open::Postgres(_) = open {
                    self.committing = Some(Commit { transaction, outcome: outcome.clone() });
                }
                open.run("COMMIT").await.map(|()| outcome)
            }
            Err(error) => Err(error),
        };
        match &done {
            Err(error) if error.is_unavailable() => return done,
            Err(_) => open.run("ROLLBACK").await?,
            Ok(_) => {}
        }
        self.committing = None;
        done
    }

    /// Whether a transaction that did not answer was committed after all.
    async fn has_committed(&mut self, transaction: Option<String>) -> Result<bool, StoreError> {
        let Some(transaction) = transaction else { return Ok(true) };
        let until = Instant::now() + ANSWER;
        let mut open = self.target.connect().await?;
        let committed = loop {
            match open.status(&transaction).await?.as_deref() {
                Some("committed") => break true,
                Some("aborted") => break false,
                Some("in progress") if Instant::now() < until => sleep(Duration::from_millis(20)).await,
                _ => {
                    let unknown = "it is not known whether the last writes were kept";
                    return Err(StoreError::Unavailable(unknown.into()));
                }
            }
        };
        tracing::warn!(committed, "the connection to the store was lost in a commit");
        self.open = Some(open);
        Ok(committed)
    }
}

enum Open {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// The number of the transaction, in PostgreSQL, and what became of each unit.
type Put = (Option<String>, Outcome);

impl Open {
    async fn begin(&mut self) -> Result<(), StoreError> {
        match self {
            Open::Sqlite(_) => self.run("BEGIN IMMEDIATE").await,
            Open::Postgres(_) => self.run("BEGIN").await,
        }
    }

    async fn run(&mut self, statement: &'static str) -> Result<(), StoreError> {
        match self {
            Open::Sqlite(to) => sqlx::query(statement).execute(to).await.map(drop)?,
            Open::Postgres(to) => answer(sqlx::raw_sql(statement).execute(to)).await.map(drop)?,
        }
        Ok(())
    }

    /// One statement for each kind of write: all units, or an error that may be the fault of any.
    async fn put_together(&mut self, units: &[&[Write]]) -> Result<Put, StoreError> {
        let batch = Batch::of(units.iter().copied().flatten())?;
        let (taken, transaction) = self.put(&batch).await?;
        if taken != batch.touched.len() as u64 {
            return Err(StoreError::Database("some match did not take its writes".into()));
        }
        Ok((transaction, vec![None; units.len()]))
    }

    /// Write by write, to learn which units are refused.
    async fn put_singly(&mut self, units: &[&[Write]]) -> Result<Put, StoreError> {
        let mut last = None;
        let mut outcome = Vec::with_capacity(units.len());
        for unit in units {
            self.run("SAVEPOINT unit").await?;
            let mut refused = None;
            for write in *unit {
                let why = match self.put_one(write).await {
                    Ok(transaction) => {
                        last = transaction;
                        continue;
                    }
                    Err(Some(error)) if error.is_unavailable() => return Err(error),
                    Err(why) => why,
                };
                self.run("ROLLBACK TO SAVEPOINT unit").await?;
                refused = Some(match why {
                    Some(error) => error,
                    None => self.why_not(write).await?,
                });
                break;
            }
            self.run("RELEASE SAVEPOINT unit").await?;
            outcome.push(refused);
        }
        Ok((last, outcome))
    }

    /// The number of the transaction; or an error, or none if the match did not take the write.
    async fn put_one(&mut self, write: &Write) -> Result<Option<String>, Option<StoreError>> {
        let batch = Batch::of(std::iter::once(write))?;
        match self.put(&batch).await {
            Ok((1, transaction)) => Ok(transaction),
            Ok(_) => Err(None),
            Err(error) if is_conflict(&error) => Err(Some(write.conflict())),
            Err(error) => Err(Some(error.into())),
        }
    }

    async fn put(&mut self, batch: &Batch<'_>) -> Result<(u64, Option<String>), sqlx::Error> {
        match self {
            Open::Sqlite(to) => sqlite::put(to, batch).await,
            Open::Postgres(to) => answer(postgres::put(to, batch)).await,
        }
    }

    /// Why a match did not take a write.
    async fn why_not(&mut self, write: &Write) -> Result<StoreError, StoreError> {
        let id = write.id();
        let found: Option<(Option<i64>, i64)> = match self {
            Open::Sqlite(to) => sqlx::query_as(FOUND).bind(id).fetch_optional(to).await?,
            Open::Postgres(to) => answer(sqlx::query_as(FOUND).bind(id).fetch_optional(to)).await?,
        };
        Ok(match found {
            None => StoreError::Missing(id.to_owned()),
            Some((Some(_), _)) => StoreError::Archived(id.to_owned()),
            Some((None, entries)) => write.misplaced(u32::try_from(entries).unwrap_or(u32::MAX)),
        })
    }

    /// What PostgreSQL knows about a transaction.
    async fn status(&mut self, transaction: &str) -> Result<Option<String>, StoreError> {
        match self {
            Open::Sqlite(_) => Ok(None),
            Open::Postgres(to) => {
                let status = sqlx::query_scalar("SELECT pg_xact_status($1::text::xid8)").bind(transaction);
                Ok(answer(status.fetch_one(to)).await?)
            }
        }
    }
}

/// Waits for PostgreSQL, but not for ever.
async fn answer<T>(asked: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let late = |_| sqlx::Error::Io(std::io::Error::other("the database does not answer"));
    timeout(ANSWER, asked).await.map_err(late)?
}
