//! The Lodge as a picture: seven hexes in three rows, with the two Cells above and below.

use crate::terminal::text::{Paint, centred, columns, wrap};
use crate::terminal::words::Words;
use blackrose::cubes::{Cubes, Party};
use blackrose::view::{ModelView, RoomView, View};

/// Columns inside a hex.
const INSIDE: usize = 29;
/// Columns by which the rows are shifted against each other.
const HALF: usize = (INSIDE + 1) / 2;
/// A line that falls over half a hex, and one that rises.
const FALLS: &str = "'''----....___";
const RISES: &str = "___....----'''";
/// The spaces of each row from left to right, and the column of its first border.
const ROWS: [(&[&str], usize); 3] =
    [(&["nw", "ne"], HALF), (&["w", "centre", "e"], 0), (&["sw", "se"], HALF)];

/// What is needed to draw.
pub struct Board<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// The language.
    pub words: &'a Words,
    /// Colours or none.
    pub paint: Paint,
}

impl Board<'_> {
    /// The picture.
    pub fn draw(&self) -> String {
        let mut lines: Vec<String> = Vec::new();
        lines.extend(self.cell("red"));
        // Rows of unequal height look ragged; every hex gets the lines of the fullest one.
        let height = self.view.rooms.iter().map(|r| self.inside(r).len()).max().unwrap_or(0);
        let mut above: Option<(usize, usize)> = None;
        for (spaces, left) in ROWS {
            lines.push(edge(above, Some((spaces.len(), left))));
            let mut rows: Vec<Vec<String>> = Vec::new();
            for space in spaces {
                let mut inside = self
                    .view
                    .rooms
                    .iter()
                    .find(|r| r.space == *space)
                    .map(|r| self.inside(r))
                    .unwrap_or_default();
                inside.resize(height, String::new());
                rows.push(inside);
            }
            for i in 0..height {
                let hexes: Vec<String> = rows.iter().map(|inside| centred(&inside[i], INSIDE)).collect();
                lines.push(format!("{}|{}|", " ".repeat(left), hexes.join("|")));
            }
            above = Some((spaces.len(), left));
        }
        lines.push(edge(above, None));
        lines.extend(self.cell("blue"));
        let mut out = String::new();
        for line in lines {
            out.push_str(line.trim_end());
            out.push('\n');
        }
        out
    }

    /// What stands in a hex.
    fn inside(&self, room: &RoomView) -> Vec<String> {
        let name = wrap(&self.words.name(&format!("room/{}", room.room)), INSIDE, "", "");
        let mut lines: Vec<String> = name.iter().map(|line| self.paint.bold(line)).collect();
        lines.push(match room.token {
            Some(token) => self.words.label(&format!("token-{token}")),
            None => self.bar(room.cubes, room.slots as usize),
        });
        let models: Vec<String> =
            self.view.models.iter().filter(|m| m.at == room.space).map(|m| self.model(m)).collect();
        lines.extend(packed(&models));
        lines.resize(lines.len().max(4), String::new());
        lines
    }

    /// The Cell of a colour, unless nobody has that colour yet.
    fn cell(&self, colour: &str) -> Option<String> {
        let seat = self.view.seats.iter().position(|s| s.colour == Some(colour))?;
        let inside = self.view.models.iter().find(|m| m.at == "cell" && m.owner as usize == seat);
        let who = inside.map_or_else(|| self.words.label("cell-empty"), |m| self.model(m));
        let text = format!("{}: {who}", self.words.label(&format!("cell-{colour}")));
        Some(centred(&text, 2 * HALF + 2 * (INSIDE + 1) + 1))
    }

    /// A Model in a few letters, with its damage.
    pub fn model(&self, model: &ModelView) -> String {
        let colour = self.colour(Party(model.owner));
        match model.model.split(':').collect::<Vec<_>>().as_slice() {
            [kind, _, base] => {
                let name = format!(
                    "{} {}{base}",
                    self.words.name(&format!("evocation/{kind}")),
                    self.letter(Party(model.owner))
                );
                format!("{} {}", self.paint.side(colour, &name), self.bar(model.damage, model.health))
            }
            _ => {
                let name = self.words.name(&model.model);
                format!("{} {}/{}", self.paint.side(colour, &name), model.damage.len(), model.health)
            }
        }
    }

    /// Cubes in their slots: a letter for each, a dot for each free slot.
    pub fn bar(&self, cubes: Cubes, slots: usize) -> String {
        let mut bar = String::from("[");
        for party in cubes.iter() {
            bar.push_str(&self.paint.side(self.colour(party), &self.letter(party)));
        }
        bar.push_str(&".".repeat(slots.saturating_sub(cubes.len())));
        bar.push(']');
        bar
    }

    /// The letter of a side's cubes.
    pub fn letter(&self, party: Party) -> String {
        self.words.label(&format!("cube-{}", self.colour(party)))
    }

    /// The colour of a side; the Black Rose's is black.
    pub fn colour(&self, party: Party) -> &'static str {
        self.view.seats.get(party.index()).and_then(|s| s.colour).unwrap_or("black")
    }
}

/// The line between two rows: it rises to the borders of the row above and falls to those of the row below.
fn edge(above: Option<(usize, usize)>, below: Option<(usize, usize)>) -> String {
    let end = |row: (usize, usize)| row.1 + row.0 * (INSIDE + 1);
    let rows = || above.into_iter().chain(below);
    let from = rows().map(|r| r.1).min().unwrap_or(0);
    let to = rows().map(end).max().unwrap_or(0);
    // A picture's outer edge belongs to one row alone: its peaks are between that row's borders.
    let high = above.or_else(|| below.map(|(n, left)| (n.saturating_sub(1), left + HALF)));
    let is_high = |at: usize| {
        high.is_some_and(|(n, left)| {
            at >= left && at <= left + n * (INSIDE + 1) && (at - left) % (INSIDE + 1) == 0
        })
    };
    let mut line = " ".repeat(from);
    let mut at = from;
    while at < to {
        let border = |at: usize| {
            rows().any(|(n, left)| {
                at >= left && at <= left + n * (INSIDE + 1) && (at - left) % (INSIDE + 1) == 0
            })
        };
        line.push(if border(at) {
            '|'
        } else if above.is_none() {
            '\''
        } else {
            '_'
        });
        line.push_str(if is_high(at) { FALLS } else { RISES });
        at += HALF;
    }
    line.push('|');
    line
}

/// Short texts side by side, as many as fit in a line.
fn packed(texts: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for text in texts {
        match lines.last_mut().filter(|line| columns(line) + 2 + columns(text) <= INSIDE - 1) {
            Some(line) => {
                line.push_str("  ");
                line.push_str(text);
            }
            None => lines.push(text.clone()),
        }
    }
    lines
}
