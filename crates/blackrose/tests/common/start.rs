//! A position in a few words: who stands where, with which cubes and cards.
//!
//! Cubes are written as letters, as in the rulebook's examples: `r` red (seat 0), `b` blue (seat 1),
//! `k` the Black Rose. Seat 0 is Bartholomew and seat 1 is Ulrich unless a test says otherwise.

use blackrose::cubes::{Cubes, Party};
use blackrose::events::Id;
use blackrose::position::{EvocationAt, JinxAt, Position, RoomAt, SeatAt, SlotAt};
use blackrose::state::{Phase, Side, Slot, Turn};
use kernel::Seat;

/// Cubes from letters.
pub fn cubes(letters: &str) -> Cubes {
    letters
        .chars()
        .map(|c| match c {
            'r' => Seat(0).into(),
            'b' => Seat(1).into(),
            'k' => Party::ROSE,
            other => panic!("no cubes are called {other}"),
        })
        .collect()
}

/// Letters from cubes.
pub fn letters(cubes: Cubes) -> String {
    cubes.iter().map(|p| if p == Party::ROSE { 'k' } else { ['r', 'b', 'g', 'y'][p.index()] }).collect()
}

/// A position being written.
#[derive(Clone, Debug)]
pub struct Start(pub Position);

/// The Action Phase of Round 1, seat 0 to act, both Mages in opposite Rooms of the ring.
pub fn start() -> Start {
    let seat = |mage: &str, at: &str| SeatAt { mage: Some(mage.into()), at: at.into(), ..SeatAt::default() };
    Start(Position { seats: vec![seat("bartholomew", "ne"), seat("ulrich", "sw")], ..Position::default() })
}

impl Start {
    fn seat(&mut self, seat: usize) -> &mut SeatAt {
        &mut self.0.seats[seat]
    }

    fn room_at(&mut self, space: &str) -> &mut RoomAt {
        let rooms = &mut self.0.rooms;
        let i = rooms.iter().position(|r| r.space == space).unwrap_or_else(|| {
            rooms.push(RoomAt { space: space.into(), ..RoomAt::default() });
            rooms.len() - 1
        });
        &mut rooms[i]
    }

    /// Where the two Mages stand.
    pub fn at(mut self, me: &str, other: &str) -> Start {
        self.seat(0).at = me.into();
        self.seat(1).at = other.into();
        self
    }

    /// Damage on a seat's Mage.
    pub fn hurt(mut self, seat: usize, damage: &str) -> Start {
        self.seat(seat).damage = cubes(damage);
        self
    }

    pub fn power(mut self, seat: usize, power: u8) -> Start {
        self.seat(seat).power = power;
        self
    }

    pub fn rose(mut self, power: u8) -> Start {
        self.0.rose.power = power;
        self
    }

    pub fn trophies(mut self, tracks: [u8; 3]) -> Start {
        for (seat, n) in tracks[..2].iter().enumerate() {
            self.seat(seat).trophies = *n;
        }
        self.0.rose.trophies = tracks[2];
        self
    }

    pub fn tokens(mut self, seat: usize, tokens: u8) -> Start {
        self.seat(seat).tokens = tokens;
        self
    }

    pub fn hand(mut self, seat: usize, spells: &[&str]) -> Start {
        self.seat(seat).hand = owned(spells);
        self
    }

    pub fn grimoire(mut self, seat: usize, spells: &[&str]) -> Start {
        self.seat(seat).grimoire = owned(spells);
        self
    }

    pub fn memories(mut self, seat: usize, spells: &[&str]) -> Start {
        self.seat(seat).memories = owned(spells);
        self
    }

    pub fn library(mut self, spells: &[&str]) -> Start {
        self.0.library = owned(spells);
        self
    }

    pub fn forgotten(mut self, spells: &[&str]) -> Start {
        self.0.forgotten = owned(spells);
        self
    }

    pub fn gone(mut self, spells: &[&str]) -> Start {
        self.0.gone = owned(spells);
        self
    }

    /// A Spell in a slot, written `tremor light` or `tremor dark`.
    pub fn slot(mut self, seat: usize, slot: &str, spell: &str, state: Slot) -> Start {
        let (spell, side) = spell.split_once(' ').expect("a Spell and a side");
        let side = if side == "light" { Side::Light } else { Side::Dark };
        self.seat(seat)
            .slots
            .insert(slot.into(), SlotAt { spell: spell.into(), side, state, element: None, target: None });
        self
    }

    pub fn ready(self, seat: usize, slot: &str, spell: &str) -> Start {
        self.slot(seat, slot, spell, Slot::Ready)
    }

    pub fn active(self, seat: usize, slot: &str, spell: &str) -> Start {
        self.slot(seat, slot, spell, Slot::Active)
    }

    pub fn revealed(self, seat: usize, slot: &str, spell: &str) -> Start {
        self.slot(seat, slot, spell, Slot::Revealed)
    }

    /// The target of the Persistent Spell in a slot.
    pub fn on(mut self, seat: usize, slot: &str, target: &str) -> Start {
        self.seat(seat).slots.get_mut(slot).expect("a Spell in the slot").target = Some(target.into());
        self
    }

    pub fn jinx(mut self, seat: usize, jinx: &str) -> Start {
        self.seat(seat).jinxes.push(JinxAt::Name(jinx.into()));
        self
    }

    /// Which Room lies on a space.
    pub fn room(mut self, space: &str, room: &str) -> Start {
        self.room_at(space).room = Some(room.into());
        self
    }

    /// Instability in the Room on a space.
    pub fn instability(mut self, space: &str, letters: &str) -> Start {
        self.room_at(space).cubes = cubes(letters);
        self
    }

    pub fn rebuilt(mut self, space: &str) -> Start {
        self.room_at(space).rebuilt = true;
        self
    }

    pub fn used(mut self, space: &str) -> Start {
        let room = self.room_at(space);
        room.rebuilt = true;
        room.used = true;
        self
    }

    /// An Evocation of a seat, with Damage.
    pub fn evocation(mut self, kind: &str, owner: usize, at: &str, damage: &str) -> Start {
        self.0.evocations.push(EvocationAt {
            kind: kind.into(),
            owner: format!("seat{owner}").into(),
            at: at.into(),
            damage: cubes(damage),
            ..EvocationAt::default()
        });
        self
    }

    pub fn templar(self, owner: usize, at: &str) -> Start {
        self.evocation("templar", owner, at, "")
    }

    pub fn hurt_templar(self, owner: usize, at: &str, damage: &str) -> Start {
        self.evocation("templar", owner, at, damage)
    }

    /// An Upgrade on the Evocation written last.
    pub fn upgrade(mut self, upgrade: &str) -> Start {
        self.0.evocations.last_mut().expect("an Evocation").upgrade = Some(upgrade.into());
        self
    }

    pub fn phase(mut self, phase: Phase) -> Start {
        self.0.phase = phase;
        self
    }

    pub fn round(mut self, round: u8) -> Start {
        self.0.round = round;
        self
    }

    pub fn crown(mut self, seat: u8) -> Start {
        self.0.crown = seat;
        self
    }

    pub fn turn(mut self, seat: u8, actions: u8) -> Start {
        self.0.turn = Some(Turn { seat, actions, ..Turn::default() });
        self
    }

    pub fn event_side(mut self, side: &str) -> Start {
        self.0.event_side = side.into();
        self
    }

    pub fn quest_sides(mut self, first: &str, second: &str) -> Start {
        self.0.quest_sides = vec![first.into(), second.into()];
        self
    }

    pub fn solved(mut self, quest: &str, by: u8) -> Start {
        self.0.solved.insert(quest.into(), by);
        self
    }
}

fn owned(names: &[&str]) -> Vec<Id> {
    names.iter().map(|n| Id::from(*n)).collect()
}
