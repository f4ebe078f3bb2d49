//! One running program, with everything it needs to go on after a pause.

use super::{Bonus, Fact, Jinx, Model, Sequence, Side, Work};
use crate::content::build::{Attached, Command, Event, Evocation, Part, Quest, Room};
use crate::cubes::Party;
use crate::language::program::{Models, Pc, SpellType};
use crate::limits::{MODELS, SEATS};
use crate::lodge::Space;
use kernel::small::Nth;
use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// What an Effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The rules themselves.
    Rules,
    /// A Spell, by face, and its side.
    Spell(u16, Side),
    /// A Room, by tile.
    Room(Nth<Room>),
    /// A Quest.
    Quest(Nth<Quest>),
    /// An Event.
    Event(Nth<Event>),
    /// An Evocation's own Skill or activation.
    Evocation(Nth<Evocation>),
    /// An Upgrade.
    Upgrade(Nth<Attached>),
    /// A Jinx.
    Jinx(Nth<Attached>),
    /// A Physical Action.
    Physical,
    /// A Command Card, and which of its parts; none is its Trap or Protection.
    Command(Nth<Command>, Option<Nth<Part>>),
}

/// What an Effect is aimed at in this resolution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Nothing (yet).
    Nothing,
    /// A Dummy Model.
    Dummy,
    /// A Model.
    Model(Nth<Model>),
    /// One's own Evocation, aimed at by an Effect that heals: nothing else of the Effect reaches it.
    Healed(Nth<Model>),
    /// A Model that has left the Lodge.
    Gone(Nth<Model>),
    /// A Room, by space.
    Room(Space),
}

impl Aim {
    /// The Model it is aimed at, while that is in the Lodge.
    pub fn model(self) -> Option<Nth<Model>> {
        match self {
            Aim::Model(m) | Aim::Healed(m) => Some(m),
            Aim::Nothing | Aim::Dummy | Aim::Gone(_) | Aim::Room(_) => None,
        }
    }
}

/// One running program: everything needed to go on after a pause.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// The operation that runs.
    pc: Pc,
    /// How far inside the operation.
    pub step: u8,
    /// What the operation keeps while it is paused.
    pub work: Work,
    /// Whom "you" means: a seat, or the Black Rose when no Mage applies the Effect.
    pub you: Party,
    /// The Model that applies the Effect.
    pub body: Option<Nth<Model>>,
    /// What the Effect comes from.
    pub source: Source,
    /// Where what it comes from lies.
    pub lies: Lies,
    /// The target.
    pub aim: Aim,
    /// "It": the Model last chosen or summoned.
    pub it: Option<Nth<Model>>,
    /// "That Mage".
    pub that_mage: Option<Nth<Model>>,
    /// "That Model".
    pub that_model: Option<Nth<Model>>,
    /// The kind of Evocation the trigger spoke of.
    pub that_kind: Option<Nth<Evocation>>,
    /// "That Quest".
    pub that_quest: Option<Nth<Quest>>,
    /// "That Room", by space.
    pub that_room: Option<Space>,
    /// Where the target was when it left the Lodge, by space.
    pub target_was: Option<Space>,
    /// The Room from which ranges are measured, if not from the Model that applies the Effect.
    pub origin: Option<Space>,
    /// "The same amount".
    pub amount: u8,
    /// Was the previous instruction carried out in full?
    pub done: Done,
    /// The rest of a Physical Action is lost: its Mage was defeated.
    pub lost: bool,
    /// Nothing more of it is done: it was cancelled, or its Mage defeated.
    pub stopped: bool,
    /// The Room in which the cube of the symbol is placed after the Effect.
    pub owed: Option<Space>,
    /// The fact that this Effect answers, if it is an answer.
    pub answers: Option<Nth<Fact>>,
    /// What the program is besides, with what belongs to it.
    pub role: Role,
    /// How often the code of `Times` still runs, and one more.
    pub times: u8,
    /// Enhancements that hold, as a mask.
    pub enhanced: u8,
    /// The Active Spells each seat has declared at this period and that are not yet resolved.
    pub declared: [Sequence; SEATS],
    /// Where the facts of the running sentence begin.
    pub facts: u8,
    /// Abilities that have fired in this chain (a mask over the watchers).
    pub chain: Chain,
    /// What this Effect has done, for texts that look back.
    pub record: Record,
    /// Models defeated by this Effect.
    pub defeated: Models,
    /// Models that ignore this Effect.
    pub immune: Models,
    /// Damage placed on each Model by this Effect or activation.
    pub dealt: Dealt,
    /// Damage placed on each Model by the activation that this Effect started last.
    pub activation: Dealt,
}

/// Where on its Mage's board or in the Lodge lies what an Effect comes from, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Lies(u8);

impl Lies {
    /// Nowhere that matters.
    pub const NOWHERE: Lies = Lies(0);
    const SLOT: u8 = 1;
    const JINX: u8 = 16;
    const ROOM: u8 = 64;
    const LENT: u8 = 128;

    /// A Spell in its Spell Slot.
    pub fn slot(slot: u8) -> Lies {
        Lies(Lies::SLOT + slot)
    }

    /// A Spell in the Spell Slot of a Mage who has not cast it.
    pub fn lent(holder: Seat, slot: u8) -> Lies {
        Lies(Lies::LENT + 4 * holder.0 + slot)
    }

    /// A Jinx at its place.
    pub fn jinx(place: Nth<Jinx>) -> Lies {
        Lies(Lies::JINX + place.number())
    }

    /// A Room on its space.
    pub fn room(space: Space) -> Lies {
        Lies(Lies::ROOM + space.number())
    }

    /// The Spell Slot, if it is one.
    pub fn as_slot(self) -> Option<u8> {
        (Lies::SLOT..Lies::JINX).contains(&self.0).then(|| self.0 - Lies::SLOT)
    }

    /// The place of the Jinx, if it is one.
    pub fn as_jinx(self) -> Option<Nth<Jinx>> {
        (Lies::JINX..Lies::ROOM).contains(&self.0).then(|| Nth::new((self.0 - Lies::JINX).into()))
    }

    /// The space of the Room, if it is one.
    pub fn as_room(self) -> Option<Space> {
        (Lies::ROOM..Lies::LENT).contains(&self.0).then(|| Space::new((self.0 - Lies::ROOM).into()))
    }

    /// Whose slot it is, if it is that of a Mage who has not cast the Spell.
    pub fn as_lent(self) -> Option<(Seat, u8)> {
        self.0.checked_sub(Lies::LENT).map(|lent| (Seat(lent / 4), lent % 4))
    }
}

/// Was an instruction carried out in full?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Done {
    /// No.
    No,
    /// Yes.
    Yes,
    /// It has inflicted its damage: yes, unless an answer ignores some of it.
    Inflicted,
}

impl Done {
    /// Does "if you do" hold?
    pub fn holds(self) -> bool {
        self != Done::No
    }
}

impl From<bool> for Done {
    fn from(done: bool) -> Done {
        if done { Done::Yes } else { Done::No }
    }
}

/// What a program is besides an Effect or a list of steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Nothing else.
    Effect,
    /// Each Mage in turn is "you": how many have been, and whom "you" meant before.
    EachMage(u8, Party),
    /// An Evocation activates.
    Activation(Activation),
    /// A Quest is being completed: who gains its points, and with whom its card stays.
    #[allow(missing_docs)]
    Completion { points: Party, card: Party },
    /// The rest of an answer, which waits until the Spell that it has answered is over.
    After,
}

/// What an Evocation goes back to when its activation ends; an activation inside another leaves the outer one alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Activation {
    /// Who controlled it before.
    pub controller: Party,
    /// What was added to its values before.
    pub now: Bonus,
    /// The side whose Mage commanded it, if it is a Command.
    pub commanded: Option<Party>,
}

impl Frame {
    /// The Mage who commanded the activation that runs.
    pub fn commanded(&self) -> Option<Nth<Model>> {
        match self.role {
            Role::Activation(activation) => activation.commanded.map(Party::as_model),
            Role::Effect | Role::After | Role::EachMage(..) | Role::Completion { .. } => None,
        }
    }
}

/// What an Effect has done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Record {
    /// Seats that could answer before this Spell affects them.
    #[serde(default)]
    pub warned: Seats,
    /// Has it placed Instability?
    pub placed: bool,
    /// Colours of the Rooms in which it placed or converted Instability, as a mask.
    pub colours: u8,
    /// Evocations that have suffered in their owner's place in the running sentence.
    pub redirected: Models,
    /// Evocations it has removed.
    pub removed: u8,
    /// Evocations it has assigned.
    pub assigned: Models,
    /// Models on which it has converted Damage.
    pub converted: Models,
    /// Damage of the Black Rose it has converted.
    pub rose_converted: u8,
    /// Damage it has ignored.
    pub ignored: u8,
    /// Did it end in the defeat of the Mage who applies it, by the Black Rose?
    pub felled: bool,
    /// Of the last conversion, what could not be converted.
    #[serde(default)]
    pub unconverted: u8,
    /// The Model that the Spell was redirected to.
    #[serde(default)]
    pub turned_on: Option<Nth<Model>>,
    /// Points that it has brought to the Mage who applies it.
    #[serde(default)]
    pub gained: u8,
    /// How the defeats are scored that it brings about.
    #[serde(default)]
    pub claim: Claim,
    /// What it has done with cards.
    #[serde(default)]
    pub cards: CardsDone,
    /// Models it has chosen one after the other.
    #[serde(default)]
    pub chosen: Models,
    /// Models it has healed.
    #[serde(default)]
    pub healed: u8,
    /// Damage it has converted.
    #[serde(default)]
    pub converted_cubes: u8,
    /// Damage it has transferred.
    #[serde(default)]
    pub transferred: u8,
    /// Models that ignore its damage.
    #[serde(default)]
    pub unhurt: Models,
}

/// How the defeats are scored that an Effect brings about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// As always.
    #[default]
    None,
    /// "You" have the most damage.
    First,
    /// "You" gain so many points for those that are yours, and nobody else gains any.
    Only(u8),
}

/// What an Effect has done with cards, in one byte: the Spells it has discarded, the types of those it has shown, and
/// whether an Event with the Crown was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardsDone(u8);

impl CardsDone {
    const SPELLS: u8 = 7;
    const CROWN: u8 = 8;
    const TYPES: u8 = 16;

    /// One more Spell was discarded; no Effect discards more than there is room for.
    pub fn discard(&mut self) {
        self.0 += u8::from(self.0 & CardsDone::SPELLS < CardsDone::SPELLS);
    }

    /// How many Spells were discarded.
    pub fn discarded(self) -> usize {
        usize::from(self.0 & CardsDone::SPELLS)
    }

    /// A Spell of this type was shown.
    pub fn show(&mut self, kind: SpellType) {
        self.0 |= CardsDone::TYPES * kind.bit();
    }

    /// Was a Spell of this type shown?
    pub fn shown(self, kind: SpellType) -> bool {
        self.0 & (CardsDone::TYPES * kind.bit()) != 0
    }

    /// An Event with the Crown was played.
    pub fn crown(&mut self) {
        self.0 |= CardsDone::CROWN;
    }

    /// Was an Event with the Crown played?
    pub fn crowned(self) -> bool {
        self.0 & CardsDone::CROWN != 0
    }
}

/// A set of standing abilities, as a bit mask.
pub type Chain = u128;

/// A set of Quests of the Moons' decks, as a bit mask.
pub type QuestSet = u128;

/// The numbers of the members of a set of abilities or Quests, ascending.
pub fn numbers(mut chain: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (chain != 0).then(|| {
            let number = chain.trailing_zeros() as usize;
            chain &= chain - 1;
            number
        })
    })
}

/// How many abilities a set has.
pub fn size(chain: Chain) -> usize {
    chain.count_ones() as usize
}

/// The lowest number that a set of abilities does not have; one beyond all if there is none.
pub fn free_number(taken: Chain) -> usize {
    taken.trailing_ones() as usize
}

/// Damage by Model.
pub type Dealt = [u8; MODELS];

impl Frame {
    /// A frame at the beginning of a program.
    pub fn new(pc: Pc, you: Party, body: Option<Nth<Model>>, source: Source) -> Frame {
        Frame {
            pc,
            step: 0,
            work: Work::Nothing,
            you,
            body,
            source,
            lies: Lies::NOWHERE,
            aim: Aim::Nothing,
            it: None,
            that_mage: None,
            that_model: None,
            that_kind: None,
            that_quest: None,
            that_room: None,
            target_was: None,
            origin: None,
            amount: 0,
            done: Done::No,
            lost: false,
            stopped: false,
            owed: None,
            answers: None,
            role: Role::Effect,
            times: 0,
            enhanced: 0,
            declared: [Sequence::NONE; SEATS],
            facts: 0,
            chain: 0,
            record: Record::default(),
            defeated: Models::EMPTY,
            immune: Models::EMPTY,
            dealt: [0; MODELS],
            activation: [0; MODELS],
        }
    }

    /// The Mage or side that applies the Effect.
    pub fn you(&self) -> Party {
        self.you
    }

    /// The operation that runs.
    pub fn pc(&self) -> Pc {
        self.pc
    }

    /// Goes on with another operation; nothing of the one before is left.
    pub fn go(&mut self, pc: Pc) {
        self.pc = pc;
        self.step = 0;
        self.work = Work::Nothing;
    }
}

impl Frame {
    /// The Models this program speaks of.
    pub(super) fn models(&self) -> Models {
        let Frame {
            body,
            aim,
            it,
            that_mage,
            that_model,
            defeated,
            immune,
            dealt,
            activation,
            record,
            work,
            // What follows names no Model.
            pc: _,
            step: _,
            you: _,
            source: _,
            lies: _,
            that_kind: _,
            that_quest: _,
            that_room: _,
            target_was: _,
            origin: _,
            amount: _,
            done: _,
            lost: _,
            stopped: _,
            owed: _,
            answers: _,
            role: _,
            times: _,
            enhanced: _,
            declared: _,
            facts: _,
            chain: _,
        } = *self;
        let Record { redirected, assigned, converted, turned_on, chosen, unhurt, .. } = record;
        let aimed = match aim {
            Aim::Model(m) | Aim::Healed(m) | Aim::Gone(m) => m.into(),
            Aim::Nothing | Aim::Dummy | Aim::Room(_) => Models::EMPTY,
        };
        let counted = Models::first(MODELS).filter(|m| dealt[m.index()] > 0 || activation[m.index()] > 0);
        let named = [body, it, that_mage, that_model].into_iter().flatten().collect::<Models>() | aimed;
        let turned_on = Models::from(turned_on);
        let done = redirected | assigned | converted | turned_on | chosen | unhurt;
        named | counted | defeated | immune | done | work.models()
    }
}
