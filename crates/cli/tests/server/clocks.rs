//! Clocks at a server: they outlive kills, and run out whether or not anybody is there.

use crate::client::seated;
use crate::host::{Host, duel};
use crate::place::Place;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use store::MatchState;

const QUICK: [(&str, &str); 3] = [
    ("CONCLAVE_TABLES_PER_MINUTE", "100000"),
    ("CONCLAVE_MESSAGES_PER_SECOND", "5000"),
    // A table leaves the memory as soon as nobody is there.
    ("CONCLAVE_IDLE_S", "0"),
];

fn with_clock(clock: Value) -> Value {
    let mut body = duel();
    body["options"]["clock"] = clock;
    body
}

async fn a_running_clock_outlives_a_kill(place: Place) {
    let mut host = Host::start(&place);
    let table = host.open(&with_clock(json!({ "kind": "move", "seconds": 600 })));
    let both = seated(&host.address, &table).await;
    let seat = both.iter().position(|client| client.prompt().is_some()).unwrap();
    let began = Instant::now();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    host.kill();
    tokio::time::sleep(Duration::from_millis(500)).await;
    host = Host::start(&place);
    let info = host.get(&format!("/api/tables/{}", table.id)).json();
    let left = info["seats"][seat]["clock"].as_i64().unwrap();
    assert_eq!(info["seats"][seat]["ticking"], true);
    let used = 600_000 - left;
    let passed = i64::try_from(began.elapsed().as_millis()).unwrap();
    assert!((1_900..=passed + 1_000).contains(&used), "{used} of {passed} ms are counted");
}

/// Nobody comes back; says where the match stands when its clock has run out.
async fn left_alone(place: &Place, host: Host, id: &str) -> MatchState {
    for _ in 0..60 {
        tokio::time::sleep(Duration::from_millis(500)).await;
        // Asking the server for the table would call it back into memory.
        let state = place.kept(id).await.head.state;
        if state != MatchState::Running {
            host.stop();
            return state;
        }
    }
    MatchState::Running
}

async fn a_game_is_lost_while_the_server_is_down(place: Place) {
    let host = Host::start(&place);
    let table = host.open(&with_clock(json!({ "kind": "game", "seconds": 2, "increment": 0 })));
    drop(seated(&host.address, &table).await);
    host.kill();
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(place.kept(&table.id).await.head.state, MatchState::Running);
    let host = Host::start(&place);
    assert_eq!(left_alone(&place, host, &table.id).await, MatchState::Over);
    let record: Value = serde_json::from_str(&place.kept(&table.id).await.head.record).unwrap();
    assert_eq!(record["ending"]["by"], "time");
}

async fn a_game_is_lost_while_the_table_is_out_of_memory(place: Place) {
    let host = Host::start_with(&place, &QUICK);
    let table = host.open(&with_clock(json!({ "kind": "game", "seconds": 12, "increment": 0 })));
    drop(seated(&host.address, &table).await);
    let gone = Instant::now();
    let in_memory = || {
        let metrics = host.get("/metrics").body;
        metrics.lines().find_map(|line| line.strip_prefix("conclave_tables ").map(str::to_owned))
    };
    while in_memory().as_deref() != Some("0") {
        assert!(
            gone.elapsed() < Duration::from_secs(11),
            "it leaves the memory before its clock has run out"
        );
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    assert_eq!(left_alone(&place, host, &table.id).await, MatchState::Over);
}

#[tokio::test]
async fn a_running_clock_outlives_a_kill_with_sqlite() {
    a_running_clock_outlives_a_kill(Place::sqlite()).await;
}

#[tokio::test]
async fn a_running_clock_outlives_a_kill_with_postgres() {
    a_running_clock_outlives_a_kill(Place::postgres().await).await;
}

#[tokio::test]
async fn a_game_is_lost_while_the_server_is_down_with_sqlite() {
    a_game_is_lost_while_the_server_is_down(Place::sqlite()).await;
}

#[tokio::test]
async fn a_game_is_lost_while_the_server_is_down_with_postgres() {
    a_game_is_lost_while_the_server_is_down(Place::postgres().await).await;
}

#[tokio::test]
async fn a_game_is_lost_while_the_table_is_out_of_memory_with_sqlite() {
    a_game_is_lost_while_the_table_is_out_of_memory(Place::sqlite()).await;
}
