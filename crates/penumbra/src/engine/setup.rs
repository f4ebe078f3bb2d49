//! Setup: the Fate deck, Talents, the shared area (PEN-100 to PEN-176).

use super::Run;
use crate::content::build::Sort;
use crate::deck::Deck;
use crate::events::Event;
use crate::game::{Penumbra, purpose};
use crate::kind::Kind;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::Seats;

impl Run<'_, '_> {
    /// Everything up to the choice of Talents; decks are shuffled later, when starting cards are out.
    pub(crate) fn begin(&mut self) {
        if self.game.options.ready_made {
            self.ready_made();
        } else {
            self.build_fate();
        }
        self.deal_talents();
    }

    fn of(&self, keep: impl Fn(&crate::content::build::Card) -> bool) -> ArrayVec<CardId, 64> {
        let content = &self.game.content;
        content.ids().filter(|card| keep(&content.cards[*card])).take(64).collect()
    }

    /// Lays a card of the Fate deck down, unseen.
    fn bury(&mut self, card: CardId, known: u8) {
        self.put(card, Zone::Fate);
        self.s.places[card].known = known;
    }

    /// PEN-100 to PEN-109.
    fn build_fate(&mut self) {
        let players = self.game.fate_players();
        let mut trials: [ArrayVec<CardId, 64>; 4] = Default::default();
        let [mut goals, mut events, mut prophecies]: [ArrayVec<CardId, 64>; 3] = Default::default();
        let content = &self.game.content;
        for (card, printed) in content.ids().zip(&content.cards) {
            let list = match printed.sort {
                Sort::Trial => &mut trials[usize::from(printed.difficulty) - 1],
                Sort::Goal => &mut goals,
                Sort::Event => &mut events,
                Sort::Prophecy => &mut prophecies,
                _ => continue,
            };
            // What is not used stays in the box, unseen.
            self.s.places[card].known = 0;
            if printed.always {
                self.put(card, Zone::Shared);
            } else {
                let _ = list.try_push(card);
            }
        }
        let chance = &mut self.s.chance.0;
        for list in trials.iter_mut() {
            chance.shuffle(purpose::FATE, list);
        }
        for list in [&mut goals, &mut events, &mut prophecies] {
            chance.shuffle(purpose::FATE, list);
        }
        for card in trials[0].iter().take(players) {
            self.put(*card, Zone::Trials);
        }
        for (pile, trials) in trials.iter().enumerate().skip(1) {
            let mut cards: ArrayVec<CardId, 64> = trials.iter().copied().take(players).collect();
            if pile == 1 {
                cards.extend(goals.pop());
            }
            cards.extend(prophecies.pop());
            while cards.len() < 2 * players {
                let Some(event) = events.pop() else { break };
                cards.push(event);
            }
            self.s.chance.0.shuffle(purpose::FATE, &mut cards);
            for card in cards {
                self.bury(card, 0);
            }
        }
    }

    /// PEN-115 to PEN-121: a fixed list that everybody knows.
    fn ready_made(&mut self) {
        let Some((row, deck)) = &self.game.content.ready else { return };
        for card in self.of(|c| c.always) {
            self.put(card, Zone::Shared);
        }
        for card in row {
            self.put(*card, Zone::Trials);
        }
        for card in deck {
            self.bury(*card, PUBLIC);
        }
    }

    /// PEN-150: two Talents for each player.
    fn deal_talents(&mut self) {
        let mut talents = self.of(|c| c.sort == Sort::Talent);
        self.s.chance.0.shuffle(purpose::TALENTS, &mut talents);
        for card in &talents {
            self.s.places[*card].known = 0;
        }
        for seat in self.game.seat_numbers() {
            let fixed =
                self.game.options.talents.get(usize::from(seat)).and_then(|id| self.game.content.find(id));
            let dealt: ArrayVec<CardId, 2> = match fixed {
                Some(card) => [card].into_iter().collect(),
                None => {
                    let free = talents
                        .iter()
                        .copied()
                        .filter(|c| self.s.zone(*c) == Zone::Box && !self.game.fixed_talents.contains(c));
                    free.take(2).collect()
                }
            };
            for card in dealt {
                self.put(card, Zone::Dealt(seat));
                self.s.places[card].known = 1 << seat;
                self.s.places[card].order = 0;
            }
        }
        self.s.choosing = Seats::first(self.game.seats);
        self.push(Frame::Talents);
    }

    /// All have chosen: Talents are shown, decks shuffled, markets opened (PEN-151 to PEN-176).
    pub(crate) fn talents_chosen(&mut self) {
        self.s.stack.clear();
        self.s.barrier += 1;
        for seat in self.game.seat_numbers() {
            let Some(chosen) = self.s.wizards[usize::from(seat)].chosen.take() else { continue };
            let dealt: ArrayVec<CardId, 2> = self.s.cards_in(Zone::Dealt(seat)).collect();
            for card in dealt {
                let known = self.s.places[card].known;
                let zone = if card == chosen { Zone::Talent(seat) } else { Zone::Box };
                self.put(card, zone);
                if card != chosen {
                    self.s.places[card].known = known;
                }
            }
            let id = self.id(chosen);
            self.tell(|| Event::Talent { seat, card: id });
            self.s.actor = seat;
            self.begin_wizard(chosen);
        }
        let mut order: ArrayVec<u8, 4> = self.game.seat_numbers().collect();
        order.sort_by_key(|seat| {
            let talent = self.s.cards_in(Zone::Talent(*seat)).next();
            talent.map_or(0, |card| self.game.content.cards[card].number)
        });
        self.s.order[..order.len()].copy_from_slice(&order);
        self.open_school();
        self.open_guild();
        self.begin_turn(order[0]);
    }

    /// PEN-152, PEN-156 to PEN-161.
    fn begin_wizard(&mut self, talent: CardId) {
        let game = self.game;
        let printed = &game.content.cards[talent];
        let seat = self.s.actor;
        self.s.me_mut().marks[0] = printed.discipline.map_or(Mark::Empty, Mark::Charged);
        self.s.me_mut().marks[crate::limits::DISCIPLINE_CELLS] = Mark::Charged(Kind::Spark);
        self.s.me_mut().store = printed.goods;
        if let Some(start) = printed.start {
            self.put(start, Zone::Grimoire(seat));
        }
        for kind in [Kind::Bone, Kind::Bone].into_iter().chain(printed.discipline).chain([Kind::Spark]) {
            self.gain_die(kind, false);
        }
    }

    /// PEN-164 to PEN-166, PEN-169 to PEN-171, PEN-176.
    fn open_school(&mut self) {
        let mut classes = ArrayVec::<Kind, 6>::new();
        for seat in self.game.seat_numbers() {
            if let Some(kind) = self.s.wizard(seat).marks[0].kind()
                && !classes.contains(&kind)
            {
                classes.push(kind);
            }
        }
        let mut others: ArrayVec<Kind, 6> =
            Kind::COLOURS.into_iter().filter(|d| !classes.contains(d)).collect();
        self.s.chance.0.shuffle(purpose::CLASSES, &mut others);
        classes.extend(others.into_iter().take(4 - classes.len().min(4)));
        classes.sort_unstable();
        self.s.classes.copy_from_slice(&classes[..4]);
        let mut decks: [ArrayVec<CardId, 64>; Deck::COUNT] = Default::default();
        for card in self.game.content.ids() {
            if let Some(pool) = self.game.deck_of(card).filter(|_| self.s.zone(card) == Zone::Box) {
                let _ = decks[pool.index()].try_push(card);
            }
        }
        for (pool, mut deck) in Deck::ALL.into_iter().zip(decks) {
            self.s.chance.0.shuffle(purpose::DECKS, &mut deck);
            for (order, card) in (0..).zip(deck) {
                let zone = Zone::Deck(pool);
                self.s.put(card, Place { zone, order, known: 0, tapped: false, light: false });
            }
        }
        self.fill_markets();
    }

    /// PEN-167.
    fn open_guild(&mut self) {
        let mut left = self.s.count_in(Zone::Deck(Deck::Contracts));
        while self.s.count_in(Zone::Row) < 4 && left > 0 {
            left -= 1;
            let Some(card) = self.s.top(Zone::Deck(Deck::Contracts)) else { break };
            if self.game.content.cards[card].difficulty == 1 {
                self.put(card, Zone::Row);
            } else {
                self.put(card, Zone::Deck(Deck::Contracts));
            }
        }
    }
}

impl Penumbra {
    /// The Talents that a seat may choose from.
    pub fn talents<'a>(&'a self, s: &'a State, seat: u8) -> impl Iterator<Item = CardId> + 'a {
        s.cards_in(Zone::Dealt(seat))
    }
}
