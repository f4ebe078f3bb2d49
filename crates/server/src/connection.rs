//! One WebSocket: who it is, what it says, what it is told.

use crate::app::App;
use crate::clock::now;
use crate::line::{Frame, Line};
use crate::room::Room;
use axum::body::Bytes;
use futures_util::{SinkExt, StreamExt};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use kernel::Viewer;
use std::num::NonZeroU32;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use table::wire::{Code, Refusal, ToServer};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig, frame};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

/// The longest message that is read, in bytes. A longer one is refused; one far longer ends the connection.
pub const LONGEST_MESSAGE: usize = 8 * 1024;
/// The longest frame that is even received.
pub const LONGEST_FRAME: usize = 64 * 1024;
/// How long a connection may take to say who it is.
const INTRODUCTION: Duration = Duration::from_secs(10);
/// How long a connection may be silent before it is asked for a sign of life, and ended without one.
const SILENCE: Duration = Duration::from_secs(30);
/// How long the last words to a connection may take: the other side may read nothing.
const PARTING: Duration = Duration::from_secs(2);
/// How many messages in a row may be refused for their pace or form before the connection is ended.
const PATIENCE: u32 = 20;

/// The longest piece that a frame is sent in, in bytes: the buffers of a connection stay as long as it does.
const PIECE: usize = 1024;

/// A connection that has become a WebSocket.
pub type Socket = WebSocketStream<TcpStream>;

/// The WebSocket of a connection, of which something may have been read already.
pub async fn socket(stream: TcpStream, read: Vec<u8>) -> Socket {
    // What is sent is whole: nothing more follows that it could wait for.
    let _ = stream.set_nodelay(true);
    let config = WebSocketConfig::default()
        .max_message_size(Some(LONGEST_FRAME))
        .max_frame_size(Some(LONGEST_FRAME))
        .read_buffer_size(512)
        .write_buffer_size(2 * PIECE)
        .max_write_buffer_size(256 * 1024);
    Socket::from_partially_read(stream, read, Role::Server, Some(config)).await
}

/// Serves one connection to its end.
pub async fn serve(app: Arc<App>, id: String, mut socket: Socket, counted: Counted) {
    let number = app.next_guest.fetch_add(1, Ordering::Relaxed);
    let reason = talk(&app, &id, number, &mut socket).await;
    drop(counted);
    let frame = CloseFrame { code: reason.0, reason: Utf8Bytes::from_static(reason.1) };
    let parting = async {
        // The other side may be gone already; then there is nobody to tell. What it was still sending is let
        // pass: otherwise the system would throw away the last words together with it.
        if socket.send(Message::Close(Some(frame))).await.is_ok() {
            while let Some(Ok(_)) = socket.next().await {}
        }
    };
    let _ = tokio::time::timeout(PARTING, parting).await;
}

/// One of the connections, counted until it ends, however it does.
pub struct Counted(Arc<App>);

impl Counted {
    /// One more, if there is room for it.
    pub fn new(app: &Arc<App>) -> Option<Counted> {
        let before = app.guests.fetch_add(1, Ordering::Relaxed);
        metrics::gauge!("conclave_connections").increment(1.0);
        let counted = Counted(app.clone());
        (before < app.config.connections).then_some(counted)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("conclave_connections").decrement(1.0);
        self.0.guests.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Why a connection ends, as its last frame says.
type End = (CloseCode, &'static str);

const GONE: End = (CloseCode::Normal, "");
const ENDED: End = (CloseCode::Again, "come again");
const POLICY: End = (CloseCode::Policy, "too many bad messages");
const REFUSED: End = (CloseCode::Policy, "refused");
const SILENT: End = (CloseCode::Policy, "no sign of life");
const STOPPING: End = (CloseCode::Away, "the server stops");

async fn talk(app: &Arc<App>, id: &str, number: u64, socket: &mut Socket) -> End {
    let (line, mut frames) = Line::new();
    // In a box of its own: reading a table takes far more memory than staying at it.
    let (room, viewer) = match Box::pin(introduce(app, id, number, &line, socket)).await {
        Ok(known) => known,
        Err((refusal, end)) => {
            if let Some(refusal) = refusal {
                let _ = socket.send(Message::text(refusal.write())).await;
            }
            return end;
        }
    };
    let present = Present { room: &room, number };
    let guest = Guest { app, room: &room, viewer, line: &line, pace: pace(app), patience: PATIENCE };
    let end = guest.stay(socket, &mut frames).await;
    drop(present);
    // What waits is still sent, so that the reason of an end arrives.
    let last = async {
        while let Ok(frame) = frames.try_recv() {
            if feed(socket, frame).await.is_err() {
                break;
            }
        }
    };
    let _ = tokio::time::timeout(PARTING, last).await;
    end
}

/// Somebody who is at a table until the connection ends, however it does.
struct Present<'a> {
    room: &'a Arc<Room>,
    number: u64,
}

impl Drop for Present<'_> {
    fn drop(&mut self) {
        self.room.leave(self.number);
    }
}

fn pace(app: &App) -> DefaultDirectRateLimiter {
    let second = NonZeroU32::new(app.config.messages_per_second).unwrap_or(NonZeroU32::MIN);
    RateLimiter::direct(Quota::per_second(second).allow_burst(second.saturating_mul(THRICE)))
}

const THRICE: NonZeroU32 = NonZeroU32::MIN.saturating_add(2);

/// Waits for the first message: the table is found, the token names the seat.
async fn introduce(
    app: &Arc<App>,
    id: &str,
    number: u64,
    line: &Arc<Line>,
    socket: &mut Socket,
) -> Result<(Arc<Room>, Viewer), (Option<Refusal>, End)> {
    let refused = |code| match code {
        Code::Store => (Some(Refusal::new("join", code)), ENDED),
        _ => (Some(Refusal::new("join", code)), REFUSED),
    };
    let first = tokio::select! {
        first = tokio::time::timeout(INTRODUCTION, first(socket)) => first,
        () = app.stopped() => return Err((None, STOPPING)),
    };
    let message = match first {
        Ok(Some(Ok(Message::Text(text)))) => read(&text).map_err(|refusal| (Some(refusal), REFUSED))?,
        Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return Err((None, GONE)),
        Ok(Some(Ok(_))) => return Err(refused(Code::Malformed)),
        Err(_) => return Err((None, SILENT)),
    };
    let ToServer::Join { token, seen } = message else { return Err(refused(Code::Malformed)) };
    let room = app.room(id).await.map_err(refused)?;
    let viewer = match token {
        None => Viewer::Spectator,
        Some(token) => Viewer::Seat(room.seat_of(&token).ok_or_else(|| refused(Code::WrongToken))?),
    };
    if viewer == Viewer::Spectator && !room.is_public() {
        return Err(refused(Code::Spectator));
    }
    room.join(number, viewer, seen.as_ref(), line.clone()).map_err(refused)?;
    Ok((room, viewer))
}

/// The first frame that says something; pings and pongs only show that somebody is there.
async fn first(socket: &mut Socket) -> Option<Result<Message, Error>> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            frame => return frame,
        }
    }
}

/// Somebody at a table.
struct Guest<'a> {
    app: &'a App,
    room: &'a Arc<Room>,
    viewer: Viewer,
    line: &'a Arc<Line>,
    pace: DefaultDirectRateLimiter,
    patience: u32,
}

impl Guest<'_> {
    async fn stay(mut self, socket: &mut Socket, frames: &mut mpsc::Receiver<Frame>) -> End {
        let mut heard = Instant::now();
        let mut pulse = tokio::time::interval(SILENCE);
        pulse.tick().await;
        let (mut over, mut stopped) = (pin!(self.line.over()), pin!(self.app.stopped()));
        loop {
            tokio::select! {
                frame = frames.recv() => {
                    let Some(frame) = frame else { return ENDED };
                    // Somebody who does not read holds up nothing: not the end of the line, not that of the server.
                    let sent = tokio::select! {
                        biased;
                        sent = tokio::time::timeout(SILENCE, send_all(socket, frame, frames)) => sent,
                        () = &mut over => return ENDED,
                        () = &mut stopped => return STOPPING,
                    };
                    match sent {
                        Ok(Ok(())) => {}
                        Ok(Err(_)) => return GONE,
                        Err(_) => return SILENT,
                    }
                }
                message = socket.next() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => {
                            if let Some(end) = self.hear(&text) {
                                return end;
                            }
                        }
                        Some(Ok(Message::Binary(_))) => {
                            if let Some(end) = self.refuse(Refusal::new("", Code::Malformed)) {
                                return end;
                            }
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {
                            if self.pace.check().is_err()
                                && let Some(end) = self.refuse(Refusal::new("", Code::TooFast))
                            {
                                return end;
                            }
                        }
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return GONE,
                    }
                }
                _ = pulse.tick() => {
                    if heard.elapsed() > 2 * SILENCE {
                        return SILENT;
                    }
                    if heard.elapsed() > SILENCE && socket.send(Message::Ping(Default::default())).await.is_err() {
                        return GONE;
                    }
                }
                () = &mut over => return ENDED,
                () = &mut stopped => return STOPPING,
            }
        }
    }

    /// Hears a message; says why the connection ends, if it does.
    fn hear(&mut self, text: &str) -> Option<End> {
        if self.pace.check().is_err() {
            return self.refuse(Refusal::new("", Code::TooFast));
        }
        let began = Instant::now();
        let message = match read(text) {
            Ok(message) => message,
            Err(refusal) => return self.refuse(refusal),
        };
        let (kind, seat) = (message.kind(), self.viewer);
        let result = self.room.hear(self.viewer, message, self.line);
        let us = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
        metrics::histogram!("conclave_message_seconds", "type" => kind).record(began.elapsed());
        match result {
            Ok(()) => {
                tracing::info!(target: "conclave::moves", table = %self.room.id, ?seat, kind, us, at = now(), "accepted");
                self.patience = PATIENCE;
                None
            }
            Err(refusal) => {
                tracing::info!(target: "conclave::moves", table = %self.room.id, ?seat, kind, us, code = refusal.code.word(), "refused");
                metrics::counter!("conclave_refusals_total", "code" => refusal.code.word()).increment(1);
                self.line.send(refusal.write().into());
                None
            }
        }
    }

    /// Refuses what no client of ours would send; too much of it ends the connection.
    fn refuse(&mut self, refusal: Refusal) -> Option<End> {
        metrics::counter!("conclave_refusals_total", "code" => refusal.code.word()).increment(1);
        self.line.send(refusal.write().into());
        self.patience = self.patience.saturating_sub(1);
        (self.patience == 0).then_some(POLICY)
    }
}

/// Sends a frame, and all that wait behind it, together.
async fn send_all(
    socket: &mut Socket,
    first: Frame,
    frames: &mut mpsc::Receiver<Frame>,
) -> Result<(), Error> {
    let mut next = Some(first);
    while let Some(frame) = next {
        feed(socket, frame).await?;
        next = frames.try_recv().ok();
    }
    socket.flush().await
}

/// Hands a frame to the socket, in pieces if it is long. It is shared, not copied.
async fn feed(socket: &mut Socket, frame: Frame) -> Result<(), Error> {
    struct Shared(Frame);
    impl AsRef<[u8]> for Shared {
        fn as_ref(&self) -> &[u8] {
            self.0.as_bytes()
        }
    }
    let mut rest = Bytes::from_owner(Shared(frame));
    let mut kind = Data::Text;
    loop {
        let piece = rest.split_to(rest.len().min(PIECE));
        let last = rest.is_empty();
        let piece = frame::Frame::message(piece, OpCode::Data(kind), last);
        socket.feed(Message::Frame(piece)).await?;
        if last {
            return Ok(());
        }
        kind = Data::Continue;
    }
}

/// Reads a message, or says why it cannot be one.
pub fn read(text: &str) -> Result<ToServer, Refusal> {
    if text.len() > LONGEST_MESSAGE {
        return Err(Refusal::new("", Code::TooLarge));
    }
    // A list would be read as a message too, its fields in order.
    if !text.trim_start().starts_with('{') {
        return Err(Refusal::new("", Code::Malformed).with("reason", "a message is an object"));
    }
    serde_json::from_str(text).map_err(|why| {
        #[derive(serde::Deserialize)]
        struct Kind {
            r#type: String,
        }
        let kind = serde_json::from_str::<Kind>(text).map(|kind| kind.r#type).unwrap_or_default();
        let kind = if KINDS.contains(&kind.as_str()) { kind } else { String::new() };
        Refusal::new(&kind, Code::Malformed).with("reason", why.to_string())
    })
}

/// The types of messages, as far as a refusal may repeat them.
const KINDS: [&str; 15] = [
    "join", "ready", "choose", "undo", "back", "consent", "orders", "wait", "pause", "resume", "resign",
    "chat", "why", "log", "ping",
];
