//! Bots think outside the table: it hands out what is to be decided and takes the answer back.

use crate::kept::Out;
use crate::options::Millis;
use crate::table::Table;
use bots::{Bot, BotSpec, Seen};
use kernel::{Game, Seat, Seed};
use std::any::Any;
use std::time::Duration;

/// How long a bot may think about one decision.
pub const DEADLINE: Duration = Duration::from_millis(1_500);

/// A decision that a bot is to make, wherever there is time for it.
pub struct Job(Box<dyn FnOnce() -> Thought + Send>);

impl Job {
    /// Thinks.
    pub fn think(self) -> Thought {
        (self.0)()
    }
}

/// What a bot decided.
pub struct Thought {
    seat: Seat,
    prompt: u32,
    /// The choice and the bot itself, of the game's own types.
    inner: Box<dyn Any + Send>,
}

struct Decided<G: Game> {
    choice: G::Choice,
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> Table<G> {
    /// The next decision that a bot is to make and is not making yet.
    pub fn job(&mut self) -> Option<Job> {
        if self.paused || self.ending.is_some() {
            return None;
        }
        let asked = self.asked();
        let (seat, spec) = asked.iter().find_map(|seat| {
            let place = &self.places[seat.index()];
            let free = place.thinking != Some(place.prompt);
            place.driver().filter(|_| free).map(|spec| (seat, spec))
        })?;
        let mut bot = match self.places[seat.index()].bot.take() {
            Some(bot) => bot,
            None => self.hire(seat, spec),
        };
        let prompt = self.places[seat.index()].prompt;
        self.places[seat.index()].thinking = Some(prompt);
        let game = self.session.game().clone();
        let state = self.session.state().clone();
        Some(Job(Box::new(move || {
            let mut choices = Vec::new();
            game.choices(&state, seat, &mut choices);
            let seen = Seen::new(&*game, &state, seat, &choices);
            let choice = bot.choose(&seen);
            Thought { seat, prompt, inner: Box::new(Decided::<G> { choice, bot }) }
        })))
    }

    /// A bot has decided. What came too late is let go.
    pub fn thought(&mut self, thought: Thought, now: Millis, out: &mut Out) {
        let Ok(decided) = thought.inner.downcast::<Decided<G>>() else { return };
        let Decided { choice, bot } = *decided;
        let place = &mut self.places[thought.seat.index()];
        place.bot = Some(bot);
        let current = place.thinking == Some(thought.prompt) && place.prompt == thought.prompt;
        if place.thinking == Some(thought.prompt) {
            place.thinking = None;
        }
        let wanted = current && place.driver().is_some() && self.asked().contains(thought.seat);
        if wanted && !self.paused && self.ending.is_none() {
            self.answer(thought.seat, choice, now, out);
        }
        self.settle(now, out);
    }

    fn hire(&self, seat: Seat, spec: BotSpec) -> Box<dyn Bot<G>> {
        let seed = self.session.journal().header.seed;
        let entries = self.session.journal().entries.len() as u64;
        let seed = Seed::derive("bot at a table", &seed.child(entries).child(u64::from(seat.0)).0);
        spec.build_within(seed, DEADLINE)
    }
}
