//! What one move at a table costs, without sockets and without a store.

use blackrose::BlackRose;
use kernel::{Game, Seat, Seed, Session, Stream, Viewer};
use std::sync::{Arc, OnceLock};
use table::{Deed, Options, Out, Player, Table, Windows};

fn main() {
    divan::main();
}

/// The Duel, prepared once.
fn duel() -> Arc<BlackRose> {
    static DUEL: OnceLock<Arc<BlackRose>> = OnceLock::new();
    let prepared = || {
        let packs = games::packs::load(&[]).expect("the packs of the program are whole");
        let setup = games::default_setup("duel").expect("there is a Duel");
        let game = games::prepare(&setup, &packs).expect("it can be played");
        game.black_rose().expect("the Duel is of the Black Rose")
    };
    DUEL.get_or_init(prepared).clone()
}

/// A table of two people and a spectator who all watch.
fn open(seed: u64) -> Table<BlackRose> {
    let session = Session::new(duel(), Seed::from_number(seed));
    let options = Options { windows: Windows::Quick, ..Options::default() };
    let mut table = Table::new(session, &[Player::Human; 2], options);
    table.begin(0, &mut Out::default());
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        table.welcome(viewer, "run", None);
    }
    table
}

/// Plays so many moves at random; says how many bytes were sent.
fn play(table: &mut Table<BlackRose>, moves: usize, stream: &mut Stream) -> (usize, usize) {
    let (mut made, mut bytes) = (0, 0);
    while made < moves && table.ending().is_none() {
        for seat in [Seat(0), Seat(1)] {
            let Some(decision) = table.decision(seat) else { continue };
            let choice = &decision.options[stream.below(decision.options.len() as u32) as usize];
            let deed =
                Deed::Choose { prompt: decision.prompt, choice: choice.name.to_string(), then: Vec::new() };
            let mut out = Out::default();
            table.act(seat, deed, 0, &mut out).expect("it was offered");
            bytes += out.frames.iter().map(|(_, frame)| frame.len()).sum::<usize>();
            made += 1;
        }
    }
    (made, bytes)
}

/// A hundred moves of two watched seats and a spectator.
#[divan::bench]
fn hundred_moves(bencher: divan::Bencher) {
    let mut stream = Stream::new(Seed::from_number(5));
    bencher.with_inputs(|| open(1)).bench_local_values(|mut table| play(&mut table, 100, &mut stream));
}

/// The view of a seat in the middle of a game.
#[divan::bench]
fn view(bencher: divan::Bencher) {
    let mut table = open(1);
    play(&mut table, 60, &mut Stream::new(Seed::from_number(5)));
    let session = table.session();
    bencher.bench_local(|| session.game().view(session.state(), Viewer::Seat(Seat(0))));
}

/// The same view as JSON.
#[divan::bench]
fn view_as_json(bencher: divan::Bencher) {
    let mut table = open(1);
    play(&mut table, 60, &mut Stream::new(Seed::from_number(5)));
    let session = table.session();
    let view = session.game().view(session.state(), Viewer::Seat(Seat(0)));
    println!("{} bytes", serde_json::to_string(&view).expect("it can be written").len());
    bencher.bench_local(|| serde_json::to_string(&view));
}

/// What a seat is asked.
#[divan::bench]
fn decision(bencher: divan::Bencher) {
    let mut table = open(1);
    play(&mut table, 60, &mut Stream::new(Seed::from_number(5)));
    bencher.bench_local(|| [table.decision(Seat(0)), table.decision(Seat(1))]);
}
