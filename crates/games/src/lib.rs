//! The catalogue: which games there are, their packs, and how a match is prepared.
//!
//! A match of a game is prepared from a setup and packs. What it gives is a [`kernel::Game`]; whoever does not care which
//! family it is of does something with it by a [`Visitor`].
//!
//! ```
//! use games::Visitor;
//! use kernel::{Game, Log, Seed, Stream};
//! use std::sync::Arc;
//!
//! // A game of Rebirth for three, with the packs of the program and no others.
//! let packs = games::packs::load(&[]).expect("the packs of the program are sound");
//! let setup = games::default_setup("rebirth")?.with_players(3);
//! let game = games::prepare(&setup, &packs)?;
//!
//! /// Plays any game by chance to its end, and says how many choices that took.
//! struct ByChance;
//!
//! impl Visitor for ByChance {
//!     type Out = usize;
//!
//!     fn visit<G: Game>(self, game: Arc<G>) -> usize {
//!         let mut state = game.start(Seed::from_number(1));
//!         let mut chance = Stream::new(Seed::from_number(2));
//!         let (mut choices, mut made) = (Vec::new(), 0);
//!         while let Some(seat) = game.deciding(&state).iter().next() {
//!             choices.clear();
//!             game.choices(&state, seat, &mut choices);
//!             let choice = choices[chance.below(choices.len() as u32) as usize];
//!             game.choose(&mut state, seat, choice, &mut Log::silent()).expect("it was offered");
//!             made += 1;
//!         }
//!         assert!(game.outcome(&state).is_some() && made <= game.bound());
//!         made
//!     }
//! }
//!
//! assert!(game.visit(ByChance) > 100);
//!
//! // What cannot be played is refused with the reason, and the clause where there is one.
//! let many = setup.with_players(9);
//! assert!(games::prepare(&many, &packs).err().is_some_and(|why| why.to_string().contains('9')));
//! # Ok::<(), kernel::SetupError>(())
//! ```
//!
//! [`tongue`] says messages of a match in three languages, [`faces`] and [`page`] say what cards and page show, and
//! [`rulebook`] holds the clauses that prompts and refusals cite.

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::cast_possible_truncation)]

pub mod faces;
pub mod families;
pub mod packs;
pub mod page;
pub mod rulebook;
pub mod setup;
pub mod tongue;
pub mod wire;

pub use families::{FAMILIES, family_of};
pub use packs::AnyPacks;
pub use setup::AnySetup;

use blackrose::BlackRose;
use kernel::{Digest, Game, Identity, SetupError, Version};
use penumbra::Penumbra;
use std::sync::Arc;

/// A prepared match of any family.
#[derive(Clone)]
pub enum AnyGame {
    /// A match of the Black Rose family.
    BlackRose(Arc<BlackRose>),
    /// A match of Penumbra.
    Penumbra(Arc<Penumbra>),
}

/// Something to be done with a match, whatever its family.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Game>(self, game: Arc<G>) -> Self::Out;
}

impl AnyGame {
    /// What all content that the rules of the match read is known by.
    pub fn content(&self) -> Identity {
        Identity::Written(Digest(match self {
            AnyGame::BlackRose(game) => game.content_hash(),
            AnyGame::Penumbra(game) => game.content_hash(),
        }))
    }

    /// The version of its rules.
    pub fn rules(&self) -> u32 {
        kernel::version::newest(match self {
            AnyGame::BlackRose(game) => game.versions(),
            AnyGame::Penumbra(game) => game.versions(),
        })
    }

    /// The match, if it is one of the Black Rose family.
    pub fn black_rose(self) -> Option<Arc<BlackRose>> {
        match self {
            AnyGame::BlackRose(game) => Some(game),
            AnyGame::Penumbra(_) => None,
        }
    }

    /// Does something with the match.
    pub fn visit<V: Visitor>(&self, visitor: V) -> V::Out {
        match self {
            AnyGame::BlackRose(game) => visitor.visit(game.clone()),
            AnyGame::Penumbra(game) => visitor.visit(game.clone()),
        }
    }
}

/// The setup of a game before anybody has chosen anything.
pub fn default_setup(game: &str) -> Result<AnySetup, SetupError> {
    match family_of(game) {
        Some(family) => Ok((family.setup)(game)),
        None => Err(SetupError {
            reason: format!(
                "there is no game \"{game}\": choose one of {}",
                games().collect::<Vec<_>>().join(", ")
            ),
            clause: None,
        }),
    }
}

/// The games, by id.
pub fn games() -> impl Iterator<Item = &'static str> {
    FAMILIES.iter().flat_map(|family| family.games).copied()
}

/// The versions of the rules of a game; none where there is no such game.
pub fn versions(game: &str) -> &'static [Version] {
    family_of(game).map_or(&[], |family| (family.versions)(game))
}

/// Fewest and most players of a game.
pub fn players(game: &str) -> Option<(usize, usize)> {
    family_of(game).and_then(|family| (family.players)(game))
}

/// Fewest and most players of a game beside an Avatar; none where there is no Avatar.
pub fn players_with_avatar(game: &str) -> Option<(usize, usize)> {
    family_of(game).and_then(|family| (family.beside_avatar)(game))
}

/// Prepares a match.
pub fn prepare(setup: &AnySetup, packs: &AnyPacks) -> Result<AnyGame, SetupError> {
    default_setup(setup.game())?;
    let unread = match setup {
        AnySetup::BlackRose(_) => &packs.unread.rose,
        AnySetup::Penumbra(_) => &packs.unread.penumbra,
    };
    if let Some(why) = unread {
        return Err(SetupError { reason: format!("the packs cannot be read any more: {why}"), clause: None });
    }
    match setup {
        AnySetup::BlackRose(setup) => {
            Ok(AnyGame::BlackRose(Arc::new(BlackRose::prepare(setup, &packs.rose)?)))
        }
        AnySetup::Penumbra(setup) => {
            Ok(AnyGame::Penumbra(Arc::new(Penumbra::prepare(setup, &packs.penumbra)?)))
        }
    }
}
