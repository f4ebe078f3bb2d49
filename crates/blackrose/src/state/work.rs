//! What an operation keeps while it is paused. When its program goes on, nothing of it is left.

use crate::content::build::{Attached, Event};
use crate::engine::strike::Blow;
use crate::language::program::Models;
use crate::lodge::{Space, Spaces};
use crate::state::Model;
use kernel::small::Nth;
use serde::{Deserialize, Serialize};

/// What the running operation remembers, each kind of operation in a type of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Work {
    /// Nothing: it has just begun, or needs nothing.
    #[default]
    Nothing,
    /// So many are left: cards, Quests, Events, Jinxes, Moves.
    Left(u8),
    /// Spells that somebody looks at.
    Looking {
        /// How many are left to keep.
        left: u8,
        /// The School they come from.
        school: Option<u8>,
    },
    /// The kind of Upgrade that was chosen first.
    Upgrade(Nth<Attached>),
    /// The row of cubes that was chosen first.
    Row(Row),
    /// The Spell Slot that was chosen first.
    Chosen(u8),
    /// The Event that was chosen first.
    Event(Nth<Event>),
    /// A Jinx on its way, and the Mages who may still get it.
    Jinx(Nth<Attached>, Models),
    /// Evocations that still activate.
    Batch(Models),
    /// Rows of cubes that are converted or healed.
    Rows(Rows),
    /// Too few cubes of Instability are shared out; where the facts of the instruction begin.
    Sharing(u8),
    /// The parts of a Physical Action.
    Physical(Parts),
    /// The Mage who studies has drawn.
    Drawn,
    /// Study with a choice of Schools.
    Study(Study),
    /// Quests that the Mage has declined to declare, as a mask.
    Declined(u16),
    /// Whose turn it is in the Evocation Phase.
    Turn(EvocationTurn),
    /// The Avatar has turned a Command Card up.
    TurnedUp,
    /// Damage on its way.
    Strike(Striking),
    /// The end of a sentence.
    Period(Timing),
    /// Places of Jinxes that still get a cube, as a mask.
    Jinxes(u16),
    /// Fulfilments of Tasks that still get a cube, as a mask.
    Tasks(u32),
    /// Mages who may still get one of too few Evocations.
    Assigning(Models),
    /// An attack that is about to be made.
    Onset(Onset),
}

/// An attack that is about to be made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Onset {
    /// Whom it is made on.
    pub victims: Models,
    /// What is added to the Strength.
    pub bonus: i8,
    /// The next ability that may make it stronger.
    pub next: u8,
}

/// Rows of cubes, one after the other: Health Bars or the slots of Rooms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Rows {
    /// The Models or Rooms whose row is not yet done, as a mask; the lowest is in hand.
    mask: u32,
    /// Are they Rooms?
    rooms: bool,
    /// Cubes left for the row in hand.
    pub left: u8,
    /// Cubes for each row.
    each: u8,
}

impl Rows {
    /// These rows, with so many cubes for each.
    pub fn new(open: Open, each: u8) -> Rows {
        let (mask, rooms) = match open {
            Open::Models(models) => (models.mask(), false),
            Open::Rooms(spaces) => (spaces.mask(), true),
        };
        Rows { mask, rooms, left: each, each }
    }

    /// The rows that are not yet done.
    pub fn open(&self) -> Open {
        match self.rooms {
            false => Open::Models(Models::from_mask(self.mask)),
            true => Open::Rooms(Spaces::from_mask(self.mask)),
        }
    }

    /// The row in hand, if there is one.
    pub fn in_hand(&self) -> Option<Row> {
        self.open().lowest()
    }

    /// The next row.
    pub fn next(&mut self) {
        self.mask &= self.mask.wrapping_sub(1);
        self.left = self.each;
    }
}

/// A row of cubes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// The Damage on a Model.
    Model(Nth<Model>),
    /// The Instability in a Room.
    Room(Space),
}

impl Row {
    /// The number of the Model or Room.
    pub fn index(self) -> usize {
        match self {
            Row::Model(model) => model.index(),
            Row::Room(space) => space.index(),
        }
    }
}

/// Rows of cubes of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Open {
    /// The Damage on Models.
    Models(Models),
    /// The Instability in Rooms.
    Rooms(Spaces),
}

impl Open {
    /// The first of the rows.
    pub fn lowest(self) -> Option<Row> {
        match self {
            Open::Models(models) => models.lowest().map(Row::Model),
            Open::Rooms(spaces) => spaces.lowest().map(Row::Room),
        }
    }

    /// How many rows there are.
    pub fn count(self) -> usize {
        match self {
            Open::Models(models) => models.len(),
            Open::Rooms(spaces) => spaces.len(),
        }
    }

    /// All of the rows.
    pub fn iter(mut self) -> impl Iterator<Item = Row> {
        std::iter::from_fn(move || {
            let row = self.lowest()?;
            self.remove(row);
            Some(row)
        })
    }

    /// The rows but for this one.
    fn remove(&mut self, row: Row) {
        match (self, row) {
            (Open::Models(models), Row::Model(model)) => models.remove(model),
            (Open::Rooms(spaces), Row::Room(space)) => spaces.remove(space),
            (Open::Models(_), Row::Room(_)) | (Open::Rooms(_), Row::Model(_)) => {}
        }
    }
}

/// The parts of a Physical Action or of an activation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Parts {
    /// Moves that are left.
    pub moves: u8,
    /// Has the Model moved?
    pub moved: bool,
    /// Another part came after the moves, which are taken together.
    pub closed: bool,
    /// Has it activated a Room?
    pub activated: bool,
    /// Has it attacked?
    pub attacked: bool,
    /// Did it begin in the Cell?
    pub from_cell: bool,
}

/// Where Study stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Study {
    /// Mages who have studied, in play order.
    pub studied: u8,
    /// What the next one does.
    pub stage: Stage,
    /// Cards named, or cards still to be kept.
    pub count: u8,
    /// How many cards of each School are named, four bits a School.
    pub named: u32,
}

impl Study {
    /// How many cards of a School are named.
    pub fn of_school(&self, school: usize) -> usize {
        (self.named >> (4 * school) & 15) as usize
    }
}

/// The stages of a Mage's Study.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Stage {
    #[default]
    Naming,
    Keeping,
    Thinning,
}

/// Whose turn it is in the Evocation Phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct EvocationTurn {
    /// 0 for the Black Rose, then the Mages from the First Mage.
    pub place: u8,
    /// The places that are out for the rest of the Phase, as a mask.
    pub passed: u8,
}

/// Damage on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Striking {
    /// How it is dealt.
    pub blow: Blow,
    /// The next watcher to be asked whether its Model suffers in somebody's place.
    pub next: u8,
    /// Who suffers.
    pub victims: Models,
}

/// The end of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Timing {
    /// Models whose defeat belongs to this period.
    pub falling: Models,
    /// Quests that may be declared, by seat in play order, as a mask.
    pub declarable: u32,
    /// The trigger whose Mage is asked, by its place among those that wait.
    pub chosen: Option<u8>,
    /// How far the answers of Active Spells are.
    pub answers: Answers,
    /// Where the facts begin that the defeats of this period brought, and one more; 0 before them.
    pub late: u8,
}

/// How far the answers of Active Spells are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answers {
    /// Nobody has been asked.
    #[default]
    Open,
    /// Seats are asked.
    Asked,
}

impl Work {
    /// What an operation begins with; what another one kept is never read.
    fn begins<T>(self, with: T) -> T {
        debug_assert_eq!(self, Work::Nothing, "one operation reads what another has kept");
        with
    }

    /// How many are left of `all`.
    pub fn left(self, all: u8) -> u8 {
        match self {
            Work::Left(left) => left,
            other => other.begins(all),
        }
    }

    /// How many of the Spells that are looked at are left to keep, and their School.
    pub fn looking(self) -> (u8, Option<u8>) {
        match self {
            Work::Looking { left, school } => (left, school),
            other => other.begins((0, None)),
        }
    }

    /// The rows that are done one after the other.
    pub fn rows(self) -> Rows {
        match self {
            Work::Rows(rows) => rows,
            other => other.begins(Rows::default()),
        }
    }

    /// The parts of a Physical Action.
    pub fn parts(self) -> Parts {
        match self {
            Work::Physical(parts) => parts,
            other => other.begins(Parts::default()),
        }
    }

    /// Whose turn it is in the Evocation Phase.
    pub fn evocation_turn(self) -> EvocationTurn {
        match self {
            Work::Turn(turn) => turn,
            _ => EvocationTurn::default(),
        }
    }

    /// Where Study stands.
    pub fn study(self) -> Study {
        match self {
            Work::Study(study) => study,
            other => other.begins(Study::default()),
        }
    }

    /// Where the period stands.
    pub fn timing(self) -> Timing {
        match self {
            Work::Period(timing) => timing,
            other => other.begins(Timing::default()),
        }
    }
}
