//! Triggers: which facts meet which abilities.

use crate::cards::Zone;
use crate::engine::run::Run;
use crate::language::program::{Standing, Trigger};
use crate::limits::SEATS;
use crate::state::{Fact, NONE, Pending, State, Tie, Watcher};
use kernel::Seat;

/// What the words of an ability mean for the fact it answers.
#[derive(Clone, Copy, Debug)]
pub struct Meaning {
    /// "That Mage".
    pub mage: u8,
    /// "That Room".
    pub room: u8,
    /// "The same amount".
    pub amount: u8,
}

impl Meaning {
    fn new(mage: u8, room: u8, amount: u8) -> Option<Meaning> {
        Some(Meaning { mage, room, amount })
    }
}

fn is_seat(party: u8) -> bool {
    (party as usize) < SEATS
}

impl Run<'_, '_> {
    /// Declares all triggers that the facts from `from` on have met; one that has fired in this chain is
    /// masked in it (DUE-410).
    pub fn gather(&mut self, from: usize, level: usize) {
        let level = level as u8;
        for pending in &mut self.s.pending {
            if pending.level == NONE {
                pending.level = level;
            }
        }
        let chain = self.s.top().chain;
        let mut rest = self.s.watching & !chain;
        while rest != 0 {
            let i = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let Some(watcher) = self.s.watchers[i] else { continue };
            let Standing::Answers { trigger, .. } = self.game.abilities[watcher.ability as usize] else {
                continue;
            };
            let source = self.game.watcher_source(self.s, &watcher);
            for f in from..self.s.facts.len() {
                if self.matches(trigger, &watcher, self.s.facts[f]).is_some() {
                    let _ = self.s.pending.try_push(Pending {
                        watcher,
                        source,
                        number: i as u8,
                        fact: f as u8,
                        level,
                    });
                }
            }
        }
    }

    /// Abilities of a Model that speak of its own end are met before they end with it.
    pub fn queue_last_words(&mut self, model: usize) {
        let Some(fact) = self.s.facts.len().checked_sub(1) else { return };
        let mut rest = self.s.watching;
        while rest != 0 {
            let i = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if let Some(watcher) = self.s.watchers[i]
                && watcher.model as usize == model
                && matches!(
                    self.game.abilities[watcher.ability as usize],
                    Standing::Answers { trigger: Trigger::ThisGone, .. }
                )
            {
                let source = self.game.watcher_source(self.s, &watcher);
                let _ = self.s.pending.try_push(Pending {
                    watcher,
                    source,
                    number: i as u8,
                    fact: fact as u8,
                    level: NONE,
                });
            }
        }
    }

    /// Whom "you" means in an ability: the controller of the Model it lies on, or its caster.
    pub fn watching_party(&self, watcher: &Watcher) -> u8 {
        match watcher.tie {
            Tie::Model(m) | Tie::Upgrade(m) if self.s.room_of(m as usize).is_some() => {
                self.s.models[m as usize].controller.0
            }
            _ => watcher.you,
        }
    }

    /// An Active Spell or a Quest, seen as an ability of its Mage.
    pub fn trap_watcher(&self, seat: Seat) -> Watcher {
        Watcher { ability: 0, you: seat.0, target: NONE, model: NONE, tie: Tie::Slot(seat.0, 0) }
    }

    /// Does the fact meet the trigger, and what do its words mean then?
    pub fn matches(&self, trigger: Trigger, watcher: &Watcher, fact: Fact) -> Option<Meaning> {
        let you = self.watching_party(watcher);
        let s: &State = self.s;
        let here = |model: u8| s.room_of(model as usize).map_or(NONE, |r| r as u8);
        match (trigger, fact) {
            (Trigger::TargetDamagesYou, Fact::Damaged { by, victim, placed, .. })
                if placed > 0 && victim == you && by == watcher.target =>
            {
                Meaning::new(by, here(by), placed)
            }
            (Trigger::MageDamagesYou, Fact::Damaged { by, victim, placed, .. })
                if placed > 0 && victim == you && is_seat(by) && by != you =>
            {
                Meaning::new(by, here(by), placed)
            }
            (Trigger::YouSuffer, Fact::Damaged { by, victim, placed, .. }) if placed > 0 && victim == you => {
                Meaning::new(if is_seat(by) { by } else { NONE }, here(victim), placed)
            }
            (Trigger::YouDamageMage, Fact::Damaged { by, victim, placed, .. })
                if placed > 0 && by == you && is_seat(victim) && victim != you =>
            {
                Meaning::new(victim, here(victim), placed)
            }
            (Trigger::EvocationGone, Fact::Gone { owner, room, .. }) => {
                Meaning::new(owner_seat(owner), room, 1)
            }
            (Trigger::YourEvocationGone, Fact::Gone { owner, room, .. }) if owner == you => {
                Meaning::new(owner, room, 1)
            }
            (Trigger::ThisGone, Fact::Gone { model, owner, room, .. }) if model == watcher.model => {
                Meaning::new(owner_seat(owner), room, 1)
            }
            (Trigger::YouEnterWithout, Fact::Entered { model, room, without: true }) if model == you => {
                Meaning::new(you, room, 1)
            }
            (Trigger::YouEnter, Fact::Entered { model, room, .. }) if model == you => {
                Meaning::new(you, room, 1)
            }
            (Trigger::TargetEnters, Fact::Entered { model, room, .. }) if model == watcher.target => {
                Meaning::new(owner_seat(s.models[model as usize].owner.0), room, 1)
            }
            (Trigger::MageEnters, Fact::Entered { model, room, .. }) if is_seat(model) && model != you => {
                Meaning::new(model, room, 1)
            }
            (Trigger::MageEntersHere, Fact::Entered { model, room, .. })
                if is_seat(model) && model != you && is_seat(you) && here(you) == room =>
            {
                Meaning::new(model, room, 1)
            }
            (Trigger::MageEntersColour(colour), Fact::Entered { model, room, .. })
                if is_seat(model) && model != you && self.colour(room as usize) == colour =>
            {
                Meaning::new(model, room, 1)
            }
            (Trigger::MageEntersItsRoom, Fact::Entered { model, room, .. })
                if is_seat(model) && model != you && watcher.model != NONE && here(watcher.model) == room =>
            {
                Meaning::new(model, room, 1)
            }
            (Trigger::MagePlaces, Fact::Placed { by, room, n, .. }) if is_seat(by) && by != you => {
                Meaning::new(by, room, n)
            }
            (Trigger::YouPlaceLast, Fact::Placed { by, room, n, last: true }) if by == you => {
                Meaning::new(you, room, n)
            }
            (Trigger::MageSummons, Fact::Summoned { by }) if is_seat(by) => Meaning::new(by, here(by), 1),
            (Trigger::MageActivatesRoom, Fact::RoomActivated { by, room }) if by != you => {
                Meaning::new(by, room, 1)
            }
            (Trigger::MageReveals(kind), Fact::Revealed { by, slot })
                if by != you && self.revealed_type(by, slot) == Some(kind) =>
            {
                Meaning::new(by, here(by), 1)
            }
            (Trigger::SpellTargetsYou, Fact::Targeted { by, model }) if model == you && by != you => {
                Meaning::new(owner_seat(by), here(model), 1)
            }
            (Trigger::YouAreDefeated, Fact::Defeated { mage, by }) if mage == you => {
                Meaning::new(owner_seat(by), NONE, 1)
            }
            (Trigger::YouDefeatMage, Fact::Defeated { mage, by }) if by == you && mage != you => {
                Meaning::new(mage, NONE, 1)
            }
            (Trigger::YouDefeatEvocation, Fact::Gone { owner, by, room, .. }) if by == you => {
                Meaning::new(owner_seat(owner), room, 1)
            }
            (Trigger::YouDrawForgotten, Fact::DrewForgotten { by }) if by == you => {
                Meaning::new(you, NONE, 1)
            }
            (Trigger::YouGain, Fact::Gained { by, n }) if by == you => Meaning::new(you, here(you), n),
            (Trigger::TargetGains, Fact::Gained { by, n }) if by == watcher.target => {
                Meaning::new(by, here(by), n)
            }
            (Trigger::ThisActivates, Fact::Activated { model }) if model == watcher.model => {
                Meaning::new(owner_seat(you), here(model), 1)
            }
            (Trigger::ThisAttacks, Fact::Attacked { model, victim }) if model == watcher.model => {
                Meaning::new(if is_seat(victim) { victim } else { NONE }, here(model), 1)
            }
            (Trigger::YouSolve, Fact::Solved { by }) if by == you => Meaning::new(you, here(you), 1),
            _ => None,
        }
    }

    fn revealed_type(&self, seat: u8, slot: u8) -> Option<crate::language::program::SpellType> {
        let card = self.s.cards.in_zone(Zone::Slot(Seat(seat), slot)).next()?;
        let side = self.s.mages[seat as usize].sides[slot as usize];
        Some(self.game.content.side(self.s.cards.face(card), side).kind)
    }
}

fn owner_seat(party: u8) -> u8 {
    if is_seat(party) { party } else { NONE }
}
