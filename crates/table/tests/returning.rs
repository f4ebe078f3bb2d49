//! Coming back: the frames that were missed, or everything anew.

mod common;

use common::sight::Sight;
use common::{Driver, RUN, TWO, find, stream};
use kernel::{Seat, Viewer};
use std::sync::Arc;
use table::wire::Mark;
use table::{Deed, Options};

const A: Seat = Seat(0);
const EYES: [Viewer; 3] = [Viewer::Seat(A), Viewer::Seat(Seat(1)), Viewer::Spectator];

fn mark(run: &str, n: u32) -> Mark {
    Mark { run: run.into(), n }
}

fn is_view(frames: &[Arc<str>]) -> bool {
    matches!(frames, [frame] if frame.starts_with(r#"{"type":"view""#))
}

#[test]
fn a_gap_is_filled_with_the_very_frames() {
    let mut driver = Driver::new("duel", TWO, Options::default(), 1);
    let mut stream = stream(1);
    let mut sent: [Vec<(u32, Arc<str>)>; 3] = Default::default();
    let (mut gaps, mut views) = (0, 0);
    while driver.step(&mut stream) {
        for (eye, frame) in &driver.frames {
            let n = sent[*eye].last().map_or(1, |(n, _)| n + 1);
            sent[*eye].push((n, frame.clone()));
        }
        for (eye, viewer) in EYES.into_iter().enumerate() {
            for back in 0..10 {
                let Some(n) = driver.sights[eye].n.checked_sub(back) else { continue };
                let frames = driver.table.welcome(viewer, RUN, Some(&mark(RUN, n)));
                let missed: Vec<Arc<str>> =
                    sent[eye].iter().filter(|(m, _)| *m > n).map(|(_, frame)| frame.clone()).collect();
                if is_view(&frames) {
                    Sight::new(&frames[0]).check_same(&driver.sights[eye], "a fresh view");
                    assert!(
                        missed.iter().map(|frame| frame.len()).sum::<usize>() > 1_500,
                        "it was too far back"
                    );
                    views += 1;
                } else {
                    assert_eq!(frames, missed);
                    gaps += 1;
                }
            }
        }
    }
    assert!(gaps > 100 && views > 10, "{gaps} {views}");
}

#[test]
fn who_was_never_there_gets_everything() {
    let (mut driver, _) = find("duel", TWO, &Options::default(), |d| d.sights[0].n > 10);
    let n = driver.sights[0].n;
    for seen in [
        None,
        Some(mark("another", n)),
        Some(mark(RUN, n + 1)),
        Some(mark(RUN, u32::MAX)),
        Some(mark(RUN, 0)),
    ] {
        let frames = driver.table.welcome(Viewer::Seat(A), RUN, seen.as_ref());
        assert!(is_view(&frames), "{seen:?}");
        Sight::new(&frames[0]).check_same(&driver.sights[0], "a fresh view");
    }
    assert!(driver.table.welcome(Viewer::Seat(A), RUN, Some(&mark(RUN, n))).is_empty(), "nothing was missed");
}

#[test]
fn a_second_window_gets_the_same_numbers() {
    let (mut driver, mut stream) = find("duel", TWO, &Options::default(), |d| d.sights[0].n > 10);
    let mut second = Sight::new(&driver.table.welcome(Viewer::Seat(A), RUN, None)[0]);
    for _ in 0..20 {
        driver.step(&mut stream);
        driver.frames.iter().filter(|(eye, _)| *eye == 0).for_each(|(_, frame)| second.apply(frame));
        second.check_same(&driver.sights[0], "both windows");
    }
}

#[test]
fn what_happened_unwatched_is_not_a_gap() {
    for (eye, viewer) in EYES.into_iter().enumerate() {
        let other = Seat(if eye == 1 { 0 } else { 1 });
        let (mut driver, mut stream) =
            find("duel", TWO, &Options::default(), |d| d.sights[eye].n > 5 && d.decision(other).is_some());
        let seen = driver.mark(eye);
        driver.table.unwatched(viewer);
        // Somebody else plays on; nothing is sent to who is away.
        let choice = driver.some_choice(other, &mut stream);
        driver.choose(other, &choice);
        assert!(driver.frames.iter().all(|(to, _)| *to != eye));
        // Another window of the same viewer begins anew, and moves are counted again.
        let mut fresh = Sight::new(&driver.table.welcome(viewer, RUN, None)[0]);
        driver.sights[eye] = Sight::new(&driver.table.welcome(viewer, RUN, None)[0]);
        for _ in 0..3 {
            driver.step(&mut stream);
            driver.frames.iter().filter(|(to, _)| *to == eye).for_each(|(_, frame)| fresh.apply(frame));
            // Who left before cannot go on from where it was.
            let frames = driver.table.welcome(viewer, RUN, Some(&seen));
            assert!(is_view(&frames), "{viewer:?} has missed what nobody counted");
            Sight::new(&frames[0]).check_same(&fresh, "a fresh view");
        }
    }
}

#[test]
fn a_decision_that_a_bot_would_have_made_is_given_back() {
    let (mut driver, _) = find("duel", TWO, &Options::default(), |d| d.asked() == [A]);
    driver.presence(A, false);
    driver.tick_at(driver.now + 120_000);
    assert!(driver.decision(A).is_none(), "who still watches is told");
    let seen = driver.mark(0);
    driver.presence(A, true);
    assert!(driver.decision(A).is_some());
    let frames = driver.table.welcome(Viewer::Seat(A), RUN, Some(&seen));
    assert_eq!(frames.len(), 1, "the gap has it too");
}

#[test]
fn the_log_is_told_from_its_beginning() {
    let (mut driver, _) = find("duel", TWO, &Options::default(), |d| d.table.journal().entries.len() > 60);
    let log = |driver: &Driver, viewer| {
        let log: serde_json::Value = serde_json::from_str(&driver.table.log(viewer)).expect("JSON");
        assert_eq!(log["type"], "log");
        log["events"].as_array().expect("a list").clone()
    };
    let before = log(&driver, Viewer::Seat(A));
    assert!(before.len() > 10 && before.len() >= log(&driver, Viewer::Spectator).len());
    driver.must(A, Deed::Back);
    if driver.info().proposal.is_some() {
        driver.must(Seat(1), driver.consent(true));
    }
    let after = log(&driver, Viewer::Seat(A));
    assert!(before.starts_with(&after), "what was taken back is not in it");
}
