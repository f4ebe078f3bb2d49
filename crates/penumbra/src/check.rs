//! What must hold in every state of every game.

use crate::content::build::Sort;
use crate::deck::Deck;
use crate::dice::Die;
use crate::engine::basics::STORE;
use crate::game::Penumbra;
use crate::index::Index;
use crate::kind::Kind;
use crate::limits::{DISCIPLINE_CELLS, MARKS};
use crate::state::*;
use kernel::Seat;

/// The most choices one game can take.
///
/// The Fate deck has six cards a player; each leaves it after at most six Study turns a player in a row
/// (PEN-230) or at the end of another turn, and then everybody has one more turn. What is used up in a
/// turn (dice, ingredients, Marks, untapped cards) bounds its choices far below 250 on average.
pub fn bound(game: &Penumbra) -> usize {
    let fate = 6 * game.fate_players() + 1;
    fate * (6 * game.seats + 1) * 250
}

/// Checks that nothing is lost, doubled or in two places.
pub fn check(game: &Penumbra, s: &State) -> Result<(), String> {
    if s.index != Index::of(&s.places) {
        return Err("the index of the cards is wrong".into());
    }
    cards(game, s)?;
    wizards(game, s)?;
    for section in game.sections() {
        let printed = if s.turns > 0 { Some(game.section(s, section)) } else { None };
        let placed = &s.placed[section];
        let closed = placed.cells.iter().skip(printed.map_or(0, |p| p.cells.len()));
        if closed.clone().any(|c| *c != 0) {
            return Err(format!("section {section:?} has a die in a closed cell"));
        }
        if placed.cells.iter().any(|c| *c > 0 && Die::of_code(*c).is_none()) {
            return Err(format!("section {section:?} holds a strange die"));
        }
    }
    if matches!(s.stack.last(), Some(Frame::Talents)) {
        for seat in game.seat_numbers() {
            let chosen = s.wizard(seat).chosen;
            let open = s.choosing.contains(Seat(seat));
            let held = chosen.is_some_and(|card| s.zone(card) == Zone::Dealt(seat));
            if open != chosen.is_none() || !open && !held {
                return Err(format!("seat {seat} has chosen a Talent that it does not hold"));
            }
        }
    }
    if s.over != s.stack.is_empty() {
        return Err("the end of the game contradicts the open question".into());
    }
    Ok(())
}

fn cards(game: &Penumbra, s: &State) -> Result<(), String> {
    for (i, card) in game.content.cards.iter().enumerate() {
        let place = &s.places[i];
        let fits = match (card.sort, place.zone) {
            (_, Zone::Box) => true,
            (Sort::Spell | Sort::Recipe | Sort::Summon, zone) => matches!(
                zone,
                Zone::Deck(Deck::Discipline(_))
                    | Zone::Market(Deck::Discipline(_), _)
                    | Zone::Offer
                    | Zone::Grimoire(_)
                    | Zone::Inventory(_)
                    | Zone::Looked(_)
            ),
            (Sort::Potion, zone) => {
                matches!(
                    zone,
                    Zone::Deck(Deck::Potions) | Zone::Market(Deck::Potions, _) | Zone::Inventory(_)
                )
            }
            (Sort::Artifact, zone) => matches!(
                zone,
                Zone::Deck(Deck::Artifacts)
                    | Zone::Market(Deck::Artifacts, _)
                    | Zone::Equipment(_)
                    | Zone::Experience(_)
                    | Zone::Looked(_)
            ),
            (Sort::Talent, zone) => matches!(zone, Zone::Talent(_) | Zone::Dealt(_)),
            (Sort::Contract, zone) => matches!(
                zone,
                Zone::Deck(Deck::Contracts)
                    | Zone::Row
                    | Zone::Reserved(_)
                    | Zone::Experience(_)
                    | Zone::Looked(_)
            ),
            (Sort::Trial, zone) => {
                matches!(zone, Zone::Trials | Zone::Fate | Zone::Reserved(_) | Zone::Experience(_))
            }
            (Sort::Event, zone) => zone == Zone::Fate,
            (Sort::Goal | Sort::Prophecy, zone) => matches!(zone, Zone::Fate | Zone::Shared),
        };
        if !fits {
            return Err(format!("{} lies in {:?}", card.id, place.zone));
        }
    }
    for pool in Deck::ALL {
        ordered(s, Zone::Deck(pool))?;
    }
    ordered(s, Zone::Fate)?;
    ordered(s, Zone::Row)?;
    for pool in Deck::with_markets() {
        for slot in 0..2 {
            if s.count_in(Zone::Market(pool, slot)) > 1 {
                return Err(format!("two cards in one place of the market of {}", pool.word()));
            }
        }
    }
    if s.count_in(Zone::Row) > 4 {
        return Err("the row of Contracts holds more than four".into());
    }
    Ok(())
}

fn ordered(s: &State, zone: Zone) -> Result<(), String> {
    let mut seen = [false; 256];
    let n = s.count_in(zone);
    for card in s.cards_in(zone) {
        let order = usize::from(s.places[card].order);
        if order >= n || std::mem::replace(&mut seen[order], true) {
            return Err(format!("the order of {zone:?} is broken"));
        }
    }
    Ok(())
}

fn wizards(game: &Penumbra, s: &State) -> Result<(), String> {
    for seat in game.seat_numbers() {
        let wizard = s.wizard(seat);
        if wizard.store.each().any(|(_, n)| n > STORE) {
            return Err(format!("seat {seat} stores {:?}", wizard.store));
        }
        for cells in [0..DISCIPLINE_CELLS, DISCIPLINE_CELLS..MARKS] {
            let gap =
                wizard.marks[cells.clone()].windows(2).any(|m| m[0] == Mark::Empty && m[1] != Mark::Empty);
            let kinds = wizard.marks[cells.clone()].iter().filter_map(|m| m.kind());
            let spark = cells.start == DISCIPLINE_CELLS;
            let strange = kinds.into_iter().any(|kind| (kind == Kind::Spark) != spark || kind == Kind::Bone);
            if gap || strange {
                return Err(format!("the Marks of seat {seat} are out of order: {:?}", wizard.marks));
            }
        }
        // PEN-309.
        let mut names: Vec<usize> = game.personal(s, seat).map(|c| game.content.cards[c].name).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        if names.len() != all {
            return Err(format!("seat {seat} has two cards with one name"));
        }
        // PEN-304.
        let mut slots: Vec<_> =
            s.cards_in(Zone::Equipment(seat)).map(|c| game.content.cards[c].slot).collect();
        let all = slots.len();
        slots.sort_unstable();
        slots.dedup();
        if slots.len() != all {
            return Err(format!("seat {seat} has two Artifacts in one slot"));
        }
    }
    for kind in Kind::COLOURS.into_iter().chain([Kind::Spark]) {
        let used: u8 = game.seat_numbers().map(|seat| s.marks(seat, kind)).sum();
        if used > if kind == Kind::Spark { 12 } else { 8 } {
            return Err(format!("there are {used} Marks of {}", kind.mark()));
        }
    }
    Ok(())
}
