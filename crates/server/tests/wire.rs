//! Random frames, good and bad, at a real table: nothing panics, a refusal changes nothing, the game stays sound.

#[path = "common/frames.rs"]
mod frames;

use frames::Duel;
use kernel::{Seed, Stream};

/// What clients say, to be cut and changed at random.
const SAID: &[&str] = &[
    r#"{"type":"undo"}"#,
    r#"{"type":"back"}"#,
    r#"{"type":"consent","yes":true}"#,
    r#"{"type":"consent","yes":false}"#,
    r#"{"type":"orders","orders":[{"do":"never"}]}"#,
    r#"{"type":"orders","orders":[{"card":"aegis","kind":"damage","do":"always"}]}"#,
    r#"{"type":"orders","orders":[]}"#,
    r#"{"type":"wait"}"#,
    r#"{"type":"pause"}"#,
    r#"{"type":"resume"}"#,
    r#"{"type":"why"}"#,
    r#"{"type":"log"}"#,
    r#"{"type":"choose","prompt":3,"choice":"cast quick"}"#,
    r#"{"type":"choose","prompt":1,"choice":""}"#,
    r#"{"type":"choose","prompt":4294967295,"choice":"cast quick"}"#,
    r#"{"type":"join","token":"x","seen":{"run":"x","n":1}}"#,
    r#"{"type":"chat","text":"x"}"#,
];

fn frame(chance: &mut Stream) -> Vec<u8> {
    let who = chance.below(10) as u8;
    match chance.below(100) {
        0..70 => vec![who & 1, b'!', chance.below(256) as u8],
        70..76 => vec![10, chance.below(256) as u8],
        76..78 => vec![12 + (who & 1), chance.below(2) as u8],
        78..80 => vec![14],
        _ => {
            let mut frame = vec![who & 1];
            frame.extend(SAID[chance.below(SAID.len() as u32) as usize].as_bytes());
            if chance.below(3) == 0 {
                for _ in 0..=chance.below(3) {
                    let at = 1 + chance.below(frame.len() as u32 - 1) as usize;
                    frame[at] = chance.below(256) as u8;
                }
            }
            frame
        }
    }
}

#[test]
fn random_frames_leave_every_table_sound() {
    let mut chance = Stream::new(Seed::from_number(20));
    let (mut accepted, mut refused) = (0, 0);
    for game in 0..GAMES {
        let mut duel = Duel::new(game);
        for _ in 0..250 {
            let frame = frame(&mut chance);
            duel.frame(&frame);
        }
        if game % 4 == 0 {
            duel.frame(b"\x00{\"type\":\"resign\"}");
        }
        (accepted, refused) = (accepted + duel.accepted, refused + duel.refused);
        duel.finish();
    }
    assert!(
        accepted > 20 * GAMES as usize && refused > 5 * GAMES as usize,
        "{accepted} accepted, {refused} refused"
    );
}

/// So many that it takes a second or two.
const GAMES: u64 = 40;
