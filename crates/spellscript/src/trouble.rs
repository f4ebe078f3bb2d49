//! Why a text could not be read, and what could have stood there.

use crate::dictionary::Dictionary;
use crate::nearest::close;
use crate::pattern::{Element, Joint};
use crate::table::Grammar;
use crate::token::Token;
use crate::tree::Span;
use std::fmt;

/// Most forms named in one error.
const MAX_EXPECTED: usize = 5;
/// Most wants kept for one position.
const MAX_WANTS: usize = 5_000;

/// Why a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The offending words.
    pub span: Span,
    /// What is wrong with them.
    pub message: String,
    /// The nearest forms that would parse, as readable patterns with their example.
    pub expected: Vec<String>,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ParseError {}

impl ParseError {
    pub(crate) fn whole(text: &str, message: &str) -> ParseError {
        let span = Span { start: 0, end: text.len() };
        ParseError { span, message: message.to_owned(), expected: Vec::new() }
    }
}

/// What a form wanted where it failed.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    /// What the element says.
    Element,
    /// A name of the element's class.
    Name { plural: bool },
    /// The rest of a name that began well.
    RestOfName { entry: usize, plural: bool, length: usize },
    /// One more element of a list.
    Joint(Joint),
    /// Nothing more.
    End,
}

struct Want {
    which: Option<(usize, usize)>,
    wanted: Wanted,
}

/// What was wanted at the farthest token that any form reached.
#[derive(Default)]
pub(crate) struct Trouble {
    at: usize,
    wants: Vec<Want>,
    slip: Option<Slip>,
}

/// Tokens whose meaning is clear, but which are not said as they should be.
struct Slip {
    rule: usize,
    tokens: (usize, usize),
    why: String,
}

impl Trouble {
    /// Way and element `which` could not go on at token `at`.
    pub fn note(&mut self, at: usize, which: Option<(usize, usize)>, wanted: Wanted) {
        if at > self.at {
            self.at = at;
            self.wants.clear();
        }
        if at == self.at && self.wants.len() < MAX_WANTS {
            self.wants.push(Want { which, wanted });
        }
    }

    /// A way of saying a form knows what these tokens mean, and why they cannot stand.
    pub fn slip(&mut self, rule: usize, tokens: (usize, usize), why: String) {
        if self.slip.as_ref().is_none_or(|slip| tokens.1 > slip.tokens.1) {
            self.slip = Some(Slip { rule, tokens, why });
        }
    }

    /// The slip, if nothing else explains the text any further.
    fn decisive_slip(&self) -> Option<&Slip> {
        let weak = |want: &Want| matches!(want.wanted, Wanted::RestOfName { .. } | Wanted::Joint(_));
        let slip = self.slip.as_ref()?;
        let reach = slip.tokens.1;
        (reach > self.at || reach == self.at && self.wants.iter().all(weak)).then_some(slip)
    }

    pub fn explain(&self, grammar: &Grammar, words: &Dictionary, text: &str, tokens: &[Token]) -> ParseError {
        if let Some(slip) = self.decisive_slip() {
            let span = Span { start: tokens[slip.tokens.0].start, end: tokens[slip.tokens.1 - 1].end() };
            return ParseError { span, message: slip.why.clone(), expected: vec![shown(grammar, slip.rule)] };
        }
        let token = tokens.get(self.at);
        let said = token.map_or("", |token| token.text);
        let span = match token {
            Some(token) => Span { start: token.start, end: token.end() },
            None => Span { start: text.trim_end().len(), end: text.trim_end().len() },
        };
        let mut nearest: Option<(usize, String)> = None;
        let mut ranked: Vec<(usize, usize, usize, usize)> = Vec::new();
        for want in &self.wants {
            let guess = want.nearest(grammar, words, said);
            if let Some((distance, name)) = &guess
                && nearest.as_ref().is_none_or(|(best, _)| distance < best)
            {
                nearest = Some((*distance, name.clone()));
            }
            if let Some((rule, element)) = want.which {
                let distance = guess.map_or(99, |(distance, _)| distance);
                // A list that could have gone on says the least.
                let joint = matches!(want.wanted, Wanted::Joint(_)) as usize;
                ranked.push((distance, joint, usize::MAX - element, rule));
            }
        }
        ranked.sort_unstable();
        let mut expected: Vec<String> = Vec::new();
        for (_, _, _, rule) in ranked {
            let line = shown(grammar, rule);
            if expected.len() < MAX_EXPECTED && !expected.contains(&line) {
                expected.push(line);
            }
        }
        let only_end = self.wants.iter().all(|want| matches!(want.wanted, Wanted::End));
        let message = match nearest {
            Some((_, name)) => format!("cannot read \"{said}\" here; did you mean \"{name}\"?"),
            None if token.is_none() => self.ends_early(),
            None if only_end => format!("the text should end before \"{said}\""),
            None => format!("cannot read \"{said}\" here"),
        };
        ParseError { span, message, expected }
    }

    fn ends_early(&self) -> String {
        let period = |want: &Want| matches!(want.wanted, Wanted::Joint(Joint::Period));
        if self.wants.iter().any(period) {
            "a sentence ends with a period".to_owned()
        } else {
            "the text ends too early".to_owned()
        }
    }
}

impl Want {
    /// What was wanted, if it is much like what was said, and how far from it.
    fn nearest(&self, grammar: &Grammar, words: &Dictionary, said: &str) -> Option<(usize, String)> {
        if said.is_empty() {
            return None;
        }
        let (rule, element) = self.which?;
        match (&self.wanted, &grammar.rules[rule].pattern.elements[element]) {
            (Wanted::Element, Element::Literal { text, third }) => {
                let both = [Some(text), third.as_ref()];
                both.into_iter().flatten().filter_map(|text| Some((close(said, text)?, text.clone()))).min()
            }
            (
                Wanted::Element,
                Element::Counted { one, several } | Element::Agreeing { you: one, other: several },
            ) => [one, several].into_iter().filter_map(|text| Some((close(said, text)?, text.clone()))).min(),
            (Wanted::Name { plural }, Element::Word { class, .. }) => {
                let names = words.entries(class).iter().filter_map(|entry| {
                    Some((close(said, entry.tokens(*plural).first()?)?, entry.name(*plural).to_owned()))
                });
                names.min()
            }
            (Wanted::RestOfName { entry, plural, length }, Element::Word { class, .. }) => {
                let entry = words.entries(class).get(*entry)?;
                let distance = close(said, entry.tokens(*plural).get(*length)?)?;
                Some((distance, entry.name(*plural).to_owned()))
            }
            (Wanted::Joint(joint), _) => Some((close(said, joint.token())?, joint.token().to_owned())),
            _ => None,
        }
    }
}

/// A way of saying a form as a reader of errors sees it.
fn shown(grammar: &Grammar, rule: usize) -> String {
    let rule = &grammar.rules[rule];
    let form = &grammar.table[rule.form];
    let shown = readable(&rule.pattern.source);
    // The example of a form with parts says it in one of its ways, perhaps not in this one.
    if rule.pattern.source == form.pattern { format!("{shown}, as in \"{}\"", form.example) } else { shown }
}

/// A pattern as a reader of errors sees it: holes by name, no notation.
fn readable(pattern: &str) -> String {
    let mut shown = String::new();
    let mut rest = pattern;
    while let Some((before, after)) = rest.split_once('{') {
        let (hole, after) = after.split_once('}').unwrap_or((after, ""));
        let (name, what) = hole.split_once(':').unwrap_or((hole, hole));
        shown.push_str(before);
        let kind = what.split_whitespace().find(|part| *part != "a").unwrap_or(name);
        let kind = if kind == "#" { "number" } else { kind.trim_start_matches('@') };
        shown.push('<');
        shown.push_str(kind);
        shown.push('>');
        rest = after;
    }
    shown.push_str(rest);
    shown.replace('~', "/")
}
