//! Random playouts of the Duel do not allocate once their lists have grown; the state is small.
#![allow(unsafe_code)] // A global allocator cannot be written without.

use bots::Dice;
use games::AnyGame;
use kernel::{Game, Log, Seed};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

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

fn duel() -> AnyGame {
    let packs = games::packs::load(&[]).expect("the packs of the program");
    games::prepare(&games::default_setup("duel").expect("the Duel"), &packs).expect("a sound setup")
}

#[test]
fn random_playouts_do_not_allocate() {
    let game = duel().black_rose().expect("the Duel is of the Black Rose");
    let mut choices = Vec::with_capacity(128);
    let (mut decisions, mut allocations) = (0u64, 0u64);
    for seed in 0..50 {
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut state = game.start(Seed::from_number(seed));
        let before = COUNT.get();
        while let Some(seat) = game.deciding(&state).iter().next() {
            choices.clear();
            game.choices(&state, seat, &mut choices);
            decisions += u64::from(choices.len() > 1);
            let choice = choices[dice.below(choices.len())];
            game.choose(&mut state, seat, choice, &mut Log::silent()).expect("offered");
        }
        allocations += COUNT.get() - before;
    }
    assert!(decisions > 5_000);
    assert_eq!(allocations, 0, "in {decisions} decisions");
}

#[test]
fn the_count_counts() {
    let before = COUNT.get();
    let list = std::hint::black_box(vec![1, 2, 3]);
    assert_eq!(COUNT.get() - before, 1, "{list:?}");
}

#[test]
fn the_state_is_about_10_kilobytes() {
    let size = std::mem::size_of::<blackrose::State>();
    assert!(size <= 11 * 1024, "{size} bytes");
}
