//! Which of several things that happened in one sentence an answer is about, and whether two answers are the same.

use crate::cards::Face;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::avatar::seat_of;
use crate::engine::run::{Flow, Run};
use crate::engine::triggers::Meaning;
use crate::language::program::{Op, Pc, Quiet, Standing, Trigger, Words};
use crate::state::{Fact, Frame, Pending, Side, Source, Tie};
use arrayvec::ArrayVec;
use kernel::Seat;
use kernel::small::{Nth, count};

/// Most things that one answer is chosen from; as many as the mask of a question has places.
const CAUSES: usize = 32;

/// The facts that an answer may be about, and what its words mean for each.
pub type Causes = ArrayVec<(usize, Meaning), CAUSES>;

impl Run<'_, '_> {
    /// What the Trap or Protection of a Mage may be about: the facts of the period that meet its trigger, those that
    /// mean the same only once (REB-573). If none is left as it was, then those that once met it (REB-569).
    pub fn causes(&self, period: &Frame, trigger: Trigger, mage: Seat, code: Pc, until: usize) -> Causes {
        let words = Words::of(&self.game.code[usize::from(code)..]);
        let watcher = self.trap_watcher(mage);
        let mut causes = Causes::new();
        let holds = self.game.edition.answers.while_it_holds;
        for declared in [false, true] {
            if holds && (declared || self.is_stopped_below() || !self.is_left_for(code)) {
                break;
            }
            for (i, fact) in self.facts_of(period).take_while(|(i, _)| *i < until) {
                if holds && !self.still_holds(fact) {
                    continue;
                }
                let quiet = matches!(fact, Fact::Damaged { quiet: Quiet::Traps | Quiet::Spells, .. });
                let meaning = match declared {
                    _ if quiet => None,
                    false => self.matches(trigger, &watcher, fact),
                    true => self.means(trigger, &watcher, fact),
                };
                let same = |(j, other): &(usize, Meaning), meaning: &Meaning| {
                    meaning.agrees(other, words) && (!words.has(Words::FACT) || self.s.facts[*j] == fact)
                };
                let near = causes.first().is_none_or(|(first, _)| i - first < CAUSES);
                if let Some(meaning) = meaning
                    && near
                    && !causes.iter().any(|cause| same(cause, &meaning))
                {
                    causes.push((i, meaning));
                }
            }
            if !causes.is_empty() {
                break;
            }
        }
        causes
    }

    /// Is what the running period interrupts cancelled already?
    fn is_stopped_below(&self) -> bool {
        self.s.stack[self.effect_below(self.s.stack.len() - 1)].stopped
    }

    /// Is there still what the text takes of a Quest that is being completed (CLA-670)?
    fn is_left_for(&self, code: Pc) -> bool {
        self.game.code[usize::from(code)..].iter().take_while(|op| **op != Op::End).all(|op| match *op {
            Op::TakeQuest { points } => self.quest_can_be_taken(points),
            _ => true,
        })
    }

    /// Is whoever a fact is about still where it happened (CLA-673)?
    fn still_holds(&self, fact: Fact) -> bool {
        match fact {
            Fact::Entered { model, room, .. } => self.s.room_of(model) == Some(room),
            // Nor is there anything to answer of a Spell that is cancelled already.
            Fact::Targeted { model, .. } => self.s.room_of(model).is_some() && !self.s.top().stopped,
            Fact::Cast { .. } => !self.s.top().stopped,
            _ => true,
        }
    }

    /// The Effect of a Trap or Protection goes on the stack; if several things have triggered it, whoever decides for
    /// it is asked for one once it is revealed. With `both` halves of a Trap met there are more than these causes.
    pub fn push_answer(&mut self, mut effect: Frame, revealed: Fact, causes: &Causes, both: bool) {
        let Some((fact, meaning)) = causes.first() else { return };
        meaning.apply(&mut effect);
        if self.aims_from_there(effect.source) {
            effect.origin = meaning.room;
        }
        effect.answers = Some(Nth::new(*fact));
        effect.chain = self.s.top().chain;
        effect.facts = count(self.s.facts.len());
        self.s.note(revealed);
        if self.push(effect) && (both || causes.len() > 1) {
            let mut which = Frame::new(self.game.lists.which, effect.you(), effect.body, effect.source);
            which.chain = effect.chain;
            which.facts = effect.facts;
            self.push(which);
        }
    }

    /// The owner of the Trap or Protection below chooses what it is about.
    pub fn which(&mut self) -> Flow {
        let Some(effect) = self.s.stack.len().checked_sub(2).filter(|effect| *effect > 0) else {
            return Flow::Next;
        };
        let frame = *self.s.top();
        let Some(mage) = self.game.mage_of(frame.you()) else { return Flow::Next };
        let until = usize::from(frame.facts);
        let mut causes: ArrayVec<(usize, Meaning, Pc, Source), CAUSES> = ArrayVec::new();
        let mut halves = 0;
        for (trigger, code, source) in self.printed(frame.source) {
            let found = self.causes(&self.s.stack[effect - 1], trigger, seat_of(mage), code, until);
            halves += usize::from(!found.is_empty());
            let left = causes.remaining_capacity();
            causes.extend(found.into_iter().take(left).map(|(fact, meaning)| (fact, meaning, code, source)));
        }
        if let Some(Choice::Cause(chosen)) = self.answer() {
            if let Some((fact, meaning, code, source)) =
                causes.iter().find(|(fact, ..)| *fact == chosen.index())
            {
                let there = self.aims_from_there(*source);
                let effect = &mut self.s.stack[effect];
                effect.go(*code);
                effect.source = *source;
                meaning.apply(effect);
                if there {
                    effect.origin = meaning.room;
                }
                effect.answers = Some(Nth::new(*fact));
                if let (true, Source::Spell(_, side), Some(slot)) =
                    (halves > 1, *source, effect.lies.as_slot())
                {
                    let slot = usize::from(slot);
                    self.s.mages[mage.index()].sides[slot] = side;
                    self.tell_cast(seat_of(mage), slot);
                }
            }
            return Flow::Next;
        }
        let Some(first) = causes.iter().map(|(fact, ..)| *fact).min() else { return Flow::Next };
        let near = causes.iter().map(|(fact, ..)| fact - first).filter(|place| *place < CAUSES);
        let causes =
            Among::Causes { first: Nth::new(first), open: near.fold(0, |mask, place| mask | 1 << place) };
        self.ask_you(Question::Which, causes, false)
    }

    /// Does the Effect begin in the Room that was entered, wherever its Mage is (CLA-708)?
    fn aims_from_there(&self, source: Source) -> bool {
        let Source::Spell(face, _) = source else { return false };
        self.game.edition.answers.from_room && self.game.content.spells[usize::from(face)].room_trap
    }

    /// What a Trap or Protection waits for, and where its program begins; both halves of one of two colours.
    fn printed(&self, source: Source) -> ArrayVec<(Trigger, Pc, Source), 2> {
        let mut printed = ArrayVec::new();
        match source {
            Source::Spell(face, revealed) => {
                let both = self.game.content.spells[usize::from(face)].room_trap;
                for side in [Side::Light, Side::Dark].into_iter().filter(|side| both || *side == revealed) {
                    let half = self.game.content.side(Face(face), side);
                    printed
                        .extend(half.trigger.map(|trigger| (trigger, half.code, Source::Spell(face, side))));
                }
            }
            Source::Command(card, None) => {
                let token = self.game.content.commands[card].token.as_ref();
                printed.extend(token.map(|token| (token.trigger, token.code, source)));
            }
            _ => {}
        }
        printed
    }

    /// Are two waiting triggers of one Mage the same, so that their order is nothing to choose?
    pub fn same_answer(&self, a: &Pending, b: &Pending) -> bool {
        let (one, other) = (a.watcher, b.watcher);
        let ability = |n: u16| match self.game.abilities[usize::from(n)] {
            Standing::Answers { code, trigger, may, .. } => {
                let text = &self.game.code[usize::from(code)..];
                let end = text.iter().position(|op| *op == Op::End).unwrap_or(text.len());
                Some((&text[..end], trigger, may))
            }
            Standing::Modifies(_) | Standing::Instead(_) | Standing::Attacking(_) => None,
        };
        let Some((text, trigger, _)) = ability(one.ability) else { return false };
        if (a.level, a.source, one.you, one.model, one.target)
            != (b.level, b.source, other.you, other.model, other.target)
            || ability(one.ability) != ability(other.ability)
        {
            return false;
        }
        let cubes = |tie: Tie| match tie {
            Tie::Jinx(mage, place) => self.s.mages[mage.index()].jinxes[place].cubes,
            _ => 0,
        };
        let side = self.game.side_of(self.watching_mage(&one).as_model());
        let cubes_suffice = usize::from(self.s.supply[side.index()]) >= self.s.pending.len();
        if Words::in_any_order(text, cubes_suffice) {
            return true;
        }
        let words = Words::of(text);
        let meaning = |p: &Pending| self.means(trigger, &p.watcher, self.s.facts[p.fact]);
        cubes(one.tie) == cubes(other.tie)
            && match (meaning(a), meaning(b)) {
                (Some(a), Some(b)) => a.agrees(&b, words),
                (a, b) => a == b,
            }
    }
}
