//! The cards as rows, for what is kept and sent.

use super::{Card, Cards, LOOSE, ZONES, slot_of};
use crate::limits::{CARDS, POOLS, SEATS};

/// All that is kept of one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[allow(missing_docs)]
pub struct Row {
    pub zone: u8,
    pub order: u8,
    pub face: u16,
    pub known: u8,
    pub pool: u8,
}

impl Cards {
    /// All that is kept of each card, and of what seats can tell apart: for written positions.
    pub fn rows(&self) -> (Vec<Row>, [[u8; POOLS]; SEATS]) {
        let row = |card: Card| {
            let i = card.0 as usize;
            Row {
                face: self.face[i],
                zone: self.zone[i],
                order: self.order[i],
                known: self.known[i],
                pool: self.pool[i],
            }
        };
        (self.all().map(row).collect(), self.merged)
    }

    /// The cards that such rows describe; `None` if there are too many.
    pub fn from_rows(rows: &[Row], merged: [[u8; POOLS]; SEATS]) -> Option<Cards> {
        let mut cards = Cards::none();
        if rows.len() > CARDS
            || rows.iter().any(|r| (r.pool & !LOOSE) as usize >= POOLS || r.zone as usize >= ZONES)
        {
            return None;
        }
        if merged.iter().flatten().any(|p| *p as usize >= POOLS) {
            return None;
        }
        for (i, row) in rows.iter().enumerate() {
            cards.face[i] = row.face;
            cards.zone[i] = row.zone;
            cards.order[i] = row.order;
            cards.known[i] = row.known;
            cards.pool[i] = row.pool;
            cards.len[row.zone as usize] += 1;
            if let Some(slot) = slot_of(row.zone) {
                cards.slots[slot] = i as u16;
            }
        }
        cards.count = rows.len() as u16;
        cards.merged = merged;
        Some(cards)
    }
}
