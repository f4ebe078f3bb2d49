//! SQLite: a batch, whose statements get their rows as one JSON text each, and the entries of a match.

use crate::batch::Batch;
use crate::types::StoredEntry;
use serde::Serialize;
use sqlx::SqliteConnection;
use std::collections::HashMap;

// The first entry of a match in the batch follows the last one that is there.
const ENTRIES: &str = "INSERT INTO entries (seq, before, no, n, at, spent, line) \
     SELECT j.value ->> 1, coalesce(j.value ->> 2, a.last), m.no, \
         j.value ->> 3, j.value ->> 4, j.value ->> 5, j.value ->> 6 \
     FROM json_each($1) j CROSS JOIN matches m ON m.id = j.value ->> 0 CROSS JOIN activity a ON a.no = m.no";

// Every match has its row, so nothing is inserted; but UPDATE … FROM would look at all rows of the table.
// `WHERE` also tells the parser that ON CONFLICT does not belong to the join.
const TOUCH: &str = "INSERT INTO activity (no, touched, entries, last) \
     SELECT m.no, j.value ->> 1, j.value ->> 2, j.value ->> 4 \
     FROM json_each($1) j CROSS JOIN matches m ON m.id = j.value ->> 0 CROSS JOIN activity a ON a.no = m.no \
     WHERE a.archived IS NULL AND (j.value ->> 3 IS NULL OR j.value ->> 3 = a.entries) \
     ON CONFLICT (no) DO UPDATE SET touched = max(touched, excluded.touched), \
         entries = entries + excluded.entries, last = coalesce(excluded.last, last)";

const NOTES: &str = "INSERT INTO notes (no, n, at, json) \
     SELECT m.no, j.value ->> 1, j.value ->> 2, j.value ->> 3 \
     FROM json_each($1) j CROSS JOIN matches m ON m.id = j.value ->> 0";

const CHAT: &str = "INSERT INTO chat (no, n, at, seat, text) \
     SELECT m.no, j.value ->> 1, j.value ->> 2, j.value ->> 3, j.value ->> 4 \
     FROM json_each($1) j CROSS JOIN matches m ON m.id = j.value ->> 0";

const RECORDS: &str = "UPDATE matches SET state = j.value ->> 1, record = j.value ->> 2 \
     FROM json_each($1) j WHERE matches.id = j.value ->> 0";

const SNAPSHOTS: &str = "INSERT INTO snapshots (no, n, digest, position) \
     SELECT m.no, j.value ->> 1, j.value ->> 2, j.value ->> 3 \
     FROM json_each($1) j CROSS JOIN matches m ON m.id = j.value ->> 0 WHERE true \
     ON CONFLICT (no) DO UPDATE SET n = excluded.n, digest = excluded.digest, position = excluded.position \
     WHERE excluded.n >= snapshots.n";

/// The journal of a match, from its last entry back.
const JOURNAL: &str = "WITH RECURSIVE journal (before, n, at, spent, line) AS ( \
       SELECT e.before, e.n, e.at, e.spent, e.line FROM activity a JOIN entries e ON e.seq = a.last WHERE a.no = $1 \
       UNION ALL \
       SELECT e.before, e.n, e.at, e.spent, e.line FROM journal j JOIN entries e ON e.seq = j.before) \
     SELECT n, at, spent, line FROM journal ORDER BY n";

const REMOVE: &str = "DELETE FROM entries WHERE seq IN ( \
     WITH RECURSIVE journal (seq, before) AS ( \
       SELECT e.seq, e.before FROM activity a JOIN entries e ON e.seq = a.last WHERE a.no = $1 \
       UNION ALL \
       SELECT e.seq, e.before FROM journal j JOIN entries e ON e.seq = j.before) \
     SELECT seq FROM journal)";

/// Writes a batch; gives how many matches could take it. Nobody has to ask for the transaction later.
pub(crate) async fn put(
    to: &mut SqliteConnection,
    batch: &Batch<'_>,
) -> Result<(u64, Option<String>), sqlx::Error> {
    let last = put_entries(to, batch).await?;
    let touched: Vec<_> = batch
        .touched
        .iter()
        .map(|(id, touch)| (id, touch.at, touch.gained, touch.first, last.get(id)))
        .collect();
    let taken = rows(to, TOUCH, &touched).await?;
    rows(to, NOTES, &batch.notes).await?;
    rows(to, CHAT, &batch.chat).await?;
    rows(to, RECORDS, &batch.records).await?;
    rows(to, SNAPSHOTS, &batch.snapshots).await?;
    Ok((taken, None))
}

/// Writes the entries of a batch; gives the place of the last of each match.
async fn put_entries<'a>(
    to: &mut SqliteConnection,
    batch: &Batch<'a>,
) -> Result<HashMap<&'a str, i64>, sqlx::Error> {
    let mut last = HashMap::new();
    if batch.entries.is_empty() {
        return Ok(last);
    }
    let mut seq: i64 =
        sqlx::query_scalar("SELECT coalesce(max(seq), 0) FROM entries").fetch_one(&mut *to).await?;
    let entries = batch.entries.iter().map(|(id, n, at, spent, line)| {
        seq += 1;
        (*id, seq, last.insert(*id, seq), *n, *at, *spent, *line)
    });
    let entries: Vec<_> = entries.collect();
    rows(to, ENTRIES, &entries).await?;
    Ok(last)
}

/// The journal of a match.
pub(crate) async fn journal(from: &mut SqliteConnection, no: i64) -> Result<Vec<StoredEntry>, sqlx::Error> {
    sqlx::query_as(JOURNAL).bind(no).fetch_all(from).await
}

/// Removes the journal of a match.
pub(crate) async fn remove_journal(from: &mut SqliteConnection, no: i64) -> Result<(), sqlx::Error> {
    sqlx::query(REMOVE).bind(no).execute(&mut *from).await?;
    sqlx::query("UPDATE activity SET last = NULL WHERE no = $1").bind(no).execute(from).await.map(drop)
}

async fn rows<T: Serialize>(
    to: &mut SqliteConnection,
    statement: &'static str,
    rows: &[T],
) -> Result<u64, sqlx::Error> {
    if rows.is_empty() {
        return Ok(0);
    }
    let rows = serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(error.into()))?;
    Ok(sqlx::query(statement).bind(rows).execute(to).await?.rows_affected())
}
