//! What has happened in a sentence, and the abilities that wait for it.

use super::{Frame, Jinx, Model, Source};
use crate::content::build::{Event, Evocation, Part};
use crate::cubes::{Party, Sides};
use crate::language::program::{Happening, Quiet, SpellType};
use crate::lodge::Space;
use kernel::Seat;
use kernel::small::Nth;
use serde::{Deserialize, Serialize};

/// A standing ability at work.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Watcher {
    /// Which ability of the match's list.
    pub ability: u16,
    /// Whom "you" means; the controller of the Model for `This` abilities.
    pub you: Party,
    /// The target of the Persistent Spell, while it is in the Lodge.
    pub target: Option<Nth<Model>>,
    /// "This Model".
    pub model: Option<Nth<Model>>,
    /// What it ends with.
    pub tie: Tie,
}

/// What a standing ability ends with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// Its Spell leaves the slot.
    Slot(Party, u8),
    /// Its Evocation leaves the Lodge.
    Model(Nth<Model>),
    /// Its Upgrade leaves the Evocation.
    Upgrade(Nth<Model>),
    /// Its Jinx leaves its place on the Mage.
    Jinx(Nth<Model>, Nth<Jinx>),
    /// Its Event leaves the board, or the Phase of the Event ends.
    Event(Nth<Event>),
}

/// Something that happened in a sentence, for triggers to read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Fact {
    /// A side placed Damage on a Model.
    Damaged {
        by: Party,
        model: Option<Nth<Model>>,
        victim: Nth<Model>,
        placed: u8,
        dealt: u8,
        free: u8,
        how: How,
        quiet: Quiet,
    },
    /// A Mage placed Instability in a Room; `last` when it filled the last slot.
    Placed { by: Party, room: Space, n: u8, last: bool },
    /// A Model entered a Room; `without` when its owner had no Instability there.
    Entered { model: Nth<Model>, room: Space, without: bool },
    /// An Evocation left the Lodge; `by` is who defeated it, nobody if it was removed.
    Gone { model: Nth<Model>, kind: Nth<Evocation>, owner: Party, by: Option<Party>, room: Option<Space> },
    /// A Mage's Health Bar is full, or an Effect defeats the Mage; the defeat may still be averted.
    Falling { mage: Nth<Model>, by: Party },
    /// A Mage was defeated in a Room; `cubes` are the sides with Damage on the Health Bar.
    Defeated { mage: Nth<Model>, by: Party, room: Option<Space>, cubes: Sides },
    /// A Mage was placed in the Cell.
    InCell { mage: Nth<Model> },
    /// A Mage applied an Effect with the keyword Summon.
    Summoned { by: Party },
    /// A Mage activated a Room.
    RoomActivated { by: Party, room: Space },
    /// A Mage revealed a Spell.
    Revealed { by: Party, what: Revealed },
    /// A Spell was aimed at a Model, or is about to affect it.
    Targeted { by: Party, model: Nth<Model>, kind: SpellType, about: bool },
    /// A Mage has resolved an Effect: its source, the colours where it placed or converted Instability, how many Models it
    /// has damaged, and the points that it has brought to the Mage.
    Resolved { by: Party, source: Source, colours: u8, placed: bool, damaged: u8, gained: u8 },
    /// A Mage healed Damage on a Model.
    Healed { by: Party, victim: Nth<Model> },
    /// A Jinx came to a Mage, at a place, from a side.
    Jinxed { mage: Nth<Model>, place: Nth<Jinx>, by: Party },
    /// A Mage discarded a Jinx.
    Shed { by: Party },
    /// A Mage has explored or used Momentum.
    Travelled { by: Party },
    /// The Black Rose Phase ends.
    RosePhaseEnded,
    /// A Mage drew a Forgotten Spell.
    DrewForgotten { by: Party },
    /// A side gained points.
    Gained { by: Party, n: u8, how: How },
    /// A side lost points.
    Lost { by: Party, n: u8 },
    /// An Evocation activated.
    Activated { model: Nth<Model> },
    /// A Model made a Physical Attack.
    Attacked { model: Nth<Model>, victim: Nth<Model> },
    /// A Mage solved a Quest.
    Solved { by: Party },
    /// A Mage is completing a Quest that gives so many points.
    Completes { by: Party, n: u8 },
    /// A Mage took the Crown.
    Crowned { by: Party },
    /// A side took the Activation Token of a Room.
    TookToken { by: Party, room: Space },
    /// A Mage has resolved a Physical Action.
    Acted { by: Party },
    /// A Mage casts a Spell of this type, whose Effect is still to come; it may wait face down.
    Cast { by: Party, kind: SpellType },
    /// A Model has left a Room for another, with a Physical Action or otherwise.
    Left { model: Nth<Model>, room: Space, walked: bool },
}

impl Fact {
    /// The Model or side that the fact is about, as Events and abilities mean it.
    pub fn mage(&self) -> Option<Nth<Model>> {
        Some(match *self {
            Fact::Entered { model, .. } | Fact::Left { model, .. } => model,
            Fact::Placed { by, .. }
            | Fact::RoomActivated { by, .. }
            | Fact::Revealed { by, .. }
            | Fact::Resolved { by, .. }
            | Fact::Summoned { by }
            | Fact::Solved { by }
            | Fact::Completes { by, .. }
            | Fact::Shed { by }
            | Fact::Healed { by, .. }
            | Fact::Travelled { by }
            | Fact::DrewForgotten { by }
            | Fact::Crowned { by }
            | Fact::TookToken { by, .. }
            | Fact::Acted { by }
            | Fact::Cast { by, .. }
            | Fact::Gained { by, .. }
            | Fact::Lost { by, .. } => by.as_model(),
            Fact::InCell { mage }
            | Fact::Defeated { mage, .. }
            | Fact::Falling { mage, .. }
            | Fact::Jinxed { mage, .. } => mage,
            Fact::Damaged { victim, .. } => victim,
            Fact::Targeted { model, .. } | Fact::Attacked { model, .. } => model,
            Fact::Gone { .. } | Fact::Activated { .. } | Fact::RosePhaseEnded => return None,
        })
    }

    /// Who did it, to whom and where, by which it is told from others of its kind.
    pub fn parts(&self) -> Particulars {
        let side = |by: Party| Some(Doer::Side(by));
        let model = |model: Nth<Model>| Some(Doer::Model(model));
        let (doer, victim, room) = match *self {
            Fact::Damaged { by, model: through, victim, .. } => {
                let evocation = through.filter(|m| !Model::is_mage(*m));
                (evocation.map(Doer::Model).or(side(by)), Some(victim), None)
            }
            Fact::Placed { by, room, .. }
            | Fact::RoomActivated { by, room }
            | Fact::TookToken { by, room } => (side(by), None, Some(room)),
            Fact::Entered { model: moving, room, .. } | Fact::Left { model: moving, room, .. } => {
                (model(moving), None, Some(room))
            }
            Fact::Gone { kind, room, .. } => (Some(Doer::Kind(kind)), None, room),
            Fact::Falling { mage, .. } | Fact::Defeated { mage, .. } | Fact::InCell { mage } => {
                (model(mage), None, None)
            }
            Fact::Summoned { by }
            | Fact::Revealed { by, .. }
            | Fact::Resolved { by, .. }
            | Fact::Shed { by }
            | Fact::Travelled { by }
            | Fact::DrewForgotten { by }
            | Fact::Crowned { by }
            | Fact::Acted { by }
            | Fact::Cast { by, .. }
            | Fact::Gained { by, .. }
            | Fact::Lost { by, .. }
            | Fact::Solved { by }
            | Fact::Completes { by, .. } => (side(by), None, None),
            Fact::Targeted { by, model: victim, .. } | Fact::Healed { by, victim } => {
                (side(by), Some(victim), None)
            }
            Fact::Jinxed { mage, by, .. } => (side(by), Some(mage), None),
            Fact::Activated { model: active } => (model(active), None, None),
            Fact::Attacked { model: attacker, victim } => (model(attacker), Some(victim), None),
            Fact::RosePhaseEnded => (None, None, None),
        };
        Particulars { doer, victim, room }
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
            Fact::Crowned { .. } => Happening::Crowned,
            Fact::Acted { .. } => Happening::Acted,
            Fact::Gained { .. } => Happening::Gained,
            Fact::Lost { .. } => Happening::Lost,
            Fact::Activated { .. } => Happening::Activated,
            Fact::Attacked { .. } => Happening::Attacked,
            Fact::Solved { .. } => Happening::Solved,
            Fact::Completes { .. } => Happening::Completes,
            Fact::TookToken { .. } => Happening::TookToken,
            Fact::Left { .. } => Happening::Left,
            Fact::Cast { .. } => Happening::Cast,
        }
    }

    /// The sort of thing that happened, by which people give standing orders.
    pub fn kind(&self) -> &'static str {
        match self {
            Fact::Targeted { .. } => "targeted",
            Fact::Damaged { .. } | Fact::Attacked { .. } => "damage",
            Fact::Falling { .. } | Fact::Defeated { .. } | Fact::InCell { .. } => "defeat",
            Fact::Placed { .. } => "instability",
            Fact::Entered { .. } | Fact::Left { .. } | Fact::Travelled { .. } => "movement",
            Fact::Gone { .. } | Fact::Summoned { .. } | Fact::Activated { .. } => "evocation",
            Fact::RoomActivated { .. }
            | Fact::Revealed { .. }
            | Fact::Resolved { .. }
            | Fact::Healed { .. }
            | Fact::Jinxed { .. }
            | Fact::Shed { .. }
            | Fact::RosePhaseEnded
            | Fact::DrewForgotten { .. }
            | Fact::Crowned { .. }
            | Fact::TookToken { .. }
            | Fact::Acted { .. }
            | Fact::Cast { .. }
            | Fact::Gained { .. }
            | Fact::Lost { .. }
            | Fact::Solved { .. }
            | Fact::Completes { .. } => "other",
        }
    }
}

/// What was revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Revealed {
    /// The Spell in a slot.
    Slot(u8),
    /// The Spell in a slot of another Mage, cast as one's own.
    Lent(Seat, u8),
    /// A part of the Avatar's Command Card, or its Trap or Protection.
    Part(Option<Nth<Part>>),
}

/// Who did something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Doer {
    Side(Party),
    Model(Nth<Model>),
    /// An Evocation that has left the Lodge, by its kind.
    Kind(Nth<Evocation>),
}

/// What tells a fact from others of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Particulars {
    pub doer: Option<Doer>,
    pub victim: Option<Nth<Model>>,
    pub room: Option<Space>,
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

/// How deep the stack is.
pub type Level = Nth<Frame>;

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
    pub fact: Nth<Fact>,
    /// The level of the stack whose period resolves it, once a period has taken it up.
    pub level: Option<Level>,
}
