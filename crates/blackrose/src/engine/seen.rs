//! A fact as an ability sees it that waits for something.

use crate::cards::Zone;
use crate::content::build::Room;
use crate::engine::run::Run;
use crate::engine::triggers::{Meaning, Moment, NO_ABILITY};
use crate::language::program::*;
use crate::limits::SEATS;
use crate::state::{Fact, How, NONE, Source, Tie, Watcher};
use kernel::Seat;
use kernel::small::Nth;

/// Who looks at a fact, and for whom and where.
pub(super) struct Seen<'a, 'b> {
    pub run: &'a Run<'a, 'b>,
    pub watcher: &'a Watcher,
    /// Whom "you" means, as facts name it.
    pub you: u8,
    pub who: Actor,
    pub at: Site,
    pub moment: Moment,
}

fn is_seat(party: u8) -> bool {
    (party as usize) < SEATS
}

fn seat_or_none(party: u8) -> u8 {
    if is_seat(party) { party } else { NONE }
}

/// What the words mean, of which most triggers need no more than these.
fn meaning(mage: u8, room: u8, amount: u8) -> Meaning {
    Meaning { mage, room, amount, model: NONE, kind: None }
}

impl Seen<'_, '_> {
    /// Does the fact meet a trigger that waits for facts of its kind, and what do its words mean then?
    pub fn met(&self, does: Deed, fact: Fact) -> Option<Meaning> {
        let you = self.you;
        match does {
            Deed::Enter { without: only } => {
                let Fact::Entered { model, room, without } = fact else { return None };
                (self.is(model) && (without || !only) && self.at(room))
                    .then(|| Meaning { model, ..meaning(self.mage_of(model), room, 1) })
            }
            Deed::Inflict { to, with } => self.inflicted(to, with, fact),
            Deed::Suffer { from_rose } => {
                let Fact::Damaged { by, model, victim, placed: placed @ 1.., .. } = fact else { return None };
                // REB-853: damage of the Avatar is damage of the Black Rose too.
                let of_rose = !is_seat(by) || self.run.game.is_avatar(by as usize);
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
                    Fact::Healed { by, victim } => (by, victim, meaning(NONE, self.here(victim), 1)),
                    _ => return None,
                };
                (self.is(by) && !is_seat(victim)).then_some(meaning)
            }
            Deed::IsDefeated { harmed } => self.defeated(harmed, fact),
            Deed::Defeat(Prey::Mage) => {
                let Fact::Defeated { mage, by, room, .. } = fact else { return None };
                (self.is(by) && mage != by).then_some(meaning(mage, room, 1))
            }
            Deed::Defeat(Prey::Evocation) => {
                let Fact::Gone { owner, by, room, .. } = fact else { return None };
                self.is(by).then_some(meaning(seat_or_none(owner), room, 1))
            }
            Deed::IsGone => {
                let Fact::Gone { model, kind, owner, room, .. } = fact else { return None };
                // It has left the Lodge: only the fact knows whose it was.
                let met = match self.who {
                    Actor::AnyEvocation => true,
                    Actor::YourEvocation => owner == you,
                    Actor::AnotherModel => owner != you,
                    Actor::ThisModel | Actor::Target => self.is(model),
                    Actor::You | Actor::AnotherMage | Actor::AnyMage => false,
                };
                met.then_some(Meaning { kind: Some(kind), ..meaning(seat_or_none(owner), room, 1) })
            }
            Deed::InCell => {
                let Fact::InCell { mage } = fact else { return None };
                self.is(mage).then_some(meaning(mage, NONE, 1))
            }
            Deed::Travel => {
                let Fact::Travelled { by } = fact else { return None };
                self.done_by(by)
            }
            Deed::ActivateRoom => {
                let Fact::RoomActivated { by, room } = fact else { return None };
                (self.is(by) && self.at(room)).then_some(meaning(by, room, 1))
            }
            Deed::Place { last: only } => {
                let Fact::Placed { by, room, n, last } = fact else { return None };
                (self.is(by) && (last || !only) && self.at(room)).then_some(meaning(by, room, n))
            }
            Deed::Summon => {
                let Fact::Summoned { by } = fact else { return None };
                self.done_by(by)
            }
            Deed::Activate => {
                let Fact::Activated { model } = fact else { return None };
                let mage = if self.who == Actor::ThisModel { you } else { self.mage_of(model) };
                self.is(model).then_some(meaning(seat_or_none(mage), self.here(model), 1))
            }
            Deed::Attack => {
                let Fact::Attacked { model, victim } = fact else { return None };
                self.is(model).then_some(meaning(seat_or_none(victim), self.here(model), 1))
            }
            Deed::Reveal(kind) => {
                let Fact::Revealed { by, slot } = fact else { return None };
                let met = self.is(by) && (self.declared() || self.revealed_type(by, slot) == Some(kind));
                met.then_some(meaning(by, self.here(by), 1))
            }
            Deed::IsTarget { types, about: too } => {
                let Fact::Targeted { by, model, kind, about } = fact else { return None };
                let met = self.is(model) && by != model && (types == 0 || types & 1 << kind as u8 != 0);
                (met && (too || !about)).then_some(meaning(seat_or_none(by), self.here(model), 1))
            }
            Deed::Resolve(effects) => self.resolved(effects, fact),
            Deed::DrawForgotten => {
                let Fact::DrewForgotten { by } = fact else { return None };
                self.is(by).then_some(meaning(by, NONE, 1))
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
                (self.is(by) && met).then_some(meaning(by, self.here(by), n))
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
                (mage == you && self.is(by) && !this).then_some(meaning(by, self.here(mage), 1))
            }
            Deed::GetThisJinx => {
                let Fact::Jinxed { mage, place, by } = fact else { return None };
                let this = self.watcher.tie == Tie::Jinx(mage, place);
                (self.is(mage) && this).then_some(meaning(seat_or_none(by), self.here(mage), 1))
            }
            Deed::RosePhaseEnds => Some(meaning(seat_or_none(you), NONE, 1)),
        }
    }

    /// Is it this Model or this side? Sides are named only where Mages act.
    fn is(&self, one: u8) -> bool {
        let models = &self.run.s.models;
        let evocation = one != NONE && !is_seat(one);
        match self.who {
            Actor::You => one == self.you,
            Actor::AnotherMage => is_seat(one) && one != self.you,
            Actor::AnyMage => is_seat(one),
            Actor::Target => one != NONE && one == self.watcher.target,
            Actor::AnyEvocation => evocation,
            Actor::YourEvocation => evocation && models[one as usize].owner.0 == self.you,
            Actor::ThisModel => one != NONE && one == self.watcher.model,
            Actor::AnotherModel if evocation => models[one as usize].controller.0 != self.you,
            Actor::AnotherModel => one != NONE && one != self.you,
        }
    }

    /// Does it happen where the trigger says? What held when an answer was declared has held.
    fn at(&self, room: u8) -> bool {
        self.declared()
            || match self.at {
                Site::Anywhere => true,
                Site::Here => is_seat(self.you) && self.here(self.you) == room,
                Site::OfThis => self.watcher.model != NONE && self.here(self.watcher.model) == room,
                Site::Coloured(colours) => room != NONE && colours.has(self.run.colour(room as usize)),
                Site::Named(base) => room != NONE && self.run.tile(room as usize).base == base,
            }
    }

    fn declared(&self) -> bool {
        self.moment == Moment::Declared
    }

    /// The Room a Model is in.
    fn here(&self, model: u8) -> u8 {
        self.run.s.room_of(model as usize).map_or(NONE, |room| room as u8)
    }

    /// "That Mage", where a Model does something: itself, or who owns it.
    fn mage_of(&self, model: u8) -> u8 {
        match is_seat(model) && self.who != Actor::Target {
            true => model,
            false => seat_or_none(self.run.s.models[model as usize].owner.0),
        }
    }

    /// A deed of a Mage that tells nothing but who did it.
    fn done_by(&self, by: u8) -> Option<Meaning> {
        self.is(by).then(|| meaning(by, self.here(by), 1))
    }

    /// Damage that was really placed.
    fn inflicted(&self, to: Victim, with: Means, fact: Fact) -> Option<Meaning> {
        let Fact::Damaged { by, model, victim, placed: placed @ 1.., how, .. } = fact else { return None };
        // A Mage inflicts what its Spells and Evocations do; a Model what it does itself.
        let met = match self.who {
            Actor::You | Actor::AnotherMage | Actor::AnyMage => self.is(by),
            Actor::Target => self.is(by) || self.is(model),
            Actor::AnyEvocation | Actor::YourEvocation | Actor::ThisModel | Actor::AnotherModel => {
                self.is(model)
            }
        };
        let meant = match to {
            Victim::Anyone => true,
            Victim::You => victim == self.you,
            Victim::Other(Prey::Mage) => is_seat(victim) && victim != self.you,
            Victim::Other(Prey::Evocation) => !is_seat(victim),
        };
        let by_means = match with {
            Means::Anything => true,
            Means::Spell => how == How::Spell,
            Means::SpellOrAttack => matches!(how, How::Spell | How::Attack),
        };
        if !(met && meant && by_means) {
            return None;
        }
        let mage = if to == Victim::Other(Prey::Mage) { victim } else { by };
        // Where you are is "the Room you are in": that Room is where the Mage is who hurt you.
        let by_mage = matches!(self.who, Actor::AnotherMage | Actor::Target) && is_seat(by);
        let room = self.here(if by_mage && to == Victim::You { by } else { victim });
        Some(Meaning { model, ..meaning(seat_or_none(mage), room, placed) })
    }

    /// A defeat. A Trap answers before its own Mage's stands, everything else afterwards.
    fn defeated(&self, harmed: bool, fact: Fact) -> Option<Meaning> {
        let trap = self.watcher.ability == NO_ABILITY;
        let yours = self.who == Actor::You;
        match fact {
            Fact::Falling { mage, by } => {
                let met = yours && trap && self.is(mage);
                (met && (self.declared() || self.run.is_falling(mage as usize)))
                    .then(|| meaning(seat_or_none(by), self.here(mage), 1))
            }
            Fact::Defeated { mage, by, room, cubes } => {
                let met = self.is(mage) && !(yours && trap) && (!harmed || cubes & (1 << self.you) != 0);
                met.then_some(meaning(if yours { seat_or_none(by) } else { mage }, room, 1))
            }
            _ => None,
        }
    }

    /// An Effect that has been resolved.
    fn resolved(&self, effects: Effects, fact: Fact) -> Option<Meaning> {
        let Fact::Resolved { by, source, colours, placed } = fact else { return None };
        if !self.is(by) {
            return None;
        }
        let game = self.run.game;
        let room = self.here(by);
        let met = match effects {
            Effects::OfSpell(wanted) => {
                let fits = |(kind, element): (SpellType, Element)| {
                    let shown = element == Element::Any || wanted.elements & 1 << element as u8 != 0;
                    (wanted.types == 0 || wanted.types & 1 << kind as u8 != 0)
                        && (wanted.elements == 0 || shown)
                };
                let showing = || self.run.symbols(Seat(by), wanted.show) >= wanted.symbols as usize;
                game.spell_of(source).is_some_and(fits)
                    && self.at(room)
                    && (wanted.symbols == 0 || self.declared() || showing())
            }
            Effects::OfRoom => matches!(source, Source::Room(tile) if self.is_tile(tile)),
            Effects::Placing => placed,
            Effects::Working(wanted) => wanted.meets(colours),
        };
        met.then_some(meaning(by, room, 1))
    }

    /// Is the tile the Room that the trigger says?
    fn is_tile(&self, tile: Nth<Room>) -> bool {
        let tile = &self.run.game.content.rooms[tile];
        match self.at {
            Site::Coloured(colours) => colours.has(tile.colour),
            Site::Named(base) => tile.base == base,
            Site::Anywhere | Site::Here | Site::OfThis => true,
        }
    }

    fn revealed_type(&self, seat: u8, slot: u8) -> Option<SpellType> {
        if self.run.game.is_avatar(seat as usize) {
            // The Command Card that was turned up last, and its part.
            let card = self.run.s.cards.top(Zone::Memories(Seat(seat)))?;
            let command = self.run.game.command_of(self.run.s, card);
            return self.run.game.spell_of(Source::Command(command, slot)).map(|(kind, _)| kind);
        }
        let card = self.run.s.cards.in_zone(Zone::Slot(Seat(seat), slot)).next()?;
        let side = self.run.s.mages[seat as usize].sides[slot as usize];
        Some(self.run.game.content.side(self.run.s.cards.face(card), side).kind)
    }
}
