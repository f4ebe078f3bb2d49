//! The middle of a resolution, exactly as it is; bound to the layout of the state.

use super::wrong;
use crate::cards::{Cards, Row};
use crate::content::build::Attached;
use crate::cubes::Party;
use crate::engine::ask::Ask;
use crate::game::BlackRose;
use crate::language::program::Models;
use crate::limits::*;
use crate::state::*;
use kernel::small::Nth;
use kernel::{Chance, PositionError};
use serde::{Deserialize, Serialize};

/// The middle of a resolution.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Resume {
    pub stack: Vec<Frame>,
    pub facts: Vec<Fact>,
    pub pending: Vec<Pending>,
    pub watchers: Vec<Option<Watcher>>,
    pub ask: Ask,
    pub plan: Vec<u8>,
    pub split: Vec<u8>,
    pub doomed: Models,
    pub falling: Models,
    pub making: Vec<Making>,
    pub fulfilled: Vec<u16>,
    pub sides: Vec<[Side; 4]>,
    /// Which Model each Evocation of the position is.
    pub evocations: Vec<Nth<Model>>,
    /// Controller and bonus of this activation and the next, by Model.
    pub models: Vec<(Party, Bonus, Bonus)>,
    /// The Jinxes of each seat with their cubes, in their places.
    pub jinxes: Vec<[(Option<Nth<Attached>>, u8); JINXES]>,
    pub thinned: Vec<bool>,
    pub winner: Party,
    pub cards: Vec<Row>,
    pub merged: Vec<Vec<u8>>,
    pub chance: Chance,
    pub barrier: u32,
    #[serde(default)]
    pub grown: bool,
    #[serde(default)]
    pub naming: [Option<u8>; SEATS],
    #[serde(default)]
    pub fixed: [Fixed; SEATS],
}

impl Resume {
    pub(super) fn of(s: &State) -> Resume {
        let (cards, merged) = s.cards.rows();
        Resume {
            stack: s.stack.to_vec(),
            facts: s.facts.to_vec(),
            pending: s.pending.to_vec(),
            watchers: s.watchers.to_vec(),
            ask: s.ask,
            plan: s.plan.to_vec(),
            split: s.split.to_vec(),
            doomed: s.doomed,
            falling: s.falling,
            making: s.mages.iter().map(|m| m.making).collect(),
            fulfilled: s.mages.iter().map(|m| m.fulfilled).collect(),
            sides: s.mages.iter().map(|m| m.sides).collect(),
            evocations: s.evocations().iter().collect(),
            models: s.models.iter().map(|m| (m.controller, m.now, m.next)).collect(),
            jinxes: s.mages.iter().map(|m| m.jinxes.map(|j| (j.kind, j.cubes))).collect(),
            thinned: s.mages.iter().map(|m| m.thinned).collect(),
            winner: s.winner,
            cards,
            merged: merged.iter().map(|m| m.to_vec()).collect(),
            chance: s.chance.0,
            barrier: s.barrier,
            grown: s.grown,
            naming: std::array::from_fn(|i| s.mages[i].naming),
            fixed: std::array::from_fn(|i| s.mages[i].fixed),
        }
    }

    pub(super) fn restore(&self, game: &BlackRose, s: &mut State) -> Result<(), PositionError> {
        let bad = |what: &str| wrong("resume", format!("{what} does not fit this match"));
        let faces = game.content.faces();
        if self.cards.iter().any(|row| usize::from(row.face) >= faces) {
            return Err(bad("cards"));
        }
        let merged: Vec<[u8; POOLS]> = self
            .merged
            .iter()
            .map(|m| <[u8; POOLS]>::try_from(m.as_slice()))
            .collect::<Result<_, _>>()
            .map_err(|_| bad("merged"))?;
        let merged = <[[u8; POOLS]; SEATS]>::try_from(merged).map_err(|_| bad("merged"))?;
        s.cards = Cards::from_rows(&self.cards, merged).ok_or_else(|| bad("cards"))?;
        if self
            .stack
            .iter()
            .any(|f| usize::from(f.pc()) >= game.code.len() || usize::from(f.facts) > self.facts.len())
        {
            return Err(bad("stack"));
        }
        s.stack = self.stack.iter().copied().gather_into().ok_or_else(|| bad("stack"))?;
        s.facts = self.facts.iter().copied().gather_into().ok_or_else(|| bad("facts"))?;
        s.pending = self.pending.iter().copied().gather_into().ok_or_else(|| bad("pending"))?;
        s.watchers =
            <[Option<Watcher>; WATCHERS]>::try_from(self.watchers.as_slice()).map_err(|_| bad("watchers"))?;
        if s.watchers.iter().flatten().any(|w| usize::from(w.ability) >= game.abilities.len()) {
            return Err(bad("watchers"));
        }
        s.watching = (0..WATCHERS).filter(|&i| s.watchers[i].is_some()).map(|i| 1 << i).sum();
        s.ask = self.ask;
        s.plan = <[u8; MODELS]>::try_from(self.plan.as_slice()).map_err(|_| bad("plan"))?;
        s.split = <[u8; MODELS]>::try_from(self.split.as_slice()).map_err(|_| bad("split"))?;
        s.doomed = self.doomed;
        s.falling = self.falling;
        let seats = [
            self.making.len(),
            self.fulfilled.len(),
            self.sides.len(),
            self.jinxes.len(),
            self.thinned.len(),
        ];
        let kinds = game.content.jinxes.len();
        let known = |(kind, _): &(Option<Nth<Attached>>, u8)| kind.is_none_or(|kind| kind.index() < kinds);
        if seats != [SEATS; 5]
            || !self.jinxes.iter().flatten().all(known)
            || self.winner.index() >= PARTIES
            || self.models.len() != MODELS
        {
            return Err(bad("seats"));
        }
        for i in 0..SEATS {
            s.mages[i].making = self.making[i];
            s.mages[i].fulfilled = self.fulfilled[i];
            s.mages[i].sides = self.sides[i];
            s.mages[i].jinxes = self.jinxes[i].map(|(kind, cubes)| Jinx { kind, cubes });
            s.mages[i].thinned = self.thinned[i];
            s.mages[i].naming = self.naming[i];
            s.mages[i].fixed = self.fixed[i];
        }
        for (i, (controller, now, next)) in self.models.iter().enumerate() {
            s.models[i].controller = *controller.min(&Party::ROSE);
            s.models[i].now = *now;
            s.models[i].next = *next;
        }
        s.chance = Luck(self.chance);
        s.barrier = self.barrier;
        s.grown = self.grown;
        s.winner = self.winner;
        s.over = self.stack.is_empty();
        Ok(())
    }
}

/// Collecting into a list with a capacity.
trait GatherInto<T> {
    fn gather_into<const N: usize>(self) -> Option<arrayvec::ArrayVec<T, N>>;
}

impl<T, I: Iterator<Item = T>> GatherInto<T> for I {
    fn gather_into<const N: usize>(self) -> Option<arrayvec::ArrayVec<T, N>> {
        let mut list = arrayvec::ArrayVec::new();
        for item in self {
            list.try_push(item).ok()?;
        }
        Some(list)
    }
}
