//! What a journal entry costs: rows per second, processor time and delay, a thousand matches at once.
//!
//! `cargo bench -p store` measures SQLite; `scripts/with-postgres cargo bench -p store` PostgreSQL too, of
//! which only this side's processor time is counted.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::{MatchState, NewMatch, Store, Synchronous, Write};

const MATCHES: usize = 1000;
const ASKED: usize = 20_000;
const TIME: Duration = Duration::from_secs(3);

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        println!("{MATCHES} matches, {ASKED} entries per second asked for");
        for sync in [Synchronous::Full, Synchronous::Normal] {
            let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
            let url = format!("sqlite:{}", folder.path().join("store.db").display());
            measure("SQLite", &url, sync).await;
        }
        if let Ok(url) = std::env::var("CONCLAVE_TEST_POSTGRES") {
            for sync in [Synchronous::Full, Synchronous::Normal] {
                measure("PostgreSQL", &url, sync).await;
            }
        }
    });
}

async fn measure(database: &str, url: &str, sync: Synchronous) {
    let store = Store::open(url, sync).await.unwrap();
    let ids: Vec<Arc<str>> = (0..MATCHES).map(|n| format!("{sync:?}-{n:012}").into()).collect();
    for id in &ids {
        let new = NewMatch {
            id: id.to_string(),
            state: MatchState::Running,
            game: "duel".into(),
            rules: 1,
            content: "0".repeat(64),
            packs: "0".repeat(64),
            created: 0,
            record: "x".repeat(600),
        };
        store.create(&new).await.unwrap();
    }
    let writer = store.writer();
    let delays = Arc::new(Mutex::new(Vec::with_capacity(ASKED * TIME.as_secs() as usize)));
    let failed = Arc::new(AtomicBool::new(false));
    let (began, busy) = (Instant::now(), processor_time());
    let mut sent = 0;
    while began.elapsed() < TIME {
        let due = (began.elapsed().as_secs_f64() * ASKED as f64) as usize;
        while sent < due {
            // A step that meets all matches, but not in the order of their creation.
            let (id, n) = (&ids[sent * 389 % MATCHES], (sent / MATCHES) as u32);
            let line = format!("{{\"seat\":{},\"choose\":\"target room:armory\"}}", n % 4);
            let write = Write::Entry { id: id.clone(), n, at: sent as i64, spent: 1234, line };
            let (delays, failed, submitted) = (delays.clone(), failed.clone(), Instant::now());
            let done = move |result: Result<(), _>| {
                failed.fetch_or(result.is_err(), Ordering::Relaxed);
                delays.lock().unwrap().push(submitted.elapsed());
            };
            writer.submit(vec![write], Box::new(done));
            sent += 1;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    writer.flush().await;
    let (took, busy) = (began.elapsed(), processor_time() - busy);
    assert!(!failed.load(Ordering::Relaxed), "a write failed");
    let mut delays = std::mem::take(&mut *delays.lock().unwrap());
    delays.sort();
    let stats = writer.stats();
    println!(
        "{database} {sync:?}: {:.0} rows/s, {:.1} µs of processor time per row, {:.0} rows per commit, \
         commit {:.1} ms, delay median {:.1} ms, p99 {:.1} ms",
        sent as f64 / took.as_secs_f64(),
        busy.as_secs_f64() * 1e6 / sent as f64,
        stats.rows as f64 / stats.commits as f64,
        stats.total_micros as f64 / stats.commits as f64 / 1e3,
        delays[delays.len() / 2].as_secs_f64() * 1e3,
        delays[delays.len() * 99 / 100].as_secs_f64() * 1e3,
    );
    drop(writer);
    store.close().await;
}

/// The processor time of all threads of this process so far, as Linux counts it; elsewhere zero.
fn processor_time() -> Duration {
    let threads = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let times = threads.filter_map(|thread| std::fs::read_to_string(thread.path().join("schedstat")).ok());
    Duration::from_nanos(times.filter_map(|text| text.split(' ').next()?.parse::<u64>().ok()).sum())
}
