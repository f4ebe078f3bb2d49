//! Upgrades: cards that improve an Evocation.

use crate::content::build::Attached;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::Who;
use crate::state::{Model, Tie, Watcher, Work};
use kernel::Audience;
use kernel::small::{Nth, Set};

impl Run<'_, '_> {
    /// "Assign the X Upgrade" (DUE-620 to DUE-623).
    pub fn assign_upgrade(&mut self, kind: Nth<Attached>, to: Who) -> Flow {
        let target = (self.who(to) & self.s.evocations()).iter().next();
        let Some(model) = target else { return self.skip("no-model", self.game.edition.cites.skipped) };
        if let Some(Choice::Upgrade(keep)) = self.answer() {
            return if keep == kind { self.attach(model, kind) } else { self.done(false) };
        }
        if self.s.upgrades[kind.index()] == 0 {
            return self.skip("no-upgrade", self.game.edition.cites.no_upgrade);
        }
        match self.s.models[model].upgrade {
            None => self.attach(model, kind),
            Some(worn) if worn == kind => self.done(true),
            Some(worn) => self.keep_one(model, worn, kind),
        }
    }

    /// The owner keeps one of two Upgrades (DUE-622).
    fn keep_one(&mut self, model: Nth<Model>, worn: Nth<Attached>, new: Nth<Attached>) -> Flow {
        let seat = self.decider(self.s.models[model].owner);
        self.ask(Question::KeepUpgrade, seat, Among::Upgrades([worn, new].into_iter().collect()), false)
    }

    fn attach(&mut self, model: Nth<Model>, kind: Nth<Attached>) -> Flow {
        self.take_off(model);
        self.s.upgrades[kind.index()] -= 1;
        self.s.models[model].upgrade = Some(kind);
        let (first, count) = self.game.content.upgrades[kind].abilities;
        let you = self.s.models[model].owner;
        for ability in first..first + u16::from(count) {
            self.watch(Watcher { ability, you, target: None, model: Some(model), tie: Tie::Upgrade(model) });
        }
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::UpgradeAssigned {
            upgrade: game.content.upgrades[kind].id.clone(),
            model: game.model_id(s, model),
        });
        self.weaken(model);
        self.done(true)
    }

    /// With another Upgrade, or none, the damage that lies may be as much as the Health (REB-604).
    fn weaken(&mut self, model: Nth<Model>) {
        let damage = self.s.models[model].damage.len();
        if damage > 0 && damage >= self.health(model) {
            self.s.doomed.insert(model);
        }
    }

    /// "Assign an Upgrade of your choice": any card left in the supply (DUE-624).
    pub fn assign_any_upgrade(&mut self, to: Who) -> Flow {
        let target = (self.who(to) & self.s.evocations()).iter().next();
        let Some(model) = target else { return self.skip("no-model", self.game.edition.cites.skipped) };
        let worn = self.s.models[model].upgrade;
        match self.answer() {
            Some(Choice::Upgrade(kind)) if self.s.top().step == 0 => {
                let Some(worn) = worn.filter(|worn| *worn != kind) else {
                    return self.attach(model, kind);
                };
                let frame = self.s.top_mut();
                frame.step = 1;
                frame.work = Work::Upgrade(kind);
                self.keep_one(model, worn, kind)
            }
            Some(Choice::Upgrade(keep)) if self.s.top().work == Work::Upgrade(keep) => {
                self.attach(model, keep)
            }
            Some(Choice::Upgrade(_)) => self.done(false),
            _ => {
                let left: Set<Attached> = Nth::all(self.game.content.upgrades.len())
                    .filter(|k| self.s.upgrades[k.index()] > 0)
                    .collect();
                if left.is_empty() {
                    return self.skip("no-upgrade", self.game.edition.cites.no_upgrade);
                }
                self.ask_you(Question::Upgrade, Among::Upgrades(left), false)
            }
        }
    }

    /// "Discard the Upgrade of X".
    pub fn discard_upgrade(&mut self, of: Who) -> Flow {
        let worn = (self.who(of) & self.s.evocations()).iter().find(|&m| self.s.models[m].upgrade.is_some());
        let Some(model) = worn else { return self.skip("no-upgrade", self.game.edition.cites.no_upgrade) };
        self.take_off(model);
        self.weaken(model);
        self.done(true)
    }

    /// The Upgrade goes back to the supply.
    fn take_off(&mut self, model: Nth<Model>) {
        let Some(worn) = self.s.models[model].upgrade.take() else { return };
        self.s.upgrades[worn.index()] += 1;
        self.unwatch(|tie| tie == Tie::Upgrade(model));
        let game = self.game;
        self.tell(|| Event::UpgradeDiscarded { upgrade: game.content.upgrades[worn].id.clone() });
    }
}
