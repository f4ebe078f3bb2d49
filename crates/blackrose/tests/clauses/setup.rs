//! Before the first Round: DUE-050 to DUE-072.

use super::GAME;
use crate::common::{self, play::Table};
use blackrose::cards::Zone;
use blackrose::lodge::Place;
use blackrose::{BlackRose, Setup};
use kernel::{Game, Seat, Seed, Viewer};
use std::collections::BTreeSet;
use std::sync::Arc;

fn begin(game: &Arc<BlackRose>, seed: u64) -> Table {
    Table { game: game.clone(), s: game.start(Seed::from_number(seed)), told: Vec::new() }
}

/// A match in which nothing of the setup is left to ask.
fn settled() -> Setup {
    Setup {
        first: Some(0),
        colours: vec![Some(0), Some(1)],
        seats: vec![Some("ulrich".into()), Some("bartholomew".into())],
        grimoires: vec![Some("knight".into()), Some("confessor".into())],
        ..Setup::default()
    }
}

fn view(table: &Table, who: Viewer) -> serde_json::Value {
    serde_json::to_value(table.game.view(&table.s, who)).expect("a view can be written")
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

// rules: DUE-050, DUE-051
#[test]
fn the_occult_room_is_in_the_centre_and_the_others_are_shuffled_around_it() {
    let mut orders = BTreeSet::new();
    let mut east = BTreeSet::new();
    for seed in 0..80 {
        let table = begin(&GAME, seed);
        let rooms: Vec<String> =
            GAME.shape.all().iter().map(|space| GAME.room_id(&table.s, space).into()).collect();
        assert_eq!(rooms[0], "occult-black-rose-room");
        assert!((0..7).all(|space| !table.s.rooms[space].turned));
        assert_eq!(
            sorted(rooms.clone()),
            sorted(GAME.content.rooms.iter().map(|r| r.id.to_string()).collect())
        );
        east.insert(rooms[2].clone());
        orders.insert(rooms);
    }
    assert!(orders.len() > 60, "only {} orders in 80 games", orders.len());
    assert_eq!(east.len(), 6, "every other Room can lie in the east");
}

// rules: DUE-052, DUE-053, DUE-054
#[test]
fn event_and_quest_sides_are_independent_coins() {
    let mut sides = [[0; 2]; 3];
    let mut together = BTreeSet::new();
    for seed in 0..200 {
        let s = begin(&GAME, seed).s;
        let seen = [s.event_side, s.quest_sides[0], s.quest_sides[1]];
        for (coin, side) in sides.iter_mut().zip(seen) {
            coin[side as usize] += 1;
        }
        together.insert(seen);
        assert_eq!(GAME.quests_in_play(&s).count(), 6);
    }
    assert_eq!(together.len(), 8, "all eight ways to lay the three cards occur");
    assert!(sides.iter().flatten().all(|n| *n > 70), "{sides:?}");
}

// rules: DUE-052, DUE-053, DUE-054
#[test]
fn event_and_quest_sides_may_be_fixed() {
    for (event, quests) in [("a", ["b", "a"]), ("b", ["a", "b"])] {
        let fixed = Setup {
            event_side: Some(event.into()),
            quest_sides: quests.iter().map(|q| Some((*q).into())).collect(),
            ..Setup::default()
        };
        let game = common::duel(&fixed);
        for seed in 0..20 {
            let s = begin(&game, seed).s;
            assert_eq!(s.event_side, u8::from(event == "b"));
            assert_eq!(s.quest_sides, quests.map(|q| u8::from(q == "b")));
        }
    }
}

// rules: DUE-055
#[test]
fn tokens_and_black_cubes_lie_beside_the_board() {
    let table = begin(&common::duel(&settled()), 1);
    let seen = view(&table, Viewer::Spectator);
    assert_eq!(seen["rooms"].as_array().expect("rooms").len(), 7);
    // The Event of Round 1 may already have placed black cubes, but no token lies on a Room.
    assert!(seen["rooms"].as_array().expect("rooms").iter().all(|r| r["token"].is_null()));
    let before = begin(&GAME, 1);
    assert!((0..7).all(|space| before.s.rooms[space].cubes.is_empty()));
}

// rules: DUE-056
#[test]
fn the_first_crown_holder_is_drawn_or_named() {
    let drawn: BTreeSet<u8> = (0..40).map(|seed| begin(&GAME, seed).s.crown.0).collect();
    assert_eq!(drawn.len(), 2);
    let named = common::duel(&Setup { first: Some(1), ..Setup::default() });
    assert!((0..20).all(|seed| begin(&named, seed).s.crown == Seat(1)));
}

// rules: DUE-057, DUE-058
#[test]
fn the_crown_holder_chooses_colour_and_mage_first_and_the_other_takes_what_is_left() {
    let game = common::duel(&Setup { first: Some(1), ..Setup::default() });
    let mut table = begin(&game, 3);
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.offers(), ["colour red", "colour blue"]);
    table.play("colour blue");
    assert_eq!(table.asked(), [1]);
    assert_eq!(sorted(table.offers()), ["mage bartholomew", "mage ulrich"]);
    table.play("mage bartholomew");
    // Nothing is left to choose for the other player: the red side and Ulrich.
    for (seat, mage) in table.s.mages[..2].iter().enumerate() {
        assert_eq!(mage.colour.map(|colour| colour.index()), Some(seat));
    }
    assert_eq!((table.place("bartholomew"), table.place("ulrich")), ("cell".into(), "cell".into()));
    assert_eq!(table.s.models[0].at, Place::cell(Seat(0)));
    assert_eq!(game.model_id(&table.s, Seat(0).into()), "ulrich");
    assert_eq!([table.s.mages[0].physical_tokens, table.s.mages[1].physical_tokens], [2, 2]);
    assert_eq!(table.asked(), [1], "the Crown Holder chooses the Grimoire first too");
}

// rules: DUE-060, DUE-063, DUE-064, DUE-066
#[test]
fn the_grimoires_take_twelve_spells_and_the_library_keeps_24() {
    let game = common::duel(&Setup { first: Some(0), ..Setup::default() });
    let mut table = begin(&game, 5);
    table.play("colour red; mage ulrich");
    assert_eq!(table.offers(), ["grimoire knight", "grimoire confessor"]);
    table.play("grimoire confessor");
    // Two cards of each Grimoire and four of the Library have been drawn in the first Study Phase.
    let of = |spells: &[&str], personal: &str| {
        sorted(spells.iter().chain([&personal]).map(|s| (*s).to_owned()).collect())
    };
    let confessor =
        ["appropriation", "give-and-take", "fusion", "obscure-shift", "minor-control", "violence"];
    let knight =
        ["dread-command", "dark-force", "deadly-charge", "tremor", "shadow-threat", "invisible-strike"];
    for (seat, expected) in [(0, of(&confessor, "magic-bond")), (1, of(&knight, "undying-fate"))] {
        let seat = Seat(seat);
        let drawn: Vec<String> = table
            .told_to(seat)
            .filter_map(|event| match event {
                blackrose::Event::Drew { from: "grimoire", spell: Some(spell), .. } => {
                    Some(spell.to_string())
                }
                _ => None,
            })
            .collect();
        let rest = table.zone(Zone::Grimoire(seat));
        assert_eq!(drawn.len() + rest.len(), 7);
        assert_eq!(sorted([drawn, rest].concat()), expected);
    }
    let hands: usize = (0..2).map(|seat| table.hand(seat).len()).sum();
    assert_eq!(table.zone(Zone::Library(0)).len(), 24 - 4);
    assert_eq!(hands, 8);
    let school: BTreeSet<String> = table.zone(Zone::Library(0)).into_iter().collect();
    assert!(school.iter().all(|s| confessor.contains(&s.as_str()) || knight.contains(&s.as_str())));
}

// rules: DUE-063, DUE-066, DUE-061
#[test]
fn grimoires_library_and_forgotten_deck_are_shuffled() {
    let game = common::duel(&settled());
    let mut orders = [BTreeSet::new(), BTreeSet::new(), BTreeSet::new()];
    for seed in 0..30 {
        let table = begin(&game, seed);
        let zones = [Zone::Grimoire(Seat(0)), Zone::Library(0), Zone::Forgotten];
        for (seen, zone) in orders.iter_mut().zip(zones) {
            seen.insert(table.zone(zone));
        }
    }
    assert!(orders[0].len() > 20 && orders[1].len() > 20, "{} {}", orders[0].len(), orders[1].len());
    assert_eq!(orders[2].len(), 2, "two Forgotten Spells lie in either order");
}

// rules: DUE-061, DUE-062
#[test]
fn forgotten_spells_templars_and_upgrades_have_their_own_supplies() {
    let table = begin(&common::duel(&settled()), 2);
    assert_eq!(sorted(table.zone(Zone::Forgotten)), ["guardians-of-the-temple", "shadow-form"]);
    assert!(
        !table.zone(Zone::Library(0)).iter().any(|s| s == "shadow-form" || s == "guardians-of-the-temple")
    );
    assert_eq!(table.s.figures[0], 3);
    let seen = view(&table, Viewer::Seat(Seat(1)));
    let upgrades = seen["upgrades"].as_object().expect("open supplies");
    assert_eq!(upgrades.values().map(|n| n.as_u64().expect("a number")).sum::<u64>(), 6);
    assert_eq!(seen["forgotten"], 2);
}

// rules: DUE-065
#[test]
fn two_personal_spells_lie_open_in_the_memories() {
    let table = begin(&common::duel(&settled()), 7);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let seen = view(&table, viewer);
        assert_eq!(seen["seats"][0]["memories"], serde_json::json!(["magic-bond", "magic-bond"]));
        assert_eq!(seen["seats"][1]["memories"], serde_json::json!(["undying-fate", "undying-fate"]));
    }
}

// rules: DUE-067, DUE-068, DUE-070
#[test]
fn track_markers_leave_23_and_22_free_cubes() {
    let table = begin(&GAME, 4);
    assert_eq!(table.supply(), [23, 23, 22]);
    assert_eq!(table.power(), [0, 0, 0]);
    assert!(table.s.trophies.iter().chain(&table.s.room_track).all(|n| *n == 0));
}

// rules: DUE-069
#[test]
fn the_round_marker_counts_round_one_in_the_first_round() {
    let mut table = begin(&common::duel(&Setup { grimoires: vec![], ..settled() }), 4);
    table.play("grimoire knight");
    assert_eq!(table.s.round, 1);
    assert!(table.has_told("round-begins crown=ulrich round=1"), "{}", table.log());
}

// rules: DUE-071
#[test]
fn nothing_is_drawn_before_the_first_study_phase() {
    let mut table =
        begin(&common::duel(&Setup { grimoires: vec![], event_side: Some("a".into()), ..settled() }), 4);
    table.play("grimoire knight");
    let log = table.log();
    let (before, after) = log.split_once("phase-begins phase=study").expect("the Study Phase begins");
    assert!(!before.contains("drew"), "{before}");
    assert!(after.contains("drew"));
    assert_eq!([table.hand(0).len(), table.hand(1).len()], [4, 4]);
}

// rules: DUE-072
#[test]
fn an_opponent_sees_sizes_and_open_cards_and_nothing_else() {
    let mut table = begin(&common::duel(&settled()), 9);
    let mine: Vec<String> = table.hand(0);
    table.play(&format!(
        "0: prepare {}; 0: slot I; 0: side dark; 0: prepare {}; 0: slot quick; 0: side light; 0: done",
        mine[0], mine[1]
    ));
    let theirs: Vec<String> = table.hand(1);
    table.play(&format!(
        "1: prepare {}; 1: slot I; 1: side dark; 1: prepare {}; 1: slot II; 1: side light; 1: done",
        theirs[0], theirs[1]
    ));
    let seen = view(&table, Viewer::Seat(Seat(1)));
    let me = &seen["seats"][0];
    assert_eq!(me["hand"], 2);
    assert_eq!(me["known_hand"], serde_json::json!([]));
    assert_eq!(me["grimoire"], 5);
    assert_eq!(me["slots"][1]["state"], "ready");
    for slot in me["slots"].as_array().expect("slots") {
        assert!(slot["spell"].is_null() && slot["side"].is_null(), "{slot}");
    }
    assert_eq!(seen["library"][0]["cards"], 20);
    assert_eq!(me["memories"].as_array().expect("open").len(), 2);
    let own = view(&table, Viewer::Seat(Seat(0)));
    assert_eq!(own["seats"][0]["slots"][1]["spell"], mine[0].as_str());
    assert_eq!(own["seats"][0]["slots"][1]["side"], "dark");
}
