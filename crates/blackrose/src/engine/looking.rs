//! Spells that are looked at: which of them one keeps, and where the others go.

use crate::cards::{Card, Face, Zone};
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::game::purpose;
use crate::language::program::{By, Pile, Rest};
use crate::lodge::members;
use crate::state::{Fact, Work};
use kernel::Seat;
use kernel::small::count;

impl Run<'_, '_> {
    /// "Look at N Spells of a pile and keep M", or up to M; the others go where the text says (REB-659, CLA-555).
    pub fn look(&mut self, by: By, n: u8, from: Pile, (keep, may): (u8, bool), rest: Rest) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let name = match from {
            Pile::Grimoire => "grimoire",
            Pile::Library | Pile::LibraryOrDiscards => "library",
            Pile::Forgotten => "forgotten",
            Pile::Memories | Pile::RandomMemories => "memories",
        };
        if self.s.top().step == 0 {
            let mut school = 0;
            if from == Pile::Library {
                let schools = self.schools();
                school = match (self.answer(), schools.count_ones()) {
                    (Some(Choice::School(school)), _) => school,
                    (_, 0 | 1) => members(schools).next().map_or(0, count),
                    _ => return self.ask(Question::School, seat, Among::Schools(schools), false),
                };
            }
            for _ in 0..n {
                let Some(card) = self.top_of(from, seat, school) else { break };
                self.s.cards.put(card, Zone::Look(seat));
                self.s.cards.show(card, seat);
                if from == Pile::Forgotten {
                    self.s.note(Fact::DrewForgotten { by: seat.into() });
                }
            }
            if self.s.cards.count(Zone::Look(seat)) == 0 {
                return self.skip("no-card", self.no_card(from));
            }
            self.bar();
            self.tell_look(seat, name);
            let school = (from == Pile::Library).then_some(school);
            let frame = self.s.top_mut();
            (frame.step, frame.work) = (1, Work::Looking { left: keep, school });
        }
        if self.s.top().step == 1 {
            let (mut left, school) = self.s.top().work.looking();
            let flow = self.choose_kept(&mut left, seat, name, may);
            self.s.top_mut().work = Work::Looking { left, school };
            if flow == Flow::Wait {
                return flow;
            }
            self.s.top_mut().step = 2;
        }
        let flow = self.lay_back(seat, from, rest, name);
        if flow == Flow::Wait { flow } else { self.done(true) }
    }

    /// The top card of a pile; one's own Grimoire and a School are made anew first, if they are empty.
    fn top_of(&mut self, from: Pile, seat: Seat, school: u8) -> Option<Card> {
        match from {
            Pile::Library | Pile::LibraryOrDiscards => self.top_of_school(school),
            Pile::Grimoire => {
                if self.s.cards.count(Zone::Grimoire(seat)) == 0 {
                    self.reshuffle(seat);
                }
                self.s.cards.top(Zone::Grimoire(seat))
            }
            Pile::Forgotten => self.s.cards.top(Zone::Forgotten),
            Pile::Memories | Pile::RandomMemories => self.s.cards.top(Zone::Memories(seat)),
        }
    }

    /// Keeps as many as are left to keep of the cards looked at, or fewer if one `may`.
    pub(super) fn choose_kept(&mut self, left: &mut u8, seat: Seat, from: &'static str, may: bool) -> Flow {
        let look = Zone::Look(seat);
        let open = from == "memories";
        match self.answer() {
            Some(Choice::Spell(face)) => {
                if let Some(card) = self.s.cards.find(look, Face(face)) {
                    // From which School it comes can be told by what is left.
                    self.bar();
                    self.to_hand(seat, card, from, open);
                }
                *left = left.saturating_sub(1);
            }
            Some(_) => *left = 0,
            None => {}
        }
        let there = self.s.cards.count(look);
        let left = usize::from(*left);
        if left > 0 && (there > left || may && there > 0) {
            return self.ask(Question::Keep, seat, Among::Itself, may);
        }
        while let (true, Some(card)) = (self.s.cards.count(look) <= left, self.s.cards.lowest(look)) {
            self.to_hand(seat, card, from, open);
        }
        Flow::Next
    }

    /// The cards that were not kept go where the text says; the order on or under a pile is the Mage's.
    fn lay_back(&mut self, seat: Seat, from: Pile, rest: Rest, name: &'static str) -> Flow {
        let look = Zone::Look(seat);
        let pile = |run: &Self, card: Card| match from {
            Pile::Grimoire => Zone::Grimoire(seat),
            Pile::Forgotten => Zone::Forgotten,
            Pile::Memories | Pile::RandomMemories => Zone::Memories(seat),
            Pile::Library | Pile::LibraryOrDiscards => {
                let school = run.game.content.spells[run.s.cards.face(card).index()].school;
                school.map_or(Zone::Forgotten, Zone::Library)
            }
        };
        let mut chosen = match self.answer() {
            Some(Choice::Spell(face)) => self.s.cards.find(look, Face(face)),
            _ => None,
        };
        let mut shuffled = None;
        while self.s.cards.count(look) > 0 {
            let ordered = matches!(rest, Rest::Under | Rest::OnTop);
            // Whether two of them are the same is nobody else's business.
            if ordered && chosen.is_none() && self.s.cards.count(look) > 1 {
                return self.ask(Question::LayBack, seat, Among::Itself, false);
            }
            let Some(card) = chosen.take().or_else(|| self.s.cards.lowest(look)) else { break };
            let zone = pile(self, card);
            match rest {
                Rest::Away => self.put_back(seat, card, name),
                Rest::Under => self.s.cards.tuck(card, zone),
                Rest::OnTop => self.s.cards.put(card, zone),
                Rest::Shuffled => {
                    self.s.cards.put(card, zone);
                    shuffled = Some(zone);
                }
            }
        }
        if let Some(zone) = shuffled {
            let purpose =
                if let Zone::Grimoire(seat) = zone { purpose::grimoire(seat) } else { purpose::LIBRARY };
            self.s.cards.shuffle(zone, &mut self.s.chance.0, purpose);
        }
        Flow::Next
    }
}
