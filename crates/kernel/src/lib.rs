//! What every game at the table is: seats, decisions, chance, views, history and replay.
//!
//! A game is two values: its rules ([`Game`], immutable and shared) and its state (plain data). All
//! that happens to a state happens through [`Game::choose`], one atomic answer at a time. A [`Session`] is a game that is
//! being played, with its history: it can be saved, loaded, replayed and, as far as nothing was revealed, undone.
//!
//! Here a game of Rebirth for three is begun. Which games there are is the business of the crate `games`; nothing below
//! would read otherwise for another one.
//!
//! ```
//! use kernel::{Chance, Game, Seed, Session, Viewer};
//!
//! let packs = games::packs::load(&[]).expect("the packs of the program are sound");
//! let setup = games::default_setup("rebirth")?.with_players(3);
//! let game = games::prepare(&setup, &packs)?.black_rose().expect("Rebirth is of that family");
//! let mut session = Session::new(game.clone(), Seed::from_number(7));
//!
//! // Who is asked, what, and what the answers are: each has a name that stays, and a message for people.
//! let seat = game.deciding(session.state()).iter().next().expect("a game begins with a question");
//! println!("{}", game.prompt(session.state(), seat).message.key);
//! let mut choices = Vec::new();
//! game.choices(session.state(), seat, &mut choices);
//! let names: Vec<_> = choices.iter().map(|choice| game.name(session.state(), seat, *choice)).collect();
//!
//! // An answer, by its name. What happened is told, each event to its audience.
//! let mut told = Vec::new();
//! session.choose_named(seat, names[0].as_str(), &mut told)?;
//! assert!(session.choose_named(seat, "fly away", &mut told).is_err(), "only what is offered can be chosen");
//!
//! // What a seat may know, and a world that it cannot tell from the real one.
//! let view = |state| serde_json::to_value(game.view(state, Viewer::Seat(seat)));
//! let world = game.sample(session.state(), seat, &mut Chance::new(Seed::from_number(1)));
//! assert_eq!(view(&world)?, view(session.state())?);
//!
//! // A saved game is its choices by name; loading it plays them again.
//! let again = Session::load(game.clone(), session.save().as_bytes())?;
//! assert_eq!(again.state(), session.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module or type | what it is |
//! |---|---|
//! | [`Game`] | the contract between the rules of a game and all who play it |
//! | [`Play`] | a state that is played on by answering what was just listed |
//! | [`Session`], [`Journal`] | a game with its history, and how that is written |
//! | [`Chance`], [`Seed`] | all luck, from one seed, with a stream for each purpose |
//! | [`Log`], [`Audience`] | what happened, and who may hear it |
//! | [`identity`], [`canon`], [`Sheet`] | what rules, content and states are known by for good |
//! | [`small`] | small numbers that say what they count, and sets of them |
//! | [`laws`], [`perft`] | checks that any game can be put through |

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::cast_possible_truncation)]

pub mod about;
pub mod canon;
mod chance;
mod fingerprint;
mod game;
pub mod identity;
mod journal;
pub mod laws;
mod log;
mod message;
pub mod perft;
mod play;
mod seat;
mod session;
mod sheet;
pub mod small;
pub mod switch;
pub mod version;

pub use about::{About, Commit, Thing};
pub use chance::{Chance, Purpose, Seed, Stream, Wish};
pub use fingerprint::fingerprint;
pub use game::{Game, Illegal, Outcome, PositionError, Prompt, Rejected, SetupError, Strain};
pub use identity::Identity;
pub use journal::{Digest, Entry, Fair, Header, Journal, JournalError, Written};
pub use log::{Audience, Log, Told};
pub use message::{Arg, Clause, Message, Name};
pub use play::{Offered, Play};
pub use seat::{Seat, Seats, Viewer};
pub use session::{CannotUndo, ReplayError, Session, Step};
pub use sheet::Sheet;
pub use switch::Switch;
pub use version::Version;
