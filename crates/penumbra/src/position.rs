//! Any position in readable form: scenarios, and saves that outlive a layout of the state.

use crate::content::build::Sort;
use crate::deck::Deck;
use crate::dice::Die;
use crate::events::Event;
use crate::facing::Facing;
use crate::game::Penumbra;
use crate::goods::Ingredient;
use crate::kind::Kind;
use crate::language::{DISCIPLINES, INGREDIENTS};
use crate::limits::{DISCIPLINE_CELLS, MARKS};
use crate::rolls::Rolls;
use crate::state::*;
use crate::view::dice_words;
use kernel::small;
use kernel::{Log, PositionError, Seats, Seed};
use serde::{Deserialize, Serialize};
use spellscript::instead;
use std::collections::BTreeMap;

/// A player. Cards are written by id, with `tapped` or `light` behind it, and `known:` with the mask of
/// those who know it where that is not what its zone says.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct SeatPosition {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub talent: Option<String>,
    /// Such as `ruby`, `spark wounded`; Discipline Marks first.
    pub marks: Vec<String>,
    pub store: BTreeMap<String, u8>,
    pub pool: Vec<String>,
    pub grimoire: Vec<String>,
    pub inventory: Vec<String>,
    pub equipment: Vec<String>,
    pub experience: Vec<String>,
    pub reserved: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub looked: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dealt: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<String>,
    pub wounds: u8,
    pub must_rest: bool,
    /// Was this player's first turn not yet?
    pub fresh: bool,
}

/// Dice in a section.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct PlacedPosition {
    /// One word a cell; empty for a free one.
    pub cells: Vec<String>,
    pub loose: Vec<String>,
}

/// A position. What is left out is filled from what is left over: decks in the order of the packs, markets
/// and the row from the decks.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct Position {
    pub seats: Vec<SeatPosition>,
    pub order: Vec<u8>,
    pub classes: Vec<String>,
    pub placed: BTreeMap<String, PlacedPosition>,
    pub markets: BTreeMap<String, Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<Vec<String>>,
    pub trials: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fate: Option<Vec<String>>,
    pub shared: Vec<String>,
    pub offer: Vec<String>,
    pub decks: BTreeMap<String, Vec<String>>,
    /// Cards out of the game that not everybody has seen.
    pub unseen: Vec<String>,
    /// Whose turn begins, where no turn is running.
    pub next: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    pub stack: Vec<Frame>,
    /// A Threat that the position begins with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Facing>,
    pub actor: u8,
    pub choosing: u8,
    pub studies: u8,
    pub turns: u16,
    pub last: u8,
    /// Trials that escaped in a game for one.
    #[serde(skip_serializing_if = "no_number")]
    pub escaped: u8,
    pub over: bool,
    /// The seed of all further chance.
    #[serde(skip_serializing_if = "no_seed")]
    pub seed: u64,
    /// What the next dice show.
    #[serde(skip_serializing_if = "Rolls::are_open")]
    pub rolls: Rolls,
}

fn no_seed(seed: &u64) -> bool {
    *seed == 0
}

fn no_number(n: &u8) -> bool {
    *n == 0
}

impl Position {
    /// The position that describes a state.
    pub fn of(game: &Penumbra, s: &State) -> Position {
        let w = Writer { game, s };
        let mut position = Position {
            seats: game.seat_numbers().map(|seat| w.seat(seat)).collect(),
            order: s.order[..game.seats].to_vec(),
            classes: s.classes.iter().map(|d| d.mark().to_owned()).collect(),
            row: Some(w.list(Zone::Row, PUBLIC)),
            trials: w.list(Zone::Trials, PUBLIC),
            fate: Some(w.list(Zone::Fate, 0)),
            shared: w.list(Zone::Shared, PUBLIC),
            offer: w.list(Zone::Offer, PUBLIC),
            unseen: w.unseen(),
            next: s.turn.seat,
            turn: Some(s.turn.clone()),
            stack: s.stack.to_vec(),
            actor: s.actor,
            choosing: s.choosing.0,
            studies: s.studies,
            turns: s.turns,
            last: s.last,
            escaped: s.escaped,
            over: s.over,
            ..Position::default()
        };
        for pool in Deck::ALL {
            let word = pool.word().to_owned();
            position.decks.insert(word.clone(), w.list(Zone::Deck(pool), 0));
            if pool != Deck::Contracts {
                let market = (0..2).map(|slot| {
                    let card = s.cards_in(Zone::Market(pool, slot)).next();
                    card.map_or(String::new(), |c| w.card(c, PUBLIC))
                });
                position.markets.insert(word, market.collect());
            }
        }
        for section in game.sections() {
            let placed = &s.placed[section];
            if *placed != Placed::default() {
                let word = |code: &u8| Die::of_code(*code).map(|d| d.to_string()).unwrap_or_default();
                let loose = placed.loose.each().flat_map(|(kind, value, n)| {
                    std::iter::repeat_n(Die::new(kind, value).to_string(), n.into())
                });
                let dice =
                    PlacedPosition { cells: placed.cells.iter().map(word).collect(), loose: loose.collect() };
                position.placed.insert(game.section(s, section).id.to_string(), dice);
            }
        }
        position
    }

    /// The state that it describes.
    pub fn place(&self, game: &Penumbra, log: &mut Log<Event>) -> Result<State, PositionError> {
        let seed = Seed::from_number(self.seed);
        let mut placer = Placer { game, s: game.blank(seed), placed: vec![false; CARDS_MAX] };
        placer.s.chance = Luck(self.rolls.chance(seed)?);
        placer.lay(self)?;
        let Placer { mut s, .. } = placer;
        if let Some(facing) = &self.facing {
            if !s.stack.is_empty() || self.turn.is_some() {
                return Err(wrong("facing", "a turn and a stack say already what goes on"));
            }
            facing.lay(game, &mut s, self.next)?;
        }
        if s.stack.is_empty() && !s.over {
            s.turn = Turn::of(self.next);
            s.actor = self.next;
            s.stack.push(Frame::Turn);
        }
        crate::check::check(game, &s).map_err(|reason| PositionError { at: "position".into(), reason })?;
        let asked = !s.over && !matches!(s.stack.last(), Some(Frame::Talents));
        if asked && self.turn.is_none() {
            game.advance(&mut s, log);
        }
        Ok(s)
    }
}

const CARDS_MAX: usize = crate::limits::CARDS;

struct Writer<'a> {
    game: &'a Penumbra,
    s: &'a State,
}

impl Writer<'_> {
    fn card(&self, card: CardId, usual: u8) -> String {
        let place = &self.s.places[card];
        let mut text = self.game.content.cards[card].id.to_string();
        if place.tapped {
            text.push_str(" tapped");
        }
        if place.light {
            text.push_str(" light");
        }
        if place.known != usual {
            text.push_str(&format!(" known:{}", place.known));
        }
        text
    }

    fn list(&self, zone: Zone, usual: u8) -> Vec<String> {
        let mut cards: Vec<CardId> = self.s.cards_in(zone).collect();
        cards.sort_by_key(|c| self.s.places[*c].order);
        cards.into_iter().map(|c| self.card(c, usual)).collect()
    }

    fn unseen(&self) -> Vec<String> {
        let cards = self
            .game
            .content
            .ids()
            .filter(|c| self.s.zone(*c) == Zone::Box && self.s.places[*c].known != PUBLIC);
        cards.map(|c| self.card(c, 0)).collect()
    }

    fn seat(&self, seat: u8) -> SeatPosition {
        let wizard = self.s.wizard(seat);
        let mark = |m: &Mark| {
            let word = m.kind()?.mark();
            Some(match m {
                Mark::Discharged(_) => format!("{word} discharged"),
                Mark::Wounded(_) => format!("{word} wounded"),
                _ => word.to_owned(),
            })
        };
        let store = wizard.store.each().filter(|(_, n)| *n > 0);
        SeatPosition {
            talent: self.list(Zone::Talent(seat), PUBLIC).pop(),
            marks: wizard.marks.iter().filter_map(mark).collect(),
            store: store.map(|(kind, n)| (kind.word().to_owned(), n)).collect(),
            pool: dice_words(&wizard.pool),
            grimoire: self.list(Zone::Grimoire(seat), PUBLIC),
            inventory: self.list(Zone::Inventory(seat), PUBLIC),
            equipment: self.list(Zone::Equipment(seat), PUBLIC),
            experience: self.list(Zone::Experience(seat), PUBLIC),
            reserved: self.list(Zone::Reserved(seat), 1 << seat),
            looked: self.list(Zone::Looked(seat), 1 << seat),
            dealt: self.list(Zone::Dealt(seat), 1 << seat),
            chosen: wizard.chosen.map(|card| self.game.content.cards[card].id.to_string()),
            wounds: wizard.wounds,
            must_rest: wizard.must_rest,
            fresh: !wizard.begun,
        }
    }
}

struct Placer<'a> {
    game: &'a Penumbra,
    s: State,
    placed: Vec<bool>,
}

fn wrong(at: impl Into<String>, reason: impl Into<String>) -> PositionError {
    PositionError { at: at.into(), reason: reason.into() }
}

/// There is no such thing; but perhaps another was meant.
fn unknown<'a>(
    at: impl Into<String>,
    kind: &str,
    name: &str,
    known: impl IntoIterator<Item = &'a str> + Clone,
) -> PositionError {
    wrong(at, format!("there is no {kind} \"{name}\"{}", instead(name, known)))
}

impl Placer<'_> {
    fn card(
        &mut self,
        at: &str,
        text: &str,
        zone: Zone,
        order: usize,
        usual: u8,
    ) -> Result<CardId, PositionError> {
        let mut words = text.split(' ');
        let id = words.next().unwrap_or_default();
        let card = self.find(at, id)?;
        if std::mem::replace(&mut self.placed[card.index()], true) {
            return Err(wrong(at, format!("\"{id}\" lies in two places")));
        }
        let mut place = Place { zone, order: small::count(order), known: usual, tapped: false, light: false };
        for word in words {
            match word.split_once(':') {
                None if word == "tapped" => place.tapped = true,
                None if word == "light" => place.light = true,
                Some(("known", mask)) => {
                    place.known = mask.parse().map_err(|_| wrong(at, format!("\"{word}\" is no mask")))?;
                }
                _ => return Err(wrong(at, format!("\"{word}\" cannot stand behind a card"))),
            }
        }
        self.s.put(card, place);
        Ok(card)
    }

    fn find(&self, at: &str, id: &str) -> Result<CardId, PositionError> {
        let known = self.game.content.cards.iter().map(|card| card.id.as_str());
        self.game.content.find(id).ok_or_else(|| unknown(at, "card", id, known))
    }

    fn list(&mut self, at: &str, list: &[String], zone: Zone, usual: u8) -> Result<(), PositionError> {
        for (order, text) in list.iter().enumerate() {
            self.card(&format!("{at}.{order}"), text, zone, order, usual)?;
        }
        Ok(())
    }

    fn lay(&mut self, p: &Position) -> Result<(), PositionError> {
        let seats = self.game.seats;
        if p.seats.len() != seats {
            return Err(wrong("seats", format!("there are {seats}")));
        }
        for (i, seat) in self.game.seat_numbers().zip(&p.seats) {
            self.seat(i, seat)?;
        }
        if p.classes.len() > self.s.classes.len() {
            return Err(wrong("classes", format!("there are {}", self.s.classes.len())));
        }
        for (i, class) in p.classes.iter().enumerate() {
            self.s.classes[i] = Kind::of_discipline(class)
                .ok_or_else(|| unknown(format!("classes.{i}"), "Discipline", class, DISCIPLINES))?;
        }
        let mut distinct = self.s.classes;
        distinct.sort_unstable();
        if distinct.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(wrong("classes", "four different Classes are in play"));
        }
        if !p.order.is_empty() {
            let mut sorted = p.order.clone();
            sorted.sort_unstable();
            if sorted != self.game.seat_numbers().collect::<Vec<_>>() {
                return Err(wrong("order", "each seat once"));
            }
            self.s.order[..seats].copy_from_slice(&p.order);
        }
        if usize::from(p.next.max(p.actor)) >= seats {
            return Err(wrong("next", format!("seats are below {seats}")));
        }
        self.s.actor = p.actor;
        (self.s.studies, self.s.last, self.s.over) = (p.studies, p.last, p.over);
        self.s.escaped = p.escaped;
        self.s.choosing = Seats(p.choosing);
        let talents = matches!(p.stack.last(), Some(Frame::Talents));
        self.s.turns = if talents { 0 } else { p.turns.max(1) };
        self.dice(p)?;
        self.decks(p, talents)?;
        if let Some(turn) = &p.turn {
            self.s.turn = turn.clone();
        }
        if p.stack.len() > crate::limits::FRAMES {
            return Err(wrong("stack", "too many frames"));
        }
        self.s.stack.extend(p.stack.iter().cloned());
        Ok(())
    }

    fn seat(&mut self, seat: u8, p: &SeatPosition) -> Result<(), PositionError> {
        let at = format!("seats.{seat}");
        let (mut discipline, mut spark) = (0, DISCIPLINE_CELLS);
        for (i, text) in p.marks.iter().enumerate() {
            let at = format!("{at}.marks.{i}");
            let (word, state) = text.split_once(' ').unwrap_or((text, "charged"));
            let marks = Kind::COLOURS.into_iter().chain([Kind::Spark]);
            let kind = marks.clone().find(|kind| kind.mark() == word);
            let kind = kind.ok_or_else(|| unknown(&at, "Mark", word, marks.map(Kind::mark)))?;
            let mark = match state {
                "charged" => Mark::Charged(kind),
                "discharged" => Mark::Discharged(kind),
                "wounded" => Mark::Wounded(kind),
                _ => {
                    return Err(unknown(&at, "state of a Mark", state, ["charged", "discharged", "wounded"]));
                }
            };
            let cell = if kind == Kind::Spark { &mut spark } else { &mut discipline };
            let limit = if kind == Kind::Spark { MARKS } else { DISCIPLINE_CELLS };
            if *cell >= limit {
                return Err(wrong(&at, "too many Marks"));
            }
            self.s.wizards[usize::from(seat)].marks[*cell] = mark;
            *cell += 1;
        }
        let wizard = &mut self.s.wizards[usize::from(seat)];
        for (word, n) in &p.store {
            let kind = Ingredient::of_word(word);
            let kind =
                kind.ok_or_else(|| unknown(format!("{at}.store.{word}"), "ingredient", word, INGREDIENTS))?;
            wizard.store[kind] = *n;
        }
        for (i, text) in p.pool.iter().enumerate() {
            let die = text.parse::<Die>().map_err(|reason| wrong(format!("{at}.pool.{i}"), reason))?;
            wizard.pool.add(die);
        }
        (wizard.wounds, wizard.must_rest, wizard.begun) = (p.wounds, p.must_rest, !p.fresh);
        if let Some(talent) = &p.talent {
            self.card(&format!("{at}.talent"), talent, Zone::Talent(seat), 0, PUBLIC)?;
        }
        self.list(&format!("{at}.grimoire"), &p.grimoire, Zone::Grimoire(seat), PUBLIC)?;
        self.list(&format!("{at}.inventory"), &p.inventory, Zone::Inventory(seat), PUBLIC)?;
        self.list(&format!("{at}.equipment"), &p.equipment, Zone::Equipment(seat), PUBLIC)?;
        self.list(&format!("{at}.experience"), &p.experience, Zone::Experience(seat), PUBLIC)?;
        self.list(&format!("{at}.reserved"), &p.reserved, Zone::Reserved(seat), 1 << seat)?;
        self.list(&format!("{at}.looked"), &p.looked, Zone::Looked(seat), 1 << seat)?;
        for text in &p.dealt {
            self.card(&at, text, Zone::Dealt(seat), 0, 1 << seat)?;
        }
        if let Some(id) = &p.chosen {
            let card = self.find(&format!("{at}.chosen"), id)?;
            self.s.wizards[usize::from(seat)].chosen = Some(card);
        }
        // The side of a Contract needs no word of its own.
        for text in &p.experience {
            let id = text.split(' ').next().unwrap_or_default();
            if let Some(card) = self.game.content.find(id) {
                let printed = &self.game.content.cards[card];
                if printed.sort == Sort::Contract {
                    self.s.places[card].light = printed.paths[1].is_some();
                }
            }
        }
        Ok(())
    }

    fn dice(&mut self, p: &Position) -> Result<(), PositionError> {
        for (id, dice) in &p.placed {
            let at = format!("placed.{id}");
            let sections = self.game.sections();
            let section = sections.clone().find(|i| self.game.section(&self.s, *i).id == id.as_str());
            let section = section.ok_or_else(|| {
                let known: Vec<&str> = sections.map(|i| self.game.section(&self.s, i).id.as_str()).collect();
                unknown(&at, "section", id, known)
            })?;
            let placed = &mut self.s.placed[section];
            for (cell, text) in dice.cells.iter().enumerate().filter(|(_, t)| !t.is_empty()) {
                let die = text.parse::<Die>().map_err(|reason| wrong(&at, reason))?;
                let cell = placed.cells.get_mut(cell).ok_or_else(|| wrong(&at, "there is no such cell"))?;
                *cell = die.code();
            }
            for text in &dice.loose {
                let die = text.parse::<Die>().map_err(|reason| wrong(&at, reason))?;
                placed.loose.add(die.kind, die.value);
            }
        }
        Ok(())
    }

    fn decks(&mut self, p: &Position, talents: bool) -> Result<(), PositionError> {
        self.list("trials", &p.trials, Zone::Trials, PUBLIC)?;
        self.list("shared", &p.shared, Zone::Shared, PUBLIC)?;
        self.list("offer", &p.offer, Zone::Offer, PUBLIC)?;
        self.list("row", p.row.as_deref().unwrap_or_default(), Zone::Row, PUBLIC)?;
        self.list("fate", p.fate.as_deref().unwrap_or_default(), Zone::Fate, 0)?;
        for text in &p.unseen {
            self.card("unseen", text, Zone::Box, 0, 0)?;
        }
        let pools = Deck::ALL.into_iter().map(Deck::word);
        if let Some(deck) = p.decks.keys().find(|deck| !pools.clone().any(|word| word == *deck)) {
            return Err(unknown(format!("decks.{deck}"), "deck", deck, pools));
        }
        let markets = Deck::with_markets().map(Deck::word);
        if let Some(market) = p.markets.keys().find(|market| !markets.clone().any(|word| word == *market)) {
            return Err(unknown(format!("markets.{market}"), "market", market, markets));
        }
        for pool in Deck::ALL {
            let word = pool.word();
            if let Some(market) = p.markets.get(word) {
                if market.len() > 2 {
                    return Err(wrong(format!("markets.{word}"), "a market has two places"));
                }
                for (slot, text) in (0..).zip(market).filter(|(_, t)| !t.is_empty()) {
                    self.card(&format!("markets.{word}"), text, Zone::Market(pool, slot), 0, PUBLIC)?;
                }
            }
            if let Some(deck) = p.decks.get(word) {
                self.list(&format!("decks.{word}"), deck, Zone::Deck(pool), 0)?;
            }
        }
        if talents {
            return Ok(());
        }
        // What was left out comes from what is left over.
        for pool in Deck::ALL {
            let word = pool.word();
            if p.decks.contains_key(word) {
                continue;
            }
            let left: Vec<CardId> = self
                .game
                .content
                .ids()
                .filter(|c| self.game.deck_of(*c) == Some(pool) && !self.placed[c.index()])
                .collect();
            let mut left = left.into_iter();
            let open = self.s.has_market(pool);
            if pool == Deck::Contracts && p.row.is_none() {
                for (order, card) in left.by_ref().take(4).enumerate() {
                    self.lay_card(card, Zone::Row, order, PUBLIC);
                }
            } else if pool != Deck::Contracts && open && !p.markets.contains_key(word) {
                for (slot, card) in (0..).zip(left.by_ref().take(2)) {
                    self.lay_card(card, Zone::Market(pool, slot), 0, PUBLIC);
                }
            }
            for (order, card) in left.enumerate() {
                self.lay_card(card, Zone::Deck(pool), order, 0);
            }
        }
        if p.fate.is_none() {
            let left: Vec<CardId> = self
                .game
                .content
                .ids()
                .filter(|c| {
                    let printed = &self.game.content.cards[*c];
                    printed.sort == Sort::Trial && printed.difficulty > 1 && !self.placed[c.index()]
                })
                .take(6)
                .collect();
            for (order, card) in left.into_iter().enumerate() {
                self.lay_card(card, Zone::Fate, order, 0);
            }
        }
        Ok(())
    }

    fn lay_card(&mut self, card: CardId, zone: Zone, order: usize, known: u8) {
        self.placed[card.index()] = true;
        let order = small::count(order);
        self.s.put(card, Place { zone, order, known, tapped: false, light: false });
    }
}
