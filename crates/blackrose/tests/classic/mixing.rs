//! Mages of Classic at a table of Rebirth.

use crate::common;
use crate::owned;
use blackrose::{BlackRose, Setup};
use kernel::laws::{Stats, play_random};
use kernel::{Game, Seed};
use std::sync::Arc;

fn rebirth_with_classic_mages(players: usize) -> Setup {
    Setup {
        game: "rebirth".into(),
        players,
        schools: Vec::new(),
        mages: owned(&["tessa", "jafar", "rebecca", "nero"]),
        ..Setup::default()
    }
}

fn play(game: &Arc<BlackRose>, games: std::ops::Range<u64>) {
    let mut stats = Stats::default();
    for seed in games {
        stats += play_random(&**game, seed, |s, _| game.check(s)).unwrap_or_else(|e| panic!("{e}"));
    }
    println!("{stats:?}");
}

// rules: REB-076
#[test]
fn mages_of_classic_play_at_a_table_of_rebirth() {
    for players in 2..=4 {
        let game = common::table(&rebirth_with_classic_mages(players));
        let mages: Vec<&str> = game.content.mages.iter().map(|mage| mage.id.as_str()).collect();
        assert_eq!(mages, ["tessa", "jafar", "rebecca", "nero"]);
        // Under Rebirth's rules: two Personal Spells aside, and its Trophy Tokens.
        let blank = game.blank(Seed::from_number(1));
        assert!(blank.trophy_tokens[..players].iter().all(|n| *n == 7));
        for mage in &game.content.mages {
            let personal = &game.content.spells[mage.personal.index()];
            assert!(personal.personal, "{}", personal.id);
        }
        play(&game, 0..12);
    }
}

// rules: REB-076
#[test]
fn one_of_them_beside_mages_of_rebirth() {
    let setup = Setup {
        mages: owned(&["nero", "rikkart", "gramigna", "arianna"]),
        seats: vec![None, Some("nero".into())],
        ..rebirth_with_classic_mages(3)
    };
    play(&common::table(&setup), 0..12);
}

/// Two Schools and two Mages of each box at one table of Rebirth.
fn rebirth_with_half_of_classic(players: usize, schools: [&str; 2]) -> Setup {
    Setup {
        schools: owned(&["agony", schools[0], "alchemy", schools[1]]),
        mages: owned(&["rikkart", "tessa", "gramigna", "nero"]),
        ..rebirth_with_classic_mages(players)
    }
}

/// Schools of Classic, two by two.
const PAIRS: [[&str; 2]; 3] =
    [["destruction", "necromancy"], ["divination", "transmutation"], ["transmutation", "necromancy"]];

// rules: REB-076
#[test]
fn schools_of_classic_in_the_library_of_rebirth() {
    for (players, schools) in (2..=4).zip(PAIRS) {
        play(&common::table(&rebirth_with_half_of_classic(players, schools)), 0..8);
    }
}

/// What waits for a Quest while it is completed, or for a Physical Action, waits in vain where neither is answered.
#[test]
fn a_school_that_waits_for_what_rebirth_does_not_know_is_refused_by_name() {
    for school in ["conspiracy", "illusion"] {
        let setup = rebirth_with_half_of_classic(2, [school, "necromancy"]);
        let refused = BlackRose::prepare(&setup, &common::ALL).map(|_| ()).expect_err(school);
        let said =
            refused.reason.contains(&format!(" of {school} waits for what can never happen in rebirth"));
        assert!(said, "{}", refused.reason);
        assert!(refused.clause.is_some());
    }
}

/// Two Schools of Rebirth at a table of Classic, beside its own.
#[test]
fn schools_of_rebirth_in_the_library_of_classic() {
    let setup = Setup {
        schools: owned(&["destruction", "agony", "necromancy", "alchemy"]),
        ..common::classic_setup(4)
    };
    play(&common::table(&setup), 0..6);
}

#[test]
#[ignore = "long: make soak"]
fn two_thousand_games_of_rebirth_with_schools_and_mages_of_classic() {
    for schools in PAIRS {
        for players in 2..=4 {
            play(&common::table(&rebirth_with_half_of_classic(players, schools)), 0..223);
        }
    }
}

#[test]
#[ignore = "long: make soak"]
fn two_thousand_games_of_rebirth_with_mages_of_classic() {
    for players in 2..=4 {
        play(&common::table(&rebirth_with_classic_mages(players)), 0..667);
    }
}
