//! Which choices would come to nothing, and why: told before they are made, and never forbidden.

use crate::engine::ask::Choice;
use crate::events::Event;
use crate::game::BlackRose;
use crate::state::State;
use kernel::{Game, Log, Message, Seat};

/// How many questions of windows are declined on the way.
const DECLINED: usize = 16;

impl BlackRose {
    /// Would an offered choice come to nothing in this world, and why?
    pub(crate) fn comes_to_nothing(&self, s: &State, seat: Seat, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Fight if self.fights_nothing(s, seat) => Some(Message::new("wasted-fight")),
            Choice::Cast(_) if self.reaches_nobody(s, seat, choice) => Some(Message::new("wasted-spell")),
            _ => None,
        }
    }

    /// Does a Spell do nothing at all, when nobody answers it and it asks for nothing?
    fn reaches_nobody(&self, s: &State, seat: Seat, cast: Choice) -> bool {
        let mut state = s.clone();
        let mut events = Vec::new();
        if self.choose(&mut state, seat, cast, &mut Log::into(&mut events)).is_err() {
            return false;
        }
        let mut choices = Vec::new();
        for _ in 0..DECLINED {
            if self.window(&state).is_none() {
                break;
            }
            let Some(asked) = self.deciding(&state).iter().next() else { break };
            choices.clear();
            self.choices(&state, asked, &mut choices);
            let decline = choices.iter().find(|choice| self.reveals(&state, asked, **choice).is_none());
            let Some(decline) = decline.copied() else { break };
            if self.choose(&mut state, asked, decline, &mut Log::into(&mut events)).is_err() {
                break;
            }
        }
        if self.window(&state).is_some() || !self.settled(&state) {
            return false;
        }
        let mut nothing = false;
        for told in events {
            match told.event {
                Event::Nothing { .. } => nothing = true,
                Event::Cast { .. } | Event::Acts { .. } | Event::Targets { .. } | Event::Reason { .. } => {}
                // What follows belongs to the rest of the Round.
                Event::PhaseBegins { .. } | Event::RoundBegins { .. } | Event::GameEnds { .. } => break,
                _ => return false,
            }
        }
        nothing
    }
}
