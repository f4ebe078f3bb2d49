//! Bots by name, as people type them.

use crate::{Bot, Greedy, Random, Search};
use kernel::{Game, Seed};
use std::time::Duration;

/// Which bot, as people type it: `random`, `greedy`, `search` or `search:500`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotSpec {
    /// Chooses anything that is allowed.
    Random,
    /// Looks one action ahead.
    Greedy,
    /// Searches with this many simulations for each decision.
    Search(u32),
}

/// A name that is no bot's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(String);

impl std::fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "there is no bot \"{}\": choose random, greedy, search or search:N with N simulations, such as search:500",
            self.0
        )
    }
}

impl std::error::Error for UnknownBot {}

/// Simulations for each decision of `search` when no number is given.
const SIMULATIONS: u32 = 1000;

impl BotSpec {
    /// Reads a bot's name.
    pub fn parse(text: &str) -> Result<BotSpec, UnknownBot> {
        let unknown = || UnknownBot(text.to_owned());
        match text.split_once(':') {
            None => match text {
                "random" => Ok(BotSpec::Random),
                "greedy" => Ok(BotSpec::Greedy),
                "search" => Ok(BotSpec::Search(SIMULATIONS)),
                _ => Err(unknown()),
            },
            Some(("search", number)) => match number.parse() {
                Ok(n) if n > 0 => Ok(BotSpec::Search(n)),
                _ => Err(unknown()),
            },
            Some(_) => Err(unknown()),
        }
    }

    /// The bot, with its own seed.
    pub fn build<G: Game>(self, seed: Seed) -> Box<dyn Bot<G>> {
        match self {
            BotSpec::Random => Box::new(Random::new(seed)),
            BotSpec::Greedy => Box::new(Greedy::<G>::new(seed)),
            BotSpec::Search(simulations) => Box::new(Search::<G>::new(seed, simulations)),
        }
    }

    /// The bot, which begins no more work after so long a thought. Only `search` ever thinks for long.
    pub fn build_within<G: Game>(self, seed: Seed, deadline: Duration) -> Box<dyn Bot<G>> {
        match self {
            BotSpec::Search(simulations) => Box::new(Search::<G>::new(seed, simulations).within(deadline)),
            quick => quick.build(seed),
        }
    }
}

impl std::str::FromStr for BotSpec {
    type Err = UnknownBot;
    fn from_str(text: &str) -> Result<BotSpec, UnknownBot> {
        BotSpec::parse(text)
    }
}

impl std::fmt::Display for BotSpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Search(n) => write!(f, "search:{n}"),
        }
    }
}
