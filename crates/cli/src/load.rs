//! `conclave load`: many clients at a server, who play random legal games over real WebSockets.

use crate::fail::Fail;
use crate::say;
use futures_util::{SinkExt, StreamExt};
use hdrhistogram::Histogram;
use kernel::{Seed, Stream};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const EXAMPLES: &str = "\
Examples:
  conclave load --url http://127.0.0.1:8080 --tables 200 --seconds 20
  conclave load --url http://127.0.0.1:8080 --tables 1000 --think 1000 --seconds 60 --json --server-pid 4711

The server must allow it: set CONCLAVE_TABLES_PER_MINUTE and CONCLAVE_MESSAGES_PER_SECOND high enough.";

/// The options of `conclave load`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The server
    #[arg(long, value_name = "URL")]
    url: String,
    /// The game
    #[arg(long, default_value = "duel")]
    game: String,
    /// How many tables are played at once
    #[arg(long, default_value_t = 100, value_name = "N")]
    tables: usize,
    /// How many players sit at each table
    #[arg(long, default_value_t = 2, value_name = "N")]
    players: usize,
    /// How many people watch each table
    #[arg(long, default_value_t = 0, value_name = "N")]
    spectators: usize,
    /// How long a client thinks about each move, in milliseconds; 0 answers at once
    #[arg(long, default_value_t = 0, value_name = "MS")]
    think: u64,
    /// For how long
    #[arg(long, default_value_t = 10, value_name = "S")]
    seconds: u64,
    /// The process of the server, to count its processor time
    #[arg(long, value_name = "PID")]
    server_pid: Option<u32>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Measured {
    moves: u64,
    moves_per_second: f64,
    self_p50_ms: f64,
    self_p99_ms: f64,
    other_p50_ms: f64,
    other_p99_ms: f64,
    games: u64,
    errors: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    server_cpu_seconds: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves_per_server_cpu_second: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    server_memory_mb: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_error: Option<String>,
}

/// What all clients share.
struct Shared {
    http: String,
    ws: String,
    args: Args,
    /// Only what happens between these is counted.
    counting: Mutex<bool>,
    moves: AtomicU64,
    games: AtomicU64,
    errors: AtomicU64,
    first_error: Mutex<Option<String>>,
    own: Mutex<Histogram<u64>>,
    others: Mutex<Histogram<u64>>,
    began: Instant,
}

/// Runs `conclave load`.
pub fn run(args: Args) -> Result<(), Fail> {
    let http = args.url.trim_end_matches('/').to_owned();
    let Some(rest) = http.strip_prefix("http://") else {
        return Err(Fail::input(format!("{http}: an address such as http://127.0.0.1:8080 is wanted")));
    };
    let histogram = || Histogram::new(3).map(Mutex::new).map_err(|why| Fail::failed(why.to_string()));
    let shared = Arc::new(Shared {
        ws: format!("ws://{rest}"),
        http,
        counting: Mutex::new(false),
        moves: AtomicU64::new(0),
        games: AtomicU64::new(0),
        errors: AtomicU64::new(0),
        first_error: Mutex::new(None),
        own: histogram()?,
        others: histogram()?,
        began: Instant::now(),
        args,
    });
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let measured = runtime.block_on(measure(shared.clone()))?;
    runtime.shutdown_background();
    if shared.args.json {
        say(serde_json::to_string(&measured).map_err(|why| Fail::failed(why.to_string()))?);
    } else {
        tell(&measured);
    }
    if measured.moves == 0 {
        return Err(Fail::failed("no move was made"));
    }
    Ok(())
}

fn tell(measured: &Measured) {
    say(format_args!(
        "{} moves in {} games, {:.0} a second, {} errors",
        measured.moves, measured.games, measured.moves_per_second, measured.errors
    ));
    say(format_args!(
        "until the mover sees it: p50 {:.2} ms, p99 {:.2} ms; until the others do: p50 {:.2} ms, p99 {:.2} ms",
        measured.self_p50_ms, measured.self_p99_ms, measured.other_p50_ms, measured.other_p99_ms
    ));
    if let (Some(cpu), Some(rate)) = (measured.server_cpu_seconds, measured.moves_per_server_cpu_second) {
        let memory = measured.server_memory_mb.unwrap_or_default();
        say(format_args!(
            "the server used {cpu:.2} s of processor time: {rate:.0} moves a second of it; {memory:.1} MB"
        ));
    }
    if let Some(error) = &measured.first_error {
        say(format_args!("first error: {error}"));
    }
}

async fn measure(shared: Arc<Shared>) -> Result<Measured, Fail> {
    // The first tables are opened one after the other, so that none is refused for haste.
    let mut tables = Vec::new();
    for _ in 0..shared.args.tables {
        tables.push(open(&shared).await.map_err(Fail::failed)?);
    }
    for (n, opened) in tables.into_iter().enumerate() {
        tokio::spawn(keep_playing(shared.clone(), opened, n as u64));
    }
    // Everybody sits down before counting begins.
    tokio::time::sleep(Duration::from_millis(1000 + shared.args.tables as u64 / 2)).await;
    let cpu = || shared.args.server_pid.and_then(cpu_seconds);
    let (cpu_before, began) = (cpu(), Instant::now());
    set(&shared.counting, true);
    tokio::time::sleep(Duration::from_secs(shared.args.seconds)).await;
    set(&shared.counting, false);
    let (elapsed, cpu_after) = (began.elapsed().as_secs_f64(), cpu());
    let moves = shared.moves.load(Ordering::Relaxed);
    let used = cpu_before.zip(cpu_after).map(|(before, after)| after - before);
    let at = |histogram: &Mutex<Histogram<u64>>, quantile: f64| {
        histogram.lock().map_or(0.0, |h| h.value_at_quantile(quantile) as f64 / 1000.0)
    };
    Ok(Measured {
        moves,
        moves_per_second: moves as f64 / elapsed,
        self_p50_ms: at(&shared.own, 0.5),
        self_p99_ms: at(&shared.own, 0.99),
        other_p50_ms: at(&shared.others, 0.5),
        other_p99_ms: at(&shared.others, 0.99),
        games: shared.games.load(Ordering::Relaxed),
        errors: shared.errors.load(Ordering::Relaxed),
        server_cpu_seconds: used,
        moves_per_server_cpu_second: used.filter(|used| *used > 0.0).map(|used| moves as f64 / used),
        server_memory_mb: shared.args.server_pid.and_then(memory_mb),
        first_error: shared.first_error.lock().ok().and_then(|error| error.clone()),
    })
}

fn set(flag: &Mutex<bool>, on: bool) {
    *flag.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = on;
}

/// A table that was opened.
#[derive(Deserialize)]
struct Opened {
    id: String,
    tokens: Vec<Option<String>>,
}

async fn open(shared: &Arc<Shared>) -> Result<Opened, String> {
    let shared = shared.clone();
    let asked = move || {
        let body = serde_json::json!({
            "game": shared.args.game,
            "seats": vec!["link"; shared.args.players],
            "options": { "windows": "quick", "grace-s": 0 },
        });
        let answer = ureq::post(format!("{}/api/tables", shared.http)).send_json(body);
        let mut answer = answer.map_err(|why| format!("a table cannot be opened: {why}"))?;
        answer.body_mut().read_json().map_err(|why| why.to_string())
    };
    tokio::task::spawn_blocking(asked).await.map_err(|why| why.to_string())?
}

/// Plays at one table, and at another when its game is over.
async fn keep_playing(shared: Arc<Shared>, mut opened: Opened, n: u64) {
    for game in 0.. {
        if let Err(why) = play(&shared, &opened, n << 20 | game).await {
            shared.errors.fetch_add(1, Ordering::Relaxed);
            if let Ok(mut first) = shared.first_error.lock() {
                first.get_or_insert(why);
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        } else {
            shared.games.fetch_add(1, Ordering::Relaxed);
        }
        opened = match open(&shared).await {
            Ok(opened) => opened,
            Err(_) => return,
        };
    }
}

async fn play(shared: &Arc<Shared>, opened: &Opened, seed: u64) -> Result<(), String> {
    // When the last move was sent, in microseconds since the beginning.
    let sent = Arc::new(AtomicU64::new(0));
    let mut clients = tokio::task::JoinSet::new();
    let watchers = (0..shared.args.spectators).map(|_| None);
    for (seat, token) in opened.tokens.iter().cloned().chain(watchers).enumerate() {
        let client = Client {
            shared: shared.clone(),
            sent: sent.clone(),
            stream: Stream::new(Seed::from_number(seed).child(seat as u64)),
            waiting: None,
        };
        let url = format!("{}/api/tables/{}/ws", shared.ws, opened.id);
        clients.spawn(client.run(url, token));
    }
    while let Some(ended) = clients.join_next().await {
        ended.map_err(|why| why.to_string())??;
    }
    Ok(())
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a client reads of a frame.
#[derive(Deserialize)]
struct Frame<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(borrow)]
    decision: Option<Decision<'a>>,
    table: Option<Table<'a>>,
    code: Option<&'a str>,
}

#[derive(Deserialize)]
struct Decision<'a> {
    prompt: u32,
    #[serde(borrow)]
    options: Vec<Choice<'a>>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    name: &'a str,
}

#[derive(Deserialize)]
struct Table<'a> {
    state: &'a str,
}

/// One player or spectator.
struct Client {
    shared: Arc<Shared>,
    sent: Arc<AtomicU64>,
    stream: Stream,
    /// When the move was sent whose update is waited for.
    waiting: Option<u64>,
}

impl Client {
    async fn run(mut self, url: String, token: Option<String>) -> Result<(), String> {
        let (mut socket, _) = connect_async(&url).await.map_err(|why| why.to_string())?;
        let plays = token.is_some();
        say_to(&mut socket, serde_json::json!({ "type": "join", "token": token })).await?;
        if plays {
            say_to(&mut socket, serde_json::json!({ "type": "ready", "word": "load" })).await?;
        }
        loop {
            let message =
                socket.next().await.ok_or("the connection ended")?.map_err(|why| why.to_string())?;
            let Message::Text(text) = message else { continue };
            let now = self.now();
            let frame: Frame = serde_json::from_str(&text).map_err(|why| format!("{why}: {text}"))?;
            match frame.kind {
                "refused" => return Err(format!("refused: {}", frame.code.unwrap_or_default())),
                "table" if frame.table.is_some_and(|table| table.state == "over") => return Ok(()),
                "update" => self.measure(now, frame.decision.is_some()),
                "view" => {}
                _ => continue,
            }
            if let Some(decision) = frame.decision.filter(|_| plays && self.waiting.is_none()) {
                let option = self.stream.index(decision.options.len());
                let choice = decision.options[option].name;
                let answer =
                    format!(r#"{{"type":"choose","prompt":{},"choice":"{choice}"}}"#, decision.prompt);
                self.think().await;
                let at = self.now();
                self.waiting = Some(at);
                self.sent.store(at, Ordering::Relaxed);
                socket.send(Message::text(answer)).await.map_err(|why| why.to_string())?;
            }
        }
    }

    /// Thinks as long as a client should, the first time for some part of it, so that not all move at once.
    async fn think(&mut self) {
        let think = self.shared.args.think;
        if think > 0 {
            let part = u64::from(self.stream.below(1000));
            let ms = if self.sent.load(Ordering::Relaxed) == 0 { think * part / 1000 } else { think };
            tokio::time::sleep(Duration::from_millis(ms)).await;
        }
    }

    fn now(&self) -> u64 {
        u64::try_from(self.shared.began.elapsed().as_micros()).unwrap_or(u64::MAX)
    }

    /// Counts an update. For those who did not move it counts when it asks them: only then is the last move
    /// surely the one it tells of.
    fn measure(&mut self, now: u64, asked: bool) {
        let own = self.waiting.take();
        if own.is_none() && !asked {
            return;
        }
        if !*self.shared.counting.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) {
            return;
        }
        if own.is_some() {
            self.shared.moves.fetch_add(1, Ordering::Relaxed);
        }
        let histogram = if own.is_some() { &self.shared.own } else { &self.shared.others };
        let since = own.unwrap_or_else(|| self.sent.load(Ordering::Relaxed));
        if let Ok(mut histogram) = histogram.lock() {
            // Three figures of any number of microseconds fit.
            let _ = histogram.record(now.saturating_sub(since));
        }
    }
}

async fn say_to(socket: &mut Socket, message: serde_json::Value) -> Result<(), String> {
    socket.send(Message::text(message.to_string())).await.map_err(|why| why.to_string())
}

/// The processor time that a process has used, user and system, from /proc.
fn cpu_seconds(pid: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name of the program may hold anything; what counts stands behind its last bracket.
    let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
    let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    Some(ticks / 100.0)
}

/// The memory that a process holds, from /proc.
fn memory_mb(pid: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<f64>().ok().map(|kb| kb / 1024.0)
}
