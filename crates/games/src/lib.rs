//! The catalogue: which games there are, their packs, and how a match is prepared.

pub mod faces;
pub mod packs;
pub mod page;
pub mod rulebook;
pub mod tongue;

use blackrose::{BlackRose, Packs, Setup};
use kernel::{Game, SetupError};
use std::sync::Arc;

/// The version of the rules: rises exactly when a kept replay changes.
pub const RULES_VERSION: u32 = 4;

/// The games, by id.
pub const GAMES: [&str; 2] = ["duel", "rebirth"];

/// A prepared match of any family.
#[derive(Clone)]
pub enum AnyGame {
    /// A match of the Black Rose family.
    BlackRose(Arc<BlackRose>),
}

/// Something to be done with a match, whatever its family.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Game>(self, game: Arc<G>) -> Self::Out;
}

impl AnyGame {
    /// A hash of all content that the rules of the match read.
    pub fn content_hash(&self) -> [u8; 32] {
        match self {
            AnyGame::BlackRose(game) => game.content_hash(),
        }
    }

    /// Does something with the match.
    pub fn visit<V: Visitor>(&self, visitor: V) -> V::Out {
        match self {
            AnyGame::BlackRose(game) => visitor.visit(game.clone()),
        }
    }
}

/// The setup of a game before anybody has chosen anything.
pub fn default_setup(game: &str) -> Result<Setup, SetupError> {
    match game {
        "duel" => Ok(Setup::default()),
        "rebirth" => Ok(Setup { game: game.into(), players: 3, schools: Vec::new(), ..Setup::default() }),
        other => Err(SetupError {
            reason: format!("there is no game \"{other}\": choose one of {}", GAMES.join(", ")),
            clause: None,
        }),
    }
}

/// Fewest and most players of a game.
pub fn players(game: &str) -> Option<(usize, usize)> {
    blackrose::editions::EDITIONS.iter().find(|edition| edition.id == game).map(|edition| edition.players)
}

/// Fewest and most players of a game beside an Avatar; none where there is no Avatar.
pub fn players_with_avatar(game: &str) -> Option<(usize, usize)> {
    let edition = blackrose::editions::EDITIONS.iter().find(|edition| edition.id == game)?;
    edition.avatar.map(|_| (1, edition.players.1 - 1))
}

/// Prepares a match.
pub fn prepare(setup: &Setup, packs: &Packs) -> Result<AnyGame, SetupError> {
    default_setup(&setup.game)?;
    Ok(AnyGame::BlackRose(Arc::new(BlackRose::prepare(setup, packs)?)))
}
