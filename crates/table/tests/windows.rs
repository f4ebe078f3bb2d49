//! Trap windows: sealed, quick, waited for, answered by orders.

mod common;

use bots::BotSpec;
use common::{AGAINST_BOT, Driver, THREE, TWO, find, session, stream};
use kernel::{Game, Seat, Session};
use table::wire::Code;
use table::{Deed, Millis, Options, Order, Standing, Windows};

const MS: Millis = 2_000;

fn order(card: Option<&str>, kind: Option<&str>, what: Standing) -> Order {
    Order { card: card.map(Into::into), kind: kind.map(Into::into), what }
}

/// The game as its journal tells it.
fn follow(driver: &Driver) -> Session<blackrose::BlackRose> {
    let game = session(&driver.record).game().clone();
    Session::replay(game, driver.table.journal()).expect("it can be played again")
}

fn barrier(driver: &Driver) -> u32 {
    let session = follow(driver);
    session.game().barrier(session.state())
}

fn in_window(driver: &Driver) -> bool {
    driver.window().is_some()
}

/// Is a window open in which so many are asked, and has nobody answered yet?
fn opens_for(driver: &Driver, asked: usize) -> bool {
    if !in_window(driver) || driver.asked().len() != asked {
        return false;
    }
    let session = follow(driver);
    session.game().deciding(session.state()).len() == asked
}

/// The first window in which so many are asked; when it opened is now.
fn window(game: &str, sitting: &common::Sitting, asked: usize) -> Driver {
    find(game, sitting, &Options::default(), |d| opens_for(d, asked)).0
}

/// A window of one seat that can reveal something.
fn holder() -> (Driver, Seat) {
    let options = Options::default();
    let (driver, _) = find("snares", TWO, &options, |d| opens_for(d, 1) && d.offered(d.asked()[0]).len() > 1);
    let seat = driver.asked()[0];
    (driver, seat)
}

/// Lets time pass in small steps until the window is closed; says how long it lasted from now on.
fn lasts(driver: &mut Driver) -> Millis {
    let (opened, before) = (driver.now, driver.table.journal().entries.len());
    while driver.table.journal().entries.len() == before {
        assert!(driver.now < opened + 60_000, "it closes some time");
        driver.tick_at(driver.now + 1);
    }
    driver.now - opened
}

#[test]
fn a_sealed_window_lasts_its_time_when_nobody_answers() {
    let mut driver = window("snares", TWO, 1);
    assert_eq!(driver.info().window.and_then(|window| window.left), Some(MS));
    assert_eq!(driver.table.wakes(), Some(driver.now + MS));
    let closes = driver.now + MS;
    driver.tick_at(closes - 1);
    assert!(in_window(&driver) && driver.frames.is_empty());
    let before = barrier(&driver);
    driver.tick_at(closes);
    assert!(barrier(&driver) > before);
    assert!(driver.info, "everybody is told that it is closed");
    assert_eq!(driver.info().window.filter(|window| window.left != Some(MS)), None);
}

#[test]
fn early_answers_do_not_shorten_it() {
    for (game, sitting, asked) in [("snares", TWO, 1), ("snares", TWO, 2), ("rebirth", THREE, 2)] {
        let mut driver = window(game, sitting, asked);
        let seats = driver.asked();
        let opened = driver.now;
        for (i, seat) in seats.into_iter().enumerate() {
            driver.tick_at(opened + 10 * (i as Millis + 1));
            let entries = driver.table.journal().entries.len();
            driver.choose(seat, "done");
            assert_eq!(driver.table.journal().entries.len(), entries, "the answer is held");
            assert_eq!((driver.frames.len(), driver.info), (1, false), "only the seat itself is told");
            assert!(driver.decision(seat).is_none());
            assert_eq!(driver.notes("held"), driver.past().notes.len(), "and kept as a note");
        }
        let passed = driver.now - opened;
        assert_eq!(passed + lasts(&mut driver), MS);
    }
}

#[test]
fn nobody_can_tell_whether_the_others_have_answered() {
    // The frames of a seat are the same whether it answers first or last.
    let driver = window("snares", TWO, 2);
    let seats = driver.asked();
    let frames = |first: bool| {
        let mut driver = driver.restarted();
        let mut own = Vec::new();
        let order = if first { [seats[0], seats[1]] } else { [seats[1], seats[0]] };
        for seat in order {
            driver.choose(seat, "done");
            if seat == seats[0] {
                own.extend(driver.frames.iter().map(|(_, frame)| frame.clone()));
                own.push(driver.table.why(seat).into());
                let wait = driver.act(seat, Deed::Wait).expect_err("it has answered");
                own.push(wait.write().into());
                driver.must(seat, Deed::Undo);
                own.extend(driver.frames.iter().map(|(_, frame)| frame.clone()));
                driver.choose(seat, "done");
                driver.must(seat, Deed::Back);
                own.extend(driver.frames.iter().map(|(_, frame)| frame.clone()));
                driver.choose(seat, "done");
            }
        }
        driver.tick_at(driver.now + MS);
        own.extend(driver.frames.iter().filter(|(eye, _)| *eye == seats[0].index()).map(|(_, f)| f.clone()));
        own
    };
    assert_eq!(frames(true), frames(false));
}

#[test]
fn the_held_answer_is_taken_at_the_end() {
    let (mut driver, seat) = holder();
    let reveal = driver.offered(seat)[0].clone();
    assert!(reveal.starts_with("reveal "), "{reveal}");
    let deed = driver.answer(seat, &reveal);
    driver.must(seat, deed.clone());
    // It is acknowledged again and again.
    driver.must(seat, deed);
    let entries = driver.table.journal().entries.len();
    driver.tick_at(driver.now + MS);
    let name = match &driver.table.journal().entries[entries] {
        kernel::Entry::Choice { seat: by, name } if *by == seat => name.as_str().to_owned(),
        other => panic!("{other:?}"),
    };
    assert_eq!(name, reveal);
    driver.check_sights();
}

#[test]
fn who_does_not_answer_declines_at_the_end() {
    let (mut driver, seat) = holder();
    let entries = driver.table.journal().entries.len();
    driver.tick_at(driver.now + MS);
    let entry = driver.table.journal().entries[entries].to_string();
    assert_eq!(entry, format!(r#"{{"seat":{},"choose":"done"}}"#, seat.0));
}

#[test]
fn a_window_waits_for_who_asks_it_to() {
    for (game, sitting) in [("snares", TWO), ("rebirth", THREE)] {
        let mut driver = window(game, sitting, 2);
        let (waits, other) = (driver.asked()[0], driver.asked()[1]);
        let stranger = (0..sitting.len() as u8).map(Seat).find(|seat| !driver.asked().contains(seat));
        if let Some(stranger) = stranger {
            assert_eq!(driver.refused(stranger, Deed::Wait), Code::WindowClosed);
        }
        driver.must(waits, Deed::Wait);
        assert!(driver.info);
        let shown = driver.info().window.expect("it is open");
        assert_eq!((shown.left, shown.waits), (None, vec![waits.0]));
        let opened = driver.now;
        driver.tick_at(opened + MS);
        assert!(driver.decision(other).is_none(), "who did not ask for it has declined");
        assert!(driver.decision(waits).is_some());
        assert_eq!(driver.table.wakes(), None, "nothing happens by itself");
        driver.tick_at(opened + 30 * MS);
        let before = barrier(&driver);
        driver.choose(waits, "done");
        assert!(barrier(&driver) > before, "its answer closes the window");
    }
}

#[test]
fn who_holds_nothing_is_asked_and_may_wait_too() {
    let (mut driver, _) =
        find("snares", TWO, &Options::default(), |d| opens_for(d, 1) && d.offered(d.asked()[0]) == ["done"]);
    let seat = driver.asked()[0];
    driver.must(seat, Deed::Wait);
    driver.tick_at(driver.now + MS);
    assert_eq!(driver.offered(seat), ["done"]);
}

#[test]
fn waiting_does_not_shorten_a_window_either() {
    let mut driver = window("snares", TWO, 1);
    let seat = driver.asked()[0];
    driver.must(seat, Deed::Wait);
    driver.choose(seat, "done");
    assert_eq!(lasts(&mut driver), MS);
}

#[test]
fn a_held_answer_is_taken_back() {
    let (mut driver, seat) = holder();
    let (opened, prompt) = (driver.now, driver.prompt(seat));
    driver.choose(seat, "done");
    driver.tick_at(opened + 500);
    driver.must(seat, Deed::Undo);
    assert_eq!((driver.notes("released"), driver.frames.len()), (1, 1));
    assert!(driver.sights[seat.index()].undone && driver.prompt(seat) > prompt);
    let stale = Deed::Choose { prompt, choice: "done".into(), then: Vec::new() };
    assert_eq!(driver.refused(seat, stale), Code::Stale);
    let reveal = driver.offered(seat)[0].clone();
    driver.choose(seat, &reveal);
    assert_eq!(lasts(&mut driver), MS - 500, "the window is still the same");
    assert!(driver.kept_journal().write().contains(&format!(r#""choose":"{reveal}""#)));
}

#[test]
fn taking_back_does_not_touch_the_others_answers() {
    let mut driver = window("snares", TWO, 2);
    let (first, second) = (driver.asked()[0], driver.asked()[1]);
    let opened = driver.now;
    driver.choose(first, "done");
    driver.choose(second, "done");
    driver.tick_at(opened + 500);
    driver.must(first, Deed::Undo);
    let told: Vec<usize> = driver.frames.iter().map(|(eye, _)| *eye).collect();
    assert_eq!((told, driver.info), (vec![first.index()], false));
    assert!(driver.decision(second).is_none(), "its answer stands");
    assert_eq!(lasts(&mut driver), MS - 500);
}

#[test]
fn a_pause_stops_the_time_of_a_window() {
    let mut driver = window("snares", TWO, 1);
    let opened = driver.now;
    driver.tick_at(opened + 700);
    driver.must(Seat(0), Deed::Pause);
    assert_eq!(driver.table.wakes(), None);
    driver.tick_at(opened + 100_000);
    assert!(in_window(&driver));
    assert_eq!(driver.info().window.and_then(|window| window.left), Some(MS - 700));
    driver.must(Seat(1), Deed::Resume);
    assert_eq!(lasts(&mut driver), MS - 700);
}

/// The longest time between two moves of a game that goes on by itself.
fn slowest(sitting: &common::Sitting, orders: &[Order], options: &Options) -> Millis {
    let mut slowest = 0;
    for seed in 0..4 {
        let mut driver = Driver::new("snares", sitting, options.clone(), seed);
        let mut stream = common::stream(seed);
        for seat in driver.people() {
            driver.must(seat, Deed::Orders(orders.to_vec()));
        }
        while driver.ended.is_none() {
            let before = driver.now;
            driver.step(&mut stream);
            assert!(!in_window(&driver) || !orders.iter().any(|o| o.card.is_none()), "nobody is asked");
            slowest = slowest.max(driver.now - before);
        }
        assert!(driver.notes("held") == 0 || slowest > 0);
    }
    slowest
}

#[test]
fn bots_and_blind_orders_take_no_time() {
    let options = Options::default();
    let bots = [Some(BotSpec::Random), Some(BotSpec::Random)];
    assert_eq!(slowest(&bots, &[], &options), 0);
    for what in [Standing::Never, Standing::Always] {
        assert_eq!(slowest(TWO, &[order(None, None, what)], &options), 0);
        assert_eq!(slowest(&[None, Some(BotSpec::Random)], &[order(None, None, what)], &options), 0);
    }
    // Orders for one card do not pass a window by, or its length would tell of the card.
    assert_eq!(slowest(TWO, &[order(Some("snare"), None, Standing::Never)], &options), MS);
}

/// A window with one holder, with the card it can reveal and the kind of the window.
fn card() -> (Driver, Seat, String, String) {
    let (driver, seat) = holder();
    let session = follow(&driver);
    let (game, state) = (session.game(), session.state());
    let choice = session.find(seat, &driver.offered(seat)[0]).expect("it is offered");
    let card = game.reveals(state, seat, choice).expect("it reveals a card");
    let kind = driver.window().expect("a window");
    (driver, seat, card, kind)
}

#[test]
fn orders_answer_inside_the_window() {
    let (opened, seat, card, kind) = card();
    let other = if kind == "damage" { "movement" } else { "damage" };
    let (reveal, done) = (Some("reveal "), Some("done"));
    let cases = [
        (vec![order(Some(&card), None, Standing::Always)], reveal),
        (vec![order(Some(&card), Some(&kind), Standing::Always)], reveal),
        (vec![order(None, Some(&kind), Standing::Always)], reveal),
        (vec![order(Some(&card), None, Standing::Never)], done),
        (vec![order(None, Some(&kind), Standing::Never)], done),
        (vec![order(None, None, Standing::Never), order(Some(&card), None, Standing::Ask)], None),
        (vec![order(Some("another"), None, Standing::Always)], None),
        (vec![order(Some(&card), Some(other), Standing::Always)], None),
        (vec![order(None, Some(other), Standing::Never)], None),
        (vec![order(Some(&card), None, Standing::Ask)], None),
        (vec![], None),
    ];
    for (orders, expected) in cases {
        let mut driver = opened.restarted();
        driver.must(seat, Deed::Orders(orders.clone()));
        assert!(!driver.info, "nobody else learns of orders");
        match expected {
            None => assert!(driver.decision(seat).is_some(), "{orders:?} ask"),
            Some(name) => {
                assert!(driver.decision(seat).is_none(), "{orders:?} answer");
                let held = driver.past().notes.pop().expect("a note");
                assert!(held.contains(&format!(r#""name":"{name}"#)), "{orders:?}: {held}");
                assert_eq!(lasts(&mut driver), MS, "inside the window");
            }
        }
    }
}

#[test]
fn in_quick_windows_only_holders_are_asked() {
    let options = Options { windows: Windows::Quick, ..Options::default() };
    let mut asked = 0;
    for seed in 0..20 {
        let mut driver = Driver::new("snares", TWO, options.clone(), seed);
        let mut stream = common::stream(seed);
        while driver.ended.is_none() {
            let now = driver.now;
            driver.step(&mut stream);
            assert_eq!(driver.now, now, "nothing takes a fixed time");
            let holders = if in_window(&driver) { driver.asked() } else { Vec::new() };
            for seat in holders {
                assert!(driver.offered(seat).len() > 1, "only holders");
                assert!(driver.info().window.is_none());
                assert_eq!(driver.refused(seat, Deed::Wait), Code::WindowClosed);
                asked += 1;
            }
        }
    }
    assert!(asked > 5);
}

#[test]
fn a_held_answer_outlives_a_restart() {
    let (mut driver, seat) = holder();
    let reveal = driver.offered(seat)[0].clone();
    let deed = driver.answer(seat, &reveal);
    driver.must(seat, deed.clone());
    let mut again = driver.restarted();
    assert_eq!(again.table.digest(), driver.table.digest());
    assert!(again.decision(seat).is_none(), "the answer is there");
    again.must(seat, deed);
    assert_eq!(again.info().window.and_then(|window| window.left), Some(MS), "the window lasts as any other");
    again.tick_at(again.now + MS);
    driver.tick_at(driver.now + MS);
    assert_eq!(again.table.journal(), driver.table.journal());
    // It can be taken back there too.
    let (mut driver, seat) = holder();
    driver.choose(seat, "done");
    let mut again = driver.restarted();
    again.must(seat, Deed::Undo);
    driver.must(seat, Deed::Undo);
    assert_eq!(again.prompt(seat), driver.prompt(seat));
    assert_eq!(driver.restarted().prompt(seat), driver.prompt(seat));
}

#[test]
fn two_held_answers_outlive_a_restart() {
    let mut driver = window("snares", TWO, 2);
    let (first, second) = (driver.asked()[0], driver.asked()[1]);
    driver.choose(second, "done");
    driver.choose(first, "done");
    driver.must(second, Deed::Undo);
    let mut again = driver.restarted();
    assert!(again.decision(first).is_none());
    assert_eq!(again.prompt(second), driver.prompt(second));
    again.choose(second, "done");
    let mut again = again.restarted();
    assert!(again.asked().is_empty());
    assert_eq!(lasts(&mut again), MS);
}

/// Bots look at no clock: nothing is given away when one person among them is asked only where there is a choice.
#[test]
fn one_person_among_bots_is_asked_nothing_without_a_choice() {
    let among_two: &common::Sitting = &[Some(BotSpec::Random), None, Some(BotSpec::Random)];
    let mut asked = 0;
    for (game, sitting) in [("snares", AGAINST_BOT), ("rebirth", among_two), ("classic", among_two)] {
        for seed in 0..5 {
            let mut driver = Driver::new(game, sitting, Options::default(), seed);
            let mut stream = stream(seed);
            while driver.step(&mut stream) {
                assert!(driver.info().window.is_none(), "nobody waits for time to pass");
                for seat in driver.asked() {
                    assert!(driver.offered(seat).len() > 1, "{game}, seed {seed}: {:?}", driver.window());
                    asked += usize::from(in_window(&driver));
                }
            }
        }
    }
    assert!(asked > 0, "what can be answered is asked");
}
