//! The values of Models as they are now.

use crate::game::BlackRose;
use crate::language::program::{Modifier, Standing, Stat};
use crate::state::{Model, State, Watcher, numbers};
use kernel::small::{Nth, count};

impl BlackRose {
    /// The Strength or Speed of a Model now; bonuses add up (DUE-959).
    pub fn stat(&self, s: &State, model: Nth<Model>, stat: Stat) -> u8 {
        if Model::is_mage(model) && s.mages[model.index()].mage.is_none() {
            return 0;
        }
        let mut value = i16::from(self.printed(s, model, stat)) + i16::from(s.bonus(model, stat));
        let mut fixed = None;
        let this = &s.models[model];
        let owner = this.owner;
        self.each_modifier(s, |watcher, modifier| match modifier {
            Modifier::YouHave(st, n) if st == stat && watcher.you.as_model() == model => {
                value += i16::from(n)
            }
            Modifier::YourEvocationsHave(st, n)
                if st == stat && s.is_evocation(model) && owner == watcher.you =>
            {
                value += i16::from(n);
            }
            Modifier::ThisHas(st, n) if st == stat && watcher.model == Some(model) => value += i16::from(n),
            Modifier::ThisHasPerDamage(st, n) if st == stat && watcher.model == Some(model) => {
                value += i16::from(n) * i16::from(count(this.damage.len()));
            }
            Modifier::ThisHasWhileUpgraded(st, n)
                if st == stat && watcher.model == Some(model) && this.upgrade.is_some() =>
            {
                value += i16::from(n);
            }
            Modifier::YourStatIs(st, n) if st == stat && watcher.you.as_model() == model => fixed = Some(n),
            Modifier::TargetStatIs(st, n) if st == stat && watcher.target == Some(model) => fixed = Some(n),
            _ => {}
        });
        fixed.unwrap_or(u8::try_from(value.clamp(0, 20)).unwrap_or(0))
    }

    /// Calls `f` for each standing ability that changes values.
    pub fn each_modifier(&self, s: &State, mut f: impl FnMut(Watcher, Modifier)) {
        for i in numbers(s.watching) {
            if let Some(watcher) = s.watchers[i]
                && let Standing::Modifies(modifier) = self.abilities[usize::from(watcher.ability)]
            {
                f(watcher, modifier);
            }
        }
    }
}
