//! What happened, told to those who may know it.

use crate::{Seat, Seats, Viewer};
use serde::Serialize;

/// Who may hear of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// Only these seats.
    Only(Seats),
    /// Everybody but these seats; spectators included.
    Except(Seats),
}

impl Audience {
    /// Only this seat.
    pub fn only(seat: Seat) -> Audience {
        Audience::Only(Seats::only(seat))
    }

    /// Everybody but this seat.
    pub fn except(seat: Seat) -> Audience {
        Audience::Except(Seats::only(seat))
    }

    /// May this viewer hear it?
    pub fn includes(self, who: Viewer) -> bool {
        match (self, who) {
            (Audience::All, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
            (Audience::Except(seats), Viewer::Seat(seat)) => !seats.contains(seat),
            (Audience::Except(_), Viewer::Spectator) => true,
        }
    }
}

/// One event with its audience.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told<E> {
    /// Who may hear it.
    pub audience: Audience,
    /// What happened, as that audience may know it.
    pub event: E,
}

/// Where a game tells its events: into a list, or nowhere at no cost.
pub struct Log<'a, E> {
    sink: Option<&'a mut Vec<Told<E>>>,
}

impl<'a, E> Log<'a, E> {
    /// Events go into this list.
    pub fn into(list: &'a mut Vec<Told<E>>) -> Log<'a, E> {
        Log { sink: Some(list) }
    }

    /// Nobody listens; events are not even made.
    pub fn silent() -> Log<'static, E> {
        Log { sink: None }
    }

    /// Tells an event, made only if somebody listens.
    #[inline]
    pub fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if let Some(list) = &mut self.sink {
            list.push(Told { audience, event: event() });
        }
    }

    /// Is anybody listening?
    #[inline]
    pub fn listens(&self) -> bool {
        self.sink.is_some()
    }
}
