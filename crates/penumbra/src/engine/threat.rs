//! Threats step by step, and Mortal Wounds (PEN-450 to PEN-480).

use super::{Flow, Run};
use crate::choice::Choice;
use crate::content::build::Sort;
use crate::events::Event;
use crate::game::Penumbra;
use crate::kind::Kind;
use crate::language::program::*;
use crate::limits::{MARKS, THREAT};
use crate::state::*;
use kernel::small;

const PREPARE: u8 = 0;
const RIFT: u8 = 1;
const ROLL: u8 = 2;
const CHANGE: u8 = 3;
const DISTRIBUTE: u8 = 4;

impl Penumbra {
    /// Cells with a Mark of a value, sound or wounded (PEN-465).
    fn cells_of(&self, s: &State, value: u8, wounded: bool) -> impl Iterator<Item = Cell> {
        let marks = s.me().marks;
        let board: [u8; MARKS] = std::array::from_fn(|i| self.content.board[i].value);
        Cell::all(MARKS).filter(move |cell| {
            let mark = marks[*cell];
            board[cell.index()] == value && if wounded { mark.wounded() } else { mark.sound() }
        })
    }

    /// Can the order of the Threat dice make a difference? Only when a Mortal Wound is near, or something
    /// answers wounds.
    fn order_matters(&self, s: &State, threat: &Threat) -> bool {
        let different = threat.rolled.iter().filter(|n| **n > 0).count() > 1;
        if !different {
            return false;
        }
        let mut wounds = 0;
        let mut mortal = false;
        for value in 1..=6u8 {
            let n = threat.rolled(value);
            let dice = s.me().pool.showing(value);
            let sound = small::count(self.cells_of(s, value, false).count());
            let wounded = small::count(self.cells_of(s, value, true).count());
            let through = n.saturating_sub(dice);
            wounds += through.min(sound);
            mortal |= through > sound && sound + wounded > 0;
        }
        let answers = self.abilities(s, s.actor).any(|(_, a)| matches!(a, Ability::Wounded { .. }));
        mortal && !s.turn.mortal || wounds > 0 && (answers || s.turn.wards > 0)
    }

    /// How many dice of a Threat the abilities of the actor discard (PEN-522).
    fn fewer(&self, s: &State, threat: &Threat) -> u8 {
        if threat.undeniable {
            return 0;
        }
        let task = s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Task { card, side, .. } if threat.danger == Danger::Task => Some((*card, *side)),
            _ => None,
        });
        let path = task.and_then(|(card, side)| self.content.cards[card].path(side));
        let approach = path.and_then(|path| path.approach);
        let each = self.abilities(s, s.actor).map(|(_, ability)| match ability {
            Ability::FewerThreat { n, main } if !main || threat.danger == Danger::Main => n,
            Ability::ApproachThreat { approach: of, n } if approach == Some(of) => n,
            _ => 0,
        });
        each.sum()
    }

    pub(super) fn options_threat(&self, s: &State, threat: &Threat, out: &mut dyn FnMut(Choice)) {
        match threat.step {
            PREPARE => {
                if threat.dice > 0 && !threat.undeniable {
                    // PEN-661.
                    for die in s.me().pool.dice().filter(|d| d.counts_as(Kind::Yellow)) {
                        out(Choice::Protect(die));
                    }
                }
                self.effects(s, out);
                out(Choice::Roll);
            }
            RIFT => s.me().pool.dice().for_each(|die| out(Choice::Die(die))),
            CHANGE => {
                self.effects_after_roll(s, out);
                out(Choice::GoOn);
            }
            _ if threat.value == 0 => {
                for value in 1..=6u8 {
                    if threat.rolled(value) > 0 {
                        out(Choice::Threat(value));
                    }
                }
            }
            _ => {
                let value = threat.value;
                if s.me().pool.showing(value) > 0 {
                    s.me().pool.dice().filter(|d| d.value == value).for_each(|d| out(Choice::Die(d)));
                } else {
                    self.cells_of(s, value, false).for_each(|cell| out(Choice::Cell(cell)));
                }
            }
        }
    }

    /// PEN-457: only what changes Threat dice.
    fn effects_after_roll(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        for card in self.personal(s, s.actor) {
            let printed = &self.content.cards[card];
            if printed.moment != Moment::AfterRoll {
                continue;
            }
            if printed.sort == Sort::Spell {
                self.variants(s, card, &mut |v| out(Choice::Pay(card, v)));
            } else if self.activable(s, card) {
                out(Choice::Use(card));
            }
        }
    }

    /// Cards that answer a Mortal Wound (PEN-479).
    pub(super) fn options_mortal(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        if self.options.cards_against_wounds {
            for card in self.personal(s, s.actor) {
                let printed = &self.content.cards[card];
                let ready = matches!(s.zone(card), Zone::Equipment(_) | Zone::Inventory(_))
                    && !s.tapped(card)
                    && !self.suppressed(s, card);
                if printed.moment == Moment::Wound && ready {
                    out(Choice::Use(card));
                }
            }
        }
        out(Choice::No);
    }
}

impl Run<'_, '_> {
    /// The actor faces a Threat; a placed Yellow die may protect (PEN-660).
    pub(super) fn threaten(&mut self, dice: u8, danger: Danger, undeniable: bool, protect: bool) {
        let dice = dice.saturating_sub(u8::from(protect && !undeniable));
        let threat = self.spared(Threat::of(danger, dice, undeniable));
        self.tell_threat(threat);
        self.push(Frame::Threat(threat));
    }

    fn tell_threat(&mut self, threat: Threat) {
        let (seat, dice) = (self.s.actor, threat.dice);
        self.tell(|| Event::Threat { seat, dice });
    }

    /// The Threat without the dice that abilities discard; one that works only since step 1 counts at once (PEN-864).
    fn spared(&self, threat: Threat) -> Threat {
        let fewer = self.game.fewer(self.s, &threat).max(threat.fewer);
        Threat { dice: threat.dice.saturating_sub(fewer - threat.fewer), fewer, ..threat }
    }

    fn set_threat(&mut self, threat: Threat) {
        self.become_frame(Frame::Threat(threat));
    }

    /// The innermost Threat.
    pub(super) fn threat_mut(&mut self) -> Option<&mut Threat> {
        self.s.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Threat(threat) => Some(threat),
            _ => None,
        })
    }

    pub(super) fn step_threat(&mut self, mut threat: Threat) -> Flow {
        match threat.step {
            PREPARE => {
                let spared = self.spared(threat);
                if spared.dice != threat.dice {
                    self.tell_threat(spared);
                }
                self.set_threat(spared);
                Flow::Ask
            }
            RIFT => {
                if threat.rift > 0 && !self.s.me().pool.is_empty() {
                    return Flow::Ask;
                }
                threat.step = ROLL;
                self.set_threat(threat);
                Flow::Go
            }
            ROLL => {
                if let (Danger::Main, Some(attempt)) = (threat.danger, &mut self.s.turn.attempt) {
                    attempt.before_roll = false;
                }
                let mut values = arrayvec::ArrayVec::<u8, THREAT>::new();
                for _ in 0..usize::from(threat.dice).min(THREAT) {
                    let value = self.roll_threat();
                    *threat.rolled_mut(value) += 1;
                    values.push(value);
                }
                threat.dice = 0;
                let seat = self.s.actor;
                self.tell(|| Event::ThreatRolled { seat, values: values.to_vec() });
                threat.step = CHANGE;
                self.set_threat(threat);
                Flow::Go
            }
            CHANGE => Flow::Ask,
            _ => self.distribute(threat),
        }
    }

    fn roll_threat(&mut self) -> u8 {
        self.s.barrier += 1;
        self.s.chance.die(crate::game::purpose::THREAT)
    }

    fn distribute(&mut self, mut threat: Threat) -> Flow {
        let seat = self.s.actor;
        if threat.value == 0 {
            let left = threat.rolled.iter().any(|n| *n > 0);
            if !left {
                self.s.stack.pop();
                self.after_threat(threat);
                return Flow::Go;
            }
            if self.game.order_matters(self.s, &threat) {
                return Flow::Ask;
            }
            let Some(value) = (1..=6).find(|value| threat.rolled(*value) > 0) else { return Flow::Go };
            *threat.rolled_mut(value) -= 1;
            threat.value = value;
            self.set_threat(threat);
            return Flow::Go;
        }
        let value = threat.value;
        let misses = threat.misses & 1 << value != 0;
        if !misses && self.s.me().pool.showing(value) > 0 {
            return Flow::Ask;
        }
        if !misses && self.game.cells_of(self.s, value, false).next().is_some() {
            if self.s.turn.wards == 0 {
                return Flow::Ask;
            }
            self.s.turn.wards -= 1;
        } else if !misses && self.game.cells_of(self.s, value, true).next().is_some() {
            threat.value = 0;
            self.set_threat(threat);
            self.push(Frame::Mortal { step: 0 });
            return Flow::Go;
        }
        self.tell(|| Event::Missed { seat, value });
        threat.value = 0;
        self.set_threat(threat);
        Flow::Go
    }

    /// All dice of a Threat are resolved. A Mortal Wound that it brought has its consequences now (PEN-474).
    fn after_threat(&mut self, threat: Threat) {
        if !threat.mortal {
            return;
        }
        if let (Danger::Task, Some(Frame::Task { sum, .. })) = (threat.danger, self.s.stack.last_mut()) {
            *sum = 1;
        }
        // The turn ends at once, so nothing of what was going on in the Trial goes on (PEN-473, PEN-480).
        let attempted = self.s.stack.iter().position(|frame| match frame {
            Frame::Trial { step, .. } => super::trial::undecided(*step),
            Frame::Contract { .. } => self.game.options.wound_fails_contract,
            _ => false,
        });
        if let Some(at) = attempted {
            self.s.stack.truncate(at + 1);
            self.fail();
        }
    }

    pub(super) fn answer_threat(&mut self, mut threat: Threat, choice: Choice) {
        match choice {
            Choice::Protect(die) => {
                threat.dice = threat.dice.saturating_sub(1);
                self.set_threat(threat);
                self.lose_die(die);
            }
            Choice::Roll => {
                // PEN-851 to PEN-853: Rift works at the end of step 1 of the main Threat.
                let ignored = self.s.turn.attempt.is_none_or(|attempt| attempt.no_rift);
                if threat.danger == Danger::Main && !ignored {
                    let rift = self.game.properties(self.s).find_map(|(_, p)| match p {
                        Property::Rift(n) => Some(*n),
                        _ => None,
                    });
                    let less: u8 = self
                        .game
                        .abilities(self.s, self.s.actor)
                        .map(|(_, a)| if let Ability::RiftLess(n) = a { n } else { 0 })
                        .sum();
                    threat.rift = rift.unwrap_or(0).saturating_sub(less);
                }
                threat.step = RIFT;
                self.set_threat(threat);
            }
            Choice::GoOn => {
                threat.step = DISTRIBUTE;
                self.set_threat(threat);
            }
            Choice::Threat(value) => {
                *threat.rolled_mut(value) -= 1;
                threat.value = value;
                self.set_threat(threat);
            }
            Choice::Die(die) if threat.step == RIFT => {
                threat.rift -= 1;
                self.set_threat(threat);
                self.lose_die(die);
            }
            Choice::Die(die) => {
                threat.value = 0;
                self.set_threat(threat);
                self.lose_die(die);
            }
            Choice::Cell(cell) => {
                threat.value = 0;
                self.set_threat(threat);
                self.wound_mark(cell);
            }
            _ => {}
        }
    }

    pub(super) fn step_mortal(&mut self, step: u8) -> Flow {
        let seat = self.s.actor;
        if self.s.turn.mortal {
            // PEN-472.
            self.s.stack.pop();
            return Flow::Go;
        }
        if step == 0 {
            if self.s.turn.shielded {
                self.s.turn.shielded = false;
                self.tell(|| Event::WoundIgnored { seat });
                self.s.stack.pop();
                return Flow::Go;
            }
            return Flow::Ask;
        }
        self.s.stack.pop();
        if let Some(Frame::Threat(threat)) = self.s.stack.last_mut() {
            threat.mortal = true;
        }
        // PEN-470, PEN-478.
        self.s.turn.mortal = true;
        let wizard = self.s.me_mut();
        wizard.wounds += 1;
        wizard.must_rest = true;
        wizard.pool.0[0] = Default::default();
        wizard.pool.0[1] = Default::default();
        self.tell(|| Event::MortalWound { seat });
        Flow::Go
    }

    pub(super) fn answer_mortal(&mut self, choice: Choice) {
        let seat = self.s.actor;
        match choice {
            Choice::Use(card) => {
                self.s.stack.pop();
                let id = self.id(card);
                self.tell(|| Event::Used { seat, card: id });
                self.tell(|| Event::WoundIgnored { seat });
                if self.game.content.cards[card].discard {
                    self.discard_card(card);
                } else {
                    self.s.places[card].tapped = true;
                }
            }
            _ => self.become_frame(Frame::Mortal { step: 1 }),
        }
    }
}
