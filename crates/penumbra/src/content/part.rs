//! Which packs take part in a match.

use crate::content::pack::{BOX, Origin, Packs};
use crate::content::printed;
use kernel::SetupError;
use spellscript::instead;

fn refused(reason: String) -> SetupError {
    SetupError { reason, clause: None }
}

/// The packs that take part in a match, by their numbers.
#[derive(Clone, Debug)]
pub struct Part {
    /// The box.
    pub base: usize,
    /// Those that add cards to it.
    pub added: Vec<usize>,
}

impl Part {
    /// The box, the packs that a setup names, and what was written for the match.
    pub fn of(packs: &Packs, named: &[String]) -> Result<Part, SetupError> {
        let number = |id: &str| {
            packs.shelf.number(id).ok_or_else(|| {
                let there = instead(id, packs.packs().iter().map(|pack| pack.id()));
                refused(format!("there is no pack \"{id}\" here{there}"))
            })
        };
        let base = number(BOX)?;
        let own = (0..packs.packs().len()).filter(|pack| packs.packs()[*pack].source.own);
        let mut added: Vec<usize> = own.collect();
        for id in named {
            let pack = number(id)?;
            if pack == base || added.contains(&pack) {
                return Err(refused(format!("the pack \"{id}\" is there already: name each pack once")));
            }
            added.push(pack);
        }
        Ok(Part { base, added })
    }

    /// What they print, in the order of the packs.
    pub(super) fn files<'a>(
        &'a self,
        packs: &'a Packs,
    ) -> impl Iterator<Item = (Origin, &'a printed::Cards)> {
        let here = |pack: usize| pack == self.base || self.added.contains(&pack);
        packs
            .files
            .iter()
            .filter(move |(origin, _)| here(origin.pack))
            .map(|(origin, cards)| (*origin, cards))
    }
}

/// How many cards of each kind a pack has.
pub fn holdings(packs: &Packs, pack: usize) -> Vec<(&'static str, usize)> {
    let sum = |count: fn(&printed::Cards) -> usize| {
        packs.files.iter().filter(|(origin, _)| origin.pack == pack).map(|(_, cards)| count(cards)).sum()
    };
    let all = [
        ("Discipline cards", sum(|cards| cards.card.len())),
        ("Artifacts", sum(|cards| cards.artifact.len())),
        ("Potions", sum(|cards| cards.potion.len())),
        ("Talents", sum(|cards| cards.talent.len())),
        ("Contracts", sum(|cards| cards.contract.len())),
        ("Trials", sum(|cards| cards.trial.len())),
        ("Prophecies", sum(|cards| cards.prophecy.len())),
        ("Goals", sum(|cards| cards.goal.len())),
        ("Events", sum(|cards| cards.event.len())),
    ];
    all.into_iter().filter(|(_, n)| *n > 0).collect()
}

/// What a pack has that only the box can have, in words: it is never seen.
pub fn boards(packs: &Packs, pack: usize) -> Vec<&'static str> {
    let any = |has: fn(&printed::Cards) -> bool| {
        packs.files.iter().any(|(origin, cards)| origin.pack == pack && has(cards))
    };
    let all = [
        ("its Wizard board", any(|cards| !cards.cell.is_empty())),
        ("its locations", any(|cards| !cards.location.is_empty())),
        ("its Class boards", any(|cards| !cards.class.is_empty())),
        ("its Resource dice", any(|cards| !cards.resource_die.is_empty())),
        ("its ready-made Fate deck", any(|cards| !cards.first_game.is_empty())),
        ("its Mortal Wounds", any(|cards| !cards.wound.is_empty())),
    ];
    all.into_iter().filter(|(_, there)| *there).map(|(what, _)| what).collect()
}
