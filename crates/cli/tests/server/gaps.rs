//! When one thing cannot be kept, nothing that was built on it is kept either: a journal never has a gap.

use crate::client::{Client, play, seated};
use crate::host::Host;
use crate::place::Place;
use serde_json::{Value, json};
use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use std::time::Duration;

/// Holds everything up that the server wants to write, until it is dropped.
enum Lock {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Lock {
    async fn on(place: &Place) -> Lock {
        match &place.postgres {
            None => {
                let mut to = SqliteConnection::connect(&place.url()).await.unwrap();
                to.execute("BEGIN IMMEDIATE").await.unwrap();
                Lock::Sqlite(to)
            }
            Some(url) => {
                let mut to = PgConnection::connect(url).await.unwrap();
                to.execute("BEGIN").await.unwrap();
                to.execute("LOCK TABLE entries, chat, activity IN EXCLUSIVE MODE").await.unwrap();
                Lock::Postgres(to)
            }
        }
    }

    async fn release(self) {
        match self {
            Lock::Sqlite(mut to) => drop(to.execute("ROLLBACK").await.unwrap()),
            Lock::Postgres(mut to) => drop(to.execute("ROLLBACK").await.unwrap()),
        }
    }
}

/// Lets the database refuse the entry with this number of this match, and no other.
async fn refuse(place: &Place, id: &str, n: usize) {
    let statements = if place.postgres.is_some() {
        format!(
            "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
               IF NEW.n = {n} AND NEW.no = (SELECT no FROM matches WHERE id = '{id}') \
               THEN RAISE EXCEPTION 'refused on purpose'; END IF; RETURN NEW; END $$; \
             CREATE TRIGGER refusing BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse()"
        )
    } else {
        format!(
            "CREATE TRIGGER refusing BEFORE INSERT ON entries \
             WHEN NEW.n = {n} AND NEW.no = (SELECT no FROM matches WHERE id = '{id}') \
             BEGIN SELECT RAISE(ABORT, 'refused on purpose'); END"
        )
    };
    place.run(&statements).await;
}

async fn let_pass(place: &Place) {
    match place.postgres {
        Some(_) => place.run("DROP FUNCTION refuse() CASCADE").await,
        None => place.run("DROP TRIGGER refusing").await,
    }
}

fn chosen(client: &Client) -> Value {
    json!({ "type": "choose", "prompt": client.prompt(), "choice": client.options()[0] })
}

/// All that comes until the connection ends.
async fn hear(client: &mut Client) -> Vec<Value> {
    let mut heard = Vec::new();
    while let Some(message) = client.next().await {
        heard.push(message);
    }
    heard
}

/// Two seats choose and talk while nothing can be written; then the first choice is refused. With `together` all
/// of it is one transaction, else the first choice is alone in one.
async fn keeps_no_gap(place: Place, together: bool) {
    let host = Host::start(&place);
    let (table, other) = (host.open_duel(), host.open_duel());
    let mut both = seated(&host.address, &table).await;
    let mut others = seated(&host.address, &other).await;
    let both_asked = |both: &[Client; 2]| both.iter().all(|client| client.prompt().is_some());
    play(&mut both, 300, both_asked).await;
    assert!(both_asked(&both), "there is a moment in which both are asked");
    let open: Vec<Value> = both.iter().map(|client| client.decision.clone()).collect();
    let before = place.kept(&table.id).await.entries;
    refuse(&place, &table.id, before.len()).await;
    let lock = Lock::on(&place).await;
    if together {
        // Another table keeps the writer busy meanwhile.
        let seat = usize::from(others[0].prompt().is_none());
        let said = chosen(&others[seat]);
        others[seat].say(said).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    for (n, client) in both.iter_mut().enumerate() {
        let said = chosen(client);
        client.say(said).await;
        for line in 0..3 {
            client.say(json!({ "type": "chat", "text": format!("{n} {line}") })).await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    lock.release().await;
    for client in &mut both {
        let heard = hear(client).await;
        let kinds: Vec<&str> = heard.iter().map(|message| message["type"].as_str().unwrap()).collect();
        assert!(!kinds.contains(&"accepted"), "acknowledged, but not kept: {kinds:?}");
        assert!(heard.iter().any(|message| message["code"] == "store"), "nobody was told: {kinds:?}");
        assert_eq!(client.closed, Some(1013), "{kinds:?}");
    }
    let_pass(&place).await;
    assert_eq!(place.kept(&table.id).await.entries, before, "something was kept behind a gap");
    let heard: Vec<String> = both.iter().flat_map(|client| client.chat.clone()).collect();
    let kept = place.chat(&table.id).await;
    assert!(kept.iter().map(|(n, _)| *n).eq(0..kept.len() as u32), "a gap in the chat: {kept:?}");
    assert!(
        heard.iter().all(|line| kept.iter().any(|(_, text)| text == line)),
        "heard {heard:?}, kept {kept:?}"
    );
    // The other table has noticed nothing.
    for client in &mut others {
        client.sync().await;
    }
    play(&mut others, 10, |_| false).await;
    // Both come back to the same question, and go on.
    let mut both = [
        Client::join(&host.address, &table.id, &table.tokens[0]).await,
        Client::join(&host.address, &table.id, &table.tokens[1]).await,
    ];
    for (client, open) in both.iter().zip(&open) {
        assert_eq!(client.decision["options"], open["options"]);
    }
    for client in &mut both {
        client.say(json!({ "type": "chat", "text": "and now?" })).await;
        client.until(&["chat"]).await.expect("one can talk again");
    }
    for client in &mut both {
        client.sync().await;
    }
    assert_eq!(play(&mut both, 10, |_| false).await, 10);
    let kept = place.kept(&table.id).await.entries;
    assert!(kept.iter().map(|entry| entry.n).eq(0..kept.len() as u32) && kept.len() >= before.len() + 10);
    drop(host);
    place.check();
}

#[tokio::test]
async fn one_by_one_with_sqlite() {
    keeps_no_gap(Place::sqlite(), false).await;
}

#[tokio::test]
async fn together_with_sqlite() {
    keeps_no_gap(Place::sqlite(), true).await;
}

#[tokio::test]
async fn one_by_one_with_postgres() {
    keeps_no_gap(Place::postgres().await, false).await;
}

#[tokio::test]
async fn together_with_postgres() {
    keeps_no_gap(Place::postgres().await, true).await;
}
