//! Damage: inflicting, converting, healing, ignoring.

use crate::BlackRose;
use crate::cubes::{Parties, Party};
use crate::editions::Immunity;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::engine::sharing;
use crate::engine::strike::Blow;
use crate::events::Event;
use crate::language::program::*;
use crate::limits::MODELS;
use crate::lodge::Space;
use crate::state::{Aim, Done, Fact, Frame, Level, Model, Open, Role, Row, Rows, State, Work};
use kernel::Audience;
use kernel::small::{Nth, count};

/// More damage than there ever is.
const ALL: u8 = u8::MAX / 2;

impl BlackRose {
    /// May this side put Damage on the Model?
    pub fn may_hurt(&self, s: &State, party: Party, model: Nth<Model>) -> bool {
        let victim = &s.models[model];
        let controlled = self.edition.effects.immunity == Immunity::Wide && victim.controller == party;
        // REB-879, REB-885: with the Avatar the Black Rose is one party with it, and immune as any other.
        let rose = party == Party::ROSE && self.avatar.is_none();
        rose || (victim.owner != party && !controlled)
    }

    /// The Models in its Room that a Model may attack for this side.
    pub fn attackable(&self, s: &State, body: Nth<Model>, party: Party) -> Models {
        let Some(space) = s.room_of(body) else { return Models::EMPTY };
        s.models_in(space).filter(|m| m != body && self.may_hurt(s, party, m))
    }

    /// Does the Model make Physical Attacks? An Evocation with Strength 0 does not (REB-1021).
    pub fn strikes(&self, s: &State, body: Nth<Model>, bonus: i8) -> bool {
        Model::is_mage(body) || i16::from(self.stat(s, body, Stat::Strength)) + i16::from(bonus) > 0
    }
}

impl Run<'_, '_> {
    /// May this side put Damage on the Model, or convert it there (DUE-453, DUE-457, DUE-482)?
    pub fn may_hurt(&self, party: Party, model: Nth<Model>) -> bool {
        self.game.may_hurt(self.s, party, model)
    }

    /// The Health value of a Model.
    pub fn health(&self, model: Nth<Model>) -> usize {
        self.game.health(self.s, model)
    }

    /// How much of each Damage the Model ignores (DUE-408).
    pub fn ignores(&self, model: Nth<Model>) -> u8 {
        // What a Protection ignores is only the damage of the Spell that it answers.
        if self.s.stack[self.striking()].record.unhurt.contains(model) {
            return ALL;
        }
        let mut n = 0;
        self.game.each_modifier(self.s, |watcher, modifier| match modifier {
            Modifier::EvocationsUnhurt if self.s.is_evocation(model) => n = ALL,
            Modifier::YouIgnore(k) if watcher.you.as_model() == model => n += k,
            Modifier::ThisIgnores(k) if watcher.model == Some(model) => n += k,
            _ => {}
        });
        n
    }

    /// "Inflict N": puts cubes of `by` on the Models (DUE-450 to DUE-453, REB-544).
    pub fn inflict(&mut self, by: By, n: Quantity, to: Who, quiet: Quiet) -> Flow {
        let n = self.quantity(n);
        self.inflict_each(by, to, quiet, |_, _| n)
    }

    /// "Inflict N but M to each" Model of an archetype.
    pub fn inflict_but(&mut self, by: By, n: u8, archetype: u8, instead: u8) -> Flow {
        self.inflict_each(by, Who::Target, Quiet::No, |run, m| {
            if run.is_kind(m, Kind::Archetype(archetype)) { instead } else { n }
        })
    }

    fn inflict_each(&mut self, by: By, to: Who, quiet: Quiet, n: impl Fn(&Self, Nth<Model>) -> u8) -> Flow {
        if self.s.top().step == 1 {
            return Flow::Next;
        }
        let Some(party) = self.party(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let named = self.reachable(self.who(to));
        let turned_on = self.s.top().record.turned_on;
        let victims: Models = named.filter(|m| self.may_hurt(party, m) || turned_on == Some(m));
        if victims.is_empty() {
            let cites = &self.game.edition.cites;
            return if named.is_empty() {
                self.skip("no-model", cites.skipped)
            } else {
                self.skip("immune", cites.immune)
            };
        }
        let more = self.combat_bonus(party);
        let blow = Blow { party, quiet, attack: false };
        self.s.top_mut().step = 1;
        let much = |run: &Self, m: Nth<Model>| match n(run, m) {
            0 => 0,
            n => n + more,
        };
        match self.strike(blow, victims, much) {
            Flow::Wait => Flow::Stay,
            flow => flow,
        }
    }

    /// What Combat Spells of Mages inflict more.
    fn combat_bonus(&self, party: Party) -> u8 {
        let Some((kind, _)) = self.game.spell_of(self.s.top().source) else { return 0 };
        let mut more = 0;
        if party != Party::ROSE && kind == SpellType::Combat {
            self.game.each_modifier(self.s, |_, modifier| {
                if let Modifier::CombatSpellsInflict(n) = modifier {
                    more += n;
                }
            });
        }
        more
    }

    /// "Convert N": exchanges cubes of other sides on the Models for own ones (DUE-454 to DUE-458).
    pub fn convert(&mut self, by: By, n: Quantity, on: Who) -> Flow {
        let Some(party) = self.party(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        if self.s.top().step == 0 {
            let named = self.reachable(self.who(on));
            // CLA-715: there a text may name its caster.
            let oneself = on == Who::You && self.game.edition.effects.immunity == Immunity::Harm;
            let victims: Models = named.filter(|m| oneself || self.may_hurt(party, m));
            if victims.is_empty() {
                return self.skip("no-model", self.game.edition.cites.skipped);
            }
            let each = self.quantity(n);
            if self.too_few_to_convert(party, sharing::Rows::Damage, Open::Models(victims), each) {
                self.s.top_mut().record.unconverted = each.saturating_mul(count(victims.len()));
            } else {
                let frame = self.s.top_mut();
                frame.step = 1;
                frame.work = Work::Rows(Rows::new(Open::Models(victims), each));
                frame.done = Done::Yes;
                frame.record.unconverted = 0;
            }
        }
        if self.s.top().step == 2 {
            return self.share_conversion(party, sharing::Rows::Damage);
        }
        match self.answer() {
            Some(Choice::Cube(from)) => {
                if let Some(Row::Model(m)) = self.s.top().work.rows().in_hand()
                    && let Some(i) = self.s.models[m].damage.find(from)
                {
                    self.convert_damage(party, m, i);
                    self.one_cube_less();
                }
            }
            Some(_) => self.leave_unconverted(),
            None => {}
        }
        while let Some(Row::Model(m)) = self.s.top().work.rows().in_hand() {
            let left = self.s.top().work.rows().left;
            let row = self.s.models[m].damage;
            let foreign = self.foreign(row, party);
            if left == 0 || foreign.is_empty() || self.s.supply[party.index()] == 0 {
                self.tell_unconverted(left, foreign, party);
                self.leave_unconverted();
            } else if party == Party::ROSE && self.avatar_acts() {
                // REB-960: from the rightmost.
                let i = (0..row.len()).rev().find(|&i| row.get(i) != party).unwrap_or(0);
                self.convert_damage(party, m, i);
                self.one_cube_less();
            } else if party == Party::ROSE && (!self.game.edition.effects.rose_chooses || foreign.len() == 1)
            {
                // DUE-456: from the leftmost, skipping her own, as many as possible.
                let i = (0..row.len()).find(|&i| row.get(i) != party).unwrap_or(0);
                self.convert_damage(party, m, i);
                self.one_cube_less();
            } else {
                // CLA-753: as many as possible, where the card looks at what was not converted.
                let must = party == Party::ROSE || self.must_convert();
                let all = row.len() - row.count(party);
                let supply = self.s.supply[party.index()];
                let one = foreign.len() == 1 || (all <= usize::from(left) && all <= usize::from(supply));
                if must && party != Party::ROSE && one {
                    let i = (0..row.len()).find(|&i| row.get(i) != party).unwrap_or(0);
                    self.convert_damage(party, m, i);
                    self.one_cube_less();
                    continue;
                }
                let seat = self.decider(party);
                let cubes = Among::Cubes { of: foreign, on: Some(Row::Model(m)) };
                return self.ask(Question::Convert, seat, cubes, !must);
            }
        }
        Flow::Next
    }

    /// Does the rest of the text look at what was not converted?
    fn must_convert(&self) -> bool {
        self.game.edition.effects.counted_conversions
            && self.game.code[usize::from(self.s.top().pc())..]
                .iter()
                .take_while(|op| **op != Op::End)
                .any(|op| op.reads_unconverted())
    }

    /// The sides other than `party` with a cube in the row.
    pub fn foreign(&self, row: crate::cubes::Cubes, party: Party) -> Parties {
        row.iter().filter(|p| *p != party).map(Party::place).collect()
    }

    /// Says why a conversion ends before its number is reached.
    pub fn tell_unconverted(&mut self, left: u8, foreign: Parties, party: Party) {
        let cites = &self.game.edition.cites;
        if left > 0 && foreign.is_empty() {
            self.nothing("nothing-to-convert", cites.skipped);
        } else if left > 0 && self.s.supply[party.index()] == 0 {
            self.nothing("no-cube", cites.no_cube);
        }
    }

    /// One cube of the row in hand is done.
    pub fn one_cube_less(&mut self) {
        let frame = self.s.top_mut();
        if let Work::Rows(rows) = &mut frame.work {
            rows.left = rows.left.saturating_sub(1);
        }
    }

    /// The row in hand is done with; the instruction is not carried out in full if cubes are left.
    pub fn next_row(&mut self) {
        let frame = self.s.top_mut();
        let mut rows = frame.work.rows();
        if rows.left > 0 {
            frame.done = Done::No;
        }
        rows.next();
        frame.work = Work::Rows(rows);
    }

    fn leave_unconverted(&mut self) {
        let frame = self.s.top_mut();
        let left = frame.work.rows().left;
        frame.record.unconverted = frame.record.unconverted.saturating_add(left);
        let (pc, row) = (frame.pc(), frame.work.rows().in_hand());
        if let (Op::ConvertOrLose { toll, .. }, Some(Row::Model(m))) = (self.game.code[usize::from(pc)], row)
            && Model::is_mage(m)
        {
            self.lose(self.game.side_of(m), left.saturating_mul(toll));
        }
        self.next_row();
    }

    /// One cube on a Model becomes the side's.
    pub fn convert_damage(&mut self, party: Party, m: Nth<Model>, i: usize) {
        let from = self.s.models[m].damage.get(i);
        self.s.models[m].damage.set(i, party);
        self.s.supply[from.index()] += 1;
        self.s.supply[party.index()] -= 1;
        let record = &mut self.s.top_mut().record;
        record.converted.insert(m);
        record.rose_converted += u8::from(from == Party::ROSE);
        record.converted_cubes = record.converted_cubes.saturating_add(1);
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Converted {
            by: game.party_id(s, party),
            at: game.model_id(s, m),
            from: game.party_id(s, from),
        });
    }

    /// The cubes that "it" placed as Damage in the activation just ended become `by`'s (DUE-208, DUE-214).
    pub fn convert_inflicted(&mut self, by: By) -> Flow {
        let Some(party) = self.party(by) else { return Flow::Next };
        let frame = *self.s.top();
        let colour = frame.you();
        let mut any = false;
        let damaged = Models::first(MODELS).filter(|m| frame.activation[m.index()] > 0);
        let rows = Open::Models(damaged);
        if frame.step == 2 || self.too_few_to_convert(party, sharing::Rows::Inflicted, rows, 0) {
            return self.share_conversion(party, sharing::Rows::Inflicted);
        }
        for m in Nth::all(MODELS) {
            let mut left = frame.activation[m.index()];
            let row = self.s.models[m].damage;
            // The cubes in question are the rightmost of their colour; the Black Rose begins with the leftmost of them
            // (DUE-456).
            let older = row.count(colour).saturating_sub(usize::from(left));
            for i in (0..row.len()).filter(|&i| row.get(i) == colour).skip(older) {
                if left > 0 && self.s.supply[party.index()] > 0 {
                    self.convert_damage(party, m, i);
                    left -= 1;
                    any = true;
                }
            }
        }
        if !any {
            return self.skip("no-damage", self.game.edition.cites.skipped);
        }
        self.done(true)
    }

    /// "Heal N": cubes go back to their owners; the Mage who applies it chooses which (DUE-459).
    pub fn heal(&mut self, n: Quantity, may: bool, on: Who) -> Flow {
        if self.s.top().step == 0 {
            let victims = self.reachable(self.who(on));
            if victims.is_empty() {
                return self.skip("no-model", self.game.edition.cites.skipped);
            }
            let each = self.quantity(n);
            let frame = self.s.top_mut();
            frame.step = 1;
            frame.work = Work::Rows(Rows::new(Open::Models(victims), each));
            frame.done = Done::Yes;
        }
        match self.answer() {
            Some(Choice::Cube(from)) => {
                if let Some(Row::Model(m)) = self.s.top().work.rows().in_hand()
                    && let Some(i) = self.s.models[m].damage.find(from)
                {
                    self.heal_cube(m, i);
                }
            }
            Some(_) => self.next_row(),
            None => {}
        }
        while let Some(Row::Model(m)) = self.s.top().work.rows().in_hand() {
            let left = usize::from(self.s.top().work.rows().left);
            let row = self.s.models[m].damage;
            let sides: Parties = row.iter().map(Party::place).collect();
            if left == 0 || row.is_empty() {
                self.next_row();
            } else if !may && (left >= row.len() || sides.len() == 1) {
                self.heal_cube(m, 0);
            } else {
                let cubes = Among::Cubes { of: sides, on: Some(Row::Model(m)) };
                return self.ask_you(Question::Heal, cubes, may);
            }
        }
        Flow::Next
    }

    fn heal_cube(&mut self, m: Nth<Model>, i: usize) {
        let owner = self.s.models[m].damage.remove(i);
        self.s.supply[owner.index()] += 1;
        self.fill_from_beyond(m);
        self.one_cube_less();
        let fact = Fact::Healed { by: self.actor(self.s.top().you()), victim: m };
        if !self.s.facts[usize::from(self.s.top().facts)..].contains(&fact) {
            self.s.note(fact);
            self.s.top_mut().record.healed += 1;
        }
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Healed {
            victim: game.model_id(s, m),
            cube: game.party_id(s, owner),
        });
    }

    /// "Ignore up to N damage": takes back what the sentence that was answered has just placed.
    ///
    /// Ignored Damage counts before the limit of the Health Bar: what stays is the Damage dealt less
    /// what is ignored, as far as it fits.
    pub fn ignore(&mut self, n: u8, all: bool) -> Flow {
        let answered = self.s.top().answers.map(Nth::index);
        let Some(at) = answered.filter(|i| *i < self.s.facts.len()) else {
            return self.skip("no-damage", self.game.edition.cites.skipped);
        };
        let Fact::Damaged { by, model, victim, placed, dealt, free, how, quiet } = self.s.facts[at] else {
            return self.skip("no-damage", self.game.edition.cites.skipped);
        };
        // REB-505: "up to" is a choice, nothing included.
        let most = n.min(dealt);
        let ignored = match self.answer() {
            Some(Choice::Number(n)) => n,
            _ if most == 0 => return self.skip("no-damage", self.game.edition.cites.skipped),
            _ if all => most,
            _ => return self.ask_you(Question::Ignore, Among::UpTo(most), false),
        };
        let keep = (dealt - ignored).min(free).min(placed);
        let answered = self.effect_below(self.s.stack.len() - 1);
        let m = victim;
        let side = if by == Party::ROSE { by } else { self.game.side_of(by.as_model()) };
        for _ in keep..placed {
            // What lies beyond the Health Bar goes first.
            if Model::is_mage(m) && self.s.mages[m.index()].over[side.index()] > 0 {
                self.s.mages[m.index()].over[side.index()] -= 1;
                self.s.supply[side.index()] += 1;
                continue;
            }
            let row = self.s.models[m].damage;
            if let Some(i) = (0..row.len()).rev().find(|&i| row.get(i) == side) {
                self.s.models[m].damage.remove(i);
                self.s.supply[side.index()] += 1;
            }
        }
        self.s.facts[at] =
            Fact::Damaged { by, model, victim, placed: keep, dealt: dealt - ignored, free, how, quiet };
        // REB-577: what was ignored has not been inflicted.
        self.count_damage(side, m, |n| n.saturating_sub(placed - keep));
        let effect = &mut self.s.stack[answered];
        effect.dealt[m.index()] = effect.dealt[m.index()].saturating_sub(placed - keep);
        if ignored > 0 && effect.done == Done::Inflicted {
            effect.done = Done::No;
        }
        self.s.top_mut().record.ignored = ignored;
        if ignored > 0 {
            let id = self.game.log_model(self.log, self.s, m);
            self.tell(|| Event::Ignored { victim: id, n: ignored });
        }
        self.done(ignored > 0)
    }

    /// "Ignore the Spell Effect": no sentence of the interrupted Effect does anything to you.
    pub fn ignore_effect(&mut self) -> Flow {
        let this = self.s.stack.len() - 1;
        let effect = (0..this).rev().find(|&i| {
            self.game.spell_of(self.s.stack[i].source).is_some()
                && self.s.stack[i].pc() != self.game.lists.period
        });
        if let (Some(effect), Some(you)) = (effect, self.figure()) {
            self.s.stack[effect].immune.insert(you);
        }
        self.done(true)
    }

    /// "Ignore the damage of that Spell": whatever else it does to you, it does.
    pub fn ignore_damage(&mut self) -> Flow {
        let (Some(at), Some(you)) = (self.interrupted(Interrupted::Spell), self.figure()) else {
            return self.skip("no-damage", self.game.edition.cites.skipped);
        };
        self.s.stack[at].record.unhurt.insert(you);
        self.done(true)
    }

    /// "After that Spell": the rest waits below the Spell that the answer interrupts. Where there is none any more, it
    /// goes on at once.
    pub fn after_spell(&mut self) -> Flow {
        let (Some(at), rest) = (self.interrupted(Interrupted::Spell), *self.s.top()) else {
            return Flow::Next;
        };
        self.s.stack.pop();
        let facts = self.s.stack[at].facts;
        let mut rest = rest;
        (rest.role, rest.answers, rest.facts) = (Role::After, None, facts);
        rest.go(rest.pc() + 1);
        self.s.stack.insert(at, rest);
        // Whatever lies above has moved up by one.
        for pending in self.s.pending.iter_mut() {
            pending.level = pending.level.map(|level| match level.index() > at {
                true => Level::new(level.index() + 1),
                false => level,
            });
        }
        Flow::Stay
    }

    /// A Spell is over: what waits for that goes on, and knows how much damage it has inflicted to "you".
    pub fn spell_over(&mut self, over: &Frame) {
        if let Some(rest) = self.s.stack.last_mut().filter(|rest| rest.role == Role::After) {
            rest.role = Role::Effect;
            rest.amount = over.dealt.get(usize::from(rest.you.as_model().number())).copied().unwrap_or(0);
        }
    }

    /// The innermost frame of what the running answer interrupts.
    pub(super) fn interrupted(&self, what: Interrupted) -> Option<usize> {
        let lists = &self.game.lists;
        let is = |frame: &Frame| match what {
            Interrupted::Spell => {
                let pc = frame.pc();
                let serves = lists.is_period(pc) || lists.is_strike(pc);
                self.game.spell_of(frame.source).is_some() && !serves || lists.casts(pc)
            }
            Interrupted::Activation => lists.activates(frame.pc()),
            Interrupted::Quest { .. } => lists.completes(frame.pc()),
        };
        (0..self.s.stack.len() - 1).rev().find(|&i| is(&self.s.stack[i]) && !self.s.stack[i].stopped)
    }

    /// "Cancel that Spell, activation or Quest": nothing more of it is done, for nobody (CLA-664, CLA-665).
    pub fn cancel(&mut self, what: Interrupted) -> Flow {
        let Some(at) = self.interrupted(what) else {
            return self.skip("nothing-to-cancel", self.game.edition.cites.skipped);
        };
        self.s.stack[at].stopped = true;
        if what == (Interrupted::Quest { barred: true }) {
            self.bar_quest(at);
        }
        let (game, s, source) = (self.game, &*self.s, self.s.stack[at].source);
        self.log.tell(Audience::All, || Event::Cancelled { source: game.source_id(s, source) });
        self.done(true)
    }

    /// "Redirect that Spell to X": X is its target now; its own Mage suffers its damage, too (CLA-667).
    pub fn redirect_spell(&mut self, who: Who) -> Flow {
        let Some(target) = self.reachable(self.who(who)).lowest() else { return self.done(false) };
        let Some(at) = self.interrupted(Interrupted::Spell) else {
            return self.skip("nothing-to-cancel", self.game.edition.cites.skipped);
        };
        let frame = &mut self.s.stack[at];
        frame.aim = Aim::Model(target);
        frame.record.turned_on = Some(target);
        let (game, s, source) = (self.game, &*self.s, self.s.stack[at].source);
        self.log.tell(Audience::All, || Event::Targets {
            source: game.source_id(s, source),
            target: game.model_id(s, target),
        });
        self.done(true)
    }

    /// "Heal all damage on each Mage except damage from the Rose".
    pub fn heal_but_rose(&mut self) -> Flow {
        for m in Nth::all(self.game.seats) {
            while let Some(i) = self.s.models[m].damage.iter().position(|p| p != Party::ROSE) {
                self.heal_cube(m, i);
            }
        }
        self.done(true)
    }

    /// "Defeat X": whatever the Damage, the Model is defeated at the period.
    pub fn defeat_outright(&mut self, who: Who) -> Flow {
        let victims = self.reachable(self.who(who));
        let you = self.s.top().you();
        for m in victims.iter() {
            self.s.doomed.insert(m);
            self.s.models[m].last_hit = you;
        }
        self.done(!victims.is_empty())
    }

    /// Forgets the Model "it" if it has left the Lodge from this Room; the target's last Room is kept.
    pub fn forget(&mut self, model: Nth<Model>, room: Option<Space>) {
        for watcher in self.s.watchers.iter_mut().flatten() {
            if watcher.target == Some(model) {
                watcher.target = None;
            }
        }
        for frame in &mut self.s.stack {
            frame.record.assigned.remove(model);
            frame.record.chosen.remove(model);
            if frame.it == Some(model) {
                frame.it = None;
            }
            if frame.that_model == Some(model) {
                frame.that_model = None;
            }
            if frame.aim.model() == Some(model) {
                frame.target_was = room;
                frame.aim = Aim::Gone(model);
            }
        }
    }
}
