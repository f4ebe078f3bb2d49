//! Packs: reading what people wrote, and saying exactly where it is wrong.

use crate::content::printed::{self, Head};
use crate::language::compile::Lists;
use crate::language::{ARCHETYPES, GRAMMAR, program::Target, words};
use crate::lodge::Range;
use serde_spanned::Spanned;
use spellscript::{Dictionary, Node, line_and_column, report_in_toml};
use std::collections::BTreeMap;

/// The files of one pack, as text.
#[derive(Clone, Debug, Default)]
pub struct PackSource {
    /// The folder, for messages.
    pub folder: String,
    /// File names and contents, in the order of their names.
    pub files: Vec<(String, String)>,
}

/// Something wrong in a pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {message}{}", if report.is_empty() { String::new() } else { format!("\n{report}") })]
pub struct PackError {
    /// File, line and column.
    pub place: String,
    /// What is wrong, and what would be right.
    pub message: String,
    /// The words underlined in their line; empty where there are none.
    pub report: String,
}

/// Where a card was read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The pack's number.
    pub pack: usize,
    /// The file's number in the pack.
    pub file: usize,
}

/// A card with its origin.
pub type Of<T> = (Origin, T);

/// One pack, read.
#[derive(Clone, Debug)]
pub struct Pack {
    /// What `pack.toml` says.
    pub head: Head,
    /// The text it was read from.
    pub source: PackSource,
}

/// All packs of a program run, read and checked, with the words they define.
#[derive(Clone, Default)]
#[allow(missing_docs)]
pub struct Packs {
    pub packs: Vec<Pack>,
    pub words: Dictionary,
    pub schools: Vec<Of<printed::School>>,
    pub spells: Vec<Of<printed::Spell>>,
    pub mages: Vec<Of<printed::Mage>>,
    pub evocations: Vec<Of<printed::Evocation>>,
    pub upgrades: Vec<Of<printed::Attached>>,
    pub jinxes: Vec<Of<printed::Attached>>,
    pub rooms: Vec<Of<printed::Room>>,
    pub quests: Vec<Of<printed::Quest>>,
    pub events: Vec<Of<printed::Event>>,
    pub avatars: Vec<Of<printed::Avatar>>,
    pub commands: Vec<Of<printed::Command>>,
    trees: BTreeMap<(usize, usize, usize), Node>,
}

impl Packs {
    /// Reads packs; nothing is half-loaded: any error refuses all of them.
    pub fn read(sources: Vec<PackSource>) -> Result<Packs, Vec<PackError>> {
        let mut packs = Packs { words: words(), ..Packs::default() };
        let mut errors = Vec::new();
        for source in sources {
            packs.read_one(source, &mut errors);
        }
        if errors.is_empty() {
            packs.check(&mut errors);
        }
        if errors.is_empty() { Ok(packs) } else { Err(errors) }
    }

    fn read_one(&mut self, source: PackSource, errors: &mut Vec<PackError>) {
        let head = match source.files.iter().find(|(name, _)| name == "pack.toml") {
            None => {
                errors.push(PackError {
                    place: source.folder.clone(),
                    message: "there is no pack.toml here: a pack is a folder with a pack.toml".into(),
                    report: String::new(),
                });
                return;
            }
            Some((name, text)) => match toml::from_str::<Head>(text) {
                Ok(head) => head,
                Err(error) => {
                    errors.push(toml_error(&source.folder, name, text, &error));
                    return;
                }
            },
        };
        if head.family != "blackrose" {
            errors.push(PackError {
                place: format!("{}/pack.toml", source.folder),
                message: format!("family \"{}\" is not known here: use \"blackrose\"", head.family),
                report: String::new(),
            });
        }
        let pack = self.packs.len();
        for (file, (name, text)) in source.files.iter().enumerate() {
            if name == "pack.toml" || !name.ends_with(".toml") || name.starts_with("lexicon.") {
                continue;
            }
            match toml::from_str::<printed::Cards>(text) {
                Err(error) => errors.push(toml_error(&source.folder, name, text, &error)),
                Ok(cards) => {
                    let origin = Origin { pack, file };
                    self.schools.extend(cards.school.into_iter().map(|c| (origin, c)));
                    self.spells.extend(cards.spell.into_iter().map(|c| (origin, c)));
                    self.mages.extend(cards.mage.into_iter().map(|c| (origin, c)));
                    self.evocations.extend(cards.evocation.into_iter().map(|c| (origin, c)));
                    self.upgrades.extend(cards.upgrade.into_iter().map(|c| (origin, c)));
                    self.jinxes.extend(cards.jinx.into_iter().map(|c| (origin, c)));
                    self.rooms.extend(cards.room.into_iter().map(|c| (origin, c)));
                    self.quests.extend(cards.quest.into_iter().map(|c| (origin, c)));
                    self.events.extend(cards.event.into_iter().map(|c| (origin, c)));
                    self.avatars.extend(cards.avatar.into_iter().map(|c| (origin, c)));
                    self.commands.extend(cards.command.into_iter().map(|c| (origin, c)));
                }
            }
        }
        self.packs.push(Pack { head, source });
    }

    fn check(&mut self, errors: &mut Vec<PackError>) {
        let mut words = self.words.clone();
        for (_, evocation) in &self.evocations {
            let plural = evocation.plural.clone().unwrap_or_else(|| format!("{}s", evocation.name.en));
            words.add("evocation", evocation.id.as_ref(), &evocation.name.en, &plural);
        }
        for (class, cards) in [("upgrade", &self.upgrades), ("jinx", &self.jinxes)] {
            for (_, card) in cards {
                words.add(class, card.id.as_ref(), &card.name.en, &format!("{}s", card.name.en));
            }
        }
        for (_, room) in &self.rooms {
            let name = room.base.strip_prefix("The ").unwrap_or(&room.base);
            words.add("room", &slug(&room.base), name, &format!("{name}s"));
        }
        self.words = words;
        self.check_ids(errors);
        self.check_names(errors);
        let mut trees = BTreeMap::new();
        for (origin, kind, text) in self.texts() {
            match GRAMMAR.parse(kind, text.get_ref(), &self.words) {
                Ok(tree) => {
                    trees.insert((origin.pack, origin.file, text.span().start), tree);
                }
                Err(error) => {
                    let (folder, name, file) = self.file(origin);
                    let name = format!("{folder}/{name}");
                    let report = report_in_toml(&name, file, text.span(), &error, false);
                    let at = spellscript::place_in_file(file, text.span().start, error.span.start)
                        .unwrap_or(text.span().start);
                    let (line, column) = line_and_column(file, at);
                    let place = format!("{name}:{line}:{column}");
                    errors.push(PackError { place, message: error.message.clone(), report });
                }
            }
        }
        self.trees = trees;
        for (origin, target) in self.targets() {
            if let Err(message) = parse_target(target.get_ref()) {
                errors.push(self.error(origin, target.span(), message));
            }
        }
    }

    /// Every rule text with its kind.
    pub fn texts(&self) -> Vec<(Origin, &'static str, &Spanned<String>)> {
        let mut texts = Vec::new();
        for (o, c) in &self.spells {
            for side in c.sides() {
                texts.push((*o, "text", &side.text));
                texts.extend(side.trigger.iter().map(|t| (*o, "trigger", t)));
            }
        }
        for (o, c) in &self.evocations {
            if let Some(skill) = &c.skill {
                texts.push((*o, "trigger", &skill.trigger));
                texts.push((*o, "text", &skill.text));
            }
            texts.extend(c.standing.iter().map(|t| (*o, "standing", t)));
        }
        for (o, c) in self.upgrades.iter().chain(&self.jinxes) {
            texts.push((*o, "standing", &c.text));
        }
        for (o, c) in &self.rooms {
            texts.push((*o, "text", &c.destroyed.text));
            texts.push((*o, "text", &c.rebuilt.text));
        }
        for (o, c) in &self.quests {
            texts.extend(c.trigger.iter().map(|t| (*o, "trigger", t)));
            texts.extend(c.condition.iter().map(|t| (*o, "condition", t)));
            texts.push((*o, "text", &c.text));
        }
        for (o, c) in &self.events {
            texts.push((*o, "text", &c.text));
        }
        for (o, c) in &self.commands {
            texts.extend(c.parts.iter().map(|part| (*o, "text", &part.text)));
            if let Some(token) = &c.token {
                texts.push((*o, "trigger", &token.trigger));
                texts.push((*o, "text", &token.text));
            }
        }
        texts
    }

    fn targets(&self) -> Vec<(Origin, &Spanned<String>)> {
        let mut targets = Vec::new();
        for (o, c) in &self.spells {
            targets.extend(c.sides().map(|side| (*o, &side.target)));
        }
        for (o, c) in &self.rooms {
            targets.extend([(*o, &c.destroyed.target), (*o, &c.rebuilt.target)]);
        }
        for (o, c) in &self.commands {
            targets.extend(c.parts.iter().filter_map(|part| part.target.as_ref()).map(|t| (*o, t)));
        }
        targets
    }

    /// The names that texts use, in the order of the lists.
    pub fn lists(&self) -> Lists {
        Lists {
            evocations: self.evocations.iter().map(|(_, c)| c.id.get_ref().clone()).collect(),
            upgrades: self.upgrades.iter().map(|(_, c)| c.id.get_ref().clone()).collect(),
            jinxes: self.jinxes.iter().map(|(_, c)| c.id.get_ref().clone()).collect(),
            rooms: self.words.ids("room").map(str::to_owned).collect(),
        }
    }

    /// Do all Evocations, Upgrades and Jinxes of the pack join a match with this base? Those of the base itself, and of a
    /// pack that only adds cards to others.
    pub fn joins_whole(&self, pack: usize, base: &str) -> bool {
        let adds = !self.schools.iter().any(|(o, _)| o.pack == pack)
            && !self.mages.iter().any(|(o, _)| o.pack == pack)
            && !self.rooms.iter().any(|(o, _)| o.pack == pack);
        adds || self.packs[pack].head.id == base
    }

    /// Schools that a Mage can begin with: those with two starting Grimoires.
    pub fn whole_schools(&self) -> impl Iterator<Item = &str> {
        self.schools
            .iter()
            .filter(|(_, school)| school.grimoire.len() >= 2)
            .map(|(_, s)| s.id.as_ref().as_str())
    }

    /// The tree of a rule text that was read with these packs.
    pub fn tree(&self, origin: Origin, text: &Spanned<String>) -> &Node {
        &self.trees[&(origin.pack, origin.file, text.span().start)]
    }

    fn check_ids(&self, errors: &mut Vec<PackError>) {
        let mut seen: BTreeMap<(&str, &str), ()> = BTreeMap::new();
        let mut all: Vec<(Origin, &str, &Spanned<String>)> = Vec::new();
        all.extend(self.schools.iter().map(|(o, c)| (*o, "school", &c.id)));
        all.extend(self.spells.iter().map(|(o, c)| (*o, "spell", &c.id)));
        all.extend(self.mages.iter().map(|(o, c)| (*o, "mage", &c.id)));
        all.extend(self.evocations.iter().map(|(o, c)| (*o, "evocation", &c.id)));
        all.extend(self.upgrades.iter().map(|(o, c)| (*o, "upgrade", &c.id)));
        all.extend(self.jinxes.iter().map(|(o, c)| (*o, "jinx", &c.id)));
        all.extend(self.rooms.iter().map(|(o, c)| (*o, "room", &c.id)));
        all.extend(self.quests.iter().map(|(o, c)| (*o, "quest", &c.id)));
        all.extend(self.events.iter().map(|(o, c)| (*o, "event", &c.id)));
        all.extend(self.avatars.iter().map(|(o, c)| (*o, "avatar", &c.id)));
        all.extend(self.commands.iter().map(|(o, c)| (*o, "command", &c.id)));
        for (origin, class, id) in all {
            let plain = !id.get_ref().is_empty()
                && id.get_ref().bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
            if !plain {
                let message =
                    format!("the id \"{}\" may have only small letters, digits and hyphens", id.get_ref());
                errors.push(self.error(origin, id.span(), message));
            }
            if seen.insert((class, id.get_ref()), ()).is_some() {
                let message = format!("there are two {class} cards with the id \"{}\"", id.get_ref());
                errors.push(self.error(origin, id.span(), message));
            }
        }
    }

    fn check_names(&self, errors: &mut Vec<PackError>) {
        for (origin, school) in &self.schools {
            for spell in school.grimoire.iter().flat_map(|g| &g.spells) {
                if !self.spells.iter().any(|(_, s)| {
                    s.id.get_ref() == spell.get_ref() && s.school.get_ref() == school.id.get_ref()
                }) {
                    let message = format!(
                        "this starting Grimoire names the Spell \"{}\", which the School \"{}\" does not have",
                        spell.get_ref(),
                        school.id.get_ref()
                    );
                    errors.push(self.error(*origin, spell.span(), message));
                }
            }
        }
        for (origin, spell) in &self.spells {
            let school = spell.school.get_ref();
            let known = ["personal", "forgotten"].contains(&school.as_str())
                || self.schools.iter().any(|(_, s)| s.id.get_ref() == school);
            if !known {
                let message =
                    format!("there is no School \"{school}\"; personal and forgotten are possible too");
                errors.push(self.error(*origin, spell.school.span(), message));
            }
            for side in spell.sides() {
                let waits = matches!(
                    side.kind,
                    crate::language::program::SpellType::Trap
                        | crate::language::program::SpellType::Protection
                );
                if waits != side.trigger.is_some() {
                    let message = if waits {
                        "a Trap or Protection needs a trigger"
                    } else {
                        "only a Trap or Protection has a trigger"
                    };
                    errors.push(self.error(*origin, side.text.span(), message.into()));
                }
            }
        }
        for (origin, mage) in &self.mages {
            let personal = mage.personal.get_ref();
            if !self
                .spells
                .iter()
                .any(|(_, s)| s.id.get_ref() == personal && s.school.get_ref() == "personal")
            {
                let message = format!("there is no Personal Spell \"{personal}\"");
                errors.push(self.error(*origin, mage.personal.span(), message));
            }
        }
        for (origin, evocation) in &self.evocations {
            for archetype in &evocation.archetypes {
                if !ARCHETYPES.contains(&archetype.get_ref().as_str()) {
                    let message = format!(
                        "\"{}\" is no archetype: use one of {}",
                        archetype.get_ref(),
                        ARCHETYPES.join(", ")
                    );
                    errors.push(self.error(*origin, archetype.span(), message));
                }
            }
        }
        for (origin, event) in &self.events {
            let of_card = event.side.as_deref().is_some_and(|side| ["a", "b"].contains(&side))
                && event.round.is_some_and(|round| round > 0)
                && event.moon.is_none();
            let of_deck = event.moon.is_some_and(|moon| (1..=3).contains(&moon))
                && event.side.is_none()
                && event.round.is_none()
                && match event.phase {
                    Some(printed::When::Instant) => event.slot.is_none(),
                    Some(_) => event.slot.is_some_and(|slot| (1..=3).contains(&slot)),
                    None => false,
                };
            if !of_card && !of_deck {
                let message = "an Event lies on side a or b of its card, for Round 1 or later; or in the deck \
                               of Moon 1, 2 or 3, instant or with a phase and a slot from 1 to 3";
                errors.push(self.error(*origin, event.id.span(), message.into()));
            }
        }
        for (origin, command) in &self.commands {
            if let Some(message) = unsound(command) {
                errors.push(self.error(*origin, command.id.span(), message.into()));
            }
        }
        for (origin, quest) in &self.quests {
            let of_card = quest.side.as_deref().is_some_and(|side| ["a", "b"].contains(&side))
                && quest.card.is_some_and(|card| (1..=2).contains(&card))
                && quest.moon.is_none();
            let of_deck = quest.moon.is_some_and(|moon| (1..=3).contains(&moon))
                && quest.side.is_none()
                && quest.card.is_none()
                && quest.trigger.is_some();
            if !of_card && !of_deck {
                let message = "a Quest lies on side a or b of card 1 or 2; or in the deck of Moon 1, 2 or 3, \
                               with a trigger";
                errors.push(self.error(*origin, quest.id.span(), message.into()));
            }
            if quest.trigger.is_some() == quest.condition.is_some() {
                let message = "a Quest has either a trigger (an event) or a condition (a state)".into();
                errors.push(self.error(*origin, quest.id.span(), message));
            }
        }
    }

    fn file(&self, origin: Origin) -> (&str, &str, &str) {
        let source = &self.packs[origin.pack].source;
        let (name, text) = &source.files[origin.file];
        (&source.folder, name, text)
    }

    fn error(&self, origin: Origin, span: std::ops::Range<usize>, message: String) -> PackError {
        let (folder, name, text) = self.file(origin);
        located(folder, name, text, span.start, message)
    }
}

/// What is wrong with a Command Card, apart from its texts.
fn unsound(command: &printed::Command) -> Option<&'static str> {
    use crate::language::program::SpellType::{Combat, Contingency, Protection, Trap};
    let priority = |n: Option<u8>| n.is_none_or(|n| (1..=3).contains(&n));
    let sound = |part: &printed::Part| match part.kind {
        printed::PartKind::Physical => {
            part.spell.is_none() && part.element.is_none() && part.target.is_none()
        }
        printed::PartKind::Spell => {
            matches!(part.spell, Some(Combat | Contingency))
                && part.element.is_some()
                && part.target.is_some()
        }
    };
    let waits = |token: &printed::Token| {
        let trigger = token.trigger.get_ref().as_str();
        matches!(token.spell, Trap | Protection)
            && ["you suffer damage", "a Combat Spell targets you"].contains(&trigger)
            && priority(token.priority)
    };
    if !(1..=3).contains(&command.moon) || command.parts.is_empty() || command.parts.len() > 2 {
        return Some("a Command Card lies in the deck of Moon 1, 2 or 3 and has one or two parts");
    }
    if !command.parts.iter().all(|part| sound(part) && priority(part.priority)) {
        return Some(
            "a part is physical, or a spell with type combat or contingency, element and target; its priority \
             is 1, 2 or 3",
        );
    }
    if !command.token.as_ref().is_none_or(waits) {
        return Some(
            "a token is a trap or a protection with the trigger \"you suffer damage\" or \"a Combat Spell \
             targets you\"",
        );
    }
    None
}

fn located(folder: &str, name: &str, text: &str, at: usize, message: String) -> PackError {
    let (line, column) = line_and_column(text, at);
    PackError { place: format!("{folder}/{name}:{line}:{column}"), message, report: String::new() }
}

fn toml_error(folder: &str, name: &str, text: &str, error: &toml::de::Error) -> PackError {
    let at = error.span().map_or(0, |s| s.start);
    // Pack writers need not know how wide our numbers are.
    let message = error
        .message()
        .replace("expected u8", "expected a whole number from 0 to 255")
        .replace("expected u32", "expected a whole number");
    located(folder, name, text, at, message)
}

/// Reads a target such as `model 1`, `room *` or `self`.
pub fn parse_target(text: &str) -> Result<Target, String> {
    let wrong = || {
        format!(
            "\"{text}\" is no target: use self, special, or model, mage, evocation or room with a range (0, 1, 2 … or *)"
        )
    };
    let mut parts = text.split(' ');
    let kind = parts.next().unwrap_or_default();
    let range = parts.next();
    if parts.next().is_some() {
        return Err(wrong());
    }
    let range = match range {
        None => None,
        Some("*") => Some(Range::Anywhere),
        Some(n) => Some(Range::Within(n.parse::<u8>().ok().filter(|n| *n <= 9).ok_or_else(wrong)?)),
    };
    match (kind, range) {
        ("self", None) => Ok(Target::Yourself),
        ("special", None) => Ok(Target::Special),
        ("model", Some(range)) => Ok(Target::Model(range)),
        ("mage", Some(range)) => Ok(Target::Mage(range)),
        ("evocation", Some(range)) => Ok(Target::Evocation(range)),
        ("room", Some(range)) => Ok(Target::Room(range)),
        _ => Err(wrong()),
    }
}

/// The id of a Room that has this name and nothing added to it.
pub fn slug(base: &str) -> String {
    base.to_lowercase().replace(' ', "-")
}
