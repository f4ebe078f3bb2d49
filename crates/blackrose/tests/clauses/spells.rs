//! What is printed on a Spell and laid beside it: DUE-012, DUE-403.

use super::GAME;
use crate::common::play::Table;
use crate::common::start::start;
use kernel::{Game, Viewer};

// rules: DUE-012, DUE-765
#[test]
fn an_any_element_is_the_one_that_is_missing() {
    // Undying Fate's light side shows "any"; Tremor is earth on both sides, Fusion's dark side sacred.
    let begin = |second: &str, last: &str| {
        let start = start()
            .quest_sides("b", "b")
            .revealed(0, "quick", "undying-fate light")
            .revealed(0, "I", second)
            .ready(0, "II", last);
        let mut table = Table::new(&GAME, &start);
        assert!(!table.is_offered("declare lord-of-the-elements"), "two Spells are not enough");
        table.play("cast II");
        table
    };
    let three = begin("tremor light", "fusion light");
    assert!(!three.is_offered("yes"), "earth, earth and one missing are two");
    let mut two_and_any = begin("tremor light", "dark-force light");
    two_and_any.play("yes");
    assert!(two_and_any.has_told("quest-solved mage=bartholomew quest=lord-of-the-elements"));
}

// rules: DUE-403
#[test]
fn a_persistence_token_lies_on_the_target_mage_or_on_the_caster() {
    let seen = |spell: &str, play: &str| {
        let mut table = Table::new(&GAME, &start().at("e", "e").templar(0, "w").ready(0, "II", spell));
        table.play(play);
        let view = serde_json::to_value(GAME.view(&table.s, Viewer::Spectator)).expect("a view");
        let persistents = view["persistents"].as_array().expect("a list").clone();
        assert_eq!(persistents.len(), 1, "one token a Spell");
        (persistents[0]["spell"].clone(), persistents[0]["caster"].clone(), persistents[0]["target"].clone())
    };
    let on_the_target = seen("shadow-threat light", "cast II; target ulrich");
    assert_eq!(on_the_target, ("shadow-threat".into(), 0.into(), "ulrich".into()));
    let on_the_caster = seen("invisible-strike light", "cast II");
    assert_eq!(on_the_caster, ("invisible-strike".into(), 0.into(), "bartholomew".into()));
    // Without a target Mage the token stays with the caster.
    let (_, caster, target) = seen("undying-fate dark", "cast II");
    assert_eq!((caster, target), (0.into(), serde_json::Value::Null));
}
