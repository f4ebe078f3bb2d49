//! The way to one connection: frames wait here until they are sent, and too many of them end it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{Notify, mpsc};

/// What is sent.
pub type Frame = Arc<str>;

/// How many frames may wait for a slow connection before it is cut off.
const WAITING: usize = 256;

/// The way to one connection.
pub struct Line {
    frames: mpsc::Sender<Frame>,
    over: AtomicBool,
    ended: Notify,
}

impl Line {
    /// A line, and where its frames come out.
    pub fn new() -> (Arc<Line>, mpsc::Receiver<Frame>) {
        let (frames, out) = mpsc::channel(WAITING);
        (Arc::new(Line { frames, over: AtomicBool::new(false), ended: Notify::new() }), out)
    }

    /// Sends a frame. A connection that lets too many wait is cut off: it can come back and ask for the gap.
    pub fn send(&self, frame: Frame) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.frames.try_send(frame) {
            metrics::counter!("conclave_slow_connections_total").increment(1);
            self.end();
        }
    }

    /// Ends the connection once what waits is sent.
    pub fn end(&self) {
        self.over.store(true, Ordering::Release);
        self.ended.notify_one();
    }

    /// Waits until the connection is to end.
    pub async fn over(&self) {
        while !self.over.load(Ordering::Acquire) {
            self.ended.notified().await;
        }
    }
}
