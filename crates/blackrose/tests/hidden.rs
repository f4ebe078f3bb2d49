//! A seat can only see what it may see.

mod common;

use blackrose::cards::{Card, Zone};
use blackrose::content::build::Printed;
use blackrose::engine::ask::Question;
use blackrose::state::{Slot, State};
use blackrose::{BlackRose, Setup};
use kernel::laws::{Stats, check_chance, check_hidden};
use kernel::{Seat, Seed, Stream};

/// Must the card stay what it is? An Active Spell is a Trap or a Protection, a Spell with one side lies on it,
/// and over several states a Task that others cannot see may be done by what everybody sees.
fn binds(game: &BlackRose, path: &[State], card: Card) -> bool {
    path.iter().any(|s| match s.cards.zone(card) {
        Zone::Slot(seat, slot) => s.mages[seat.index()].slots[slot as usize] == Slot::Active,
        Zone::Active(_) | Zone::Look(_) => path.len() > 1 && game.edition.moons.is_some(),
        _ => false,
    }) || matches!(game.content.printed(path[0].cards.face(card)), Printed::Spell(i) if game.content.spells[i].single)
}

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
        if a == b || binds(game, path, a) || binds(game, path, b) {
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
            let single = other
                .slot_card(holder, slot)
                .is_some_and(|card| game.content.spells[other.cards.face(card).0 as usize].single);
            if ready && !single && path[0].ask.question != Question::Prepare && stream.below(2) == 1 {
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

fn hidden(game: &BlackRose, games: u64, every: u32) -> Stats {
    let mut stats = Stats::default();
    for seed in 0..games {
        stats += check_hidden(game, seed, every, |path, seat, stream| swap(game, path, seat, stream))
            .unwrap_or_else(|e| panic!("{e}"));
    }
    println!("{stats:?}");
    stats
}

// rules: DUE-072, DUE-264
#[test]
fn nothing_hidden_shows_over_two_thousand_duels() {
    let stats = hidden(&common::duel(&Setup::default()), 2_000, 2);
    assert!(stats.pairs > 100_000 && stats.together > 100_000 && stats.sampled > 100_000);
}

// rules: REB-163, REB-431
#[test]
fn nothing_hidden_shows_for_two_in_rebirth() {
    assert!(hidden(&common::rebirth(2), 20, 1).pairs > 2_000);
}

#[test]
fn nothing_hidden_shows_for_three_in_rebirth() {
    assert!(hidden(&common::rebirth(3), 20, 1).pairs > 2_000);
}

#[test]
fn nothing_hidden_shows_for_four_in_rebirth() {
    assert!(hidden(&common::rebirth(4), 20, 1).pairs > 2_000);
}

#[test]
#[ignore = "long: make soak"]
fn nothing_hidden_shows_over_a_thousand_games_of_rebirth_for_two() {
    hidden(&common::rebirth(2), 1_000, 5);
}

#[test]
#[ignore = "long: make soak"]
fn nothing_hidden_shows_over_a_thousand_games_of_rebirth_for_three() {
    hidden(&common::rebirth(3), 1_000, 5);
}

#[test]
#[ignore = "long: make soak"]
fn nothing_hidden_shows_over_a_thousand_games_of_rebirth_for_four() {
    hidden(&common::rebirth(4), 1_000, 5);
}

#[test]
fn the_chance_to_come_shows_nowhere() {
    let reseed = |s: &State, seed: Seed| {
        let mut other = s.clone();
        other.chance.0.reseed(seed);
        other
    };
    for (game, games) in [(common::duel(&Setup::default()), 200), (common::rebirth(3), 20)] {
        for seed in 0..games {
            check_chance(&*game, seed, reseed).unwrap_or_else(|e| panic!("{e}"));
        }
    }
}
