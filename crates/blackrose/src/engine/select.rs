//! Which Models and Rooms a text speaks of, and how many of something there are.

use crate::cards::Zone;
use crate::cubes::Party;
use crate::editions::Immunity;
use crate::engine::ask::{Choice, Question};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::*;
use crate::limits::{BOARD, MODELS, SEATS};
use crate::lodge::{Range, Spaces, members};
use crate::state::{Aim, Fact, NONE, Slot, Source};
use kernel::Seat;

/// One's own Evocations anywhere in the Lodge.
pub const OWN_EVOCATIONS: Filter = Filter { kind: Kind::Evocation, whose: Whose::Yours, ..Filter::ANY };

impl Run<'_, '_> {
    /// Is the Model of this kind?
    fn is_kind(&self, model: usize, kind: Kind) -> bool {
        let evocation = self.s.models[model].kind;
        match kind {
            Kind::Model => true,
            Kind::Mage => model < SEATS,
            Kind::Evocation => model >= SEATS,
            Kind::Archetype(a) => {
                model >= SEATS && self.game.content.evocations[evocation as usize].archetypes & (1 << a) != 0
            }
            Kind::Named(k) => model >= SEATS && evocation == k,
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
                Only::NotTarget => frame.aim != Aim::Model(m as u8),
                Only::DamagedByThis => frame.dealt[m] > 0,
                Only::Unconverted => frame.record.converted & (1 << m) == 0,
                Only::WithoutRoseDamage => model.damage.count(Party::ROSE) == 0,
                Only::HealthAtMost(n) => self.health(m) <= n as usize,
                Only::Upgraded => model.upgrade != NONE,
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
        match self.game.edition.immunity {
            // The Avatar does nothing to itself; the Black Rose alone affects everybody.
            _ if you == Party::ROSE => !(self.game.is_avatar(model) && frame.body as usize == model),
            Immunity::Wide => self.s.models[model].owner != you && frame.body as usize != model,
            // REB-517, REB-518: never the caster's Mage.
            Immunity::Damage => frame.body as usize != model && frame.you as usize != model,
        }
    }

    /// The space from which a range is measured.
    pub fn centre(&self, from: From) -> Option<usize> {
        let frame = self.s.top();
        let model = match from {
            From::Body if frame.origin != NONE => return Some(frame.origin as usize),
            From::TargetWas => {
                return Some(frame.target_was).filter(|r| *r != NONE).map(usize::from);
            }
            From::Body => frame.body,
            From::It => frame.it,
            From::Target => match frame.aim {
                Aim::Model(m) => m,
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
                // DUE-361: an area Effect applies to the Models in the Room that it may affect.
                Aim::Room(space) => members(self.s.models_in(space as usize))
                    .filter(|&m| self.affected(m))
                    .map(|m| 1 << m)
                    .sum(),
                Aim::Nothing | Aim::Dummy | Aim::Gone(_) => 0,
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
            Source::Quest(_) => !self.game.edition.own_quests,
            _ => false,
        };
        let oneself = |m: usize| self.game.edition.oneself_in_cell && Some(m) == self.figure();
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
                Aim::Model(m) => of(m),
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
            Where::OfEachMage => {
                let event = matches!(frame.source, Source::Event(_));
                let mages = if event { self.game.seats } else { self.game.mages };
                (0..mages).map(|m| of(m as u8)).fold(0, |a, b| a | b)
            }
            Where::Each => self.game.shape.all(),
            Where::Colour(colour) => {
                members(self.game.shape.all()).filter(|&r| self.colour(r) == colour).map(|r| 1 << r).sum()
            }
            Where::Colours(a, b) => self.spaces(Where::Colour(a)) | self.spaces(Where::Colour(b)),
            Where::Named(base) => {
                members(self.game.shape.all()).filter(|&r| self.tile(r).base == base).map(|r| 1 << r).sum()
            }
            Where::TargetWas => {
                if frame.target_was == NONE {
                    0
                } else {
                    1 << frame.target_was
                }
            }
            Where::AdjacentToThat => {
                if frame.that_room == NONE {
                    0
                } else {
                    self.game.shape.adjacent(frame.that_room as usize)
                }
            }
        }
    }

    /// The colour of the Room on a space.
    pub fn colour(&self, space: usize) -> Colour {
        self.game.content.rooms[self.s.rooms[space].tile as usize].colour
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
                if models == 0 {
                    Aim::Dummy
                } else if self.avatar_acts() {
                    // REB-953: by its Priority, and never a Dummy Model instead (REB-958).
                    let models = self.preferred(models, false);
                    if models.count_ones() > 1 {
                        return self.ask_you(Question::Target, models, false);
                    }
                    Aim::Model(models.trailing_zeros() as u8)
                } else {
                    return self.ask_you(Question::Target, models, true);
                }
            }
            (_, Some(Choice::Room(space))) => Aim::Room(space),
            (_, Some(Choice::Model(m))) => Aim::Model(m),
            (_, Some(_)) => Aim::Dummy,
        };
        self.take_aim(aim);
        Flow::Next
    }

    /// The target is chosen; whoever it is may answer.
    fn take_aim(&mut self, aim: Aim) {
        self.s.top_mut().aim = aim;
        let frame = *self.s.top();
        if let (Aim::Model(m), Some((kind, _))) = (aim, self.game.spell_of(frame.source)) {
            let by = self.actor(frame.you());
            self.s.note(Fact::Targeted { by, model: m, kind, about: false });
            if (m as usize) < SEATS {
                self.s.top_mut().warned |= 1 << m;
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
            Some(Choice::Model(m)) => Aim::Model(m),
            Some(_) => Aim::Dummy,
            None => match self.fitting(filter) {
                0 => Aim::Dummy,
                models if self.avatar_acts() => {
                    let models = self.preferred(models, false);
                    if models.count_ones() > 1 {
                        return self.ask_you(Question::Target, models, false);
                    }
                    Aim::Model(models.trailing_zeros() as u8)
                }
                models => return self.ask_you(Question::Target, models, true),
            },
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
                    _ if filter.icon && self.game.edition.dummy_picks && !avatar => {
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
                    // REB-907: toward a colour is toward the nearest Room of it.
                    let moves = matches!(self.game.code[self.s.top().pc as usize + 1], Op::MoveToward(_));
                    let here = self.centre(From::Body);
                    spaces = match here.filter(|_| moves) {
                        Some(here) => self.weigh(spaces, here, &[Criterion::Nearest], true),
                        None => self.preferred(spaces, true),
                    };
                }
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
            Some(Choice::Room(space)) => {
                self.s.top_mut().that_room = space;
                self.done(true)
            }
            Some(_) => self.done(false),
        }
    }

    /// How many a quantity is now.
    pub fn quantity(&self, n: Quantity) -> u8 {
        match n {
            Quantity::Number(n) => n.max(0) as u8,
            Quantity::ForEach { n, per, count, max } => {
                let times = self.count(count) / per.max(1) as usize;
                (times * n.max(0) as usize).min(max.max(0) as usize) as u8
            }
            Quantity::Plus { base, n, per, count, max } => {
                base.max(0) as u8 + self.quantity(Quantity::ForEach { n, per, count, max })
            }
            Quantity::Same => self.s.top().amount,
            Quantity::SamePlus(n) => self.s.top().amount.saturating_add(n.max(0) as u8),
            Quantity::All => 99,
        }
    }

    /// How many of something there are.
    pub fn count(&self, count: Count) -> usize {
        let frame = self.s.top();
        let you = frame.you();
        let target = match frame.aim {
            Aim::Model(m) => Some(m as usize),
            _ => None,
        };
        let figure = self.figure();
        let here = || figure.and_then(|mage| self.s.room_of(mage));
        match count {
            Count::DamageOnTarget => target.map_or(0, |m| self.s.models[m].damage.len()),
            Count::DamageOnYou => figure.map_or(0, |mage| self.s.models[mage].damage.len()),
            Count::RoseDamageOnYou => figure.map_or(0, |mage| self.s.models[mage].damage.count(Party::ROSE)),
            Count::ArchetypeInLodge(a) => {
                members(self.s.evocations()).filter(|&m| self.is_kind(m, Kind::Archetype(a))).count()
            }
            Count::YourEvocations => self.game.own(self.s, you).count_ones() as usize,
            Count::YourInstabilityHere => here().map_or(0, |space| self.s.rooms[space].cubes.count(you)),
            Count::YourInstabilityInTarget => match frame.aim {
                Aim::Room(space) => self.s.rooms[space as usize].cubes.count(you),
                _ => 0,
            },
            Count::YourRevealed => you.seat().map_or(0, |s| self.revealed(s, |_, _| true)),
            Count::YourHand => you.seat().map_or(0, |s| self.s.cards.count(Zone::Hand(s))),
            Count::JinxesOnTarget => {
                target.filter(|m| *m < SEATS).map_or(0, |m| self.s.mages[m].jinxes().count())
            }
            Count::RebuiltRooms => (0..self.game.shape.rooms()).filter(|&r| self.s.rooms[r].rebuilt).count(),
            Count::ElementShown(element) => you.seat().map_or(0, |s| self.symbols(s, 1 << element as u8)),
            Count::RoseDamageOnDamaged => (0..MODELS)
                .filter(|&m| frame.dealt[m] > 0)
                .map(|m| self.s.models[m].damage.count(Party::ROSE))
                .sum(),
            Count::ModelsDamaged => frame.dealt.iter().filter(|n| **n > 0).count(),
            Count::RoseConverted => frame.record.rose_converted as usize,
            Count::Ignored => frame.record.ignored as usize,
            Count::EvocationInLodge(kind) => {
                members(self.s.evocations()).filter(|&m| self.s.models[m].kind == kind).count()
            }
            Count::ArchetypeInTarget(a) => members(self.spaces(Where::Of(RoomOf::Target)))
                .flat_map(|space| members(self.s.models_in(space)))
                .filter(|&m| self.is_kind(m, Kind::Archetype(a)))
                .count(),
            Count::YourStrength => members(self.game.own(self.s, you))
                .map(|m| self.game.stat(self.s, m, Stat::Strength) as usize)
                .sum(),
            Count::EventsOnBoard => (0..BOARD).filter(|&slot| self.event_in(slot).is_some()).count(),
            Count::Removed => frame.record.removed as usize,
            Count::NotConverted => frame.record.unconverted as usize,
        }
    }

    /// The seat's Revealed Spells that fit, by the type and Element of the Active Side (DUE-761).
    fn revealed(&self, seat: Seat, fits: impl Fn(SpellType, Element) -> bool) -> usize {
        let mage = &self.s.mages[seat.index()];
        (0..4)
            .filter(|&slot| mage.slots[slot] == Slot::Revealed)
            .filter_map(|slot| self.s.slot_card(seat, slot).map(|card| (card, mage.sides[slot])))
            .filter(|(card, side)| {
                let side = self.game.content.side(self.s.cards.face(*card), *side);
                fits(side.kind, side.element)
            })
            .count()
    }

    /// Does the condition hold for "you" of the running frame?
    pub fn holds(&self, condition: Condition) -> bool {
        let frame = self.s.top();
        match condition {
            Condition::YouDefeatedTarget => {
                matches!(frame.aim, Aim::Model(m) | Aim::Gone(m) if frame.defeated & (1 << m) != 0)
            }
            Condition::MageDefeatedYou => frame.that_mage != NONE,
            Condition::RoseDefeatedYou => frame.record.felled,
            Condition::ThatMageCrowned => frame.that_mage == self.s.crown.0,
            Condition::EvocationInLodge => self.s.evocations() != 0,
            Condition::TargetWithout(archetype) => {
                self.fitting(Filter {
                    kind: Kind::Archetype(archetype),
                    whose: Whose::AssignedToTarget,
                    ..Filter::ANY
                }) == 0
            }
            Condition::Enhanced(number) => frame.enhanced & (1 << number) != 0,
            Condition::TargetHasDamage(n) => self.count(Count::DamageOnTarget) >= n as usize,
            Condition::TargetHasJinx => self.count(Count::JinxesOnTarget) > 0,
            Condition::TargetIsRoom(base) => {
                matches!(frame.aim, Aim::Room(space) if self.tile(space as usize).base == base)
            }
            _ => self.figure().is_some_and(|mage| self.holds_for(condition, Seat(mage as u8))),
        }
    }

    /// Does the condition hold for a seat, whatever runs?
    pub fn holds_for(&self, condition: Condition, seat: Seat) -> bool {
        let you = self.game.side_of(seat.index());
        let rooms = 0..self.game.shape.rooms();
        match condition {
            Condition::Revealed(n) => self.revealed(seat, |_, _| true) >= n as usize,
            Condition::RevealedType(kind, n) => self.revealed(seat, |k, _| k == kind) >= n as usize,
            Condition::RevealedElements(n) => self.elements(seat) >= n as usize,
            Condition::YouOwn(n) => self.game.own(self.s, you).count_ones() >= n as u32,
            Condition::YouHavePower(n) => self.s.power[you.index()] >= n,
            Condition::MageHasMorePower => (0..self.game.mages)
                .any(|mage| self.s.power[self.game.side_of(mage).index()] > self.s.power[you.index()]),
            Condition::YouHaveDamage(n) => self.s.models[seat.index()].damage.len() >= n as usize,
            Condition::YourInstabilityHere => {
                self.s.room_of(seat.index()).is_some_and(|space| self.s.rooms[space].cubes.count(you) > 0)
            }
            Condition::YourInstabilityRooms(n) => {
                rooms.filter(|&r| self.s.rooms[r].cubes.count(you) > 0).count() >= n as usize
            }
            Condition::RebuiltRooms(n) => rooms.filter(|&r| self.s.rooms[r].rebuilt).count() >= n as usize,
            Condition::ModelsInYourRoom(n) => self
                .s
                .room_of(seat.index())
                .is_some_and(|space| self.s.models_in(space).count_ones() > n as u32),
            Condition::Upgraded => {
                members(self.game.own(self.s, you)).any(|m| self.s.models[m].upgrade != NONE)
            }
            Condition::YouUnhurt => self.s.models[seat.index()].damage.is_empty(),
            Condition::NoCompletedQuest => self.s.cards.count(Zone::Completed(seat)) == 0,
            Condition::EvocationInLodge => self.s.evocations() != 0,
            Condition::YouDefeatedTarget
            | Condition::TargetHasDamage(_)
            | Condition::TargetHasJinx
            | Condition::MageDefeatedYou
            | Condition::RoseDefeatedYou
            | Condition::ThatMageCrowned
            | Condition::TargetWithout(_)
            | Condition::TargetIsRoom(_)
            | Condition::Enhanced(_) => false,
        }
    }

    /// How many different Elements the seat's Revealed Spells can show; "any" counts as one that is
    /// missing (DUE-765).
    fn elements(&self, seat: Seat) -> usize {
        let mage = &self.s.mages[seat.index()];
        let (mut seen, mut any) = (0u16, 0);
        for slot in 0..4 {
            if mage.slots[slot] != Slot::Revealed {
                continue;
            }
            if let Some(card) = self.s.slot_card(seat, slot) {
                match self.game.content.side(self.s.cards.face(card), mage.sides[slot]).element {
                    Element::Any => any += 1,
                    element => seen |= 1 << element as u16,
                }
            }
        }
        (seen.count_ones() as usize + any).min(7)
    }
}
