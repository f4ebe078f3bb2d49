//! Damage on its way: who suffers it in whose place, who ignores it, and how too few cubes are shared out.

use crate::cubes::Party;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::*;
use crate::limits::MODELS;
use crate::lodge::Place;
use crate::state::{Done, Fact, Frame, How, Model, Striking, Work};
use kernel::Audience;
use kernel::small::{Nth, count};
use serde::{Deserialize, Serialize};

/// One placing of Damage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Blow {
    /// Whose cubes.
    pub party: Party,
    /// What it must not trigger.
    pub quiet: Quiet,
    /// Is it a Physical Attack?
    pub attack: bool,
}

/// Steps of a frame that strikes.
mod part {
    pub const REDIRECT: u8 = 0;
    pub const LAND: u8 = 1;
    pub const SHARE: u8 = 2;
    pub const RESUME: u8 = 3;
}

impl Run<'_, '_> {
    /// Deals so much Damage to each of the Models. What needs no decision happens at once; else a frame is
    /// pushed that asks, and `Flow::Wait` says so.
    pub fn strike(&mut self, blow: Blow, victims: Models, n: impl Fn(&Self, Nth<Model>) -> u8) -> Flow {
        self.s.plan = [0; MODELS];
        for m in victims.iter() {
            self.s.plan[m.index()] = n(self, m);
        }
        if !self.redirects(victims) && !self.too_few(blow.party, victims) {
            return self.land(blow, victims);
        }
        let parent = *self.s.top();
        let mut frame = Frame::new(self.game.lists.strike, blow.party, parent.body, parent.source);
        frame.work = Work::Strike(Striking { blow, next: 0, victims });
        frame.facts = count(self.s.facts.len());
        frame.chain = parent.chain;
        self.push(frame);
        Flow::Wait
    }

    /// May somebody suffer in the place of one of these Mages?
    fn redirects(&self, victims: Models) -> bool {
        if !self.game.content.redirects {
            return false;
        }
        let mut any = false;
        self.game.each_modifier(self.s, |watcher, modifier| {
            any |= match modifier {
                Modifier::SuffersForOwner(_) => {
                    let owner = watcher.model.and_then(|model| self.game.owner_of(self.s, model));
                    owner.is_some_and(|owner| victims.contains(owner))
                }
                Modifier::EvocationSuffers => {
                    let mage = watcher.you.as_model();
                    victims.contains(mage) && !self.game.own(self.s, self.game.side_of(mage)).is_empty()
                }
                _ => false,
            };
        });
        any
    }

    /// Can the Model suffer no Damage at all?
    fn unhurt(&self, model: Nth<Model>) -> bool {
        let mut unhurt = false;
        self.game.each_modifier(self.s, |_, modifier| {
            unhurt |= modifier == Modifier::EvocationsUnhurt && self.s.is_evocation(model);
        });
        unhurt
    }

    /// Do the cubes of the side not suffice for what is planned on several Models?
    fn too_few(&self, party: Party, victims: Models) -> bool {
        let needed: u16 = victims.iter().map(|m| u16::from(self.placeable(m))).sum();
        victims.len() > 1 && u16::from(self.s.supply[party.index()]) < needed
    }

    /// How many of the planned cubes fit on the Model (REB-579, REB-602).
    fn placeable(&self, m: Nth<Model>) -> u8 {
        let dealt = self.s.plan[m.index()].saturating_sub(self.ignores(m));
        dealt.min(self.free_on(m))
    }

    /// How many more cubes fit on the Model: up to its Health value, or more on a Mage (CLA-1010).
    pub fn free_on(&self, m: Nth<Model>) -> u8 {
        if self.game.options.excess_damage && Model::is_mage(m) && !self.is_falling(m) {
            return u8::MAX;
        }
        count(self.health(m).saturating_sub(self.s.models[m].damage.len()))
    }

    /// The Models that may still get a cube.
    fn open(&self) -> Models {
        Models::first(MODELS).filter(|m| self.s.split[m.index()] > 0)
    }

    /// The steps of a placing that needs decisions.
    pub fn strike_step(&mut self) -> Flow {
        let Work::Strike(mut striking) = self.s.top().work else { return Flow::Next };
        let blow = striking.blow;
        if self.s.top().step == part::REDIRECT {
            let flow = self.redirect(&mut striking);
            self.s.top_mut().work = Work::Strike(striking);
            match flow {
                Flow::Next => self.s.top_mut().step = part::LAND,
                flow => return flow,
            }
        }
        let victims = striking.victims;
        if self.s.top().step == part::RESUME {
            self.resume_share();
        }
        if self.s.top().step == part::LAND {
            self.s.top_mut().step = part::SHARE;
            if !self.too_few(blow.party, victims) {
                self.land(blow, victims);
                if !self.s.top().record.redirected.is_empty() {
                    // REB-504: whom the sentence named has not suffered all of it.
                    self.struck(false);
                }
                return Flow::Next;
            }
            self.ready(blow, victims);
        }
        if let Some(Choice::Model(m)) = self.answer() {
            self.s.split[m.index()] -= 1;
            self.add_damage(blow.party, m, 1, 1);
            if self.falls_between(m) {
                return Flow::Stay;
            }
        }
        let mut open = self.open();
        // CLA-817: there are cubes enough again.
        let needed: u16 = self.s.split.iter().map(|n| u16::from(*n)).sum();
        if self.game.edition.defeats.frees_cubes && needed <= u16::from(self.s.supply[blow.party.index()]) {
            for m in open.iter() {
                let left = std::mem::take(&mut self.s.split[m.index()]);
                self.add_damage(blow.party, m, left, left);
            }
            return self.struck(true);
        }
        // The rest is for one Model alone.
        while let Some(only) = open.only().filter(|_| self.game.edition.defeats.frees_cubes)
            && self.s.supply[blow.party.index()] > 0
        {
            self.s.split[only.index()] -= 1;
            self.add_damage(blow.party, only, 1, 1);
            if self.falls_between(only) {
                return Flow::Stay;
            }
            open = self.open();
        }
        // REB-959: the Avatar's cubes go where its rules say, one by one.
        while self.avatar_acts() && self.s.supply[Party::ROSE.index()] > 0 && !open.is_empty() {
            let to = self.shared(open);
            let Some(m) = to.only() else {
                open = to;
                break;
            };
            self.s.split[m.index()] -= 1;
            self.add_damage(blow.party, m, 1, 1);
            open = self.open();
        }
        if self.s.supply[blow.party.index()] == 0 || open.is_empty() {
            for m in victims.iter() {
                let placed = self.dealt_so_far(blow.party, m);
                self.limit_dealt(blow.party, m, placed);
            }
            self.nothing("no-cube", self.game.edition.cites.no_cube);
            return self.struck(false);
        }
        let seat = self.decider(blow.party);
        self.ask(Question::ShareDamage, seat, open, false)
    }

    /// A bar that the cube has filled: where cubes are scarce its defeat comes before the next cube, and the cubes that
    /// come back may be used on (CLA-817).
    fn falls_between(&mut self, m: Nth<Model>) -> bool {
        let full = self.s.models[m].damage.len() >= self.health(m);
        // CLA-1011: the whole amount is placed first.
        let more = self.game.options.excess_damage && self.s.split[m.index()] > 0;
        if !full || more || !self.game.edition.defeats.frees_cubes {
            return false;
        }
        self.s.split[m.index()] = 0;
        // The Damage of this Model is answered now, that of the others at the end of the sentence.
        let base = usize::from(self.s.top().facts);
        let is_of = |fact: &Fact| matches!(fact, Fact::Damaged { victim, .. } if *victim == m);
        let Some(at) = self.s.facts[base..].iter().rposition(is_of) else { return false };
        let last = self.s.facts.len() - 1;
        self.s.facts[base + at..=last].rotate_left(1);
        let split = self.s.split;
        let frame = self.s.top_mut();
        (frame.step, frame.activation) = (part::RESUME, split);
        self.push_period(last)
    }

    /// What was left to share when a bar was full; who has left meanwhile gets nothing.
    fn resume_share(&mut self) {
        let left = self.s.top().activation;
        self.s.split = left;
        for m in Nth::all(MODELS) {
            if self.s.models[m].at == Place::OFF {
                self.s.split[m.index()] = 0;
            }
        }
        let frame = self.s.top_mut();
        (frame.step, frame.activation) = (part::SHARE, [0; MODELS]);
    }

    /// Who suffers in whose place: first what Evocations may do, then what must be done (REB-578, REB-585).
    fn redirect(&mut self, striking: &mut Striking) -> Flow {
        let watchers = self.s.watchers.len();
        // Two rounds over the watchers: optional, then mandatory.
        while (usize::from(striking.next)) < 2 * watchers {
            let next = usize::from(striking.next);
            let optional = next < watchers;
            let candidate = self.s.watchers[next % watchers].and_then(|watcher| {
                match (self.game.abilities[usize::from(watcher.ability)], optional) {
                    // REB-733: once a sentence.
                    (Standing::Modifies(Modifier::SuffersForOwner(n)), true) => {
                        let done = self.s.stack[self.striking()].record.redirected;
                        let model = watcher.model.filter(|model| !done.contains(*model))?;
                        Some((self.game.owner_of(self.s, model)?, model.into(), n))
                    }
                    (Standing::Modifies(Modifier::EvocationSuffers), false) => {
                        let mage = watcher.you.seat().map(Nth::from)?;
                        Some((mage, self.game.own(self.s, self.game.side_of(mage)), u8::MAX))
                    }
                    _ => None,
                }
            });
            let Some((mage, models, n)) = candidate else {
                striking.next += 1;
                continue;
            };
            let models = models.filter(|m| self.may_hurt(striking.blow.party, m) && !self.unhurt(m));
            if models.is_empty() || self.s.plan[mage.index()] == 0 || !striking.victims.contains(mage) {
                striking.next += 1;
                continue;
            }
            let chosen = match self.answer() {
                Some(Choice::Yes) => models.lowest(),
                Some(Choice::Model(m)) => Some(m),
                Some(_) => None,
                None if optional => {
                    let seat = self.decider(self.game.side_of(mage));
                    let about = models.lowest().map_or(Among::Itself, Among::Model);
                    return self.ask(Question::Redirect, seat, about, false);
                }
                None if models.len() > 1 => {
                    let seat = self.decider(self.game.side_of(mage));
                    return self.ask(Question::Pick, seat, models, false);
                }
                None => models.lowest(),
            };
            if let Some(model) = chosen {
                let moved = n.min(self.s.plan[mage.index()]);
                self.s.plan[mage.index()] -= moved;
                self.s.plan[model.index()] += moved;
                striking.victims.insert(model);
                self.s.top_mut().record.redirected.insert(model);
                if optional {
                    let effect = self.striking();
                    self.s.stack[effect].record.redirected.insert(model);
                }
                let (game, s) = (self.game, &*self.s);
                self.log.tell(Audience::All, || Event::Redirected {
                    model: game.model_id(s, model),
                    mage: game.model_id(s, mage),
                    n: moved,
                });
            }
            striking.next += 1;
        }
        Flow::Next
    }

    /// Fixes what is dealt and how much of it fits, and notes it.
    fn ready(&mut self, blow: Blow, victims: Models) {
        let frame = *self.s.top();
        let how = if blow.attack { How::Attack } else { self.game.cause(frame.source) };
        let by = self.actor(blow.party);
        let evocation = frame.body.filter(|body| !Model::is_mage(*body));
        let model = evocation.or(by.seat().map(Nth::from));
        self.s.split = [0; MODELS];
        for m in victims.iter() {
            let n = self.s.plan[m.index()];
            let ignored = self.ignores(m).min(n);
            if ignored > 0 {
                let id = self.game.log_model(self.log, self.s, m);
                self.tell(|| Event::Ignored { victim: id, n: ignored });
            }
            let free = self.free_on(m);
            self.s.split[m.index()] = (n - ignored).min(free);
            self.s.note(Fact::Damaged {
                by,
                model,
                victim: m,
                placed: 0,
                dealt: n - ignored,
                free,
                how,
                quiet: blow.quiet,
            });
        }
    }

    /// Places the cubes, which suffice or go to one Model.
    fn land(&mut self, blow: Blow, victims: Models) -> Flow {
        self.ready(blow, victims);
        // A full Health Bar limits the cubes, not the damage (REB-579); who gets no cube suffers none (REB-610).
        let whole = |m: Nth<Model>| {
            self.s.plan[m.index()] == 0 || (self.ignores(m) == 0 && self.s.split[m.index()] > 0)
        };
        let whole = victims.iter().all(whole);
        let needed: u16 = victims.iter().map(|m| u16::from(self.s.split[m.index()])).sum();
        let supply = u16::from(self.s.supply[blow.party.index()]);
        for m in victims.iter() {
            let left = self.s.supply[blow.party.index()];
            // REB-579: fewer cubes than the number deal only so much.
            let dealt = self.s.plan[m.index()].saturating_sub(self.ignores(m));
            let placed = self.s.split[m.index()].min(left);
            self.limit_dealt(blow.party, m, left);
            self.add_damage(blow.party, m, placed, dealt);
        }
        if supply < needed {
            self.nothing("no-cube", self.game.edition.cites.no_cube);
        }
        self.struck(whole && supply >= needed)
    }

    /// Changes how much Damage the last blow to the Model dealt.
    fn limit_dealt(&mut self, party: Party, m: Nth<Model>, most: u8) {
        let actor = self.actor(party);
        let base = usize::from(self.s.top().facts);
        for fact in self.s.facts[base..].iter_mut().rev() {
            if let Fact::Damaged { by, victim, dealt, .. } = fact
                && *by == actor
                && *victim == m
            {
                *dealt = (*dealt).min(most);
                break;
            }
        }
    }

    /// How many cubes the blow has put on the Model.
    fn dealt_so_far(&self, party: Party, m: Nth<Model>) -> u8 {
        let actor = self.actor(party);
        let base = usize::from(self.s.top().facts);
        self.s.facts[base..]
            .iter()
            .rev()
            .find_map(|fact| match fact {
                Fact::Damaged { by, victim, placed, .. } if *by == actor && *victim == m => Some(*placed),
                _ => None,
            })
            .unwrap_or(0)
    }

    /// The frame of the Effect that strikes: the running one, or the one below a frame that strikes for it.
    pub fn striking(&self) -> usize {
        let top = self.s.stack.len() - 1;
        if self.s.stack[top].pc() != self.game.lists.strike { top } else { self.effect_below(top) }
    }

    /// The Effect that a frame serves or answers: the next one below that neither strikes nor is a period.
    pub fn effect_below(&self, level: usize) -> usize {
        let serves = |i: usize| {
            let pc = self.s.stack[i].pc();
            pc == self.game.lists.strike || pc == self.game.lists.period
        };
        (0..level).rev().find(|&i| !serves(i)).unwrap_or(level)
    }

    fn struck(&mut self, done: bool) -> Flow {
        let effect = self.striking();
        self.s.stack[effect].done = if done { Done::Inflicted } else { Done::No };
        Flow::Next
    }

    /// What the Round keeps of damage that a Mage inflicts on others.
    pub fn count_damage(&mut self, by: Party, m: Nth<Model>, change: impl Fn(u8) -> u8) {
        if let Some(seat) = by.seat().filter(|seat| self.game.edition.quests.at_once && m != (*seat).into()) {
            let n = self.s.mages[seat.index()].tally.damage_on(m);
            *n = change(*n);
        }
    }

    /// Puts cubes on a Model and remembers it in the record of the sentence and of the Effect.
    fn add_damage(&mut self, party: Party, m: Nth<Model>, placed: u8, dealt: u8) {
        self.s.supply[party.index()] -= placed;
        for _ in 0..placed {
            if self.s.models[m].damage.len() < self.health(m) || !Model::is_mage(m) {
                self.s.models[m].damage.push(party);
            } else {
                self.s.mages[m.index()].over[party.index()] += 1;
            }
        }
        if placed > 0 {
            self.s.models[m].last_hit = party;
        }
        self.count_damage(party, m, |n| n.saturating_add(placed));
        let actor = self.actor(party);
        let base = usize::from(self.s.top().facts);
        for fact in self.s.facts[base..].iter_mut().rev() {
            if let Fact::Damaged { by, victim, placed: sum, .. } = fact
                && *by == actor
                && *victim == m
            {
                *sum += placed;
                break;
            }
        }
        let effect = self.striking();
        let frame = &mut self.s.stack[effect];
        frame.dealt[m.index()] = frame.dealt[m.index()].saturating_add(placed);
        if dealt > 0 {
            let (game, s, source) = (self.game, &*self.s, self.s.top().source);
            self.log.tell(Audience::All, || Event::Damaged {
                by: game.party_id(s, party),
                source: game.source_id(s, source),
                victim: game.model_id(s, m),
                dealt,
                placed,
            });
        }
    }
}
