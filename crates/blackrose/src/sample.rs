//! A world that a seat cannot tell from the real one.
//!
//! Faces are permuted among the places of one pool; the places of another Mage's hidden cards among
//! themselves; sides of others' face-down Spells are drawn; half-made secret answers are begun anew.

use crate::cards::{Card, Cards, Face, Zone};
use crate::engine::ask::Question;
use crate::game::BlackRose;
use crate::language::program::SpellType;
use crate::limits::POOLS;
use crate::state::{Making, Sequence, Side, Slot, State};
use kernel::{Chance, Purpose, Seat, Stream};

/// Samples a world for a seat.
pub fn sample(game: &BlackRose, s: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut stream = chance.begin(Purpose(0));
    let mut world = s.clone();
    world.chance.0.reseed(stream.seed());
    answer_anew(game, &mut world, seat, &mut stream);
    let back = game.back(s);
    deal(&mut world.cards, seat, game.seats, &mut stream);
    show_back(game, &mut world, seat, back, &mut stream);
    for other in others(game, seat) {
        for slot in 0..4 {
            match world.mages[other.index()].slots[slot] {
                Slot::Ready => {
                    let dark = stream.below(2) == 1 && !single(game, &world, other, slot);
                    world.mages[other.index()].sides[slot] = if dark { Side::Dark } else { Side::Light };
                }
                Slot::Active => make_waiting(game, &mut world, seat, other, slot, &mut stream),
                _ => {}
            }
        }
    }
    world.cards.renumber();
    world
}

fn others(game: &BlackRose, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    (0..game.seats as u8).map(Seat).filter(move |o| *o != seat)
}

/// Others' secret answers are made anew: who is done is done with something else, who is not begins again.
fn answer_anew(game: &BlackRose, world: &mut State, seat: Seat, stream: &mut Stream) {
    if world.ask.question != Question::Prepare {
        world.cards.renumber_for(seat);
    }
    if world.ask.question == Question::Answer {
        for other in others(game, seat).filter(|o| world.ask.seats.contains(*o)) {
            let making = if world.ask.waiting.contains(other) {
                Making::Answers(0, Sequence::NONE)
            } else {
                Making::Nothing
            };
            world.mages[other.index()].making = making;
        }
    }
    if world.ask.question != Question::Prepare {
        return;
    }
    for other in others(game, seat) {
        for slot in 0..4 {
            if let Some(card) = world.slot_card(other, slot) {
                world.cards.put(card, Zone::Hand(other));
            }
            world.mages[other.index()].slots[slot] = Slot::Empty;
            world.mages[other.index()].sides[slot] = Side::Light;
        }
    }
    world.cards.renumber_for(seat);
    for other in others(game, seat) {
        if world.ask.waiting.contains(other) {
            world.mages[other.index()].making = Making::Card;
            continue;
        }
        let mut hand: Vec<Card> = world.cards.in_zone(Zone::Hand(other)).collect();
        stream.shuffle(&mut hand);
        let most = hand.len().min(game.edition.prepare.1) as u32;
        let least = most.min(game.edition.prepare.0 as u32);
        let prepared = least + stream.below(most - least + 1);
        let mut slots = [0, 1, 2, 3];
        if game.edition.slots_in_order {
            // The numbered slots from I upward, and perhaps the Quick one.
            let quick = prepared == 4 || stream.below(2) == 1;
            slots = if quick { [0, 1, 2, 3] } else { [1, 2, 3, 0] };
        } else {
            stream.shuffle(&mut slots);
        }
        for (card, slot) in hand.into_iter().zip(slots).take(prepared as usize) {
            world.cards.put(card, Zone::Slot(other, slot));
            world.mages[other.index()].slots[slot as usize] = Slot::Ready;
        }
    }
}

fn deal(cards: &mut Cards, seat: Seat, seats: usize, stream: &mut Stream) {
    for pool in 0..POOLS as u8 {
        let hidden: Vec<Card> =
            cards.all().filter(|c| !cards.known(*c, seat) && cards.pool(*c, seat) == pool).collect();
        let mut faces: Vec<_> = hidden.iter().map(|c| cards.face(*c)).collect();
        faces.sort_unstable();
        stream.shuffle(&mut faces);
        for (card, face) in hidden.iter().zip(faces) {
            cards.set_face(*card, face);
        }
    }
    for other in (0..seats as u8).map(Seat).filter(|o| *o != seat) {
        let loose: Vec<Card> =
            cards.all().filter(|c| cards.loose(*c) && cards.holder(*c) == Some(other)).collect();
        let mut places: Vec<(u8, u8)> = loose.iter().map(|c| cards.place(*c)).collect();
        places.sort_unstable();
        stream.shuffle(&mut places);
        for (card, place) in loose.iter().zip(places) {
            cards.set_place(*card, place);
        }
    }
}

/// The back of the top Command Card can be seen: a card with such a back comes to lie there.
fn show_back(
    game: &BlackRose,
    world: &mut State,
    seat: Seat,
    back: Option<(SpellType, bool)>,
    stream: &mut Stream,
) {
    let Some(top) = game.top_command(world) else { return };
    if game.back(world) == back {
        return;
    }
    let pool = world.cards.pool(top, seat);
    let fits = |card: &Card| {
        let command = game.command_of(world, *card);
        matches!(game.content.printed(world.cards.face(*card)), crate::content::build::Printed::Command(_))
            && game.content.commands[command].back() == back
    };
    let mut swaps: Vec<Card> = world
        .cards
        .all()
        .filter(|card| !world.cards.known(*card, seat) && world.cards.pool(*card, seat) == pool)
        .filter(fits)
        .collect();
    swaps.sort_by_key(|card| (world.cards.place(*card), world.cards.face(*card)));
    if !swaps.is_empty() {
        let swap = swaps[stream.below(swaps.len() as u32) as usize];
        let (a, b) = (world.cards.face(top), world.cards.face(swap));
        world.cards.set_face(top, b);
        world.cards.set_face(swap, a);
    }
}

/// Has the Spell in the slot one side only?
fn single(game: &BlackRose, world: &State, seat: Seat, slot: usize) -> bool {
    world
        .slot_card(seat, slot)
        .is_some_and(|card| game.content.spells[world.cards.face(card).0 as usize].single)
}

/// The sides of a Spell that are Traps or Protections.
fn waiting_sides(game: &BlackRose, face: Face) -> impl Iterator<Item = Side> + use<'_> {
    [Side::Light, Side::Dark].into_iter().filter(move |side| {
        let spell = game.content.side(face, *side);
        matches!(spell.kind, SpellType::Trap | SpellType::Protection)
            && !(*side == Side::Dark && game.content.spells[face.0 as usize].single)
    })
}

/// An Active Spell of another must be a Trap or a Protection: another hidden card that may lie there takes
/// its place if it is none.
fn make_waiting(
    game: &BlackRose,
    world: &mut State,
    seat: Seat,
    other: Seat,
    slot: usize,
    stream: &mut Stream,
) {
    let Some(card) = world.slot_card(other, slot) else { return };
    let waits = |face: Face| waiting_sides(game, face).next().is_some();
    if !waits(world.cards.face(card)) {
        let cards = &world.cards;
        let here = |c: &Card| cards.holder(*c) == Some(other) && cards.loose(*c);
        // A card of the same pool anywhere, or any other of the holder's hidden cards.
        let known = cards.known(card, seat);
        let mut swaps: Vec<Card> = cards
            .all()
            .filter(|c| waits_on(game, cards, *c) && !lies_active(world, *c))
            .filter(|c| {
                !known && !cards.known(*c, seat) && cards.pool(*c, seat) == cards.pool(card, seat) || here(c)
            })
            .collect();
        swaps.sort_by_key(|c| (world.cards.place(*c), world.cards.face(*c)));
        if !swaps.is_empty() {
            let swap = swaps[stream.below(swaps.len() as u32) as usize];
            let same_pool = !known
                && !world.cards.known(swap, seat)
                && world.cards.pool(swap, seat) == world.cards.pool(card, seat);
            if same_pool {
                let (a, b) = (world.cards.face(card), world.cards.face(swap));
                world.cards.set_face(card, b);
                world.cards.set_face(swap, a);
            } else {
                let (a, b) = (world.cards.place(card), world.cards.place(swap));
                world.cards.set_place(card, b);
                world.cards.set_place(swap, a);
            }
        }
    }
    if let Some(card) = world.slot_card(other, slot) {
        let sides: Vec<Side> = waiting_sides(game, world.cards.face(card)).collect();
        if !sides.is_empty() {
            world.mages[other.index()].sides[slot] = sides[stream.below(sides.len() as u32) as usize];
        }
    }
}

fn waits_on(game: &BlackRose, cards: &Cards, card: Card) -> bool {
    (cards.face(card).0 as usize) < game.content.spells.len()
        && waiting_sides(game, cards.face(card)).next().is_some()
}

fn lies_active(world: &State, card: Card) -> bool {
    matches!(world.cards.zone(card), Zone::Slot(seat, slot)
        if world.mages[seat.index()].slots[slot as usize] == Slot::Active)
}
