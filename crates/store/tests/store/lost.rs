//! A database that is lost for a while: what was not kept is said so, and the writer finds back by itself.

use crate::place::{Place, entry, with_matches, write};
use crate::proxy::{Proxy, Way};
use sqlx::{Connection, Executor, SqliteConnection};
use store::{Store, StoreError, Synchronous};

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_file_is_unavailable_until_it_is_free() {
    let place = Place::sqlite();
    let store = with_matches(&place, &["a"]).await;
    let writer = store.writer();
    let mut other = SqliteConnection::connect(&place.url).await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let error = write(&writer, vec![entry("a", 0)]).await.unwrap_err();
    assert!(error.is_unavailable() && error.to_string().contains("locked"), "{error}");
    assert_eq!(store.load("a").await.unwrap().unwrap().entries, []);
    other.execute("ROLLBACK").await.unwrap();
    write(&writer, vec![entry("a", 0)]).await.unwrap();
    assert_eq!(writer.stats().failed, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_was_ended_is_made_again() {
    let place = Place::postgres().await;
    let store = with_matches(&place, &["a"]).await;
    let writer = store.writer();
    for n in 0..5 {
        write(&writer, vec![entry("a", n)]).await.unwrap();
        place
            .execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                 WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
            .await;
    }
    write(&writer, vec![entry("a", 5)]).await.unwrap();
    store.ping().await.unwrap();
    assert!(store.load("a").await.unwrap().unwrap().entries.iter().map(|entry| entry.n).eq(0..6));
    assert_eq!(writer.stats().failed, 0);
}

async fn behind_a_proxy(place: &Place) -> (Proxy, Store) {
    with_matches(place, &["a"]).await.close().await;
    let proxy = Proxy::to(&place.url).await;
    let store = Store::open(&proxy.url, Synchronous::Full).await.unwrap();
    (proxy, store)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_server_is_unavailable_until_it_is_back() {
    for way in [Way::Broken, Way::Silent] {
        let place = Place::postgres().await;
        let (proxy, store) = behind_a_proxy(&place).await;
        let writer = store.writer();
        write(&writer, vec![entry("a", 0)]).await.unwrap();
        for _ in 0..2 {
            proxy.set(way);
            let error = write(&writer, vec![entry("a", 1)]).await.unwrap_err();
            assert!(error.is_unavailable(), "{error}");
        }
        assert!(store.ping().await.unwrap_err().is_unavailable());
        assert_eq!(writer.stats().failed, 2);
        // What was not kept is not there, and there is room for it again.
        proxy.set(Way::Open);
        assert_eq!(store.load("a").await.unwrap().unwrap().head.entries, 1);
        write(&writer, vec![entry("a", 1)]).await.unwrap();
        store.ping().await.unwrap();
        assert_eq!(store.load("a").await.unwrap().unwrap().head.entries, 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_without_an_answer_is_looked_up() {
    let place = Place::postgres().await;
    let (proxy, store) = behind_a_proxy(&place).await;
    let writer = store.writer();
    write(&writer, vec![entry("a", 0)]).await.unwrap();
    for (n, way) in (1..).zip([Way::CutAfterCommit, Way::CutBeforeCommit].repeat(3)) {
        proxy.set(way);
        // If the first commit were forgotten, the second would be a conflict.
        write(&writer, vec![entry("a", n)]).await.unwrap();
        assert_eq!(proxy.get(), Way::Open, "nothing was cut");
        assert_eq!(store.load("a").await.unwrap().unwrap().head.entries, n + 1);
    }
    // Those who were refused stay refused.
    proxy.set(Way::CutAfterCommit);
    let (refused, kept) =
        tokio::join!(write(&writer, vec![entry("a", 0)]), write(&writer, vec![entry("a", 7)]),);
    assert_eq!(refused, Err(StoreError::Conflict { id: "a".into(), what: "entry 0".into() }));
    kept.unwrap();
    assert_eq!(proxy.get(), Way::Open, "nothing was cut");
    assert_eq!(store.load("a").await.unwrap().unwrap().head.entries, 8);
}
