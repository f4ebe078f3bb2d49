//! Models: moving, placing, summoning, removing, upgrading, activating, attacking.

use crate::content::build::Evocation;
use crate::cubes::Party;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::*;
use crate::limits::MODELS;
use crate::lodge::{Place, Space};
use crate::state::{Activation, Fact, Frame, Model, Role, Source, Tie, Watcher, Work};
use kernel::small::{Nth, Set, count};
use kernel::{Audience, Clause};

impl Run<'_, '_> {
    /// Puts a Model into a Room; it enters unless it was there already (DUE-325, DUE-326).
    pub fn enter(&mut self, model: Nth<Model>, space: Space) {
        if self.s.models[model].at == Place::room(space) {
            return;
        }
        let owner = self.s.models[model].owner;
        let without = self.s.rooms[space].cubes.count(owner) == 0;
        let colour = self.colour(space);
        if let Some(from) = self.s.room_of(model).filter(|_| self.is_awaited(Happening::Left)) {
            let walked = self.s.top().pc() == self.game.lists.explore;
            self.s.note(Fact::Left { model, room: from, walked });
        }
        self.s.models[model].at = Place::room(space);
        self.s.note(Fact::Entered { model, room: space, without });
        if let Some(mage) = self.s.mages.get_mut(model.index()).filter(|_| self.game.edition.quests.at_once) {
            mage.tally.enter(colour);
        }
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Entered {
            model: game.model_id(s, model),
            room: game.room_id(s, space),
        });
    }

    /// The Models a text moves; an Evocation at its Health value does nothing more (REB-604).
    pub fn movable(&self, who: Who) -> Models {
        let models = self.reachable(self.who(who)) - (self.s.evocations() & self.s.falling);
        models.filter(|m| !self.is_kept(m))
    }

    /// "Move X up to N": step by step, each into an adjacent Room.
    pub fn move_op(&mut self, who: Who, n: u8) -> Flow {
        let models = self.movable(who);
        let Some(model) = models.iter().next() else { return self.moves_none(who) };
        let mut left = self.s.top().work.left(n);
        match self.answer() {
            Some(Choice::Move(space)) => {
                let facts = self.s.facts.len();
                self.enter(model, space);
                left -= 1;
                // CLA-676: every Room entered is a full stop; the last one ends the sentence.
                if left > 0 && self.game.edition.answers.each_step {
                    self.s.top_mut().work = Work::Left(left);
                    self.push_period(facts);
                    return Flow::Stay;
                }
            }
            Some(_) => return self.done(left < n),
            None => {}
        }
        self.s.top_mut().work = Work::Left(left);
        if left == 0 {
            return self.done(true);
        }
        let Some(space) = self.s.room_of(model) else { return self.done(false) };
        let next = self.game.shape.adjacent(space);
        self.ask_you(Question::Step, Among::Steps { of: model, to: next }, true)
    }

    /// "Place X in a Room": only that Room is entered.
    pub fn put(&mut self, who: Who, at: Where) -> Flow {
        let models = self.movable(who);
        let Some(space) = self.spaces(at).lowest().filter(|_| !models.is_empty()) else {
            return self.moves_none(who);
        };
        for model in models {
            self.enter(model, space);
        }
        self.done(true)
    }

    /// "Swap places with X": both enter at once.
    pub fn swap(&mut self, who: Who) -> Flow {
        let other = self.movable(who).iter().next();
        let (Some(other), Some(you)) = (other, self.figure()) else {
            return self.skip("no-model", self.game.edition.cites.skipped);
        };
        if self.is_kept(you) {
            return self.moves_none(Who::You);
        }
        let (Some(mine), Some(theirs)) = (self.s.room_of(you), self.s.room_of(other)) else {
            return self.skip("not-in-lodge", self.game.edition.cites.not_in_lodge);
        };
        self.enter(you, theirs);
        self.enter(other, mine);
        self.done(true)
    }

    /// Nothing is summoned: so there is no "it" either, whatever was summoned before.
    fn summons_none(&mut self, why: &'static str, clause: Clause) -> Flow {
        self.s.top_mut().it = None;
        self.skip(why, clause)
    }

    /// "Summon X" (DUE-600 to DUE-604).
    pub fn summon(&mut self, by: By, kind: Option<Nth<Evocation>>, at: Where) -> Flow {
        let party = self.party(by).filter(|party| self.game.mage_of(*party).is_some());
        let Some(party) = party else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let seat = self.decider(party);
        match self.answer() {
            Some(Choice::Model(m)) => self.remove_model(m, None),
            Some(_) => return self.summons_none("no-base", self.game.edition.cites.make_room),
            None => {}
        }
        let Some(space) = self.spaces(at).lowest() else {
            return self.summons_none("no-room", self.game.edition.cites.not_in_lodge);
        };
        let free = kind.and_then(|kind| self.free_model(kind).map(|model| (kind, model)));
        let Some((kind, model)) = free else {
            return self.summons_none("no-free-model", self.game.edition.cites.no_model);
        };
        let owned = self.game.own(self.s, party);
        if self.game.content.evocations[kind].large {
            // REB-704, REB-705: one large base a Mage.
            let large: Models =
                owned.filter(|m| self.game.evocation(self.s, m).is_some_and(|card| card.large));
            if !large.is_empty() {
                return self.ask(Question::MakeRoom, seat, large, true);
            }
        }
        let Some(base) = (0..3).find(|b| !owned.iter().any(|m| self.s.models[m].base == *b)) else {
            return self.ask(Question::MakeRoom, seat, owned, true);
        };
        self.bring(model, kind, party, base, space);
        self.s.top_mut().it = Some(model);
        self.done(true)
    }

    /// "Summon an Evocation of your choice": of a kind with a free figure and little enough Health.
    pub fn summon_choice(&mut self, by: By, health: u8, common: bool, at: Where) -> Flow {
        let party = self.party(by).filter(|party| self.game.mage_of(*party).is_some());
        let Some(party) = party else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let seat = self.decider(party);
        if self.s.top().step == 0 {
            if let Some(Choice::Evocation(kind)) = self.answer() {
                self.s.top_mut().that_kind = Some(kind);
                self.s.top_mut().step = 1;
            } else {
                let kinds: Set<Evocation> = Nth::all(self.game.content.evocations.len())
                    .filter(|kind| {
                        let card = &self.game.content.evocations[*kind];
                        card.joins
                            && card.health <= health
                            && !(common && card.forgotten)
                            && self.s.figures[usize::from(card.figures)] > 0
                    })
                    .collect();
                if kinds.is_empty() {
                    return self.skip("no-free-model", self.game.edition.cites.no_model);
                }
                return self.ask(Question::Kind, seat, Among::Kinds(kinds), false);
            }
        }
        self.summon(by, self.s.top().that_kind, at)
    }

    /// The free figures of a kind.
    fn figures(&mut self, kind: Nth<Evocation>) -> &mut u8 {
        &mut self.s.figures[usize::from(self.game.content.evocations[kind].figures)]
    }

    /// A free place for a Model of the kind, if one of its figures is free (REB-706).
    fn free_model(&self, kind: Nth<Evocation>) -> Option<Nth<Model>> {
        if self.s.figures[usize::from(self.game.content.evocations[kind].figures)] == 0 {
            return None;
        }
        let held = self.s.held_models();
        Model::evocations().find(|m| self.s.models[*m].at == Place::OFF && !held.contains(*m))
    }

    /// Brings an Evocation into the Lodge.
    fn bring(&mut self, model: Nth<Model>, kind: Nth<Evocation>, owner: Party, base: u8, space: Space) {
        *self.figures(kind) -= 1;
        self.s.models[model] =
            Model { owner, controller: owner, base, last_hit: owner, ..Model::off(Some(kind)) };
        self.s.summoned.insert(model);
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Summoned {
            mage: game.party_id(s, owner),
            model: game.model_id(s, model),
            room: game.room_id(s, space),
        });
        self.enter(model, space);
        let (first, count) = self.game.content.evocations[kind].abilities;
        for ability in first..first + u16::from(count) {
            self.watch(Watcher {
                ability,
                you: owner,
                target: None,
                model: Some(model),
                tie: Tie::Model(model),
            });
        }
    }

    /// "Assign X to a Mage": an Evocation of the Black Rose, paired with that Mage (REB-721, REB-722).
    pub fn assign_evocation(&mut self, kind: Nth<Evocation>, to: Who) -> Flow {
        let (mut open, scarce) = match self.s.top().work {
            Work::Assigning(open) => (open, true),
            _ => (self.reachable(self.who(to)) & Model::MAGES, false),
        };
        if open.is_empty() && !scarce {
            return self.skip("no-model", self.game.edition.cites.skipped);
        }
        if let Some(Choice::Model(mage)) = self.answer() {
            open.remove(mage);
            self.assign_one(kind, mage);
        }
        // REB-1020: too few for all go to whom "you" chooses.
        let there = open.filter(|m| self.s.room_of(m).is_some());
        let left = *self.figures(kind);
        if left > 0 && usize::from(left) < there.len() {
            self.s.top_mut().work = Work::Assigning(open);
            return self.ask_you(Question::ShareEvocations, there, false);
        }
        let mut all = !scarce;
        for mage in open.iter() {
            all &= self.assign_one(kind, mage);
        }
        self.done(all)
    }

    /// One Evocation of the Black Rose comes to a Mage, if there is one.
    fn assign_one(&mut self, kind: Nth<Evocation>, mage: Nth<Model>) -> bool {
        let (Some(model), Some(space)) = (self.free_model(kind), self.s.room_of(mage)) else {
            self.nothing("no-free-model", self.game.edition.cites.no_model);
            return false;
        };
        let taken = self.s.owned(Party::ROSE);
        // The first three bases are those of the Avatar.
        let first = if self.game.avatar.is_some() { 3 } else { 0 };
        let base =
            (first..u8::MAX).find(|b| !taken.iter().any(|m| self.s.models[m].base == *b)).unwrap_or(first);
        self.bring(model, kind, Party::ROSE, base, space);
        self.s.models[model].assigned = Some(mage);
        let frame = self.s.top_mut();
        frame.it = Some(model);
        frame.record.assigned.insert(model);
        true
    }

    /// "Remove X".
    pub fn remove_op(&mut self, who: Who) -> Flow {
        let models = self.who(who) & self.s.creatures();
        if models.is_empty() {
            return self.skip("no-model", self.game.edition.cites.skipped);
        }
        for model in models.iter() {
            self.remove_model(model, None);
            self.s.top_mut().record.removed += 1;
        }
        self.done(true)
    }

    /// "Remove up to N" Evocations of an archetype, of anybody.
    pub fn remove_up_to(&mut self, n: u8, archetype: u8) -> Flow {
        let mut left = self.s.top().work.left(n);
        match self.answer() {
            Some(Choice::Model(m)) => {
                self.remove_model(m, None);
                left -= 1;
                self.s.top_mut().record.removed += 1;
            }
            Some(_) => left = 0,
            None => {}
        }
        self.s.top_mut().work = Work::Left(left);
        let models = self.fitting(Filter { kind: Kind::Archetype(archetype), ..Filter::ANY });
        if left == 0 || models.is_empty() {
            let removed = self.s.top().record.removed > 0;
            return self.done(removed);
        }
        self.ask_you(Question::MakeRoom, models, true)
    }

    /// Takes an Evocation out of the Lodge; `by` defeated it, or nobody did (DUE-615 to DUE-618).
    pub fn remove_model(&mut self, model: Nth<Model>, by: Option<Party>) {
        let before = self.s.models[model];
        let Some(kind) = before.kind else { return };
        if Model::is_mage(model) {
            return self.turn_back(model);
        }
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || {
            let model = game.model_id(s, model);
            match by {
                None => Event::Removed { model },
                Some(by) => Event::EvocationDefeated { model, by: game.party_id(s, by) },
            }
        });
        for owner in before.damage.iter() {
            self.s.supply[owner.index()] += 1;
        }
        if let Some(upgrade) = before.upgrade {
            self.s.upgrades[upgrade.index()] += 1;
        }
        let room = before.at.as_room();
        self.s.note(Fact::Gone { model, kind, owner: before.owner, by, room });
        // Abilities "when this Model is removed" are read from the facts before the watchers end.
        self.queue_last_words(model);
        self.unwatch(|tie| matches!(tie, Tie::Model(m) | Tie::Upgrade(m) if m == model));
        *self.figures(kind) += 1;
        self.s.models[model] = Model::off(None);
        self.s.summoned.remove(model);
        self.s.doomed.remove(model);
        self.s.falling.remove(model);
        self.forget(model, room);
    }

    /// "X activates": its moves and attack, decided by its controller (DUE-609).
    pub fn activate(&mut self, who: Who, under: bool, bonus: Option<(Stat, i8)>) -> Flow {
        if self.s.top().step == 1 {
            return self.done(true);
        }
        let model = ((self.who(who) & self.s.creatures()) - self.s.falling).lowest();
        let Some(model) = model else { return self.skip("no-model", self.game.edition.cites.skipped) };
        let frame = *self.s.top();
        let controller = if under { frame.you() } else { self.s.models[model].owner };
        let charted = under && self.avatar_acts();
        self.s.top_mut().step = 1;
        self.s.top_mut().activation = [0; MODELS];
        if self.push_activation(model, controller) {
            if let Some((stat, n)) = bonus {
                self.s.models[model].now[stat.index()] += n;
            }
            if charted {
                self.s.top_mut().go(self.game.lists.chart);
            }
        }
        Flow::Stay
    }

    /// Starts the activation of an Evocation under somebody's control; was it started?
    pub fn push_activation(&mut self, model: Nth<Model>, controller: Party) -> bool {
        let lists = &self.game.lists;
        let mut frame = Frame::new(
            // REB-881, REB-961: those of the Avatar follow the chart, the others of the Black Rose their Mage.
            match (controller.seat(), self.s.models[model].assigned, self.game.avatar) {
                (Some(_), ..) => lists.activation,
                (None, None, Some(_)) => lists.chart,
                (None, ..) => lists.hunt,
            },
            controller,
            Some(model),
            self.s.models[model].kind.map_or(Source::Rules, Source::Evocation),
        );
        frame.it = Some(model);
        frame.facts = count(self.s.facts.len());
        frame.chain = self.s.top().chain;
        frame.role = Role::Activation(Activation {
            controller: self.s.models[model].controller,
            now: self.s.models[model].now,
            commanded: Some(self.s.top().you).filter(|_| self.s.top().pc() == lists.command + 1),
        });
        self.push(frame)
    }

    /// "Each of them activates under your control", in an order of your choice.
    pub fn activate_each(&mut self, batch: Batch) -> Flow {
        if self.s.top().step == 0 {
            let models = match batch {
                Batch::AssignedToTarget(archetype) => self.fitting(Filter {
                    kind: Kind::Archetype(archetype),
                    whose: Whose::AssignedToTarget,
                    ..Filter::ANY
                }),
                Batch::ByThisEffect => self.s.top().record.assigned,
            };
            let frame = self.s.top_mut();
            frame.step = 1;
            frame.work = Work::Batch(models);
            if models.is_empty() {
                return self.skip("no-model", self.game.edition.cites.skipped);
            }
        }
        let ready = match self.s.top().work {
            Work::Batch(models) => (models & self.s.evocations()) - self.s.falling,
            _ => Models::EMPTY,
        };
        let model = match self.answer() {
            Some(Choice::Model(m)) => m,
            _ => match ready.only() {
                Some(only) => only,
                None if ready.is_empty() => return self.done(true),
                None => return self.ask_you(Question::Evocation, ready, false),
            },
        };
        let you = self.s.top().you();
        self.s.top_mut().work = Work::Batch(ready - model.into());
        self.push_activation(model, you);
        Flow::Stay
    }

    /// An Evocation of the Black Rose goes the shortest way to its Mage and attacks there (REB-724).
    pub fn hunt(&mut self) -> Flow {
        let Some(body) = self.s.top().body.filter(|body| self.s.models[*body].at != Place::OFF) else {
            return self.done(false);
        };
        self.set_out(body);
        if let Some(Choice::Move(space)) = self.answer() {
            return self.hunt_into(body, space);
        }
        let (Some(here), Some(prey)) = (self.s.room_of(body), self.s.models[body].assigned) else {
            return self.done(false);
        };
        let Some(there) = self.s.room_of(prey) else { return self.done(false) };
        let left = self.s.top().work.left(0);
        if here != there && left > 0 && self.s.top().step == 1 {
            let shape = &self.game.shape;
            return self.step_nearer(body, here, |space| shape.distance(space, there));
        }
        let you = self.s.top().you();
        if here == there
            && self.s.top().step == 1
            && self.may_hurt(you, prey)
            && self.game.strikes(self.s, body, 0)
        {
            self.s.top_mut().step = 2;
            return self.attack(prey.into(), 0);
        }
        self.done(true)
    }

    /// At its first step a Model that goes its way has as many Moves as its Speed.
    pub fn set_out(&mut self, body: Nth<Model>) {
        if self.s.top().step == 0 {
            let speed = self.game.stat(self.s, body, Stat::Speed);
            let frame = self.s.top_mut();
            (frame.step, frame.work) = (1, Work::Left(speed));
        }
    }

    /// One Move by a shortest way, which `far` measures from a space; equal ways are asked for.
    pub fn step_nearer(&mut self, body: Nth<Model>, here: Space, far: impl Fn(Space) -> u8) -> Flow {
        let nearer = self.game.shape.adjacent(here).filter(|space| far(space) < far(here));
        match nearer.only() {
            Some(space) => self.hunt_into(body, space),
            None if nearer.is_empty() => self.done(false),
            None => self.ask_you(Question::Step, Among::Steps { of: body, to: nearer }, false),
        }
    }

    /// One Move of a Model that goes its way without being asked.
    pub fn hunt_into(&mut self, body: Nth<Model>, space: Space) -> Flow {
        let facts = self.s.facts.len();
        self.enter(body, space);
        let frame = self.s.top_mut();
        frame.work = Work::Left(frame.work.left(0).saturating_sub(1));
        self.push_period(facts);
        Flow::Stay
    }

    /// The activation begins: control changes for its time (DUE-607).
    pub fn begin_activation(&mut self) -> Flow {
        let frame = *self.s.top();
        let Some(model) = frame.body else { return Flow::Next };
        self.s.models[model].controller = frame.you();
        for stat in 0..3 {
            self.s.models[model].now[stat] += std::mem::take(&mut self.s.models[model].next[stat]);
        }
        self.s.note(Fact::Activated { model });
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::EvocationActivates {
            model: game.model_id(s, model),
            controller: game.party_id(s, frame.you()),
        });
        Flow::Next
    }

    /// The activation ends: its bonuses end, control returns to who had it (REB-715, REB-745), the record goes to
    /// the Effect below.
    pub fn end_activation(&mut self) -> Flow {
        let frame = *self.s.top();
        if let Some(model) = frame.body.filter(|_| self.give_back()) {
            let id = self.game.log_model(self.log, self.s, model);
            self.tell(|| Event::ActivationEnds { model: id });
        }
        if self.s.stack.len() >= 2 {
            let below = self.s.stack.len() - 2;
            self.s.stack[below].activation = frame.dealt;
        }
        Flow::Next
    }

    /// The Evocation of the activation that runs goes back to what it was before; is it still there?
    pub fn give_back(&mut self) -> bool {
        let Frame { body, role, .. } = *self.s.top();
        match role {
            Role::Activation(before) => {
                let Some(model) = body.map(|body| &mut self.s.models[body]).filter(|m| m.at != Place::OFF)
                else {
                    return false;
                };
                (model.controller, model.now) = (before.controller, before.now);
                true
            }
            _ => false,
        }
    }

    /// "X has +N until …".
    pub fn give_bonus(&mut self, who: Who, stat: Stat, n: i8, lasting: Lasting) -> Flow {
        let models = self.who(who);
        for m in models.iter() {
            let slot = match lasting {
                Lasting::Activation => &mut self.s.models[m].now,
                Lasting::Round => &mut self.s.models[m].round,
                Lasting::NextActivation => &mut self.s.models[m].next,
            };
            slot[stat.index()] += n;
            let (game, s) = (self.game, &*self.s);
            self.log.tell(Audience::All, || Event::Bonus {
                model: game.model_id(s, m),
                stat: format!("{stat:?}").to_lowercase().into(),
                n,
            });
        }
        self.done(!models.is_empty())
    }
}
