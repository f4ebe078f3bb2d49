//! Where a server keeps its tables: a folder or a database of its own, and what is kept there.

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection, SqliteConnection};
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use store::{Filter, Store, StoredMatch, Synchronous};

/// A place for the tables of one test.
pub struct Place {
    /// The folder of its log.
    pub folder: tempfile::TempDir,
    /// The database, in PostgreSQL.
    pub postgres: Option<String>,
}

impl Place {
    pub fn sqlite() -> Place {
        Place { folder: tempfile::tempdir().unwrap(), postgres: None }
    }

    pub async fn postgres() -> Place {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let server = server();
        let name = format!("served_{}_{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        run_at(&server, &format!("CREATE DATABASE {name}")).await;
        let (at, _) = server.rsplit_once('/').unwrap();
        Place { folder: tempfile::tempdir().unwrap(), postgres: Some(format!("{at}/{name}")) }
    }

    /// The folder of its file, if it has one.
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// The address of the store.
    pub fn url(&self) -> String {
        let file = || format!("sqlite:{}", self.data().join("conclave.db").display());
        self.postgres.clone().unwrap_or_else(file)
    }

    /// What tells the program to keep its tables here.
    pub fn arguments(&self) -> [String; 2] {
        match &self.postgres {
            Some(url) => ["--database-url".into(), url.clone()],
            None => ["--data".into(), self.data().display().to_string()],
        }
    }

    /// All matches as they are kept.
    pub async fn matches(&self) -> Vec<StoredMatch> {
        let store = Store::open(&self.url(), Synchronous::Full).await.unwrap();
        let heads =
            store.list(&Filter { archived: true, limit: 1_000_000, ..Filter::default() }).await.unwrap();
        let mut matches = Vec::new();
        for head in heads {
            matches.push(store.load(&head.id).await.unwrap().unwrap());
        }
        store.close().await;
        matches
    }

    /// A match as it is kept.
    pub async fn kept(&self, id: &str) -> StoredMatch {
        let store = Store::open(&self.url(), Synchronous::Full).await.unwrap();
        let kept = store.load(id).await.unwrap().unwrap();
        store.close().await;
        kept
    }

    /// What was said in a match, each line with its number.
    pub async fn chat(&self, id: &str) -> Vec<(u32, String)> {
        let store = Store::open(&self.url(), Synchronous::Full).await.unwrap();
        let lines = store.chat(id).await.unwrap();
        store.close().await;
        lines.into_iter().map(|line| (line.n, line.text)).collect()
    }

    /// Plays all matches again with `conclave store check`; says what it printed.
    pub fn check(&self) -> String {
        let ran = Command::new(env!("CARGO_BIN_EXE_conclave"))
            .args(["store", "check"])
            .args(self.arguments())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&ran.stdout).into_owned();
        assert!(ran.status.success(), "{said}{}", String::from_utf8_lossy(&ran.stderr));
        said
    }

    /// Runs statements behind the server's back.
    pub async fn run(&self, statements: &str) {
        match &self.postgres {
            Some(url) => run_at(url, statements).await,
            None => {
                let mut to = SqliteConnection::connect(&self.url()).await.unwrap();
                to.execute(AssertSqlSafe(statements.to_owned())).await.unwrap();
                to.close().await.unwrap();
            }
        }
    }
}

/// Runs statements at a PostgreSQL server.
pub async fn run_at(url: &str, statements: &str) {
    let mut to = PgConnection::connect(url).await.unwrap();
    to.execute(AssertSqlSafe(statements.to_owned())).await.unwrap();
    to.close().await.unwrap();
}

/// The server that tests may make databases in.
pub fn server() -> String {
    std::env::var("CONCLAVE_TEST_POSTGRES")
        .expect("tests of the server need PostgreSQL: run them through scripts/with-postgres or make test")
}
