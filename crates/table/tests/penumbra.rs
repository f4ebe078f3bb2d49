//! Penumbra at a table: alone, with people and with bots, to the end and over restarts.

mod common;

use bots::BotSpec;
use common::{Driver, Sitting, stream};
use table::Options;

const ONE: &Sitting = &[None];
const MIXED: &Sitting = &[None, Some(BotSpec::Random), None];

fn play(sitting: &Sitting, seed: u64) -> usize {
    let mut driver = Driver::new("penumbra", sitting, Options::default(), seed);
    let mut stream = stream(seed);
    let mut steps = 0;
    while driver.step(&mut stream) {
        if steps % 25 == 0 {
            driver.check_sights();
        }
        if steps % 97 == 40 {
            let again = driver.restarted();
            assert_eq!(again.table.digest(), driver.table.digest());
        }
        steps += 1;
    }
    driver.check_sights();
    let ending = driver.ended.as_ref().expect("it has ended");
    assert_eq!(ending.scores.len(), sitting.len());
    steps
}

#[test]
fn one_plays_alone() {
    for seed in 0..3 {
        assert!(play(ONE, seed) > 20);
    }
}

#[test]
fn people_and_a_bot_play_together() {
    for seed in 0..2 {
        assert!(play(MIXED, seed) > 40);
    }
}
