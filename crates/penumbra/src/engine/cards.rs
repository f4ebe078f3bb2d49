//! Cards in use: requirement, Amplify, effect, Chain (PEN-500 to PEN-568).

use super::{Flow, Run};
use crate::choice::Choice;
use crate::content::build::{Sort, Variant};
use crate::content::printed::MarkEffect;
use crate::dice::Die;
use crate::events::Event;
use crate::game::Penumbra;
use crate::language::program::*;
use crate::state::*;

const FREE: u8 = u8::MAX;

impl Penumbra {
    /// Spells that may follow a card in its Chain: launched by its own icon, or by theirs (PEN-550, PEN-551).
    pub(super) fn options_launch(&self, s: &State, card: CardId, out: &mut dyn FnMut(Choice)) {
        let own = match card {
            NO_CARD => None,
            card => self.content.cards[card as usize].launches,
        };
        for next in self.personal(s, s.actor) {
            let by_icon = own.is_some_and(|launch| self.launch_means(s, launch, next));
            if by_icon && self.launchable(s, next) || self.launches_itself(s, card, next) {
                out(Choice::Launch(next));
            }
        }
        out(Choice::Done);
    }

    /// Does the left icon of `next` launch it right after `card`?
    fn launches_itself(&self, s: &State, card: CardId, next: CardId) -> bool {
        let printed = &self.content.cards[next as usize];
        let by = |launch: Launch| card != NO_CARD && self.launch_means(s, launch, card);
        let left = printed.variants.iter().any(|v| matches!(v, Variant::Launched(l) if by(*l)));
        left && match printed.sort {
            Sort::Spell => self.launchable(s, next),
            // PEN-567.
            Sort::Recipe | Sort::Summon => self.transformable(s, next),
            Sort::Talent => {
                s.zone(next) == Zone::Talent(s.actor) && !s.tapped(next) && s.turn.kind != TurnKind::Rest
            }
            _ => false,
        }
    }

    /// The strength of a sentence (PEN-526, PEN-657); `plus` comes from Amplify.
    pub(super) fn strength(&self, s: &State, scale: Scale, plus: u8) -> u8 {
        let seat = s.actor;
        match scale {
            Scale::Marks { discipline, more, most } => {
                (s.marks(seat, discipline) + plus).saturating_add(more).min(most)
            }
            Scale::Wounded { most } => {
                (s.wizard(seat).marks.iter().filter(|m| m.wounded()).count() as u8).min(most)
            }
            Scale::Chain { most } => s.turn.chain.min(most),
            Scale::ChainMarks { discipline, more } => {
                s.turn.chain.min(s.marks(seat, discipline) + plus + more)
            }
        }
    }

    /// Orange dice that may amplify the card in use (PEN-655, PEN-656).
    pub(super) fn options_amplify(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        s.me().pool.dice().filter(|d| d.counts_as(1)).for_each(|d| out(Choice::Amplify(d)));
        out(Choice::Done);
    }
}

impl Run<'_, '_> {
    /// Uses a card by choice; a new Chain begins.
    pub(super) fn use_card(&mut self, card: CardId, variant: Option<u8>) {
        self.s.turn.chain = 0;
        self.s.turn.launcher = NO_CARD;
        self.s.turn.chain_colour = NONE;
        self.s.turn.that = NO_CARD;
        self.s.turn.it = None;
        let sort = self.game.content.cards[card as usize].sort;
        let transforms = matches!(sort, Sort::Recipe | Sort::Summon) && variant.is_some();
        let counts = !transforms || self.game.options.vigilance_counts_brewing;
        if self.s.turn.before_roll && counts {
            self.s.turn.watched += 1;
        }
        let variant = variant.unwrap_or(FREE);
        self.push(Frame::UseCard { card, variant, step: 0, strength: 0, diceless: false });
    }

    /// A card follows in the Chain, free of cost.
    fn launch_card(&mut self, from: CardId, card: CardId, strength: u8) {
        self.s.turn.launcher = from;
        self.push(Frame::UseCard { card, variant: FREE, step: 0, strength, diceless: false });
    }

    fn set_step(&mut self, to: u8) {
        if let Some(Frame::UseCard { step, .. }) = self.s.stack.last_mut() {
            *step = to;
        }
    }

    pub(super) fn step_use(
        &mut self,
        card: CardId,
        variant: u8,
        step: u8,
        strength: u8,
        diceless: bool,
    ) -> Flow {
        let game = self.game;
        let printed = &game.content.cards[card as usize];
        let seat = self.s.actor;
        match step {
            0 => {
                self.set_step(1);
                if let Some(Variant::Pay(cost)) = printed.variants.get(variant as usize) {
                    let mut cost = cost.clone();
                    if diceless {
                        cost.dice.clear();
                    }
                    self.pay(&cost, 0);
                }
            }
            1 => {
                let in_grimoire = !matches!(self.s.zone(card), Zone::Inventory(_));
                if matches!(printed.sort, Sort::Recipe | Sort::Summon) && in_grimoire {
                    // PEN-509, PEN-510.
                    let market = matches!(self.s.zone(card), Zone::Market(..));
                    self.s.stack.pop();
                    self.s.turn.chain = self.s.turn.chain.saturating_add(1);
                    self.put(card, Zone::Inventory(seat));
                    let id = self.id(card);
                    self.tell(|| Event::Transformed { seat, card: id });
                    if market {
                        self.fill_markets();
                    }
                    return Flow::Go;
                }
                let id = self.id(card);
                self.tell(|| Event::Used { seat, card: id });
                self.s.turn.chain = self.s.turn.chain.saturating_add(1);
                if printed.sort == Sort::Spell {
                    self.s.turn.chain_colour = printed.discipline;
                }
                self.set_step(2);
                if printed.discard {
                    self.discard_card(card);
                } else if printed.tap {
                    self.s.places[card as usize].tapped = true;
                }
                if printed.threat > 0 {
                    self.threaten(printed.threat, Danger::Card, false, false);
                }
                if printed.wound {
                    self.push(Frame::Pick(Pick::WoundMark));
                }
            }
            2 => {
                let orange = self.s.me().pool.dice().any(|d| d.counts_as(1));
                if printed.boost && printed.sort == Sort::Spell && orange {
                    return Flow::Ask;
                }
                self.set_step(3);
            }
            3 => {
                self.set_step(4);
                if let Some(pc) = printed.text {
                    self.push(Frame::Text { pc, card, factor: 1, strength, step: 0 });
                }
            }
            _ => self.become_frame(Frame::Launch { card }),
        }
        Flow::Go
    }

    pub(super) fn answer_use(&mut self, choice: Choice) {
        match choice {
            Choice::Amplify(die) => {
                if let Some(Frame::UseCard { strength, .. }) = self.s.stack.last_mut() {
                    *strength = strength.saturating_add(2);
                }
                self.lose_die(die);
            }
            _ => self.set_step(3),
        }
    }

    pub(super) fn answer_launch(&mut self, card: CardId, choice: Choice) {
        self.s.stack.pop();
        let Choice::Launch(next) = choice else {
            self.s.turn.chain = 0;
            return;
        };
        let own = match card {
            NO_CARD => None,
            card => self.game.content.cards[card as usize].launches,
        };
        let strength = match own {
            Some(Launch::Any(n)) => n,
            _ => 0,
        };
        self.launch_card(card, next, strength);
    }

    /// Uses a Mark (PEN-412).
    pub(super) fn use_mark(&mut self, cell: u8) {
        let seat = self.s.actor;
        let Mark::Charged(kind) = self.s.me().marks[cell as usize] else { return };
        self.s.me_mut().marks[cell as usize] = Mark::Discharged(kind);
        self.s.turn.chain = 0;
        self.tell(|| Event::MarkUsed { seat, cell });
        match self.game.content.board[cell as usize].effect {
            // PEN-266, PEN-420: a Discipline Mark sets dice of its own colour only.
            MarkEffect::Set => {
                let kinds = if kind == SPARK { u8::MAX } else { 1 << kind };
                self.push(Frame::Pick(Pick::Turn { left: 1, how: Turning::Set, kinds, must: true }));
            }
            MarkEffect::RecolourBone => {
                let how = if kind == SPARK { Turning::Recolour } else { Turning::RecolourTo(kind) };
                self.push(Frame::Pick(Pick::Turn { left: 1, how, kinds: 1 << BONE, must: true }));
            }
            MarkEffect::LaunchSpell => {
                if self.s.turn.before_roll {
                    self.s.turn.watched += 1;
                }
                self.push(Frame::Pick(Pick::Launch { mark: kind }));
            }
            MarkEffect::Untap => {
                self.push(Frame::Pick(Pick::Untap { left: 1, which: Untap::Any, must: true }))
            }
        }
    }

    /// Begins a Chain with a Spell that a Mark launches (PEN-565).
    pub(super) fn launch_first(&mut self, card: CardId) {
        self.s.turn.chain = 0;
        self.s.turn.chain_colour = NONE;
        self.launch_card(NO_CARD, card, 0);
    }

    /// A die is set, flipped or nudged, or waits for its face.
    pub(super) fn turn_chosen(&mut self, die: Die, how: Turning) {
        match how {
            Turning::Reroll => {
                let value = self.roll();
                self.turn_die(die, die.showing(value));
            }
            Turning::Flip => self.turn_die(die, die.showing(7 - die.value)),
            Turning::Set => self.push(Frame::Pick(Pick::Face { die })),
            Turning::Recolour => self.push(Frame::Pick(Pick::Colour { die })),
            Turning::RecolourTo(kind) => self.turn_die(die, Die { kind, ..die }),
            Turning::Nudge | Turning::NudgeOrFlip => {}
        }
    }
}
