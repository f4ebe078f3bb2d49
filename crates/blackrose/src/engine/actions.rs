//! The Action Phase: Activations, Physical Actions, casting, Momentum.

use crate::cubes::Party;
use crate::engine::ask::{Among, Choice, Question, WHOLE};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::*;
use crate::lodge::{Space, Spaces};
use crate::state::{
    Aim, Banned, Fact, Frame, Lies, Model, Parts, Role, Slot, Source, Tie, Turn, Watcher, Work,
};
use kernel::small::{Nth, count};
use kernel::{Audience, Seat};

/// Names of the Spell Slots.
pub const SLOTS: [&str; 4] = ["quick", "I", "II", "III"];

/// Bits of the first option register of an Action question.
pub mod action {
    /// Explore.
    pub const EXPLORE: u32 = 1;
    /// Fight.
    pub const FIGHT: u32 = 2;
    /// Command.
    pub const COMMAND: u32 = 4;
    /// Cast the Spell in slot `k`: `CAST << k`.
    pub const CAST: u32 = 8;
    /// Momentum with the Spell in slot `k`: `MOMENTUM << k`.
    pub const MOMENTUM: u32 = 128;
}

impl Run<'_, '_> {
    /// Can the seat perform any Action (DUE-303)?
    fn can_act(&self, seat: Seat) -> bool {
        if self.game.is_avatar(seat.into()) {
            return self.s.commands > 0;
        }
        let mage = &self.s.mages[seat.index()];
        mage.physical_tokens > 0 || mage.slots.contains(&Slot::Ready)
    }

    /// The Actions the seat may take now, as a mask (DUE-306 to DUE-323, DUE-329).
    fn actions(&self, seat: Seat) -> u32 {
        let mage = &self.s.mages[seat.index()];
        let in_cell = self.s.models[Nth::from(seat)].at.is_cell();
        // CLA-763: who may not move at all gives up no Spell for a move either.
        let moves = !self.game.is_banned(self.s, seat.into(), Banned::Move);
        let mut mask = 0;
        if mage.physical_tokens > 0 {
            mask |= action::EXPLORE;
            if !in_cell {
                mask |= action::FIGHT;
                if self.game.edition.actions.command && !self.s.owned(Party::from(seat)).is_empty() {
                    mask |= action::COMMAND;
                }
            }
        }
        let lowest = (1..4).find(|&k| mage.slots[k] == Slot::Ready);
        for k in 0..4 {
            // CLA-461: what waits face down may be given up too.
            if mage.slots[k] == Slot::Active && self.game.edition.actions.active_momentum && moves {
                mask |= action::MOMENTUM << k;
            }
            if mage.slots[k] != Slot::Ready {
                continue;
            }
            if moves {
                mask |= action::MOMENTUM << k;
            }
            // DUE-316, DUE-321: Quick, or the lowest slot once an Activation.
            let next = k == 0 || (lowest == Some(k) && self.s.turn.casts == 0);
            if next && !in_cell {
                mask |= action::CAST << k;
            }
        }
        mask
    }

    /// The Activations of the Mages by turns (DUE-300 to DUE-304).
    pub fn take_activations(&mut self) -> Flow {
        if self.s.top().step == 0 {
            self.s.top_mut().step = 1;
            self.s.turn = Turn { seat: self.s.first.0, ..Turn::default() };
            // CLA-316: from now on the states that Quests ask for are looked at.
            if self.game.edition.quests.at_once {
                self.push_period(self.s.facts.len());
                return Flow::Stay;
            }
        }
        if let Some(choice) = self.answer() {
            return self.act(choice);
        }
        if self.moon_rises() {
            return Flow::Stay;
        }
        loop {
            let seat = Seat(self.s.turn.seat);
            let avatar = self.game.is_avatar(seat.into());
            // REB-871: one Command Card an Activation.
            if avatar && self.s.turn.actions == 0 && self.can_act(seat) {
                self.s.turn.actions = 1;
                return self.activate_avatar();
            }
            let next = if avatar { 0 } else { self.actions(seat) };
            let begun = self.s.turn.actions > 0;
            // CLA-472: the second action may give up an Active Spell when nothing else is left.
            let acts = self.can_act(seat) || begun && !self.s.turn.over && next != 0;
            if self.s.turn.actions < 2 && acts && next != 0 {
                let quests = self.declarable(seat);
                return self.ask(Question::Action, seat, Among::Actions { actions: next, quests }, begun);
            }
            // REB-259: also after the last Action.
            if begun && !avatar && !self.s.turn.over && self.usable_quests(seat) != 0 {
                return self.ask(Question::Action, seat, Among::Actions { actions: 0, quests: 0 }, true);
            }
            if Seat::all(self.game.mages).all(|seat| !self.can_act(seat)) {
                return Flow::Next;
            }
            self.s.turn = Turn { seat: self.game.next_mage(self.s, seat).0, ..Turn::default() };
        }
    }

    /// Quests on a state that holds, as a mask (DUE-754).
    pub fn declarable(&self, seat: Seat) -> u32 {
        if self.s.supply[seat.index()] == 0 { 0 } else { self.states(seat).into() }
    }

    fn act(&mut self, choice: Choice) -> Flow {
        let seat = Seat(self.s.turn.seat);
        let party = Party::from(seat);
        let physical = |list: Pc| Frame::new(list, party, Some(seat.into()), Source::Physical);
        let name = match choice {
            Choice::Explore => "explore",
            Choice::Fight => "fight",
            Choice::Command => "command",
            Choice::Momentum(_) => "momentum",
            _ => "",
        };
        if !name.is_empty() {
            let id = self.game.log_model(self.log, self.s, seat.into());
            self.tell(|| Event::Acts { mage: id, action: name });
        }
        let mut frame = match choice {
            Choice::Explore | Choice::Fight | Choice::Command => {
                self.s.mages[seat.index()].physical_tokens -= 1;
                let lists = &self.game.lists;
                physical(match choice {
                    Choice::Explore => lists.explore,
                    Choice::Fight => lists.fight,
                    _ => lists.command,
                })
            }
            Choice::Momentum(slot) => {
                if self.game.edition.quests.at_once {
                    self.s.mages[seat.index()].tally.given += 1;
                }
                self.discard_slot(seat, usize::from(slot));
                physical(self.game.lists.momentum)
            }
            Choice::Cast(slot) => {
                if slot > 0 {
                    self.s.turn.casts += 1;
                }
                self.s.turn.actions += 1;
                self.cast(seat, usize::from(slot));
                return Flow::Stay;
            }
            Choice::Quest(quest) => {
                self.use_quest(seat, quest);
                return Flow::Stay;
            }
            Choice::Declare(quest) => {
                self.declare(seat, usize::from(quest));
                return Flow::Stay;
            }
            _ => {
                self.s.turn.actions = 2;
                self.s.turn.over = true;
                return Flow::Stay;
            }
        };
        self.s.turn.actions += 1;
        frame.facts = count(self.s.facts.len());
        self.push(frame);
        Flow::Stay
    }

    /// Turns a prepared Spell face up and tells who casts it; the frame that applies it.
    pub fn reveal_spell(&mut self, seat: Seat, slot: usize) -> Frame {
        let frame = self.turn_spell(seat, slot);
        self.tell_cast(seat, slot);
        frame
    }

    /// Tells which side of a Spell on the Mage Sheet is applied.
    pub fn tell_cast(&mut self, seat: Seat, slot: usize) {
        let (game, s) = (self.game, &*self.s);
        let Some(card) = s.slot_card(seat, slot) else { return };
        let side = s.mages[seat.index()].sides[slot];
        self.log.tell(Audience::All, || Event::Cast {
            mage: game.model_id(s, seat.into()),
            slot: SLOTS[slot],
            spell: game.content.spells[s.cards.face(card).index()].id.clone(),
            side,
        });
    }

    /// Turns a prepared Spell face up; the frame that applies it.
    #[expect(clippy::expect_used, reason = "a slot that is asked for holds a card")]
    pub fn turn_spell(&mut self, seat: Seat, slot: usize) -> Frame {
        self.s.mages[seat.index()].slots[slot] = Slot::Revealed;
        let side = self.s.mages[seat.index()].sides[slot];
        let card = self.s.slot_card(seat, slot).expect("a slot that is not empty holds a card");
        self.reveal(card);
        let face = self.s.cards.face(card);
        let code = self.game.content.side(face, side).code;
        let mut frame = Frame::new(code, Party::from(seat), Some(seat.into()), Source::Spell(face.0, side));
        frame.lies = Lies::slot(count(slot));
        frame
    }

    /// Begins the Persistent part of a Spell (DUE-400, DUE-403).
    pub fn persist(&mut self, first: u16, count: u8) -> Flow {
        let frame = *self.s.top();
        let target = match frame.aim {
            Aim::Model(m) if frame.immune.contains(m) => {
                return self.skip("ignored", self.game.edition.cites.skipped);
            }
            Aim::Model(m) => Some(m),
            _ => None,
        };
        let Some((holder, slot)) = self.slot_of(&frame) else { return Flow::Next };
        let tie = Tie::Slot(holder.into(), slot);
        self.note_room_left(frame, (holder, slot), first..first + u16::from(count));
        for ability in first..first + u16::from(count) {
            let of_damaged = matches!(self.game.abilities[usize::from(ability)],
                Standing::Answers { trigger, .. } if trigger.who == Actor::DamagedMage);
            let watcher = |target| Watcher { ability, you: frame.you, target, model: None, tie };
            if !of_damaged {
                self.watch(watcher(target));
                continue;
            }
            // One for each of them.
            for mage in Model::MAGES.filter(|m| frame.dealt[m.index()] > 0) {
                self.watch(watcher(Some(mage)));
            }
        }
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::PersistentBegins {
            mage: game.party_id(s, frame.you()),
            spell: game.source_id(s, frame.source),
        });
        Flow::Next
    }

    /// The Room that abilities of a Persistent Spell wait for somebody to leave.
    fn note_room_left(&mut self, frame: Frame, (holder, slot): (Seat, u8), abilities: std::ops::Range<u16>) {
        let leaves = |ability: u16| {
            matches!(self.game.abilities[usize::from(ability)],
                Standing::Answers { trigger, .. } if matches!(trigger.does, Deed::Leave { .. }))
        };
        if abilities.into_iter().any(leaves) {
            let room = if let Aim::Room(space) = frame.aim { Some(space) } else { frame.that_room };
            self.s.mages[holder.index()].fixed.slots[usize::from(slot)].room = room;
        }
    }

    /// The parts of a Physical Action or of an activation, in any order, each left out at will; the
    /// moves are taken together (DUE-307 to DUE-312, DUE-609, DUE-610).
    pub fn physical(&mut self, moves: Moves, activate: bool, attack: Option<i8>) -> Flow {
        let there = |body: &Nth<Model>| self.s.models[*body].at != crate::lodge::Place::OFF;
        let Some(body) = self.s.top().body.filter(there) else { return self.done(false) };
        if self.s.top().step == 0 {
            let from_cell = self.s.models[body].at.is_cell();
            let n = match moves {
                Moves::Speed => self.game.stat(self.s, body, Stat::Speed),
                Moves::Number(n) => n,
            };
            let frame = self.s.top_mut();
            frame.step = 1;
            frame.work = Work::Physical(Parts { moves: n, from_cell, ..Parts::default() });
            // The moves are fixed (REB-463); then Jinxes are looked at.
            let lists = &self.game.lists;
            let travels = [lists.explore, lists.momentum].contains(&self.s.top().pc());
            if travels && self.s.mages[body.index()].jinxes().next().is_some() {
                let facts = self.s.facts.len();
                self.s.note(Fact::Travelled { by: Party::of_mage(body) });
                self.push_period(facts);
                return Flow::Stay;
            }
        }
        let mut done = self.s.top().work.parts();
        let activation = matches!(self.s.top().role, Role::Activation(_));
        // What lets a Mage attack with the Action that moves comes in the printed order (CLA-618).
        let both = self.s.top().pc() == self.game.lists.explore && self.moves_and_attacks(body);
        let attack = attack.or(both.then_some(0));
        // What an Evocation does instead of attacking comes last, too (CLA-857).
        let last = both || self.game.edition.actions.evocations_attack_last && activation;
        match self.answer() {
            Some(Choice::Move(space)) => {
                let facts = self.s.facts.len();
                self.enter(body, space);
                done.moves -= 1;
                done.moved = true;
                self.s.top_mut().work = Work::Physical(done);
                self.push_period(facts);
                return Flow::Stay;
            }
            Some(choice @ (Choice::ActivateRoom | Choice::ActivateFor(_))) => {
                done.activated = true;
                done.closed |= done.moved;
                self.s.top_mut().work = Work::Physical(done);
                if let Some(space) = self.s.room_of(body) {
                    self.activate_in_action(space, choice);
                }
                return Flow::Stay;
            }
            Some(choice @ (Choice::Attack(_) | Choice::AttackRoom)) => {
                done.attacked = true;
                done.closed |= done.moved || last;
                self.s.top_mut().work = Work::Physical(done);
                let you = self.s.top().you();
                let victims = match choice {
                    Choice::Attack(victim) => victim.into(),
                    _ => self.attackable(body, you),
                };
                let bonus = attack.unwrap_or(0);
                if self.ready_attack(victims, bonus) {
                    return Flow::Stay;
                }
                return self.attack(victims, bonus);
            }
            Some(Choice::Instead(k)) => {
                done.attacked = true;
                done.closed |= done.moved || last;
                self.s.top_mut().work = Work::Physical(done);
                return self.act_instead(body, usize::from(k));
            }
            Some(_) => return self.done(true),
            None => {}
        }
        let frame = *self.s.top();
        let place = self.s.models[body].at;
        if frame.lost || (!place.is_cell() && place.as_room().is_none()) {
            return self.done(false);
        }
        let mut spaces = Spaces::EMPTY;
        // CLA-763: giving up a Spell for a move is no Physical Action.
        let walks = frame.pc() == self.game.lists.momentum || self.game.walks(self.s, body);
        if done.moves > 0 && !done.closed && walks {
            spaces = match place.as_room() {
                Some(space) => self.game.shape.adjacent(space),
                None => self.doors(body),
            };
        }
        let mut room = false;
        let mut victims = Models::EMPTY;
        let mut also = 0;
        if !place.is_cell() {
            let banned = self.game.is_banned(self.s, body, Banned::Activate);
            let open = place.as_room().is_some_and(|space| !self.game.closed(self.s, space)) && !banned;
            if activate && !done.activated && open {
                room = true;
            }
            if attack.is_some() && !done.attacked {
                also = self.instead_of_attacking(body);
                victims = self.attackable(body, frame.you());
                if !victims.is_empty() && !self.game.strikes(self.s, body, attack.unwrap_or(0)) {
                    victims = Models::EMPTY;
                }
            }
        }
        if spaces.is_empty() && !room && victims.is_empty() && also == 0 {
            return self.done(true);
        }
        // DUE-331, REB-477: what is begun in the Cell must first leave it.
        let leaves = !place.is_cell() || spaces.is_empty() || !done.from_cell;
        // CLA-460: whoever gives up a Spell for a move makes it.
        let owes = self.game.edition.actions.momentum_moves
            && frame.pc() == self.game.lists.momentum
            && !done.moved
            && !spaces.is_empty();
        let stop = leaves && !owes;
        let whole = !victims.is_empty() && self.attacks_room(body);
        let victims = if whole { Models::EMPTY } else { victims };
        let also = (also << 1) | (u8::from(whole) * WHOLE);
        let parts = Among::Parts { of: body, to: spaces, victims, activate: room, also };
        self.ask_you(Question::Physical, parts, stop)
    }

    /// The tile on a space.
    pub fn tile(&self, space: Space) -> &crate::content::build::Room {
        &self.game.content.rooms[self.s.rooms[space].tile]
    }

    /// The Rooms next to a Mage's Cell.
    pub fn doors(&self, mage: Nth<Model>) -> Spaces {
        let cell = self.s.mages[mage.index()].colour.map(|colour| self.s.cells[colour.index()]);
        cell.map_or(Spaces::EMPTY, |cell| self.game.shape.doors(usize::from(cell)))
    }

    /// Activates the Room that the acting Mage is in, perhaps for a Quest (CLA-318).
    fn activate_in_action(&mut self, space: Space, choice: Choice) {
        if !self.game.edition.answers.before_rooms {
            return self.push_room(space);
        }
        let named = if let Choice::ActivateFor(quest) = choice { Some(quest) } else { None };
        if let Some(seat) = self.s.top().you().seat() {
            self.name_for_activation(seat, named);
        }
        self.push_room_steps(space, false);
    }

    /// Activates the Room on a space for "you" (DUE-550 to DUE-556).
    pub fn push_room(&mut self, space: Space) {
        if self.game.edition.answers.before_rooms {
            return self.push_room_steps(space, true);
        }
        let frame = *self.s.top();
        let you = frame.you();
        let room = self.s.rooms[space];
        let facts = self.s.facts.len();
        self.s.note(Fact::RoomActivated { by: self.actor(you), room: space });
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::RoomActivated {
            mage: game.party_id(s, you),
            room: game.room_id(s, space),
        });
        self.push_period(facts);
        if room.turned && room.used {
            self.nothing("used-token", self.game.edition.cites.used_token);
            return;
        }
        let counted = self.game.counted_tile(self.s, space);
        let tile = &self.game.content.rooms[counted];
        let code = if room.turned { tile.other.unwrap_or(tile.first) } else { tile.first };
        let body = you.seat().map(Nth::from).or(frame.body);
        if room.turned && self.game.edition.rooms.tokens_return {
            self.turn_token(space);
        }
        let mut effect = Frame::new(code, you, body, Source::Room(counted));
        effect.that_room = Some(space);
        effect.lies = Lies::room(space);
        // REB-678: a Room activated from afar works from where it lies.
        if body.and_then(|body| self.s.room_of(body)) != Some(space) {
            effect.origin = Some(space);
        }
        effect.facts = count(self.s.facts.len());
        effect.chain = frame.chain;
        self.push(effect);
    }

    /// "Activate a Room" as an instruction.
    pub fn activate_room_op(&mut self, at: Where, again: bool) -> Flow {
        if self.s.top().step == 1 {
            return self.done(true);
        }
        let (Some(space), Some(_)) = (self.spaces(at).lowest(), self.s.top().you.seat()) else {
            return self.skip("no-room", self.game.edition.cites.skipped);
        };
        if !self.may_activate() {
            return self.skip("banned", self.game.edition.cites.ban);
        }
        if again && !std::mem::take(&mut self.s.rooms[space].used) {
            return self.skip("no-room", self.game.edition.cites.skipped);
        }
        if self.game.edition.is_standing() && self.game.closed(self.s, space) {
            return self.skip("used-token", self.game.edition.cites.used_token);
        }
        self.s.top_mut().step = 1;
        self.push_room(space);
        Flow::Stay
    }

    /// Resolves the Effect of another Room's token (REB-679), or of another Room whose token is Used.
    pub fn mirror(&mut self, used: bool) -> Flow {
        if self.s.top().step == 1 {
            return self.done(true);
        }
        let this = self.s.top().lies;
        let spaces = self
            .game
            .shape
            .all()
            .filter(|space| Lies::room(space) != this && !self.tile(space).centre && !self.tile(space).throne)
            .filter(|space| !self.mirrors(space))
            .filter(|space| !used || self.s.rooms[space].used);
        let space = match self.answer() {
            Some(Choice::Room(space)) => space,
            _ if spaces.is_empty() => return self.skip("no-room", self.game.edition.cites.skipped),
            _ => return self.ask_you(Question::PickRoom, spaces, false),
        };
        self.s.top_mut().step = 1;
        let frame = *self.s.top();
        let tile = self.game.counted_tile(self.s, space);
        let printed = &self.game.content.rooms[tile];
        let code = if used && !self.s.rooms[space].turned { printed.first } else { printed.token() };
        let mut effect = Frame::new(code, frame.you(), Some(frame.you.as_model()), Source::Room(tile));
        effect.origin = frame.origin.filter(|_| used);
        effect.facts = count(self.s.facts.len());
        effect.chain = frame.chain;
        self.push(effect);
        Flow::Stay
    }

    /// Does the token of the Room on a space only repeat another?
    fn mirrors(&self, space: Space) -> bool {
        let counted = self.game.counted_tile(self.s, space);
        let code = usize::from(self.game.content.rooms[counted].token());
        self.game.code[code..]
            .iter()
            .take_while(|op| **op != Op::End)
            .any(|op| matches!(op, Op::Mirror { .. }))
    }

    /// After its Effect the token of a rebuilt Room is turned to Used (DUE-554).
    pub fn use_token(&mut self) -> Flow {
        if let Some(space) = self.s.top().lies.as_room()
            && !self.game.edition.rooms.tokens_return
        {
            self.turn_token(space);
        }
        Flow::Next
    }

    /// The token of a Room is turned to Used.
    pub fn turn_token(&mut self, space: Space) {
        self.s.rooms[space].used = true;
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::TokenUsed { room: game.room_id(s, space) });
    }

    /// "Close a Room": nobody can activate it before its token is Available again.
    pub fn close(&mut self, at: Where) -> Flow {
        let open = self.spaces(at).filter(|space| !self.s.rooms[space].used);
        for space in open.iter() {
            self.turn_token(space);
        }
        self.done(!open.is_empty())
    }

    /// "Make N Physical Action Tokens Available".
    pub fn refresh(&mut self, by: By, n: u8) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let mage = &mut self.s.mages[seat.index()];
        let turned = n.min(2 - mage.physical_tokens.min(2));
        mage.physical_tokens += turned;
        if turned == 0 {
            return self.skip("no-token", self.game.edition.cites.skipped);
        }
        let id = self.game.log_model(self.log, self.s, seat.into());
        self.tell(|| Event::TokenRefreshed { mage: id });
        self.done(turned == n)
    }

    /// "Exhaust N Physical Action Tokens", or as many as are Available.
    pub fn exhaust(&mut self, by: By, n: u8) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.skipped) };
        let tokens = &mut self.s.mages[seat.index()].physical_tokens;
        let turned = n.min(*tokens);
        *tokens -= turned;
        if turned == 0 {
            return self.skip("no-available-token", self.game.edition.cites.skipped);
        }
        let id = self.game.log_model(self.log, self.s, seat.into());
        self.tell(|| Event::TokensExhausted { mage: id, n: turned });
        self.done(n == u8::MAX || turned == n)
    }

    /// "Take the Crown".
    pub fn take_crown(&mut self, by: By) -> Flow {
        let Some(seat) = self.seat(by) else { return self.skip("nobody", self.game.edition.cites.no_crown) };
        self.crown(seat);
        self.done(true)
    }

    /// The Crown comes to a Mage; the play order follows when the next Phase begins (REB-153).
    pub fn crown(&mut self, seat: Seat) {
        if self.s.crown == seat {
            return;
        }
        self.s.crown = seat;
        self.s.note(Fact::Crowned { by: seat.into() });
        let id = self.game.log_model(self.log, self.s, seat.into());
        self.tell(|| Event::CrownPasses { mage: id });
    }
}
