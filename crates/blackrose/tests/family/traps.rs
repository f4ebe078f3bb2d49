//! Traps and Protections: they wait face down, are asked about by public facts, and interrupt at the period.

use crate::common::play::Table;
use crate::common::start::{Start, start};
use crate::common::{self};
use blackrose::engine::rules::Rule;
use blackrose::state::Slot;
use blackrose::{BlackRose, Packs, Setup};
use kernel::small::Nth;
use kernel::{Game, Seat, Viewer};
use std::sync::{Arc, LazyLock};

static GAME: LazyLock<Arc<BlackRose>> = LazyLock::new(|| {
    let mut snares = common::source("crates/blackrose/tests/packs/snares");
    snares.own = true;
    let packs = Packs::read(vec![common::source("packs/duel"), snares]).expect("sound packs");
    Arc::new(
        BlackRose::prepare(&Setup { schools: vec!["snares".into()], ..Setup::default() }, &packs)
            .expect("a sound setup"),
    )
});

fn table(start: Start) -> Table {
    Table::new(&GAME, &start)
}

// rules: DUE-910, DUE-904
#[test]
fn a_trap_that_is_cast_waits_face_down() {
    let mut table = table(start().ready(0, "I", "snare light").ready(0, "II", "bolt light"));
    table.play("cast I");
    assert_eq!(table.s.mages[0].slots[1], Slot::Active);
    assert!(table.has_told("activated mage=bartholomew slot=I"));
    assert!(!table.log().contains("snare"), "nobody is told which: {}", table.log());
    let seen = serde_json::to_value(GAME.view(&table.s, Viewer::Seat(Seat(1)))).expect("a view");
    assert_eq!(seen["seats"][0]["slots"][1]["state"], "active");
    assert!(seen["seats"][0]["slots"][1]["spell"].is_null());
    // It was an Action, and a Spell cast from slots I to III.
    assert!(!table.is_offered("cast II") && table.is_offered("done"), "{:?}", table.offers());
}

// rules: DUE-910
#[test]
fn a_trap_strikes_at_the_period_and_only_once() {
    let mut table = table(start().at("centre", "sw").active(0, "I", "snare light").turn(1, 0));
    table.play("explore; move room:@centre");
    assert_eq!(table.asked(), [0]);
    assert_eq!(table.offers(), ["reveal slot:I", "done"]);
    table.play("reveal slot:I");
    assert_eq!((table.damage("ulrich"), table.power()), ("rr".into(), [1, 0, 0]));
    assert_eq!(table.s.mages[0].slots[1], Slot::Revealed);
    assert_eq!(table.asked(), [1], "the Physical Action goes on");
    table.play("move room:@w; done; explore; move room:@centre; done");
    assert_eq!(table.damage("ulrich"), "rr");
}

// rules: DUE-910
#[test]
fn a_trap_that_is_not_used_stays_active() {
    let mut table = table(start().at("centre", "sw").active(0, "I", "snare light").turn(1, 0));
    table.play("explore; move room:@centre; 0: done; done");
    assert_eq!((table.s.mages[0].slots[1], table.damage("ulrich")), (Slot::Active, "".into()));
    table.play("explore; move room:@w; move room:@centre");
    assert_eq!(table.asked(), [0], "and may be used another time");
}

// rules: DUE-910
#[test]
fn ready_traps_and_own_acts_ask_nobody() {
    let mut ready = table(start().at("centre", "sw").ready(0, "I", "snare light").turn(1, 0));
    ready.play("explore; move room:@centre");
    assert_eq!(ready.asked(), [1]);
    let mut own = table(start().at("ne", "sw").active(0, "I", "snare light"));
    own.play("explore; move room:@centre");
    assert_eq!(own.asked(), [0]);
    assert!(own.is_offered("move room:@w"), "{:?}", own.offers());
}

// rules: DUE-910
#[test]
fn who_is_asked_depends_on_public_facts_only() {
    // A Ward cannot answer a step into the Room, but nobody else knows that it is a Ward.
    let window = |held: &str| {
        let other = if held == "ward light" { "snare" } else { "ward" };
        let mut table = table(start().at("centre", "sw").active(0, "I", held).hand(0, &[other]).turn(1, 0));
        table.play("explore; move room:@centre");
        table
    };
    let (snare, ward) = (window("snare light"), window("ward light"));
    assert_eq!((snare.asked(), ward.asked()), (vec![0], vec![0]));
    assert_eq!(ward.offers(), ["done"]);
    let view =
        |table: &Table| serde_json::to_string(&GAME.view(&table.s, Viewer::Seat(Seat(1)))).expect("a view");
    assert_eq!(view(&snare), view(&ward));
    let log = |table: &Table| table.told_to(Seat(1)).map(|e| format!("{e:?}")).collect::<Vec<_>>();
    assert_eq!(log(&snare), log(&ward));
    // Nothing in this match waits for a gain of points: nobody is asked then.
    let mut gain = table(start().active(0, "I", "snare light").ready(1, "I", "omen dark").turn(1, 0));
    gain.play("cast I");
    assert_eq!(gain.asked(), [1]);
}

// rules: DUE-910, DUE-407
#[test]
fn own_answers_are_ordered_by_their_mage() {
    let start = start().at("e", "e").active(0, "I", "ward light").revealed(0, "II", "bond dark").turn(1, 0);
    let mut table = table(start);
    table.play("fight; attack bartholomew; 0: reveal slot:I");
    assert_eq!(table.offers(), ["resolve bond", "reveal slot:I"]);
    table.play("0: reveal slot:I; 0: ignore 2");
    assert_eq!((table.damage("bartholomew"), table.power()[0]), ("".into(), 1), "{}", table.log());
}

// rules: DUE-910
#[test]
fn a_protection_takes_back_damage() {
    let start = start().at("e", "e").active(0, "I", "ward light").turn(1, 0);
    let mut table = table(start);
    table.play("fight; attack bartholomew; 0: reveal slot:I; 0: ignore 2");
    assert_eq!(table.damage("bartholomew"), "");
    assert_eq!(table.supply()[1], 23, "the cubes went back");
    assert!(table.has_told("ignored n=2 victim=bartholomew"));
}

// rules: DUE-910
#[test]
fn ignored_damage_counts_before_the_limit_of_the_bar() {
    // 3 Damage on one free slot with 2 ignored: 1 is left and still fills the slot.
    let hit =
        || start().hurt(0, "kkkkkkkkk").active(0, "I", "ward light").ready(1, "I", "bolt light").turn(1, 0);
    let mut filled = table(hit());
    filled.play("cast I; target bartholomew; 0: done; 0: reveal slot:I; 0: ignore 2");
    assert!(filled.has_told("mage-defeated by=ulrich mage=bartholomew"), "{}", filled.log());
    assert_eq!(filled.place("bartholomew"), "cell");
    assert!(filled.s.trophies[1] == 1);
    // 2 Damage with 2 ignored: nothing is left, the defeat does not come.
    let mut saved = table(hit().at("e", "e"));
    saved.play("fight; attack bartholomew; 0: reveal slot:I; 0: ignore 2");
    assert_eq!((saved.place("bartholomew"), saved.damage("bartholomew")), ("e".into(), "kkkkkkkkk".into()));
    assert!(!saved.has_told("mage-defeated"));
    assert_eq!(saved.power(), [0, 0, 0]);
}

// rules: DUE-910
#[test]
fn a_spell_effect_is_ignored_by_the_one_and_goes_on_for_the_rest() {
    let mut table = table(start().active(0, "I", "ward dark").ready(1, "I", "bolt light").turn(1, 0));
    table.play("cast I; target bartholomew");
    assert_eq!(table.asked(), [0], "after the target is chosen and before the first sentence");
    assert_eq!(table.damage("bartholomew"), "");
    table.play("reveal slot:I");
    assert_eq!(table.damage("bartholomew"), "");
    assert_eq!(table.power(), [0, 1, 0], "what the Spell gives its caster is given");
}

// rules: DUE-910
#[test]
fn traps_answer_traps_and_the_last_interrupted_resumes_first() {
    let start = start()
        .at("centre", "sw")
        .active(0, "I", "snare light")
        .active(0, "II", "ward light")
        .active(1, "I", "counter light")
        .turn(1, 0);
    let mut table = table(start);
    table.play("explore; move room:@centre; 0: reveal slot:I");
    // The Snare's first sentence hurt Ulrich: his Counter may answer before the second.
    assert_eq!(table.asked(), [0, 1]);
    assert_eq!(table.power()[0], 0);
    table.play("0: done; 1: reveal slot:I");
    assert_eq!(table.instability("centre"), "b", "the vortex comes first, in the Room where its owner is");
    assert_eq!(table.damage("bartholomew"), "b");
    assert_eq!(table.asked(), [0], "and the Ward answers the Counter");
    table.play("0: reveal slot:II; 0: ignore 1");
    assert_eq!(
        (table.damage("bartholomew"), table.damage("ulrich"), table.power()),
        ("".into(), "rr".into(), [1, 0, 0])
    );
    assert_eq!(table.asked(), [1]);
    assert!(table.is_offered("move room:@w"), "{:?}", table.offers());
}

// rules: DUE-910, DUE-154
#[test]
fn several_seats_are_asked_at_once_and_answered_in_play_order() {
    for crown in 0..2u8 {
        for order in [["0: reveal slot:I", "1: reveal slot:I"], ["1: reveal slot:I", "0: reveal slot:I"]] {
            let start = start().at("ne", "sw").crown(crown).turn(0, 0).active(0, "I", "omen light").active(
                1,
                "I",
                "omen light",
            );
            let mut table = table(start);
            table.play("explore; activate room");
            assert_eq!(table.asked(), [0, 1]);
            table.play(order[0]);
            assert!(!table.has_told("gained"), "nothing happens until all have answered");
            table.play(order[1]);
            let log = table.log();
            let gains: Vec<&str> = log.lines().filter(|l| l.starts_with("gained")).collect();
            let first = ["bartholomew", "ulrich"][crown as usize];
            assert_eq!(gains.len(), 2);
            assert!(gains[0].contains(first), "{gains:?}");
            assert_eq!(table.power(), [2, 2, 0]);
        }
    }
}

// rules: DUE-910
#[test]
fn one_mage_may_use_several_traps_one_after_another() {
    let start =
        start().at("e", "e").active(0, "I", "counter light").active(0, "II", "counter dark").turn(1, 0);
    let mut table = table(start);
    table.play("fight; attack bartholomew");
    assert_eq!(table.offers(), ["reveal slot:I", "reveal slot:II", "done"]);
    table.play("reveal slot:II");
    assert_eq!(table.power()[0], 0, "all are declared before the first is resolved");
    assert_eq!(table.offers(), ["reveal slot:I", "done"]);
    table.play("reveal slot:I");
    assert_eq!((table.power()[0], table.damage("ulrich")), (3, "r".into()));
}

// rules: DUE-334
#[test]
fn a_mage_defeated_by_a_trap_loses_the_rest_of_a_physical_action() {
    let start = start().at("centre", "sw").hurt(1, "kkkkkkkkkk").active(0, "I", "snare light").turn(1, 0);
    let mut table = table(start);
    table.play("explore; move room:@centre; 0: reveal slot:I");
    assert_eq!(table.place("ulrich"), "cell");
    table.play("0: no");
    assert!(!table.is_offered("move room:@sw"), "{:?}", table.offers());
    assert_eq!(table.s.turn.actions, 1, "the Activation goes on, the Action does not");
}

// rules: DUE-334, DUE-470
#[test]
fn a_spell_goes_on_though_its_caster_was_defeated() {
    let start =
        start().hurt(1, "kkkkkkkkkk").active(0, "I", "counter light").ready(1, "I", "bolt light").turn(1, 0);
    let mut table = table(start);
    table.play("cast I; target bartholomew; 0: done; 0: reveal slot:I");
    assert_eq!(table.place("ulrich"), "cell");
    table.play("0: no");
    assert!(table.has_told("gained n=1 party=ulrich why=bolt"), "{}", table.log());
}

// rules: DUE-910
#[test]
fn a_protection_answers_damage_of_a_persistent_effect_too() {
    let start = start().at("e", "e").revealed(1, "I", "bond light").active(0, "I", "ward light");
    let mut table = table(start);
    table.play("fight; attack ulrich; done");
    // Ulrich's Bond has struck back: Bartholomew's Ward may answer.
    assert_eq!(table.asked(), [0]);
    assert!(table.is_offered("reveal slot:I"), "{:?}\n{}", table.offers(), table.log());
    table.play("reveal slot:I; ignore 1");
    assert_eq!(table.damage("bartholomew"), "");
}

// rules: DUE-910
#[test]
fn an_active_spell_may_return_to_the_hand_in_clean_up() {
    let start = start()
        .active(0, "I", "ward light")
        .active(0, "II", "snare light")
        .active(1, "I", "omen light")
        .ready(1, "II", "bolt light")
        .library(&["bolt", "bolt", "bond", "bond"]);
    let mut table = Table::rule(&GAME, &start, Rule::DiscardSpells);
    assert_eq!(table.asked(), [0]);
    table.play("yes; no");
    assert_eq!(table.asked(), [1]);
    table.play("no");
    assert!(table.has_told("returned mage=bartholomew slot=I"));
    assert!(table.has_told("discarded from=II mage=bartholomew spell=snare"));
    assert!(table.has_told("discarded from=I mage=ulrich spell=omen"));
    assert!(table.has_told("discarded from=II mage=ulrich spell=bolt"), "a Ready Spell has no choice");
    assert!(!table.log().contains("ward"), "what went back to the hand stays unseen: {}", table.log());
    assert!(table.hand(0).contains(&"ward".into()), "{:?}", table.hand(0));
}

// rules: DUE-910
#[test]
fn answers_to_damage_go_in_play_order_and_none_is_lost() {
    for crown in 0..2 {
        let start = start().at("e", "e").crown(crown).turn(1, 0).active(0, "I", "ward light").active(
            1,
            "I",
            "gloat light",
        );
        let mut table = table(start);
        table.play("fight; attack bartholomew; 1: reveal slot:I; 0: reveal slot:I; 0: ignore 2");
        assert_eq!(table.damage("bartholomew"), "", "{}", table.log());
        assert_eq!(table.power(), [0, 1, 0], "what was declared is resolved: {}", table.log());
        let of = |what: &str| table.log().find(what).expect("told");
        assert_eq!(of("gained") < of("ignored"), crown == 1, "{}", table.log());
    }
}

// rules: DUE-911
#[test]
fn the_starting_grimoires_are_those_of_the_school() {
    let mut table =
        Table { game: GAME.clone(), s: GAME.start(kernel::Seed::from_number(3)), told: Vec::new() };
    let first = table.asked()[0];
    table.play("colour red; mage ulrich");
    assert_eq!(table.offers(), ["grimoire hunter", "grimoire warden"]);
    table.play("grimoire warden");
    assert_eq!(table.s.mages[first as usize].grimoire.map(Nth::index), Some(1));
    assert_eq!(table.s.mages[1 - first as usize].grimoire.map(Nth::index), Some(0));
}
