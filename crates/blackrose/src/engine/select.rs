//! Which Models and Rooms a text speaks of.

use crate::cards::Face;
use crate::cubes::Party;
use crate::editions::{EDITIONS, Edition, Immunity};
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::*;
use crate::limits::{FRAMES, SEATS};
use crate::lodge::{Range, Space, Spaces};
use crate::state::{Aim, Fact, Lies, Model, Slot, Source};
use kernel::Seat;
use kernel::small::{Nth, count};

/// One's own Evocations anywhere in the Lodge.
pub const OWN_EVOCATIONS: Filter = Filter { kind: Kind::Evocation, whose: Whose::Yours, ..Filter::ANY };

impl Run<'_, '_> {
    /// Is the Model of this kind?
    pub fn is_kind(&self, model: Nth<Model>, kind: Kind) -> bool {
        match kind {
            Kind::Model => true,
            Kind::Mage => Model::is_mage(model),
            Kind::Evocation => self.s.is_evocation(model),
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
            return Models::EMPTY;
        }
        let mut found = Models::EMPTY;
        // REB-878: Events that speak of Models do not mean the Avatar.
        let mages = if matches!(frame.source, Source::Event(_)) { self.game.seats } else { self.game.mages };
        for m in self.s.evocations() | Models::first(mages) {
            let model = &self.s.models[m];
            let there = match model.at.as_room() {
                Some(space) => centre.is_none_or(|(from, range)| self.game.shape.reaches(from, space, range)),
                None => filter.cells && model.at.is_cell(),
            };
            let owner = match filter.whose {
                Whose::Anyone => true,
                Whose::Affected => self.affected(m),
                Whose::Others => self.others(m),
                Whose::Yours => model.owner == you && (you != Party::ROSE || model.assigned.is_none()),
                Whose::Targets => {
                    matches!(frame.aim, Aim::Model(t) if self.s.models[t].owner == model.owner
                        && self.game.owner_of(self.s, t) == self.game.owner_of(self.s, m))
                }
                Whose::ThatMages => {
                    frame.that_mage.is_some() && self.game.owner_of(self.s, m) == frame.that_mage
                }
                Whose::AssignedToTarget => matches!(frame.aim, Aim::Model(t) if model.assigned == Some(t)),
            };
            let only = match filter.only {
                Only::All => true,
                Only::NotTarget => frame.aim.model() != Some(m),
                Only::DamagedByThis => frame.dealt[m.index()] > 0,
                Only::Unconverted => !frame.record.converted.contains(m),
                Only::WithoutRoseDamage => model.damage.count(Party::ROSE) == 0,
                Only::HealthAtMost(n) => self.health(m) <= usize::from(n),
                Only::Upgraded => model.upgrade.is_some(),
                Only::Hurt => !model.damage.is_empty(),
                Only::Foe => self.may_hurt(you, m),
                Only::Richest => {
                    let power = |mage: Nth<Model>| self.s.power[self.game.side_of(mage).index()];
                    Model::is_mage(m) && Nth::all(mages).all(|other| power(other) <= power(m))
                }
                Only::MostOnYou => {
                    let bar = self.figure().map(|you| self.s.models[you].damage);
                    let mine = |mage: Nth<Model>| bar.map_or(0, |bar| bar.count(self.game.side_of(mage)));
                    let others = Nth::all(mages).filter(|mage| Some(*mage) != self.figure());
                    mine(m) > 0 && others.map(mine).max() == Some(mine(m))
                }
                Only::Attackable => frame.body.is_some_and(|body| self.attackable(body, you).contains(m)),
            };
            let known = || {
                let target = matches!(frame.aim, Aim::Model(t) | Aim::Gone(t) if t == m);
                target || frame.it == Some(m) || frame.record.chosen.contains(m) || frame.dealt[m.index()] > 0
            };
            let out = (filter.not_it && frame.it == Some(m))
                || (filter.not_body && frame.body == Some(m))
                || (filter.fresh && known());
            if there && owner && only && !out && self.is_kind(m, filter.kind) {
                found.insert(m);
            }
        }
        found - frame.immune
    }

    /// May an Effect of "you" that is not aimed at yourself affect the Model (DUE-365, DUE-480)?
    pub fn affected(&self, model: Nth<Model>) -> bool {
        let frame = self.s.top();
        let you = frame.you();
        match self.aiming().effects.immunity {
            // The Avatar does nothing to itself; the Black Rose alone affects everybody.
            _ if you == Party::ROSE => !(self.game.is_avatar(model) && frame.body == Some(model)),
            Immunity::Wide => self.others(model) || (!Model::is_mage(model) && self.heals()),
            // REB-517, REB-518: never the caster's Mage.
            Immunity::Damage => frame.body != Some(model) && frame.you.as_model() != model,
            Immunity::Harm => true,
        }
    }

    /// Is the Model neither "you" nor one of yours, nor the one that applies the Effect?
    fn others(&self, model: Nth<Model>) -> bool {
        let frame = self.s.top();
        self.s.models[model].owner != frame.you() && frame.body != Some(model)
    }

    /// Does the instruction at hand heal, or is it the choice of whom to heal (DUE-915)?
    fn heals(&self) -> bool {
        let code = &self.game.code[usize::from(self.s.top().pc())..];
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
                let lent = self.game.content.spells[usize::from(face)].lent;
                lent.map_or(self.game.edition, |edition| EDITIONS[usize::from(edition)])
            }
            _ => self.game.edition,
        }
    }

    /// A Model is chosen as the target; one's own may be open only to healing (DUE-915).
    fn aimed(&self, model: Nth<Model>) -> Aim {
        let wide = self.aiming().effects.immunity == Immunity::Wide && self.s.top().you() != Party::ROSE;
        if wide && !self.others(model) { Aim::Healed(model) } else { Aim::Model(model) }
    }

    /// The space from which a range is measured.
    pub fn centre(&self, from: From) -> Option<Space> {
        let frame = self.s.top();
        let model = match from {
            From::Body if frame.origin.is_some() => return frame.origin,
            From::TargetWas => return self.spaces(Where::TargetWas).lowest(),
            From::Last => return frame.that_room.or_else(|| self.spaces(Where::TargetWas).lowest()),
            From::Body => frame.body,
            From::It => frame.it,
            From::Target => match frame.aim {
                Aim::Room(space) => return Some(space),
                aim => aim.model(),
            },
        };
        model.and_then(|model| self.s.room_of(model))
    }

    /// The Models a text speaks of.
    pub fn who(&self, who: Who) -> Models {
        let frame = self.s.top();
        let mask = match who {
            Who::Target => match frame.aim {
                Aim::Model(m) => m.into(),
                Aim::Healed(m) if self.heals() => m.into(),
                // DUE-361: an area Effect applies to the Models in the Room that it may affect.
                Aim::Room(space) => self.s.models_in(space).filter(|m| self.affected(m)),
                Aim::Nothing | Aim::Dummy | Aim::Healed(_) | Aim::Gone(_) => Models::EMPTY,
            },
            Who::You => self.figure().into(),
            Who::It => frame.it.into(),
            Who::ThatMage => frame.that_mage.into(),
            Who::ThatModel => frame.that_model.into(),
            Who::TargetsOwner => self.targets_owner().into(),
            Who::Crown => Nth::from(self.s.crown).into(),
            Who::Each(filter) => self.fitting(filter),
            Who::InRooms(kind, everybody, at) => self
                .spaces(at)
                .iter()
                .flat_map(|space| self.s.models_in(space))
                .filter(|m| (everybody || self.affected(*m)) && self.is_kind(*m, kind))
                .collect(),
            Who::MobileIn(kind, everybody, at) => self.mobile(self.who(Who::InRooms(kind, everybody, at))),
            Who::SparedIn(kind, at) => {
                self.who(Who::InRooms(kind, false, at)) - self.s.top().record.converted
            }
        };
        mask - frame.immune
    }

    /// The Mage who owns the target.
    fn targets_owner(&self) -> Option<Nth<Model>> {
        self.s.top().aim.model().and_then(|target| self.game.owner_of(self.s, target))
    }

    /// Of these Models, those that an Effect can reach: Mages in a Cell only by Events and Quests
    /// (DUE-379, DUE-201, DUE-760).
    pub fn reachable(&self, mask: Models) -> Models {
        let cells = match self.s.top().source {
            Source::Event(_) | Source::Jinx(_) => true,
            Source::Quest(_) => !self.game.edition.quests.own,
            _ => false,
        };
        let oneself = |m: Nth<Model>| self.game.edition.effects.oneself_in_cell && Some(m) == self.figure();
        mask.filter(|m| {
            self.s.room_of(m).is_some() || ((cells || oneself(m)) && self.s.models[m].at.is_cell())
        })
    }

    /// The Rooms a text speaks of.
    pub fn spaces(&self, at: Where) -> Spaces {
        let frame = self.s.top();
        let of = |model: Option<Nth<Model>>| Spaces::from(model.and_then(|model| self.s.room_of(model)));
        match at {
            Where::Target => match frame.aim {
                Aim::Room(space) => space.into(),
                // DUE-603, DUE-953: without a target Room, the Room you are in.
                _ => of(self.figure()),
            },
            // CLA-313, CLA-552: what a Room activated from afar does, it does there.
            Where::Here if self.game.edition.is_standing() && frame.origin.is_some() => frame.origin.into(),
            Where::Here => of(self.figure()),
            Where::Of(RoomOf::Target) => match frame.aim {
                Aim::Room(space) => space.into(),
                aim => of(aim.model()),
            },
            Where::Of(RoomOf::It) => of(frame.it),
            Where::Of(RoomOf::ThatMage) => of(frame.that_mage),
            Where::Of(RoomOf::TargetsOwner) => of(self.targets_owner()),
            Where::ThatRoom => frame.that_room.into(),
            Where::OfEachMage => Nth::all(self.each_mages()).filter_map(|m| self.s.room_of(m)).collect(),
            Where::Each => self.game.shape.all(),
            Where::Colour(colour) => self.game.shape.all().filter(|r| self.colour(r) == colour),
            Where::Colours(a, b) => self.spaces(Where::Colour(a)) | self.spaces(Where::Colour(b)),
            Where::Named(base) => self.game.shape.all().filter(|r| self.tile(r).base == base),
            // Before the target leaves, it is where it is: who would be affected there is asked before the sentence.
            Where::TargetWas => match frame.aim {
                _ if frame.target_was.is_some() => frame.target_was.into(),
                Aim::Model(m) => of(Some(m)),
                _ => Spaces::EMPTY,
            },
            Where::NamedColour => self.of_named_colour(),
            Where::AdjacentToThat => {
                frame.that_room.map_or(Spaces::EMPTY, |space| self.game.shape.adjacent(space))
            }
        }
    }

    /// The Mages that "each Mage" means; an Event does not mean the Avatar (REB-878).
    fn each_mages(&self) -> usize {
        let event = matches!(self.s.top().source, Source::Event(_));
        if event { self.game.seats } else { self.game.mages }
    }

    /// How many times a text means a Room: the Room of each Mage is one Room for each of them (DUE-205).
    pub fn times_meant(&self, at: Where, space: Space) -> u8 {
        let there = |m: &Nth<Model>| self.s.room_of(*m) == Some(space);
        if at == Where::OfEachMage { count(Nth::all(self.each_mages()).filter(there).count()) } else { 1 }
    }

    /// The colour of the Room on a space.
    pub fn colour(&self, space: Space) -> Colour {
        self.game.colour_of(self.s, space)
    }

    /// The Rooms that may be chosen.
    pub fn room_choice(&self, choice: RoomChoice) -> Spaces {
        match choice {
            RoomChoice::Near(Range::Anywhere, _) => self.game.shape.all(),
            RoomChoice::Near(range, from) => {
                self.centre(from).map_or(Spaces::EMPTY, |space| self.game.shape.within(space, range))
            }
            RoomChoice::Colour(colour) => self.spaces(Where::Colour(colour)),
            RoomChoice::Colours(a, b) => self.spaces(Where::Colours(a, b)),
            RoomChoice::NextToCell => self.figure().map_or(Spaces::EMPTY, |mage| self.doors(mage)),
            RoomChoice::With(archetype) => self.rooms_with(archetype),
            RoomChoice::NextToTarget { but } => {
                let next = self.spaces(Where::Target).lowest().map(|space| self.game.shape.adjacent(space));
                let barred = |space: Space| but && (self.tile(space).centre || self.tile(space).throne);
                next.unwrap_or(Spaces::EMPTY).filter(|space| !barred(space))
            }
            RoomChoice::MostUnstable => {
                let instability =
                    |space: Space| self.s.rooms[space].counts().iter().map(|n| u32::from(*n)).sum::<u32>();
                let most = self.game.shape.all().iter().map(instability).max().unwrap_or(0);
                self.game.shape.all().filter(|space| most > 0 && instability(space) == most)
            }
            RoomChoice::NotColour(colour) => {
                self.game.shape.all().filter(|space| self.colour(space) != colour)
            }
            RoomChoice::Copied => {
                let there = self.spaces(Where::Target);
                (self.game.shape.all() - there).filter(|space| !self.tile(space).centre)
            }
            RoomChoice::Holding(kind) => {
                let there = |space: Space| self.s.models_in(space).iter().any(|m| self.is_kind(m, kind));
                self.game.shape.all().filter(there)
            }
        }
    }

    /// The legal Models for a target, and whether it is a Model at all.
    fn target_models(&self, target: Target) -> Models {
        let (kind, range) = match target {
            Target::Model(range) => (Kind::Model, range),
            Target::Mage(range) => (Kind::Mage, range),
            Target::Evocation(range) => (Kind::Evocation, range),
            _ => return Models::EMPTY,
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

    /// The Models that the Spell which is answered could be aimed at.
    fn other_targets(&mut self) -> Models {
        let Some(at) = self.interrupted(Interrupted::Spell) else { return Models::EMPTY };
        let spell = self.s.stack[at];
        let Source::Spell(face, side) = spell.source else { return Models::EMPTY };
        let printed = self.game.content.side(Face(face), side);
        let text = self.game.code[usize::from(printed.code)..].iter().take_while(|op| **op != Op::End);
        let aims = text.copied().find(|op| matches!(op, Op::Aim(_) | Op::AimAt(_) | Op::AimWho(_)));
        if self.s.stack.len() == FRAMES {
            return Models::EMPTY;
        }
        self.s.stack.push(spell);
        let models = match aims {
            Some(Op::AimAt(filter)) => self.fitting(filter),
            Some(Op::Aim(target)) => self.target_models(target),
            _ => self.target_models(printed.target),
        };
        self.s.stack.pop();
        models
    }

    /// Chooses the target of the Effect (DUE-356 to DUE-364, DUE-375).
    pub fn aim(&mut self, target: Target) -> Flow {
        let aim = match (target, self.answer()) {
            (Target::Special | Target::Yourself, _) => {
                if let (Target::Yourself, Some(mage)) = (target, self.figure()) {
                    self.s.top_mut().aim = Aim::Model(mage);
                }
                return Flow::Next;
            }
            (Target::Room(range), None) => {
                let mut spaces = self.room_choice(RoomChoice::Near(range, From::Body));
                if self.avatar_acts() && !spaces.is_empty() {
                    spaces = self.preferred_rooms(spaces);
                }
                match (spaces.only(), spaces.is_empty()) {
                    (Some(space), _) => Aim::Room(space),
                    (None, true) => return Flow::Next,
                    (None, false) => {
                        return self.ask_you(Question::Target, spaces, false);
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
        let dummies = self.aiming().effects.dummies;
        if models.is_empty() {
            return Ok(if dummies { Aim::Dummy } else { Aim::Nothing });
        }
        // CLA-456: where there is no Dummy Model, the only one is the target.
        if let Some(only) = models.only().filter(|_| !dummies) {
            return Ok(self.aimed(only));
        }
        let avatar = self.avatar_acts();
        if avatar {
            models = self.preferred(models);
            if let Some(model) = models.only() {
                return Ok(Aim::Model(model));
            }
        }
        Err(self.ask_you(Question::Target, models, dummies && !avatar))
    }

    fn take_aim(&mut self, aim: Aim) {
        self.s.top_mut().aim = aim;
        let frame = *self.s.top();
        if let (Aim::Model(m), Some((kind, _))) = (aim, self.game.spell_of(frame.source)) {
            let by = self.actor(frame.you());
            self.s.note(Fact::Targeted { by, model: m, kind, about: false });
            if let Some(seat) = m.seat(SEATS) {
                let record = &mut self.s.top_mut().record;
                record.warned = record.warned.with(seat);
            }
        }
        if let (Aim::Room(space), Some((kind, _))) = (aim, self.game.spell_of(frame.source))
            && self.game.edition.answers.in_areas
        {
            self.note_targets_in(space, kind);
        }
        let game = self.game;
        let s = &*self.s;
        self.log.tell(kernel::Audience::All, || Event::Targets {
            source: game.source_id(s, frame.source),
            target: game.aim_id(s, aim),
        });
    }

    /// A Spell that targets a Room targets the Mages in it (CLA-713).
    fn note_targets_in(&mut self, space: Space, kind: SpellType) {
        let by = self.actor(self.s.top().you());
        for model in self.s.models_in(space) & Model::MAGES {
            if model == by.as_model() {
                continue;
            }
            self.s.note(Fact::Targeted { by, model, kind, about: false });
            if let Some(seat) = model.seat(SEATS) {
                let record = &mut self.s.top_mut().record;
                record.warned = record.warned.with(seat);
            }
        }
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
        self.done(!matches!(aim, Aim::Dummy | Aim::Nothing))
    }

    /// The text names the target (REB-529).
    pub fn aim_who(&mut self, who: Who) -> Flow {
        let aim = self.reachable(self.who(who)).lowest().map_or(Aim::Dummy, Aim::Model);
        self.take_aim(aim);
        self.done(aim != Aim::Dummy)
    }

    /// The text names the target Room.
    pub fn aim_where(&mut self, at: Where) -> Flow {
        let aim = self.spaces(at).lowest().map_or(Aim::Nothing, Aim::Room);
        self.take_aim(aim);
        self.done(aim != Aim::Nothing)
    }

    /// Do the caster's other Revealed Spells show these Elements, each by a different Spell (REB-821)?
    pub fn enhanced(&self, elements: [u8; 7]) -> bool {
        let frame = self.s.top();
        let Some(seat) = frame.you().seat() else { return false };
        let mage = &self.s.mages[seat.index()];
        let mut shown = [0u8; 8];
        for slot in (0..4).filter(|&k| mage.slots[k] == Slot::Revealed && Lies::slot(count(k)) != frame.lies)
        {
            if let Some(card) = self.s.slot_card(seat, slot) {
                let side = self.game.content.side(self.s.cards.face(card), mage.sides[slot]);
                shown[mage.named[slot].unwrap_or(side.element).index()] += 1;
            }
        }
        let missing: u8 = (0..7).map(|e| elements[e].saturating_sub(shown[e])).sum();
        missing <= shown[Element::Any.index()]
    }

    /// How many Revealed Spells of the seat show one of these Elements.
    pub fn symbols(&self, seat: Seat, elements: u8) -> usize {
        self.revealed(seat, |_, e| e == Element::Any || elements & e.bit() != 0)
    }

    /// Chooses one Model, which becomes "it"; nothing if none fits.
    pub fn pick(&mut self, filter: Filter) -> Flow {
        if let (Only::Attackable, Some(body)) = (filter.only, self.s.top().body)
            && (self.s.top().step == 1 || self.attacks_room(body) || self.instead_of_attacking(body) != 0)
        {
            let models = self.fitting(filter);
            return self.pick_prey(body, models);
        }
        match self.answer() {
            None => {
                let mut models = self.fitting(filter);
                let avatar = self.avatar_acts();
                if avatar && !models.is_empty() {
                    models = self.preferred(models);
                }
                // The new target of a Spell is one that it could have had.
                let next = self.game.code[usize::from(self.s.top().pc()) + 1];
                if matches!(next, Op::Redirect(_)) {
                    models &= self.other_targets();
                }
                match models.only() {
                    None if models.is_empty() => {
                        self.s.top_mut().it = None;
                        self.skip("no-model", self.game.edition.cites.skipped)
                    }
                    _ if filter.icon && self.aiming().effects.dummy_picks && !avatar => {
                        self.ask_you(Question::Pick, Among::ModelsOrDummy(models), true)
                    }
                    Some(only) => self.picked(filter, only),
                    None => self.ask_you(Question::Pick, models, false),
                }
            }
            Some(Choice::Model(m)) => self.picked(filter, m),
            Some(_) => {
                self.s.top_mut().it = None;
                self.done(false)
            }
        }
    }

    fn picked(&mut self, filter: Filter, model: Nth<Model>) -> Flow {
        let frame = self.s.top_mut();
        frame.it = Some(model);
        if filter.fresh {
            frame.record.chosen.insert(model);
        }
        self.done(true)
    }

    /// Chooses one Room, which becomes "that Room".
    pub fn pick_room(&mut self, choice: RoomChoice) -> Flow {
        match self.answer() {
            None => {
                let mut spaces = self.room_choice(choice);
                // CLA-553: a Room that is chosen to be activated has its token.
                let next = self.game.code[usize::from(self.s.top().pc()) + 1];
                let opens = next == Op::ActivateRoom { at: Where::ThatRoom, again: false };
                if opens && self.game.edition.is_standing() {
                    spaces = spaces.filter(|space| !self.game.closed(self.s, space));
                }
                // CLA-574: what lies in ruins is not destroyed again.
                if matches!(next, Op::Destroy { .. }) {
                    spaces = spaces.filter(|space| !self.s.rooms[space].turned);
                }
                if self.avatar_acts() && !spaces.is_empty() {
                    spaces = self.preferred_rooms(spaces);
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
                    spaces = self.weigh_rooms(spaces, here, &[Criterion::Nearest]);
                }
                self.pick_space(spaces)
            }
            (answer, _) => self.picked_space(answer),
        }
    }

    fn pick_space(&mut self, spaces: Spaces) -> Flow {
        match spaces.only() {
            None if spaces.is_empty() => {
                self.s.top_mut().that_room = None;
                self.skip("no-room", self.game.edition.cites.skipped)
            }
            Some(only) => {
                self.s.top_mut().that_room = Some(only);
                self.done(true)
            }
            None => self.ask_you(Question::PickRoom, spaces, false),
        }
    }

    fn picked_space(&mut self, answer: Option<Choice>) -> Flow {
        let Some(Choice::Room(space)) = answer else { return self.done(false) };
        self.s.top_mut().that_room = Some(space);
        self.done(true)
    }
}
