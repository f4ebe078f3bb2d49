//! The defeat of a Mage, step by step.

use crate::cubes::Party;
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::Op;
use crate::limits::PARTIES;
use crate::lodge::{Place, members};
use crate::state::{Fact, Frame, Source};
use kernel::{Audience, Seat};

impl Run<'_, '_> {
    /// Starts the steps of a defeat.
    pub fn push_defeat(&mut self, mage: usize) {
        let mut frame = Frame::new(self.game.lists.defeat, Party(mage as u8), mage as u8, Source::Rules);
        frame.facts = self.s.facts.len() as u8;
        frame.chain = self.s.top().chain;
        self.push(frame);
    }

    fn defeated(&self) -> usize {
        self.s.top().you as usize
    }

    /// An Effect that made the Mage no longer defeated ends the steps here.
    pub fn stop_if_averted(&mut self) -> Flow {
        let mage = self.defeated();
        let stands =
            self.s.models[mage].damage.len() >= self.health(mage) || self.s.doomed & (1 << mage) != 0;
        if stands {
            let by = self.s.models[mage].last_hit;
            let (game, s) = (self.game, &*self.s);
            self.log.tell(Audience::All, || Event::MageDefeated {
                mage: game.model_id(s, mage),
                by: game.party_id(s, by),
            });
            return Flow::Next;
        }
        let id = self.game.log_model(self.log, self.s, mage);
        self.tell(|| Event::DefeatAverted { mage: id });
        self.s.stack.pop();
        Flow::Stay
    }

    /// Evocations assigned to the Mage are removed.
    pub fn remove_assigned(&mut self) -> Flow {
        let mage = self.defeated();
        for m in members(self.s.evocations()) {
            if self.s.models[m].assigned as usize == mage {
                self.remove_model(m, crate::state::NONE);
            }
        }
        Flow::Next
    }

    /// The Model goes to its own Cell (DUE-471); the rest of a Physical Action is lost (DUE-334).
    pub fn to_cell(&mut self) -> Flow {
        let mage = self.defeated();
        self.s.models[mage].at = Place::cell(Seat(mage as u8));
        for frame in &mut self.s.stack {
            if frame.body as usize == mage && matches!(self.game.code[frame.pc as usize], Op::Physical { .. })
            {
                frame.lost = true;
            }
        }
        let id = self.game.log_model(self.log, self.s, mage);
        self.tell(|| Event::ToCell { mage: id });
        Flow::Next
    }

    /// Power Points for the opponents by their cubes on the Health Bar (DUE-472 to DUE-474).
    pub fn score_defeat(&mut self) -> Flow {
        let mage = self.defeated();
        let mut counts = self.s.models[mage].damage.counts();
        counts[mage] = 0;
        let scores = self.game.edition.defeat_scores;
        let sides = counts.iter().filter(|c| **c > 0).count();
        let why = "defeat";
        for party in (0..PARTIES as u8).map(Party) {
            let mine = counts[party.index()];
            if mine == 0 {
                continue;
            }
            if sides == 1 {
                self.gain(party, scores.alone, why);
                continue;
            }
            let (rank, tied) = rank(&counts, party);
            let value = scores.ranks[rank.min(2)];
            let less = if tied { scores.tie } else { 0 };
            self.gain(party, value.saturating_sub(less), why);
        }
        Flow::Next
    }

    /// The side that placed the last Damage moves on the Trophy Track (DUE-475, DUE-477).
    pub fn trophy(&mut self) -> Flow {
        let mage = self.defeated();
        let by = self.s.models[mage].last_hit;
        self.s.trophies[by.index()] += 1;
        self.s.note(Fact::Defeated { mage: mage as u8, by: by.0 });
        self.credit_below(by, mage);
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Trophy { party: game.party_id(s, by) });
        Flow::Next
    }

    fn credit_below(&mut self, by: Party, mage: usize) {
        let n = self.s.stack.len();
        for frame in self.s.stack[..n - 1].iter_mut().rev().take(2) {
            if frame.you() == by {
                frame.defeated |= 1 << mage;
            }
        }
    }

    /// All cubes on the bar go back to their owners (DUE-476).
    pub fn return_cubes(&mut self) -> Flow {
        let mage = self.defeated();
        for owner in self.s.models[mage].damage.iter() {
            self.s.supply[owner.index()] += 1;
        }
        self.s.models[mage].damage = crate::cubes::Cubes::empty();
        self.s.doomed &= !(1 << mage);
        // The triggers on the defeat belong to the period that it interrupts.
        self.gather(self.s.top().facts as usize, self.s.stack.len() - 1);
        Flow::Next
    }
}

/// A side's dense rank by cubes, from 0, and whether it shares it (DUE-713).
pub fn rank(counts: &[u8; PARTIES], party: Party) -> (usize, bool) {
    let mine = counts[party.index()];
    let mut higher = 0u64;
    let mut same = 0;
    for count in counts {
        if *count > mine {
            higher |= 1 << count;
        }
        if *count == mine {
            same += 1;
        }
    }
    (higher.count_ones() as usize, same > 1)
}
