//! What a match uses of its packs, compiled.

use crate::cards::Face;
use crate::content::pack::{Packs, parse_target};
use crate::content::printed;
use crate::language::ARCHETYPES;
use crate::language::compile::{self, Compiler, Context};
use crate::language::meaning;
use crate::language::program::*;
use crate::limits::{CARDS, MODELS, QUESTS, SEATS};
use crate::state::Side as WhichSide;
use kernel::SetupError;

/// The compiled content of a match, and the code behind it.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Content {
    pub spells: Vec<Spell>,
    pub grimoires: Vec<Grimoire>,
    pub mages: Vec<Mage>,
    pub evocations: Vec<Evocation>,
    pub upgrades: Vec<Attached>,
    pub jinxes: Vec<Attached>,
    pub rooms: Vec<Room>,
    pub quests: Vec<Quest>,
    pub events: Vec<Event>,
    /// Does any Trap or Protection exist in this match?
    pub traps: bool,
    /// What the Traps and Protections of this match wait for.
    pub trap_triggers: Vec<Trigger>,
}

/// A Spell.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Spell {
    pub id: String,
    pub copies: u8,
    pub personal: bool,
    pub forgotten: bool,
    pub sides: [Side; 2],
}

/// One Effect of a Spell.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Side {
    pub kind: SpellType,
    pub element: Element,
    pub target: Target,
    pub trigger: Option<Trigger>,
    pub code: Pc,
}

/// A starting Grimoire.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Grimoire {
    pub id: String,
    pub spells: Vec<Face>,
}

/// A Mage card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Mage {
    pub id: String,
    pub health: u8,
    pub hand: u8,
    pub strength: u8,
    pub speed: u8,
    pub personal: Face,
}

/// An Evocation card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Evocation {
    pub id: String,
    pub archetypes: u16,
    pub health: u8,
    pub strength: u8,
    pub speed: u8,
    pub copies: u8,
    pub skill: Option<u16>,
}

/// An Upgrade or a Jinx.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Attached {
    pub id: String,
    pub copies: u8,
    pub abilities: (u16, u8),
}

/// A Room.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Room {
    pub id: String,
    pub colour: Colour,
    pub centre: bool,
    pub points: [u8; 3],
    pub slots: u8,
    pub destroyed: Pc,
    pub rebuilt: Pc,
}

/// A Quest.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Quest {
    pub id: String,
    pub card: u8,
    pub side: u8,
    pub points: u8,
    pub trigger: Option<Trigger>,
    pub conditions: Vec<Condition>,
    pub code: Pc,
}

/// An Event.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Event {
    pub id: String,
    pub side: u8,
    pub round: u8,
    pub code: Pc,
}

/// Which cards of the packs a match uses.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// The Schools in the Library.
    pub schools: Vec<String>,
    /// The Mages to choose from.
    pub mages: Vec<String>,
    /// The Rooms, the centre first.
    pub rooms: Vec<String>,
    /// The packs whose Forgotten Spells are shuffled together.
    pub forgotten: Vec<String>,
    /// The pack with the Quests and Events.
    pub base: String,
}

/// The content with its code and abilities.
pub type Built = (Content, Vec<Op>, Vec<Standing>);

fn refused(reason: String) -> SetupError {
    SetupError { reason, clause: None }
}

fn side_number(side: &str) -> u8 {
    u8::from(side.eq_ignore_ascii_case("b"))
}

impl Content {
    /// The side of a Spell.
    pub fn side(&self, face: Face, side: WhichSide) -> &Side {
        &self.spells[face.0 as usize].sides[side as usize]
    }

    /// Compiles what the selection names; `code` already holds the step lists.
    pub fn build(packs: &Packs, selection: &Selection, code: Vec<Op>) -> Result<Built, SetupError> {
        let (mut code, mut abilities) = (code, Vec::new());
        let lists = compile::Lists {
            evocations: packs.evocations.iter().map(|(_, c)| c.id.get_ref().clone()).collect(),
            upgrades: packs.upgrades.iter().map(|(_, c)| c.id.get_ref().clone()).collect(),
            jinxes: packs.jinxes.iter().map(|(_, c)| c.id.get_ref().clone()).collect(),
        };
        let mut compiler =
            Compiler { code: &mut code, abilities: &mut abilities, lists: &lists, context: Context::Card };
        let mut content = Content::default();
        let broken = |id: &str, e: String| refused(format!("{id} cannot be compiled: {e}"));

        for (origin, card) in &packs.evocations {
            let id = card.id.get_ref().clone();
            let skill = match &card.skill {
                Some(skill) => {
                    let (when, text) =
                        (packs.tree(*origin, &skill.trigger), packs.tree(*origin, &skill.text));
                    Some(compiler.skill(when, text).map_err(|e| broken(&id, e))?)
                }
                None => None,
            };
            let archetypes = card
                .archetypes
                .iter()
                .filter_map(|a| ARCHETYPES.iter().position(|x| x == a.get_ref()))
                .map(|i| 1 << i)
                .sum();
            content.evocations.push(Evocation {
                id,
                archetypes,
                health: card.health,
                strength: card.strength,
                speed: card.speed,
                copies: card.copies,
                skill,
            });
        }
        for (cards, into) in [(&packs.upgrades, &mut content.upgrades), (&packs.jinxes, &mut content.jinxes)]
        {
            for (origin, card) in cards {
                let id = card.id.get_ref().clone();
                let tree = packs.tree(*origin, &card.text);
                let abilities = compiler.standing(tree.list(0)).map_err(|e| broken(&id, e))?;
                into.push(Attached { id, copies: card.copies, abilities });
            }
        }
        let wanted = |origin: &crate::content::pack::Origin, card: &printed::Spell| {
            let school = card.school.get_ref();
            let pack = &packs.packs[origin.pack].head.id;
            match school.as_str() {
                "forgotten" => selection.forgotten.contains(pack),
                "personal" => packs.mages.iter().any(|(_, m)| {
                    m.personal.get_ref() == card.id.get_ref() && selection.mages.contains(m.id.get_ref())
                }),
                _ => selection.schools.contains(school),
            }
        };
        for (origin, card) in packs.spells.iter().filter(|(o, c)| wanted(o, c)) {
            let id = card.id.get_ref().clone();
            let mut side = |side: &printed::Side| -> Result<Side, SetupError> {
                let target = parse_target(side.target.get_ref()).map_err(|e| broken(&id, e))?;
                let frame = compile::Frame {
                    vortex: card.instability,
                    target: Some(target),
                    spell: true,
                    token: false,
                };
                let code =
                    compiler.text(packs.tree(*origin, &side.text), frame).map_err(|e| broken(&id, e))?;
                let trigger = match &side.trigger {
                    Some(t) => Some(meaning::trigger(packs.tree(*origin, t)).map_err(|e| broken(&id, e))?),
                    None => None,
                };
                content.trap_triggers.extend(trigger);
                Ok(Side { kind: side.kind, element: side.element, target, trigger, code })
            };
            let sides = [side(&card.light)?, side(&card.dark)?];
            content.spells.push(Spell {
                id: id.clone(),
                copies: card.copies,
                personal: card.school.get_ref() == "personal",
                forgotten: card.school.get_ref() == "forgotten",
                sides,
            });
        }
        content.traps = !content.trap_triggers.is_empty();
        let face = |id: &str| content.spells.iter().position(|s| s.id == id).map(|i| Face(i as u16));
        for school in &selection.schools {
            let Some((_, card)) = packs.schools.iter().find(|(_, s)| s.id.get_ref() == school) else {
                return Err(refused(format!("there is no School \"{school}\" in these packs")));
            };
            for grimoire in &card.grimoire {
                let spells = grimoire.spells.iter().filter_map(|s| face(s.get_ref())).collect();
                content.grimoires.push(Grimoire { id: grimoire.id.clone(), spells });
            }
        }
        for id in &selection.mages {
            let Some((_, card)) = packs.mages.iter().find(|(_, m)| m.id.get_ref() == id) else {
                return Err(refused(format!("there is no Mage \"{id}\" in these packs")));
            };
            let personal = face(card.personal.get_ref())
                .ok_or_else(|| refused(format!("the Personal Spell of {id} is missing")))?;
            content.mages.push(Mage {
                id: id.clone(),
                health: card.health,
                hand: card.hand,
                strength: card.strength,
                speed: card.speed,
                personal,
            });
        }
        for id in &selection.rooms {
            let Some((origin, card)) = packs.rooms.iter().find(|(_, r)| r.id.get_ref() == id) else {
                return Err(refused(format!("there is no Room \"{id}\" in these packs")));
            };
            let mut effect = |effect: &printed::Effect, token: bool| -> Result<Pc, SetupError> {
                let target = parse_target(effect.target.get_ref()).map_err(|e| broken(id, e))?;
                let frame = compile::Frame { target: Some(target), token, ..compile::Frame::default() };
                compiler.text(packs.tree(*origin, &effect.text), frame).map_err(|e| broken(id, e))
            };
            let (destroyed, rebuilt) = (effect(&card.destroyed, false)?, effect(&card.rebuilt, true)?);
            content.rooms.push(Room {
                id: id.clone(),
                colour: card.colour,
                centre: card.centre,
                points: card.points,
                slots: card.slots,
                destroyed,
                rebuilt,
            });
        }
        compiler.context = Context::Event;
        let base = |origin: &crate::content::pack::Origin| packs.packs[origin.pack].head.id == selection.base;
        for (origin, card) in packs.quests.iter().filter(|(o, _)| base(o)) {
            let id = card.id.get_ref().clone();
            let code = compiler
                .text(packs.tree(*origin, &card.text), compile::Frame::default())
                .map_err(|e| broken(&id, e))?;
            let trigger = match &card.trigger {
                Some(t) => Some(meaning::trigger(packs.tree(*origin, t)).map_err(|e| broken(&id, e))?),
                None => None,
            };
            let conditions = match &card.condition {
                Some(c) => meaning::conditions(packs.tree(*origin, c)).map_err(|e| broken(&id, e))?,
                None => Vec::new(),
            };
            let side = side_number(&card.side);
            content.quests.push(Quest {
                id,
                card: card.card,
                side,
                points: card.points,
                trigger,
                conditions,
                code,
            });
        }
        for (origin, card) in packs.events.iter().filter(|(o, _)| base(o)) {
            let id = card.id.get_ref().clone();
            let code = compiler
                .text(packs.tree(*origin, &card.text), compile::Frame::default())
                .map_err(|e| broken(&id, e))?;
            content.events.push(Event { id, side: side_number(&card.side), round: card.round, code });
        }
        content.within_limits(code.len())?;
        Ok((content, code, abilities))
    }

    fn within_limits(&self, code: usize) -> Result<(), SetupError> {
        let models: usize = SEATS + self.evocations.iter().map(|e| e.copies as usize).sum::<usize>();
        let cards: usize = self.spells.iter().map(|s| s.copies as usize).sum();
        for (what, n, most) in [
            ("Spell cards", cards, CARDS),
            ("Models", models, MODELS),
            ("kinds of Upgrades", self.upgrades.len(), 16),
            ("kinds of Jinxes", self.jinxes.len(), 16),
            ("kinds of Mages", self.mages.len(), 16),
            ("Quests", self.quests.len(), 2 * QUESTS),
            ("operations", code, Pc::MAX as usize),
        ] {
            if n > most {
                return Err(refused(format!("these packs have {n} {what}; a match holds at most {most}")));
            }
        }
        for spell in &self.spells {
            let used = self
                .grimoires
                .iter()
                .flat_map(|g| &g.spells)
                .filter(|f| self.spells[f.0 as usize].id == spell.id)
                .count();
            if used > spell.copies as usize {
                return Err(refused(format!(
                    "the starting Grimoires use {used} copies of {}, of which there are {}",
                    spell.id, spell.copies
                )));
            }
        }
        for room in &self.rooms {
            if room.slots as usize > crate::limits::ROW || room.slots == 0 {
                return Err(refused(format!(
                    "{} has {} Instability Slots; 1 to {} are possible",
                    room.id,
                    room.slots,
                    crate::limits::ROW
                )));
            }
        }
        for mage in &self.mages {
            if mage.health as usize > crate::limits::ROW || mage.health == 0 {
                return Err(refused(format!(
                    "{} has Health {}; 1 to {} are possible",
                    mage.id,
                    mage.health,
                    crate::limits::ROW
                )));
            }
        }
        for evocation in &self.evocations {
            if evocation.health as usize > crate::limits::ROW || evocation.health == 0 {
                return Err(refused(format!(
                    "{} has Health {}; 1 to {} are possible",
                    evocation.id,
                    evocation.health,
                    crate::limits::ROW
                )));
            }
        }
        Ok(())
    }
}
