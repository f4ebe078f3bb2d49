//! What is not offered: a Quest that one does not hold, one of another Room, one that is held back already, a sacrifice
//! out of turn. It is refused with a clause, and nothing changes.

use crate::common::play::Table;
use crate::{at, owned, place, quest, settled, slot};
use blackrose::Choice;
use blackrose::content::build::Quest;
use blackrose::position::Position;
use blackrose::state::{Phase, Side, Slot};
use kernel::small::Nth;
use kernel::{Game, Log, Seat};

fn number(table: &Table, id: &str) -> Nth<Quest> {
    Nth::find(&table.game.content.quests, |q| q.id == id).unwrap_or_else(|| panic!("there is no Quest {id}"))
}

/// The choice is not among those offered, is refused by a clause of Classic, and changes nothing.
fn refused(table: &Table, seat: u8, choice: Choice) -> String {
    let mut offered = Vec::new();
    table.game.choices(&table.s, Seat(seat), &mut offered);
    assert!(!offered.contains(&choice), "{choice:?} is offered");
    let (mut after, mut told) = (table.s.clone(), Vec::new());
    let refusal = table.game.choose(&mut after, Seat(seat), choice, &mut Log::into(&mut told));
    let refusal = refusal.expect_err("what is not offered is refused");
    assert!(after == table.s && told.is_empty(), "{choice:?} was refused and changed something");
    let text = refusal.to_string();
    let asked = table.asked().contains(&seat);
    assert!(
        if asked { text.contains("CLA-") } else { text.ends_with("is not asked now") },
        "no clause: {text}"
    );
    text
}

/// Tessa in the Garden with two Active Quests, Jafar in the Forge.
fn acting(quests: &[&str]) -> Position {
    let mut position = Position { phase: Phase::Action, ..Position::default() };
    position.seats = vec![at(GARDEN), at(FORGE)];
    position.seats[0].active = quests.iter().map(|id| quest(id)).collect();
    position
}

const GARDEN: &str = "e";
const FORGE: &str = "ene";

/// The spaces of both Rooms are what the tests take them for.
#[test]
fn the_rooms_lie_where_these_tests_look_for_them() {
    let table = place(&settled(2), &acting(&[]));
    for (space, room) in [(GARDEN, "classic-garden"), (FORGE, "classic-forge")] {
        let space = table.game.shape.space(space).expect("a space");
        assert_eq!(table.game.room_id(&table.s, space), room);
    }
}

// rules: CLA-306, CLA-318
#[test]
fn a_quest_is_named_with_the_activation_of_its_own_room_by_who_holds_it() {
    let mut table = place(&settled(2), &acting(&["garden-handle", "forge-handle"]));
    table.play("explore");
    let offers = table.offers();
    assert!(offers.contains(&"activate room quest:garden-handle".to_owned()), "{offers:?}");
    assert!(!offers.iter().any(|offer| offer.contains("forge-handle")), "{offers:?}");
    // One of another Room, one with a Task of its own, one that lies in the deck.
    for id in ["forge-handle", "free-task", "free-state"] {
        refused(&table, 0, Choice::ActivateFor(number(&table, id)));
    }
    let mut other = place(&settled(2), &acting(&["forge-handle"]));
    other.play("explore");
    refused(&other, 0, Choice::ActivateFor(number(&other, "garden-handle")));
    // Held by another Mage, who is not asked.
    refused(&table, 1, Choice::ActivateFor(number(&table, "garden-handle")));
    refused(&table, 1, Choice::ActivateRoom);
}

fn preparing(quests: &[&str]) -> Table {
    let mut position = acting(quests);
    position.phase = Phase::Preparation;
    position.seats[0].hand = owned(&["jab", "jab", "jab"]);
    position.seats[1].hand = owned(&["two-doors", "two-doors"]);
    place(&settled(2), &position)
}

// rules: CLA-318
#[test]
fn a_quest_is_held_back_once_and_only_one_with_a_task_of_its_own() {
    let mut table = preparing(&["free-task", "garden-handle"]);
    assert!(table.offered(0).contains(&"hold free-task".to_owned()), "{:?}", table.offered(0));
    assert!(!table.offered(0).contains(&"hold garden-handle".to_owned()));
    refused(&table, 0, Choice::Hold(number(&table, "garden-handle")));
    refused(&table, 0, Choice::Hold(number(&table, "free-state")));
    refused(&table, 1, Choice::Hold(number(&table, "free-task")));
    table.play("0: hold free-task");
    let twice = Choice::Hold(number(&table, "free-task"));
    refused(&table, 0, twice);
    assert!(!table.offered(0).iter().any(|offer| offer.starts_with("hold")), "{:?}", table.offered(0));
    // In the middle of a card nothing is held back.
    let mut table = preparing(&["free-task"]);
    table.play("0: prepare jab");
    refused(&table, 0, Choice::Hold(number(&table, "free-task")));
    table.play("0: slot quick");
    refused(&table, 0, Choice::Hold(number(&table, "free-task")));
}

// rules: CLA-472, CLA-460
#[test]
fn a_sacrifice_needs_a_turn_of_ones_own() {
    let mut position = acting(&[]);
    let waits = |state| slot("two-doors", Side::Light, state);
    position.seats[0].slots.insert("quick".into(), waits(Slot::Ready));
    position.seats[1].slots.insert("quick".into(), waits(Slot::Ready));
    position.seats[1].slots.insert("I".into(), waits(Slot::Active));
    let table = place(&settled(2), &position);
    // The other Mage is not asked; and an empty slot holds nothing to give up.
    for k in 0..4 {
        refused(&table, 1, Choice::Momentum(k));
        assert_eq!(
            table.offered(0).contains(&format!("momentum {}", ["quick", "I", "II", "III"][k as usize])),
            k == 0
        );
    }
    refused(&table, 0, Choice::Momentum(1));
    // With neither token nor Ready Spell the Active one gives no turn: the other Mage acts.
    let mut position = acting(&[]);
    position.seats[0].tokens = 0;
    position.seats[0].slots.insert("I".into(), waits(Slot::Active));
    let table = place(&settled(2), &position);
    assert_eq!(table.asked(), [1]);
    refused(&table, 0, Choice::Momentum(1));
}

#[test]
fn numbers_that_no_quest_and_no_slot_has_are_refused() {
    let mut table = place(&settled(2), &acting(&["garden-handle"]));
    table.play("explore");
    for n in [table.game.content.quests.len(), 95, 200, 254] {
        refused(&table, 0, Choice::ActivateFor(Nth::new(n)));
        refused(&table, 0, Choice::Hold(Nth::new(n)));
        refused(&table, 0, Choice::Quest(Nth::new(n)));
    }
    refused(&table, 0, Choice::Momentum(9));
    refused(&table, 0, Choice::CastHand(u16::MAX, Side::Dark));
    refused(&table, 0, Choice::Pile(200));
    refused(&table, 0, Choice::Instead(7));
}
