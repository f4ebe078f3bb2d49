//! What a bot gets to see.

use kernel::{Chance, Game, Name, Prompt, Seat, Viewer};

/// A decision as the seat that makes it may know it. The state itself stays hidden.
pub struct Seen<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    choices: &'a [G::Choice],
}

impl<'a, G: Game> Seen<'a, G> {
    /// The decision of a seat; `choices` are all that [`Game::choices`] lists for it.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat, choices: &'a [G::Choice]) -> Seen<'a, G> {
        Seen { game, state, seat, choices }
    }

    /// The rules of the match.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Who decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The legal choices; never empty.
    pub fn choices(&self) -> &'a [G::Choice] {
        self.choices
    }

    /// What is asked.
    pub fn prompt(&self) -> Prompt {
        self.game.prompt(self.state, self.seat)
    }

    /// All that the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// The readable name of a choice.
    pub fn name(&self, choice: G::Choice) -> Name {
        self.game.name(self.state, self.seat, choice)
    }

    /// A world that the seat cannot tell from the real one.
    pub fn sample(&self, chance: &mut Chance) -> G::State {
        self.game.sample(self.state, self.seat, chance)
    }
}
