//! The Fate deck, Prophecies and the end of the game (PEN-900 to PEN-914).

use super::Run;
use crate::content::build::Sort;
use crate::content::printed::Slot;
use crate::events::Event;
use crate::game::Penumbra;
use crate::kind::Kind;
use crate::language::program::Omen;
use crate::state::*;
use kernel::small;

impl Penumbra {
    /// Has an omen come true?
    fn comes_true(&self, s: &State, omen: Omen) -> bool {
        let some = |f: &dyn Fn(u8) -> bool| self.seat_numbers().any(f);
        match omen {
            // PEN-911.
            Omen::DeckOut => s.count_in(Zone::Fate) == 0,
            Omen::Contracts(n) => some(&|seat| self.done(s, seat, Sort::Contract).count() >= usize::from(n)),
            Omen::TrialPoints(n) => some(&|seat| {
                let points = self.done(s, seat, Sort::Trial).map(|c| u32::from(self.content.cards[c].points));
                points.sum::<u32>() >= u32::from(n)
            }),
            Omen::Marks { spark, discipline } => {
                some(&|seat| s.marks(seat, Kind::Spark) >= spark && s.discipline_marks(seat) >= discipline)
            }
            Omen::FateDiffers(n) => some(&|seat| {
                let (dark, light) = self.fate(s, seat);
                dark.abs_diff(light) >= n
            }),
            Omen::Symbols(n) => some(&|seat| self.symbols(s, seat).iter().sum::<u8>() >= n),
            Omen::Slots(n) => some(&|seat| self.slots(s, seat) >= n),
            Omen::Kinds(n) => {
                some(&|seat| self.symbols(s, seat).iter().filter(|k| **k > 0).count() >= usize::from(n))
            }
        }
    }

    /// In how many slots a player has an Artifact.
    pub fn slots(&self, s: &State, seat: u8) -> u8 {
        let slots = [Slot::Conduit, Slot::Pendant, Slot::Mantle, Slot::Ring];
        slots.into_iter().map(|slot| u8::from(self.equipped(s, seat, slot).is_some())).sum()
    }
}

impl Run<'_, '_> {
    /// The top Fate card comes into play (PEN-900 to PEN-905, PEN-912).
    pub(super) fn reveal_fate(&mut self) {
        let Some(card) = self.s.top(Zone::Fate) else { return };
        self.s.barrier += 1;
        let id = self.id(card);
        self.tell(|| Event::Fate { card: id });
        match self.game.content.cards[card].sort {
            Sort::Trial => {
                self.put(card, Zone::Trials);
                self.escape();
            }
            Sort::Event => {
                self.put(card, Zone::Box);
                if let Some(pc) = self.game.content.cards[card].text {
                    self.push(Frame::Text(Text::of(pc, card)));
                }
            }
            _ => {
                self.put(card, Zone::Shared);
                // PEN-910: a Prophecy may be true already.
                self.check_prophecies();
            }
        }
    }

    /// A Prophecy that has come true ends the game after one more turn of everybody (PEN-907 to PEN-914).
    pub(super) fn check_prophecies(&mut self) {
        if self.s.last > 0 || self.s.over || self.s.turns == 0 {
            return;
        }
        let game = self.game;
        let found = self
            .s
            .cards_in(Zone::Shared)
            .find(|card| game.content.cards[*card].omens.iter().any(|omen| game.comes_true(self.s, *omen)));
        if let Some(card) = found {
            self.s.last = small::count(game.seats) + 1;
            let id = self.id(card);
            self.tell(|| Event::Prophecy { card: id });
        }
    }

    /// The game is over.
    pub(super) fn finish(&mut self) {
        self.s.stack.clear();
        self.s.over = true;
        let points = self.game.seat_numbers().map(|seat| self.game.score(self.s, seat).total());
        let points: Vec<i32> = if self.log.listens() { points.collect() } else { Vec::new() };
        self.tell(|| Event::Over { points });
        if let Some(rank) = self.game.rank(self.s) {
            self.tell(|| Event::Rank { rank: rank.into() });
        }
    }
}
