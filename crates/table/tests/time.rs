//! Clocks, pauses, absence, giving up: what time does, and when it wants to be told.

mod common;

use common::{AGAINST_BOT, Driver, THREE, TWO, find, stream};
use kernel::{Seat, Stream};
use table::wire::{EndedBy, Wish};
use table::{Clock, Deed, Millis, Options};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn per_move(seconds: u32) -> Options {
    Options { clock: Clock::Move { seconds }, ..Options::default() }
}

fn per_game(seconds: u32, increment: u32) -> Options {
    Options { clock: Clock::Game { seconds, increment }, ..Options::default() }
}

fn clock(driver: &Driver, seat: Seat) -> (Millis, bool) {
    let seat = &driver.info().seats[seat.index()];
    (seat.clock.expect("people have clocks"), seat.ticking)
}

/// The first point where only seat A takes part in the question, outside windows.
fn alone(game: &str, sitting: &common::Sitting, options: &Options) -> (Driver, Stream) {
    find(game, sitting, options, |d| {
        let taking_part = &d.sights[0].view["asked"]["seats"];
        d.asked() == [A] && d.window().is_none() && taking_part.as_array().map(Vec::len) == Some(1)
    })
}

#[test]
fn a_bot_answers_when_the_time_for_a_move_is_up() {
    let (mut driver, mut stream) = alone("duel", TWO, &per_move(30));
    let asked = driver.now;
    assert_eq!(clock(&driver, A), (30_000, true));
    assert_eq!(clock(&driver, B), (30_000, false));
    assert_eq!(driver.table.wakes(), Some(asked + 30_000));
    driver.tick_at(asked + 29_999);
    assert!(driver.decision(A).is_some() && driver.table.job().is_none());
    let late = driver.answer(A, &driver.offered(A)[0]);
    driver.tick_at(asked + 30_000);
    assert!(driver.decision(A).is_none(), "the client is told");
    assert_eq!(driver.refused(A, late), table::wire::Code::NotAsked);
    let entries = driver.table.journal().entries.len();
    assert!(driver.think());
    assert!(driver.table.journal().entries.len() > entries);
    // The next decision is the player's own, with the whole time.
    assert!(driver.until(&mut stream, |d| d.asked() == [A] && d.window().is_none()));
    assert_eq!(clock(&driver, A), (30_000, true));
}

#[test]
fn a_move_in_time_begins_the_next_with_the_whole_time() {
    let (mut driver, mut stream) = alone("duel", TWO, &per_move(30));
    driver.tick_at(driver.now + 20_000);
    assert_eq!(clock(&driver, A), (10_000, true));
    let choice = driver.some_choice(A, &mut stream);
    driver.choose(A, &choice);
    assert!(driver.info, "everybody is told of the clocks");
    assert_eq!(clock(&driver, A).0, 30_000);
}

#[test]
fn who_runs_out_of_time_for_the_game_has_lost() {
    let (mut driver, _) = alone("duel", TWO, &per_game(60, 0));
    let left = clock(&driver, A).0;
    driver.tick_at(driver.now + left - 1);
    assert!(driver.ended.is_none());
    driver.tick_at(driver.now + 1);
    let ending = driver.ended.as_ref().expect("the game is over");
    assert_eq!((ending.by, &ending.winners[..]), (EndedBy::Time, &[1][..]));
    assert!(driver.decision(A).is_none() && driver.decision(B).is_none());
}

#[test]
fn the_increment_comes_with_each_decision_and_only_then() {
    let (mut driver, mut stream) = alone("duel", TWO, &per_game(600, 5));
    let before = clock(&driver, A).0;
    driver.tick_at(driver.now + 2_000);
    assert_eq!(clock(&driver, A).0, before - 2_000);
    let choice = driver.some_choice(A, &mut stream);
    driver.choose(A, &choice);
    assert_eq!(clock(&driver, A).0, before + 3_000);
    assert!(driver.until(&mut stream, |d| d.asked() == [A] && d.window().is_none()));
    let before = clock(&driver, A).0;
    let choice = driver.some_choice(A, &mut stream);
    driver.choose(A, &choice);
    assert_eq!(
        clock(&driver, A).0,
        before + 4_999,
        "also for a decision made at once, which counts as a moment"
    );
    // A pause gives no time, and an undo takes the increment back.
    let before = clock(&driver, A).0;
    driver.must(A, Deed::Pause);
    driver.must(B, driver.consent(true));
    driver.must(A, Deed::Resume);
    assert_eq!(clock(&driver, A).0, before);
    if driver.act(A, Deed::Undo).is_ok() {
        assert_eq!(clock(&driver, A).0, before - 5_000);
    }
}

#[test]
fn an_undo_gives_back_no_time() {
    let mut undone = 0;
    for seed in 0..10 {
        let mut driver = Driver::new("duel", TWO, per_game(36_000, 5), seed);
        let mut stream = stream(seed);
        while driver.ended.is_none() {
            driver.tick_at(driver.now + 100);
            driver.step(&mut stream);
            driver.tick_at(driver.now + 100);
            for seat in [A, B] {
                let clocks = [clock(&driver, A), clock(&driver, B)];
                if stream.below(8) == 0 && driver.act(seat, Deed::Undo).is_ok() {
                    let left = [clock(&driver, A).0, clock(&driver, B).0];
                    let (own, other) = (seat.index(), 1 - seat.index());
                    assert!(left[own] <= clocks[own].0);
                    assert_eq!(left[other], clocks[other].0);
                    undone += 1;
                }
            }
        }
    }
    assert!(undone > 10);
}

#[test]
fn clocks_stand_still_while_the_game_is_stopped() {
    for options in [per_move(30), per_game(600, 5)] {
        let (mut driver, _) = alone("duel", TWO, &options);
        let left = clock(&driver, A).0;
        driver.tick_at(driver.now + 1_000);
        driver.must(A, Deed::Pause);
        assert!(!driver.info().paused, "the other is asked first");
        assert_eq!(driver.info().proposal.map(|p| p.what), Some(Wish::Pause));
        driver.must(B, driver.consent(true));
        assert!(driver.info().paused && driver.info);
        assert_eq!((clock(&driver, A), driver.table.wakes()), ((left - 1_000, false), None));
        driver.tick_at(driver.now + 10_000_000);
        assert!(driver.ended.is_none());
        driver.must(B, Deed::Resume);
        assert_eq!(clock(&driver, A), (left - 1_000, true));
        driver.tick_at(driver.now + 500);
        assert_eq!(clock(&driver, A), (left - 1_500, true));
    }
}

#[test]
fn without_clocks_anybody_stops_the_game_at_once() {
    let (mut driver, _) = alone("duel", TWO, &Options::default());
    driver.must(B, Deed::Pause);
    assert!(driver.info().paused && driver.notes("paused") == 1);
}

#[test]
fn clocks_stand_still_in_sealed_windows() {
    let options = per_game(600, 5);
    let (mut driver, _) = find("snares", TWO, &options, |d| d.window().is_some());
    let clocks = [clock(&driver, A), clock(&driver, B)];
    assert!(clocks.iter().all(|clock| !clock.1), "{clocks:?}");
    let seat = driver.asked()[0];
    driver.tick_at(driver.now + 1_500);
    assert_eq!([clock(&driver, A), clock(&driver, B)], clocks);
    driver.choose(seat, "done");
    let other = Seat(1 - seat.0);
    let after = [clock(&driver, seat).0, clock(&driver, other).0];
    assert_eq!(after, [clocks[seat.index()].0, clocks[other.index()].0], "no increment either");
}

#[test]
fn a_bot_stands_in_for_who_is_missed() {
    let (mut driver, _) = alone("duel", TWO, &Options::default());
    driver.presence(A, false);
    assert!(driver.info && !driver.info().seats[0].present);
    let left = driver.now;
    assert_eq!(driver.table.wakes(), Some(left + 120_000));
    driver.tick_at(left + 119_999);
    assert!(driver.table.job().is_none());
    driver.tick_at(left + 120_000);
    assert!(driver.info && driver.info().seats[0].stand_in);
    assert!(driver.think(), "a bot plays");
    // The player comes back and gets the seat back.
    driver.presence(A, true);
    assert!(!driver.info().seats[0].stand_in && driver.table.job().is_none());
    let stream = &mut stream(1);
    assert!(driver.until(stream, |d| d.decision(A).is_some()));
    let choice = driver.some_choice(A, stream);
    driver.choose(A, &choice);
    assert_eq!(driver.notes("stand-in"), 2);
}

#[test]
fn who_comes_back_in_time_keeps_the_seat() {
    let (mut driver, _) = alone("duel", TWO, &Options::default());
    driver.presence(A, false);
    driver.tick_at(driver.now + 100_000);
    driver.presence(A, true);
    driver.presence(A, false);
    driver.tick_at(driver.now + 119_999);
    assert!(!driver.info().seats[0].stand_in);
    driver.presence(A, true);
    assert_eq!(driver.table.wakes(), None);
}

#[test]
fn nobody_is_missed_who_is_not_waited_for() {
    let (mut driver, mut stream) = alone("duel", TWO, &Options::default());
    // The other is not asked.
    driver.presence(B, false);
    assert_eq!(driver.table.wakes(), None);
    // Nobody is there to be kept waiting.
    driver.presence(A, false);
    assert_eq!(driver.table.wakes(), None);
    driver.tick_at(driver.now + 1_000_000);
    assert!(driver.info().seats.iter().all(|seat| !seat.stand_in));
    driver.presence(A, true);
    assert!(driver.until(&mut stream, |d| d.decision(B).is_some()));
    assert_eq!(driver.table.wakes(), Some(driver.now + 120_000));
    // Without grace time nobody is replaced.
    let (mut driver, _) = alone("duel", TWO, &Options { grace_s: 0, ..Options::default() });
    driver.presence(A, false);
    assert_eq!(driver.table.wakes(), None);
}

#[test]
fn who_gave_up_does_not_wait_for_anybody() {
    let (mut driver, _) = alone("rebirth", THREE, &Options::default());
    driver.presence(A, false);
    driver.must(B, Deed::Resign);
    driver.presence(Seat(2), false);
    assert_eq!(driver.table.wakes(), None, "only somebody who gave up is there");
}

#[test]
fn a_thought_that_comes_after_the_player_is_let_go() {
    let (mut driver, _) = alone("duel", TWO, &Options::default());
    driver.presence(A, false);
    driver.tick_at(driver.now + 120_000);
    let thought = driver.table.job().expect("a bot is to play").think();
    driver.presence(A, true);
    let before = driver.table.digest();
    driver.think_late(thought);
    assert_eq!(driver.table.digest(), before);
    assert!(driver.decision(A).is_some());
}

#[test]
fn giving_up_ends_a_game_of_two() {
    for sitting in [TWO, AGAINST_BOT] {
        let (mut driver, _) = alone("duel", sitting, &Options::default());
        driver.must(A, Deed::Resign);
        let ending = driver.ended.clone().expect("it is over");
        assert_eq!((ending.by, &ending.winners[..]), (EndedBy::Resignation, &[1][..]));
        assert!(driver.asked().is_empty() && driver.info && driver.table.job().is_none());
        // Also when the end itself was not kept any more.
        driver.record.ending = None;
        assert_eq!(driver.restarted().ended, Some(ending));
    }
}

#[test]
fn a_bot_plays_on_for_one_of_three_who_gave_up() {
    let (mut driver, mut stream) = alone("rebirth", THREE, &Options::default());
    driver.must(A, Deed::Resign);
    assert!(driver.ended.is_none() && driver.info().seats[0].resigned);
    driver.presence(A, false);
    driver.presence(A, true);
    while driver.step(&mut stream) {
        assert!(driver.decision(A).is_none());
    }
    assert_eq!(driver.ended.map(|ending| ending.by), Some(EndedBy::Play));
}

#[test]
fn the_last_person_who_gives_up_ends_the_game() {
    let (mut driver, _) = alone("rebirth", THREE, &Options::default());
    driver.must(B, Deed::Pause);
    driver.must(A, Deed::Resign);
    assert!(driver.info().paused, "the others are still in their break");
    driver.must(B, Deed::Resign);
    assert_eq!(driver.ended.map(|ending| ending.winners), Some(vec![2]));
}

#[test]
fn whose_time_was_over_first_has_lost() {
    let (mut driver, mut stream) = find("duel", TWO, &per_game(600, 0), Driver::is_preparing);
    driver.tick_at(driver.now + 1_000);
    let choice = driver.some_choice(A, &mut stream);
    driver.choose(A, &choice);
    // Both clocks run, and that of B has run as long as that of A.
    driver.must(A, Deed::Undo);
    let (a, b) = (clock(&driver, A).0, clock(&driver, B).0);
    let ends = driver.now + a.max(b) + 1_000;
    driver.tick_at(ends);
    let first = if a <= b { 0 } else { 1 };
    assert_eq!(driver.ended.map(|ending| ending.winners), Some(vec![1 - first]));
}

/// Nobody does anything; the game goes on by what `wakes` and `job` say alone.
fn drive(sitting: &common::Sitting, game: &str, options: Options) -> Driver {
    let mut driver = Driver::new(game, sitting, options, 5);
    let mut wakes = 0;
    while driver.ended.is_none() {
        if driver.think() {
            continue;
        }
        let at = driver.table.wakes().expect("time goes on");
        assert!(at > driver.now, "it is not woken for nothing");
        let before = (driver.table.journal().entries.len(), driver.kept.len(), driver.asked().len());
        driver.tick_at(at - 1);
        let idle = (driver.table.journal().entries.len(), driver.kept.len(), driver.asked().len());
        assert_eq!(idle, before, "nothing happens before");
        driver.tick_at(at);
        let after = (driver.table.journal().entries.len(), driver.kept.len(), driver.asked().len());
        assert_ne!(after, before, "something happens then");
        wakes += 1;
        assert!(wakes < 10_000);
    }
    driver
}

#[test]
fn a_whole_game_is_driven_by_its_wakes() {
    let driver = drive(TWO, "snares", per_move(30));
    assert_eq!(driver.ended.as_ref().map(|ending| ending.by), Some(EndedBy::Play));
    let driver = drive(TWO, "snares", per_game(60, 1));
    assert_eq!(driver.ended.as_ref().map(|ending| ending.by), Some(EndedBy::Time));
    drive(THREE, "rebirth", per_move(5));
    let driver = drive(THREE, "rebirth", per_game(5, 1));
    assert_eq!(driver.ended.as_ref().map(|ending| ending.by), Some(EndedBy::Time));
}
