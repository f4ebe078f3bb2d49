//! Clocks and what meets them: take-backs, windows, pauses, restarts, absence.

use crate::common::{Driver, TWO, find};
use crate::{
    A, B, all_agree, decisions, follow, left, pause_by_consent, per_game, per_move, returns, stands_in,
    stuck, ticks, undoable, why,
};
use kernel::Seat;
use table::wire::EndedBy;
use table::{Clock, Deed, Millis, Options, Past};

const MS: Millis = 2_000;
const DAY: Millis = 86_400_000;

/// A point where only A is asked, outside windows.
fn alone(options: &Options) -> Driver {
    find("duel", TWO, options, |d| {
        let taking_part = &d.sights[0].view["asked"]["seats"];
        d.asked() == [A] && d.window().is_none() && taking_part.as_array().map(Vec::len) == Some(1)
    })
    .0
}

/// A window in which both are asked, open for its whole time.
fn window(options: &Options) -> Driver {
    find("snares", TWO, options, |d| {
        d.window().is_some() && d.asked().len() == 2 && d.notes("held") == d.notes("released")
    })
    .0
}

/// The table from what was kept, later.
fn later(driver: &Driver, wait: Millis) -> Driver {
    let mut again = driver.restarted();
    again.tick_at(driver.now + wait);
    again
}

#[test]
fn an_undo_takes_its_increment_with_it() {
    let (mut driver, _) = undoable(&per_game(600, 5), 0);
    let before = left(&driver, A);
    driver.must(A, Deed::Undo);
    assert_eq!(left(&driver, A), before - 5_000);
}

#[test]
fn to_choose_and_undo_again_and_again_earns_nothing() {
    let (mut driver, _) = undoable(&per_game(600, 5), 0);
    driver.must(A, Deed::Undo);
    let before = left(&driver, A);
    for _ in 0..20 {
        let choice = driver.offered(A)[0].clone();
        driver.choose(A, &choice);
        if driver.act(A, Deed::Undo).is_err() {
            break;
        }
        assert!(left(&driver, A) <= before);
    }
}

#[test]
fn a_clock_for_each_move_goes_on_after_an_undo() {
    let (mut driver, _) = undoable(&per_move(30), 20_000);
    driver.tick_at(driver.now + 3_000);
    driver.must(A, Deed::Undo);
    assert_eq!((left(&driver, A), ticks(&driver, A)), (7_000, true), "20 and 3 seconds are gone");
}

#[test]
fn no_undo_puts_the_end_of_a_move_off() {
    let (mut driver, _) = undoable(&per_move(30), 1_000);
    driver.must(A, Deed::Undo);
    let ends = driver.table.wakes().expect("a clock runs");
    for _ in 0..10 {
        let choice = driver.offered(A)[0].clone();
        driver.tick_at(driver.now + 1_000);
        driver.choose(A, &choice);
        if driver.act(A, Deed::Undo).is_err() {
            return;
        }
        assert_eq!(driver.table.wakes(), Some(ends));
    }
}

#[test]
fn who_would_have_no_time_left_cannot_take_back() {
    // An increment of a minute was earned and spent.
    let (mut driver, _) = undoable(&per_game(60, 60), 1_000);
    let spare = left(&driver, A) - 60_000;
    driver.tick_at(driver.now + spare);
    let refusal = driver.act(A, Deed::Undo).expect_err("no time would be left");
    assert_eq!(why(refusal), "time");
    // By consent it may.
    driver.must(A, Deed::Back);
    all_agree(&mut driver, A);
    assert_eq!(returns(&driver), 1);
    assert!(left(&driver, A) > 0);
}

#[test]
fn nor_can_who_has_used_up_the_time_of_a_move() {
    let (mut driver, _) = undoable(&per_move(30), 20_000);
    driver.tick_at(driver.now + 10_000);
    assert_eq!(why(driver.act(A, Deed::Undo).expect_err("30 seconds are gone")), "time");
}

#[test]
fn by_consent_clocks_stand_as_they_stood() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut driver = Driver::new("duel", TWO, per_game(36_000, 5), seed);
        let mut stream = crate::common::stream(seed);
        // The question that A is asked, and its clock when it was; and when A was asked what it decided last.
        let (mut asked, mut stood) = ((None, 0), None);
        while driver.ended.is_none() {
            let prompt = driver.decision(A).map(|_| driver.prompt(A));
            if prompt != asked.0 {
                asked = (prompt, left(&driver, A));
            }
            let before = decisions(&driver, A).len();
            driver.tick_at(driver.now + 700);
            if !driver.step(&mut stream) {
                break;
            }
            if decisions(&driver, A).len() > before {
                stood = prompt.map(|_| asked.1);
            }
            let Some(stood) = stood else { continue };
            let quiet = driver.window().is_none() && driver.asked() == [B];
            if quiet && follow(&driver).undo_points(A).is_empty() {
                driver.must(A, Deed::Back);
                all_agree(&mut driver, A);
                assert_eq!(left(&driver, A), stood, "seed {seed}");
                seen += 1;
                break;
            }
        }
    }
    assert!(seen > 3, "{seen}");
}

#[test]
fn a_running_clock_outlives_a_restart() {
    for options in [per_move(30), per_game(600, 5)] {
        let mut driver = alone(&options);
        let before = left(&driver, A);
        driver.tick_at(driver.now + 10_000);
        let again = driver.restarted();
        assert_eq!((left(&again, A), ticks(&again, A)), (before - 10_000, true));
        assert_eq!(again.table.wakes(), driver.table.wakes());
    }
}

#[test]
fn it_runs_while_the_table_is_away() {
    for options in [per_move(30), per_game(600, 5)] {
        let driver = alone(&options);
        let again = later(&driver, 10_000);
        assert_eq!(left(&again, A), left(&driver, A) - 10_000);
    }
}

#[test]
fn a_game_is_lost_while_the_table_is_away() {
    let driver = alone(&per_game(600, 5));
    assert_eq!(driver.due(), driver.table.wakes(), "the store knows when to look at it");
    let again = later(&driver, 601_000 + 3_600_000);
    assert_eq!(again.ended.map(|ending| (ending.by, ending.winners)), Some((EndedBy::Time, vec![1])));
}

#[test]
fn a_move_is_made_by_a_bot_while_the_table_is_away() {
    let driver = alone(&per_move(30));
    let mut again = later(&driver, 40_000);
    assert!(again.decision(A).is_none());
    assert!(again.think(), "a bot makes it");
    assert!(again.ended.is_none());
}

#[test]
fn seven_days_for_a_move_are_seven_days() {
    let driver = alone(&per_move(604_800));
    assert_eq!(driver.due(), Some(driver.now + 7 * DAY));
    let again = later(&driver, 3 * DAY);
    assert_eq!(left(&again, A), 4 * DAY);
    assert_eq!(again.due(), driver.due());
    let mut again = later(&again, 4 * DAY);
    assert!(again.decision(A).is_none() && again.think());
}

#[test]
fn a_clock_that_stands_still_stands_still_after_a_restart() {
    for options in [per_move(30), per_game(600, 5)] {
        let mut driver = alone(&options);
        driver.tick_at(driver.now + 4_000);
        pause_by_consent(&mut driver, A);
        let before = left(&driver, A);
        assert_eq!(driver.due(), None);
        let mut again = later(&driver, 3_600_000);
        assert_eq!((left(&again, A), ticks(&again, A)), (before, false));
        again.must(B, Deed::Resume);
        assert_eq!((left(&again, A), ticks(&again, A)), (before, true));
    }
}

#[test]
fn an_undo_is_counted_the_same_after_a_restart() {
    for options in [per_move(30), per_game(600, 5)] {
        let (mut driver, _) = undoable(&options, 2_000);
        driver.tick_at(driver.now + 1_000);
        let mut before = driver.restarted();
        driver.must(A, Deed::Undo);
        before.must(A, Deed::Undo);
        let after = driver.restarted();
        let clocks = [&driver, &before, &after].map(|d| (left(d, A), left(d, B), d.table.wakes()));
        assert_eq!(clocks, [clocks[0]; 3]);
    }
}

#[test]
fn a_return_by_consent_is_counted_the_same_after_a_restart() {
    let (mut driver, _) = stuck("duel", TWO, &per_game(600, 5), &[B]);
    driver.tick_at(driver.now + 1_000);
    driver.must(A, Deed::Back);
    all_agree(&mut driver, A);
    let again = driver.restarted();
    assert_eq!([left(&again, A), left(&again, B)], [left(&driver, A), left(&driver, B)]);
}

#[test]
fn time_does_not_run_backwards() {
    let driver = alone(&per_game(600, 5));
    let before = left(&driver, A);
    // The clock of the host was put back meanwhile.
    let table = crate::common::table_of(&driver.record, &driver.past());
    let again = Driver::of(table, driver.record.clone(), driver.now - 50_000, driver.kept.clone(), &[A, B]);
    assert!(left(&again, A) <= before);
    assert!(again.table.wakes().expect("it runs") <= again.now + before);
}

#[test]
fn without_a_clock_nothing_is_kept_of_it() {
    let mut driver = alone(&Options::default());
    driver.tick_at(driver.now + 1_000);
    assert_eq!((driver.past().clocks, driver.due()), (None, None));
}

#[test]
fn a_match_of_which_no_clocks_were_kept_goes_on() {
    let driver = alone(&per_move(30));
    let past = Past { clocks: None, ..driver.past() };
    let table = crate::common::table_of(&driver.record, &past);
    let again = Driver::of(table, driver.record.clone(), driver.now, driver.kept.clone(), &[A, B]);
    assert_eq!((left(&again, A), ticks(&again, A)), (30_000, true));
}

#[test]
fn whoever_lets_a_window_wait_pays_for_it() {
    let mut driver = window(&per_game(600, 5));
    let seat = driver.asked()[0];
    let other = Seat(1 - seat.0);
    let before = [left(&driver, seat), left(&driver, other)];
    driver.must(seat, Deed::Wait);
    let closes = driver.now + MS;
    driver.tick_at(closes - 1);
    assert_eq!([left(&driver, seat), left(&driver, other)], before, "the window itself is free");
    assert_eq!(driver.table.wakes(), Some(closes));
    driver.tick_at(closes);
    assert!(ticks(&driver, seat) && driver.info, "everybody sees the clock");
    driver.tick_at(closes + 7_000);
    assert_eq!([left(&driver, seat), left(&driver, other)], [before[0] - 7_000, before[1]]);
    driver.choose(seat, "done");
    assert_eq!(left(&driver, seat), before[0] - 2_000, "and the answer earns its increment");
}

#[test]
fn a_window_that_waits_ends_with_the_clock() {
    for (options, lost) in [(per_game(600, 0), true), (per_move(30), false)] {
        let mut driver = window(&options);
        let seat = driver.asked()[0];
        driver.must(seat, Deed::Wait);
        driver.tick_at(driver.now + MS);
        driver.tick_at(driver.table.wakes().expect("a clock runs"));
        assert_eq!(driver.ended.is_some(), lost);
        assert!(lost || driver.think(), "a bot answers");
    }
}

#[test]
fn a_window_is_free_also_for_who_asked_for_time_and_did_not_need_it() {
    let mut driver = window(&per_game(600, 5));
    let seat = driver.asked()[0];
    let before = left(&driver, seat);
    driver.must(seat, Deed::Wait);
    driver.tick_at(driver.now + 500);
    driver.choose(seat, "done");
    driver.tick_at(driver.now + MS);
    assert_eq!(left(&driver, seat), before);
}

#[test]
fn in_secret_each_has_a_clock_of_its_own() {
    let (mut driver, mut stream) = find("duel", TWO, &per_move(30), Driver::is_preparing);
    driver.tick_at(driver.now + 10_000);
    let others = driver.prompt(B);
    let choice = driver.some_choice(A, &mut stream);
    driver.choose(A, &choice);
    driver.must(A, Deed::Undo);
    assert_eq!((left(&driver, A), left(&driver, B)), (20_000, 20_000));
    assert_eq!(driver.prompt(B), others);
}

#[test]
fn what_another_took_away_has_its_whole_time_again() {
    // A takes back what B was already asked about.
    let found = (0..100).find_map(|seed| {
        let mut driver = Driver::new("duel", TWO, per_move(30), seed);
        let mut stream = crate::common::stream(seed);
        while driver.step(&mut stream) {
            let own = decisions(&driver, A).last().copied();
            let can = follow(&driver).undo_points(A).last().copied();
            if driver.asked() == [B] && driver.window().is_none() && can.is_some() && can == own {
                return Some((driver, stream));
            }
        }
        None
    });
    let (mut driver, mut stream) = found.expect("there is such a game");
    driver.tick_at(driver.now + 10_000);
    driver.must(A, Deed::Undo);
    assert_eq!(left(&driver, B), 30_000);
    assert!(driver.until(&mut stream, |d| d.asked() == [B] && d.window().is_none()));
    assert_eq!(left(&driver, B), 30_000);
}

#[test]
fn a_stand_in_uses_no_time_of_the_seat() {
    let mut driver = alone(&Options { grace_s: 10, ..per_game(600, 5) });
    driver.presence(A, false);
    driver.tick_at(driver.now + 10_000);
    assert!(stands_in(&driver, A) && !ticks(&driver, A));
    let before = left(&driver, A);
    driver.tick_at(driver.now + 60_000);
    assert_eq!(left(&driver, A), before);
    driver.presence(A, true);
    assert_eq!((left(&driver, A), ticks(&driver, A)), (before, true));
}

#[test]
fn what_an_absent_seat_thought_is_kept_over_a_restart() {
    let mut driver = alone(&Options { grace_s: 10, ..per_game(600, 5) });
    let before = left(&driver, A);
    driver.presence(A, false);
    driver.tick_at(driver.now + 10_000);
    assert!(stands_in(&driver, A));
    let mut again = later(&driver, 5_000);
    again.presence(A, true);
    assert_eq!(left(&again, A), before - 10_000);
}

#[test]
fn giving_up_stops_nobody_elses_clock() {
    let (mut driver, _) = stuck("rebirth", crate::common::THREE, &per_game(600, 0), &[crate::C]);
    let before = left(&driver, crate::C);
    driver.tick_at(driver.now + 5_000);
    driver.must(A, Deed::Resign);
    driver.tick_at(driver.now + 5_000);
    assert_eq!((left(&driver, crate::C), ticks(&driver, crate::C)), (before - 10_000, true));
}

#[test]
fn a_game_that_ends_is_not_looked_at_again() {
    let mut driver = alone(&per_game(600, 5));
    driver.must(A, Deed::Resign);
    assert!(driver.ended.is_some());
    assert_eq!((driver.due(), driver.table.wakes()), (None, None));
}

#[test]
fn a_whole_way_goes_back_with_all_its_increments() {
    let clock = Clock::Game { seconds: 600, increment: 5 };
    let (mut driver, before) = (0..60)
        .find_map(|seed| {
            let mut driver = Driver::new("duel", TWO, Options { clock, ..Options::default() }, seed);
            let mut stream = crate::common::stream(seed);
            while driver.ended.is_none() {
                let before = left(&driver, A);
                let ways = driver.decision(A).and_then(|decision| decision["ways"].as_array().cloned());
                let way = ways.and_then(|ways| ways.first().cloned());
                let alone = driver.asked() == [A] && driver.window().is_none();
                if let (Some(way), true) = (way, alone) {
                    let steps = way["steps"].as_array().expect("steps").iter();
                    let name = |step: &serde_json::Value| step["name"].as_str().expect("a name").to_owned();
                    let names: Vec<String> = steps.map(name).collect();
                    let deed = Deed::Choose {
                        prompt: driver.prompt(A),
                        choice: names[0].clone(),
                        then: names[1..].to_vec(),
                    };
                    driver.must(A, deed);
                    if driver.act(A, Deed::Undo).is_ok() {
                        return Some((driver, before));
                    }
                } else {
                    driver.step(&mut stream);
                }
            }
            None
        })
        .expect("there is such a way");
    // A decision made at once counts as a moment.
    assert!((before - left(&driver, A)) < 10, "{before} and {}", left(&driver, A));
    driver.check_sights();
}
