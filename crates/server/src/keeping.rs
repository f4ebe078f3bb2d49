//! What a table does is kept first, and told then; and what it does by itself: bots, clocks, windows.

use crate::clock::now;
use crate::line::{Frame, Line};
use crate::room::{Inner, Room};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{MatchState, StoreError, Write};
use table::wire::{State, ToClient};
use table::{Keep, Out, eye};

/// What is sent to whom once everything before it is kept.
pub(crate) type Sendings = Vec<(Arc<Line>, Frame)>;

impl Room {
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

    pub(crate) fn go_on(self: &Arc<Room>, what: impl FnOnce(&mut Inner, &mut Out)) {
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
    pub(crate) fn settle(self: &Arc<Room>, inner: &mut Inner, mut out: Out, own: Sendings) {
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

    pub(crate) fn keep_record(self: &Arc<Room>, inner: &mut Inner, out: Out, own: Sendings) {
        self.keep_record_then(inner, out, own, |_| ());
    }

    pub(crate) fn keep_record_then(
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
                Keep::Clocks { due, json } => Write::Clocks { id, due, json },
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

    pub(crate) fn submit(self: &Arc<Room>, inner: &mut Inner, writes: Vec<Write>, sendings: Sendings) {
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
        app.writer.submit_unless(self.lost.clone(), writes, Box::new(settled));
    }

    pub(crate) fn set_alarm(self: &Arc<Room>, inner: &mut Inner) {
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
    pub(crate) fn think(self: &Arc<Room>) {
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
