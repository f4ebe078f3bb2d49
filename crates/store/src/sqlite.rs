//! A batch in SQLite: each statement gets its rows as one JSON text.

use crate::batch::Batch;
use serde::Serialize;
use sqlx::SqliteConnection;

// Every match has its row, so nothing is inserted; but UPDATE … FROM would look at all rows of the table.
// `WHERE true` tells the parser that ON CONFLICT does not belong to the join.
const TOUCH: &str = "INSERT INTO activity (no, touched, entries) \
     SELECT m.no, j.value ->> 1, j.value ->> 2 \
     FROM json_each($1) j CROSS JOIN matches m ON m.id = j.value ->> 0 WHERE true \
     ON CONFLICT (no) DO UPDATE SET touched = max(touched, excluded.touched), entries = entries + excluded.entries \
     WHERE archived IS NULL";

const ENTRIES: &str = "INSERT INTO entries (no, n, at, spent, line) \
     SELECT m.no, j.value ->> 1, j.value ->> 2, j.value ->> 3, j.value ->> 4 \
     FROM json_each($1) j CROSS JOIN matches m ON m.id = j.value ->> 0";

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

/// Writes a batch; gives how many matches were touched.
pub(crate) async fn put(to: &mut SqliteConnection, batch: &Batch<'_>) -> Result<u64, sqlx::Error> {
    let touched = rows(to, TOUCH, &batch.touched).await?;
    rows(to, ENTRIES, &batch.entries).await?;
    rows(to, NOTES, &batch.notes).await?;
    rows(to, CHAT, &batch.chat).await?;
    rows(to, RECORDS, &batch.records).await?;
    rows(to, SNAPSHOTS, &batch.snapshots).await?;
    Ok(touched)
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
