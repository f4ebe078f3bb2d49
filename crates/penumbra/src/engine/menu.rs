//! What a player may do at any moment of the own turn: cards, Marks and Primal magic (PEN-204).

use crate::choice::{Choice, Primal};
use crate::content::build::{Card, Sort, Variant};
use crate::content::printed::{MarkEffect, Slot};
use crate::dice::Plane;
use crate::game::Penumbra;
use crate::goods::{Goods, Ingredient};
use crate::kind::Kind;
use crate::language::program::*;
use crate::limits::{DISCIPLINE_CELLS, MARKS};
use crate::state::*;

impl Penumbra {
    /// Is the card of a kind that the attempted Trial suppresses (PEN-862, PEN-863)?
    pub fn suppressed(&self, s: &State, card: CardId) -> bool {
        let sort = self.content.cards[card].sort;
        match (sort, s.zone(card)) {
            (Sort::Potion, _) | (Sort::Recipe, Zone::Inventory(_)) => self.property(s, &Property::NoPotions),
            (Sort::Artifact, _) => self.property(s, &Property::NoArtifacts),
            (Sort::Summon, Zone::Inventory(_)) => self.property(s, &Property::NoFamiliars),
            _ => false,
        }
    }

    /// Does this property of the attempted Trial work (PEN-850, PEN-864)?
    pub fn property(&self, s: &State, property: &Property) -> bool {
        self.properties(s).any(|(_, p)| p == property)
    }

    /// The working properties of the attempted Trial.
    pub fn properties<'a>(&'a self, s: &'a State) -> impl Iterator<Item = (u8, &'a Property)> {
        let (list, cancelled) = match s.turn.attempt {
            None => (&[][..], 0),
            Some(attempt) => (&self.content.cards[attempt.card].properties[..], attempt.cancelled),
        };
        let working = (0u8..).zip(list);
        working.filter(move |(i, _)| cancelled & 1 << i == 0)
    }

    /// May Crystals be spent (PEN-861)?
    pub fn crystals_work(&self, s: &State) -> bool {
        !self.property(s, &Property::NoCrystals)
    }

    /// Are these ingredients there to be discarded, Blood of wounded Marks included?
    pub fn affords(&self, s: &State, seat: u8, goods: &Goods) -> bool {
        goods.each().all(|(kind, n)| {
            n == 0
                || match kind {
                    Ingredient::Blood => s.blood(seat) >= n,
                    Ingredient::Crystal => self.crystals_work(s) && s.wizard(seat).store[kind] >= n,
                    _ => s.wizard(seat).store[kind] >= n,
                }
        })
    }

    /// The ingredients that a card's own text asks for.
    fn asks(&self, card: &Card) -> Goods {
        let program = card.text.map_or(&[][..], |pc| self.content.program(pc));
        let asked = program.iter().filter_map(|op| match op {
            Op::Spend(cost) => Some(self.content.costs[*cost].goods),
            _ => None,
        });
        asked.fold(Goods::NOTHING, |sum, goods| sum + goods)
    }

    /// Can a cost be paid, and what the text asks for as well (PEN-518)?
    fn payable(&self, s: &State, seat: u8, card: &Card, cost: Option<&Cost>) -> bool {
        let asked = self.asks(card);
        let Some(cost) = cost else { return self.affords(s, seat, &asked) };
        self.affords(s, seat, &(asked + cost.goods)) && self.dice_pay(s, seat, &cost.dice)
    }

    pub(crate) fn fits_turn(&self, s: &State, timing: Timing) -> bool {
        match timing {
            Timing::Any => matches!(s.turn.kind, TurnKind::Study | TurnKind::Trial),
            Timing::Study => s.turn.kind == TurnKind::Study,
            Timing::Trial => s.turn.kind == TurnKind::Trial,
            Timing::Rest => s.turn.kind == TurnKind::Rest,
        }
    }

    /// Does the moment fit (PEN-453, PEN-457)?
    pub(crate) fn fits_moment(&self, s: &State, card: CardId) -> bool {
        let printed = &self.content.cards[card];
        match (printed.moment, s.threat()) {
            (Moment::Any, threat) => self.fits_any(threat),
            (Moment::BeforeRoll, Some(threat)) => threat.step <= 1 && self.answers_threat(s, printed),
            (Moment::AfterRoll, Some(threat)) => threat.step > 1 && threat.value == 0,
            (Moment::BeforeRoll | Moment::AfterRoll, None) | (Moment::Wound, _) => false,
        }
    }

    /// No effect but a change of Threat dice is used from the roll on (PEN-457, PEN-459).
    fn fits_any(&self, threat: Option<&Threat>) -> bool {
        threat.is_none_or(|threat| threat.step <= 1)
    }

    /// Can the text of a card do anything to the Threat that is prepared, or besides it (PEN-466, PEN-468)?
    fn answers_threat(&self, s: &State, card: &Card) -> bool {
        let Some(pc) = card.text else { return true };
        let program = self.content.program(pc);
        let mut at = 0;
        while let Some(op) = program.get(at) {
            at += 1;
            match *op {
                Op::If(condition, otherwise) if !self.holds(s, condition, Chain::EMPTY) => {
                    at = usize::from(otherwise - pc);
                }
                op if op.nature().acts && self.can(s, op, Spoken::NOTHING) => return true,
                _ => {}
            }
        }
        false
    }

    /// May one more card or Chain be used before the Threat roll (PEN-854, PEN-856)?
    pub(crate) fn watch_allows(&self, s: &State) -> bool {
        let Some(attempt) = s.turn.attempt.filter(|attempt| attempt.before_roll) else { return true };
        let vigilance = self.properties(s).find_map(|(_, p)| match p {
            Property::Vigilance(n) => Some(*n),
            _ => None,
        });
        vigilance.is_none_or(|n| {
            let more = self.abilities(s, s.actor).map(|(_, a)| match a {
                Ability::VigilanceMore(n) => n,
                _ => 0,
            });
            attempt.watched < n + more.sum::<u8>()
        })
    }

    /// Can the requirement be fulfilled, timing and moment apart (PEN-514 to PEN-520)?
    fn requirement(&self, s: &State, card: CardId) -> bool {
        let printed = &self.content.cards[card];
        let tapped = s.tapped(card) && (printed.tap || printed.discard);
        !tapped
            && (!printed.wound || s.me().marks[..DISCIPLINE_CELLS].iter().any(|m| m.sound()))
            && !self.suppressed(s, card)
    }

    /// May a card of the actor be activated now without any cost: Potions, Familiars, Artifacts, Talents?
    pub fn activable(&self, s: &State, card: CardId) -> bool {
        let printed = &self.content.cards[card];
        let seat = s.actor;
        let placed = match printed.sort {
            Sort::Recipe | Sort::Summon | Sort::Potion => s.zone(card) == Zone::Inventory(seat),
            Sort::Artifact => s.zone(card) == Zone::Equipment(seat),
            Sort::Talent => s.zone(card) == Zone::Talent(seat) && printed.variants.is_empty(),
            _ => false,
        };
        placed
            && printed.activates()
            && self.usable(s, card)
            && self.payable(s, seat, printed, None)
            && self.watch_allows(s)
    }

    /// Do turn, moment and requirement of a card fit?
    pub(super) fn usable(&self, s: &State, card: CardId) -> bool {
        let printed = &self.content.cards[card];
        self.fits_turn(s, printed.active) && self.fits_moment(s, card) && self.requirement(s, card)
    }

    /// May a Spell, Recipe or Summon be used now: timing, moment and requirement, the cost apart?
    fn castable(&self, s: &State, card: CardId, pay: bool) -> bool {
        let printed = &self.content.cards[card];
        match printed.sort {
            Sort::Spell => (!pay || self.fits_turn(s, printed.pay)) && self.usable(s, card),
            Sort::Recipe | Sort::Summon => self.fits_turn(s, printed.pay) && self.fits_any(s.threat()),
            _ => false,
        }
    }

    /// May this Spell be launched now (PEN-553, PEN-554)?
    pub fn launchable(&self, s: &State, card: CardId) -> bool {
        let printed = &self.content.cards[card];
        s.zone(card) == Zone::Grimoire(s.actor)
            && printed.sort == Sort::Spell
            && self.castable(s, card, self.options.launch_keeps_timing)
            && self.payable(s, s.actor, printed, None)
    }

    /// May this Recipe or Summon be brewed or summoned now, the cost apart (PEN-567)?
    pub fn transformable(&self, s: &State, card: CardId) -> bool {
        s.zone(card) == Zone::Grimoire(s.actor) && self.castable(s, card, true)
    }

    /// Is the card one that this Launch icon means, as far as what is printed tells?
    pub fn launch_means(&self, launch: Launch, card: CardId) -> bool {
        let printed = &self.content.cards[card];
        printed.sort == Sort::Spell
            && match launch {
                Launch::Any(_) | Launch::Other | Launch::That => true,
                Launch::Colour(kind) => printed.discipline == Some(kind),
                Launch::Not(kind) => printed.discipline != Some(kind),
            }
    }

    /// The variants by which a card can be paid for now (PEN-506).
    pub fn variants(&self, s: &State, card: CardId, out: &mut dyn FnMut(u8)) {
        let printed = &self.content.cards[card];
        let spell = printed.sort == Sort::Spell;
        if !self.castable(s, card, true) || spell && !self.watch_allows(s) {
            return;
        }
        for (i, variant) in (0..).zip(&printed.variants) {
            let Variant::Pay(cost) = variant else { continue };
            let pays = if spell {
                self.payable(s, s.actor, printed, Some(cost))
            } else {
                self.affords(s, s.actor, &cost.goods) && self.dice_pay(s, s.actor, &cost.dice)
            };
            if pays {
                out(i);
            }
        }
    }

    /// Can the Mark in a cell be used now (PEN-412, PEN-419 to PEN-425)?
    pub fn mark_works(&self, s: &State, cell: Cell) -> bool {
        let Mark::Charged(kind) = s.me().marks[cell] else { return false };
        let effect = self.content.board[cell.index()].effect;
        if s.turn.kind == TurnKind::Rest && !self.options.marks_in_rest {
            return false;
        }
        match effect {
            MarkEffect::Set if kind == Kind::Spark => s.me().pool.all().next().is_some(),
            MarkEffect::Set => s.me().pool.all().any(|d| d.kind == kind),
            MarkEffect::RecolourBone => s.me().pool.all().any(|d| d.kind == Kind::Bone),
            MarkEffect::LaunchSpell => {
                self.watch_allows(s)
                    && self.personal(s, s.actor).any(|c| {
                        self.launchable(s, c)
                            && (kind == Kind::Spark || self.content.cards[c].discipline == Some(kind))
                    })
            }
            MarkEffect::Untap => self.personal(s, s.actor).any(|c| s.tapped(c)),
        }
    }

    /// Everything that may be used at any moment of a turn.
    pub fn effects(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        let seat = s.actor;
        for card in s.index.owned(seat) {
            match s.zone(card) {
                Zone::Grimoire(_) => self.variants(s, card, &mut |v| out(Choice::Pay(card, v))),
                Zone::Experience(_) => {}
                _ => {
                    if self.activable(s, card) {
                        out(Choice::Use(card));
                    }
                }
            }
        }
        if self.abilities(s, seat).any(|(_, a)| a == Ability::MarketSummon) {
            for card in s.index.open() {
                let summon =
                    self.content.cards[card].sort == Sort::Summon && matches!(s.zone(card), Zone::Market(..));
                if summon && !self.has_name(s, seat, card) {
                    self.variants(s, card, &mut |v| out(Choice::Pay(card, v)));
                }
            }
        }
        for cell in Cell::all(MARKS) {
            if self.mark_works(s, cell) {
                out(Choice::Mark(cell));
            }
        }
        self.primal(s, out);
        self.discardable(s, out);
    }

    /// Primal magic of the menu; what belongs to a placement, a Threat or a Spell is offered there.
    fn primal(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        let me = s.me();
        let kind = s.turn.kind;
        let dice = me.pool.all().next().is_some();
        if kind != TurnKind::Rest && dice && self.crystals_work(s) {
            // PEN-676.
            for (primal, cost) in
                [(Primal::Reroll, 1), (Primal::Nudge, 2), (Primal::Flip, 2), (Primal::Recolour, 3)]
            {
                if me.store[Ingredient::Crystal] >= cost {
                    out(Choice::Primal(primal));
                }
            }
        }
        // PEN-675.
        if kind != TurnKind::Trial && me.store[Ingredient::Fruit] >= 2 && me.marks.iter().any(|m| m.wounded())
        {
            out(Choice::Primal(Primal::Heal));
        }
        if kind != TurnKind::Study {
            return;
        }
        // PEN-677, PEN-679, PEN-652.
        if me.store[Ingredient::Valuable] >= 1 || self.once_free(s, Ability::FreePayOff).is_some() {
            out(Choice::Primal(Primal::PayOff));
        }
        if me.store[Ingredient::Trinket] >= 1 && !s.turn.made_time {
            out(Choice::Primal(Primal::MakeTime));
        }
        let red = me.pool.dice().any(|d| d.counts_as(Kind::Red));
        if red && s.placed.iter().any(|p| p.cells.iter().any(|c| *c > 0) || !p.loose.is_empty()) {
            out(Choice::Primal(Primal::KnockOut));
        }
    }

    /// The card whose once-per-turn ability is still unused this turn.
    pub fn once_free(&self, s: &State, ability: Ability) -> Option<CardId> {
        let mut cards = self.abilities(s, s.actor).filter(|(_, a)| *a == ability).map(|(c, _)| c);
        cards.find(|c| !s.turn.once.contains(c))
    }

    /// Artifacts that may be discarded to free their slot (PEN-305).
    fn discardable(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        for card in s.cards_in(Zone::Equipment(s.actor)) {
            if self.content.cards[card].slot != Some(Slot::Tome) {
                out(Choice::Discard(card));
            }
        }
    }

    /// Does the actor have a rolled die for a task?
    pub fn has_rolled(&self, s: &State) -> bool {
        s.me().pool.all().any(|d| d.plane == Plane::Rolled)
    }
}
