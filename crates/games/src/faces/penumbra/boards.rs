//! The boards of Penumbra as people read them.

use super::signs::{Sign, counted, plain};
use super::{Face, faces};
use crate::tongue::Tongue;
use penumbra::Packs;
use penumbra::content::printed::{self, Effect, Location, MarkEffect, RestOnly, Takes};
use penumbra::language::program::Area;
use penumbra::language::{DICE, DISCIPLINES};
use serde::Serialize;
use ts_rs::TS;

/// All that Penumbra prints.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "PenumbraWords")]
pub struct Printed {
    /// The cards.
    pub cards: Vec<Face>,
    /// The Wizard board.
    pub board: Board,
    /// The sections of all locations, those of Classes first.
    pub sections: Vec<Section>,
}

/// The Wizard board.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "PenumbraBoard")]
pub struct Board {
    /// What the Rest thread begins with.
    pub start: String,
    /// The cells for Marks: first those of Disciplines, then those of Sparks.
    pub cells: Vec<Cell>,
    /// What a Mortal Wound says.
    pub wound: String,
}

/// A cell for a Mark.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "PenumbraCell")]
pub struct Cell {
    /// Is it for a Spark Mark?
    pub spark: bool,
    /// What a Mark in it costs.
    pub arcana: u8,
    /// The Threat dice that hit it.
    pub value: u8,
    /// What its Mark does: `set`, `launch-spell`, `recolour-bone` or `untap`.
    #[ts(type = "string")]
    pub effect: MarkEffect,
    /// The same in words.
    pub text: String,
    /// Its points.
    pub points: u8,
    /// What Rest gives besides the die: `brew`, `exchange` or `buy`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub rest: Option<RestOnly>,
    /// What Rest gives, in words.
    pub thread: String,
}

/// A section of a location.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "PenumbraSection")]
pub struct Section {
    /// Its id.
    pub id: String,
    /// The location it belongs to.
    pub name: String,
    /// The group of locations: `school`, `city` or `wild-lands`.
    #[ts(type = "string")]
    pub area: Area,
    /// The Discipline of a Class.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub discipline: Option<String>,
    /// What it does.
    #[ts(type = "string")]
    pub effect: Effect,
    /// The same in words.
    pub text: String,
    /// The same in signs.
    pub signs: Vec<Sign>,
    /// Its cells.
    pub cells: Vec<Spot>,
}

/// A cell of a location.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "PenumbraSpot")]
pub struct Spot {
    /// The die it takes: `any`, `colour`, `colour-six` or `spark`.
    #[ts(type = "string")]
    pub takes: Takes,
    /// The same in words.
    pub text: String,
    /// The fewest players with which it is open.
    pub players: u8,
    /// Does it take any number of dice?
    pub unlimited: bool,
}

/// All that the packs print.
pub fn printed(tongue: &Tongue, packs: &Packs) -> Printed {
    let maker = Maker { tongue };
    let files = || packs.files.iter().map(|(_, cards)| cards);
    let cells = files().flat_map(|cards| &cards.cell).enumerate().map(|(i, cell)| maker.cell(i, cell));
    let classes = files().flat_map(|cards| &cards.class).flat_map(|class| maker.class(class));
    let locations = files().flat_map(|cards| &cards.location).map(|location| maker.location(location));
    Printed {
        cards: faces(tongue, packs),
        board: Board {
            start: tongue.label("pen-thread-start"),
            cells: cells.collect(),
            wound: tongue.label("pen-mortal-wound"),
        },
        sections: classes.chain(locations).collect(),
    }
}

struct Maker<'a> {
    tongue: &'a Tongue,
}

impl Maker<'_> {
    fn cell(&self, i: usize, cell: &printed::Cell) -> Cell {
        let spark = i >= penumbra::limits::DISCIPLINE_CELLS;
        let kind = if spark { "spark" } else { "mark" };
        let does = match cell.effect {
            MarkEffect::Set => "set",
            MarkEffect::LaunchSpell => "launch-spell",
            MarkEffect::RecolourBone => "recolour-bone",
            MarkEffect::Untap => "untap",
        };
        let rest = cell.rest.map(|rest| match rest {
            RestOnly::Brew => "brew",
            RestOnly::Exchange => "exchange",
            RestOnly::Buy => "buy",
        });
        let die = self.tongue.label(&format!("pen-thread-{kind}"));
        let more = rest.map(|rest| self.tongue.label(&format!("pen-thread-{rest}")));
        Cell {
            spark,
            arcana: cell.arcana,
            value: cell.value,
            effect: cell.effect,
            text: self.tongue.label(&format!("pen-{kind}-{does}")),
            points: cell.points,
            rest: cell.rest,
            thread: std::iter::once(die).chain(more).collect::<Vec<_>>().join(" "),
        }
    }

    fn class(&self, class: &printed::Class) -> Vec<Section> {
        let discipline = class.discipline.get_ref();
        let die = DISCIPLINES.iter().position(|d| d == discipline).map_or("any-die", |i| DICE[i]);
        let sections = class.sections.iter().zip([Effect::Mark, Effect::Card, Effect::Die]);
        let section = |(spots, effect): (&Vec<printed::Spot>, Effect)| {
            let word = word(effect);
            Section {
                id: format!("{discipline}-{word}"),
                name: class.name.get(self.tongue.language()).to_owned(),
                area: Area::School,
                discipline: Some(discipline.clone()),
                effect,
                text: self.tongue.label(&format!("pen-section-{word}")),
                signs: match effect {
                    Effect::Mark => {
                        vec![
                            plain("arcana"),
                            plain("to"),
                            plain(&format!("mark-{discipline}")),
                            plain("card"),
                        ]
                    }
                    Effect::Card => vec![counted("card", 1)],
                    _ => vec![counted(die, 1)],
                },
                cells: spots.iter().map(|spot| self.spot(spot)).collect(),
            }
        };
        sections.map(section).collect()
    }

    fn location(&self, location: &Location) -> Section {
        Section {
            id: location.id.get_ref().clone(),
            name: location.name.get(self.tongue.language()).to_owned(),
            area: location.area,
            discipline: None,
            effect: location.effect,
            text: self.tongue.label(&format!("pen-section-{}", word(location.effect))),
            signs: signs(location.effect),
            cells: location.cells.iter().map(|spot| self.spot(spot)).collect(),
        }
    }

    fn spot(&self, spot: &printed::Spot) -> Spot {
        let takes = match spot.takes {
            Takes::Any => "any",
            Takes::Colour => "colour",
            Takes::ColourSix => "colour-six",
            Takes::Spark => "spark",
        };
        Spot {
            takes: spot.takes,
            text: self.tongue.label(&format!("pen-takes-{takes}")),
            players: spot.players,
            unlimited: spot.unlimited,
        }
    }
}

fn word(effect: Effect) -> &'static str {
    match effect {
        Effect::Mark => "mark",
        Effect::Card => "card",
        Effect::Die => "die",
        Effect::Bazaar => "bazaar",
        Effect::Brewery => "brewery",
        Effect::Shop => "shop",
        Effect::Guild => "guild",
        Effect::Forest => "forest",
        Effect::Sanctuary => "sanctuary",
        Effect::Ruins => "ruins",
    }
}

/// What a location does, in signs (PEN-719 to PEN-736).
fn signs(effect: Effect) -> Vec<Sign> {
    match effect {
        Effect::Bazaar => vec![plain("exchange")],
        Effect::Brewery => vec![plain("valuable"), plain("to"), plain("potion")],
        Effect::Shop => vec![plain("buy"), plain("to"), plain("artifact")],
        Effect::Guild => vec![plain("contract")],
        Effect::Forest => vec![counted("resource", 1)],
        Effect::Sanctuary => vec![counted("blood", 1), plain("to"), counted("spark", 1)],
        Effect::Ruins => vec![counted("threat", 1), plain("to"), counted("blood", 2)],
        Effect::Mark | Effect::Card | Effect::Die => Vec::new(),
    }
}
