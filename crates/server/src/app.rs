//! What all connections share: the store, the tables in memory, the packs, the bots.

use crate::chance;
use crate::clock::now;
use crate::config::Config;
use crate::packs::{NoPacks, Shelf};
use crate::room::{Began, Room};
use games::{AnyGame, AnySetup};
use kernel::{Entry, Identity, SetupError};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use store::{Ages, MatchState, NewMatch, Store, StoredMatch, Synchronous, Writer};
use table::wire::{Code, State};
use table::{CannotRun, Past, Record, Running};
use tokio::sync::watch;

/// What all connections share.
pub struct App {
    /// The settings.
    pub config: Config,
    /// Where journals are kept.
    pub store: Store,
    /// How they get there.
    pub writer: Writer,
    /// The packs.
    pub shelf: Shelf,
    /// Where bots think.
    pub bots: rayon::ThreadPool,
    /// Where what bots decided goes on.
    pub runtime: tokio::runtime::Handle,
    /// The number of the next connection.
    pub next_guest: AtomicU64,
    /// How many connections there are.
    pub guests: AtomicUsize,
    rooms: Mutex<HashMap<Arc<str>, Arc<Room>>>,
    /// Tables come back from the store one at a time, as far as these can tell them apart.
    coming: [tokio::sync::Mutex<()>; 64],
    stopping: watch::Sender<bool>,
}

/// Why a server cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    /// The store cannot be opened.
    #[error("the store cannot be opened: {0}")]
    Store(#[from] store::StoreError),
    /// The packs cannot be read.
    #[error("{0}")]
    Packs(#[from] NoPacks),
    /// The address cannot be listened at.
    #[error("{0}: {1}")]
    Listen(std::net::SocketAddr, std::io::Error),
    /// Threads for bots cannot be had.
    #[error("{0}")]
    Bots(#[from] rayon::ThreadPoolBuildError),
}

impl App {
    /// Opens the store and reads the packs.
    pub async fn open(config: Config) -> Result<Arc<App>, CannotServe> {
        let synchronous = if config.synchronous { Synchronous::Full } else { Synchronous::Normal };
        let store = Store::open(&config.store_url(), synchronous).await?;
        let shelf = Shelf::load(&config.packs)?;
        shelf.keep(&store).await?;
        let bots = rayon::ThreadPoolBuilder::new()
            .num_threads(config.bot_threads)
            .thread_name(|i| format!("bot-{i}"))
            // Without this the whole process would end.
            .panic_handler(|_| tracing::error!("a bot has failed"))
            .build()?;
        Ok(Arc::new(App {
            writer: store.writer(),
            store,
            shelf,
            bots,
            config,
            runtime: tokio::runtime::Handle::current(),
            next_guest: AtomicU64::new(0),
            guests: AtomicUsize::new(0),
            rooms: Mutex::default(),
            coming: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            stopping: watch::Sender::new(false),
        }))
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<Arc<str>, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// How many tables are in memory.
    pub fn tables(&self) -> usize {
        self.rooms().len()
    }

    /// The tables in memory that everybody may see, newest first.
    pub fn public_rooms(&self) -> Vec<Arc<Room>> {
        let mut rooms: Vec<Arc<Room>> =
            self.rooms().values().filter(|room| room.is_public() && !room.is_lost()).cloned().collect();
        rooms.sort_by_key(|room| std::cmp::Reverse(room.created));
        rooms
    }

    /// Opens a table and keeps it.
    pub async fn open_table(self: &Arc<App>, record: Record) -> Result<Arc<Room>, Code> {
        if self.tables() >= self.config.tables {
            return Err(Code::Full);
        }
        let packs = self.shelf.now();
        let game =
            self.shelf.prepare(&self.shelf.current, &packs, &record.setup).map_err(|_| Code::BadSetup)?;
        let id: Arc<str> = chance::id().map_err(|_| Code::Store)?.into();
        let began = Began { rules: game.rules(), content: game.content(), packs: self.shelf.current.clone() };
        let created = now();
        self.store
            .create(&NewMatch {
                id: id.to_string(),
                state: MatchState::Waiting,
                game: record.setup.game().to_owned(),
                rules: began.rules,
                content: began.content.to_string(),
                packs: began.packs.to_string(),
                created,
                record: serde_json::to_string(&record).unwrap_or_default(),
            })
            .await
            .map_err(|why| {
                tracing::error!(%why, "a table cannot be kept");
                Code::Store
            })?;
        let room = Room::new(self, id.clone(), created, began, record, None, 0);
        self.rooms().insert(id, room.clone());
        Ok(room)
    }

    /// The table with this id: from memory, or as it was kept.
    pub async fn room(self: &Arc<App>, id: &str) -> Result<Arc<Room>, Code> {
        if !chance::may_be_id(id) {
            return Err(Code::UnknownTable);
        }
        if let Some(room) = self.known(id) {
            return Ok(room);
        }
        // Two rooms of one table would write over each other.
        let hash = id.bytes().fold(0, |hash: usize, byte| hash.wrapping_mul(31) + usize::from(byte));
        let _alone = self.coming[hash % self.coming.len()].lock().await;
        if let Some(room) = self.known(id) {
            return Ok(room);
        }
        // What an earlier room had still to write is settled before the store is read.
        self.writer.flush().await;
        let unreadable = |why: store::StoreError| {
            tracing::error!(table = id, %why, "a table cannot be read");
            Code::Store
        };
        let stored = self.store.load(id).await.map_err(unreadable)?.ok_or(Code::UnknownTable)?;
        let chat = self.store.chat(id).await.map_err(unreadable)?.last().map_or(0, |line| line.n + 1);
        let room = self.revive(stored, chat).await?;
        self.rooms().insert(room.id.clone(), room.clone());
        room.begin();
        Ok(room)
    }

    /// The table with this id, if it is in memory.
    fn known(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id).filter(|room| !room.is_lost()).cloned()
    }

    /// A table as it was kept, with its game played again up to where it stood.
    async fn revive(self: &Arc<App>, stored: StoredMatch, chat: u32) -> Result<Arc<Room>, Code> {
        let head = &stored.head;
        let changed = |why: String| {
            tracing::warn!(table = %head.id, why, "a table cannot go on");
            Code::RulesChanged
        };
        let record: Record = serde_json::from_str(&head.record).map_err(|why| changed(why.to_string()))?;
        let content = Identity::try_from(head.content.clone()).map_err(changed)?;
        let began = Began { rules: head.rules, content, packs: head.packs.as_str().into() };
        if head.archived.is_some() && matches!(record.state(), State::Waiting | State::Running) {
            self.store.restore(&head.id, now()).await.map_err(|_| Code::Store)?;
        }
        self.shelf.get(&began.packs, &self.store).await.map_err(|why| match why {
            NoPacks::Store(_) => Code::Store,
            why => changed(why.to_string()),
        })?;
        let running = match record.state() {
            State::Running | State::Over => {
                let past = past(&stored).map_err(changed)?;
                let running = self.running(&record, &head.id, &began, &past);
                Some(running.map_err(|why| changed(why.to_string()))?)
            }
            State::Waiting | State::Closed => None,
        };
        Ok(Room::new(self, head.id.as_str().into(), head.created, began, record, running, chat))
    }

    /// The running game of a record; its packs are on the shelf.
    pub fn running(
        &self,
        record: &Record,
        id: &str,
        began: &Began,
        past: &Past,
    ) -> Result<Box<dyn Running>, CannotRun> {
        let game = self.game(&record.setup, began)?;
        table::run(record, id, &game, began.rules, began.content, past)
    }

    /// The rules of a table; its packs are on the shelf.
    pub fn game(&self, setup: &AnySetup, began: &Began) -> Result<AnyGame, SetupError> {
        let packs = self.shelf.known(&began.packs).unwrap_or_else(|| self.shelf.now());
        self.shelf.prepare(&began.packs, &packs, setup)
    }

    /// The setup of a game with some options changed.
    pub fn setup(
        game: &str,
        changes: &serde_json::Map<String, serde_json::Value>,
    ) -> Result<AnySetup, String> {
        let setup = games::default_setup(game).map_err(|why| why.to_string())?;
        let Ok(serde_json::Value::Object(mut fields)) = serde_json::to_value(&setup) else {
            return Err("the setup cannot be written".into());
        };
        fields.insert("game".into(), game.into());
        let mut setup = setup;
        for (key, value) in changes.iter().filter(|(key, _)| *key != "game") {
            fields.insert(key.clone(), value.clone());
            // One after the other, so that what is wrong is told by its name.
            setup = AnySetup::read(serde_json::Value::Object(fields.clone()))
                .map_err(|why| format!("{key}: {why}"))?;
        }
        Ok(setup)
    }

    /// Looks after the tables: the idle leave the memory, the old are archived.
    pub async fn look_after(self: Arc<App>) {
        let mut unable = HashMap::new();
        let mut soon = tokio::time::interval(Duration::from_secs(1));
        let mut often = tokio::time::interval(Duration::from_secs(5));
        let mut seldom = tokio::time::interval(Duration::from_secs(3600));
        loop {
            tokio::select! {
                _ = often.tick() => {
                    let idle = self.config.idle_s;
                    // Whoever holds a room, a bot that thinks included, still uses it.
                    self.rooms().retain(|_, room| Arc::strong_count(room) > 1 || !room.is_idle(idle));
                    metrics::gauge!("conclave_tables").set(self.tables() as f64);
                    metrics::gauge!("conclave_unwritten").set(self.writer.depth() as f64);
                    let written = self.writer.stats();
                    metrics::counter!("conclave_commits_total").absolute(written.commits);
                    metrics::counter!("conclave_commit_failures_total").absolute(written.failed);
                    metrics::counter!("conclave_rows_total").absolute(written.rows);
                    metrics::gauge!("conclave_commit_seconds").set(written.last_micros as f64 / 1e6);
                    // What was measured is added up now, whether anybody asks for it or not.
                    crate::recorder().iter().for_each(|handle| handle.run_upkeep());
                }
                _ = soon.tick() => self.wake_due(&mut unable).await,
                _ = seldom.tick() => self.archive().await,
                () = self.stopped() => return,
            }
        }
    }

    /// Takes tables into memory whose clocks have run out meanwhile: what follows, they do by themselves. `unable` are those
    /// that could not be read, and since when.
    async fn wake_due(self: &Arc<App>, unable: &mut HashMap<String, Instant>) {
        // So many a second, that nobody else waits for it after a long pause of the server.
        const MOST: u32 = 20;
        const AGAIN: Duration = Duration::from_secs(60);
        unable.retain(|_, since| since.elapsed() < AGAIN);
        let due = match self.store.due(now(), MOST).await {
            Ok(due) => due,
            Err(why) => return tracing::error!(%why, "it is not known which clocks have run out"),
        };
        for id in due {
            // A table in memory has a timer of its own.
            if self.known(&id).is_some() || unable.contains_key(&id) {
                continue;
            }
            match self.room(&id).await {
                Ok(_) => {}
                Err(Code::RulesChanged) => {
                    if let Err(why) = self.store.is_not_due(&id).await {
                        tracing::error!(table = id, %why, "a table that cannot go on is still due");
                    }
                }
                Err(_) => drop(unable.insert(id, Instant::now())),
            }
        }
    }

    async fn archive(&self) {
        let [waiting, running, over] =
            self.config.archive_days.map(|days| Duration::from_secs(u64::from(days) * 86_400));
        match self.store.archive(&Ages { waiting, running, over }, now()).await {
            Ok(ids) => {
                let mut rooms = self.rooms();
                ids.iter().for_each(|id| drop(rooms.remove(id.as_str())));
                tracing::info!(archived = ids.len(), "archived");
            }
            Err(why) => tracing::error!(%why, "old tables cannot be archived"),
        }
    }

    /// Begins to stop: connections end, nothing new is accepted.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Is the server about to stop?
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Waits until the server is about to stop.
    pub async fn stopped(&self) {
        let mut stopping = self.stopping.subscribe();
        // The sender lives as long as the app.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    }
}

/// What was kept of a match, ready to be played again.
pub fn past(stored: &StoredMatch) -> Result<Past, String> {
    let entry = |stored: &store::StoredEntry| {
        let entry: Entry =
            serde_json::from_str(&stored.line).map_err(|why| format!("entry {}: {why}", stored.n))?;
        Ok((entry, stored.spent))
    };
    let entries = stored.entries.iter().map(entry).collect::<Result<_, String>>()?;
    Ok(Past { entries, notes: stored.notes.clone(), clocks: stored.clocks.clone() })
}
