//! Damage: inflicting, converting, healing, ignoring.

use crate::BlackRose;
use crate::cubes::Party;
use crate::editions::Immunity;
use crate::engine::ask::{Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::engine::sharing;
use crate::engine::strike::Blow;
use crate::events::Event;
use crate::language::program::*;
use crate::limits::{MODELS, SEATS};
use crate::lodge::members;
use crate::state::{Aim, Done, Fact, LOST, NONE, Rows, State, Work};
use kernel::Audience;

impl BlackRose {
    /// May this side put Damage on the Model?
    pub fn may_hurt(&self, s: &State, party: Party, model: usize) -> bool {
        let victim = &s.models[model];
        let controlled = self.edition.effects.immunity == Immunity::Wide && victim.controller == party;
        // REB-879, REB-885: with the Avatar the Black Rose is one party with it, and immune as any other.
        let rose = party == Party::ROSE && self.avatar.is_none();
        rose || (victim.owner != party && !controlled)
    }

    /// The Models in its Room that a Model may attack for this side.
    pub fn attackable(&self, s: &State, body: usize, party: Party) -> Models {
        let Some(space) = s.room_of(body) else { return 0 };
        members(s.models_in(space)).filter(|&m| m != body && self.may_hurt(s, party, m)).map(|m| 1 << m).sum()
    }

    /// Is the Room's token used up, so that nobody can activate it (REB-654)?
    pub fn closed(&self, s: &State, space: usize) -> bool {
        let room = &s.rooms[space];
        self.edition.rooms.tokens_return && room.rebuilt && room.used
    }

    /// Does the Model make Physical Attacks? An Evocation with Strength 0 does not (REB-1021).
    pub fn strikes(&self, s: &State, body: usize, bonus: i8) -> bool {
        body < SEATS || i16::from(self.stat(s, body, Stat::Strength)) + i16::from(bonus) > 0
    }
}

impl Run<'_, '_> {
    /// May this side put Damage on the Model, or convert it there (DUE-453, DUE-457, DUE-482)?
    pub fn may_hurt(&self, party: Party, model: usize) -> bool {
        self.game.may_hurt(self.s, party, model)
    }

    /// The Health value of a Model.
    pub fn health(&self, model: usize) -> usize {
        self.game.health(self.s, model)
    }

    /// How much of each Damage the Model ignores (DUE-408).
    pub fn ignores(&self, model: usize) -> u8 {
        let mut n = 0;
        self.game.each_modifier(self.s, |watcher, modifier| match modifier {
            Modifier::EvocationsUnhurt if model >= SEATS => n = u8::MAX / 2,
            Modifier::YouIgnore(k) if watcher.you as usize == model => n += k,
            Modifier::ThisIgnores(k) if watcher.model as usize == model => n += k,
            _ => {}
        });
        n
    }

    /// "Inflict N": puts cubes of `by` on the Models (DUE-450 to DUE-453, REB-544).
    pub fn inflict(&mut self, by: By, n: Quantity, to: Who, quiet: Quiet) -> Flow {
        if self.s.top().step == 1 {
            return Flow::Next;
        }
        let Some(party) = self.party(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let mut n = self.quantity(n);
        let named = self.reachable(self.who(to));
        let victims: Models = members(named).filter(|&m| self.may_hurt(party, m)).map(|m| 1 << m).sum();
        if victims == 0 {
            let cites = &self.game.edition.cites;
            return if named == 0 {
                self.skip("no-model", cites.skipped)
            } else {
                self.skip("immune", cites.immune)
            };
        }
        if n > 0 {
            n += self.combat_bonus(party);
        }
        let blow = Blow { party, quiet, attack: false };
        self.s.top_mut().step = 1;
        match self.strike(blow, n, victims) {
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
            let victims: Models = members(named).filter(|&m| self.may_hurt(party, m)).map(|m| 1 << m).sum();
            if victims == 0 {
                return self.skip("no-model", self.game.edition.cites.skipped);
            }
            let each = self.quantity(n);
            if self.too_few_to_convert(party, sharing::Rows::Damage, victims, each) {
                let all = victims.count_ones() as u8;
                self.s.top_mut().record.unconverted = each.saturating_mul(all);
            } else {
                let frame = self.s.top_mut();
                frame.step = 1;
                frame.work = Work::Rows(Rows { open: victims, left: each, each });
                frame.done = Done::Yes;
                frame.record.unconverted = 0;
            }
        }
        if self.s.top().step == 2 {
            return self.share_conversion(party, sharing::Rows::Damage);
        }
        match self.answer() {
            Some(Choice::Cube(from)) => {
                if let Some(m) = self.s.top().work.rows().in_hand()
                    && let Some(i) = self.s.models[m].damage.find(from)
                {
                    self.convert_damage(party, m, i);
                    self.one_cube_less();
                }
            }
            Some(_) => self.leave_unconverted(),
            None => {}
        }
        while let Some(m) = self.s.top().work.rows().in_hand() {
            let left = self.s.top().work.rows().left;
            let row = self.s.models[m].damage;
            let foreign = self.foreign(row, party);
            if left == 0 || foreign == 0 || self.s.supply[party.index()] == 0 {
                self.tell_unconverted(left, foreign, party);
                self.leave_unconverted();
            } else if party == Party::ROSE && self.avatar_acts() {
                // REB-960: from the rightmost.
                let i = (0..row.len()).rev().find(|&i| row.get(i) != party).unwrap_or(0);
                self.convert_damage(party, m, i);
                self.one_cube_less();
            } else if party == Party::ROSE
                && (!self.game.edition.effects.rose_chooses || foreign.is_power_of_two())
            {
                // DUE-456: from the leftmost, skipping her own, as many as possible.
                let i = (0..row.len()).find(|&i| row.get(i) != party).unwrap_or(0);
                self.convert_damage(party, m, i);
                self.one_cube_less();
            } else {
                let seat = self.decider(party);
                let flow = self.ask(Question::Convert, seat, foreign, party != Party::ROSE);
                self.s.ask.about = m as u8;
                return flow;
            }
        }
        Flow::Next
    }

    /// The sides other than `party` with a cube in the row, as a mask.
    pub fn foreign(&self, row: crate::cubes::Cubes, party: Party) -> u32 {
        row.iter().filter(|p| *p != party).map(|p| 1 << p.0).fold(0, |a, b: u32| a | b)
    }

    /// Says why a conversion ends before its number is reached.
    pub fn tell_unconverted(&mut self, left: u8, foreign: u32, party: Party) {
        let cites = &self.game.edition.cites;
        if left > 0 && foreign == 0 {
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
        self.next_row();
    }

    /// One cube on a Model becomes the side's.
    pub fn convert_damage(&mut self, party: Party, m: usize, i: usize) {
        let from = self.s.models[m].damage.get(i);
        self.s.models[m].damage.set(i, party);
        self.s.supply[from.index()] += 1;
        self.s.supply[party.index()] -= 1;
        let record = &mut self.s.top_mut().record;
        record.converted |= 1 << m;
        record.rose_converted += u8::from(from == Party::ROSE);
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
        let damaged = (0..MODELS).filter(|&m| frame.activation[m] > 0).fold(0, |mask, m| mask | 1 << m);
        if frame.step == 2 || self.too_few_to_convert(party, sharing::Rows::Inflicted, damaged, 0) {
            return self.share_conversion(party, sharing::Rows::Inflicted);
        }
        for m in 0..MODELS {
            let mut left = frame.activation[m];
            let row = self.s.models[m].damage;
            // The cubes in question are the rightmost of their colour; the Black Rose begins with the leftmost of them
            // (DUE-456).
            let older = row.count(colour).saturating_sub(left as usize);
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
    pub fn heal(&mut self, n: Quantity, on: Who) -> Flow {
        if self.s.top().step == 0 {
            let victims = self.reachable(self.who(on));
            if victims == 0 {
                return self.skip("no-model", self.game.edition.cites.skipped);
            }
            let each = self.quantity(n);
            let frame = self.s.top_mut();
            frame.step = 1;
            frame.work = Work::Rows(Rows { open: victims, left: each, each });
            frame.done = Done::Yes;
        }
        if let Some(Choice::Cube(from)) = self.answer()
            && let Some(m) = self.s.top().work.rows().in_hand()
            && let Some(i) = self.s.models[m].damage.find(from)
        {
            self.heal_cube(m, i);
        }
        while let Some(m) = self.s.top().work.rows().in_hand() {
            let left = self.s.top().work.rows().left as usize;
            let row = self.s.models[m].damage;
            let sides = row.iter().map(|p| 1u32 << p.0).fold(0, |a, b| a | b);
            if left == 0 || row.is_empty() {
                self.next_row();
            } else if left >= row.len() || sides.count_ones() == 1 {
                self.heal_cube(m, 0);
            } else {
                let flow = self.ask_you(Question::Heal, sides, false);
                self.s.ask.about = m as u8;
                return flow;
            }
        }
        Flow::Next
    }

    fn heal_cube(&mut self, m: usize, i: usize) {
        let owner = self.s.models[m].damage.remove(i);
        self.s.supply[owner.index()] += 1;
        self.one_cube_less();
        let fact = Fact::Healed { by: self.actor(self.s.top().you()), victim: m as u8 };
        if !self.s.facts[self.s.top().facts as usize..].contains(&fact) {
            self.s.note(fact);
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
    pub fn ignore(&mut self, n: u8) -> Flow {
        let answered = Some(self.s.top().answers).filter(|fact| *fact != NONE).map(usize::from);
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
            _ => return self.ask_you(Question::Ignore, (1 << (most + 1)) - 1, false),
        };
        let keep = (dealt - ignored).min(free).min(placed);
        let answered = self.effect_below(self.s.stack.len() - 1);
        let m = victim as usize;
        let side = if (by as usize) < SEATS { self.game.side_of(by as usize) } else { Party::ROSE };
        for _ in keep..placed {
            let row = self.s.models[m].damage;
            if let Some(i) = (0..row.len()).rev().find(|&i| row.get(i) == side) {
                self.s.models[m].damage.remove(i);
                self.s.supply[side.index()] += 1;
            }
        }
        self.s.facts[at] =
            Fact::Damaged { by, model, victim, placed: keep, dealt: dealt - ignored, free, how, quiet };
        // REB-577: what was ignored has not been inflicted.
        let effect = &mut self.s.stack[answered];
        effect.dealt[m] = effect.dealt[m].saturating_sub(placed - keep);
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
            self.s.stack[effect].immune |= 1 << you;
        }
        self.done(true)
    }

    /// "Heal all damage on each Mage except damage from the Rose".
    pub fn heal_but_rose(&mut self) -> Flow {
        for m in 0..self.game.seats {
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
        for m in members(victims) {
            self.s.doomed |= 1 << m;
            self.s.models[m].last_hit = you;
        }
        self.done(victims != 0)
    }

    /// Forgets the Model "it" if it has left the Lodge from this Room; the target's last Room is kept.
    pub fn forget(&mut self, model: usize, room: u8) {
        for watcher in self.s.watchers.iter_mut().flatten() {
            if watcher.target == model as u8 {
                watcher.target = LOST;
            }
        }
        for frame in &mut self.s.stack {
            frame.record.assigned &= !(1 << model);
            if frame.it == model as u8 {
                frame.it = NONE;
            }
            if frame.that_model == model as u8 {
                frame.that_model = NONE;
            }
            if frame.aim.model() == Some(model as u8) {
                frame.target_was = room;
                frame.aim = Aim::Gone(model as u8);
            }
        }
    }
}
