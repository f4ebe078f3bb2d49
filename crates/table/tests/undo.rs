//! Taking back: alone as far as nobody could know of it, further by consent.

mod common;

use common::{AGAINST_BOT, Driver, THREE, TWO, find, session, stream};
use kernel::{CannotUndo, Entry, Game, Seat, Session};
use table::wire::{Code, Wish};
use table::{Clock, Deed, Options};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn why(driver: &mut Driver, seat: Seat, deed: Deed) -> String {
    let refusal = driver.act(seat, deed).expect_err("it cannot be taken back");
    assert_eq!(refusal.code, Code::CannotUndo);
    match &refusal.message.args[..] {
        [(name, kernel::Arg::Text(why))] if name == "why" => why.clone(),
        other => panic!("{other:?}"),
    }
}

/// Plays until seat A has just chosen something on its own turn that it can take back; gives the state before.
fn undoable() -> (Driver, kernel::Digest) {
    for seed in 0..100 {
        let mut driver = Driver::new("duel", TWO, Options::default(), seed);
        let mut stream = stream(seed);
        while driver.ended.is_none() {
            let (before, open) = (driver.table.digest(), driver.offered(A).len() > 1 && !is_secret(&driver));
            driver.step(&mut stream);
            let last = driver.table.journal().entries.len().checked_sub(1);
            if open && last.is_some() && follow(&driver).undo_points(A).last() == last.as_ref() {
                return (driver, before);
            }
        }
    }
    panic!("no such game");
}

/// Do seats answer in secret?
fn is_secret(driver: &Driver) -> bool {
    let session = follow(driver);
    session.game().at_once(session.state())
}

/// The game as its journal tells it.
fn follow(driver: &Driver) -> Session<blackrose::BlackRose> {
    let game = session(&driver.record).game().clone();
    Session::replay(game, driver.table.journal()).expect("it can be played again")
}

fn check_replay(driver: &Driver) {
    assert_eq!(&driver.kept_journal(), driver.table.journal());
    assert_eq!(follow(driver).digest(), driver.table.digest());
}

#[test]
fn an_own_choice_is_taken_back() {
    let (mut driver, before) = undoable();
    driver.must(A, Deed::Undo);
    assert_eq!(driver.table.digest(), before);
    let last = driver.table.journal().entries.last().cloned();
    assert!(matches!(last, Some(Entry::Undo { seat: A, .. })));
    assert!(driver.sights.iter().all(|sight| sight.undone), "everybody could see the choice");
    driver.check_sights();
    check_replay(&driver);
    let choice = driver.offered(A)[0].clone();
    driver.choose(A, &choice);
}

#[test]
fn prompts_are_new_after_going_back() {
    for seed in 0..10 {
        let mut driver = Driver::new("duel", TWO, Options::default(), seed);
        let mut stream = stream(seed);
        let mut own: Vec<(Seat, Deed)> = Vec::new();
        while driver.ended.is_none() {
            let open = |driver: &Driver, seat| (seat, driver.answer(seat, &driver.offered(seat)[0]));
            own.extend(driver.asked().into_iter().map(|seat| open(&driver, seat)));
            driver.step(&mut stream);
            let seat = Seat(stream.below(2) as u8);
            if stream.below(6) > 0 {
                continue;
            }
            let secret = is_secret(&driver);
            let others = driver.asked().into_iter().filter(|other| *other != seat);
            let others: Vec<(Seat, Deed)> = others.map(|other| open(&driver, other)).collect();
            if driver.act(seat, Deed::Undo).is_err() {
                continue;
            }
            let secret = secret && is_secret(&driver);
            for (owner, deed) in own.drain(..).filter(|(owner, _)| *owner == seat) {
                assert_eq!(driver.refused(owner, deed), Code::Stale, "{owner} after its undo");
            }
            for (other, deed) in others {
                // Who answers in secret at the same time must not notice.
                let done = driver.act(other, deed).map_err(|refusal| refusal.code);
                assert_eq!(
                    done,
                    if secret { Ok(()) } else { Err(Code::Stale) },
                    "{other} after an undo of {seat}"
                );
            }
        }
        check_replay(&driver);
    }
}

#[test]
fn what_was_revealed_or_acted_upon_stays() {
    let (mut revealed, mut acted, mut nothing) = (0, 0, 0);
    for seed in 0..4 {
        let mut driver = Driver::new("snares", TWO, Options::default(), seed);
        let mut stream = stream(seed);
        assert_eq!(why(&mut driver, B, Deed::Undo), "nothing");
        while driver.step(&mut stream) && driver.ended.is_none() {
            for seat in [A, B] {
                if !follow(&driver).undo_points(seat).is_empty()
                    || driver.notes("held") > driver.notes("released")
                {
                    continue;
                }
                match why(&mut driver, seat, Deed::Undo).as_str() {
                    "revealed" => revealed += 1,
                    "acted" => acted += 1,
                    "nothing" => nothing += 1,
                    other => panic!("{other}"),
                }
            }
        }
    }
    assert!(revealed > 0 && acted > 0 && nothing > 0, "{revealed} {acted} {nothing}");
}

#[test]
fn another_who_acted_is_a_reason() {
    let (mut driver, _) = find("duel", TWO, &Options::default(), |d| {
        let mut session = follow(d);
        let own = session.steps().iter().rev().find(|step| step.seat == A && step.options() > 1);
        let Some(to) = own.map(|step| step.entry()) else { return false };
        matches!(session.undo(A, to), Err(CannotUndo::Acted(_, B)))
    });
    assert_eq!(why(&mut driver, A, Deed::Undo), "acted");
}

#[test]
fn secret_answers_are_taken_back_unnoticed() {
    for (game, sitting) in [("duel", TWO), ("rebirth", THREE)] {
        let (mut driver, mut stream) = find(game, sitting, &Options::default(), Driver::is_preparing);
        let before = driver.table.digest();
        let others = driver.prompt(B);
        let choice = driver.some_choice(A, &mut stream);
        driver.choose(A, &choice);
        assert!(driver.is_preparing());
        driver.must(A, Deed::Undo);
        let told: Vec<usize> = driver.frames.iter().map(|(eye, _)| *eye).collect();
        assert_eq!((told, driver.info), (vec![0], false), "nobody else is told anything");
        assert!(driver.sights[0].undone);
        assert_eq!((driver.table.digest(), driver.prompt(B)), (before, others));
        driver.check_sights();
        // The other's open prompt is still good.
        let choice = driver.some_choice(B, &mut stream);
        driver.choose(B, &choice);
        check_replay(&driver);
        while driver.step(&mut stream) {}
    }
}

/// Plays until seat A cannot take back its last decision alone.
fn revealed(sitting: &common::Sitting, game: &str, options: &Options) -> (Driver, kernel::Stream) {
    find(game, sitting, options, |d| {
        let session = follow(d);
        let own = session.steps().iter().any(|step| step.seat == A && step.options() > 1);
        own && session.undo_points(A).is_empty()
            && d.window().is_none()
            && !d.is_preparing()
            && d.ended.is_none()
    })
}

/// The state before seat A's last decision.
fn before_last(driver: &Driver) -> kernel::Digest {
    let mut session = follow(driver);
    let to =
        session.steps().iter().rev().find(|step| step.seat == A && step.options() > 1).expect("one").entry();
    session.undo_anything(to).expect("it stands");
    session.digest()
}

#[test]
fn all_agree_to_go_back() {
    let (mut driver, mut stream) = revealed(THREE, "rebirth", &Options::default());
    let (now, before) = (driver.table.digest(), before_last(&driver));
    assert_eq!(driver.refused(B, driver.consent(true)), Code::NoConsent);
    driver.must(A, Deed::Back);
    assert!(driver.info);
    let proposal = driver.info().proposal.expect("everybody sees it");
    assert_eq!((proposal.what, proposal.by, proposal.yes), (Wish::Back, 0, vec![0]));
    driver.must(Seat(2), driver.consent(true));
    assert_eq!((driver.table.digest(), driver.info().proposal.map(|p| p.yes)), (now, Some(vec![0, 2])));
    driver.must(B, driver.consent(true));
    assert_eq!((driver.table.digest(), driver.info().proposal), (before, None));
    assert!(matches!(driver.table.journal().entries.last(), Some(Entry::Back { .. })));
    assert!(driver.sights.iter().all(|sight| sight.undone));
    driver.check_sights();
    check_replay(&driver);
    while driver.step(&mut stream) {}
}

#[test]
fn one_no_ends_it() {
    let (mut driver, _) = revealed(THREE, "rebirth", &Options::default());
    let now = driver.table.digest();
    driver.must(A, Deed::Back);
    driver.must(B, driver.consent(true));
    driver.must(Seat(2), driver.consent(false));
    assert!(driver.info().proposal.is_none());
    assert_eq!(driver.refused(B, driver.consent(true)), Code::NoConsent);
    assert_eq!(driver.table.digest(), now);
}

#[test]
fn a_move_in_between_makes_it_void() {
    let (mut driver, mut stream) = revealed(TWO, "duel", &Options::default());
    driver.must(A, Deed::Back);
    driver.step(&mut stream);
    assert!(driver.info && driver.info().proposal.is_none());
    assert_eq!(driver.refused(B, driver.consent(true)), Code::NoConsent);
}

#[test]
fn a_secret_answer_in_between_is_not_betrayed() {
    let (mut driver, mut stream) = find("duel", TWO, &Options::default(), |d| {
        d.is_preparing() && follow(d).undo_points(A).is_empty() && before_exists(d)
    });
    let before = before_last(&driver);
    driver.must(A, Deed::Back);
    let choice = driver.some_choice(B, &mut stream);
    driver.choose(B, &choice);
    assert!(!driver.info && driver.info().proposal.is_some());
    driver.must(B, driver.consent(true));
    assert_eq!(driver.table.digest(), before);
    check_replay(&driver);
}

fn before_exists(driver: &Driver) -> bool {
    follow(driver).steps().iter().any(|step| step.seat == A && step.options() > 1)
}

#[test]
fn one_request_at_a_time() {
    let (mut driver, _) =
        revealed(THREE, "rebirth", &Options { clock: Clock::Move { seconds: 60 }, ..Options::default() });
    driver.must(A, Deed::Back);
    assert_eq!(driver.refused(B, Deed::Pause), Code::OtherRequest);
    driver.must(A, Deed::Pause);
    assert_eq!(driver.info().proposal.map(|p| p.what), Some(Wish::Pause), "one's own is replaced");
}

#[test]
fn who_gives_up_is_not_asked_for_consent() {
    let (mut driver, _) = revealed(THREE, "rebirth", &Options::default());
    let before = before_last(&driver);
    driver.must(A, Deed::Back);
    driver.must(B, driver.consent(true));
    driver.must(Seat(2), Deed::Resign);
    assert_eq!(driver.table.digest(), before);
}

#[test]
fn a_table_may_forbid_it() {
    let options = Options { take_back: false, ..Options::default() };
    let (mut driver, _) = revealed(TWO, "duel", &options);
    assert!(["revealed", "acted"].contains(&why(&mut driver, A, Deed::Back).as_str()));
}

#[test]
fn alone_with_bots_one_goes_back_at_once() {
    let (mut driver, mut stream) = revealed(AGAINST_BOT, "duel", &Options::default());
    let before = before_last(&driver);
    driver.must(A, Deed::Back);
    assert_eq!((driver.table.digest(), driver.info().proposal), (before, None));
    assert!(driver.decision(A).is_some());
    check_replay(&driver);
    while driver.step(&mut stream) {}
    check_replay(&driver);
}

#[test]
fn a_bot_that_thinks_about_what_was_taken_back_is_not_heard() {
    let mut late = 0;
    for seed in 0..40 {
        let mut driver = Driver::new("duel", AGAINST_BOT, Options::default(), seed);
        let mut stream = stream(seed);
        while driver.ended.is_none() {
            if let Some(job) = driver.table.job() {
                let thought = job.think();
                if driver.act(A, Deed::Undo).is_ok() || driver.act(A, Deed::Back).is_ok() {
                    let now = driver.table.digest();
                    driver.think_late(thought);
                    assert_eq!(driver.table.digest(), now);
                    late += 1;
                    if late > 40 {
                        return;
                    }
                } else {
                    driver.think_late(thought);
                }
            } else {
                driver.step(&mut stream);
            }
            if stream.below(200) == 0 {
                break;
            }
        }
    }
    assert!(late > 10);
}
