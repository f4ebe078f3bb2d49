//! How a position of Classic looks to who has to choose: what is paid only at the end, and Quests that may be completed,
//! count before they bring points.

use crate::{at, owned, place, quest, settled};
use blackrose::position::{Position, RoomAt};
use kernel::{Game, Seat};

const GARDEN: &str = "e";
const FORGE: &str = "ene";

/// Tessa in the Garden and Jafar in the Forge, as Tessa sees it after a change of the position.
fn looks(change: impl FnOnce(&mut Position)) -> f32 {
    let mut position = Position { seats: vec![at(GARDEN), at(FORGE)], ..Position::default() };
    change(&mut position);
    let table = place(&settled(2), &position);
    table.game.appraise(&table.s, Seat(0))
}

fn room(space: &str) -> RoomAt {
    RoomAt { space: space.into(), ..RoomAt::default() }
}

// rules: CLA-951, CLA-952, CLA-953
#[test]
fn the_places_of_the_end_count_before_it() {
    let even = looks(|_| {});
    let mine = looks(|p| p.seats[0].trophies = 1);
    let both = looks(|p| (p.seats[0].trophies, p.seats[1].trophies) = (1, 1));
    let theirs = looks(|p| p.seats[1].trophies = 1);
    assert!(mine > both && both > theirs && mine > even && even > theirs, "{mine} {both} {theirs} {even}");
    let solved = looks(|p| p.seats[0].solved = owned(&["free-task"]));
    assert!(solved > mine, "most Quests bring more than most Trophies: {solved} {mine}");
    // Near the end a place is surer.
    let late = |trophies| {
        looks(|p| {
            (p.seats[0].power, p.seats[1].power, p.moon) = (28, 28, 3);
            p.seats[0].trophies = trophies;
        })
    };
    assert!(late(1) - late(0) > mine - even, "{} {}", late(1) - late(0), mine - even);
    // CLA-950: hers are for nothing.
    assert_eq!(looks(|p| p.rose.trophies = 3), even);
}

// rules: CLA-303, CLA-306
#[test]
fn a_quest_is_worth_more_the_nearer_its_room_is() {
    let with = |at: &str, change: &dyn Fn(&mut Position)| {
        looks(|p| {
            p.seats[0].at = at.into();
            change(p);
            p.seats[0].active = vec![quest("garden-handle")];
        }) - looks(|p| {
            p.seats[0].at = at.into();
            change(p);
        })
    };
    let (here, beside, cell) = (with(GARDEN, &|_| {}), with(FORGE, &|_| {}), with("cell", &|_| {}));
    assert!(here > beside && beside > cell && cell > 0.0, "{here} {beside} {cell}");
    let used = with(GARDEN, &|p| p.rooms = vec![RoomAt { used: true, ..room(GARDEN) }]);
    assert!(used < beside, "{used} {beside}");
    let ruined = with(GARDEN, &|p| {
        p.rooms = vec![RoomAt { ruined: true, taken_by: Some("rose".into()), ..room(GARDEN) }]
    });
    assert!(ruined < 0.0, "nobody can complete it, and she is paid for it: {ruined}");
}

// rules: CLA-555
#[test]
fn a_forgotten_spell_is_worth_the_four_cards_that_it_costs() {
    let four = looks(|p| p.seats[0].hand = owned(&["jab", "jab", "aegis", "aegis"]));
    let one = looks(|p| p.seats[0].hand = owned(&["devastation"]));
    assert!(one > four, "{one} {four}");
}

// rules: CLA-955
#[test]
fn the_token_of_a_ruined_room_is_as_good_as_its_points() {
    let token =
        looks(|p| p.rooms = vec![RoomAt { ruined: true, taken_by: Some("seat0".into()), ..room(GARDEN) }]);
    let rose =
        looks(|p| p.rooms = vec![RoomAt { ruined: true, taken_by: Some("rose".into()), ..room(GARDEN) }]);
    assert!((token - rose - 2.0).abs() < 1e-3, "{token} {rose}");
}
