//! A state in readable form.

use super::{EvocationAt, Position, Resume, RoomAt, SeatAt, SideAt, SlotAt};
use crate::cards::{Card, Zone};
use crate::cubes::Party;
use crate::engine::actions::SLOTS;
use crate::game::BlackRose;
use crate::limits::SEATS;
use crate::lodge::Place;
use crate::names::COLOURS;
use crate::state::*;
use kernel::Seat;

impl Position {
    /// The position that describes a state.
    pub fn of(game: &BlackRose, s: &State) -> Position {
        let spell = |c: Card| game.spell_id(s.cards.face(c));
        let pile = |zone: Zone| s.cards.from_top(zone).into_iter().map(spell).collect::<Vec<_>>();
        let sorted = |zone: Zone| {
            let mut list: Vec<String> = s.cards.in_zone(zone).map(spell).collect();
            list.sort();
            list
        };
        let side = |n: u8| if n == 0 { "a".to_owned() } else { "b".to_owned() };
        let seat_at = |i: usize| {
            let seat = Seat(i as u8);
            let (mage, model) = (&s.mages[i], &s.models[i]);
            let slots = (0..4)
                .filter_map(|k| {
                    let card = s.slot_card(seat, k)?;
                    let at = SlotAt {
                        spell: spell(card),
                        side: mage.sides[k],
                        state: mage.slots[k],
                        target: None,
                    };
                    Some((SLOTS[k].to_owned(), at))
                })
                .collect();
            SeatAt {
                mage: game.content.mages.get(mage.mage as usize).map(|m| m.id.clone()),
                colour: COLOURS.get(mage.colour as usize).map(|c| (*c).to_owned()),
                starting: game.content.grimoires.get(mage.grimoire as usize).map(|g| g.id.clone()),
                at: game.place_name(model.at),
                power: s.power[i],
                trophies: s.trophies[i],
                room_track: s.room_track[i],
                tokens: mage.tokens,
                damage: model.damage,
                last_hit: Some(model.last_hit.id().to_owned()),
                hand: sorted(Zone::Hand(seat)),
                grimoire: pile(Zone::Grimoire(seat)),
                memories: pile(Zone::Memories(seat)),
                slots,
                jinxes: (0..game.content.jinxes.len())
                    .filter(|k| mage.jinxes & (1 << k) != 0)
                    .map(|k| game.content.jinxes[k].id.clone())
                    .collect(),
                bonus: model.round,
            }
        };
        let rose = Party::ROSE.index();
        let (cards, merged) = s.cards.rows();
        Position {
            round: s.round,
            phase: s.phase,
            crown: s.crown.0,
            turn: s.turn,
            event_side: side(s.event_side),
            quest_sides: s.quest_sides.iter().map(|n| side(*n)).collect(),
            solved: game
                .quests_in_play(s)
                .filter(|(q, _)| s.quests[*q] != NONE)
                .map(|(q, quest)| (quest.id.clone(), s.quests[q]))
                .collect(),
            seats: (0..game.seats).map(seat_at).collect(),
            rose: SideAt { power: s.power[rose], trophies: s.trophies[rose], room_track: s.room_track[rose] },
            rooms: (0..game.shape.rooms())
                .map(|r| RoomAt {
                    space: game.shape.name(r).to_owned(),
                    room: Some(game.room_id(s, r)),
                    rebuilt: s.rooms[r].rebuilt,
                    used: s.rooms[r].used,
                    cubes: s.rooms[r].cubes,
                })
                .collect(),
            evocations: (SEATS..game.models)
                .filter(|&m| s.models[m].at != Place::OFF)
                .map(|m| {
                    let model = &s.models[m];
                    EvocationAt {
                        kind: game.content.evocations[model.kind as usize].id.clone(),
                        owner: model.owner.id().to_owned(),
                        base: Some(model.base + 1),
                        at: game.place_name(model.at),
                        damage: model.damage,
                        last_hit: Some(model.last_hit.id().to_owned()),
                        upgrade: game.content.upgrades.get(model.upgrade as usize).map(|u| u.id.clone()),
                        activated: model.activated,
                        assigned: Some(model.assigned).filter(|a| *a != NONE),
                        bonus: model.round,
                    }
                })
                .collect(),
            library: pile(Zone::Library),
            forgotten: pile(Zone::Forgotten),
            gone: sorted(Zone::Gone),
            resume: Some(Box::new(Resume {
                stack: s.stack.to_vec(),
                facts: s.facts.to_vec(),
                pending: s.pending.to_vec(),
                watchers: s.watchers.to_vec(),
                ask: s.ask,
                split: s.split.to_vec(),
                doomed: s.doomed,
                making: s.mages.iter().map(|m| m.making).collect(),
                fulfilled: s.mages.iter().map(|m| m.fulfilled).collect(),
                sides: s.mages.iter().map(|m| m.sides).collect(),
                evocations: (SEATS..game.models)
                    .filter(|&m| s.models[m].at != Place::OFF)
                    .map(|m| m as u8)
                    .collect(),
                models: s.models.iter().map(|m| (m.controller.0, m.now)).collect(),
                cards,
                merged: merged.iter().map(|m| m.to_vec()).collect(),
                chance: s.chance.0,
                barrier: s.barrier,
                moon: s.moon,
            })),
            seed: 0,
        }
    }
}
