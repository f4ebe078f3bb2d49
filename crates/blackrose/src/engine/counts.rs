//! How many a quantity is, and whether a condition holds.

use crate::cards::Zone;
use crate::cubes::Party;
use crate::engine::run::Run;
use crate::language::program::*;
use crate::limits::{BOARD, MODELS, SEATS};
use crate::lodge::members;
use crate::state::{Aim, NONE, Slot};
use kernel::Seat;

impl Run<'_, '_> {
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
            Aim::Model(m) | Aim::Healed(m) => Some(m as usize),
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
                members(self.s.evocations()).filter(|&m| self.s.models[m].kind == Some(kind)).count()
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
    pub fn revealed(&self, seat: Seat, fits: impl Fn(SpellType, Element) -> bool) -> usize {
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
            // Few Spells are Revealed most of the time: then no card needs a look.
            Condition::Revealed(n) | Condition::RevealedType(_, n) | Condition::RevealedElements(n)
                if self.s.mages[seat.index()].revealed() < n as usize =>
            {
                false
            }
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
                members(self.game.own(self.s, you)).any(|m| self.s.models[m].upgrade.is_some())
            }
            Condition::YouCrowned => seat == self.s.crown,
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
