//! Answers to prompts: once and no more, and what is refused changes nothing.

mod common;

use common::{Driver, THREE, TWO, find, stream};
use kernel::{Seat, Stream};
use table::wire::Code;
use table::{Deed, Options};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn choose(prompt: u32, choice: &str) -> Deed {
    Deed::Choose { prompt, choice: choice.to_owned(), then: Vec::new() }
}

/// A deed that changes nothing and is accepted all the same.
fn repeat(driver: &mut Driver, seat: Seat, deed: &Deed) {
    let before = (driver.table.digest(), driver.kept.len());
    driver.must(seat, deed.clone());
    assert_eq!((driver.table.digest(), driver.kept.len()), before, "{deed:?} again");
    assert!(driver.frames.is_empty() && !driver.info);
}

#[test]
fn a_double_click_and_a_retry_change_nothing() {
    for (game, sitting, seeds) in [("snares", TWO, 0..10), ("rebirth", THREE, 0..1)] {
        for seed in seeds {
            let mut driver = Driver::new(game, sitting, Options::default(), seed);
            let mut stream = stream(seed);
            let mut last: Vec<Option<Deed>> = vec![None; driver.seats()];
            while driver.ended.is_none() {
                let Some(seat) = common::pick(&driver.asked(), &mut stream) else {
                    driver.step(&mut stream);
                    continue;
                };
                let deed = driver.answer(seat, &driver.some_choice(seat, &mut stream));
                driver.must(seat, deed.clone());
                last[seat.index()] = Some(deed);
                // Also after what the table answered by itself, and after what the others did.
                for (seat, deed) in last.iter().enumerate() {
                    if let Some(deed) = deed {
                        repeat(&mut driver, Seat(seat as u8), deed);
                    }
                }
            }
            let last = last.into_iter().flatten().next().expect("somebody answered");
            assert!(driver.act(A, last).is_ok(), "a retry after the end");
        }
    }
}

#[test]
fn an_answered_prompt_takes_no_other_name() {
    let (mut driver, _) = find("duel", TWO, &Options::default(), |d| d.offered(A).len() > 1);
    let (prompt, offered) = (driver.prompt(A), driver.offered(A));
    driver.choose(A, &offered[0]);
    assert_eq!(driver.refused(A, choose(prompt, &offered[1])), Code::Stale);
    repeat(&mut driver, A, &choose(prompt, &offered[0]));
    for other in [0, prompt.wrapping_sub(1), prompt + 100, u32::MAX] {
        assert_eq!(driver.refused(A, choose(other, &offered[0])), Code::Stale, "prompt {other}");
    }
}

#[test]
fn what_is_not_offered_is_refused_with_its_clause() {
    let (mut driver, _) = find("duel", TWO, &Options::default(), |d| d.decision(A).is_some());
    let prompt = driver.prompt(A);
    let refusal = driver.act(A, choose(prompt, "fly to the moon")).expect_err("nobody can");
    assert_eq!((refusal.code, refusal.prompt), (Code::NotOffered, Some(prompt)));
    let asked = driver.decision(A).expect("still asked")["clause"].clone();
    assert_eq!(serde_json::to_value(refusal.clause).expect("JSON"), asked);
    assert!(serde_json::to_string(&refusal.message).expect("JSON").contains("fly to the moon"));
    let choice = driver.offered(A)[0].clone();
    driver.choose(A, &choice);
}

#[test]
fn who_is_not_asked_is_refused() {
    let (mut driver, _) =
        find("duel", TWO, &Options::default(), |d| d.decision(A).is_some() && d.decision(B).is_none());
    let choice = driver.offered(A)[0].clone();
    let codes: Vec<Code> = (0..200).map(|prompt| driver.refused(B, choose(prompt, &choice))).collect();
    assert_eq!(codes.iter().filter(|code| **code == Code::NotAsked).count(), 1, "the next prompt");
    assert_eq!(codes.iter().filter(|code| **code == Code::Stale).count(), codes.len() - 1);
}

#[test]
fn nothing_is_accepted_after_the_end() {
    let mut driver = Driver::new("duel", TWO, Options::default(), 3);
    let mut stream = stream(3);
    while driver.step(&mut stream) {}
    let deeds = [
        choose(1, "done"),
        Deed::Undo,
        Deed::Back,
        Deed::Consent { yes: true, to: 1 },
        Deed::Orders(Vec::new()),
        Deed::Wait,
        Deed::Pause,
        Deed::Resume,
        Deed::Resign,
    ];
    for deed in deeds {
        assert_eq!(driver.refused(A, deed), Code::Over);
    }
    assert!(driver.table.wakes().is_none() && driver.table.job().is_none());
}

#[test]
fn nothing_is_chosen_while_the_game_is_stopped() {
    let (mut driver, mut stream) = find("duel", TWO, &Options::default(), |d| d.offered(A).len() > 1);
    let retry = driver.answer(A, &driver.offered(A)[0]);
    driver.must(A, retry.clone());
    assert!(driver.until(&mut stream, |d| d.decision(B).is_some() || d.decision(A).is_some()));
    driver.must(B, Deed::Pause);
    let seat = driver.asked()[0];
    let deed = driver.answer(seat, &driver.offered(seat)[0]);
    let consent = Deed::Consent { yes: true, to: 1 };
    for deed in [deed.clone(), Deed::Undo, Deed::Back, Deed::Wait, Deed::Pause, consent] {
        assert_eq!(driver.refused(seat, deed), Code::Paused);
    }
    driver.must(seat, Deed::Orders(Vec::new()));
    driver.must(A, Deed::Resume);
    driver.must(seat, deed);
    assert_eq!(driver.refused(A, Deed::Resume), Code::NotAsked, "it goes on already");
}

#[test]
fn a_retry_is_accepted_while_the_game_is_stopped() {
    let (mut driver, _) = find("duel", TWO, &Options::default(), |d| d.offered(A).len() > 1);
    let deed = driver.answer(A, &driver.offered(A)[0]);
    driver.must(A, deed.clone());
    driver.must(B, Deed::Pause);
    repeat(&mut driver, A, &deed);
}

#[test]
fn who_gave_up_is_refused() {
    let (mut driver, _) = find("rebirth", THREE, &Options::default(), |d| d.decision(A).is_some());
    let deed = driver.answer(A, &driver.offered(A)[0]);
    driver.must(A, Deed::Resign);
    assert!(driver.decision(A).is_none(), "the client is told that nothing is asked any more");
    for deed in [deed, Deed::Undo, Deed::Resign, Deed::Pause] {
        assert_eq!(driver.refused(A, deed), Code::NotAsked);
    }
}

#[test]
fn too_many_orders_are_refused() {
    let mut driver = Driver::new("duel", TWO, Options::default(), 1);
    let order = table::Order { card: None, kind: None, what: table::Standing::Never };
    assert_eq!(driver.refused(A, Deed::Orders(vec![order.clone(); 65])), Code::TooLarge);
    driver.must(A, Deed::Orders(vec![order; 64]));
}

/// All answers of people who prepare at once, in some order; each seat draws from its own stream.
fn prepare(mut driver: Driver, mut order: impl FnMut(&[Seat]) -> Seat) -> kernel::Digest {
    let mut streams: Vec<Stream> = (0..driver.seats() as u64).map(|n| stream(50 + n)).collect();
    let all = driver.asked();
    loop {
        let left: Vec<Seat> = driver.asked();
        let seat = order(&left);
        let choice = driver.some_choice(seat, &mut streams[seat.index()]);
        driver.choose(seat, &choice);
        if left.len() == 1 && driver.decision(seat).is_none_or(|_| driver.frames.len() > 1) {
            return driver.table.digest();
        }
        let told: Vec<usize> = driver.frames.iter().map(|(eye, _)| *eye).collect();
        assert_eq!(told, [seat.index()], "nobody else of {all:?} notices");
    }
}

#[test]
fn those_who_decide_at_once_never_reject_each_other() {
    for (game, sitting) in [("duel", TWO), ("rebirth", THREE)] {
        let (driver, _) = find(game, sitting, &Options::default(), Driver::is_preparing);
        let first = prepare(driver.restarted(), |left| left[0]);
        assert_eq!(prepare(driver.restarted(), |left| left[left.len() - 1]), first);
        for seed in 0..10 {
            let mut stream = stream(seed);
            let order = |left: &[Seat]| common::pick(left, &mut stream).expect("somebody is left");
            assert_eq!(prepare(driver.restarted(), order), first);
        }
    }
}
