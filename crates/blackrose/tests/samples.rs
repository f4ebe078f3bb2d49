//! Sampled worlds are drawn as often as they should be: three small positions, all their worlds listed by hand.

mod common;

use blackrose::cards::Zone;
use blackrose::position::{Position, SeatAt, SlotAt};
use blackrose::state::{Phase, Side, Slot, State};
use blackrose::{BlackRose, Setup};
use kernel::laws::sample_frequencies;
use kernel::{Game, Seat};
use std::collections::BTreeMap;

const DRAWS: usize = 10_000;

/// A position in which only the cards named lie hidden; all others are open in the Memories of seat 0.
fn position(theirs: SeatAt, library: &[&str], own_grimoire: &[&str], game: &BlackRose) -> State {
    let mut mine = SeatAt { at: "ne".into(), ..SeatAt::default() };
    mine.grimoire = own_grimoire.iter().map(|s| (*s).into()).collect();
    let named = |id: &str| {
        let hidden = theirs
            .hand
            .iter()
            .chain(theirs.slots.values().map(|slot| &slot.spell))
            .filter(|s| *s == id)
            .count();
        hidden + library.iter().chain(own_grimoire).filter(|s| **s == id).count()
    };
    for spell in game.content.spells.iter().filter(|s| !s.personal && !s.forgotten) {
        for _ in named(&spell.id)..spell.copies as usize {
            mine.memories.push(spell.id.clone());
        }
    }
    let position = Position {
        phase: Phase::Action,
        seats: vec![mine, theirs],
        library: library.iter().map(|s| (*s).into()).collect(),
        ..Position::default()
    };
    game.place(&position).expect("a sound position")
}

fn assert_even(found: &BTreeMap<String, usize>, worlds: usize) {
    assert_eq!(found.len(), worlds, "{found:?}");
    let expected = DRAWS as f64 / worlds as f64;
    for (world, n) in found {
        // Five standard deviations of a binomial draw.
        let spread = 5.0 * (expected * (1.0 - 1.0 / worlds as f64)).sqrt();
        assert!((*n as f64 - expected).abs() < spread, "{world}: {n} instead of about {expected}");
    }
}

fn in_zone(game: &BlackRose, s: &State, zone: Zone) -> String {
    let mut ids: Vec<String> = s.cards.in_zone(zone).map(|c| game.spell_id(s.cards.face(c)).into()).collect();
    ids.sort();
    ids.join("+")
}

#[test]
fn a_prepared_spell_and_a_hand_of_one() {
    // Another's hand and Quick slot hold Tremor and Violence, in either place, on either side: four worlds.
    let game = common::duel(&Setup::default());
    let mut theirs = SeatAt { at: "e".into(), hand: vec!["tremor".into()], ..SeatAt::default() };
    let slot = SlotAt { spell: "violence".into(), side: Side::Dark, state: Slot::Ready, target: None };
    theirs.slots.insert("quick".into(), slot);
    let state = position(theirs, &[], &[], &game);
    let found = sample_frequencies(&*game, &state, Seat(0), DRAWS, |s| {
        format!("{} {:?}", in_zone(&game, s, Zone::Slot(Seat(1), 0)), s.mages[1].sides[0])
    });
    assert_even(&found, 4);
}

#[test]
fn a_hand_of_two_drawn_from_four() {
    // Two of four different cards are in the other's hand: six worlds.
    let game = common::duel(&Setup::default());
    let theirs = SeatAt { at: "e".into(), hand: vec!["tremor".into(), "fusion".into()], ..SeatAt::default() };
    let state = position(theirs, &["violence", "dark-force"], &[], &game);
    let found =
        sample_frequencies(&*game, &state, Seat(0), DRAWS, |s| in_zone(&game, s, Zone::Hand(Seat(1))));
    assert_even(&found, 6);
}

#[test]
fn the_order_of_ones_own_grimoire() {
    // Two equal cards and one other: three orders.
    let game = common::duel(&Setup::default());
    let theirs = SeatAt { at: "e".into(), ..SeatAt::default() };
    let state = position(theirs, &[], &["tremor", "fusion", "tremor"], &game);
    let found = sample_frequencies(&*game, &state, Seat(0), DRAWS, |s| {
        let pile = s.cards.from_top(Zone::Grimoire(Seat(0)));
        pile.into_iter().map(|c| game.spell_id(s.cards.face(c))).collect::<Vec<_>>().join(" ")
    });
    assert_even(&found, 3);
}
