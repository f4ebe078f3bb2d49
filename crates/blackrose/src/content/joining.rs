//! What joins a match: of its own box everything, of other boxes what the chosen Schools, Mages, Rooms and Forgotten
//! Spells need (DUE-904); and whether what they wait for can happen at all (DUE-917).

use crate::content::build::Content;
use crate::language::program::{Brings, Happening, Op, Standing, Trigger};
use std::ops::Range;

/// Which card a piece of code belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Card {
    /// One that was chosen, or that the rules always use.
    Chosen,
    /// An Evocation, by its place in the list.
    Evocation(usize),
    /// An Upgrade.
    Upgrade(usize),
    /// A Jinx.
    Jinx(usize),
}

/// A card as it was compiled.
#[derive(Clone, Debug)]
pub(super) struct Written {
    /// Its id.
    pub id: String,
    /// The pack it comes from.
    pub pack: usize,
    pub card: Card,
    pub code: Range<usize>,
    pub abilities: Range<usize>,
    /// What a Trap, a Protection or a Quest waits for.
    pub triggers: Vec<Trigger>,
}

/// The cards of a match, as they were compiled.
pub(super) struct Joining<'a> {
    pub cards: &'a [Written],
    pub code: &'a [Op],
    pub abilities: &'a [Standing],
}

impl Joining<'_> {
    /// Which of the cards are part of the match; `whole` packs join with everything.
    pub fn joined(&self, content: &Content, whole: impl Fn(usize) -> bool) -> Vec<bool> {
        let mut joined: Vec<bool> =
            self.cards.iter().map(|card| card.card == Card::Chosen || whole(card.pack)).collect();
        loop {
            let mut more = false;
            for (i, card) in self.cards.iter().enumerate().filter(|(i, _)| !joined[*i]).collect::<Vec<_>>() {
                let needed = (0..self.cards.len())
                    .filter(|&k| joined[k])
                    .any(|k| self.brings(content, &self.cards[k], card));
                if needed {
                    joined[i] = true;
                    more = true;
                }
            }
            if !more {
                return joined;
            }
        }
    }

    /// Does the one card need the other? What is of one's choice is chosen from one's own box.
    fn brings(&self, content: &Content, needs: &Written, other: &Written) -> bool {
        self.code[needs.code.clone()].iter().any(|op| match (op.nature().brings, other.card) {
            (Brings::Evocation(kind), Card::Evocation(i)) => kind as usize == i,
            (Brings::Evocations { health, common }, Card::Evocation(i)) => {
                let card = &content.evocations[i];
                needs.pack == other.pack && card.health <= health && !(common && card.forgotten)
            }
            (Brings::Upgrade(kind), Card::Upgrade(i)) | (Brings::Jinx(kind), Card::Jinx(i)) => {
                kind as usize == i
            }
            (Brings::Upgrades, Card::Upgrade(_)) | (Brings::Jinxes, Card::Jinx(_)) => {
                needs.pack == other.pack
            }
            _ => false,
        })
    }

    /// What a card of the match waits for.
    fn triggers<'a>(&'a self, card: &'a Written) -> impl Iterator<Item = Trigger> + 'a {
        let standing = self.abilities[card.abilities.clone()].iter().filter_map(|ability| match ability {
            Standing::Answers { trigger, .. } => Some(*trigger),
            Standing::Modifies(_) => None,
        });
        standing.chain(card.triggers.iter().copied())
    }

    /// Does a card of the match wait for such a thing?
    pub fn awaited(&self, joined: &[bool], happening: Happening) -> bool {
        self.members(joined).any(|card| self.triggers(card).any(|t| t.awaits().has(happening)))
    }

    /// A card that waits for what can never happen in this match, by its id.
    pub fn in_vain<'a>(&'a self, joined: &'a [bool], content: &Content) -> Option<&'a str> {
        self.members(joined)
            .find(|card| self.triggers(card).any(|t| !t.awaits().iter().any(|h| self.happens(content, h))))
            .map(|card| card.id.as_str())
    }

    fn members<'a>(&'a self, joined: &'a [bool]) -> impl Iterator<Item = &'a Written> {
        self.cards.iter().zip(joined).filter(|(_, joined)| **joined).map(|(card, _)| card)
    }

    /// Can it happen in this match?
    fn happens(&self, content: &Content, happening: Happening) -> bool {
        match happening {
            // What Mages, Evocations and Spells do may happen in every game of the family.
            Happening::Damaged
            | Happening::Placed
            | Happening::Entered
            | Happening::Gone
            | Happening::Falling
            | Happening::Defeated
            | Happening::InCell
            | Happening::Summoned
            | Happening::RoomActivated
            | Happening::Revealed
            | Happening::Targeted
            | Happening::Healed
            | Happening::Travelled
            | Happening::DrewForgotten
            | Happening::Gained
            | Happening::Lost
            | Happening::Activated
            | Happening::Attacked => true,
            Happening::Jinxed | Happening::Shed => content.jinxes.iter().any(|jinx| jinx.copies > 0),
            Happening::Solved => !content.quests.is_empty(),
            // These need a step of the rules that says so.
            Happening::Resolved | Happening::RosePhaseEnded => {
                self.code.iter().any(|op| matches!(op, Op::Rule(rule) if rule.tells() == Some(happening)))
            }
        }
    }
}
