//! The Study Phase: DUE-250 to DUE-266.

use super::GAME;
use crate::common::play::{Table, line};
use crate::common::start::{Start, start};
use blackrose::cards::Zone;
use blackrose::engine::rules::Rule;
use blackrose::state::{Phase, Slot};
use kernel::{Game, Seat, Viewer};

fn study(start: Start) -> Table {
    Table::rule(&GAME, &start, Rule::Study)
}

fn preparing(start: Start) -> Table {
    Table::new(&GAME, &start.phase(Phase::Preparation))
}

fn drawn(table: &Table, seat: u8) -> Vec<String> {
    let mage = GAME.model_id(&table.s, Seat(seat).into());
    table
        .told_to(Seat(seat))
        .filter_map(|e| match e {
            blackrose::Event::Drew { mage: m, from, spell: Some(spell) } if *m == mage => {
                Some(format!("{from} {spell}"))
            }
            _ => None,
        })
        .collect()
}

// rules: DUE-250, DUE-251, DUE-252
#[test]
fn each_mage_draws_two_from_the_grimoire_and_two_from_the_library() {
    let table = study(
        start()
            .grimoire(0, &["tremor", "fusion", "violence"])
            .grimoire(1, &["dark-force", "dread-command"])
            .library(&["appropriation", "tremor", "give-and-take", "violence"]),
    );
    assert_eq!(
        drawn(&table, 0),
        ["grimoire tremor", "grimoire fusion", "library appropriation", "library tremor"]
    );
    assert_eq!(
        drawn(&table, 1),
        ["grimoire dark-force", "grimoire dread-command", "library give-and-take", "library violence"]
    );
    assert_eq!(table.hand(0), ["appropriation", "fusion", "tremor", "tremor"]);
    // Nothing is chosen or discarded in between: the next question is the preparation.
    assert_eq!(table.asked(), [0, 1]);
    assert!(table.offered(0).iter().all(|o| o.starts_with("prepare ")), "{:?}", table.offered(0));
}

// rules: DUE-253, DUE-254
#[test]
fn memories_become_a_new_grimoire_at_the_missing_card() {
    let table = study(start().grimoire(0, &["violence"]).memories(0, &["tremor", "tremor", "fusion"]));
    let mine: Vec<String> = table
        .told_to(Seat(0))
        .map(line)
        .filter(|l| {
            l.contains("mage=bartholomew") && (l.contains("from=grimoire") || l.starts_with("reshuffled"))
        })
        .collect();
    assert_eq!(mine.len(), 3, "{mine:?}");
    assert!(mine[0].contains("violence"), "the last card first");
    assert!(mine[1].starts_with("reshuffled"), "then the Memories");
    // Six cards (three Personal Spells lie in the Memories too), one of them drawn at once.
    assert_eq!(table.zone(Zone::Grimoire(Seat(0))).len(), 5);
    assert_eq!(table.zone(Zone::Memories(Seat(0))).len(), 0);
}

// rules: DUE-255
#[test]
fn with_grimoire_and_memories_empty_the_draw_is_skipped() {
    // All of Bartholomew's cards are in his hand.
    let table = study(
        start().hand(0, &["undying-fate", "undying-fate", "undying-fate"]).library(&["tremor", "fusion"]),
    );
    assert_eq!(drawn(&table, 0), ["library tremor", "library fusion"]);
    assert!(table.has_told("nothing clause=DUE-255 why=no-card"));
}

// rules: DUE-256
#[test]
fn an_empty_library_is_not_made_anew() {
    let spells =
        ["dread-command", "dark-force", "deadly-charge", "tremor", "shadow-threat", "invisible-strike"];
    let more = ["appropriation", "give-and-take", "fusion", "obscure-shift", "minor-control", "violence"];
    let all: Vec<&str> = spells.iter().chain(&more).flat_map(|s| [*s; 3]).collect();
    let table =
        study(start().grimoire(0, &["magic-bond"][..0]).memories(0, &all[..18]).memories(1, &all[18..]));
    assert_eq!(table.zone(Zone::Library(0)).len(), 0);
    assert_eq!(drawn(&table, 0).len(), 2);
    assert!(drawn(&table, 0).iter().all(|d| d.starts_with("grimoire")));
    assert_eq!(table.asked(), [0, 1]);
}

// rules: DUE-257
#[test]
fn above_the_hand_value_cards_of_choice_are_discarded() {
    let hand = ["tremor", "tremor", "tremor", "fusion", "fusion", "fusion"];
    let mut table = study(
        start()
            .crown(1)
            .hand(1, &hand)
            .grimoire(1, &["violence", "violence"])
            .grimoire(0, &["violence", "dark-force"]),
    );
    // Ulrich's Hand value is 7: three of ten cards go, and nobody else is asked.
    assert_eq!((table.asked(), table.hand(1).len()), (vec![1], 10));
    assert!(table.is_offered("discard fusion") && table.is_offered("discard violence"));
    table.play("discard fusion; discard tremor; discard violence");
    assert_eq!(table.hand(1).len(), 7);
    let memories = table.zone(Zone::Memories(Seat(1)));
    assert_eq!(memories[..3], ["violence", "tremor", "fusion"]);
    assert_eq!(table.asked(), [0, 1]);
}

// rules: DUE-258
#[test]
fn the_hand_value_holds_after_every_other_draw() {
    let hand = ["tremor", "tremor", "tremor", "fusion", "fusion", "fusion", "violence", "violence"];
    let mut table = Table::new(&GAME, &start().at("e", "w").hand(0, &hand).grimoire(0, &["dark-force"]));
    table.play("explore; activate room");
    // Bartholomew's Hand value is 8; the Armory drew a ninth card.
    assert_eq!((table.hand(0).len(), table.asked()), (9, vec![0]));
    table.play("discard dark-force");
    assert_eq!(table.hand(0).len(), 8);
    assert!(table.is_offered("move room:@centre"), "the Action goes on: {:?}", table.offers());
}

// rules: DUE-259, DUE-260
#[test]
fn two_three_or_four_cards_are_prepared_in_four_slots() {
    let hand = ["tremor", "fusion", "violence", "dark-force", "appropriation"];
    let mut table = preparing(start().hand(0, &hand).hand(1, &hand));
    assert!(!table.is_offered("done"));
    table.play("0: prepare tremor");
    assert_eq!(table.offered(0), ["slot quick", "slot I", "slot II", "slot III"]);
    table.play("0: slot I; 0: side light");
    assert!(!table.is_offered("done"), "one card is not enough");
    table.play("0: prepare fusion");
    assert_eq!(table.offered(0), ["slot quick", "slot II", "slot III"], "one card a slot");
    table.play("0: slot quick; 0: side light");
    assert!(table.is_offered("done"));
    table.play("0: prepare violence; 0: slot II; 0: side light");
    assert!(table.is_offered("done"));
    table.play("0: prepare dark-force; 0: slot III; 0: side dark");
    assert_eq!(table.asked(), [1], "with four cards all slots are full");
    assert_eq!(table.s.mages[0].slots, [Slot::Ready; 4]);
    assert_eq!(table.hand(0), ["appropriation"]);
}

// rules: DUE-261
#[test]
fn gaps_between_slots_are_allowed() {
    let mut table =
        preparing(start().hand(0, &["tremor", "fusion", "violence"]).hand(1, &["tremor", "fusion"]));
    table.play("0: prepare tremor; 0: slot quick; 0: side dark; 0: prepare fusion; 0: slot II; 0: side dark; 0: done");
    assert_eq!(table.s.mages[0].slots, [Slot::Ready, Slot::Empty, Slot::Ready, Slot::Empty]);
}

// rules: DUE-262, DUE-263
#[test]
fn the_active_side_is_chosen_with_the_card_and_only_that_side_counts() {
    let mut table = preparing(
        start()
            .at("ne", "centre")
            .hand(0, &["tremor", "violence", "fusion"])
            .hand(1, &["tremor", "fusion"])
            .instability("w", "b"),
    );
    table.play("0: prepare violence");
    table.play("0: slot I");
    assert_eq!(table.offered(0), ["side light", "side dark"]);
    table.play("0: side light; 0: prepare tremor; 0: slot II; 0: side dark; 0: done");
    table.play("1: prepare tremor; 1: slot I; 1: side light; 1: prepare fusion; 1: slot II; 1: side light");
    // Slot and side stay as they are: casting asks for neither, only for what the side needs.
    assert!(
        table.offers().iter().all(|o| !o.starts_with("slot") && !o.starts_with("side")),
        "{:?}",
        table.offers()
    );
    table.play("cast I; target ulrich");
    assert!(table.has_told("cast mage=bartholomew side=light slot=I spell=violence"), "{}", table.log());
    assert_eq!(table.damage("ulrich"), "rr", "two by the Light side; the Dark side would have given none");
}

// rules: DUE-264
#[test]
fn both_mages_prepare_at_once_and_in_secret() {
    let mut table = preparing(
        start().hand(0, &["tremor", "fusion", "violence"]).hand(1, &["dark-force", "fusion", "violence"]),
    );
    let before = serde_json::to_string(&GAME.view(&table.s, Viewer::Seat(Seat(1)))).expect("a view");
    assert_eq!(table.asked(), [0, 1]);
    table.play("0: prepare tremor; 0: slot I; 0: side light");
    assert_eq!(table.asked(), [0, 1], "the other may answer at any time");
    let after = serde_json::to_string(&GAME.view(&table.s, Viewer::Seat(Seat(1)))).expect("a view");
    assert_eq!(before, after, "and sees nothing of it");
    let own = serde_json::to_value(GAME.view(&table.s, Viewer::Seat(Seat(0)))).expect("a view");
    assert_eq!(own["seats"][0]["slots"][1]["spell"], "tremor", "one's own Ready Spells may be looked at");
}

// rules: DUE-264
#[test]
fn the_order_of_secret_answers_does_not_matter() {
    let begin = || preparing(start().hand(0, &["tremor", "fusion"]).hand(1, &["dark-force", "violence"]));
    let zero = "0: prepare tremor; 0: slot I; 0: side light; 0: prepare fusion; 0: slot II; 0: side dark";
    let one =
        "1: prepare violence; 1: slot III; 1: side light; 1: prepare dark-force; 1: slot I; 1: side dark";
    let (mut a, mut b) = (begin(), begin());
    a.play(zero).play(one);
    b.play(one).play(zero);
    assert_eq!(a.s, b.s);
}

// rules: DUE-266
#[test]
fn with_fewer_than_two_cards_all_are_prepared() {
    let mut table = preparing(start().hand(0, &["tremor"]).hand(1, &["violence", "dark-force"]));
    table.play("0: prepare tremor; 0: slot III; 0: side light");
    assert_eq!(table.asked(), [1], "nothing is left to prepare");
    // And with none at all nobody waits for an answer that cannot be given.
    let table = preparing(start().hand(1, &["violence", "dark-force"]));
    assert_eq!(table.asked(), [1]);
}
