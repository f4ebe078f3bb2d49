//! The period: what happens at the end of every sentence, in the order of the timing rules.

use crate::content::build::Quest;
use crate::cubes::Party;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::{Models, Op, Standing};
use crate::limits::{FRAMES, SEATS};
use crate::lodge::{Place, members};
use crate::state::{
    Aim, Doer, Fact, Frame, Level, Lies, Model, Pending, Sequence, Source, Tie, Timing, Work,
};
use kernel::small::{Nth, Set, count};
use kernel::{Audience, Seat};

/// Most Quests in play that one seat can be asked about at one period.
const QUEST_BITS: usize = 8;

/// The steps of a period.
mod step {
    pub const GATHER: u8 = 0;
    pub const ANSWERS: u8 = 1;
    pub const TRIGGERS: u8 = 2;
    pub const DEFEATS: u8 = 3;
    pub const LATE_ANSWERS: u8 = 4;
    pub const AFTER: u8 = 5;
    pub const QUESTS: u8 = 6;
    pub const DECLARE: u8 = 7;
}

impl Run<'_, '_> {
    /// The end of a sentence.
    pub fn period(&mut self) -> Flow {
        loop {
            let flow = match self.s.top().step {
                step::GATHER => self.gather_triggers(),
                step::ANSWERS | step::LATE_ANSWERS => self.active_spells(),
                step::TRIGGERS | step::AFTER => self.resolve_triggers(),
                step::DEFEATS => self.defeats(),
                step::QUESTS if self.game.edition.quests.at_once => self.complete_tasks(),
                step::QUESTS if self.game.edition.quests.own => self.fulfil_tasks(),
                step::QUESTS => self.fulfilled_quests(),
                _ => self.declarations(),
            };
            match flow {
                // A step is over: the next one follows.
                Flow::Next if self.s.top().step == step::DECLARE => {
                    let frame = self.s.top_mut();
                    frame.record.redirected = Models::EMPTY;
                    let facts = usize::from(frame.facts);
                    self.s.facts.truncate(facts);
                    return Flow::Next;
                }
                Flow::Next => self.s.top_mut().step += 1,
                other => return other,
            }
        }
    }

    /// Changes where the period stands.
    pub fn time(&mut self, change: impl FnOnce(&mut Timing)) {
        let mut timing = self.s.top().work.timing();
        change(&mut timing);
        self.s.top_mut().work = Work::Period(timing);
    }

    /// What has happened is held against everything that waits.
    fn gather_triggers(&mut self) -> Flow {
        let facts = usize::from(self.s.top().facts);
        self.s.top_mut().record.felled = false;
        // Who has averted a defeat may fall anew (REB-621, REB-622).
        if !self.s.falling.is_empty() {
            self.s.falling &= self.falling_now() | self.defeats_running();
        }
        let own = self.s.top().pc() != self.game.lists.period;
        if own && self.s.facts.len() == facts && self.s.doomed.is_empty() && self.s.pending.is_empty() {
            // Nothing has happened in the sentence: only the Quests need a look.
            self.s.top_mut().step = step::AFTER;
            return Flow::Next;
        }
        // Their defeat comes after the answers to this sentence, also when those have periods of their own.
        let falling = self.falling_now() - self.s.falling;
        self.s.falling |= falling;
        self.time(|timing| timing.falling = falling);
        self.note_falling(falling);
        self.gather(facts, self.s.stack.len());
        self.declare_avatar();
        Flow::Next
    }

    /// The Models that would be defeated now.
    pub fn falling_now(&self) -> Models {
        let full = |m: Nth<Model>| {
            let damage = self.s.models[m].damage.len();
            damage > 0 && damage >= self.health(m)
        };
        let mages = Models::first(self.game.mages).filter(|m| self.is_falling(m));
        let evocations = self.s.evocations().filter(full);
        mages | evocations | self.s.doomed
    }

    /// Mages whose defeat is being resolved.
    fn defeats_running(&self) -> Models {
        let defeats = |frame: &&Frame| self.game.lists.defeats(frame.pc());
        self.s.stack.iter().filter(defeats).filter_map(|frame| frame.body).collect()
    }

    /// Mages whose Health Bar is full may still avert their defeat (REB-621).
    fn note_falling(&mut self, falling: Models) {
        for mage in (falling & Model::MAGES).iter() {
            let by = self.last_dealer(mage);
            self.s.note(Fact::Falling { mage, by });
        }
    }

    /// Who dealt the last damage to the Mage, as facts tell it: the Avatar is not the Black Rose alone.
    pub fn last_dealer(&self, mage: Nth<Model>) -> Party {
        let by = self.s.models[mage].last_hit;
        let dealt = |fact: &Fact| match *fact {
            Fact::Damaged { by, victim, placed, .. } if victim == mage && placed > 0 => Some(by),
            _ => None,
        };
        match self.game.avatar {
            Some(_) if by == Party::ROSE => self.s.facts.iter().rev().find_map(dealt).unwrap_or(by),
            _ => by,
        }
    }

    /// Would the Mage be defeated now?
    pub fn is_falling(&self, mage: Nth<Model>) -> bool {
        let full = !self.s.models[mage].damage.is_empty()
            && self.s.mages[mage.index()].mage.is_some()
            && self.s.models[mage].damage.len() >= self.health(mage);
        full || self.s.doomed.contains(mage)
    }

    /// The facts of the running sentence.
    pub fn facts_now(&self) -> impl Iterator<Item = (usize, Fact)> + '_ {
        self.facts_of(self.s.top())
    }

    /// The facts of the sentence that a period ends; once defeats are over, those that they brought.
    pub fn facts_of(&self, period: &Frame) -> impl Iterator<Item = (usize, Fact)> + '_ {
        let from = match period.step {
            step::LATE_ANSWERS | step::AFTER => {
                usize::from(period.work.timing().late.saturating_sub(1).max(period.facts))
            }
            _ => usize::from(period.facts),
        };
        self.s.facts[from..].iter().enumerate().map(move |(i, f)| (from + i, *f))
    }

    /// Resolves the answers of this period one by one: each Mage orders all own ones, declared Spells and
    /// triggers alike; between Mages play order decides (DUE-407, REB-567, REB-568).
    fn resolve_triggers(&mut self) -> Flow {
        let level = Some(Level::new(self.s.stack.len()));
        loop {
            let declared = self.s.top().declared != [Sequence::NONE; SEATS];
            if !declared && !self.s.pending.iter().any(|p| p.level == level) {
                return Flow::Next;
            }
            let mage = self.answer_order().find(|mage| {
                self.s.top().declared[mage.index()] != Sequence::NONE
                    || self.s.pending.iter().any(|p| p.level == level && self.watching_place(p) == *mage)
            });
            let Some(mage) = mage else { return Flow::Next };
            // REB-951: the Crown Holder orders the answers of the Avatar.
            let seat = self.decider(self.game.side_of(mage));
            let token = self.game.is_avatar(mage) && self.s.top().declared[mage.index()] != Sequence::NONE;
            // The Active Spells of a Mage have the order in which they were named.
            let next = self.s.top().declared[mage.index()].iter().next().filter(|_| !token);
            let mine: Set<Pending> = (0..self.s.pending.len())
                .filter(|&i| {
                    self.s.pending[i].level == level && self.watching_place(&self.s.pending[i]) == mage
                })
                .filter(|&i| {
                    let this = &self.s.pending[i];
                    !self.s.pending[..i].iter().any(|other| self.same_answer(this, other))
                })
                .map(Nth::new)
                .collect();
            let answer = self.answer();
            let choices = mine.len() + usize::from(next.is_some()) + usize::from(token);
            let chosen = match (answer, self.s.top().work.timing().chosen) {
                (Some(Choice::Slot(slot)), _) => {
                    self.reveal_declared(seat, usize::from(slot));
                    return Flow::Stay;
                }
                (Some(Choice::Token), _) => {
                    self.reveal_avatar_token();
                    return Flow::Stay;
                }
                (Some(Choice::Trigger(i)), _) => i.index(),
                (Some(_), Some(i)) => usize::from(i),
                _ if choices > 1 => {
                    let slot = next.map(count);
                    let answers = Among::Answers { triggers: mine, slot, token };
                    return self.ask(Question::Order, seat, answers, false);
                }
                _ if token => {
                    self.reveal_avatar_token();
                    return Flow::Stay;
                }
                _ if let Some(slot) = next => {
                    self.reveal_declared(seat, slot);
                    return Flow::Stay;
                }
                _ => mine.lowest().map_or(0, Nth::index),
            };
            let pending = self.s.pending[chosen];
            let Standing::Answers { code, may, trigger, .. } =
                self.game.abilities[usize::from(pending.watcher.ability)]
            else {
                self.s.pending.remove(chosen);
                continue;
            };
            let fact = self.s.facts[pending.fact];
            let Some(meaning) = self.means(trigger, &pending.watcher, fact) else {
                self.time(|timing| timing.chosen = None);
                self.s.pending.remove(chosen);
                continue;
            };
            let frame = self.answering(pending, code, meaning);
            // An Evocation at its Health value does nothing more (REB-604).
            let falls = |model: Nth<Model>| !Model::is_mage(model) && self.s.falling.contains(model);
            let spent = pending.watcher.model.is_some_and(falls);
            if spent || may && !self.could(frame) {
                self.time(|timing| timing.chosen = None);
                self.s.pending.remove(chosen);
                continue;
            }
            if may && !matches!(answer, Some(Choice::Yes | Choice::No)) {
                self.time(|timing| timing.chosen = Some(count(chosen)));
                return self.ask(Question::MayTrigger, seat, Among::Trigger(Nth::new(chosen)), false);
            }
            self.time(|timing| timing.chosen = None);
            self.s.pending.remove(chosen);
            if answer == Some(Choice::No) {
                continue;
            }
            self.resolve(frame);
            return Flow::Stay;
        }
    }

    /// The Mages in the order in which they answer: play order, or from the one after the Mage who brought the answers
    /// about (CLA-670).
    fn answer_order(&self) -> impl Iterator<Item = Nth<Model>> + use<> {
        let order = self.mage_order();
        let after = self.game.edition.answers.after_actor;
        let doer = after.then(|| self.facts_now().find_map(|(_, fact)| fact.parts().doer)).flatten();
        let mage = match doer {
            Some(Doer::Side(side)) => side.seat(),
            Some(Doer::Model(model)) => self.game.owner_of(self.s, model).and_then(|m| m.seat(SEATS)),
            Some(Doer::Kind(_)) | None => None,
        };
        let (n, before) = (self.game.mages, self.s.first.index());
        let skip = mage.map_or(0, |mage| (mage.index() + 1 + n - before) % n);
        let mages: arrayvec::ArrayVec<Nth<Model>, SEATS> = order.collect();
        (0..mages.len()).map(move |k| mages[(k + skip) % mages.len()])
    }

    /// The Mage in whose place of the play order a trigger is resolved: what is the Black Rose's alone comes with
    /// the Crown Holder, who decides for her.
    pub fn watching_place(&self, pending: &Pending) -> Nth<Model> {
        let mage = self.watching_mage(&pending.watcher).as_model();
        if mage.index() < self.game.mages { mage } else { self.s.crown.into() }
    }

    /// The Effect of an ability that answers.
    fn answering(&self, pending: Pending, code: u16, meaning: crate::engine::triggers::Meaning) -> Frame {
        let watcher = pending.watcher;
        let you = self.watching_mage(&watcher);
        let stands = |model: &Nth<Model>| self.s.models[*model].at != Place::OFF;
        let body = watcher.model.filter(stands).or(Some(you.as_model()));
        let party = self.game.side_of(you.as_model());
        let mut frame = Frame::new(code, party, body, pending.source);
        frame.aim = watcher.target.map_or(Aim::Nothing, Aim::Model);
        frame.it = watcher.model;
        meaning.apply(&mut frame);
        match watcher.tie {
            Tie::Jinx(_, place) => frame.lies = Lies::jinx(place),
            // What it has brought is counted where its Spell lies.
            Tie::Slot(holder, slot) if self.counts_in_all(code) => {
                let lent = holder.seat().filter(|_| holder != frame.you);
                frame.lies = lent.map_or(Lies::slot(slot), |holder| Lies::lent(holder, slot));
            }
            _ => {}
        }
        frame.answers = Some(pending.fact);
        frame.chain = self.s.top().chain | 1 << pending.number;
        frame.facts = count(self.s.facts.len());
        frame
    }

    /// Is there a most that the answers of a Spell bring together?
    fn counts_in_all(&self, code: u16) -> bool {
        let text = self.game.code[usize::from(code)..].iter().take_while(|op| **op != Op::End);
        text.into_iter().any(|op| matches!(op, Op::GainInAll { .. }))
    }

    fn resolve(&mut self, frame: Frame) {
        self.push(frame);
        // What begins with "you may" is told when it is used.
        if !matches!(self.game.code[usize::from(frame.pc())], Op::May(_)) {
            self.tell_triggered(&frame);
        }
    }

    /// Could the ability do anything, as far as everybody can see?
    fn could(&mut self, frame: Frame) -> bool {
        if self.s.stack.len() == FRAMES {
            return true;
        }
        self.s.stack.push(frame);
        let could = self.possible_at(frame.pc());
        self.s.stack.pop();
        could
    }

    /// Tells that the ability whose Effect this is has been triggered.
    pub fn tell_triggered(&mut self, frame: &Frame) {
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Triggered {
            mage: game.party_id(s, frame.you()),
            source: game.source_id(s, frame.source),
        });
    }

    /// Defeats that stand: Evocations at full Health, then Mages in play order (DUE-216, DUE-478).
    fn defeats(&mut self) -> Flow {
        let before = self.s.facts.len();
        self.time(|timing| {
            if timing.late == 0 {
                timing.late = count(before) + 1;
            }
        });
        let mine = self.s.top().work.timing().falling;
        let waiting = self.s.falling - mine;
        for m in self.s.evocations() - waiting {
            let damage = self.s.models[m].damage.len();
            if (damage > 0 && damage >= self.health(m)) || self.s.doomed.contains(m) {
                let by = self.s.models[m].last_hit;
                self.credit(by, m);
                self.remove_model(m, Some(by));
            }
        }
        if self.s.facts.len() > before {
            self.gather(before, self.s.stack.len());
        }
        let fallen = Models::first(self.game.mages).filter(|m| self.is_falling(m)) - waiting;
        // CLA-815: whoever inflicted the Damage says who is first.
        let dealt = fallen.lowest().filter(|_| self.game.edition.defeats.dealer_orders && fallen.len() > 1);
        let chosen = match (self.answer(), dealt) {
            (Some(Choice::Model(m)), _) if fallen.contains(m) => Some(m),
            (_, Some(first)) => {
                let seat = self.decider(self.s.models[first].last_hit);
                return self.ask(Question::DefeatOrder, seat, fallen, false);
            }
            _ => None,
        };
        if !fallen.is_empty() {
            for m in chosen.into_iter().chain(self.mage_order()).filter(|m| fallen.contains(*m)) {
                // Too deep: the period outside takes it up.
                if self.push_defeat(m) {
                    return Flow::Stay;
                }
            }
        }
        self.s.falling -= mine;
        Flow::Next
    }

    /// The Effect that is running has defeated a Model, if it was "you" who did.
    pub fn credit(&mut self, by: Party, model: Nth<Model>) {
        let level = self.s.stack.len() - 1;
        for frame in self.s.stack[..=level].iter_mut().rev().take(2) {
            if frame.you() == by {
                frame.defeated.insert(model);
            }
        }
    }

    /// Which Quests may be declared now, by seat in play order, as a mask (DUE-754 to DUE-756).
    fn fulfilled_quests(&mut self) -> Flow {
        let mut mask = 0u32;
        for (k, seat) in self.play_order().enumerate() {
            let mage = &self.s.mages[seat.index()];
            if mage.mage.is_none() || self.s.round == 0 {
                continue;
            }
            let (before, mut holding) = (mage.fulfilled, 0);
            for (q, quest) in self.open_quests() {
                let met = match quest.trigger {
                    Some(trigger) => self
                        .facts_now()
                        .any(|(_, f)| self.matches(trigger, &self.task_watcher(seat), f).is_some()),
                    None => {
                        let state = self.state_holds(quest, seat) << q;
                        holding |= state;
                        state & !before != 0
                    }
                };
                if met && q < QUEST_BITS && k < SEATS {
                    mask |= 1 << (k * QUEST_BITS + q);
                }
            }
            self.s.mages[seat.index()].fulfilled = holding;
        }
        self.time(|timing| timing.declarable = mask);
        Flow::Next
    }

    /// The Quests in play that nobody has solved.
    fn open_quests<'s>(&'s self) -> impl Iterator<Item = (usize, &'s Quest)> + use<'s> {
        self.game.quests_in_play(self.s).filter(|(q, _)| self.s.quests[*q].is_none())
    }

    /// Does the state of a Quest hold for the seat? 1 or 0.
    fn state_holds(&self, quest: &Quest, seat: Seat) -> u16 {
        quest.conditions.iter().all(|c| self.holds_for(*c, seat)).into()
    }

    /// The open Quests about a state that holds for the seat, as a mask (DUE-754).
    pub fn states(&self, seat: Seat) -> u16 {
        let of_states = self.open_quests().filter(|(_, quest)| quest.trigger.is_none());
        of_states.fold(0, |mask, (q, quest)| mask | self.state_holds(quest, seat) << q)
    }

    /// The states that hold in a position that is laid out do not become true at its first full stop.
    pub fn note_states(&mut self) {
        for seat in self.play_order().filter(|_| !self.game.edition.quests.own) {
            self.s.mages[seat.index()].fulfilled = self.states(seat);
        }
    }

    /// Asks for the declarations one by one.
    fn declarations(&mut self) -> Flow {
        loop {
            let mask = self.s.top().work.timing().declarable;
            let Some(bit) = members(mask).next() else { return Flow::Next };
            let seat = self.s.first.after(bit / QUEST_BITS, self.game.seats);
            let quest = bit % QUEST_BITS;
            // DUE-757: the cube is required. DUE-754: a state may have ended since the full stop.
            let event = self.game.content.quests[self.game.quest_index(self.s, quest)].trigger.is_some();
            let still = event || self.states(seat) & (1 << quest) != 0;
            let possible = still && self.s.quests[quest].is_none() && self.s.supply[seat.index()] > 0;
            match self.answer() {
                None if possible => {
                    return self.ask(Question::Declare, seat, Among::Declaring(count(quest)), false);
                }
                None => self.time(|timing| timing.declarable = mask & (mask - 1)),
                Some(answer) => {
                    self.time(|timing| timing.declarable = mask & (mask - 1));
                    if answer == Choice::Yes && possible {
                        self.declare(seat, quest);
                        return Flow::Stay;
                    }
                }
            }
        }
    }

    /// A Mage solves a Quest: a cube into its slot, and its Effect at once (DUE-751).
    pub fn declare(&mut self, seat: Seat, quest: usize) {
        self.s.supply[seat.index()] -= 1;
        self.s.quests[quest] = Some(seat.into());
        let index = self.game.quest_index(self.s, quest);
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::QuestSolved {
            mage: game.party_id(s, Party::from(seat)),
            quest: game.content.quests[index].id.clone(),
        });
        let mut frame = Frame::new(
            self.game.content.quests[index].code,
            Party::from(seat),
            Some(seat.into()),
            Source::Quest(index),
        );
        frame.chain = self.s.top().chain;
        // That it is solved is answered at the first full stop of its Effect.
        frame.facts = count(self.s.facts.len());
        self.s.note(Fact::Solved { by: seat.into() });
        self.push(frame);
    }
}
