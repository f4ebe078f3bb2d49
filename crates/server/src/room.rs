//! A table with its connections: what is done there is kept first, and told then.

use crate::app::App;
use crate::clock::now;
use crate::keeping::Sendings;
use crate::line::{Frame, Line};
use games::AnySetup;
use kernel::{Identity, Journal, Seat, Seats, Viewer};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::time::{Duration, Instant};
use store::{StoreError, Write};
use table::wire::{Code, Mark, Refusal, State, TableInfo, ToClient, ToServer};
use table::{Deed, Millis, Out, Record, Running, eye};

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
    pub(crate) app: Weak<App>,
    inner: Mutex<Inner>,
    /// What is in memory no longer counts, since it is ahead of the store.
    pub(crate) lost: Arc<AtomicBool>,
}

/// The rules a table was begun under.
#[derive(Clone, Debug)]
pub struct Began {
    /// The version of the rules.
    pub rules: u32,
    /// The hash of the content.
    pub content: Identity,
    /// The hash of the packs.
    pub packs: Arc<str>,
}

pub(crate) struct Inner {
    pub(crate) record: Record,
    pub(crate) running: Option<Box<dyn Running>>,
    /// Who is connected.
    pub(crate) guests: Vec<Guest>,
    /// Writes that are not settled yet.
    pub(crate) unsettled: usize,
    chat: u32,
    /// The time a timer is set for.
    pub(crate) alarm: Option<Millis>,
    /// Since when nobody is connected.
    empty: Option<Instant>,
}

pub(crate) struct Guest {
    number: u64,
    pub(crate) viewer: Viewer,
    pub(crate) line: Arc<Line>,
}

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
            lost: Arc::default(),
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

    pub(crate) fn lock(&self) -> MutexGuard<'_, Inner> {
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

    pub(crate) fn shown(&self, inner: &Inner) -> TableInfo {
        let mut info = inner.record.info(&self.id, self.created);
        match &inner.running {
            Some(running) => running.describe(&mut info, now()),
            None => {
                for (i, seat) in (0..).zip(&mut info.seats) {
                    let here = |guest: &Guest| guest.viewer == Viewer::Seat(Seat(i));
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
    pub(crate) fn give_up(&self, inner: &mut Inner) {
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
            ToServer::Choose { prompt, choice, then } => Deed::Choose { prompt, choice, then },
            ToServer::Undo => Deed::Undo,
            ToServer::Back => Deed::Back,
            ToServer::Consent { yes, to } => Deed::Consent { yes, to },
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
        let own = reply(ToClient::Accepted { of: kind, prompt, stopped: out.stopped }.write());
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
        let accepted = ToClient::Accepted { of: "ready", prompt: None, stopped: false }.write();
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
        let present = Seats::first(inner.record.seats.len()).iter();
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

    /// The whole game and its setup, once it is over.
    pub fn past(&self) -> Option<(AnySetup, Journal)> {
        let inner = self.lock();
        inner.record.ending.as_ref()?;
        let running = inner.running.as_ref()?;
        let mut journal = running.journal().clone();
        journal.end = running.written().map(Identity::Written);
        Some((inner.record.setup.clone(), journal))
    }
}
