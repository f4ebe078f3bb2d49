//! Opening: what is made, and what is refused.

use crate::on_both;
use crate::place::{Place, server, with_matches};
use store::{Store, StoreError, Synchronous};

on_both! { a_newer_schema_is_refused a_schema_that_was_changed_is_refused }

async fn open(url: &str) -> Result<Store, StoreError> {
    Store::open(url, Synchronous::Full).await
}

async fn a_newer_schema_is_refused(place: Place) {
    with_matches(&place, &["a"]).await.close().await;
    place
        .execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             SELECT 9999, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
        )
        .await;
    let before = if place.is_sqlite() { std::fs::read(place.file()).unwrap() } else { Vec::new() };
    let error = open(&place.url).await.unwrap_err();
    assert!(matches!(error, StoreError::Newer { found: 9999, known: 2 }), "{error}");
    assert!(error.to_string().contains("schema 9999"), "{error}");
    if place.is_sqlite() {
        assert!(std::fs::read(place.file()).unwrap() == before, "the file was changed");
    }
    assert_eq!(place.count("SELECT count(*) FROM _sqlx_migrations").await, 3);
}

async fn a_schema_that_was_changed_is_refused(place: Place) {
    with_matches(&place, &["a"]).await.close().await;
    let zeros = if place.is_sqlite() { "x'00'" } else { "'\\x00'" };
    place.execute(&format!("UPDATE _sqlx_migrations SET checksum = {zeros}")).await;
    assert!(matches!(open(&place.url).await, Err(StoreError::Foreign(_))));
}

#[tokio::test]
async fn an_address_says_what_it_should_be() {
    for url in
        ["", "store.db", "mysql://host/name", "sqlite:", "sqlite::memory:", "postgres://host:port/name"]
    {
        let error = open(url).await.unwrap_err();
        assert!(matches!(error, StoreError::Address(_)), "{url}: {error}");
        assert!(error.to_string().contains("sqlite:/path/to/file.db"), "{url}: {error}");
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let place = Place::sqlite();
    let file = std::path::Path::new(place.file());
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    let text = "Dear diary, today I was mistaken for a database. ".repeat(100);
    std::fs::write(file, &text).unwrap();
    let error = open(&place.url).await.unwrap_err();
    assert!(matches!(&error, StoreError::Foreign(why) if why.contains("store.db")), "{error}");
    assert_eq!(std::fs::read_to_string(file).unwrap(), text);
}

#[tokio::test]
async fn a_path_that_cannot_be_a_file_is_unavailable() {
    let folder = tempfile::tempdir().unwrap();
    let error = open(&format!("sqlite:{}", folder.path().display())).await.unwrap_err();
    assert!(error.is_unavailable(), "{error}");
    let error = open("sqlite:/dev/null/store.db").await.unwrap_err();
    assert!(error.is_unavailable() && error.to_string().contains("/dev/null"), "{error}");
}

#[tokio::test]
async fn a_server_that_is_not_there_is_unavailable() {
    // Nobody listens on a port that was just given back.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let error = open(&format!("postgres://conclave@127.0.0.1:{port}/conclave")).await.unwrap_err();
    assert!(error.is_unavailable(), "{error}");

    let (at, _) = server().rsplit_once('/').map(|(at, name)| (at.to_owned(), name.to_owned())).unwrap();
    let error = open(&format!("{at}/no_such_database")).await.unwrap_err();
    assert!(error.is_unavailable() && error.to_string().contains("no_such_database"), "{error}");
}
