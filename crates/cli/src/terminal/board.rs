//! The Lodge as a picture: seven hexes in three rows, with the two Cells above and below.

use crate::terminal::text::{Paint, centred, columns, wrap};
use crate::terminal::words::Words;
use blackrose::cubes::{Cubes, Party};
use blackrose::view::{ModelView, RoomView, View};

/// Columns inside a hex.
const INSIDE: usize = 29;
/// Columns by which the rows are shifted against each other.
const HALF: usize = INSIDE.div_ceil(2);
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
        let mut above: Option<Row> = None;
        for (spaces, left) in ROWS {
            let row = Row { hexes: spaces.len(), left };
            lines.push(edge(above, Some(row)));
            let mut rows: Vec<Vec<String>> = Vec::new();
            for space in spaces {
                let inside = self
                    .view
                    .rooms
                    .iter()
                    .find(|r| r.space == *space)
                    .map(|r| self.inside(r))
                    .unwrap_or_default();
                rows.push(inside);
            }
            let height = rows.iter().map(Vec::len).max().unwrap_or(0);
            rows.iter_mut().for_each(|inside| inside.resize(height, String::new()));
            for i in 0..height {
                let hexes: Vec<String> = rows.iter().map(|inside| centred(&inside[i], INSIDE)).collect();
                lines.push(format!("{}|{}|", " ".repeat(left), hexes.join("|")));
            }
            above = Some(row);
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

/// The borders of a row of hexes.
#[derive(Clone, Copy)]
struct Row {
    hexes: usize,
    left: usize,
}

impl Row {
    fn right(self) -> usize {
        self.left + self.hexes * (INSIDE + 1)
    }

    fn has_border(self, at: usize) -> bool {
        (self.left..=self.right()).contains(&at) && (at - self.left).is_multiple_of(INSIDE + 1)
    }
}

/// The line between two rows: high at the borders of the row above, low at those of the row below.
fn edge(above: Option<Row>, below: Option<Row>) -> String {
    let rows = || above.into_iter().chain(below);
    let from = rows().map(|row| row.left).min().unwrap_or(0);
    let to = rows().map(Row::right).max().unwrap_or(0);
    // Above the first row there is nothing: its peaks are between its borders.
    let high = |at: usize| match (above, below) {
        (Some(above), _) => above.has_border(at),
        (None, Some(below)) => !below.has_border(at),
        (None, None) => false,
    };
    let mut line = " ".repeat(from);
    for at in (from..to).step_by(HALF) {
        let corner = match rows().any(|row| row.has_border(at)) {
            true => '|',
            false if above.is_none() => '\'',
            false => '_',
        };
        line.push(corner);
        line.push_str(if high(at) { FALLS } else { RISES });
    }
    line.push('|');
    line
}

/// Short texts side by side, as many as fit in a line.
fn packed(texts: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for text in texts {
        match lines.last_mut().filter(|line| columns(line) + 2 + columns(text) < INSIDE) {
            Some(line) => {
                line.push_str("  ");
                line.push_str(text);
            }
            None => lines.push(text.clone()),
        }
    }
    lines
}
