//! A place for one test: a file or a database of its own, and what tests do there.

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection, SqliteConnection};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use store::{MatchState, NewMatch, Store, StoreError, Synchronous, Write, Writer};
use tokio::sync::oneshot;

pub struct Place {
    pub url: String,
    folder: Option<tempfile::TempDir>,
}

impl Place {
    pub fn sqlite() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("new/folder/store.db").display());
        Place { url, folder: Some(folder) }
    }

    pub async fn postgres() -> Place {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let server = server();
        let name = format!("test_{}_{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        let mut admin = PgConnection::connect(&server).await.unwrap();
        admin.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        let (at, _) = server.rsplit_once('/').unwrap();
        Place { url: format!("{at}/{name}"), folder: None }
    }

    pub fn is_sqlite(&self) -> bool {
        self.folder.is_some()
    }

    /// The file of the store.
    pub fn file(&self) -> &str {
        self.url.strip_prefix("sqlite:").unwrap()
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.url, Synchronous::Normal).await.unwrap()
    }

    /// Runs a statement behind the store's back.
    pub async fn execute(&self, statement: &str) {
        let statement = AssertSqlSafe(statement.to_owned());
        if self.is_sqlite() {
            let mut to = SqliteConnection::connect(&self.url).await.unwrap();
            to.execute(statement).await.unwrap();
            to.close().await.unwrap();
        } else {
            let mut to = PgConnection::connect(&self.url).await.unwrap();
            to.execute(statement).await.unwrap();
            to.close().await.unwrap();
        }
    }

    /// A number that a query gives, behind the store's back.
    pub async fn count(&self, query: &'static str) -> i64 {
        if self.is_sqlite() {
            let mut to = SqliteConnection::connect(&self.url).await.unwrap();
            sqlx::query_scalar(query).fetch_one(&mut to).await.unwrap()
        } else {
            let mut to = PgConnection::connect(&self.url).await.unwrap();
            sqlx::query_scalar(query).fetch_one(&mut to).await.unwrap()
        }
    }
}

/// The server that tests may make databases in.
pub fn server() -> String {
    std::env::var("CONCLAVE_TEST_POSTGRES")
        .expect("tests of the store need PostgreSQL: run them through scripts/with-postgres or make test")
}

pub fn new_match(id: &str, state: MatchState, created: i64) -> NewMatch {
    NewMatch {
        id: id.into(),
        state,
        game: "duel".into(),
        rules: 3,
        content: "c0ffee".into(),
        packs: "9f".into(),
        created,
        record: format!("{{\"name\":\"{id}\"}}"),
    }
}

/// A store with running matches of these names.
pub async fn with_matches(place: &Place, ids: &[&str]) -> Store {
    let store = place.open().await;
    for id in ids {
        store.create(&new_match(id, MatchState::Running, 1000)).await.unwrap();
    }
    store
}

pub fn entry(id: &str, n: u32) -> Write {
    Write::Entry { id: id.into(), n, at: 2000 + i64::from(n), spent: 10 * n, line: line(n) }
}

pub fn line(n: u32) -> String {
    format!("{{\"seat\":{},\"choose\":\"target room:armory\"}}", n % 2)
}

/// Submits and waits for the answer.
pub async fn write(writer: &Writer, writes: Vec<Write>) -> Result<(), StoreError> {
    let (done, answer) = oneshot::channel();
    writer.submit(writes, Box::new(move |result| drop(done.send(result))));
    answer.await.unwrap().map_err(|error| (*error).clone())
}

/// Collects the answers to many submissions in the order in which they come.
#[derive(Clone, Default)]
pub struct Answers(Arc<Mutex<Vec<Answer>>>);

/// The number of a submission, and why it was not kept.
type Answer = (usize, Option<StoreError>);

impl Answers {
    pub fn submit(&self, writer: &Writer, number: usize, writes: Vec<Write>) {
        let answers = self.0.clone();
        let done = move |result: Result<(), Arc<StoreError>>| {
            answers.lock().unwrap().push((number, result.err().map(|error| (*error).clone())));
        };
        writer.submit(writes, Box::new(done));
    }

    pub fn take(&self) -> Vec<Answer> {
        std::mem::take(&mut *self.0.lock().unwrap())
    }
}
