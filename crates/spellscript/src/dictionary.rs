//! The names that packs define.

use crate::token::{Token, same, tokens};
use std::collections::BTreeMap;

/// Names of things, by class: what packs define.
#[derive(Clone, Debug, Default)]
pub struct Dictionary {
    classes: BTreeMap<String, Vec<Entry>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub id: String,
    singular: Name,
    plural: Name,
}

#[derive(Clone, Debug)]
struct Name {
    text: String,
    tokens: Vec<String>,
}

impl Name {
    fn new(text: &str) -> Name {
        Name { text: text.to_owned(), tokens: tokens(text).iter().map(|t| t.text.to_owned()).collect() }
    }
}

impl Entry {
    pub fn name(&self, plural: bool) -> &str {
        if plural { &self.plural.text } else { &self.singular.text }
    }

    pub fn tokens(&self, plural: bool) -> &[String] {
        if plural { &self.plural.tokens } else { &self.singular.tokens }
    }

    /// How many tokens of the name the text begins with.
    pub fn matched(&self, plural: bool, text: &[Token], sentence_start: bool) -> usize {
        let pairs = self.tokens(plural).iter().zip(text).enumerate();
        pairs.take_while(|(i, (want, got))| same(got.text, want, sentence_start && *i == 0)).count()
    }
}

impl Dictionary {
    /// Adds a name, or gives a known id new names.
    pub fn add(&mut self, class: &str, id: &str, singular: &str, plural: &str) {
        let entry = Entry { id: id.to_owned(), singular: Name::new(singular), plural: Name::new(plural) };
        let entries = self.classes.entry(class.to_owned()).or_default();
        match entries.iter_mut().find(|known| known.id == id) {
            Some(known) => *known = entry,
            None => entries.push(entry),
        }
    }

    /// The ids of a class, in the order they were added.
    pub fn ids(&self, class: &str) -> impl Iterator<Item = &str> {
        self.entries(class).iter().map(|entry| entry.id.as_str())
    }

    /// The classes that have a name.
    pub fn classes(&self) -> impl Iterator<Item = &str> {
        self.classes.keys().map(String::as_str)
    }

    /// The English singular of a name.
    pub fn singular(&self, class: &str, id: &str) -> Option<&str> {
        self.entry(class, id).map(|entry| entry.name(false))
    }

    /// The English plural of a name.
    pub fn plural(&self, class: &str, id: &str) -> Option<&str> {
        self.entry(class, id).map(|entry| entry.name(true))
    }

    pub(crate) fn entries(&self, class: &str) -> &[Entry] {
        self.classes.get(class).map_or(&[], Vec::as_slice)
    }

    fn entry(&self, class: &str, id: &str) -> Option<&Entry> {
        self.entries(class).iter().find(|entry| entry.id == id)
    }
}
