//! A seat at a running table: who plays it, and what the table remembers of it.

use crate::kept::number;
use crate::options::{Millis, Order};
use bots::{Bot, BotSpec};
use kernel::Game;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person.
    Human,
    /// A bot.
    Bot(BotSpec),
}

/// A seat at a running table.
pub struct Place<G: Game> {
    pub(crate) player: Player,
    /// The bot that plays for the seat, while it does not think.
    pub(crate) bot: Option<Box<dyn Bot<G>>>,
    /// The prompt that a bot is thinking about.
    pub(crate) thinking: Option<u32>,
    pub(crate) present: bool,
    /// Since when somebody has been waiting for an absent player.
    pub(crate) missed: Option<Millis>,
    /// How long somebody waited before.
    pub(crate) missed_before: Millis,
    /// Does a bot play for an absent player?
    pub(crate) stand_in: bool,
    pub(crate) resigned: bool,
    pub(crate) orders: Vec<Order>,
    /// Milliseconds left on the clock after the last decision.
    pub(crate) left: Millis,
    /// Since when the seat has been asked and its clock runs.
    pub(crate) since: Option<Millis>,
    /// Milliseconds that the open decision took before the clock last stopped.
    pub(crate) used: Millis,
    /// A bot answers this prompt, since the time for it is up.
    pub(crate) hurried: Option<u32>,
    /// The player answers this prompt, and no standing order does: the answer to it was taken back.
    pub(crate) own: Option<u32>,
    /// The number of the next prompt.
    pub(crate) prompt: u32,
    /// What the last prompts were answered with: a real decision, and what was answered without a choice after it.
    pub(crate) recent: Vec<Box<str>>,
    /// The last prompt that was answered with a way which was left before its end.
    pub(crate) stopped: Option<u32>,
}

impl<G: Game> Place<G> {
    pub(crate) fn new(player: Player, left: Millis) -> Place<G> {
        Place {
            player,
            bot: None,
            thinking: None,
            present: false,
            missed: None,
            missed_before: 0,
            stand_in: false,
            resigned: false,
            orders: Vec::new(),
            left,
            since: None,
            used: 0,
            hurried: None,
            own: None,
            prompt: 1,
            recent: Vec::new(),
            stopped: None,
        }
    }

    /// The bot that decides now, if it is not a person.
    pub(crate) fn driver(&self) -> Option<BotSpec> {
        match self.player {
            Player::Bot(spec) => Some(spec),
            Player::Human if self.stand_in || self.resigned || self.hurried == Some(self.prompt) => {
                Some(STAND_IN)
            }
            Player::Human => None,
        }
    }

    /// The prompt has its answer, which was one of so many.
    pub(crate) fn answered(&mut self, name: &str, options: usize) {
        if options > 1 {
            self.recent.clear();
        }
        self.recent.push(name.into());
        self.prompt += 1;
        self.found();
    }

    /// Nobody waits for the player any more.
    pub(crate) fn found(&mut self) {
        (self.missed, self.missed_before) = (None, 0);
    }

    /// The standing orders that hold for the open prompt.
    pub(crate) fn orders_now(&self) -> &[Order] {
        if self.own == Some(self.prompt) { &[] } else { &self.orders }
    }

    /// The answer to the last prompt is not given after all; the prompt stands.
    pub(crate) fn unanswered(&mut self) {
        self.recent.pop();
        self.prompt -= 1;
    }

    /// Was this prompt answered so, and nothing decided since?
    pub(crate) fn has_answered(&self, prompt: u32, name: &str) -> bool {
        let first = self.prompt - number(self.recent.len());
        let nth = prompt.checked_sub(first).map(|n| n as usize);
        nth.and_then(|n| self.recent.get(n)).is_some_and(|answer| **answer == *name)
    }

    pub(crate) fn is_human(&self) -> bool {
        self.player == Player::Human
    }

    /// A person who still plays.
    pub(crate) fn plays(&self) -> bool {
        self.is_human() && !self.resigned
    }
}

/// Who plays for people who are away.
pub const STAND_IN: BotSpec = BotSpec::Greedy;
