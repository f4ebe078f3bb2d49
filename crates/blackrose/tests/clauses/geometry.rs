//! The Lodge: DUE-100 to DUE-107, DUE-370.

use super::GAME;
use crate::common::play::Table;
use crate::common::start::start;
use blackrose::lodge::{Range, Shape, Space, Spaces};

const RING: [&str; 6] = ["ne", "e", "se", "sw", "w", "nw"];

fn space(name: &str) -> Space {
    GAME.shape.space(name).unwrap_or_else(|| panic!("no space is called {name}"))
}

fn names(shape: &Shape, spaces: Spaces) -> Vec<&'static str> {
    spaces.iter().map(|s| shape.name(s)).collect()
}

// rules: DUE-100, DUE-101
#[test]
fn the_lodge_is_a_centre_and_six_rooms_around_it() {
    let shape = &GAME.shape;
    assert_eq!(shape.rooms(), 7);
    let at: Vec<_> = Space::all(7).map(|s| (shape.name(s), shape.coordinates(s))).collect();
    assert_eq!(
        at,
        [
            ("centre", (0, 0)),
            ("ne", (1, -1)),
            ("e", (1, 0)),
            ("se", (0, 1)),
            ("sw", (-1, 1)),
            ("w", (-1, 0)),
            ("nw", (0, -1))
        ]
    );
}

// rules: DUE-102
#[test]
fn rooms_that_share_an_edge_are_adjacent() {
    let shape = &GAME.shape;
    assert_eq!(names(shape, shape.adjacent(space("centre"))), RING);
    for (i, room) in RING.iter().enumerate() {
        let mut expected = vec!["centre", RING[(i + 1) % 6], RING[(i + 5) % 6]];
        expected.sort_by_key(|name| space(name));
        assert_eq!(names(shape, shape.adjacent(space(room))), expected, "{room}");
    }
}

// rules: DUE-102, DUE-309
#[test]
fn a_move_goes_to_an_adjacent_room() {
    let mut table = Table::new(&GAME, &start().at("e", "w"));
    table.play("explore");
    let mut moves: Vec<String> = table.offers().into_iter().filter(|n| n.starts_with("move")).collect();
    moves.sort();
    let mut expected =
        ["centre", "ne", "se"].map(|s| format!("move room:{}", GAME.room_id(&table.s, space(s))));
    expected.sort();
    assert_eq!(moves, expected);
}

// rules: DUE-103, DUE-104
#[test]
fn each_colour_has_a_cell_that_touches_two_rooms() {
    let shape = &GAME.shape;
    assert_eq!(names(shape, shape.doors(0)), ["ne", "nw"]);
    assert_eq!(names(shape, shape.doors(1)), ["se", "sw"]);
    let cells = (0..blackrose::limits::SEATS).filter(|&c| !shape.doors(c).is_empty()).count();
    assert_eq!(cells, 2);
}

// rules: DUE-103, DUE-105
#[test]
fn a_mage_leaves_the_cell_of_the_own_colour_into_a_room_adjacent_to_it() {
    for (colour, doors) in [("red", ["ne", "nw"]), ("blue", ["se", "sw"])] {
        let mut start = start().at("cell", "e");
        start.0.seats[0].colour = Some(colour.into());
        start.0.seats[1].colour = Some(if colour == "red" { "blue" } else { "red" }.into());
        let mut table = Table::new(&GAME, &start);
        table.play("explore");
        let mut offers = table.offers();
        offers.sort();
        let mut expected = doors.map(|s| format!("move room:{}", GAME.room_id(&table.s, space(s))));
        expected.sort();
        assert_eq!(offers, expected, "{colour}");
    }
}

// rules: DUE-106
#[test]
fn distance_is_the_smallest_number_of_steps() {
    let shape = &GAME.shape;
    for a in Space::all(7) {
        for b in Space::all(7) {
            let steps = if a == b {
                0
            } else if shape.adjacent(a).contains(b) {
                1
            } else {
                2
            };
            assert_eq!(shape.distance(a, b), steps, "{} to {}", shape.name(a), shape.name(b));
        }
    }
}

// rules: DUE-370, DUE-107, DUE-369
#[test]
fn sight_runs_through_centres_and_never_along_an_edge() {
    let shape = &GAME.shape;
    let seen = |from: &str| names(shape, shape.within(space(from), Range::Within(2)));
    assert_eq!(seen("centre"), ["centre", "ne", "e", "se", "sw", "w", "nw"]);
    // Opposite Rooms see each other through the centre; Rooms two steps along the ring do not.
    assert_eq!(seen("w"), ["centre", "e", "sw", "w", "nw"]);
    for (i, room) in RING.iter().enumerate() {
        let not_seen = [RING[(i + 2) % 6], RING[(i + 4) % 6]];
        for (j, other) in RING.iter().enumerate() {
            let sees = shape.reaches(space(room), space(other), Range::Within(2));
            assert_eq!(sees, !not_seen.contains(other), "{room} to {other} ({i}, {j})");
        }
    }
}

// rules: DUE-371, DUE-366, DUE-367, DUE-368
#[test]
fn a_range_counts_rooms_and_needs_sight_unless_it_is_here_or_anywhere() {
    let shape = &GAME.shape;
    let within = |from: &str, range: Range| names(shape, shape.within(space(from), range));
    assert_eq!(within("e", Range::Within(0)), ["e"]);
    assert_eq!(within("e", Range::Within(1)), ["centre", "ne", "e", "se"]);
    assert_eq!(within("e", Range::Within(2)), ["centre", "ne", "e", "se", "w"]);
    assert_eq!(within("e", Range::Anywhere), ["centre", "ne", "e", "se", "sw", "w", "nw"]);
}
