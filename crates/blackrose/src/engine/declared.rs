//! Active Spells at the end of a sentence: who is asked, what is declared, and what of it is revealed.

use crate::engine::ask::{Ask, Choice, Question};
use crate::engine::run::{Flow, Run, UNSHIELDED};
use crate::language::program::{Pc, Quiet, SpellType, Trigger};
use crate::state::{Answers, Doer, Fact, Frame, Making, Revealed, Sequence, Side, Slot};
use kernel::small::{Nth, count};
use kernel::{Seat, Seats};

impl Run<'_, '_> {
    /// Active Traps and Protections: every seat with one is asked, at once and in secret, when some Trap
    /// or Protection of this match waits for such a thing.
    pub fn active_spells(&mut self) -> Flow {
        if !self.game.content.traps && self.game.avatar.is_none() {
            return Flow::Next;
        }
        let answers = self.s.top().work.timing().answers;
        if self.game.content.traps && self.s.ask.question == Question::Nothing && answers == Answers::Open {
            let mut asked = Seats::NONE;
            for seat in Seat::all(self.game.seats) {
                if self.any_trap_waits_for(seat) {
                    asked = asked.with(seat);
                    self.s.mages[seat.index()].making =
                        Making::Answers(self.answers_of(seat), Sequence::NONE);
                }
            }
            if asked.is_empty() && self.game.avatar.is_none() {
                return Flow::Next;
            }
            if !asked.is_empty() {
                self.bar();
                self.time(|timing| timing.answers = Answers::Asked);
                self.s.ask = Ask { question: Question::Answer, seats: asked, waiting: asked, ..Ask::NOTHING };
                return Flow::Wait;
            }
        }
        if answers == Answers::Asked {
            // All have answered. The period keeps what was declared, and resolves it with the other triggers.
            let mut declared = self.s.top().declared;
            for (seat, sequence) in declared.iter_mut().enumerate().take(self.game.seats) {
                *sequence = match self.s.mages[seat].making {
                    Making::Declared(slots) => slots,
                    _ => Sequence::NONE,
                };
                self.s.mages[seat].making = Making::Nothing;
            }
            self.s.top_mut().declared = declared;
        }
        self.time(|timing| timing.answers = Answers::Open);
        Flow::Next
    }

    /// A seat names one of its Active Spells, or is done; have all seats that were asked answered?
    pub fn declare_answer(&mut self, seat: Seat, choice: Choice) -> bool {
        let (left, declared) = match (self.s.mages[seat.index()].making, choice) {
            (Making::Answers(left, declared), Choice::Slot(slot)) => {
                (left & !(1 << slot), declared.and(slot))
            }
            (Making::Answers(_, declared), _) => (0, declared),
            _ => (0, Sequence::NONE),
        };
        self.s.mages[seat.index()].making =
            if left == 0 { Making::Declared(declared) } else { Making::Answers(left, declared) };
        if left == 0 {
            self.s.ask.waiting = self.s.ask.waiting.without(seat);
        }
        let over = self.s.ask.waiting.is_empty();
        if over {
            self.bar();
        }
        over
    }

    /// Does a fact of the running sentence meet the trigger of a Trap or Protection?
    pub fn is_met(&self, trigger: Trigger, seat: Seat) -> bool {
        self.facts_now().any(|(_, fact)| self.matches_trap(trigger, seat, fact).is_some())
    }

    /// Could an Active Spell of the seat answer, as far as everybody knows?
    fn any_trap_waits_for(&self, seat: Seat) -> bool {
        let may_lie = self.game.waiting_types(self.s, seat);
        may_lie != 0
            && self.facts_now().any(|(_, fact)| {
                let mut waiting =
                    self.game.content.trap_triggers.iter().filter(|(_, types)| types & may_lie != 0);
                waiting.any(|(trigger, _)| self.matches_trap(*trigger, seat, fact).is_some())
            })
    }

    /// Does the fact meet the trigger of a Trap or Protection of the seat?
    fn matches_trap(
        &self,
        trigger: Trigger,
        seat: Seat,
        fact: Fact,
    ) -> Option<crate::engine::triggers::Meaning> {
        if matches!(fact, Fact::Damaged { quiet: Quiet::Traps | Quiet::Spells, .. }) {
            return None;
        }
        // CLA-674: nobody in a Cell springs another's Trap.
        if self.game.edition.answers.not_in_cells
            && let Some(Doer::Side(side)) = fact.parts().doer
            && side.seat().is_some_and(|doer| doer != seat && self.s.models[Nth::from(doer)].at.is_cell())
        {
            return None;
        }
        self.matches(trigger, &self.trap_watcher(seat), fact)
    }

    /// Which Active Spells of a seat may answer now, as a mask of slots.
    fn answers_of(&self, seat: Seat) -> u8 {
        (0..4)
            .filter(|&slot| self.s.mages[seat.index()].slots[slot] == Slot::Active)
            // What is declared already waits to be resolved.
            .filter(|&slot| {
                let declared = |frame: &Frame| frame.declared[seat.index()].iter().any(|s| s == slot);
                !self.s.stack.iter().any(declared)
            })
            .filter(|&slot| self.met_side(seat, slot).is_some())
            .filter(|&slot| !(self.unshielded() && self.is_protection(seat, slot)))
            .map(|slot| 1 << slot)
            .sum()
    }

    /// Says the Spell that is answered that no Protection may?
    fn unshielded(&self) -> bool {
        let effect = self.effect_below(self.s.stack.len());
        self.s.stack.get(effect).is_some_and(|effect| effect.enhanced & UNSHIELDED != 0)
    }

    fn is_protection(&self, seat: Seat, slot: usize) -> bool {
        self.game.slot_type(self.s, seat, slot) == Some(SpellType::Protection)
    }

    /// What a side of the Active Spell in the slot waits for, and where its program begins; a Trap of two colours waits
    /// with both sides (CLA-655).
    fn waiting(&self, seat: Seat, slot: usize, side: Side) -> Option<(Trigger, Pc)> {
        let face = self.s.cards.face(self.s.slot_card(seat, slot)?);
        let both = self.game.content.spells[face.index()].room_trap;
        let side = Some(side).filter(|side| both || *side == self.s.mages[seat.index()].sides[slot])?;
        let side = self.game.content.side(face, side);
        side.trigger.map(|trigger| (trigger, side.code))
    }

    /// The side of the Active Spell in the slot whose trigger is met.
    fn met_side(&self, seat: Seat, slot: usize) -> Option<Side> {
        let met = |side: &Side| {
            self.waiting(seat, slot, *side).is_some_and(|(trigger, _)| self.is_met(trigger, seat))
        };
        [Side::Light, Side::Dark].into_iter().find(met)
    }

    /// A declared Spell is revealed, unless what it answers is gone.
    pub fn reveal_declared(&mut self, seat: Seat, slot: usize) {
        let declared = &mut self.s.top_mut().declared[seat.index()];
        *declared = declared.without(slot);
        // What has left its slot since cannot be revealed any more.
        let active = self.s.mages[seat.index()].slots[slot] == Slot::Active;
        let [light, dark] = [Side::Light, Side::Dark].map(|side| {
            let (trigger, code) = self.waiting(seat, slot, side).filter(|_| active)?;
            let causes = self.causes(self.s.top(), trigger, seat, code, self.s.facts.len());
            (!causes.is_empty()).then_some((side, causes))
        });
        // Where both halves are met, their Mage says which when it is said what they are about (CLA-655).
        let both = light.is_some() && dark.is_some();
        if let Some((side, causes)) = light.or(dark) {
            self.s.mages[seat.index()].sides[slot] = side;
            let effect = if both { self.turn_spell(seat, slot) } else { self.reveal_spell(seat, slot) };
            let revealed = Fact::Revealed { by: seat.into(), what: Revealed::Slot(count(slot)) };
            self.push_answer(effect, revealed, &causes, both);
        }
    }
}
