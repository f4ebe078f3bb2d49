//! One kind of card after another, compiled for a match.

use crate::cards::Face;
use crate::content::build::*;
use crate::content::joining::{Card, Present, Written};
use crate::content::pack::{Origin, Packs, parse_target, slug};
use crate::content::printed;
use crate::editions::{EDITIONS, Edition};
use crate::language::compile::{self, Compiler};
use crate::language::program::*;
use crate::language::{ARCHETYPES, hole, meaning, waiting};
use crate::state::{Side as WhichSide, Source};
use kernel::SetupError;
use kernel::small::{Nth, count};
use spellscript::pack::Text;
use spellscript::{Arg, Node};
use std::collections::BTreeSet;

/// Compiles the cards that a selection names.
pub(super) struct Builder<'p, 'c> {
    pub packs: &'p Packs,
    pub selection: &'p Selection,
    pub edition: &'p Edition,
    pub present: &'p Present,
    /// Does something in this match wait for the end of Effects?
    pub awaited: bool,
    pub compiler: Compiler<'c>,
    /// The cards compiled so far.
    pub written: Vec<Written<'p>>,
    /// The names in the texts of the card that is being compiled.
    pub spoken: BTreeSet<&'p str>,
}

fn broken(id: &str, why: String) -> SetupError {
    refused(format!("{id} cannot be compiled: {why}"))
}

fn side_number(side: Option<&str>) -> u8 {
    u8::from(side.is_some_and(|side| side.eq_ignore_ascii_case("b")))
}

impl<'p> Builder<'p, '_> {
    /// The tree of a text of the card that is being compiled.
    fn read(&mut self, origin: Origin, text: &Text) -> &'p Node {
        let tree = self.packs.tree(origin, text);
        tree.walk(&mut |node| {
            self.spoken.extend(node.args.iter().filter_map(|(_, arg)| match arg {
                Arg::Word(word) => Some(word.as_str()),
                _ => None,
            }));
        });
        tree
    }

    /// Where the next card begins.
    fn here(&self) -> (usize, usize) {
        (self.compiler.code.len(), self.compiler.abilities.len())
    }

    /// The abilities compiled last are of this.
    fn are_of(&self, content: &mut Content, source: Source) {
        content.sources.resize(self.compiler.abilities.len(), source);
    }

    /// A card has been compiled since `from`.
    fn wrote(&mut self, id: &str, origin: Origin, card: Card, from: (usize, usize), triggers: Vec<Trigger>) {
        let (code, abilities) = self.here();
        self.written.push(Written {
            id: id.to_owned(),
            pack: origin.pack,
            card,
            code: from.0..code,
            abilities: from.1..abilities,
            triggers,
            spoken: std::mem::take(&mut self.spoken),
        });
    }

    pub fn evocations(&mut self, content: &mut Content) -> Result<(), SetupError> {
        let mut groups: Vec<String> = Vec::new();
        for (origin, card) in self.present.evocations.iter().map(|i| &self.packs.evocations[*i]) {
            let (id, from) = (card.id.get_ref().clone(), self.here());
            let group = card.figures.clone().unwrap_or_else(|| id.clone());
            let figures = groups.iter().position(|g| *g == group).unwrap_or_else(|| {
                groups.push(group);
                content.figures.push(card.copies);
                groups.len() - 1
            });
            let standing = match &card.standing {
                Some(text) => {
                    let tree = self.read(*origin, text);
                    self.compiler.standing(tree.list(hole::ABILITIES)).map_err(|e| broken(&id, e))?
                }
                None => (self.compiler.next_ability(), 0),
            };
            let mut abilities = standing;
            if let Some(skill) = &card.skill {
                let (when, text) = (self.read(*origin, &skill.trigger), self.read(*origin, &skill.text));
                self.compiler.skill(when, text, self.awaited).map_err(|e| broken(&id, e))?;
                abilities.1 += 1;
            }
            let archetypes = card
                .archetypes
                .iter()
                .filter_map(|a| ARCHETYPES.iter().position(|x| x == a.get_ref()))
                .map(|i| 1 << i)
                .sum();
            self.are_of(content, Source::Evocation(Nth::new(content.evocations.len())));
            self.wrote(&id, *origin, Card::Evocation(content.evocations.len()), from, Vec::new());
            content.evocations.push(Evocation {
                id: id.into(),
                archetypes,
                health: card.health,
                strength: card.strength,
                speed: card.speed,
                figures: count(figures),
                large: card.large,
                forgotten: card.forgotten,
                shape: card.shape,
                joins: false,
                abilities,
            });
        }
        Ok(())
    }

    pub fn attached(&mut self, content: &mut Content) -> Result<(), SetupError> {
        let packs = self.packs;
        let upgrade: fn(usize) -> Card = Card::Upgrade;
        let kinds = [
            (&packs.upgrades, &self.present.upgrades, &mut content.upgrades, upgrade),
            (&packs.jinxes, &self.present.jinxes, &mut content.jinxes, Card::Jinx),
        ];
        for (cards, present, into, of_kind) in kinds {
            for (origin, card) in present.iter().map(|i| &cards[*i]) {
                let (id, from) = (card.id.get_ref().clone(), self.here());
                let tree = self.read(*origin, &card.text);
                let abilities =
                    self.compiler.standing(tree.list(hole::ABILITIES)).map_err(|e| broken(&id, e))?;
                self.wrote(&id, *origin, of_kind(into.len()), from, Vec::new());
                into.push(Attached { id: id.into(), copies: card.copies, cubes: card.cubes, abilities });
            }
        }
        let end = |card: &Attached| usize::from(card.abilities.0) + usize::from(card.abilities.1);
        for (kind, card) in content.upgrades.iter().enumerate() {
            content.sources.resize(end(card), Source::Upgrade(Nth::new(kind)));
        }
        for (kind, card) in content.jinxes.iter().enumerate() {
            content.sources.resize(end(card), Source::Jinx(Nth::new(kind)));
        }
        Ok(())
    }

    fn wanted(&self, origin: Origin, card: &printed::Spell) -> bool {
        let school = card.school.get_ref();
        match school.as_str() {
            "forgotten" => self.selection.joins.forgotten.contains(&origin.pack),
            "personal" => self.packs.mages.iter().any(|(_, m)| {
                m.personal.get_ref() == card.id.get_ref() && self.selection.mages.contains(m.id.get_ref())
            }),
            // A Spell that a pack has for the School of another joins only with its pack.
            _ => self.packs.schools.iter().any(|(of, s)| {
                let with_it = of.pack == origin.pack || self.selection.joins.spells.contains(&origin.pack);
                s.id.get_ref() == school && self.selection.schools.contains(school) && with_it
            }),
        }
    }

    pub fn spells(&mut self, content: &mut Content) -> Result<(), SetupError> {
        let packs = self.packs;
        for (origin, card) in &packs.spells {
            if !self.wanted(*origin, card) {
                continue;
            }
            let id = card.id.get_ref().clone();
            let mut sides = Vec::new();
            let from = self.here();
            for (side, which) in card.sides().zip([WhichSide::Light, WhichSide::Dark]) {
                sides.push(self.side(*origin, card, side)?);
                self.are_of(content, Source::Spell(Face::new(content.spells.len()).0, which));
            }
            let triggers = sides.iter().filter_map(|side: &Side| side.trigger).collect();
            self.wrote(&id, *origin, Card::Chosen, from, triggers);
            let summons = self.compiler.code[from.0..].iter().any(|op| op.nature().summons);
            let single = sides.len() == 1 || card.room_trap;
            let light = sides.remove(0);
            let dark = sides.pop().unwrap_or_else(|| light.clone());
            for side in [&light, &dark] {
                let Some(trigger) = side.trigger else { continue };
                match content.trap_triggers.iter_mut().find(|(known, _)| *known == trigger) {
                    Some((_, types)) => *types |= side.kind.bit(),
                    None => content.trap_triggers.push((trigger, side.kind.bit())),
                }
            }
            content.spells.push(Spell {
                room_trap: card.room_trap,
                id: id.into(),
                copies: card.copies,
                personal: card.school.get_ref() == "personal",
                forgotten: card.school.get_ref() == "forgotten",
                school: content.schools.iter().position(|s| s == card.school.get_ref()).map(count),
                lent: self.lent(*origin, card),
                summons,
                single,
                sides: [light, dark],
            });
        }
        content.traps = !content.trap_triggers.is_empty();
        content.foresight = content.trap_triggers.iter().any(|(trigger, _)| trigger.foresees());
        Ok(())
    }

    /// DUE-916: a Spell of another box's School is aimed as that box says.
    fn lent(&self, origin: Origin, card: &printed::Spell) -> Option<u8> {
        let school = self.selection.schools.contains(card.school.get_ref());
        let pack = self.packs.packs()[origin.pack].id();
        let box_of = EDITIONS.iter().position(|edition| edition.id == pack)?;
        let lent =
            self.edition.effects.schools_aim_as_their_box && school && EDITIONS[box_of].id != self.edition.id;
        lent.then_some(count(box_of))
    }

    fn side(
        &mut self,
        origin: Origin,
        card: &printed::Spell,
        side: &printed::Side,
    ) -> Result<Side, SetupError> {
        let id = card.id.get_ref();
        let target = parse_target(side.target.get_ref()).map_err(|e| broken(id, e))?;
        let frame = compile::Frame {
            vortex: card.instability,
            vortex_after: self.edition.effects.vortex_after,
            names_element: self.edition.effects.elements_named && side.element == Element::Any,
            target: Some(target),
            spell: true,
            in_areas: self.edition.answers.in_areas,
            awaited: self.awaited,
            ..compile::Frame::default()
        };
        let tree = self.read(origin, &side.text);
        let code = self.compiler.text(tree, frame).map_err(|e| broken(id, e))?;
        let trigger = self.trigger(origin, id, side.trigger.as_ref())?;
        Ok(Side { kind: side.kind, element: side.element, target, trigger, code })
    }

    fn trigger(
        &mut self,
        origin: Origin,
        id: &str,
        trigger: Option<&Text>,
    ) -> Result<Option<Trigger>, SetupError> {
        trigger
            .map(|t| waiting::trigger(self.read(origin, t), self.compiler.lists))
            .transpose()
            .map_err(|e| broken(id, e))
    }

    pub fn grimoires(&mut self, content: &mut Content) {
        for (school, id) in self.selection.schools.iter().enumerate() {
            for (_, card) in self.packs.schools.iter().filter(|(_, s)| s.id.get_ref() == id) {
                for grimoire in &card.grimoire {
                    let spells = grimoire.spells.iter().filter_map(|s| face(content, s.get_ref())).collect();
                    content.grimoires.push(Grimoire {
                        id: grimoire.id.as_str().into(),
                        school: count(school),
                        spells,
                    });
                }
            }
        }
    }

    pub fn mages(&mut self, content: &mut Content) -> Result<(), SetupError> {
        for id in &self.selection.mages {
            let Some((_, card)) = self.packs.mages.iter().find(|(_, m)| m.id.get_ref() == id) else {
                return Err(refused(format!("there is no Mage \"{id}\" in these packs")));
            };
            let personal = face(content, card.personal.get_ref())
                .ok_or_else(|| refused(format!("the Personal Spell of {id} is missing")))?;
            content.mages.push(Mage {
                id: id.as_str().into(),
                health: card.health,
                hand: card.hand,
                strength: card.strength,
                speed: card.speed,
                quest_limit: card.quest_limit,
                personal,
            });
        }
        Ok(())
    }

    pub fn rooms(&mut self, content: &mut Content) -> Result<(), SetupError> {
        let packs = self.packs;
        for id in &self.selection.rooms {
            let Some((origin, card)) = packs.rooms.iter().find(|(_, r)| r.id.get_ref() == id) else {
                return Err(refused(format!("there is no Room \"{id}\" in these packs")));
            };
            let from = self.here();
            if !self.edition.has_room(card) {
                let reason = format!("the Room \"{id}\" cannot lie in the Lodge of {}", self.edition.id);
                return Err(SetupError { reason, clause: Some(self.edition.cites.rooms) });
            }
            let mut sides = Vec::new();
            for (part, effect) in card.effects() {
                sides.push(self.effect(*origin, id, effect, part == "rebuilt")?);
            }
            self.are_of(content, Source::Room(Nth::new(content.rooms.len())));
            self.wrote(id, *origin, Card::Chosen, from, Vec::new());
            let base = slug(&card.base);
            content.rooms.push(Room {
                id: id.as_str().into(),
                base: self.compiler.lists.rooms.iter().position(|r| *r == base).map_or(0, count),
                colour: card.colour,
                centre: card.centre,
                throne: card.throne,
                points: card.points.unwrap_or_default(),
                value: card.value.unwrap_or_default(),
                slots: card.slots,
                first: sides[0],
                other: sides.get(1).copied(),
            });
        }
        Ok(())
    }

    /// One Effect of a Room.
    fn effect(
        &mut self,
        origin: Origin,
        id: &str,
        effect: &printed::Effect,
        token: bool,
    ) -> Result<Pc, SetupError> {
        let target = parse_target(effect.target.get_ref()).map_err(|e| broken(id, e))?;
        let frame = compile::Frame {
            target: Some(target),
            token,
            awaited: self.awaited,
            ..compile::Frame::default()
        };
        let tree = self.read(origin, &effect.text);
        self.compiler.text(tree, frame).map_err(|e| broken(id, e))
    }

    pub fn quests(&mut self, content: &mut Content) -> Result<(), SetupError> {
        for (origin, card) in &self.packs.quests {
            let joins = self.selection.joins.quests.contains(&origin.pack) && self.edition.has_quest(card);
            // CLA-156: some are there only with enough players.
            if !joins || card.players.is_some_and(|least| self.selection.players < usize::from(least)) {
                continue;
            }
            let id = card.id.get_ref().clone();
            let frame = compile::Frame {
                quest: card.moon.is_some() && !self.edition.quests.at_once,
                awaited: self.awaited,
                ..compile::Frame::default()
            };
            let tree = self.read(*origin, &card.text);
            let from = self.here();
            let code = self.compiler.text(tree, frame).map_err(|e| broken(&id, e))?;
            let trigger = self.trigger(*origin, &id, card.trigger.as_ref())?;
            let conditions = match &card.condition {
                Some(c) => meaning::conditions(self.read(*origin, c), self.compiler.lists)
                    .map_err(|e| broken(&id, e))?,
                None => Vec::new(),
            };
            self.are_of(content, Source::Quest(Nth::new(content.quests.len())));
            self.wrote(&id, *origin, Card::Chosen, from, trigger.into_iter().collect());
            content.quests.push(Quest {
                id: id.into(),
                card: card.card.unwrap_or(0),
                side: side_number(card.side.as_deref()),
                moon: card.moon.map_or(0, |moon| moon - 1),
                cubes: card.cubes,
                room: card.room.as_ref().and_then(|room| {
                    let base = slug(room.get_ref());
                    self.compiler.lists.rooms.iter().position(|r| *r == base).map(count)
                }),
                instead: card.instead,
                points: card.points,
                trigger,
                conditions,
                code,
            });
        }
        Ok(())
    }

    /// The Avatar and its Command Cards.
    pub fn avatar(&mut self, content: &mut Content) -> Result<(), SetupError> {
        let packs = self.packs;
        let Some((_, card)) = packs.avatars.iter().find(|(origin, _)| origin.pack == self.selection.base)
        else {
            return Err(refused(format!("there is no Avatar in the box of {}", self.edition.id)));
        };
        content.avatar =
            Some(Avatar { mage: Nth::new(content.mages.len()), priorities: card.priorities.clone() });
        content.mages.push(Mage {
            id: card.id.get_ref().as_str().into(),
            health: card.health,
            hand: 0,
            strength: card.strength,
            speed: card.speed,
            quest_limit: 0,
            personal: Face(u16::MAX),
        });
        for (origin, card) in &packs.commands {
            if !self.selection.joins.commands.contains(&origin.pack) {
                continue;
            }
            let (id, from) = (card.id.get_ref().clone(), self.here());
            let mut parts = Vec::new();
            for part in &card.parts {
                let target = part.target.as_ref().map(|t| parse_target(t.get_ref()));
                let frame = compile::Frame {
                    vortex: part.vortex,
                    target: target.transpose().map_err(|e| broken(&id, e))?,
                    spell: part.kind == printed::PartKind::Spell,
                    awaited: self.awaited,
                    ..compile::Frame::default()
                };
                let tree = self.read(*origin, &part.text);
                let code = self.compiler.text(tree, frame).map_err(|e| broken(&id, e))?;
                parts.push(Part {
                    kind: part.kind,
                    spell: part.spell.zip(part.element),
                    priority: part.priority.map(|n| n - 1),
                    code,
                });
            }
            let token = match &card.token {
                Some(token) => {
                    let frame =
                        compile::Frame { spell: true, awaited: self.awaited, ..compile::Frame::default() };
                    let tree = self.read(*origin, &token.text);
                    let code = self.compiler.text(tree, frame).map_err(|e| broken(&id, e))?;
                    let trigger = self.trigger(*origin, &id, Some(&token.trigger))?;
                    Some(Token {
                        spell: (token.spell, token.element),
                        trigger: trigger.unwrap_or(Trigger::YOU_SUFFER),
                        priority: token.priority.map(|n| n - 1),
                        code,
                    })
                }
                None => None,
            };
            self.are_of(content, Source::Command(Nth::new(content.commands.len()), Some(Nth::new(0))));
            let triggers = token.iter().map(|token: &Token| token.trigger).collect();
            self.wrote(&id, *origin, Card::Chosen, from, triggers);
            let (moon, copies, plus) = (card.moon - 1, card.copies, card.plus);
            content.commands.push(Command { id: id.into(), moon, copies, parts, token, plus });
        }
        Ok(())
    }

    pub fn events(&mut self, content: &mut Content) -> Result<(), SetupError> {
        for (origin, card) in &self.packs.events {
            let joins = self.selection.joins.events.contains(&origin.pack);
            if !joins || !self.edition.has_event(card) || card.avatar != self.selection.avatar {
                continue;
            }
            let id = card.id.get_ref().clone();
            let tree = self.read(*origin, &card.text);
            let from = self.here();
            let (now, lasting) = self.compiler.event(tree).map_err(|e| broken(&id, e))?;
            self.are_of(content, Source::Event(Nth::new(content.events.len())));
            self.wrote(&id, *origin, Card::Chosen, from, Vec::new());
            content.events.push(Event {
                id: id.into(),
                side: side_number(card.side.as_deref()),
                round: card.round.unwrap_or(0),
                moon: card.moon.map_or(0, |moon| moon - 1),
                crown: card.crown,
                when: card.phase,
                slot: card.slot.map_or(0, |slot| slot - 1),
                reveal: card.reveal,
                discard: card.discard,
                now,
                lasting,
            });
        }
        Ok(())
    }
}

fn face(content: &Content, id: &str) -> Option<Face> {
    content.spells.iter().position(|s| s.id == id).map(Face::new)
}
