//! A readable position laid out as a state, or what is wrong with it.

use super::{BansAt, JinxAt, Position, unknown, wrong};
use crate::content::build as printed;
use crate::cubes::{Cubes, Party};
use crate::editions::End;
use crate::engine::avatar::seat_of;
use crate::engine::rules::Rule;
use crate::engine::run::Run;
use crate::events::{Event, Id};
use crate::game::BlackRose;
use crate::language::program::{Op, Pc};
use crate::limits::*;
use crate::lodge::{Place, Space};
use crate::names::{COLOURS, Colour};
use crate::state::*;
use kernel::small::Nth;
use kernel::{Log, PositionError, Seat, Seed};

impl Position {
    /// The state that the position describes.
    pub fn place(&self, game: &BlackRose, log: &mut Log<Event>) -> Result<State, PositionError> {
        let mut s = game.blank(Seed::from_number(self.seed));
        if self.seats.len() != game.seats {
            return Err(wrong(
                "seats",
                format!("this match has {} seats, not {}", game.seats, self.seats.len()),
            ));
        }
        if usize::from(self.crown) >= game.seats {
            return Err(wrong("crown", format!("there is no seat {}", self.crown)));
        }
        s.round = self.round;
        s.phase = self.phase;
        s.crown = Seat(self.crown);
        let first = Turn { seat: self.first.unwrap_or(self.crown), ..Turn::default() };
        s.turn = self.turn.unwrap_or(first);
        if usize::from(s.turn.seat) >= game.mages {
            return Err(wrong("turn.seat", format!("there is no seat {}", s.turn.seat)));
        }
        let rounds = match game.edition.ending.by {
            End::Rounds(rounds) => rounds,
            End::Power | End::Standing => u8::MAX,
        };
        if self.phase != Phase::Setup && (self.round == 0 || self.round > rounds) {
            return Err(wrong("round", format!("there are Rounds 1 to {rounds}, not {}", self.round)));
        }
        s.first = Seat(self.first.unwrap_or(self.crown));
        if s.first.index() >= game.seats {
            return Err(wrong("first", format!("there is no seat {}", s.first.0)));
        }
        if !(1..=3).contains(&self.moon) {
            return Err(wrong("moon", format!("there are Moons 1, 2 and 3, not {}", self.moon)));
        }
        s.moon = self.moon - 1;
        s.moon_due = s.moon;
        if let Some(due) = self.moon_due {
            if !(2..=3).contains(&due) {
                return Err(wrong("moon-due", format!("Moon 2 or 3 may be due, not {due}")));
            }
            s.moon_due = due - 1;
        }
        s.ending = self.ending;
        s.extra = self.extra.unwrap_or_default();
        for (colour, place) in self.cells.iter().enumerate() {
            if colour >= game.mages
                || usize::from(*place) >= game.mages
                || self.cells[..colour].contains(place)
            {
                return Err(wrong("cells", "each colour's Cell has another place, from 0"));
            }
            s.cells[colour] = *place;
        }
        s.event_side = card_side("event-side", &self.event_side)?;
        if self.quest_sides.len() != 2 {
            return Err(wrong("quest-sides", "there are two Quest cards"));
        }
        for (i, side) in self.quest_sides.iter().enumerate() {
            s.quest_sides[i] = card_side(&format!("quest-sides.{i}"), side)?;
        }
        self.place_rooms(game, &mut s)?;
        self.place_seats(game, &mut s)?;
        self.place_avatar(game, &mut s)?;
        self.place_evocations(game, &mut s)?;
        self.place_quests(game, &mut s)?;
        let rose = Party::ROSE.index();
        s.power[rose] = self.rose.power;
        s.trophies[rose] = self.rose.trophies;
        s.room_track[rose] = self.rose.room_track;
        self.count_cubes(game, &mut s)?;
        if self.phase != Phase::Setup || self.resume.is_some() {
            self.place_cards(game, &mut s)?;
        }
        if let Some(resume) = &self.resume {
            resume.restore(game, &mut s)?;
            return Ok(s);
        }
        self.watchers(game, &mut s)?;
        self.check_damage(game, &s)?;
        self.go_on(game, &mut s, log)?;
        crate::check::check(game, &s).map_err(|reason| wrong("position", reason))?;
        Ok(s)
    }

    fn place_rooms(&self, game: &BlackRose, s: &mut State) -> Result<(), PositionError> {
        let n = game.shape.rooms();
        let mut taken: Vec<Option<Nth<printed::Room>>> = vec![None; n];
        for (i, room) in self.rooms.iter().enumerate() {
            let at = format!("rooms.{i}");
            let space = game.space(&format!("{at}.space"), &room.space)?;
            if self.rooms[..i].iter().any(|other| other.space == room.space) {
                return Err(wrong(&at, format!("two Rooms lie on \"{}\"", room.space)));
            }
            if let Some(id) = &room.room {
                let tile = Nth::find(&game.content.rooms, |r| &r.id == id);
                let tile = tile.ok_or_else(|| {
                    let rooms = game.content.rooms.iter().map(|r| r.id.as_str());
                    unknown(format!("{at}.room"), "Room", id, rooms)
                })?;
                if taken.contains(&Some(tile)) {
                    return Err(wrong(&at, format!("the Room \"{id}\" lies in two places")));
                }
                taken[space.index()] = Some(tile);
            }
        }
        // Rooms that are not named fill the free spaces in the order of the pack.
        for space in 0..n {
            let free = || Nth::all(n).filter(|tile| !taken.contains(&Some(*tile)));
            let centre = |tile: &Nth<printed::Room>| (space == 0) == game.content.rooms[*tile].centre;
            let tile = taken[space].or_else(|| free().find(centre)).or_else(|| free().next());
            taken[space] = tile;
            s.rooms[space].tile = tile.unwrap_or(Nth::new(0));
        }
        for (i, room) in self.rooms.iter().enumerate() {
            let space = game.space("rooms", &room.space)?;
            let slots = usize::from(game.content.rooms[s.rooms[space].tile].slots);
            let (turned, standing) = (room.rebuilt || room.ruined, game.edition.is_standing());
            if turned && room.ruined != standing {
                let what = if standing { "rebuilt" } else { "ruined" };
                return Err(wrong(format!("rooms.{i}.{what}"), format!("no Room of {} is", game.edition.id)));
            }
            if room.cubes.len() > slots || (turned && !room.cubes.is_empty()) {
                let slots = if turned { 0 } else { slots };
                return Err(wrong(
                    format!("rooms.{i}.cubes"),
                    format!("{} cubes do not fit in {slots} slots", room.cubes.len()),
                ));
            }
            s.rooms[space].turned = turned;
            s.rooms[space].used = room.used;
            s.rooms[space].cubes = room.cubes;
            s.rooms[space].over = beyond(&format!("rooms.{i}.over"), &room.over)?;
            s.rooms[space].guise.colour = room.colour;
            if let Some(id) = &room.copy {
                let tile = Nth::find(&game.content.rooms, |r| &r.id == id);
                let rooms = game.content.rooms.iter().map(|r| r.id.as_str());
                s.rooms[space].guise.copy =
                    Some(tile.ok_or_else(|| unknown(format!("rooms.{i}.copy"), "Room", id, rooms))?);
            }
            if let Some(taker) = &room.taken_by {
                s.rooms[space].taken = Some(game.party(s, &format!("rooms.{i}.taken-by"), taker)?);
            }
        }
        Ok(())
    }

    fn place_seats(&self, game: &BlackRose, s: &mut State) -> Result<(), PositionError> {
        for (i, seat) in self.seats.iter().enumerate() {
            let at = |field: &str| format!("seats.{i}.{field}");
            let (party, model) = (Party::of_mage(Nth::new(i)), Nth::new(i));
            let mage = match &seat.mage {
                Some(id) => Some(Nth::find(&game.content.mages, |m| &m.id == id).ok_or_else(|| {
                    unknown(at("mage"), "Mage", id, game.content.mages.iter().map(|m| m.id.as_str()))
                })?),
                None if self.phase == Phase::Setup => None,
                None => game.setup.mages[i].or(Some(Nth::new(i))),
            };
            if mage.is_some() && s.mages[..i].iter().any(|other| other.mage == mage) {
                return Err(wrong(at("mage"), "two seats cannot have the same Mage"));
            }
            s.mages[i].mage = mage;
            s.mages[i].colour = match &seat.colour {
                Some(name) => Some(colour(game, &at("colour"), name)?),
                None if self.phase == Phase::Setup => None,
                None => game.setup.colours[i].or(Some(Nth::new(i))),
            };
            s.mages[i].grimoire = match &seat.starting {
                Some(id) => Some(Nth::find(&game.content.grimoires, |g| &g.id == id).ok_or_else(|| {
                    let known = game.content.grimoires.iter().map(|g| g.id.as_str());
                    unknown(at("starting"), "Grimoire", id, known)
                })?),
                None if self.phase == Phase::Setup => None,
                None => game.setup.grimoires[i].or(Some(Nth::new(i))),
            };
            if mage.is_none() {
                continue;
            }
            if seat.tokens > 2 {
                return Err(wrong(at("tokens"), "a Mage has at most 2 Physical Action Tokens"));
            }
            s.mages[i].physical_tokens = seat.tokens;
            s.power[i] = seat.power;
            s.trophies[i] = seat.trophies;
            s.trophy_tokens[i] = seat.trophy_tokens.unwrap_or(game.edition.trophies.tokens());
            s.room_track[i] = seat.room_track;
            let shape = seat.shape.as_ref().map(|id| {
                let kinds = &game.content.evocations;
                let known = kinds.iter().map(|card| card.id.as_str());
                Nth::find(kinds, |card| card.id == *id)
                    .ok_or_else(|| unknown(at("shape"), "Evocation", id, known))
            });
            let shape = shape.transpose()?;
            s.models[i] = Model {
                at: standing(game, model, &at("at"), &seat.at)?,
                owner: party,
                controller: party,
                damage: seat.damage,
                last_hit: last_hit(game, &at("last-hit"), &seat.last_hit, seat.damage)?,
                round: seat.bonus,
                fading: beyond(&at("fading"), &seat.fading)?,
                activated: seat.activated,
                ..Model::off(shape)
            };
            if seat.damage.len() > game.health(s, model) {
                return Err(wrong(
                    at("damage"),
                    format!(
                        "a Mage with Health {} cannot hold {} Damage",
                        game.health(s, model),
                        seat.damage.len()
                    ),
                ));
            }
            s.mages[i].over = beyond(&at("over"), &seat.over)?;
            s.mages[i].tally = seat.tally;
            let mask = |bans: &[Banned]| bans.iter().fold(0, |mask, ban| mask | ban.bit());
            let BansAt { round, phase, next, leave } = &seat.bans;
            let leave = leave.as_ref().map(|space| game.space(&at("bans.leave"), space)).transpose()?;
            s.mages[i].bans = Bans { round: mask(round), phase: mask(phase), next: mask(next), leave };
            place_jinxes(game, s, model, &seat.jinxes, &at("jinxes"))?;
        }
        Ok(())
    }

    /// The Avatar: in the Black Rose Room, unhurt, when the position says nothing of it.
    fn place_avatar(&self, game: &BlackRose, s: &mut State) -> Result<(), PositionError> {
        let (Some(model), Some(card)) = (game.avatar, &game.content.avatar) else {
            return match self.avatar {
                Some(_) => Err(wrong("avatar", "no Avatar plays in this match")),
                None => Ok(()),
            };
        };
        // Before the Mages are chosen it is not there yet.
        if self.phase == Phase::Setup && self.avatar.is_none() {
            return Ok(());
        }
        let (i, avatar) = (model.index(), self.avatar.clone().unwrap_or_default());
        let at = |field: &str| format!("avatar.{field}");
        let taken = |colour| s.mages[..game.seats].iter().any(|m| m.colour == Some(colour));
        let free = Nth::all(game.mages).find(|colour| !taken(*colour));
        s.mages[i].mage = Some(card.mage);
        s.mages[i].colour = match &avatar.colour {
            Some(name) => Some(colour(game, &at("colour"), name)?),
            None => free,
        };
        s.commands = avatar.commands.unwrap_or(game.command_limit());
        s.trophy_tokens[i] = avatar.trophy_tokens.unwrap_or(game.edition.trophies.tokens());
        s.models[model] = Model {
            at: standing(game, model, &at("at"), &avatar.at)?,
            damage: avatar.damage,
            last_hit: last_hit(game, &at("last-hit"), &avatar.last_hit, avatar.damage)?,
            round: avatar.bonus,
            ..Model::off(None)
        };
        if avatar.damage.len() > game.health(s, model) {
            return Err(wrong(at("damage"), format!("the Avatar has Health {}", game.health(s, model))));
        }
        place_jinxes(game, s, model, &avatar.jinxes, &at("jinxes"))
    }

    fn place_evocations(&self, game: &BlackRose, s: &mut State) -> Result<(), PositionError> {
        for (i, evocation) in self.evocations.iter().enumerate() {
            let at = |field: &str| format!("evocations.{i}.{field}");
            let kind = Nth::find(&game.content.evocations, |e| e.id == evocation.kind);
            let kind = kind.ok_or_else(|| {
                let kinds = game.content.evocations.iter().map(|e| e.id.as_str());
                unknown(at("kind"), "Evocation", &evocation.kind, kinds)
            })?;
            let owner = game.party(s, &at("owner"), &evocation.owner)?;
            let exact = self.resume.as_ref().and_then(|r| r.evocations.get(i).copied());
            let figures = usize::from(game.content.evocations[kind].figures);
            let fits = |m: Nth<Model>| s.models[m].at == Place::OFF && s.figures[figures] > 0;
            let model = Model::evocations().find(|&m| fits(m) && exact.is_none_or(|e| e == m));
            let model = model.ok_or_else(|| {
                wrong(at("kind"), format!("no more Models of \"{}\" exist", evocation.kind))
            })?;
            s.figures[figures] -= 1;
            let taken = |base: u8| {
                Model::evocations().any(|m| {
                    s.models[m].at != Place::OFF && s.models[m].owner == owner && s.models[m].base == base
                })
            };
            let base = match evocation.base {
                Some(base @ 1..=3) => base - 1,
                Some(base) if owner == Party::ROSE && base > 0 => base - 1,
                Some(base) => return Err(wrong(at("base"), format!("bases are 1, 2 and 3, not {base}"))),
                None if owner == Party::ROSE => {
                    // The Avatar's own stand on the first three bases.
                    let first = if game.avatar.is_some() && evocation.assigned.is_some() { 3 } else { 0 };
                    (first..u8::MAX).find(|b| !taken(*b)).unwrap_or(first)
                }
                None => (0..3).find(|b| !taken(*b)).unwrap_or(3),
            };
            if owner != Party::ROSE && (base == 3 || taken(base)) {
                return Err(wrong(at("base"), "a Mage has one Evocation on each of the bases 1, 2 and 3"));
            }
            if let Some(mage) = evocation.assigned.filter(|mage| usize::from(*mage) >= game.mages) {
                return Err(wrong(at("assigned"), format!("there is no seat {mage}")));
            }
            s.models[model] = Model {
                at: Place::room(game.space(&at("at"), &evocation.at)?),
                owner,
                controller: owner,
                base,
                damage: evocation.damage,
                last_hit: last_hit(game, &at("last-hit"), &evocation.last_hit, evocation.damage)?,
                activated: evocation.activated,
                assigned: evocation.assigned.map(|mage| Nth::new(mage.into())),
                round: evocation.bonus,
                fading: beyond(&at("fading"), &evocation.fading)?,
                ..Model::off(Some(kind))
            };
            s.summoned.insert(model);
            if let Some(id) = &evocation.upgrade {
                let upgrade = Nth::find(&game.content.upgrades, |u| &u.id == id);
                let upgrade = upgrade.ok_or_else(|| {
                    let upgrades = game.content.upgrades.iter().map(|u| u.id.as_str());
                    unknown(at("upgrade"), "Upgrade", id, upgrades)
                })?;
                if s.upgrades[upgrade.index()] == 0 {
                    return Err(wrong(at("upgrade"), format!("no \"{id}\" is left")));
                }
                s.upgrades[upgrade.index()] -= 1;
                s.models[model].upgrade = Some(upgrade);
            }
        }
        Ok(())
    }

    /// No Evocation holds more Damage than its Health, Upgrades included.
    fn check_damage(&self, game: &BlackRose, s: &State) -> Result<(), PositionError> {
        for m in Model::evocations().filter(|&m| s.models[m].at != Place::OFF) {
            let (health, damage) = (game.health(s, m), s.models[m].damage.len());
            if damage > health {
                let id = game.model_id(s, m);
                let place = self.evocations.iter().position(|e| id.starts_with(e.kind.as_str())).unwrap_or(0);
                return Err(wrong(
                    format!("evocations.{place}.damage"),
                    format!("an Evocation with Health {health} cannot hold {damage} Damage"),
                ));
            }
        }
        Ok(())
    }

    fn place_quests(&self, game: &BlackRose, s: &mut State) -> Result<(), PositionError> {
        for (id, seat) in &self.solved {
            let quest = game.quests_in_play(s).find(|(_, quest)| &quest.id == id).map(|(q, _)| q);
            let quest = quest.ok_or_else(|| {
                let known = game.quests_in_play(s).map(|(_, quest)| quest.id.as_str()).collect::<Vec<_>>();
                unknown(format!("solved.{id}"), "Quest in play", id, known)
            })?;
            if usize::from(*seat) >= game.seats {
                return Err(wrong("solved", format!("there is no seat {seat}")));
            }
            s.quests[quest] = Some(Seat(*seat).into());
        }
        Ok(())
    }

    fn count_cubes(&self, game: &BlackRose, s: &mut State) -> Result<(), PositionError> {
        let mut used = [0u8; PARTIES];
        let rows =
            s.models.iter().map(|m| m.damage).chain(s.rooms[..game.shape.rooms()].iter().map(|r| r.cubes));
        for party in rows.flat_map(|row| row.iter().collect::<Vec<_>>()) {
            used[party.index()] += 1;
        }
        let beyond = s.mages.iter().map(|m| m.over).chain(s.rooms.iter().map(|r| r.over));
        for over in beyond.collect::<Vec<_>>() {
            used.iter_mut().zip(over).for_each(|(sum, n)| *sum += n);
        }
        for solved in s.quests.iter().flatten() {
            used[solved.index()] += 1;
        }
        for (i, seat) in self.seats.iter().enumerate() {
            used[i] += seat.active.iter().map(|quest| quest.cubes).sum::<u8>();
            used[i] += s.mages[i].jinxes().map(|(_, jinx)| jinx.cubes).sum::<u8>();
        }
        if let Some(avatar) = game.avatar {
            let cubes = s.mages[avatar.index()].jinxes().map(|(_, jinx)| jinx.cubes).sum::<u8>();
            used[Party::ROSE.index()] += cubes;
        }
        for party in Party::all() {
            let there = s.supply[party.index()];
            let Some(left) = there.checked_sub(used[party.index()]) else {
                return Err(wrong(
                    "cubes",
                    format!(
                        "{} has only {there} cubes besides its markers; the position uses {}",
                        party.id(),
                        used[party.index()]
                    ),
                ));
            };
            s.supply[party.index()] = left;
        }
        for (name, free) in &self.supply {
            let at = format!("supply.{name}");
            let party = game.party(s, &at, name)?.index();
            let left = s.supply[party];
            s.aside.0[party] = left
                .checked_sub(*free)
                .ok_or_else(|| wrong(at, format!("only {left} cubes of that side lie nowhere else")))?;
            s.supply[party] = *free;
        }
        Ok(())
    }

    /// Starts the rules at the position's Phase and goes on to the first question.
    fn go_on(&self, game: &BlackRose, s: &mut State, log: &mut Log<Event>) -> Result<(), PositionError> {
        // The step with which the Phase begins: the first of these that the edition has.
        let steps: &[Rule] = match self.phase {
            Phase::Setup => &[Rule::ChooseMages],
            Phase::BlackRose => &game.edition.round[1..2],
            Phase::Study => &[Rule::ApplyEvents(Phase::Study), Rule::Study],
            Phase::Preparation => &[Rule::Prepare],
            Phase::Action => &[Rule::TakeActivations],
            Phase::Evocation => &[Rule::ApplyEvents(Phase::Evocation), Rule::ActivateEvocations],
            Phase::CleanUp => &[Rule::DiscardSpells],
            Phase::Scoring => &[Rule::ScoreSolved, Rule::ScoreTrophies],
        };
        let pc = steps
            .iter()
            .find_map(|rule| game.code.iter().position(|op| *op == Op::Rule(*rule)))
            .and_then(|pc| Pc::try_from(pc).ok())
            .ok_or_else(|| wrong("phase", "this edition has no such Phase"))?;
        let mut frame = Frame::new(pc, Party::ROSE, None, Source::Rules);
        if self.phase == Phase::Action {
            frame.step = 1;
        }
        s.stack.push(frame);
        Run { game, s, log }.note_states();
        game.advance(s, log);
        Ok(())
    }
}

/// A colour of the match by its name.
fn colour(game: &BlackRose, at: &str, name: &str) -> Result<Nth<Colour>, PositionError> {
    let colours = &COLOURS[..game.mages];
    Nth::find(colours, |c| *c == name).ok_or_else(|| unknown(at, "colour", name, colours.iter().copied()))
}

/// Jinxes on a Mage.
fn place_jinxes(
    game: &BlackRose,
    s: &mut State,
    mage: Nth<Model>,
    jinxes: &[JinxAt],
    at: &str,
) -> Result<(), PositionError> {
    for (place, jinx) in jinxes.iter().enumerate() {
        let (id, cubes) = match jinx {
            JinxAt::Name(id) => (id, 0),
            JinxAt::Full { jinx, cubes } => (jinx, *cubes),
        };
        let kind = Nth::find(&game.content.jinxes, |j| &j.id == id)
            .ok_or_else(|| unknown(at, "Jinx", id, game.content.jinxes.iter().map(|j| j.id.as_str())))?;
        if s.jinxes[kind.index()] == 0 || place >= JINXES {
            return Err(wrong(at, format!("no \"{id}\" is left")));
        }
        if cubes >= game.content.jinxes[kind].cubes.max(1) {
            return Err(wrong(at, format!("{cubes} cubes would have discarded \"{id}\"")));
        }
        s.jinxes[kind.index()] -= 1;
        s.mages[mage.index()].jinxes[place] = Jinx { kind: Some(kind), cubes };
    }
    Ok(())
}

fn card_side(at: &str, side: &str) -> Result<u8, PositionError> {
    match side {
        "a" => Ok(0),
        "b" => Ok(1),
        other => Err(wrong(at, format!("\"{other}\" is no side of a card: use a or b"))),
    }
}

/// Where a Mage stands: in the Cell, or in a Room.
fn standing(game: &BlackRose, mage: Nth<Model>, at: &str, place: &str) -> Result<Place, PositionError> {
    match place {
        "cell" => Ok(Place::cell(seat_of(mage))),
        room => Ok(Place::room(game.space(at, room)?)),
    }
}

fn last_hit(game: &BlackRose, at: &str, named: &Option<Id>, damage: Cubes) -> Result<Party, PositionError> {
    let sides = || Party::all().filter(|p| *p == Party::ROSE || p.index() < game.seats);
    match named {
        Some(id) => {
            sides().find(|p| p.id() == id).ok_or_else(|| unknown(at, "side", id, sides().map(Party::id)))
        }
        None => Ok(damage.iter().next_back().unwrap_or(Party::ROSE)),
    }
}

impl BlackRose {
    fn space(&self, at: &str, name: &str) -> Result<Space, PositionError> {
        let names = self.shape.all().iter().map(|r| self.shape.name(r));
        self.shape.space(name).ok_or_else(|| unknown(at, "space", name, names))
    }

    /// The name of the space of a Room, or `cell`.
    pub(crate) fn place_name(&self, place: Place) -> &'static str {
        place.as_room().map_or("cell", |space| self.shape.name(space))
    }

    fn party(&self, s: &State, at: &str, name: &str) -> Result<Party, PositionError> {
        Party::from_id(name)
            .or_else(|| Nth::all(self.mages).find(|m| self.model_id(s, *m) == name).map(|m| self.side_of(m)))
            .filter(|p| *p == Party::ROSE || p.index() < self.seats)
            .ok_or_else(|| {
                let mages: Vec<Id> = Nth::all(self.mages).map(|m| self.model_id(s, m)).collect();
                let names = mages.iter().map(Id::as_str).chain(["rose", "seat0", "seat1", "seat2", "seat3"]);
                unknown(at, "side", name, names)
            })
    }

    /// The Model in play with this id.
    pub fn find_model(&self, s: &State, id: &str) -> Option<Nth<Model>> {
        Nth::all(MODELS).filter(|m| s.models[*m].at != Place::OFF).find(|m| self.model_id(s, *m) == id)
    }
}

/// Cubes beyond a row, by side.
fn beyond(at: &str, cubes: &[u8]) -> Result<[u8; PARTIES], PositionError> {
    match cubes {
        [] => Ok([0; PARTIES]),
        cubes => cubes.try_into().map_err(|_| wrong(at, format!("there are {PARTIES} sides"))),
    }
}
