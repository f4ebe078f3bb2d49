//! A fact as an ability sees it that waits for something.

use crate::cards::Zone;
use crate::content::build::Room;
use crate::cubes::Party;
use crate::engine::run::Run;
use crate::engine::triggers::{Meaning, Moment, NO_ABILITY};
use crate::language::program::*;
use crate::lodge::Space;
use crate::state::{Aim, Fact, How, Model, Noted, Revealed, Source, Tie, Watcher};
use kernel::Seat;
use kernel::small::Nth;

/// Who looks at a fact, and for whom and where.
pub(super) struct Seen<'a, 'b> {
    pub run: &'a Run<'a, 'b>,
    pub watcher: &'a Watcher,
    /// Whom "you" means, as facts name it.
    pub you: Party,
    pub who: Actor,
    pub at: Site,
    pub moment: Moment,
}

/// The Mage of a side, if it is a seat's.
fn seat_or_none(party: Party) -> Option<Nth<Model>> {
    party.seat().map(Nth::from)
}

/// The Model, if it is a Mage.
fn mage_or_none(model: Nth<Model>) -> Option<Nth<Model>> {
    Some(model).filter(|model| Model::is_mage(*model))
}

/// What the words mean, of which most triggers need no more than these.
fn meaning(mage: Option<Nth<Model>>, room: Option<Space>, amount: u8) -> Meaning {
    Meaning { mage, room, amount, model: None, kind: None }
}

impl Seen<'_, '_> {
    /// Does the fact meet a trigger that waits for facts of its kind, and what do its words mean then?
    pub fn met(&self, does: Deed, fact: Fact) -> Option<Meaning> {
        let you = self.you;
        match does {
            Deed::Enter { without: only } => {
                let Fact::Entered { model, room, without } = fact else { return None };
                (self.is(model) && (without || !only) && self.at(Some(room)))
                    .then(|| Meaning { model: Some(model), ..meaning(self.mage_of(model), Some(room), 1) })
            }
            Deed::Leave { walking } => {
                let Fact::Left { model, room, walked } = fact else { return None };
                let there = self.declared() || self.noted().is_some_and(|noted| noted.room == Some(room));
                (self.is(model) && (walked || !walking) && there)
                    .then(|| Meaning { model: Some(model), ..meaning(self.mage_of(model), Some(room), 1) })
            }
            Deed::Cast { named: only } => {
                let Fact::Cast { by, kind } = fact else { return None };
                let named = self.declared() || self.noted().is_some_and(|noted| noted.kind == Some(kind));
                (self.does(by) && (named || !only)).then(|| self.by(by, 1))
            }
            Deed::Inflict { to, with } => self.inflicted(to, with, fact),
            Deed::Suffer { from_rose } => {
                let Fact::Damaged { by, model, victim, placed: placed @ 1.., .. } = fact else { return None };
                // REB-853: damage of the Avatar is damage of the Black Rose too.
                let of_rose = by == Party::ROSE || self.run.game.is_avatar(by.as_model());
                let mage = if self.who == Actor::You { seat_or_none(by) } else { self.mage_of(victim) };
                (self.is(victim) && (of_rose || !from_rose))
                    .then(|| Meaning { model, ..meaning(mage, self.here(victim), placed) })
            }
            Deed::Touch => {
                let (by, victim, meaning) = match fact {
                    Fact::Damaged { by, model, victim, placed: placed @ 1.., .. } => {
                        let words = meaning(seat_or_none(by), self.here(victim), placed);
                        (by, victim, Meaning { model, ..words })
                    }
                    Fact::Healed { by, victim } => (by, victim, meaning(None, self.here(victim), 1)),
                    _ => return None,
                };
                (self.does(by) && self.run.s.is_evocation(victim)).then_some(meaning)
            }
            Deed::IsDefeated { harmed } => self.defeated(harmed, fact),
            Deed::Defeat(Prey::Mage) => {
                let Fact::Defeated { mage, by, room, .. } = fact else { return None };
                (self.does(by) && mage != by.as_model()).then_some(meaning(Some(mage), room, 1))
            }
            Deed::Defeat(Prey::Evocation) => {
                let Fact::Gone { owner, by, room, .. } = fact else { return None };
                by.is_some_and(|by| self.does(by)).then_some(meaning(seat_or_none(owner), room, 1))
            }
            Deed::IsGone => {
                let Fact::Gone { model, kind, owner, room, .. } = fact else { return None };
                // It has left the Lodge: only the fact knows whose it was.
                let met = match self.who {
                    Actor::AnyEvocation => true,
                    Actor::YourEvocation => owner == you,
                    Actor::AnotherModel => owner != you,
                    Actor::ThisModel | Actor::Target | Actor::DamagedMage => self.is(model),
                    Actor::You | Actor::AnotherMage | Actor::AnyMage => false,
                };
                met.then_some(Meaning { kind: Some(kind), ..meaning(seat_or_none(owner), room, 1) })
            }
            Deed::InCell => {
                let Fact::InCell { mage } = fact else { return None };
                self.is(mage).then_some(meaning(Some(mage), None, 1))
            }
            Deed::Travel => {
                let Fact::Travelled { by } = fact else { return None };
                self.done_by(by)
            }
            Deed::ActivateRoom => {
                let Fact::RoomActivated { by, room } = fact else { return None };
                (self.does(by) && self.at(Some(room))).then_some(meaning(Some(by.as_model()), Some(room), 1))
            }
            Deed::Place { last: only } => {
                let Fact::Placed { by, room, n, last } = fact else { return None };
                (self.does(by) && (last || !only) && self.at(Some(room))).then_some(meaning(
                    Some(by.as_model()),
                    Some(room),
                    n,
                ))
            }
            Deed::Summon => {
                let Fact::Summoned { by } = fact else { return None };
                self.done_by(by)
            }
            Deed::Activate => {
                let Fact::Activated { model } = fact else { return None };
                let mage = if self.who == Actor::ThisModel { seat_or_none(you) } else { self.mage_of(model) };
                self.is(model).then_some(meaning(mage, self.here(model), 1))
            }
            Deed::Attack { to } => {
                let Fact::Attacked { model, victim } = fact else { return None };
                let words =
                    Meaning { model: Some(victim), ..meaning(mage_or_none(victim), self.here(model), 1) };
                (self.is(model) && self.meant(to, victim)).then_some(words)
            }
            Deed::TakeCrown => {
                let Fact::Crowned { by } = fact else { return None };
                self.done_by(by)
            }
            Deed::TakeToken => {
                let Fact::TookToken { by, room } = fact else { return None };
                (self.does(by) && self.at(Some(room))).then(|| meaning(seat_or_none(by), Some(room), 1))
            }
            Deed::Act => {
                let Fact::Acted { by } = fact else { return None };
                self.done_by(by)
            }
            Deed::Reveal(kind) => {
                let Fact::Revealed { by, what } = fact else { return None };
                let met = self.does(by) && (self.declared() || self.revealed_type(by, what) == Some(kind));
                met.then_some(self.by(by, 1))
            }
            Deed::IsTarget { types, about: too, single, area } => {
                let Fact::Targeted { by, model, kind, about } = fact else { return None };
                let met = self.is(model) && by.as_model() != model && (types == 0 || types & kind.bit() != 0);
                let aimed = self.declared() || self.is_aimed(single, area);
                (met && (too || !about) && aimed).then_some(meaning(seat_or_none(by), self.here(model), 1))
            }
            Deed::Resolve(effects) => self.resolved(effects, fact),
            Deed::DrawForgotten => {
                let Fact::DrewForgotten { by } = fact else { return None };
                self.does(by).then_some(meaning(Some(by.as_model()), None, 1))
            }
            Deed::Complete => {
                let Fact::Completes { by, n } = fact else { return None };
                self.does(by).then_some(meaning(Some(by.as_model()), self.here(by.as_model()), n))
            }
            Deed::Gain(gaining) => {
                let (by, n, how) = match fact {
                    Fact::Gained { by, n, how } => (by, n, Some(how)),
                    Fact::Lost { by, n } => (by, n, None),
                    _ => return None,
                };
                let met = match gaining {
                    Gaining::FromAnything => how.is_some(),
                    Gaining::FromSpell => how == Some(How::Spell),
                    Gaining::FromCard => matches!(how, Some(How::Quest | How::Event)),
                    Gaining::OrLosing => true,
                };
                (self.does(by) && met).then(|| self.by(by, n))
            }
            Deed::Solve => {
                let Fact::Solved { by } = fact else { return None };
                self.done_by(by)
            }
            Deed::Shed => {
                let (Fact::Shed { by } | Fact::Solved { by }) = fact else { return None };
                self.done_by(by)
            }
            Deed::AssignJinx => {
                let Fact::Jinxed { mage, place, by } = fact else { return None };
                let this = self.watcher.tie == Tie::Jinx(mage, place);
                (mage == you.as_model() && self.does(by) && !this).then_some(meaning(
                    Some(by.as_model()),
                    self.here(mage),
                    1,
                ))
            }
            Deed::GetThisJinx => {
                let Fact::Jinxed { mage, place, by } = fact else { return None };
                let this = self.watcher.tie == Tie::Jinx(mage, place);
                (self.is(mage) && this).then_some(meaning(seat_or_none(by), self.here(mage), 1))
            }
            Deed::RosePhaseEnds => Some(meaning(seat_or_none(you), None, 1)),
        }
    }

    /// Is it this Model or this side? Sides are named only where Mages act.
    fn is(&self, one: Nth<Model>) -> bool {
        let model = &self.run.s.models[one];
        let (mage, you) = (Model::is_mage(one), self.you.as_model());
        match self.who {
            Actor::You => one == you,
            Actor::AnotherMage => mage && one != you,
            Actor::AnyMage => mage,
            Actor::Target | Actor::DamagedMage => Some(one) == self.watcher.target,
            Actor::AnyEvocation => self.run.s.is_evocation(one),
            Actor::YourEvocation => self.run.s.is_evocation(one) && model.owner == self.you,
            Actor::ThisModel => Some(one) == self.watcher.model,
            Actor::AnotherModel if mage => one != you,
            Actor::AnotherModel => model.controller != self.you,
        }
    }

    /// Is it this side that does something?
    fn does(&self, by: Party) -> bool {
        self.is(by.as_model())
    }

    /// A deed of a side, where its Mage is.
    fn by(&self, by: Party, amount: u8) -> Meaning {
        meaning(Some(by.as_model()), self.here(by.as_model()), amount)
    }

    /// Does it happen where the trigger says? What held when an answer was declared has held.
    fn at(&self, room: Option<Space>) -> bool {
        self.declared()
            || match self.at {
                Site::Anywhere => true,
                Site::Here => self.you != Party::ROSE && self.here(self.you.as_model()) == room,
                Site::OfThis => self.watcher.model.is_some_and(|model| self.here(model) == room),
                Site::Coloured(colours) => room.is_some_and(|room| colours.has(self.run.colour(room))),
                Site::Named(base) => room.is_some_and(|room| self.run.tile(room).base == base),
            }
    }

    /// What the Spell of the ability goes on with.
    fn noted(&self) -> Option<&Noted> {
        let Tie::Slot(caster, slot) = self.watcher.tie else { return None };
        let mage = self.run.s.mages.get(caster.seat()?.index())?;
        mage.fixed.slots.get(usize::from(slot))
    }

    /// Is the Spell that is answered aimed at one Model, if it must be, or at a Room?
    fn is_aimed(&self, single: bool, area: bool) -> bool {
        let stack = &self.run.s.stack;
        let aim = stack.get(self.run.effect_below(stack.len())).map(|spell| spell.aim);
        let at_room = matches!(aim, Some(Aim::Room(_)));
        let at_one = aim.is_some_and(|aim| aim.model().is_some());
        (at_one || !single) && (at_room || !area)
    }

    fn declared(&self) -> bool {
        self.moment == Moment::Declared
    }

    /// The Room a Model is in.
    fn here(&self, model: Nth<Model>) -> Option<Space> {
        self.run.s.room_of(model)
    }

    /// "That Mage", where a Model does something: itself, or who owns it.
    fn mage_of(&self, model: Nth<Model>) -> Option<Nth<Model>> {
        match Model::is_mage(model) && self.who != Actor::Target {
            true => Some(model),
            false => seat_or_none(self.run.s.models[model].owner),
        }
    }

    /// A deed of a Mage that tells nothing but who did it.
    fn done_by(&self, by: Party) -> Option<Meaning> {
        self.does(by).then(|| self.by(by, 1))
    }

    /// Is it the one to whom the trigger says it is done?
    fn meant(&self, to: Victim, victim: Nth<Model>) -> bool {
        match to {
            Victim::Anyone => true,
            Victim::You => victim == self.you.as_model(),
            Victim::Other(Prey::Mage) => Model::is_mage(victim) && victim != self.you.as_model(),
            Victim::Other(Prey::Evocation) => self.run.s.is_evocation(victim),
        }
    }

    /// Damage that was really placed.
    fn inflicted(&self, to: Victim, with: Means, fact: Fact) -> Option<Meaning> {
        let Fact::Damaged { by, model, victim, placed: placed @ 1.., how, .. } = fact else { return None };
        // A Mage inflicts what its Spells and Evocations do; a Model what it does itself.
        let through = || model.is_some_and(|model| self.is(model));
        let met = match self.who {
            Actor::You | Actor::AnotherMage | Actor::AnyMage | Actor::DamagedMage => self.does(by),
            Actor::Target => self.does(by) || through(),
            Actor::AnyEvocation | Actor::YourEvocation | Actor::ThisModel | Actor::AnotherModel => through(),
        };
        let meant = self.meant(to, victim);
        let by_means = match with {
            Means::Anything => true,
            Means::Spell => how == How::Spell,
            Means::SpellOrAttack => matches!(how, How::Spell | How::Attack),
        };
        if !(met && meant && by_means) {
            return None;
        }
        let mage = if to == Victim::Other(Prey::Mage) { mage_or_none(victim) } else { seat_or_none(by) };
        // Where you are is "the Room you are in": that Room is where the Mage is who hurt you.
        let by_mage = matches!(self.who, Actor::AnotherMage | Actor::Target) && by != Party::ROSE;
        let room = self.here(if by_mage && to == Victim::You { by.as_model() } else { victim });
        Some(Meaning { model, ..meaning(mage, room, placed) })
    }

    /// A defeat. A Trap answers before its own Mage's stands, everything else afterwards.
    fn defeated(&self, harmed: bool, fact: Fact) -> Option<Meaning> {
        let trap = self.watcher.ability == NO_ABILITY;
        let yours = self.who == Actor::You;
        match fact {
            Fact::Falling { mage, by } => {
                let met = yours && trap && self.is(mage);
                (met && (self.declared() || self.run.is_falling(mage)))
                    .then(|| meaning(seat_or_none(by), self.here(mage), 1))
            }
            Fact::Defeated { mage, by, room, cubes } => {
                let met = self.is(mage) && !(yours && trap) && (!harmed || cubes.has(self.you));
                met.then_some(meaning(if yours { seat_or_none(by) } else { Some(mage) }, room, 1))
            }
            _ => None,
        }
    }

    /// An Effect that has been resolved.
    fn resolved(&self, effects: Effects, fact: Fact) -> Option<Meaning> {
        let Fact::Resolved { by, source, colours, placed, damaged, gained } = fact else { return None };
        if !self.does(by) {
            return None;
        }
        let game = self.run.game;
        let room = self.here(by.as_model());
        let met = match effects {
            Effects::OfSpell(wanted) => {
                let fits = |(kind, element): (SpellType, Element)| {
                    let shown = element == Element::Any || wanted.elements & element.bit() != 0;
                    (wanted.types == 0 || wanted.types & kind.bit() != 0) && (wanted.elements == 0 || shown)
                };
                let seat = by.seat();
                let showing =
                    || seat.is_some_and(|seat| self.run.symbols(seat, wanted.show) >= wanted.symbols.into());
                let spell = game.spell_of(source);
                let spell = spell.map(|(kind, element)| (kind, self.named(by, source).unwrap_or(element)));
                let forgotten = || matches!(source, Source::Spell(face, _) if game.content.spells[usize::from(face)].forgotten);
                spell.is_some_and(fits)
                    && (!wanted.forgotten || forgotten())
                    && self.at(room)
                    && (wanted.symbols == 0 || self.declared() || showing())
            }
            Effects::OfRoom => matches!(source, Source::Room(tile) if self.is_tile(tile)),
            Effects::Placing => placed,
            Effects::Damaging(n) => damaged >= n,
            Effects::Working(wanted) => wanted.meets(colours),
        };
        let amount = if matches!(effects, Effects::OfSpell(_)) { gained } else { 1 };
        met.then_some(meaning(Some(by.as_model()), room, amount))
    }

    /// The Element that was named for a Spell of the side (CLA-603).
    fn named(&self, by: Party, source: Source) -> Option<Element> {
        let (Source::Spell(face, _), Some(seat)) = (source, by.seat()) else { return None };
        let s = &self.run.s;
        let of = |seat: Seat| {
            let lies =
                move |slot: &usize| s.slot_card(seat, *slot).is_some_and(|card| s.cards.face(card).0 == face);
            (0..4).filter(lies).find_map(move |slot| s.mages[seat.index()].named[slot])
        };
        // What was cast as one's own lies with another.
        of(seat).or_else(|| Seat::all(self.run.game.seats).find_map(of))
    }

    /// Is the tile the Room that the trigger says?
    fn is_tile(&self, tile: Nth<Room>) -> bool {
        let (game, s) = (self.run.game, &self.run.s);
        let printed = &game.content.rooms[tile];
        match self.at {
            Site::Coloured(colours) => {
                let lies = game.shape.all().iter().find(|space| game.counted_tile(s, *space) == tile);
                colours.has(lies.map_or(printed.colour, |space| self.run.colour(space)))
            }
            Site::Named(base) => printed.base == base,
            Site::Anywhere | Site::Here | Site::OfThis => true,
        }
    }

    fn revealed_type(&self, by: Party, what: Revealed) -> Option<SpellType> {
        let (seat, game, s) = (by.seat()?, self.run.game, &self.run.s);
        match what {
            // The Command Card that was turned up last.
            Revealed::Part(part) => {
                let command = game.command_of(s, s.cards.top(Zone::Memories(seat))?);
                game.spell_of(Source::Command(command, part)).map(|(kind, _)| kind)
            }
            Revealed::Slot(slot) => game.slot_type(s, seat, usize::from(slot)),
            Revealed::Lent(holder, slot) => game.slot_type(s, holder, usize::from(slot)),
        }
    }
}
