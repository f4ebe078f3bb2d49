//! Random playouts do not allocate once their lists have grown; the state is small.
#![allow(unsafe_code)] // A global allocator cannot be written without.

use blackrose::Setup;
use blackrose::editions::classic::CLASSIC;
use blackrose::setup::SWITCHES;
use bots::Dice;
use games::{AnySetup, Visitor};
use kernel::{Game, Log, Play, Seed};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::Arc;

struct Counting;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

fn note() {
    // A thread that is ending has no count any more, and no test looks at it.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note();
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        unsafe { System.dealloc(at, layout) }
    }
    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note();
        unsafe { System.realloc(at, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays games of a game at random; how many decisions there were, and how many allocations while they were made.
struct Count {
    /// Is each choice made by [`Play`], which has listed it, or by [`Game::choose`]?
    listed: bool,
}

impl Visitor for Count {
    type Out = (u64, u64);

    fn visit<G: Game>(self, game: Arc<G>) -> (u64, u64) {
        let mut room = Vec::with_capacity(256);
        let (mut decisions, mut allocations) = (0, 0);
        for seed in 0..50 {
            let mut dice = Dice::new(Seed::from_number(seed));
            let mut state = game.start(Seed::from_number(seed));
            let before = COUNT.get();
            if self.listed {
                let mut play = Play::new(&*game, &mut state, &mut room);
                while play.asked().is_some() {
                    decisions += u64::from(play.choices().len() > 1);
                    play.answer(dice.below(play.choices().len()), &mut Log::silent());
                }
            } else {
                while let Some(seat) = game.deciding(&state).iter().next() {
                    room.clear();
                    game.choices(&state, seat, &mut room);
                    decisions += u64::from(room.len() > 1);
                    let choice = room[dice.below(room.len())];
                    game.choose(&mut state, seat, choice, &mut Log::silent()).expect("offered");
                }
            }
            allocations += COUNT.get() - before;
        }
        (decisions, allocations)
    }
}

#[test]
fn random_playouts_do_not_allocate() {
    let packs = games::packs::load(&[]).expect("the packs of the program");
    for name in games::games() {
        let setup = games::default_setup(name).expect("a game of the program");
        let game = games::prepare(&setup, &packs).expect("a sound setup");
        for listed in [true, false] {
            let (decisions, allocations) = game.clone().visit(Count { listed });
            assert!(decisions > 5_000, "{name}");
            assert_eq!(allocations, 0, "{name}, in {decisions} decisions");
        }
    }
}

#[test]
fn options_of_classic_do_not_allocate() {
    let packs = games::packs::load(&[]).expect("the packs of the program");
    let classic = games::default_setup("classic").and_then(AnySetup::black_rose).expect("Classic");
    let mut taken = 0;
    for switch in SWITCHES.iter().filter(|switch| (switch.has)(&CLASSIC)) {
        let mut setup = Setup { players: 2 + taken % 3, ..classic.clone() };
        *(switch.at)(&mut setup) = !switch.usual;
        let game = games::prepare(&AnySetup::BlackRose(setup), &packs).expect("a sound setup");
        let (decisions, allocations) = game.visit(Count { listed: taken % 2 == 0 });
        assert!(decisions > 5_000, "{}", switch.name);
        assert_eq!(allocations, 0, "{}, in {decisions} decisions", switch.name);
        taken += 1;
    }
    assert_eq!(taken, 5, "the four options of Classic, and Rooms in their order");
}

#[test]
fn the_count_counts() {
    let before = COUNT.get();
    let list = std::hint::black_box(vec![1, 2, 3]);
    assert_eq!(COUNT.get() - before, 1, "{list:?}");
}

#[test]
fn the_state_is_about_12_kilobytes() {
    let size = std::mem::size_of::<blackrose::State>();
    println!("{size} bytes");
    assert!(size <= 12 * 1024, "{size} bytes");
}
