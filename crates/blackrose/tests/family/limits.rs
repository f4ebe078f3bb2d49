//! The limits of the engine: packs that mean no good reach them, the log says so, and the game goes on.

use crate::common::play::Table;
use crate::common::start::{Start, start};
use crate::probe::{Carrier, game};
use kernel::{Game, Log, Seat};
use std::sync::Arc;

/// A Persistent text with so many abilities, all the same.
fn persistent(ability: &str, n: usize) -> String {
    let more = format!(". E{}", &ability[1..]);
    format!("Persistent: {ability}{}.", more.repeat(n - 1))
}

/// So many abilities that answer a gain on each of some Spells, and then a gain.
fn many(ability: &str, n: usize, spells: usize) -> Table {
    let ready = start().ready(0, "I", "boon light");
    let start = ["quick", "II", "III"]
        .into_iter()
        .take(spells)
        .fold(ready, |start, slot| start.revealed(0, slot, "probe light"));
    let mut table = table(&persistent(ability, n), start);
    cast(&mut table);
    table
}

/// Casts from slot I; so many Revealed Spells may solve a Quest, which is not wanted here.
fn cast(table: &mut Table) {
    table.play("cast I");
    while table.offers() == ["yes", "no"] {
        table.play("no");
    }
}

fn table(text: &str, start: Start) -> Table {
    let (_, game) = game(text, Carrier::Spell("self"));
    Table::new(&Arc::new(game), &start)
}

fn told(table: &Table) -> Vec<&'static str> {
    let words = ["work", "facts", "triggers", "abilities", "effects"];
    words.into_iter().filter(|word| table.has_told(&format!("limit-reached limit={word}"))).collect()
}

/// Whoever is asked answers with the last that is offered, until the game is over.
fn goes_on(mut table: Table) {
    let game = table.game.clone();
    let mut choices = 0;
    while let Some(seat) = game.deciding(&table.s).iter().next() {
        game.check(&table.s).expect("a sound state");
        let mut offered = Vec::new();
        game.choices(&table.s, seat, &mut offered);
        let last = *offered.last().expect("a choice");
        game.choose(&mut table.s, seat, last, &mut Log::silent()).expect("it was offered");
        choices += 1;
        assert!(choices < game.bound(), "the game does not end");
    }
    assert!(game.outcome(&table.s).is_some(), "nobody is asked, and the game is not over");
}

#[test]
fn effects_without_an_end_are_cut_off() {
    let table = many("each time you gain PP, gain 1 PP", 7, 1);
    assert_eq!(told(&table), ["work"], "{:?}", table.s.reached);
    assert_eq!(table.asked(), [0], "the Activation goes on");
    assert!(table.is_offered("explore"), "{:?}", table.offers());
    assert!(table.s.pending.is_empty() && table.s.facts.is_empty() && table.s.stack.len() == 1);
    goes_on(table);
}

#[test]
fn effects_inside_one_another_have_an_end() {
    let table = many("each time you gain PP, gain 1 PP", 12, 2);
    let lost = told(&table);
    assert!(lost.contains(&"effects") && lost.contains(&"triggers"), "{lost:?}");
    goes_on(table);
}

#[test]
fn the_thirty_third_trigger_is_told_to_be_lost() {
    let fits = many("each time you gain PP, the Black Rose gains 1 PP", 16, 2);
    assert_eq!((told(&fits), fits.power()), (vec![], [2, 0, 32]));
    let table = many("each time you gain PP, the Black Rose gains 1 PP", 11, 3);
    assert_eq!((told(&table), table.power()), (vec!["triggers"], [2, 0, 32]));
    assert_eq!(table.log().matches("limit-reached").count(), 1, "it is told once");
    goes_on(table);
}

#[test]
fn the_ninety_seventh_thing_in_a_sentence_is_told_to_be_lost() {
    let gains = |n: usize| {
        let text = format!("Gain 1 PP{}.", " and gain 1 PP".repeat(n - 1));
        let mut table = table(&text, start().ready(0, "I", "probe light"));
        cast(&mut table);
        table
    };
    assert_eq!(told(&gains(90)), [""; 0]);
    let table = gains(99);
    assert_eq!(
        (told(&table), table.power()),
        (vec!["facts"], [99, 0, 0]),
        "the points are gained all the same"
    );
    goes_on(table);
}

#[test]
fn abilities_beyond_the_limit_do_not_begin() {
    let text = persistent("each time you gain PP, gain 1 PP", 35);
    let start = ["quick", "II", "III"]
        .into_iter()
        .fold(start().ready(0, "I", "probe light"), |start, slot| start.revealed(0, slot, "probe light"));
    let mut table = table(&text, start);
    cast(&mut table);
    assert_eq!(told(&table), ["abilities"]);
    assert_eq!(table.s.watching.count_ones(), 120);
    goes_on(table);
}

#[test]
fn a_choice_tells_how_near_it_came() {
    let table = many("each time you gain PP, the Black Rose gains 1 PP", 20, 1);
    let mut strains = Vec::new();
    table.game.strain(&table.s, &mut |strain| strains.push((strain.what, strain.used, strain.most)));
    assert!(strains.contains(&("triggers", 20, 32)), "{strains:?}");
    let mut on = table.s.clone();
    let mut offered = Vec::new();
    table.game.choices(&on, Seat(0), &mut offered);
    table.game.choose(&mut on, Seat(0), offered[0], &mut Log::silent()).expect("it was offered");
    assert!(on.reached.triggers < 20, "the next choice begins anew");
}
