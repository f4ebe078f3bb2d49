//! Upgrades: cards that improve an Evocation.

use crate::engine::ask::{Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::Who;
use crate::lodge::members;
use crate::state::{NONE, Tie, Watcher, Work};
use kernel::Audience;

impl Run<'_, '_> {
    /// "Assign the X Upgrade" (DUE-620 to DUE-623).
    pub fn assign_upgrade(&mut self, kind: u8, to: Who) -> Flow {
        let target = members(self.who(to) & self.s.evocations()).next();
        let Some(model) = target else { return self.skip("no-model", self.game.edition.cites.skipped) };
        if let Some(Choice::Upgrade(keep)) = self.answer() {
            return if keep == kind { self.attach(model, kind) } else { self.done(false) };
        }
        if self.s.upgrades[kind as usize] == 0 {
            return self.skip("no-upgrade", self.game.edition.cites.no_upgrade);
        }
        let worn = self.s.models[model].upgrade;
        if worn != NONE && worn != kind {
            // DUE-622: the owner keeps one of the two.
            let seat = self.decider(self.s.models[model].owner);
            return self.ask(Question::KeepUpgrade, seat, 1 << worn | 1 << kind, false);
        }
        if worn == kind { self.done(true) } else { self.attach(model, kind) }
    }

    fn attach(&mut self, model: usize, kind: u8) -> Flow {
        self.take_off(model);
        self.s.upgrades[kind as usize] -= 1;
        self.s.models[model].upgrade = kind;
        let (first, count) = self.game.content.upgrades[kind as usize].abilities;
        let you = self.s.models[model].owner.0;
        for ability in first..first + u16::from(count) {
            self.watch(Watcher {
                ability,
                you,
                target: NONE,
                model: model as u8,
                tie: Tie::Upgrade(model as u8),
            });
        }
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::UpgradeAssigned {
            upgrade: game.content.upgrades[kind as usize].id.clone(),
            model: game.model_id(s, model),
        });
        self.weaken(model);
        self.done(true)
    }

    /// With another Upgrade, or none, the damage that lies may be as much as the Health (REB-604).
    fn weaken(&mut self, model: usize) {
        let damage = self.s.models[model].damage.len();
        if damage > 0 && damage >= self.health(model) {
            self.s.doomed |= 1 << model;
        }
    }

    /// "Assign an Upgrade of your choice": any card left in the supply (DUE-624).
    pub fn assign_any_upgrade(&mut self, to: Who) -> Flow {
        let target = members(self.who(to) & self.s.evocations()).next();
        let Some(model) = target else { return self.skip("no-model", self.game.edition.cites.skipped) };
        let worn = self.s.models[model].upgrade;
        match self.answer() {
            Some(Choice::Upgrade(kind)) if self.s.top().step == 0 => {
                if worn == NONE || worn == kind {
                    return self.attach(model, kind);
                }
                let frame = self.s.top_mut();
                frame.step = 1;
                frame.work = Work::Chosen(kind);
                let seat = self.decider(self.s.models[model].owner);
                self.ask(Question::KeepUpgrade, seat, 1 << worn | 1 << kind, false)
            }
            Some(Choice::Upgrade(keep)) if self.s.top().work == Work::Chosen(keep) => {
                self.attach(model, keep)
            }
            Some(Choice::Upgrade(_)) => self.done(false),
            _ => {
                let left: u32 = (0..self.game.content.upgrades.len())
                    .filter(|&k| self.s.upgrades[k] > 0)
                    .map(|k| 1 << k)
                    .sum();
                if left == 0 {
                    return self.skip("no-upgrade", self.game.edition.cites.no_upgrade);
                }
                self.ask_you(Question::Upgrade, left, false)
            }
        }
    }

    /// "Discard the Upgrade of X".
    pub fn discard_upgrade(&mut self, of: Who) -> Flow {
        let worn = members(self.who(of) & self.s.evocations()).find(|&m| self.s.models[m].upgrade != NONE);
        let Some(model) = worn else { return self.skip("no-upgrade", self.game.edition.cites.no_upgrade) };
        self.take_off(model);
        self.weaken(model);
        self.done(true)
    }

    /// The Upgrade goes back to the supply.
    fn take_off(&mut self, model: usize) {
        let worn = self.s.models[model].upgrade;
        if worn == NONE {
            return;
        }
        self.s.upgrades[worn as usize] += 1;
        self.s.models[model].upgrade = NONE;
        self.unwatch(|tie| tie == Tie::Upgrade(model as u8));
        let game = self.game;
        self.tell(|| Event::UpgradeDiscarded { upgrade: game.content.upgrades[worn as usize].id.clone() });
    }
}
