//! Makes another state that is alike in all that a seat may know: by the table of zones, apart from `sample`.

use blackrose::BlackRose;
use blackrose::cards::{Card, Zone};
use blackrose::check::fits;
use blackrose::content::build::Printed;
use blackrose::engine::ask::Question;
use blackrose::state::{Making, Side, Slot, State};
use kernel::{Seat, Stream};

/// Must the card stay what it is? An Active Spell is a Trap or a Protection, a Spell with one side lies on it,
/// and over several states a Task that others cannot see may be done by what everybody sees.
fn binds(game: &BlackRose, path: &[State], card: Card) -> bool {
    path.iter().any(|s| game.top_command(s) == Some(card))
        || path.iter().any(|s| match s.cards.zone(card) {
            Zone::Slot(seat, slot) => s.mages[seat.index()].slots[slot as usize] == Slot::Active,
            Zone::Active(_) | Zone::Look(_) => path.len() > 1 && game.edition.moons.is_some(),
            _ => false,
        })
        || matches!(game.content.printed(path[0].cards.face(card)), Printed::Spell(i) if game.content.spells[i].single)
}

/// Draws anew what the seat may know in none of the states.
pub fn swap(game: &BlackRose, path: &[State], seat: Seat, stream: &mut Stream) -> State {
    let mut other = path[0].clone();
    let cards: Vec<Card> = other.cards.all().collect();
    let hidden_face = |c: Card| path.iter().all(|s| !s.cards.known(c, seat));
    // A shuffle on the way gives the cards new places that the first state does not know of.
    let same_cards = path.iter().all(|s| s.cards.total() == path[0].cards.total());
    let half_made = |s: &State| {
        s.mages
            .iter()
            .enumerate()
            .any(|(i, m)| i != seat.index() && matches!(m.making, Making::Slot(_) | Making::Side(..)))
    };
    if !same_cards || (path.len() > 1 && path.iter().any(half_made)) {
        return other;
    }
    for _ in 0..60 {
        let pick = |stream: &mut Stream| cards.get(stream.below(cards.len().max(1) as u32) as usize).copied();
        let (Some(a), Some(b)) = (pick(stream), pick(stream)) else { break };
        if a == b || binds(game, path, a) || binds(game, path, b) {
            continue;
        }
        // Faces of one pool can be anywhere in it.
        if hidden_face(a)
            && hidden_face(b)
            && path.iter().all(|s| s.cards.pool(a, seat) == s.cards.pool(b, seat))
        {
            let (fa, fb) = (other.cards.face(a), other.cards.face(b));
            // Though a seat cannot tell two pools apart, what cannot lie in a deck does not.
            let fits = |card: Card, face| path.iter().all(|s| fits(game, s, face, s.cards.zone(card)));
            if fits(a, fb) && fits(b, fa) {
                other.cards.set_face(a, fb);
                other.cards.set_face(b, fa);
            }
        }
        // Another's hidden cards can lie in each other's places.
        let stays = |c: Card| {
            path.iter().all(|s| s.cards.lost(c, seat) && s.cards.zone(c) == path[0].cards.zone(c))
                && path[0].cards.holder(c).is_some_and(|h| h != seat)
        };
        if stays(a) && stays(b) && path[0].cards.holder(a) == path[0].cards.holder(b) {
            let (za, zb) = (other.cards.zone(a), other.cards.zone(b));
            other.cards.put(a, zb);
            other.cards.put(b, za);
        }
    }
    for holder in (0..game.seats as u8).map(Seat).filter(|h| *h != seat) {
        for slot in 0..4 {
            let ready = path.iter().all(|s| {
                s.mages[holder.index()].slots[slot] == Slot::Ready && !game.is_open(s, holder, slot)
            });
            let single = other
                .slot_card(holder, slot)
                .is_some_and(|card| game.content.spells[other.cards.face(card).0 as usize].single);
            // Who has looked at a Spell has seen its side.
            let looked_at =
                path.iter().any(|s| s.slot_card(holder, slot).is_some_and(|card| s.cards.seen(card, seat)));
            if ready
                && !single
                && !looked_at
                && path[0].ask.question != Question::Prepare
                && stream.below(2) == 1
            {
                let side = &mut other.mages[holder.index()].sides[slot];
                *side = match side {
                    Side::Light => Side::Dark,
                    Side::Dark => Side::Light,
                };
            }
        }
        // Half-made answers of others begin anew.
        if path.len() == 1
            && path[0].ask.question == Question::Prepare
            && path[0].ask.waiting.contains(holder)
        {
            for slot in 0..4u8 {
                if let Some(card) = other.slot_card(holder, slot as usize) {
                    other.cards.put(card, Zone::Hand(holder));
                }
                other.mages[holder.index()].slots[slot as usize] = Slot::Empty;
                other.mages[holder.index()].sides[slot as usize] = Side::Light;
            }
            other.mages[holder.index()].making = Making::Card;
        }
    }
    let preparing = path.iter().any(|s| s.ask.question == Question::Prepare);
    for holder in (0..game.seats as u8).map(Seat).filter(|h| *h != seat) {
        secrets_of_quests(game, path, &mut other, holder, preparing, stream);
    }
    other
}

/// Which Quests another Mage holds back, which have held since they were drawn, and which is named with an activation.
///
/// Over several states only more is held back or has held since: what lies Active to the end of the path was not
/// completed on it, and would not have been. While Spells are prepared, holding a Quest back is an answer of its own.
fn secrets_of_quests(
    game: &BlackRose,
    path: &[State],
    other: &mut State,
    holder: Seat,
    preparing: bool,
    stream: &mut Stream,
) {
    if !game.edition.quests.at_once || path.len() > 1 && preparing {
        return;
    }
    let quest = |s: &State, card: Card| match game.content.printed(s.cards.face(card)) {
        Printed::Quest(quest) => quest,
        _ => panic!("{holder} has a card for a Quest that is none"),
    };
    let active: Vec<Card> = other.cards.in_zone(Zone::Active(holder)).collect();
    let mage = holder.index();
    if path.len() == 1 {
        other.mages[mage].held = Default::default();
        other.mages[mage].stale = Default::default();
        let place = stream.below(active.len() as u32 + 1) as u8;
        other.mages[mage].naming = (usize::from(place) < active.len()).then_some(place);
    }
    for card in
        active.into_iter().filter(|card| path.iter().all(|s| s.cards.zone(*card) == Zone::Active(holder)))
    {
        let quest = quest(other, card);
        let printed = &game.content.quests[quest];
        if printed.room.is_none() && stream.below(2) == 1 {
            other.mages[mage].held.add(quest);
        }
        if !printed.conditions.is_empty() && stream.below(2) == 1 {
            other.mages[mage].stale.add(quest);
        }
    }
}
