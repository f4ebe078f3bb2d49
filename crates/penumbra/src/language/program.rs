//! What texts compile to: flat operations that one interpreter runs, and the printed costs and tasks.

use crate::goods::{Goods, Ingredient};
use crate::kind::{Kind, Kinds};
use crate::limits::{COST_DICE, EXACT};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A place in the code of a match.
pub type Pc = u16;

/// When something may be paid for or activated (PEN-508, PEN-523).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// In Study and Trial turns: no symbol.
    #[default]
    Any,
    /// Only in a Study turn.
    Study,
    /// Only in a Trial turn.
    Trial,
    /// Only in a Rest turn.
    Rest,
}

/// One die of a cost: its kind and, if one is asked for, its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CostDie {
    /// Colour, Bone or Spark; a Spark die stands for any colour.
    pub kind: Kind,
    /// The value, or 0 for any.
    pub value: u8,
}

/// What is paid (PEN-503 to PEN-505).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cost {
    /// Dice.
    pub dice: ArrayVec<CostDie, COST_DICE>,
    /// Ingredients.
    pub goods: Goods,
}

/// Which cards a Launch icon means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Launch {
    /// Any Spell, with so much more strength.
    Any(u8),
    /// A Spell of a colour.
    Colour(Kind),
    /// A Spell of any other colour.
    Not(Kind),
    /// A Spell of another colour than the last one of the Chain.
    Other,
    /// The Spell that this card untapped.
    That,
}

/// A task of a Contract, a Trial or a Shield (PEN-751 to PEN-756).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Discard ingredients.
    Goods(Goods),
    /// Discard dice of these kinds with a total.
    Total {
        /// The kinds.
        kinds: Kinds,
        /// The least sum.
        total: u8,
    },
    /// Discard dice of these kinds with exactly these values.
    Exact {
        /// The kinds.
        kinds: Kinds,
        /// The values, ascending.
        values: ArrayVec<u8, EXACT>,
    },
    /// Roll so many dice of a kind for a total.
    Roll {
        /// The kind.
        kind: Kind,
        /// How many.
        count: u8,
        /// The least sum.
        total: u8,
    },
    /// Withstand a Threat.
    Withstand(u8),
}

/// What makes a Trial harder (PEN-850 to PEN-863).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Property {
    Rift(u8),
    Vigilance(u8),
    Shield(Task),
    Trap,
    NoCrystals,
    NoPotions,
    NoArtifacts,
    NoFamiliars,
}

/// When a Prophecy comes true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Omen {
    DeckOut,
    Contracts(u8),
    TrialPoints(u8),
    Marks { spark: u8, discipline: u8 },
    FateDiffers(u8),
    Symbols(u8),
    Slots(u8),
    Kinds(u8),
}

/// What a Goal scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Aim {
    Marks { points: u8, after: u8 },
    Inventory { familiar: u8, potion: u8, most: u8 },
    Slots([u8; 4]),
    Disciplines { points: u8, all: u8 },
}

/// What a sentence is multiplied by (PEN-526).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Scale {
    Marks { discipline: Kind, more: u8, most: Option<u8> },
    Wounded { most: u8 },
    Chain { most: u8 },
    ChainMarks { discipline: Kind, more: u8 },
}

impl Scale {
    /// Is it a Boost, which Amplify can raise (PEN-656)?
    pub fn boost(self) -> bool {
        matches!(self, Scale::Marks { .. } | Scale::ChainMarks { .. })
    }
}

/// What must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Condition {
    Chain(u8),
    Dark(u8),
    Light(u8),
    Wounded,
}

/// What is done to a die (PEN-280 to PEN-284).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turning {
    /// Roll it again.
    Reroll,
    /// One up or down.
    Nudge,
    /// To the opposite face.
    Flip,
    /// One up or down, or to the opposite face.
    NudgeOrFlip,
    /// To any face.
    Set,
    /// To any other colour.
    Recolour,
    /// To this colour.
    RecolourTo(Kind),
}

/// The colours a gained die may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hue {
    /// One of these kinds; the player chooses.
    Of(Kinds),
    /// The colour of one of the player's Discipline Marks.
    OfMarks,
    /// The colour of the Mark in the first cell.
    OfFirstMark,
    /// The colour of the card that launched this one, else of this card.
    OfLauncher,
}

/// Where a Discipline card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Any market or the top of any deck (PEN-762).
    Anywhere,
    /// A market.
    Markets,
    /// The top of a deck.
    Decks,
    /// A Summon of a market.
    SummonMarkets,
    /// The market or the deck of one Discipline (PEN-714).
    Class(Kind),
}

/// Which cards may be untapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Untap {
    Spells,
    Familiars,
    Cards,
    /// Any card, also one that untaps: the Spark Mark (PEN-425).
    Any,
}

/// What may be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Wares {
    Potion,
    Artifact,
    Either,
}

/// Where an extra placement may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Extra {
    Anywhere,
    Class,
    /// In a Class, where a die of any colour counts as its own.
    AnyColour,
    /// In the City, without a cell.
    CityBeside,
}

impl Extra {
    /// The place of what is left of it among placements.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// In which step of a Threat a card is used (PEN-453, PEN-457).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// In none in particular.
    Any,
    /// Before the roll.
    BeforeRoll,
    /// After the roll.
    AfterRoll,
    /// When a Mortal Wound would be taken.
    Wound,
}

/// One operation. Numbers are multiplied by the strength of their sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Op {
    End,
    /// A sentence begins: its strength is 1, or what is counted.
    Sentence(Option<Scale>),
    If(Condition, Pc),
    May(Pc),
    Either(Pc),
    Jump(Pc),
    /// Pays ingredients and dice, by the number of the cost.
    Spend(usize),
    Goods(Ingredient, u8),
    Dice {
        n: u8,
        hue: Hue,
        temporary: bool,
    },
    Cards {
        n: u8,
        from: Source,
    },
    Potions(u8),
    Artifacts(u8),
    Resource(u8),
    Turn {
        n: u8,
        how: Turning,
        kinds: Kinds,
    },
    RerollAny,
    TurnIt(Turning),
    Recharge(u8),
    Heal(u8),
    DiscardThreat(u8),
    SetThreat(u8),
    NameValues(u8),
    Ward(u8),
    IgnoreNextWound,
    IgnoreWound,
    DiscardPlaced {
        n: u8,
        goods: Ingredient,
        amount: u8,
    },
    TakePlaced(u8),
    Untap {
        n: u8,
        which: Untap,
    },
    Place {
        n: u8,
        extra: Extra,
    },
    CellFree,
    LookDeck {
        look: u8,
        keep: u8,
    },
    SummonIt,
    Buy {
        wares: Wares,
        less: u8,
    },
    /// So many exchanges, or as many as one likes.
    Exchange(Option<u8>),
    Convert {
        n: u8,
        from: Ingredient,
        to: Ingredient,
    },
    ReserveContract {
        open: bool,
    },
    ReserveTrial,
    Cancel(u8),
    IgnoreRift,
    Ease(u8),
    LookFate,
    RefreshBrewery,
    HandOut,
    /// The following part is done by each player in turn, or by each other one, up to the given place.
    Each {
        others: bool,
        end: Pc,
    },
}

/// What an operation says about the cards on which it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nature {
    /// Does it do something of its own, beside guiding what follows?
    pub acts: bool,
    /// The step of a Threat in which alone it can do anything.
    pub moment: Moment,
    /// Can it bring Blood: by itself, or by a card that is gained?
    pub bleeds: bool,
    /// Does it untap or recharge?
    pub renews: bool,
}

impl Nature {
    const GUIDES: Nature = Nature { acts: false, moment: Moment::Any, bleeds: false, renews: false };
    const ACTS: Nature = Nature { acts: true, ..Nature::GUIDES };
    const BLEEDS: Nature = Nature { bleeds: true, ..Nature::ACTS };
    const RENEWS: Nature = Nature { renews: true, ..Nature::ACTS };

    const fn acts_at(moment: Moment) -> Nature {
        Nature { moment, ..Nature::ACTS }
    }
}

impl Op {
    /// What it says about a card: every operation has its place here.
    pub fn nature(self) -> Nature {
        match self {
            Op::End
            | Op::Sentence(_)
            | Op::If(..)
            | Op::May(_)
            | Op::Either(_)
            | Op::Jump(_)
            | Op::Spend(_)
            | Op::HandOut
            | Op::Each { .. } => Nature::GUIDES,
            Op::Goods(Ingredient::Blood, _)
            | Op::Cards { .. }
            | Op::Potions(_)
            | Op::Artifacts(_)
            | Op::LookDeck { .. }
            | Op::Buy { .. } => Nature::BLEEDS,
            Op::Untap { .. } | Op::Recharge(_) => Nature::RENEWS,
            Op::DiscardThreat(_) | Op::NameValues(_) => Nature::acts_at(Moment::BeforeRoll),
            Op::SetThreat(_) => Nature::acts_at(Moment::AfterRoll),
            Op::IgnoreWound => Nature::acts_at(Moment::Wound),
            Op::Goods(..)
            | Op::Dice { .. }
            | Op::Resource(_)
            | Op::Turn { .. }
            | Op::RerollAny
            | Op::TurnIt(_)
            | Op::Heal(_)
            | Op::Ward(_)
            | Op::IgnoreNextWound
            | Op::DiscardPlaced { .. }
            | Op::TakePlaced(_)
            | Op::Place { .. }
            | Op::CellFree
            | Op::SummonIt
            | Op::Exchange(_)
            | Op::Convert { .. }
            | Op::ReserveContract { .. }
            | Op::ReserveTrial
            | Op::Cancel(_)
            | Op::IgnoreRift
            | Op::Ease(_)
            | Op::LookFate
            | Op::RefreshBrewery => Nature::ACTS,
        }
    }
}

/// What holds while a card lies untapped (PEN-521, PEN-522).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Ability {
    Placed(Area, Pc),
    Wounded { once: bool, then: Pc },
    EachRest(Pc),
    FewerThreat { n: u8, main: bool },
    Cheaper { n: u8, first: bool },
    FreeBind,
    FreePayOff,
    FreeAppear,
    EaseTrials(u8),
    Approach { approach: usize, total: u8, dice: u8, goods: u8 },
    ApproachThreat { approach: usize, n: u8 },
    RiftLess(u8),
    VigilanceMore(u8),
    MarketSummon,
}

impl Ability {
    /// Does it work once per turn?
    pub fn once(self) -> bool {
        match self {
            Ability::Wounded { once, .. } => once,
            Ability::FreeBind | Ability::FreePayOff | Ability::FreeAppear => true,
            Ability::Placed(..)
            | Ability::EachRest(_)
            | Ability::FewerThreat { .. }
            | Ability::Cheaper { .. }
            | Ability::EaseTrials(_)
            | Ability::Approach { .. }
            | Ability::ApproachThreat { .. }
            | Ability::RiftLess(_)
            | Ability::VigilanceMore(_)
            | Ability::MarketSummon => false,
        }
    }
}

/// A group of locations (PEN-700).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    /// The Classes.
    School,
    /// Brewery, Guild, Bazaar, Shop.
    City,
    /// Forest, Sanctuary, Ruins.
    WildLands,
}
