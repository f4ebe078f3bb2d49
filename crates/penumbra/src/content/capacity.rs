//! Whether a match can hold what its packs bring.

use super::build::{Content, refused};
use crate::language::program::{Ability, Pc};
use crate::limits::*;
use kernel::SetupError;

impl Content {
    /// Refuses what goes beyond the limits, with the number.
    pub(super) fn within_limits(&self) -> Result<(), SetupError> {
        let standing = |of: fn(&Ability) -> bool| {
            self.cards.iter().flat_map(|card| &card.abilities).filter(|ability| of(ability)).count()
        };
        // A Trial may have one die more (PEN-982).
        let threat = self.cards.iter().map(|card| usize::from(card.threat.max(card.counter)) + 1).max();
        for (what, n, most) in [
            ("cards", self.cards.len(), CARDS),
            ("operations", self.code.len(), usize::from(Pc::MAX)),
            ("locations outside the School", self.sections.len(), SECTIONS - SCHOOL),
            ("abilities that answer a placement", standing(|a| matches!(a, Ability::Placed(..))), ANSWERS),
            ("abilities that answer a wound", standing(|a| matches!(a, Ability::Wounded { .. })), ANSWERS),
            ("abilities that answer Rest", standing(|a| matches!(a, Ability::EachRest(_))), ANSWERS),
            ("abilities that work once per turn", standing(|a| a.once()), ANSWERS),
            ("Threat dice in one Threat", threat.unwrap_or(0), THREAT),
        ] {
            if n > most {
                return Err(refused(format!("this match has {n} {what}; it can hold at most {most}")));
            }
        }
        let cells = self.sections.iter().chain(self.classes.iter().flatten()).map(|s| s.cells.len()).max();
        if cells.unwrap_or(0) > CELLS {
            return Err(refused(format!("a section has at most {CELLS} cells for one die")));
        }
        if self.board.len() != MARKS {
            return Err(refused(format!("a Wizard board has {MARKS} cells, not {}", self.board.len())));
        }
        if self.classes.len() != 6 || self.faces.len() != 6 {
            return Err(refused("there must be 6 Class boards and 6 faces of the Resource die".into()));
        }
        if self.board.iter().any(|cell| !(1..=6).contains(&cell.value)) {
            return Err(refused("the value of a Mark cell is 1 to 6".into()));
        }
        Ok(())
    }
}
