//! Dice, ingredients, cards and Marks change hands.

use super::Run;
use crate::content::build::Sort;
use crate::content::printed::Slot;
use crate::deck::Deck;
use crate::dice::{Die, Plane};
use crate::events::{Event, Id};
use crate::game::{Penumbra, purpose};
use crate::goods::{Goods, Ingredient};
use crate::kind::Kind;
use crate::language::program::Ability;
use crate::limits::{ANSWERS, DISCIPLINE_CELLS, MARKS};
use crate::state::*;
use kernel::{Audience, Seat, small};

/// The most of one ingredient in a store (PEN-254).
pub const STORE: u8 = 12;

impl Penumbra {
    /// The deck that a card belongs to and is discarded under.
    pub fn deck_of(&self, card: CardId) -> Option<Deck> {
        let card = &self.content.cards[card];
        match card.sort {
            Sort::Spell | Sort::Recipe | Sort::Summon => card.discipline.map(Deck::Discipline),
            Sort::Potion => Some(Deck::Potions),
            Sort::Artifact => Some(Deck::Artifacts),
            Sort::Contract => Some(Deck::Contracts),
            _ => None,
        }
    }

    /// Does a player have a card of the same name (PEN-309)?
    pub fn has_name(&self, s: &State, seat: u8, card: CardId) -> bool {
        let name = self.content.cards[card].name;
        self.personal(s, seat).any(|c| self.content.cards[c].name == name)
    }

    /// The Wizard cards in a personal area.
    pub fn personal<'a>(&'a self, s: &'a State, seat: u8) -> impl Iterator<Item = CardId> + 'a {
        s.index.owned(seat).filter(move |c| {
            !matches!(s.zone(*c), Zone::Experience(_)) || self.content.cards[*c].sort == Sort::Artifact
        })
    }

    /// Abilities of a player's untapped cards that work now (PEN-516, PEN-522, PEN-863).
    pub fn abilities<'a>(&'a self, s: &'a State, seat: u8) -> impl Iterator<Item = (CardId, Ability)> + 'a {
        let ready = s.index.owned(seat).filter(move |c| {
            let place = &s.places[*c];
            let shown = matches!(place.zone, Zone::Inventory(_) | Zone::Equipment(_) | Zone::Talent(_));
            let able = shown && !place.tapped && !self.content.cards[*c].abilities.is_empty();
            able && (!self.options.suppression_of_abilities || !self.suppressed(s, *c))
        });
        ready.flat_map(move |c| self.content.cards[c].abilities.iter().map(move |a| (c, *a)))
    }

    /// The slot in which a player has an Artifact.
    pub fn equipped(&self, s: &State, seat: u8, slot: Slot) -> Option<CardId> {
        s.cards_in(Zone::Equipment(seat)).find(|c| self.content.cards[*c].slot == Some(slot))
    }

    /// The free cell for the next Mark of a kind, if there is one and a Mark in the supply (PEN-064, PEN-405).
    pub fn next_cell(&self, s: &State, seat: u8, kind: Kind) -> Option<Cell> {
        let (cells, supply) = match kind {
            Kind::Spark => (DISCIPLINE_CELLS..MARKS, 12),
            _ => (0..DISCIPLINE_CELLS, 8),
        };
        let used: u8 = self.seat_numbers().map(|seat| s.marks(seat, kind)).sum();
        (used < supply)
            .then(|| cells.map(Cell::new).find(|cell| s.wizard(seat).marks[*cell] == Mark::Empty))
            .flatten()
    }
}

impl Run<'_, '_> {
    /// The id of a card.
    pub(super) fn id(&self, card: CardId) -> Id {
        self.game.content.cards[card].id.clone()
    }

    pub(super) fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.log.tell(Audience::All, event);
    }

    /// Rolls one die of six.
    pub(super) fn roll(&mut self) -> u8 {
        self.s.barrier += 1;
        self.s.chance.die(purpose::DICE)
    }

    /// The actor gains a die, rolled (PEN-270).
    pub(super) fn gain_die(&mut self, kind: Kind, temporary: bool) -> Die {
        let value = self.roll();
        let plane = if temporary { Plane::Temporary } else { Plane::Pool };
        let die = Die { kind, value, plane };
        let seat = self.s.actor;
        self.s.me_mut().pool.add(die);
        self.tell(|| Event::DieGained { seat, die: die.to_string() });
        die
    }

    /// The actor loses a die.
    pub(super) fn lose_die(&mut self, die: Die) {
        let seat = self.s.actor;
        if self.s.me_mut().pool.take(die) {
            self.tell(|| Event::DieLost { seat, die: die.to_string() });
        }
    }

    /// A die of the actor becomes another.
    pub(super) fn turn_die(&mut self, from: Die, to: Die) {
        let seat = self.s.actor;
        if self.s.me_mut().pool.take(from) {
            self.s.me_mut().pool.add(to);
            self.speak_of(to);
            self.tell(|| Event::DieTurned { seat, from: from.to_string(), to: to.to_string() });
        }
    }

    /// The actor gains ingredients; what exceeds 12 of a kind goes back (PEN-255).
    pub(super) fn gain_goods(&mut self, kind: Ingredient, n: u8) {
        let seat = self.s.actor;
        let store = &mut self.s.me_mut().store[kind];
        let gained = n.min(STORE - *store);
        *store += gained;
        if gained > 0 {
            self.tell(|| Event::Gained { seat, goods: kind.word().into(), n: gained });
        }
    }

    /// The actor gains several ingredients at the same moment.
    pub(super) fn gain_all(&mut self, goods: Goods) {
        for (kind, n) in goods.each() {
            if n > 0 {
                self.gain_goods(kind, n);
            }
        }
    }

    /// The actor discards ingredients of the store.
    pub(super) fn lose_goods(&mut self, kind: Ingredient, n: u8) {
        let seat = self.s.actor;
        let store = &mut self.s.me_mut().store[kind];
        *store = store.saturating_sub(n);
        if n > 0 {
            self.tell(|| Event::Paid { seat, goods: kind.word().into(), n });
        }
    }

    /// Rolls Resource dice; all that they show is gained at once (PEN-258).
    pub(super) fn roll_resource(&mut self, n: u8) {
        let mut sum = Goods::NOTHING;
        for _ in 0..n {
            self.s.barrier += 1;
            let face = self.s.chance.die(purpose::RESOURCE);
            let seat = self.s.actor;
            self.tell(|| Event::Resource { seat, face });
            for (kind, n) in self.game.content.faces[usize::from(face) - 1].each() {
                sum[kind] = sum[kind].saturating_add(n);
            }
        }
        self.gain_all(sum);
    }

    /// Moves a card to a zone where everybody sees it.
    pub(super) fn put(&mut self, card: CardId, zone: Zone) {
        self.leave(card);
        let order = match zone {
            Zone::Box | Zone::Market(..) => 0,
            zone => small::count(self.s.count_in(zone) - usize::from(self.s.zone(card) == zone)),
        };
        self.s.put(card, Place { zone, order, known: PUBLIC, tapped: false, light: false });
        self.stirred = true;
    }

    /// Takes a card out of the order of its zone.
    fn leave(&mut self, card: CardId) {
        let Place { zone, order, .. } = self.s.places[card];
        if zone == Zone::Box || matches!(zone, Zone::Market(..)) {
            return;
        }
        for other in self.s.index.near(zone) {
            let place = &mut self.s.places[other];
            if place.zone == zone && place.order > order {
                place.order -= 1;
            }
        }
    }

    /// Puts a card under a deck; those who knew it know where it lies (PEN-314).
    pub(super) fn put_under(&mut self, card: CardId, pool: Deck, known: u8) {
        self.put(card, Zone::Deck(pool));
        self.s.places[card].known = known;
        self.fill_markets();
    }

    /// Reveals the top card of a deck and puts it somewhere.
    pub(super) fn draw(&mut self, pool: Deck, zone: Zone) -> Option<CardId> {
        let card = self.s.top(Zone::Deck(pool))?;
        self.s.barrier += 1;
        self.put(card, zone);
        Some(card)
    }

    /// Fills free places of markets from their decks (PEN-316, PEN-715, PEN-725).
    pub(super) fn fill_markets(&mut self) {
        let mut laid = [[false; 2]; Deck::COUNT];
        for card in self.s.index.open() {
            if let Zone::Market(pool, slot) = self.s.zone(card) {
                laid[pool.index()][usize::from(slot)] = true;
            }
        }
        for pool in Deck::with_markets().filter(|pool| laid[pool.index()] != [true; 2]) {
            if !self.s.has_market(pool) {
                continue;
            }
            for (slot, laid) in (0..).zip(laid[pool.index()]) {
                if !laid && let Some(card) = self.s.top(Zone::Deck(pool)) {
                    self.s.barrier += 1;
                    self.put(card, Zone::Market(pool, slot));
                    self.s.places[card].order = 0;
                }
            }
        }
    }

    /// Discards a card of a player, or of a market, under its deck.
    pub(super) fn discard_card(&mut self, card: CardId) {
        let seat = self.s.actor;
        let id = self.id(card);
        self.tell(|| Event::CardDiscarded { seat, card: id });
        match self.game.deck_of(card) {
            Some(pool) => self.put_under(card, pool, PUBLIC),
            None => self.put(card, Zone::Box),
        }
    }

    /// Discards a market and deals a new one (PEN-677, PEN-685).
    pub(super) fn refresh(&mut self, pool: Deck) {
        let old: arrayvec::ArrayVec<CardId, 2> =
            (0..2).filter_map(|slot| self.s.cards_in(Zone::Market(pool, slot)).next()).collect();
        for card in &old {
            self.put(*card, Zone::Deck(pool));
        }
        self.fill_markets();
        self.tell(|| Event::Refreshed { market: pool.word().into() });
    }

    /// The actor gains a card; an Artifact may have to find its slot first (PEN-306, PEN-601, PEN-604).
    pub(super) fn gain_card(&mut self, card: CardId) {
        let seat = self.s.actor;
        let (sort, slot) = {
            let card = &self.game.content.cards[card];
            (card.sort, card.slot)
        };
        let id = self.id(card);
        self.tell(|| Event::CardGained { seat, card: id });
        if let Some(spoken) = self.spoken() {
            spoken.gained = Some(card);
        }
        match (sort, slot) {
            (Sort::Artifact, Some(Slot::Tome)) => {
                self.put(card, Zone::Experience(seat));
                if let Some(pc) = self.game.content.cards[card].text {
                    self.push(Frame::Text(Text::of(pc, card)));
                }
            }
            (Sort::Artifact, Some(slot)) => {
                if self.game.equipped(self.s, seat, slot).is_some() {
                    self.put(card, Zone::Looked(seat));
                    self.push(Frame::Pick(Pick::Equip { card }));
                } else {
                    self.put(card, Zone::Equipment(seat));
                }
            }
            (Sort::Potion, _) => self.put(card, Zone::Inventory(seat)),
            _ => self.put(card, Zone::Grimoire(seat)),
        }
        self.fill_markets();
    }

    /// The actor draws the first card of a deck whose name is new; others go under the deck (PEN-310).
    pub(super) fn gain_top(&mut self, pool: Deck) {
        let mut left = self.s.count_in(Zone::Deck(pool));
        while left > 0 {
            left -= 1;
            let Some(card) = self.s.top(Zone::Deck(pool)) else { return };
            self.s.barrier += 1;
            if !self.game.has_name(self.s, self.s.actor, card) {
                self.gain_card(card);
                return;
            }
            self.put(card, Zone::Deck(pool));
        }
    }

    /// The actor gains a Mark and the Rest effect above it (PEN-402).
    pub(super) fn gain_mark(&mut self, kind: Kind) {
        let seat = self.s.actor;
        if let Some(cell) = self.game.next_cell(self.s, seat, kind) {
            self.s.me_mut().marks[cell] = Mark::Charged(kind);
            self.stirred = true;
            self.tell(|| Event::MarkGained { seat, mark: kind.mark().into(), cell: cell.number() });
            self.rest_effect_now(cell);
            self.gain_rest_die(kind);
        }
    }

    /// Heals a wounded Mark (PEN-417).
    pub(super) fn heal_mark(&mut self, cell: Cell) {
        let seat = self.s.actor;
        if let Mark::Wounded(kind) = self.s.me().marks[cell] {
            self.s.me_mut().marks[cell] = Mark::Charged(kind);
            self.tell(|| Event::MarkHealed { seat, cell: cell.number() });
            self.rest_effect_now(cell);
            self.gain_rest_die(kind);
        }
    }

    /// Wounds a Mark and does what that triggers (PEN-414, PEN-521).
    pub(super) fn wound_mark(&mut self, cell: Cell) {
        let seat = self.s.actor;
        let Some(kind) = self.s.me().marks[cell].kind() else { return };
        self.s.me_mut().marks[cell] = Mark::Wounded(kind);
        self.tell(|| Event::MarkWounded { seat, cell: cell.number() });
        let game = self.game;
        let answers: arrayvec::ArrayVec<_, ANSWERS> = game
            .abilities(self.s, seat)
            .filter_map(|(card, ability)| match ability {
                Ability::Wounded { once, then } if !once || !self.s.turn.once.contains(&card) => {
                    Some((card, once, then))
                }
                _ => None,
            })
            .take(ANSWERS)
            .collect();
        for (card, once, pc) in answers {
            if once {
                let _ = self.s.turn.once.try_push(card);
            }
            self.push(Frame::Text(Text::of(pc, card)));
        }
    }

    /// Tells the actor's seat alone.
    pub(super) fn tell_me(&mut self, event: impl FnOnce() -> Event) {
        let seat = Seat(self.s.actor);
        self.log.tell(Audience::only(seat), event);
    }
}
