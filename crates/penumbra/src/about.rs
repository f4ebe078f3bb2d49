//! What a choice is about: things on the table, and what it fixes.
//!
//! The kinds of things:
//! - `card`: a card, wherever it lies;
//! - `section`: a section of a location; `cell/<section>/<n>`: the die on one of its cells, counted from 1;
//! - `die`: a die of the pool as it is written, `die/red 4`, `die/bone 2 temporary`;
//! - `mark`: a cell of the wizard board, counted from 1;
//! - `deck`, `market`: a deck, and the open cards beside it;
//! - `goods`: an ingredient in the store;
//! - `threat`: the Threat dice that show a value;
//! - `path`, `task`: a path of the Trial that is attempted, and a task, counted from 1.

use crate::choice::Choice;
use crate::content::printed::Side;
use crate::game::Penumbra;
use crate::goods::Ingredient;
use crate::state::*;
use kernel::{About, Commit, Thing};

impl Penumbra {
    /// What an offered choice is about.
    pub(crate) fn choice_about(&self, s: &State, choice: Choice) -> About {
        let lesser = match choice {
            Choice::Go(_, way) => way != Way::Cell,
            Choice::Leave
            | Choice::GiveUp
            | Choice::Primal(_)
            | Choice::Face(_)
            | Choice::Task(_)
            | Choice::No
            | Choice::Done => true,
            _ => false,
        };
        About { things: self.things_of(s, choice), commits: self.commits(s, choice), lesser }
    }

    fn things_of(&self, s: &State, choice: Choice) -> Vec<Thing> {
        let section = |section: SectionId| &self.section(s, section).id;
        let goods = |kind: Ingredient| Thing::new("goods", kind.word());
        match choice {
            Choice::Talent(card)
            | Choice::Trial(card)
            | Choice::Use(card)
            | Choice::Pay(card, _)
            | Choice::Launch(card)
            | Choice::Discard(card)
            | Choice::Card(card) => vec![Thing::new("card", &self.content.cards[card].id)],
            Choice::Go(to, _) | Choice::Placed(to, Lies::Loose(_)) => {
                vec![Thing::new("section", section(to))]
            }
            Choice::Placed(at, Lies::Cell(cell)) => {
                vec![Thing::new("cell", format_args!("{}/{}", section(at), cell + 1))]
            }
            Choice::DieAs(die, _)
            | Choice::Die(die)
            | Choice::Up(die)
            | Choice::Down(die)
            | Choice::Flip(die)
            | Choice::Protect(die)
            | Choice::Amplify(die) => vec![Thing::new("die", die)],
            Choice::Mark(cell) | Choice::Cell(cell) => vec![Thing::new("mark", cell.number() + 1)],
            Choice::Deck(pool) => vec![Thing::new("deck", pool.word())],
            Choice::Market(pool) => vec![Thing::new("market", pool.word())],
            Choice::Store => vec![goods(Ingredient::Blood)],
            Choice::Save(kind) => vec![goods(kind)],
            Choice::Swap(from, to) => vec![goods(from), goods(to)],
            Choice::Threat(value) | Choice::SetThreat(value, _) => vec![Thing::new("threat", value)],
            Choice::Path(Side::Dark) => vec![Thing::new("path", "dark")],
            Choice::Path(Side::Light) => vec![Thing::new("path", "light")],
            Choice::Task(n) => vec![Thing::new("task", n + 1)],
            Choice::Study
            | Choice::TrialTurn
            | Choice::Rest
            | Choice::End
            | Choice::Apply
            | Choice::Bind
            | Choice::Extra
            | Choice::Leave
            | Choice::Primal(_)
            | Choice::Face(_)
            | Choice::Colour(_)
            | Choice::Shield
            | Choice::GiveUp
            | Choice::Roll
            | Choice::GoOn
            | Choice::Property(_)
            | Choice::Number(_)
            | Choice::First
            | Choice::Second
            | Choice::Yes
            | Choice::No
            | Choice::Done => Vec::new(),
        }
    }

    fn commits(&self, s: &State, choice: Choice) -> Option<Commit> {
        match (choice, s.stack.last()) {
            (Choice::Talent(_), _) => Some(Commit::Ends),
            (Choice::End, _) => {
                let mut places = false;
                self.options(s, &mut |other| places |= matches!(other, Choice::Go(..)));
                Some(if places { Commit::EndsEarly } else { Commit::Ends })
            }
            (Choice::Roll | Choice::Extra, _) => Some(Commit::Rolls),
            (Choice::Die(_), Some(Frame::Pick(Pick::RerollAny { .. }))) => Some(Commit::Rolls),
            // A card is turned up: the one that is drawn, or the one that fills its place.
            (Choice::Deck(_) | Choice::Market(_), _)
            | (Choice::Card(_), Some(Frame::Buy { .. }))
            | (
                Choice::Card(_),
                Some(Frame::Pick(Pick::Card { .. } | Pick::Reserve { .. } | Pick::Potion { .. })),
            ) => Some(Commit::Reveals),
            // Whoever attempts a reserved Contract shows it.
            (Choice::Card(card), Some(Frame::Contract { .. })) if s.places[card].known & PUBLIC == 0 => {
                Some(Commit::Reveals)
            }
            _ => None,
        }
    }
}
