//! SQLite: a batch, whose statements write all their rows at once, and the entries of a match.

use crate::batch::Batch;
use crate::types::StoredEntry;
use sqlx::SqliteConnection;
use std::collections::HashMap;

// In the statements of a batch `{rows}` stands for its rows, whose first column names the match.

// The first entry of a match in the batch follows the last one that is there.
const ENTRIES: &str = "INSERT INTO entries (seq, before, no, n, at, spent, line) \
     SELECT column2, coalesce(column3, a.last), m.no, column4, column5, column6, column7 \
     FROM {rows} CROSS JOIN matches m ON m.id = column1 CROSS JOIN activity a ON a.no = m.no";

// Every match has its row, so nothing is inserted; but UPDATE … FROM would look at all rows of the table.
// `WHERE` also tells the parser that ON CONFLICT does not belong to the join.
const TOUCH: &str = "INSERT INTO activity (no, touched, entries, last) \
     SELECT m.no, column2, column3, column5 \
     FROM {rows} CROSS JOIN matches m ON m.id = column1 CROSS JOIN activity a ON a.no = m.no \
     WHERE a.archived IS NULL AND (column4 IS NULL OR column4 = a.entries) \
     ON CONFLICT (no) DO UPDATE SET touched = max(touched, excluded.touched), \
         entries = entries + excluded.entries, last = coalesce(excluded.last, last)";

const NOTES: &str = "INSERT INTO notes (no, n, at, json) SELECT m.no, column2, column3, column4 \
     FROM {rows} CROSS JOIN matches m ON m.id = column1";

const CHAT: &str = "INSERT INTO chat (no, n, at, seat, text) SELECT m.no, column2, column3, column4, column5 \
     FROM {rows} CROSS JOIN matches m ON m.id = column1";

const CLOCKS: &str = "INSERT INTO clocks (no, due, json) SELECT m.no, column2, column3 \
     FROM {rows} CROSS JOIN matches m ON m.id = column1 WHERE true \
     ON CONFLICT (no) DO UPDATE SET due = excluded.due, json = excluded.json";

const RECORDS: &str =
    "UPDATE matches SET state = column2, record = column3 FROM {rows} WHERE matches.id = column1";

const SNAPSHOTS: &str = "INSERT INTO snapshots (no, n, digest, position) \
     SELECT m.no, column2, column3, column4 FROM {rows} CROSS JOIN matches m ON m.id = column1 WHERE true \
     ON CONFLICT (no) DO UPDATE SET n = excluded.n, digest = excluded.digest, position = excluded.position \
     WHERE excluded.n >= snapshots.n";

/// The most rows in one statement.
const MOST_ROWS: usize = 1024;

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
    let touched = batch.touched.iter().map(|(id, touch)| {
        [
            text(id),
            number(touch.at),
            number(touch.gained),
            Number(touch.first.map(i64::from)),
            Number(last.get(id).copied()),
        ]
    });
    let taken = rows(to, TOUCH, touched).await?;
    let notes = batch.notes.iter().map(|(id, n, at, json)| [text(id), number(*n), number(*at), text(json)]);
    rows(to, NOTES, notes).await?;
    let chat = batch.chat.iter().map(|(id, n, at, seat, said)| {
        [text(id), number(*n), number(*at), Number(seat.map(i64::from)), text(said)]
    });
    rows(to, CHAT, chat).await?;
    let clocks = batch.clocks.iter().map(|(id, due, json)| [text(id), Number(*due), text(json)]);
    rows(to, CLOCKS, clocks).await?;
    let records = batch.records.iter().map(|(id, state, record)| [text(id), text(state), text(record)]);
    rows(to, RECORDS, records).await?;
    let snapshots = batch
        .snapshots
        .iter()
        .map(|(id, n, digest, position)| [text(id), number(*n), text(digest), text(position)]);
    rows(to, SNAPSHOTS, snapshots).await?;
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
        let before = Number(last.insert(*id, seq));
        [text(id), number(seq), before, number(*n), number(*at), number(*spent), text(line)]
    });
    rows(to, ENTRIES, entries).await?;
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

/// What stands in a column of a row.
#[derive(Clone, Copy)]
enum Value<'a> {
    Number(Option<i64>),
    Text(&'a str),
}

use Value::{Number, Text};

fn number<'a>(n: impl Into<i64>) -> Value<'a> {
    Number(Some(n.into()))
}

fn text(text: &str) -> Value<'_> {
    Text(text)
}

/// Writes rows with a statement; says how many it wrote.
async fn rows<'a, const WIDTH: usize>(
    to: &mut SqliteConnection,
    statement: &'static str,
    rows: impl ExactSizeIterator<Item = [Value<'a>; WIDTH]>,
) -> Result<u64, sqlx::Error> {
    let (mut rows, mut written) = (rows, 0);
    while rows.len() > 0 {
        // Few different lengths, so that the statements are prepared already: rows of nothing match nothing.
        let many = rows.len().min(MOST_ROWS).next_power_of_two();
        let row = format!("({}),", ["?"; WIDTH].join(","));
        let values = row.repeat(many);
        let values = format!("(VALUES {})", values.trim_end_matches(','));
        let mut query = sqlx::query(sqlx::AssertSqlSafe(statement.replace("{rows}", &values)));
        for _ in 0..many {
            for value in rows.next().unwrap_or([Number(None); WIDTH]) {
                query = match value {
                    Number(n) => query.bind(n),
                    Text(text) => query.bind(text),
                };
            }
        }
        written += query.execute(&mut *to).await?.rows_affected();
    }
    Ok(written)
}
