//! Any frames are messages or refusals; what a table refuses changes nothing, what it accepts leaves it sound.
#![no_main]

#[path = "../../crates/server/tests/common/frames.rs"]
mod frames;

use frames::Duel;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut duel = Duel::new(bytes.first().copied().unwrap_or_default().into());
    for frame in bytes.split(|byte| *byte == b'\n').take(400) {
        duel.frame(frame);
    }
    duel.finish();
});
