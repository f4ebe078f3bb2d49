//! A full disk, stood in for by a limit on the pages of the file.

use crate::open::sqlite_options;
use crate::{MatchState, NewMatch, Store, StoreError, Synchronous, Write, Writer};
use std::sync::Arc;
use tokio::sync::oneshot;

async fn write(writer: &Writer, n: u32, size: usize) -> Result<(), StoreError> {
    let (done, answer) = oneshot::channel();
    let small = Write::Entry { id: "a".into(), n, at: 0, spent: 0, line: "small".into() };
    let large = Write::Note { id: "a".into(), n, at: 0, json: "x".repeat(size) };
    writer.submit(vec![small, large], Box::new(move |result| drop(done.send(result))));
    answer.await.unwrap().map_err(Arc::unwrap_or_clone)
}

fn new_match() -> NewMatch {
    NewMatch {
        id: "a".into(),
        state: MatchState::Running,
        game: "duel".into(),
        rules: 1,
        content: String::new(),
        packs: "old".into(),
        created: 0,
        record: "{}".into(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_unavailable_until_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let options = sqlite_options(&path, Synchronous::Full).pragma("max_page_count", "256");
    let store = Store::open_file(&path, options).await.unwrap();
    store.create(&new_match()).await.unwrap();
    store.keep_packs("ballast", &"x".repeat(500_000)).await.unwrap();
    let writer = store.writer();
    let mut kept = 0;
    let error = loop {
        match write(&writer, kept, 50_000).await {
            Ok(()) => kept += 1,
            Err(error) => break error,
        }
    };
    assert!(kept > 0);
    assert!(error.is_unavailable() && error.to_string().contains("full"), "{error}");
    assert!(write(&writer, kept, 50_000).await.unwrap_err().is_unavailable(), "still full");
    let found = store.load("a").await.unwrap().unwrap();
    assert_eq!((found.entries.len(), found.notes.len()), (kept as usize, kept as usize));

    let crate::Db::Sqlite(pool) = &store.db else { panic!("this is SQLite") };
    sqlx::query("DELETE FROM packs").execute(pool).await.unwrap();
    write(&writer, kept, 50_000).await.unwrap();
    assert_eq!(store.load("a").await.unwrap().unwrap().head.entries, kept + 1);
    assert_eq!(writer.stats().failed, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_transaction_that_sqlite_ended_by_itself_spoils_no_connection() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open_file(&path, sqlite_options(&path, Synchronous::Full)).await.unwrap();
    store.create(&new_match()).await.unwrap();
    let crate::Db::Sqlite(pool) = &store.db else { panic!("this is SQLite") };
    for _ in 0..8 {
        let mut ended = pool.begin_with("BEGIN IMMEDIATE").await.unwrap();
        // As after a full disk: whoever began it knows nothing of its end.
        sqlx::query("ROLLBACK").execute(&mut *ended).await.unwrap();
        drop(ended);
        assert!(store.load("a").await.unwrap().is_some());
    }
}
