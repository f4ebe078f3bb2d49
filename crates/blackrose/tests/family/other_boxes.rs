//! What the Duel leaves out, and what an Effect of one's own may touch in an edition that bars only Damage.

use crate::common::play::Table;
use crate::common::start::start;
use crate::probe::{Carrier, game};
use blackrose::BlackRose;
use blackrose::editions::duel::DUEL;
use blackrose::editions::{Edition, Immunity};
use std::sync::Arc;

/// The Duel with a few lines of its table changed.
fn edited(mut game: BlackRose, change: impl FnOnce(&mut Edition)) -> Arc<BlackRose> {
    let mut edition = DUEL.clone();
    change(&mut edition);
    game.edition = Box::leak(Box::new(edition));
    Arc::new(game)
}

// rules: DUE-912
#[test]
fn the_duel_has_no_moons() {
    let (_, game) = game("Gain 9 PP.", Carrier::Spell("special"));
    let mut table = Table::new(&Arc::new(game), &start().ready(0, "I", "probe light"));
    table.play("cast I");
    assert_eq!((table.s.moon, table.power()[0]), (0, 9));
}

#[test]
fn an_edition_that_bars_only_damage_lets_one_place_the_own_evocation() {
    let text = "Place the target in a red Room.";
    let narrow = edited(game(text, Carrier::Spell("model *")).1, |edition| {
        edition.effects.immunity = Immunity::Damage
    });
    let start = start().templar(0, "w").ready(0, "I", "probe light");
    let mut table = Table::new(&narrow, &start);
    table.play("cast I; target templar:bartholomew:1");
    assert_eq!(table.place("templar:bartholomew:1"), "se");
    let mut wide = Table::new(&Arc::new(game(text, Carrier::Spell("model *")).1), &start);
    wide.play("cast I");
    assert!(!wide.is_offered("target templar:bartholomew:1"), "{:?}", wide.offers());
}

#[test]
fn but_no_edition_lets_one_hurt_the_own_evocation() {
    let narrow = edited(game("Inflict 2.", Carrier::Spell("room *")).1, |edition| {
        edition.effects.immunity = Immunity::Damage
    });
    let start = start().at("ne", "w").templar(0, "w").templar(1, "w").ready(0, "I", "probe light");
    let mut table = Table::new(&narrow, &start);
    table.play("cast I; target room:@w");
    assert_eq!(table.damage("templar:bartholomew:1"), "");
    assert_eq!((table.damage("ulrich"), table.damage("templar:ulrich:1")), ("rr".into(), "rr".into()));
}

#[test]
fn an_evocation_assigned_to_a_mage_leaves_with_the_defeat() {
    let (_, game) = game("Assign an Umbra to the target.", Carrier::Spell("mage *"));
    let start = start().at("e", "e").hurt(1, "rrrrrrrrr").ready(0, "I", "probe light");
    let mut table = Table::new(&Arc::new(game), &start);
    table.play("cast I; target ulrich");
    assert_eq!(table.place("umbra:rose:1"), "e");
    table.play("fight; attack ulrich; no");
    assert_eq!((table.place("ulrich"), table.place("umbra:rose:1")), ("cell".into(), "off".into()));
}

#[test]
fn two_evocations_of_the_rose_have_different_names() {
    let (_, game) = game("Assign an Umbra to the target.", Carrier::Spell("mage *"));
    let start = start().ready(0, "I", "probe light").ready(0, "quick", "probe light");
    let mut table = Table::new(&Arc::new(game), &start);
    table.play("cast I; target ulrich; cast quick; target ulrich");
    assert_eq!((table.place("umbra:rose:1"), table.place("umbra:rose:2")), ("sw".into(), "sw".into()));
}

#[test]
fn a_jinx_ends_when_it_is_discarded_and_goes_back_to_its_deck() {
    let (_, game) = game("Discard 1 of your Jinxes.", Carrier::Spell("special"));
    let start = start().jinx(0, "slowness").jinx(1, "slowness").ready(0, "I", "probe light");
    let mut table = Table::new(&Arc::new(game), &start);
    let slowness = table.game.content.jinxes.iter().position(|j| j.id == "slowness").expect("a Jinx");
    assert_eq!(table.s.jinxes[slowness], 0);
    table.play("cast I");
    assert_eq!(table.s.jinxes[slowness], 1);
    assert_eq!(table.stat("bartholomew", blackrose::language::program::Stat::Speed), 2);
    assert_eq!(table.stat("ulrich", blackrose::language::program::Stat::Speed), 1, "the other keeps his");
}
