//! Triggers: which facts meet which abilities.

use crate::content::build::Evocation;
use crate::cubes::Party;
use crate::engine::run::Run;
use crate::engine::seen::Seen;
use crate::game::BlackRose;
use crate::language::program::{Pc, Quiet, Standing, Trigger, Words};
use crate::lodge::Space;
use crate::state::{Fact, Frame, How, Level, Model, Pending, Source as EffectSource, Tie, Watcher, numbers};
use kernel::Seat;
use kernel::small::{Nth, count};

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
    pub mage: Option<Nth<Model>>,
    /// "That Room".
    pub room: Option<Space>,
    /// "The same amount".
    pub amount: u8,
    /// "That Model".
    pub model: Option<Nth<Model>>,
    /// The kind of that Evocation.
    pub kind: Option<Nth<Evocation>>,
}

impl Meaning {
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

/// The ability of an Active Spell, which is no watcher.
pub const NO_ABILITY: u16 = u16::MAX;

/// The ability of what watches for the Tasks of Quests.
const TASK: u16 = NO_ABILITY - 1;

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
        let level = Some(Level::new(level));
        for pending in self.s.pending.iter_mut().filter(|pending| pending.level.is_none()) {
            pending.level = level;
        }
        if self.s.facts.len() == from {
            return;
        }
        let chain = self.s.top().chain;
        for i in numbers(self.s.watching & !chain) {
            let Some(watcher) = self.s.watchers[i] else { continue };
            let Standing::Answers { trigger, code, once, .. } =
                self.game.abilities[usize::from(watcher.ability)]
            else {
                continue;
            };
            let spell = matches!(watcher.tie, Tie::Slot(..));
            for f in from..self.s.facts.len() {
                if spell && matches!(self.s.facts[f], Fact::Damaged { quiet: Quiet::Spells, .. }) {
                    continue;
                }
                if self.matches(trigger, &watcher, self.s.facts[f]).is_some()
                    && !self.attacked_already(from, f, code)
                {
                    let source = self.game.watcher_source(&watcher);
                    let fact = Nth::new(f);
                    self.s.await_trigger(Pending { watcher, source, number: count(i), fact, level });
                    if once {
                        self.end_ability(i);
                        break;
                    }
                }
            }
        }
    }

    /// An attack on several Models is one attack, for what does not speak of whom it was made on.
    fn attacked_already(&self, from: usize, f: usize, code: Pc) -> bool {
        let Fact::Attacked { model, .. } = self.s.facts[f] else { return false };
        let same = |fact: &Fact| matches!(fact, Fact::Attacked { model: other, .. } if *other == model);
        self.s.facts[from..f].iter().any(same) && {
            let words = Words::of(&self.game.code[usize::from(code)..]);
            !words.has(Words::MAGE) && !words.has(Words::MODEL)
        }
    }

    /// Abilities of a Model that speak of its own end are met before they end with it.
    pub fn queue_last_words(&mut self, model: Nth<Model>) {
        let Some(fact) = self.s.facts.len().checked_sub(1) else { return };
        for i in numbers(self.s.watching) {
            if let Some(watcher) = self.s.watchers[i]
                && watcher.model == Some(model)
                && matches!(
                    self.game.abilities[usize::from(watcher.ability)],
                    Standing::Answers { trigger: Trigger::THIS_IS_GONE, .. }
                )
            {
                let source = self.game.watcher_source(&watcher);
                self.s.await_trigger(Pending {
                    watcher,
                    source,
                    number: count(i),
                    fact: Nth::new(fact),
                    level: None,
                });
            }
        }
    }

    /// Whom "you" means in an ability: the controller of the Model it lies on, or its caster.
    pub fn watching_party(&self, watcher: &Watcher) -> Party {
        match watcher.tie {
            Tie::Model(m) | Tie::Upgrade(m) if self.s.room_of(m).is_some() => self.s.models[m].controller,
            _ => watcher.you,
        }
    }

    /// The same as facts name it: a side, or the Avatar by its Model's number.
    pub fn watching_mage(&self, watcher: &Watcher) -> Party {
        let party = self.watching_party(watcher);
        match (watcher.tie, self.game.avatar) {
            (Tie::Model(m) | Tie::Upgrade(m), Some(avatar))
                if party == Party::ROSE && self.game.owner_of(self.s, m).is_some() =>
            {
                Party::of_mage(avatar)
            }
            _ => party,
        }
    }

    /// An Active Spell, seen as an ability of its Mage.
    pub fn trap_watcher(&self, seat: Seat) -> Watcher {
        let you = Party::from(seat);
        Watcher { ability: NO_ABILITY, you, target: None, model: None, tie: Tie::Slot(you, 0) }
    }

    /// What a seat's Quests look at: what has been done, not what a Trap could still answer.
    pub fn task_watcher(&self, seat: Seat) -> Watcher {
        Watcher { ability: TASK, ..self.trap_watcher(seat) }
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
        if !trigger.awaits().has(fact.happening()) {
            return None;
        }
        // REB-878: what an Event says of Mages does not mean the Avatar.
        if matches!(watcher.tie, Tie::Event(_))
            && self.game.avatar.is_some()
            && fact.mage() == self.game.avatar
        {
            return None;
        }
        let you = self.watching_mage(watcher);
        Seen { run: self, watcher, you, who: trigger.who, at: trigger.at, moment }.met(trigger.does, fact)
    }
}
