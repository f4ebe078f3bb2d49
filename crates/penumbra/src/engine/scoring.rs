//! Points at the end: eight sources (PEN-915 to PEN-927), and what escaped in a game for one.

use crate::content::build::Sort;
use crate::content::printed::Side;
use crate::game::Penumbra;
use crate::goods::Ingredient;
use crate::kind::Kinds;
use crate::language::program::Aim;
use crate::state::{CardId, Frame, Mark, State, Zone};
use serde::Serialize;
use ts_rs::TS;

/// Points of identical symbols, by their number (PEN-920).
const IDENTICAL: [i32; 6] = [0, 1, 2, 4, 6, 9];

/// The points of a player by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PenumbraScore")]
#[allow(missing_docs)]
pub struct Score {
    pub arcana: i32,
    pub trials: i32,
    pub wounds: i32,
    pub experience: i32,
    pub contracts: i32,
    pub board: i32,
    pub goals: i32,
    pub fate: i32,
    pub escaped: i32,
}

impl Score {
    /// All sources together.
    pub fn total(&self) -> i32 {
        self.arcana
            + self.trials
            + self.wounds
            + self.experience
            + self.contracts
            + self.board
            + self.goals
            + self.fate
            + self.escaped
    }
}

/// Points of experience symbols (PEN-919 to PEN-922).
pub fn experience(symbols: &[u8; 6]) -> i32 {
    let sets = symbols.iter().copied().min().unwrap_or(0);
    let same = |n: u8| i32::from(n / 5) * IDENTICAL[5] + IDENTICAL[usize::from(n) % 5];
    7 * i32::from(sets) + symbols.iter().map(|n| same(*n)).sum::<i32>()
}

/// The Trial whose reward is being taken, and its path.
fn rewarded(s: &State) -> Option<(CardId, Side)> {
    s.stack.iter().find_map(|frame| match frame {
        Frame::Trial { card: Some(card), step, side, .. } if super::trial::rewarding(*step) => {
            Some((*card, *side))
        }
        _ => None,
    })
}

impl Penumbra {
    /// Done Contracts or passed Trials of a player.
    pub fn done<'a>(&'a self, s: &'a State, seat: u8, sort: Sort) -> impl Iterator<Item = CardId> + 'a {
        s.cards_in(Zone::Experience(seat)).filter(move |c| self.content.cards[*c].sort == sort)
    }

    /// What a card among the experience shows: its symbol, and Dark or Light ones by its path.
    fn count_symbols(&self, s: &State, card: CardId, symbols: &mut [u8; 6], fate: &mut [u8; 2]) {
        let printed = &self.content.cards[card];
        let side = usize::from(s.places[card].light);
        if let Some(path) = &printed.paths[side] {
            fate[side] += path.fate;
        }
        if let Some(symbol) = printed.symbol {
            symbols[symbol] += 1;
        }
    }

    fn all_symbols(&self, s: &State, seat: u8) -> ([u8; 6], [u8; 2]) {
        let (mut symbols, mut fate) = ([0; 6], [0; 2]);
        for card in s.cards_in(Zone::Experience(seat)) {
            self.count_symbols(s, card, &mut symbols, &mut fate);
        }
        (symbols, fate)
    }

    /// Dark and Light symbols of a player (PEN-869 to PEN-872), those of the path whose reward is taken now included (PEN-767).
    pub fn fate(&self, s: &State, seat: u8) -> (u8, u8) {
        let mut fate = self.all_symbols(s, seat).1;
        if let (true, Some((card, side))) = (s.turn.seat == seat, rewarded(s)) {
            fate[side.index()] += self.content.cards[card].path(side).map_or(0, |path| path.fate);
        }
        let [dark, light] = fate;
        (dark, light)
    }

    /// Experience symbols of a player, by kind (PEN-918).
    pub fn symbols(&self, s: &State, seat: u8) -> [u8; 6] {
        self.all_symbols(s, seat).0
    }

    /// The points of a player, as if the game ended now.
    pub fn score(&self, s: &State, seat: u8) -> Score {
        let wizard = s.wizard(seat);
        let reserved = s.cards_in(Zone::Reserved(seat));
        let open: i32 = reserved.map(|c| i32::from(self.content.cards[c].sort == Sort::Contract)).sum();
        let cells = wizard.marks.iter().zip(&self.content.board);
        let mut score = Score {
            arcana: i32::from(wizard.store[Ingredient::Arcana]),
            wounds: -3 * i32::from(wizard.wounds),
            contracts: -3 * open,
            board: cells.filter(|(m, _)| **m != Mark::Empty).map(|(_, c)| i32::from(c.points)).sum(),
            goals: self.goals(s, seat),
            escaped: self.escaped(s),
            ..Score::default()
        };
        let mut symbols = [0; 6];
        let mut fate = [0u8; 2];
        for card in s.cards_in(Zone::Experience(seat)) {
            let printed = &self.content.cards[card];
            match printed.sort {
                Sort::Trial => score.trials += i32::from(printed.points),
                Sort::Contract => score.contracts += i32::from(printed.points),
                _ => {}
            }
            self.count_symbols(s, card, &mut symbols, &mut fate);
        }
        score.experience = experience(&symbols);
        score.fate = i32::from(fate[0].abs_diff(fate[1]));
        score
    }

    fn goals(&self, s: &State, seat: u8) -> i32 {
        let aims = s.cards_in(Zone::Shared).flat_map(|c| &self.content.cards[c].aims);
        aims.map(|aim| self.aim(s, seat, *aim)).sum()
    }

    fn aim(&self, s: &State, seat: u8, aim: Aim) -> i32 {
        match aim {
            Aim::Marks { points, after } => {
                i32::from(points) * i32::from(s.discipline_marks(seat).saturating_sub(after))
            }
            Aim::Inventory { familiar, potion, most } => {
                let points = s.cards_in(Zone::Inventory(seat)).map(|c| match self.content.cards[c].sort {
                    Sort::Summon => i32::from(familiar),
                    _ => i32::from(potion),
                });
                points.sum::<i32>().min(i32::from(most))
            }
            Aim::Slots(points) => match self.slots(s, seat) {
                0 => 0,
                n => i32::from(points[usize::from(n) - 1]),
            },
            Aim::Disciplines { points, all } => {
                let cards = s.cards_in(Zone::Grimoire(seat)).chain(s.cards_in(Zone::Inventory(seat)));
                let disciplines: Kinds = cards.filter_map(|c| self.content.cards[c].discipline).collect();
                let n = i32::from(disciplines.len());
                n * i32::from(points) + if n == 6 { i32::from(all) } else { 0 }
            }
        }
    }
}
