//! Who answers for a seat.

use crate::fail::Fail;
use bots::{BotSpec, Seen};
use kernel::{Entry, Game, Journal, Seat, Session};
use std::path::Path;

/// Who answers for a seat.
#[derive(Clone, Debug)]
pub enum Player {
    /// Somebody at the keyboard.
    Human,
    /// A bot.
    Bot(BotSpec),
    /// Plays what somebody else has played.
    Recorded(Vec<String>),
}

impl Player {
    /// The opponent that `--bot` names: a bot, or `journal:FILE` for one who plays as recorded.
    pub fn parse(text: &str, seat: Seat) -> Result<Player, Fail> {
        match text.strip_prefix("journal:") {
            Some(file) => {
                let path = Path::new(file);
                let bytes = std::fs::read(path).map_err(|e| Fail::file(path, e))?;
                let journal = Journal::read(&bytes).map_err(|e| Fail::file(path, e))?;
                Ok(Player::Recorded(choices(&journal, seat)))
            }
            None => BotSpec::parse(text).map(Player::Bot).map_err(|e| Fail::input(e.to_string())),
        }
    }

    /// Is somebody at the keyboard?
    pub fn is_human(&self) -> bool {
        matches!(self, Player::Human)
    }

    /// The choice of one who is not at the keyboard. It depends on the game so far and on nothing else,
    /// so that a game goes on the same way after a pause.
    pub fn choose<G: Game>(
        &self,
        session: &Session<G>,
        seat: Seat,
        choices: &[G::Choice],
    ) -> Result<G::Choice, Fail> {
        let game = session.game();
        match self {
            Player::Human => Err(Fail::failed("nobody answers for this seat")),
            Player::Bot(spec) => {
                let seed = session.journal().header.seed.child(session.journal().entries.len() as u64);
                let mut bot = spec.build::<G>(seed);
                Ok(bot.choose(&Seen::new(&**game, session.state(), seat, choices)))
            }
            Player::Recorded(names) => {
                let made = session.steps().iter().filter(|step| step.seat == seat).count();
                let name = names
                    .get(made)
                    .ok_or_else(|| Fail::failed(format!("the journal ends after choice {made} of {seat}")))?;
                session
                    .find(seat, name)
                    .map_err(|e| Fail::failed(format!("choice {made} of the journal: {e}")))
            }
        }
    }
}

/// The choices of a seat that stand at the end of a journal.
fn choices(journal: &Journal, seat: Seat) -> Vec<String> {
    let mut made: Vec<(usize, Seat, String)> = Vec::new();
    for (n, entry) in journal.entries.iter().enumerate() {
        match entry {
            Entry::Choice { seat, name } => made.push((n, *seat, name.to_string())),
            Entry::Undo { seat, to } => made.retain(|(n, by, _)| n < to || by != seat),
            Entry::Back { to } => made.retain(|(n, ..)| n < to),
        }
    }
    made.into_iter().filter(|(_, by, _)| *by == seat).map(|(.., name)| name).collect()
}
