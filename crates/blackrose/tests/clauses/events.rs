//! The Black Rose Phase: DUE-200 to DUE-218.

use super::GAME;
use crate::common::play::{Table, line};
use crate::common::start::{Start, start};
use blackrose::engine::rules::Rule;

/// Applies the Event of a side and Round.
fn event(side: &str, round: u8, start: Start) -> Table {
    Table::rule(&GAME, &start.event_side(side).round(round), Rule::ApplyEvent)
}

const RING: [&str; 6] = ["ne", "e", "se", "sw", "w", "nw"];

// rules: DUE-200, DUE-202
#[test]
fn each_round_applies_its_own_event_of_the_side_that_is_up() {
    let events = [
        ("a", ["living-lodge", "honour-in-service", "gift-to-fools", "a-hard-lesson"]),
        ("b", ["restoration", "control", "inversion", "collapse"]),
    ];
    for (side, names) in events {
        for (round, name) in (1..).zip(names) {
            let table = event(side, round, start());
            let applied: Vec<String> = table
                .told
                .iter()
                .map(|t| line(&t.event))
                .filter(|l| l.starts_with("event-applied"))
                .collect();
            assert_eq!(applied, [format!("event-applied event={name}")]);
        }
    }
}

// rules: DUE-203, DUE-201
#[test]
fn living_lodge_reaches_mages_in_their_cells() {
    let table = event("a", 1, start().at("cell", "cell"));
    assert_eq!(table.power(), [0, 0, 1]);
    assert_eq!((table.damage("bartholomew"), table.damage("ulrich")), ("kk".into(), "kk".into()));
    assert_eq!(table.supply()[2], 18);
}

// rules: DUE-201, DUE-205, DUE-208
#[test]
fn a_mage_in_the_cell_draws_and_commands_like_the_other() {
    let gift = event("a", 3, start().at("cell", "e").grimoire(0, &["tremor", "fusion", "fusion"]));
    assert!(gift.has_told("drew from=grimoire mage=bartholomew spell=tremor"), "{}", gift.log());
    let mut control = event("b", 2, start().at("cell", "e").templar(0, "e"));
    assert_eq!(control.asked(), [0]);
    control.play("attack ulrich; done");
    assert_eq!(control.damage("ulrich"), "kk");
}

// rules: DUE-202
#[test]
fn an_event_has_no_effect_afterwards() {
    let mut table =
        event("a", 1, start().grimoire(0, &["tremor", "tremor"]).grimoire(1, &["tremor", "fusion"]));
    let hands = [table.hand(0), table.hand(1)];
    for (seat, hand) in hands.iter().enumerate() {
        table.play(&format!("{seat}: prepare {}; {seat}: slot I; {seat}: side light", hand[0]));
        table
            .play(&format!("{seat}: prepare {}; {seat}: slot II; {seat}: side light; {seat}: done", hand[1]));
    }
    table.play("explore; done; done");
    assert_eq!((table.damage("bartholomew"), table.power()[2]), ("kk".into(), 1));
    assert!(table.s.watchers.iter().all(Option::is_none));
}

// rules: DUE-204
#[test]
fn honour_in_service_asks_each_mage_in_play_order() {
    let mut table = event("a", 2, start().at("ne", "sw").crown(1).templar(0, "e").templar(1, "w"));
    // Ulrich has the Crown: his Room first, then any Evocation under his control, even the other's.
    assert_eq!((table.instability("sw"), table.instability("ne")), ("k".into(), "".into()));
    assert_eq!(table.power()[2], 1);
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.offers(), ["choose templar:bartholomew:1", "choose templar:ulrich:1"]);
    table.play("choose templar:bartholomew:1");
    assert_eq!(table.asked(), [1]);
    table.play("move room:@centre; done");
    assert_eq!(table.place("templar:bartholomew:1"), "centre");
    assert_eq!((table.instability("ne"), table.power()[2], table.asked()), ("k".into(), 2, vec![0]));
    table.play("choose templar:ulrich:1; done");
    assert!(table.has_told("phase-begins phase=study"));
}

// rules: DUE-212
#[test]
fn a_mage_in_the_cell_is_in_no_room_and_the_rest_fails() {
    let table = event("a", 2, start().at("cell", "sw").templar(0, "e"));
    assert_eq!(table.power()[2], 1, "only the Mage in the Lodge placed a cube");
    assert_eq!(table.asked(), [1], "and only that Mage activates the Templar: {:?}", table.offers());
    let gift = event("a", 3, start().at("cell", "sw"));
    assert_eq!(gift.instability("sw"), "k");
    assert_eq!(gift.supply()[2], 21);
}

// rules: DUE-213
#[test]
fn honour_in_service_cannot_be_declined() {
    let table = event("a", 2, start().templar(0, "e").templar(1, "w"));
    assert!(!table.is_offered("no") && !table.is_offered("done"), "{:?}", table.offers());
    // With no Evocation in the Lodge the choice is skipped, not the cube.
    let alone = event("a", 2, start());
    assert_eq!(
        (alone.instability("ne"), alone.instability("sw"), alone.power()[2]),
        ("k".into(), "k".into(), 2)
    );
    assert!(alone.has_told("phase-begins phase=study"));
}

// rules: DUE-205
#[test]
fn gift_to_fools_gives_a_spell_and_takes_two_points() {
    let table = event(
        "a",
        3,
        start().grimoire(0, &["tremor", "fusion", "fusion"]).grimoire(1, &["violence", "fusion", "tremor"]),
    );
    let log = table.log();
    let (gift, _) = log.split_once("phase-begins phase=study").expect("the Study Phase follows");
    assert!(gift.contains("drew from=grimoire mage=bartholomew spell=tremor"), "{gift}");
    assert!(gift.contains("drew from=grimoire mage=ulrich spell=violence"), "{gift}");
    assert_eq!(table.power(), [0, 0, 2]);
    assert_eq!((table.instability("ne"), table.instability("sw")), ("k".into(), "k".into()));
}

// rules: DUE-206, DUE-215
#[test]
fn a_hard_lesson_places_a_cube_in_each_room_with_a_free_slot() {
    let table = event("a", 4, start().rebuilt("e").instability("sw", "rrbb").instability("w", "b"));
    assert_eq!(table.power(), [0, 0, 2]);
    assert_eq!(table.instability("e"), "", "a rebuilt Room has no slots");
    assert_eq!(table.instability("sw"), "rrbb", "nor has a full one a free slot");
    assert_eq!(table.instability("w"), "bk");
    for space in ["centre", "ne", "se", "nw"] {
        assert_eq!(table.instability(space), "k", "{space}");
    }
}

// rules: DUE-207
#[test]
fn restoration_places_a_cube_in_each_room() {
    let table = event("b", 1, start());
    assert_eq!(table.power(), [0, 0, 1]);
    assert!(RING.iter().chain(&["centre"]).all(|space| table.instability(space) == "k"));
}

// rules: DUE-208
#[test]
fn control_activates_any_evocation_and_the_rose_takes_its_damage() {
    let mut table = event("b", 2, start().at("ne", "e").templar(1, "ne").hurt(1, "r"));
    // Only one Evocation is in the Lodge, so nothing is asked but what it does.
    assert_eq!(table.asked(), [0]);
    table.play("move room:@e; attack ulrich");
    assert_eq!(table.damage("ulrich"), "rkk", "the two cubes of this activation, not the old one");
    assert_eq!(table.asked(), [1]);
    table.play("done");
    assert!(table.has_told("phase-begins phase=study"));
}

// rules: DUE-208, DUE-153
#[test]
fn control_is_taken_in_play_order() {
    let mut table = event("b", 2, start().at("ne", "e").crown(1).templar(1, "ne").templar(0, "se"));
    assert_eq!(table.asked(), [1]);
    table.play("choose templar:ulrich:1; attack bartholomew; done");
    assert_eq!(table.damage("bartholomew"), "kk");
    assert_eq!(table.asked(), [0]);
}

// rules: DUE-214
#[test]
fn cubes_that_went_back_with_a_defeat_are_not_converted() {
    let mut table = event("b", 2, start().at("ne", "e").templar(0, "e").hurt(1, "rrrrrrrrr"));
    table.play("attack ulrich; no; done");
    assert!(table.has_told("nothing clause=DUE-353 why=no-damage"), "{}", table.log());
    // The defeat was resolved inside the activation: bar empty, points by red cubes only.
    assert_eq!((table.damage("ulrich"), table.place("ulrich")), ("".into(), "cell".into()));
    assert_eq!(table.power(), [4, 0, 0]);
    assert_eq!(table.supply()[2], 22);
}

// rules: DUE-209
#[test]
fn inversion_converts_three_damage_on_each_mage() {
    let table = event("b", 3, start().at("cell", "e").hurt(0, "bbkbb").hurt(1, "rr"));
    assert_eq!(table.power(), [0, 0, 2]);
    assert_eq!((table.damage("bartholomew"), table.damage("ulrich")), ("kkkkb".into(), "kk".into()));
}

// rules: DUE-210, DUE-218
#[test]
fn collapse_reaches_every_model() {
    let table = event("b", 4, start().at("cell", "e").templar(0, "w").templar(1, "se"));
    assert_eq!(table.power(), [0, 0, 2]);
    assert_eq!((table.damage("bartholomew"), table.damage("ulrich")), ("kkk".into(), "kkk".into()));
    assert_eq!(
        (table.place("templar:bartholomew:1"), table.place("templar:ulrich:1")),
        ("off".into(), "off".into())
    );
}

// rules: DUE-216
#[test]
fn all_cubes_are_placed_before_the_defeats_in_play_order() {
    let table = event("b", 4, start().hurt(0, "bbbbbbbbb").hurt(1, "rrrrrrrrrr").crown(1));
    let lines: Vec<String> = table.told.iter().map(|t| line(&t.event)).collect();
    let at = |part: &str| {
        lines.iter().position(|l| l.contains(part)).unwrap_or_else(|| panic!("{part}: {lines:?}"))
    };
    assert!(at("damaged by=rose dealt=3 placed=1 source=collapse victim=bartholomew") < at("mage-defeated"));
    assert!(at("damaged by=rose dealt=3 placed=1 source=collapse victim=ulrich") < at("mage-defeated"));
    assert!(at("mage-defeated by=rose mage=ulrich") < at("mage-defeated by=rose mage=bartholomew"));
    // Each Mage's opponents: 3 points for nine or ten cubes, 1 for the single black one.
    assert_eq!(table.power(), [3, 3, 2 + 1 + 1]);
    assert_eq!(table.s.trophies[blackrose::cubes::Party::ROSE.index()], 2);
}

// rules: DUE-217
#[test]
fn a_mage_defeated_in_the_cell_is_scored_and_stays_there() {
    let table = event("a", 1, start().at("cell", "e").hurt(0, "bbbbbbbb"));
    assert_eq!(table.place("bartholomew"), "cell");
    assert_eq!(table.damage("bartholomew"), "");
    assert_eq!(table.power(), [0, 3, 1 + 1]);
}
