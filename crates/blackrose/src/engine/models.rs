//! Models: moving, placing, summoning, removing, upgrading, activating, attacking.

use crate::cubes::Party;
use crate::engine::ask::{Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::*;
use crate::limits::{MODELS, SEATS, WATCHERS};
use crate::lodge::{Place, members};
use crate::state::{Fact, Frame, Model, NONE, Source, Tie, Watcher};
use kernel::Audience;

impl Run<'_, '_> {
    /// Puts a Model into a Room; it enters unless it was there already (DUE-325, DUE-326).
    pub fn enter(&mut self, model: usize, space: usize) {
        if self.s.models[model].at == Place::room(space) {
            return;
        }
        let owner = self.s.models[model].owner;
        let without = self.s.rooms[space].cubes.count(owner) == 0;
        self.s.models[model].at = Place::room(space);
        self.s.note(Fact::Entered { model: model as u8, room: space as u8, without });
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Entered {
            model: game.model_id(s, model),
            room: game.room_id(s, space),
        });
    }

    /// "Move X up to N": step by step, each into an adjacent Room.
    pub fn move_op(&mut self, who: Who, n: u8) -> Flow {
        let models = self.reachable(self.who(who));
        let Some(model) = members(models).next() else {
            return self.skip("no-model", self.game.edition.cites.skipped);
        };
        match self.answer() {
            Some(Choice::Move(space)) => {
                self.enter(model, space as usize);
                let frame = self.s.top_mut();
                frame.regs[0] += 1;
                frame.step = 1;
            }
            Some(_) => {
                let moved = self.s.top().regs[0] > 0;
                self.s.top_mut().regs[0] = 0;
                return self.done(moved);
            }
            None => {
                if self.s.top().step == 0 {
                    self.s.top_mut().regs[0] = 0;
                }
            }
        }
        if self.s.top().regs[0] >= n {
            self.s.top_mut().regs[0] = 0;
            return self.done(true);
        }
        let Some(space) = self.s.room_of(model) else { return self.done(false) };
        let next = self.game.shape.adjacent(space);
        let flow = self.ask_you(Question::Step, next, true);
        self.s.ask.about = model as u8;
        flow
    }

    /// "Place X in a Room": only that Room is entered.
    pub fn put(&mut self, who: Who, at: Where) -> Flow {
        let models = self.reachable(self.who(who));
        let spaces = self.spaces(at);
        if models == 0 || spaces == 0 {
            return self.skip("no-model", self.game.edition.cites.skipped);
        }
        for model in members(models) {
            self.enter(model, spaces.trailing_zeros() as usize);
        }
        self.done(true)
    }

    /// "Swap places with X": both enter at once.
    pub fn swap(&mut self, who: Who) -> Flow {
        let you = self.s.top().you as usize;
        let other = members(self.reachable(self.who(who))).next();
        let (Some(other), true) = (other, you < SEATS) else {
            return self.skip("no-model", self.game.edition.cites.skipped);
        };
        let (Some(mine), Some(theirs)) = (self.s.room_of(you), self.s.room_of(other)) else {
            return self.skip("not-in-lodge", self.game.edition.cites.not_in_lodge);
        };
        self.enter(you, theirs);
        self.enter(other, mine);
        self.done(true)
    }

    /// "Summon X" (DUE-600 to DUE-604).
    pub fn summon(&mut self, by: By, kind: u8, at: Where) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let party = Party::from(seat);
        match self.answer() {
            Some(Choice::Model(m)) => self.remove_model(m as usize, NONE),
            Some(_) => return self.skip("no-base", self.game.edition.cites.make_room),
            None => {}
        }
        let spaces = self.spaces(at);
        if spaces == 0 {
            return self.skip("no-room", self.game.edition.cites.not_in_lodge);
        }
        let free =
            (SEATS..MODELS).find(|&m| self.s.models[m].kind == kind && self.s.models[m].at == Place::OFF);
        let Some(model) = free else {
            self.s.top_mut().it = NONE;
            return self.skip("no-free-model", self.game.edition.cites.no_model);
        };
        let owned = self.s.owned(party);
        let bases: u32 = members(owned).map(|m| 1 << self.s.models[m].base).sum();
        let Some(base) = (0..3).find(|b| bases & (1 << b) == 0) else {
            return self.ask(Question::MakeRoom, seat, owned, true);
        };
        self.bring(model, party, base as u8, spaces.trailing_zeros() as usize);
        self.s.top_mut().it = model as u8;
        self.done(true)
    }

    /// Brings an Evocation into the Lodge.
    fn bring(&mut self, model: usize, owner: Party, base: u8, space: usize) {
        let kind = self.s.models[model].kind;
        self.s.models[model] = Model { owner, controller: owner, base, last_hit: owner, ..Model::off(kind) };
        self.s.summoned |= 1 << model;
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Summoned {
            mage: game.party_id(s, owner),
            model: game.model_id(s, model),
            room: game.room_id(s, space),
        });
        self.enter(model, space);
        if let Some(ability) = self.game.content.evocations[kind as usize].skill {
            self.watch(Watcher {
                ability,
                you: owner.0,
                target: NONE,
                model: model as u8,
                tie: Tie::Model(model as u8),
            });
        }
    }

    /// "Assign X to a Mage": an Evocation of the Black Rose, paired with that Mage.
    pub fn assign_evocation(&mut self, kind: u8, to: Who) -> Flow {
        let mage = members(self.reachable(self.who(to)) & ((1 << SEATS) - 1)).next();
        let free =
            (SEATS..MODELS).find(|&m| self.s.models[m].kind == kind && self.s.models[m].at == Place::OFF);
        let (Some(mage), Some(model)) = (mage, free) else {
            return self.skip("no-free-model", self.game.edition.cites.no_model);
        };
        let Some(space) = self.s.room_of(mage) else {
            return self.skip("not-in-lodge", self.game.edition.cites.not_in_lodge);
        };
        let taken = self.s.owned(Party::ROSE);
        let base =
            (0..MODELS as u8).find(|b| !members(taken).any(|m| self.s.models[m].base == *b)).unwrap_or(0);
        self.bring(model, Party::ROSE, base, space);
        self.s.models[model].assigned = mage as u8;
        self.s.top_mut().it = model as u8;
        self.done(true)
    }

    /// "Remove X".
    pub fn remove_op(&mut self, who: Who) -> Flow {
        let models = self.who(who) & self.s.evocations();
        if models == 0 {
            return self.skip("no-model", self.game.edition.cites.skipped);
        }
        for model in members(models) {
            self.remove_model(model, NONE);
        }
        self.done(true)
    }

    /// Takes an Evocation out of the Lodge; `by` defeated it, or nobody did (DUE-615 to DUE-618).
    pub fn remove_model(&mut self, model: usize, by: u8) {
        let before = self.s.models[model];
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || {
            let model = game.model_id(s, model);
            if by == NONE {
                Event::Removed { model }
            } else {
                Event::EvocationDefeated { model, by: game.party_id(s, Party(by)) }
            }
        });
        for owner in before.damage.iter() {
            self.s.supply[owner.index()] += 1;
        }
        if before.upgrade != NONE {
            self.s.upgrades[before.upgrade as usize] += 1;
        }
        let room = before.at.as_room().map_or(NONE, |space| space as u8);
        self.s.note(Fact::Gone { model: model as u8, kind: before.kind, owner: before.owner.0, by, room });
        // Abilities "when this Model is removed" are read from the facts before the watchers end.
        self.queue_last_words(model);
        self.unwatch(|tie| matches!(tie, Tie::Model(m) | Tie::Upgrade(m) if m as usize == model));
        self.s.models[model] = Model::off(before.kind);
        self.s.summoned &= !(1 << model);
        self.s.doomed &= !(1 << model);
        self.forget(model);
    }

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
        let worn = self.s.models[model].upgrade;
        if worn != NONE {
            self.s.upgrades[worn as usize] += 1;
            self.unwatch(|tie| tie == Tie::Upgrade(model as u8));
            let game = self.game;
            self.tell(|| Event::UpgradeDiscarded {
                upgrade: game.content.upgrades[worn as usize].id.clone(),
            });
        }
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
        self.done(true)
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
                frame.regs[0] = kind;
                let seat = self.decider(self.s.models[model].owner);
                self.ask(Question::KeepUpgrade, seat, 1 << worn | 1 << kind, false)
            }
            Some(Choice::Upgrade(keep)) => {
                let kind = self.s.top().regs[0];
                if keep == kind { self.attach(model, kind) } else { self.done(false) }
            }
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

    /// "Assign the X Jinx": a card that harms its Mage.
    pub fn assign_jinx(&mut self, kind: u8, to: Who) -> Flow {
        let mages = self.reachable(self.who(to)) & ((1 << SEATS) - 1);
        let mut any = false;
        for mage in members(mages) {
            if self.s.jinxes[kind as usize] == 0 || self.s.mages[mage].jinxes & (1 << kind) != 0 {
                continue;
            }
            any = true;
            self.s.jinxes[kind as usize] -= 1;
            self.s.mages[mage].jinxes |= 1 << kind;
            let (first, count) = self.game.content.jinxes[kind as usize].abilities;
            for ability in first..first + u16::from(count) {
                let tie = Tie::Jinx(mage as u8, kind);
                self.watch(Watcher { ability, you: mage as u8, target: NONE, model: mage as u8, tie });
            }
            let (game, s) = (self.game, &*self.s);
            self.log.tell(Audience::All, || Event::JinxAssigned {
                jinx: game.content.jinxes[kind as usize].id.clone(),
                mage: game.model_id(s, mage),
            });
        }
        if !any {
            return self.skip("no-jinx", self.game.edition.cites.jinx);
        }
        self.done(true)
    }

    /// "Discard N of your Jinxes".
    pub fn discard_jinx(&mut self, by: By, n: u8) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        if self.s.top().step == 0 {
            let frame = self.s.top_mut();
            frame.step = 1;
            frame.regs[0] = n;
        }
        if let Some(Choice::Jinx(kind)) = self.answer() {
            self.s.mages[seat.index()].jinxes &= !(1 << kind);
            self.s.jinxes[kind as usize] += 1;
            self.unwatch(|tie| tie == Tie::Jinx(seat.0, kind));
            self.s.top_mut().regs[0] -= 1;
            let (game, s) = (self.game, &*self.s);
            self.log.tell(Audience::All, || Event::JinxDiscarded {
                jinx: game.content.jinxes[kind as usize].id.clone(),
                mage: game.model_id(s, seat.index()),
            });
        }
        let left = self.s.top().regs[0];
        let worn = u32::from(self.s.mages[seat.index()].jinxes);
        if left == 0 || worn == 0 {
            return self.done(left == 0);
        }
        self.ask(Question::Jinx, seat, worn, false)
    }

    /// "X activates": its moves and attack, decided by its controller (DUE-609).
    pub fn activate(&mut self, who: Who, under: bool, bonus: Option<(Stat, i8)>) -> Flow {
        if self.s.top().step == 1 {
            return self.done(true);
        }
        let model = members(self.who(who) & self.s.evocations()).next();
        let Some(model) = model else { return self.skip("no-model", self.game.edition.cites.skipped) };
        let frame = *self.s.top();
        let controller = if under { frame.you() } else { self.s.models[model].owner };
        if let Some((stat, n)) = bonus {
            self.s.models[model].now[stat as usize] += n;
        }
        self.s.top_mut().step = 1;
        self.s.top_mut().activation = [0; MODELS];
        self.push_activation(model, controller);
        Flow::Stay
    }

    /// Starts the activation of an Evocation under somebody's control.
    pub fn push_activation(&mut self, model: usize, controller: Party) {
        let mut frame = Frame::new(
            self.game.lists.activation,
            controller,
            model as u8,
            Source::Evocation(self.s.models[model].kind),
        );
        frame.it = model as u8;
        frame.facts = self.s.facts.len() as u8;
        frame.chain = self.s.top().chain;
        self.push(frame);
    }

    /// The activation begins: control changes for its time (DUE-607).
    pub fn begin_activation(&mut self) -> Flow {
        let frame = *self.s.top();
        let model = frame.body as usize;
        self.s.top_mut().that_mage = self.s.models[model].controller.0;
        self.s.models[model].controller = frame.you();
        self.s.note(Fact::Activated { model: frame.body });
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::EvocationActivates {
            model: game.model_id(s, model),
            controller: game.party_id(s, frame.you()),
        });
        Flow::Next
    }

    /// The activation ends: bonuses end, control returns, the record goes to the Effect below.
    pub fn end_activation(&mut self) -> Flow {
        let frame = *self.s.top();
        let model = frame.body as usize;
        if self.s.models[model].at != Place::OFF {
            self.s.models[model].controller = self.s.models[model].owner;
            self.s.models[model].now = [0; 2];
            let id = self.game.log_model(self.log, self.s, model);
            self.tell(|| Event::ActivationEnds { model: id });
        }
        if self.s.stack.len() >= 2 {
            let below = self.s.stack.len() - 2;
            self.s.stack[below].activation = frame.dealt;
        }
        Flow::Next
    }

    /// "X has +N until …".
    pub fn give_bonus(&mut self, who: Who, stat: Stat, n: i8, lasting: Lasting) -> Flow {
        let models = self.who(who);
        for m in members(models) {
            let slot = match lasting {
                Lasting::Activation => &mut self.s.models[m].now,
                Lasting::Round => &mut self.s.models[m].round,
            };
            slot[stat as usize] += n;
            let (game, s) = (self.game, &*self.s);
            self.log.tell(Audience::All, || Event::Bonus {
                model: game.model_id(s, m),
                stat: format!("{stat:?}").to_lowercase(),
                n,
            });
        }
        self.done(models != 0)
    }

    /// The Models in the same Room that `body` may attack; never a Dummy Model (DUE-312, DUE-377, DUE-611).
    pub fn attackable(&self, body: usize, party: Party) -> Models {
        let Some(space) = self.s.room_of(body) else { return 0 };
        members(self.s.models_in(space))
            .filter(|&m| m != body && self.may_hurt(party, m))
            .map(|m| 1 << m)
            .sum()
    }

    /// A Physical Attack: Damage equal to Strength (DUE-313, DUE-611).
    pub fn attack(&mut self, victim: usize, bonus: i8) -> Flow {
        let frame = *self.s.top();
        let body = frame.body as usize;
        let strength = (self.game.stat(self.s, body, Stat::Strength) as i8 + bonus).max(0) as u8;
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Attacks {
            model: game.model_id(s, body),
            victim: game.model_id(s, victim),
        });
        self.s.note(Fact::Attacked { model: frame.body, victim: victim as u8 });
        self.inflict_on(frame.you(), strength, 1 << victim)
    }

    /// "Attack X".
    pub fn attack_op(&mut self, who: Who, bonus: i8) -> Flow {
        let frame = *self.s.top();
        let victims = self.who(who) & self.attackable(frame.body as usize, frame.you());
        match members(victims).next() {
            Some(victim) => self.attack(victim, bonus),
            None => self.skip("no-model", self.game.edition.cites.skipped),
        }
    }

    /// A standing ability begins.
    pub fn watch(&mut self, watcher: Watcher) {
        let free = (!self.s.watching).trailing_zeros() as usize;
        if free < WATCHERS {
            self.s.watchers[free] = Some(watcher);
            self.s.watching |= 1 << free;
        }
    }

    /// The standing abilities with such a tie end.
    pub fn unwatch(&mut self, ends: impl Fn(Tie) -> bool) {
        let mut rest = self.s.watching;
        while rest != 0 {
            let i = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if self.s.watchers[i].is_some_and(|w| ends(w.tie)) {
                self.s.watchers[i] = None;
                self.s.watching &= !(1 << i);
            }
        }
    }
}
