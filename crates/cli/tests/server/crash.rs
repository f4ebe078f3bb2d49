//! A server that is killed at any moment comes back with everything that it has acknowledged.

use crate::host::{Host, duel};
use crate::place::Place;
use crate::player::Crowd;
use kernel::{Seed, Stream};
use serde_json::{Value, json};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// Eight tables: most with quick windows, two with sealed ones, one with a bot.
pub fn tables() -> Vec<Value> {
    let mut sealed = duel();
    sealed["options"] = json!({ "windows": "sealed", "window-ms": 40, "grace-s": 0 });
    let mut bot = duel();
    bot["seats"] = json!(["link", "bot:greedy"]);
    [vec![duel(); 5], vec![sealed; 2], vec![bot]].concat()
}

async fn survives(place: Place, kills: u32) {
    let began = Instant::now();
    let mut chance = Stream::new(Seed::from_number(u64::from(kills)));
    let mut host = Host::start(&place);
    let crowd = Crowd::at(&host, false);
    let playing = crowd.play(tables());
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(50 + u64::from(chance.below(500)))).await;
        host.kill();
        crowd.lost_nothing(&place).await;
        host = Host::start(&place);
        crowd.move_to(&host);
    }
    crowd.finish(playing).await;
    crowd.lost_nothing(&place).await;
    let said = place.check();
    assert!(said.contains(" 0 different, 0 impossible"), "{said}");
    println!(
        "{kills} kills: {} choices acknowledged, 0 lost; {} games to their end, {} returns, {:.0} s; {said}",
        crowd.acknowledged(),
        crowd.games.load(Ordering::Relaxed),
        crowd.returns.load(Ordering::Relaxed),
        began.elapsed().as_secs_f64(),
    );
    assert!(crowd.acknowledged() > 200 && crowd.returns.load(Ordering::Relaxed) > 8 * kills as usize);
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_with_sqlite() {
    survives(Place::sqlite(), 8).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_with_postgres() {
    survives(Place::postgres().await, 8).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes; run by make soak"]
async fn killed_often_with_sqlite() {
    survives(Place::sqlite(), 50).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes; run by make soak"]
async fn killed_often_with_postgres() {
    survives(Place::postgres().await, 50).await;
}
