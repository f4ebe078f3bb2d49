//! Where the points came from.

use crate::terminal::text::{WIDTH, columns, padded, wrap};
use crate::terminal::words::Words;
use blackrose::Event;
use blackrose::events::Id;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Points by source and side.
#[derive(Debug, Default)]
pub struct Tally {
    rows: Vec<(String, BTreeMap<String, i32>)>,
}

impl Tally {
    /// Adds up what events say about points.
    pub fn of<'a>(events: impl Iterator<Item = &'a Event>) -> Tally {
        let mut tally = Tally::default();
        for event in events {
            match event {
                Event::Gained { party, n, why } => tally.add(why, party, i32::from(*n)),
                Event::Lost { party, n, why } => tally.add(why, party, -i32::from(*n)),
                _ => {}
            }
        }
        tally
    }

    fn add(&mut self, why: &str, party: &str, n: i32) {
        let at = match self.rows.iter().position(|(source, _)| source == why) {
            Some(at) => at,
            None => {
                self.rows.push((why.to_owned(), BTreeMap::new()));
                self.rows.len() - 1
            }
        };
        *self.rows[at].1.entry(party.to_owned()).or_default() += n;
    }

    /// A table: a column for each side, a row for each source, the sums last.
    pub fn tell(&self, words: &Words, sides: &[(Id, i32)], moons: bool) -> String {
        let named = |why: &str| match why {
            "trophies" if moons => words.label("label-trophies"),
            "defeat" | "trophies" | "rooms" | "quests" | "rules" | "physical" | "event" | "quest"
            | "solved" | "crown" => words.label(&format!("points-{why}")),
            why => words.name(why),
        };
        let names: Vec<String> = sides.iter().map(|(side, _)| words.name(side)).collect();
        let longest = names.iter().map(|n| columns(n)).max().unwrap_or(0).max(6);
        let first_wide = if sides.len() <= 3 { 36 } else { 26 };
        // Many sides have narrow columns, and the names above them stand in several lines.
        let wide = longest.min((*WIDTH - 2 - first_wide) / sides.len().max(1) - 2);
        let cells = |first: &str, cells: &[String]| {
            let mut line = format!("  {}", padded(first, first_wide));
            for cell in cells {
                let _ = write!(line, "  {}{cell}", " ".repeat(wide.saturating_sub(columns(cell))));
            }
            line + "\n"
        };
        let names: Vec<Vec<String>> = names.iter().map(|name| wrap(name, wide, "", "")).collect();
        let mut out = String::new();
        for i in 0..names.iter().map(Vec::len).max().unwrap_or(0) {
            let parts: Vec<String> = names.iter().map(|n| n.get(i).cloned().unwrap_or_default()).collect();
            out.push_str(&cells("", &parts));
        }
        for (why, points) in self.rows.iter().filter(|(_, points)| points.values().any(|n| *n != 0)) {
            let row: Vec<String> = sides
                .iter()
                .map(|(side, _)| points.get(side.as_str()).map_or("·".into(), i32::to_string))
                .collect();
            out.push_str(&cells(&named(why), &row));
        }
        let sums: Vec<String> = sides.iter().map(|(_, n)| n.to_string()).collect();
        out.push_str(&cells(&words.label("points-sum"), &sums));
        out
    }
}
