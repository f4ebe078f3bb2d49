//! From what packs print to what people read.

use super::{Effect, EventMarks, Face, Marks};
use crate::tongue::{Tongue, capitalised};
use blackrose::Packs;
use blackrose::content::printed;
use blackrose::language::hole;
use serde_spanned::Spanned;
use spellscript::pack::Origin;
use spellscript::speech::Value;

/// Makes the faces of one language.
pub(super) struct Maker<'a> {
    pub tongue: &'a Tongue,
    pub packs: &'a Packs,
}

impl Maker<'_> {
    fn face(
        &self,
        class: &'static str,
        origin: Origin,
        id: &str,
        names: &printed::Names,
        marks: Marks,
    ) -> Face {
        Face {
            class,
            id: id.to_owned(),
            name: names.get(self.tongue.language()).to_owned(),
            english: names.en.clone(),
            pack: self.packs.packs()[origin.pack].id().to_owned(),
            copies: 1,
            facts: Vec::new(),
            brief: Vec::new(),
            marks,
            effects: Vec::new(),
            provenance: None,
        }
    }

    fn text(&self, origin: Origin, text: &Spanned<String>) -> String {
        self.tongue.card_text(self.packs, origin, text)
    }

    /// What a rule text says, on this part of its card.
    fn effect(&self, part: &'static str, origin: Origin, text: &Spanned<String>) -> Effect {
        let mut ways = Vec::new();
        self.packs.tree(origin, text).walk(&mut |node| {
            if matches!(node.form, "either" | "may-either") {
                ways.push([hole::DEED, hole::OTHER].map(|way| self.tongue.text(node.node(way))));
            }
        });
        Effect { part, text: self.text(origin, text), ways, ..Effect::default() }
    }

    fn label(&self, key: &str) -> String {
        self.tongue.label(key)
    }

    fn number(&self, key: &str, n: u8) -> String {
        self.tongue.say(key, &[("n", Value::Number(i64::from(n)))])
    }

    fn about(&self, key: &str, what: String) -> String {
        self.tongue.say(key, &[("what", Value::Text(what))])
    }

    pub fn school(&self, origin: Origin, card: &printed::School) -> Face {
        let marks = Marks::School { elements: card.element_counts.clone() };
        let mut face = self.face("school", origin, card.id.as_ref(), &card.name, marks);
        let element = |(e, n): (&String, &u8)| format!("{} {n}", self.label(&format!("element-{e}")));
        face.facts.extend(card.element_counts.iter().map(element));
        if let Some(note) = &card.rules_note {
            let text = note.get(self.tongue.language()).to_owned();
            face.effects.push(Effect { part: "note", text, ..Effect::default() });
        }
        face.provenance = card.provenance.clone();
        face
    }

    pub fn grimoire(&self, origin: Origin, school: &printed::School, card: &printed::Grimoire) -> Face {
        let ids: Vec<String> = card.spells.iter().map(|s| s.get_ref().clone()).collect();
        let spells: Vec<String> = ids.iter().map(|id| self.tongue.name(&format!("spell/{id}"))).collect();
        let marks = Marks::Grimoire { school: school.id.get_ref().clone(), spells: ids };
        let mut face = self.face("grimoire", origin, &card.id, &card.name, marks);
        face.facts.push(school.name.get(self.tongue.language()).to_owned());
        face.effects.push(Effect { part: "list", text: spells.join(", "), ..Effect::default() });
        face.provenance = school.provenance.clone();
        face
    }

    pub fn spell(&self, origin: Origin, card: &printed::Spell) -> Face {
        let school = card.school.get_ref();
        let class = match school.as_str() {
            "personal" => "personal",
            "forgotten" => "forgotten",
            _ => "spell",
        };
        let owner = self.packs.mages.iter().find(|(_, m)| m.personal.get_ref() == card.id.get_ref());
        let mage = owner.map(|(_, m)| m.id.get_ref().clone()).filter(|_| class == "personal");
        let marks =
            Marks::Spell { school: school.clone(), mage: mage.clone(), instability: card.instability };
        let mut face = self.face(class, origin, card.id.as_ref(), &card.name, marks);
        face.copies = card.copies;
        if class == "spell" {
            face.facts.push(self.tongue.name(&format!("school/{school}")));
        }
        face.facts.extend(mage.map(|mage| self.tongue.name(&format!("mage/{mage}"))));
        if card.instability {
            face.facts.push(self.label("fact-instability"));
        }
        for (part, side) in ["light", "dark"].into_iter().zip(card.sides()) {
            let (kind, element, target) = (lower(&side.kind), lower(&side.element), side.target.get_ref());
            face.effects.push(Effect {
                labels: vec![
                    self.label(&format!("type-{kind}")),
                    self.label(&format!("element-{element}")),
                    self.tongue.target(target),
                ],
                kind: Some(kind),
                element: Some(element),
                target: Some(target.clone()),
                when: side.trigger.as_ref().map(|t| self.text(origin, t)),
                ..self.effect(part, origin, &side.text)
            });
        }
        face.provenance = card.provenance.clone();
        face
    }

    pub fn mage(&self, origin: Origin, card: &printed::Mage) -> Face {
        let printed::Mage { health, hand, strength, speed, quest_limit: quests, .. } = *card;
        let personal = card.personal.get_ref();
        let marks = Marks::Mage { health, hand, strength, speed, quests, personal: personal.clone() };
        let mut face = self.face("mage", origin, card.id.as_ref(), &card.name, marks);
        face.facts = vec![
            self.number("fact-health", health),
            self.number("fact-hand", hand),
            self.number("fact-strength", strength),
            self.number("fact-speed", speed),
            self.about("fact-personal", self.tongue.name(&format!("spell/{personal}"))),
        ];
        face.provenance = card.provenance.clone();
        face
    }

    pub fn evocation(&self, origin: Origin, card: &printed::Evocation) -> Face {
        let printed::Evocation { health, strength, speed, large, .. } = *card;
        let archetypes: Vec<String> = card.archetypes.iter().map(|a| a.get_ref().clone()).collect();
        let named = |id: &String| capitalised(&self.tongue.name(&format!("archetype/{id}")));
        let mut facts: Vec<String> = archetypes.iter().map(named).collect();
        facts.extend([
            self.number("fact-health", health),
            self.number("fact-strength", strength),
            self.number("fact-speed", speed),
        ]);
        if large {
            facts.push(self.label("fact-large"));
        }
        let marks = Marks::Evocation { archetypes, health, strength, speed, large };
        let mut face = self.face("evocation", origin, card.id.as_ref(), &card.name, marks);
        (face.copies, face.facts) = (card.cards.unwrap_or(card.copies), facts);
        if let Some(skill) = &card.skill {
            let when = Some(self.text(origin, &skill.trigger));
            face.effects.push(Effect { when, ..self.effect("skill", origin, &skill.text) });
        }
        if let Some(standing) = &card.standing {
            face.effects.push(self.effect("skill", origin, standing));
        }
        face.provenance = card.provenance.clone();
        face
    }

    pub fn attached(&self, class: &'static str, origin: Origin, card: &printed::Attached) -> Face {
        let marks = Marks::Attached { cubes: card.cubes };
        let mut face = self.face(class, origin, card.id.as_ref(), &card.name, marks);
        face.copies = card.copies;
        if card.cubes > 0 {
            face.facts.push(self.number("fact-cubes", card.cubes));
        }
        face.effects.push(self.effect("text", origin, &card.text));
        face.provenance = card.provenance.clone();
        face
    }

    pub fn room(&self, origin: Origin, card: &printed::Room) -> Face {
        let printed::Room { points, value, slots, centre, .. } = *card;
        let colour = lower(&card.colour);
        let worth = match (value, points.unwrap_or_default()) {
            (Some(value), _) => self.number("fact-value", value),
            (None, [left, middle, right]) => self.about("fact-points", format!("{left}/{middle}/{right}")),
        };
        let mut facts =
            vec![self.label(&format!("colour-{colour}")), worth, self.number("fact-slots", slots)];
        if centre {
            facts.push(self.label("fact-centre"));
        }
        let points = points.unwrap_or_default();
        let marks = Marks::Room { colour, points, value, slots, centre };
        let mut face = self.face("room", origin, card.id.as_ref(), &card.name, marks);
        face.brief.extend(facts.first().cloned());
        face.facts = facts;
        for (part, effect) in card.effects() {
            let target = effect.target.get_ref();
            face.effects.push(Effect {
                target: Some(target.clone()),
                labels: vec![self.tongue.target(target)],
                ..self.effect(part, origin, &effect.text)
            });
        }
        face.provenance = card.provenance.clone();
        face
    }

    pub fn quest(&self, origin: Origin, card: &printed::Quest) -> Face {
        let printed::Quest { card: number, moon, points, cubes, .. } = *card;
        let marks = Marks::Quest { card: number, side: card.side.clone(), moon, points, cubes };
        let mut face = self.face("quest", origin, card.id.as_ref(), &card.name, marks);
        face.facts = match (number, &card.side) {
            (Some(n), Some(side)) => {
                let place =
                    [("card", Value::Number(i64::from(n))), ("side", Value::Text(side.to_uppercase()))];
                vec![self.tongue.say("fact-quest-card", &place)]
            }
            _ => vec![self.number("fact-moon", moon.unwrap_or(1))],
        };
        face.facts.push(self.number("fact-worth", points));
        face.brief.push(self.number("fact-worth", points));
        if cubes > 0 {
            face.facts.push(self.number("fact-cubes", cubes));
        }
        face.facts.extend(card.players.map(|players| self.number("fact-players", players)));
        let task = card.trigger.as_ref().or(card.condition.as_ref());
        let task = task.map(|task| self.tongue.task_text(self.packs, origin, task));
        let when = task.or_else(|| {
            let base = card.room.as_ref()?.get_ref();
            let named = || self.packs.rooms.iter().filter(|(_, room)| room.base == *base);
            let own = named().find(|(of, _)| of.pack == origin.pack).or(named().next());
            let noun = Value::Noun(format!("room/{}", own?.1.id.get_ref()));
            let room = self.tongue.say("fact-activate-room", &[("room", noun)]);
            Some(if card.instead { format!("{room}, {}", self.label("fact-instead")) } else { room })
        });
        face.effects.push(Effect { when, ..self.effect("quest", origin, &card.text) });
        face.provenance = card.provenance.clone();
        face
    }

    pub fn event(&self, origin: Origin, card: &printed::Event) -> Face {
        let printed::Event { round, moon, slot, crown, reveal, discard, .. } = *card;
        let (side, phase) = (card.side.clone(), card.phase.map(phase_word));
        let marks = EventMarks { round, side, moon, phase, slot, crown, reveal, discard };
        let mut face = self.face("event", origin, card.id.as_ref(), &card.name, Marks::Event(marks));
        face.facts = match (round, &card.side) {
            (Some(round), Some(side)) => {
                let place =
                    [("round", Value::Number(i64::from(round))), ("side", Value::Text(side.to_uppercase()))];
                vec![self.tongue.say("fact-event-card", &place)]
            }
            _ => self.deck_event(card, moon.unwrap_or(1)),
        };
        face.brief.extend(phase.map(|phase| self.phase(phase)));
        face.brief.extend(self.rose_points("fact-rose-discard", discard));
        face.effects.push(self.effect("text", origin, &card.text));
        face.provenance = card.provenance.clone();
        face
    }

    pub fn avatar(&self, origin: Origin, card: &printed::Avatar) -> Face {
        let printed::Avatar { health, strength, speed, .. } = *card;
        let marks = Marks::Avatar { health, strength, speed };
        let mut face = self.face("avatar", origin, card.id.as_ref(), &card.name, marks);
        face.facts = vec![
            self.number("fact-health", health),
            self.number("fact-strength", strength),
            self.number("fact-speed", speed),
        ];
        for (n, criteria) in (1..).zip(&card.priorities) {
            let words: Vec<String> =
                criteria.iter().map(|c| self.label(&format!("criterion-{}", c.word()))).collect();
            face.effects.push(Effect {
                part: "note",
                text: format!("{}: {}", self.number("fact-priority", n), words.join(", ")),
                ..Effect::default()
            });
        }
        face.provenance = card.provenance.clone();
        face
    }

    pub fn command(&self, origin: Origin, card: &printed::Command) -> Face {
        let token = card.token.as_ref().map(|token| lower(&token.spell));
        let marks = Marks::Command { moon: card.moon, plus: card.plus, token: token.clone() };
        let mut face = self.face("command", origin, card.id.as_ref(), &card.name, marks);
        face.copies = card.copies;
        face.facts.push(self.number("fact-moon", card.moon));
        if card.plus {
            face.facts.push(self.label("fact-plus"));
        }
        for part in &card.parts {
            let (kind, element) = (part.spell.map(|s| lower(&s)), part.element.map(|e| lower(&e)));
            let target = part.target.as_ref().map(|t| t.get_ref().clone());
            let mut labels: Vec<String> = Vec::new();
            labels.extend(kind.iter().map(|kind| self.label(&format!("type-{kind}"))));
            labels.extend(element.iter().map(|element| self.label(&format!("element-{element}"))));
            labels.extend(target.iter().map(|target| self.tongue.target(target)));
            labels.extend(part.priority.map(|n| self.number("fact-priority", n)));
            if part.vortex {
                labels.push(self.label("fact-instability"));
            }
            let place = match part.kind {
                printed::PartKind::Physical => "physical",
                printed::PartKind::Spell => "spell",
            };
            face.effects.push(Effect {
                kind,
                element,
                target,
                labels,
                ..self.effect(place, origin, &part.text)
            });
        }
        if let (Some(token), Some(kind)) = (&card.token, token) {
            let element = lower(&token.element);
            let mut labels =
                vec![self.label(&format!("type-{kind}")), self.label(&format!("element-{element}"))];
            labels.extend(token.priority.map(|n| self.number("fact-priority", n)));
            face.effects.push(Effect {
                kind: Some(kind),
                element: Some(element),
                labels,
                when: Some(self.text(origin, &token.trigger)),
                ..self.effect("token", origin, &token.text)
            });
        }
        face.provenance = card.provenance.clone();
        face
    }

    /// What an Event of a Moon's deck shows: Moon, when it works, slot, Crown, points of the Black Rose.
    fn deck_event(&self, card: &printed::Event, moon: u8) -> Vec<String> {
        let mut facts = vec![self.number("fact-moon", moon)];
        facts.extend(card.phase.map(|phase| self.phase(phase_word(phase))));
        facts.extend(card.slot.map(|slot| self.number("fact-event-slot", slot)));
        if card.crown {
            facts.push(self.label("fact-crown"));
        }
        facts.extend(self.rose_points("fact-rose-reveal", card.reveal));
        facts.extend(self.rose_points("fact-rose-discard", card.discard));
        facts
    }

    /// When an Event works.
    fn phase(&self, phase: &str) -> String {
        self.tongue.say("fact-event-phase", &[("phase", Value::Text(phase.to_owned()))])
    }

    /// What the Black Rose gains, unless it is nothing.
    fn rose_points(&self, key: &str, n: u8) -> Option<String> {
        (n > 0).then(|| self.number(key, n))
    }
}

fn phase_word(phase: printed::When) -> &'static str {
    match phase {
        printed::When::Instant => "instant",
        printed::When::BlackRose => "black-rose",
        printed::When::Study => "study",
        printed::When::Action => "action",
        printed::When::Evocation => "evocation",
        printed::When::Always => "always",
    }
}

/// The word by which packs write a value: the name of its variant.
fn lower(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").to_lowercase()
}
