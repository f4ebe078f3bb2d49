//! Card texts run, operation by operation.

use super::{Flow, Run};
use crate::choice::Choice;
use crate::content::build::{Sort, Variant};
use crate::deck::Deck;
use crate::dice::Die;
use crate::events::Event;
use crate::game::{Penumbra, purpose};
use crate::goods::{Goods, Ingredient};
use crate::kind::Kinds;
use crate::language::program::*;
use crate::limits::DISCIPLINE_CELLS;
use crate::state::*;
use kernel::small;

/// How many of each ingredient are worth the same at the Bazaar (PEN-720).
pub const RATE: Goods = Goods::new([0, 3, 2, 4, 1, 0]);

impl Penumbra {
    /// Can an operation of a text do anything now?
    pub(super) fn can(&self, s: &State, op: Op, spoken: Spoken) -> bool {
        let seat = s.actor;
        let prepared = |threat: &&Threat| threat.step <= 1 && threat.dice > 0;
        match op {
            Op::DiscardThreat(_) => s.threat().filter(prepared).is_some_and(|threat| !threat.undeniable),
            // PEN-467: no die is discarded.
            Op::NameValues(_) => s.threat().filter(prepared).is_some(),
            Op::SetThreat(_) => s.threat().is_some_and(|threat| threat.step > 1),
            Op::Turn { kinds, .. } => s.me().pool.all().any(|d| kinds.contains(d.kind)),
            Op::RerollAny => s.me().pool.all().next().is_some(),
            Op::TurnIt(_) => spoken.die.is_some_and(|die| s.me().pool.count(die) > 0),
            Op::Untap { which, .. } => self.personal(s, seat).any(|c| self.untaps(s, which, c)),
            Op::Heal(_) => s.me().marks.iter().any(|m| m.wounded()),
            Op::Recharge(_) => {
                s.me().marks[..DISCIPLINE_CELLS].iter().any(|m| matches!(m, Mark::Discharged(_)))
            }
            Op::Cancel(_) => self.properties(s).next().is_some(),
            Op::IgnoreRift => {
                let ahead = s.turn.attempt.is_some_and(|attempt| attempt.before_roll && !attempt.no_rift);
                ahead && self.properties(s).any(|(_, p)| matches!(p, Property::Rift(_)))
            }
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
            Op::SummonIt => spoken.gained.is_some_and(|card| self.diceless(s, card).is_some()),
            Op::Place { .. } | Op::CellFree => s.turn.kind == TurnKind::Study,
            Op::End
            | Op::Sentence(_)
            | Op::If(..)
            | Op::May(_)
            | Op::Either(_)
            | Op::Jump(_)
            | Op::Spend(_)
            | Op::Goods(..)
            | Op::Dice { .. }
            | Op::Cards { .. }
            | Op::Potions(_)
            | Op::Artifacts(_)
            | Op::Resource(_)
            | Op::Ward(_)
            | Op::IgnoreNextWound
            | Op::IgnoreWound
            | Op::DiscardPlaced { .. }
            | Op::TakePlaced(_)
            | Op::LookDeck { .. }
            | Op::Convert { .. }
            | Op::ReserveContract { .. }
            | Op::Ease(_)
            | Op::LookFate
            | Op::RefreshBrewery
            | Op::HandOut
            | Op::Each { .. } => true,
        }
    }

    /// The variant by which a Summon in the Grimoire is summoned without its dice, if it can be paid.
    fn diceless(&self, s: &State, card: CardId) -> Option<u8> {
        let printed = Some(&self.content.cards[card]).filter(|c| c.sort == Sort::Summon)?;
        let pays = |v: &Variant| matches!(v, Variant::Pay(cost) if self.affords(s, s.actor, &cost.goods));
        let there = s.zone(card) == Zone::Grimoire(s.actor);
        (0..).zip(&printed.variants).find(|(_, variant)| there && pays(variant)).map(|(i, _)| i)
    }

    /// The Trials that the actor has reserved.
    pub(super) fn reserved_trials<'a>(&'a self, s: &'a State) -> impl Iterator<Item = CardId> + 'a {
        s.cards_in(Zone::Reserved(s.actor)).filter(|c| self.content.cards[*c].sort == Sort::Trial)
    }

    /// Trials of the row that the actor may reserve; the correction allows but one (PEN-882, PEN-886).
    pub(super) fn trial_to_reserve<'a>(&'a self, s: &'a State) -> impl Iterator<Item = CardId> + 'a {
        let full = self.options.reserved_trial_first && self.reserved_trials(s).next().is_some();
        s.cards_in(Zone::Trials).filter(move |_| !full)
    }

    /// May this tapped card be untapped by such an effect?
    pub(super) fn untaps(&self, s: &State, which: Untap, card: CardId) -> bool {
        let printed = &self.content.cards[card];
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
                Zone::Market(Deck::Potions, _) => wares != Wares::Artifact,
                Zone::Market(Deck::Artifacts, _) => wares != Wares::Potion,
                _ => false,
            };
            let price = &self.content.cards[card].price;
            if sold && !self.has_name(s, s.actor, card) && self.buys(s, s.actor, price, less) {
                out(card);
            }
        }
    }

    /// Exchanges that are possible at the Bazaar rate (PEN-720 to PEN-722, PEN-741).
    pub(super) fn swaps(&self, s: &State, taken: u8, out: &mut dyn FnMut(Choice)) {
        for (from, n) in RATE.each() {
            let there = s.me().store[from] >= n && (from != Ingredient::Crystal || self.crystals_work(s));
            if n == 0 || !there || taken & 1 << u8::from(from) != 0 {
                continue;
            }
            for (to, n) in RATE.each() {
                if to != from && n > 0 && s.me().store[to] < super::basics::STORE {
                    out(Choice::Swap(from, to));
                }
            }
        }
    }

    /// The kinds of dice that a hue stands for.
    fn hue(&self, s: &State, hue: Hue, card: CardId, chain: Chain) -> Kinds {
        let colour = |card: CardId| self.content.cards[card].discipline;
        match hue {
            Hue::Of(kinds) => kinds,
            Hue::OfMarks => s.me().marks[..DISCIPLINE_CELLS].iter().filter_map(|m| m.kind()).collect(),
            Hue::OfFirstMark => s.me().marks[0].kind().into_iter().collect(),
            Hue::OfLauncher => chain.launcher.and_then(colour).or_else(|| colour(card)).into_iter().collect(),
        }
    }

    pub(super) fn holds(&self, s: &State, condition: Condition, chain: Chain) -> bool {
        match condition {
            Condition::Chain(n) => chain.length >= n,
            Condition::Dark(n) => self.fate(s, s.actor).0 >= n,
            Condition::Light(n) => self.fate(s, s.actor).1 >= n,
            Condition::Wounded => s.me().marks.iter().any(|m| m.wounded()),
        }
    }
}

impl Run<'_, '_> {
    fn text_mut(&mut self) -> Option<&mut Text> {
        match self.s.stack.last_mut() {
            Some(Frame::Text(text)) => Some(text),
            _ => None,
        }
    }

    fn text_at(&mut self, to: Pc) {
        if let Some(text) = self.text_mut() {
            text.pc = to;
            text.step = 0;
        }
    }

    fn text_step(&mut self, to: u8) {
        if let Some(text) = self.text_mut() {
            text.step = to;
        }
    }

    /// What the text speaks of whose choice is made: only what it asked for itself can become its "it".
    pub(super) fn spoken(&mut self) -> Option<&mut Spoken> {
        match self.s.stack.iter_mut().rev().find(|frame| !matches!(frame, Frame::Pick(_)))? {
            Frame::Text(text) => Some(&mut text.spoken),
            _ => None,
        }
    }

    /// The text that asked for a die speaks of it.
    pub(super) fn speak_of(&mut self, die: Die) {
        if let Some(spoken) = self.spoken() {
            spoken.die = Some(die);
        }
    }

    /// The seat `n` places after the one whose turn it is.
    fn seat_after(&self, n: u8) -> u8 {
        let seats = self.game.seats;
        let at = self.s.order[..seats].iter().position(|seat| *seat == self.s.turn.seat).unwrap_or(0);
        self.s.order[(at + usize::from(n)) % seats]
    }

    pub(super) fn step_text(&mut self, text: Text) -> Flow {
        let Text { pc, card, factor, strength, step, chain, spoken } = text;
        let op = self.game.content.code[usize::from(pc)];
        let next = pc + 1;
        let can = |run: &Run, pc: Pc| run.game.can(run.s, run.game.content.code[usize::from(pc)], spoken);
        match op {
            Op::End => {
                self.s.stack.pop();
                // What it untapped may be launched now (PEN-550).
                if let Some(Frame::UseCard(used)) = self.s.stack.last_mut()
                    && used.card == card
                {
                    used.untapped = spoken.untapped;
                }
            }
            Op::Sentence(scale) => {
                let now = scale.map_or(1, |scale| self.game.strength(self.s, scale, strength, chain));
                if let Some(text) = self.text_mut() {
                    text.factor = now;
                }
                self.text_at(next);
            }
            Op::Jump(to) => self.text_at(to),
            Op::If(condition, otherwise) => {
                let to = if self.game.holds(self.s, condition, chain) { next } else { otherwise };
                self.text_at(to);
            }
            Op::May(skip) => {
                if can(self, next) {
                    return Flow::Ask;
                }
                self.text_at(skip);
            }
            Op::Either(other) => {
                let first = can(self, next);
                let second = can(self, other);
                if first && second {
                    return Flow::Ask;
                }
                self.text_at(if first { next } else { other });
            }
            Op::Each { others, end } => {
                let at = if others { step.max(1) } else { step };
                if usize::from(at) < self.game.seats {
                    self.text_step(at + 1);
                    self.s.actor = self.seat_after(at);
                    self.push(Frame::Text(Text::of(next, card)));
                } else {
                    self.s.actor = self.s.turn.seat;
                    self.text_at(end);
                }
            }
            Op::HandOut => self.hand_out(step, next),
            op => {
                self.text_at(next);
                self.run_op(op, Text { factor, ..text });
            }
        }
        Flow::Go
    }

    pub(super) fn answer_text(&mut self, pc: Pc, choice: Choice) {
        let op = self.game.content.code[usize::from(pc)];
        match (op, choice) {
            (_, Choice::Yes | Choice::First) => self.text_at(pc + 1),
            (Op::May(to) | Op::Either(to), _) => self.text_at(to),
            _ => {}
        }
    }

    /// Each player in turn takes one of the revealed Discipline cards.
    fn hand_out(&mut self, step: u8, next: Pc) {
        let seats = small::count(self.game.seats);
        if step == 0 {
            for _ in 0..=seats {
                let decks = Deck::disciplines().filter(|pool| self.s.count_in(Zone::Deck(*pool)) > 0);
                let decks: arrayvec::ArrayVec<Deck, 6> = decks.collect();
                if decks.is_empty() {
                    break;
                }
                let pool = decks[self.s.chance.index(purpose::EVENTS, decks.len())];
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
            match self.game.deck_of(card) {
                Some(pool) => self.put_under(card, pool, PUBLIC),
                None => self.put(card, Zone::Box),
            }
        }
        self.text_at(next);
    }

    fn run_op(&mut self, op: Op, text: Text) {
        let Text { card, factor, chain, spoken, .. } = text;
        let times = |n: u8| n.saturating_mul(factor);
        let mut pick = |left: u8, pick: Pick| {
            if left > 0 {
                self.push(Frame::Pick(pick));
            }
        };
        match op {
            Op::Spend(cost) => {
                let cost = &self.game.content.costs[cost];
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
                let kinds = self.game.hue(self.s, hue, card, chain);
                if !kinds.is_empty() && times(n) > 0 {
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
            Op::RerollAny => pick(1, Pick::RerollAny { rerolled: Rerolled::default() }),
            Op::TurnIt(how) => {
                if let Some(die) = spoken.die.filter(|die| self.s.me().pool.count(*die) > 0) {
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
                    let places = &mut self.s.turn.places[extra.index()];
                    *places = places.saturating_add(times(n).min(3));
                }
            }
            Op::CellFree => self.s.turn.cell_free = true,
            Op::LookDeck { look, keep } => pick(factor, Pick::DeckToLook { left: factor, look, keep }),
            Op::SummonIt => {
                if let Some(card) = spoken.gained
                    && let Some(variant) = self.game.diceless(self.s, card)
                {
                    self.begin_use(card, Some(variant), 0, true, Chain::EMPTY);
                }
            }
            Op::Buy { wares, less: each } => {
                self.push(Frame::Buy { wares, less: 0, each, left: Some(factor), inside: false });
            }
            Op::Exchange(left) => self.push(Frame::Exchange { left, taken: 0, inside: false }),
            Op::Convert { n, from, to } => {
                pick(times(n), Pick::Convert { most: times(n), from, to });
            }
            Op::ReserveContract { open: true } => pick(1, Pick::Reserve { open: true }),
            Op::ReserveContract { open: false } => self.look_contracts(),
            Op::ReserveTrial => pick(1, Pick::ReserveTrial),
            Op::Cancel(n) => pick(times(n), Pick::Cancel { left: times(n) }),
            Op::IgnoreRift => {
                if let Some(attempt) = &mut self.s.turn.attempt {
                    attempt.no_rift = true;
                }
            }
            Op::Ease(n) => {
                let ease = self.ease_mut();
                *ease = ease.saturating_add(times(n));
            }
            Op::LookFate => self.look_fate(),
            Op::RefreshBrewery => self.refresh(Deck::Potions),
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
        if let Some(Frame::Text(text)) = self.s.stack.last_mut() {
            while !matches!(self.game.content.code[usize::from(text.pc)], Op::Sentence(_) | Op::End) {
                text.pc += 1;
            }
        }
    }

    /// How much easier the task is of what is attempted, or else of what will be.
    fn ease_mut(&mut self) -> &mut u8 {
        let contract = self.s.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Contract { card: Some(_), ease, .. } => Some(ease),
            _ => None,
        });
        match (contract, &mut self.s.turn.attempt) {
            (Some(ease), _) => ease,
            (None, Some(attempt)) => &mut attempt.ease,
            (None, None) => &mut self.s.turn.ease,
        }
    }

    /// The actor looks at the top card of the Fate deck.
    fn look_fate(&mut self) {
        if let Some(card) = self.s.top(Zone::Fate) {
            let seat = self.s.actor;
            self.s.places[card].known |= 1 << seat;
            self.s.barrier += 1;
            let id = self.id(card);
            self.tell_me(|| Event::Looked { seat, card: id });
        }
    }

    /// The actor looks at the top three Contracts (PEN-672, PEN-673).
    pub(super) fn look_contracts(&mut self) {
        self.look(Deck::Contracts, 3);
        self.push(Frame::Pick(Pick::Looked { left: 1, pool: Deck::Contracts }));
    }

    /// The actor looks at the top cards of a deck.
    pub(super) fn look(&mut self, pool: Deck, n: u8) {
        let seat = self.s.actor;
        for _ in 0..n {
            let Some(card) = self.s.top(Zone::Deck(pool)) else { break };
            let known = self.s.places[card].known;
            self.s.barrier += 1;
            self.put(card, Zone::Looked(seat));
            // What others knew of a Contract is lost, since the choice is secret.
            let kept = if pool == Deck::Contracts { 0 } else { known };
            self.s.places[card].known = kept | 1 << seat;
            let id = self.id(card);
            self.tell_me(|| Event::Looked { seat, card: id });
        }
    }
}
