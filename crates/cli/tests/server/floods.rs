//! Too much: messages, connections, frames that nobody reads.

use crate::client::{Client, connect, play, seated};
use crate::host::Host;
use crate::hostile::{Neighbours, all_of};
use crate::place::Place;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::tungstenite::Message;

/// How many answers of each kind came before the end, and the code of the end.
async fn counted(client: &mut Client) -> (usize, usize, Option<u16>) {
    let (mut good, mut refused) = (0, 0);
    while let Some(message) = client.until(&["pong", "refused"]).await {
        match message["type"].as_str() {
            Some("pong") => good += 1,
            _ => refused += 1,
        }
    }
    (good, refused, client.closed)
}

#[tokio::test]
async fn a_flood_is_refused_and_then_cut_off() {
    let place = Place::sqlite();
    let host = Host::start_with(&place, &[("CONCLAVE_TABLES_PER_MINUTE", "100000")]);
    let table = host.open_duel();
    let mut both = seated(&host.address, &table).await;
    let before = all_of(&host.address, &place, &table).await;
    let flood = |text: &'static str| {
        let (address, table) = (host.address.clone(), table.clone());
        async move {
            let mut client = Client::join(&address, &table.id, &table.tokens[0]).await;
            for _ in 0..1000 {
                let _ = client.socket.feed(Message::text(text)).await;
            }
            let _ = client.socket.flush().await;
            counted(&mut client).await
        }
    };
    let (good, refused, code) = flood(r#"{"type":"ping"}"#).await;
    assert!((55..=90).contains(&good) && refused >= 20, "{good} answered, {refused} refused");
    assert_eq!(code, Some(1008));
    let (good, refused, code) = flood("nonsense").await;
    assert_eq!((good, refused, code), (0, 20, Some(1008)));
    let (good, refused, code) = flood("").await;
    assert_eq!((good, refused, code), (0, 20, Some(1008)));
    // Frames that are no messages count as well.
    let mut client = Client::join(&host.address, &table.id, "").await;
    for _ in 0..1000 {
        let _ = client.socket.feed(Message::Ping(vec![7].into())).await;
    }
    let _ = client.socket.flush().await;
    assert_eq!(counted(&mut client).await.2, Some(1008));
    // Others at the table go on, and whoever was cut off may come back.
    assert_eq!(before, all_of(&host.address, &place, &table).await);
    both[1].sync().await;
    Client::join(&host.address, &table.id, &table.tokens[0]).await.sync().await;
}

#[tokio::test]
async fn who_does_not_read_is_cut_off_and_can_come_back() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let neighbours = Neighbours::play(&host);
    let table = host.open_duel();
    let mut both = seated(&host.address, &table).await;
    play(&mut both, 150, |_| false).await;
    let token = &table.tokens[0];
    let mut lazy = connect(&host.address, &table.id).await.unwrap();
    if let MaybeTlsStream::Plain(stream) = lazy.get_ref() {
        stream.set_nodelay(true).unwrap();
    }
    lazy.send(Message::text(json!({ "type": "join", "token": token }).to_string())).await.unwrap();
    // The log again and again fills what the system keeps for a connection that nobody reads.
    for _ in 0..1500 {
        if lazy.feed(Message::text(r#"{"type":"log"}"#)).await.is_err() {
            break;
        }
    }
    let flushed = tokio::time::timeout(Duration::from_secs(5), lazy.flush()).await;
    drop(flushed);
    // Then so much is said that the table keeps nothing more for it. A slow machine may still be busy with logs.
    let [first, second] = &mut both;
    let (mut said, mut gone) = (0, false);
    while !gone && said < 8_000 {
        for n in 0..400 {
            second.say(json!({ "type": "chat", "text": format!("{n} {}", "x".repeat(400)) })).await;
            if n % 50 == 0 {
                second.sync().await;
                first.sync().await;
            }
        }
        said += 400;
        second.sync().await;
        first.sync().await;
        let began = Instant::now();
        while !gone && began.elapsed() < Duration::from_secs(4) {
            tokio::time::sleep(Duration::from_millis(50)).await;
            let metrics = host.get("/metrics").body;
            let count = |name: &str| {
                let line = metrics.lines().find(|line| line.starts_with(name))?;
                line.rsplit(' ').next()?.parse::<f64>().ok()
            };
            // The two players and the two neighbours are left.
            gone = count("conclave_slow_connections_total").is_some_and(|n| n >= 1.0)
                && count("conclave_connections") == Some(4.0);
        }
    }
    assert!(gone, "a connection that does not read is still there");
    assert_eq!(first.chat.len(), said, "the others have heard everything");
    let mut back = Client::join(&host.address, &table.id, token).await;
    assert_eq!((&back.view, &back.decision), (&first.view, &first.decision));
    back.sync().await;
    // What was on the way is read to its end, which is an end.
    let mut read = 0;
    while let Ok(Some(Ok(_))) = tokio::time::timeout(Duration::from_secs(10), lazy.next()).await {
        read += 1;
    }
    assert!(read > 0);
    neighbours.are_content().await;
}

#[tokio::test]
async fn only_so_many_connections_are_taken() {
    let place = Place::sqlite();
    let host = Host::start_with(&place, &[("CONCLAVE_CONNECTIONS", "3")]);
    let table = host.open_duel();
    let mut both = seated(&host.address, &table).await;
    for _ in 0..3 {
        let third = Client::join(&host.address, &table.id, "").await;
        for _ in 0..5 {
            let refused = connect(&host.address, &table.id).await.expect_err("there is no room");
            let tokio_tungstenite::tungstenite::Error::Http(answer) = refused else { panic!("{refused}") };
            assert_eq!(answer.status(), 503);
            let body: Value = serde_json::from_slice(answer.body().as_deref().unwrap()).unwrap();
            assert_eq!((&body["of"], &body["code"]), (&json!("join"), &json!("full")));
        }
        // A request that is no connection, and one that breaks off, take no room for good.
        assert_eq!(host.get(&format!("/api/tables/{}/ws", table.id)).status, 400);
        both[0].sync().await;
        both[1].sync().await;
        drop(third);
        // The server notices that it has gone.
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    assert_eq!(host.get("/api/health").status, 200);
}

#[tokio::test]
async fn no_token_is_ever_logged() {
    let place = Place::sqlite();
    let ours =
        "server=trace,store=trace,table=trace,conclave=trace,axum=trace,tower_http=trace,sqlx=debug,info";
    let settings = [("RUST_LOG", ours), ("CONCLAVE_ADMIN_TOKEN", "administrators-own-token")];
    let host = Host::start_with(&place, &settings);
    let table = host.open(&json!({ "game": "duel", "seats": ["me", "open"] }));
    let taken = host.post(&format!("/api/tables/{}/seats/1", table.id), &json!({ "name": "Eve" })).json();
    let second = taken["token"].as_str().unwrap().to_owned();
    let mut secrets = vec![table.tokens[0].clone(), second.clone(), "administrators-own-token".to_owned()];
    for token in [&table.tokens[0], &second] {
        let mut client = Client::join(&host.address, &table.id, token).await;
        assert_eq!(client.try_to(json!({ "type": "ready" })).await, "accepted");
        assert_eq!(client.try_to(json!({ "type": "join", "token": token })).await, "malformed");
        let odd = json!({ "type": "join", "token": token, "more": 1 });
        assert_eq!(client.try_to(odd).await, "malformed");
    }
    let guess = "a-token-that-somebody-guessed";
    let mut stranger = Client::stranger(&host.address, &table.id).await;
    assert_eq!(stranger.try_to(json!({ "type": "join", "token": guess })).await, "wrong-token");
    secrets.push(guess.to_owned());
    for bearer in ["administrators-own-token", guess] {
        let bearer = format!("Bearer {bearer}");
        host.ask("GET", "/api/admin/tables", &[("authorization", &bearer)], b"");
    }
    host.stop();
    let log = std::fs::read_to_string(place.folder.path().join("log.jsonl")).unwrap();
    assert!(log.contains("conclave::moves") && log.lines().count() > 10, "{log}");
    for secret in secrets {
        let line = log.lines().find(|line| line.contains(&secret));
        assert_eq!(line, None, "a token in the log");
    }
    // Neither in the store: it has hashes.
    let kept = place.kept(&table.id).await;
    assert!(!kept.head.record.contains(&table.tokens[0]) && !kept.head.record.contains(&second));
}
