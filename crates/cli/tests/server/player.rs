//! Players who never give up: they play at random, come back whenever they lose the connection, and remember
//! every choice that was acknowledged.

use crate::client::{Client, connect};
use crate::host::{Host, Opened, open};
use crate::place::Place;
use kernel::{Seed, Stream};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::task::JoinSet;

/// Lists by table and seat.
type BySeat<T> = BTreeMap<(String, usize), Vec<T>>;

/// Players at many tables, and what they were told.
pub struct Crowd {
    /// Where the server is at the moment.
    address: Mutex<String>,
    /// The acknowledged choices by table and seat, each with its prompt.
    acknowledged: Mutex<BySeat<(u64, String)>>,
    /// The lines of chat that came back, by table and seat.
    heard: Mutex<BySeat<String>>,
    /// How often players were refused with `store`.
    pub refused: AtomicUsize,
    /// How often a lost connection was made again.
    pub returns: AtomicUsize,
    /// How many games were played to their end.
    pub games: AtomicUsize,
    enough: AtomicBool,
    /// Do they talk while they play?
    talkative: bool,
}

impl Crowd {
    pub fn at(host: &Host, talkative: bool) -> Arc<Crowd> {
        Arc::new(Crowd {
            address: Mutex::new(host.address.clone()),
            acknowledged: Mutex::default(),
            heard: Mutex::default(),
            refused: AtomicUsize::new(0),
            returns: AtomicUsize::new(0),
            games: AtomicUsize::new(0),
            enough: AtomicBool::new(false),
            talkative,
        })
    }

    /// The server is somewhere else now.
    pub fn move_to(&self, host: &Host) {
        self.address.lock().unwrap().clone_from(&host.address);
    }

    fn address(&self) -> String {
        self.address.lock().unwrap().clone()
    }

    /// Sits down at a table of each of these kinds, and at another when its game is over.
    pub fn play(self: &Arc<Crowd>, tables: Vec<Value>) -> JoinSet<()> {
        let mut all = JoinSet::new();
        for (n, body) in tables.into_iter().enumerate() {
            let crowd = self.clone();
            all.spawn(async move {
                let mut seed = Seed::from_number(n as u64);
                while !crowd.enough.load(Ordering::Relaxed) {
                    let opening = (crowd.address(), body.clone());
                    let opened =
                        tokio::task::spawn_blocking(move || open(&opening.0, &opening.1)).await.unwrap();
                    let Ok(opened) = opened else {
                        tokio::time::sleep(Duration::from_millis(20)).await;
                        continue;
                    };
                    seed = seed.child(1);
                    crowd.play_at(&opened, seed).await;
                    crowd.games.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        all
    }

    /// No more tables; waits until the games are over.
    pub async fn finish(&self, mut all: JoinSet<()>) {
        self.enough.store(true, Ordering::Relaxed);
        let ended = async {
            while let Some(one) = all.join_next().await {
                one.expect("everybody plays to the end");
            }
        };
        tokio::time::timeout(Duration::from_secs(120), ended).await.expect("the games come to their end");
    }

    async fn play_at(self: &Arc<Crowd>, table: &Opened, seed: Seed) {
        let mut seats = JoinSet::new();
        for (seat, token) in table.tokens.iter().enumerate().filter(|(_, token)| !token.is_empty()) {
            let player = Player {
                crowd: self.clone(),
                id: table.id.clone(),
                seat,
                token: token.clone(),
                chance: Stream::new(seed.child(seat as u64 + 10)),
                last: None,
                talk: 0,
            };
            seats.spawn(player.play());
        }
        while let Some(one) = seats.join_next().await {
            one.expect("a player plays to the end");
        }
    }

    /// How many choices were acknowledged.
    pub fn acknowledged(&self) -> usize {
        self.acknowledged.lock().unwrap().values().map(Vec::len).sum()
    }

    /// Checks that journals and chats are whole and hold all that was acknowledged.
    pub async fn lost_nothing(&self, place: &Place) {
        // What is acknowledged while this runs need not be read by it.
        let acknowledged = self.acknowledged.lock().unwrap().clone();
        let heard = self.heard.lock().unwrap().clone();
        let mut matches = BTreeMap::new();
        for kept in place.matches().await {
            assert!(
                kept.entries.iter().map(|entry| entry.n).eq(0..kept.entries.len() as u32),
                "a gap in a journal"
            );
            matches.insert(kept.head.id.clone(), kept);
        }
        for ((id, seat), choices) in &acknowledged {
            let lines = matches[id].entries.iter().map(|entry| serde_json::from_str(&entry.line).unwrap());
            let own: Vec<Value> = lines.filter(|line: &Value| line["seat"] == *seat).collect();
            let held = |prompt: u64, choice: &str| {
                // In a sealed window the answer may still be held.
                prompt as usize == own.len() + 1
                    && matches[id].notes.iter().any(|note| {
                        let note: Value = serde_json::from_str(note).unwrap();
                        note["note"] == "held" && note["seat"] == *seat && note["name"] == choice
                    })
            };
            for (prompt, choice) in choices {
                let kept = own.get(*prompt as usize - 1).map(|line| line["choose"].clone());
                assert!(
                    kept == Some(json!(choice)) || held(*prompt, choice),
                    "table {id}, seat {seat}, prompt {prompt}: \"{choice}\" was acknowledged, but {kept:?} is kept"
                );
            }
        }
        for ((id, _), lines) in &heard {
            let kept = place.chat(id).await;
            assert!(kept.iter().map(|(n, _)| *n).eq(0..kept.len() as u32), "a gap in a chat");
            let mut kept = kept.iter().map(|(_, text)| text);
            for line in lines {
                assert!(kept.any(|text| text == line), "table {id}: \"{line}\" was heard and is not kept");
            }
        }
    }
}

struct Player {
    crowd: Arc<Crowd>,
    id: String,
    seat: usize,
    token: String,
    chance: Stream,
    /// The last acknowledged prompt and choice.
    last: Option<(u64, String)>,
    /// How much was said.
    talk: u32,
}

impl Player {
    async fn play(mut self) {
        let mut seen: Option<(String, u64)> = None;
        loop {
            let Ok(socket) = connect(&self.crowd.address(), &self.id).await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            let mut client = Client::on(socket);
            if let Some((run, n)) = &seen {
                // Updates of another run are not counted on from here; then a view comes.
                client.n = *n;
                client.run.clone_from(run);
            }
            let over = self.stay(&mut client, seen.clone()).await;
            if over {
                return;
            }
            self.crowd.returns.fetch_add(1, Ordering::Relaxed);
            seen = (!client.run.is_empty()).then(|| (client.run.clone(), client.n));
            tokio::time::sleep(Duration::from_millis(u64::from(self.chance.below(30)))).await;
        }
    }

    /// Plays until the connection ends; says whether the game is over.
    async fn stay(&mut self, client: &mut Client, seen: Option<(String, u64)>) -> bool {
        let seen = seen.map(|(run, n)| json!({ "run": run, "n": n }));
        client.say(json!({ "type": "join", "token": self.token, "seen": seen })).await;
        if let Some((prompt, choice)) = &self.last {
            // What was acknowledged once is acknowledged again, or another prompt is open since.
            client.say(json!({ "type": "choose", "prompt": prompt, "choice": choice })).await;
        }
        let mut sent: Option<(u64, String)> = None;
        while let Some(message) = client.next().await {
            match message["type"].as_str().unwrap() {
                "welcome" | "table" => {
                    if client.is_over() {
                        return true;
                    }
                    if client.table["state"] == "waiting"
                        && client.table["seats"][self.seat]["ready"] == false
                    {
                        client.say(json!({ "type": "ready", "word": "crowd" })).await;
                    }
                }
                "view" | "update" => self.answer(client, &mut sent).await,
                "accepted" => {
                    if sent.as_ref().is_some_and(|(prompt, _)| message["prompt"] == *prompt)
                        && let Some(choice) = sent.take()
                    {
                        self.last = Some(choice.clone());
                        let mut all = self.crowd.acknowledged.lock().unwrap();
                        all.entry((self.id.clone(), self.seat)).or_default().push(choice);
                    }
                }
                "refused" => match message["code"].as_str().unwrap() {
                    "store" => drop(self.crowd.refused.fetch_add(1, Ordering::Relaxed)),
                    "stale" | "shutting-down" | "over" | "already-ready" => {}
                    other => panic!("refused as {other}: {message}"),
                },
                "chat" => {
                    let own = format!("{}:", self.seat);
                    let text = message["text"].as_str().unwrap();
                    if text.starts_with(&own) {
                        let mut heard = self.crowd.heard.lock().unwrap();
                        heard.entry((self.id.clone(), self.seat)).or_default().push(text.to_owned());
                    }
                }
                _ => {}
            }
        }
        false
    }

    async fn answer(&mut self, client: &mut Client, sent: &mut Option<(u64, String)>) {
        let Some(prompt) = client.prompt() else { return };
        if let Some((last, choice)) = &self.last {
            assert!(prompt > *last, "prompt {prompt} is open though {last} was answered with \"{choice}\"");
        }
        if sent.as_ref().is_some_and(|(sent, _)| *sent == prompt) {
            return;
        }
        let options = client.options();
        let choice = options[self.chance.below(options.len() as u32) as usize].to_owned();
        let say = json!({ "type": "choose", "prompt": prompt, "choice": choice });
        if self.crowd.talkative {
            // Lines before and behind the choice, so that several things wait to be kept at once.
            for _ in 0..self.chance.below(3) {
                self.talk += 1;
                client.say(json!({ "type": "chat", "text": format!("{}: {}", self.seat, self.talk) })).await;
            }
        }
        client.say(say).await;
        *sent = Some((prompt, choice));
        if self.crowd.talkative {
            self.talk += 1;
            client.say(json!({ "type": "chat", "text": format!("{}: {}", self.seat, self.talk) })).await;
        }
    }
}
