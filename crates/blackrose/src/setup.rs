//! What people choose before a match.

use crate::content::Packs;
use crate::content::build::Selection;
use crate::content::pack::slug;
use crate::content::printed;
use crate::editions::{EDITIONS, Edition};
use crate::limits::SEATS;
use kernel::{Clause, Seat, SetupError};
use serde::{Deserialize, Serialize};

/// How strong an Avatar is (REB-860).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// The balanced one.
    Apprentice,
    /// The stronger one.
    Master,
}

/// The options of a match. What is left out is chosen by the players, by chance, or by the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Setup {
    /// The edition.
    pub game: String,
    /// How many players.
    pub players: usize,
    /// The Schools in the Library; when empty, those whose decks are whole (DUE-060, REB-065).
    pub schools: Vec<String>,
    /// The Mages to choose from; all of the base pack when empty (DUE-907, REB-076).
    pub mages: Vec<String>,
    /// The Rooms, a Black Rose Room for the centre first (DUE-908); or some Rooms of other boxes, which take the places of
    /// those with the same base name; those of the base pack when empty (DUE-903).
    pub rooms: Vec<String>,
    /// Packs whose Rooms take the place of those with the same base name (DUE-903).
    pub room_packs: Vec<String>,
    /// Packs whose Forgotten Spells are used; the base pack when empty (DUE-901, DUE-906).
    pub forgotten: Vec<String>,
    /// Who has the Crown first; by chance when left out (DUE-056, REB-062).
    pub first: Option<u8>,
    /// Each seat's colour, from 0, where it is fixed.
    pub colours: Vec<Option<u8>>,
    /// Each seat's Mage, where it is fixed.
    pub seats: Vec<Option<String>>,
    /// Each seat's starting Grimoire, where it is fixed; it names the School too.
    pub grimoires: Vec<Option<String>>,
    /// The side of the Event card, `a` or `b`; by chance when left out (DUE-054).
    pub event_side: Option<String>,
    /// The side of each Quest card, `a` or `b`; by chance when left out (DUE-054).
    pub quest_sides: Vec<Option<String>>,
    /// Keep the Rooms and Cells in the listed order instead of shuffling them (DUE-051, REB-052).
    pub fixed_rooms: bool,
    /// Steady Crown: Events do not move the Crown (REB-800).
    pub steady_crown: bool,
    /// Crown of the Summoner: Evocations activate by turns (REB-802).
    pub summoners_crown: bool,
    /// Where the Moon Cubes stand: Second Moon, Third Moon, the end (REB-801).
    pub moons: Option<[u8; 3]>,
    /// An Avatar plays too, on this level; `players` counts only people (REB-850).
    pub avatar: Option<Level>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            game: "duel".into(),
            players: 2,
            schools: vec!["lex".into()],
            mages: Vec::new(),
            rooms: Vec::new(),
            room_packs: Vec::new(),
            forgotten: Vec::new(),
            first: None,
            colours: Vec::new(),
            seats: Vec::new(),
            grimoires: Vec::new(),
            event_side: None,
            quest_sides: Vec::new(),
            fixed_rooms: false,
            steady_crown: false,
            summoners_crown: false,
            moons: None,
            avatar: None,
        }
    }
}

/// A setup with names resolved to places in the match's lists.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Resolved {
    pub first: Option<Seat>,
    pub colours: [Option<u8>; SEATS],
    pub mages: [Option<u8>; SEATS],
    pub grimoires: [Option<u8>; SEATS],
    pub event_side: Option<u8>,
    pub quest_sides: [Option<u8>; 2],
    pub fixed_rooms: bool,
    pub moons: [u8; 3],
}

fn refused(reason: String, clause: Clause) -> SetupError {
    SetupError { reason, clause: Some(clause) }
}

fn listed(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

impl Setup {
    /// Which cards the match uses.
    pub fn selection(&self, edition: &Edition, packs: &Packs) -> Result<Selection, SetupError> {
        let cites = &edition.cites;
        if self.avatar.is_some() && edition.avatar.is_none() {
            return Err(refused(format!("{} has no Avatar", edition.id), cites.avatar));
        }
        if self.avatar.is_some() && !(1..edition.players.1).contains(&self.players) {
            let most = edition.players.1 - 1;
            return Err(refused(
                format!("with the Avatar {} has 1 to {most} players, not {}", edition.id, self.players),
                cites.avatar,
            ));
        }
        let (least, most) = edition.players;
        if self.avatar.is_none() && (self.players < least || self.players > most) {
            let range = if least == most { format!("exactly {least}") } else { format!("{least} to {most}") };
            return Err(refused(
                format!("{} has {range} players, not {}", edition.id, self.players),
                cites.players,
            ));
        }
        let of_moons = self.moons.is_some() || self.steady_crown || self.summoners_crown;
        if edition.moons.is_none() && of_moons {
            return Err(refused(
                format!("{} has no Moons and no rules for the Crown of the Summoner", edition.id),
                cites.moons,
            ));
        }
        if edition.own_quests && (self.event_side.is_some() || !self.quest_sides.is_empty()) {
            return Err(refused(
                format!("{} has decks of Events and Quests, and no sides to choose", edition.id),
                cites.sides,
            ));
        }
        let base = edition.id.to_owned();
        for (list, clause) in [(&self.room_packs, cites.rooms), (&self.forgotten, cites.forgotten)] {
            for pack in list {
                if !packs.packs.iter().any(|p| &p.head.id == pack) {
                    return Err(refused(format!("there is no pack \"{pack}\" here"), clause));
                }
            }
        }
        let mut forgotten = self.forgotten.clone();
        if forgotten.is_empty() {
            forgotten.push(base.clone());
        }
        Ok(Selection {
            schools: self.library(edition, packs)?,
            mages: self.mage_list(edition, packs)?,
            rooms: self.room_list(edition, packs)?,
            forgotten,
            base,
            avatar: self.avatar.is_some(),
        })
    }

    /// The Schools: as many whole ones as players.
    fn library(&self, edition: &Edition, packs: &Packs) -> Result<Vec<String>, SetupError> {
        let cites = &edition.cites;
        let whole: Vec<&str> = packs.whole_schools().collect();
        let schools: Vec<String> = match self.schools.is_empty() {
            true => usual_schools(edition, packs),
            false => self.schools.clone(),
        };
        for (i, school) in schools.iter().enumerate() {
            if !packs.schools.iter().any(|(_, s)| s.id.get_ref() == school) {
                let there = listed(packs.schools.iter().map(|(_, s)| s.id.get_ref().clone()));
                return Err(refused(
                    format!("there is no School \"{school}\" in these packs: use one of {there}"),
                    cites.no_school,
                ));
            }
            if schools[..i].contains(school) {
                return Err(refused(format!("the School {school} is listed twice"), cites.no_school));
            }
        }
        // A Duel is fought with one School and its two Grimoires; else each Mage has a School.
        let needed = if edition.own_schools { self.players } else { 1 };
        let usable = schools.iter().filter(|s| whole.contains(&s.as_str())).count();
        if usable < needed {
            return Err(refused(
                format!(
                    "{} players need {needed} whole School(s) with starting Grimoires; {usable} of {} are: \
                     whole are {}",
                    self.players,
                    listed(schools.iter().cloned()),
                    whole.join(", ")
                ),
                cites.schools,
            ));
        }
        if !edition.own_schools && schools.len() != 1 {
            return Err(refused(
                format!("{} uses one School, not {}", edition.id, schools.len()),
                cites.no_school,
            ));
        }
        Ok(schools)
    }

    fn mage_list(&self, edition: &Edition, packs: &Packs) -> Result<Vec<String>, SetupError> {
        let of_base = |pack: usize| packs.packs[pack].head.id == edition.id;
        let mut mages = if self.mages.is_empty() {
            packs.mages.iter().filter(|(o, _)| of_base(o.pack)).map(|(_, m)| m.id.get_ref().clone()).collect()
        } else {
            self.mages.clone()
        };
        for mage in self.seats.iter().flatten() {
            if !mages.contains(mage) {
                mages.push(mage.clone());
            }
        }
        for (i, mage) in mages.iter().enumerate() {
            if !packs.mages.iter().any(|(_, m)| m.id.get_ref() == mage) {
                let there = listed(packs.mages.iter().map(|(_, m)| m.id.get_ref().clone()));
                return Err(refused(
                    format!("there is no Mage \"{mage}\" in these packs: use one of {there}"),
                    edition.cites.mage,
                ));
            }
            if mages[..i].contains(mage) {
                return Err(refused(format!("the Mage {mage} is listed twice"), edition.cites.mage));
            }
        }
        if mages.len() < self.players {
            return Err(refused(
                format!("{} players need as many Mages; there are {}", self.players, mages.len()),
                edition.cites.mage,
            ));
        }
        if mages.len() < self.mages() {
            return Err(refused(
                format!("the Avatar needs the Model of a Mage nobody plays; there are {} Mages", mages.len()),
                edition.cites.avatar,
            ));
        }
        Ok(mages)
    }

    /// The Rooms that were named, or those of the box with others in the places of those with the same base name
    /// (DUE-903).
    fn named_rooms(&self, edition: &Edition, packs: &Packs) -> Vec<String> {
        let of = |pack: usize| packs.packs[pack].head.id.as_str();
        let own: Vec<_> = packs.rooms.iter().filter(|(o, _)| of(o.pack) == edition.id).collect();
        if !self.stand_in(edition, packs) {
            return self.rooms.clone();
        }
        let stands_in = |room: &printed::Room| {
            packs.rooms.iter().find(|(o, r)| {
                let named = self.rooms.contains(r.id.get_ref());
                let lent = named || self.room_packs.iter().any(|p| p == of(o.pack));
                lent && slug(&r.base) == slug(&room.base)
            })
        };
        own.iter().map(|(_, r)| stands_in(r).map_or(r, |(_, r)| r).id.get_ref().clone()).collect()
    }

    /// Does the list name only Rooms of other boxes, and too few for the Lodge? Then they stand in for others.
    fn stand_in(&self, edition: &Edition, packs: &Packs) -> bool {
        let mut own = packs.rooms.iter().filter(|(o, _)| packs.packs[o.pack].head.id == edition.id);
        self.rooms.len() < own.clone().count() && !own.any(|(_, r)| self.rooms.contains(r.id.get_ref()))
    }

    /// A Room of another box lies in the place of the one with the same base name, where the edition wants it (DUE-903).
    fn by_name(&self, edition: &Edition, packs: &Packs, rooms: &[String]) -> Result<(), SetupError> {
        let of = |pack: usize| packs.packs[pack].head.id.as_str();
        let another_box = |pack: usize| of(pack) != edition.id && EDITIONS.iter().any(|e| e.id == of(pack));
        let few = self.stand_in(edition, packs);
        for (origin, room) in packs.rooms.iter().filter(|(_, r)| self.rooms.contains(r.id.get_ref())) {
            let replaced = packs
                .rooms
                .iter()
                .filter(|(o, _)| of(o.pack) == edition.id)
                .any(|(_, r)| slug(&r.base) == slug(&room.base) && !rooms.contains(r.id.get_ref()));
            let lies = rooms.contains(room.id.get_ref()) && replaced;
            if (few || edition.rooms_by_name && another_box(origin.pack)) && !lies {
                return Err(refused(
                    format!("{} takes the place of no Room of the same name", room.id.get_ref()),
                    edition.cites.room_name,
                ));
            }
        }
        Ok(())
    }

    /// The Rooms: as many as the Lodge has, each once, the centre first.
    fn room_list(&self, edition: &Edition, packs: &Packs) -> Result<Vec<String>, SetupError> {
        let cites = &edition.cites;
        for room in &self.rooms {
            if !packs.rooms.iter().any(|(_, r)| r.id.get_ref() == room) {
                return Err(refused(format!("there is no Room \"{room}\" in these packs"), cites.rooms));
            }
        }
        let rooms = self.named_rooms(edition, packs);
        let needed = (edition.shape)(self.mages()).rooms();
        if rooms.len() != needed {
            return Err(refused(format!("this Lodge has {needed} Rooms, not {}", rooms.len()), cites.rooms));
        }
        for (i, room) in rooms.iter().enumerate() {
            if rooms[..i].contains(room) {
                return Err(refused(format!("the Room {room} is listed twice"), cites.room_twice));
            }
        }
        let find = |id: &String| packs.rooms.iter().find(|(_, r)| r.id.get_ref() == id).map(|(_, r)| r);
        if find(&rooms[0]).is_some_and(|room| !room.centre) {
            return Err(refused(
                format!("a Black Rose Room must be in the centre, not {}", rooms[0]),
                cites.centre,
            ));
        }
        if let Some(second) = rooms[1..].iter().find(|id| find(id).is_some_and(|room| room.centre)) {
            return Err(refused(
                format!("{second} lies in the centre; a Lodge has one such Room"),
                cites.centre,
            ));
        }
        let thrones = rooms.iter().filter(|id| find(id).is_some_and(|room| room.throne)).count();
        if edition.throne && thrones != 1 {
            return Err(refused(format!("this Lodge has one Throne Room, not {thrones}"), cites.throne));
        }
        self.by_name(edition, packs, &rooms)?;
        Ok(rooms)
    }

    /// How many Mages play: the players', and the Avatar.
    pub fn mages(&self) -> usize {
        self.players + usize::from(self.avatar.is_some())
    }

    /// Names resolved.
    pub fn resolve(
        &self,
        edition: &Edition,
        content: &crate::content::Content,
    ) -> Result<Resolved, SetupError> {
        let cites = &edition.cites;
        let mut resolved = Resolved { fixed_rooms: self.fixed_rooms, ..Resolved::default() };
        if let Some(first) = self.first {
            if first as usize >= self.players {
                return Err(refused(format!("there is no seat {first}"), cites.crown));
            }
            resolved.first = Some(Seat(first));
        }
        for (name, list) in [
            ("colours", self.colours.len()),
            ("seats", self.seats.len()),
            ("grimoires", self.grimoires.len()),
        ] {
            if list > self.players {
                return Err(refused(
                    format!("{name} has {list} entries for {} players", self.players),
                    cites.players,
                ));
            }
        }
        for (seat, colour) in self.colours.iter().enumerate() {
            if let Some(colour) = colour {
                if *colour as usize >= self.mages() || resolved.colours.contains(&Some(*colour)) {
                    return Err(refused(
                        format!("colour {colour} is taken or does not exist: use 0 to {}", self.mages() - 1),
                        cites.colour,
                    ));
                }
                resolved.colours[seat] = Some(*colour);
            }
        }
        for (seat, mage) in self.seats.iter().enumerate() {
            if let Some(mage) = mage {
                let mut playable = content.mages.iter().take(content.playable());
                let i = playable.position(|m| m.id == *mage).map(|i| i as u8);
                if i.is_none() || resolved.mages.contains(&i) {
                    return Err(refused(
                        format!("the Mage \"{mage}\" is taken or does not exist"),
                        cites.mage,
                    ));
                }
                resolved.mages[seat] = i;
            }
        }
        for (seat, grimoire) in self.grimoires.iter().enumerate() {
            if let Some(grimoire) = grimoire {
                let i = content.grimoires.iter().position(|g| g.id == *grimoire).map(|i| i as u8);
                let shared = |taken: &Option<u8>| {
                    taken.is_some_and(|t| i.is_some_and(|i| content.excludes(edition, t, i)))
                };
                if i.is_none() || resolved.grimoires.iter().any(shared) {
                    return Err(refused(
                        format!("the Grimoire \"{grimoire}\" or its School is taken, or does not exist"),
                        cites.grimoire,
                    ));
                }
                resolved.grimoires[seat] = i;
            }
        }
        resolved.event_side = side(&self.event_side)?;
        if self.quest_sides.len() > 2 {
            return Err(refused("there are two Quest cards".into(), Clause("DUE-053")));
        }
        for (i, s) in self.quest_sides.iter().enumerate() {
            resolved.quest_sides[i] = side(s)?;
        }
        resolved.moons = self.moons.or(edition.moons).unwrap_or_default();
        let [second, third, end] = resolved.moons;
        if edition.moons.is_some() && !(0 < second && second < third && third < end) {
            return Err(refused(
                format!("the Moon Cubes stand one after another, not at {second}, {third} and {end}"),
                cites.moons,
            ));
        }
        Ok(resolved)
    }
}

/// The side of a card of the Duel.
fn side(side: &Option<String>) -> Result<Option<u8>, SetupError> {
    match side.as_deref() {
        None => Ok(None),
        Some("a") => Ok(Some(0)),
        Some("b") => Ok(Some(1)),
        Some(other) => {
            Err(refused(format!("\"{other}\" is no side of a card: use a or b"), Clause("DUE-054")))
        }
    }
}

/// The Schools of a Library that nobody chose: the whole ones of this box, and of packs that are no box of their own.
fn usual_schools(edition: &Edition, packs: &Packs) -> Vec<String> {
    let another_box = |id: &str| id != edition.id && EDITIONS.iter().any(|other| other.id == id);
    let whole = packs.schools.iter().filter(|(_, school)| school.grimoire.len() >= 2);
    whole
        .filter(|(origin, _)| !another_box(&packs.packs[origin.pack].head.id))
        .map(|(_, school)| school.id.get_ref().clone())
        .collect()
}
