//! What has happened in a sentence, and the abilities that wait for it.

use super::{NONE, Source};
use crate::content::build::{Event, Evocation};
use crate::language::program::{Happening, Quiet, SpellType};
use crate::limits::SEATS;
use kernel::small::Nth;
use serde::{Deserialize, Serialize};

/// A standing ability at work.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Watcher {
    /// Which ability of the match's list.
    pub ability: u16,
    /// Whom "you" means; the controller of the Model for `This` abilities.
    pub you: u8,
    /// The target of the Persistent Spell.
    pub target: u8,
    /// "This Model".
    pub model: u8,
    /// What it ends with.
    pub tie: Tie,
}

/// What a standing ability ends with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// Its Spell leaves the slot.
    Slot(u8, u8),
    /// Its Evocation leaves the Lodge.
    Model(u8),
    /// Its Upgrade leaves the Evocation.
    Upgrade(u8),
    /// Its Jinx leaves its place on the Mage.
    Jinx(u8, u8),
    /// Its Event leaves the board, or the Phase of the Event ends.
    Event(Nth<Event>),
}

/// Something that happened in a sentence, for triggers to read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Fact {
    /// A side placed Damage on a Model.
    Damaged { by: u8, model: u8, victim: u8, placed: u8, dealt: u8, free: u8, how: How, quiet: Quiet },
    /// A Mage placed Instability in a Room; `last` when it filled the last slot.
    Placed { by: u8, room: u8, n: u8, last: bool },
    /// A Model entered a Room; `without` when its owner had no Instability there.
    Entered { model: u8, room: u8, without: bool },
    /// An Evocation left the Lodge; `by` is who defeated it, [`NONE`] if it was removed.
    Gone { model: u8, kind: Nth<Evocation>, owner: u8, by: u8, room: u8 },
    /// A Mage's Health Bar is full, or an Effect defeats the Mage; the defeat may still be averted.
    Falling { mage: u8, by: u8 },
    /// A Mage was defeated in a Room; `cubes` are the sides with Damage on the Health Bar, as a mask.
    Defeated { mage: u8, by: u8, room: u8, cubes: u8 },
    /// A Mage was placed in the Cell.
    InCell { mage: u8 },
    /// A Mage applied an Effect with the keyword Summon.
    Summoned { by: u8 },
    /// A Mage activated a Room.
    RoomActivated { by: u8, room: u8 },
    /// A Mage revealed a Spell.
    Revealed { by: u8, slot: u8 },
    /// A Spell was aimed at a Model, or is about to affect it.
    Targeted { by: u8, model: u8, kind: SpellType, about: bool },
    /// A Mage has resolved an Effect: its source, the colours where it placed or converted Instability.
    Resolved { by: u8, source: Source, colours: u8, placed: bool },
    /// A Mage healed Damage on a Model.
    Healed { by: u8, victim: u8 },
    /// A Jinx came to a Mage, at a place, from a side.
    Jinxed { mage: u8, place: u8, by: u8 },
    /// A Mage discarded a Jinx.
    Shed { by: u8 },
    /// A Mage has explored or used Momentum.
    Travelled { by: u8 },
    /// The Black Rose Phase ends.
    RosePhaseEnded,
    /// A Mage drew a Forgotten Spell.
    DrewForgotten { by: u8 },
    /// A side gained points.
    Gained { by: u8, n: u8, how: How },
    /// A side lost points.
    Lost { by: u8, n: u8 },
    /// An Evocation activated.
    Activated { model: u8 },
    /// A Model made a Physical Attack.
    Attacked { model: u8, victim: u8 },
    /// A Mage solved a Quest.
    Solved { by: u8 },
}

impl Fact {
    /// The Mage that the fact is about, as Events and abilities mean it; [`NONE`] for none.
    pub fn mage(&self) -> u8 {
        match *self {
            Fact::Entered { model, .. } => model,
            Fact::Placed { by, .. }
            | Fact::RoomActivated { by, .. }
            | Fact::Revealed { by, .. }
            | Fact::Resolved { by, .. }
            | Fact::Summoned { by }
            | Fact::Solved { by }
            | Fact::Shed { by }
            | Fact::Healed { by, .. }
            | Fact::Travelled { by }
            | Fact::DrewForgotten { by }
            | Fact::Gained { by, .. }
            | Fact::Lost { by, .. } => by,
            Fact::InCell { mage }
            | Fact::Defeated { mage, .. }
            | Fact::Falling { mage, .. }
            | Fact::Jinxed { mage, .. } => mage,
            Fact::Damaged { victim, .. } => victim,
            Fact::Targeted { model, .. } | Fact::Attacked { model, .. } => model,
            Fact::Gone { .. } | Fact::Activated { .. } | Fact::RosePhaseEnded => NONE,
        }
    }

    /// Who did it, to whom and where, by which it is told from others of its kind.
    pub fn parts(&self) -> Particulars {
        let mut parts = Particulars { doer: None, victim: None, room: None };
        let side = |by: u8| Some(Doer::Side(by)).filter(|_| by != NONE);
        let model = |model: u8| Some(Doer::Model(model)).filter(|_| model != NONE);
        (parts.doer, parts.victim, parts.room) = match *self {
            Fact::Damaged { by, model: evocation, victim, .. } => {
                let evocation = Some(evocation).filter(|m| *m != NONE && *m as usize >= SEATS);
                (evocation.map(Doer::Model).or(side(by)), Some(victim), None)
            }
            Fact::Placed { by, room, .. } | Fact::RoomActivated { by, room } => (side(by), None, Some(room)),
            Fact::Entered { model: entering, room, .. } => (model(entering), None, Some(room)),
            Fact::Gone { kind, room, .. } => (Some(Doer::Kind(kind)), None, Some(room)),
            Fact::Falling { mage, .. } | Fact::Defeated { mage, .. } | Fact::InCell { mage } => {
                (model(mage), None, None)
            }
            Fact::Summoned { by }
            | Fact::Revealed { by, .. }
            | Fact::Resolved { by, .. }
            | Fact::Shed { by }
            | Fact::Travelled { by }
            | Fact::DrewForgotten { by }
            | Fact::Gained { by, .. }
            | Fact::Lost { by, .. }
            | Fact::Solved { by } => (side(by), None, None),
            Fact::Targeted { by, model: victim, .. } | Fact::Healed { by, victim } => {
                (side(by), Some(victim), None)
            }
            Fact::Jinxed { mage, by, .. } => (side(by), Some(mage), None),
            Fact::Activated { model: active } => (model(active), None, None),
            Fact::Attacked { model: attacker, victim } => (model(attacker), Some(victim), None),
            Fact::RosePhaseEnded => (None, None, None),
        };
        parts.room = parts.room.filter(|room| *room != NONE);
        parts
    }

    /// What kind of thing happened.
    pub fn happening(&self) -> Happening {
        match self {
            Fact::Damaged { .. } => Happening::Damaged,
            Fact::Placed { .. } => Happening::Placed,
            Fact::Entered { .. } => Happening::Entered,
            Fact::Gone { .. } => Happening::Gone,
            Fact::Falling { .. } => Happening::Falling,
            Fact::Defeated { .. } => Happening::Defeated,
            Fact::InCell { .. } => Happening::InCell,
            Fact::Summoned { .. } => Happening::Summoned,
            Fact::RoomActivated { .. } => Happening::RoomActivated,
            Fact::Revealed { .. } => Happening::Revealed,
            Fact::Targeted { .. } => Happening::Targeted,
            Fact::Resolved { .. } => Happening::Resolved,
            Fact::Healed { .. } => Happening::Healed,
            Fact::Jinxed { .. } => Happening::Jinxed,
            Fact::Shed { .. } => Happening::Shed,
            Fact::Travelled { .. } => Happening::Travelled,
            Fact::RosePhaseEnded => Happening::RosePhaseEnded,
            Fact::DrewForgotten { .. } => Happening::DrewForgotten,
            Fact::Gained { .. } => Happening::Gained,
            Fact::Lost { .. } => Happening::Lost,
            Fact::Activated { .. } => Happening::Activated,
            Fact::Attacked { .. } => Happening::Attacked,
            Fact::Solved { .. } => Happening::Solved,
        }
    }

    /// The sort of thing that happened, by which people give standing orders.
    pub fn kind(&self) -> &'static str {
        match self {
            Fact::Targeted { .. } => "targeted",
            Fact::Damaged { .. } | Fact::Attacked { .. } => "damage",
            Fact::Falling { .. } | Fact::Defeated { .. } | Fact::InCell { .. } => "defeat",
            Fact::Placed { .. } => "instability",
            Fact::Entered { .. } | Fact::Travelled { .. } => "movement",
            Fact::Gone { .. } | Fact::Summoned { .. } | Fact::Activated { .. } => "evocation",
            Fact::RoomActivated { .. }
            | Fact::Revealed { .. }
            | Fact::Resolved { .. }
            | Fact::Healed { .. }
            | Fact::Jinxed { .. }
            | Fact::Shed { .. }
            | Fact::RosePhaseEnded
            | Fact::DrewForgotten { .. }
            | Fact::Gained { .. }
            | Fact::Lost { .. }
            | Fact::Solved { .. } => "other",
        }
    }
}

/// Who did something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Doer {
    Side(u8),
    Model(u8),
    /// An Evocation that has left the Lodge, by its kind.
    Kind(Nth<Evocation>),
}

/// What tells a fact from others of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Particulars {
    pub doer: Option<Doer>,
    /// A Model.
    pub victim: Option<u8>,
    /// A space.
    pub room: Option<u8>,
}

/// What Damage or points came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum How {
    Rules,
    Spell,
    Attack,
    Quest,
    Event,
    Other,
}

/// A trigger that has been met and waits to be resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// The ability that was met; it is resolved even if it has ended since.
    pub watcher: Watcher,
    /// What the ability comes from.
    pub source: Source,
    /// The watcher's number.
    pub number: u8,
    /// The fact's number.
    pub fact: u8,
    /// The level of the stack whose period resolves it; [`NONE`] until a period takes it up.
    pub level: u8,
}
