//! Triggers: which facts meet which abilities.

use crate::cards::Zone;
use crate::cubes::Party;
use crate::engine::run::Run;
use crate::game::BlackRose;
use crate::language::program::{Element, Quiet, Standing, Trigger, Words};
use crate::limits::SEATS;
use crate::state::{Fact, Frame, How, NONE, Pending, Source as EffectSource, State, Tie, Watcher};
use kernel::Seat;

/// When a fact is held against a trigger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// When it happens, and answers are declared.
    Now,
    /// When an answer that was declared is resolved: whatever has become of its cause since, it is resolved as far
    /// as it can be (REB-569).
    Declared,
}

/// What the words of an ability mean for the fact it answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meaning {
    /// "That Mage".
    pub mage: u8,
    /// "That Room".
    pub room: u8,
    /// "The same amount".
    pub amount: u8,
    /// "That Model".
    pub model: u8,
    /// The kind of that Evocation.
    pub kind: u8,
}

impl Meaning {
    fn new(mage: u8, room: u8, amount: u8) -> Option<Meaning> {
        Some(Meaning { mage, room, amount, model: NONE, kind: NONE })
    }

    /// Gives the words their meaning in the Effect that answers.
    pub fn apply(self, frame: &mut Frame) {
        frame.that_mage = self.mage;
        frame.that_room = self.room;
        frame.amount = self.amount;
        frame.that_model = self.model;
        frame.that_kind = self.kind;
    }

    /// Do these words mean the same?
    pub fn agrees(&self, other: &Meaning, words: Words) -> bool {
        (self.mage == other.mage || !words.has(Words::MAGE))
            && (self.room == other.room || !words.has(Words::ROOM))
            && (self.amount == other.amount || !words.has(Words::AMOUNT))
            && (self.model == other.model || !words.has(Words::MODEL))
            && (self.kind == other.kind || !words.has(Words::KIND))
    }
}

/// The ability of an Active Spell or a Quest, which is no watcher.
pub const NO_ABILITY: u16 = u16::MAX;

/// Where Damage came from.
#[derive(Clone, Copy)]
struct Source {
    by: u8,
    model: u8,
    how: How,
}

fn is_seat(party: u8) -> bool {
    (party as usize) < SEATS
}

impl BlackRose {
    /// What the Damage or the points of an Effect come from.
    pub fn cause(&self, source: EffectSource) -> How {
        match source {
            EffectSource::Rules => How::Rules,
            EffectSource::Quest(_) => How::Quest,
            EffectSource::Event(_) => How::Event,
            source if self.spell_of(source).is_some() => How::Spell,
            EffectSource::Spell(..)
            | EffectSource::Room(_)
            | EffectSource::Evocation(_)
            | EffectSource::Upgrade(_)
            | EffectSource::Jinx(_)
            | EffectSource::Physical
            | EffectSource::Command(..) => How::Other,
        }
    }
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
        if self.s.facts.len() == from {
            return;
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
            let spell = matches!(watcher.tie, Tie::Slot(..));
            for f in from..self.s.facts.len() {
                if spell && matches!(self.s.facts[f], Fact::Damaged { quiet: Quiet::Spells, .. }) {
                    continue;
                }
                if self.matches(trigger, &watcher, self.s.facts[f]).is_some() {
                    let source = self.game.watcher_source(self.s, &watcher);
                    self.s.await_trigger(Pending { watcher, source, number: i as u8, fact: f as u8, level });
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
                self.s.await_trigger(Pending {
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

    /// The same as facts name it: a side, or the Avatar by its Model's number.
    pub fn watching_mage(&self, watcher: &Watcher) -> u8 {
        let party = self.watching_party(watcher);
        match (watcher.tie, self.game.avatar) {
            (Tie::Model(m) | Tie::Upgrade(m), Some(avatar))
                if party == Party::ROSE.0 && self.game.owner_of(self.s, m as usize) != NONE =>
            {
                avatar as u8
            }
            _ => party,
        }
    }

    /// An Active Spell or a Quest, seen as an ability of its Mage.
    pub fn trap_watcher(&self, seat: Seat) -> Watcher {
        Watcher { ability: NO_ABILITY, you: seat.0, target: NONE, model: NONE, tie: Tie::Slot(seat.0, 0) }
    }

    /// Does the fact meet the trigger, and what do its words mean then?
    pub fn matches(&self, trigger: Trigger, watcher: &Watcher, fact: Fact) -> Option<Meaning> {
        self.matches_at(trigger, watcher, fact, Moment::Now)
    }

    /// What the words of an answer that was declared mean now that it is resolved.
    pub fn means(&self, trigger: Trigger, watcher: &Watcher, fact: Fact) -> Option<Meaning> {
        match fact {
            // Damage that was ignored since has not been suffered: its amount is nothing (REB-577).
            Fact::Damaged { by, model, victim, placed: 0, dealt, free, how, quiet } => {
                let fact = Fact::Damaged { by, model, victim, placed: 1, dealt, free, how, quiet };
                let meaning = self.matches_at(trigger, watcher, fact, Moment::Declared)?;
                Some(Meaning { amount: 0, ..meaning })
            }
            fact => self.matches_at(trigger, watcher, fact, Moment::Declared),
        }
    }

    fn matches_at(&self, trigger: Trigger, watcher: &Watcher, fact: Fact, moment: Moment) -> Option<Meaning> {
        if !trigger.awaits().contains(&fact.happening()) {
            return None;
        }
        let declared = moment == Moment::Declared;
        let you = self.watching_mage(watcher);
        let s: &State = self.s;
        // REB-878: what an Event says of Mages does not mean the Avatar.
        if matches!(watcher.tie, Tie::Event(_)) && self.game.avatar.is_some_and(|a| fact.mage() == a as u8) {
            return None;
        }
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
            (Trigger::EvocationGone, Fact::Gone { owner, room, kind, .. }) => {
                Meaning::new(owner_seat(owner), room, 1).map(|m| Meaning { kind, ..m })
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
                if is_seat(model) && model != you && is_seat(you) && (declared || here(you) == room) =>
            {
                Meaning::new(model, room, 1)
            }
            (Trigger::MageEntersColour(colour), Fact::Entered { model, room, .. })
                if is_seat(model) && model != you && self.colour(room as usize) == colour =>
            {
                Meaning::new(model, room, 1)
            }
            (Trigger::MageEntersItsRoom, Fact::Entered { model, room, .. })
                if is_seat(model)
                    && model != you
                    && watcher.model != NONE
                    && (declared || here(watcher.model) == room) =>
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
                if by != you && (declared || self.revealed_type(by, slot) == Some(kind)) =>
            {
                Meaning::new(by, here(by), 1)
            }
            (Trigger::SpellTargetsYou, Fact::Targeted { by, model, about: false, .. })
                if model == you && by != you =>
            {
                Meaning::new(owner_seat(by), here(model), 1)
            }
            (Trigger::TypeTargetsYou(kind), Fact::Targeted { by, model, kind: k, about: false })
                if model == you && by != you && kind == k =>
            {
                Meaning::new(owner_seat(by), here(model), 1)
            }
            // A Trap answers before the defeat stands, everything else afterwards.
            (Trigger::YouAreDefeated, Fact::Falling { mage, by })
                if mage == you
                    && watcher.ability == NO_ABILITY
                    && (declared || self.is_falling(mage as usize)) =>
            {
                Meaning::new(owner_seat(by), here(mage), 1)
            }
            (Trigger::YouAreDefeated, Fact::Defeated { mage, by, room, .. })
                if mage == you && watcher.ability != NO_ABILITY =>
            {
                Meaning::new(owner_seat(by), room, 1)
            }
            (Trigger::YouDefeatMage, Fact::Defeated { mage, by, room, .. }) if by == you && mage != you => {
                Meaning::new(mage, room, 1)
            }
            (Trigger::MageIsDefeated, Fact::Defeated { mage, room, .. }) if mage != you => {
                Meaning::new(mage, room, 1)
            }
            (Trigger::YourDamageIsDefeated, Fact::Defeated { mage, room, cubes, .. })
                if mage != you && cubes & (1 << you) != 0 =>
            {
                Meaning::new(mage, room, 1)
            }
            (Trigger::YouDefeatEvocation, Fact::Gone { owner, by, room, .. }) if by == you => {
                Meaning::new(owner_seat(owner), room, 1)
            }
            (Trigger::YouDrawForgotten, Fact::DrewForgotten { by }) if by == you => {
                Meaning::new(you, NONE, 1)
            }
            (Trigger::YouGain, Fact::Gained { by, n, .. }) if by == you => Meaning::new(you, here(you), n),
            (Trigger::TargetGains, Fact::Gained { by, n, .. }) if by == watcher.target => {
                Meaning::new(by, here(by), n)
            }
            (Trigger::ThisActivates, Fact::Activated { model }) if model == watcher.model => {
                Meaning::new(owner_seat(you), here(model), 1)
            }
            (Trigger::ThisAttacks, Fact::Attacked { model, victim }) if model == watcher.model => {
                Meaning::new(if is_seat(victim) { victim } else { NONE }, here(model), 1)
            }
            (Trigger::YouSolve, Fact::Solved { by }) if by == you => Meaning::new(you, here(you), 1),
            (_, Fact::Damaged { placed: 0, .. }) => None,
            (trigger, Fact::Damaged { by, model, victim, placed, how, .. }) => {
                let source = Source { by, model, how };
                self.damage_meets(trigger, watcher, you, source, victim, placed)
            }
            (trigger, Fact::Resolved { by, source, colours, placed }) => {
                let trigger = if declared { trigger.once_met() } else { trigger };
                self.resolution_meets(trigger, you, by, source, colours, placed)
            }
            (Trigger::YouTouchEvocation, Fact::Healed { by, victim }) if by == you && !is_seat(victim) => {
                Meaning::new(NONE, here(victim), 1)
            }
            (Trigger::MageEntersColours(a, b), Fact::Entered { model, room, .. })
                if is_seat(model) && model != you && [a, b].contains(&self.colour(room as usize)) =>
            {
                Meaning::new(model, room, 1)
            }
            (Trigger::AnyInCell, Fact::InCell { mage }) => Meaning::new(mage, NONE, 1),
            (Trigger::YouInCell, Fact::InCell { mage }) if mage == you => Meaning::new(you, NONE, 1),
            (Trigger::AnyPlaces, Fact::Placed { by, room, n, .. }) if is_seat(by) => {
                Meaning::new(by, room, n)
            }
            (Trigger::TargetPlaces, Fact::Placed { by, room, n, .. }) if by == watcher.target => {
                Meaning::new(by, room, n)
            }
            (Trigger::AnyActivates(colour), Fact::RoomActivated { by, room })
                if is_seat(by) && self.colour(room as usize) == colour =>
            {
                Meaning::new(by, room, 1)
            }
            (Trigger::AnyReveals(kind), Fact::Revealed { by, slot })
                if declared || self.revealed_type(by, slot) == Some(kind) =>
            {
                Meaning::new(by, here(by), 1)
            }
            (Trigger::SpellAboutYou(kind), Fact::Targeted { by, model, kind: k, .. })
                if model == you && by != you && kind == k =>
            {
                Meaning::new(owner_seat(by), here(model), 1)
            }
            (Trigger::MageSolves, Fact::Solved { by }) if by != you => Meaning::new(by, here(by), 1),
            (Trigger::AnySolves, Fact::Solved { by }) => Meaning::new(by, here(by), 1),
            (Trigger::TargetPointsMove, Fact::Gained { by, n, .. } | Fact::Lost { by, n })
                if by == watcher.target =>
            {
                Meaning::new(by, here(by), n)
            }
            (Trigger::TargetGainsBySpell, Fact::Gained { by, n, how: How::Spell })
                if by == watcher.target =>
            {
                Meaning::new(by, here(by), n)
            }
            (Trigger::TargetGainsByCard, Fact::Gained { by, n, how: How::Quest | How::Event })
                if by == watcher.target =>
            {
                Meaning::new(by, here(by), n)
            }
            (Trigger::JinxComes, Fact::Jinxed { mage, place, by })
                if mage == you && watcher.tie == Tie::Jinx(mage, place) =>
            {
                Meaning::new(owner_seat(by), here(mage), 1)
            }
            (Trigger::MageJinxesYou, Fact::Jinxed { mage, place, by })
                if mage == you && is_seat(by) && by != you && watcher.tie != Tie::Jinx(mage, place) =>
            {
                Meaning::new(by, here(mage), 1)
            }
            (Trigger::YouShed, Fact::Shed { by } | Fact::Solved { by }) if by == you => {
                Meaning::new(you, here(you), 1)
            }
            (Trigger::YouTravel, Fact::Travelled { by }) if by == you => Meaning::new(you, here(you), 1),
            (Trigger::RosePhaseEnds, Fact::RosePhaseEnded) => Meaning::new(owner_seat(you), NONE, 1),
            (Trigger::YouSummon, Fact::Summoned { by }) if by == you => Meaning::new(you, here(you), 1),
            _ => None,
        }
    }

    /// Triggers on Damage that was really placed.
    fn damage_meets(
        &self,
        trigger: Trigger,
        watcher: &Watcher,
        you: u8,
        source: Source,
        victim: u8,
        placed: u8,
    ) -> Option<Meaning> {
        let Source { by, model, how } = source;
        let anothers = model != NONE
            && if is_seat(model) { model != you } else { self.s.models[model as usize].controller.0 != you };
        let targets = watcher.target != NONE && (model == watcher.target || by == watcher.target);
        let met = match trigger {
            Trigger::ModelDamages => anothers,
            Trigger::ModelDamagesYou => anothers && victim == you,
            Trigger::SpellDamagesYou => how == How::Spell && is_seat(by) && victim == you,
            // REB-853: damage of the Avatar is damage of the Black Rose too.
            Trigger::RoseDamagesYou => (!is_seat(by) || self.game.is_avatar(by as usize)) && victim == you,
            Trigger::MageSuffers => is_seat(victim) && victim != you,
            Trigger::TargetDamages => targets,
            Trigger::TargetDamagesWith => targets && matches!(how, How::Spell | How::Attack),
            Trigger::YouDamage => by == you,
            Trigger::YouTouchEvocation => by == you && !is_seat(victim),
            Trigger::ThisDamages => model == watcher.model && model != NONE,
            _ => false,
        };
        let mage = if trigger == Trigger::MageSuffers { victim } else { owner_seat(by) };
        let room = self.s.room_of(victim as usize).map_or(NONE, |r| r as u8);
        met.then_some(Meaning { mage, room, amount: placed, model, kind: NONE })
    }

    /// Triggers on an Effect that has been resolved.
    fn resolution_meets(
        &self,
        trigger: Trigger,
        you: u8,
        by: u8,
        source: EffectSource,
        colours: u8,
        placed: bool,
    ) -> Option<Meaning> {
        let room = self.s.room_of(by as usize);
        let content = &self.game.content;
        let tile = match source {
            EffectSource::Room(tile) => Some(&content.rooms[tile as usize]),
            _ => None,
        };
        let spell = self.game.spell_of(source);
        let met = match trigger {
            Trigger::AnyResolves(a, b) => spell.is_some_and(|(kind, _)| [a, b].contains(&kind)),
            Trigger::YouResolve(wanted) => {
                by == you
                    && spell.is_some_and(|(kind, element)| {
                        let shows = |mask: u8| element == Element::Any || mask & (1 << element as u8) != 0;
                        (wanted.types == 0 || wanted.types & (1 << kind as u8) != 0)
                            && (wanted.elements == 0 || shows(wanted.elements))
                    })
                    && (wanted.room == NONE || room.is_some_and(|space| self.tile(space).base == wanted.room))
                    && (wanted.symbols == 0
                        || self.symbols(Seat(you), wanted.show) >= wanted.symbols as usize)
            }
            Trigger::YouResolveColours(a, b) => {
                by == you && tile.is_some_and(|tile| [a, b].contains(&tile.colour))
            }
            Trigger::YouResolveRoom(base) => by == you && tile.is_some_and(|tile| tile.base == base),
            Trigger::YouResolvePlacing => by == you && placed,
            Trigger::YouResolveWorking(colour) => by == you && colours & (1 << colour as u8) != 0,
            _ => false,
        };
        let space = room.map_or(NONE, |space| space as u8);
        if met { Meaning::new(by, space, 1) } else { None }
    }

    fn revealed_type(&self, seat: u8, slot: u8) -> Option<crate::language::program::SpellType> {
        if self.game.is_avatar(seat as usize) {
            // The Command Card that was turned up last, and its part.
            let card = self.s.cards.top(Zone::Memories(Seat(seat)))?;
            let command = self.game.command_of(self.s, card) as u8;
            return self.game.spell_of(EffectSource::Command(command, slot)).map(|(kind, _)| kind);
        }
        let card = self.s.cards.in_zone(Zone::Slot(Seat(seat), slot)).next()?;
        let side = self.s.mages[seat as usize].sides[slot as usize];
        Some(self.game.content.side(self.s.cards.face(card), side).kind)
    }
}

fn owner_seat(party: u8) -> u8 {
    if is_seat(party) { party } else { NONE }
}
