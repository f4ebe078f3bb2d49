//! Every test runs on SQLite and on PostgreSQL: `scripts/with-postgres cargo nextest run -p store`.

mod archive;
mod commits;
mod lost;
mod matches;
mod open;
mod place;
mod proxy;

/// One test for each kind of database from one body.
macro_rules! on_both {
    ($($body:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $body() {
                super::$body(crate::place::Place::sqlite()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $body() {
                super::$body(crate::place::Place::postgres().await).await;
            })*
        }
    };
}
use on_both;
