//! What people choose before a match.

use crate::content::build::{Grimoire, Mage};
use crate::editions::Edition;
use crate::limits::SEATS;
use crate::names::Colour;
use kernel::small::Nth;
use kernel::{Clause, Seat, SetupError, Switch, switch};
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

impl Level {
    /// Its place in lists by level.
    pub fn index(self) -> usize {
        self as usize
    }
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
    /// Packs whose Quests are used; the base pack when empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub quests: Vec<String>,
    /// Packs whose Events are used; the base pack when empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<String>,
    /// Packs whose Command Cards are used; the base pack when empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub commands: Vec<String>,
    /// Packs whose Evocations can be summoned, besides those that cards name; the base pack when empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub evocations: Vec<String>,
    /// Packs whose Upgrades are there, besides those that cards name; the base pack when empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<String>,
    /// Packs whose Jinxes are there, besides those that cards name; the base pack when empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub jinxes: Vec<String>,
    /// Packs that add Spells to Schools of other packs; none when empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spells: Vec<String>,
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
    /// In the name of the Crown: a new Crown Holder is First Mage from the next Phase on (CLA-1000).
    #[serde(skip_serializing_if = "is_off")]
    pub crown_by_phase: bool,
    /// Excess damage: cubes beyond the Health Bar are placed too, and count in the ranking (CLA-1010).
    #[serde(skip_serializing_if = "is_off")]
    pub excess_damage: bool,
    /// Excess Instability: cubes may be placed in a full Room until it falls (CLA-1020).
    #[serde(skip_serializing_if = "is_off")]
    pub excess_instability: bool,
    /// Extra rounds: tied Mages play on (CLA-1030).
    #[serde(skip_serializing_if = "is_off")]
    pub extra_rounds: bool,
    /// Where the Moon Cubes stand: Second Moon, Third Moon, the end (REB-801).
    pub moons: Option<[u8; 3]>,
    /// An Avatar plays too, on this level; `players` counts only people (REB-850).
    pub avatar: Option<Level>,
}

/// The options that are on or off.
pub static SWITCHES: &[Switch<Setup, Edition>] = &[
    Switch {
        name: "fixed-rooms",
        usual: false,
        at: |setup| &mut setup.fixed_rooms,
        clause: Clause("DUE-051"),
        has: |_| true,
        refusal: "",
        in_sight: false,
    },
    Switch {
        name: "steady-crown",
        usual: false,
        at: |setup| &mut setup.steady_crown,
        clause: Clause("REB-800"),
        has: |edition| edition.moons.is_some() && edition.order.first_by_phase,
        refusal: "has no rules for a Steady Crown",
        in_sight: false,
    },
    Switch {
        name: "summoners-crown",
        usual: false,
        at: |setup| &mut setup.summoners_crown,
        clause: Clause("REB-802"),
        has: |edition| edition.moons.is_some() && edition.order.first_by_phase,
        refusal: "has no rules for the Crown of the Summoner",
        in_sight: false,
    },
    Switch {
        name: "crown-by-phase",
        usual: false,
        at: |setup| &mut setup.crown_by_phase,
        clause: Clause("CLA-1000"),
        has: |edition| !edition.order.first_by_phase,
        refusal: "has no rules for playing in the name of the Crown",
        in_sight: true,
    },
    Switch {
        name: "excess-damage",
        usual: false,
        at: |setup| &mut setup.excess_damage,
        clause: Clause("CLA-1010"),
        has: Edition::is_standing,
        refusal: "has no rules for Excess damage",
        in_sight: true,
    },
    Switch {
        name: "excess-instability",
        usual: false,
        at: |setup| &mut setup.excess_instability,
        clause: Clause("CLA-1020"),
        has: Edition::is_standing,
        refusal: "has no rules for Excess Instability",
        in_sight: true,
    },
    Switch {
        name: "extra-rounds",
        usual: false,
        at: |setup| &mut setup.extra_rounds,
        clause: Clause("CLA-1030"),
        has: Edition::is_standing,
        refusal: "has no rules for extra rounds",
        in_sight: true,
    },
];

impl Default for Setup {
    fn default() -> Setup {
        let setup = Setup {
            game: "duel".into(),
            players: 2,
            schools: vec!["lex".into()],
            mages: Vec::new(),
            rooms: Vec::new(),
            room_packs: Vec::new(),
            forgotten: Vec::new(),
            quests: Vec::new(),
            events: Vec::new(),
            commands: Vec::new(),
            evocations: Vec::new(),
            upgrades: Vec::new(),
            jinxes: Vec::new(),
            spells: Vec::new(),
            first: None,
            colours: Vec::new(),
            seats: Vec::new(),
            grimoires: Vec::new(),
            event_side: None,
            quest_sides: Vec::new(),
            fixed_rooms: false,
            steady_crown: false,
            summoners_crown: false,
            crown_by_phase: false,
            excess_damage: false,
            excess_instability: false,
            extra_rounds: false,
            moons: None,
            avatar: None,
        };
        switch::usual(SWITCHES, setup)
    }
}

fn is_off(switch: &bool) -> bool {
    !switch
}

/// A setup with names resolved to places in the match's lists.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Resolved {
    pub first: Option<Seat>,
    pub colours: [Option<Nth<Colour>>; SEATS],
    pub mages: [Option<Nth<Mage>>; SEATS],
    pub grimoires: [Option<Nth<Grimoire>>; SEATS],
    pub event_side: Option<u8>,
    pub quest_sides: [Option<u8>; 2],
    pub fixed_rooms: bool,
    pub moons: [u8; 3],
}

pub(crate) fn refused(reason: String, clause: Clause) -> SetupError {
    SetupError { reason, clause: Some(clause) }
}

impl Setup {
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
            if usize::from(first) >= self.players {
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
                let free = Nth::all(self.mages()).find(|c| c.number() == *colour);
                if free.is_none() || resolved.colours.contains(&free) {
                    return Err(refused(
                        format!("colour {colour} is taken or does not exist: use 0 to {}", self.mages() - 1),
                        cites.colour,
                    ));
                }
                resolved.colours[seat] = free;
            }
        }
        for (seat, mage) in self.seats.iter().enumerate() {
            if let Some(mage) = mage {
                let i = Nth::find(&content.mages[..content.playable()], |m| m.id == *mage);
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
                let i = Nth::find(&content.grimoires, |g| g.id == *grimoire);
                let shared = |taken: &Option<Nth<Grimoire>>| {
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
        resolved.moons = self.moons.or(edition.moons.map(|moons| moons.cubes)).unwrap_or_default();
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
