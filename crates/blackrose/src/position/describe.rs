//! A state in readable form.

use super::{
    AvatarAt, BansAt, EvocationAt, JinxAt, Position, QuestAt, Resume, RoomAt, SeatAt, SideAt, SlotAt,
};
use crate::cards::{Card, Zone};
use crate::content::build::Printed;
use crate::cubes::Party;
use crate::engine::actions::SLOTS;
use crate::events::Id;
use crate::game::BlackRose;
use crate::limits::{BOARD, PARTIES, SCHOOLS};
use crate::lodge::Place;
use crate::names::COLOURS;
use crate::state::*;
use kernel::Seat;
use kernel::small::{Nth, count};

/// Cubes beyond a row, written only where there are any.
fn over(cubes: [u8; PARTIES]) -> Vec<u8> {
    if cubes == [0; PARTIES] { Vec::new() } else { cubes.to_vec() }
}

impl Position {
    /// The position that describes a state, with the middle of what is being resolved.
    pub fn of(game: &BlackRose, s: &State) -> Position {
        Position { resume: Some(Box::new(Resume::of(s))), ..Position::written(game, s) }
    }

    /// The position of a state as people read it.
    pub fn written(game: &BlackRose, s: &State) -> Position {
        let spell = |c: Card| game.content.face_id(s.cards.face(c)).clone();
        let pile = |zone: Zone| s.cards.from_top(zone).into_iter().map(spell).collect::<Vec<_>>();
        let sorted = |zone: Zone| {
            let mut list: Vec<Id> = s.cards.in_zone(zone).map(spell).collect();
            list.sort();
            list
        };
        let side = |n: u8| Id::new_static(if n == 0 { "a" } else { "b" });
        let jinxes = |mage: &Mage| {
            mage.jinxes()
                .filter_map(|(_, jinx)| {
                    let jinx_id = game.content.jinxes[jinx.kind?].id.clone();
                    Some(JinxAt::Full { jinx: jinx_id, cubes: jinx.cubes })
                })
                .collect::<Vec<_>>()
        };
        let avatar_at = |i: usize| {
            let (seat, mage, model) = (Seat(count(i)), &s.mages[i], &s.models[i]);
            AvatarAt {
                at: game.place_name(model.at).into(),
                colour: mage.colour.map(|colour| COLOURS[colour].into()),
                commands: Some(s.commands),
                damage: model.damage,
                last_hit: Some(model.last_hit.id().into()),
                memories: pile(Zone::Memories(seat)),
                jinxes: jinxes(mage),
                solved: sorted(Zone::Solved(seat)),
                trophy_tokens: Some(s.trophy_tokens[i]),
                bonus: model.round,
            }
        };
        let seat_at = |i: usize| {
            let seat = Seat(count(i));
            let (mage, model) = (&s.mages[i], &s.models[i]);
            let slots = (0..4)
                .filter_map(|k| {
                    let card = s.slot_card(seat, k)?;
                    let at = SlotAt {
                        spell: spell(card),
                        side: mage.sides[k],
                        state: mage.slots[k],
                        element: mage.named[k],
                        target: None,
                    };
                    Some((SLOTS[k].into(), at))
                })
                .collect();
            SeatAt {
                mage: game.mage_card(s, seat).map(|m| m.id.clone()),
                colour: mage.colour.map(|colour| COLOURS[colour].into()),
                starting: mage.grimoire.map(|grimoire| game.content.grimoires[grimoire].id.clone()),
                at: game.place_name(model.at).into(),
                power: s.power[i],
                trophies: s.trophies[i],
                room_track: s.room_track[i],
                tokens: mage.physical_tokens,
                damage: model.damage,
                last_hit: Some(model.last_hit.id().into()),
                hand: sorted(Zone::Hand(seat)),
                grimoire: pile(Zone::Grimoire(seat)),
                memories: pile(Zone::Memories(seat)),
                slots,
                jinxes: jinxes(mage),
                aside: sorted(Zone::Aside(seat)),
                active: s
                    .cards
                    .in_zone(Zone::Active(seat))
                    .filter_map(|card| match game.content.printed(s.cards.face(card)) {
                        Printed::Quest(quest) => Some(QuestAt {
                            quest: game.content.quests[quest].id.clone(),
                            cubes: s.progress[quest.index()],
                            shown: Seat::all(game.seats).all(|seat| s.cards.known(card, seat)),
                            held: mage.held.has(quest),
                            stale: mage.stale.has(quest),
                        }),
                        _ => None,
                    })
                    .collect(),
                completed: sorted(Zone::Completed(seat)),
                solved: sorted(Zone::Solved(seat)),
                trophy_tokens: Some(s.trophy_tokens[i]),
                bonus: model.round,
                over: over(mage.over),
                tally: mage.tally,
                bans: BansAt {
                    round: Banned::of(mage.bans.round).collect(),
                    phase: Banned::of(mage.bans.phase).collect(),
                    next: Banned::of(mage.bans.next).collect(),
                    leave: mage.bans.leave.map(|space| game.shape.name(space).into()),
                },
                fading: over(model.fading),
                shape: game.evocation(s, seat.into()).map(|card| card.id.clone()),
                activated: model.activated,
            }
        };
        let rose = Party::ROSE.index();
        Position {
            round: s.round,
            phase: s.phase,
            crown: s.crown.0,
            first: Some(s.first.0),
            moon: s.moon + 1,
            moon_due: (s.moon_due > s.moon).then_some(s.moon_due + 1),
            ending: s.ending,
            extra: (s.extra.rounds > 0).then_some(s.extra),
            cells: s.cells[..game.mages].to_vec(),
            board: (0..count(BOARD)).map(|slot| sorted(Zone::Board(slot)).concat().into()).collect(),
            turn: Some(s.turn),
            event_side: side(s.event_side),
            quest_sides: s.quest_sides.iter().map(|n| side(*n)).collect(),
            solved: game
                .quests_in_play(s)
                .filter_map(|(q, quest)| Some((quest.id.clone(), s.quests[q]?.place().number())))
                .collect(),
            seats: (0..game.seats).map(seat_at).collect(),
            rose: SideAt { power: s.power[rose], trophies: s.trophies[rose], room_track: s.room_track[rose] },
            avatar: game.avatar.map(Nth::index).filter(|&i| s.mages[i].mage.is_some()).map(avatar_at),
            commands: (0..3).flat_map(|moon| pile(Zone::Commands(moon))).collect(),
            rooms: game
                .shape
                .all()
                .iter()
                .map(|r| RoomAt {
                    space: game.shape.name(r).into(),
                    room: Some(game.room_id(s, r)),
                    rebuilt: s.rooms[r].turned && !game.edition.is_standing(),
                    ruined: s.rooms[r].turned && game.edition.is_standing(),
                    taken_by: s.rooms[r].taken.map(|taker| taker.id().into()),
                    used: s.rooms[r].used,
                    cubes: s.rooms[r].cubes,
                    over: over(s.rooms[r].over),
                    colour: s.rooms[r].guise.colour,
                    copy: s.rooms[r].guise.copy.map(|tile| game.content.rooms[tile].id.clone()),
                })
                .collect(),
            evocations: Model::evocations()
                .filter(|&m| s.models[m].at != Place::OFF)
                .map(|m| {
                    let model = &s.models[m];
                    EvocationAt {
                        kind: game.evocation(s, m).map(|card| card.id.clone()).unwrap_or_default(),
                        owner: model.owner.id().into(),
                        base: Some(model.base + 1),
                        at: game.place_name(model.at).into(),
                        damage: model.damage,
                        last_hit: Some(model.last_hit.id().into()),
                        upgrade: model.upgrade.map(|upgrade| game.content.upgrades[upgrade].id.clone()),
                        activated: model.activated,
                        assigned: model.assigned.map(Nth::number),
                        bonus: model.round,
                        fading: over(model.fading),
                    }
                })
                .collect(),
            supply: Party::all()
                .filter(|party| s.aside.0[party.index()] > 0)
                .map(|party| (party.id().into(), s.supply[party.index()]))
                .collect(),
            library: (0..count(SCHOOLS)).flat_map(|school| pile(Zone::Library(school))).collect(),
            discards: (0..count(SCHOOLS)).flat_map(|school| pile(Zone::Discards(school))).collect(),
            quests: (0..3).flat_map(|moon| pile(Zone::Quests(moon))).collect(),
            events: (0..3).flat_map(|moon| pile(Zone::Events(moon))).collect(),
            quest_discards: pile(Zone::QuestDiscards),
            event_discards: pile(Zone::EventDiscards),
            forgotten: pile(Zone::Forgotten),
            gone: sorted(Zone::Gone),
            resume: None,
            seed: 0,
        }
    }
}
