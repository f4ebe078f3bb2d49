//! A world that a seat cannot tell from the real one.
//!
//! Faces are permuted among the places of one pool; the places of another Mage's hidden cards among
//! themselves; sides of others' face-down Spells are drawn; half-made secret answers are begun anew.

use crate::cards::{Card, Cards, Face, Zone};
use crate::check::fits;
use crate::engine::ask::Question;
use crate::game::BlackRose;
use crate::language::program::SpellType;
use crate::limits::POOLS;
use crate::state::{Few, Making, Sequence, Side, Slot, State};
use kernel::small::count;
use kernel::{Chance, Purpose, Seat, Stream};

/// Most times that cards are dealt until all can lie where they do.
const DEALS: usize = 40;

/// Most rounds in which cards that were dealt where they cannot lie are exchanged.
const ROUNDS: usize = 40;

/// Samples a world for a seat.
pub fn sample(game: &BlackRose, s: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut stream = chance.begin(Purpose(0));
    let mut begun = s.clone();
    begun.chance.0.reseed(stream.seed());
    answer_anew(game, &mut begun, seat, &mut stream);
    let mut world = begun.clone();
    for _ in 0..DEALS {
        deal(game, &mut world, seat, &mut stream);
        show_back(game, &mut world, seat, game.back(s), &mut stream);
        for (other, slot) in slots_of_others(game, &world, seat, Slot::Active) {
            if looked_at(&world, seat, other, slot) {
                continue;
            }
            let types = types_in(game, s, other, slot);
            make_waiting(game, &mut world, seat, (other, slot), types, &mut stream);
        }
        if possible(game, &world, s, seat) {
            break;
        }
        world.clone_from(&begun);
    }
    let unseen = slots_of_others(game, &world, seat, Slot::Ready).into_iter();
    for (other, slot) in unseen.filter(|(other, slot)| !game.is_open(s, *other, *slot)) {
        if looked_at(&world, seat, other, slot) {
            continue;
        }
        let dark = stream.below(2) == 1 && !single(game, &world, other, slot);
        world.mages[other.index()].sides[slot] = if dark { Side::Dark } else { Side::Light };
    }
    world.cards.renumber();
    world
}

/// Does everything lie where it can? Faces of several pools, dealt as one, do not always find a place by exchanges.
fn possible(game: &BlackRose, world: &State, real: &State, seat: Seat) -> bool {
    let lies = |card: Card| fits(game, world, world.cards.face(card), world.cards.zone(card));
    let waits = |(other, slot): (Seat, usize)| {
        let card = world.slot_card(other, slot);
        let types = types_in(game, real, other, slot);
        card.is_none_or(|card| waiting_sides(game, world.cards.face(card), types).next().is_some())
    };
    world.cards.all().all(lies) && slots_of_others(game, world, seat, Slot::Active).into_iter().all(waits)
}

fn slots_of_others(game: &BlackRose, world: &State, seat: Seat, state: Slot) -> Vec<(Seat, usize)> {
    let slots = others(game, seat).flat_map(|other| (0..4).map(move |slot| (other, slot)));
    slots.filter(|(other, slot)| world.mages[other.index()].slots[*slot] == state).collect()
}

/// Has the seat looked at the Spell in the slot? Then it knows the side, too.
fn looked_at(world: &State, seat: Seat, other: Seat, slot: usize) -> bool {
    world.slot_card(other, slot).is_some_and(|card| world.cards.seen(card, seat))
}

fn others(game: &BlackRose, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(game.seats).filter(move |o| *o != seat)
}

/// Others' secret answers are made anew: who is done is done with something else, who is not begins again.
fn answer_anew(game: &BlackRose, world: &mut State, seat: Seat, stream: &mut Stream) {
    // Which of their Quests others hold back or have named with an activation is nobody else's business.
    for other in others(game, seat) {
        let mage = &mut world.mages[other.index()];
        (mage.held, mage.stale, mage.naming) = (Few::default(), Few::default(), None);
    }
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
        let most = hand.len().min(game.edition.preparation.spells.1);
        let least = most.min(game.edition.preparation.spells.0);
        let prepared = least + stream.place(most - least + 1);
        let mut slots = [0, 1, 2, 3];
        if game.edition.preparation.slots_in_order {
            // The numbered slots from I upward, and perhaps the Quick one.
            let quick = prepared == 4 || game.edition.preparation.quick || stream.below(2) == 1;
            slots = if quick { [0, 1, 2, 3] } else { [1, 2, 3, 0] };
        } else {
            stream.shuffle(&mut slots);
        }
        for (card, slot) in hand.into_iter().zip(slots).take(prepared) {
            world.cards.put(card, Zone::Slot(other, slot));
            world.mages[other.index()].slots[usize::from(slot)] = Slot::Ready;
        }
    }
}

fn deal(game: &BlackRose, world: &mut State, seat: Seat, stream: &mut Stream) {
    for pool in 0..count(POOLS) {
        let cards = &world.cards;
        let hidden: Vec<Card> =
            cards.all().filter(|c| !cards.known(*c, seat) && cards.pool(*c, seat) == pool).collect();
        let mut faces: Vec<_> = hidden.iter().map(|c| cards.face(*c)).collect();
        faces.sort_unstable();
        stream.shuffle(&mut faces);
        for (card, face) in hidden.iter().zip(faces) {
            world.cards.set_face(*card, face);
        }
        send_home(game, world, &hidden, stream);
    }
    for other in others(game, seat) {
        let cards = &world.cards;
        let loose: Vec<Card> =
            cards.all().filter(|c| cards.lost(*c, seat) && cards.holder(*c) == Some(other)).collect();
        let mut zones: Vec<Zone> = loose.iter().map(|c| cards.zone(*c)).collect();
        zones.sort_unstable();
        stream.shuffle(&mut zones);
        for (card, zone) in loose.iter().zip(zones) {
            world.cards.put(*card, zone);
        }
    }
}

/// Pools that the seat cannot tell apart are dealt as one, but no School's deck holds another's Spells, and Personal
/// Spells stay with their Mage: what cannot lie where it was dealt changes places with something that can.
fn send_home(game: &BlackRose, world: &mut State, hidden: &[Card], stream: &mut Stream) {
    let can = |world: &State, card: Card, face: Face| fits(game, world, face, world.cards.zone(card));
    // An exchange that helps only one of the two leaves the other for the next round.
    for _ in 0..ROUNDS {
        let mut all_fit = true;
        for card in hidden {
            let face = world.cards.face(*card);
            if can(world, *card, face) {
                continue;
            }
            let takers: Vec<Card> = hidden.iter().copied().filter(|c| can(world, *c, face)).collect();
            let both: Vec<Card> =
                takers.iter().copied().filter(|c| can(world, *card, world.cards.face(*c))).collect();
            all_fit &= !both.is_empty();
            let partners = if both.is_empty() { takers } else { both };
            if partners.is_empty() {
                continue;
            }
            let partner = partners[stream.place(partners.len())];
            exchange_faces(world, *card, partner);
        }
        if all_fit {
            return;
        }
    }
}

fn exchange_faces(world: &mut State, a: Card, b: Card) {
    let (face_a, face_b) = (world.cards.face(a), world.cards.face(b));
    world.cards.set_face(a, face_b);
    world.cards.set_face(b, face_a);
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
    let shows = |card: &Card| {
        let command = game.command_of(world, *card);
        matches!(game.content.printed(world.cards.face(*card)), crate::content::build::Printed::Command(_))
            && game.content.commands[command].back() == back
    };
    let mut swaps: Vec<Card> = world
        .cards
        .all()
        .filter(|card| !world.cards.known(*card, seat) && world.cards.pool(*card, seat) == pool)
        .filter(shows)
        .filter(|card| may_exchange(game, world, top, *card))
        .collect();
    swaps.sort_by_cached_key(|card| (world.cards.place(*card), world.cards.face(*card)));
    if !swaps.is_empty() {
        let swap = swaps[stream.place(swaps.len())];
        exchange_faces(world, top, swap);
    }
}

/// Has the Spell in the slot one side only?
fn single(game: &BlackRose, world: &State, seat: Seat, slot: usize) -> bool {
    world.slot_card(seat, slot).is_some_and(|card| game.content.spells[world.cards.face(card).index()].single)
}

/// The types that an Active Spell in the slot may have, as far as everybody knows.
fn types_in(game: &BlackRose, real: &State, seat: Seat, slot: usize) -> u8 {
    game.announced(real, seat, slot).map_or(SpellType::WAITING, SpellType::bit)
}

/// The sides of a Spell that have one of these types.
fn waiting_sides(game: &BlackRose, face: Face, types: u8) -> impl Iterator<Item = Side> + use<'_> {
    [Side::Light, Side::Dark].into_iter().filter(move |side| {
        let spell = game.content.side(face, *side);
        spell.kind.bit() & types != 0 && !(*side == Side::Dark && game.content.spells[face.index()].single)
    })
}

/// Can both cards lie where they are with the other's face?
fn may_exchange(game: &BlackRose, world: &State, a: Card, b: Card) -> bool {
    let cards = &world.cards;
    fits(game, world, cards.face(a), cards.zone(b)) && fits(game, world, cards.face(b), cards.zone(a))
}

/// An Active Spell of another must be of one of these types: if it is not, another hidden card that may lie there
/// takes its place, or the face of another one of the same pool.
fn make_waiting(
    game: &BlackRose,
    world: &mut State,
    seat: Seat,
    (other, slot): (Seat, usize),
    types: u8,
    stream: &mut Stream,
) {
    let Some(card) = world.slot_card(other, slot) else { return };
    if waiting_sides(game, world.cards.face(card), types).next().is_none() {
        let cards = &world.cards;
        let here =
            |c: &Card| cards.holder(*c) == Some(other) && cards.lost(*c, seat) && !lies_active(world, *c);
        let waits = |c: &Card| waits_on(game, cards, *c, types) && !lies_active(world, *c);
        let alike = |a: Card, b: Card| {
            !cards.known(a, seat) && !cards.known(b, seat) && cards.pool(a, seat) == cards.pool(b, seat)
        };
        // The card that comes to lie here, and the one whose face it gets first.
        let mut ways: Vec<(Card, Card)> = cards.all().filter(here).filter(waits).map(|c| (c, c)).collect();
        let taking = |to: Card| -> Vec<(Card, Card)> {
            let from = cards.all().filter(waits).filter(|from| alike(to, *from));
            from.filter(|from| may_exchange(game, world, to, *from)).map(|from| (to, from)).collect()
        };
        ways.extend(taking(card));
        let place = |c: Card| (cards.place(c), cards.face(c));
        ways.sort_by_cached_key(|(to, from)| (place(*to), place(*from)));
        if !ways.is_empty() {
            let (to, from) = ways[stream.place(ways.len())];
            exchange_faces(world, to, from);
            let (a, b) = (world.cards.zone(card), world.cards.zone(to));
            world.cards.put(card, b);
            world.cards.put(to, a);
        }
    }
    if let Some(card) = world.slot_card(other, slot) {
        let sides: Vec<Side> = waiting_sides(game, world.cards.face(card), types).collect();
        if !sides.is_empty() {
            world.mages[other.index()].sides[slot] = sides[stream.place(sides.len())];
        }
    }
}

fn waits_on(game: &BlackRose, cards: &Cards, card: Card, types: u8) -> bool {
    (cards.face(card).index()) < game.content.spells.len()
        && waiting_sides(game, cards.face(card), types).next().is_some()
}

fn lies_active(world: &State, card: Card) -> bool {
    matches!(world.cards.zone(card), Zone::Slot(seat, slot)
        if world.mages[seat.index()].slots[usize::from(slot)] == Slot::Active)
}
