//! Games that are over, watched again, and the rulebooks to look things up in.

use crate::client::{Client, play, seated};
use crate::host::{Host, Opened};
use crate::place::Place;
use serde_json::{Value, json};

/// The path to watch a table again, with what follows it.
fn path(table: &Opened, rest: &str) -> String {
    format!("/api/tables/{}/replay{rest}", table.id)
}

/// The view at the end of a replay.
fn last_view(replay: &Value) -> Value {
    let mut view = replay["view"].clone();
    for step in replay["steps"].as_array().unwrap() {
        for (zone, value) in step["zones"].as_object().unwrap() {
            match zone.split_once('/') {
                None => view[zone] = value.clone(),
                Some((field, index)) => view[field][index.parse::<usize>().unwrap()] = value.clone(),
            }
        }
    }
    view
}

#[tokio::test]
async fn a_game_that_is_over_can_be_watched_again_from_every_seat() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let table = host.open_duel();
    let refused = |rest: &str, status: u16, code: &str| {
        let answer = host.get(&path(&table, rest));
        assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)), "{rest}");
        assert_eq!(answer.json()["of"], if status == 400 && rest.contains('x') { "" } else { "replay" });
    };
    refused("", 409, "not-started");
    let mut both = seated(&host.address, &table).await;
    play(&mut both, 40, |_| false).await;
    refused("", 409, "not-over");
    refused("?seat=0", 409, "not-over");
    let journal = host.get(&format!("/api/tables/{}/journal", table.id));
    assert_eq!((journal.status, &journal.json()["code"]), (409, &json!("not-over")));
    play(&mut both, 5000, |_| false).await;
    assert!(both[0].is_over(), "{}", both[0].table);
    refused("?seat=2", 400, "malformed");
    refused("?seat=x", 400, "malformed");

    let journal = host.get(&format!("/api/tables/{}/journal", table.id)).body;
    // A header before the entries, and the end behind them.
    let entries = journal.lines().count() - 2;
    let seen = |host: &Host, rest: &str| host.get(&path(&table, rest)).json();
    let watched = seen(&host, "");
    assert_eq!(watched["steps"].as_array().unwrap().len(), entries);
    assert!(entries > 30, "{entries} entries are no game");
    let spectator = Client::join(&host.address, &table.id, "").await;
    assert_eq!(last_view(&watched), spectator.view);
    for (seat, player) in both.iter().enumerate() {
        let replay = seen(&host, &format!("?seat={seat}"));
        assert_eq!(last_view(&replay), player.view, "seat {seat}");
        assert_eq!(replay["steps"].as_array().unwrap().len(), entries);
    }
    let packed = host.ask("HEAD", &path(&table, ""), &[("accept-encoding", "gzip")], b"");
    assert_eq!(packed.header("content-encoding"), Some("gzip"));

    // A table that is only in the store is read from there.
    host.stop();
    let host = Host::start(&place);
    assert_eq!(seen(&host, ""), watched);
}

#[tokio::test]
async fn a_rulebook_has_all_its_clauses_in_order() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let answer = host.get("/api/rules?game=duel");
    assert_eq!((answer.status, answer.header("cache-control")), (200, Some("max-age=60")));
    let clauses = answer.json();
    let ids: Vec<&str> = clauses.as_array().unwrap().iter().map(|c| c["clause"].as_str().unwrap()).collect();
    let book = games::rulebook::library().book("duel").unwrap();
    assert_eq!(ids, book.all().map(|clause| clause.id.as_str()).collect::<Vec<_>>());
    let one = clauses.as_array().unwrap().iter().find(|clause| clause["clause"] == "DUE-301").unwrap();
    assert_eq!(one["section"], "Action Phase");
    assert_eq!(one["text"], host.get("/api/rules/DUE-301").json()["text"]);
    for language in ["ru", "pl"] {
        let told = host.get(&format!("/api/rules?game=duel&lang={language}")).json();
        let told = told.as_array().unwrap();
        assert_eq!(told.iter().map(|c| c["clause"].as_str().unwrap()).collect::<Vec<_>>(), ids);
        let own = told.iter().find(|clause| clause["clause"] == "DUE-301").unwrap();
        assert_ne!(own["text"], one["text"], "{language}");
        assert_eq!(own["text"], host.get(&format!("/api/rules/DUE-301?lang={language}")).json()["text"]);
    }
    assert_eq!(host.get("/api/rules/DUE-301?lang=la").status, 400);
    for bad in ["?game=chess", "?game=", "", "?game=duel&lang=la"] {
        let answer = host.get(&format!("/api/rules{bad}"));
        assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("malformed")), "{bad}");
    }
}
