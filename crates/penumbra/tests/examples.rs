//! Worked examples of the rulebook that need chance or setup in hand.

mod common;

use common::Table;
use kernel::{Game, Log, Seed};
use penumbra::Setup;
use penumbra::content::build::Sort;
use penumbra::content::printed::Side;
use penumbra::state::{Attempt, Danger, Frame, Threat, TurnKind, Zone};

// rules: PEN-EX-1, PEN-104, PEN-107, PEN-110, PEN-111
#[test]
fn the_fate_deck_for_three_players() {
    let game = common::game(3);
    let s = game.start(Seed::from_number(7));
    let mut deck: Vec<_> = s.cards_in(Zone::Fate).collect();
    deck.sort_by_key(|c| s.places[*c].order);
    assert_eq!((deck.len(), s.count_in(Zone::Trials)), (18, 3));
    let of = |pile: usize, sort: Sort| {
        deck[6 * pile..6 * pile + 6].iter().filter(|c| game.content.cards[**c].sort == sort).count()
    };
    for (pile, goals, events) in [(0, 1, 1), (1, 0, 2), (2, 0, 2)] {
        let counted = [Sort::Trial, Sort::Prophecy, Sort::Goal, Sort::Event].map(|sort| of(pile, sort));
        assert_eq!(counted, [3, 1, goals, events], "pile {pile}");
        for card in &deck[6 * pile..6 * pile + 6] {
            let printed = &game.content.cards[*card];
            assert!(printed.sort != Sort::Trial || printed.difficulty as usize == pile + 2);
        }
    }
}

// rules: PEN-110, PEN-102, PEN-101
#[test]
fn the_fate_deck_for_two_and_four_players() {
    for players in [2, 4] {
        let game = common::game(players);
        let s = game.start(Seed::from_number(3));
        assert_eq!(s.count_in(Zone::Fate), 6 * players);
        assert_eq!(s.count_in(Zone::Trials), players);
        let end = game.content.find("end-of-times").unwrap();
        assert_eq!(s.zone(end), Zone::Shared);
        let row = s.cards_in(Zone::Trials).all(|c| game.content.cards[c].difficulty == 1);
        assert!(row);
    }
}

// rules: PEN-115, PEN-118, PEN-119, PEN-121
#[test]
fn the_ready_made_deck() {
    for (players, row, last) in [(2, 2, "fresh-batch"), (3, 3, "practice"), (4, 4, "personal-training")] {
        let game = common::with(&Setup { players, ready_made: true, ..Setup::default() });
        let s = game.start(Seed::from_number(1));
        assert_eq!(s.count_in(Zone::Trials), row);
        let mut deck: Vec<_> = s.cards_in(Zone::Fate).collect();
        deck.sort_by_key(|c| s.places[*c].order);
        assert_eq!(deck.len(), 6 * players);
        assert_eq!(game.content.cards[deck[0]].id, "wildwood");
        assert_eq!(game.content.cards[*deck.last().unwrap()].id, last);
    }
}

/// A Trial whose Threat dice have just been rolled.
fn rolled(toml: &str, trial: &str, values: &[u8]) -> Table {
    let mut table = Table::lay(toml);
    let card = table.card(trial);
    let mut rolled = [0; 6];
    values.iter().for_each(|v| rolled[*v as usize - 1] += 1);
    let s = &mut table.s;
    s.stack.clear();
    s.turn.kind = TurnKind::Trial;
    s.turn.attempt = Some(Attempt { before_roll: false, ..Attempt::of(card, 0) });
    s.stack.push(Frame::EndTurn { step: 0 });
    s.stack.push(Frame::Trial { card: Some(card), step: 1, side: Side::Dark, task: 0 });
    s.stack.push(Frame::Threat(Threat { step: 4, rolled, ..Threat::of(Danger::Main, 0, false) }));
    let game = table.game.clone();
    game.advance(&mut table.s, &mut Log::silent());
    table
}

const WIZARD: &str = r#"
trials = ["night-of-horrors", "wildwood"]

[[seats]]
marks = ["ruby", "amber", "jasper", "spark"]
pool = ["spark 2", "bone 6", "orange 6", "red 3"]

[[seats]]
"#;

// rules: PEN-EX-2, PEN-427, PEN-463
#[test]
fn values_of_marks() {
    let mut table = rolled(
        &WIZARD.replace(r#"["spark 2", "bone 6", "orange 6", "red 3"]"#, "[]"),
        "wildwood",
        &[3, 4, 5],
    );
    assert!(table.offered("path dark"));
    table.say("path dark");
    assert!(table.s.wizard(0).marks.iter().all(|m| !m.wounded()));
    let values: Vec<u8> = [0, 1, 2, 8].map(|i| table.game.content.board[i].value).to_vec();
    assert_eq!(values, [1, 1, 2, 6]);
}

// rules: PEN-EX-3, PEN-458, PEN-460, PEN-461, PEN-463
#[test]
fn threat_dice_hit_dice_then_marks() {
    let mut table = rolled(WIZARD, "night-of-horrors", &[2, 2, 4, 5, 6]);
    assert_eq!(table.offers(), ["die orange 6", "die bone 6"]);
    table.say("die bone 6");
    assert_eq!(
        table.pool(0),
        ["red 3", "orange 6"].map(String::from).to_vec().into_iter().collect::<Vec<_>>()
    );
    let marks = table.s.wizard(0).marks;
    assert!(marks[2].wounded() && !marks[0].wounded() && !marks[8].wounded());
    assert_eq!(table.s.wizard(0).wounds, 0);
    assert!(table.offered("path light"), "the Trial goes on");
}

// rules: PEN-EX-4, PEN-462, PEN-470, PEN-805
#[test]
fn one_two_too_many() {
    let mut table = rolled(WIZARD, "night-of-horrors", &[2, 2, 2, 4, 5, 6]);
    assert!(table.offered("threat 2") && table.offered("threat 6"), "{:?}", table.offers());
    table.all(&["threat 2", "threat 2", "threat 2"]);
    let wizard = table.s.wizard(0);
    assert_eq!((wizard.wounds, wizard.must_rest, wizard.pool.len()), (1, true, 0));
    // The 6 still strikes, and now the Spark Mark (PEN-464).
    assert!(wizard.marks[8].wounded());
    let trial = table.card("night-of-horrors");
    assert_eq!(table.s.zone(trial), Zone::Box);
    assert_eq!(table.s.turn.seat, 1);
    assert_eq!(table.game.score(&table.s, 0).wounds, -3);
}

// rules: PEN-009
#[test]
fn a_tie_is_a_shared_victory() {
    let mut table = Table::lay(WIZARD);
    table.s.stack.clear();
    table.s.over = true;
    assert_eq!(table.game.outcome(&table.s).unwrap().winners.len(), 2);
}
