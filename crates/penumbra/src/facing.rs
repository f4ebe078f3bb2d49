//! A Threat that a position begins with: prepared, or with the dice that were rolled.

use crate::content::build::Sort;
use crate::content::printed::{Effect, Side};
use crate::game::Penumbra;
use crate::state::*;
use kernel::PositionError;
use serde::{Deserialize, Serialize};
use spellscript::instead;

/// A Threat in the turn of the seat that is next. In a game it is described by turn and stack instead.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Facing {
    /// What it belongs to: `main`, `task` and `counter` of a Trial, `contract`, `ruins` or `card`.
    pub danger: Option<Danger>,
    /// The Trial or Contract.
    pub card: Option<String>,
    /// The path of the Trial.
    pub light: bool,
    /// Dice that are not yet rolled.
    pub dice: u8,
    /// The values of rolled ones.
    pub rolled: Vec<u8>,
    /// Can they not be discarded?
    pub undeniable: bool,
}

/// The step before the roll, and the one after it.
const PREPARE: u8 = 0;
const CHANGE: u8 = 3;

impl Facing {
    /// Puts the Threat, and what it belongs to, on the stack.
    pub(crate) fn lay(&self, game: &Penumbra, s: &mut State, seat: u8) -> Result<(), PositionError> {
        let wrong = |reason: String| PositionError { at: "facing".into(), reason };
        let danger = self.danger.unwrap_or(Danger::Card);
        let find = |sort: Sort| {
            let id = self.card.as_deref().unwrap_or_default();
            let card = game.content.find(id).filter(|c| game.content.cards[*c].sort == sort);
            card.ok_or_else(|| {
                let cards = game.content.cards.iter().filter(|card| card.sort == sort);
                let names = instead(id, cards.map(|card| card.id.as_str()));
                PositionError {
                    at: "facing.card".into(),
                    reason: format!("there is no {sort:?} \"{id}\"{names}"),
                }
            })
        };
        s.turn = Turn::of(seat);
        s.actor = seat;
        s.stack.push(Frame::EndTurn { step: 0 });
        let side = if self.light { Side::Light } else { Side::Dark };
        match danger {
            Danger::Main | Danger::Task | Danger::Counter => {
                let card = find(Sort::Trial)?;
                s.turn.kind = TurnKind::Trial;
                let before_roll = danger == Danger::Main && self.rolled.is_empty();
                s.turn.attempt = Some(Attempt { before_roll, ..Attempt::of(card, 0) });
                let step = match danger {
                    Danger::Main => crate::engine::trial::PATH,
                    Danger::Task => crate::engine::trial::TRYING,
                    _ => crate::engine::trial::PASSED,
                };
                s.stack.push(Frame::Trial { card: Some(card), step, side, task: 0 });
                if danger == Danger::Task {
                    s.stack.push(Frame::Task { card, side, task: 0, shield: None, step: 1, sum: 0, done: 0 });
                }
            }
            Danger::Contract => {
                let card = find(Sort::Contract)?;
                s.turn.kind = TurnKind::Study;
                s.stack.push(Frame::Study);
                s.stack.push(Frame::Contract { card: Some(card), step: 2, protect: false, ease: 0 });
            }
            Danger::Ruins | Danger::Card => {
                s.turn.kind = TurnKind::Study;
                s.stack.push(Frame::Study);
            }
        }
        if danger == Danger::Ruins {
            let section =
                game.outside_school(s, Effect::Ruins).ok_or_else(|| wrong("there are no Ruins".into()))?;
            let (applied, bound, rolled) = (true, false, false);
            s.stack.push(Frame::Visit { section, colour: None, applied, bound, rolled, step: 1, less: 0 });
        }
        let mut rolled = [0; 6];
        for value in &self.rolled {
            let value = usize::from(*value).wrapping_sub(1);
            *rolled.get_mut(value).ok_or_else(|| wrong("dice show 1 to 6".into()))? += 1;
        }
        s.stack.push(Frame::Threat(Threat {
            step: if self.rolled.is_empty() { PREPARE } else { CHANGE },
            rolled,
            ..Threat::of(danger, self.dice, self.undeniable)
        }));
        Ok(())
    }
}
