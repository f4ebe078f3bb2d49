//! Group commit: what goes together, what waits, and who fails.

use crate::on_both;
use crate::place::{Answers, Place, entry, with_matches, write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{MatchState, StoreError, Write, WriterStats};

on_both! { many_units_share_few_commits only_the_guilty_fail an_entry_has_one_writer
flush_waits_for_all_before nothing_follows_what_was_lost }

async fn many_units_share_few_commits(place: Place) {
    let store = with_matches(&place, &["a", "b"]).await;
    let writer = store.writer();
    let answers = Answers::default();
    for number in 0..1000 {
        let id = if number % 2 == 0 { "a" } else { "b" };
        answers.submit(&writer, number, vec![entry(id, number as u32 / 2)]);
    }
    assert!(writer.depth() > 0);
    writer.flush().await;
    assert_eq!(writer.depth(), 0);
    assert!(answers.take().into_iter().eq((0..1000).map(|number| (number, None))));
    let WriterStats { commits, rows, failed, last_micros, total_micros } = writer.stats();
    assert!(commits <= 50, "{commits} commits");
    assert_eq!((rows, failed), (1000, 0));
    assert!(0 < last_micros && last_micros <= total_micros);
    let kept = store.load("b").await.unwrap().unwrap();
    assert!(kept.entries.iter().map(|entry| entry.n).eq(0..500));
    assert_eq!((kept.head.entries, kept.head.touched), (500, 2499));
}

async fn nothing_follows_what_was_lost(place: Place) {
    let store = with_matches(&place, &["a", "b"]).await;
    let writer = store.writer();
    let lost = Arc::new(AtomicBool::new(false));
    let set = lost.clone();
    let done = move |result: Result<(), Arc<StoreError>>| set.store(result.is_err(), Ordering::Release);
    writer.submit_unless(lost.clone(), vec![entry("a", 5)], Box::new(done));
    writer.flush().await;
    let chat = Write::Chat { id: "a".into(), n: 1, at: 5000, seat: None, text: "then".into() };
    let (done, answer) = tokio::sync::oneshot::channel();
    writer.submit_unless(lost, vec![chat], Box::new(move |result| done.send(result.is_err()).unwrap()));
    write(&writer, vec![entry("b", 0)]).await.unwrap();
    assert_eq!(answer.await, Ok(true), "it built on what was not kept");
    assert!(store.chat("a").await.unwrap().is_empty());
    assert_eq!(writer.depth(), 0);
}

async fn only_the_guilty_fail(place: Place) {
    let store = with_matches(&place, &["a", "b"]).await;
    let writer = store.writer();
    write(&writer, vec![entry("a", 0)]).await.unwrap();
    let note = |n| Write::Note { id: "a".into(), n, at: 5000, json: "{}".into() };
    let chat = |text: &str| Write::Chat { id: "b".into(), n: 0, at: 5000, seat: None, text: text.into() };
    let record = Write::Record { id: "b".into(), state: MatchState::Over, at: 5000, record: "{}".into() };
    let conflict = |id: &str, what: &str| Some(StoreError::Conflict { id: id.into(), what: what.into() });
    let units = [
        (vec![entry("b", 0)], None),
        (vec![note(0), entry("a", 0)], conflict("a", "entry 0")),
        (vec![entry("a", 1)], None),
        (vec![record, entry("nobody", 0)], Some(StoreError::Missing("nobody".into()))),
        (vec![entry("a", 2), entry("a", 1)], conflict("a", "entry 1")),
        (vec![entry("b", 2)], Some(StoreError::Gap { id: "b".into(), n: 2, next: 1 })),
        (vec![chat("\0")], Some(StoreError::ZeroInText)),
        (vec![entry("a", 2)], None),
        (vec![chat("first"), chat("second")], conflict("b", "chat line 0")),
        (vec![note(0)], None),
        (vec![], None),
        (vec![chat("third")], None),
    ];
    let answers = Answers::default();
    let mut expected = Vec::new();
    for (number, (writes, answer)) in units.into_iter().enumerate() {
        answers.submit(&writer, number, writes);
        expected.push((number, answer));
    }
    writer.flush().await;
    assert_eq!(answers.take(), expected);
    assert_eq!(writer.stats().failed, 0);

    let a = store.load("a").await.unwrap().unwrap();
    assert!(a.entries.iter().map(|entry| entry.n).eq(0..3));
    assert_eq!((a.head.entries, a.notes.len()), (3, 1));
    let b = store.load("b").await.unwrap().unwrap();
    assert_eq!((b.head.entries, b.head.state), (1, MatchState::Running));
    let said = store.chat("b").await.unwrap();
    assert_eq!(said.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["third"]);
}

async fn an_entry_has_one_writer(place: Place) {
    let store = with_matches(&place, &["a"]).await;
    let (here, there) = (store.writer(), place.open().await.writer());
    let answers = Answers::default();
    for n in 0..50 {
        answers.submit(&here, 0, vec![entry("a", n)]);
        answers.submit(&there, 1, vec![entry("a", n)]);
        tokio::join!(here.flush(), there.flush());
        let failed: Vec<_> = answers.take().into_iter().filter_map(|(_, error)| error).collect();
        assert_eq!(failed, [StoreError::Conflict { id: "a".into(), what: format!("entry {n}") }]);
    }
    assert_eq!(store.load("a").await.unwrap().unwrap().head.entries, 50);
}

async fn flush_waits_for_all_before(place: Place) {
    let store = with_matches(&place, &["a"]).await;
    let writer = store.writer();
    writer.flush().await;
    let answers = Answers::default();
    for n in 0..5 {
        answers.submit(&writer, n, vec![entry("a", n as u32)]);
        writer.clone().flush().await;
        assert_eq!(answers.take(), [(n, None)]);
    }
}
