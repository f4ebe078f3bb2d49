//! The archive: matches that nobody has touched for long, their journals as one text each.
//!
//! Nothing is deleted. The text has a line for each entry, `[n,at,spent,"line"]`.

use crate::batch::Batch;
use crate::types::{MatchState, StoredEntry, Write};
use crate::{Store, StoreError, on};
use std::time::Duration;

pub(crate) const JOURNAL: &str = "SELECT journal FROM archive WHERE no = $1";

/// How long matches are left alone before they go into the archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ages {
    /// While seats are free.
    pub waiting: Duration,
    /// While it is played.
    pub running: Duration,
    /// After it was played or closed.
    pub over: Duration,
}

impl Ages {
    fn of(&self, state: MatchState) -> Duration {
        match state {
            MatchState::Waiting => self.waiting,
            MatchState::Running => self.running,
            MatchState::Over | MatchState::Closed => self.over,
        }
    }
}

impl Store {
    /// Archives the matches that were touched longer ago than their age allows, and names them.
    pub async fn archive(&self, before: &Ages, now: i64) -> Result<Vec<String>, StoreError> {
        let stale = "SELECT m.no, m.id FROM matches m JOIN activity a ON a.no = m.no \
             WHERE m.state = $1 AND a.archived IS NULL AND a.touched < $2 ORDER BY m.no";
        let mut archived = Vec::new();
        for state in MatchState::ALL {
            let age = i64::try_from(before.of(state).as_millis()).unwrap_or(i64::MAX);
            let oldest = now.saturating_sub(age);
            let found: Vec<(i64, String)> = on!(&self.db, pool => {
                sqlx::query_as(stale).bind(state.name()).bind(oldest).fetch_all(pool).await?
            });
            for (no, id) in found {
                if self.archive_one(no, oldest, now).await? {
                    archived.push(id);
                }
            }
        }
        Ok(archived)
    }

    /// Archives a match unless somebody has touched it meanwhile.
    async fn archive_one(&self, no: i64, oldest: i64, now: i64) -> Result<bool, StoreError> {
        let mark = "UPDATE activity SET archived = $1 WHERE no = $2 AND archived IS NULL AND touched < $3 \
             RETURNING entries";
        let keep = "INSERT INTO archive (no, journal) VALUES ($1, $2)";
        on!(&self.db, pool => {
            let mut tx = pool.begin_with(self.db.begin_writing()).await?;
            let mark = sqlx::query_scalar(mark).bind(now).bind(no).bind(oldest);
            let Some(count): Option<i64> = mark.fetch_optional(&mut *tx).await? else {
                return Ok(false);
            };
            let entries = whole(kind::journal(&mut tx, no).await?, count)?;
            sqlx::query(keep).bind(no).bind(pack(&entries)).execute(&mut *tx).await?;
            kind::remove_journal(&mut tx, no).await?;
            tx.commit().await?;
            Ok(true)
        })
    }

    /// Takes a match back from the archive; false if it is not there.
    pub async fn restore(&self, id: &str, now: i64) -> Result<bool, StoreError> {
        let find = "SELECT a.no FROM activity a JOIN matches m ON m.no = a.no \
             WHERE m.id = $1 AND a.archived IS NOT NULL";
        // Only one of two who restore at once finds it archived still.
        let unmark = "UPDATE activity SET archived = NULL, touched = $1, entries = 0 \
             WHERE no = $2 AND archived IS NOT NULL";
        let remove = "DELETE FROM archive WHERE no = $1";
        on!(&self.db, pool => {
            let mut tx = pool.begin_with(self.db.begin_writing()).await?;
            let Some(no): Option<i64> = sqlx::query_scalar(find).bind(id).fetch_optional(&mut *tx).await? else {
                return Ok(false);
            };
            let unmarked = sqlx::query(unmark).bind(now).bind(no).execute(&mut *tx).await?;
            if unmarked.rows_affected() == 0 {
                return Ok(false);
            }
            let journal: String = sqlx::query_scalar(JOURNAL).bind(no).fetch_one(&mut *tx).await?;
            let entries = unpack(&journal)?.into_iter().map(|entry| entry.write(id)).collect::<Vec<_>>();
            if !entries.is_empty() {
                kind::put(&mut tx, &Batch::of(entries.iter())?).await?;
            }
            sqlx::query(remove).bind(no).execute(&mut *tx).await?;
            tx.commit().await?;
            Ok(true)
        })
    }
}

impl StoredEntry {
    /// The write that keeps it.
    fn write(self, id: &str) -> Write {
        let StoredEntry { n, at, spent, line } = self;
        Write::Entry { id: id.into(), n, at, spent, line }
    }
}

/// A journal, if it has as many entries as it should: less than all of it is nothing to go on from.
pub(crate) fn whole(entries: Vec<StoredEntry>, count: i64) -> Result<Vec<StoredEntry>, StoreError> {
    match entries.len() {
        found if found as i64 == count => Ok(entries),
        found => Err(StoreError::Database(format!("a journal of {count} entries has only {found} of them"))),
    }
}

/// A journal as one text.
fn pack(entries: &[StoredEntry]) -> String {
    let mut text = String::new();
    for StoredEntry { n, at, spent, line } in entries {
        // Numbers and a text, which JSON can always write.
        text.push_str(&serde_json::json!([n, at, spent, line]).to_string());
        text.push('\n');
    }
    text
}

/// The journal of a text.
pub(crate) fn unpack(text: &str) -> Result<Vec<StoredEntry>, StoreError> {
    let entry = |line: &str| {
        let (n, at, spent, line) = serde_json::from_str(line)
            .map_err(|error| StoreError::Database(format!("an archived journal cannot be read: {error}")))?;
        Ok(StoredEntry { n, at, spent, line })
    };
    text.lines().map(entry).collect()
}
