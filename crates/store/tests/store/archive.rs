//! The archive: in, read there, and out again.

use crate::on_both;
use crate::place::{Place, entry, new_match, write};
use std::time::Duration;
use store::{Ages, Filter, MatchState, Store, StoreError, Write};

on_both! { an_archived_match_reads_the_same what_is_touched_stays half_a_journal_is_no_journal }

const AGES: Ages = Ages {
    waiting: Duration::from_millis(10),
    running: Duration::from_millis(100),
    over: Duration::from_millis(1000),
};

async fn ids(store: &Store, archived: bool) -> Vec<String> {
    let heads = store.list(&Filter { archived, ..Filter::default() }).await.unwrap();
    heads.into_iter().map(|head| head.id).collect()
}

async fn an_archived_match_reads_the_same(place: Place) {
    let odd = "two\nlines, \"quotes\" and \\ 🌹\u{2028}";
    let mut writes: Vec<Write> = (0..40).map(|n| entry("full", n)).collect();
    writes.extend([
        Write::Entry { id: "full".into(), n: 40, at: 2040, spent: u32::MAX, line: odd.into() },
        Write::Note { id: "full".into(), n: 0, at: 2040, json: "{}".into() },
        Write::Chat { id: "full".into(), n: 0, at: 2040, seat: Some(1), text: odd.into() },
        Write::Snapshot { id: "full".into(), n: 41, digest: "77".into(), position: odd.into() },
    ]);
    there_and_back(&place, "full", writes).await;
    there_and_back(&place, "empty", vec![]).await;
}

async fn there_and_back(place: &Place, id: &str, writes: Vec<Write>) {
    let store = place.open().await;
    let writer = store.writer();
    store.create(&new_match(id, MatchState::Running, 1000)).await.unwrap();
    write(&writer, writes).await.unwrap();
    let before = store.load(id).await.unwrap().unwrap();
    let chat = store.chat(id).await.unwrap();

    let now = before.head.touched + 101;
    assert_eq!(store.archive(&AGES, now).await.unwrap(), [id]);
    assert_eq!(store.archive(&AGES, now).await.unwrap(), [""; 0]);
    let mut archived = store.load(id).await.unwrap().unwrap();
    assert_eq!(archived.head.archived.take(), Some(now));
    assert_eq!(archived, before);
    assert_eq!(store.chat(id).await.unwrap(), chat);
    assert!(!ids(&store, false).await.contains(&id.to_owned()));
    assert!(ids(&store, true).await.contains(&id.to_owned()));
    let left = "SELECT count(*) FROM entries e JOIN activity a ON a.no = e.no WHERE a.archived IS NOT NULL";
    assert_eq!(place.count(left).await, 0);
    let next = entry(id, before.head.entries);
    assert_eq!(write(&writer, vec![next.clone()]).await, Err(StoreError::Archived(id.into())));

    assert!(store.restore(id, now + 5).await.unwrap());
    assert!(!store.restore(id, now + 6).await.unwrap());
    assert!(!store.restore("nobody", now).await.unwrap());
    let mut restored = store.load(id).await.unwrap().unwrap();
    assert_eq!(restored.head.touched, now + 5);
    restored.head.touched = before.head.touched;
    assert_eq!(restored, before);
    assert_eq!(place.count("SELECT count(*) FROM archive").await, 0);
    write(&writer, vec![next]).await.unwrap();
    assert_eq!(store.load(id).await.unwrap().unwrap().entries.len(), before.entries.len() + 1);
}

async fn what_is_touched_stays(place: Place) {
    let store = place.open().await;
    for state in MatchState::ALL {
        store.create(&new_match(&format!("{state:?}"), state, 1000)).await.unwrap();
    }
    assert_eq!(store.archive(&AGES, 1010).await.unwrap(), [""; 0]);
    assert_eq!(store.archive(&AGES, 1011).await.unwrap(), ["Waiting"]);
    let touch = Write::Note { id: "Running".into(), n: 0, at: 1100, json: "{}".into() };
    write(&store.writer(), vec![touch]).await.unwrap();
    assert_eq!(store.archive(&AGES, 1200).await.unwrap(), [""; 0]);
    assert_eq!(store.archive(&AGES, 2000).await.unwrap(), ["Running"]);
    assert_eq!(store.archive(&AGES, 2001).await.unwrap(), ["Over", "Closed"]);
    assert_eq!(ids(&store, false).await, [""; 0]);
    assert_eq!(ids(&store, true).await.len(), 4);
}

async fn half_a_journal_is_no_journal(place: Place) {
    let store = place.open().await;
    store.create(&new_match("a", MatchState::Running, 1000)).await.unwrap();
    write(&store.writer(), (0..5).map(|n| entry("a", n)).collect()).await.unwrap();
    place.execute("DELETE FROM entries WHERE n = 2").await;
    assert!(matches!(store.load("a").await, Err(StoreError::Database(_))));
    assert!(matches!(store.archive(&AGES, 9999).await, Err(StoreError::Database(_))));
    assert_eq!(place.count("SELECT count(*) FROM entries").await, 4);
}
