//! The whole truth about one moment: plain data.

pub use crate::card_id::CardId;
use crate::deck::Deck;
use crate::dice::{Die, Heap, Plane, Pool};
pub use crate::frames::*;
use crate::goods::{Goods, Ingredient};
use crate::index::Index;
use crate::kind::Kind;
use crate::limits::*;
use crate::reached::Reached;
use arrayvec::ArrayVec;
use kernel::small::{self, Nth};
use kernel::{Chance, Purpose, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A cell of a Wizard board.
pub type Cell = Nth<Mark>;
/// A section of a location on the table: three of each Class, then the others.
pub type SectionId = Nth<Placed>;
/// The bit of [`Place::known`] for what everybody sees.
pub const PUBLIC: u8 = 0x80;

/// The generator, comparable and hashable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Luck(pub Chance);

impl Luck {
    /// The place of one of `n` things, as one use of a purpose.
    pub fn index(&mut self, purpose: Purpose, n: usize) -> usize {
        self.0.begin(purpose).index(n)
    }

    /// What a die of six shows, as one use of a purpose.
    pub fn die(&mut self, purpose: Purpose) -> u8 {
        small::count(self.index(purpose, 6)) + 1
    }
}

impl std::hash::Hash for Luck {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.bytes(|bytes| state.write(bytes));
    }
}

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// Out of the game.
    Box,
    /// In a deck.
    Deck(Deck),
    /// Face up in a market, in place 0 or 1.
    Market(Deck, u8),
    /// In the row of Contracts.
    Row,
    /// In the row of Trials.
    Trials,
    /// In the Fate deck.
    Fate,
    /// Goals and Prophecies in the shared area.
    Shared,
    /// Revealed, to be taken.
    Offer,
    /// Spells, Recipes and Summons of a player.
    Grimoire(u8),
    /// Potions and Familiars of a player.
    Inventory(u8),
    /// Artifacts of a player.
    Equipment(u8),
    /// Done Contracts and Trials, and Tomes.
    Experience(u8),
    /// Reserved Contracts and Trials.
    Reserved(u8),
    /// The Talent of a player.
    Talent(u8),
    /// Talents dealt to a player.
    Dealt(u8),
    /// Cards that a player looks at now.
    Looked(u8),
}

/// Where a card lies, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The zone.
    pub zone: Zone,
    /// Its place in zones with an order: 0 is the top, the oldest or the rightmost.
    pub order: u8,
    /// Who knows that this card lies here: seats as bits, and [`PUBLIC`].
    pub known: u8,
    /// Is it tapped?
    pub tapped: bool,
    /// By which path the Trial was passed.
    pub light: bool,
}

/// A Mark in its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// None.
    Empty,
    /// Ready to be used.
    Charged(Kind),
    /// Used.
    Discharged(Kind),
    /// Wounded.
    Wounded(Kind),
}

impl Mark {
    /// The Discipline of a Mark, or Spark.
    pub fn kind(self) -> Option<Kind> {
        match self {
            Mark::Empty => None,
            Mark::Charged(kind) | Mark::Discharged(kind) | Mark::Wounded(kind) => Some(kind),
        }
    }

    /// Is a Mark there that is not wounded?
    pub fn sound(self) -> bool {
        matches!(self, Mark::Charged(_) | Mark::Discharged(_))
    }

    /// Is it wounded?
    pub fn wounded(self) -> bool {
        matches!(self, Mark::Wounded(_))
    }
}

/// A player's board and store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wizard {
    /// Marks: eight cells for Disciplines, then three for Sparks.
    pub marks: [Mark; MARKS],
    /// Ingredients.
    pub store: Goods,
    /// Dice.
    pub pool: Pool,
    /// Mortal Wounds.
    pub wounds: u8,
    /// Must the next turn be a Rest turn (PEN-209)?
    pub must_rest: bool,
    /// Has the player had a turn?
    pub begun: bool,
    /// The Talent that is being chosen in secret.
    pub chosen: Option<CardId>,
}

impl Wizard {
    /// How many Marks are wounded.
    pub fn wounded(&self) -> u8 {
        self.marks.iter().map(|mark| u8::from(mark.wounded())).sum()
    }
}

/// Dice placed in a section: one a cell, any number in its unlimited cell and beside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Placed {
    /// One die a cell, as [`Die::code`].
    pub cells: [u8; CELLS],
    /// In the cell for any number, and beside cells.
    pub loose: Heap,
}

impl Placed {
    /// The dice, each different one once, and where they lie.
    pub fn dice(&self) -> impl Iterator<Item = (Lies, Die)> + '_ {
        let cells = (0..).zip(self.cells);
        let cells = cells.filter_map(|(cell, code)| Some((Lies::Cell(cell), Die::of_code(code)?)));
        let loose = self.loose.each().map(|(kind, value, _)| Die::new(kind, value));
        cells.chain(loose.map(|die| (Lies::Loose(die), die)))
    }

    /// The die that lies there.
    pub fn die(&self, lies: Lies) -> Option<Die> {
        match lies {
            Lies::Cell(cell) => self.cells.get(usize::from(cell)).and_then(|code| Die::of_code(*code)),
            Lies::Loose(die) => (self.loose.count(die.kind, die.value) > 0).then_some(die),
        }
    }
}

/// The kind of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum TurnKind {
    Undeclared,
    Study,
    Trial,
    Rest,
}

/// What belongs to the running turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: u8,
    /// Its kind.
    pub kind: TurnKind,
    /// Placements left, by [`Extra`].
    pub places: [u8; 4],
    /// Was Make Time used (PEN-679)?
    pub made_time: bool,
    /// Do placements need no free cell this turn?
    pub cell_free: bool,
    /// Was a Mortal Wound taken (PEN-472)?
    pub mortal: bool,
    /// Is the next Mortal Wound ignored?
    pub shielded: bool,
    /// Threat dice that would wound a Mark and miss instead.
    pub wards: u8,
    /// By how much the total of the task of the next Contract or Trial falls.
    pub ease: u8,
    /// Abilities that were used, once per turn: the cards.
    pub once: ArrayVec<CardId, ANSWERS>,
    /// Purchases made.
    pub bought: u8,
    /// The Trial that is attempted.
    pub attempt: Option<Attempt>,
}

/// A Trial that is attempted. Its properties, and what is done to them, end with it (PEN-850, PEN-864).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The Trial.
    pub card: CardId,
    /// Is its main Threat still to be rolled?
    pub before_roll: bool,
    /// Cards or Chains used before that roll (PEN-854).
    pub watched: u8,
    /// Cancelled properties, as bits.
    pub cancelled: u8,
    /// Does Rift not affect the player?
    pub no_rift: bool,
    /// By how much the total of its task falls.
    pub ease: u8,
}

impl Attempt {
    /// A Trial that has just been chosen.
    pub fn of(card: CardId, ease: u8) -> Attempt {
        Attempt { card, before_roll: true, watched: 0, cancelled: 0, no_rift: false, ease }
    }
}

impl Default for Turn {
    fn default() -> Turn {
        Turn::of(0)
    }
}

impl Turn {
    /// A turn that begins.
    pub fn of(seat: u8) -> Turn {
        Turn {
            seat,
            kind: TurnKind::Undeclared,
            places: [0; 4],
            made_time: false,
            cell_free: false,
            mortal: false,
            shielded: false,
            wards: 0,
            ease: 0,
            once: ArrayVec::new(),
            bought: 0,
            attempt: None,
        }
    }
}

/// The state of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Chance.
    pub chance: Luck,
    /// What is going on.
    pub stack: ArrayVec<Frame, FRAMES>,
    /// Who acts now; during an Event this may be another than the one whose turn it is.
    pub actor: u8,
    /// Where each card lies.
    pub places: [Place; CARDS],
    /// The same, as bits.
    pub index: Index,
    /// The players.
    pub wizards: [Wizard; SEATS],
    /// Dice placed in locations.
    pub placed: [Placed; SECTIONS],
    /// The Disciplines whose Classes are in play.
    pub classes: [Kind; 4],
    /// Seats in turn order (PEN-153).
    pub order: [u8; SEATS],
    /// The turn.
    pub turn: Turn,
    /// Study turns in a row (PEN-230).
    pub studies: u8,
    /// Turns begun.
    pub turns: u16,
    /// In a game for one: Trials that escaped (PEN-974).
    pub escaped: u8,
    /// Once the end is triggered: turns left (PEN-909).
    pub last: u8,
    /// Rises whenever something hidden was revealed or chance became visible.
    pub barrier: u32,
    /// Is the game over?
    pub over: bool,
    /// Talents: who has not chosen.
    pub choosing: Seats,
    /// How near the last choice came to the limits.
    pub reached: Reached,
}

impl State {
    /// The wizard of a seat.
    pub fn wizard(&self, seat: u8) -> &Wizard {
        &self.wizards[usize::from(seat)]
    }

    /// The wizard who acts.
    pub fn me(&self) -> &Wizard {
        &self.wizards[usize::from(self.actor)]
    }

    /// The wizard who acts.
    pub fn me_mut(&mut self) -> &mut Wizard {
        &mut self.wizards[usize::from(self.actor)]
    }

    /// The innermost Threat.
    pub fn threat(&self) -> Option<&Threat> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Threat(threat) => Some(threat),
            _ => None,
        })
    }

    /// The length of the innermost Chain that is going on.
    pub fn chain(&self) -> u8 {
        let mut lengths = self.stack.iter().rev().filter_map(Frame::chain).map(|chain| chain.length);
        lengths.find(|length| *length > 0).unwrap_or(0)
    }

    /// By how much the total of the task of what is attempted falls.
    pub fn eased(&self) -> u8 {
        let contract = self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Contract { ease, .. } => Some(*ease),
            _ => None,
        });
        contract.or(self.turn.attempt.map(|attempt| attempt.ease)).unwrap_or(0)
    }

    /// Where a card lies.
    pub fn zone(&self, card: CardId) -> Zone {
        self.places[card].zone
    }

    /// Is a card tapped?
    pub fn tapped(&self, card: CardId) -> bool {
        self.places[card].tapped
    }

    /// The cards of a zone, by their numbers.
    pub fn cards_in(&self, zone: Zone) -> impl Iterator<Item = CardId> + '_ {
        self.index.near(zone).filter(move |card| self.places[*card].zone == zone)
    }

    /// How many cards lie in a zone.
    pub fn count_in(&self, zone: Zone) -> usize {
        self.index.count(zone).unwrap_or_else(|| self.cards_in(zone).count())
    }

    /// Puts a card to its place.
    pub fn put(&mut self, card: CardId, place: Place) {
        self.index.note(card, self.places[card].zone, false);
        self.index.note(card, place.zone, true);
        self.places[card] = place;
    }

    /// The first card of a zone with an order.
    pub fn top(&self, zone: Zone) -> Option<CardId> {
        self.cards_in(zone).find(|c| self.places[*c].order == 0)
    }

    /// Has a deck its market on the table? Those of the Disciplines only where their Class is in play.
    pub fn has_market(&self, deck: Deck) -> bool {
        match deck {
            Deck::Discipline(kind) => self.classes.contains(&kind),
            Deck::Potions | Deck::Artifacts => true,
            Deck::Contracts => false,
        }
    }

    /// Does a seat know where a card lies?
    pub fn knows(&self, card: CardId, seat: Seat) -> bool {
        self.places[card].known & (PUBLIC | 1 << seat.0) != 0
    }

    /// How many Marks of a Discipline, or Sparks, a player has, in any state (PEN-526).
    pub fn marks(&self, seat: u8, kind: Kind) -> u8 {
        self.wizard(seat).marks.iter().map(|m| u8::from(m.kind() == Some(kind))).sum()
    }

    /// How many Discipline Marks a player has.
    pub fn discipline_marks(&self, seat: u8) -> u8 {
        self.wizard(seat).marks[..DISCIPLINE_CELLS].iter().map(|m| u8::from(m.kind().is_some())).sum()
    }

    /// How many Blood a player can discard: store and wounded Marks (PEN-259).
    pub fn blood(&self, seat: u8) -> u8 {
        let wizard = self.wizard(seat);
        wizard.store[Ingredient::Blood] + wizard.wounded()
    }

    /// A die moved to the pool proper.
    pub fn pooled(die: Die) -> Die {
        Die { plane: Plane::Pool, ..die }
    }
}
