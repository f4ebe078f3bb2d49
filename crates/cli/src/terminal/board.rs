//! The Lodge as a picture: rows of hexes, with the Cells around them.

use crate::terminal::text::{Paint, WIDTH, centred, columns, cut, wrap};
use crate::terminal::words::Words;
use blackrose::cubes::{Cubes, Party};
use blackrose::lodge::sight::steps;
use blackrose::lodge::{Shape, Space, Spaces};
use blackrose::view::{ModelView, RoomView, View};
use games::faces::Face;
use kernel::small::Nth;

/// What is needed to draw.
pub struct Board<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// The Lodge.
    pub shape: &'a Shape,
    /// The Rooms next to each seat's Cell; none before it has one.
    pub doors: &'a [Spaces],
    /// The language.
    pub words: &'a Words,
    /// All cards.
    pub faces: &'a [Face],
    /// Colours or none.
    pub paint: Paint,
}

/// How large a hex is drawn.
#[derive(Clone, Copy)]
struct Scale {
    /// Columns inside it.
    inside: usize,
    /// Columns left of the picture.
    margin: usize,
    /// A line that falls over half a hex, and one that rises.
    falls: &'static str,
    rises: &'static str,
    /// Lines inside it, at least.
    height: usize,
}

/// Three hexes side by side.
const LARGE: Scale =
    Scale { inside: 29, margin: 0, falls: "'''----....___", rises: "___....----'''", height: 4 };
/// Five hexes side by side, with Cells left and right of the shorter rows.
const SMALL: Scale = Scale { inside: 17, margin: 4, falls: "''--..__", rises: "__..--''", height: 3 };

impl Scale {
    /// Columns by which the rows are shifted against each other.
    fn half(self) -> usize {
        self.inside.div_ceil(2)
    }
}

/// A Cell beside the Lodge: its coordinates and what is written there.
struct Cell {
    at: (i8, i8),
    name: String,
    who: String,
}

impl Board<'_> {
    /// The picture.
    pub fn draw(&self) -> String {
        let rows = rows(self.shape);
        let widest = rows.iter().map(|(_, spaces)| spaces.len()).max().unwrap_or(0);
        let scale = if widest <= 3 { LARGE } else { SMALL };
        let leftmost = self.shape.all().iter().map(|k| across(self.shape.coordinates(k))).min().unwrap_or(0);
        // The column of the left border of a hex.
        let column = |at: (i8, i8)| scale.margin + (across(at) - leftmost).max(0) as usize * scale.half();
        let cells: Vec<Cell> = (0..self.view.seats.len()).filter_map(|seat| self.cell(seat)).collect();
        let over = |row: i8| {
            cells
                .iter()
                .find(|c| c.at.1 == row)
                .map(|c| centred(&format!("{}: {}", c.name, c.who), 2 * (column(c.at) + scale.half()) + 1))
        };
        let mut lines: Vec<String> = Vec::new();
        lines.extend(rows.first().and_then(|(r, _)| over(r - 1)));
        let mut above: Option<Row> = None;
        for (r, spaces) in &rows {
            let left = column(self.shape.coordinates(spaces[0]));
            let row = Row { hexes: spaces.len(), left, scale };
            lines.push(edge(above, Some(row)));
            let beside = |before: bool| -> Vec<String> {
                let first = self.shape.coordinates(spaces[0]);
                let wide =
                    if before { left.saturating_sub(1) } else { WIDTH.saturating_sub(row.right() + 2) };
                let cell = cells.iter().find(|c| c.at.1 == *r && (c.at.0 < first.0) == before);
                let text = |c: &Cell| [wrap(&c.name, wide, "", ""), wrap(&c.who, wide, "", "")].concat();
                cell.map(text).unwrap_or_default().iter().map(|line| centred(line, wide)).collect()
            };
            let (before, behind) = (beside(true), beside(false));
            let insides: Vec<Vec<String>> = spaces.iter().map(|space| self.inside(*space, scale)).collect();
            let height = insides.iter().chain([&before, &behind]).map(Vec::len).max().unwrap_or(0);
            let line = |lines: &Vec<String>, i: usize| lines.get(i).cloned().unwrap_or_default();
            for i in 0..height.max(scale.height) {
                let hexes: Vec<String> =
                    insides.iter().map(|inside| centred(&line(inside, i), scale.inside)).collect();
                let start = line(&before, i);
                let gap = " ".repeat(left.saturating_sub(columns(&start)));
                lines.push(format!("{start}{gap}|{}| {}", hexes.join("|"), line(&behind, i)));
            }
            above = Some(row);
        }
        lines.push(edge(above, None));
        lines.extend(rows.last().and_then(|(r, _)| over(r + 1)));
        let mut out = String::new();
        for line in lines {
            out.push_str(line.trim_end());
            out.push('\n');
        }
        out
    }

    /// What stands in a hex.
    fn inside(&self, space: Space, scale: Scale) -> Vec<String> {
        let Some(room) = self.view.rooms.iter().find(|r| r.space == self.shape.name(space)) else {
            return Vec::new();
        };
        let name = wrap(&self.words.name(&format!("room/{}", room.room)), scale.inside, "", "");
        let mut lines: Vec<String> = name.iter().map(|line| self.paint.bold(line)).collect();
        if let Some(copy) = &room.copy {
            let copied = self.words.about("room-copy", &self.words.name(&format!("room/{copy}")));
            lines.extend(wrap(&copied, scale.inside, "", ""));
        }
        lines.extend(self.state(room, scale));
        let models = self.view.models.iter().filter(|m| m.at == room.space);
        if scale.inside == LARGE.inside {
            let models: Vec<String> = models.map(|m| self.model(m)).collect();
            lines.extend(packed(&models, scale.inside));
        } else {
            lines.extend(models.map(|m| self.short(m, scale.inside)));
        }
        lines
    }

    /// The token of a rebuilt Room, or the Instability of a destroyed one; in the large Lodge with its colour.
    fn state(&self, room: &RoomView, scale: Scale) -> Vec<String> {
        let large = scale.inside == LARGE.inside;
        let state = self.room_state(room, !large);
        let Some(colour) = self.room_colour(room).filter(|_| !large) else { return vec![state] };
        let words = room.rebuilt || room.ruined;
        let together = format!("{colour}{} {state}", if words { "," } else { "" });
        if columns(&together) <= scale.inside { vec![together] } else { vec![colour, state] }
    }

    /// How a Room is: its Instability while it has slots, its token, or who has taken that from its ruin.
    pub fn room_state(&self, room: &RoomView, short: bool) -> String {
        let bar = || self.bar(room.cubes, room.slots as usize);
        match (room.token, room.taken_by) {
            (_, Some(taker)) => {
                let side = self.view.sides.iter().position(|side| side.side == taker);
                let mage = side.and_then(|side| self.view.seats.get(side)).and_then(|seat| seat.mage.clone());
                self.words.about("room-ruin", &self.words.name(mage.as_deref().unwrap_or("rose")))
            }
            (Some("used"), _) if !room.rebuilt => format!("{} {}", bar(), self.words.label("room-used")),
            (Some(token), _) if room.rebuilt && short => self.words.label(&format!("token-{token}-short")),
            (Some(token), _) if room.rebuilt => self.words.label(&format!("token-{token}")),
            _ => bar(),
        }
    }

    /// The colour of a Room in words.
    pub fn room_colour(&self, room: &RoomView) -> Option<String> {
        if let Some(colour) = room.colour {
            return Some(self.words.label(&format!("colour-{}", colour.word())));
        }
        let counted = room.copy.as_ref().unwrap_or(&room.room);
        let face = self.faces.iter().find(|f| f.class == "room" && f.id == *counted)?;
        face.brief.first().cloned()
    }

    /// The Cell of a seat, unless it has no colour yet.
    fn cell(&self, seat: usize) -> Option<Cell> {
        let colour = self.view.seats[seat].colour?;
        let next: Vec<(i8, i8)> = self.doors.get(seat)?.iter().map(|k| self.shape.coordinates(k)).collect();
        let inside = self.view.models.iter().find(|m| m.at == "cell" && m.owner as usize == seat);
        Some(Cell {
            at: outside(self.shape, &next)?,
            name: self.words.label(&format!("cell-{colour}")),
            who: inside.map_or_else(|| self.words.label("cell-empty"), |m| self.model(m)),
        })
    }

    /// A Model in one line of a small hex.
    fn short(&self, model: &ModelView, width: usize) -> String {
        let colour = self.colour(Party::at(Nth::new(model.owner.into())));
        let wounds = format!(" {}/{}", model.damage.len(), model.health);
        let (name, base) = match model.model.split(':').collect::<Vec<_>>().as_slice() {
            [kind, _, base] => (
                self.words.name(&format!("evocation/{kind}")),
                format!(" {}{base}", self.letter(Party::at(Nth::new(model.owner.into())))),
            ),
            _ => (self.words.name(&model.model), String::new()),
        };
        let name = cut(&name, width.saturating_sub(columns(&base) + columns(&wounds)));
        format!("{}{wounds}", self.paint.side(colour, &format!("{name}{base}")))
    }

    /// A Model in a few letters, with its damage.
    pub fn model(&self, model: &ModelView) -> String {
        let colour = self.colour(Party::at(Nth::new(model.owner.into())));
        match model.model.split(':').collect::<Vec<_>>().as_slice() {
            [kind, _, base] => {
                let name = format!(
                    "{} {}{base}",
                    self.words.name(&format!("evocation/{kind}")),
                    self.letter(Party::at(Nth::new(model.owner.into())))
                );
                format!("{} {}", self.paint.side(colour, &name), self.bar(model.damage, model.health))
            }
            _ => {
                let mut name = self.words.name(&model.model);
                if let Some(shape) = &model.shape {
                    name = format!("{name} ({})", self.words.name(&format!("evocation/{shape}")));
                }
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

/// The rows of the Lodge from above: each with its spaces from left to right.
pub fn rows(shape: &Shape) -> Vec<(i8, Vec<Space>)> {
    let mut rows: Vec<(i8, Vec<Space>)> = Vec::new();
    let mut spaces: Vec<Space> = shape.all().iter().collect();
    spaces.sort_by_key(|k| (shape.coordinates(*k).1, shape.coordinates(*k).0));
    for space in spaces {
        let r = shape.coordinates(space).1;
        match rows.last_mut().filter(|(row, _)| *row == r) {
            Some((_, row)) => row.push(space),
            None => rows.push((r, vec![space])),
        }
    }
    rows
}

/// How far to the right a hex lies, in halves of a hex.
fn across((q, r): (i8, i8)) -> i8 {
    2 * q + r
}

/// The hex outside the Lodge that is next to all of these.
fn outside(shape: &Shape, next: &[(i8, i8)]) -> Option<(i8, i8)> {
    let (q, r) = *next.first()?;
    let around = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)].map(|(dq, dr)| (q + dq, r + dr));
    let free = |at: &(i8, i8)| shape.all().iter().all(|k| shape.coordinates(k) != *at);
    around.into_iter().find(|at| free(at) && next.iter().all(|door| steps(*door, *at) == 1))
}

/// The borders of a row of hexes.
#[derive(Clone, Copy)]
struct Row {
    hexes: usize,
    left: usize,
    scale: Scale,
}

impl Row {
    fn right(self) -> usize {
        self.left + self.hexes * (self.scale.inside + 1)
    }

    fn has_border(self, at: usize) -> bool {
        (self.left..=self.right()).contains(&at) && (at - self.left).is_multiple_of(self.scale.inside + 1)
    }
}

/// The line between two rows: high at the borders of the row above, low at those of the row below.
fn edge(above: Option<Row>, below: Option<Row>) -> String {
    let rows = || above.into_iter().chain(below);
    let Some(scale) = rows().next().map(|row| row.scale) else { return String::new() };
    let from = rows().map(|row| row.left).min().unwrap_or(0);
    let to = rows().map(Row::right).max().unwrap_or(0);
    // Above the first row there is nothing: its peaks are between its borders.
    let high = |at: usize| match (above, below) {
        (Some(above), _) => above.has_border(at),
        (None, Some(below)) => !below.has_border(at),
        (None, None) => false,
    };
    let mut line = " ".repeat(from);
    for at in (from..to).step_by(scale.half()) {
        let corner = match rows().any(|row| row.has_border(at)) {
            true => '|',
            false if above.is_none() => '\'',
            false => '_',
        };
        line.push(corner);
        line.push_str(if high(at) { scale.falls } else { scale.rises });
    }
    line.push('|');
    line
}

/// Short texts side by side, as many as fit in a line.
fn packed(texts: &[String], width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for text in texts {
        match lines.last_mut().filter(|line| columns(line) + 2 + columns(text) < width) {
            Some(line) => {
                line.push_str("  ");
                line.push_str(text);
            }
            None => lines.push(text.clone()),
        }
    }
    lines
}
