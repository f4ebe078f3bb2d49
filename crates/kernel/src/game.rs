//! The contract between the rules of a game and everyone who plays it.

use crate::canon::Manner;
use crate::{About, Chance, Clause, Log, Message, Name, Offered, Seat, Seats, Seed, Version, Viewer};
use serde::{Serialize, de::DeserializeOwned};

/// The rules of one match: edition, options, compiled packs. Immutable, shared, never inside the state.
///
/// What holds for every game, and is checked by [`crate::laws`]:
/// - `choices` is empty for a seat that is not deciding and never empty for one that is;
/// - every offered choice can be chosen, and leads on to the end of the game;
/// - an illegal choice changes nothing;
/// - a choice that says it reveals something does, and one that ends a seat's share of a secret question says so;
/// - who is asked, and by which clause, depends on public facts only;
/// - what several seats answer at once does not depend on the order of their answers.
pub trait Game: Send + Sync + Sized + 'static {
    /// What people choose before the match.
    type Setup: Clone + Serialize + DeserializeOwned + Send + Sync;
    /// The whole truth about one moment: plain data, no pointer, no content.
    type State: Clone + Eq + std::fmt::Debug + Send + Sync;
    /// One atomic answer.
    type Choice: Copy + Eq + std::fmt::Debug + Send + Sync;
    /// What one viewer may know.
    type View: Serialize;
    /// What happened, as one audience may know it.
    type Event: Serialize + Clone + PartialEq + std::fmt::Debug;
    /// Any position in readable form: scenarios, and saves that outlive a layout of the state.
    type Position: Serialize + DeserializeOwned;

    /// How a position is written for good: what of it is bound to the layout of the state, and what has no order.
    const MANNER: Manner;

    /// The id under which the catalogue knows the game, such as `duel`.
    fn id(&self) -> &str;
    /// How many seats the match has.
    fn seats(&self) -> usize;
    /// The setup this match was prepared with.
    fn setup(&self) -> &Self::Setup;
    /// The versions of the rules of this game, the newest last.
    fn versions(&self) -> &'static [Version];
    /// The hash of all content (cards, rooms, numbers) that the rules of this match read, as a [`crate::Sheet`] has it:
    /// neither languages nor layout nor packs that are not used change it.
    fn content_hash(&self) -> [u8; 32];

    /// The state before the first decision.
    fn start(&self, seed: Seed) -> Self::State;
    /// The state that a written position describes; what happens before its first question is told.
    fn lay(
        &self,
        position: &Self::Position,
        log: &mut Log<Self::Event>,
    ) -> Result<Self::State, PositionError>;
    /// The state that a written position describes.
    fn place(&self, position: &Self::Position) -> Result<Self::State, PositionError> {
        self.lay(position, &mut Log::silent())
    }
    /// The position that describes a state; `place` of it is the same state, chance aside.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// The position without what is bound to the layout of the state; a game may have it for less.
    fn written(&self, state: &Self::State) -> Self::Position {
        self.position(state)
    }
    /// The chance of a state.
    fn chance<'a>(&self, state: &'a Self::State) -> &'a Chance;

    /// Who is asked now; nobody when the game is over.
    fn deciding(&self, state: &Self::State) -> Seats;
    /// What the seat is asked, and by which clause.
    fn prompt(&self, state: &Self::State, seat: Seat) -> Prompt;
    /// All legal answers of the seat, in a fixed order, appended to `out`.
    fn choices(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Choice>);
    /// The readable, stable name of a choice; unique among the choices offered together.
    fn name(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Name;
    /// A choice in words, as its seat reads it.
    fn choice_message(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Message;
    /// What an offered choice is about and what it fixes, as its seat may know it.
    fn about(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> About;
    /// What the log says of an event.
    fn event_message(&self, event: &Self::Event) -> Message;
    /// What a seat might have expected to be offered and is not, with the reason.
    fn rejected(&self, state: &Self::State, seat: Seat) -> Vec<Rejected>;
    /// Is the choice among the legal answers of the seat? A game may know it for less than listing them.
    fn offers(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> bool {
        let mut choices = Vec::new();
        self.choices(state, seat, &mut choices);
        choices.contains(&choice)
    }
    /// Answers for a seat and goes on to the next decision. On error nothing has changed.
    fn choose(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: Self::Choice,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Illegal> {
        if !self.deciding(state).contains(seat) {
            return Err(Illegal::NotAsked(seat));
        }
        if !self.offers(state, seat, choice) {
            let name = self.name(state, seat, choice);
            return Err(Illegal::NotOffered { name, clause: self.prompt(state, seat).clause });
        }
        self.resolve(state, seat, Offered(choice), log, None);
        Ok(())
    }
    /// Goes on to the next decision with an answer that is offered: see [`crate::Play`]. A game that has listed all choices
    /// of the first seat that is asked next leaves them in `next`, which is empty before.
    fn resolve(
        &self,
        state: &mut Self::State,
        seat: Seat,
        offered: Offered<Self>,
        log: &mut Log<Self::Event>,
        next: Option<&mut Vec<Self::Choice>>,
    );

    /// All that the viewer may know.
    fn view(&self, state: &Self::State, who: Viewer) -> Self::View;
    /// A counter that rises whenever something hidden was revealed to anyone, chance became visible or
    /// a window for secret answers was open. Undo never reaches back past a rise. Where several seats answer
    /// at once it rises with the last answer and not before.
    fn barrier(&self, state: &Self::State) -> u32;
    /// A world that this seat cannot tell from the real one, with fresh chance.
    fn sample(&self, state: &Self::State, seat: Seat, chance: &mut Chance) -> Self::State;
    /// How good the position looks for the seat; higher is better. Reads only what the rules read.
    fn appraise(&self, state: &Self::State, seat: Seat) -> f32;
    /// Is nothing half done? True when the open question belongs to no running action or effect, and when
    /// the game is over: bots judge a choice by the next such moment.
    fn settled(&self, _state: &Self::State) -> bool {
        true
    }
    /// Is a settled position judged best as it is? Otherwise bots that search play on by chance to the end of the round.
    fn settles(&self) -> bool {
        false
    }
    /// Would an offered choice come to nothing, and why? It may look ahead, so it is asked of sampled worlds only.
    fn wasted(&self, _state: &Self::State, _seat: Seat, _choice: Self::Choice) -> Option<Message> {
        None
    }
    /// Does the open question aim at what lies openly on the table? Only then does a sampled world tell what can be aimed at.
    fn aims(&self, _state: &Self::State) -> bool {
        false
    }
    /// How many answers the open question takes one after the other, where it takes several: four cards, three cubes.
    fn left(&self, _state: &Self::State, _seat: Seat) -> Option<u8> {
        None
    }
    /// Does the question that a seat is asked `now` only ask for the rest of what it began with the question before: how far
    /// a figure walks, where a card is laid, with which die? Several answers that lead through such questions are one
    /// deed, and are offered as one.
    fn continues(&self, _begun: &Self::State, _now: &Self::State, _seat: Seat) -> bool {
        false
    }
    /// Is the open question one that several seats answer at once and in secret?
    fn at_once(&self, _state: &Self::State) -> bool {
        false
    }
    /// When the open question is a window in which seats answer at once and in secret what has just happened:
    /// what kind of thing it was, as everybody can see.
    fn window(&self, _state: &Self::State) -> Option<&'static str> {
        None
    }
    /// In a window, the id of the card that a choice would reveal; none for a choice that declines.
    fn reveals(&self, _state: &Self::State, _seat: Seat, _choice: Self::Choice) -> Option<String> {
        None
    }
    /// How many rounds or other large parts have begun: bots that play on to judge a choice stop when it rises.
    fn round(&self, _state: &Self::State) -> u32 {
        0
    }
    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// The largest number of choices any game under these rules can take.
    fn bound(&self) -> usize;
    /// How near the last choice came to each limit of the engine. A measure for whoever wants to know: no rule reads it.
    fn strain(&self, _state: &Self::State, _each: &mut dyn FnMut(Strain)) {}
    /// Checks what must hold in every state (conservation of pieces and the like).
    fn check(&self, state: &Self::State) -> Result<(), String>;
    /// A hash of the whole state in memory, equal for equal states of one build. What is kept is named by
    /// [`crate::identity::digest`].
    fn hash(&self, state: &Self::State) -> [u8; 32];
}

/// How much of a limit was used, at the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strain {
    /// What is limited.
    pub what: &'static str,
    /// How much was used; more than there is, if something was lost.
    pub used: usize,
    /// How much there is.
    pub most: usize,
}

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Prompt {
    /// The question.
    pub message: Message,
    /// The clause behind it.
    pub clause: Clause,
}

/// Something a player might want to do and cannot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rejected {
    /// The name the choice would have.
    pub name: Name,
    /// The choice in words.
    pub choice: Message,
    /// Why not.
    pub message: Message,
    /// The clause that forbids it.
    pub clause: Clause,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    /// The winning seats; empty when nobody at the table wins.
    pub winners: Seats,
    /// A side that is no seat and won (the Black Rose), by its noun in the lexicon.
    pub other_winner: Option<&'static str>,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Points of sides that are no seat, by noun.
    pub other_scores: Vec<(&'static str, i32)>,
}

/// A choice that was not offered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over or asks somebody else.
    #[error("{0} is not asked now")]
    NotAsked(Seat),
    /// The seat is asked, but this is none of the answers.
    #[error("\"{name}\" is not offered here ({clause})")]
    NotOffered {
        /// What was tried.
        name: Name,
        /// The clause behind the prompt.
        clause: Clause,
    },
}

/// A setup that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}{}", clause.map(|c| format!(" ({c})")).unwrap_or_default())]
pub struct SetupError {
    /// What is wrong and what would be right.
    pub reason: String,
    /// The clause that says so, if one does.
    pub clause: Option<Clause>,
}

/// A written position that describes no possible state.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {reason}")]
pub struct PositionError {
    /// Where in the position, such as `seats.0.hand`.
    pub at: String,
    /// What is wrong and what would be right.
    pub reason: String,
}
