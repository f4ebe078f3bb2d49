//! What one viewer may know, built up from nothing: each zone adds what it allows.

mod avatar;
mod hidden;
mod shapes;

pub use avatar::{AvatarView, BackView};
pub use hidden::{Counts, HiddenView};
pub use shapes::*;

use crate::cards::{Card, Zone};
use crate::content::build::Printed;
use crate::cubes::Party;
use crate::editions::End;
use crate::engine::actions::SLOTS;
use crate::engine::ask::Question;
use crate::events::Id;
use crate::game::BlackRose;
use crate::language::program::Stat;
use crate::limits::{BOARD, MODELS, PARTIES, SEATS};
use crate::lodge::{Place, Space};
use crate::names::COLOURS;
use crate::state::*;
use kernel::small::{Nth, count};
use kernel::{Seat, Viewer};

/// Cubes beyond a row, by side; nothing where there are none.
fn beyond(cubes: [u8; PARTIES]) -> Vec<u8> {
    if cubes == [0; PARTIES] { Vec::new() } else { cubes.to_vec() }
}

/// The space of the Power Token, and whether its other side is up (DUE-801, REB-301).
fn power_token(power: u8, track: u8) -> (u8, bool) {
    if power > track { (power - track, true) } else { (power, false) }
}

fn sorted(mut ids: Vec<Id>) -> Vec<Id> {
    ids.sort();
    ids
}

struct Eye<'a> {
    game: &'a BlackRose,
    s: &'a State,
    seat: Option<Seat>,
}

impl View {
    /// What the viewer may know of a state.
    pub fn of(game: &BlackRose, s: &State, who: Viewer) -> View {
        let seat = match who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Eye { game, s, seat }.look()
    }
}

impl Eye<'_> {
    fn look(&self) -> View {
        let (game, s) = (self.game, self.s);
        let first_asked = s.ask.seats.iter().next();
        let mut gone: Vec<Id> = self.ids(s.cards.in_zone(Zone::Gone));
        gone.sort();
        View {
            family: "black-rose",
            game: game.edition.id,
            round: s.round,
            rounds: match game.edition.ending.by {
                End::Rounds(rounds) => Some(rounds),
                End::Power | End::Standing => None,
            },
            bloom: match game.edition.ending.by {
                End::Rounds(_) => game.edition.power_track,
                End::Power | End::Standing => game.setup.moons[2],
            },
            phase: s.phase,
            over: s.over,
            crown: s.crown.0,
            first: s.first.0,
            moon: game.edition.moons.map(|_| self.moon()),
            board: match game.edition.moons {
                Some(_) => {
                    (0..count(BOARD)).map(|slot| self.ids(s.cards.in_zone(Zone::Board(slot))).pop()).collect()
                }
                None => Vec::new(),
            },
            // Which Quests were tried is read by nobody, and too large a number for a page.
            turn: Turn { tried: 0, ..s.turn },
            cells: self.cells(),
            asked: Asked {
                seats: s.ask.seats.iter().map(|s| s.0).collect(),
                question: s.ask.question,
                clause: first_asked.map(|seat| game.prompt_of(s, seat).clause),
            },
            rooms: game.shape.all().iter().map(|space| self.room(space)).collect(),
            models: Nth::all(MODELS)
                .filter(|m| s.models[*m].at != Place::OFF)
                .map(|m| self.model(m))
                .collect(),
            seats: Seat::all(game.seats).map(|seat| self.seat(seat)).collect(),
            sides: self.sides(),
            event: game
                .content
                .events
                .iter()
                .find(|e| e.side == s.event_side && e.round == s.round)
                .map(|e| e.id.clone()),
            quests: game
                .quests_in_play(s)
                .map(|(q, quest)| QuestView {
                    quest: quest.id.clone(),
                    points: quest.points,
                    solved_by: s.quests[q].map(|by| by.place().number()),
                })
                .collect(),
            upgrades: game
                .content
                .upgrades
                .iter()
                .enumerate()
                .filter(|(_, u)| u.copies > 0)
                .map(|(k, u)| (u.id.clone(), s.upgrades[k]))
                .collect(),
            jinxes: game
                .content
                .jinxes
                .iter()
                .enumerate()
                .filter(|(_, j)| j.copies > 0)
                .map(|(k, j)| (j.id.clone(), s.jinxes[k]))
                .collect(),
            persistents: self.persistents(),
            library: game
                .content
                .schools
                .iter()
                .enumerate()
                .map(|(k, school)| SchoolView {
                    school: school.clone(),
                    cards: s.cards.count(Zone::Library(count(k))),
                    discards: self.ids(s.cards.from_top(Zone::Discards(count(k))).into_iter()),
                })
                .collect(),
            forgotten: s.cards.count(Zone::Forgotten),
            gone,
            hidden: self.hidden(),
            avatar: game.avatar.map(|avatar| self.avatar(avatar)),
        }
    }

    fn jinxes(&self, mage: &Mage) -> Vec<JinxView> {
        mage.jinxes()
            .filter_map(|(_, jinx)| {
                let printed = &self.game.content.jinxes[jinx.kind?];
                Some(JinxView { jinx: printed.id.clone(), cubes: jinx.cubes, slots: printed.cubes })
            })
            .collect()
    }

    /// What is printed on a card.
    fn id(&self, card: Card) -> Id {
        self.game.content.face_id(self.s.cards.face(card)).clone()
    }

    fn ids(&self, cards: impl Iterator<Item = Card>) -> Vec<Id> {
        cards.map(|card| self.id(card)).collect()
    }

    fn cells(&self) -> Vec<CellView> {
        let (game, s) = (self.game, self.s);
        // REB-054: they lie face down until all have chosen.
        if s.phase == Phase::Setup && game.edition.moons.is_some() {
            return Vec::new();
        }
        let cell = |owner: Nth<Model>| {
            let colour = s.mages[owner.index()].colour?;
            let at = game.shape.cell(usize::from(s.cells[colour.index()]));
            Some(CellView { owner: owner.number(), colour: COLOURS[colour], at })
        };
        Nth::all(game.mages).filter_map(cell).collect()
    }

    fn moon(&self) -> MoonView {
        let s = self.s;
        let count = |zone: fn(u8) -> Zone| std::array::from_fn(|moon| s.cards.count(zone(count(moon))));
        MoonView {
            moon: s.moon + 1,
            cubes: self.game.setup.moons,
            ending: s.ending,
            quests: count(Zone::Quests),
            events: count(Zone::Events),
            quest_discards: s
                .cards
                .from_top(Zone::QuestDiscards)
                .into_iter()
                .map(|card| self.knows(card).then(|| self.id(card)))
                .collect(),
            event_discards: self.ids(s.cards.from_top(Zone::EventDiscards).into_iter()),
        }
    }

    /// The Quests in a zone of a seat, those the viewer may know by name first.
    fn held(&self, zone: Zone) -> Vec<HeldQuestView> {
        let (game, s) = (self.game, self.s);
        let mut held: Vec<HeldQuestView> = s
            .cards
            .in_zone(zone)
            .filter_map(|card| match game.content.printed(s.cards.face(card)) {
                Printed::Quest(quest) => {
                    let known = self.knows(card);
                    let printed = &game.content.quests[quest];
                    Some(HeldQuestView {
                        quest: known.then(|| printed.id.clone()),
                        cubes: s.progress[quest.index()],
                        slots: if known { printed.cubes } else { 0 },
                        shown: Seat::all(SEATS).all(|seat| s.cards.known(card, seat)),
                        held: self.holds_back(zone, quest),
                    })
                }
                _ => None,
            })
            .collect();
        held.sort_by(|a, b| (a.quest.is_none(), &a.quest).cmp(&(b.quest.is_none(), &b.quest)));
        held
    }

    /// Does the viewer hold the Quest back? Nobody else knows it.
    fn holds_back(&self, zone: Zone, quest: Nth<crate::content::build::Quest>) -> bool {
        let own = |seat: Seat| zone == Zone::Active(seat) && self.s.mages[seat.index()].held.has(quest);
        self.seat.is_some_and(own)
    }

    fn room(&self, space: Space) -> RoomView {
        let room = &self.s.rooms[space];
        let standing = self.game.edition.is_standing();
        let there = match standing {
            // CLA-151: the token of the Black Rose Room waits for the Second Moon.
            true => !(room.turned || self.game.content.rooms[room.tile].centre && self.s.moon == 0),
            false => room.turned,
        };
        let token = there.then_some(if room.used { "used" } else { "available" });
        RoomView {
            room: self.game.room_id(self.s, space),
            space: self.game.shape.name(space),
            rebuilt: room.turned && !standing,
            ruined: room.turned && standing,
            taken_by: room.taken.map(Party::id),
            token,
            slots: self.game.content.rooms[room.tile].slots,
            cubes: room.cubes,
            over: beyond(room.over),
            colour: room.guise.colour,
            copy: room.guise.copy.map(|tile| self.game.content.rooms[tile].id.clone()),
        }
    }

    fn model(&self, m: Nth<Model>) -> ModelView {
        let (game, s) = (self.game, self.s);
        let model = &s.models[m];
        ModelView {
            model: game.model_id(s, m),
            at: game.place_name(model.at),
            owner: model.owner.place().number(),
            controller: model.controller.place().number(),
            health: game.health(s, m),
            strength: game.stat(s, m, Stat::Strength),
            speed: game.stat(s, m, Stat::Speed),
            damage: model.damage,
            over: if Model::is_mage(m) { beyond(s.mages[m.index()].over) } else { Vec::new() },
            upgrade: model.upgrade.map(|upgrade| game.content.upgrades[upgrade].id.clone()),
            activated: model.activated,
            assigned: model.assigned.map(Nth::number),
            shape: game.evocation(s, m).filter(|_| Model::is_mage(m)).map(|card| card.id.clone()),
        }
    }

    /// Does this seat prepare in secret, so that others see the hand as it was before?
    fn veiled(&self, seat: Seat) -> bool {
        self.s.ask.question == Question::Prepare && self.seat != Some(seat)
    }

    fn seat(&self, seat: Seat) -> SeatView {
        let (game, s) = (self.game, self.s);
        let mage = &s.mages[seat.index()];
        let own = self.seat == Some(seat);
        let veiled = self.veiled(seat);
        let ids = |cards: Vec<Card>| -> Vec<Id> {
            cards.into_iter().map(|c| game.spell_id(s.cards.face(c))).collect()
        };
        let mut known_hand = ids(s
            .cards
            .all()
            .filter(|c| {
                s.cards.holder(*c) == Some(seat) && (matches!(s.cards.zone(*c), Zone::Hand(_)) || veiled)
            })
            .filter(|c| own || (self.knows(*c) && !self.lost(*c)))
            .collect());
        known_hand.sort();
        let prepared = (0..4).filter(|&k| mage.slots[k] != Slot::Empty).count();
        let slot = |k: usize| {
            let card = s.slot_card(seat, k);
            let seen = |card| self.seat.is_some_and(|seat| s.cards.seen(card, seat));
            let open = mage.slots[k] == Slot::Revealed || game.is_open(s, seat, k);
            let shown = own || open || card.is_some_and(seen);
            SlotView {
                slot: SLOTS[k],
                state: if veiled { Slot::Empty } else { mage.slots[k] },
                spell: card.filter(|_| shown && !veiled).map(|c| game.spell_id(s.cards.face(c))),
                side: (shown && !veiled && mage.slots[k] != Slot::Empty).then_some(mage.sides[k]),
                kind: game.announced(s, seat, k),
                element: mage.named[k],
            }
        };
        SeatView {
            mage: game.mage_card(s, seat).map(|m| m.id.clone()),
            colour: mage.colour.map(|colour| COLOURS[colour]),
            tokens: mage.physical_tokens,
            hand: s.cards.count(Zone::Hand(seat)) + if veiled { prepared } else { 0 },
            known_hand,
            grimoire: s.cards.count(Zone::Grimoire(seat)),
            memories: ids(s.cards.from_top(Zone::Memories(seat))),
            slots: (0..4).map(slot).collect(),
            jinxes: self.jinxes(mage),
            aside: s.cards.count(Zone::Aside(seat)),
            active: self.held(Zone::Active(seat)),
            completed: sorted(self.ids(s.cards.in_zone(Zone::Completed(seat)))),
            solved: sorted(self.ids(s.cards.in_zone(Zone::Solved(seat)))),
            trophy_tokens: game.edition.moons.map(|_| s.trophy_tokens[seat.index()]),
            bans: bans(&mage.bans),
            held_in: mage.bans.leave.map(|space| game.room_id(s, space)),
            looking: if own { sorted(self.ids(s.cards.in_zone(Zone::Look(seat)))) } else { Vec::new() },
            making: own.then_some(mage.making).filter(|m| *m != Making::Nothing),
        }
    }

    fn sides(&self) -> Vec<SideView> {
        let s = self.s;
        Party::all()
            .filter(|p| p.index() < self.game.seats || *p == Party::ROSE)
            .map(|p| SideView {
                side: p.id(),
                power: s.power[p.index()],
                token: power_token(s.power[p.index()], self.game.edition.power_track),
                trophies: s.trophies[p.index()],
                room_track: s.room_track[p.index()],
                cubes: s.supply[p.index()],
            })
            .collect()
    }

    fn persistents(&self) -> Vec<PersistentView> {
        let (game, s) = (self.game, self.s);
        let mut seen = Vec::new();
        let mut list = Vec::new();
        for watcher in s.watchers.iter().flatten() {
            if let Tie::Slot(_, slot) = watcher.tie
                && !seen.contains(&(watcher.tie, watcher.target))
            {
                seen.push((watcher.tie, watcher.target));
                list.push(PersistentView {
                    spell: game.source_id(s, game.watcher_source(watcher)),
                    caster: watcher.you.place().number(),
                    slot: SLOTS[usize::from(slot) % 4],
                    on: watcher
                        .target
                        .filter(|m| Model::is_mage(*m))
                        .unwrap_or(watcher.you.as_model())
                        .number(),
                    target: watcher.target.map(|target| game.model_id(s, target)),
                });
            }
        }
        list
    }

    /// Can the viewer not tell which of its holder's hidden cards this is?
    fn lost(&self, card: Card) -> bool {
        match self.seat {
            Some(seat) => self.s.cards.lost(card, seat),
            None => self.s.cards.loose(card),
        }
    }

    fn knows(&self, card: Card) -> bool {
        match self.seat {
            Some(seat) => self.s.cards.known(card, seat),
            None => Seat::all(SEATS).all(|seat| self.s.cards.known(card, seat)),
        }
    }
}

/// What a Mage may not do, now or in the next Action Phase.
fn bans(bans: &Bans) -> Vec<BanView> {
    let now = Banned::of(bans.round | bans.phase).map(|ban| BanView { ban, next: false });
    now.chain(Banned::of(bans.next).map(|ban| BanView { ban, next: true })).collect()
}
