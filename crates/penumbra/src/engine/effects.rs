//! Card texts run, operation by operation.

use super::{Flow, Run};
use crate::choice::Choice;
use crate::content::build::{Sort, Variant};
use crate::events::Event;
use crate::game::{Penumbra, purpose};
use crate::language::program::*;
use crate::limits::DISCIPLINE_CELLS;
use crate::state::*;

/// How many of each ingredient are worth the same at the Bazaar (PEN-720).
pub const RATE: [u8; 6] = [0, 3, 2, 4, 1, 0];

impl Penumbra {
    /// Can an operation do anything now?
    fn can(&self, s: &State, op: Op) -> bool {
        let seat = s.actor;
        let threat = s.stack.iter().rev().find_map(|f| match f {
            Frame::Threat(t) => Some(t),
            _ => None,
        });
        match op {
            Op::DiscardThreat(_) | Op::NameValues(_) => {
                threat.is_some_and(|t| t.step <= 1 && t.dice > 0 && !t.undeniable)
            }
            Op::SetThreat(_) => threat.is_some_and(|t| t.step > 1),
            Op::Turn { kinds, .. } => s.me().pool.all().any(|d| kinds & 1 << d.kind != 0),
            Op::TurnIt(_) => s.turn.it.is_some_and(|die| s.me().pool.count(die) > 0),
            Op::Untap { which, .. } => self.personal(s, seat).any(|c| self.untaps(s, which, c)),
            Op::Heal(_) => s.me().marks.iter().any(|m| m.wounded()),
            Op::Recharge(_) => {
                s.me().marks[..DISCIPLINE_CELLS].iter().any(|m| matches!(m, Mark::Discharged(_)))
            }
            Op::Cancel(_) => self.properties(s).next().is_some(),
            Op::Buy { wares, less } => {
                let mut any = false;
                self.wares(s, wares, less, &mut |_| any = true);
                any
            }
            Op::Exchange(_) => {
                let mut any = false;
                self.swaps(s, 0, &mut |_| any = true);
                any
            }
            Op::ReserveTrial => self.trial_to_reserve(s).next().is_some(),
            Op::SummonIt => match s.turn.that {
                NO_CARD => false,
                card => {
                    let printed = &self.content.cards[card as usize];
                    let pays =
                        |v: &Variant| matches!(v, Variant::Pay(cost) if self.affords(s, seat, &cost.goods));
                    printed.sort == Sort::Summon
                        && s.zone(card) == Zone::Grimoire(seat)
                        && printed.variants.iter().any(pays)
                }
            },
            Op::Place { .. } | Op::CellFree => s.turn.kind == TurnKind::Study,
            _ => true,
        }
    }

    /// Trials of the row that the actor may reserve (PEN-882, PEN-886).
    pub(super) fn trial_to_reserve<'a>(&'a self, s: &'a State) -> impl Iterator<Item = CardId> + 'a {
        let has =
            s.cards_in(Zone::Reserved(s.actor)).any(|c| self.content.cards[c as usize].sort == Sort::Trial);
        s.cards_in(Zone::Trials).filter(move |_| !has)
    }

    /// May this tapped card be untapped by such an effect?
    pub(super) fn untaps(&self, s: &State, which: Untap, card: CardId) -> bool {
        let printed = &self.content.cards[card as usize];
        let familiar = printed.sort == Sort::Summon && matches!(s.zone(card), Zone::Inventory(_));
        s.tapped(card)
            && match which {
                Untap::Any => true,
                _ if printed.renews => false,
                Untap::Cards => true,
                Untap::Spells => printed.sort == Sort::Spell,
                Untap::Familiars => familiar,
            }
    }

    /// How many ingredients every purchase saves by the cards of the actor.
    pub fn purchase_less(&self, s: &State) -> u8 {
        self.abilities(s, s.actor)
            .map(|(_, a)| match a {
                Ability::Cheaper { n, first: false } => n,
                Ability::Cheaper { n, first: true } if s.turn.bought == 0 && s.actor == s.turn.seat => n,
                _ => 0,
            })
            .sum()
    }

    /// Face-up Potions and Artifacts that the actor can buy.
    pub(super) fn wares(&self, s: &State, wares: Wares, less: u8, out: &mut dyn FnMut(CardId)) {
        let less = less.saturating_add(self.purchase_less(s));
        for card in s.index.open() {
            let sold = match s.zone(card) {
                Zone::Market(POTIONS, _) => wares != Wares::Artifact,
                Zone::Market(ARTIFACTS, _) => wares != Wares::Potion,
                _ => false,
            };
            let price = &self.content.cards[card as usize].price;
            if sold && !self.has_name(s, s.actor, card) && self.buys(s, s.actor, price, less) {
                out(card);
            }
        }
    }

    /// Exchanges that are possible at the Bazaar rate (PEN-720 to PEN-722, PEN-741).
    pub(super) fn swaps(&self, s: &State, taken: u8, out: &mut dyn FnMut(Choice)) {
        for from in 0..6u8 {
            let n = RATE[from as usize];
            let there = s.me().store[from as usize] >= n && (from != 1 || self.crystals_work(s));
            if n == 0 || !there || taken & 1 << from != 0 {
                continue;
            }
            for to in 0..6u8 {
                if to != from && RATE[to as usize] > 0 && s.me().store[to as usize] < super::basics::STORE {
                    out(Choice::Swap(from, to));
                }
            }
        }
    }

    /// The kinds of dice that a hue stands for.
    fn hue(&self, s: &State, hue: Hue, card: CardId) -> u8 {
        let colour = |card: CardId| match card {
            NO_CARD => None,
            card => Some(self.content.cards[card as usize].discipline).filter(|d| *d < 6),
        };
        match hue {
            Hue::Of(kinds) => kinds,
            Hue::OfMarks => {
                s.me().marks[..DISCIPLINE_CELLS].iter().filter_map(|m| m.kind()).fold(0, |m, k| m | 1 << k)
            }
            Hue::OfFirstMark => s.me().marks[0].kind().map_or(0, |kind| 1 << kind),
            Hue::OfLauncher => colour(s.turn.launcher).or_else(|| colour(card)).map_or(0, |kind| 1 << kind),
        }
    }

    fn holds(&self, s: &State, condition: Condition) -> bool {
        match condition {
            Condition::Chain(n) => s.turn.chain >= n,
            Condition::Dark(n) => self.fate(s, s.actor).0 >= n,
            Condition::Light(n) => self.fate(s, s.actor).1 >= n,
            Condition::Wounded => s.me().marks.iter().any(|m| m.wounded()),
        }
    }
}

impl Run<'_, '_> {
    fn text_at(&mut self, to: Pc) {
        if let Some(Frame::Text { pc, step, .. }) = self.s.stack.last_mut() {
            *pc = to;
            *step = 0;
        }
    }

    fn text_step(&mut self, to: u8) {
        if let Some(Frame::Text { step, .. }) = self.s.stack.last_mut() {
            *step = to;
        }
    }

    /// The seat `n` places after the one whose turn it is.
    fn seat_after(&self, n: u8) -> u8 {
        let seats = self.game.seats;
        let at = self.s.order[..seats].iter().position(|seat| *seat == self.s.turn.seat).unwrap_or(0);
        self.s.order[(at + n as usize) % seats]
    }

    pub(super) fn step_text(&mut self, pc: Pc, card: CardId, factor: u8, strength: u8, step: u8) -> Flow {
        let op = self.game.content.code[pc as usize];
        let next = pc + 1;
        match op {
            Op::End => {
                self.s.stack.pop();
            }
            Op::Sentence(scale) => {
                let now = scale.map_or(1, |scale| self.game.strength(self.s, scale, strength));
                if let Some(Frame::Text { factor, .. }) = self.s.stack.last_mut() {
                    *factor = now;
                }
                self.text_at(next);
            }
            Op::Jump(to) => self.text_at(to),
            Op::If(condition, otherwise) => {
                let to = if self.game.holds(self.s, condition) { next } else { otherwise };
                self.text_at(to);
            }
            Op::May(skip) => {
                if self.game.can(self.s, self.game.content.code[next as usize]) {
                    return Flow::Ask;
                }
                self.text_at(skip);
            }
            Op::Either(other) => {
                let first = self.game.can(self.s, self.game.content.code[next as usize]);
                let second = self.game.can(self.s, self.game.content.code[other as usize]);
                if first && second {
                    return Flow::Ask;
                }
                self.text_at(if first { next } else { other });
            }
            Op::Each { others, end } => {
                let at = if others { step.max(1) } else { step };
                if (at as usize) < self.game.seats {
                    self.text_step(at + 1);
                    self.s.actor = self.seat_after(at);
                    self.push(Frame::Text { pc: next, card, factor: 1, strength: 0, step: 0 });
                } else {
                    self.s.actor = self.s.turn.seat;
                    self.text_at(end);
                }
            }
            Op::HandOut => self.hand_out(step, next),
            op => {
                self.text_at(next);
                self.run_op(op, card, factor);
            }
        }
        Flow::Go
    }

    pub(super) fn answer_text(&mut self, pc: Pc, choice: Choice) {
        let op = self.game.content.code[pc as usize];
        match (op, choice) {
            (_, Choice::Yes | Choice::First) => self.text_at(pc + 1),
            (Op::May(to) | Op::Either(to), _) => self.text_at(to),
            _ => {}
        }
    }

    /// Each player in turn takes one of the revealed Discipline cards.
    fn hand_out(&mut self, step: u8, next: Pc) {
        let seats = self.game.seats as u8;
        if step == 0 {
            for _ in 0..=seats {
                let mut decks = arrayvec::ArrayVec::<u8, 6>::new();
                decks.extend((0..6).filter(|pool| self.s.count_in(Zone::Deck(*pool)) > 0));
                if decks.is_empty() {
                    break;
                }
                let pool = decks[self.s.chance.0.below(purpose::EVENTS, decks.len() as u32) as usize];
                self.draw(pool, Zone::Offer);
            }
        }
        if step < seats {
            self.text_step(step + 1);
            self.s.actor = self.seat_after(step);
            self.push(Frame::Pick(Pick::Offer));
            return;
        }
        self.s.actor = self.s.turn.seat;
        while let Some(card) = self.s.top(Zone::Offer) {
            let pool = self.game.deck_of(card).unwrap_or(0);
            self.put_under(card, pool, PUBLIC);
        }
        self.text_at(next);
    }

    fn run_op(&mut self, op: Op, card: CardId, factor: u8) {
        let times = |n: u8| n.saturating_mul(factor);
        let mut pick = |left: u8, pick: Pick| {
            if left > 0 {
                self.push(Frame::Pick(pick));
            }
        };
        match op {
            Op::Spend(cost) => {
                let cost = &self.game.content.costs[cost as usize];
                if self.game.affords(self.s, self.s.actor, &cost.goods)
                    && self.game.dice_pay(self.s, self.s.actor, &cost.dice)
                {
                    self.pay(cost, 0);
                } else {
                    // PEN-518: what cannot be discarded brings nothing.
                    self.skip_sentence();
                }
            }
            Op::Goods(kind, n) => self.gain_goods(kind, times(n)),
            Op::Dice { n, hue, temporary } => {
                let kinds = self.game.hue(self.s, hue, card);
                if kinds != 0 && times(n) > 0 {
                    self.push(Frame::Pick(Pick::GainColour { left: times(n), kinds, temporary }));
                }
            }
            Op::Cards { n, from } => pick(times(n), Pick::Card { left: times(n), from }),
            Op::Potions(n) => pick(times(n), Pick::Potion { left: times(n) }),
            Op::Artifacts(n) => pick(times(n), Pick::Artifact { left: times(n) }),
            Op::Resource(n) => self.roll_resource(times(n)),
            Op::Turn { n, how, kinds } => {
                pick(times(n), Pick::Turn { left: times(n), how, kinds, must: false });
            }
            Op::TurnIt(how) => {
                if let Some(die) = self.s.turn.it.filter(|die| self.s.me().pool.count(*die) > 0) {
                    self.turn_chosen(die, how);
                }
            }
            Op::Recharge(n) => pick(times(n), Pick::Recharge { left: times(n) }),
            Op::Heal(n) => pick(times(n), Pick::Heal { left: times(n), must: false }),
            Op::DiscardThreat(n) => {
                let n = times(n);
                if let Some(threat) = self.threat_mut()
                    && !threat.undeniable
                {
                    threat.dice = threat.dice.saturating_sub(n);
                }
            }
            Op::SetThreat(n) => pick(times(n), Pick::SetThreat { left: times(n) }),
            Op::NameValues(n) => pick(times(n), Pick::NameValue { left: times(n).min(3) }),
            Op::Ward(n) => self.s.turn.wards = self.s.turn.wards.saturating_add(times(n)),
            Op::IgnoreNextWound => self.s.turn.shielded = true,
            Op::DiscardPlaced { n, goods, amount } => {
                pick(times(n), Pick::DiscardPlaced { left: times(n), goods, amount });
            }
            Op::TakePlaced(n) => pick(times(n), Pick::TakePlaced { left: times(n) }),
            Op::Untap { n, which } => pick(times(n), Pick::Untap { left: times(n), which, must: false }),
            Op::Place { n, extra } => {
                if self.s.turn.kind == TurnKind::Study {
                    let places = &mut self.s.turn.places[extra as usize];
                    *places = places.saturating_add(times(n).min(3));
                }
            }
            Op::CellFree => self.s.turn.cell_free = true,
            Op::LookDeck { look, keep } => {
                pick(times(keep), Pick::DeckToLook { look, keep: times(keep) });
            }
            Op::SummonIt => self.summon_it(),
            Op::Buy { wares, less } => self.push(Frame::Buy { wares, less: times(less), left: 1 }),
            Op::Exchange(left) => self.push(Frame::Exchange { left, taken: 0 }),
            Op::Convert { n, from, to } => {
                pick(times(n), Pick::Convert { most: times(n), from, to });
            }
            Op::ReserveContract { open: true } => pick(1, Pick::Reserve { open: true }),
            Op::ReserveContract { open: false } => self.look_contracts(),
            Op::ReserveTrial => pick(1, Pick::ReserveTrial),
            Op::Cancel(n) => pick(times(n), Pick::Cancel { left: times(n) }),
            Op::IgnoreRift => self.s.turn.no_rift = true,
            Op::Ease(n) => self.s.turn.ease = self.s.turn.ease.saturating_add(times(n)),
            Op::LookFate => self.look_fate(),
            Op::RefreshBrewery => self.refresh(POTIONS),
            Op::End
            | Op::IgnoreWound
            | Op::Sentence(_)
            | Op::If(..)
            | Op::May(_)
            | Op::Either(_)
            | Op::Jump(_)
            | Op::HandOut
            | Op::Each { .. } => {}
        }
    }

    /// Goes on with the next sentence.
    fn skip_sentence(&mut self) {
        if let Some(Frame::Text { pc, .. }) = self.s.stack.last_mut() {
            while !matches!(self.game.content.code[*pc as usize], Op::Sentence(_) | Op::End) {
                *pc += 1;
            }
        }
    }

    /// Summons the card just gained and pays its ingredients only.
    fn summon_it(&mut self) {
        let card = self.s.turn.that;
        if !self.game.can(self.s, Op::SummonIt) {
            return;
        }
        let game = self.game;
        let variants = &game.content.cards[card as usize].variants;
        let pays =
            |v: &Variant| matches!(v, Variant::Pay(cost) if game.affords(self.s, self.s.actor, &cost.goods));
        if let Some(variant) = variants.iter().position(pays) {
            let variant = variant as u8;
            self.push(Frame::UseCard { card, variant, step: 0, strength: 0, diceless: true });
        }
    }

    /// The actor looks at the top card of the Fate deck.
    fn look_fate(&mut self) {
        if let Some(card) = self.s.top(Zone::Fate) {
            let seat = self.s.actor;
            self.s.places[card as usize].known |= 1 << seat;
            self.s.barrier += 1;
            let id = self.id(card);
            self.tell_me(|| Event::Looked { seat, card: id });
        }
    }

    /// The actor looks at the top three Contracts (PEN-672, PEN-673).
    pub(super) fn look_contracts(&mut self) {
        self.look(CONTRACTS, 3);
        self.push(Frame::Pick(Pick::Looked { left: 1, pool: CONTRACTS }));
    }

    /// The actor looks at the top cards of a deck.
    pub(super) fn look(&mut self, pool: u8, n: u8) {
        let seat = self.s.actor;
        for _ in 0..n {
            let Some(card) = self.s.top(Zone::Deck(pool)) else { break };
            let known = self.s.places[card as usize].known;
            self.s.barrier += 1;
            self.put(card, Zone::Looked(seat));
            // What others knew of a Contract is lost, since the choice is secret.
            let kept = if pool == CONTRACTS { 0 } else { known };
            self.s.places[card as usize].known = kept | 1 << seat;
            let id = self.id(card);
            self.tell_me(|| Event::Looked { seat, card: id });
        }
    }
}
