//! What is going on: one kind of frame for each thing that the rulebook does step by step.

use crate::card_id::CardId;
use crate::content::printed::Side;
use crate::deck::Deck;
use crate::dice::Die;
use crate::goods::{Goods, Ingredient};
use crate::kind::{Kind, Kinds};
use crate::language::program::*;
use crate::limits::{COST_DICE, REROLLED};
use crate::state::SectionId;
use arrayvec::ArrayVec;
use kernel::small;
use serde::{Deserialize, Serialize};

/// The Chain in which a card is used (PEN-556 to PEN-563). It belongs to the frames of that card: whatever is used
/// inside them, in step 1 of a Threat, stands in a Chain of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chain {
    /// How many cards were used in it.
    pub length: u8,
    /// The colour of its last Spell.
    #[serde(with = "crate::absent::byte")]
    pub colour: Option<Kind>,
    /// The card that launched the last one.
    #[serde(with = "crate::absent::card")]
    pub launcher: Option<CardId>,
}

impl Chain {
    /// A Chain that is still to begin.
    pub const EMPTY: Chain = Chain { length: 0, colour: None, launcher: None };

    /// The Chain with one card more; a Spell gives it its colour.
    pub fn longer(self, spell: Option<Kind>) -> Chain {
        Chain {
            length: self.length.saturating_add(1),
            colour: spell.or(self.colour),
            launcher: self.launcher,
        }
    }

    /// The Chain in which this card launches the next.
    pub fn launched_by(self, launcher: CardId) -> Chain {
        Chain { launcher: Some(launcher), ..self }
    }
}

/// What the sentences of one text speak of; nobody else can name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spoken {
    /// The die that this text gained, took or changed last.
    pub die: Option<Die>,
    /// The card that it gained last.
    #[serde(with = "crate::absent::card")]
    pub gained: Option<CardId>,
    /// The Spell that it untapped last.
    #[serde(with = "crate::absent::card")]
    pub untapped: Option<CardId>,
}

impl Spoken {
    /// Nothing yet.
    pub const NOTHING: Spoken = Spoken { die: None, gained: None, untapped: None };
}

/// A text that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Text {
    /// Where it is.
    pub pc: Pc,
    /// The card that it stands on.
    pub card: CardId,
    /// What the running sentence is multiplied by.
    pub factor: u8,
    /// What Amplify adds.
    pub strength: u8,
    /// How far an operation is that takes several steps.
    pub step: u8,
    /// The Chain of the card.
    pub chain: Chain,
    /// What it speaks of.
    pub spoken: Spoken,
}

impl Text {
    /// A text that begins, in no Chain.
    pub fn of(pc: Pc, card: CardId) -> Text {
        Text { pc, card, factor: 1, strength: 0, step: 0, chain: Chain::EMPTY, spoken: Spoken::NOTHING }
    }
}

/// A card that is being used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Use {
    /// The card.
    pub card: CardId,
    /// The variant of its cost that is paid, if any.
    #[serde(with = "crate::absent::byte")]
    pub variant: Option<u8>,
    /// Pay, fulfil the requirement, Amplify, apply the effect, launch.
    pub step: u8,
    /// What Amplify, or the card that launched it, adds.
    pub strength: u8,
    /// Are no dice paid?
    pub diceless: bool,
    /// The Chain in which it is used.
    pub chain: Chain,
    /// The Spell that its text untapped.
    #[serde(with = "crate::absent::card")]
    pub untapped: Option<CardId>,
}

/// Dice that one effect has rolled again, each of which it may roll only once (PEN-280).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rerolled {
    dice: [u8; REROLLED],
    len: u8,
}

impl Rerolled {
    fn code(die: Die) -> u8 {
        die.code() + 48 * small::count(die.plane.index())
    }

    /// Notes what a die shows now.
    pub fn note(&mut self, die: Die) {
        if let Some(free) = self.dice.get_mut(usize::from(self.len)) {
            *free = Rerolled::code(die);
            self.len += 1;
        }
    }

    /// How many of the dice that are equal to this one were rolled again.
    pub fn count(&self, die: Die) -> u8 {
        let code = Rerolled::code(die);
        self.dice[..usize::from(self.len)].iter().map(|c| u8::from(*c == code)).sum()
    }

    /// Is there no room for one more?
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == REROLLED
    }
}

/// Where a placed die lies in its section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lies {
    /// In a cell for one die.
    Cell(u8),
    /// In the cell for any number, or beside cells: one such die.
    Loose(Die),
}

/// A placed die that may still be unchosen, as it is written.
mod lies {
    use super::{Die, Lies};
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    const CELL: u8 = 1;
    const LOOSE: u8 = 100;

    pub fn serialize<S: Serializer>(lies: &Option<Lies>, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(match lies {
            None => 0,
            Some(Lies::Cell(cell)) => CELL + cell,
            Some(Lies::Loose(die)) => LOOSE + die.code(),
        })
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Lies>, D::Error> {
        Ok(match u8::deserialize(from)? {
            0 => None,
            n @ CELL..LOOSE => Some(Lies::Cell(n - CELL)),
            n => Some(Lies::Loose(
                Die::of_code(n - LOOSE).ok_or_else(|| D::Error::custom("there is no such die"))?,
            )),
        })
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
    /// Dice that abilities have discarded already; one that begins to work in step 1 discards its own.
    pub fewer: u8,
    /// Has this roll brought a Mortal Wound (PEN-756)?
    pub mortal: bool,
}

impl Threat {
    /// How many rolled dice show a value.
    pub fn rolled(&self, value: u8) -> u8 {
        self.rolled[usize::from(value) - 1]
    }

    /// The same, to be changed.
    pub fn rolled_mut(&mut self, value: u8) -> &mut u8 {
        &mut self.rolled[usize::from(value) - 1]
    }

    /// A Threat that is prepared.
    pub fn of(danger: Danger, dice: u8, undeniable: bool) -> Threat {
        Threat {
            danger,
            undeniable,
            step: 0,
            dice,
            rolled: [0; 6],
            misses: 0,
            rift: 0,
            value: 0,
            fewer: 0,
            mortal: false,
        }
    }
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
    Turn { left: u8, how: Turning, kinds: Kinds, must: bool },
    RerollAny { rerolled: Rerolled },
    Face { die: Die },
    Colour { die: Die },
    GainColour { left: u8, kinds: Kinds, temporary: bool },
    Heal { left: u8, must: bool },
    Recharge { left: u8 },
    WoundMark,
    SetThreat { left: u8 },
    NameValue { left: u8 },
    DiscardPlaced { left: u8, goods: Ingredient, amount: u8 },
    TakePlaced { left: u8 },
    RestDie { kind: Kind },
    Untap { left: u8, which: Untap, must: bool },
    Card { left: u8, from: Source },
    Potion { left: u8 },
    Artifact { left: u8 },
    DeckToLook { left: u8, look: u8, keep: u8 },
    Looked { left: u8, pool: Deck },
    Reserve { open: bool },
    ReserveTrial,
    Cancel { left: u8 },
    Equip { card: CardId },
    PayOff,
    RedDie,
    KnockOut,
    Convert { most: u8, from: Ingredient, to: Ingredient },
    Offer,
    Launch { mark: Kind },
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
        section: SectionId,
        way: Way,
        /// The die to be knocked out, once it is chosen.
        #[serde(with = "lies")]
        target: Option<Lies>,
    },
    /// A die has been placed.
    Visit {
        section: SectionId,
        #[serde(with = "crate::absent::byte")]
        colour: Option<Kind>,
        applied: bool,
        bound: bool,
        rolled: bool,
        step: u8,
        less: u8,
    },
    /// A Trial turn; the card is chosen in it (PEN-217).
    Trial {
        #[serde(with = "crate::absent::card")]
        card: Option<CardId>,
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
    /// A Contract is chosen and attempted; a placed Yellow die protects once (PEN-660).
    Contract {
        #[serde(with = "crate::absent::card")]
        card: Option<CardId>,
        step: u8,
        protect: bool,
        ease: u8,
    },
    /// A task is done; `shield` if it is that of a Shield. `sum` is the total so far, the dice taken to be rolled, or
    /// whether the Threat to withstand brought a Mortal Wound.
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
    UseCard(Use),
    /// What may follow in the Chain, and the Spell that the last card untapped.
    Launch {
        card: CardId,
        chain: Chain,
        #[serde(with = "crate::absent::card")]
        untapped: Option<CardId>,
    },
    Pay(Payment),
    Text(Text),
    Pick(Pick),
    /// Exchanges at the Bazaar rate, so many or as many as one likes; `inside` a placement other effects may come between.
    Exchange {
        #[serde(with = "crate::absent::byte")]
        left: Option<u8>,
        taken: u8,
        inside: bool,
    },
    /// Purchases: `less` is saved once in all, `each` with every one; `inside` a placement other effects may come between.
    Buy {
        wares: Wares,
        less: u8,
        each: u8,
        #[serde(with = "crate::absent::byte")]
        left: Option<u8>,
        inside: bool,
    },
    /// Recipes may be brewed at Rest.
    Brew,
}

impl Frame {
    /// The Chain that belongs to a frame of a card in use.
    pub fn chain(&self) -> Option<Chain> {
        match self {
            Frame::UseCard(used) => Some(used.chain),
            Frame::Launch { chain, .. } => Some(*chain),
            Frame::Text(text) => Some(text.chain),
            _ => None,
        }
    }
}
