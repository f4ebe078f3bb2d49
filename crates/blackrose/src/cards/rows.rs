//! The cards as rows, for what is kept and sent.

use super::knowledge::LOOSE;
use super::{Card, Cards, NOTHING, ZONES, Zone};
use crate::limits::{CARDS, POOLS, SEATS};
use kernel::small::count;

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
        let row = |i: usize| Row {
            zone: self.spot[i].zone(),
            order: 0,
            face: self.face[i],
            known: self.known[i],
            pool: self.pool[i],
        };
        let mut rows: Vec<Row> = (0..self.total()).map(row).collect();
        for zone in (0..count(ZONES)).map(Zone::from_code).filter(|zone| zone.ordered()) {
            for (below, card) in (0..self.count(zone)).rev().zip(self.in_zone(zone)) {
                rows[card.index()].order = count(below);
            }
        }
        (rows, self.merged)
    }

    /// The cards that such rows describe; `None` if there are none such.
    pub fn from_rows(rows: &[Row], merged: [[u8; POOLS]; SEATS]) -> Option<Cards> {
        let fits = |r: &Row| usize::from(r.pool & !LOOSE) < POOLS && (usize::from(r.zone)) < ZONES;
        if rows.len() > CARDS
            || !rows.iter().all(fits)
            || merged.iter().flatten().any(|p| usize::from(*p) >= POOLS)
        {
            return None;
        }
        let mut cards = Cards::none();
        cards.count = u16::try_from(rows.len()).ok()?;
        cards.merged = merged;
        for (i, row) in rows.iter().enumerate() {
            cards.face[i] = row.face;
            cards.known[i] = row.known;
            cards.pool[i] = row.pool;
            cards.len[usize::from(row.zone)] = cards.len[usize::from(row.zone)].checked_add(1)?;
        }
        cards.gather(rows).then_some(cards)
    }

    /// Makes the list of each zone; false if two cards lie in one place of a pile.
    fn gather(&mut self, rows: &[Row]) -> bool {
        // The cards of all zones one after the other, each from bottom to top.
        let mut places = [Card(NOTHING); CARDS];
        let mut begins = [0; ZONES];
        let mut end = 0;
        for (begin, len) in begins.iter_mut().zip(self.len) {
            *begin = end;
            end += usize::from(len);
        }
        let mut left = self.len;
        for (card, row) in (0..).map(Card).zip(rows) {
            let zone = usize::from(row.zone);
            // Without an order the lowest number comes first, as the top card of a pile does.
            let below = if Zone::from_code(row.zone).ordered() { row.order } else { left[zone] - 1 };
            left[zone] -= 1;
            let place = begins[zone] + usize::from(below);
            if below >= self.len[zone] || places[place] != Card(NOTHING) {
                return false;
            }
            places[place] = card;
        }
        for (zone, begin) in begins.into_iter().enumerate() {
            self.stack(Zone::from_code(count(zone)), &places[begin..begin + usize::from(self.len[zone])]);
        }
        true
    }
}
