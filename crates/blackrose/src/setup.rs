//! What people choose before a match.

use crate::content::Packs;
use crate::content::build::Selection;
use crate::editions::Edition;
use crate::limits::SEATS;
use kernel::{Clause, Seat, SetupError};
use serde::{Deserialize, Serialize};

/// The options of a match. What is left out is chosen by the players, by chance, or by the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Setup {
    /// The edition.
    pub game: String,
    /// How many players.
    pub players: usize,
    /// The School in the Library (DUE-060, DUE-904).
    pub school: String,
    /// The Mages to choose from; all of the base pack when empty (DUE-907).
    pub mages: Vec<String>,
    /// The Rooms, a Black Rose Room for the centre first; those of the base pack when empty (DUE-908).
    pub rooms: Vec<String>,
    /// Packs whose Forgotten Spells are used (DUE-906).
    pub forgotten: Vec<String>,
    /// Who has the Crown first; by chance when left out (DUE-056).
    pub first: Option<u8>,
    /// Each seat's colour, 0 or 1, where it is fixed.
    pub colours: Vec<Option<u8>>,
    /// Each seat's Mage, where it is fixed.
    pub seats: Vec<Option<String>>,
    /// Each seat's starting Grimoire, where it is fixed.
    pub grimoires: Vec<Option<String>>,
    /// The side of the Event card, `a` or `b`; by chance when left out (DUE-054).
    pub event_side: Option<String>,
    /// The side of each Quest card, `a` or `b`; by chance when left out (DUE-054).
    pub quest_sides: Vec<Option<String>>,
    /// Keep the Rooms of the ring in the listed order instead of shuffling them (DUE-051).
    pub fixed_rooms: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            game: "duel".into(),
            players: 2,
            school: "lex".into(),
            mages: Vec::new(),
            rooms: Vec::new(),
            forgotten: vec!["duel".into()],
            first: None,
            colours: Vec::new(),
            seats: Vec::new(),
            grimoires: Vec::new(),
            event_side: None,
            quest_sides: Vec::new(),
            fixed_rooms: false,
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
}

fn refused(reason: String, clause: &'static str) -> SetupError {
    SetupError { reason, clause: Some(Clause(clause)) }
}

impl Setup {
    /// Which cards the match uses.
    pub fn selection(&self, edition: &Edition, packs: &Packs) -> Result<Selection, SetupError> {
        if self.players < edition.players.0 || self.players > edition.players.1 {
            let (least, most) = edition.players;
            let range = if least == most { format!("exactly {least}") } else { format!("{least} to {most}") };
            return Err(refused(
                format!("{} has {range} players, not {}", edition.id, self.players),
                "DUE-057",
            ));
        }
        let base = edition.id.to_owned();
        let of_base = |pack: usize| packs.packs[pack].head.id == base;
        let mages = if self.mages.is_empty() {
            packs.mages.iter().filter(|(o, _)| of_base(o.pack)).map(|(_, m)| m.id.get_ref().clone()).collect()
        } else {
            self.mages.clone()
        };
        let mut mages: Vec<String> = mages;
        for mage in self.seats.iter().flatten() {
            if !mages.contains(mage) {
                mages.push(mage.clone());
            }
        }
        if mages.len() < self.players {
            return Err(refused(
                format!("{} players need as many Mages; there are {}", self.players, mages.len()),
                "DUE-058",
            ));
        }
        let rooms = if self.rooms.is_empty() {
            packs.rooms.iter().filter(|(o, _)| of_base(o.pack)).map(|(_, r)| r.id.get_ref().clone()).collect()
        } else {
            self.rooms.clone()
        };
        let rooms: Vec<String> = rooms;
        let needed = (edition.shape)().rooms();
        if rooms.len() != needed {
            return Err(refused(format!("this Lodge has {needed} Rooms, not {}", rooms.len()), "DUE-100"));
        }
        for (i, room) in rooms.iter().enumerate() {
            if rooms[..i].contains(room) {
                return Err(refused(format!("the Room {room} is listed twice"), "DUE-051"));
            }
        }
        let centre = packs.rooms.iter().find(|(_, r)| r.id.get_ref() == &rooms[0]).map(|(_, r)| r.centre);
        if centre == Some(false) {
            return Err(refused(
                format!("a Black Rose Room must be in the centre, not {}", rooms[0]),
                "DUE-909",
            ));
        }
        for pack in &self.forgotten {
            if !packs.packs.iter().any(|p| &p.head.id == pack) {
                return Err(refused(format!("there is no pack \"{pack}\" here"), "DUE-906"));
            }
        }
        Ok(Selection {
            schools: vec![self.school.clone()],
            mages,
            rooms,
            forgotten: self.forgotten.clone(),
            base,
        })
    }

    /// Names resolved.
    pub fn resolve(&self, content: &crate::content::Content) -> Result<Resolved, SetupError> {
        let mut resolved = Resolved { fixed_rooms: self.fixed_rooms, ..Resolved::default() };
        if let Some(first) = self.first {
            if first as usize >= self.players {
                return Err(refused(format!("there is no seat {first}"), "DUE-056"));
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
                    "DUE-057",
                ));
            }
        }
        for (seat, colour) in self.colours.iter().enumerate() {
            if let Some(colour) = colour {
                if *colour as usize >= self.players || resolved.colours.contains(&Some(*colour)) {
                    return Err(refused(
                        format!("colour {colour} is taken or does not exist: use 0 or 1"),
                        "DUE-057",
                    ));
                }
                resolved.colours[seat] = Some(*colour);
            }
        }
        for (seat, mage) in self.seats.iter().enumerate() {
            if let Some(mage) = mage {
                let i = content.mages.iter().position(|m| &m.id == mage).map(|i| i as u8);
                if i.is_none() || resolved.mages.contains(&i) {
                    return Err(refused(
                        format!("the Mage \"{mage}\" is taken or does not exist"),
                        "DUE-058",
                    ));
                }
                resolved.mages[seat] = i;
            }
        }
        for (seat, grimoire) in self.grimoires.iter().enumerate() {
            if let Some(grimoire) = grimoire {
                let i = content.grimoires.iter().position(|g| &g.id == grimoire).map(|i| i as u8);
                if i.is_none() || resolved.grimoires.contains(&i) {
                    return Err(refused(
                        format!("the Grimoire \"{grimoire}\" is taken or does not exist"),
                        "DUE-063",
                    ));
                }
                resolved.grimoires[seat] = i;
            }
        }
        let side = |side: &Option<String>| -> Result<Option<u8>, SetupError> {
            match side.as_deref() {
                None => Ok(None),
                Some("a") => Ok(Some(0)),
                Some("b") => Ok(Some(1)),
                Some(other) => {
                    Err(refused(format!("\"{other}\" is no side of a card: use a or b"), "DUE-054"))
                }
            }
        };
        resolved.event_side = side(&self.event_side)?;
        if self.quest_sides.len() > 2 {
            return Err(refused("there are two Quest cards".into(), "DUE-053"));
        }
        for (i, s) in self.quest_sides.iter().enumerate() {
            resolved.quest_sides[i] = side(s)?;
        }
        Ok(resolved)
    }
}
