//! A batch: writes sorted by kind, so that one statement writes all of a kind.

use crate::StoreError;
use crate::types::{MatchState, Write};
use std::collections::BTreeMap;

/// What is to be written, one list for each kind.
#[derive(Default)]
pub(crate) struct Batch<'a> {
    /// Match, when it was last written to, how many entries it gains; one for each match.
    pub touched: Vec<(&'a str, i64, u32)>,
    /// Match, number, time, time spent, line.
    pub entries: Vec<(&'a str, u32, i64, u32, &'a str)>,
    /// Match, number, time, note.
    pub notes: Vec<(&'a str, u32, i64, &'a str)>,
    /// Match, number, time, seat, text.
    pub chat: Vec<(&'a str, u32, i64, Option<u8>, &'a str)>,
    /// Match, state, record; the last of each match.
    pub records: Vec<(&'a str, &'static str, &'a str)>,
    /// Match, entries, hash, position; the newest of each match.
    pub snapshots: Vec<(&'a str, u32, &'a str, &'a str)>,
}

impl<'a> Batch<'a> {
    /// Sorts writes, unless one has a text that PostgreSQL could not keep.
    pub fn of(writes: impl Iterator<Item = &'a Write>) -> Result<Batch<'a>, StoreError> {
        let mut batch = Batch::default();
        let mut touched: BTreeMap<&str, (i64, u32)> = BTreeMap::new();
        let mut records: BTreeMap<&str, (MatchState, &str)> = BTreeMap::new();
        let mut snapshots: BTreeMap<&str, (u32, &str, &str)> = BTreeMap::new();
        for write in writes {
            let (at, gained) = match write {
                Write::Entry { id, n, at, spent, line } => {
                    batch.entries.push((id, *n, *at, *spent, fit(line)?));
                    (*at, 1)
                }
                Write::Note { id, n, at, json } => {
                    batch.notes.push((id, *n, *at, fit(json)?));
                    (*at, 0)
                }
                Write::Chat { id, n, at, seat, text } => {
                    batch.chat.push((id, *n, *at, *seat, fit(text)?));
                    (*at, 0)
                }
                Write::Record { id, state, at, record } => {
                    records.insert(id, (*state, fit(record)?));
                    (*at, 0)
                }
                Write::Snapshot { id, n, digest, position } => {
                    let snapshot = (*n, fit(digest)?, fit(position)?);
                    let newest = snapshots.entry(id).or_insert(snapshot);
                    if newest.0 <= *n {
                        *newest = snapshot;
                    }
                    (i64::MIN, 0)
                }
            };
            let match_touched = touched.entry(fit(write.id())?).or_insert((i64::MIN, 0));
            *match_touched = (match_touched.0.max(at), match_touched.1 + gained);
        }
        batch.touched.extend(touched.into_iter().map(|(id, (at, gained))| (id, at, gained)));
        batch.records.extend(records.into_iter().map(|(id, (state, record))| (id, state.name(), record)));
        batch
            .snapshots
            .extend(snapshots.into_iter().map(|(id, (n, digest, position))| (id, n, digest, position)));
        Ok(batch)
    }
}

impl Write {
    /// The match that is written to.
    pub fn id(&self) -> &str {
        match self {
            Write::Entry { id, .. }
            | Write::Note { id, .. }
            | Write::Chat { id, .. }
            | Write::Record { id, .. }
            | Write::Snapshot { id, .. } => id,
        }
    }

    /// The conflict of this write with one that is there already.
    pub(crate) fn conflict(&self) -> StoreError {
        let what = match self {
            Write::Entry { n, .. } => format!("entry {n}"),
            Write::Note { n, .. } => format!("note {n}"),
            Write::Chat { n, .. } => format!("chat line {n}"),
            Write::Record { .. } => "a record".into(),
            Write::Snapshot { .. } => "a snapshot".into(),
        };
        StoreError::Conflict { id: self.id().to_owned(), what }
    }
}

fn fit(text: &str) -> Result<&str, StoreError> {
    if text.contains('\0') { Err(StoreError::ZeroInText) } else { Ok(text) }
}
