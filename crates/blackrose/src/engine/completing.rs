//! Quests that give their Effect and their points as soon as their Task is done.

use crate::cards::Zone;
use crate::content::build::Quest;
use crate::cubes::Party;
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::{By, Condition, OfMoon};
use crate::lodge::Space;
use crate::state::{Fact, Frame, How, Model, Phase, QuestSet, Role, Source, numbers};
use arrayvec::ArrayVec;
use kernel::Seat;
use kernel::small::{Nth, count};

/// Most Quests that are completed by one sentence.
const AT_ONCE: usize = 8;

impl Run<'_, '_> {
    /// Does the state that a Quest asks for hold for its Mage, as far as it is settled? Damage of the sentences before
    /// `facts` may still be ignored.
    fn state_of_quest(&self, seat: Seat, quest: Nth<Quest>, facts: usize) -> bool {
        let printed = &self.game.content.quests[quest];
        !printed.conditions.is_empty() && printed.conditions.iter().all(|c| self.is_settled(*c, seat, facts))
    }

    fn is_settled(&self, condition: Condition, seat: Seat, facts: usize) -> bool {
        if facts == 0 {
            return self.holds_for(condition, seat);
        }
        let (you, mage) = (Party::from(seat), Nth::from(seat));
        let open = |of: &dyn Fn(Party, Nth<Model>) -> bool| -> usize {
            let placed = |fact: &Fact| match *fact {
                Fact::Damaged { by, victim, placed, .. } if of(by, victim) => usize::from(placed),
                _ => 0,
            };
            self.s.facts[..facts].iter().map(placed).sum()
        };
        let yours_on = |on: Nth<Model>| open(&|by, victim| by == you && victim == on);
        let tally = &self.s.mages[seat.index()].tally;
        let others = || Nth::all(self.game.seats).filter(|on: &Nth<Model>| *on != mage);
        match condition {
            Condition::MagesDamaged(n) => {
                let damaged = |on: &Nth<Model>| usize::from(tally.mages[on.index()]) > yours_on(*on);
                others().filter(damaged).count() >= usize::from(n)
            }
            Condition::Inflicted(n) => {
                tally.damage() >= usize::from(n) + open(&|by, victim| by == you && victim != mage)
            }
            Condition::YourDamageOnOne(n) => {
                let cubes = |on: Nth<Model>| self.s.models[on].damage.count(you);
                others().any(|on| cubes(on) >= usize::from(n) + yours_on(on))
            }
            Condition::YouHaveDamage(n) => {
                let hers = open(&|_, victim| victim == mage);
                self.s.models[mage].damage.len() >= usize::from(n) + hers
            }
            _ => self.holds_for(condition, seat),
        }
    }

    /// A Quest comes to a Mage: a state that holds already counts only after it has failed once (CLA-316).
    pub fn note_drawn(&mut self, seat: Seat, quest: Nth<Quest>) {
        self.s.grown = true;
        if !self.game.edition.quests.at_once {
            return;
        }
        // What was said of a Quest goes with it: drawn again it is a new one.
        let others = self.quests_in(Zone::Active(seat)) & !(1 << quest.number());
        let holds = self.state_of_quest(seat, quest, 0);
        let mage = &mut self.s.mages[seat.index()];
        mage.held.keep(others);
        mage.fixed.barred.keep(others);
        mage.stale.keep(others);
        if holds {
            mage.stale.add(quest);
        }
    }

    /// The Active Quests of a seat whose Task this sentence has done (CLA-306, CLA-316, CLA-318).
    fn done_tasks(&mut self, seat: Seat, facts: usize) -> QuestSet {
        let looked_at = matches!(self.s.phase, Phase::Action | Phase::Evocation);
        let watcher = self.task_watcher(seat);
        let mut done = 0;
        for quest in numbers(self.quests_in(Zone::Active(seat))).map(Nth::new) {
            let printed = &self.game.content.quests[quest];
            let met = match printed.trigger {
                Some(trigger) => {
                    self.s.facts[facts..].iter().any(|f| self.matches(trigger, &watcher, *f).is_some())
                }
                None => {
                    let holds = self.state_of_quest(seat, quest, facts);
                    if !holds {
                        self.s.mages[seat.index()].stale.remove(quest);
                    }
                    holds && looked_at && !self.s.mages[seat.index()].stale.has(quest)
                }
            };
            if met && !self.s.mages[seat.index()].held.has(quest) && !self.is_barred(seat, quest) {
                done |= 1 << quest.number();
            }
        }
        done
    }

    /// Tasks that are done at this period are revealed, for each Mage in play order, and completed one by one.
    pub fn complete_tasks(&mut self) -> Flow {
        if self.s.round == 0 {
            return Flow::Next;
        }
        let facts = usize::from(self.s.top().facts);
        let mut frames = ArrayVec::<Frame, AT_ONCE>::new();
        for seat in self.play_order() {
            for quest in numbers(self.done_tasks(seat, facts)).map(Nth::new) {
                if let Some(frame) = self.reveal_quest(seat, quest, None) {
                    let _ = frames.try_push(frame);
                }
            }
        }
        if frames.is_empty() {
            return Flow::Next;
        }
        // The period goes on behind its Quests when they are completed.
        self.s.top_mut().step += 1;
        while let Some(frame) = frames.pop() {
            self.push(frame);
        }
        Flow::Stay
    }

    /// A Quest is revealed: from now on it is no Active Quest (CLA-315). The frame that completes it; for one whose
    /// Task was the activation of a Room, `from` there (CLA-313).
    pub fn reveal_quest(&mut self, seat: Seat, quest: Nth<Quest>, from: Option<Space>) -> Option<Frame> {
        let card = self.s.cards.find(Zone::Active(seat), self.game.content.quest_face(quest))?;
        self.reveal(card);
        self.s.cards.put(card, Zone::Completed(seat));
        self.s.mages[seat.index()].stale.remove(quest);
        self.tell_quest(seat, quest, |mage, quest| Event::QuestRevealed { mage, quest });
        let lists = &self.game.lists;
        let mut frame =
            Frame::new(lists.complete, Party::from(seat), Some(seat.into()), Source::Quest(quest));
        frame.role = Role::Completion { points: seat.into(), card: seat.into() };
        frame.that_quest = Some(quest);
        frame.that_room = from;
        frame.origin = from;
        frame.chain = self.s.top().chain;
        frame.facts = count(self.s.facts.len());
        Some(frame)
    }

    /// Traps on completing a Quest are answered (CLA-315).
    pub fn answer_quest(&mut self) -> Flow {
        let frame = *self.s.top();
        let Some(quest) = frame.that_quest else { return Flow::Next };
        let n = self.game.content.quests[quest].points;
        self.note_and_answer(Fact::Completes { by: frame.you(), n })
    }

    /// The Effect of the Quest that is completed.
    pub fn reward(&mut self) -> Flow {
        let frame = *self.s.top();
        let Some(quest) = frame.that_quest.filter(|_| frame.step == 0) else { return Flow::Next };
        self.s.top_mut().step = 1;
        let code = self.game.content.quests[quest].code;
        let mut effect = Frame::new(code, frame.you(), frame.body, Source::Quest(quest));
        effect.that_room = frame.that_room;
        effect.origin = frame.origin;
        effect.facts = count(self.s.facts.len());
        effect.chain = frame.chain;
        self.push(effect);
        Flow::Stay
    }

    /// Its points (CLA-307).
    pub fn quest_points(&mut self) -> Flow {
        let frame = *self.s.top();
        if let (Some(quest), Role::Completion { points: taker, .. }) = (frame.that_quest, frame.role) {
            let printed = &self.game.content.quests[quest];
            self.gain(taker, printed.points, How::Quest, &printed.id);
        }
        Flow::Next
    }

    /// The Quest lies completed at the Mage's sheet (CLA-310); if its completion was stopped, it is Active again.
    pub fn keep_completed(&mut self) -> Flow {
        let frame = *self.s.top();
        let (Some(quest), Some(seat)) = (frame.that_quest, frame.you().seat()) else { return Flow::Next };
        let face = self.game.content.quest_face(quest);
        let Some(card) = self.s.cards.find(Zone::Completed(seat), face) else { return Flow::Next };
        if frame.stopped {
            self.s.cards.put(card, Zone::Active(seat));
            self.s.grown = true;
            return Flow::Next;
        }
        let keeper = match frame.role {
            Role::Completion { card, .. } => card.seat().unwrap_or(seat),
            Role::Effect | Role::After | Role::EachMage(..) | Role::Activation(_) => seat,
        };
        self.s.cards.put(card, Zone::Solved(keeper));
        self.tell_quest(keeper, quest, |mage, quest| Event::QuestCompleted { mage, quest });
        self.s.note(Fact::Solved { by: frame.you() });
        Flow::Next
    }

    /// The completion of a Quest that the running Effect answers.
    fn completion(&self) -> Option<usize> {
        (0..self.s.stack.len()).rev().find(|&at| self.game.lists.completes(self.s.stack[at].pc()))
    }

    /// "Take that Quest", or its points: they are there as long as nobody else has taken them.
    pub fn take_quest(&mut self, of_points: bool) -> Flow {
        let you = self.s.top().you();
        let cites = &self.game.edition.cites;
        if !self.quest_can_be_taken(of_points) {
            return self.skip("no-quest", cites.skipped);
        }
        if let Some(at) = self.completion()
            && let Role::Completion { points, card } = &mut self.s.stack[at].role
        {
            *(if of_points { points } else { card }) = you;
        }
        self.done(true)
    }

    /// Are the points of the Quest that is being completed, or its card, still with the Mage who completes it?
    pub fn quest_can_be_taken(&self, of_points: bool) -> bool {
        self.completion().is_some_and(|at| {
            let frame = &self.s.stack[at];
            let Role::Completion { points, card } = frame.role else { return false };
            frame.you() == if of_points { points } else { card }
        })
    }

    /// "Draw N Quests of the same Moon".
    pub fn draw_same_moon(&mut self, by: By, n: u8) -> Flow {
        let quest = self.completion().and_then(|at| self.s.stack[at].that_quest);
        let Some(quest) = quest else { return self.skip("no-quest", self.game.edition.cites.skipped) };
        self.draw_quest_op(by, n, OfMoon::Named(self.game.content.quests[quest].moon))
    }

    /// The Quest whose completion was stopped cannot be completed in this Round.
    pub fn bar_quest(&mut self, at: usize) {
        let frame = self.s.stack[at];
        if let (Some(quest), Some(seat)) = (frame.that_quest, frame.you().seat()) {
            self.s.mages[seat.index()].fixed.barred.add(quest);
        }
    }

    /// Can the Mage complete the Quest in this Round?
    pub fn is_barred(&self, seat: Seat, quest: Nth<Quest>) -> bool {
        self.s.mages[seat.index()].fixed.barred.has(quest)
    }

    /// The Active Quests of a Mage that the activation of a Room completes (CLA-306, CLA-317).
    pub fn handles(&self, seat: Seat, space: Space) -> QuestSet {
        self.game.handles(self.s, seat, space)
    }

    /// Held back no longer, and a state that held when its Quest was drawn counts in the next Round.
    pub fn free_quests(&mut self) -> Flow {
        for mage in &mut self.s.mages {
            mage.held = Default::default();
            mage.fixed.barred = Default::default();
            mage.stale = Default::default();
        }
        Flow::Next
    }
}
