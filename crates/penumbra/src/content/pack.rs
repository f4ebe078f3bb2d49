//! Packs: reading what people wrote, and saying exactly where it is wrong.

use crate::content::printed::{self, Head, Names, Text};
use crate::language::{DISCIPLINES, GRAMMAR, SYMBOLS, words};
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

/// Where something was read from: pack and file.
pub type Origin = (usize, usize);

/// All packs of a program run, read and checked.
#[derive(Clone, Default)]
pub struct Packs {
    /// What each `pack.toml` says.
    pub heads: Vec<Head>,
    sources: Vec<PackSource>,
    /// Words of the game.
    pub words: Dictionary,
    /// What the files print, each with its origin.
    pub files: Vec<(Origin, printed::Cards)>,
    trees: BTreeMap<(Origin, usize), Node>,
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
        let plain = |place: String, message: String| PackError { place, message, report: String::new() };
        let Some((name, text)) = source.files.iter().find(|(name, _)| name == "pack.toml") else {
            let message = "there is no pack.toml here: a pack is a folder with a pack.toml".into();
            errors.push(plain(source.folder.clone(), message));
            return;
        };
        let head = match toml::from_str::<Head>(text) {
            Ok(head) => head,
            Err(error) => return errors.push(toml_error(&source.folder, name, text, &error)),
        };
        if head.family != "penumbra" {
            let message = format!("family \"{}\" is not known here: use \"penumbra\"", head.family);
            errors.push(plain(format!("{}/pack.toml", source.folder), message));
        }
        for (file, (name, text)) in source.files.iter().enumerate() {
            if name == "pack.toml" || !name.ends_with(".toml") || name.starts_with("lexicon.") {
                continue;
            }
            match toml::from_str::<printed::Cards>(text) {
                Err(error) => errors.push(toml_error(&source.folder, name, text, &error)),
                Ok(cards) => self.files.push(((self.heads.len(), file), cards)),
            }
        }
        self.heads.push(head);
        self.sources.push(source);
    }

    fn check(&mut self, errors: &mut Vec<PackError>) {
        self.check_ids(errors);
        let mut trees = BTreeMap::new();
        for (origin, kind, text) in self.texts() {
            match GRAMMAR.parse(kind, text.get_ref(), &self.words) {
                Ok(tree) => {
                    trees.insert((origin, text.span().start), tree);
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
    }

    /// The files of all packs.
    pub fn sources(&self) -> &[PackSource] {
        &self.sources
    }

    /// Every rule text with its kind.
    pub fn texts(&self) -> Vec<(Origin, &'static str, &Text)> {
        let mut texts = Vec::new();
        for (o, cards) in &self.files {
            let mut all: Vec<(&'static str, &Text)> = Vec::new();
            for c in &cards.card {
                all.extend(c.cost.iter().map(|t| ("cost", t)));
                all.extend(played(&c.text, &c.standing, &c.launches));
            }
            for c in &cards.artifact {
                all.push(("cost", &c.price));
                all.extend(played(&c.text, &c.standing, &c.launches));
            }
            for c in &cards.potion {
                all.extend([("cost", &c.price), ("text", &c.text)]);
            }
            for c in &cards.talent {
                all.push(("cost", &c.goods));
                all.extend(c.cost.iter().map(|t| ("cost", t)));
                all.extend(played(&c.text, &c.standing, &c.launches));
            }
            for c in &cards.trial {
                all.extend(c.properties.iter().map(|t| ("property", t)));
                for path in [&c.dark, &c.light] {
                    all.extend(path.tasks.iter().map(|t| ("task", t)));
                    all.push(("text", &path.reward));
                }
            }
            for c in &cards.contract {
                all.extend([("task", &c.task), ("text", &c.reward)]);
            }
            all.extend(cards.prophecy.iter().map(|c| ("prophecy", &c.text)));
            all.extend(cards.goal.iter().map(|c| ("goal", &c.text)));
            all.extend(cards.event.iter().map(|c| ("text", &c.text)));
            texts.extend(all.into_iter().map(|(kind, text)| (*o, kind, text)));
        }
        texts
    }

    /// Every name of a card or location by its id.
    pub fn names(&self) -> Vec<(String, &Names)> {
        let mut names: Vec<(&Text, &Names)> = Vec::new();
        for (_, cards) in &self.files {
            names.extend(cards.card.iter().map(|c| (&c.id, &c.name)));
            names.extend(cards.artifact.iter().map(|c| (&c.id, &c.name)));
            names.extend(cards.potion.iter().map(|c| (&c.id, &c.name)));
            names.extend(cards.talent.iter().map(|c| (&c.id, &c.name)));
            names.extend(cards.trial.iter().map(|c| (&c.id, &c.name)));
            names.extend(cards.contract.iter().map(|c| (&c.id, &c.name)));
            names.extend(cards.prophecy.iter().map(|c| (&c.id, &c.name)));
            names.extend(cards.goal.iter().chain(&cards.event).map(|c| (&c.id, &c.name)));
            names.extend(cards.location.iter().map(|c| (&c.id, &c.name)));
        }
        names.into_iter().map(|(id, name)| (id.get_ref().clone(), name)).collect()
    }

    /// The tree of a rule text that was read with these packs.
    pub fn tree(&self, origin: Origin, text: &Text) -> &Node {
        &self.trees[&(origin, text.span().start)]
    }

    fn check_ids(&self, errors: &mut Vec<PackError>) {
        let mut seen: BTreeMap<&str, ()> = BTreeMap::new();
        for (o, cards) in &self.files {
            let mut ids: Vec<&Text> = Vec::new();
            let mut known: Vec<(&Text, &[&str])> = Vec::new();
            for c in &cards.card {
                ids.push(&c.id);
                known.push((&c.discipline, &DISCIPLINES));
            }
            for c in &cards.artifact {
                ids.push(&c.id);
                known.extend(c.symbol.iter().map(|symbol| (symbol, &SYMBOLS[..])));
            }
            ids.extend(cards.potion.iter().map(|c| &c.id));
            for c in &cards.talent {
                ids.push(&c.id);
                known.push((&c.discipline, &DISCIPLINES));
            }
            for c in &cards.trial {
                ids.push(&c.id);
                known.push((&c.symbol, &SYMBOLS));
                known.push((&c.dark.approach, &crate::language::APPROACHES));
                known.push((&c.light.approach, &crate::language::APPROACHES));
            }
            for c in &cards.contract {
                ids.push(&c.id);
                known.push((&c.symbol, &SYMBOLS));
            }
            ids.extend(cards.prophecy.iter().map(|c| &c.id));
            ids.extend(cards.goal.iter().chain(&cards.event).map(|c| &c.id));
            known.extend(cards.class.iter().map(|c| (&c.discipline, &DISCIPLINES[..])));
            for id in ids {
                let plain = !id.get_ref().is_empty()
                    && id
                        .get_ref()
                        .bytes()
                        .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
                if !plain {
                    let message = format!(
                        "the id \"{}\" may have only small letters, digits and hyphens",
                        id.get_ref()
                    );
                    errors.push(self.error(*o, id.span(), message));
                }
                if seen.insert(id.get_ref(), ()).is_some() {
                    let message = format!("there are two cards with the id \"{}\"", id.get_ref());
                    errors.push(self.error(*o, id.span(), message));
                }
            }
            for (word, list) in known {
                if !list.contains(&word.get_ref().as_str()) {
                    let message = format!("\"{}\" is none of {}", word.get_ref(), list.join(", "));
                    errors.push(self.error(*o, word.span(), message));
                }
            }
        }
    }

    fn file(&self, origin: Origin) -> (&str, &str, &str) {
        let source = &self.sources[origin.0];
        let (name, text) = &source.files[origin.1];
        (&source.folder, name, text)
    }

    /// An error at a place of a file.
    pub fn error(&self, origin: Origin, span: std::ops::Range<usize>, message: String) -> PackError {
        let (folder, name, text) = self.file(origin);
        located(folder, name, text, span.start, message)
    }
}

/// The texts of a card that is used.
fn played<'a>(
    text: &'a Option<Text>,
    standing: &'a Option<Text>,
    launches: &'a Option<Text>,
) -> impl Iterator<Item = (&'static str, &'a Text)> {
    let text = text.iter().map(|t| ("text", t));
    let standing = standing.iter().map(|t| ("standing", t));
    text.chain(standing).chain(launches.iter().map(|t| ("launch", t)))
}

fn located(folder: &str, name: &str, text: &str, at: usize, message: String) -> PackError {
    let (line, column) = line_and_column(text, at);
    PackError { place: format!("{folder}/{name}:{line}:{column}"), message, report: String::new() }
}

fn toml_error(folder: &str, name: &str, text: &str, error: &toml::de::Error) -> PackError {
    let at = error.span().map_or(0, |s| s.start);
    let message = error
        .message()
        .replace("expected u8", "expected a whole number from 0 to 255")
        .replace("expected u32", "expected a whole number");
    located(folder, name, text, at, message)
}
