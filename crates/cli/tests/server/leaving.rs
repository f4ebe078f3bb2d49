//! Leaving and coming back: reloads, lost connections, restarts. Nobody misses anything.

use crate::client::{Client, play, seated};
use crate::host::{Host, Opened, duel};
use crate::place::Place;
use kernel::{Seed, Stream};
use serde_json::{Value, json};
use std::process::Command;
use std::time::Duration;

#[tokio::test]
async fn a_reload_asks_the_same_again() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let table = host.open_duel();
    let mut both = seated(&host.address, &table).await;
    for round in 0..15 {
        play(&mut both, 3, |_| false).await;
        for (seat, token) in table.tokens.iter().enumerate() {
            let known = &both[seat];
            let fresh = Client::join(&host.address, &table.id, token).await;
            assert_eq!(fresh.you, Some(seat as u64));
            assert_eq!((fresh.n, &fresh.decision), (known.n, &known.decision), "round {round}");
            assert_eq!(fresh.view, known.view, "the updates do not add up to the view, round {round}");
            assert_eq!(fresh.views, 1);
        }
        let seat = usize::from(both[0].prompt().is_none());
        let fresh = Client::join(&host.address, &table.id, &table.tokens[seat]).await;
        both[seat] = fresh;
    }
}

#[tokio::test]
async fn two_connections_on_one_seat_see_the_same() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let table = host.open_duel();
    let mut both = seated(&host.address, &table).await;
    let mut twins = [
        Client::join(&host.address, &table.id, &table.tokens[0]).await,
        Client::join(&host.address, &table.id, &table.tokens[1]).await,
    ];
    for n in 0..60 {
        let Some(seat) = both.iter().position(|client| client.prompt().is_some()) else { break };
        let chooser = if n % 2 == 0 { &mut both[seat] } else { &mut twins[seat] };
        assert_eq!(chooser.choose(n).await, "accepted");
        for client in both.iter_mut().chain(&mut twins) {
            client.sync().await;
        }
        for (one, twin) in both.iter().zip(&twins) {
            assert_eq!((one.n, &one.view, &one.decision), (twin.n, &twin.view, &twin.decision));
        }
    }
    // A seat is there as long as one of its connections is.
    let [first, _second] = twins;
    drop(first);
    tokio::time::sleep(Duration::from_millis(200)).await;
    both[1].sync().await;
    assert_eq!(both[1].table["seats"][0]["present"], true);
    let [first, mut second] = both;
    drop(first);
    tokio::time::sleep(Duration::from_millis(200)).await;
    second.sync().await;
    assert_eq!(second.table["seats"][0]["present"], false);
}

#[tokio::test]
async fn a_lost_connection_gets_the_very_gap() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let table = host.open_duel();
    let mut both = seated(&host.address, &table).await;
    play(&mut both, 20, |_| false).await;
    let (mut gaps, mut views) = (0, 0);
    for round in 0..40 {
        if both[0].is_over() {
            break;
        }
        // One who is not asked goes away, and the other decides something.
        let Some(there) = both.iter().position(|client| client.prompt().is_some()) else { break };
        let away = 1 - there;
        let (run, n) = (both[away].run.clone(), both[away].n);
        let (view, table_then) = (both[away].view.clone(), both[away].table.clone());
        both[away] = Client::stranger(&host.address, &table.id).await;
        for _ in 0..=round % 4 {
            if both[there].prompt().is_some() {
                assert_eq!(both[there].choose(round).await, "accepted");
                both[there].sync().await;
            }
        }
        let back = &mut both[away];
        (back.n, back.view, back.table) = (n, view, table_then);
        back.enter(&table.tokens[away], Some((&run, n))).await;
        let fresh = Client::join(&host.address, &table.id, &table.tokens[away]).await;
        let back = &mut both[away];
        assert_eq!((back.n, &back.view), (fresh.n, &fresh.view), "round {round}");
        if back.n > n {
            assert_eq!(back.decision, fresh.decision, "round {round}");
        }
        back.decision = fresh.decision;
        gaps += u32::from(back.views == 0);
        views += back.views;
    }
    assert!(gaps > 15, "{gaps} gaps and {views} views");
    // Numbers that nobody has given, and runs of other days, get everything anew.
    for (run, n) in [(both[0].run.clone(), u64::from(u32::MAX)), ("another".into(), both[0].n)] {
        let mut odd = Client::stranger(&host.address, &table.id).await;
        odd.enter(&table.tokens[0], Some((&run, n))).await;
        assert_eq!((odd.views, &odd.view), (1, &both[0].view));
    }
}

#[tokio::test]
async fn who_watches_late_sees_what_everybody_may() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let table = host.open_duel();
    let mut both = seated(&host.address, &table).await;
    let mut early = Client::join(&host.address, &table.id, "").await;
    play(&mut both, 80, |_| false).await;
    early.sync().await;
    let mut late = Client::join(&host.address, &table.id, "").await;
    assert_eq!((late.you, &late.decision), (None, &Value::Null));
    assert_eq!((late.n, &late.view), (early.n, &early.view));
    late.say(json!({ "type": "log" })).await;
    let log = late.until(&["log"]).await.unwrap();
    assert!(log["events"].as_array().unwrap().len() > 5);
    // A private table is for its players.
    let mut body = duel();
    body["options"]["public"] = json!(false);
    let private = host.open(&body);
    let mut watcher = Client::stranger(&host.address, &private.id).await;
    assert_eq!(watcher.try_to(json!({ "type": "join" })).await, "spectator");
    assert_eq!(watcher.until(&[]).await, None);
    assert_eq!(host.get("/api/tables").json()["tables"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_the_game_goes_on() {
    let place = Place::sqlite();
    let mut host = Host::start(&place);
    let table = host.open_duel();
    let mut both = seated(&host.address, &table).await;
    assert_eq!(both[0].table["state"], "running");
    both[1].say(json!({ "type": "chat", "text": "see you after the restart" })).await;
    both[1].until(&["chat"]).await.unwrap();
    for _ in 0..3 {
        play(&mut both, 12, |_| false).await;
        let mut stranger = Client::stranger(&host.address, &table.id).await;
        let known = [
            (both[0].view.clone(), both[0].decision.clone()),
            (both[1].view.clone(), both[1].decision.clone()),
        ];
        host.stop();
        for client in both.iter_mut().chain([&mut stranger]) {
            assert_eq!(client.until(&[]).await, None);
            assert_eq!(client.closed, Some(1001));
        }
        host = Host::start(&place);
        for (seat, token) in table.tokens.iter().enumerate() {
            let (run, n) = (both[seat].run.clone(), both[seat].n);
            both[seat] = Client::stranger(&host.address, &table.id).await;
            both[seat].enter(token, Some((&run, n))).await;
            assert_eq!((&both[seat].view, &both[seat].decision), (&known[seat].0, &known[seat].1));
        }
    }
    play(&mut both, 12, |_| false).await;
    let said = host.get(&format!("/api/tables/{}/chat", table.id)).json();
    assert_eq!((&said[0]["seat"], &said[0]["text"]), (&json!(1), &json!("see you after the restart")));
}

/// Plays a whole game in which both come back again and again; gives the table.
async fn restless(host: &Host) -> Opened {
    let table = host.open_duel();
    let mut chance = Stream::new(Seed::from_number(5));
    let mut both = seated(&host.address, &table).await;
    for n in 0.. {
        for (player, token) in both.iter_mut().zip(&table.tokens) {
            if chance.below(4) == 0 {
                let (run, n) = (player.run.clone(), player.n);
                let mut back = Client::stranger(&host.address, &table.id).await;
                (back.n, back.view, back.decision) = (n, player.view.clone(), player.decision.clone());
                *player = back;
                player.enter(token, Some((&run, n))).await;
            }
        }
        if both[0].is_over() {
            break;
        }
        let made = play(&mut both, 1 + chance.below(4) as usize, |_| false).await;
        assert!(made > 0 || both[0].is_over(), "nobody is asked, move {n}");
    }
    assert_eq!(both[0].table["ending"], both[1].table["ending"]);
    table
}

#[tokio::test]
async fn a_game_between_restless_people_ends_and_can_be_checked() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let table = restless(&host).await;
    let answer = host.get(&format!("/api/tables/{}/journal", table.id));
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/x-ndjson")));
    let replay = |name: &str, text: &str| {
        let file = place.folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        let ran = Command::new(env!("CARGO_BIN_EXE_conclave")).arg("replay").arg(&file).output().unwrap();
        let said = [ran.stdout, ran.stderr].concat();
        (ran.status.success(), String::from_utf8(said).unwrap())
    };
    let (good, said) = replay("true.jsonl", &answer.body);
    assert!(good && said.contains("the shuffle was fair") && said.contains("the same end"), "{said}");
    assert!(said.contains("over: "), "{said}");
    let shown = host.get(&format!("/api/tables/{}", table.id)).json();
    let fair = &shown["fair"];
    assert_eq!(fair["words"], json!(["rose", "rose"]));
    // Another word, another secret, another choice: each is noticed.
    let secret = fair["secret"].as_str().unwrap();
    let other = secret.chars().rev().collect::<String>();
    for (what, from, to) in [("word", "\"rose\"", "\"nose\""), ("secret", secret, &other)] {
        let changed = answer.body.replacen(from, to, 1);
        assert_ne!(changed, answer.body, "{what}");
        let (good, said) = replay("changed.jsonl", &changed);
        assert!(!good && said.contains("the shuffle was not fair"), "{what}: {said}");
    }
    let lines: Vec<&str> = answer.body.lines().collect();
    let without = [&lines[..20], &lines[21..]].concat().join("\n");
    assert!(!replay("short.jsonl", &without).0, "a choice less is not noticed");
    assert_eq!(place.check().trim(), "1 matches: 1 same, 0 changed, 0 different, 0 impossible");
}

#[tokio::test]
async fn bots_and_clocks_need_nobody_to_wake_them() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    // A bot answers for whoever lets the time for a move pass, and the other seat is a bot anyway.
    let mut body = duel();
    body["seats"] = json!(["link", "bot:greedy"]);
    body["options"]["clock"] = json!({ "kind": "move", "seconds": 1 });
    let table = host.open(&body);
    let mut client = Client::join(&host.address, &table.id, &table.tokens[0]).await;
    assert_eq!(client.try_to(json!({ "type": "ready" })).await, "accepted");
    // If nothing happens by itself, this has no end.
    while place.kept(&table.id).await.entries.len() < 3 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_come_back_at_once_and_none_is_sent_away() {
    let place = Place::sqlite();
    let mut host = Host::start(&place);
    let mut body = duel();
    body["seats"] = json!(["link", "bot:random"]);
    let tables: Vec<Opened> = (0..6).map(|_| host.open(&body)).collect();
    for table in &tables {
        let mut client = Client::join(&host.address, &table.id, &table.tokens[0]).await;
        assert_eq!(client.try_to(json!({ "type": "ready" })).await, "accepted");
        for n in 0..8 {
            client.sync().await;
            if client.prompt().is_some() {
                // Stopped while the bot is about to answer.
                client.choose(n).await;
            }
        }
    }
    for _ in 0..3 {
        host.kill();
        host = Host::start(&place);
        let mut all = tokio::task::JoinSet::new();
        for (table, _) in tables.iter().flat_map(|table| (0..6).map(move |n| (table.clone(), n))) {
            let (address, path) = (host.address.clone(), format!("/api/tables/{}", table.id));
            let looked = address.clone();
            all.spawn_blocking(move || {
                assert_eq!(crate::host::ask(&looked, "GET", &path, &[], b"").status, 200)
            });
            all.spawn(async move {
                let mut client = Client::join(&address, &table.id, &table.tokens[0]).await;
                for _ in 0..10 {
                    tokio::time::sleep(Duration::from_millis(30)).await;
                    client.sync().await;
                }
            });
        }
        while let Some(one) = all.join_next().await {
            one.expect("all who come at once stay");
        }
        assert!(!host.log().contains("not kept"), "{}", host.log());
    }
    place.check();
}

#[tokio::test]
async fn what_was_said_at_a_private_table_is_there_after_a_reload() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let mut body = duel();
    body["options"]["public"] = json!(false);
    let table = host.open(&body);
    let mut both = seated(&host.address, &table).await;
    both[0].say(json!({ "type": "chat", "text": "between us" })).await;
    both[1].until(&["chat"]).await.unwrap();
    let chat = |token: &str| {
        let bearer = format!("Bearer {token}");
        let headers = [("authorization", bearer.as_str())];
        let headers = if token.is_empty() { &headers[..0] } else { &headers };
        host.ask("GET", &format!("/api/tables/{}/chat", table.id), headers, b"")
    };
    for token in &table.tokens {
        assert_eq!(chat(token).json()[0]["text"], "between us");
    }
    let elsewhere = host.open_duel();
    for token in ["", "guessed", &elsewhere.tokens[0]] {
        let refused = chat(token);
        assert_eq!((refused.status, &refused.json()["code"]), (403, &json!("spectator")));
    }
}
