//! Good messages at bad moments, twice, or by those who may not.

use crate::client::{Client, connect, play, seated};
use crate::host::{Host, duel};
use crate::hostile::{Neighbours, all_of};
use crate::place::Place;
use serde_json::json;

#[tokio::test]
async fn before_the_game_nothing_can_be_played() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let table = host.open_duel();
    let mut first = Client::join(&host.address, &table.id, &table.tokens[0]).await;
    let mut second = Client::join(&host.address, &table.id, &table.tokens[1]).await;
    let mut watcher = Client::join(&host.address, &table.id, "").await;
    let before = all_of(&host.address, &place, &table).await;
    for early in [
        json!({ "type": "choose", "prompt": 1, "choice": "x" }),
        json!({ "type": "undo" }),
        json!({ "type": "back" }),
        json!({ "type": "consent", "yes": true, "to": 1 }),
        json!({ "type": "orders", "orders": [] }),
        json!({ "type": "wait" }),
        json!({ "type": "pause" }),
        json!({ "type": "resume" }),
        json!({ "type": "resign" }),
        json!({ "type": "why" }),
        json!({ "type": "log" }),
    ] {
        assert_eq!(first.try_to(early.clone()).await, "not-started", "{early}");
    }
    assert_eq!(watcher.try_to(json!({ "type": "ready" })).await, "spectator");
    assert_eq!(host.get(&format!("/api/tables/{}/journal", table.id)).status, 409);
    assert_eq!(before, all_of(&host.address, &place, &table).await);
    // Ready once is enough; a second word does not replace the first.
    let name = "<b>\u{7}A".repeat(30);
    assert_eq!(first.try_to(json!({ "type": "ready", "name": name, "word": "one" })).await, "accepted");
    assert_eq!(first.try_to(json!({ "type": "ready", "word": "two" })).await, "already-ready");
    assert_eq!(second.try_to(json!({ "type": "ready", "word": "w".repeat(5000) })).await, "accepted");
    assert_eq!(second.try_to(json!({ "type": "ready", "word": "late" })).await, "already-ready");
    first.sync().await;
    assert_eq!(first.table["fair"]["words"], json!(["one", "w".repeat(40)]));
    assert_eq!(first.table["seats"][0]["name"], "<b>A".repeat(10));
    assert_eq!(first.try_to(json!({ "type": "ready", "word": "later" })).await, "already-ready");
}

#[tokio::test]
async fn a_choice_counts_once_however_often_it_is_sent() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let neighbours = Neighbours::play(&host);
    let table = host.open_duel();
    let mut both = seated(&host.address, &table).await;
    for _ in 0..30 {
        let Some(seat) = both.iter().position(|client| client.prompt().is_some()) else { break };
        let client = &mut both[seat];
        let choice = client.options()[0].to_owned();
        let other = client.options().get(1).map(|name| (*name).to_owned());
        let prompt = client.prompt().unwrap();
        let said = json!({ "type": "choose", "prompt": prompt, "choice": choice });
        // A double click: both are on the way before either is answered.
        client.say(said.clone()).await;
        client.say(said.clone()).await;
        assert_eq!((client.outcome().await, client.outcome().await), ("accepted".into(), "accepted".into()));
        client.sync().await;
        let mut again = Client::join(&host.address, &table.id, &table.tokens[seat]).await;
        let after = all_of(&host.address, &place, &table).await;
        assert_eq!(again.try_to(said).await, "accepted", "a retry on another connection");
        if let Some(other) = other {
            let changed = json!({ "type": "choose", "prompt": prompt, "choice": other });
            assert_eq!(again.try_to(changed).await, "stale", "another mind");
        }
        assert_eq!(after, all_of(&host.address, &place, &table).await);
        both[1 - seat].sync().await;
    }
    neighbours.are_content().await;
}

#[tokio::test]
async fn going_back_stopping_and_giving_up_have_their_time() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let neighbours = Neighbours::play(&host);
    let table = host.open_duel();
    let mut both = seated(&host.address, &table).await;
    for client in &mut both {
        assert_eq!(client.try_to(json!({ "type": "undo" })).await, "cannot-undo");
        assert_eq!(client.try_to(json!({ "type": "back" })).await, "cannot-undo");
    }
    // One who has moved asks to go back; it needs the other, who does not agree.
    play(&mut both, 40, |_| false).await;
    let asking = usize::from(both[0].prompt().is_some());
    let before = place.kept(&table.id).await.entries;
    let [first, second] = &mut both;
    let (asker, other) = if asking == 0 { (first, second) } else { (second, first) };
    if asker.try_to(json!({ "type": "back" })).await == "accepted" {
        asker.sync().await;
        other.sync().await;
        if !asker.table["proposal"].is_null() {
            assert_eq!(place.kept(&table.id).await.entries, before, "nobody went back without consent");
            let consent =
                |yes: bool| json!({ "type": "consent", "yes": yes, "to": asker.table["proposal"]["n"] });
            assert_eq!(other.try_to(consent(false)).await, "accepted");
            assert_eq!(other.try_to(consent(true)).await, "no-consent");
            assert_eq!(place.kept(&table.id).await.entries, before, "nobody went back without consent");
        }
    }
    assert_eq!(asker.try_to(json!({ "type": "resume" })).await, "not-asked");
    assert_eq!(asker.try_to(json!({ "type": "pause" })).await, "accepted");
    let stopped = all_of(&host.address, &place, &table).await;
    for client in [&mut *asker, &mut *other] {
        client.sync().await;
        assert_eq!(client.try_to(json!({ "type": "pause" })).await, "paused");
        assert_eq!(client.try_to(json!({ "type": "undo" })).await, "paused");
        assert_eq!(client.try_to(json!({ "type": "back" })).await, "paused");
        if client.prompt().is_some() {
            assert_eq!(client.choose(0).await, "paused");
        }
    }
    assert_eq!(stopped, all_of(&host.address, &place, &table).await);
    assert_eq!(other.try_to(json!({ "type": "resume" })).await, "accepted");
    assert_eq!(asker.try_to(json!({ "type": "resume" })).await, "not-asked");
    assert_eq!(asker.try_to(json!({ "type": "resign" })).await, "accepted");
    let over = all_of(&host.address, &place, &table).await;
    for client in [&mut *asker, &mut *other] {
        client.sync().await;
        for late in [
            json!({ "type": "resign" }),
            json!({ "type": "choose", "prompt": 9999, "choice": "x" }),
            json!({ "type": "undo" }),
            json!({ "type": "back" }),
            json!({ "type": "pause" }),
            json!({ "type": "resume" }),
            json!({ "type": "consent", "yes": true, "to": 1 }),
            json!({ "type": "orders", "orders": [] }),
            json!({ "type": "wait" }),
            json!({ "type": "ready" }),
        ] {
            assert_eq!(client.try_to(late.clone()).await, "over", "{late}");
        }
    }
    assert_eq!(over, all_of(&host.address, &place, &table).await);
    neighbours.are_content().await;
}

#[tokio::test]
async fn a_closed_table_is_closed_for_all() {
    let place = Place::sqlite();
    let settings = [("CONCLAVE_ADMIN_TOKEN", "let me in"), ("CONCLAVE_TABLES_PER_MINUTE", "100000")];
    let host = Host::start_with(&place, &settings);
    let table = host.open_duel();
    let mut both = seated(&host.address, &table).await;
    let close = format!("/api/admin/tables/{}/close", table.id);
    let bearer = |token: &str| format!("Bearer {token}");
    for given in ["", "let me", "let me in!", "LET ME IN"] {
        let given = bearer(given);
        assert_eq!(host.ask("POST", &close, &[("authorization", &given)], b"").status, 403, "{given}");
    }
    assert_eq!(host.ask("POST", &close, &[], b"").status, 403);
    assert_eq!(host.get("/api/admin/tables").status, 403);
    both[0].sync().await;
    assert_eq!(both[0].table["state"], "running");
    let right = [("authorization", "Bearer let me in")];
    let listed = host.ask("GET", "/api/admin/tables", &right, b"").json();
    assert_eq!((&listed[0]["id"], &listed[0]["state"]), (&json!(table.id), &json!("running")));
    assert_eq!(host.ask("POST", &close, &right, b"").status, 204);
    let kept = place.kept(&table.id).await;
    for client in &mut both {
        client.sync().await;
        assert_eq!(client.table["state"], "closed");
        for late in ["undo", "resign", "pause", "back"] {
            assert_eq!(client.try_to(json!({ "type": late })).await, "over");
        }
        let late = json!({ "type": "choose", "prompt": client.prompt().unwrap_or(1), "choice": "x" });
        assert_eq!(client.try_to(late).await, "over");
    }
    assert_eq!(
        host.post(&format!("/api/tables/{}/seats/0", table.id), &json!({ "name": "late" })).status,
        409
    );
    assert_eq!(kept.entries, place.kept(&table.id).await.entries);
    // A game that is over stays what it is.
    let table = host.open_duel();
    let mut both = seated(&host.address, &table).await;
    assert_eq!(both[0].try_to(json!({ "type": "resign" })).await, "accepted");
    let close = format!("/api/admin/tables/{}/close", table.id);
    assert_eq!(host.ask("POST", &close, &right, b"").json()["code"], "over");
    assert_eq!(host.get(&format!("/api/tables/{}/journal", table.id)).status, 200);
    assert_eq!(host.ask("POST", "/api/admin/tables/nobodyknows/close", &right, b"").status, 404);
    // Without a token in the settings there is no administrator, whatever is given.
    let host = Host::start_with(&place, &[("CONCLAVE_ADMIN_TOKEN", "")]);
    for given in [&[][..], &[("authorization", "Bearer ")], &right] {
        assert_eq!(host.ask("GET", "/api/admin/tables", given, b"").status, 403, "{given:?}");
    }
}

#[tokio::test]
async fn tables_that_are_not_there_are_not_found() {
    let place = Place::postgres().await;
    let host = Host::start(&place);
    let table = host.open_duel();
    let long = "a".repeat(2000);
    let odd = [
        "nobodyknows2",
        "..",
        "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "..%5c..%5cconclave.db",
        "%00",
        "a%00b",
        "%F0%9F%8C%B9",
        "'%20OR%201=1--",
        "%25",
        "%22%0d%0ax-evil:%201",
        long.as_str(),
    ];
    for id in odd {
        if let Ok(socket) = connect(&host.address, id).await {
            let mut client = Client::on(socket);
            let join = json!({ "type": "join", "token": table.tokens[0] });
            assert_eq!(client.try_to(join).await, "unknown-table", "{id}");
            assert_eq!(client.until(&[]).await, None, "{id}");
        }
        for path in ["", "/journal", "/replay", "/chat"] {
            let answer = host.get(&format!("/api/tables/{id}{path}"));
            assert_eq!(answer.status, 404, "{id}{path}: {answer:?}");
            assert_eq!(answer.header("x-evil"), None);
        }
        let answer = host.post(&format!("/api/tables/{id}/seats/0"), &json!({ "name": "x" }));
        assert_eq!(answer.status, 404, "{id}: {answer:?}");
    }
    let broken = host.get("/api/tables/%ff%fe");
    assert!(broken.status == 400 || broken.status == 404, "{broken:?}");
    assert_eq!(host.get("/api/health").status, 200);
    assert!(!host.log().contains("ERROR"), "{}", host.log());
}

#[tokio::test]
async fn who_says_nothing_is_not_waited_for() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let table = host.open_duel();
    let mut silent = Client::stranger(&host.address, &table.id).await;
    assert_eq!(silent.until(&[]).await, None);
    assert_eq!(silent.closed, Some(1008));
}

#[tokio::test]
async fn a_sealed_window_holds_an_answer_once() {
    let place = Place::sqlite();
    // A pack in which nearly everything is a Trap.
    let pack = concat!("[\"", env!("CARGO_MANIFEST_DIR"), "/../blackrose/tests/packs/snares\"]");
    let host =
        Host::start_with(&place, &[("CONCLAVE_PACKS", pack), ("CONCLAVE_MESSAGES_PER_SECOND", "5000")]);
    let mut body = duel();
    body["setup"] = json!({ "schools": ["snares/snares"] });
    body["options"] = json!({ "windows": "sealed", "window-ms": 60_000, "grace-s": 0 });
    let table = host.open(&body);
    let mut both = seated(&host.address, &table).await;
    let open = |both: &[Client; 2]| both.iter().any(|client| !client.decision["window"].is_null());
    play(&mut both, 400, open).await;
    let seat =
        both.iter().position(|client| !client.decision["window"].is_null()).expect("a window has opened");
    let client = &mut both[seat];
    let said = json!({ "type": "choose", "prompt": client.prompt(), "choice": client.options()[0] });
    assert_eq!(client.try_to(json!({ "type": "wait" })).await, "accepted");
    assert_eq!(client.try_to(json!({ "type": "wait" })).await, "accepted");
    let before = place.kept(&table.id).await;
    for _ in 0..3 {
        assert_eq!(client.try_to(said.clone()).await, "accepted");
    }
    client.sync().await;
    let kept = place.kept(&table.id).await;
    let added = kept.entries.len() + kept.notes.len() - before.entries.len() - before.notes.len();
    assert_eq!(added, 1, "one answer is kept once: {:?}", kept.notes);
    let changed = json!({ "type": "choose", "prompt": said["prompt"], "choice": "another mind" });
    assert_eq!(client.try_to(changed).await, "stale");
}
