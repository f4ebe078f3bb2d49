//! A restart at any moment: from what was kept the table goes on as if nothing had happened.

mod common;

use bots::BotSpec;
use common::{AGAINST_BOT, Driver, Sitting, THREE, TWO, pick, stream};
use kernel::{Seat, Stream};
use std::ops::Range;
use table::{Clock, Deed, Options, Order, Standing, Windows};

/// Something random that people do.
fn something(driver: &mut Driver, stream: &mut Stream, last: &mut [Option<Deed>]) {
    let Some(seat) = pick(&driver.people(), stream) else { return };
    if driver.info().paused {
        driver.must(seat, Deed::Resume);
        return;
    }
    let deed = match stream.below(24) {
        0 | 1 => Deed::Undo,
        2 => Deed::Back,
        3 => driver.consent(stream.below(3) > 0),
        4 => Deed::Pause,
        5 => Deed::Wait,
        6 => {
            let what = pick(&[Standing::Always, Standing::Never, Standing::Ask], stream).expect("three");
            let card = (stream.below(2) == 0).then(|| "snare".to_owned());
            Deed::Orders(vec![Order { card, kind: None, what }])
        }
        7 => {
            let present = driver.info().seats[seat.index()].present;
            driver.presence(seat, !present);
            return;
        }
        8 | 9 => {
            driver.tick_at(driver.now + 500);
            return;
        }
        _ => {
            let soon = driver.table.wakes().filter(|at| *at <= driver.now + 10_000);
            let waits = soon.is_some() && stream.below(4) == 0;
            match pick(&driver.asked(), stream).filter(|_| !waits) {
                Some(seat) => {
                    let deed = driver.answer(seat, &driver.some_choice(seat, stream));
                    driver.must(seat, deed.clone());
                    last[seat.index()] = Some(deed);
                }
                None if driver.think() => {}
                None => driver.tick_at(driver.table.wakes().map_or(driver.now + 1, |at| at.max(driver.now))),
            }
            return;
        }
    };
    // Much of this is refused.
    let _ = driver.act(seat, deed);
}

/// The restarted table is as the old one was.
fn check_alike(driver: &mut Driver, last: &[Option<Deed>]) -> Driver {
    let mut again = driver.restarted();
    assert_eq!(again.kept, driver.kept, "nothing new was to be kept");
    assert_eq!(again.table.digest(), driver.table.digest());
    assert_eq!(again.table.journal(), driver.table.journal());
    let (old, new) = (driver.info(), again.info());
    assert_eq!(old.paused, new.paused);
    for seat in driver.people() {
        let (old, new) = (&old.seats[seat.index()], &new.seats[seat.index()]);
        assert_eq!((old.resigned, old.stand_in), (new.resigned, new.stand_in));
        assert_eq!(driver.decision(seat), again.decision(seat), "{seat}");
        assert!(new.clock >= old.clock, "what was not kept is not counted: {:?} {:?}", new.clock, old.clock);
    }
    for (seat, deed) in last.iter().enumerate() {
        if let Some(deed) = deed {
            let kept = again.kept.len();
            let seat = Seat(seat as u8);
            let said = driver.act(seat, deed.clone());
            assert_eq!(again.act(seat, deed.clone()), said, "{deed:?} was answered before");
            assert_eq!(again.kept.len(), kept);
        }
    }
    again
}

fn play(game: &str, sitting: &Sitting, options: &Options, seed: u64, every: usize) -> usize {
    let mut driver = Driver::new(game, sitting, options.clone(), seed);
    let mut stream = stream(seed);
    let mut last: Vec<Option<Deed>> = vec![None; driver.seats()];
    let mut steps = 0;
    while driver.ended.is_none() {
        something(&mut driver, &mut stream, &mut last);
        steps += 1;
        if steps % every != 0 {
            continue;
        }
        let again = check_alike(&mut driver, &last);
        // Now and then the game is played to its end there, or goes on there.
        if stream.below(60) == 0 {
            finish(again, &mut stream);
        } else if stream.below(10) == 0 && driver.ended.is_none() {
            driver = again;
        }
        assert!(steps < 5_000, "it ends some time");
    }
    steps
}

fn finish(mut driver: Driver, stream: &mut Stream) {
    if driver.info().paused {
        driver.must(driver.people()[0], Deed::Resume);
    }
    for seat in driver.people() {
        if driver.ended.is_none() && !driver.info().seats[seat.index()].resigned {
            driver.must(seat, Deed::Orders(Vec::new()));
        }
    }
    while driver.step(stream) {}
    assert!(driver.ended.is_some());
    assert_eq!(&driver.kept_journal(), driver.table.journal());
}

fn play_all(game: &str, sitting: &Sitting, options: &Options, seeds: Range<u64>, every: usize) {
    let steps: usize = seeds.map(|seed| play(game, sitting, options, seed, every)).sum();
    println!("{steps} steps");
    assert!(steps > 200);
}

#[test]
fn two_people() {
    play_all("snares", TWO, &Options::default(), 0..3, 1);
}

#[test]
fn two_people_with_clocks() {
    let clock = Clock::Game { seconds: 86_400, increment: 3 };
    play_all("snares", TWO, &Options { clock, ..Options::default() }, 10..12, 1);
}

#[test]
fn two_people_with_quick_windows() {
    play_all("snares", TWO, &Options { windows: Windows::Quick, ..Options::default() }, 20..22, 1);
}

#[test]
fn a_person_and_a_bot() {
    play_all("snares", AGAINST_BOT, &Options::default(), 30..32, 1);
}

#[test]
fn three_in_rebirth() {
    play_all("rebirth", THREE, &Options::default(), 40..41, 8);
    play_all("rebirth", &[None, None, Some(BotSpec::Random)], &Options::default(), 41..42, 8);
}

#[test]
fn three_in_classic() {
    play_all("classic", THREE, &Options::default(), 42..43, 8);
}

#[test]
fn clocks_are_as_they_were_kept() {
    let options = Options { clock: Clock::Game { seconds: 3_600, increment: 2 }, ..Options::default() };
    let mut driver = Driver::new("snares", TWO, options, 3);
    let mut stream = stream(3);
    let clock = |driver: &Driver, seat: Seat| driver.info().seats[seat.index()].clock;
    for n in 0..150 {
        // Some think for no time at all.
        driver.tick_at(driver.now + if n % 3 == 0 { 0 } else { 700 });
        let Some(seat) = pick(&driver.asked(), &mut stream).filter(|_| driver.window().is_none()) else {
            driver.step(&mut stream);
            continue;
        };
        let choice = driver.some_choice(seat, &mut stream);
        driver.choose(seat, &choice);
        assert_eq!(clock(&driver.restarted(), seat), clock(&driver, seat), "{choice} of {seat}");
    }
}

#[test]
fn a_note_that_cannot_be_read_is_named() {
    let driver = Driver::new("duel", TWO, Options::default(), 1);
    let mut past = driver.past();
    past.notes.push("{\"note\":\"unheard-of\"}".into());
    let game = games::AnyGame::BlackRose(common::game(&driver.record));
    let content = driver.table.journal().header.content;
    let why = table::run(&driver.record, "id", &game, game.rules(), content, &past).err();
    assert!(why.expect("refused").to_string().starts_with("note 0: "));
}

#[test]
fn two_beside_an_avatar() {
    play_all("avatar", TWO, &Options::default(), 42..43, 8);
}
