//! A batch: writes sorted by kind, so that one statement writes all of a kind.

use crate::StoreError;
use crate::types::{MatchState, Write};
use std::collections::BTreeMap;

/// What is to be written, one list for each kind.
#[derive(Default)]
pub(crate) struct Batch<'a> {
    /// What the batch is for each match, in the order of their names.
    pub touched: BTreeMap<&'a str, Touch>,
    /// Match, number, time, time spent, line; without gaps in each match.
    pub entries: Vec<(&'a str, u32, i64, u32, &'a str)>,
    /// Match, number, time, note.
    pub notes: Vec<(&'a str, u32, i64, &'a str)>,
    /// Match, number, time, seat, text.
    pub chat: Vec<(&'a str, u32, i64, Option<u8>, &'a str)>,
    /// Match, state, record; the last of each match.
    pub records: Vec<(&'a str, &'static str, &'a str)>,
    /// Match, when it is due, clocks; the last of each match.
    pub clocks: Vec<(&'a str, Option<i64>, &'a str)>,
    /// Match, entries, hash, position; the newest of each match.
    pub snapshots: Vec<(&'a str, u32, &'a str, &'a str)>,
}

/// What a batch is for a match.
#[derive(Clone, Copy)]
pub(crate) struct Touch {
    /// When it was last written to.
    pub at: i64,
    /// How many entries it gains.
    pub gained: u32,
    /// The first of them.
    pub first: Option<u32>,
}

impl<'a> Batch<'a> {
    /// Sorts writes, unless one of them cannot be written after the others.
    pub fn of(writes: impl Iterator<Item = &'a Write>) -> Result<Batch<'a>, StoreError> {
        let mut batch = Batch::default();
        let mut records: BTreeMap<&str, (MatchState, &str)> = BTreeMap::new();
        let mut clocks: BTreeMap<&str, (Option<i64>, &str)> = BTreeMap::new();
        let mut snapshots: BTreeMap<&str, (u32, &str, &str)> = BTreeMap::new();
        for write in writes {
            let touch = batch.touched.entry(fit(write.id())?);
            let touch = touch.or_insert(Touch { at: i64::MIN, gained: 0, first: None });
            let at = match write {
                Write::Entry { id, n, at, spent, line } => {
                    batch.entries.push((id, *n, *at, *spent, fit(line)?));
                    let first = *touch.first.get_or_insert(*n);
                    if n.checked_sub(touch.gained) != Some(first) {
                        return Err(write.misplaced(first.saturating_add(touch.gained)));
                    }
                    touch.gained += 1;
                    *at
                }
                Write::Note { id, n, at, json } => {
                    batch.notes.push((id, *n, *at, fit(json)?));
                    *at
                }
                Write::Chat { id, n, at, seat, text } => {
                    batch.chat.push((id, *n, *at, *seat, fit(text)?));
                    *at
                }
                Write::Clocks { id, due, json } => {
                    clocks.insert(id, (*due, fit(json)?));
                    i64::MIN
                }
                Write::Record { id, state, at, record } => {
                    records.insert(id, (*state, fit(record)?));
                    *at
                }
                Write::Snapshot { id, n, digest, position } => {
                    let snapshot = (*n, fit(digest)?, fit(position)?);
                    let newest = snapshots.entry(id).or_insert(snapshot);
                    if newest.0 <= *n {
                        *newest = snapshot;
                    }
                    i64::MIN
                }
            };
            touch.at = touch.at.max(at);
        }
        batch.records.extend(records.into_iter().map(|(id, (state, record))| (id, state.name(), record)));
        batch.clocks.extend(clocks.into_iter().map(|(id, (due, json))| (id, due, json)));
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
            | Write::Clocks { id, .. }
            | Write::Record { id, .. }
            | Write::Snapshot { id, .. } => id,
        }
    }

    /// What is wrong with an entry where the next should have another number.
    pub(crate) fn misplaced(&self, next: u32) -> StoreError {
        match self {
            Write::Entry { id, n, .. } if *n > next => StoreError::Gap { id: id.to_string(), n: *n, next },
            _ => self.conflict(),
        }
    }

    /// The conflict of this write with one that is there already.
    pub(crate) fn conflict(&self) -> StoreError {
        let what = match self {
            Write::Entry { n, .. } => format!("entry {n}"),
            Write::Note { n, .. } => format!("note {n}"),
            Write::Chat { n, .. } => format!("chat line {n}"),
            Write::Clocks { .. } => "clocks".into(),
            Write::Record { .. } => "a record".into(),
            Write::Snapshot { .. } => "a snapshot".into(),
        };
        StoreError::Conflict { id: self.id().to_owned(), what }
    }
}

fn fit(text: &str) -> Result<&str, StoreError> {
    if text.contains('\0') { Err(StoreError::ZeroInText) } else { Ok(text) }
}
