//! PostgreSQL: a batch, whose statements get their rows as one array for each column, and the entries of a
//! match.

use crate::batch::Batch;
use crate::types::StoredEntry;
use sqlx::PgConnection;

// Rows are locked here first of all, so that the archive and a batch wait for each other. Whether a match can
// take the batch is asked afterwards: a condition would only mislead the planner.
const TOUCH: &str = "WITH touched AS ( \
       UPDATE activity a SET touched = greatest(a.touched, t.at), entries = a.entries + t.gained \
       FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) AS t (id, at, gained, first) \
       JOIN matches m ON m.id = t.id WHERE a.no = m.no \
       RETURNING a.archived IS NULL AND (t.first IS NULL OR t.first + t.gained = a.entries) AS took) \
     SELECT count(*) FILTER (WHERE took), pg_current_xact_id()::text FROM touched";

const ENTRIES: &str = "INSERT INTO entries (no, n, at, spent, line) SELECT m.no, t.n, t.at, t.spent, t.line \
     FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[]) AS t (id, n, at, spent, line) \
     JOIN matches m ON m.id = t.id";

const NOTES: &str = "INSERT INTO notes (no, n, at, json) SELECT m.no, t.n, t.at, t.json \
     FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) AS t (id, n, at, json) \
     JOIN matches m ON m.id = t.id";

const CHAT: &str = "INSERT INTO chat (no, n, at, seat, text) SELECT m.no, t.n, t.at, t.seat, t.text \
     FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[]) AS t (id, n, at, seat, text) \
     JOIN matches m ON m.id = t.id";

const CLOCKS: &str = "INSERT INTO clocks (no, due, json) SELECT m.no, t.due, t.json \
     FROM unnest($1::text[], $2::bigint[], $3::text[]) AS t (id, due, json) JOIN matches m ON m.id = t.id \
     ON CONFLICT (no) DO UPDATE SET due = excluded.due, json = excluded.json";

const RECORDS: &str = "UPDATE matches m SET state = t.state, record = t.record \
     FROM unnest($1::text[], $2::text[], $3::text[]) AS t (id, state, record) WHERE m.id = t.id";

const SNAPSHOTS: &str = "INSERT INTO snapshots AS s (no, n, digest, position) \
     SELECT m.no, t.n, t.digest, t.position \
     FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) AS t (id, n, digest, position) \
     JOIN matches m ON m.id = t.id \
     ON CONFLICT (no) DO UPDATE SET n = excluded.n, digest = excluded.digest, position = excluded.position \
     WHERE excluded.n >= s.n";

/// Writes a batch; gives how many matches could take it and the number of the transaction.
pub(crate) async fn put(
    to: &mut PgConnection,
    batch: &Batch<'_>,
) -> Result<(u64, Option<String>), sqlx::Error> {
    let rows: Vec<_> = batch.touched.iter().collect();
    let (taken, transaction): (i64, String) = sqlx::query_as(TOUCH)
        .bind(column(&rows, |(id, _)| **id))
        .bind(column(&rows, |(_, touch)| touch.at))
        .bind(column(&rows, |(_, touch)| i64::from(touch.gained)))
        .bind(column(&rows, |(_, touch)| touch.first.map(i64::from)))
        .fetch_one(&mut *to)
        .await?;
    let rows = &batch.entries;
    if !rows.is_empty() {
        sqlx::query(ENTRIES)
            .bind(column(rows, |row| row.0))
            .bind(column(rows, |row| i64::from(row.1)))
            .bind(column(rows, |row| row.2))
            .bind(column(rows, |row| i64::from(row.3)))
            .bind(column(rows, |row| row.4))
            .execute(&mut *to)
            .await?;
    }
    let rows = &batch.notes;
    if !rows.is_empty() {
        sqlx::query(NOTES)
            .bind(column(rows, |row| row.0))
            .bind(column(rows, |row| i64::from(row.1)))
            .bind(column(rows, |row| row.2))
            .bind(column(rows, |row| row.3))
            .execute(&mut *to)
            .await?;
    }
    let rows = &batch.chat;
    if !rows.is_empty() {
        sqlx::query(CHAT)
            .bind(column(rows, |row| row.0))
            .bind(column(rows, |row| i64::from(row.1)))
            .bind(column(rows, |row| row.2))
            .bind(column(rows, |row| row.3.map(i64::from)))
            .bind(column(rows, |row| row.4))
            .execute(&mut *to)
            .await?;
    }
    let rows = &batch.clocks;
    if !rows.is_empty() {
        sqlx::query(CLOCKS)
            .bind(column(rows, |row| row.0))
            .bind(column(rows, |row| row.1))
            .bind(column(rows, |row| row.2))
            .execute(&mut *to)
            .await?;
    }
    let rows = &batch.records;
    if !rows.is_empty() {
        sqlx::query(RECORDS)
            .bind(column(rows, |row| row.0))
            .bind(column(rows, |row| row.1))
            .bind(column(rows, |row| row.2))
            .execute(&mut *to)
            .await?;
    }
    let rows = &batch.snapshots;
    if !rows.is_empty() {
        sqlx::query(SNAPSHOTS)
            .bind(column(rows, |row| row.0))
            .bind(column(rows, |row| i64::from(row.1)))
            .bind(column(rows, |row| row.2))
            .bind(column(rows, |row| row.3))
            .execute(&mut *to)
            .await?;
    }
    Ok((u64::try_from(taken).unwrap_or_default(), Some(transaction)))
}

fn column<T, C>(rows: &[T], of: impl Fn(&T) -> C) -> Vec<C> {
    rows.iter().map(of).collect()
}

/// The journal of a match.
pub(crate) async fn journal(from: &mut PgConnection, no: i64) -> Result<Vec<StoredEntry>, sqlx::Error> {
    let all = "SELECT n, at, spent, line FROM entries WHERE no = $1 ORDER BY n";
    sqlx::query_as(all).bind(no).fetch_all(from).await
}

/// Removes the journal of a match.
pub(crate) async fn remove_journal(from: &mut PgConnection, no: i64) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM entries WHERE no = $1").bind(no).execute(from).await.map(drop)
}
