//! Packs of one family, read: their files, the trees of their texts, and the ids of their cards.

use super::{HEAD, Head, PackError, PackSource, Text, located, toml_error};
use crate::dictionary::Dictionary;
use crate::nearest::instead;
use crate::report::{line_and_column, report_in_toml};
use crate::table::Grammar;
use crate::toml_text::place_in_file;
use crate::tree::Node;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Where something was read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Origin {
    /// The pack's number.
    pub pack: usize,
    /// The file's number in the pack.
    pub file: usize,
}

/// Something with its origin.
pub type Of<T> = (Origin, T);

/// What a file of a family's pack holds.
pub trait Cards: DeserializeOwned {
    /// Sees every id, with the class of things among which it is the only one.
    fn each_id(&mut self, see: &mut dyn FnMut(&'static str, &mut String));
    /// Sees every place where something is named by its id, with its class.
    fn each_reference(&mut self, see: &mut dyn FnMut(&'static str, &mut String));
}

/// One pack, read.
#[derive(Clone, Debug)]
pub struct Pack {
    /// What `pack.toml` says.
    pub head: Head,
    /// The text it was read from.
    pub source: PackSource,
}

impl Pack {
    /// What others call it by.
    pub fn id(&self) -> &str {
        self.head.id.get_ref()
    }
}

/// The packs of one family, in the order in which they were given.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    packs: Vec<Pack>,
    trees: BTreeMap<(Origin, usize), Node>,
}

impl Shelf {
    /// Reads the packs of a family and what their files hold; whoever reads them checks the rest. Cards get the ids they
    /// are known by outside their packs: short in these boxes, else with the pack before them.
    pub fn read<C: Cards>(
        family: &str,
        boxes: &[&str],
        sources: Vec<PackSource>,
        errors: &mut Vec<PackError>,
    ) -> (Shelf, Vec<Of<C>>) {
        let (mut shelf, mut files) = (Shelf::default(), Vec::new());
        for source in sources {
            shelf.read_one(family, source, &mut files, errors);
        }
        shelf.check_heads(errors);
        shelf.scope(boxes, &mut files);
        (shelf, files)
    }

    /// Gives every card its full id; a pack names its own cards by their short ones.
    fn scope<C: Cards>(&self, boxes: &[&str], files: &mut [Of<C>]) {
        let mut own: BTreeSet<(usize, &'static str, String)> = BTreeSet::new();
        for (origin, cards) in files.iter_mut() {
            cards.each_id(&mut |class, id| {
                own.insert((origin.pack, class, id.clone()));
                *id = self.full(origin.pack, boxes, id);
            });
        }
        for (origin, cards) in files {
            cards.each_reference(&mut |class, id| {
                if own.contains(&(origin.pack, class, id.clone())) {
                    *id = self.full(origin.pack, boxes, id);
                }
            });
        }
    }

    fn read_one<C: Cards>(
        &mut self,
        family: &str,
        source: PackSource,
        files: &mut Vec<Of<C>>,
        errors: &mut Vec<PackError>,
    ) {
        let Some((name, text)) = source.files.iter().find(|(name, _)| name == HEAD) else {
            let message = "there is no pack.toml here: a pack is a folder with a pack.toml";
            return errors.push(PackError::new(source.folder.clone(), message));
        };
        let head = match toml::from_str::<Head>(text) {
            Ok(head) => head,
            Err(error) => return errors.push(toml_error(&source.folder, name, text, &error)),
        };
        if head.family.get_ref() != family {
            let message = format!("family \"{}\" is not known here: use \"{family}\"", head.family.get_ref());
            errors.push(located(&source.folder, name, text, head.family.span().start, message));
        }
        let pack = self.packs.len();
        for (file, (name, text)) in source.files.iter().enumerate() {
            if name == HEAD || !name.ends_with(".toml") || name.starts_with("lexicon.") {
                continue;
            }
            match toml::from_str::<C>(text) {
                Err(error) => errors.push(toml_error(&source.folder, name, text, &error)),
                Ok(cards) => files.push((Origin { pack, file }, cards)),
            }
        }
        self.packs.push(Pack { head, source });
    }

    /// Each pack has an id of its own, and those that it needs are there.
    fn check_heads(&self, errors: &mut Vec<PackError>) {
        for (i, pack) in self.packs.iter().enumerate() {
            let id = &pack.head.id;
            if !plain(id.get_ref()) {
                let message = format!(
                    "the id \"{}\" of a pack may have only small letters, digits and hyphens",
                    id.get_ref()
                );
                errors.push(self.head_error(i, id, message));
            }
            if let Some(other) = self.packs[..i].iter().find(|other| other.id() == pack.id()) {
                let message = format!(
                    "there is another pack with the id \"{}\", in {}: give one of them another id, or leave one out",
                    pack.id(),
                    other.source.folder
                );
                errors.push(self.head_error(i, id, message));
            }
            for needed in &pack.head.needs {
                let there = || self.packs.iter().map(Pack::id).filter(|id| *id != pack.id());
                if !there().any(|id| id == needed.get_ref()) {
                    let message = format!(
                        "the pack \"{}\" needs \"{}\", which is not here: add it with --pack{}",
                        pack.id(),
                        needed.get_ref(),
                        instead(needed.get_ref(), there())
                    );
                    errors.push(self.head_error(i, needed, message));
                }
            }
        }
    }

    /// All packs.
    pub fn packs(&self) -> &[Pack] {
        &self.packs
    }

    /// The number of the pack with an id.
    pub fn number(&self, id: &str) -> Option<usize> {
        self.packs.iter().position(|pack| pack.id() == id)
    }

    /// Are cards of the pack, which is of one of these boxes or not, known by short ids?
    pub fn is_short(&self, pack: usize, boxes: &[&str]) -> bool {
        self.packs[pack].source.own || boxes.contains(&self.packs[pack].id())
    }

    /// An id as it is known outside its pack: short in one of these boxes, else with the pack before it.
    pub fn full(&self, pack: usize, boxes: &[&str], id: &str) -> String {
        if self.is_short(pack, boxes) { id.to_owned() } else { format!("{}/{id}", self.packs[pack].id()) }
    }

    /// Every id is plain behind its pack, and stands once in its class.
    pub fn check_ids<'a>(
        &self,
        ids: impl IntoIterator<Item = (Origin, &'static str, &'a Text)>,
        errors: &mut Vec<PackError>,
    ) {
        let mut seen = BTreeSet::new();
        for (origin, class, id) in ids {
            if !plain(bare(id.get_ref())) {
                let message =
                    format!("the id \"{}\" may have only small letters, digits and hyphens", id.get_ref());
                errors.push(self.error(origin, id.span(), message));
            }
            if !seen.insert((class, id.get_ref())) {
                let class = if class.is_empty() { String::new() } else { format!("{class} ") };
                let message = format!("there are two {class}cards with the id \"{}\"", id.get_ref());
                errors.push(self.error(origin, id.span(), message));
            }
        }
    }

    /// Reads texts, each with the words that its pack knows.
    pub fn parse<'a, 'w>(
        &mut self,
        grammar: &Grammar,
        words: impl Fn(usize) -> &'w Dictionary,
        texts: impl IntoIterator<Item = (Origin, &'static str, &'a Text)>,
        errors: &mut Vec<PackError>,
    ) {
        for (origin, kind, text) in texts {
            match grammar.parse(kind, text.get_ref(), words(origin.pack)) {
                Ok(tree) => {
                    self.trees.insert((origin, text.span().start), tree);
                }
                Err(error) => {
                    let (folder, name, file) = self.file(origin);
                    let name = format!("{folder}/{name}");
                    let report = report_in_toml(&name, file, text.span(), &error, false);
                    let at = place_in_file(file, text.span().start, error.span.start);
                    let (line, column) = line_and_column(file, at.unwrap_or(text.span().start));
                    let place = format!("{name}:{line}:{column}");
                    errors.push(PackError { place, message: error.message.clone(), report });
                }
            }
        }
    }

    /// The tree of a text that was read with these packs.
    pub fn tree(&self, origin: Origin, text: &Text) -> &Node {
        &self.trees[&(origin, text.span().start)]
    }

    /// The folder, name and text of a file.
    pub fn file(&self, origin: Origin) -> (&str, &str, &str) {
        let source = &self.packs[origin.pack].source;
        let (name, text) = &source.files[origin.file];
        (&source.folder, name, text)
    }

    /// An error at a place of a file.
    pub fn error(&self, origin: Origin, span: Range<usize>, message: impl Into<String>) -> PackError {
        let (folder, name, text) = self.file(origin);
        located(folder, name, text, span.start, message)
    }

    /// An error at a word of a `pack.toml`.
    pub fn head_error(&self, pack: usize, word: &Text, message: impl Into<String>) -> PackError {
        let source = &self.packs[pack].source;
        let text = source.files.iter().find(|(name, _)| name == HEAD).map_or("", |(_, text)| text);
        located(&source.folder, HEAD, text, word.span().start, message)
    }
}

/// An id without the pack before it.
pub fn bare(id: &str) -> &str {
    id.rsplit_once('/').map_or(id, |(_, bare)| bare)
}

/// Is it a plain id?
fn plain(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}
