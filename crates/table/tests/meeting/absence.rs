//! Who is away: when a bot stands in, and what it means for the others.

use crate::common::{Driver, TWO, find};
use crate::{A, B, decisions, stands_in, why};
use table::{Deed, Millis, Options};

const GRACE: Millis = 120_000;
const MS: Millis = 2_000;

/// A point where only A is asked, outside windows.
fn alone() -> Driver {
    find("duel", TWO, &Options::default(), |d| {
        let taking_part = &d.sights[0].view["asked"]["seats"];
        d.asked() == [A] && d.window().is_none() && taking_part.as_array().map(Vec::len) == Some(1)
    })
    .0
}

#[test]
fn time_in_which_nobody_is_there_is_not_counted() {
    let mut driver = alone();
    driver.presence(A, false);
    driver.presence(B, false);
    driver.tick_at(driver.now + 10 * GRACE);
    driver.presence(B, true);
    let came = driver.now;
    assert_eq!(driver.table.wakes(), Some(came + GRACE), "A has its whole time");
    driver.tick_at(came + GRACE - 1);
    assert!(!stands_in(&driver, A));
    driver.tick_at(came + GRACE);
    assert!(stands_in(&driver, A));
}

#[test]
fn time_in_which_somebody_waits_adds_up() {
    let mut driver = alone();
    driver.presence(A, false);
    driver.tick_at(driver.now + 100_000);
    driver.presence(B, false);
    driver.tick_at(driver.now + 10 * GRACE);
    driver.presence(B, true);
    assert_eq!(driver.table.wakes(), Some(driver.now + 20_000), "to leave for a moment starts nothing anew");
}

#[test]
fn who_was_back_for_a_moment_has_the_whole_time_again() {
    let mut driver = alone();
    driver.presence(A, false);
    driver.tick_at(driver.now + 100_000);
    driver.presence(A, true);
    driver.presence(A, false);
    assert_eq!(driver.table.wakes(), Some(driver.now + GRACE));
}

#[test]
fn nobody_is_missed_in_a_pause() {
    let mut driver = alone();
    driver.presence(A, false);
    driver.tick_at(driver.now + 100_000);
    driver.must(B, Deed::Pause);
    assert_eq!(driver.table.wakes(), None);
    driver.tick_at(driver.now + 10 * GRACE);
    driver.must(B, Deed::Resume);
    assert!(!stands_in(&driver, A));
    assert_eq!(driver.table.wakes(), Some(driver.now + 20_000), "what was waited before counts");
}

#[test]
fn a_restart_gives_everybody_time_to_come_back() {
    let mut driver = alone();
    driver.presence(A, false);
    driver.tick_at(driver.now + 100_000);
    let again = driver.restarted();
    assert_eq!(again.table.wakes(), Some(again.now + GRACE));
}

#[test]
fn a_stand_in_stays_over_a_restart_until_its_player_comes() {
    let mut driver = alone();
    driver.presence(A, false);
    driver.tick_at(driver.now + GRACE);
    let mut again = driver.restarted();
    assert!(stands_in(&again, A) && again.decision(A).is_none());
    again.presence(A, true);
    assert!(!stands_in(&again, A) && again.decision(A).is_some());
}

#[test]
fn a_window_does_not_wait_for_who_is_away() {
    let (mut driver, _) = find("snares", TWO, &Options::default(), |d| d.window().is_some());
    let seat = driver.asked()[0];
    driver.presence(seat, false);
    let entries = driver.table.journal().entries.len();
    driver.tick_at(driver.now + MS);
    assert!(driver.table.journal().entries.len() > entries && !stands_in(&driver, seat));
}

#[test]
fn a_window_that_waits_for_who_is_away_is_answered_by_the_stand_in() {
    let (mut driver, _) = find("snares", TWO, &Options::default(), |d| d.window().is_some());
    let seat = driver.asked()[0];
    driver.must(seat, Deed::Wait);
    driver.presence(seat, false);
    let left = driver.now;
    driver.tick_at(left + GRACE);
    assert!(stands_in(&driver, seat));
    let entries = driver.table.journal().entries.len();
    assert!(driver.think());
    assert!(driver.table.journal().entries.len() > entries);
}

#[test]
fn an_answer_that_is_held_counts_when_its_seat_has_gone() {
    let (mut driver, _) = find("snares", TWO, &Options::default(), |d| {
        d.window().is_some() && d.asked().len() == 1 && d.offered(d.asked()[0]).len() > 1
    });
    let seat = driver.asked()[0];
    let reveal = driver.offered(seat)[0].clone();
    driver.choose(seat, &reveal);
    driver.presence(seat, false);
    let entries = driver.table.journal().entries.len();
    driver.tick_at(driver.now + MS);
    assert!(driver.table.journal().entries[entries].to_string().contains(&reveal));
}

#[test]
fn an_answer_that_is_held_is_let_go_when_its_seat_gives_up() {
    let (mut driver, _) = find("rebirth", crate::common::THREE, &Options::default(), |d| {
        d.window().is_some() && d.asked().iter().any(|seat| d.offered(*seat).len() > 1)
    });
    let seat = driver.asked().into_iter().find(|seat| driver.offered(*seat).len() > 1).expect("one");
    let reveal = driver.offered(seat)[0].clone();
    driver.choose(seat, &reveal);
    driver.must(seat, Deed::Resign);
    assert_eq!(driver.notes("released"), 1);
    assert!(driver.ended.is_none() && driver.decision(seat).is_none());
    assert!(driver.table.job().is_some(), "a bot answers");
}

#[test]
fn nothing_is_taken_back_that_a_stand_in_has_acted_upon() {
    let found = (0..100).find_map(|seed| {
        let mut driver = Driver::new("duel", TWO, Options::default(), seed);
        let mut stream = crate::common::stream(seed);
        while driver.step(&mut stream) {
            let points = crate::follow(&driver).undo_points(A);
            let mine = decisions(&driver, A).last().copied();
            if driver.asked() == [B]
                && driver.window().is_none()
                && points.last().copied() == mine
                && mine.is_some()
            {
                return Some(driver);
            }
        }
        None
    });
    let mut driver = found.expect("there is such a game");
    driver.presence(B, false);
    driver.tick_at(driver.now + GRACE);
    let theirs = decisions(&driver, B).len();
    while decisions(&driver, B).len() == theirs {
        assert!(driver.think());
    }
    let reason = why(driver.act(A, Deed::Undo).expect_err("the bot has acted"));
    assert!(["acted", "revealed"].contains(&reason.as_str()), "{reason}");
}
