//! Requests: who is asked for consent, what a consent says, and what ends a request.

use crate::common::{Driver, THREE, TWO, find};
use crate::{A, B, C, per_game, per_move, returns, stands_in, stuck};
use table::wire::{Code, Wish};
use table::{Deed, Millis, Options};

const GRACE: Millis = 120_000;

fn proposal(driver: &Driver) -> Option<(Wish, u8, Vec<u8>)> {
    driver.info().proposal.map(|proposal| (proposal.what, proposal.by, proposal.yes))
}

fn three(options: &Options) -> Driver {
    stuck("rebirth", THREE, options, &[C]).0
}

/// A has asked to go back, and B has agreed.
fn asked() -> Driver {
    let mut driver = three(&Options::default());
    driver.must(A, Deed::Back);
    driver.must(B, driver.consent(true));
    assert_eq!(proposal(&driver), Some((Wish::Back, 0, vec![0, 1])));
    driver
}

#[test]
fn who_gives_up_in_a_pause_does_not_hold_up_a_request() {
    let mut driver = asked();
    driver.must(B, Deed::Pause);
    driver.must(C, Deed::Resign);
    assert_eq!((returns(&driver), proposal(&driver).is_some()), (0, true), "nothing happens in a pause");
    driver.must(A, Deed::Resume);
    assert_eq!((returns(&driver), proposal(&driver)), (1, None));
    driver.check_sights();
}

#[test]
fn a_pause_leaves_a_request_as_it_is() {
    let mut driver = asked();
    driver.must(B, Deed::Pause);
    let consent = driver.consent(true);
    assert_eq!(driver.refused(C, consent.clone()), Code::Paused);
    driver.must(B, Deed::Resume);
    assert_eq!(proposal(&driver), Some((Wish::Back, 0, vec![0, 1])));
    driver.must(C, consent);
    assert_eq!(returns(&driver), 1);
}

#[test]
fn a_consent_says_what_it_consents_to() {
    let mut driver = stuck("rebirth", THREE, &per_move(60), &[C]).0;
    driver.must(A, Deed::Pause);
    let to_pause = driver.consent(true);
    driver.must(A, Deed::Back);
    assert_eq!(proposal(&driver), Some((Wish::Back, 0, vec![0])));
    assert_eq!(driver.refused(B, to_pause), Code::NoConsent);
    driver.must(B, driver.consent(true));
    driver.must(C, driver.consent(true));
    assert_eq!((returns(&driver), driver.info().paused), (1, false));
}

#[test]
fn to_ask_again_is_another_request() {
    let mut driver = asked();
    let old = driver.consent(true);
    driver.must(A, Deed::Back);
    assert_eq!(proposal(&driver), Some((Wish::Back, 0, vec![0])), "B has not agreed to this one");
    assert_eq!(driver.refused(B, old), Code::NoConsent);
}

#[test]
fn a_refusal_names_its_request_too() {
    let mut driver = asked();
    let no = driver.consent(false);
    driver.must(A, Deed::Back);
    assert_eq!(driver.refused(C, no), Code::NoConsent);
    assert!(proposal(&driver).is_some());
}

#[test]
fn a_second_request_is_told_of_the_first() {
    let mut driver = stuck("rebirth", THREE, &per_move(60), &[C]).0;
    driver.must(A, Deed::Back);
    assert_eq!(driver.refused(B, Deed::Pause), Code::OtherRequest);
    assert_eq!(proposal(&driver), Some((Wish::Back, 0, vec![0])));
    driver.must(B, driver.consent(false));
    driver.must(B, Deed::Pause);
    assert_eq!(proposal(&driver), Some((Wish::Pause, 1, vec![1])));
}

#[test]
fn to_agree_twice_is_to_agree_once() {
    let mut driver = asked();
    driver.must(B, driver.consent(true));
    assert_eq!(proposal(&driver), Some((Wish::Back, 0, vec![0, 1])));
}

#[test]
fn who_asks_may_take_it_back() {
    let mut driver = asked();
    driver.must(A, driver.consent(false));
    assert_eq!((proposal(&driver), returns(&driver)), (None, 0));
    assert!(driver.info, "everybody is told");
    assert_eq!(driver.refused(C, driver.consent(true)), Code::NoConsent);
}

#[test]
fn a_request_ends_with_who_asked() {
    let mut driver = asked();
    driver.must(A, Deed::Resign);
    assert_eq!((proposal(&driver), returns(&driver)), (None, 0));
}

#[test]
fn a_request_ends_with_a_clock_that_runs_out() {
    let (mut driver, _) = stuck("rebirth", THREE, &per_game(600, 0), &[C]);
    driver.must(A, Deed::Back);
    driver.must(B, driver.consent(true));
    driver.tick_at(driver.table.wakes().expect("a clock runs"));
    assert!(driver.info().seats[2].resigned);
    // C was the last who had not agreed, and is not asked any more.
    assert_eq!((proposal(&driver), returns(&driver)), (None, 1));
}

#[test]
fn a_request_does_not_outlive_a_restart() {
    let mut driver = asked().restarted();
    assert_eq!(proposal(&driver), None);
    assert_eq!(driver.refused(C, Deed::Consent { yes: true, to: 1 }), Code::NoConsent);
    driver.must(A, Deed::Back);
    assert_eq!(proposal(&driver), Some((Wish::Back, 0, vec![0])));
}

#[test]
fn who_is_away_is_waited_for() {
    let mut driver = asked();
    driver.presence(C, false);
    driver.tick_at(driver.now + GRACE - 1);
    assert_eq!((proposal(&driver).is_some(), returns(&driver)), (true, 0));
}

#[test]
fn whom_a_bot_stands_in_for_is_not_asked() {
    let mut driver = three(&Options::default());
    driver.presence(C, false);
    driver.tick_at(driver.now + GRACE);
    assert!(stands_in(&driver, C));
    driver.must(A, Deed::Back);
    assert_eq!(returns(&driver), 0, "B is asked");
    driver.must(B, driver.consent(true));
    assert_eq!((proposal(&driver), returns(&driver)), (None, 1));
}

#[test]
fn a_stand_in_who_comes_ends_the_waiting() {
    let mut driver = asked();
    driver.presence(C, false);
    driver.tick_at(driver.now + GRACE);
    assert!(stands_in(&driver, C));
    assert_eq!((proposal(&driver), returns(&driver)), (None, 1));
    driver.check_sights();
}

#[test]
fn who_comes_back_is_asked_again() {
    let mut driver = three(&Options::default());
    driver.presence(C, false);
    driver.tick_at(driver.now + GRACE);
    driver.must(A, Deed::Back);
    driver.presence(C, true);
    driver.must(B, driver.consent(true));
    assert_eq!(returns(&driver), 0);
    driver.must(C, driver.consent(true));
    assert_eq!(returns(&driver), 1);
}

#[test]
fn beside_stand_ins_alone_one_goes_back_at_once() {
    let (mut driver, _) = stuck("duel", TWO, &Options::default(), &[B]);
    driver.presence(B, false);
    driver.tick_at(driver.now + GRACE);
    driver.must(A, Deed::Back);
    assert_eq!((proposal(&driver), returns(&driver)), (None, 1));
    assert!(driver.decision(A).is_some());
}

#[test]
fn a_move_of_a_stand_in_makes_a_request_void() {
    let (mut driver, _) = stuck("rebirth", THREE, &Options::default(), &[C]);
    driver.presence(C, false);
    driver.tick_at(driver.now + GRACE);
    driver.must(A, Deed::Back);
    let moved = |driver: &Driver| driver.table.journal().entries.len();
    let before = moved(&driver);
    while moved(&driver) == before || proposal(&driver).is_some() && driver.asked().is_empty() {
        assert!(driver.think(), "the bot plays");
    }
    assert_eq!((proposal(&driver), returns(&driver)), (None, 0));
}

#[test]
fn a_pause_that_is_agreed_to_in_a_window_keeps_its_time() {
    let (mut driver, _) = find("snares", TWO, &per_game(600, 5), |d| d.window().is_some());
    let window = |driver: &Driver| driver.info().window.and_then(|window| window.left);
    driver.tick_at(driver.now + 500);
    driver.must(A, Deed::Pause);
    driver.must(B, driver.consent(true));
    assert_eq!((driver.info().paused, window(&driver)), (true, Some(1_500)));
    driver.tick_at(driver.now + 60_000);
    driver.must(B, Deed::Resume);
    assert_eq!(window(&driver), Some(1_500));
}

#[test]
fn the_end_ends_requests() {
    let mut driver = asked();
    driver.must(B, Deed::Resign);
    driver.must(C, Deed::Resign);
    assert_eq!(driver.ended.as_ref().map(|ending| ending.winners.clone()), Some(vec![0]));
    assert_eq!((proposal(&driver), returns(&driver)), (None, 0));
    assert_eq!(driver.refused(A, Deed::Consent { yes: true, to: 1 }), Code::Over);
}

#[test]
fn an_undo_in_between_makes_it_void() {
    // A asks to go back far; B takes back something of its own, which everybody could see.
    let found = (0..200).find_map(|seed| {
        let mut driver = Driver::new("duel", TWO, Options::default(), seed);
        let mut stream = crate::common::stream(seed);
        while driver.step(&mut stream) {
            let own = crate::decisions(&driver, B).last().copied();
            let points = crate::follow(&driver).undo_points(B);
            let stuck = crate::follow(&driver).undo_points(A).is_empty();
            let far = stuck && !crate::decisions(&driver, A).is_empty();
            if far && own.is_some() && points.last().copied() == own && driver.asked() == [B] {
                return Some(driver);
            }
        }
        None
    });
    let mut driver = found.expect("there is such a game");
    driver.must(A, Deed::Back);
    driver.must(B, Deed::Undo);
    assert_eq!(proposal(&driver), None);
    assert_eq!(driver.refused(B, Deed::Consent { yes: true, to: 1 }), Code::NoConsent);
}

#[test]
fn nobody_agrees_for_who_gave_up() {
    let mut driver = three(&Options::default());
    driver.must(B, Deed::Resign);
    driver.must(A, Deed::Back);
    assert_eq!(driver.refused(B, driver.consent(true)), Code::NotAsked);
    driver.must(C, driver.consent(true));
    assert_eq!(returns(&driver), 1);
    assert!(driver.info().seats[1].resigned, "to give up is not taken back");
}
