//! Sampled worlds are possible: they keep what everybody knows about what nobody sees.

mod common;

use kernel::laws::sample_frequencies;
use kernel::{Chance, Game, Log, Seat, Seed, Stream};
use penumbra::content::build::Sort;
use penumbra::deck::Deck;
use penumbra::state::{CardId, Frame, Zone};
use penumbra::{Penumbra, Setup, State};
use std::collections::BTreeMap;

/// What can be told of a card by its back, and by how the Fate deck is built: its deck, or its sort and difficulty.
fn back(game: &Penumbra, card: CardId) -> (u8, u8, u8) {
    let printed = &game.content.cards[card];
    match game.deck_of(card) {
        Some(pool) => (0, pool.into(), 0),
        None => (1, printed.sort as u8, if printed.sort == Sort::Trial { printed.difficulty } else { 0 }),
    }
}

/// How many cards of each back lie in each zone; of the Fate deck, in each of its piles.
fn public(game: &Penumbra, s: &State) -> BTreeMap<(String, (u8, u8, u8)), usize> {
    let mut found = BTreeMap::new();
    let gone = (6 * game.fate_players()).saturating_sub(s.count_in(Zone::Fate));
    for card in game.content.ids() {
        let place = &s.places[card];
        let zone = match place.zone {
            Zone::Fate => format!("pile {}", (gone + place.order as usize) / (2 * game.fate_players())),
            zone => format!("{zone:?}"),
        };
        *found.entry((zone, back(game, card))).or_insert(0) += 1;
    }
    found
}

/// Trials of difficulty 1 all lie open or in the box, so that it does not matter which.
const FIRST_TRIALS: (u8, u8, u8) = (1, Sort::Trial as u8, 1);

/// What was met among sampled worlds.
#[derive(Debug, Default)]
struct Met {
    worlds: usize,
    /// Cards that lie elsewhere in their deck, by their back.
    elsewhere: BTreeMap<(u8, u8, u8), usize>,
    /// Cards that have left their zone, by their back.
    exchanged: BTreeMap<(u8, u8, u8), usize>,
}

fn worlds(game: &Penumbra, games: u64) -> Met {
    let mut met = Met::default();
    for seed in 0..games {
        let mut stream = Stream::new(Seed::from_number(seed));
        let mut state = game.start(Seed::from_number(seed));
        let mut choices = Vec::new();
        while let Some(seat) = game.deciding(&state).iter().next() {
            let viewer = Seat(stream.below(game.seats as u32) as u8);
            let world = game.sample(&state, viewer, &mut Chance::new(stream.seed()));
            game.check(&world).unwrap_or_else(|e| panic!("game {seed}: a world sampled for {viewer}: {e}"));
            assert_eq!(public(game, &state), public(game, &world), "game {seed}, for {viewer}");
            met.worlds += 1;
            for card in game.content.ids() {
                let (there, here) = (state.zone(card), world.zone(card));
                if state.knows(card, viewer) {
                    assert_eq!(state.places[card], world.places[card], "a card that {viewer} knows");
                } else if there != here {
                    *met.exchanged.entry(back(game, card)).or_default() += 1;
                } else if state.places[card].order != world.places[card].order {
                    *met.elsewhere.entry(back(game, card)).or_default() += 1;
                }
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

// rules: PEN-104, PEN-107
#[test]
fn sampled_worlds_keep_what_everybody_knows() {
    for players in 1..=4 {
        let game = common::game(players);
        let met = worlds(&game, 6);
        // Every deck is in another order; Talents and Fate cards of which some are left over are others than they are.
        for pool in Deck::ALL {
            assert!(met.elsewhere.contains_key(&(0, pool.into(), 0)), "deck {pool:?} among {met:?}");
        }
        let start = game.start(Seed::from_number(0));
        for card in game.content.ids() {
            let kind = back(&game, card);
            let spare = start.zone(card) == Zone::Box && (kind.1 != Sort::Talent as u8 || players > 1);
            if spare && kind.0 == 1 && kind != FIRST_TRIALS {
                assert!(met.exchanged.contains_key(&kind), "{kind:?} among {met:?}");
            }
        }
    }
    let ready = common::with(&Setup { ready_made: true, ..Setup::default() });
    // Everybody knows the list of a ready-made Fate deck.
    let met = worlds(&ready, 2);
    assert!(met.elsewhere.keys().all(|kind| kind.0 == 0), "{met:?}");
}

/// Each of so many worlds as often as the others.
fn assert_even(found: &BTreeMap<String, usize>, draws: usize) {
    let expected = draws as f64 / found.len() as f64;
    let spread = 5.0 * (expected * (1.0 - 1.0 / found.len() as f64)).sqrt();
    for (world, n) in found {
        assert!((*n as f64 - expected).abs() < spread, "{world}: {n} instead of about {expected}: {found:?}");
    }
}

// rules: PEN-150
#[test]
fn another_has_chosen_either_talent_of_any_that_are_left() {
    let game = common::game(2);
    let mut state = game.start(Seed::from_number(1));
    assert!(matches!(state.stack.last(), Some(Frame::Talents)));
    let mut choices = Vec::new();
    game.choices(&state, Seat(1), &mut choices);
    game.choose(&mut state, Seat(1), choices[0], &mut Log::silent()).expect("offered");
    let found = sample_frequencies(&*game, &state, Seat(0), 10_000, |s| {
        game.content.cards[s.wizard(1).chosen.unwrap()].id.to_string()
    });
    let talents = game.content.cards.iter().filter(|card| card.sort == Sort::Talent).count();
    assert_eq!(found.len(), talents - 2, "{found:?}");
    assert_even(&found, 10_000);
}

// rules: PEN-108, PEN-110
#[test]
fn the_top_of_the_fate_deck_is_any_card_of_its_pile() {
    let game = common::game(2);
    let state = common::begun(&game, 3);
    let kinds = |s: &State, order: u8| {
        let card = s.cards_in(Zone::Fate).find(|c| s.places[*c].order == order);
        card.map_or_else(String::new, |card| format!("{:?}", game.content.cards[card].sort))
    };
    let found = sample_frequencies(&*game, &state, Seat(0), 10_000, |s| kinds(s, 0));
    // Two Trials, a Goal and a Prophecy.
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found["Trial"].abs_diff(5_000) < 250 && found["Goal"].abs_diff(2_500) < 250, "{found:?}");
}
