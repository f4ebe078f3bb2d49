//! What joins a match: of its own box everything, of other boxes what the chosen Schools, Mages, Rooms and Forgotten
//! Spells need (DUE-904); and whether what they wait for can happen at all (DUE-917).

use crate::content::build::{Content, Selection};
use crate::content::pack::{Of, Packs, slug};
use crate::language::compile::Lists;
use crate::language::program::{Brings, Happening, Op, Standing, Trigger};
use std::collections::BTreeSet;
use std::ops::Range;

/// What texts may name in a match, by its place in the packs' lists: all that is near at first, and then what takes part
/// or is spoken of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Present {
    pub evocations: Vec<usize>,
    pub upgrades: Vec<usize>,
    pub jinxes: Vec<usize>,
    /// The Schools of the match.
    pub schools: Vec<String>,
    /// Names of Rooms without what an edition adds to them.
    pub rooms: Vec<String>,
}

impl Present {
    /// All that cards of a selection could name: what lies in the packs they come from, in the boxes, and in packs that
    /// those need.
    pub fn near(packs: &Packs, selection: &Selection) -> Present {
        let mut near: BTreeSet<usize> = selection.packs(packs);
        near.extend((0..packs.packs().len()).filter(|pack| packs.is_box(*pack)));
        loop {
            let needed = near.iter().flat_map(|pack| &packs.packs()[*pack].head.needs);
            let more: BTreeSet<usize> = needed
                .filter_map(|id| packs.shelf.number(id.get_ref()))
                .filter(|n| !near.contains(n))
                .collect();
            if more.is_empty() {
                break;
            }
            near.extend(more);
        }
        fn of<T>(cards: &[Of<T>], near: &BTreeSet<usize>) -> Vec<usize> {
            (0..cards.len()).filter(|i| near.contains(&cards[*i].0.pack)).collect()
        }
        Present {
            evocations: of(&packs.evocations, &near),
            upgrades: of(&packs.upgrades, &near),
            jinxes: of(&packs.jinxes, &near),
            schools: selection.schools.clone(),
            rooms: packs.words.ids("room").map(str::to_owned).collect(),
        }
    }

    /// The names in the order of the match's lists.
    pub fn lists(&self, packs: &Packs) -> Lists {
        Lists {
            evocations: self.evocations.iter().map(|i| packs.evocations[*i].1.id.get_ref().clone()).collect(),
            upgrades: self.upgrades.iter().map(|i| packs.upgrades[*i].1.id.get_ref().clone()).collect(),
            jinxes: self.jinxes.iter().map(|i| packs.jinxes[*i].1.id.get_ref().clone()).collect(),
            schools: self.schools.clone(),
            rooms: self.rooms.clone(),
        }
    }

    /// What of it takes part, or is spoken of by something that does.
    pub fn needed(
        &self,
        packs: &Packs,
        selection: &Selection,
        cards: &[Written],
        joined: &[bool],
    ) -> Present {
        let mut kept = joined.to_vec();
        let mut spoken: BTreeSet<&str> = BTreeSet::new();
        loop {
            let before = spoken.len();
            cards
                .iter()
                .zip(&kept)
                .filter(|(_, kept)| **kept)
                .for_each(|(card, _)| spoken.extend(&card.spoken));
            for (card, kept) in cards.iter().zip(&mut kept) {
                *kept |= card.card != Card::Chosen && spoken.contains(card.id.as_str());
            }
            if spoken.len() == before {
                break;
            }
        }
        let of = |list: &[usize], this: fn(Card) -> Option<usize>| {
            let places =
                cards.iter().zip(&kept).filter(|(_, kept)| **kept).filter_map(|(card, _)| this(card.card));
            places.map(|i| list[i]).collect()
        };
        let laid = packs.rooms.iter().filter(|(_, room)| selection.rooms.contains(room.id.get_ref()));
        let laid: BTreeSet<String> = laid.map(|(_, room)| slug(&room.base)).collect();
        Present {
            evocations: of(
                &self.evocations,
                |card| if let Card::Evocation(i) = card { Some(i) } else { None },
            ),
            upgrades: of(&self.upgrades, |card| if let Card::Upgrade(i) = card { Some(i) } else { None }),
            jinxes: of(&self.jinxes, |card| if let Card::Jinx(i) = card { Some(i) } else { None }),
            schools: self.schools.clone(),
            rooms: (self.rooms.iter())
                .filter(|room| laid.contains(*room) || spoken.contains(room.as_str()))
                .cloned()
                .collect(),
        }
    }
}

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
pub(super) struct Written<'a> {
    /// Its id.
    pub id: String,
    /// The pack it comes from.
    pub pack: usize,
    pub card: Card,
    pub code: Range<usize>,
    pub abilities: Range<usize>,
    /// What a Trap, a Protection or a Quest waits for.
    pub triggers: Vec<Trigger>,
    /// The names in its texts.
    pub spoken: BTreeSet<&'a str>,
}

/// The cards of a match, as they were compiled.
pub(super) struct Joining<'a> {
    pub cards: &'a [Written<'a>],
    pub code: &'a [Op],
    pub abilities: &'a [Standing],
    /// Are Quests completed at once?
    pub at_once: bool,
}

impl Joining<'_> {
    /// Which of the cards are part of the match: those that were chosen, and what they need.
    pub fn joined(&self, content: &Content, selection: &Selection) -> Vec<bool> {
        let chosen = |card: &Written| match card.card {
            Card::Chosen => true,
            Card::Evocation(_) => selection.joins.evocations.contains(&card.pack),
            Card::Upgrade(_) => selection.joins.upgrades.contains(&card.pack),
            Card::Jinx(_) => selection.joins.jinxes.contains(&card.pack),
        };
        let mut joined: Vec<bool> = self.cards.iter().map(chosen).collect();
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
            (Brings::Evocation(kind), Card::Evocation(i)) => kind.index() == i,
            (Brings::Evocations { health, common }, Card::Evocation(i)) => {
                let card = &content.evocations[i];
                let fits = card.health <= health && !card.shape && !(common && card.forgotten);
                needs.pack == other.pack && fits
            }
            (Brings::Upgrade(kind), Card::Upgrade(i)) | (Brings::Jinx(kind), Card::Jinx(i)) => {
                kind.index() == i
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
            Standing::Modifies(_) | Standing::Instead(_) | Standing::Attacking(_) => None,
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

    fn members<'a>(&'a self, joined: &'a [bool]) -> impl Iterator<Item = &'a Written<'a>> {
        self.cards.iter().zip(joined).filter(|(_, joined)| **joined).map(|(card, _)| card)
    }

    /// Can it happen in this match?
    fn happens(&self, content: &Content, happening: Happening) -> bool {
        match happening {
            // What Mages, Evocations and Spells do may happen in every game of the family.
            Happening::Damaged
            | Happening::Placed
            | Happening::Entered
            | Happening::Left
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
            | Happening::Crowned
            | Happening::Gained
            | Happening::Lost
            | Happening::Activated
            | Happening::Attacked
            | Happening::Cast => true,
            Happening::Jinxed | Happening::Shed => content.jinxes.iter().any(|jinx| jinx.copies > 0),
            Happening::Solved => !content.quests.is_empty(),
            Happening::Completes => self.at_once && !content.quests.is_empty(),
            // These need a step of the rules that says so.
            Happening::Resolved | Happening::RosePhaseEnded | Happening::TookToken | Happening::Acted => {
                self.code.iter().any(|op| matches!(op, Op::Rule(rule) if rule.tells() == Some(happening)))
            }
        }
    }
}
