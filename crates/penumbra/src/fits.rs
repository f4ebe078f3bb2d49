//! Which dice the cells of a section take (PEN-705), found once for each section.

use crate::content::printed::{Effect, Takes};
use crate::dice::{Die, Faces};
use crate::frames::Way;
use crate::kind::Kind;
use arrayvec::ArrayVec;

/// Does a cell take a die that counts as a colour?
pub fn takes(takes: Takes, class: Option<Kind>, die: Die, colour: Option<Kind>) -> bool {
    match takes {
        Takes::Any => true,
        Takes::Colour => colour == class,
        Takes::ColourSix => colour == class && die.value == 6,
        Takes::Spark => die.kind == Kind::Spark,
    }
}

/// Does a cell for one die take it? Who names a colour for a Spark die does not use it as a Spark die (PEN-711).
pub fn cell_takes(cell: Takes, class: Option<Kind>, die: Die, colour: Option<Kind>) -> bool {
    !(cell == Takes::Spark && colour.is_some()) && takes(cell, class, die, colour)
}

/// The colours that a die may count as where that makes a difference (PEN-265). A Spark die that counts as none is a
/// Spark die. In the City and the Wild Lands its colours may change the effect, if they are `primal`.
pub fn colours(
    cells: &[Takes],
    effect: Effect,
    class: Option<Kind>,
    way: Way,
    die: Die,
    primal: bool,
) -> ArrayVec<Option<Kind>, 4> {
    let own = Some(die.kind).filter(|kind| kind.is_colour());
    let mut colours = ArrayVec::new();
    if way == Way::AnyColour {
        // A Bone die has no colour (PEN-263).
        if die.kind != Kind::Bone {
            colours.push(class);
        }
    } else if way == Way::KnockOut {
        if die.counts_as(Kind::Red) {
            colours.push(Some(Kind::Red));
        }
    } else if die.kind != Kind::Spark {
        colours.push(own);
    } else if class.is_some() {
        if cells.contains(&Takes::Spark) {
            colours.push(None);
        }
        // Beside the cells it is all the same (PEN-684), and so it is in a cell that takes any die.
        let coloured = cells.contains(&Takes::ColourSix) && way == Way::Cell;
        if coloured || !cells.contains(&Takes::Spark) {
            colours.push(class);
        }
    } else {
        colours.push(None);
        match effect {
            _ if !primal => {}
            Effect::Bazaar => colours.push(Some(Kind::Purple)),
            Effect::Brewery | Effect::Shop => colours.extend([Some(Kind::Blue), Some(Kind::Purple)]),
            Effect::Guild => colours.extend([Some(Kind::Yellow), Some(Kind::Purple)]),
            Effect::Forest | Effect::Sanctuary => colours.push(Some(Kind::Green)),
            Effect::Ruins => colours.extend([Some(Kind::Yellow), Some(Kind::Green)]),
            Effect::Mark | Effect::Card | Effect::Die => {}
        }
    }
    colours
}

/// The dice that fit in a section, by how they are placed.
#[derive(Clone, Debug)]
pub struct Fits {
    cell: Room,
    any_colour: Room,
    /// Beside the cells.
    pub beside: Faces,
}

/// The dice that go into cells.
#[derive(Clone, Debug)]
struct Room {
    cells: Vec<Faces>,
    unlimited: Faces,
}

impl Fits {
    /// The dice that fit in a section with such cells, and one for any number of dice.
    pub fn of(cells: &[Takes], unlimited: Option<Takes>, effect: Effect, class: Option<Kind>) -> Fits {
        // What a Spark die counts as for the effect makes no difference to a cell.
        let fitting = |way: Way, fits: &dyn Fn(Die, Option<Kind>) -> bool| {
            let counts = |die: &Die| {
                colours(cells, effect, class, way, *die, false).into_iter().any(|colour| fits(*die, colour))
            };
            Die::all().filter(counts).collect::<Faces>()
        };
        let endless = |die, colour| unlimited.is_some_and(|cell| takes(cell, class, die, colour));
        let room = |way| Room {
            cells: cells
                .iter()
                .map(|cell| fitting(way, &|die, c| cell_takes(*cell, class, die, c)))
                .collect(),
            unlimited: fitting(way, &endless),
        };
        // PEN-680: in a cell for any number of dice it would lie all the same.
        let beside =
            |die, colour| !endless(die, colour) && cells.iter().any(|cell| takes(*cell, class, die, colour));
        Fits {
            cell: room(Way::Cell),
            any_colour: room(Way::AnyColour),
            beside: fitting(Way::Beside, &beside),
        }
    }

    /// The dice that go into a cell that is free.
    pub fn free(&self, way: Way, free: impl Fn(usize) -> bool) -> Faces {
        let room = if way == Way::AnyColour { &self.any_colour } else { &self.cell };
        let cells = room.cells.iter().enumerate().filter(|(i, _)| free(*i));
        cells.fold(room.unlimited, |all, (_, cell)| all.or(*cell))
    }
}
