//! Standing orders and take-backs: what was taken back is not answered by an order again.

use crate::common::{AGAINST_BOT, Driver, Sitting, TWO, find};
use crate::{A, B, all_agree, decisions, follow, returns};
use kernel::{Game, Seat, Stream};
use table::{Deed, Millis, Options, Order, Standing, Windows};

const MS: Millis = 2_000;

fn never() -> Deed {
    Deed::Orders(vec![Order { card: None, kind: None, what: Standing::Never }])
}

/// A sealed window of one seat that can reveal something, whose orders have just declined for it.
fn declined() -> (Driver, Seat) {
    let (mut driver, _) = find("snares", TWO, &Options::default(), |d| {
        let session = follow(d);
        let deciding = session.game().deciding(session.state());
        d.window().is_some() && deciding.len() == 1 && d.asked().iter().any(|seat| d.offered(*seat).len() > 1)
    });
    let (seat, held) = (driver.asked()[0], driver.notes("held"));
    driver.must(seat, never());
    assert!(driver.decision(seat).is_none() && driver.notes("held") == held + 1);
    (driver, seat)
}

/// A point where the last real decision of A is one that its orders made.
fn ordered(sitting: &Sitting) -> (Driver, Stream) {
    let options = Options { windows: Windows::Quick, ..Options::default() };
    for seed in 0..200 {
        let mut driver = Driver::new("snares", sitting, options.clone(), seed);
        driver.must(A, never());
        let mut stream = crate::common::stream(seed);
        loop {
            let (before, asked) = (decisions(&driver, A).len(), driver.decision(A).is_some());
            if !driver.step(&mut stream) {
                break;
            }
            if !asked && decisions(&driver, A).len() > before && driver.ended.is_none() {
                return (driver, stream);
            }
        }
    }
    panic!("no such game");
}

/// A asks to go back, and everybody agrees who is asked.
fn back(driver: &mut Driver) {
    driver.must(A, Deed::Back);
    if driver.info().proposal.is_some() {
        all_agree(driver, A);
    }
}

#[test]
fn an_answer_that_an_order_gave_is_taken_back_and_asked() {
    let (mut driver, seat) = declined();
    let held = driver.notes("held");
    driver.must(seat, Deed::Undo);
    assert!(driver.offered(seat).len() > 1, "the seat is asked itself");
    assert_eq!(driver.notes("held"), held, "and its order does not answer again");
    driver.check_sights();
}

#[test]
fn who_was_asked_so_and_stays_silent_declines_at_the_end() {
    let (mut driver, seat) = declined();
    driver.must(seat, Deed::Undo);
    let entries = driver.table.journal().entries.len();
    driver.tick_at(driver.now + MS);
    assert_eq!(
        driver.table.journal().entries[entries].to_string(),
        format!(r#"{{"seat":{},"choose":"done"}}"#, seat.0)
    );
}

#[test]
fn who_was_asked_so_may_reveal_after_all() {
    let (mut driver, seat) = declined();
    driver.must(seat, Deed::Undo);
    let reveal = driver.offered(seat)[0].clone();
    assert!(reveal.starts_with("reveal "));
    driver.choose(seat, &reveal);
    let entries = driver.table.journal().entries.len();
    driver.tick_at(driver.now + MS);
    assert!(driver.table.journal().entries[entries].to_string().contains(&reveal));
}

#[test]
fn a_restart_asks_the_same_again() {
    let (mut driver, seat) = declined();
    driver.must(seat, Deed::Undo);
    let again = driver.restarted();
    assert_eq!((again.decision(seat), &again.kept), (driver.decision(seat), &driver.kept));
}

#[test]
fn new_orders_answer_what_is_asked_at_once() {
    let (mut driver, seat) = declined();
    let held = driver.notes("held");
    driver.must(seat, Deed::Undo);
    driver.must(seat, never());
    assert!(driver.decision(seat).is_none() && driver.notes("held") == held + 1);
    assert!(driver.restarted().decision(seat).is_none());
}

#[test]
fn orders_speak_again_in_the_next_window() {
    let (mut driver, seat) = declined();
    driver.must(seat, Deed::Undo);
    driver.choose(seat, "done");
    driver.tick_at(driver.now + MS);
    let mut stream = crate::common::stream(1);
    let asked = driver.until(&mut stream, |d| {
        d.decision(seat).is_some_and(|decision| decision.get("window").is_some_and(|w| !w.is_null()))
    });
    assert!(!asked, "it is never asked in a window again");
}

#[test]
fn who_goes_back_to_what_an_order_answered_is_asked_it() {
    for sitting in [TWO, AGAINST_BOT] {
        let (mut driver, _) = ordered(sitting);
        let before = decisions(&driver, A).len();
        back(&mut driver);
        assert_eq!(decisions(&driver, A).len(), before - 1, "the answer is taken back");
        assert!(driver.decision(A).is_some() && driver.window().is_some(), "and A is asked");
        driver.check_sights();
    }
}

#[test]
fn who_goes_back_again_gets_past_it() {
    for sitting in [TWO, AGAINST_BOT] {
        let (mut driver, _) = ordered(sitting);
        let before = decisions(&driver, A);
        assert!(before.len() > 1);
        back(&mut driver);
        back(&mut driver);
        assert_eq!(decisions(&driver, A).len(), before.len() - 2);
        assert!(driver.decision(A).is_some());
    }
}

#[test]
fn going_back_to_it_outlives_a_restart() {
    let (mut driver, _) = ordered(TWO);
    back(&mut driver);
    let again = driver.restarted();
    assert_eq!((again.decision(A), &again.kept), (driver.decision(A), &driver.kept));
}

#[test]
fn when_another_goes_back_orders_answer_as_before() {
    let (mut driver, mut stream) = ordered(TWO);
    let ordered = decisions(&driver, A).len();
    driver.must(B, Deed::Back);
    if driver.info().proposal.is_some() {
        driver.must(A, driver.consent(true));
    }
    assert!(returns(&driver) == 1 && driver.decision(B).is_some());
    let asked = |d: &Driver| {
        d.decision(A).is_some_and(|decision| decision.get("window").is_some_and(|w| !w.is_null()))
    };
    assert!(!asked(&driver));
    assert!(driver.until(&mut stream, |d| asked(d) || decisions(d, A).len() >= ordered || d.ended.is_some()));
    assert!(!asked(&driver), "A is not asked what it has ordered");
}
