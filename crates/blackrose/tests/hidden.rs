//! A seat can only see what it may see.

mod common;

use blackrose::cards::{Card, Zone};
use blackrose::engine::ask::Question;
use blackrose::state::{Slot, State};
use blackrose::{BlackRose, Setup};
use kernel::laws::{Stats, check_chance, check_hidden};
use kernel::{Seat, Seed, Stream};

/// Draws anew what the seat may know in none of the states: by the table of zones, apart from `sample`.
fn swap(game: &BlackRose, path: &[State], seat: Seat, stream: &mut Stream) -> State {
    let mut other = path[0].clone();
    let cards: Vec<Card> = other.cards.all().collect();
    let hidden_face = |c: Card| path.iter().all(|s| !s.cards.known(c, seat));
    // A shuffle on the way gives the cards new places that the first state does not know of.
    let same_cards = path.iter().all(|s| s.cards.total() == path[0].cards.total());
    let half_made = |s: &State| {
        s.mages.iter().enumerate().any(|(i, m)| {
            i != seat.index()
                && matches!(m.making, blackrose::state::Making::Slot(_) | blackrose::state::Making::Side(..))
        })
    };
    if !same_cards || (path.len() > 1 && path.iter().any(half_made)) {
        return other;
    }
    for _ in 0..60 {
        let pick = |stream: &mut Stream| cards.get(stream.below(cards.len().max(1) as u32) as usize).copied();
        let (Some(a), Some(b)) = (pick(stream), pick(stream)) else { break };
        if a == b {
            continue;
        }
        // Faces of one pool can be anywhere in it.
        if hidden_face(a)
            && hidden_face(b)
            && path.iter().all(|s| s.cards.pool(a, seat) == s.cards.pool(b, seat))
        {
            let (fa, fb) = (other.cards.face(a), other.cards.face(b));
            other.cards.set_face(a, fb);
            other.cards.set_face(b, fa);
        }
        // Another's hidden cards can lie in each other's places.
        let stays = |c: Card| {
            path.iter().all(|s| s.cards.loose(c) && s.cards.zone(c) == path[0].cards.zone(c))
                && path[0].cards.holder(c).is_some_and(|h| h != seat)
        };
        if stays(a) && stays(b) && path[0].cards.holder(a) == path[0].cards.holder(b) {
            let (pa, pb) = (other.cards.place(a), other.cards.place(b));
            other.cards.set_place(a, pb);
            other.cards.set_place(b, pa);
        }
    }
    for holder in (0..game.seats as u8).map(Seat).filter(|h| *h != seat) {
        for slot in 0..4 {
            let ready = path.iter().all(|s| s.mages[holder.index()].slots[slot] == Slot::Ready);
            if ready && path[0].ask.question != Question::Prepare && stream.below(2) == 1 {
                let side = &mut other.mages[holder.index()].sides[slot];
                *side = match side {
                    blackrose::state::Side::Light => blackrose::state::Side::Dark,
                    blackrose::state::Side::Dark => blackrose::state::Side::Light,
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
                other.mages[holder.index()].sides[slot as usize] = blackrose::state::Side::Light;
            }
            other.mages[holder.index()].making = blackrose::state::Making::Card;
        }
    }
    other
}

// rules: DUE-072, DUE-264
#[test]
fn nothing_hidden_shows_over_two_thousand_duels() {
    let game = common::duel(&Setup::default());
    let mut stats = Stats::default();
    for seed in 0..2_000 {
        stats += check_hidden(&*game, seed, |path, seat, stream| swap(&game, path, seat, stream))
            .unwrap_or_else(|e| panic!("{e}"));
    }
    println!("{stats:?}");
    assert!(stats.pairs > 100_000 && stats.together > 100_000 && stats.sampled > 100_000);
}

#[test]
fn the_chance_to_come_shows_nowhere() {
    let game = common::duel(&Setup::default());
    let reseed = |s: &State, seed: Seed| {
        let mut other = s.clone();
        other.chance.0.reseed(seed);
        other
    };
    for seed in 0..200 {
        check_chance(&*game, seed, reseed).unwrap_or_else(|e| panic!("{e}"));
    }
}
