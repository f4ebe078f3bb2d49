//! The content of a match: every card and board as the engine reads it.

use crate::card_id::CardId;
use crate::content::compiled::Builder;
use crate::content::pack::Packs;
use crate::content::part::Part;
use crate::content::printed::{Effect, MarkEffect, RestOnly, Side, Slot, Takes, Text};
use crate::fits::Fits;
use crate::goods::Goods;
use crate::kind::Kind;
use crate::language::program::*;
use kernel::SetupError;
use smol_str::SmolStr;

/// What kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Sort {
    Spell,
    Recipe,
    Summon,
    Artifact,
    Potion,
    Talent,
    Contract,
    Trial,
    Event,
    Goal,
    Prophecy,
}

/// One way to pay for a card (PEN-506, PEN-551).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// By a cost.
    Pay(Cost),
    /// For nothing, right after such a card.
    Launched(Launch),
}

/// One path of a Trial, or the only one of a Contract.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Path {
    /// The approach, by its place among [`APPROACHES`]; a Contract has none.
    pub approach: Option<usize>,
    /// The tasks; one is enough.
    pub tasks: Vec<Task>,
    /// The reward.
    pub reward: Pc,
    /// Light or Dark symbols.
    pub fate: u8,
}

/// A card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Card {
    pub id: SmolStr,
    pub sort: Sort,
    /// Cards with the same name have the same number (PEN-309, PEN-313).
    pub name: usize,
    /// The Discipline, by its colour.
    pub discipline: Option<Kind>,
    pub variants: Vec<Variant>,
    pub pay: Timing,
    pub active: Timing,
    /// Requirements (PEN-514, PEN-519, PEN-520).
    pub tap: bool,
    pub discard: bool,
    pub threat: u8,
    pub wound: bool,
    pub text: Option<Pc>,
    pub abilities: Vec<Ability>,
    pub launches: Option<Launch>,
    pub moment: Moment,
    pub boost: bool,
    /// Does it untap or recharge?
    pub renews: bool,
    /// Can using it bring Blood: gained, of a Mark that is wounded, or by a card that it gains?
    pub bleeds: bool,
    pub price: Goods,
    pub slot: Option<Slot>,
    /// The experience symbol, by its place among [`SYMBOLS`].
    pub symbol: Option<usize>,
    pub number: u8,
    pub goods: Goods,
    pub start: Option<CardId>,
    pub difficulty: u8,
    pub points: u8,
    pub properties: Vec<Property>,
    pub counter: u8,
    pub undeniable: bool,
    /// Dark and Light.
    pub paths: [Option<Path>; 2],
    pub always: bool,
    pub omens: Vec<Omen>,
    pub aims: Vec<Aim>,
}

impl Card {
    pub(super) fn new(id: &Text, sort: Sort) -> Card {
        Card {
            id: id.get_ref().into(),
            sort,
            name: 0,
            discipline: None,
            variants: Vec::new(),
            pay: Timing::Any,
            active: Timing::Any,
            tap: false,
            discard: false,
            threat: 0,
            wound: false,
            text: None,
            abilities: Vec::new(),
            launches: None,
            moment: Moment::Any,
            boost: false,
            renews: false,
            bleeds: false,
            price: Goods::NOTHING,
            slot: None,
            symbol: None,
            number: 0,
            goods: Goods::NOTHING,
            start: None,
            difficulty: 0,
            points: 0,
            properties: Vec::new(),
            counter: 0,
            undeniable: false,
            paths: [None, None],
            always: false,
            omens: Vec::new(),
            aims: Vec::new(),
        }
    }

    /// The path of a side.
    pub fn path(&self, side: Side) -> Option<&Path> {
        self.paths[side.index()].as_ref()
    }

    /// Is it activated by choice?
    pub fn activates(&self) -> bool {
        self.text.is_some() || self.launches.is_some()
    }
}

/// A cell of the Wizard board.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct BoardCell {
    pub arcana: u8,
    pub value: u8,
    pub effect: MarkEffect,
    pub points: u8,
    pub rest: Option<RestOnly>,
}

/// A section of a location, as it stands on the table.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Section {
    pub id: SmolStr,
    pub area: Area,
    pub effect: Effect,
    /// What the cells for one die take; closed cells are left out.
    pub cells: Vec<Takes>,
    /// What the cell for any number of dice takes.
    pub unlimited: Option<Takes>,
    /// The dice that fit.
    pub fits: Fits,
}

/// All cards and boards.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Content {
    pub cards: Vec<Card>,
    pub code: Vec<Op>,
    pub costs: Vec<Cost>,
    pub board: Vec<BoardCell>,
    /// The City and the Wild Lands.
    pub sections: Vec<Section>,
    /// The three sections of each Class, by Discipline.
    pub classes: Vec<[Section; 3]>,
    pub faces: Vec<Goods>,
    /// The ready-made row and deck (PEN-118 to PEN-121).
    pub ready: Option<(Vec<CardId>, Vec<CardId>)>,
}

pub(super) fn refused(reason: String) -> SetupError {
    SetupError { reason, clause: None }
}

impl Content {
    /// Compiles the cards of the packs that take part, for a number of players; boards are those of the box.
    pub fn build(packs: &Packs, part: &Part, players: usize) -> Result<Content, SetupError> {
        let mut builder = Builder::new(packs);
        for (origin, cards) in part.files(packs) {
            builder.cards(origin, cards).map_err(|(span, why)| {
                let error = packs.shelf.error(origin, span, why);
                refused(error.told())
            })?;
        }
        for (_, cards) in part.files(packs).filter(|(origin, _)| origin.pack == part.base) {
            builder.boards(cards, players)?;
        }
        for (origin, cards) in part.files(packs) {
            builder.links(cards, players, origin.pack == part.base)?;
        }
        let mut content = builder.content;
        content.code = builder.compiler.code;
        content.costs = builder.compiler.costs;
        for i in 0..content.cards.len() {
            content.derive(i);
        }
        content.within_limits()?;
        Ok(content)
    }

    /// What the rules read of the packs in this match, written for good; the content was built from them.
    pub fn sheet(&self, packs: &Packs, part: &Part, players: usize) -> kernel::Sheet {
        super::sheet::sheet(packs, part, players)
    }

    /// The card with an id.
    pub fn find(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|c| c.id == id).map(CardId::new)
    }

    /// The numbers of all cards.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len()).map(CardId::new)
    }

    /// The operations of a program, to its end.
    pub fn program(&self, pc: Pc) -> &[Op] {
        let begin = usize::from(pc);
        let mut end = begin;
        let mut far = end;
        while end < self.code.len() {
            match self.code[end] {
                Op::End if end >= far => break,
                Op::Each { end: to, .. } => far = far.max(usize::from(to)),
                _ => {}
            }
            end += 1;
        }
        &self.code[begin..end]
    }

    /// What follows from a card's program: the moment of its use, its Boost, whether it renews.
    fn derive(&mut self, i: usize) {
        let card = &mut self.cards[i];
        card.bleeds = card.threat > 0 || card.wound;
        let Some(pc) = card.text else { return };
        let program = self.program(pc).to_vec();
        let has = |is: &dyn Fn(Nature) -> bool| program.iter().any(|op| is(op.nature()));
        let at = |moment: Moment| has(&|nature| nature.moment == moment);
        let choice = program.iter().any(|op| matches!(op, Op::Either(_)));
        let card = &mut self.cards[i];
        card.moment = if at(Moment::Wound) {
            Moment::Wound
        } else if at(Moment::AfterRoll) {
            Moment::AfterRoll
        } else if at(Moment::BeforeRoll) && !choice {
            Moment::BeforeRoll
        } else {
            Moment::Any
        };
        card.boost = program.iter().any(|op| matches!(op, Op::Sentence(Some(scale)) if scale.boost()));
        card.bleeds |= has(&|nature| nature.bleeds);
        card.renews = has(&|nature| nature.renews);
    }
}
