//! What people choose for a table beside the setup of its game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Milliseconds, as clocks and time stamps count them.
pub type Millis = i64;

/// How long a window of secret answers lasts for everyone when windows are sealed.
pub const SEALED_WINDOW: u32 = 2_000;

/// How a table is run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// How long players may think.
    pub clock: Clock,
    /// How trap windows are kept.
    pub windows: Windows,
    /// How long a sealed window lasts, in milliseconds.
    pub window_ms: u32,
    /// May a seat go back further than the rules of undo allow: alone at once, else by everyone's consent?
    pub take_back: bool,
    /// After how many seconds an absent player whom the others wait for is replaced by a bot; 0 is never.
    pub grace_s: u32,
    /// Is the table shown in the lobby, and may everybody watch?
    pub public: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            clock: Clock::None,
            windows: Windows::Sealed,
            window_ms: SEALED_WINDOW,
            take_back: true,
            grace_s: 120,
            public: true,
        }
    }
}

impl Options {
    /// What is wrong with the options, if something is.
    pub fn wrong(&self) -> Option<String> {
        let (seconds, what) = match self.clock {
            Clock::None => (1, ""),
            Clock::Move { seconds } => (seconds, "a clock for each move"),
            Clock::Game { seconds, .. } => (seconds, "a clock for the game"),
        };
        if !(1..=604_800).contains(&seconds) {
            return Some(format!("{what} has from 1 to 604800 seconds, not {seconds}"));
        }
        if let Clock::Game { increment, .. } = self.clock
            && increment > 3_600
        {
            return Some(format!("an increment is at most 3600 seconds, not {increment}"));
        }
        if self.window_ms > 60_000 {
            return Some(format!("a window lasts at most 60000 milliseconds, not {}", self.window_ms));
        }
        (self.grace_s > 604_800)
            .then(|| format!("the grace time is at most 604800 seconds, not {}", self.grace_s))
    }
}

/// How long players may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for each decision; then a bot decides it.
    Move {
        /// Seconds for each decision.
        seconds: u32,
    },
    /// So long for the whole game, and a little more with each decision; then the seat has lost.
    Game {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds added with each decision.
        increment: u32,
    },
}

/// How trap windows are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Windows {
    /// All who might answer are asked for a fixed time: nobody learns who holds what.
    #[default]
    Sealed,
    /// Only those who can answer are asked, without a fixed time. It leaks who holds a Trap.
    Quick,
}

/// What a seat wants done in windows without being asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Order {
    /// The card it is about; every card when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The kind of trigger it is about; every kind when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// What is to be done.
    #[serde(rename = "do")]
    pub what: Standing,
}

/// What a standing order says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Reveal the card whenever it can be.
    Always,
    /// Never reveal it.
    Never,
    /// Ask me.
    #[default]
    Ask,
}

/// How many standing orders a seat may give.
pub const MOST_ORDERS: usize = 64;

/// What the orders say of a card and a kind of trigger: the most particular one, and of equals the last.
pub fn standing(orders: &[Order], card: &str, kind: &str) -> Standing {
    let fits = |order: &&Order| {
        order.card.as_deref().is_none_or(|c| c == card) && order.kind.as_deref().is_none_or(|k| k == kind)
    };
    let weight = |order: &&Order| (order.card.is_some(), order.kind.is_some());
    orders.iter().filter(fits).max_by_key(weight).map_or(Standing::Ask, |order| order.what)
}

/// Do the orders answer a kind of trigger whatever the seat holds? Only then may a window pass the seat by:
/// otherwise its length would tell what the seat holds.
pub fn blind(orders: &[Order], kind: &str) -> bool {
    let fits = |order: &&Order| order.kind.as_deref().is_none_or(|k| k == kind);
    let asks = |order: &Order| order.what == Standing::Ask;
    let any_card = |order: &&Order| fits(order) && order.card.is_none();
    let general = orders.iter().filter(any_card).max_by_key(|order| order.kind.is_some());
    general.is_some_and(|order| !asks(order))
        && !orders.iter().filter(fits).any(|order| order.card.is_some() && asks(order))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(card: Option<&str>, kind: Option<&str>, what: Standing) -> Order {
        Order { card: card.map(Into::into), kind: kind.map(Into::into), what }
    }

    #[test]
    fn the_most_particular_order_counts() {
        let orders = [
            order(Some("aegis"), None, Standing::Always),
            order(None, None, Standing::Never),
            order(None, Some("damage"), Standing::Ask),
        ];
        assert_eq!(standing(&orders, "aegis", "damage"), Standing::Always);
        assert_eq!(standing(&orders, "snare", "damage"), Standing::Ask);
        assert_eq!(standing(&orders, "snare", "movement"), Standing::Never);
        assert_eq!(standing(&[], "snare", "movement"), Standing::Ask);
    }

    #[test]
    fn only_orders_that_hold_for_every_card_pass_a_window_by() {
        let never = order(None, None, Standing::Never);
        assert!(blind(std::slice::from_ref(&never), "damage"));
        assert!(!blind(&[], "damage"));
        assert!(!blind(&[never.clone(), order(Some("aegis"), None, Standing::Ask)], "damage"));
        assert!(blind(&[never.clone(), order(Some("aegis"), None, Standing::Always)], "damage"));
        assert!(!blind(&[never, order(None, Some("damage"), Standing::Ask)], "damage"));
    }
}
