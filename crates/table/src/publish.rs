//! Telling everybody what they may know.
//!
//! Views, updates and logs are put together as text from parts that are JSON already; [`crate::wire::ToClient`]
//! says what they look like, and a test reads them back.

use crate::kept::Out;
use crate::options::Millis;
use crate::table::Table;
use crate::ways;
use crate::wire::{Decision, Mark, Rejection, ToClient};
use kernel::{Audience, Game, Seat, Seats, Session, Told, Viewer};
use std::sync::Arc;

/// The number of a viewer among the eyes of a table with so many seats.
pub fn eye(viewer: Viewer, seats: usize) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => seats,
    }
}

impl<G: Game> Table<G> {
    fn viewer(&self, eye: usize) -> Viewer {
        if eye < self.places.len() { Viewer::Seat(Seat::nth(eye)) } else { Viewer::Spectator }
    }

    /// Sends everybody who watches what has changed for them. Who notices nothing gets nothing, but the seat
    /// that acted always gets an answer: so the number of updates tells no more than they say.
    pub(crate) fn tell(&mut self, out: &mut Out) {
        let telling = std::mem::take(&mut self.telling);
        for eye in 0..self.eyes.len() {
            if self.eyes[eye].zones.is_empty() {
                continue;
            }
            let viewer = self.viewer(eye);
            let mut zones = String::from("{");
            let looks = telling.noticed || telling.concerns(viewer);
            if looks || cfg!(debug_assertions) {
                let view = self.session.game().view(self.session.state(), viewer);
                self.eyes[eye].zones.advance(&view, &mut zones);
                debug_assert!(looks || zones.len() == 1, "what was done in secret shows: {zones}");
            }
            zones.push('}');
            let lines = telling.lines.iter().filter(|(to, _)| to.includes(viewer));
            let heard = joined(lines.map(|(_, line)| line));
            let asked_anew = self.asks(viewer) != self.eyes[eye].asks;
            if zones.len() > 2 || heard.len() > 2 || asked_anew || telling.concerns(viewer) {
                self.send(eye, &zones, &heard, telling.is_undone_for(viewer), out);
            }
        }
        self.withdraw(out);
    }

    fn send(&mut self, eye: usize, zones: &str, events: &str, undone: bool, out: &mut Out) {
        let decision = self.decision_json(self.viewer(eye));
        self.eyes[eye].asks = self.asks(self.viewer(eye));
        let n = self.eyes[eye].next();
        let undone = if undone { ",\"undone\":true" } else { "" };
        // As `ToClient::Update` would be written, from parts that are JSON already.
        let frame: Arc<str> = format!(
            r#"{{"type":"update","n":{n},"zones":{zones},"events":{events},"decision":{decision}{undone}}}"#
        )
        .into();
        self.eyes[eye].keep(frame.clone());
        out.frames.push((eye, frame));
    }

    /// What a viewer who comes gets: the frames that were missed, or everything anew.
    pub fn welcome(&mut self, viewer: Viewer, run: &str, seen: Option<&Mark>) -> Vec<Arc<str>> {
        let eye = eye(viewer, self.places.len());
        let known = !self.eyes[eye].zones.is_empty();
        if let Some(seen) = seen.filter(|seen| known && seen.run == run)
            && let Some(frames) = self.eyes[eye].since(seen.n)
        {
            return frames;
        }
        // All who watch with these eyes get the same numbers, so a fresh view counts for the others too.
        vec![self.fresh(viewer)]
    }

    /// All that a viewer may know, numbered as the last update was.
    fn fresh(&mut self, viewer: Viewer) -> Arc<str> {
        let eye = eye(viewer, self.places.len());
        let view = self.session.game().view(self.session.state(), viewer);
        if self.eyes[eye].zones.is_empty() {
            self.eyes[eye].zones = crate::zones::Zones::of(&view);
            self.eyes[eye].asks = self.asks(viewer);
        }
        let decision = self.decision_json(viewer);
        let (n, view) = (self.eyes[eye].n, json(&view));
        format!(r#"{{"type":"view","n":{n},"view":{view},"decision":{decision}}}"#).into()
    }

    /// Nobody watches with these eyes any more.
    pub fn unwatched(&mut self, viewer: Viewer) {
        let eye = eye(viewer, self.places.len());
        self.eyes[eye].close();
    }

    fn decision_json(&self, viewer: Viewer) -> String {
        let decision = match viewer {
            Viewer::Seat(seat) => self.decision(seat),
            Viewer::Spectator => None,
        };
        decision.map_or_else(|| "null".into(), |decision| json(&decision))
    }

    /// The prompt that a viewer is asked.
    fn asks(&self, viewer: Viewer) -> Option<u32> {
        let Viewer::Seat(seat) = viewer else { return None };
        self.open_choices(seat).map(|_| self.places[seat.index()].prompt)
    }

    /// The choices of a person on a seat who is asked; what the table answers by itself is not asked.
    fn open_choices(&self, seat: Seat) -> Option<Vec<G::Choice>> {
        if !self.asked().contains(seat) || self.places[seat.index()].driver().is_some() {
            return None;
        }
        let (game, state) = (self.session.game(), self.session.state());
        let mut choices = Vec::new();
        game.choices(state, seat, &mut choices);
        (choices.len() > 1 || game.window(state).is_some()).then_some(choices)
    }

    /// What a person on a seat is asked.
    pub fn decision(&self, seat: Seat) -> Option<Decision> {
        let choices = self.open_choices(seat)?;
        let (game, state) = (self.session.game(), self.session.state());
        let (prompt, window) = (self.places[seat.index()].prompt, game.window(state));
        let mut decision = Decision::new(prompt, game.prompt(state, seat), window);
        decision.left = game.left(state, seat);
        let several = decision.left.filter(|left| *left > 1);
        let world = self.world(seat, prompt);
        let option = |choice: G::Choice| {
            let mut said = ways::choice_of(&**game, state, seat, choice);
            if let (Some(left), false) = (several, said.lesser) {
                said.times =
                    Some(ways::times(&**game, &world, seat, choice, left)).filter(|times| *times > 1);
            }
            if window.is_none() && !said.lesser {
                said.reach = ways::reach(&**game, &world, seat, choice);
                said.wasted = game.wasted(&world, seat, choice);
            }
            said
        };
        decision.options = choices.into_iter().map(option).collect();
        decision.ways = ways::ways(&**game, world, seat);
        Some(decision)
    }

    /// What a seat might have expected to be offered and is not, as a message.
    pub fn why(&self, seat: Seat) -> String {
        let rejected = self.session.game().rejected(self.session.state(), seat);
        ToClient::Why { rejected: rejected.into_iter().map(Rejection::from).collect() }.write()
    }

    /// The log from its beginning, as a viewer may know it, as a message.
    pub fn log(&self, viewer: Viewer) -> String {
        format!(r#"{{"type":"log","events":{}}}"#, joined(lines(&self.session, viewer).iter()))
    }

    pub(crate) fn line(&self, event: &G::Event) -> String {
        line(&**self.session.game(), event)
    }

    /// What time is left, for those who are shown clocks and windows.
    pub(crate) fn clock_of(&self, seat: Seat, now: Millis) -> (Option<Millis>, bool) {
        self.clock_shown(seat, now).map_or((None, false), |(left, ticking)| (Some(left), ticking))
    }
}

/// What is to be told when all that follows by itself is done.
#[derive(Debug, Default)]
pub(crate) struct Telling {
    /// The lines of the log, as JSON, and who may read them.
    pub(crate) lines: Vec<(Audience, String)>,
    /// May something look different to others than those who acted?
    pub(crate) noticed: bool,
    /// The seats that get an answer even if they notice nothing.
    actors: Seats,
    /// The seats whose choices were taken back.
    undone: Seats,
    /// Could everybody see that?
    pub(crate) undone_for_all: bool,
}

impl Telling {
    /// A seat has answered.
    pub(crate) fn acted(&mut self, seat: Seat) {
        self.actors = self.actors.with(seat);
    }

    /// Answers of these seats were taken back.
    pub(crate) fn took_back(&mut self, seats: Seats) {
        self.undone = Seats(self.undone.0 | seats.0);
    }

    fn concerns(&self, viewer: Viewer) -> bool {
        self.is_undone_for(viewer) || matches!(viewer, Viewer::Seat(seat) if self.actors.contains(seat))
    }

    fn is_undone_for(&self, viewer: Viewer) -> bool {
        self.undone_for_all || matches!(viewer, Viewer::Seat(seat) if self.undone.contains(seat))
    }
}

/// The lines of the log from its beginning, as a viewer may know them, each as JSON.
pub(crate) fn lines<G: Game>(session: &Session<G>, viewer: Viewer) -> Vec<String> {
    let game = session.game();
    let mut state = game.start(session.journal().header.seed);
    let mut lines = Vec::new();
    for step in session.steps() {
        let mut events = Vec::new();
        // Every step stands because it was chosen once already.
        let taken = game.choose(&mut state, step.seat, step.choice, &mut kernel::Log::into(&mut events));
        debug_assert!(taken.is_ok());
        lines.extend(heard(&**game, &events, viewer));
    }
    lines
}

/// The lines of those events that a viewer may hear of.
pub(crate) fn heard<G: Game>(
    game: &G,
    events: &[Told<G::Event>],
    viewer: Viewer,
) -> impl Iterator<Item = String> {
    events.iter().filter(move |told| told.audience.includes(viewer)).map(|told| line(game, &told.event))
}

/// What the log says of an event, as JSON.
fn line<G: Game>(game: &G, event: &G::Event) -> String {
    format!(r#"{{"message":{},"event":{}}}"#, json(&game.event_message(event)), json(event))
}

fn json(value: &impl serde::Serialize) -> String {
    // Views, events and decisions have text for keys, which JSON can always write.
    serde_json::to_string(value).unwrap_or_default()
}

pub(crate) fn joined<'a>(lines: impl Iterator<Item = &'a String>) -> String {
    let mut list = String::from("[");
    for line in lines {
        if list.len() > 1 {
            list.push(',');
        }
        list.push_str(line);
    }
    list.push(']');
    list
}
