//! Cards in use: requirement, Amplify, effect, Chain (PEN-500 to PEN-568).

use super::{Flow, Run};
use crate::choice::Choice;
use crate::content::build::{Sort, Variant};
use crate::content::printed::MarkEffect;
use crate::dice::Die;
use crate::events::Event;
use crate::game::Penumbra;
use crate::kind::{Kind, Kinds};
use crate::language::program::*;
use crate::state::*;

impl Penumbra {
    /// Spells that may follow a card in its Chain: launched by its own icon, or by theirs (PEN-550, PEN-551).
    pub(super) fn options_launch(
        &self,
        s: &State,
        card: CardId,
        chain: Chain,
        untapped: Option<CardId>,
        out: &mut dyn FnMut(Choice),
    ) {
        let own = self.content.cards[card].launches;
        let meant = |launch: Launch, next: CardId| match launch {
            Launch::Other => self.launch_means(launch, next) && self.discipline(next) != chain.colour,
            Launch::That => Some(next) == untapped,
            Launch::Any(_) | Launch::Colour(_) | Launch::Not(_) => self.launch_means(launch, next),
        };
        for next in self.personal(s, s.actor) {
            let by_icon = own.is_some_and(|launch| meant(launch, next));
            if by_icon && self.launchable(s, next) || self.launches_itself(s, card, next) {
                out(Choice::Launch(next));
            }
        }
        out(Choice::Done);
    }

    fn discipline(&self, card: CardId) -> Option<Kind> {
        self.content.cards[card].discipline
    }

    /// Does the left icon of `next` launch it right after `card`?
    fn launches_itself(&self, s: &State, card: CardId, next: CardId) -> bool {
        let printed = &self.content.cards[next];
        let by = |launch: Launch| match launch {
            Launch::Other => self.launch_means(launch, card) && printed.discipline != self.discipline(card),
            Launch::That => false,
            Launch::Any(_) | Launch::Colour(_) | Launch::Not(_) => self.launch_means(launch, card),
        };
        let left = printed.variants.iter().any(|v| matches!(v, Variant::Launched(l) if by(*l)));
        left && match printed.sort {
            Sort::Spell => self.launchable(s, next),
            // PEN-567.
            Sort::Recipe | Sort::Summon => self.transformable(s, next),
            Sort::Talent => s.zone(next) == Zone::Talent(s.actor) && self.usable(s, next),
            Sort::Artifact
            | Sort::Potion
            | Sort::Contract
            | Sort::Trial
            | Sort::Event
            | Sort::Goal
            | Sort::Prophecy => false,
        }
    }

    /// The strength of a sentence (PEN-526, PEN-657); `plus` comes from Amplify.
    pub(super) fn strength(&self, s: &State, scale: Scale, plus: u8, chain: Chain) -> u8 {
        let seat = s.actor;
        match scale {
            Scale::Marks { discipline, more, most } => {
                let marks = (s.marks(seat, discipline) + plus).saturating_add(more);
                most.map_or(marks, |most| marks.min(most))
            }
            Scale::Wounded { most } => s.wizard(seat).wounded().min(most),
            Scale::Chain { most } => chain.length.min(most),
            Scale::ChainMarks { discipline, more } => {
                chain.length.min(s.marks(seat, discipline) + plus + more)
            }
        }
    }

    /// Orange dice that may amplify the card in use (PEN-655, PEN-656).
    pub(super) fn options_amplify(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        s.me().pool.dice().filter(|d| d.counts_as(Kind::Orange)).for_each(|d| out(Choice::Amplify(d)));
        out(Choice::Done);
    }
}

impl Run<'_, '_> {
    /// Uses a card by choice; a new Chain begins.
    pub(super) fn use_card(&mut self, card: CardId, variant: Option<u8>) {
        let sort = self.game.content.cards[card].sort;
        let transforms = matches!(sort, Sort::Recipe | Sort::Summon) && variant.is_some();
        if !transforms || self.game.options.vigilance_counts_brewing {
            self.watched();
        }
        self.begin_use(card, variant, 0, false, Chain::EMPTY);
    }

    /// Vigilance sees one more card or Chain before the Threat roll (PEN-854).
    fn watched(&mut self) {
        if let Some(attempt) = &mut self.s.turn.attempt
            && attempt.before_roll
        {
            attempt.watched += 1;
        }
    }

    pub(super) fn begin_use(
        &mut self,
        card: CardId,
        variant: Option<u8>,
        strength: u8,
        diceless: bool,
        chain: Chain,
    ) {
        self.push(Frame::UseCard(Use { card, variant, step: 0, strength, diceless, chain, untapped: None }));
    }

    fn used_mut(&mut self) -> Option<&mut Use> {
        match self.s.stack.last_mut() {
            Some(Frame::UseCard(used)) => Some(used),
            _ => None,
        }
    }

    fn set_step(&mut self, to: u8) {
        if let Some(used) = self.used_mut() {
            used.step = to;
        }
    }

    pub(super) fn step_use(&mut self, used: Use) -> Flow {
        let game = self.game;
        let Use { card, variant, step, strength, diceless, .. } = used;
        let printed = &game.content.cards[card];
        let seat = self.s.actor;
        match step {
            0 => {
                self.set_step(1);
                let variant = variant.and_then(|variant| printed.variants.get(usize::from(variant)));
                if let Some(Variant::Pay(cost)) = variant {
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
                let spell = printed.discipline.filter(|_| printed.sort == Sort::Spell);
                if let Some(used) = self.used_mut() {
                    used.chain = used.chain.longer(spell);
                    used.step = 2;
                }
                if printed.discard {
                    self.discard_card(card);
                } else if printed.tap {
                    self.s.places[card].tapped = true;
                }
                if printed.threat > 0 {
                    self.threaten(printed.threat, Danger::Card, false, false);
                }
                if printed.wound {
                    self.push(Frame::Pick(Pick::WoundMark));
                }
            }
            2 => {
                let orange = self.s.me().pool.dice().any(|d| d.counts_as(Kind::Orange));
                if printed.boost && printed.sort == Sort::Spell && orange {
                    return Flow::Ask;
                }
                self.set_step(3);
            }
            3 => {
                self.set_step(4);
                if let Some(pc) = printed.text {
                    self.push(Frame::Text(Text { strength, chain: used.chain, ..Text::of(pc, card) }));
                }
            }
            _ => self.become_frame(Frame::Launch { card, chain: used.chain, untapped: used.untapped }),
        }
        Flow::Go
    }

    pub(super) fn answer_use(&mut self, choice: Choice) {
        match choice {
            Choice::Amplify(die) => {
                if let Some(used) = self.used_mut() {
                    used.strength = used.strength.saturating_add(2);
                }
                self.lose_die(die);
            }
            _ => self.set_step(3),
        }
    }

    pub(super) fn answer_launch(&mut self, card: CardId, chain: Chain, choice: Choice) {
        self.s.stack.pop();
        let Choice::Launch(next) = choice else { return };
        let strength = match self.game.content.cards[card].launches {
            Some(Launch::Any(n)) => n,
            _ => 0,
        };
        self.begin_use(next, None, strength, false, chain.launched_by(card));
    }

    /// Uses a Mark (PEN-412).
    pub(super) fn use_mark(&mut self, cell: Cell) {
        let seat = self.s.actor;
        let Mark::Charged(kind) = self.s.me().marks[cell] else { return };
        self.s.me_mut().marks[cell] = Mark::Discharged(kind);
        self.tell(|| Event::MarkUsed { seat, cell: cell.number() });
        match self.game.content.board[cell.index()].effect {
            // PEN-266, PEN-420: a Discipline Mark sets dice of its own colour only.
            MarkEffect::Set => {
                let kinds = if kind == Kind::Spark { Kinds::ALL } else { Kinds::only(kind) };
                self.push(Frame::Pick(Pick::Turn { left: 1, how: Turning::Set, kinds, must: true }));
            }
            MarkEffect::RecolourBone => {
                let how = if kind == Kind::Spark { Turning::Recolour } else { Turning::RecolourTo(kind) };
                self.push(Frame::Pick(Pick::Turn {
                    left: 1,
                    how,
                    kinds: Kinds::only(Kind::Bone),
                    must: true,
                }));
            }
            MarkEffect::LaunchSpell => {
                self.watched();
                self.push(Frame::Pick(Pick::Launch { mark: kind }));
            }
            MarkEffect::Untap => {
                self.push(Frame::Pick(Pick::Untap { left: 1, which: Untap::Any, must: true }))
            }
        }
    }

    /// Begins a Chain with a Spell that a Mark launches (PEN-565).
    pub(super) fn launch_first(&mut self, card: CardId) {
        self.begin_use(card, None, 0, false, Chain::EMPTY);
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
