//! Matches, lists, chat and packs.

use crate::on_both;
use crate::place::{Place, entry, line, new_match, with_matches, write};
use store::{ChatLine, Filter, MatchState, Snapshot, StoreError, StoredEntry, Write};

on_both! { everything_is_read_back only_the_newest_snapshot_is_kept packs_are_kept_by_hash lists_are_filtered
readers_see_whole_units ping_writes clocks_say_when_they_are_due }

async fn everything_is_read_back(place: Place) {
    let store = place.open().await;
    let new = new_match("a", MatchState::Waiting, 1000);
    store.create(&new).await.unwrap();
    assert_eq!(
        store.create(&new).await,
        Err(StoreError::Conflict { id: "a".into(), what: "a place in the store".into() })
    );
    let writer = store.writer();
    let odd = "Zażółć \"gęślą\"\n\\u0000 🌹 ' NULL [1]";
    let far = u32::MAX;
    let writes = vec![
        entry("a", 0),
        Write::Entry { id: "a".into(), n: 1, at: i64::MAX, spent: far, line: odd.into() },
        Write::Note { id: "a".into(), n: 0, at: 2001, json: "{\"kind\":\"consent\"}".into() },
        Write::Note { id: "a".into(), n: 1, at: 2002, json: odd.into() },
        Write::Chat { id: "a".into(), n: 0, at: 2003, seat: Some(255), text: odd.into() },
        Write::Chat { id: "a".into(), n: 1, at: 2004, seat: None, text: String::new() },
        Write::Record { id: "a".into(), state: MatchState::Over, at: 2005, record: odd.into() },
        Write::Snapshot { id: "a".into(), n: 2, digest: "77".into(), position: odd.into() },
    ];
    write(&writer, writes).await.unwrap();

    let kept = store.load("a").await.unwrap().unwrap();
    assert_eq!(kept.head.id, "a");
    assert_eq!(kept.head.state, MatchState::Over);
    assert_eq!((kept.head.game.as_str(), kept.head.rules), ("duel", 3));
    assert_eq!((kept.head.content.as_str(), kept.head.packs.as_str()), ("c0ffee", "9f"));
    assert_eq!((kept.head.created, kept.head.touched, kept.head.archived), (1000, i64::MAX, None));
    assert_eq!((kept.head.record.as_str(), kept.head.entries), (odd, 2));
    let first = StoredEntry { n: 0, at: 2000, spent: 0, line: line(0) };
    assert_eq!(kept.entries, [first, StoredEntry { n: 1, at: i64::MAX, spent: far, line: odd.into() }]);
    assert_eq!(kept.notes, ["{\"kind\":\"consent\"}", odd]);
    assert_eq!(kept.snapshot, Some(Snapshot { n: 2, digest: "77".into(), position: odd.into() }));
    let said = ChatLine { n: 0, at: 2003, seat: Some(255), text: odd.into() };
    let silence = ChatLine { n: 1, at: 2004, seat: None, text: String::new() };
    assert_eq!(store.chat("a").await.unwrap(), [said, silence]);
    assert_eq!(store.list(&Filter::default()).await.unwrap(), [kept.head]);

    assert_eq!(store.load("b").await.unwrap(), None);
    assert_eq!(store.chat("b").await.unwrap(), []);
    store.close().await;
    assert_eq!(place.open().await.load("a").await.unwrap().unwrap().entries.len(), 2);
}

async fn only_the_newest_snapshot_is_kept(place: Place) {
    let store = with_matches(&place, &["a"]).await;
    let writer = store.writer();
    let snapshot =
        |n: u32| Write::Snapshot { id: "a".into(), n, digest: n.to_string(), position: format!("after {n}") };
    write(&writer, vec![snapshot(4), snapshot(9), snapshot(7)]).await.unwrap();
    write(&writer, vec![snapshot(8)]).await.unwrap();
    let kept = store.load("a").await.unwrap().unwrap();
    assert_eq!(kept.snapshot.map(|snapshot| snapshot.position), Some("after 9".into()));
    assert_eq!(kept.head.touched, 1000, "a snapshot is no news");
}

async fn packs_are_kept_by_hash(place: Place) {
    let store = place.open().await;
    assert_eq!(store.packs("9f").await.unwrap(), None);
    store.keep_packs("9f", "[[spell]]").await.unwrap();
    store.keep_packs("9f", "[[spell]]").await.unwrap();
    assert_eq!(store.packs("9f").await.unwrap(), Some("[[spell]]".into()));
}

async fn lists_are_filtered(place: Place) {
    let store = place.open().await;
    for (n, state) in (0..).zip(MatchState::ALL.into_iter().cycle().take(8)) {
        store.create(&new_match(&format!("m{n}"), state, 1000 + n)).await.unwrap();
    }
    let list = async |states: &[MatchState], limit| {
        let filter = Filter { states: states.to_vec(), limit, ..Filter::default() };
        let heads = store.list(&filter).await.unwrap();
        heads.into_iter().map(|head| head.id).collect::<Vec<_>>()
    };
    assert_eq!(list(&[], 100).await, ["m7", "m6", "m5", "m4", "m3", "m2", "m1", "m0"]);
    assert_eq!(list(&[], 3).await, ["m7", "m6", "m5"]);
    assert_eq!(list(&[MatchState::Running], 100).await, ["m5", "m1"]);
    assert_eq!(list(&[MatchState::Closed, MatchState::Waiting], 3).await, ["m7", "m4", "m3"]);
}

async fn readers_see_whole_units(place: Place) {
    let store = with_matches(&place, &["a"]).await;
    let writer = store.writer();
    let reading = tokio::spawn({
        let store = store.clone();
        async move {
            let mut seen = 0;
            while seen < 600 {
                let kept = store.load("a").await.unwrap().unwrap();
                assert!(kept.entries.iter().map(|entry| entry.n).eq(0..kept.head.entries));
                assert_eq!(kept.entries.len() % 3, 0, "half a unit");
                assert!(kept.entries.len() >= seen);
                seen = kept.entries.len();
                assert_eq!(store.list(&Filter::default()).await.unwrap().len(), 1);
            }
        }
    });
    for n in (0..600).step_by(3) {
        write(&writer, vec![entry("a", n), entry("a", n + 1), entry("a", n + 2)]).await.unwrap();
    }
    reading.await.unwrap();
}

async fn ping_writes(place: Place) {
    let store = place.open().await;
    store.ping().await.unwrap();
    store.ping().await.unwrap();
    assert_eq!(place.count("SELECT beats FROM pulse").await, 2);
}

async fn clocks_say_when_they_are_due(place: Place) {
    let store = with_matches(&place, &["a", "b", "c", "d"]).await;
    let writer = store.writer();
    let clocks = |id: &str, due: Option<i64>| Write::Clocks { id: id.into(), due, json: format!("{due:?}") };
    let writes =
        vec![clocks("a", Some(500)), clocks("b", Some(300)), clocks("c", Some(900)), clocks("d", None)];
    write(&writer, writes).await.unwrap();
    assert_eq!(store.due(299, 9).await.unwrap(), [""; 0]);
    assert_eq!(store.due(500, 9).await.unwrap(), ["b", "a"]);
    assert_eq!(store.due(500, 1).await.unwrap(), ["b"], "who has waited longest comes first");
    // The last counts, in one batch and after it.
    write(&writer, vec![clocks("a", Some(100)), clocks("a", None)]).await.unwrap();
    write(&writer, vec![clocks("b", Some(400))]).await.unwrap();
    assert_eq!(store.due(1000, 9).await.unwrap(), ["b", "c"]);
    assert_eq!(store.load("b").await.unwrap().unwrap().clocks.as_deref(), Some("Some(400)"));
    store.is_not_due("b").await.unwrap();
    let over = Write::Record { id: "c".into(), state: MatchState::Over, at: 9, record: "{}".into() };
    write(&writer, vec![over]).await.unwrap();
    assert_eq!(store.due(1000, 9).await.unwrap(), [""; 0], "what is over is not due");
    assert!(store.load("b").await.unwrap().unwrap().clocks.is_some(), "how they stand is kept");
}
