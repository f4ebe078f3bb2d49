//! Boundaries, and seats other than the first: ranks, Prophecies and Goals.

mod common;

use kernel::{Game, Log};
use penumbra::content::build::Sort;
use penumbra::setup::Level;
use penumbra::{Penumbra, Setup, State};

// rules: PEN-980, PEN-981
#[test]
fn every_rank_begins_with_its_points() {
    let ranks = [
        (35, "promoted"),
        (45, "promoted-with-praise"),
        (55, "best-of-the-year"),
        (65, "candidate-for-the-cup"),
        (75, "holder-of-the-cup"),
    ];
    for (level, more) in [(Level::Adept, 0), (Level::Master, 0), (Level::Novice, 20)] {
        let game = common::with(&Setup { players: 1, level, ..Setup::default() });
        let mut below = "sent-home";
        for (from, rank) in ranks {
            for (points, expected) in [(from - 1, below), (from, rank)] {
                let mut s = game.place(&toml::from_str("[[seats]]\n").unwrap()).unwrap();
                s.wizards[0].store[penumbra::goods::Ingredient::Arcana] = points + more;
                assert_eq!(game.rank(&s), Some(expected), "{points} points as {level:?}");
                s.over = true;
                let won = game.outcome(&s).unwrap().winners.len() == 1;
                assert_eq!(won, points >= 35, "{points} points as {level:?}");
            }
            below = rank;
        }
    }
}

/// A position of three in which one seat has this, the others nothing, and another seat is active.
fn with_one(game: &Penumbra, seat: usize, active: usize, shared: &str, has: &str) -> State {
    let seats: String =
        (0..3).map(|i| format!("[[seats]]\n{}\n", if i == seat { has } else { "" })).collect();
    let text = format!("next = {active}\nshared = [\"{shared}\"]\n{seats}");
    let mut s = game.place(&toml::from_str(&text).unwrap()).unwrap_or_else(|e| panic!("{text}: {e}"));
    game.advance(&mut s, &mut Log::silent());
    s
}

fn ids(game: &Penumbra, n: usize, keep: impl Fn(&penumbra::content::build::Card) -> bool) -> String {
    let cards = game.content.cards.iter().filter(|c| keep(c)).take(n);
    let list: Vec<String> = cards.map(|c| format!("\"{}\"", c.id)).collect();
    assert_eq!(list.len(), n);
    list.join(", ")
}

// rules: PEN-907, PEN-914
#[test]
fn a_prophecy_looks_at_every_seat() {
    let game = common::game(3);
    let marks = |disciplines: usize, sparks: usize| {
        let marks = [vec!["\"ruby\""; disciplines], vec!["\"spark\""; sparks]].concat();
        format!("marks = [{}]", marks.join(", "))
    };
    let contracts = |n: usize| format!("experience = [{}]", ids(&game, n, |c| c.sort == Sort::Contract));
    let light = |n: usize| {
        format!("experience = [{}]", ids(&game, n, |c| c.sort == Sort::Contract && c.paths[1].is_some()))
    };
    let kinds = |n: usize| {
        let of = |symbol: usize| ids(&game, 1, |c| c.sort == Sort::Contract && c.symbol == Some(symbol));
        format!("experience = [{}]", (0..n).map(of).collect::<Vec<_>>().join(", "))
    };
    let cases = [
        ("rebirth-of-the-guild", contracts(7), contracts(8)),
        (
            "song-of-overcoming",
            "experience = [\"wildwood\", \"basilisk\"]".to_owned(),
            "experience = [\"goldeater\", \"scrollies\", \"wildwood light\", \"aranea\"]".to_owned(),
        ),
        ("awakened-spark", marks(5, 2), marks(5, 3)),
        ("awakened-spark", marks(4, 3), marks(5, 3)),
        ("sixth-seal", marks(5, 3), marks(6, 0)),
        ("parting-of-ways", light(7), light(8)),
        ("full-chronicle", contracts(9), contracts(10)),
        (
            "armoured-heir",
            "equipment = [\"everwood-wand\", \"phylactery\", \"quilted-coat\"]".to_owned(),
            "equipment = [\"everwood-wand\", \"phylactery\", \"quilted-coat\", \"iron-knuckle\"]".to_owned(),
        ),
        ("six-doors", kinds(5), kinds(6)),
    ];
    for (prophecy, less, enough) in &cases {
        for seat in 0..3 {
            for active in 0..3 {
                let before = with_one(&game, seat, active, prophecy, less);
                assert_eq!(before.last, 0, "{prophecy} with {less}, seat {seat}, active {active}");
                let after = with_one(&game, seat, active, prophecy, enough);
                assert_eq!(after.last, 4, "{prophecy} with {enough}, seat {seat}, active {active}");
            }
        }
    }
}

// rules: PEN-925
#[test]
fn a_goal_scores_for_every_seat_by_itself() {
    let game = common::game(3);
    let cases = [
        ("mastery", "marks = [\"ruby\", \"ruby\", \"ruby\"]", 1),
        ("mastery", "marks = [\"ruby\", \"ruby\"]", 0),
        ("full-larder", "inventory = [\"leech-swarm\", \"broth\"]", 3),
        ("full-larder", "inventory = [\"leech-swarm\", \"scar-raven\", \"green-stag\", \"clay-golem\"]", 7),
        ("in-full-dress", "equipment = [\"everwood-wand\", \"phylactery\"]", 3),
        ("well-read", "grimoire = [\"chant\", \"encore\", \"heartbeat\"]", 2),
    ];
    for (goal, has, points) in cases {
        for seat in 0..3 {
            let s = with_one(&game, seat, (seat + 1) % 3, goal, has);
            for other in 0..3 {
                let expected = if other == seat { points } else { 0 };
                assert_eq!(game.score(&s, other as u8).goals, expected, "{goal} with {has}, seat {seat}");
            }
        }
    }
}
