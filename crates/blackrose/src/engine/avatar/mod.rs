//! The Avatar: a Mage that the rules play. Who it is, its place in play order, and its Command Cards.
//!
//! It is a Mage and at the same time the Black Rose (REB-853): as a Model it has the number behind the last
//! seat, as a side it is the Black Rose. In facts the Avatar is its Model's number, and the Black Rose alone
//! is [`Party::ROSE`].

mod choosing;

use crate::cards::{Card, Zone};
use crate::content::build::{Command, Printed};
use crate::content::printed::PartKind;
use crate::cubes::Party;
use crate::engine::ask::{Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::game::{BlackRose, purpose};
use crate::language::program::{Element, Models, Pc, SpellType, Trigger};
use crate::lodge::{Place, Space};
use crate::state::{Fact, Frame, How, Model, Phase, Revealed, Sequence, Source, State, Work};
use arrayvec::ArrayVec;
use kernel::small::{Nth, count};
use kernel::{Audience, Seat};

/// The seat that stands for a Mage where cards lie; the Avatar's is the one behind the players'.
pub fn seat_of(mage: Nth<Model>) -> Seat {
    Seat(mage.number())
}

impl BlackRose {
    /// Is the Model the Avatar?
    pub fn is_avatar(&self, model: Nth<Model>) -> bool {
        self.avatar == Some(model)
    }

    /// The side of a Mage.
    pub fn side_of(&self, mage: Nth<Model>) -> Party {
        if self.is_avatar(mage) { Party::ROSE } else { Party::of_mage(mage) }
    }

    /// The Mage of a side; the Black Rose has one only as the Avatar.
    pub fn mage_of(&self, party: Party) -> Option<Nth<Model>> {
        if party == Party::ROSE { self.avatar } else { Some(party.as_model()) }
    }

    /// The Mage whose Model it is; nobody for those of the Black Rose alone, which are assigned to Mages.
    pub fn owner_of(&self, s: &State, model: Nth<Model>) -> Option<Nth<Model>> {
        let m = &s.models[model];
        match m.owner.seat() {
            Some(seat) => Some(seat.into()),
            None => self.avatar.filter(|_| m.assigned.is_none()),
        }
    }

    /// The Evocations of a side; of the Black Rose, those of the Avatar if there is one.
    pub fn own(&self, s: &State, party: Party) -> Models {
        let owned = s.owned(party);
        if party != Party::ROSE || self.avatar.is_none() {
            return owned;
        }
        owned.filter(|m| s.models[m].assigned.is_none())
    }

    /// The seat that follows the Avatar in play order: it sits between the two players whose Cells are next to
    /// its own (REB-862).
    pub fn avatar_before(&self, s: &State) -> Seat {
        let n = count(self.mages);
        let place = |mage: Seat| s.mages[mage.index()].colour.map(|colour| s.cells[colour.index()]);
        let Some(mine) = self.avatar.and_then(|avatar| place(seat_of(avatar))) else { return Seat(0) };
        let at = |wanted: u8| Seat::all(self.seats).find(|seat| place(*seat) == Some(wanted % n));
        let (Some(left), Some(right)) = (at(mine + 1), at(mine + n - 1)) else { return Seat(0) };
        if right.after(1, self.seats) == left || right == left { left } else { right }
    }

    /// The Mage that acts after this one.
    pub fn next_mage(&self, s: &State, mage: Seat) -> Seat {
        let Some(avatar) = self.avatar.map(seat_of) else { return mage.after(1, self.seats) };
        let before = self.avatar_before(s);
        match mage.after(1, self.seats) {
            _ if mage == avatar => before,
            next if next == before => avatar,
            next => next,
        }
    }

    /// The player to the right of the Avatar.
    pub fn avatar_after(&self, s: &State) -> Seat {
        self.avatar_before(s).after(self.seats - 1, self.seats)
    }

    /// The type and Element of the Spell that an Effect comes from, if it is one.
    pub fn spell_of(&self, source: Source) -> Option<(SpellType, Element)> {
        match source {
            Source::Spell(face, side) => {
                let side = self.content.side(crate::cards::Face(face), side);
                Some((side.kind, side.element))
            }
            Source::Command(card, part) => self.content.commands[card].spell(part),
            _ => None,
        }
    }

    /// Does a Physical Action part of a Command Card run?
    pub fn is_physical_part(&self, source: Source) -> bool {
        matches!(source, Source::Command(card, part)
            if part.is_some_and(|part| self.content.commands[card].parts[part].kind == PartKind::Physical))
    }

    /// The top card of the Command deck of the current Moon.
    pub fn top_command(&self, s: &State) -> Option<Card> {
        self.avatar.and_then(|_| s.cards.top(Zone::Commands(s.moon)))
    }

    /// The Command Card printed on a card.
    pub fn command_of(&self, s: &State, card: Card) -> Nth<Command> {
        match self.content.printed(s.cards.face(card)) {
            Printed::Command(command) => command,
            _ => Nth::new(0),
        }
    }

    /// What the back of the top card of the Command deck shows: the type of a token and whether it waits for damage.
    pub fn back(&self, s: &State) -> Option<(SpellType, bool)> {
        let card = self.top_command(s)?;
        self.content.commands[self.command_of(s, card)].back()
    }

    /// Command Cards that the Avatar resolves in an Action Phase (REB-860).
    pub fn command_limit(&self) -> u8 {
        let level = self.options.avatar.map_or(0, crate::setup::Level::index);
        self.edition.avatar.map_or(0, |commands| commands[level])
    }
}

impl Run<'_, '_> {
    /// The Mages in play order, the Avatar among them (REB-852).
    pub fn mage_order(&self) -> impl Iterator<Item = Nth<Model>> + use<> {
        let (n, first) = (self.game.seats, self.s.first);
        // Just before the First Mage the Avatar is the last.
        let avatar = self.game.avatar.map(|avatar| {
            let before = self.game.avatar_before(self.s).index();
            match (before + n - first.index()) % n {
                0 => (avatar, n),
                place => (avatar, place),
            }
        });
        (0..self.game.mages).map(move |k| match avatar {
            Some((avatar, place)) if k == place => avatar,
            Some((_, place)) if k > place => first.after(k - 1, n).into(),
            _ => first.after(k, n).into(),
        })
    }

    /// The Mage that "you" means.
    pub fn figure(&self) -> Option<Nth<Model>> {
        let frame = self.s.top();
        match frame.source {
            Source::Event(_) => frame.you().seat().map(Nth::from),
            _ => self.game.mage_of(frame.you()),
        }
    }

    /// Does the Avatar act in the running Effect, itself or through an Evocation?
    pub fn avatar_acts(&self) -> bool {
        self.s.top().you() == Party::ROSE && self.actor(Party::ROSE) != Party::ROSE
    }

    /// Who does something, as facts tell it: a side, or the Avatar by its Model's number.
    pub fn actor(&self, party: Party) -> Party {
        let avatar = self.game.avatar.filter(|_| party == Party::ROSE);
        let (Some(avatar), Some(body)) = (avatar, self.s.top().body) else { return party };
        let model = &self.s.models[body];
        let through = !Model::is_mage(body)
            && model.at != Place::OFF
            && (self.game.owner_of(self.s, body) == Some(avatar)
                || (model.owner != Party::ROSE && model.controller == Party::ROSE));
        if body == avatar || through { Party::of_mage(avatar) } else { party }
    }

    /// The Avatar's name, for the log.
    fn avatar_id(&self) -> crate::events::Id {
        self.game.log_model(self.log, self.s, self.game.avatar.unwrap_or(Nth::new(0)))
    }

    /// The Avatar takes the colour that is left, and stands in the Black Rose Room (REB-856, REB-857).
    pub fn seat_avatar(&mut self) {
        let (Some(avatar), Some(card)) = (self.game.avatar, &self.game.content.avatar) else { return };
        let taken = |colour| self.s.mages[..self.game.seats].iter().any(|m| m.colour == Some(colour));
        let colour = Nth::all(self.game.mages).find(|colour| !taken(*colour));
        let limit = self.game.command_limit();
        let mage = &mut self.s.mages[avatar.index()];
        (mage.mage, mage.colour) = (Some(card.mage), colour);
        self.s.commands = limit;
        self.s.models[avatar] = Model { at: Place::room(Space::new(0)), ..Model::off(None) };
        let id = self.avatar_id();
        self.tell(|| Event::AvatarComes { avatar: id });
    }

    /// The Avatar's Activation: in its Cell it only leaves it; else it turns up a Command Card (REB-870, REB-876).
    pub fn activate_avatar(&mut self) -> Flow {
        let Some(avatar) = self.game.avatar else { return Flow::Next };
        if self.s.models[avatar].at.is_cell() {
            let id = self.avatar_id();
            self.tell(|| Event::Dominion { avatar: id });
            let facts = self.s.facts.len();
            self.enter(avatar, Space::new(0));
            self.push_period(facts);
            return Flow::Stay;
        }
        let mut frame = Frame::new(self.game.lists.avatar, Party::ROSE, Some(avatar), Source::Rules);
        frame.facts = count(self.s.facts.len());
        self.push(frame);
        Flow::Stay
    }

    /// Turns up the top Command Card; an empty deck is made anew from the Memories (REB-870, REB-900).
    fn turn_up(&mut self, avatar: Nth<Model>, renew: bool) -> Option<Nth<Command>> {
        if self.s.cards.count(Zone::Commands(self.s.moon)) == 0 && renew {
            self.return_commands(avatar, Some(self.s.moon));
        }
        let card = self.game.top_command(self.s)?;
        let command = self.game.command_of(self.s, card);
        self.reveal(card);
        self.s.cards.put(card, Zone::Memories(seat_of(avatar)));
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::CommandRevealed {
            mage: game.model_id(s, game.avatar_after(s).into()),
            command: game.content.commands[command].id.clone(),
        });
        Some(command)
    }

    /// One Command Card from top to bottom; then a further one, if it has a plus sign (REB-904, REB-914).
    pub fn command_card(&mut self) -> Flow {
        let Some(avatar) = self.game.avatar else { return Flow::Next };
        if self.s.top().work == Work::Nothing {
            self.s.commands = self.s.commands.saturating_sub(1);
            let Some(card) = self.turn_up(avatar, true) else {
                self.nothing("no-card", self.game.edition.cites.skipped);
                return Flow::Next;
            };
            let frame = self.s.top_mut();
            frame.work = Work::TurnedUp;
            frame.source = Source::Command(card, Some(Nth::new(0)));
        }
        let Source::Command(card, _) = self.s.top().source else { return Flow::Next };
        let game = self.game;
        let command = &game.content.commands[card];
        let next = usize::from(self.s.top().step);
        if self.s.models[avatar].at.is_cell() {
            // REB-915: what was not begun is lost.
            if next < command.parts.len() || command.plus {
                self.nothing("lost-parts", self.game.edition.cites.lost_parts);
            }
            return Flow::Next;
        }
        if let Some(part) = command.parts.get(next) {
            self.s.top_mut().step += 1;
            let this = Some(Nth::new(next));
            let source = Source::Command(card, this);
            let mut frame = Frame::new(part.code, Party::ROSE, Some(avatar), source);
            frame.facts = count(self.s.facts.len());
            if part.kind == PartKind::Spell {
                self.s.note(Fact::Revealed { by: Party::of_mage(avatar), what: Revealed::Part(this) });
            }
            self.push(frame);
            return Flow::Stay;
        }
        if command.plus {
            let id = self.avatar_id();
            self.tell(|| Event::CommandPlus { avatar: id });
            if let Some(card) = self.turn_up(avatar, false) {
                let frame = self.s.top_mut();
                frame.source = Source::Command(card, Some(Nth::new(0)));
                frame.step = 0;
                return Flow::Stay;
            }
            self.nothing("no-card", self.game.edition.cites.skipped);
        }
        Flow::Next
    }

    /// The Trap or Protection on the back of the top Command Card is met by what has just happened
    /// (REB-909 to REB-913).
    pub fn declare_avatar(&mut self) {
        let Some(avatar) = self.game.avatar else { return };
        if !self.avatar_token().is_some_and(|(trigger, _)| self.is_met(trigger, seat_of(avatar))) {
            return;
        }
        // The card is one, also when an outer period has declared it.
        let declared = self.s.stack.iter().any(|frame| frame.declared[avatar.index()] != Sequence::NONE);
        if !declared {
            self.s.top_mut().declared[avatar.index()] = Sequence::NONE.and(0);
        }
    }

    /// What the Avatar's Trap or Protection waits for, and where its program begins.
    fn avatar_token(&self) -> Option<(Trigger, Pc)> {
        self.game.avatar?;
        if self.s.phase == Phase::Action && self.s.commands == 0 {
            return None;
        }
        let card = self.game.top_command(self.s)?;
        let token = self.game.content.commands[self.game.command_of(self.s, card)].token.as_ref()?;
        Some((token.trigger, token.code))
    }

    /// Turns the Command Card up and resolves its Trap or Protection only (REB-911, REB-912).
    pub fn reveal_avatar_token(&mut self) {
        let Some(avatar) = self.game.avatar else { return };
        self.s.top_mut().declared[avatar.index()] = Sequence::NONE;
        let Some((trigger, code)) = self.avatar_token() else { return };
        let causes = self.causes(self.s.top(), trigger, seat_of(avatar), code, self.s.facts.len());
        if causes.is_empty() {
            return;
        }
        if self.s.phase == Phase::Action {
            self.s.commands -= 1;
        }
        let Some(card) = self.turn_up(avatar, false) else { return };
        let effect = Frame::new(code, Party::ROSE, Some(avatar), Source::Command(card, None));
        self.tell_triggered(&effect);
        self.push_answer(
            effect,
            Fact::Revealed { by: Party::of_mage(avatar), what: Revealed::Part(None) },
            &causes,
            false,
        );
    }

    /// Clean-up of the Avatar: cubes on its Jinxes, an Evocation assigned to it goes, Command Cards go back
    /// (REB-882 to REB-884).
    pub fn clean_avatar(&mut self) -> Flow {
        let Some(avatar) = self.game.avatar else { return Flow::Next };
        if self.s.top().step == 0 {
            self.s.top_mut().step = 1;
            let worn =
                self.s.mages[avatar.index()].jinxes().fold(0, |mask, (place, _)| mask | 1 << place.number());
            if !self.cube_each_jinx(avatar, worn) {
                return Flow::Stay;
            }
        }
        // A Jinx that is full is discarded, and others may wait for that.
        let facts = usize::from(self.s.top().facts);
        if self.s.top().step == 1 && self.s.facts.len() > facts {
            self.push_period(facts);
            return Flow::Stay;
        }
        if self.s.top().step == 1 {
            let assigned = self.s.evocations().filter(|m| self.s.models[m].assigned == Some(avatar));
            let goes = match (self.answer(), assigned.len()) {
                (Some(Choice::Model(m)), _) => Some(m),
                (_, 0 | 1) => assigned.lowest(),
                _ => return self.ask(Question::Pick, self.s.crown, assigned, false),
            };
            self.s.top_mut().step = 2;
            if let Some(model) = goes {
                let facts = self.s.facts.len();
                self.remove_model(model, None);
                self.push_period(facts);
                return Flow::Stay;
            }
        }
        self.return_commands(avatar, None);
        Flow::Next
    }

    /// The Command Cards in the Memories are shuffled and go under the decks of their Moons (REB-884).
    fn return_commands(&mut self, avatar: Nth<Model>, only: Option<u8>) {
        let seat = seat_of(avatar);
        let (memories, aside) = (Zone::Memories(seat), Zone::Look(seat));
        for moon in (0..3).filter(|moon| only.is_none_or(|only| only == *moon)) {
            let (game, s) = (self.game, &*self.s);
            let of_moon = |card: &Card| game.content.commands[game.command_of(s, *card)].moon == moon;
            let cards: ArrayVec<Card, 64> = s.cards.in_zone(memories).filter(of_moon).take(64).collect();
            if cards.is_empty() {
                continue;
            }
            for card in &cards {
                self.s.cards.put(*card, aside);
            }
            let chance = &mut self.s.chance.0;
            self.s.cards.shuffle(aside, chance, purpose::grimoire(seat));
            for card in self.s.cards.from_top(aside) {
                self.s.cards.tuck(card, Zone::Commands(moon));
            }
            // Another card may be on top, and its back shows.
            self.bar();
            self.tell(|| Event::CommandsReturn { moon: moon + 1 });
        }
    }

    /// "Discard N Spells" for the Avatar: Command Cards from the top of the deck (REB-900).
    pub fn discard_commands(&mut self, n: u8) -> Flow {
        let Some(avatar) = self.game.avatar else { return self.done(false) };
        let turned = (0..n).filter(|_| self.turn_up(avatar, false).is_some()).count();
        self.done(turned == usize::from(n))
    }

    /// The Avatar draws a Quest: it is Solved at once, without its Effect (REB-874).
    pub fn solve_drawn(&mut self, card: Card) {
        let Some(avatar) = self.game.avatar else { return };
        let quest = self.quest_of(card);
        self.reveal(card);
        self.s.cards.put(card, Zone::Solved(seat_of(avatar)));
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::QuestSolved {
            mage: game.model_id(s, avatar),
            quest: game.content.quests[quest].id.clone(),
        });
        self.s.note(Fact::Solved { by: Party::of_mage(avatar) });
        let id = self.game.content.quests[quest].id.clone();
        self.gain(Party::ROSE, self.game.content.quests[quest].points, How::Quest, &id);
    }
}
