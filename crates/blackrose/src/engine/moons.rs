//! Moons that begin after an action, and limits that hold at all times.

use crate::cards::Zone;
use crate::cubes::Party;
use crate::editions::HandLimit;
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::state::{Frame, Phase, Source};
use kernel::Seat;
use kernel::small::count;

impl Run<'_, '_> {
    /// Power Tokens have moved: a Moon whose Cube was reached begins at once (REB-305) or after the action
    /// (CLA-207), and none ever ends again (REB-304 to REB-310, CLA-209, CLA-219).
    pub fn follow_moons(&mut self) {
        let Some(moons) = self.game.edition.moons else { return };
        if self.s.phase == Phase::Scoring {
            return;
        }
        let [second, third, end] = self.game.setup.moons;
        let most = self.s.power.iter().copied().max().unwrap_or(0);
        let reached = count([second, third].into_iter().filter(|cube| most >= *cube).count());
        if moons.after_actions {
            self.s.moon_due = self.s.moon_due.max(reached);
            return;
        }
        while self.s.moon < reached {
            self.change_moon();
            for seat in self.play_order() {
                self.take_personal(seat);
            }
        }
        if most >= end && !self.s.ending {
            self.s.ending = true;
            self.tell(|| Event::EndNears);
        }
    }

    /// The decks of the next Moon are used (REB-306, CLA-210).
    fn change_moon(&mut self) {
        self.s.moon += 1;
        let moon = self.s.moon + 1;
        // The back of another deck's top card shows.
        self.bar();
        self.tell(|| Event::MoonChanges { moon });
    }

    /// A Mage takes one of the Personal Spells set aside (REB-306, CLA-211, CLA-214).
    fn take_personal(&mut self, seat: Seat) {
        if let Some(card) = self.s.cards.lowest(Zone::Aside(seat)) {
            self.to_hand(seat, card, "aside", true);
        }
    }

    /// The next Moon begins, for one Mage after another: a hand that is full is looked at before the next takes a Spell.
    pub fn begin_moon(&mut self) -> Flow {
        let step = self.s.top().step;
        if step == 0 {
            self.change_moon();
        }
        if usize::from(step) == self.game.seats {
            return Flow::Next;
        }
        self.s.top_mut().step += 1;
        self.take_personal(self.s.first.after(usize::from(step), self.game.seats));
        Flow::Stay
    }

    /// After an action: a Moon whose Cube was reached in it begins now (CLA-207, CLA-208). Does one?
    pub fn moon_rises(&mut self) -> bool {
        self.s.moon < self.s.moon_due
            && self.push(Frame::new(self.game.lists.moon, Party::ROSE, None, Source::Rules))
    }

    /// The same as a step of the Round.
    pub fn turn_moon(&mut self) -> Flow {
        if self.moon_rises() { Flow::Stay } else { Flow::Next }
    }

    /// A hand or the number of a Mage's Quests has grown: where limits hold at all times, whoever is above one
    /// discards before anything else goes on (CLA-302, CLA-357). Has anybody to?
    pub fn limit(&mut self) -> bool {
        self.s.grown = false;
        let edition = self.game.edition;
        let full = |seat: Seat| {
            let hand = edition.study.hand == HandLimit::Always
                && self.s.cards.count(Zone::Hand(seat)) > self.game.hand(self.s, seat);
            let quests = edition.quests.limit_at_once && self.has_many_quests(seat);
            hand || quests
        };
        let full = Seat::all(self.game.seats).any(full);
        full && self.push(Frame::new(self.game.lists.limits, Party::ROSE, None, Source::Rules))
    }
}
