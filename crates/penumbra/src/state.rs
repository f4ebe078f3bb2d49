//! The whole truth about one moment: plain data.

use crate::content::printed::Side;
use crate::dice::{Die, Heap, Plane, Pool};
use crate::index::Index;
use crate::language::program::*;
use crate::limits::*;
use arrayvec::ArrayVec;
use kernel::{Chance, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A card by its number in the content of the match.
pub type CardId = u16;
/// No card.
pub const NO_CARD: CardId = u16::MAX;
/// No seat, Discipline or colour.
pub const NONE: u8 = u8::MAX;
/// The deck of Potions, after those of the six Disciplines.
pub const POTIONS: u8 = 6;
/// The deck of Artifacts.
pub const ARTIFACTS: u8 = 7;
/// The deck of Contracts.
pub const CONTRACTS: u8 = 8;
/// The bit of [`Place::known`] for what everybody sees.
pub const PUBLIC: u8 = 0x80;

/// The generator, comparable and hashable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Luck(pub Chance);

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
    /// In a deck: six Disciplines, Potions, Artifacts, Contracts.
    Deck(u8),
    /// Face up in a market, in place 0 or 1.
    Market(u8, u8),
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
    /// Ready to be used; the number is its Discipline, or 7 for a Spark.
    Charged(u8),
    /// Used.
    Discharged(u8),
    /// Wounded.
    Wounded(u8),
}

impl Mark {
    /// The Discipline of a Mark, or 7 for a Spark.
    pub fn kind(self) -> Option<u8> {
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
    pub chosen: CardId,
}

/// Dice placed in a section: one a cell, any number in its unlimited cell and beside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Placed {
    /// One die a cell, as [`Die::code`].
    pub cells: [u8; CELLS],
    /// In the cell for any number, and beside cells.
    pub loose: Heap,
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
    /// By how much the total of the next task falls.
    pub ease: u8,
    /// Abilities that were used, once per turn: the cards.
    pub once: ArrayVec<CardId, 8>,
    /// Purchases made.
    pub bought: u8,
    /// Length of the running Chain.
    pub chain: u8,
    /// The card that launched the running one.
    pub launcher: CardId,
    /// The colour of the last Spell of the Chain.
    pub chain_colour: u8,
    /// The die that "it" names.
    pub it: Option<Die>,
    /// The card that "it" or "that Spell" names.
    pub that: CardId,
    /// Cancelled properties of the Trial, as bits.
    pub cancelled: u8,
    /// Cards or Chains used before the Threat roll (PEN-854).
    pub watched: u8,
    /// Does Rift not affect the player?
    pub no_rift: bool,
    /// The Trial that is attempted.
    pub trial: CardId,
    /// Is the main Threat of the Trial still to be rolled?
    pub before_roll: bool,
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
            chain: 0,
            launcher: NO_CARD,
            chain_colour: NONE,
            it: None,
            that: NO_CARD,
            cancelled: 0,
            watched: 0,
            no_rift: false,
            trial: NO_CARD,
            before_roll: false,
        }
    }
}

/// How a die is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// In a free cell.
    Cell,
    /// In a free cell, counting as the colour of the Class.
    AnyColour,
    /// Instead of a placed die of lower value (PEN-652).
    KnockOut,
    /// Without a cell, for 1 Arcana (PEN-680).
    Appear,
    /// Without a cell, by a card.
    Beside,
}

/// What a Threat belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Danger {
    Main,
    Task,
    Counter,
    Contract,
    Ruins,
    Card,
}

/// A Threat that is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Threat {
    /// What it belongs to.
    pub danger: Danger,
    /// Can its dice not be discarded (PEN-466)?
    pub undeniable: bool,
    /// Prepare, Rift, roll, change, distribute.
    pub step: u8,
    /// Threat dice not yet rolled.
    pub dice: u8,
    /// Rolled Threat dice by value.
    pub rolled: [u8; 6],
    /// Values that miss, as bits.
    pub misses: u8,
    /// Dice still to be discarded for Rift.
    pub rift: u8,
    /// The value being resolved, or 0.
    pub value: u8,
}

/// A cost that is being paid.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Payment {
    /// Dice still to be discarded.
    pub dice: ArrayVec<CostDie, COST_DICE>,
    /// Ingredients still to be discarded.
    pub goods: Goods,
    /// Ingredients that need not be paid.
    pub less: u8,
}

/// One thing to be chosen; most may be chosen several times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Pick {
    Turn { left: u8, how: Turning, kinds: u8, must: bool },
    Face { die: Die },
    Colour { die: Die },
    GainColour { left: u8, kinds: u8, temporary: bool },
    Heal { left: u8, must: bool },
    Recharge { left: u8 },
    WoundMark,
    SetThreat { left: u8 },
    NameValue { left: u8 },
    DiscardPlaced { left: u8, goods: u8, amount: u8 },
    TakePlaced { left: u8 },
    RestDie { kind: u8 },
    Untap { left: u8, which: Untap, must: bool },
    Card { left: u8, from: Source },
    Potion { left: u8 },
    Artifact { left: u8 },
    DeckToLook { look: u8, keep: u8 },
    Looked { left: u8, pool: u8 },
    Reserve { open: bool },
    ReserveTrial,
    Cancel { left: u8 },
    Equip { card: CardId },
    PayOff,
    RedDie,
    KnockOut,
    Convert { most: u8, from: u8, to: u8 },
    Offer,
    Launch { mark: u8 },
}

/// What is going on, innermost last.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Frame {
    /// All players choose a Talent in secret (PEN-150).
    Talents,
    /// The kind of the turn is chosen.
    Turn,
    /// A Study turn.
    Study,
    /// A die for a section is chosen.
    Placing {
        section: u8,
        way: Way,
        target: u8,
    },
    /// A die has been placed.
    Visit {
        section: u8,
        colour: u8,
        applied: bool,
        bound: bool,
        rolled: bool,
        step: u8,
        less: u8,
    },
    /// A Trial turn.
    Trial {
        card: CardId,
        step: u8,
        side: Side,
        task: u8,
    },
    /// A Rest turn.
    Rest {
        step: u8,
        cell: u8,
        given: bool,
    },
    /// The turn is over.
    EndTurn {
        step: u8,
    },
    /// A Contract is chosen and attempted.
    Contract {
        card: CardId,
        step: u8,
        protect: bool,
    },
    /// A task is done; `shield` if it is that of a Shield.
    Task {
        card: CardId,
        side: Side,
        task: u8,
        shield: Option<u8>,
        step: u8,
        sum: u8,
        done: u8,
    },
    Threat(Threat),
    /// A Mortal Wound would be taken.
    Mortal {
        step: u8,
    },
    /// A card is used.
    UseCard {
        card: CardId,
        variant: u8,
        step: u8,
        strength: u8,
        diceless: bool,
    },
    /// What may follow in the Chain.
    Launch {
        card: CardId,
    },
    Pay(Payment),
    Text {
        pc: Pc,
        card: CardId,
        factor: u8,
        strength: u8,
        step: u8,
    },
    Pick(Pick),
    Exchange {
        left: u8,
        taken: u8,
    },
    Buy {
        wares: Wares,
        less: u8,
        left: u8,
    },
    /// Recipes may be brewed at Rest.
    Brew,
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
    pub classes: [u8; 4],
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
}

impl State {
    /// The wizard of a seat.
    pub fn wizard(&self, seat: u8) -> &Wizard {
        &self.wizards[seat as usize]
    }

    /// The wizard who acts.
    pub fn me(&self) -> &Wizard {
        &self.wizards[self.actor as usize]
    }

    /// The wizard who acts.
    pub fn me_mut(&mut self) -> &mut Wizard {
        &mut self.wizards[self.actor as usize]
    }

    /// Where a card lies.
    pub fn zone(&self, card: CardId) -> Zone {
        self.places[card as usize].zone
    }

    /// Is a card tapped?
    pub fn tapped(&self, card: CardId) -> bool {
        self.places[card as usize].tapped
    }

    /// The cards of a zone, by their numbers.
    pub fn cards_in(&self, zone: Zone) -> impl Iterator<Item = CardId> + '_ {
        self.index.near(zone).filter(move |card| self.places[*card as usize].zone == zone)
    }

    /// How many cards lie in a zone.
    pub fn count_in(&self, zone: Zone) -> usize {
        self.index.count(zone).unwrap_or_else(|| self.cards_in(zone).count())
    }

    /// Puts a card to its place.
    pub fn put(&mut self, card: CardId, place: Place) {
        self.index.note(card, self.places[card as usize].zone, false);
        self.index.note(card, place.zone, true);
        self.places[card as usize] = place;
    }

    /// The first card of a zone with an order.
    pub fn top(&self, zone: Zone) -> Option<CardId> {
        self.cards_in(zone).find(|c| self.places[*c as usize].order == 0)
    }

    /// Does a seat know where a card lies?
    pub fn knows(&self, card: CardId, seat: Seat) -> bool {
        self.places[card as usize].known & (PUBLIC | 1 << seat.0) != 0
    }

    /// How many Marks of a Discipline (7: Sparks) a player has, in any state (PEN-526).
    pub fn marks(&self, seat: u8, kind: u8) -> u8 {
        self.wizard(seat).marks.iter().filter(|m| m.kind() == Some(kind)).count() as u8
    }

    /// How many Discipline Marks a player has.
    pub fn discipline_marks(&self, seat: u8) -> u8 {
        self.wizard(seat).marks[..DISCIPLINE_CELLS].iter().filter(|m| m.kind().is_some()).count() as u8
    }

    /// How many Blood a player can discard: store and wounded Marks (PEN-259).
    pub fn blood(&self, seat: u8) -> u8 {
        let wizard = self.wizard(seat);
        wizard.store[0] + wizard.marks.iter().filter(|m| m.wounded()).count() as u8
    }

    /// A die moved to the pool proper.
    pub fn pooled(die: Die) -> Die {
        Die { plane: Plane::Pool, ..die }
    }
}
