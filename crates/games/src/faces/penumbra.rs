//! The cards of Penumbra as people read them.

mod boards;
mod marks;
mod signs;

pub use boards::{Board, Cell, Printed, Section, Spot, printed};
pub use marks::Marks;
pub use signs::Sign;

use crate::tongue::Tongue;
use marks::{only, some};
use penumbra::Packs;
use penumbra::content::printed::{
    Artifact, Contract, Discipline, Names, Path, Potion, Provenance, Side, Slot, Talent, Text, Trial, Type,
};
use penumbra::language::program::Timing;
use serde::Serialize;
use spellscript::pack::Origin;
use spellscript::speech::Value;
use ts_rs::TS;

/// The kinds of cards, in the order in which they are shown.
pub const CLASSES: [&str; 11] = [
    "spell", "recipe", "summon", "artifact", "potion", "talent", "contract", "trial", "prophecy", "goal",
    "event",
];

/// A card in words.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "PenumbraFace")]
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
    /// Its numbers and other short facts.
    pub facts: Vec<String>,
    /// The same facts by name, for those who draw the card.
    pub marks: Marks,
    /// Its texts.
    pub texts: Vec<Part>,
    /// Where its facts come from.
    #[ts(
        type = "{ source: string, fields: string, exact?: string[], inferred?: string[], designed?: string[] }"
    )]
    pub provenance: Provenance,
}

/// One text of a card.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "PenumbraPart")]
pub struct Part {
    /// The part of the card it stands in: `cost`, `text`, `dark-task` …
    pub part: &'static str,
    /// What it says.
    pub text: String,
    /// The same in signs, where signs can say it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Sign>>")]
    pub signs: Vec<Sign>,
}

impl Face {
    /// Does the card have this word in its class, name or texts?
    pub fn has(&self, word: &str) -> bool {
        let mut text = format!("{} {} {} {}", self.class, self.id, self.name, self.english);
        self.facts.iter().chain(self.texts.iter().map(|t| &t.text)).for_each(|t| {
            text.push(' ');
            text.push_str(t);
        });
        text.to_lowercase().contains(&word.to_lowercase())
    }
}

/// All cards of the packs, in the order of [`CLASSES`].
pub fn faces(tongue: &Tongue, packs: &Packs) -> Vec<Face> {
    let mut faces = Vec::new();
    for (origin, cards) in &packs.files {
        let maker = Maker { tongue, packs, origin: *origin };
        faces.extend(cards.card.iter().map(|c| maker.discipline(c)));
        faces.extend(cards.artifact.iter().map(|c| maker.artifact(c)));
        faces.extend(cards.potion.iter().map(|c| maker.potion(c)));
        faces.extend(cards.talent.iter().map(|c| maker.talent(c)));
        faces.extend(cards.contract.iter().map(|c| maker.contract(c)));
        faces.extend(cards.trial.iter().map(|c| maker.trial(c)));
        for c in &cards.prophecy {
            let mut face = maker.face("prophecy", &c.id, &c.name, &c.provenance);
            face.facts.extend(c.always.then(|| tongue.label("pen-fact-always")));
            maker.part(&mut face, "text", &c.text);
            faces.push(face);
        }
        for (class, list) in [("goal", &cards.goal), ("event", &cards.event)] {
            for c in list {
                let mut face = maker.face(class, &c.id, &c.name, &c.provenance);
                maker.part(&mut face, "text", &c.text);
                faces.push(face);
            }
        }
    }
    faces.sort_by_key(|face| CLASSES.iter().position(|class| *class == face.class));
    faces
}

struct Maker<'a> {
    tongue: &'a Tongue,
    packs: &'a Packs,
    origin: Origin,
}

impl Maker<'_> {
    fn face(&self, class: &'static str, id: &Text, name: &Names, provenance: &Provenance) -> Face {
        Face {
            class,
            id: id.get_ref().clone(),
            name: name.get(self.tongue.language()).to_owned(),
            english: name.en.clone(),
            facts: Vec::new(),
            marks: Marks::default(),
            texts: Vec::new(),
            provenance: provenance.clone(),
        }
    }

    fn part(&self, face: &mut Face, part: &'static str, text: &Text) {
        let tree = self.packs.tree(self.origin, text);
        let signs = signs::signs(tree).unwrap_or_default();
        face.texts.push(Part { part, text: self.tongue.text(tree), signs });
    }

    fn parts(&self, face: &mut Face, part: &'static str, text: &Option<Text>) {
        text.iter().for_each(|text| self.part(face, part, text));
    }

    fn fact(&self, face: &mut Face, key: &str) {
        face.facts.push(self.tongue.label(key));
    }

    fn number(&self, face: &mut Face, key: &str, n: u8) {
        if n > 0 {
            face.facts.push(self.tongue.say(key, &[("n", Value::Number(i64::from(n)))]));
        }
    }

    fn word(&self, face: &mut Face, id: &str) {
        face.facts.push(self.tongue.name(id));
    }

    fn timing(&self, face: &mut Face, what: &str, timing: Timing) {
        let word = match timing {
            Timing::Any => return,
            Timing::Study => "study",
            Timing::Trial => "trial",
            Timing::Rest => "rest",
        };
        self.fact(face, &format!("pen-fact-{what}-{word}"));
    }

    fn discipline(&self, c: &Discipline) -> Face {
        let class = match c.kind {
            Type::Spell => "spell",
            Type::Recipe => "recipe",
            Type::Summon => "summon",
        };
        let mut face = self.face(class, &c.id, &c.name, &c.provenance);
        self.word(&mut face, c.discipline.get_ref());
        self.timing(&mut face, "pay", c.pay);
        self.timing(&mut face, "use", c.active);
        self.number(&mut face, "pen-fact-threat", c.threat);
        if c.wound {
            self.fact(&mut face, "pen-fact-wound");
        }
        c.cost.iter().for_each(|cost| self.part(&mut face, "cost", cost));
        self.parts(&mut face, "text", &c.text);
        self.parts(&mut face, "standing", &c.standing);
        self.parts(&mut face, "launches", &c.launches);
        face.marks = Marks {
            discipline: Some(c.discipline.get_ref().clone()),
            threat: some(c.threat),
            pay: only(c.pay),
            active: only(c.active),
            ..Marks::default()
        };
        face
    }

    fn artifact(&self, c: &Artifact) -> Face {
        let mut face = self.face("artifact", &c.id, &c.name, &c.provenance);
        let slot = match c.slot {
            Slot::Conduit => "conduit",
            Slot::Pendant => "pendant",
            Slot::Mantle => "mantle",
            Slot::Ring => "ring",
            Slot::Tome => "tome",
        };
        self.fact(&mut face, &format!("pen-fact-{slot}"));
        c.symbol.iter().for_each(|symbol| self.word(&mut face, &format!("symbol-{}", symbol.get_ref())));
        if c.discard {
            self.fact(&mut face, "pen-fact-discard");
        }
        self.timing(&mut face, "use", c.active);
        self.part(&mut face, "price", &c.price);
        self.parts(&mut face, "text", &c.text);
        self.parts(&mut face, "standing", &c.standing);
        self.parts(&mut face, "launches", &c.launches);
        face.marks = Marks {
            slot: Some(c.slot),
            symbol: c.symbol.as_ref().map(|symbol| symbol.get_ref().clone()),
            active: only(c.active),
            ..Marks::default()
        };
        face
    }

    fn potion(&self, c: &Potion) -> Face {
        let mut face = self.face("potion", &c.id, &c.name, &c.provenance);
        self.timing(&mut face, "use", c.active);
        self.number(&mut face, "pen-fact-threat", c.threat);
        self.part(&mut face, "price", &c.price);
        self.part(&mut face, "text", &c.text);
        face.marks = Marks { threat: some(c.threat), active: only(c.active), ..Marks::default() };
        face
    }

    fn talent(&self, c: &Talent) -> Face {
        let mut face = self.face("talent", &c.id, &c.name, &c.provenance);
        self.number(&mut face, "pen-fact-number", c.number);
        self.word(&mut face, c.discipline.get_ref());
        self.timing(&mut face, "use", c.active);
        if c.wound {
            self.fact(&mut face, "pen-fact-wound");
        }
        self.part(&mut face, "goods", &c.goods);
        let card = self.tongue.name(c.card.get_ref());
        face.texts.push(Part { part: "card", text: card, signs: Vec::new() });
        self.parts(&mut face, "launched", &c.cost);
        self.parts(&mut face, "text", &c.text);
        self.parts(&mut face, "standing", &c.standing);
        self.parts(&mut face, "launches", &c.launches);
        face.marks = Marks {
            discipline: Some(c.discipline.get_ref().clone()),
            number: some(c.number),
            active: only(c.active),
            ..Marks::default()
        };
        face
    }

    fn contract(&self, c: &Contract) -> Face {
        let mut face = self.face("contract", &c.id, &c.name, &c.provenance);
        let side = if c.side == Side::Light { "light" } else { "dark" };
        self.number(&mut face, "pen-fact-difficulty", c.difficulty);
        self.number(&mut face, &format!("pen-fact-{side}"), 1);
        self.word(&mut face, &format!("symbol-{}", c.symbol.get_ref()));
        self.number(&mut face, "pen-fact-threat", c.threat);
        self.number(&mut face, "pen-fact-points", c.points);
        self.part(&mut face, "task", &c.task);
        self.part(&mut face, "reward", &c.reward);
        face.marks = Marks {
            symbol: Some(c.symbol.get_ref().clone()),
            side: Some(c.side),
            difficulty: some(c.difficulty),
            threat: some(c.threat),
            points: some(c.points),
            ..Marks::default()
        };
        face
    }

    fn trial(&self, c: &Trial) -> Face {
        let mut face = self.face("trial", &c.id, &c.name, &c.provenance);
        self.number(&mut face, "pen-fact-difficulty", c.difficulty);
        self.word(&mut face, &format!("symbol-{}", c.symbol.get_ref()));
        self.number(&mut face, "pen-fact-threat", c.threat);
        self.number(&mut face, "pen-fact-points", c.points);
        self.number(&mut face, "pen-fact-counter", c.counter);
        if c.undeniable {
            self.fact(&mut face, "pen-fact-undeniable");
        }
        c.properties.iter().for_each(|property| self.part(&mut face, "property", property));
        let mut path = |path: &Path, task: &'static str, reward: &'static str, fate: &str| {
            path.tasks.iter().for_each(|text| self.part(&mut face, task, text));
            self.part(&mut face, reward, &path.reward);
            self.number(&mut face, fate, path.fate);
        };
        path(&c.dark, "dark-task", "dark-reward", "pen-fact-dark");
        path(&c.light, "light-task", "light-reward", "pen-fact-light");
        let [dark, light] =
            [&c.dark, &c.light].map(|path| Some((path.approach.get_ref().clone(), path.fate)));
        face.marks = Marks {
            symbol: Some(c.symbol.get_ref().clone()),
            difficulty: some(c.difficulty),
            threat: some(c.threat),
            points: some(c.points),
            counter: some(c.counter),
            dark,
            light,
            ..Marks::default()
        };
        face
    }
}
