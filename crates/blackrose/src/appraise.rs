//! The readable evaluation: how good a position looks for a seat, in Power Points.

use crate::cards::Zone;
use crate::content::build::{Printed, Quest};
use crate::cubes::Party;
use crate::editions::Bonus;
use crate::engine::avatar::seat_of;
use crate::engine::defeat::rank;
use crate::game::BlackRose;
use crate::limits::PARTIES;
use crate::lodge::Space;
use crate::state::{Model, Slot, State};
use kernel::Seat;
use kernel::small::{Nth, count};

/// Worth of things, in Power Points.
mod worth {
    /// Of a cube on an enemy Mage's Health Bar.
    pub const DAMAGE: f32 = 0.25;
    /// Of such a cube, more, the fuller the bar is.
    pub const NEAR_DEFEAT: f32 = 0.1;
    /// Of a cube in a Room beyond the points it would give now.
    pub const CUBE: f32 = 0.12;
    /// How likely the points of a Room that is not full are.
    pub const ROOM: f32 = 0.75;
    /// Of having most cubes in a Room, which moves the marker on the Room Track.
    pub const MAJORITY: f32 = 0.2;
    /// Of an own Evocation.
    pub const EVOCATION: f32 = 1.0;
    /// Of an Upgrade on it.
    pub const UPGRADE: f32 = 0.2;
    /// Of a card in hand.
    pub const CARD: f32 = 0.05;
    /// Of a Spell or token not used yet.
    pub const ACTION: f32 = 0.15;
    /// Of leading a track, before the end.
    pub const TRACK: f32 = 2.0;
    /// Of being in the Lodge.
    pub const LODGE: f32 = 0.3;
    /// Of an Active Quest, and of each part of it that is done.
    pub const QUEST: f32 = 0.4;
    /// Of a Quest at the end, beyond its points.
    pub const SOLVED: f32 = 0.7;
    /// How likely the points of a Completed Quest are.
    pub const COMPLETED: f32 = 0.7;
    /// Of a Jinx on a Mage.
    pub const JINX: f32 = -0.5;
    /// Of the Crown.
    pub const CROWN: f32 = 0.5;
    /// How likely a place in a ranking is to be that of the end, when the game begins; it grows sure.
    pub const PLACE: f32 = 0.5;
    /// Of each Trophy or Quest that makes such a place firmer.
    pub const FIRM: f32 = 0.3;
    /// How likely it is that a Quest is completed at once: where one stands by the Room of its door handle, and less for
    /// each step to it.
    pub const HANDLE: f32 = 0.7;
    pub const STEP: f32 = 0.1;
    /// The same from the Cell, or while its Room is used.
    pub const AWAY: f32 = 0.25;
    /// How likely any other Task is done.
    pub const TASK: f32 = 0.3;
    /// Of a Forgotten Spell.
    pub const FORGOTTEN: f32 = 1.0;
    /// How much the Black Rose's points count.
    pub const ROSE: f32 = 0.35;
}

/// How good the position looks for the seat: own prospects less those of the strongest rival.
pub fn appraise(game: &BlackRose, s: &State, seat: Seat) -> f32 {
    let mut best = f32::MIN;
    for other in Seat::all(game.seats).filter(|o| *o != seat) {
        best = best.max(prospects(game, s, Party::from(other)));
    }
    let rose = prospects(game, s, Party::ROSE);
    if game.avatar.is_some() {
        // The Avatar is a rival like any other.
        return prospects(game, s, Party::from(seat)) - best.max(rose);
    }
    prospects(game, s, Party::from(seat)) - best - worth::ROSE * (rose - best).max(-4.0)
}

fn prospects(game: &BlackRose, s: &State, party: Party) -> f32 {
    let mut sum = f32::from(s.power[party.index()]);
    if s.over {
        return sum;
    }
    for (m, model) in Nth::all(s.models.len()).zip(&s.models) {
        let mine = model.damage.count(party) as f32;
        if Model::is_mage(m) {
            if m.index() < game.mages && game.side_of(m) != party {
                sum += worth::DAMAGE * mine;
                let health = game.health(s, m) as f32;
                sum += worth::NEAR_DEFEAT * mine * model.damage.len() as f32 / health;
            }
        } else if model.owner == party && model.at != crate::lodge::Place::OFF {
            let health = game.health(s, m) as f32;
            sum += worth::EVOCATION * (1.0 - model.damage.len() as f32 / (health + 1.0));
            if model.upgrade.is_some() {
                sum += worth::UPGRADE;
            }
        }
    }
    for space in game.shape.all() {
        sum += room(game, s, space, party);
    }
    let standing = game.edition.is_standing();
    if standing {
        sum += places(game, s, party);
    } else {
        sum += track(&s.trophies, party) + track(&s.room_track, party);
    }
    if let Some(seat) = party.seat() {
        let mage = &s.mages[seat.index()];
        sum += worth::CARD * s.cards.count(Zone::Hand(seat)) as f32;
        let unused = mage.slots.iter().filter(|slot| **slot == Slot::Ready).count()
            + usize::from(mage.physical_tokens);
        sum += worth::ACTION * unused as f32;
        if s.room_of(seat.into()).is_some() {
            sum += worth::LODGE;
        }
        if standing {
            sum += worth::FORGOTTEN * forgotten(game, s, seat);
        }
        if game.edition.quests.at_once {
            sum += tasks(game, s, seat);
        } else if game.edition.quests.own {
            sum += quests(game, s, seat);
        }
        if game.edition.quests.own {
            sum += worth::JINX * mage.jinxes().count() as f32;
            if s.crown == seat {
                sum += worth::CROWN;
            }
        }
    } else {
        let open: u8 = game
            .quests_in_play(s)
            .filter(|(q, _)| s.quests[*q].is_none())
            .map(|(_, quest)| quest.points)
            .sum();
        sum += f32::from(open);
        if let Some(avatar) = game.avatar {
            let mage = &s.mages[avatar.index()];
            sum += worth::SOLVED * s.cards.count(Zone::Solved(seat_of(avatar))) as f32;
            sum += worth::JINX * mage.jinxes().count() as f32 + worth::ACTION * f32::from(s.commands);
            if s.room_of(avatar).is_some() {
                sum += worth::LODGE;
            }
        }
    }
    sum
}

fn quests(game: &BlackRose, s: &State, seat: Seat) -> f32 {
    let in_zone = |zone: Zone| {
        s.cards.in_zone(zone).filter_map(|card| match game.content.printed(s.cards.face(card)) {
            Printed::Quest(quest) => Some(quest),
            _ => None,
        })
    };
    let points = |quest: Nth<Quest>| f32::from(game.content.quests[quest].points);
    let active: f32 = in_zone(Zone::Active(seat))
        .map(|quest| {
            let done =
                f32::from(s.progress[quest.index()]) / f32::from(game.content.quests[quest].cubes.max(1));
            worth::QUEST * (1.0 + done * points(quest))
        })
        .sum();
    let completed: f32 =
        in_zone(Zone::Completed(seat)).map(|quest| worth::COMPLETED * (points(quest) + worth::SOLVED)).sum();
    active + completed + worth::SOLVED * s.cards.count(Zone::Solved(seat)) as f32
}

/// Forgotten Spells in hand.
fn forgotten(game: &BlackRose, s: &State, seat: Seat) -> f32 {
    let spells = &game.content.spells;
    let is = |card: &_| spells.get(s.cards.face(*card).index()).is_some_and(|spell| spell.forgotten);
    s.cards.in_zone(Zone::Hand(seat)).filter(is).count() as f32
}

/// Active Quests that are completed at once: by how near their Task is. One that cannot be done any more will be given
/// up, for which the Black Rose is paid.
fn tasks(game: &BlackRose, s: &State, seat: Seat) -> f32 {
    let at = s.room_of(seat.into());
    let task = |card| {
        let Printed::Quest(quest) = game.content.printed(s.cards.face(card)) else { return 0.0 };
        let quest = &game.content.quests[quest];
        let points = f32::from(quest.points) + worth::SOLVED;
        let Some(base) = quest.room else { return worth::TASK * points };
        let is_it = |space: &Space| game.content.rooms[s.rooms[*space].tile].base == base;
        let standing = |space: &Space| !s.rooms[*space].turned && is_it(space);
        let Some(space) = game.shape.all().filter(|space| standing(&space)).lowest() else {
            return -worth::ROSE * f32::from(quest.moon + 1);
        };
        let likely = match at {
            Some(at) if !game.closed(s, space) => {
                worth::HANDLE - worth::STEP * f32::from(game.shape.distance(at, space))
            }
            _ => worth::AWAY,
        };
        likely.max(worth::AWAY) * points
    };
    s.cards.in_zone(Zone::Active(seat)).map(task).sum()
}

/// The place in the rankings of Trophies and of completed Quests, by what it brings at the end.
fn places(game: &BlackRose, s: &State, party: Party) -> f32 {
    let Some(seat) = party.seat() else { return 0.0 };
    let ending = &game.edition.ending;
    let most = s.power.iter().copied().max().unwrap_or(0);
    let over = (f32::from(most) / f32::from(game.setup.moons[2].max(1))).min(1.0);
    let sure = worth::PLACE + (1.0 - worth::PLACE) * over;
    let place = |counts: [u8; PARTIES], bonus: Bonus| {
        let mine = counts[seat.index()];
        if mine == 0 {
            return 0.0;
        }
        let (rank, tied) = rank(&counts, party);
        let rank = rank.min(2);
        let points = bonus.ranks[rank] - if tied { bonus.tie[rank] } else { 0 };
        sure * f32::from(points) + worth::FIRM * (1.0 - over) * f32::from(mine)
    };
    let mut trophies = s.trophies;
    if !ending.rose_trophies {
        trophies[Party::ROSE.index()] = 0;
    }
    let mut solved = [0; PARTIES];
    for seat in Seat::all(game.seats) {
        solved[seat.index()] = count(s.cards.count(Zone::Solved(seat)));
    }
    place(trophies, ending.trophies) + place(solved, ending.quests)
}

fn room(game: &BlackRose, s: &State, space: Space, party: Party) -> f32 {
    let room = &s.rooms[space];
    let tile = &game.content.rooms[room.tile];
    // CLA-955: its token counts at the end.
    if room.taken == Some(party) && party != Party::ROSE {
        return f32::from(tile.value);
    }
    let counts = room.counts();
    let mine = counts[party.index()];
    if room.turned || mine == 0 {
        return 0.0;
    }
    let (rank, tied) = rank(&counts, party);
    let alone = counts.iter().filter(|c| **c > 0).count() == 1;
    let ruins = game.edition.is_standing();
    let won = if ruins && rank == 0 && !tied { tile.value } else { tile.points[rank.min(2)] };
    let value = match ruins {
        true => f32::from(won),
        false => f32::from(won) + if alone { 1.0 } else { 0.0 } - if tied { 1.0 } else { 0.0 },
    };
    let full = room.cubes.len() as f32 / f32::from(tile.slots);
    let majority = if rank == 0 && !tied { worth::MAJORITY } else { 0.0 };
    worth::ROOM * full * full * value.max(0.0) + majority + worth::CUBE * f32::from(mine)
}

fn track(track: &[u8; PARTIES], party: Party) -> f32 {
    let mine = track[party.index()];
    let most = track.iter().copied().max().unwrap_or(0);
    let first = track.iter().filter(|t| **t == most).count();
    match (mine == most && mine > 0, first) {
        (true, 1) => worth::TRACK + 0.2 * f32::from(mine),
        (true, _) => 0.6 * worth::TRACK + 0.2 * f32::from(mine),
        _ => 0.2 * f32::from(mine),
    }
}
