//! One thing is chosen: dice, Marks, cards, markets.

use super::{Flow, Run};
use crate::choice::Choice;
use crate::content::build::Sort;
use crate::deck::Deck;
use crate::dice::{Die, Plane};
use crate::events::Event;
use crate::game::Penumbra;
use crate::kind::Kind;
use crate::language::program::*;
use crate::limits::{DISCIPLINE_CELLS, MARKS};
use crate::state::*;

impl Penumbra {
    /// Discipline cards that may be gained: of markets, or unseen from a deck (PEN-714, PEN-762).
    pub fn discipline_cards(&self, s: &State, from: Source, out: &mut dyn FnMut(Choice)) {
        for card in s.index.open() {
            let Zone::Market(Deck::Discipline(colour), _) = s.zone(card) else { continue };
            let sort = self.content.cards[card].sort;
            let fits = match from {
                Source::Anywhere | Source::Markets => true,
                Source::SummonMarkets => sort == Sort::Summon,
                Source::Decks => false,
                Source::Class(class) => colour == class,
            };
            if fits && !self.has_name(s, s.actor, card) {
                out(Choice::Card(card));
            }
        }
        for pool in Deck::disciplines() {
            let fits = match from {
                Source::Anywhere | Source::Decks => true,
                Source::Class(class) => pool == Deck::Discipline(class),
                Source::Markets | Source::SummonMarkets => false,
            };
            if fits && s.count_in(Zone::Deck(pool)) > 0 {
                out(Choice::Deck(pool));
            }
        }
    }

    /// Potions or Artifacts as a reward (PEN-763, PEN-764).
    fn rewards(&self, s: &State, pool: Deck, out: &mut dyn FnMut(Choice)) {
        for card in s.index.open() {
            if matches!(s.zone(card), Zone::Market(of, _) if of == pool) && !self.has_name(s, s.actor, card) {
                out(Choice::Card(card));
            }
        }
        if s.count_in(Zone::Deck(pool)) > 0 {
            out(Choice::Deck(pool));
        }
    }

    /// All placed dice, each different one of a section once.
    fn all_placed(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        for section in self.sections() {
            for (lies, _) in s.placed[section].dice() {
                out(Choice::Placed(section, lies));
            }
        }
    }

    /// Placed dice of a kind, any of which a Rest effect takes: what stays behind counts for others (PEN-361).
    fn placed_of(&self, s: &State, kind: Kind, out: &mut dyn FnMut(Choice)) {
        for section in self.sections() {
            let dice = s.placed[section].dice();
            dice.filter(|(_, die)| die.kind == kind).for_each(|(lies, _)| out(Choice::Placed(section, lies)));
        }
    }

    fn turnings(&self, how: Turning, die: Die, out: &mut dyn FnMut(Choice)) {
        if matches!(how, Turning::Nudge | Turning::NudgeOrFlip) {
            if die.value < 6 {
                out(Choice::Up(die));
            }
            if die.value > 1 {
                out(Choice::Down(die));
            }
            if how == Turning::NudgeOrFlip {
                out(Choice::Flip(die));
            }
        } else if how != Turning::RecolourTo(die.kind) {
            out(Choice::Die(die));
        }
    }

    /// The answers to a pick but "done".
    pub(super) fn candidates(&self, s: &State, pick: Pick, out: &mut dyn FnMut(Choice)) {
        let me = s.me();
        match pick {
            Pick::Turn { how, kinds, .. } => {
                for die in me.pool.all().filter(|d| kinds.contains(d.kind)) {
                    self.turnings(how, die, out);
                }
            }
            Pick::RerollAny { rerolled } => {
                let fresh = me.pool.all().filter(|d| me.pool.count(*d) > rerolled.count(*d));
                fresh.filter(|_| !rerolled.is_full()).for_each(|d| out(Choice::Die(d)));
            }
            Pick::Face { die } => (1..=6).filter(|v| *v != die.value).for_each(|v| out(Choice::Face(v))),
            Pick::Colour { die } => {
                let others = Kind::COLOURS.into_iter().filter(|kind| *kind != die.kind);
                others.for_each(|kind| out(Choice::Colour(kind)));
            }
            Pick::GainColour { kinds, .. } => kinds.iter().for_each(|kind| out(Choice::Colour(kind))),
            Pick::Heal { .. } => {
                let cells = Cell::all(MARKS).filter(|cell| me.marks[*cell].wounded());
                cells.for_each(|cell| out(Choice::Cell(cell)));
            }
            Pick::Recharge { .. } => {
                let cells = Cell::all(DISCIPLINE_CELLS);
                let cells = cells.filter(|cell| matches!(me.marks[*cell], Mark::Discharged(_)));
                cells.for_each(|cell| out(Choice::Cell(cell)));
            }
            // Only Discipline Marks: healing a Spark Mark again and again would untap for ever.
            Pick::WoundMark => {
                let cells = Cell::all(DISCIPLINE_CELLS).filter(|cell| me.marks[*cell].sound());
                cells.for_each(|cell| out(Choice::Cell(cell)));
            }
            Pick::SetThreat { .. } => {
                if let Some(threat) = s.threat() {
                    for from in (1..=6u8).filter(|v| threat.rolled(*v) > 0) {
                        (1..=6u8).filter(|to| *to != from).for_each(|to| out(Choice::SetThreat(from, to)));
                    }
                }
            }
            Pick::NameValue { .. } => {
                if let Some(threat) = s.threat() {
                    let new = (1..=6u8).filter(|v| threat.misses & 1 << v == 0);
                    new.for_each(|v| out(Choice::Face(v)));
                }
            }
            Pick::DiscardPlaced { .. } | Pick::TakePlaced { .. } | Pick::KnockOut => self.all_placed(s, out),
            Pick::RestDie { kind } => self.placed_of(s, kind, out),
            Pick::Untap { which, .. } => {
                let cards = self.personal(s, s.actor).filter(|c| self.untaps(s, which, *c));
                cards.for_each(|c| out(Choice::Card(c)));
            }
            Pick::Card { from, .. } => self.discipline_cards(s, from, out),
            Pick::Potion { .. } => self.rewards(s, Deck::Potions, out),
            Pick::Artifact { .. } => self.rewards(s, Deck::Artifacts, out),
            Pick::DeckToLook { .. } => {
                let decks = Deck::disciplines().filter(|pool| s.count_in(Zone::Deck(*pool)) > 0);
                decks.for_each(|pool| out(Choice::Deck(pool)));
            }
            Pick::Looked { pool, .. } => {
                let cards = s.cards_in(Zone::Looked(s.actor));
                let cards = cards.filter(|c| pool == Deck::Contracts || !self.has_name(s, s.actor, *c));
                cards.for_each(|c| out(Choice::Card(c)));
            }
            Pick::Reserve { .. } => {
                s.cards_in(Zone::Row).for_each(|c| out(Choice::Card(c)));
                if s.count_in(Zone::Deck(Deck::Contracts)) > 0 {
                    out(Choice::Deck(Deck::Contracts));
                }
            }
            Pick::ReserveTrial => self.trial_to_reserve(s).for_each(|c| out(Choice::Card(c))),
            Pick::Cancel { .. } => self.properties(s).for_each(|(i, _)| out(Choice::Property(i))),
            Pick::Equip { .. } => {
                out(Choice::Yes);
                out(Choice::No);
            }
            Pick::PayOff => {
                let markets = Deck::with_markets().filter(|pool| s.has_market(*pool));
                markets.for_each(|pool| out(Choice::Market(pool)));
            }
            Pick::RedDie => {
                me.pool.dice().filter(|d| d.counts_as(Kind::Red)).for_each(|d| out(Choice::Die(d)))
            }
            Pick::Convert { most, from, .. } => {
                let most = most.min(me.store[from]);
                (0..=most).for_each(|n| out(Choice::Number(n)));
            }
            Pick::Offer => {
                let cards = s.cards_in(Zone::Offer).filter(|c| !self.has_name(s, s.actor, *c));
                cards.for_each(|c| out(Choice::Card(c)));
            }
            Pick::Launch { mark } => {
                for card in self.personal(s, s.actor).filter(|c| self.launchable(s, *c)) {
                    if mark == Kind::Spark || self.content.cards[card].discipline == Some(mark) {
                        out(Choice::Launch(card));
                    }
                }
            }
        }
    }

    /// May one stop before all is chosen?
    fn optional(pick: Pick) -> bool {
        match pick {
            Pick::Turn { must, .. } | Pick::Heal { must, .. } | Pick::Untap { must, .. } => !must,
            Pick::RerollAny { .. }
            | Pick::Recharge { .. }
            | Pick::SetThreat { .. }
            | Pick::NameValue { .. }
            | Pick::DiscardPlaced { .. }
            | Pick::TakePlaced { .. }
            | Pick::Looked { .. }
            | Pick::ReserveTrial
            | Pick::Cancel { .. } => true,
            Pick::Face { .. }
            | Pick::Colour { .. }
            | Pick::GainColour { .. }
            | Pick::WoundMark
            | Pick::RestDie { .. }
            | Pick::Card { .. }
            | Pick::Potion { .. }
            | Pick::Artifact { .. }
            | Pick::DeckToLook { .. }
            | Pick::Reserve { .. }
            | Pick::Equip { .. }
            | Pick::PayOff
            | Pick::RedDie
            | Pick::KnockOut
            | Pick::Convert { .. }
            | Pick::Offer
            | Pick::Launch { .. } => false,
        }
    }

    pub(super) fn options_pick(&self, s: &State, pick: Pick, out: &mut dyn FnMut(Choice)) {
        self.candidates(s, pick, out);
        match pick {
            // Setting a die to the face that it shows is no change, but a Mark or card may be used for it.
            Pick::Face { die } => out(Choice::Face(die.value)),
            pick if Penumbra::optional(pick) => out(Choice::Done),
            _ => {}
        }
    }
}

impl Run<'_, '_> {
    pub(super) fn step_pick(&mut self, pick: Pick) -> Flow {
        let mut candidates = 0;
        self.game.candidates(self.s, pick, &mut |_| candidates += 1);
        if candidates > 0 {
            self.many = candidates > 1;
            return Flow::Ask;
        }
        self.s.stack.pop();
        match pick {
            Pick::RestDie { kind } => {
                self.gain_die(kind, false);
            }
            Pick::Looked { pool, .. } => self.put_back(pool),
            _ => {}
        }
        Flow::Go
    }

    /// Gains the die of a Rest effect: from a location if one lies there, else from the supply (PEN-361).
    pub(super) fn gain_rest_die(&mut self, kind: Kind) {
        self.push(Frame::Pick(Pick::RestDie { kind }));
    }

    /// Cards that were looked at and not kept go under their deck.
    fn put_back(&mut self, pool: Deck) {
        let seat = self.s.actor;
        while let Some(card) = self.s.top(Zone::Looked(seat)) {
            let known = self.s.places[card].known;
            self.put_under(card, pool, known);
        }
    }

    /// Counts one choice down; the last ends the pick.
    fn count_down(&mut self) {
        let Some(Frame::Pick(pick)) = self.s.stack.last_mut() else { return };
        let last = match pick {
            Pick::Turn { left, .. }
            | Pick::GainColour { left, .. }
            | Pick::Heal { left, .. }
            | Pick::Recharge { left }
            | Pick::SetThreat { left }
            | Pick::NameValue { left }
            | Pick::DiscardPlaced { left, .. }
            | Pick::TakePlaced { left }
            | Pick::Untap { left, .. }
            | Pick::Card { left, .. }
            | Pick::Potion { left }
            | Pick::Artifact { left }
            | Pick::DeckToLook { left, .. }
            | Pick::Looked { left, .. }
            | Pick::Cancel { left } => {
                *left -= 1;
                *left == 0
            }
            Pick::RerollAny { .. } => false,
            Pick::Face { .. }
            | Pick::Colour { .. }
            | Pick::WoundMark
            | Pick::RestDie { .. }
            | Pick::Reserve { .. }
            | Pick::ReserveTrial
            | Pick::Equip { .. }
            | Pick::PayOff
            | Pick::RedDie
            | Pick::KnockOut
            | Pick::Convert { .. }
            | Pick::Offer
            | Pick::Launch { .. } => true,
        };
        if last {
            self.s.stack.pop();
        }
    }

    pub(super) fn answer_pick(&mut self, pick: Pick, choice: Choice) {
        let seat = self.s.actor;
        if choice == Choice::Done {
            self.s.stack.pop();
            if let Pick::Looked { pool, .. } = pick {
                self.put_back(pool);
            }
            return;
        }
        self.count_down();
        match (pick, choice) {
            (Pick::Turn { how, .. }, Choice::Die(die)) => self.turn_chosen(die, how),
            (Pick::RerollAny { .. }, Choice::Die(die)) => {
                let shows = die.showing(self.roll());
                if let Some(Frame::Pick(Pick::RerollAny { rerolled })) = self.s.stack.last_mut() {
                    rerolled.note(shows);
                }
                self.turn_die(die, shows);
            }
            (_, Choice::Up(die)) => self.turn_die(die, die.showing(die.value + 1)),
            (_, Choice::Down(die)) => self.turn_die(die, die.showing(die.value - 1)),
            (_, Choice::Flip(die)) => self.turn_die(die, die.showing(7 - die.value)),
            (Pick::Face { die }, Choice::Face(value)) => self.turn_die(die, die.showing(value)),
            (Pick::Colour { die }, Choice::Colour(kind)) => self.turn_die(die, Die { kind, ..die }),
            (Pick::GainColour { temporary, .. }, Choice::Colour(kind)) => {
                let die = self.gain_die(kind, temporary);
                self.speak_of(die);
            }
            (Pick::Heal { .. }, Choice::Cell(cell)) => self.heal_mark(cell),
            (Pick::Recharge { .. }, Choice::Cell(cell)) => {
                if let Mark::Discharged(kind) = self.s.me().marks[cell] {
                    self.s.me_mut().marks[cell] = Mark::Charged(kind);
                    self.tell(|| Event::MarkRecharged { seat, cell: cell.number() });
                }
            }
            (Pick::WoundMark, Choice::Cell(cell)) => self.wound_mark(cell),
            (Pick::SetThreat { .. }, Choice::SetThreat(from, to)) => {
                if let Some(threat) = self.threat_mut() {
                    *threat.rolled_mut(from) -= 1;
                    *threat.rolled_mut(to) += 1;
                }
            }
            (Pick::NameValue { .. }, Choice::Face(value)) => {
                if let Some(threat) = self.threat_mut() {
                    threat.misses |= 1 << value;
                }
            }
            (Pick::DiscardPlaced { goods, amount, .. }, Choice::Placed(section, lies)) => {
                self.take_placed(section, lies);
                if amount > 0 {
                    self.gain_goods(goods, amount);
                }
            }
            (Pick::KnockOut, Choice::Placed(section, lies)) => {
                self.take_placed(section, lies);
            }
            (Pick::TakePlaced { .. }, Choice::Placed(section, lies)) => {
                if let Some(die) = self.take_placed(section, lies) {
                    let die = Die { plane: Plane::Pool, ..die };
                    self.s.me_mut().pool.add(die);
                    self.speak_of(die);
                    self.tell(|| Event::DieGained { seat, die: die.to_string() });
                }
            }
            (Pick::RestDie { kind }, Choice::Placed(section, lies)) => {
                self.take_placed(section, lies);
                self.gain_die(kind, false);
            }
            (Pick::Untap { .. }, Choice::Card(card)) => {
                self.untap(card);
                if let Some(spoken) = self.spoken() {
                    spoken.untapped = Some(card);
                }
            }
            (Pick::Looked { pool, .. }, Choice::Card(card)) => self.keep(pick, pool, card),
            (Pick::Reserve { .. }, Choice::Card(card)) => self.reserve(card),
            (Pick::Reserve { .. }, Choice::Deck(_)) => self.look_contracts(),
            (Pick::ReserveTrial, Choice::Card(card)) => self.reserve(card),
            (_, Choice::Card(card)) => self.gain_card(card),
            (Pick::DeckToLook { look, keep, .. }, Choice::Deck(pool)) => {
                self.look(pool, look);
                self.push(Frame::Pick(Pick::Looked { left: keep, pool }));
            }
            (_, Choice::Deck(pool)) => self.gain_top(pool),
            (_, Choice::Property(property)) => {
                let Some(attempt) = &mut self.s.turn.attempt else { return };
                attempt.cancelled |= 1 << property;
                let trial = attempt.card;
                let card = self.id(trial);
                self.tell(|| Event::PropertyCancelled { seat, card, property });
            }
            (Pick::Equip { card }, choice) => self.equip(card, choice == Choice::Yes),
            (_, Choice::Market(pool)) => self.refresh(pool),
            (Pick::RedDie, Choice::Die(die)) => self.lose_die(die),
            (Pick::Convert { from, to, .. }, Choice::Number(n)) => {
                self.lose_goods(from, n);
                if n > 0 {
                    self.gain_goods(to, n);
                }
            }
            (_, Choice::Launch(card)) => self.launch_first(card),
            _ => {}
        }
    }

    /// A card that was looked at is kept.
    fn keep(&mut self, pick: Pick, pool: Deck, card: CardId) {
        let seat = self.s.actor;
        if pool == Deck::Contracts {
            self.put(card, Zone::Reserved(seat));
            self.s.places[card].known = 1 << seat;
            let id = self.id(card);
            self.log.tell(kernel::Audience::only(kernel::Seat(seat)), || Event::Reserved {
                seat,
                card: Some(id),
            });
            self.log
                .tell(kernel::Audience::except(kernel::Seat(seat)), || Event::Reserved { seat, card: None });
        } else {
            self.gain_card(card);
        }
        if matches!(pick, Pick::Looked { left: 1, .. }) {
            self.put_back(pool);
        }
    }

    /// An open Contract or Trial is reserved (PEN-780, PEN-875).
    fn reserve(&mut self, card: CardId) {
        let seat = self.s.actor;
        self.put(card, Zone::Reserved(seat));
        let id = self.id(card);
        self.tell(|| Event::Reserved { seat, card: Some(id) });
        self.fill_row();
    }

    /// Untaps a card; a Potion of a Recipe becomes a Recipe again (PEN-617).
    pub(super) fn untap(&mut self, card: CardId) {
        let seat = self.s.actor;
        self.s.places[card].tapped = false;
        let id = self.id(card);
        self.tell(|| Event::Untapped { seat, card: id });
        if self.game.content.cards[card].sort == Sort::Recipe && self.s.zone(card) == Zone::Inventory(seat) {
            self.put(card, Zone::Grimoire(seat));
        }
    }

    /// PEN-306: the new Artifact or the old one.
    fn equip(&mut self, card: CardId, new: bool) {
        let seat = self.s.actor;
        if !new {
            self.discard_card(card);
            return;
        }
        if let Some(slot) = self.game.content.cards[card].slot
            && let Some(old) = self.game.equipped(self.s, seat, slot)
        {
            self.discard_card(old);
        }
        self.put(card, Zone::Equipment(seat));
    }
}
