//! The interpreter: runs the innermost frame until something is asked or the game is over.

use crate::cubes::Party;
use crate::engine::ask::{Ask, Choice, Question};
use crate::events::Event;
use crate::game::BlackRose;
use crate::language::program::{By, Op, Pc};
use crate::limits::{FRAMES, MODELS, SEATS, WORK};
use crate::lodge::members;
use crate::state::{Aim, Frame, NONE, State};
use kernel::{Audience, Clause, Log, Seat, Seats};

/// How the interpreter goes on after one operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// With the next operation.
    Next,
    /// With whatever is the innermost frame now, at its own place.
    Stay,
    /// With the operation at this place.
    Jump(Pc),
    /// Not before the question is answered.
    Wait,
}

/// One resolution: the rules, the state it changes, and who listens.
pub struct Run<'a, 'b> {
    /// The rules of the match.
    pub game: &'a BlackRose,
    /// The state.
    pub s: &'a mut State,
    /// The listener.
    pub log: &'a mut Log<'b, Event>,
}

impl Run<'_, '_> {
    /// Runs until something is asked or the game is over.
    pub fn run(&mut self) {
        self.s.ask = Ask::NOTHING;
        for _ in 0..WORK {
            if self.s.stack.is_empty() {
                return;
            }
            let op = self.game.code[self.s.top().pc as usize];
            match self.step(op) {
                Flow::Next => {
                    let frame = self.s.top_mut();
                    frame.pc += 1;
                    frame.step = 0;
                }
                Flow::Stay => {}
                Flow::Jump(pc) => {
                    let frame = self.s.top_mut();
                    frame.pc = pc;
                    frame.step = 0;
                }
                Flow::Wait => return,
            }
        }
        // Bounded work: an effect that would go on for ever is cut off at its current sentence.
        debug_assert!(false, "a resolution took more than {WORK} steps");
        self.s.stack.truncate(1);
    }

    fn step(&mut self, op: Op) -> Flow {
        match op {
            Op::End => {
                self.end();
                Flow::Stay
            }
            Op::Period => self.period(),
            Op::Jump(to) => Flow::Jump(to),
            Op::IfDone(otherwise) => {
                if self.s.top().done {
                    Flow::Next
                } else {
                    Flow::Jump(otherwise)
                }
            }
            Op::If(condition, otherwise) => {
                if self.holds(condition) {
                    Flow::Next
                } else {
                    self.s.top_mut().done = false;
                    Flow::Jump(otherwise)
                }
            }
            Op::May(otherwise) => match self.answer() {
                None if !self.possible() => {
                    self.s.top_mut().done = false;
                    Flow::Jump(otherwise)
                }
                None => self.ask_you(Question::May, 0, false),
                Some(Choice::Yes) => {
                    // A fact answered is noted in the frame of an ability.
                    if self.s.top().regs[3] > 0 {
                        self.tell_triggered();
                    }
                    Flow::Next
                }
                Some(_) => {
                    self.s.top_mut().done = false;
                    Flow::Jump(otherwise)
                }
            },
            Op::Either(second) => match self.answer() {
                None => self.ask_you(Question::Either, 0, false),
                Some(Choice::First) => Flow::Next,
                Some(_) => Flow::Jump(second),
            },
            Op::Aim(target) => self.aim(target),
            Op::EachMage { cells, others, exit } => self.each_mage(cells, others, exit),
            Op::NextMage(back) => Flow::Jump(back),
            Op::Pick(filter) => self.pick(filter),
            Op::PickRoom(choice) => self.pick_room(choice),
            Op::NoteMage => {
                let it = self.s.top().it;
                let mage = if it == NONE { NONE } else { self.s.models[it as usize].owner.0 };
                self.s.top_mut().that_mage = if (mage as usize) < SEATS { mage } else { NONE };
                Flow::Next
            }
            Op::NoteRoom(at) => {
                let spaces = self.spaces(at);
                self.s.top_mut().that_room = if spaces == 0 { NONE } else { spaces.trailing_zeros() as u8 };
                Flow::Next
            }

            Op::Inflict { by, n, to } => self.inflict(by, n, to),
            Op::Convert { by, n, on } => self.convert(by, n, on),
            Op::ConvertInflicted { by } => self.convert_inflicted(by),
            Op::Heal { n, on } => self.heal(n, on),
            Op::Ignore(n) => self.ignore(n),
            Op::IgnoreEffect => self.ignore_effect(),
            Op::Defeat(who) => self.defeat_outright(who),

            Op::Place { by, black, n, at } => self.place(by, black, n, at),
            Op::ConvertRoom { by, n, at } => self.convert_room(by, n, at),
            Op::RemoveInstability { by, n, at } => self.remove_instability(by, n, at),
            Op::Rebuild(at) => self.rebuild_outright(at),

            Op::Gain { by, n } => self.gain_op(by, n),
            Op::Lose { by, n } => self.lose_op(by, n),
            Op::Steal { n, from } => self.steal(n, from),

            Op::Move { who, n } => self.move_op(who, n),
            Op::Put { who, at } => self.put(who, at),
            Op::Swap(who) => self.swap(who),
            Op::ActivateRoom(at) => self.activate_room_op(at),
            Op::Physical { moves, activate, attack } => self.physical(moves, activate, attack),

            Op::Summon { by, kind, at } => self.summon(by, kind, at),
            Op::Remove(who) => self.remove_op(who),
            Op::AssignUpgrade { kind, to } => self.assign_upgrade(kind, to),
            Op::AssignAnyUpgrade(to) => self.assign_any_upgrade(to),
            Op::AssignJinx { kind, to } => self.assign_jinx(kind, to),
            Op::DiscardJinx { by, n } => self.discard_jinx(by, n),
            Op::AssignEvocation { kind, to } => self.assign_evocation(kind, to),
            Op::Activate { who, under, bonus } => self.activate(who, under, bonus),
            Op::Bonus { who, stat, n, lasting } => self.give_bonus(who, stat, n, lasting),
            Op::Attack { who, bonus } => self.attack_op(who, bonus),

            Op::Draw { by, n, from } => self.draw_op(by, n, from),
            Op::TakeMemories { by, n } => self.take_memories(by, n),
            Op::Search { by, n } => self.search(by, n),
            Op::Discard { by, n } => self.discard_op(by, n),
            Op::DiscardReady { by, n } => self.discard_ready(by, n),
            Op::Refresh { by, n } => self.refresh(by, n),
            Op::TakeCrown { by } => self.take_crown(by),
            Op::Persist { first, count } => self.persist(first, count),
            Op::Rule(rule) => self.rule(rule),
        }
    }

    /// The innermost program is over; what an Evocation has inflicted counts for its activation below.
    fn end(&mut self) {
        let Some(over) = self.s.stack.pop() else { return };
        if let Some(below) = self.s.stack.last_mut()
            && over.body == below.body
            && (SEATS..MODELS).contains(&(over.body as usize))
        {
            for (sum, n) in below.dealt.iter_mut().zip(over.dealt) {
                *sum = sum.saturating_add(n);
            }
        }
    }

    /// Can what one may do next be done at all, as far as everybody can see?
    fn possible(&self) -> bool {
        match self.game.code[self.s.top().pc as usize + 1] {
            Op::RemoveInstability { by, n, at } => self.party(by).is_some_and(|party| {
                members(self.spaces(at)).any(|space| self.s.rooms[space].cubes.count(party) >= n as usize)
            }),
            _ => true,
        }
    }

    /// The answer the running operation has been waiting for.
    pub fn answer(&mut self) -> Option<Choice> {
        self.s.answer.take()
    }

    /// Asks one seat and waits.
    pub fn ask(&mut self, question: Question, seat: Seat, mask: u32, stop: bool) -> Flow {
        let seats = Seats::only(seat);
        self.s.ask = Ask { question, seats, waiting: seats, mask, stop, ..Ask::NOTHING };
        Flow::Wait
    }

    /// Asks "you" and waits; the Crown Holder decides for the Black Rose (DUE-154).
    pub fn ask_you(&mut self, question: Question, mask: u32, stop: bool) -> Flow {
        let seat = self.decider(self.s.top().you());
        self.ask(question, seat, mask, stop)
    }

    /// Who decides for a side.
    pub fn decider(&self, party: Party) -> Seat {
        party.seat().unwrap_or(self.s.crown)
    }

    /// The side that does something.
    pub fn party(&self, by: By) -> Option<Party> {
        let frame = self.s.top();
        match by {
            By::You => Some(frame.you()),
            By::Rose => Some(Party::ROSE),
            By::Target => match frame.aim {
                Aim::Model(m) if (m as usize) < SEATS => Some(Party(m)),
                _ => None,
            },
            By::ThatMage => (frame.that_mage != NONE).then_some(Party(frame.that_mage)),
        }
    }

    /// The seat that does something, if it is a Mage.
    pub fn seat(&self, by: By) -> Option<Seat> {
        self.party(by)?.seat()
    }

    /// Pushes a frame. Beyond the limit the effect is not started and the log says so.
    pub fn push(&mut self, frame: Frame) {
        if self.s.stack.len() == FRAMES {
            self.nothing("too-deep", self.game.edition.cites.skipped);
            return;
        }
        self.s.stack.push(frame);
    }

    /// Pushes the triggers, defeats and declarations of what has happened since `facts`.
    pub fn push_period(&mut self, facts: usize) {
        let frame = *self.s.top();
        let mut period = Frame::new(self.game.lists.period, frame.you(), frame.body, frame.source);
        period.facts = facts as u8;
        period.chain = frame.chain;
        self.push(period);
    }

    /// Sets whether the instruction was carried out in full, and goes on.
    pub fn done(&mut self, done: bool) -> Flow {
        self.s.top_mut().done = done;
        Flow::Next
    }

    /// The instruction does nothing; the log says why.
    pub fn skip(&mut self, why: &'static str, clause: Clause) -> Flow {
        self.nothing(why, clause);
        self.done(false)
    }

    /// Tells that something did nothing.
    pub fn nothing(&mut self, why: &'static str, clause: Clause) {
        self.log.tell(Audience::All, || Event::Nothing { why, clause });
    }

    /// Tells everybody.
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.log.tell(Audience::All, event);
    }

    /// Something hidden or random has become visible: no undo reaches back past it.
    pub fn bar(&mut self) {
        self.s.barrier += 1;
    }

    /// The seats in play order: the First Mage, then the others clockwise (DUE-153).
    pub fn play_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let n = self.game.seats as u8;
        let first = self.s.crown.0;
        (0..n).map(move |i| Seat((first + i) % n))
    }

    fn each_mage(&mut self, cells: bool, others: bool, exit: Pc) -> Flow {
        let frame = *self.s.top();
        // regs[5] counts from 1; regs[4] keeps whom "you" meant before.
        if frame.regs[5] == 0 {
            self.s.top_mut().regs[4] = frame.you;
        }
        let before = self.s.top().regs[4];
        let n = self.game.seats as u8;
        let mut i = frame.regs[5];
        while i < n {
            let seat = (self.s.crown.0 + i) % n;
            i += 1;
            let there = cells || self.s.room_of(seat as usize).is_some();
            if there && !(others && seat == before) {
                let frame = self.s.top_mut();
                frame.regs[5] = i;
                frame.you = seat;
                frame.that_mage = seat;
                if matches!(frame.source, crate::state::Source::Event(_)) {
                    frame.body = seat;
                }
                frame.done = false;
                return Flow::Next;
            }
        }
        let frame = self.s.top_mut();
        frame.regs[5] = 0;
        frame.you = before;
        Flow::Jump(exit)
    }
}
