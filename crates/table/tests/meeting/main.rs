//! Where features of a table meet: take-backs, windows, orders, clocks, pauses, giving up, absence, restarts.
//! What holds is written down in `docs/protocol.md`, "Where features meet".

mod absence;
mod clocks;
#[path = "../common/mod.rs"]
mod common;
mod orders;
mod requests;

use common::{Driver, Sitting, find, session};
use kernel::{Entry, Seat, Session, Stream};
use table::wire::{Code, Refusal};
use table::{Clock, Deed, Millis, Options};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn per_move(seconds: u32) -> Options {
    Options { clock: Clock::Move { seconds }, ..Options::default() }
}

fn per_game(seconds: u32, increment: u32) -> Options {
    Options { clock: Clock::Game { seconds, increment }, ..Options::default() }
}

/// What is left on the clock of a seat.
fn left(driver: &Driver, seat: Seat) -> Millis {
    driver.info().seats[seat.index()].clock.expect("people have clocks")
}

fn ticks(driver: &Driver, seat: Seat) -> bool {
    driver.info().seats[seat.index()].ticking
}

fn stands_in(driver: &Driver, seat: Seat) -> bool {
    driver.info().seats[seat.index()].stand_in
}

/// The game as its journal tells it.
fn follow(driver: &Driver) -> Session<blackrose::BlackRose> {
    let game = session(&driver.record).game().clone();
    Session::replay(game, driver.table.journal()).expect("it can be played again")
}

/// The entries of the real decisions of a seat that stand.
fn decisions(driver: &Driver, seat: Seat) -> Vec<usize> {
    let session = follow(driver);
    let own = session.steps().iter().filter(|step| step.seat == seat && step.options() > 1);
    own.map(|step| step.entry()).collect()
}

/// A point where the question is one of a single seat, and A has decided something that it cannot take back alone.
fn stuck(game: &str, sitting: &Sitting, options: &Options, asked: &[Seat]) -> (Driver, Stream) {
    find(game, sitting, options, |driver| {
        driver.asked() == asked
            && driver.window().is_none()
            && driver.ended.is_none()
            && follow(driver).undo_points(A).is_empty()
            && !decisions(driver, A).is_empty()
    })
}

/// A point where A is asked alone, outside windows, and has just done what it can take back; `before` the choice it was
/// there so long, and then it chose.
fn undoable(options: &Options, before: Millis) -> (Driver, Stream) {
    for seed in 0..100 {
        let mut driver = Driver::new("duel", common::TWO, options.clone(), seed);
        let mut stream = common::stream(seed);
        while driver.ended.is_none() {
            let alone = driver.asked() == [A] && driver.window().is_none() && driver.offered(A).len() > 1;
            if !alone {
                driver.step(&mut stream);
                continue;
            }
            driver.tick_at(driver.now + before);
            let choice = driver.some_choice(A, &mut stream);
            driver.choose(A, &choice);
            let can = follow(&driver).undo_points(A).last() == decisions(&driver, A).last();
            if can && driver.asked() == [A] && driver.window().is_none() {
                return (driver, stream);
            }
        }
    }
    panic!("no such game");
}

/// Why something cannot be taken back.
fn why(refusal: Refusal) -> String {
    assert_eq!(refusal.code, Code::CannotUndo);
    match &refusal.message.args[..] {
        [(name, kernel::Arg::Text(why))] if name == "why" => why.clone(),
        other => panic!("{other:?}"),
    }
}

/// How often the game went back.
fn returns(driver: &Driver) -> usize {
    let back = |entry: &&Entry| matches!(entry, Entry::Back { .. } | Entry::Undo { .. });
    driver.table.journal().entries.iter().filter(back).count()
}

/// All people but one agree to what is asked.
fn all_agree(driver: &mut Driver, but: Seat) {
    for seat in driver.people().into_iter().filter(|seat| *seat != but) {
        driver.must(seat, driver.consent(true));
    }
}

fn pause_by_consent(driver: &mut Driver, by: Seat) {
    driver.must(by, Deed::Pause);
    all_agree(driver, by);
    assert!(driver.info().paused);
}
