//! Standing abilities: how they begin and end.

use crate::engine::run::Run;
use crate::language::program::{Happening, Standing};
use crate::limits::WATCHERS;
use crate::state::{Limit, Tie, Watcher, free_number, numbers, size};
use kernel::small::count;

impl Run<'_, '_> {
    /// A standing ability begins; what has happened already and waits for its period is not for it.
    pub fn watch(&mut self, watcher: Watcher) {
        let free = free_number(self.s.watching | self.s.held_watchers());
        if free >= WATCHERS {
            self.s.reached.lose(Limit::Abilities);
        } else {
            self.s.watchers[free] = Some(watcher);
            self.s.watching |= 1 << free;
            self.s.reached.abilities = self.s.reached.abilities.max(count(size(self.s.watching)));
            let period = self.game.lists.period;
            for waiting in self.s.stack.iter_mut().filter(|f| f.pc() == period && f.step == 0) {
                waiting.chain |= 1 << free;
            }
        }
    }

    /// Does an ability at work wait for such a thing?
    pub fn is_awaited(&self, happening: Happening) -> bool {
        numbers(self.s.watching).filter_map(|i| self.s.watchers[i]).any(|watcher| {
            matches!(self.game.abilities[usize::from(watcher.ability)],
                Standing::Answers { trigger, .. } if trigger.awaits().has(happening))
        })
    }

    /// The standing ability with this number ends.
    pub fn end_ability(&mut self, i: usize) {
        self.s.watchers[i] = None;
        self.s.watching &= !(1 << i);
    }

    /// The standing abilities with such a tie end.
    pub fn unwatch(&mut self, ends: impl Fn(Tie) -> bool) {
        for i in numbers(self.s.watching) {
            if self.s.watchers[i].is_some_and(|w| ends(w.tie)) {
                self.end_ability(i);
            }
        }
    }
}
