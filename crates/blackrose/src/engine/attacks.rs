//! Physical Attacks: who may be attacked, what may be done instead or before, and the blow itself.

use crate::cubes::Party;
use crate::engine::ask::{Among, Choice, Question, WHOLE};
use crate::engine::run::{Flow, Run};
use crate::engine::strike::Blow;
use crate::events::Event;
use crate::language::program::*;
use crate::lodge::Spaces;
use crate::state::{Fact, Frame, Model, Onset, Source, Work, numbers};
use kernel::Audience;
use kernel::small::{Nth, count};

impl Run<'_, '_> {
    /// The Models in the same Room that `body` may attack; never a Dummy Model (DUE-312, DUE-377, DUE-611).
    pub fn attackable(&self, body: Nth<Model>, party: Party) -> Models {
        self.game.attackable(self.s, body, party)
    }

    /// Does the Model attack all in its Room?
    pub fn attacks_room(&self, body: Nth<Model>) -> bool {
        let mut room = false;
        self.game.each_modifier(self.s, |watcher, modifier| {
            room |= modifier == Modifier::AttacksRoom && watcher.model == Some(body)
                || modifier == Modifier::YouAttackRoom && watcher.you.as_model() == body;
        });
        room
    }

    /// Does a Physical Action of the Mage give both a move and an attack?
    pub fn moves_and_attacks(&self, body: Nth<Model>) -> bool {
        let mut both = false;
        self.game.each_modifier(self.s, |watcher, modifier| {
            both |= modifier == Modifier::MovesAndAttacks && watcher.you.as_model() == body;
        });
        both
    }

    /// The abilities that speak of the Model's own attack: its own, and those of its Mage while nobody else decides.
    fn of_attacker(&self, body: Nth<Model>) -> impl Iterator<Item = (usize, Standing)> {
        let own = self.s.top().you().as_model() == body;
        numbers(self.s.watching).filter_map(move |i| {
            let mine = |watcher: &crate::state::Watcher| match watcher.model {
                Some(model) => model == body,
                None => own && watcher.you.as_model() == body,
            };
            let watcher = self.s.watchers[i].filter(mine)?;
            Some((i, self.game.abilities[usize::from(watcher.ability)]))
        })
    }

    /// The abilities of the Model that may be used instead of attacking, with the programs they run.
    fn instead(&self, body: Nth<Model>) -> impl Iterator<Item = (usize, Pc)> {
        self.of_attacker(body).filter_map(|(i, ability)| match ability {
            Standing::Instead(code) => Some((i, code)),
            Standing::Modifies(_) | Standing::Answers { .. } | Standing::Attacking(_) => None,
        })
    }

    /// Which of them can do something now, as a mask.
    pub fn instead_of_attacking(&self, body: Nth<Model>) -> u8 {
        let able = self.instead(body).enumerate().take(7).filter(|(_, (_, code))| self.possible_at(*code));
        able.map(|(k, _)| 1 << k).sum()
    }

    /// The Model uses one of them, and its attack is spent.
    pub fn act_instead(&mut self, body: Nth<Model>, k: usize) -> Flow {
        let Some((i, code)) = self.instead(body).nth(k) else { return Flow::Stay };
        let effect = self.ability_of_attacker(body, i, code);
        self.push(effect);
        Flow::Stay
    }

    /// The Effect of an ability of the Model that attacks.
    fn ability_of_attacker(&self, body: Nth<Model>, i: usize, code: Pc) -> Frame {
        let frame = *self.s.top();
        let lasting = self.s.watchers[i].filter(|watcher| watcher.model.is_none());
        let source = lasting.map_or(frame.source, |watcher| self.game.watcher_source(&watcher));
        let mut effect = Frame::new(code, frame.you(), Some(body), source);
        effect.it = Some(body);
        effect.facts = count(self.s.facts.len());
        effect.chain = frame.chain;
        effect
    }

    /// Whom a text lets the Model attack: one of these, which becomes "it", all in the Room, or nobody where something
    /// else is done instead.
    pub fn pick_prey(&mut self, body: Nth<Model>, models: Models) -> Flow {
        let over = self.s.top().pc() + 2;
        if self.s.top().step == 1 {
            self.s.top_mut().done = true.into();
            return Flow::Jump(over);
        }
        let also = self.instead_of_attacking(body);
        let whole = !models.is_empty() && self.attacks_room(body);
        match self.answer() {
            Some(Choice::Instead(k)) => {
                self.s.top_mut().step = 1;
                return self.act_instead(body, usize::from(k));
            }
            Some(Choice::Attack(m)) => self.s.top_mut().it = Some(m),
            Some(_) => self.s.top_mut().it = models.lowest(),
            None if also == 0 && models.is_empty() => {
                self.s.top_mut().it = None;
                return self.skip("no-model", self.game.edition.cites.skipped);
            }
            None if also == 0 && (whole || models.len() == 1) => self.s.top_mut().it = models.lowest(),
            None => {
                let also = (also << 1) | (u8::from(whole) * WHOLE);
                let victims = if whole { Models::EMPTY } else { models };
                let parts = Among::Parts { of: body, to: Spaces::EMPTY, victims, activate: false, also };
                return self.ask_you(Question::Physical, parts, false);
            }
        }
        self.done(true)
    }

    /// Before an attack come the abilities that make it stronger; were any begun?
    pub fn ready_attack(&mut self, victims: Models, bonus: i8) -> bool {
        let Some(body) = self.s.top().body else { return false };
        let any = self.of_attacker(body).any(|(_, ability)| matches!(ability, Standing::Attacking(_)));
        if !any {
            return false;
        }
        let frame = *self.s.top();
        let mut onset = Frame::new(self.game.lists.onset, frame.you(), Some(body), frame.source);
        onset.work = Work::Onset(Onset { victims, bonus, next: 0 });
        onset.facts = count(self.s.facts.len());
        onset.chain = frame.chain;
        self.push(onset)
    }

    /// The abilities before an attack one after the other; then the attack of the frame below.
    pub fn onset(&mut self) -> Flow {
        let (Work::Onset(mut onset), Some(body)) = (self.s.top().work, self.s.top().body) else {
            return Flow::Next;
        };
        let next = self.of_attacker(body).find_map(|(i, ability)| match ability {
            Standing::Attacking(code) if i >= usize::from(onset.next) => Some((i, code)),
            _ => None,
        });
        if let Some((i, code)) = next {
            onset.next = count(i + 1);
            self.s.top_mut().work = Work::Onset(onset);
            let effect = self.ability_of_attacker(body, i, code);
            self.push(effect);
            return Flow::Stay;
        }
        self.s.stack.pop();
        let there = onset.victims & self.attackable(body, self.s.top().you());
        if there.is_empty() {
            return Flow::Stay;
        }
        self.attack(there, onset.bonus)
    }

    /// "Inflict N more": the attack that waits below.
    pub fn attack_more(&mut self, n: u8) -> Flow {
        let attack = self.s.stack.iter_mut().rev().find_map(|frame| match &mut frame.work {
            Work::Onset(onset) => Some(onset),
            _ => None,
        });
        if let Some(onset) = attack {
            onset.bonus = onset.bonus.saturating_add_unsigned(n);
        }
        Flow::Next
    }

    /// "Have X attack", one of these or one in its Room.
    pub fn have_attack(&mut self, who: Who, to: Option<Who>) -> Flow {
        if self.s.top().step == 1 {
            return self.done(true);
        }
        let you = self.s.top().you();
        let Some(body) = self.movable(who).lowest() else {
            return self.skip("no-model", self.game.edition.cites.skipped);
        };
        let prey = self.quarry(body, to);
        let victims = match (self.answer(), prey.only()) {
            (Some(Choice::Model(m)), _) => m.into(),
            (_, Some(only)) => only.into(),
            _ if prey.is_empty() => return self.skip("no-model", self.game.edition.cites.skipped),
            _ if self.attacks_room(body) && to.is_none() => prey,
            _ => return self.ask_you(Question::Pick, prey, false),
        };
        self.s.top_mut().step = 1;
        let frame = *self.s.top();
        let source = self.s.models[body].kind.map_or(Source::Physical, Source::Evocation);
        let mut assault = Frame::new(self.game.lists.assault, you, Some(body), source);
        assault.work = Work::Onset(Onset { victims, bonus: 0, next: 0 });
        assault.facts = count(self.s.facts.len());
        assault.chain = frame.chain;
        self.push(assault);
        Flow::Stay
    }

    /// Whom "you" may have the Model attack.
    pub fn quarry(&self, body: Nth<Model>, to: Option<Who>) -> Models {
        if !self.game.strikes(self.s, body, 0) {
            return Models::EMPTY;
        }
        let there = self.attackable(body, self.s.top().you());
        to.map_or(there, |to| there & self.who(to))
    }

    /// The attack of a Model for whom somebody else decides.
    pub fn assault(&mut self) -> Flow {
        let Work::Onset(onset) = self.s.top().work else { return Flow::Next };
        if self.s.top().step == 1 {
            return Flow::Next;
        }
        self.s.top_mut().step = 1;
        self.attack(onset.victims, onset.bonus)
    }

    /// A Physical Attack: Damage equal to Strength, then its period (DUE-313, DUE-611, REB-465).
    pub fn attack(&mut self, victims: Models, bonus: i8) -> Flow {
        let facts = self.s.facts.len();
        let level = self.s.stack.len();
        if !self.push_period(facts) {
            // Too deep for the period: what happened belongs to the one outside.
            self.blow(victims, bonus);
            return Flow::Stay;
        }
        // The period runs once the cubes lie: it is below whatever the blow has to ask.
        let period = self.s.stack.pop();
        self.blow(victims, bonus);
        if let Some(period) = period.filter(|_| self.s.stack.len() < crate::limits::FRAMES) {
            self.s.stack.insert(level, period);
        }
        Flow::Stay
    }

    fn blow(&mut self, victims: Models, bonus: i8) -> Flow {
        let frame = *self.s.top();
        let Some(body) = frame.body else { return Flow::Next };
        let strength = self.game.stat(self.s, body, Stat::Strength).saturating_add_signed(bonus);
        for victim in victims.iter() {
            let (game, s) = (self.game, &*self.s);
            self.log.tell(Audience::All, || Event::Attacks {
                model: game.model_id(s, body),
                victim: game.model_id(s, victim),
            });
            self.s.note(Fact::Attacked { model: body, victim });
        }
        self.strike(Blow { party: frame.you(), quiet: Quiet::No, attack: true }, victims, |_, _| strength)
    }

    /// "Attack X".
    pub fn attack_op(&mut self, who: Who, bonus: i8) -> Flow {
        if self.s.top().step == 1 {
            return Flow::Next;
        }
        let frame = *self.s.top();
        let attackable = frame.body.map_or(Models::EMPTY, |body| self.attackable(body, frame.you()));
        let Some(victim) = (self.who(who) & attackable).lowest() else {
            return self.skip("no-model", self.game.edition.cites.skipped);
        };
        self.s.top_mut().step = 1;
        let whole = frame.body.is_some_and(|body| self.attacks_room(body));
        let victims = if whole { attackable } else { victim.into() };
        if self.ready_attack(victims, bonus) {
            return Flow::Stay;
        }
        match self.blow(victims, bonus) {
            Flow::Wait => Flow::Stay,
            flow => flow,
        }
    }
}
