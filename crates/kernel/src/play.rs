//! Answering what was just listed, without looking it up again.
//!
//! [`Game::choose`] is for whoever comes with a choice: it looks whether it is offered. Who lists the choices and takes
//! one of them needs no second look. [`Play`] holds the state while it does, so that what it has listed is what may be
//! answered, and a game that had to list the choices on its way hands them on.

use crate::{Game, Log, Seat};

/// A choice that is offered in the state it is given with. Nobody but the kernel can make one, so
/// [`Game::resolve`] need not look whether it is:
///
/// ```compile_fail
/// fn cheat<G: kernel::Game>(choice: G::Choice) -> kernel::Offered<G> {
///     kernel::Offered(choice)
/// }
/// ```
pub struct Offered<G: Game>(pub(crate) G::Choice);

impl<G: Game> Offered<G> {
    /// The choice.
    pub fn choice(self) -> G::Choice {
        self.0
    }
}

/// A state that is played on by answering what is listed.
pub struct Play<'a, G: Game> {
    game: &'a G,
    state: &'a mut G::State,
    choices: &'a mut Vec<G::Choice>,
    /// Whose choices are listed.
    seat: Option<Seat>,
}

impl<'a, G: Game> Play<'a, G> {
    /// Plays a state on; `room` is for the choices, so that nothing is allocated once it has grown.
    pub fn new(game: &'a G, state: &'a mut G::State, room: &'a mut Vec<G::Choice>) -> Play<'a, G> {
        room.clear();
        Play { game, state, choices: room, seat: None }
    }

    /// The state as it is now.
    #[inline]
    pub fn state(&self) -> &G::State {
        self.state
    }

    /// Lists the choices of the first seat that is asked, and says which; nobody when the game is over.
    #[inline]
    pub fn asked(&mut self) -> Option<Seat> {
        let seat = self.game.deciding(self.state).iter().next()?;
        self.ask(seat);
        Some(seat)
    }

    /// Lists the choices of a seat: none if it is not asked.
    #[inline]
    pub fn ask(&mut self, seat: Seat) -> &[G::Choice] {
        if self.seat != Some(seat) {
            self.choices.clear();
            self.game.choices(self.state, seat, self.choices);
            self.seat = Some(seat);
        }
        self.choices
    }

    /// The choices that are listed.
    #[inline]
    pub fn choices(&self) -> &[G::Choice] {
        self.choices
    }

    /// Makes one of the choices that are listed, by its place, and goes on to the next decision; says which it was.
    /// Nothing happens if there is none there.
    #[inline]
    pub fn answer(&mut self, place: usize, log: &mut Log<G::Event>) -> Option<G::Choice> {
        let (seat, choice) = (self.seat?, *self.choices.get(place)?);
        self.choices.clear();
        self.seat = None;
        self.game.resolve(self.state, seat, Offered(choice), log, Some(self.choices));
        if !self.choices.is_empty() {
            self.seat = self.game.deciding(self.state).iter().next();
        }
        Some(choice)
    }

    /// The state that one of the choices that are listed would lead to, by its place.
    #[inline]
    pub fn tried(&self, place: usize) -> Option<G::State> {
        let (seat, choice) = (self.seat?, *self.choices.get(place)?);
        let mut state = self.state.clone();
        self.game.resolve(&mut state, seat, Offered(choice), &mut Log::silent(), None);
        Some(state)
    }
}
