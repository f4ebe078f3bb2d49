//! How many a quantity is, and whether a condition holds.

use crate::cards::Zone;
use crate::cubes::Party;
use crate::engine::avatar::seat_of;
use crate::engine::run::Run;
use crate::language::program::*;
use crate::limits::{BOARD, MODELS};
use crate::lodge::members;
use crate::state::{Aim, Model, Slot};
use kernel::Seat;
use kernel::small;
use kernel::small::Nth;

/// A number that counts for nothing below nothing.
fn unsigned(n: i8) -> u8 {
    n.max(0).unsigned_abs()
}

impl Run<'_, '_> {
    /// How many a quantity is now.
    pub fn quantity(&self, n: Quantity) -> u8 {
        match n {
            Quantity::Number(n) => unsigned(n),
            Quantity::ForEach { n, per, count, max } => {
                let times = self.count(count) / usize::from(unsigned(per.max(1)));
                small::count((times * usize::from(unsigned(n))).min(unsigned(max).into()))
            }
            Quantity::Plus { base, n, per, count, max } => {
                unsigned(base) + self.quantity(Quantity::ForEach { n, per, count, max })
            }
            Quantity::Same => self.s.top().amount,
            Quantity::SameMax(most) => self.s.top().amount.min(unsigned(most)),
            Quantity::SamePlus(n) => self.s.top().amount.saturating_add(unsigned(n)),
            Quantity::All => 99,
        }
    }

    /// How many of something there are.
    pub fn count(&self, count: Count) -> usize {
        let frame = self.s.top();
        let you = frame.you();
        let target = frame.aim.model();
        let figure = self.figure();
        let here = || figure.and_then(|mage| self.s.room_of(mage));
        match count {
            Count::DamageOnTarget => target.map_or(0, |m| self.s.models[m].damage.len()),
            Count::DamageOnYou => figure.map_or(0, |mage| self.s.models[mage].damage.len()),
            Count::RoseDamageOnYou => figure.map_or(0, |mage| self.s.models[mage].damage.count(Party::ROSE)),
            Count::ArchetypeInLodge(a) => {
                self.s.creatures().iter().filter(|&m| self.is_kind(m, Kind::Archetype(a))).count()
            }
            Count::YourEvocations => self.owned_creatures(you),
            Count::YourInstabilityHere => here().map_or(0, |space| self.s.rooms[space].cubes.count(you)),
            Count::YourInstabilityInTarget => match frame.aim {
                Aim::Room(space) => self.s.rooms[space].cubes.count(you),
                _ => 0,
            },
            Count::YourRevealed => you.seat().map_or(0, |s| self.revealed(s, |_, _| true)),
            Count::ThatMagesRevealed | Count::ThatMagesReady => {
                let lies = if count == Count::ThatMagesReady { Slot::Ready } else { Slot::Revealed };
                let mage = frame.that_mage.and_then(|m| self.s.mages.get(m.index()));
                mage.map_or(0, |mage| mage.slots.iter().filter(|slot| **slot == lies).count())
            }
            Count::YourHand => you.seat().map_or(0, |s| self.s.cards.count(Zone::Hand(s))),
            Count::JinxesOnTarget => {
                target.and_then(|m| self.s.mages.get(m.index())).map_or(0, |mage| mage.jinxes().count())
            }
            Count::RebuiltRooms => self.game.shape.all().filter(|r| self.s.rooms[r].turned).len(),
            Count::ElementShown(element) => you.seat().map_or(0, |s| self.symbols(s, element.bit())),
            Count::RoseDamageOnDamaged => Nth::all(MODELS)
                .filter(|m| frame.dealt[m.index()] > 0)
                .map(|m| self.s.models[m].damage.count(Party::ROSE))
                .sum(),
            Count::ModelsDamaged => frame.dealt.iter().filter(|n| **n > 0).count(),
            Count::RoseConverted => usize::from(frame.record.rose_converted),
            Count::Ignored => usize::from(frame.record.ignored),
            Count::EvocationInLodge(kind) => {
                self.s.creatures().iter().filter(|&m| self.s.models[m].kind == Some(kind)).count()
            }
            Count::ArchetypeInTarget(a) => self
                .spaces(Where::Of(RoomOf::Target))
                .iter()
                .flat_map(|space| self.s.models_in(space).iter())
                .filter(|&m| self.is_kind(m, Kind::Archetype(a)))
                .count(),
            Count::Others(filter) => self.fitting(filter).len(),
            Count::OthersInColour(kind, colour) => self.others_in(kind, colour),
            Count::OthersInTargetColour(kind) => {
                let target = self.spaces(Where::Of(RoomOf::Target)).lowest();
                target.map_or(0, |space| self.others_in(kind, self.colour(space)))
            }
            Count::YourStrength => self
                .game
                .own(self.s, you)
                .iter()
                .map(|m| usize::from(self.game.stat(self.s, m, Stat::Strength)))
                .sum(),
            Count::EventsOnBoard => (0..BOARD).filter(|&slot| self.event_in(slot).is_some()).count(),
            Count::Removed => usize::from(frame.record.removed),
            Count::Healed => usize::from(frame.record.healed),
            Count::Converted => usize::from(frame.record.converted_cubes),
            Count::Transferred => usize::from(frame.record.transferred),
            Count::NotConverted => usize::from(frame.record.unconverted),
            Count::Discarded => frame.record.cards.discarded(),
        }
    }

    /// The Models of others of this kind in the Rooms of a colour.
    fn others_in(&self, kind: Kind, colour: Colour) -> usize {
        let others = self.fitting(Filter { kind, whose: Whose::Others, ..Filter::ANY });
        others.filter(|m| self.s.room_of(m).is_some_and(|space| self.colour(space) == colour)).len()
    }

    /// How many Evocations a side owns; a Mage who counts as one is one of them.
    fn owned_creatures(&self, you: Party) -> usize {
        let shaped = self.s.creatures() - self.s.evocations();
        self.game.own(self.s, you).len() + shaped.filter(|m| self.s.models[m].owner == you).len()
    }

    /// The seat's Revealed Spells that fit, by the type and Element of the Active Side (DUE-761).
    pub fn revealed(&self, seat: Seat, fits: impl Fn(SpellType, Element) -> bool) -> usize {
        let mage = &self.s.mages[seat.index()];
        (0..4)
            .filter(|&slot| mage.slots[slot] == Slot::Revealed)
            .filter_map(|slot| self.s.slot_card(seat, slot).map(|card| (card, slot)))
            .filter(|(card, slot)| {
                let side = self.game.content.side(self.s.cards.face(*card), mage.sides[*slot]);
                fits(side.kind, mage.named[*slot].unwrap_or(side.element))
            })
            .count()
    }

    /// Does the condition hold for "you" of the running frame?
    pub fn holds(&self, condition: Condition) -> bool {
        let frame = self.s.top();
        match condition {
            Condition::YouDefeatedTarget => {
                matches!(frame.aim, Aim::Model(m) | Aim::Gone(m) if frame.defeated.contains(m))
            }
            Condition::MageDefeatedYou => frame.that_mage.is_some(),
            Condition::RoseDefeatedYou => frame.record.felled,
            Condition::ThatMageCrowned => frame.that_mage == Some(self.s.crown.into()),
            Condition::EvocationInLodge => !self.s.creatures().is_empty(),
            Condition::TargetWithout(archetype) => self
                .fitting(Filter {
                    kind: Kind::Archetype(archetype),
                    whose: Whose::AssignedToTarget,
                    ..Filter::ANY
                })
                .is_empty(),
            Condition::HasShown(kind) => frame.record.cards.shown(kind),
            Condition::NothingConverted => frame.record.converted_cubes == 0,
            Condition::Enhanced(number) => frame.enhanced & (1 << number) != 0,
            Condition::TargetHasDamage(n) => self.count(Count::DamageOnTarget) >= usize::from(n),
            Condition::TargetHasJinx => self.count(Count::JinxesOnTarget) > 0,
            Condition::TargetUnhurt => frame.aim.model().is_some_and(|m| self.s.models[m].damage.is_empty()),
            Condition::TargetInCompany => frame
                .aim
                .model()
                .and_then(|target| self.s.room_of(target))
                .is_some_and(|space| self.s.models_in(space).len() > 1),
            Condition::YouAreInTarget => {
                let here = self.figure().and_then(|mage| self.s.room_of(mage));
                matches!(frame.aim, Aim::Room(space) if here == Some(space))
            }
            Condition::PlayedCrown => frame.record.cards.crowned(),
            Condition::TargetIsRoom(base) => {
                matches!(frame.aim, Aim::Room(space) if self.tile(space).base == base)
            }
            _ => self.figure().is_some_and(|mage| self.holds_for(condition, seat_of(mage))),
        }
    }

    /// Does the condition hold for a seat, whatever runs?
    pub fn holds_for(&self, condition: Condition, seat: Seat) -> bool {
        let you = self.game.side_of(seat.into());
        let rooms = || self.s.rooms[..self.game.shape.rooms()].iter();
        let tally = self.s.mages[seat.index()].tally;
        match condition {
            // Few Spells are Revealed most of the time: then no card needs a look.
            Condition::Revealed(n) | Condition::RevealedType(_, n) | Condition::RevealedElements(n)
                if self.s.mages[seat.index()].revealed() < usize::from(n) =>
            {
                false
            }
            Condition::Revealed(n) => self.revealed(seat, |_, _| true) >= usize::from(n),
            Condition::RevealedType(kind, n) => self.revealed(seat, |k, _| k == kind) >= usize::from(n),
            Condition::RevealedElements(n) => self.elements(seat) >= usize::from(n),
            Condition::RevealedTypes(n) => {
                let types =
                    [SpellType::Combat, SpellType::Contingency, SpellType::Trap, SpellType::Protection];
                let shown = |kind: &SpellType| self.revealed(seat, |k, _| k == *kind) > 0;
                types.iter().filter(|kind| shown(kind)).count() >= usize::from(n)
            }
            Condition::RevealedSchool(school, n) => {
                let of_school = |slot: usize| {
                    let card = self.s.slot_card(seat, slot);
                    card.is_some_and(|card| {
                        self.game.content.spells[self.s.cards.face(card).index()].school == school
                    })
                };
                let shown = |slot: &usize| self.s.mages[seat.index()].slots[*slot] == Slot::Revealed;
                school.is_some()
                    && (0..4).filter(shown).filter(|slot| of_school(*slot)).count() >= usize::from(n)
            }
            Condition::MagesInYourRoom(n) => self
                .s
                .room_of(seat.into())
                .is_some_and(|space| (self.s.models_in(space) & Model::MAGES).len() > usize::from(n)),
            Condition::YouAreIn(base) => {
                self.s.room_of(seat.into()).is_some_and(|space| self.tile(space).base == base)
            }
            Condition::YouCrowned => self.s.crown == seat,
            Condition::YouOwn(n) => self.owned_creatures(you) >= usize::from(n),
            Condition::YouHavePower(n) => self.s.power[you.index()] >= n,
            Condition::MageHasMorePower => Nth::all(self.game.mages)
                .any(|mage| self.s.power[self.game.side_of(mage).index()] > self.s.power[you.index()]),
            Condition::YouHaveDamage(n) => self.s.models[Nth::from(seat)].damage.len() >= usize::from(n),
            Condition::YourInstabilityHere => {
                self.s.room_of(seat.into()).is_some_and(|space| self.s.rooms[space].cubes.count(you) > 0)
            }
            Condition::YourInstabilityRooms(n) => {
                rooms().filter(|room| room.cubes.count(you) > 0).count() >= usize::from(n)
            }
            Condition::RebuiltRooms(n) => rooms().filter(|room| room.turned).count() >= usize::from(n),
            Condition::DestroyedRooms(n) => {
                let ruin = self.game.edition.is_standing();
                rooms().filter(|room| room.turned == ruin).count() >= usize::from(n)
            }
            Condition::MagesDamaged(n) => tally.mages_damaged() >= usize::from(n),
            Condition::Inflicted(n) => tally.damage() >= usize::from(n),
            Condition::ColoursEntered(n) => tally.colours.count_ones() >= u32::from(n),
            Condition::GivenToMove(n) => tally.given >= n,
            Condition::YourDamageOnOne(n) => {
                let yours = |mage: Nth<Model>| self.s.models[mage].damage.count(you) >= usize::from(n);
                Nth::all(self.game.mages).any(|mage| mage != seat.into() && yours(mage))
            }
            Condition::ModelsInYourRoom(n) => self
                .s
                .room_of(seat.into())
                .is_some_and(|space| self.s.models_in(space).len() > usize::from(n)),
            Condition::Upgraded => {
                self.game.own(self.s, you).iter().any(|m| self.s.models[m].upgrade.is_some())
            }
            Condition::YouUnhurt => self.s.models[Nth::from(seat)].damage.is_empty(),
            Condition::NoCompletedQuest => self.s.cards.count(Zone::Completed(seat)) == 0,
            Condition::EvocationInLodge => !self.s.creatures().is_empty(),
            Condition::YouDefeatedTarget
            | Condition::TargetHasDamage(_)
            | Condition::TargetHasJinx
            | Condition::TargetUnhurt
            | Condition::TargetInCompany
            | Condition::YouAreInTarget
            | Condition::MageDefeatedYou
            | Condition::RoseDefeatedYou
            | Condition::ThatMageCrowned
            | Condition::TargetWithout(_)
            | Condition::TargetIsRoom(_)
            | Condition::PlayedCrown
            | Condition::NothingConverted
            | Condition::HasShown(_)
            | Condition::Enhanced(_) => false,
        }
    }

    /// How many different Elements the seat's Revealed Spells can show; "any" counts as one that is
    /// missing (DUE-765).
    fn elements(&self, seat: Seat) -> usize {
        let mage = &self.s.mages[seat.index()];
        let (mut seen, mut any) = (0u8, 0);
        for slot in 0..4 {
            if mage.slots[slot] != Slot::Revealed {
                continue;
            }
            if let Some(card) = self.s.slot_card(seat, slot) {
                match self.game.content.side(self.s.cards.face(card), mage.sides[slot]).element {
                    Element::Any => any += 1,
                    element => seen |= element.bit(),
                }
            }
        }
        (members(seen).count() + any).min(7)
    }
}
