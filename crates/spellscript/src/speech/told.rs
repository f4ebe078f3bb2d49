//! A tree, told in a language: from its leaves up, each node in every case it could be asked for.

use super::counting::Tongue;
use super::lexicon::{Case, Features, Gender, Number};
use super::phrase::{DECLARING, Phrase, Said, Told, declared};
use super::{SpeakError, Speaker, give};
use crate::dictionary::Dictionary;
use crate::pattern::{Element, Joint, Person};
use crate::table::{Doer, Grammar};
use crate::token::capitalised;
use crate::tree::{Arg, Hole, Node};
use fluent_bundle::FluentArgs;
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

impl Speaker {
    /// A tree as text; in English as the table says it, in other languages by their messages.
    pub fn text(&self, grammar: &Grammar, node: &Node, words: &Dictionary) -> Result<String, SpeakError> {
        self.text_as(None, grammar, node, words)
    }

    /// A tree as text, in an attribute of its message if the message has it.
    pub fn text_as(
        &self,
        face: Option<&str>,
        grammar: &Grammar,
        node: &Node,
        words: &Dictionary,
    ) -> Result<String, SpeakError> {
        if self.language() == "en" {
            return Ok(grammar.render(node, words));
        }
        let phrase = self.phrase(grammar, node, words)?;
        let face = face.and_then(|face| phrase.variants().get(face));
        let text = face.unwrap_or_else(|| phrase.natural()).clone();
        let text = text.map_err(|why| SpeakError::Message { key: form_key(node), why })?;
        Ok(capitalised(&text))
    }

    /// A tree as a phrase, for a message around it.
    pub fn phrase(&self, grammar: &Grammar, node: &Node, words: &Dictionary) -> Result<Phrase, SpeakError> {
        Teller { speaker: self, grammar, words, it: Cell::new(None) }.node(node, None)
    }

    /// What a later “it” means, if a message says so in its attribute `.it`: what is in this hole, or a gender.
    fn meant(&self, key: &str, nouns: &[(&str, Features)]) -> Result<Option<Features>, SpeakError> {
        let said = self.bundle.get_message(key).is_some_and(|message| message.get_attribute("it").is_some());
        if !said {
            return Ok(None);
        }
        let wrong = |why: String| SpeakError::Message { key: key.to_owned(), why };
        let it = self.format(key, Some("it"), &FluentArgs::new())?.map_err(wrong)?;
        if let Some(gender) = Gender::named(&it) {
            return Ok(Some(Features { gender, ..Features::default() }));
        }
        Ok(nouns.iter().find(|(hole, _)| *hole == it).map(|(_, noun)| *noun))
    }

    /// A name of the dictionary: as the lexicon declines it, or quoted behind the noun of its class.
    fn word(&self, class: &str, id: &str, words: &Dictionary) -> Result<Phrase, SpeakError> {
        let apart = format!("{class}/{id}");
        for known in [apart.as_str(), id] {
            if self.has_noun(known) {
                let noun = self.functions.noun(known);
                return Ok(noun.renamed(id));
            }
        }
        let name = words.singular(class, id).unwrap_or(id);
        if self.tongue == Tongue::Plain {
            let plural = words.plural(class, id).unwrap_or(name);
            return Ok(Phrase::noun(id, &super::NounForms::plain(name, plural)));
        }
        // Some names are adjectives in this language; those are only ever made to agree.
        match self.behind_class(class, name) {
            Ok(forms) => Ok(Phrase::noun(id, &forms)),
            Err(_) => Ok(Phrase::unknown(id)),
        }
    }
}

struct Teller<'a> {
    speaker: &'a Speaker,
    grammar: &'a Grammar,
    words: &'a Dictionary,
    /// What “it” would now mean.
    it: Cell<Option<Features>>,
}

impl Teller<'_> {
    /// A node as a phrase; with a subject, in the third person.
    fn node(&self, node: &Node, subject: Option<Features>) -> Result<Phrase, SpeakError> {
        let key = form_key(node);
        let missing = || SpeakError::Missing(key.clone());
        let rule = self.grammar.rule(node).ok_or_else(missing)?;
        let mut args = FluentArgs::new();
        for name in self.grammar.holes(node.form).filter(|name| !node.has(Hole(name))) {
            args.set(name, "no");
            args.set(format!("{name}_id"), "none");
            args.set(format!("{name}_size"), 0);
        }
        args.set("it_gender", self.it.get().map_or("none", |it| it.gender.name()));
        let mut nouns: Vec<(&str, Features)> = Vec::new();
        let mut holes = node.args.iter();
        let mut id = node.form.to_owned();
        let mut first_noun: Option<Features> = None;
        let mut last_noun: Option<Features> = None;
        for element in &rule.pattern.elements {
            if element.is_fixed() {
                continue;
            }
            let Some((name, arg)) = holes.next() else { break };
            let phrase = match (arg, element) {
                (Arg::Said, _) => {
                    args.set(*name, "yes");
                    continue;
                }
                (Arg::Number(n), _) => {
                    args.set(*name, *n);
                    args.set(format!("{name}_id"), "number");
                    args.set(format!("{name}_count"), *n);
                    continue;
                }
                (Arg::Word(id), Element::Word { class, .. }) => self.speaker.word(class, id, self.words)?,
                (Arg::Node(child), Element::Hole { person, .. }) => {
                    match self.grammar.count(child) {
                        Some(count) => args.set(format!("{name}_count"), count),
                        None => args.set(format!("{name}_count"), "none"),
                    }
                    self.node(child, subject_of(*person, subject, last_noun))?
                }
                (Arg::List(items), Element::Hole { person, list: Some(list), .. }) => {
                    args.set(format!("{name}_size"), items.len());
                    self.list(items, list.joint, subject_of(*person, subject, last_noun))?
                }
                _ => return Err(missing()),
            };
            // What is nothing but one other thing is told as that.
            if rule.doer == Doer::Through {
                id = phrase.id().to_owned();
            }
            last_noun = phrase.told_features().or(last_noun);
            first_noun = first_noun.or(last_noun);
            nouns.extend(phrase.told_features().map(|noun| (*name, noun)));
            give(&mut args, name, phrase);
        }
        if let Some(it) = self.speaker.meant(&key, &nouns)? {
            self.it.set(Some(it));
        }
        if let Some(subject) = subject {
            args.set("subject_number", subject.number.name());
            args.set("subject_gender", subject.gender.name());
        }
        self.tell(id, &key, args, first_noun, subject.is_some())
    }

    /// The message of a node, with its arguments, in all that it can be asked for.
    fn tell(
        &self,
        id: String,
        key: &str,
        mut args: FluentArgs,
        mut features: Option<Features>,
        third: bool,
    ) -> Result<Phrase, SpeakError> {
        let speaker = self.speaker;
        let message = speaker.bundle.get_message(key);
        let message = message.ok_or_else(|| SpeakError::Missing(key.to_owned()))?;
        let attributes: BTreeSet<&str> = message.attributes().map(|attribute| attribute.id()).collect();
        for attribute in DECLARING.into_iter().filter(|attribute| attributes.contains(attribute)) {
            let wrong = |why| SpeakError::Message { key: key.to_owned(), why };
            let value = speaker.format(key, Some(attribute), &args)?.map_err(wrong)?;
            features = Some(declared(features, attribute, &value).map_err(wrong)?);
        }
        let main = Some("third").filter(|main| third && attributes.contains(main));
        let natural = features.unwrap_or_default().number;
        let mut forms = Vec::new();
        if speaker.keys.get(key).is_none_or(|key| key.depends) {
            for case in Case::ALL {
                for number in Number::ALL {
                    args.set("case", case.name());
                    args.set("number", number.name());
                    forms.push(self.say(key, main, &args)?);
                }
            }
        }
        args.set("case", Case::Nom.name());
        args.set("number", natural.name());
        if forms.is_empty() {
            forms.push(self.say(key, main, &args)?);
        }
        let mut variants = BTreeMap::new();
        for attribute in attributes.difference(&DECLARING.into()) {
            variants.insert((*attribute).to_owned(), self.say(key, Some(attribute), &args)?);
        }
        Ok(Phrase::new(Told { id, features, forms, variants }))
    }

    fn say(&self, key: &str, attribute: Option<&str>, args: &FluentArgs) -> Result<Said, SpeakError> {
        let said = self.speaker.format(key, attribute, args)?;
        Ok(said.map_err(|why| format!("in {key}: {why}")))
    }

    fn list(&self, items: &[Node], joint: Joint, subject: Option<Features>) -> Result<Phrase, SpeakError> {
        let items: Result<Vec<Phrase>, _> = items.iter().map(|item| self.node(item, subject)).collect();
        let items = goes_on(items?);
        let word = match joint {
            Joint::And | Joint::Or => {
                let key = if joint == Joint::And { "list-and" } else { "list-or" };
                let said = self.speaker.format(key, None, &FluentArgs::new())?;
                said.map_err(|why| SpeakError::Message { key: key.to_owned(), why })?
            }
            Joint::Comma | Joint::Period => String::new(),
        };
        let join = |said: Vec<&Said>| -> Said {
            let texts: Result<Vec<&str>, String> =
                said.into_iter().map(|said| said.as_deref().map_err(String::clone)).collect();
            Ok(joined(&texts?, joint, &word))
        };
        let mut forms = Vec::new();
        if items.iter().any(Phrase::changes) {
            for case in Case::ALL {
                for number in Number::ALL {
                    // What stands in a list has its own number; only a list of one is asked for another.
                    let number =
                        |item: &Phrase| if items.len() == 1 { number } else { item.features().number };
                    forms.push(join(items.iter().map(|item| item.form(case, number(item))).collect()));
                }
            }
        } else {
            forms.push(join(items.iter().map(Phrase::natural).collect()));
        }
        let names: BTreeSet<&String> = items.iter().flat_map(|item| item.variants().keys()).collect();
        let variants = names.into_iter().map(|name| {
            // A sentence behind another one may have words of its own.
            let then = format!("{name}-then");
            let said = items.iter().enumerate().map(|(i, item)| {
                let behind = item.variants().get(&then).filter(|_| i > 0 && joint == Joint::Period);
                behind.or_else(|| item.variants().get(name)).unwrap_or_else(|| item.natural())
            });
            (name.clone(), join(said.collect()))
        });
        let variants = variants.collect();
        let features = match items.as_slice() {
            [only] => only.told_features(),
            [first, ..] if joint == Joint::And => {
                first.told_features().map(|features| Features { number: Number::Pl, ..features })
            }
            [first, ..] => first.told_features(),
            [] => None,
        };
        Ok(Phrase::new(Told { id: String::new(), features, forms, variants }))
    }
}

/// What stands behind an item that is allowed, not commanded (`.optional` is `yes`), goes on with its “may” if it is allowed
/// too, or goes `along`: “you may recolour 1 die and set it”.
fn goes_on(items: Vec<Phrase>) -> Vec<Phrase> {
    let mut on = false;
    let told = |item: Phrase| {
        let optional = item.variants().get("optional").and_then(|said| said.as_deref().ok());
        let inside = on && matches!(optional, Some("yes" | "along"));
        on = inside || optional == Some("yes");
        match item.variants().get("inf") {
            Some(inf) if inside => item.saying(inf.clone()),
            _ => item,
        }
    };
    items.into_iter().map(told).collect()
}

fn form_key(node: &Node) -> String {
    format!("form-{}", node.form)
}

/// Of whom a hole speaks, if it is in the third person.
fn subject_of(person: Person, around: Option<Features>, before: Option<Features>) -> Option<Features> {
    match person {
        Person::Imperative => None,
        Person::Third => Some(before.unwrap_or_default()),
        Person::Same => around,
    }
}

fn joined(texts: &[&str], joint: Joint, word: &str) -> String {
    let mut all = String::new();
    for (i, text) in texts.iter().enumerate() {
        match joint {
            Joint::Period => {
                if i > 0 {
                    all.push(' ');
                    all.push_str(&capitalised(text));
                } else {
                    all.push_str(text);
                }
                if !text.ends_with('.') {
                    all.push('.');
                }
                continue;
            }
            Joint::And | Joint::Or if i > 0 && i + 1 == texts.len() => {
                all.push(' ');
                all.push_str(word);
                all.push(' ');
            }
            _ if i > 0 => all.push_str(", "),
            _ => {}
        }
        all.push_str(text);
    }
    all
}

/// What a message speaks of.
#[derive(Clone, Debug, Default)]
pub(super) struct Key {
    /// Does it depend on the case or number asked for?
    pub depends: bool,
    /// The holes it names itself.
    pub holes: Vec<String>,
}

/// The messages of a Fluent file.
pub(super) fn keys(ftl: &str) -> BTreeMap<String, Key> {
    let mut keys: BTreeMap<String, Key> = BTreeMap::new();
    let mut current: Option<String> = None;
    for line in ftl.lines() {
        // Only messages, terms and comments begin at the margin.
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-' || c == '#') {
            let name = line.split('=').next().unwrap_or_default().trim();
            let message = line.contains('=') && name.starts_with(|c: char| c.is_ascii_alphabetic());
            current = message.then(|| name.to_owned());
        }
        if let Some(key) = &current {
            let known = keys.entry(key.clone()).or_default();
            known.depends |= depends(line);
            known.holes.extend(line.split('$').skip(1).filter_map(hole));
        }
    }
    keys
}

/// The hole that a variable speaks of; none if it comes from the message around.
fn hole(after: &str) -> Option<String> {
    let end = after.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '-'));
    let name = &after[..end.unwrap_or(after.len())];
    let noted = ["id", "count", "size", "gender", "number", "animate"];
    let hole = match name.rsplit_once('_') {
        Some((hole, note)) if noted.contains(&note) => hole,
        _ => name,
    };
    Some(hole.to_owned()).filter(|hole| !["case", "number", "subject", "it"].contains(&hole.as_str()))
}

/// Whether a line names the case or number, or refers to another message that might.
fn depends(line: &str) -> bool {
    let refers = |after: &str| after.trim_start().starts_with(|c: char| c == '-' || c.is_ascii_lowercase());
    line.contains("$case") || line.contains("$number") || line.split('{').skip(1).any(refers)
}
