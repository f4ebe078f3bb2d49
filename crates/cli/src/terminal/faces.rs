//! Cards as people read them: every field in words, in one language.

use crate::terminal::text::{Paint, WIDTH, wrap};
use crate::terminal::words::{Words, text};
use blackrose::Packs;
use blackrose::content::pack::Origin;
use blackrose::content::printed::{self, Provenance};
use serde::Serialize;
use serde_spanned::Spanned;
use spellscript::speech::Value;
use std::fmt::Write;

/// The kinds of cards, in the order in which they are shown.
pub const CLASSES: [&str; 13] = [
    "school",
    "grimoire",
    "spell",
    "personal",
    "forgotten",
    "mage",
    "evocation",
    "upgrade",
    "jinx",
    "room",
    "quest",
    "event",
    "pack",
];

/// A card in words.
#[derive(Clone, Debug, Serialize)]
pub struct Face {
    /// What kind of card it is.
    pub class: &'static str,
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its English name, by which it may be asked for too.
    #[serde(skip)]
    pub english: String,
    /// The id of its pack.
    pub pack: String,
    /// How many of it are in the box.
    pub copies: u8,
    /// Its numbers and other short facts.
    pub facts: Vec<String>,
    /// The facts that matter while it lies on the table.
    #[serde(skip)]
    pub brief: Vec<String>,
    /// Its rule texts.
    pub effects: Vec<Effect>,
    /// Where its facts come from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provenance: Option<Provenance>,
}

/// One rule text of a card, with what stands around it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Effect {
    /// Which part of the card: `light`, `dark`, `destroyed`, `rebuilt` …
    pub part: &'static str,
    /// Type, Element, target.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<String>,
    /// What it waits for, or the state it wants.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// What it says.
    pub text: String,
}

/// All cards of the packs, in the order of [`CLASSES`].
pub fn faces(words: &Words, packs: &Packs) -> Vec<Face> {
    let maker = Maker { words, packs };
    let mut faces = Vec::new();
    for (origin, card) in &packs.schools {
        faces.push(maker.school(*origin, card));
        faces.extend(card.grimoire.iter().map(|g| maker.grimoire(*origin, card, g)));
    }
    faces.extend(packs.spells.iter().map(|(o, c)| maker.spell(*o, c)));
    faces.extend(packs.mages.iter().map(|(o, c)| maker.mage(*o, c)));
    faces.extend(packs.evocations.iter().map(|(o, c)| maker.evocation(*o, c)));
    faces.extend(packs.upgrades.iter().map(|(o, c)| maker.attached("upgrade", *o, c)));
    faces.extend(packs.jinxes.iter().map(|(o, c)| maker.attached("jinx", *o, c)));
    faces.extend(packs.rooms.iter().map(|(o, c)| maker.room(*o, c)));
    faces.extend(packs.quests.iter().map(|(o, c)| maker.quest(*o, c)));
    faces.extend(packs.events.iter().map(|(o, c)| maker.event(*o, c)));
    faces.sort_by_key(|f| CLASSES.iter().position(|c| *c == f.class));
    faces
}

struct Maker<'a> {
    words: &'a Words,
    packs: &'a Packs,
}

impl Maker<'_> {
    fn face(&self, class: &'static str, origin: Origin, id: &str, names: &printed::Names) -> Face {
        Face {
            class,
            id: id.to_owned(),
            name: names.get(self.words.tongue.language()).to_owned(),
            english: names.en.clone(),
            pack: self.packs.packs[origin.pack].head.id.clone(),
            copies: 1,
            facts: Vec::new(),
            brief: Vec::new(),
            effects: Vec::new(),
            provenance: None,
        }
    }

    fn text(&self, origin: Origin, text: &Spanned<String>) -> String {
        self.words.tongue.card_text(self.packs, origin, text)
    }

    fn number(&self, key: &str, n: u8) -> String {
        self.words.count(key, n as usize)
    }

    fn school(&self, origin: Origin, card: &printed::School) -> Face {
        let mut face = self.face("school", origin, card.id.as_ref(), &card.name);
        let element = |(e, n): (&String, &u8)| format!("{} {n}", self.words.label(&format!("element-{e}")));
        face.facts.extend(card.element_counts.iter().map(element));
        if let Some(note) = &card.rules_note {
            let text = note.get(self.words.tongue.language()).to_owned();
            face.effects.push(Effect { part: "note", text, ..Effect::default() });
        }
        face.provenance = card.provenance.clone();
        face
    }

    fn grimoire(&self, origin: Origin, school: &printed::School, card: &printed::Grimoire) -> Face {
        let mut face = self.face("grimoire", origin, &card.id, &card.name);
        let spells: Vec<String> =
            card.spells.iter().map(|s| self.words.name(&format!("spell/{}", s.get_ref()))).collect();
        face.facts.push(school.name.get(self.words.tongue.language()).to_owned());
        face.effects.push(Effect { part: "list", text: spells.join(", "), ..Effect::default() });
        face.provenance = school.provenance.clone();
        face
    }

    fn spell(&self, origin: Origin, card: &printed::Spell) -> Face {
        let class = match card.school.get_ref().as_str() {
            "personal" => "personal",
            "forgotten" => "forgotten",
            _ => "spell",
        };
        let mut face = self.face(class, origin, card.id.as_ref(), &card.name);
        face.copies = card.copies;
        match class {
            "spell" => face.facts.push(self.words.name(&format!("school/{}", card.school.get_ref()))),
            "personal" => {
                let owner = self.packs.mages.iter().find(|(_, m)| m.personal.get_ref() == card.id.get_ref());
                face.facts.extend(owner.map(|(_, m)| self.words.name(&format!("mage/{}", m.id.get_ref()))));
            }
            _ => {}
        }
        if card.instability {
            face.facts.push(self.words.label("fact-instability"));
        }
        for (part, side) in ["light", "dark"].into_iter().zip(card.sides()) {
            face.effects.push(Effect {
                part,
                labels: vec![
                    self.words.label(&format!("type-{}", lower(&side.kind))),
                    self.words.label(&format!("element-{}", lower(&side.element))),
                    self.words.tongue.target(side.target.get_ref()),
                ],
                when: side.trigger.as_ref().map(|t| self.text(origin, t)),
                text: self.text(origin, &side.text),
            });
        }
        face.provenance = card.provenance.clone();
        face
    }

    fn mage(&self, origin: Origin, card: &printed::Mage) -> Face {
        let mut face = self.face("mage", origin, card.id.as_ref(), &card.name);
        face.facts = vec![
            self.number("fact-health", card.health),
            self.number("fact-hand", card.hand),
            self.number("fact-strength", card.strength),
            self.number("fact-speed", card.speed),
            self.words
                .about("fact-personal", &self.words.name(&format!("spell/{}", card.personal.get_ref()))),
        ];
        face.provenance = card.provenance.clone();
        face
    }

    fn evocation(&self, origin: Origin, card: &printed::Evocation) -> Face {
        let mut face = self.face("evocation", origin, card.id.as_ref(), &card.name);
        face.copies = card.copies;
        face.facts = card
            .archetypes
            .iter()
            .map(|a| capitalised(&self.words.name(&format!("archetype/{}", a.get_ref()))))
            .collect();
        face.facts.extend([
            self.number("fact-health", card.health),
            self.number("fact-strength", card.strength),
            self.number("fact-speed", card.speed),
        ]);
        if let Some(skill) = &card.skill {
            face.effects.push(Effect {
                part: "skill",
                when: Some(self.text(origin, &skill.trigger)),
                text: self.text(origin, &skill.text),
                ..Effect::default()
            });
        }
        if let Some(standing) = &card.standing {
            face.effects.push(Effect {
                part: "skill",
                text: self.text(origin, standing),
                ..Effect::default()
            });
        }
        if card.large {
            face.facts.push(self.words.label("fact-large"));
        }
        face.provenance = card.provenance.clone();
        face
    }

    fn attached(&self, class: &'static str, origin: Origin, card: &printed::Attached) -> Face {
        let mut face = self.face(class, origin, card.id.as_ref(), &card.name);
        face.copies = card.copies;
        if card.cubes > 0 {
            face.facts.push(self.number("fact-cubes", card.cubes));
        }
        face.effects.push(Effect { part: "text", text: self.text(origin, &card.text), ..Effect::default() });
        face.provenance = card.provenance.clone();
        face
    }

    fn room(&self, origin: Origin, card: &printed::Room) -> Face {
        let mut face = self.face("room", origin, card.id.as_ref(), &card.name);
        let [left, middle, right] = card.points;
        face.facts = vec![
            self.words.label(&format!("colour-{}", lower(&card.colour))),
            self.words.about("fact-points", &format!("{left}/{middle}/{right}")),
            self.number("fact-slots", card.slots),
        ];
        face.brief.extend(face.facts.first().cloned());
        if card.centre {
            face.facts.push(self.words.label("fact-centre"));
        }
        for (part, effect) in [("destroyed", &card.destroyed), ("rebuilt", &card.rebuilt)] {
            face.effects.push(Effect {
                part,
                labels: vec![self.words.tongue.target(effect.target.get_ref())],
                when: None,
                text: self.text(origin, &effect.text),
            });
        }
        face.provenance = card.provenance.clone();
        face
    }

    fn quest(&self, origin: Origin, card: &printed::Quest) -> Face {
        let mut face = self.face("quest", origin, card.id.as_ref(), &card.name);
        face.facts = match (card.card, &card.side, card.moon) {
            (Some(n), Some(side), _) => {
                let place =
                    [("card", Value::Number(i64::from(n))), ("side", Value::Text(side.to_uppercase()))];
                vec![self.words.say("fact-quest-card", &place)]
            }
            (_, _, moon) => vec![self.number("fact-moon", moon.unwrap_or(1))],
        };
        face.facts.push(self.number("fact-worth", card.points));
        face.brief.push(self.number("fact-worth", card.points));
        if card.cubes > 0 {
            face.facts.push(self.number("fact-cubes", card.cubes));
        }
        face.effects.push(Effect {
            part: "quest",
            when: card.trigger.as_ref().or(card.condition.as_ref()).map(|t| self.text(origin, t)),
            text: self.text(origin, &card.text),
            ..Effect::default()
        });
        face.provenance = card.provenance.clone();
        face
    }

    fn event(&self, origin: Origin, card: &printed::Event) -> Face {
        let mut face = self.face("event", origin, card.id.as_ref(), &card.name);
        face.facts = match (card.round, &card.side, card.moon) {
            (Some(round), Some(side), _) => {
                let place =
                    [("round", Value::Number(i64::from(round))), ("side", Value::Text(side.to_uppercase()))];
                vec![self.words.say("fact-event-card", &place)]
            }
            (_, _, moon) => self.deck_event(card, moon.unwrap_or(1)),
        };
        face.brief.extend(card.phase.map(|phase| self.phase(phase)));
        face.brief.extend(self.rose_points("fact-rose-discard", card.discard));
        face.effects.push(Effect { part: "text", text: self.text(origin, &card.text), ..Effect::default() });
        face.provenance = card.provenance.clone();
        face
    }
}

impl Maker<'_> {
    /// What an Event of a Moon's deck shows: Moon, when it works, slot, Crown, points of the Black Rose.
    fn deck_event(&self, card: &printed::Event, moon: u8) -> Vec<String> {
        let mut facts = vec![self.number("fact-moon", moon)];
        facts.extend(card.phase.map(|phase| self.phase(phase)));
        facts.extend(card.slot.map(|slot| self.number("fact-event-slot", slot)));
        if card.crown {
            facts.push(self.words.label("fact-crown"));
        }
        facts.extend(self.rose_points("fact-rose-reveal", card.reveal));
        facts.extend(self.rose_points("fact-rose-discard", card.discard));
        facts
    }

    /// When an Event works.
    fn phase(&self, phase: printed::When) -> String {
        let word = match phase {
            printed::When::Instant => "instant",
            printed::When::BlackRose => "black-rose",
            printed::When::Study => "study",
            printed::When::Action => "action",
            printed::When::Evocation => "evocation",
            printed::When::Always => "always",
        };
        self.words.say("fact-event-phase", &[("phase", Value::Text(word.into()))])
    }

    /// What the Black Rose gains, unless it is nothing.
    fn rose_points(&self, key: &str, n: u8) -> Option<String> {
        (n > 0).then(|| self.number(key, n))
    }
}

/// The word by which packs write a value: the name of its variant.
fn lower(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").to_lowercase()
}

impl Effect {
    /// The effect without the part of the card it stands on.
    pub fn plain(&self) -> String {
        let when = self.when.as_ref().map(|when| format!("{}: ", capitalised(when))).unwrap_or_default();
        format!("{}. {when}{}", self.labels.join(", "), self.text)
    }

    /// The effect in one line: labels, what it waits for, what it says.
    pub fn line(&self, words: &Words, paint: Paint) -> String {
        let mut line = String::new();
        let part = match self.part {
            "text" | "list" | "quest" => String::new(),
            part => words.label(&format!("part-{part}")),
        };
        if !part.is_empty() {
            let _ = write!(line, "{}: ", paint.bold(&part));
        }
        if !self.labels.is_empty() {
            let _ = write!(line, "{}. ", paint.faint(&self.labels.join(", ")));
        }
        if let Some(when) = &self.when {
            let _ = write!(line, "{}: ", capitalised(when));
        }
        line.push_str(&self.text);
        line
    }
}

impl Face {
    /// A Quest's Task and Effect in one line.
    pub fn quest_line(&self, words: &Words) -> String {
        let Some(effect) = self.effects.first() else { return String::new() };
        match &effect.when {
            Some(task) => words.say("quest-text", &[("task", text(task)), ("effect", text(&effect.text))]),
            None => effect.text.clone(),
        }
    }

    /// The card as lines of text.
    pub fn tell(&self, words: &Words, paint: Paint, indent: &str) -> String {
        let mut head = paint.bold(&self.name);
        if self.copies > 1 {
            let _ = write!(head, " ×{}", self.copies);
        }
        if !self.facts.is_empty() {
            let _ = write!(head, "  {}", paint.faint(&self.facts.join(", ")));
        }
        let mut out = format!("{indent}{head}\n");
        for effect in &self.effects {
            let deeper = format!("{indent}  ");
            for line in wrap(&effect.line(words, paint), WIDTH, &deeper, &format!("{deeper}  ")) {
                let _ = writeln!(out, "{line}");
            }
        }
        out
    }

    /// Does the card answer to this word: its id, its name, or the beginning of a word of it?
    pub fn answers_to(&self, wanted: &str) -> bool {
        let wanted = wanted.trim().to_lowercase();
        let starts = |name: &str| {
            let name = name.to_lowercase();
            name.starts_with(&wanted) || name.split([' ', '-']).any(|word| word.starts_with(&wanted))
        };
        !wanted.is_empty()
            && (self.id == wanted || starts(&self.id) || starts(&self.name) || starts(&self.english))
    }
}

/// The text with a capital at its beginning.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
