//! A world that a seat cannot tell from the real one.
//!
//! Faces are permuted among the places of one pool; the places of another Mage's hidden cards among
//! themselves; sides of others' face-down Spells are drawn; half-made secret answers are begun anew.

use crate::cards::{Card, Cards, Zone};
use crate::engine::ask::Question;
use crate::game::BlackRose;
use crate::language::program::SpellType;
use crate::limits::POOLS;
use crate::state::{Making, Side, Slot, State};
use kernel::{Chance, Purpose, Seat, Stream};

/// Samples a world for a seat.
pub fn sample(game: &BlackRose, s: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut stream = chance.begin(Purpose(0));
    let mut world = s.clone();
    world.chance.0.reseed(stream.seed());
    answer_anew(game, &mut world, seat, &mut stream);
    // Others' Active Spells must be Traps or Protections: draw again until they are.
    for _ in 0..200 {
        deal(&mut world.cards, seat, game.seats, &mut stream);
        if fits(game, &world, seat) {
            break;
        }
    }
    for other in others(game, seat) {
        for slot in 0..4 {
            if world.mages[other.index()].slots[slot] == Slot::Ready {
                let dark = stream.below(2) == 1;
                world.mages[other.index()].sides[slot] = if dark { Side::Dark } else { Side::Light };
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
            let making = if world.ask.waiting.contains(other) { Making::Answers(0) } else { Making::Nothing };
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
        let most = hand.len().min(4) as u32;
        let least = most.min(2);
        let prepared = least + stream.below(most - least + 1);
        let mut slots = [0, 1, 2, 3];
        stream.shuffle(&mut slots);
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

fn fits(game: &BlackRose, world: &State, seat: Seat) -> bool {
    others(game, seat).all(|other| {
        let mage = &world.mages[other.index()];
        (0..4).filter(|&slot| mage.slots[slot] == Slot::Active).all(|slot| {
            world.slot_card(other, slot).is_some_and(|card| {
                let side = game.content.side(world.cards.face(card), mage.sides[slot]);
                matches!(side.kind, SpellType::Trap | SpellType::Protection)
            })
        })
    })
}
