//! Opening a store: its address, its settings and its schema.

use crate::{Db, Store, StoreError};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::pool::PoolConnectionMetadata;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, PgConnection, SqliteConnection};
use std::path::Path;
use std::pin::Pin;
use std::time::Duration;

/// How long a database may take to give a connection, or another program may keep it locked.
pub(crate) const PATIENCE: Duration = Duration::from_secs(2);

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// What a commit waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Synchronous {
    /// The disk: a power cut loses nothing.
    Full,
    /// The system: the end of the program loses nothing, a power cut may lose the last moments.
    Normal,
}

impl Store {
    /// Opens `sqlite:/path/to/file.db` (folder and file are made if missing) or `postgres://…`.
    pub async fn open(url: &str, sync: Synchronous) -> Result<Store, StoreError> {
        match url.split_once(':') {
            Some(("sqlite", path)) => {
                let path = path.strip_prefix("//").unwrap_or(path);
                if path.is_empty() || path.starts_with(':') {
                    return Err(StoreError::Address("the address names no file".into()));
                }
                let path = Path::new(path);
                Store::open_file(path, sqlite_options(path, sync)).await
            }
            Some(("postgres" | "postgresql", _)) => {
                let options = url.parse::<PgConnectOptions>();
                let options = options.map_err(|error| StoreError::Address(error.to_string()))?;
                Store::open_server(postgres_options(options, sync)).await
            }
            Some((scheme, _)) => Err(StoreError::Address(format!("\"{scheme}\" is no kind of store"))),
            None => Err(StoreError::Address("the address has no kind".into())),
        }
    }

    pub(crate) async fn open_file(path: &Path, options: SqliteConnectOptions) -> Result<Store, StoreError> {
        let wrong = |error: sqlx::Error| at_path(path, error.into());
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            let made = tokio::fs::create_dir_all(folder).await;
            made.map_err(|error| StoreError::Unavailable(format!("{}: {error}", folder.display())))?;
        }
        // A store of a newer program is looked at, and not even its journal mode is set.
        if tokio::fs::try_exists(path).await.unwrap_or(false) {
            let look = SqliteConnectOptions::new().filename(path).read_only(true);
            let mut look = look.busy_timeout(PATIENCE).connect().await.map_err(wrong)?;
            let found = sqlite_schema(&mut look).await;
            look.close().await.map_err(wrong)?;
            refuse_newer(found.map_err(wrong)?, &SQLITE)?;
        }
        let mut first = options.connect().await.map_err(wrong)?;
        SQLITE.run_direct(None, &mut first, false).await.map_err(|error| at_path(path, migrating(error)))?;
        first.close().await.map_err(wrong)?;
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .acquire_timeout(PATIENCE)
            .before_acquire(out_of_transaction);
        Ok(Store { db: Db::Sqlite(pool.connect_lazy_with(options)) })
    }

    async fn open_server(options: PgConnectOptions) -> Result<Store, StoreError> {
        let mut first = match tokio::time::timeout(PATIENCE, options.connect()).await {
            Ok(connected) => connected?,
            Err(_) => return Err(StoreError::Unavailable("the database does not answer".into())),
        };
        refuse_newer(postgres_schema(&mut first).await?, &POSTGRES)?;
        POSTGRES.run_direct(None, &mut first, false).await.map_err(migrating)?;
        first.close().await?;
        let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(PATIENCE);
        Ok(Store { db: Db::Postgres(pool.connect_lazy_with(options)) })
    }
}

pub(crate) fn sqlite_options(path: &Path, sync: Synchronous) -> SqliteConnectOptions {
    let sync = match sync {
        Synchronous::Full => SqliteSynchronous::Full,
        Synchronous::Normal => SqliteSynchronous::Normal,
    };
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .foreign_keys(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(sync)
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}

fn postgres_options(options: PgConnectOptions, sync: Synchronous) -> PgConnectOptions {
    let commit = match sync {
        Synchronous::Full => "on",
        Synchronous::Normal => "off",
    };
    options.application_name("conclave").options([("synchronous_commit", commit)]).disable_statement_logging()
}

/// The schema of a file, if it has one.
async fn sqlite_schema(look: &mut SqliteConnection) -> Result<Option<i64>, sqlx::Error> {
    let there = "SELECT count(*) FROM sqlite_master WHERE name = '_sqlx_migrations'";
    match sqlx::query_scalar::<_, i64>(there).fetch_one(&mut *look).await? {
        0 => Ok(None),
        _ => sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(look).await,
    }
}

/// The schema of a database, if it has one.
async fn postgres_schema(look: &mut PgConnection) -> Result<Option<i64>, sqlx::Error> {
    let there = "SELECT to_regclass('_sqlx_migrations') IS NOT NULL";
    match sqlx::query_scalar::<_, bool>(there).fetch_one(&mut *look).await? {
        false => Ok(None),
        true => sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(look).await,
    }
}

/// Is a connection fit for use? After a full disk SQLite may have ended a transaction by itself; the one that
/// began it still counts it, and never would begin another.
fn out_of_transaction<'c>(
    connection: &'c mut SqliteConnection,
    _: PoolConnectionMetadata,
) -> Pin<Box<dyn Future<Output = Result<bool, sqlx::Error>> + Send + 'c>> {
    let fit = !connection.is_in_transaction();
    Box::pin(async move { Ok(fit) })
}

fn refuse_newer(found: Option<i64>, ours: &Migrator) -> Result<(), StoreError> {
    let known = ours.iter().map(|migration| migration.version).max().unwrap_or_default();
    match found {
        Some(found) if found > known => Err(StoreError::Newer { found, known }),
        _ => Ok(()),
    }
}

fn migrating(error: MigrateError) -> StoreError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        MigrateError::VersionMismatch(version) | MigrateError::VersionMissing(version) => {
            StoreError::Foreign(format!("its schema {version} is not the one this program knows"))
        }
        error => StoreError::Database(error.to_string()),
    }
}

/// Names the file, which SQLite does not.
fn at_path(path: &Path, error: StoreError) -> StoreError {
    let path = path.display();
    match error {
        StoreError::Unavailable(why) => StoreError::Unavailable(format!("{path}: {why}")),
        StoreError::Foreign(why) => StoreError::Foreign(format!("{path}: {why}")),
        StoreError::Database(why) => StoreError::Database(format!("{path}: {why}")),
        error => error,
    }
}
