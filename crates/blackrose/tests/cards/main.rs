//! Every card side of the Duel, resolved: a snapshot per side that begins with the card's text, and the
//! proof that each operation of its program has had an effect in one of its cases.

#[path = "../common/mod.rs"]
mod common;

mod case;
mod events;
mod evocations;
mod knock_out;
mod quests;
mod rooms;
mod sides;
mod spells;

use case::Case;
use std::collections::BTreeSet;

fn all_cases() -> Vec<Case> {
    [spells::cases(), rooms::cases(), quests::cases(), events::cases(), evocations::cases()].concat()
}

/// Plays the cases of every side of a kind; a side without a case fails.
fn snapshots(kind: &str) {
    let cases = all_cases();
    let sides: Vec<String> = sides::all().into_iter().filter(|side| sides::kind(side) == kind).collect();
    assert!(!sides.is_empty(), "the pack has no {kind}");
    for side in sides {
        let mine: Vec<&Case> = cases.iter().filter(|case| case.side == side).collect();
        assert!(!mine.is_empty(), "{side} is resolved in no test");
        let mut text = sides::text(&side);
        for case in mine {
            text += &case.story();
        }
        insta::with_settings!({
            snapshot_path => "snapshots", prepend_module_to_snapshot => false, omit_expression => true
        }, {
            insta::assert_snapshot!(side.replace(' ', "-"), text);
        });
    }
}

#[test]
fn every_spell_side_is_resolved() {
    snapshots("spell");
}

#[test]
fn every_room_side_is_resolved() {
    snapshots("room");
}

#[test]
fn every_quest_is_resolved() {
    snapshots("quest");
}

#[test]
fn every_event_is_resolved() {
    snapshots("event");
}

#[test]
fn every_skill_and_upgrade_is_resolved() {
    snapshots("attached");
}

#[test]
fn no_case_speaks_of_a_card_that_is_not_in_the_pack() {
    let sides: BTreeSet<String> = sides::all().into_iter().collect();
    for case in all_cases() {
        assert!(sides.contains(case.side), "{} is no side of a card", case.side);
    }
}

#[test]
fn every_operation_has_had_an_effect() {
    let mut idle = Vec::new();
    let cases = all_cases();
    for side in sides::all() {
        let mine: Vec<&Case> = cases.iter().filter(|case| case.side == side).collect();
        idle.extend(knock_out::idle(&side, &mine));
    }
    assert!(idle.is_empty(), "these change nothing in any case of their card:\n{}", idle.join("\n"));
}
