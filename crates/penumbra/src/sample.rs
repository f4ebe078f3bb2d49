//! A world that a seat cannot tell from the real one.
//!
//! Cards of one deck change places among those the seat does not know; Fate cards within their kind, box
//! included, and then within their pile; Talents among the dealt ones and the box.

use crate::content::build::Sort;
use crate::deck::Deck;
use crate::game::Penumbra;
use crate::state::*;
use kernel::{Chance, Purpose, Seat, Stream};

/// Samples a world for a seat.
pub fn sample(game: &Penumbra, s: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut stream = chance.begin(Purpose(0));
    let mut world = s.clone();
    world.chance.0.reseed(stream.seed());
    for pool in Deck::ALL {
        let cards = hidden(game, s, seat, |c| game.deck_of(c) == Some(pool));
        permute(&mut world, cards, &mut stream);
    }
    let sort = |c: CardId| game.content.cards[c].sort;
    for difficulty in 1..=4 {
        let trial = |c: CardId| sort(c) == Sort::Trial && game.content.cards[c].difficulty == difficulty;
        let cards = hidden(game, s, seat, trial);
        permute(&mut world, cards, &mut stream);
    }
    for kind in [Sort::Goal, Sort::Event, Sort::Prophecy, Sort::Talent] {
        let cards = hidden(game, s, seat, |c| sort(c) == kind);
        permute(&mut world, cards, &mut stream);
    }
    piles(game, &mut world, seat, &mut stream);
    choose_anew(game, &mut world, seat, &mut stream);
    world
}

fn hidden(game: &Penumbra, s: &State, seat: Seat, keep: impl Fn(CardId) -> bool) -> Vec<CardId> {
    game.content.ids().filter(|c| !s.knows(*c, seat) && keep(*c)).collect()
}

/// Deals the places of these cards anew among them.
fn permute(world: &mut State, mut cards: Vec<CardId>, stream: &mut Stream) {
    let mut places: Vec<Place> = cards.iter().map(|c| world.places[*c]).collect();
    // The order of the places here would tell which card really lies where.
    places.sort_by_key(|p| (p.zone, p.order, p.known));
    cards.sort_unstable();
    stream.shuffle(&mut cards);
    for (card, place) in cards.into_iter().zip(places) {
        world.put(card, place);
    }
}

/// Everybody knows what each pile of the Fate deck is made of, and nobody in which order.
fn piles(game: &Penumbra, world: &mut State, seat: Seat, stream: &mut Stream) {
    let left = world.count_in(Zone::Fate);
    let gone = (6 * game.fate_players()).saturating_sub(left);
    for pile in 0..3 {
        let of_pile = |order: u8| (gone + usize::from(order)) / (2 * game.fate_players()) == pile;
        let cards: Vec<CardId> = world
            .cards_in(Zone::Fate)
            .filter(|c| !world.knows(*c, seat) && of_pile(world.places[*c].order))
            .collect();
        permute(world, cards, stream);
    }
}

/// Others who have chosen a Talent have chosen one of those they now hold.
fn choose_anew(game: &Penumbra, world: &mut State, seat: Seat, stream: &mut Stream) {
    if !matches!(world.stack.last(), Some(Frame::Talents)) {
        return;
    }
    for other in game.seat_numbers().filter(|o| *o != seat.0) {
        let dealt: Vec<CardId> = world.cards_in(Zone::Dealt(other)).collect();
        let chosen = !world.choosing.contains(Seat(other));
        world.wizards[usize::from(other)].chosen = chosen.then(|| dealt[stream.index(dealt.len())]);
    }
}
