//! A table with its connections: what is done there is kept first, and told then.

use crate::app::App;
use crate::clock::now;
use crate::line::{Frame, Line};
use kernel::{Seat, Viewer};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::time::{Duration, Instant};
use store::{MatchState, StoreError, Write};
use table::wire::{Code, Mark, Refusal, State, TableInfo, ToClient, ToServer};
use table::{Deed, Keep, Millis, Out, Record, Running, eye};

/// The longest line of chat, in characters.
pub const LONGEST_CHAT: usize = 500;

/// For how long the updates of a seat go on when its player has lost the connection.
const FOLLOWED: Duration = Duration::from_secs(60);

/// A table with its connections.
pub struct Room {
    /// Its id.
    pub id: Arc<str>,
    /// When it was opened.
    pub created: Millis,
    /// The rules it was begun under: version, content, packs.
    pub began: Began,
    /// This stay in memory; updates are counted in it.
    run: String,
    app: Weak<App>,
    inner: Mutex<Inner>,
    /// What is in memory no longer counts, since it is ahead of the store.
    lost: AtomicBool,
}

/// The rules a table was begun under.
#[derive(Clone, Debug)]
pub struct Began {
    /// The version of the rules.
    pub rules: u32,
    /// The hash of the content.
    pub content: kernel::Digest,
    /// The hash of the packs.
    pub packs: Arc<str>,
}

struct Inner {
    record: Record,
    running: Option<Box<dyn Running>>,
    /// Who is connected.
    guests: Vec<Guest>,
    /// Writes that are not settled yet.
    unsettled: usize,
    chat: u32,
    /// The time a timer is set for.
    alarm: Option<Millis>,
    /// Since when nobody is connected.
    empty: Option<Instant>,
}

struct Guest {
    number: u64,
    viewer: Viewer,
    line: Arc<Line>,
}

/// What is sent to whom once everything before it is kept.
type Sendings = Vec<(Arc<Line>, Frame)>;

impl Room {
    /// A table as it was kept; `running` when its game has begun.
    pub fn new(
        app: &Arc<App>,
        id: Arc<str>,
        created: Millis,
        began: Began,
        record: Record,
        running: Option<Box<dyn Running>>,
        chat: u32,
    ) -> Arc<Room> {
        let run = crate::chance::id().unwrap_or_else(|_| format!("{:x}", now()));
        Arc::new(Room {
            id,
            created,
            began,
            run,
            app: Arc::downgrade(app),
            inner: Mutex::new(Inner {
                record,
                running,
                guests: Vec::new(),
                unsettled: 0,
                chat,
                alarm: None,
                empty: Some(Instant::now()),
            }),
            lost: AtomicBool::new(false),
        })
    }

    /// Goes on after a stay in the store. It must be the only room of its table.
    pub fn begin(self: &Arc<Room>) {
        self.go_on(|inner, out| {
            if let Some(running) = &mut inner.running {
                running.begin(now(), out);
            }
        });
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(|poisoned| {
            // Something was left half done: what is in memory no longer counts.
            self.inner.clear_poison();
            let mut inner = poisoned.into_inner();
            tracing::error!(table = %self.id, "something went wrong at a table");
            self.give_up(&mut inner);
            inner
        })
    }

    /// The table as everybody sees it.
    pub fn info(&self) -> TableInfo {
        self.shown(&self.lock())
    }

    fn shown(&self, inner: &Inner) -> TableInfo {
        let mut info = inner.record.info(&self.id, self.created);
        match &inner.running {
            Some(running) => running.describe(&mut info, now()),
            None => {
                for (i, seat) in info.seats.iter_mut().enumerate() {
                    let here = |guest: &Guest| guest.viewer == Viewer::Seat(Seat(i as u8));
                    seat.present |= inner.guests.iter().any(here);
                }
            }
        }
        info
    }

    /// May the table be shown to everybody?
    pub fn is_public(&self) -> bool {
        self.lock().record.options.public
    }

    /// The seat of a token.
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        self.lock().record.seat_of(token)
    }

    /// Where the table stands.
    pub fn state(&self) -> State {
        self.lock().record.state()
    }

    /// Has nobody been here for so long, and is everything kept?
    pub fn is_idle(&self, seconds: u64) -> bool {
        let inner = self.lock();
        let empty = inner.empty.is_some_and(|since| since.elapsed().as_secs() >= seconds);
        self.is_lost() && inner.guests.is_empty() || empty && inner.unsettled == 0
    }

    /// Is what is in memory no longer true, since the store failed?
    pub fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Acquire)
    }

    /// Everybody is told that what is in memory no longer counts, and comes back to the table as it was kept.
    fn give_up(&self, inner: &mut Inner) {
        self.lost.store(true, Ordering::Release);
        inner.running = None;
        let refusal: Frame = Refusal::new("choose", Code::Store).write().into();
        for guest in inner.guests.drain(..) {
            guest.line.send(refusal.clone());
            guest.line.end();
        }
    }

    /// Somebody comes: is welcomed, and hears of everything from now on.
    pub fn join(
        self: &Arc<Room>,
        number: u64,
        viewer: Viewer,
        seen: Option<&Mark>,
        line: Arc<Line>,
    ) -> Result<(), Code> {
        let mut inner = self.lock();
        if self.is_lost() {
            return Err(Code::Store);
        }
        inner.empty = None;
        let mut out = Out::default();
        let newcomer = !inner.guests.iter().any(|guest| guest.viewer == viewer);
        inner.guests.push(Guest { number, viewer, line: line.clone() });
        if let (Viewer::Seat(seat), true, Some(running)) = (viewer, newcomer, &mut inner.running) {
            running.presence(seat, true, now(), &mut out);
        }
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Spectator => None,
        };
        let info = self.shown(&inner);
        let orders = match (viewer, &inner.running) {
            (Viewer::Seat(seat), Some(running)) => running.orders(seat),
            _ => &[],
        };
        let welcome = ToClient::Welcome { table: &info, you, run: &self.run, orders }.write();
        let mut own = vec![(line.clone(), Frame::from(welcome))];
        if let Some(running) = &mut inner.running {
            own.extend(
                running.welcome(viewer, &self.run, seen).into_iter().map(|frame| (line.clone(), frame)),
            );
        }
        // What came of the presence is in the welcome already.
        out.frames.retain(|(to, _)| *to != eye(viewer, inner.record.seats.len()));
        out.info |= newcomer && matches!(viewer, Viewer::Seat(_));
        self.settle(&mut inner, out, own);
        drop(inner);
        self.think();
        Ok(())
    }

    /// Somebody goes.
    pub fn leave(self: &Arc<Room>, number: u64) {
        let mut inner = self.lock();
        let Some(i) = inner.guests.iter().position(|guest| guest.number == number) else { return };
        let viewer = inner.guests.swap_remove(i).viewer;
        if inner.guests.is_empty() {
            inner.empty = Some(Instant::now());
        }
        if inner.guests.iter().any(|guest| guest.viewer == viewer) {
            return;
        }
        let mut out = Out::default();
        if let (Some(running), Viewer::Seat(seat)) = (&mut inner.running, viewer) {
            running.presence(seat, false, now(), &mut out);
        }
        self.forget_later(viewer);
        out.info |= matches!(viewer, Viewer::Seat(_));
        self.settle(&mut inner, out, Vec::new());
        drop(inner);
        self.think();
    }

    /// Stops following for a viewer who does not come back. A short loss of the network costs nothing.
    fn forget_later(self: &Arc<Room>, viewer: Viewer) {
        let room = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep(FOLLOWED).await;
            let Some(room) = room.upgrade() else { return };
            let mut inner = room.lock();
            let back = inner.guests.iter().any(|guest| guest.viewer == viewer);
            if let (Some(running), false) = (&mut inner.running, back) {
                running.unwatched(viewer);
            }
        });
    }

    /// A guest says something. What is refused has changed nothing.
    pub fn hear(
        self: &Arc<Room>,
        viewer: Viewer,
        message: ToServer,
        line: &Arc<Line>,
    ) -> Result<(), Refusal> {
        let kind = message.kind();
        let mut inner = self.lock();
        if self.is_lost() {
            return Err(Refusal::new(kind, Code::Store));
        }
        let reply = |frame: String| vec![(line.clone(), Frame::from(frame))];
        let deed = match message {
            ToServer::Ping => {
                let own = reply(ToClient::Pong.write());
                self.settle(&mut inner, Out::default(), own);
                return Ok(());
            }
            ToServer::Join { .. } => return Err(Refusal::new(kind, Code::Malformed)),
            ToServer::Log => {
                let running = inner.running.as_ref().ok_or_else(|| Refusal::new(kind, Code::NotStarted))?;
                let own = reply(running.log(viewer));
                self.settle(&mut inner, Out::default(), own);
                return Ok(());
            }
            ToServer::Chat { text } => return self.chat(&mut inner, viewer, &text),
            ToServer::Choose { prompt, choice } => Deed::Choose { prompt, choice },
            ToServer::Undo => Deed::Undo,
            ToServer::Back => Deed::Back,
            ToServer::Consent { yes } => Deed::Consent(yes),
            ToServer::Orders { orders } => Deed::Orders(orders),
            ToServer::Wait => Deed::Wait,
            ToServer::Pause => Deed::Pause,
            ToServer::Resume => Deed::Resume,
            ToServer::Resign => Deed::Resign,
            ToServer::Ready { name, word } => {
                let Viewer::Seat(seat) = viewer else { return Err(Refusal::new(kind, Code::Spectator)) };
                self.ready(&mut inner, seat, name.as_deref(), &word, line)?;
                drop(inner);
                self.think();
                return Ok(());
            }
            ToServer::Why => {
                let Viewer::Seat(seat) = viewer else { return Err(Refusal::new(kind, Code::Spectator)) };
                let running = inner.running.as_ref().ok_or_else(|| Refusal::new(kind, Code::NotStarted))?;
                let own = reply(running.why(seat));
                self.settle(&mut inner, Out::default(), own);
                return Ok(());
            }
        };
        let Viewer::Seat(seat) = viewer else { return Err(Refusal::new(kind, Code::Spectator)) };
        let prompt = match &deed {
            Deed::Choose { prompt, .. } => Some(*prompt),
            _ => None,
        };
        let not_running = match inner.record.state() {
            State::Waiting => Code::NotStarted,
            _ => Code::Over,
        };
        let refused = || Refusal { prompt, ..Refusal::new(kind, not_running) };
        let running = inner.running.as_mut().ok_or_else(refused)?;
        let mut out = Out::default();
        running.act(seat, deed, now(), &mut out)?;
        let own = reply(ToClient::Accepted { of: kind, prompt }.write());
        self.settle(&mut inner, out, own);
        drop(inner);
        self.think();
        Ok(())
    }

    fn chat(self: &Arc<Room>, inner: &mut Inner, viewer: Viewer, text: &str) -> Result<(), Refusal> {
        if text.chars().count() > LONGEST_CHAT {
            return Err(Refusal::new("chat", Code::ChatTooLong));
        }
        let text = table::record::tidy(text, LONGEST_CHAT);
        if text.is_empty() {
            return Err(Refusal::new("chat", Code::Malformed));
        }
        let Viewer::Seat(Seat(seat)) = viewer else { return Err(Refusal::new("chat", Code::Spectator)) };
        let at = now();
        let frame: Frame = ToClient::Chat { seat: Some(seat), text: &text, at }.write().into();
        let to_all = inner.guests.iter().map(|guest| (guest.line.clone(), frame.clone())).collect();
        let n = inner.chat;
        inner.chat += 1;
        let write = Write::Chat { id: self.id.clone(), n, at, seat: Some(seat), text };
        self.submit(inner, vec![write], to_all);
        Ok(())
    }

    fn ready(
        self: &Arc<Room>,
        inner: &mut Inner,
        seat: Seat,
        name: Option<&str>,
        word: &str,
        line: &Arc<Line>,
    ) -> Result<(), Refusal> {
        let before = inner.record.clone();
        let all = inner.record.ready(seat, name, word)?;
        let mut out = Out { info: true, ..Out::default() };
        if all && let Err(refusal) = self.start(inner, &mut out) {
            inner.record = before;
            return Err(refusal);
        }
        let accepted = ToClient::Accepted { of: "ready", prompt: None }.write();
        let mut own: Sendings = vec![(line.clone(), accepted.into())];
        if all {
            own.extend(self.first_views(inner));
        }
        self.keep_record(inner, out, own);
        self.set_alarm(inner);
        Ok(())
    }

    /// Begins the game: everybody is ready.
    fn start(&self, inner: &mut Inner, out: &mut Out) -> Result<(), Refusal> {
        let app = self.app.upgrade().ok_or_else(|| Refusal::new("ready", Code::ShuttingDown))?;
        inner.record.begin(&self.id);
        let mut running = app
            .running(&inner.record, &self.id, &self.began, &table::Past::default())
            .map_err(|why| Refusal::new("ready", Code::BadSetup).with("reason", why.to_string()))?;
        running.begin(now(), out);
        let present = (0..inner.record.seats.len() as u8).map(Seat);
        for seat in present.filter(|seat| inner.guests.iter().any(|g| g.viewer == Viewer::Seat(*seat))) {
            running.presence(seat, true, now(), out);
        }
        inner.running = Some(running);
        Ok(())
    }

    /// The first view of everybody who is here.
    fn first_views(&self, inner: &mut Inner) -> Sendings {
        let Inner { guests, running: Some(running), .. } = inner else { return Vec::new() };
        let frames = |guest: &Guest| {
            let views = running.welcome(guest.viewer, &self.run, None);
            views.into_iter().map(|view| (guest.line.clone(), view)).collect::<Vec<_>>()
        };
        guests.iter().flat_map(frames).collect()
    }

    /// Takes an open seat for whoever gets the token.
    pub fn take_seat(
        self: &Arc<Room>,
        seat: usize,
        name: &str,
        token: &str,
        done: impl FnOnce(Result<(), Arc<StoreError>>) + Send + 'static,
    ) -> Result<(), Refusal> {
        let mut inner = self.lock();
        if self.is_lost() {
            return Err(Refusal::new("seat", Code::Store));
        }
        inner.record.take(seat, name, token)?;
        let out = Out { info: true, ..Out::default() };
        self.keep_record_then(&mut inner, out, Vec::new(), done);
        Ok(())
    }

    /// Closes the table before its end.
    pub fn close(
        self: &Arc<Room>,
        done: impl FnOnce(Result<(), Arc<StoreError>>) + Send + 'static,
    ) -> Result<(), Refusal> {
        let mut inner = self.lock();
        if self.is_lost() {
            return Err(Refusal::new("close", Code::Store));
        }
        if inner.record.ending.is_some() {
            return Err(Refusal::new("close", Code::Over));
        }
        inner.record.closed = true;
        inner.running = None;
        self.keep_record_then(&mut inner, Out { info: true, ..Out::default() }, Vec::new(), done);
        Ok(())
    }

    /// The whole game as a replay, once it is over.
    pub fn journal(&self) -> Option<String> {
        let inner = self.lock();
        inner.record.ending.as_ref()?;
        let running = inner.running.as_ref()?;
        let mut journal = running.journal().clone();
        journal.end = Some(running.digest());
        Some(journal.write())
    }

    /// A bot has decided.
    fn decided(self: &Arc<Room>, thought: table::Thought) {
        self.go_on(|inner, out| {
            if let Some(running) = &mut inner.running {
                running.thought(thought, now(), out);
            }
        });
    }

    /// Time has passed.
    fn wake(self: &Arc<Room>) {
        self.go_on(|inner, out| {
            inner.alarm = None;
            if let Some(running) = &mut inner.running {
                running.tick(now(), out);
            }
        });
    }

    fn go_on(self: &Arc<Room>, what: impl FnOnce(&mut Inner, &mut Out)) {
        let mut inner = self.lock();
        if self.is_lost() {
            return;
        }
        let mut out = Out::default();
        what(&mut inner, &mut out);
        self.settle(&mut inner, out, Vec::new());
        drop(inner);
        self.think();
    }

    /// Keeps what must be kept, then sends what is to be sent; sets the timer.
    fn settle(self: &Arc<Room>, inner: &mut Inner, mut out: Out, own: Sendings) {
        if let Some(ending) = out.ended.take() {
            inner.record.ending = Some(ending);
            out.info = true;
            self.keep_record(inner, out, own);
        } else {
            let writes = self.writes(&mut out);
            let sendings = self.sendings(inner, out, own);
            self.submit(inner, writes, sendings);
        }
        self.set_alarm(inner);
    }

    fn keep_record(self: &Arc<Room>, inner: &mut Inner, out: Out, own: Sendings) {
        self.keep_record_then(inner, out, own, |_| ());
    }

    fn keep_record_then(
        self: &Arc<Room>,
        inner: &mut Inner,
        mut out: Out,
        own: Sendings,
        done: impl FnOnce(Result<(), Arc<StoreError>>) + Send + 'static,
    ) {
        let mut writes = self.writes(&mut out);
        let state = match inner.record.state() {
            State::Waiting => MatchState::Waiting,
            State::Running => MatchState::Running,
            State::Over => MatchState::Over,
            State::Closed => MatchState::Closed,
        };
        // A record has text for keys, which JSON can always write.
        let record = serde_json::to_string(&inner.record).unwrap_or_default();
        writes.push(Write::Record { id: self.id.clone(), state, at: now(), record });
        let sendings = self.sendings(inner, out, own);
        self.submit_then(inner, writes, sendings, done);
    }

    fn writes(&self, out: &mut Out) -> Vec<Write> {
        let at = now();
        let write = |keep| {
            let id = self.id.clone();
            match keep {
                Keep::Entry { n, spent, line } => Write::Entry { id, n, at, spent, line },
                Keep::Note { n, json } => Write::Note { id, n, at, json },
                Keep::Snapshot { n, digest, position } => Write::Snapshot { id, n, digest, position },
            }
        };
        std::mem::take(&mut out.keep).into_iter().map(write).collect()
    }

    fn sendings(&self, inner: &Inner, out: Out, own: Sendings) -> Sendings {
        let mut sendings = own;
        let seats = inner.record.seats.len();
        for (to, frame) in out.frames {
            let here = inner.guests.iter().filter(|guest| eye(guest.viewer, seats) == to);
            sendings.extend(here.map(|guest| (guest.line.clone(), frame.clone())));
        }
        if out.info {
            let info: Frame = ToClient::Table { table: &self.shown(inner) }.write().into();
            sendings.extend(inner.guests.iter().map(|guest| (guest.line.clone(), info.clone())));
        }
        sendings
    }

    fn submit(self: &Arc<Room>, inner: &mut Inner, writes: Vec<Write>, sendings: Sendings) {
        self.submit_then(inner, writes, sendings, |_| ());
    }

    /// Hands writes to the store; what is to be sent goes out when they, and all before them, are kept.
    fn submit_then(
        self: &Arc<Room>,
        inner: &mut Inner,
        writes: Vec<Write>,
        sendings: Sendings,
        done: impl FnOnce(Result<(), Arc<StoreError>>) + Send + 'static,
    ) {
        if self.is_lost() {
            return;
        }
        if writes.is_empty() && inner.unsettled == 0 {
            send(sendings);
            done(Ok(()));
            return;
        }
        let Some(app) = self.app.upgrade() else { return };
        inner.unsettled += 1;
        let room = self.clone();
        let runtime = app.runtime.clone();
        let settled = move |result: Result<(), Arc<StoreError>>| {
            match &result {
                Ok(()) => {
                    // Under the lock, so that nothing newer overtakes it; and nobody hears of a game that is lost.
                    let mut inner = room.lock();
                    inner.unsettled -= 1;
                    if !room.is_lost() {
                        send(sendings);
                    }
                }
                Err(why) => {
                    tracing::error!(table = %room.id, %why, "not kept");
                    room.lost.store(true, Ordering::Release);
                    // A store that has stopped says so at once, to somebody who holds the lock.
                    runtime.spawn(async move {
                        let mut inner = room.lock();
                        inner.unsettled -= 1;
                        room.give_up(&mut inner);
                    });
                }
            }
            done(result);
        };
        app.writer.submit(writes, Box::new(settled));
    }

    fn set_alarm(self: &Arc<Room>, inner: &mut Inner) {
        let Some(at) = inner.running.as_ref().and_then(|running| running.wakes()) else { return };
        if inner.alarm.is_some_and(|set| set <= at) {
            return;
        }
        inner.alarm = Some(at);
        let room = Arc::downgrade(self);
        let wait = std::time::Duration::from_millis((at - now()).max(0) as u64);
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            if let Some(room) = room.upgrade() {
                room.wake();
            }
        });
    }

    /// Hands what bots are to decide to their pool.
    fn think(self: &Arc<Room>) {
        let Some(app) = self.app.upgrade() else { return };
        let mut inner = self.lock();
        let Some(running) = &mut inner.running else { return };
        while let Some(job) = running.job() {
            let room = self.clone();
            let runtime = app.runtime.clone();
            app.bots.spawn(move || {
                let thought = catch_unwind(AssertUnwindSafe(|| job.think()));
                let _context = runtime.enter();
                match thought {
                    Ok(thought) => room.decided(thought),
                    // The table is taken up again as it was kept, and a bot thinks anew.
                    Err(_) => room.give_up(&mut room.lock()),
                }
            });
        }
    }
}

fn send(sendings: Sendings) {
    for (to, frame) in sendings {
        to.send(frame);
    }
}
