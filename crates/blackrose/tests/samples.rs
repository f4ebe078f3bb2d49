//! Sampled worlds are possible, and drawn as often as they should be: in small positions, all worlds of which are
//! listed by hand, and over random games.

mod common;

use blackrose::cards::Zone;
use blackrose::check::fits;
use blackrose::engine::actions::SLOTS;
use blackrose::engine::ask::Question;
use blackrose::position::{Position, SeatAt, SlotAt};
use blackrose::setup::Level;
use blackrose::state::{Phase, Side, Slot, State};
use blackrose::{BlackRose, Setup};
use kernel::laws::sample_frequencies;
use kernel::{Chance, Game, Log, Seat, Seed, Stream};
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
    let slot = SlotAt {
        spell: "violence".into(),
        side: Side::Dark,
        state: Slot::Ready,
        element: None,
        target: None,
    };
    theirs.slots.insert("quick".into(), slot);
    let state = position(theirs, &[], &[], &game);
    let found = sample_frequencies(&*game, &state, Seat(0), DRAWS, |s| {
        format!("{} {:?}", in_zone(&game, s, Zone::Slot(Seat(1), 0)), s.mages[1].sides[0])
    });
    assert_even(&found, 4);
}

#[test]
fn a_card_that_was_shown_lies_in_any_hidden_place() {
    // One knows that Tremor is among the other's cards, and not whether it was kept or prepared.
    let game = common::duel(&Setup::default());
    let mut theirs = SeatAt { at: "e".into(), hand: vec!["tremor".into()], ..SeatAt::default() };
    let slot = SlotAt {
        spell: "violence".into(),
        side: Side::Dark,
        state: Slot::Ready,
        element: None,
        target: None,
    };
    theirs.slots.insert("quick".into(), slot);
    let mut state = position(theirs, &[], &[], &game);
    let shown = state.cards.in_zone(Zone::Hand(Seat(1))).next().expect("a hand");
    state.cards.show(shown, Seat(0));
    state.cards.loosen_hand(Seat(1));
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

/// A Preparation in which the other Mage, who has a hand of so many, is done.
fn preparation(game: &BlackRose, hand: &[&str]) -> State {
    let hand = hand.iter().map(|spell| (*spell).into()).collect();
    let position = Position {
        phase: Phase::Preparation,
        seats: vec![
            SeatAt { hand: vec![game.content.spells[0].id.clone()], ..SeatAt::default() },
            SeatAt { hand, ..SeatAt::default() },
        ],
        ..Position::default()
    };
    let mut state = game.place(&position).expect("a sound position");
    let mut choices = Vec::new();
    while game.deciding(&state).contains(Seat(1)) {
        choices.clear();
        game.choices(&state, Seat(1), &mut choices);
        game.choose(&mut state, Seat(1), choices[0], &mut Log::silent()).expect("offered");
    }
    assert!(game.deciding(&state).contains(Seat(0)), "the other is not done");
    state
}

/// The slots with a Spell, such as `quick I`.
fn filled(s: &State) -> String {
    let slots = SLOTS.iter().zip(s.mages[1].slots).filter(|(_, slot)| *slot != Slot::Empty);
    slots.map(|(name, _)| *name).collect::<Vec<_>>().join(" ")
}

// rules: DUE-259, DUE-264
#[test]
fn another_has_prepared_any_two_slots_in_a_duel() {
    let game = common::duel(&Setup::default());
    let state = preparation(&game, &["violence", "fusion"]);
    let found = sample_frequencies(&*game, &state, Seat(0), DRAWS, filled);
    assert_even(&found, 6);
    // Which Spell lies where, and which side is active.
    let found = sample_frequencies(&*game, &state, Seat(0), DRAWS, |s| {
        let first = s.mages[1].slots.iter().position(|slot| *slot != Slot::Empty).unwrap_or(0);
        let known = in_zone(&game, s, Zone::Slot(Seat(1), first as u8));
        let own = ["violence", "fusion"].contains(&known.as_str());
        format!("{:?} {}", s.mages[1].sides[first], if own { "one of two" } else { "another" })
    });
    assert!(found.len() == 4, "{found:?}");
    let dark: usize = found.iter().filter(|(world, _)| world.starts_with("Dark")).map(|(_, n)| n).sum();
    assert!(dark.abs_diff(DRAWS / 2) < 250, "{found:?}");
}

// rules: REB-430, REB-434
#[test]
fn another_has_prepared_the_numbered_slots_in_order_in_rebirth() {
    let game = common::rebirth(2);
    let [two, three, four] = [2, 3, 4].map(|n| {
        let hand = ["torment", "submission", "azoth-bomb", "marbling"];
        let state = preparation(&game, &hand[..n]);
        sample_frequencies(&*game, &state, Seat(0), DRAWS, filled)
    });
    assert_even(&two, 2);
    assert!(two.contains_key("quick I") && two.contains_key("I II"), "{two:?}");
    assert_even(&three, 4);
    assert!(three.contains_key("quick I II") && three.contains_key("I II III"), "{three:?}");
    // As many Spells as it may be, each number equally likely; four fill all slots.
    let all = four["quick I II III"];
    assert!(four.len() == 5 && all.abs_diff(DRAWS / 3) < 240, "{four:?}");
}

/// What was met among sampled worlds.
#[derive(Debug, Default)]
struct Met {
    worlds: usize,
    /// Others' Active Spells, and those of them that are another Spell or show another side than in the real world.
    active: usize,
    other_active: usize,
    /// Others' prepared Spells that differ.
    other_ready: usize,
    /// Preparations of others that are done, with and without a Quick Spell.
    quick: usize,
    no_quick: usize,
}

/// Worlds sampled in random games keep every invariant, and are not always the real one.
fn worlds(game: &BlackRose, games: u64) -> Met {
    let mut met = Met::default();
    for seed in 0..games {
        let mut stream = Stream::new(Seed::from_number(seed));
        let mut state = game.start(Seed::from_number(seed));
        let mut choices = Vec::new();
        while let Some(seat) = game.deciding(&state).iter().next() {
            let viewer = Seat(stream.below(game.seats as u32) as u8);
            let world = game.sample(&state, viewer, &mut Chance::new(stream.seed()));
            game.check(&world).unwrap_or_else(|e| panic!("game {seed}: a world sampled for {viewer}: {e}"));
            for card in world.cards.all() {
                let (face, zone) = (world.cards.face(card), world.cards.zone(card));
                assert!(
                    fits(game, &world, face, zone),
                    "game {seed}: {} in {zone:?}",
                    game.content.face_id(face)
                );
            }
            met.worlds += 1;
            for other in (0..game.seats as u8).map(Seat).filter(|other| *other != viewer) {
                note(game, &state, &world, other, &mut met);
            }
            choices.clear();
            game.choices(&state, seat, &mut choices);
            let choice = choices[stream.below(choices.len() as u32) as usize];
            game.choose(&mut state, seat, choice, &mut Log::silent()).expect("offered");
        }
    }
    println!("{met:?}");
    met
}

fn note(game: &BlackRose, state: &State, world: &State, other: Seat, met: &mut Met) {
    let spell = |s: &State, slot: usize| {
        let side = s.mages[other.index()].sides[slot];
        s.slot_card(other, slot).map(|card| (s.cards.face(card), side))
    };
    for slot in 0..4 {
        let differs = spell(state, slot) != spell(world, slot);
        match world.mages[other.index()].slots[slot] {
            Slot::Active => {
                assert_eq!(game.announced(world, other, slot), game.announced(state, other, slot));
                met.active += 1;
                met.other_active += usize::from(differs);
            }
            Slot::Ready => met.other_ready += usize::from(differs),
            _ => {}
        }
    }
    let ask = &world.ask;
    if ask.question == Question::Prepare && ask.seats.contains(other) && !ask.waiting.contains(other) {
        let quick = world.mages[other.index()].slots[0] != Slot::Empty;
        *(if quick { &mut met.quick } else { &mut met.no_quick }) += 1;
    }
}

#[test]
fn sampled_worlds_are_possible_in_a_duel() {
    let met = worlds(&common::duel(&Setup::default()), 60);
    assert!(met.other_ready > 5_000 && met.quick > 300 && met.no_quick > 150, "{met:?}");
}

#[test]
fn sampled_worlds_are_possible_in_rebirth() {
    for players in 2..=4 {
        let met = worlds(&common::rebirth(players), 8);
        assert!(met.other_active > 100 && met.other_active < met.active, "{met:?}");
        assert!(met.other_ready > 1_000 && met.quick > 100 && met.no_quick > 50, "{met:?}");
    }
}

#[test]
fn sampled_worlds_are_possible_in_classic() {
    for players in 2..=4 {
        let met = worlds(&common::classic(players), 6);
        assert!(met.other_active > 30 && met.other_active < met.active, "{met:?}");
        // The Quick slot is never left out (CLA-401).
        assert!(met.other_ready > 1_000 && met.quick > 100 && met.no_quick == 0, "{met:?}");
    }
}

#[test]
fn sampled_worlds_are_possible_with_the_avatar() {
    for players in 1..=3 {
        let met = worlds(&common::with_avatar(players, Level::Master), 8);
        assert!(met.worlds > 500, "{met:?}");
        assert!(players == 1 || met.other_active > 50 && met.quick > 50 && met.no_quick > 50, "{met:?}");
    }
}
