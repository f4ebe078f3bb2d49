//! Which Models and Rooms a text speaks of.

use crate::cubes::Party;
use crate::editions::{EDITIONS, Edition, Immunity};
use crate::engine::ask::{Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::*;
use crate::limits::SEATS;
use crate::lodge::{Range, Spaces, members};
use crate::state::{Aim, Fact, NONE, Slot, Source};
use kernel::Seat;

/// One's own Evocations anywhere in the Lodge.
pub const OWN_EVOCATIONS: Filter = Filter { kind: Kind::Evocation, whose: Whose::Yours, ..Filter::ANY };

impl Run<'_, '_> {
    /// Is the Model of this kind?
    pub fn is_kind(&self, model: usize, kind: Kind) -> bool {
        match kind {
            Kind::Model => true,
            Kind::Mage => model < SEATS,
            Kind::Evocation => model >= SEATS,
            Kind::Archetype(a) => {
                self.game.evocation(self.s, model).is_some_and(|card| card.archetypes & (1 << a) != 0)
            }
            Kind::Named(kind) => self.s.models[model].kind == Some(kind),
        }
    }

    /// The Models in play that fit a description.
    pub fn fitting(&self, filter: Filter) -> Models {
        let frame = self.s.top();
        let you = frame.you();
        let centre = filter.near.and_then(|(range, from)| self.centre(from).map(|space| (space, range)));
        if filter.near.is_some() && centre.is_none() {
            return 0;
        }
        let mut found = 0;
        // REB-878: Events that speak of Models do not mean the Avatar.
        let mages = if matches!(frame.source, Source::Event(_)) { self.game.seats } else { self.game.mages };
        for m in members(self.s.evocations() | ((1 << mages) - 1)) {
            let model = &self.s.models[m];
            let there = match model.at.as_room() {
                Some(space) => centre.is_none_or(|(from, range)| self.game.shape.reaches(from, space, range)),
                None => filter.cells && model.at.is_cell(),
            };
            let owner = match filter.whose {
                Whose::Anyone => true,
                Whose::Affected => self.affected(m),
                Whose::Yours => model.owner == you && (you != Party::ROSE || model.assigned == NONE),
                Whose::Targets => {
                    matches!(frame.aim, Aim::Model(t) if self.s.models[t as usize].owner == model.owner
                        && self.game.owner_of(self.s, t as usize) == self.game.owner_of(self.s, m))
                }
                Whose::ThatMages => {
                    frame.that_mage != NONE && self.game.owner_of(self.s, m) == frame.that_mage
                }
                Whose::AssignedToTarget => matches!(frame.aim, Aim::Model(t) if model.assigned == t),
            };
            let only = match filter.only {
                Only::All => true,
                Only::NotTarget => frame.aim.model() != Some(m as u8),
                Only::DamagedByThis => frame.dealt[m] > 0,
                Only::Unconverted => frame.record.converted & (1 << m) == 0,
                Only::WithoutRoseDamage => model.damage.count(Party::ROSE) == 0,
                Only::HealthAtMost(n) => self.health(m) <= n as usize,
                Only::Upgraded => model.upgrade.is_some(),
                Only::Attackable => self.attackable(frame.body as usize, you) & (1 << m) != 0,
            };
            let out = (filter.not_it && frame.it == m as u8) || (filter.not_body && frame.body == m as u8);
            if there && owner && only && !out && self.is_kind(m, filter.kind) {
                found |= 1 << m;
            }
        }
        found & !frame.immune
    }

    /// May an Effect of "you" that is not aimed at yourself affect the Model (DUE-365, DUE-480)?
    pub fn affected(&self, model: usize) -> bool {
        let frame = self.s.top();
        let you = frame.you();
        match self.aiming().effects.immunity {
            // The Avatar does nothing to itself; the Black Rose alone affects everybody.
            _ if you == Party::ROSE => !(self.game.is_avatar(model) && frame.body as usize == model),
            Immunity::Wide => self.others(model) || (model >= SEATS && self.heals()),
            // REB-517, REB-518: never the caster's Mage.
            Immunity::Damage => frame.body as usize != model && frame.you as usize != model,
        }
    }

    /// Is the Model neither "you" nor one of yours, nor the one that applies the Effect?
    fn others(&self, model: usize) -> bool {
        let frame = self.s.top();
        self.s.models[model].owner != frame.you() && frame.body as usize != model
    }

    /// Does the instruction at hand heal, or is it the choice of whom to heal (DUE-915)?
    fn heals(&self) -> bool {
        let code = &self.game.code[self.s.top().pc() as usize..];
        match code[0] {
            Op::Aim(_) | Op::AimAt(_) => code.iter().take_while(|op| **op != Op::End).any(|op| {
                let nature = op.nature();
                nature.heals && nature.affects == Affects::Models(Who::Target)
            }),
            Op::Pick(_) => code[1].nature().heals,
            op => op.nature().heals,
        }
    }

    /// The box whose rules say whom the running Effect may be aimed at (DUE-916).
    fn aiming(&self) -> &'static Edition {
        match self.s.top().source {
            Source::Spell(face, _) => {
                let lent = self.game.content.spells[face as usize].lent;
                lent.map_or(self.game.edition, |edition| EDITIONS[edition as usize])
            }
            _ => self.game.edition,
        }
    }

    /// A Model is chosen as the target; one's own may be open only to healing (DUE-915).
    fn aimed(&self, model: u8) -> Aim {
        let wide = self.aiming().effects.immunity == Immunity::Wide && self.s.top().you() != Party::ROSE;
        if wide && !self.others(model as usize) { Aim::Healed(model) } else { Aim::Model(model) }
    }

    /// The space from which a range is measured.
    pub fn centre(&self, from: From) -> Option<usize> {
        let frame = self.s.top();
        let model = match from {
            From::Body if frame.origin != NONE => return Some(frame.origin as usize),
            From::TargetWas => {
                let was = self.spaces(Where::TargetWas);
                return (was != 0).then(|| was.trailing_zeros() as usize);
            }
            From::Body => frame.body,
            From::It => frame.it,
            From::Target => match frame.aim {
                Aim::Model(m) | Aim::Healed(m) => m,
                Aim::Room(space) => return Some(space as usize),
                _ => NONE,
            },
        };
        if model == NONE { None } else { self.s.room_of(model as usize) }
    }

    /// The Models a text speaks of.
    pub fn who(&self, who: Who) -> Models {
        let frame = self.s.top();
        let mask = match who {
            Who::Target => match frame.aim {
                Aim::Model(m) => 1 << m,
                Aim::Healed(m) if self.heals() => 1 << m,
                // DUE-361: an area Effect applies to the Models in the Room that it may affect.
                Aim::Room(space) => members(self.s.models_in(space as usize))
                    .filter(|&m| self.affected(m))
                    .map(|m| 1 << m)
                    .sum(),
                Aim::Nothing | Aim::Dummy | Aim::Healed(_) | Aim::Gone(_) => 0,
            },
            Who::You => self.figure().map_or(0, |mage| 1 << mage),
            Who::It => {
                if frame.it == NONE {
                    0
                } else {
                    1 << frame.it
                }
            }
            Who::ThatMage => {
                if frame.that_mage == NONE {
                    0
                } else {
                    1 << frame.that_mage
                }
            }
            Who::ThatModel => {
                if frame.that_model == NONE {
                    0
                } else {
                    1 << frame.that_model
                }
            }
            Who::Crown => 1 << self.s.crown.0,
            Who::Each(filter) => self.fitting(filter),
            Who::InRoom(at) => members(self.spaces(at))
                .flat_map(|space| members(self.s.models_in(space)))
                .filter(|&m| self.affected(m))
                .fold(0, |mask, m| mask | 1 << m),
        };
        mask & !frame.immune
    }

    /// Of these Models, those that an Effect can reach: Mages in a Cell only by Events and Quests
    /// (DUE-379, DUE-201, DUE-760).
    pub fn reachable(&self, mask: Models) -> Models {
        let cells = match self.s.top().source {
            Source::Event(_) | Source::Jinx(_) => true,
            Source::Quest(_) => !self.game.edition.quests.own,
            _ => false,
        };
        let oneself = |m: usize| self.game.edition.effects.oneself_in_cell && Some(m) == self.figure();
        members(mask)
            .filter(|&m| {
                self.s.room_of(m).is_some() || ((cells || oneself(m)) && self.s.models[m].at.is_cell())
            })
            .map(|m| 1 << m)
            .sum()
    }

    /// The Rooms a text speaks of.
    pub fn spaces(&self, at: Where) -> Spaces {
        let frame = self.s.top();
        let of = |model: u8| {
            if model == NONE { 0 } else { self.s.room_of(model as usize).map_or(0, |space| 1 << space) }
        };
        match at {
            Where::Target => match frame.aim {
                Aim::Room(space) => 1 << space,
                // DUE-603, DUE-953: without a target Room, the Room you are in.
                _ => self.figure().map_or(0, |mage| of(mage as u8)),
            },
            Where::Here => self.figure().map_or(0, |mage| of(mage as u8)),
            Where::Of(RoomOf::Target) => match frame.aim {
                Aim::Model(m) | Aim::Healed(m) => of(m),
                Aim::Room(space) => 1 << space,
                _ => 0,
            },
            Where::Of(RoomOf::It) => of(frame.it),
            Where::Of(RoomOf::ThatMage) => of(frame.that_mage),
            Where::ThatRoom => {
                if frame.that_room == NONE {
                    0
                } else {
                    1 << frame.that_room
                }
            }
            Where::OfEachMage => (0..self.each_mages()).map(|m| of(m as u8)).fold(0, |a, b| a | b),
            Where::Each => self.game.shape.all(),
            Where::Colour(colour) => {
                members(self.game.shape.all()).filter(|&r| self.colour(r) == colour).map(|r| 1 << r).sum()
            }
            Where::Colours(a, b) => self.spaces(Where::Colour(a)) | self.spaces(Where::Colour(b)),
            Where::Named(base) => {
                members(self.game.shape.all()).filter(|&r| self.tile(r).base == base).map(|r| 1 << r).sum()
            }
            // Before the target leaves, it is where it is: who would be affected there is asked before the sentence.
            Where::TargetWas => match frame.aim {
                _ if frame.target_was != NONE => 1 << frame.target_was,
                Aim::Model(m) => of(m),
                _ => 0,
            },
            Where::AdjacentToThat => {
                if frame.that_room == NONE {
                    0
                } else {
                    self.game.shape.adjacent(frame.that_room as usize)
                }
            }
        }
    }

    /// The Mages that "each Mage" means; an Event does not mean the Avatar (REB-878).
    fn each_mages(&self) -> usize {
        let event = matches!(self.s.top().source, Source::Event(_));
        if event { self.game.seats } else { self.game.mages }
    }

    /// How many times a text means a Room: the Room of each Mage is one Room for each of them (DUE-205).
    pub fn times_meant(&self, at: Where, space: usize) -> u8 {
        let there = |m: &usize| self.s.room_of(*m) == Some(space);
        if at == Where::OfEachMage { (0..self.each_mages()).filter(there).count() as u8 } else { 1 }
    }

    /// The colour of the Room on a space.
    pub fn colour(&self, space: usize) -> Colour {
        self.game.content.rooms[self.s.rooms[space].tile].colour
    }

    /// The Rooms that may be chosen.
    pub fn room_choice(&self, choice: RoomChoice) -> Spaces {
        match choice {
            RoomChoice::Near(Range::Anywhere, _) => self.game.shape.all(),
            RoomChoice::Near(range, from) => {
                self.centre(from).map_or(0, |space| self.game.shape.within(space, range))
            }
            RoomChoice::Colour(colour) => self.spaces(Where::Colour(colour)),
            RoomChoice::Colours(a, b) => self.spaces(Where::Colours(a, b)),
            RoomChoice::NextToCell => self.figure().map_or(0, |mage| self.doors(mage)),
            RoomChoice::With(archetype) => self.rooms_with(archetype),
        }
    }

    /// The legal Models for a target, and whether it is a Model at all.
    fn target_models(&self, target: Target) -> Models {
        let (kind, range) = match target {
            Target::Model(range) => (Kind::Model, range),
            Target::Mage(range) => (Kind::Mage, range),
            Target::Evocation(range) => (Kind::Evocation, range),
            _ => return 0,
        };
        self.fitting(Filter {
            kind,
            whose: Whose::Affected,
            near: match range {
                // REB-532: a Cell has no distance, but what needs none works from it.
                Range::Anywhere => None,
                range => Some((range, From::Body)),
            },
            not_body: true,
            ..Filter::ANY
        })
    }

    /// Chooses the target of the Effect (DUE-356 to DUE-364, DUE-375).
    pub fn aim(&mut self, target: Target) -> Flow {
        let aim = match (target, self.answer()) {
            (Target::Special | Target::Yourself, _) => {
                if let (Target::Yourself, Some(mage)) = (target, self.figure()) {
                    self.s.top_mut().aim = Aim::Model(mage as u8);
                }
                return Flow::Next;
            }
            (Target::Room(range), None) => {
                let mut spaces = self.room_choice(RoomChoice::Near(range, From::Body));
                if self.avatar_acts() && spaces != 0 {
                    spaces = self.preferred(spaces, true);
                }
                match spaces.count_ones() {
                    0 => return Flow::Next,
                    1 => Aim::Room(spaces.trailing_zeros() as u8),
                    _ => {
                        let flow = self.ask_you(Question::Target, 0, false);
                        self.s.ask.also = spaces;
                        return flow;
                    }
                }
            }
            (_, None) => {
                let models = self.target_models(target);
                match self.target_of(models) {
                    Ok(aim) => aim,
                    Err(flow) => return flow,
                }
            }
            (_, Some(Choice::Room(space))) => Aim::Room(space),
            (_, Some(Choice::Model(m))) => self.aimed(m),
            (_, Some(_)) => Aim::Dummy,
        };
        self.take_aim(aim);
        Flow::Next
    }

    /// The target is chosen; whoever it is may answer.
    /// The target among these Models, or the question for it. The Avatar goes by its Priority, and never takes a Dummy
    /// Model instead (REB-953, REB-958).
    fn target_of(&mut self, mut models: Models) -> Result<Aim, Flow> {
        if models == 0 {
            return Ok(Aim::Dummy);
        }
        let avatar = self.avatar_acts();
        if avatar {
            models = self.preferred(models, false);
            if models.count_ones() == 1 {
                return Ok(Aim::Model(models.trailing_zeros() as u8));
            }
        }
        Err(self.ask_you(Question::Target, models, !avatar))
    }

    fn take_aim(&mut self, aim: Aim) {
        self.s.top_mut().aim = aim;
        let frame = *self.s.top();
        if let (Aim::Model(m), Some((kind, _))) = (aim, self.game.spell_of(frame.source)) {
            let by = self.actor(frame.you());
            self.s.note(Fact::Targeted { by, model: m, kind, about: false });
            if (m as usize) < SEATS {
                self.s.top_mut().record.warned |= 1 << m;
            }
        }
        let game = self.game;
        let s = &*self.s;
        self.log.tell(kernel::Audience::All, || Event::Targets {
            source: game.source_id(s, frame.source),
            target: game.aim_id(s, aim),
        });
    }

    /// The text chooses the target: a Model that fits, or a Dummy Model (REB-540).
    pub fn aim_at(&mut self, filter: Filter) -> Flow {
        let aim = match self.answer() {
            Some(Choice::Model(m)) if filter.whose == Whose::Affected => self.aimed(m),
            Some(Choice::Model(m)) => Aim::Model(m),
            Some(_) => Aim::Dummy,
            None => {
                let models = self.fitting(filter);
                match self.target_of(models) {
                    Ok(aim) => aim,
                    Err(flow) => return flow,
                }
            }
        };
        self.take_aim(aim);
        self.done(aim != Aim::Dummy)
    }

    /// The text names the target (REB-529).
    pub fn aim_who(&mut self, who: Who) -> Flow {
        let aim = members(self.reachable(self.who(who))).next().map_or(Aim::Dummy, |m| Aim::Model(m as u8));
        self.take_aim(aim);
        self.done(aim != Aim::Dummy)
    }

    /// The text names the target Room.
    pub fn aim_where(&mut self, at: Where) -> Flow {
        let aim = members(self.spaces(at)).next().map_or(Aim::Nothing, |space| Aim::Room(space as u8));
        self.take_aim(aim);
        self.done(aim != Aim::Nothing)
    }

    /// Do the caster's other Revealed Spells show these Elements, each by a different Spell (REB-821)?
    pub fn enhanced(&self, elements: [u8; 7]) -> bool {
        let frame = self.s.top();
        let Some(seat) = frame.you().seat() else { return false };
        let mage = &self.s.mages[seat.index()];
        let mut shown = [0u8; 8];
        for slot in (0..4).filter(|&k| mage.slots[k] == Slot::Revealed && k as u8 != frame.slot) {
            if let Some(card) = self.s.slot_card(seat, slot) {
                let side = self.game.content.side(self.s.cards.face(card), mage.sides[slot]);
                shown[side.element as usize] += 1;
            }
        }
        let missing: u8 = (0..7).map(|e| elements[e].saturating_sub(shown[e])).sum();
        missing <= shown[Element::Any as usize]
    }

    /// How many Revealed Spells of the seat show one of these Elements.
    pub fn symbols(&self, seat: Seat, elements: u8) -> usize {
        self.revealed(seat, |_, e| e == Element::Any || elements & (1 << e as u8) != 0)
    }

    /// Chooses one Model, which becomes "it"; nothing if none fits.
    pub fn pick(&mut self, filter: Filter) -> Flow {
        match self.answer() {
            None => {
                let mut models = self.fitting(filter);
                let avatar = self.avatar_acts();
                if avatar && models != 0 {
                    models = self.preferred(models, false);
                }
                match models.count_ones() {
                    0 => {
                        self.s.top_mut().it = NONE;
                        self.skip("no-model", self.game.edition.cites.skipped)
                    }
                    _ if filter.icon && self.aiming().effects.dummy_picks && !avatar => {
                        let flow = self.ask_you(Question::Pick, models, true);
                        self.s.ask.extra = true;
                        flow
                    }
                    1 => {
                        self.s.top_mut().it = models.trailing_zeros() as u8;
                        self.done(true)
                    }
                    _ => self.ask_you(Question::Pick, models, false),
                }
            }
            Some(Choice::Model(m)) => {
                self.s.top_mut().it = m;
                self.done(true)
            }
            Some(_) => {
                self.s.top_mut().it = NONE;
                self.done(false)
            }
        }
    }

    /// Chooses one Room, which becomes "that Room".
    pub fn pick_room(&mut self, choice: RoomChoice) -> Flow {
        match self.answer() {
            None => {
                let mut spaces = self.room_choice(choice);
                if self.avatar_acts() && spaces != 0 {
                    spaces = self.preferred(spaces, true);
                }
                self.pick_space(spaces)
            }
            answer => self.picked_space(answer),
        }
    }

    /// A Room to move toward: the Avatar goes to the nearest (REB-907).
    pub fn pick_nearest(&mut self, choice: RoomChoice) -> Flow {
        match (self.answer(), self.centre(From::Body)) {
            (None, Some(here)) => {
                let mut spaces = self.room_choice(choice);
                if self.avatar_acts() {
                    spaces = self.weigh(spaces, here, &[Criterion::Nearest], true);
                }
                self.pick_space(spaces)
            }
            (answer, _) => self.picked_space(answer),
        }
    }

    fn pick_space(&mut self, spaces: Spaces) -> Flow {
        match spaces.count_ones() {
            0 => {
                self.s.top_mut().that_room = NONE;
                self.skip("no-room", self.game.edition.cites.skipped)
            }
            1 => {
                self.s.top_mut().that_room = spaces.trailing_zeros() as u8;
                self.done(true)
            }
            _ => self.ask_you(Question::PickRoom, spaces, false),
        }
    }

    fn picked_space(&mut self, answer: Option<Choice>) -> Flow {
        let Some(Choice::Room(space)) = answer else { return self.done(false) };
        self.s.top_mut().that_room = space;
        self.done(true)
    }
}
