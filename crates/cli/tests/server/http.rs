//! Bad requests over HTTP: each has a status and a reason that people can read, and changes nothing.

use crate::client::connect;
use crate::host::{Answer, Host, duel, raw};
use crate::place::Place;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Checks that a refusal is one that people and programs can read.
fn is_refused(answer: &Answer, status: u16, code: &str, what: &str) -> String {
    assert_eq!(answer.status, status, "{what}: {answer:?}");
    let refusal = answer.json();
    assert_eq!(refusal["code"], code, "{what}: {refusal}");
    assert_eq!(refusal["message"]["key"], format!("error-{code}"), "{what}");
    let reason = refusal["message"]["args"].as_array().into_iter().flatten().find(|arg| arg[0] == "reason");
    reason.map(|arg| arg[1].to_string()).unwrap_or_default()
}

#[tokio::test]
async fn a_table_that_cannot_be_is_not_opened_and_the_reason_is_told() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let with = |changes: Value| {
        let mut body = duel();
        for (key, value) in changes.as_object().unwrap() {
            body[key] = value.clone();
        }
        body
    };
    // What is asked for, and a word of the reason.
    let bad = [
        (with(json!({ "game": "chess" })), "chess"),
        (with(json!({ "game": "" })), "game"),
        (with(json!({ "seats": [] })), "player"),
        (with(json!({ "seats": ["me"] })), "player"),
        (with(json!({ "seats": ["me", "link", "link"] })), "player"),
        (with(json!({ "seats": vec!["open"; 300] })), "player"),
        (with(json!({ "setup": { "players": 3 } })), "seats"),
        (with(json!({ "setup": { "players": -2 } })), "players"),
        (with(json!({ "setup": { "players": "two" } })), "two"),
        (with(json!({ "setup": { "players": 1e300 } })), "usize"),
        (with(json!({ "setup": { "wizards": 2 } })), "wizards"),
        (with(json!({ "setup": { "schools": ["nowhere"] } })), "nowhere"),
        (with(json!({ "setup": { "schools": vec!["lex"; 5000] } })), "lex"),
        (with(json!({ "setup": { "mages": ["nobody"] } })), "nobody"),
        (with(json!({ "setup": { "rooms": ["nowhere"] } })), "nowhere"),
        (with(json!({ "setup": { "room-packs": ["nothing"] } })), "nothing"),
        (with(json!({ "setup": { "forgotten": ["nothing"] } })), "nothing"),
        (with(json!({ "setup": { "first": 9 } })), "9"),
        (with(json!({ "setup": { "first": 256 } })), "256"),
        (with(json!({ "setup": { "colours": [77, 77] } })), "colour"),
        (with(json!({ "setup": { "seats": ["nobody", null] } })), "nobody"),
        (with(json!({ "setup": { "grimoires": ["no-book", null] } })), "no-book"),
        (with(json!({ "setup": { "event-side": "c" } })), "c"),
        (with(json!({ "setup": { "moons": [0, 0, 255] } })), "moon"),
        (with(json!({ "seats": ["me", "bot:oracle"] })), "oracle"),
        (with(json!({ "seats": ["me", "bot:"] })), "bot"),
        (with(json!({ "seats": ["me", "bot:search:0"] })), "search:0"),
        (with(json!({ "seats": ["me", "bot:search:20001"] })), "too long"),
        (with(json!({ "seats": ["me", "bot:search:99999999999999999999"] })), "search:9999"),
        (with(json!({ "seats": ["me", "throne"] })), "throne"),
        (with(json!({ "seats": ["bot:greedy", "bot:random"] })), "somebody"),
        (with(json!({ "options": { "clock": { "kind": "move", "seconds": 0 } } })), "seconds"),
        (
            with(json!({ "options": { "clock": { "kind": "game", "seconds": 60, "increment": 3601 } } })),
            "increment",
        ),
        (
            with(json!({ "options": { "clock": { "kind": "game", "seconds": 604_801, "increment": 0 } } })),
            "604801",
        ),
        (with(json!({ "options": { "window-ms": 60_001 } })), "60001"),
        (with(json!({ "options": { "grace-s": 604_801 } })), "604801"),
    ];
    let mut odd = Vec::new();
    for (body, word) in &bad {
        let answer = host.post("/api/tables", body);
        if answer.status != 422 {
            odd.push(format!("{}: {}", body["setup"], answer.body));
            continue;
        }
        let reason = is_refused(&answer, 422, "bad-setup", &body.to_string());
        if !reason.to_lowercase().contains(word) || reason.len() > 600 {
            odd.push(format!("{}: {reason}", body["setup"]));
        }
    }
    assert!(odd.is_empty(), "{}", odd.join("\n"));
    let malformed = [
        (with(json!({ "colour": "red" })), "colour"),
        (with(json!({ "seats": "me" })), "seats"),
        (with(json!({ "seats": [1, 2] })), "seats"),
        (with(json!({ "options": { "clock": "fast" } })), "clock"),
        (with(json!({ "options": { "speed": 3 } })), "speed"),
        (with(json!({ "options": { "window-ms": -1 } })), "window-ms"),
        (with(json!({ "options": { "clock": { "kind": "move", "seconds": 1e30 } } })), "clock"),
        (with(json!({ "setup": [] })), "setup"),
        (with(json!({ "name": 7 })), "name"),
        (json!({ "game": "duel" }), "seats"),
        (json!([]), ""),
        (json!(null), ""),
    ];
    for (body, word) in &malformed {
        let reason = is_refused(&host.post("/api/tables", body), 400, "malformed", &body.to_string());
        assert!(reason.contains(word), "{body}: {reason}");
    }
    assert!(place.matches().await.is_empty(), "a table was opened all the same");
    assert_eq!(host.get("/api/tables").json()["tables"], json!([]));
}

#[tokio::test]
async fn bodies_that_are_none_are_refused() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let good = duel().to_string();
    let json = ("content-type", "application/json");
    let ask = |headers: &[(&str, &str)], body: &[u8]| host.ask("POST", "/api/tables", headers, body);
    for body in [&b""[..], b"{", b"\0", b"\xff\xfe", b"game=duel", b"{\"game\":\"\\ud800\"}", &[b'['; 60_000]]
    {
        is_refused(
            &ask(&[json], body),
            400,
            "malformed",
            &String::from_utf8_lossy(&body[..body.len().min(20)]),
        );
    }
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jso"]
    {
        let answer = ask(&[("content-type", kind)], good.as_bytes());
        is_refused(&answer, 415, "malformed", kind);
    }
    is_refused(&ask(&[], good.as_bytes()), 415, "malformed", "no type");
    // Too long, whether the length is told before or not.
    let long = format!("{{\"game\":\"{}\"}}", "x".repeat(65 * 1024));
    is_refused(&ask(&[json], long.as_bytes()), 413, "too-large", "a long body");
    let chunked = format!("{:x}\r\n{long}\r\n0\r\n\r\n", long.len());
    let answer = ask(&[json, ("transfer-encoding", "chunked")], chunked.as_bytes());
    is_refused(&answer, 413, "too-large", "a long body in chunks");
    // A reason does not repeat what it was given at length.
    let name = "n".repeat(60_000);
    let answer = host.post("/api/tables", &serde_json::json!({ "game": name, "seats": ["me", "link"] }));
    assert!(answer.status == 422 && answer.body.len() < 2000, "{} bytes", answer.body.len());
    assert!(place.matches().await.is_empty());
    assert_eq!(ask(&[json], good.as_bytes()).status, 201);
}

#[tokio::test]
async fn seats_are_taken_once_and_only_where_they_are() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let mut body = duel();
    body["seats"] = json!(["me", "open"]);
    let table = host.open(&body);
    let seat = |n: &str| format!("/api/tables/{}/seats/{n}", table.id);
    let who = json!({ "name": "Eve" });
    for taken in ["0", "2", "255", "256", "18446744073709551615"] {
        is_refused(&host.post(&seat(taken), &who), 409, "seat-taken", taken);
    }
    for odd in ["-1", "x", "18446744073709551616", "1.0", "%31%00"] {
        is_refused(&host.post(&seat(odd), &who), 400, "malformed", odd);
    }
    is_refused(&host.post(&seat("1"), &json!({ "name": 1 })), 400, "malformed", "a number for a name");
    is_refused(&host.post(&seat("1"), &json!({ "title": "x" })), 400, "malformed", "an unknown field");
    let token = host.post(&seat("1"), &json!({ "name": " \u{7}Bob\u{0} " })).json();
    assert_eq!(token["token"].as_str().unwrap().len(), 32);
    assert_eq!(host.get(&format!("/api/tables/{}", table.id)).json()["seats"][1]["name"], "Bob");
    is_refused(&host.post(&seat("1"), &who), 409, "seat-taken", "again");
    // Many at once for one seat: one gets it.
    let table = host.open(&body);
    let path = format!("/api/tables/{}/seats/1", table.id);
    let got = std::thread::scope(|scope| {
        let all: Vec<_> = (0..12).map(|_| scope.spawn(|| host.post(&path, &who).status)).collect();
        all.into_iter().map(|one| one.join().unwrap()).filter(|status| *status == 200).count()
    });
    assert_eq!(got, 1);
}

#[tokio::test]
async fn foreign_pages_may_not_write() {
    let place = Place::sqlite();
    let host = Host::start_with(&place, &[("CONCLAVE_ORIGINS", "[\"https://friend.example\"]")]);
    let own = format!("http://{}", host.address);
    let json = ("content-type", "application/json");
    let body = duel().to_string();
    for origin in
        ["http://evil.example", "null", "https://friend.example.evil.example", "", "http://127.0.0.1"]
    {
        let answer = host.ask("POST", "/api/tables", &[json, ("origin", origin)], body.as_bytes());
        is_refused(&answer, 403, "origin", origin);
    }
    assert!(place.matches().await.is_empty());
    for origin in [own.as_str(), "https://friend.example"] {
        let answer = host.ask("POST", "/api/tables", &[json, ("origin", origin)], body.as_bytes());
        assert_eq!(answer.status, 201, "{origin}");
    }
    let table = host.open_duel();
    let url = format!("ws://{}/api/tables/{}/ws", host.address, table.id);
    for (origin, welcome) in [("http://evil.example", false), ("null", false), (own.as_str(), true)] {
        let mut request = url.as_str().into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        match connect_async(request).await {
            Ok(_) => assert!(welcome, "{origin} was let in"),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => {
                assert!(!welcome && answer.status() == 403, "{origin}: {}", answer.status());
            }
            Err(other) => panic!("{origin}: {other}"),
        }
    }
    assert!(connect(&host.address, &table.id).await.is_ok());
    // A page may not be written to by anybody else, and may be read by everybody.
    let foreign = [("origin", "http://evil.example")];
    assert_eq!(host.ask("GET", "/api/games", &foreign, b"").status, 200);
    for method in ["PUT", "DELETE", "PATCH", "OPTIONS"] {
        is_refused(&host.ask(method, "/api/tables", &foreign, b""), 403, "origin", method);
    }
}

#[tokio::test]
async fn who_opens_too_many_tables_is_told_when_to_come_again() {
    let place = Place::sqlite();
    let host = Host::start_with(&place, &[("CONCLAVE_TABLES_PER_MINUTE", "5")]);
    let statuses: Vec<u16> = (0..8).map(|_| host.post("/api/tables", &duel()).status).collect();
    assert_eq!(statuses, [201, 201, 201, 201, 201, 429, 429, 429]);
    let answer = host.post("/api/tables", &duel());
    is_refused(&answer, 429, "too-fast", "too many");
    assert!(answer.header("retry-after").is_some_and(|after| after.parse::<u32>().is_ok_and(|s| s > 0)));
    // Another address in a header is not believed without a proxy.
    let headers = [("content-type", "application/json"), ("x-forwarded-for", "203.0.113.9")];
    assert_eq!(host.ask("POST", "/api/tables", &headers, duel().to_string().as_bytes()).status, 429);
    assert_eq!(place.matches().await.len(), 5);
    assert_eq!(host.get("/api/tables").json()["tables"].as_array().unwrap().len(), 5);
    let behind =
        Host::start_with(&place, &[("CONCLAVE_TABLES_PER_MINUTE", "1"), ("CONCLAVE_BEHIND_PROXY", "true")]);
    let from = |address: &str| {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", address)];
        behind.ask("POST", "/api/tables", &headers, duel().to_string().as_bytes()).status
    };
    // Only the last address is the proxy's own word.
    assert_eq!(
        [from("1.1.1.1, 2.2.2.2"), from("3.3.3.3, 2.2.2.2"), from("2.2.2.2, 3.3.3.3")],
        [201, 429, 201]
    );
}

#[tokio::test]
async fn every_answer_tells_browsers_what_to_forbid() {
    let place = Place::sqlite();
    let host = Host::start_with(&place, &[("CONCLAVE_TABLES_PER_MINUTE", "2")]);
    let table = host.open_duel();
    let mut answers = vec![
        ("created", host.post("/api/tables", &duel())),
        ("too fast", host.post("/api/tables", &duel())),
        ("foreign", host.ask("POST", "/api/tables", &[("origin", "http://evil.example")], b"{}")),
        ("too large", host.ask("POST", "/api/admin/tables/x/close", &[], &vec![b'x'; 70_000])),
        ("wrong method", host.ask("DELETE", "/api/tables", &[], b"")),
        ("no upgrade", host.get(&format!("/api/tables/{}/ws", table.id))),
        ("head", host.ask("HEAD", "/api/games", &[], b"")),
    ];
    for path in [
        "/",
        "/t/abc",
        "/nothing",
        "/api/nothing",
        "/api/games",
        "/api/tables",
        "/api/tables/nobodyknows2",
        "/metrics",
        "/api/health",
        "/api/openapi.json",
        "/api/words/en",
        "/api/words/xx",
        "/api/rules/DUE-301",
        "/api/rules/NO-1",
        "/api/admin/tables",
        "/api/tables/%ff",
        "/api/words/en?table=nobodyknows2",
    ] {
        answers.push((path, host.get(path)));
    }
    let no_host = raw(&host.address, b"GET /api/games HTTP/1.1\r\nconnection: close\r\n\r\n");
    assert!(no_host.status == 200 || no_host.status == 400, "{no_host:?}");
    let old = raw(&host.address, b"GET /api/games HTTP/1.0\r\n\r\n");
    assert_eq!(old.status, 200);
    let forged = raw(
        &host.address,
        b"POST /api/tables HTTP/1.1\r\norigin: http://\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}",
    );
    assert_eq!(forged.status, 403, "no host and a page of nowhere");
    answers.extend([("old", old), ("forged", forged)]);
    for (what, answer) in &answers {
        assert_ne!(answer.status, 0, "{what}: no answer");
        assert_ne!(answer.status, 500, "{what}: {answer:?}");
        let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("{what}: {answer:?}"));
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{what}: {policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("x-frame-options", "DENY"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{what}");
        }
        assert_eq!(answer.header("access-control-allow-origin"), None, "{what}");
        // What is refused is refused in the same way everywhere.
        let api = !matches!(*what, "/nothing" | "/" | "/t/abc" | "/metrics" | "head");
        if api && answer.status >= 400 {
            assert!(answer.json()["code"].is_string(), "{what}: {answer:?}");
        }
    }
    let (_, upgraded) =
        connect_async(format!("ws://{}/api/tables/{}/ws", host.address, table.id)).await.unwrap();
    assert_eq!(upgraded.headers()["x-content-type-options"], "nosniff");
}
