//! The whole truth about one moment of a match: plain data, no pointer, no content.

mod facts;
mod frame;
mod held;
mod progress;
mod reached;
mod round;
mod work;

pub use facts::{Doer, Fact, How, Level, Particulars, Pending, Revealed, Tie, Watcher};
pub use frame::{
    Activation, Aim, Chain, Claim, Dealt, Done, Frame, Lies, QuestSet, Record, Role, Source, free_number,
    numbers, size,
};
pub use progress::Progress;
pub use reached::{Limit, Reached};
pub use round::{Banned, Bans, Guise, Tally};
pub use work::{Answers, EvocationTurn, Onset, Open, Parts, Row, Rows, Stage, Striking, Study, Timing, Work};

use crate::cards::Cards;
use crate::content::build::{self as printed, Attached, Evocation, Grimoire};
use crate::cubes::{Cubes, Party};
use crate::engine::ask::{Ask, Choice};
use crate::language::program::{Element, Models, SpellType, Stat};
use crate::limits::*;
use crate::lodge::{Place, Space};
use crate::names::Colour;
use arrayvec::ArrayVec;
use kernel::small::{Nth, count};
use kernel::{Chance, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A Mage or an Evocation, on the board or in the supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Model {
    /// The Evocation's kind; Mages have none.
    pub kind: Option<Nth<Evocation>>,
    /// Where it is.
    pub at: Place,
    /// Who summoned it, or whose Mage it is.
    pub owner: Party,
    /// Who decides for it now.
    pub controller: Party,
    /// The Evocation slot whose base it has, from 0.
    pub base: u8,
    /// Damage on it, in order.
    pub damage: Cubes,
    /// Who placed the last Damage on it.
    pub last_hit: Party,
    /// The Upgrade assigned to it.
    pub upgrade: Option<Nth<Attached>>,
    /// Has it activated in this Evocation Phase?
    pub activated: bool,
    /// The Mage it is assigned to.
    pub assigned: Option<Nth<Model>>,
    /// Strength, Speed and Health until the end of this activation.
    pub now: Bonus,
    /// Strength, Speed and Health until Clean-up.
    pub round: Bonus,
    /// Strength, Speed and Health in the next activation.
    pub next: Bonus,
    /// Damage of each side that is removed at Clean-up, as far as it is still there.
    pub fading: [u8; PARTIES],
}

/// Strength, Speed and Health that are added.
pub type Bonus = [i8; 3];

impl Model {
    /// The Models of Mages: they come first, by seat.
    pub const MAGES: Models = Models::first(SEATS);

    /// Is it a Mage?
    pub fn is_mage(model: Nth<Model>) -> bool {
        Model::MAGES.contains(model)
    }

    /// The Models of Evocations.
    pub fn evocations() -> impl Iterator<Item = Nth<Model>> {
        Nth::all(MODELS).skip(SEATS)
    }

    /// A Model in the supply.
    pub const fn off(kind: Option<Nth<Evocation>>) -> Model {
        Model {
            kind,
            at: Place::OFF,
            owner: Party::ROSE,
            controller: Party::ROSE,
            base: 0,
            damage: Cubes::empty(),
            last_hit: Party::ROSE,
            upgrade: None,
            activated: false,
            assigned: None,
            now: [0; 3],
            round: [0; 3],
            next: [0; 3],
            fading: [0; PARTIES],
        }
    }
}

/// A Room of the Lodge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Room {
    /// Which Room of the match's list lies here.
    pub tile: Nth<printed::Room>,
    /// Is its other side up: rebuilt, or ruined?
    pub turned: bool,
    /// Has its Activation Token been turned to Used?
    pub used: bool,
    /// Who has taken its Activation Token.
    pub taken: Option<Party>,
    /// Instability, in order.
    pub cubes: Cubes,
    /// Instability beyond the slots, by side.
    pub over: [u8; PARTIES],
    /// What it counts as in this Round.
    pub guise: Guise,
}

impl Room {
    /// All Instability, by side.
    pub fn counts(&self) -> [u8; PARTIES] {
        let mut counts = self.cubes.counts();
        counts.iter_mut().zip(self.over).for_each(|(sum, over)| *sum += over);
        counts
    }
}

/// What lies in a Spell Slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Slot {
    /// Nothing.
    Empty,
    /// A face-down Spell.
    Ready,
    /// A face-down Trap or Protection that waits for its trigger.
    Active,
    /// A face-up Spell.
    Revealed,
}

/// The two Effects of a Spell card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Side {
    Light,
    Dark,
}

impl Side {
    /// Its place on the card.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// What one seat has besides its Model and cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mage {
    /// Which Mage of the match's list, once it is chosen.
    pub mage: Option<Nth<printed::Mage>>,
    /// The colour, which decides the Cell, once it is chosen.
    pub colour: Option<Nth<Colour>>,
    /// Which starting Grimoire, once it is chosen.
    pub grimoire: Option<Nth<Grimoire>>,
    /// Available Physical Action Tokens.
    pub physical_tokens: u8,
    /// Quick, I, II, III.
    pub slots: [Slot; 4],
    /// The Active Side of the Spell in each slot.
    pub sides: [Side; 4],
    /// Half-made answer of the secret preparation.
    pub making: Making,
    /// Has the Mage put a Spell back to its School in this Study Phase?
    pub thinned: bool,
    /// Jinxes assigned to the Mage.
    pub jinxes: [Jinx; JINXES],
    /// Conditions of Quests that held when last looked at.
    pub fulfilled: u16,
    /// Active Quests that the Mage holds back in this Round.
    pub held: Few,
    /// Active Quests whose state has held since they were drawn in this Round.
    pub stale: Few,
    /// The Active Quest, by its place among them, that the activation of a Room is to complete.
    pub naming: Option<u8>,
    /// The Element that was named for the Revealed Spell in each slot.
    pub named: [Option<Element>; 4],
    /// Damage beyond the Health Bar, by side.
    pub over: [u8; PARTIES],
    /// What Effects have fixed for this Round.
    pub fixed: Fixed,
    /// What the Mage has done in this Round.
    pub tally: Tally,
    /// What the Mage may not do.
    pub bans: Bans,
}

/// What Effects have fixed for a Mage until the end of the Round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fixed {
    /// Quests that cannot be completed.
    pub barred: Few,
    /// For the Persistent Effects of the Spell in each slot.
    pub slots: [Noted; 4],
}

impl std::hash::Hash for Fixed {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        // A match in which nothing is fixed keeps the hash it would have without this field.
        if *self != Fixed::default() {
            (self.barred, self.slots).hash(state);
        }
    }
}

/// What a Persistent Effect goes on with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Noted {
    /// The type of Spell that was named.
    pub kind: Option<SpellType>,
    /// "That Room".
    pub room: Option<Space>,
    /// The points that it has brought.
    pub gained: u8,
}

/// A few Quests of one Mage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Few([Option<Nth<printed::Quest>>; 4]);

impl Few {
    /// Is this Quest among them?
    pub fn has(&self, quest: Nth<printed::Quest>) -> bool {
        self.0.contains(&Some(quest))
    }

    /// Adds a Quest; a Mage never has more at one time than there is room for.
    pub fn add(&mut self, quest: Nth<printed::Quest>) {
        if !self.has(quest)
            && let Some(free) = self.0.iter_mut().find(|place| place.is_none())
        {
            *free = Some(quest);
        }
    }

    /// Only those of these Quests stay.
    pub fn keep(&mut self, quests: QuestSet) {
        let gone = |quest: &Nth<printed::Quest>| quests >> quest.number() & 1 == 0;
        self.0.iter_mut().filter(|place| place.as_ref().is_some_and(gone)).for_each(|place| *place = None);
    }

    /// Takes a Quest away.
    pub fn remove(&mut self, quest: Nth<printed::Quest>) {
        self.0.iter_mut().filter(|place| **place == Some(quest)).for_each(|place| *place = None);
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Nth<printed::Quest>> + '_ {
        self.0.iter().flatten().copied()
    }
}

/// A Jinx on a Mage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Jinx {
    /// Its kind in the match's list; none where no Jinx lies.
    pub kind: Option<Nth<Attached>>,
    /// The Mage's cubes on it.
    pub cubes: u8,
}

impl Jinx {
    /// No Jinx.
    pub const EMPTY: Jinx = Jinx { kind: None, cubes: 0 };
}

impl Mage {
    /// How many Spells are Revealed.
    pub fn revealed(&self) -> usize {
        self.slots.iter().filter(|slot| **slot == Slot::Revealed).count()
    }

    /// The Jinxes on the Mage, with their places.
    pub fn jinxes(&self) -> impl Iterator<Item = (Nth<Jinx>, Jinx)> + '_ {
        Nth::all(JINXES).zip(self.jinxes).filter(|(_, jinx)| jinx.kind.is_some())
    }
}

/// Where a seat stands in an answer that several seats give at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Making {
    /// Not asked.
    Nothing,
    /// Chooses the next card, or to be done.
    Card,
    /// Has chosen a card and chooses its slot.
    Slot(u16),
    /// Has chosen a card and a slot and chooses the side.
    Side(u16, u8),
    /// Has answered.
    Done,
    /// May still reveal these Active Spells (a mask of slots), and has declared those.
    Answers(u8, Sequence),
    /// Has declared these Active Spells.
    Declared(Sequence),
}

/// Spell Slots in the order in which they were named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Sequence(u16);

impl Sequence {
    /// No slots.
    pub const NONE: Sequence = Sequence(0);

    /// The slots with one more at the end.
    pub fn and(self, slot: u8) -> Sequence {
        let n = (0..4).take_while(|i| self.0 >> (4 * i) & 15 != 0).count();
        Sequence(self.0 | u16::from(slot + 1) << (4 * n.min(3)))
    }

    /// The slots in their order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..4).map(move |i| self.0 >> (4 * i) & 15).take_while(|n| *n != 0).map(|n| usize::from(n) - 1)
    }

    /// The slots without this one.
    pub fn without(self, slot: usize) -> Sequence {
        self.iter().filter(|s| *s != slot).fold(Sequence::NONE, |rest, s| rest.and(count(s)))
    }
}

/// The state of a match.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// All chance of the match.
    pub chance: Luck,
    /// Running programs, the innermost last.
    pub stack: ArrayVec<Frame, FRAMES>,
    /// Things that happened in the sentences now running.
    pub facts: ArrayVec<Fact, FACTS>,
    /// Triggers waiting to be resolved.
    pub pending: ArrayVec<Pending, PENDING>,
    /// Standing abilities; the number of one never changes while it is at work.
    pub watchers: [Option<Watcher>; WATCHERS],
    /// The question that is open.
    pub ask: Ask,
    /// How much Damage each Model is about to suffer.
    pub plan: [u8; MODELS],
    /// How many more cubes each Model or Room may get while too few are shared out.
    pub split: [u8; MODELS],
    /// Models that an Effect defeats whatever their Damage.
    pub doomed: Models,
    /// Models whose defeat waits for the answers of a period that has not come to it yet.
    pub falling: Models,
    /// Which watchers are at work, as a mask.
    pub watching: Chain,
    /// The answer that the running operation has not yet read.
    pub answer: Option<Choice>,
    /// The Spell cards.
    pub cards: Cards,
    /// Mages by seat, then Evocations.
    pub models: [Model; MODELS],
    /// Evocations in the Lodge, as a mask.
    pub summoned: Models,
    /// Rooms by space.
    pub rooms: [Room; ROOMS],
    /// Seats.
    pub mages: [Mage; SEATS],
    /// Free cubes by side.
    pub supply: [u8; PARTIES],
    /// Cubes that are out of the game, by side.
    pub aside: Aside,
    /// Power Points by side.
    pub power: [u8; PARTIES],
    /// Trophies by side.
    pub trophies: [u8; PARTIES],
    /// Room Track by side.
    pub room_track: [u8; PARTIES],
    /// Which Event card side is up, and which side of each Quest card.
    pub event_side: u8,
    /// Side of each Quest card.
    pub quest_sides: [u8; 2],
    /// Who has solved each Quest in play, nobody while it is open.
    pub quests: [Option<Party>; QUESTS],
    /// Cubes on each Quest of the Moons' decks, by its place in the match's list.
    pub progress: Progress,
    /// Free figures, by their place in the match's list.
    pub figures: [u8; KINDS],
    /// Copies of each Upgrade left in the supply.
    pub upgrades: [u8; KINDS],
    /// Copies of each Jinx left in the supply.
    pub jinxes: [u8; KINDS],
    /// Trophy Tokens each Mage has left.
    pub trophy_tokens: [u8; SEATS],
    /// Command Cards that the Avatar may still resolve in this Action Phase.
    pub commands: u8,
    /// Which place of the Lodge's outline each colour's Cell has.
    pub cells: [u8; SEATS],
    /// The Round, from 1.
    pub round: u8,
    /// The Phase.
    pub phase: Phase,
    /// The Moon, for editions that have one.
    pub moon: u8,
    /// The Moon that begins after the action that runs.
    pub moon_due: u8,
    /// Has a hand or the number of a Mage's Quests grown since its limit was looked at?
    pub grown: bool,
    /// Rounds that are played on because of a tie.
    pub extra: Extra,
    /// The Crown Holder.
    pub crown: Seat,
    /// The First Mage, with whom the play order begins.
    pub first: Seat,
    /// Has a Power Token reached the end?
    pub ending: bool,
    /// Who has won, once the game is over.
    pub winner: Party,
    /// Whose Activation it is, and how many Actions and Spells it has had.
    pub turn: Turn,
    /// Rises when something hidden or random became visible.
    pub barrier: u32,
    /// Is the game over?
    pub over: bool,
    /// How near the last choice came to the limits.
    pub reached: Reached,
}

/// Rounds after the last one, because of a tie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Extra {
    /// How many have begun.
    pub rounds: u8,
    /// The points of each side when the last of them began.
    pub before: [u8; PARTIES],
    /// The points of that Round that count.
    pub counted: [u8; PARTIES],
}

/// Cubes of each side that a written position has put out of the game; from the start of a match there are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Aside(pub [u8; PARTIES]);

impl std::hash::Hash for Aside {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        // A match that has none keeps the hash it would have without this field.
        if *self != Aside::default() {
            state.write(&self.0);
        }
    }
}

/// [`Chance`] with a hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck(pub Chance);

impl std::hash::Hash for Luck {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.bytes(|bytes| state.write(bytes));
    }
}

/// The Phases of a Round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first Round.
    Setup,
    /// The Event.
    BlackRose,
    /// Drawing.
    Study,
    /// Secret preparation.
    Preparation,
    /// Activations of the Mages.
    Action,
    /// Activations of the Evocations.
    Evocation,
    /// Putting away, rebuilding.
    CleanUp,
    /// The end of the game.
    Scoring,
}

/// One Activation of a Mage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Turn {
    /// Whose.
    pub seat: u8,
    /// Actions taken in this Activation.
    pub actions: u8,
    /// Spells cast from I, II or III in this Activation.
    pub casts: u8,
    /// Quests whose Effects were used in it, as a mask.
    #[serde(default, skip_serializing_if = "is_none")]
    #[ts(skip)]
    pub tried: QuestSet,
    /// Has the Mage ended it?
    #[serde(default)]
    pub over: bool,
}

fn is_none(quests: &QuestSet) -> bool {
    *quests == 0
}

impl State {
    /// The frame that runs.
    pub fn top(&self) -> &Frame {
        &self.stack[self.stack.len() - 1]
    }

    /// The frame that runs.
    pub fn top_mut(&mut self) -> &mut Frame {
        let last = self.stack.len() - 1;
        &mut self.stack[last]
    }

    /// The Room a Model is in, if it is in the Lodge.
    pub fn room_of(&self, model: Nth<Model>) -> Option<Space> {
        self.models[model].at.as_room()
    }

    /// Models in a Room.
    pub fn models_in(&self, space: Space) -> Models {
        let place = Place::room(space);
        (self.summoned | Model::MAGES).filter(|m| self.models[m].at == place)
    }

    /// Evocations in the Lodge.
    pub fn evocations(&self) -> Models {
        self.summoned
    }

    /// Evocations a side owns.
    pub fn owned(&self, party: Party) -> Models {
        self.evocations().filter(|m| self.models[m].owner == party)
    }

    /// The card in a Spell Slot.
    pub fn slot_card(&self, seat: Seat, slot: usize) -> Option<crate::cards::Card> {
        self.cards.in_slot(seat, slot)
    }

    /// The temporary bonus of a Model.
    pub fn bonus(&self, model: Nth<Model>, stat: Stat) -> i8 {
        let i = stat.index();
        self.models[model].now[i] + self.models[model].round[i]
    }

    /// Notes that something happened. More than fit are lost, and the log says so.
    pub fn note(&mut self, fact: Fact) {
        match self.facts.try_push(fact) {
            Ok(()) => self.reached.facts = self.reached.facts.max(count(self.facts.len())),
            Err(_) => self.reached.lose(Limit::Facts),
        }
    }

    /// A trigger that was met waits to be resolved. More than fit are lost, and the log says so.
    pub fn await_trigger(&mut self, pending: Pending) {
        match self.pending.try_push(pending) {
            Ok(()) => self.reached.triggers = self.reached.triggers.max(count(self.pending.len())),
            Err(_) => self.reached.lose(Limit::Triggers),
        }
    }
}
