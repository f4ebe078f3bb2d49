//! The names that a match knows: of choices and of what happens.
//!
//! What is expected fails by itself when its name is wrong. What must not be there would hold for ever, so such a
//! name is looked up first.

use crate::family::Family;
use games::rulebook;
use spellscript::{instead, nearest};
use std::collections::BTreeMap;

/// All names of a match.
pub struct Names<'g, F: Family> {
    game: &'g F,
    holes: BTreeMap<&'static str, Vec<String>>,
    events: Vec<EventForm>,
}

/// An event, and each fact of it with its type.
struct EventForm {
    what: String,
    facts: Vec<(String, String)>,
}

impl<'g, F: Family> Names<'g, F> {
    /// The names of this match.
    pub fn of(game: &'g F) -> Names<'g, F> {
        let mut holes = BTreeMap::new();
        let patterns = F::NAMES.iter().flat_map(|pattern| pattern.split(' '));
        for hole in patterns.filter_map(|token| split(token).1).chain(F::SAID.iter().copied()) {
            holes.entry(hole).or_insert_with(|| game.words(hole));
        }
        Names { game, holes, events: forms(&F::events()) }
    }

    /// Can a choice be called so? If not, what is said about it.
    pub fn choice(&self, name: &str) -> Option<String> {
        let tokens: Vec<&str> = name.split(' ').collect();
        let mut best: Option<(usize, String)> = None;
        for pattern in F::NAMES {
            let wanted: Vec<&str> = pattern.split(' ').collect();
            if wanted.len() != tokens.len() {
                continue;
            }
            let fits = wanted.iter().zip(&tokens).map(|(wanted, token)| self.fit(wanted, token));
            let Some(fits) = fits.collect::<Option<Vec<_>>>() else { continue };
            let slips = fits.iter().filter(|(slip, _)| *slip).count();
            if slips == 0 {
                return None;
            }
            if best.as_ref().is_none_or(|(fewest, _)| slips < *fewest) {
                let meant: Vec<String> = fits.into_iter().map(|(_, meant)| meant).collect();
                best = Some((slips, meant.join(" ")));
            }
        }
        Some(match best {
            Some((_, meant)) => format!("no choice is called \"{name}\": did you mean \"{meant}\"?"),
            None => {
                let alike = F::NAMES.iter().filter(|p| p.split(' ').next() == tokens.first().copied());
                let alike: Vec<&str> = alike.copied().collect();
                let instead =
                    if alike.is_empty() { String::new() } else { format!(": use {}", alike.join(", ")) };
                format!("no choice is called \"{name}\"{instead}")
            }
        })
    }

    /// Does a token fit, and if not, what may have been meant?
    fn fit(&self, wanted: &str, token: &str) -> Option<(bool, String)> {
        let (head, hole) = split(wanted);
        let Some(hole) = hole else {
            let meant = nearest(token, [wanted])?;
            return Some((token != wanted, meant.to_owned()));
        };
        let word = token.strip_prefix(head)?;
        if hole == "number" {
            return word.parse::<u16>().ok().map(|_| (false, token.to_owned()));
        }
        let words = self.holes.get(hole)?;
        if words.iter().any(|known| known == word) {
            return Some((false, token.to_owned()));
        }
        let meant = nearest(word, words.iter().map(String::as_str))?;
        Some((true, format!("{head}{meant}")))
    }

    /// Can this line stand in the log? If not, what is said about it.
    pub fn line(&self, line: &str) -> Option<String> {
        let mut words = line.split_whitespace();
        let what = words.next().unwrap_or_default();
        let Some(form) = self.events.iter().find(|form| form.what == what) else {
            let known = instead(what, self.events.iter().map(|form| form.what.as_str()));
            return Some(format!("nothing that happens is called \"{what}\"{known}"));
        };
        for word in words {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            let Some((_, kind)) = form.facts.iter().find(|(fact, _)| fact == key) else {
                let known = instead(key, form.facts.iter().map(|(fact, _)| fact.as_str()));
                return Some(format!("\"{what}\" has no fact \"{key}\"{known}"));
            };
            if let Some(problem) = self.value(key, kind, value) {
                return Some(problem);
            }
        }
        None
    }

    fn value(&self, key: &str, kind: &str, value: &str) -> Option<String> {
        if value == "-" {
            return None;
        }
        if kind.starts_with("number") || kind.starts_with("Array<number>") {
            let numbers = value.split('+').all(|n| n.parse::<i32>().is_ok());
            return (!numbers).then(|| format!("{key} is a number, not \"{value}\""));
        }
        if key == "clause" {
            return clause(value);
        }
        let unknown = |word: &&str| !self.knows(word);
        let word = value.split('+').find(unknown)?;
        Some(format!("nothing is called \"{word}\"{}", instead(word, self.all())))
    }

    /// Is it the name of anything?
    pub fn knows(&self, word: &str) -> bool {
        word.parse::<i32>().is_ok() || self.all().any(|known| known == word)
    }

    /// What may have been meant by a name, if it is none.
    pub fn hint(&self, word: &str) -> Option<String> {
        (!self.knows(word)).then(|| format!("; nothing is called \"{word}\"{}", instead(word, self.all())))
    }

    fn all(&self) -> impl Iterator<Item = &str> + Clone {
        self.holes.values().flatten().map(String::as_str)
    }

    /// The sides of cards that a scenario may show.
    pub fn card(&self, card: &str) -> Option<String> {
        let (id, part) = card.split_once(' ').unwrap_or((card, ""));
        let cards = self.game.cards(part);
        if cards.iter().any(|known| known == id) {
            return None;
        }
        let known = instead(id, cards.iter().map(String::as_str));
        Some(format!("there is no card \"{id}\" with the part \"{part}\" in this match{known}"))
    }
}

/// Is there such a clause? If not, what is said about it.
pub fn clause(id: &str) -> Option<String> {
    let library = rulebook::library();
    if library.knows(id) {
        return None;
    }
    let all: Vec<&str> =
        library.books.iter().flat_map(|book| book.all()).map(|clause| clause.id.as_str()).collect();
    Some(format!("there is no clause \"{id}\"{}", instead(id, all)))
}

/// The part of a token that always stands there, and the hole behind it.
fn split(token: &str) -> (&str, Option<&str>) {
    match token.split_once('{') {
        Some((head, hole)) => (head, Some(hole.trim_end_matches('}'))),
        None => (token, None),
    }
}

/// The events of a family from the type by which the page knows them.
fn forms(text: &str) -> Vec<EventForm> {
    let parts = text.split("{ \"what\": \"").skip(1);
    let form = |part: &str| {
        let (what, facts) = part.split_once('"')?;
        let facts = facts.split('}').next()?.split(',');
        let facts = facts.filter_map(|fact| fact.split_once(": "));
        // What is not always told ends in a question mark.
        let name = |key: &str| key.trim().trim_end_matches('?').trim_matches('"').into();
        let facts = facts.map(|(key, kind)| (name(key), kind.trim().into()));
        Some(EventForm { what: what.into(), facts: facts.collect() })
    };
    parts.filter_map(form).collect()
}
