//! Texts into trees: every reading, by memoised descent.

use crate::dictionary::Dictionary;
use crate::pattern::{Element, Joint, List, WordStyle};
use crate::table::{Count, Doer, Grammar};
use crate::token::{Token, article, same, tokens};
use crate::tree::{Arg, Hole, Node, Span};
use crate::trouble::{ParseError, Trouble, Wanted};
use std::collections::HashMap;
use std::rc::Rc;

/// Longest text, in bytes.
const MAX_BYTES: usize = 2_000;
/// Most words and marks in a text.
const MAX_TOKENS: usize = 400;
/// Deepest nesting of forms.
const MAX_DEPTH: usize = 120;
/// Most elements tried for one text.
const MAX_STEPS: usize = 2_000_000;
/// Largest number that can be said.
pub(crate) const MAX_NUMBER: i32 = 99;
/// Most readings of one stretch of text that are kept when all are asked for.
const MAX_READINGS: usize = 8;

impl Grammar {
    /// Reads a whole text as one thing of a kind; of several readings the first in table order.
    pub fn parse(&self, kind: &str, text: &str, words: &Dictionary) -> Result<Node, ParseError> {
        let mut readings = self.readings(kind, text, words, 1)?;
        readings.pop().ok_or_else(|| ParseError::whole(text, "cannot be read"))
    }

    /// All distinct readings of a text (at most a few of each stretch); empty if it cannot be read.
    pub fn ambiguities(&self, kind: &str, text: &str, words: &Dictionary) -> Vec<Node> {
        self.readings(kind, text, words, MAX_READINGS).unwrap_or_default()
    }

    fn readings(
        &self,
        kind: &str,
        text: &str,
        words: &Dictionary,
        keep: usize,
    ) -> Result<Vec<Node>, ParseError> {
        let Some(kind) = self.kind(kind) else {
            return Err(ParseError::whole(text, &format!("no form says a thing of the kind \"{kind}\"")));
        };
        if text.len() > MAX_BYTES {
            return Err(ParseError::whole(text, &format!("the text is longer than {MAX_BYTES} bytes")));
        }
        let tokens = tokens(text);
        if tokens.len() > MAX_TOKENS {
            return Err(ParseError::whole(text, &format!("the text has more than {MAX_TOKENS} words")));
        }
        if tokens.is_empty() {
            return Err(ParseError::whole(text, "there is no text"));
        }
        let mut parser = Parser {
            grammar: self,
            words,
            tokens: &tokens,
            keep,
            memo: HashMap::new(),
            drafts: Vec::new(),
            steps: 0,
            depth: 0,
            stopped: None,
            trouble: Trouble::default(),
        };
        let found = parser.kind(Place { kind, at: 0, third: false, sentence_start: true });
        if let Some(why) = parser.stopped {
            return Err(ParseError::whole(text, why));
        }
        let mut readings: Vec<Node> = Vec::new();
        for reading in found.iter() {
            if reading.end == tokens.len() {
                let node = parser.finish(reading.draft);
                if !readings.contains(&node) {
                    readings.push(node);
                }
            } else {
                parser.trouble.note(reading.end, None, Wanted::End);
            }
        }
        if readings.is_empty() {
            return Err(parser.trouble.explain(self, words, text, &tokens));
        }
        Ok(readings)
    }
}

/// What is looked for where.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Place {
    kind: usize,
    at: usize,
    third: bool,
    sentence_start: bool,
}

/// A thing found: the token after it, and its draft.
#[derive(Clone, Copy)]
struct Found {
    end: usize,
    draft: usize,
}

/// A node whose children are other drafts.
struct Draft {
    rule: usize,
    args: Vec<Piece>,
    start: usize,
    end: usize,
}

#[derive(Clone)]
enum Piece {
    Node(usize),
    List(Vec<usize>),
    Number(i32),
    Word(String),
    Said,
}

/// A form matched up to some element.
#[derive(Clone)]
struct Partial {
    at: usize,
    count: Option<i32>,
    /// Whether its first node means you.
    you: Option<bool>,
    args: Vec<Piece>,
}

impl Partial {
    fn next(&self, at: usize) -> Partial {
        Partial { at, args: self.args.clone(), ..*self }
    }

    fn with(&self, at: usize, piece: Piece) -> Partial {
        let mut next = self.next(at);
        next.args.push(piece);
        next
    }
}

struct Parser<'a> {
    grammar: &'a Grammar,
    words: &'a Dictionary,
    tokens: &'a [Token<'a>],
    /// How many readings of the same stretch are kept.
    keep: usize,
    memo: HashMap<Place, Rc<[Found]>>,
    drafts: Vec<Draft>,
    steps: usize,
    depth: usize,
    stopped: Option<&'static str>,
    trouble: Trouble,
}

impl Parser<'_> {
    fn kind(&mut self, place: Place) -> Rc<[Found]> {
        if let Some(known) = self.memo.get(&place) {
            return known.clone();
        }
        if self.depth == MAX_DEPTH {
            self.stopped = Some("the text is nested too deeply");
        }
        if self.stopped.is_some() {
            return Rc::new([]);
        }
        self.depth += 1;
        let mut found: Vec<Found> = Vec::new();
        for i in 0..self.grammar.kinds[place.kind].len() {
            let rule = self.grammar.kinds[place.kind][i];
            for partial in self.rule(rule, place) {
                if found.iter().filter(|other| other.end == partial.at).count() < self.keep {
                    found.push(Found { end: partial.at, draft: self.drafts.len() });
                    let Partial { at: end, args, .. } = partial;
                    self.drafts.push(Draft { rule, args, start: place.at, end });
                }
            }
        }
        self.depth -= 1;
        let found: Rc<[Found]> = found.into();
        self.memo.insert(place, found.clone());
        found
    }

    fn rule(&mut self, rule: usize, place: Place) -> Vec<Partial> {
        let elements = self.grammar.rules[rule].pattern.elements.len();
        let mut partials = vec![Partial { at: place.at, count: None, you: None, args: Vec::new() }];
        for i in 0..elements {
            let mut reached: Vec<Partial> = Vec::new();
            for partial in &partials {
                self.steps += 1;
                if self.steps > MAX_STEPS {
                    self.stopped = Some("the text can be read in too many ways");
                }
                if self.stopped.is_some() {
                    return Vec::new();
                }
                for next in self.element((rule, i), partial, place) {
                    let like = |other: &&Partial| {
                        (other.at, other.count, other.you) == (next.at, next.count, next.you)
                    };
                    if reached.iter().filter(like).count() < self.keep {
                        reached.push(next);
                    }
                }
            }
            partials = reached;
            if partials.is_empty() {
                break;
            }
        }
        partials
    }

    fn element(&mut self, which: (usize, usize), so_far: &Partial, place: Place) -> Vec<Partial> {
        let grammar = self.grammar;
        let rule = &grammar.rules[which.0];
        let at = so_far.at;
        let sentence_start = place.sentence_start && at == place.at;
        match &rule.pattern.elements[which.1] {
            Element::Literal { text, third } => {
                let (wanted, other) = match third {
                    Some(third) if place.third => (third, Some(text)),
                    _ => (text, third.as_ref()),
                };
                if self.is(at, wanted, sentence_start) {
                    return vec![so_far.next(at + 1)];
                }
                let slip = other.is_some_and(|other| self.is(at, other, sentence_start));
                if slip {
                    self.slip(which, (at, at + 1), wanted, "here");
                }
                self.trouble.note(at, Some(which), Wanted::Element);
                vec![]
            }
            Element::Counted { one, several } => {
                let (wanted, other) = if so_far.count == Some(1) { (one, several) } else { (several, one) };
                if self.is(at, wanted, sentence_start) {
                    return vec![so_far.next(at + 1)];
                }
                if self.is(at, other, sentence_start) {
                    let when = so_far.count.map_or("here".to_owned(), |count| format!("after {count}"));
                    self.slip(which, (at, at + 1), wanted, &when);
                }
                self.trouble.note(at, Some(which), Wanted::Element);
                vec![]
            }
            Element::Agreeing { you, other } => {
                let (wanted, slip) = if so_far.you == Some(true) { (you, other) } else { (other, you) };
                if self.is(at, wanted, sentence_start) {
                    return vec![so_far.next(at + 1)];
                }
                if self.is(at, slip, sentence_start) {
                    self.slip(which, (at, at + 1), wanted, "here");
                }
                self.trouble.note(at, Some(which), Wanted::Element);
                vec![]
            }
            Element::Part => vec![so_far.with(at, Piece::Said)],
            Element::Number => self.number(which, so_far),
            Element::Word { class, style } => self.name(which, class, *style, so_far, sentence_start),
            Element::Hole { list, person, .. } => {
                let third = person.is_third(place.third);
                let inner = Place { kind: rule.kinds[which.1], at, third, sentence_start };
                match list {
                    None => {
                        let found = self.kind(inner);
                        let with = |found: &Found| {
                            let mut next = so_far.with(found.end, Piece::Node(found.draft));
                            next.count = self.count(found.draft).or(next.count);
                            next.you = next.you.or_else(|| Some(self.is_you(found.draft)));
                            next
                        };
                        found.iter().map(with).collect()
                    }
                    Some(list) => {
                        let lists = self.list(which, inner, *list);
                        lists.into_iter().map(|(end, items)| so_far.with(end, Piece::List(items))).collect()
                    }
                }
            }
        }
    }

    fn number(&mut self, which: (usize, usize), so_far: &Partial) -> Vec<Partial> {
        let digits = self.tokens.get(so_far.at).map_or("", |token| token.text);
        let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        let sound = is_number && (digits == "0" || !digits.starts_with('0'));
        match digits.parse() {
            Ok(number) if sound && number <= MAX_NUMBER => {
                let mut next = so_far.with(so_far.at + 1, Piece::Number(number));
                next.count = Some(number);
                vec![next]
            }
            _ => {
                if is_number {
                    let why = format!("a number is said plainly, from 0 to {MAX_NUMBER}");
                    self.trouble.slip(which.0, (so_far.at, so_far.at + 1), why);
                }
                self.trouble.note(so_far.at, Some(which), Wanted::Element);
                vec![]
            }
        }
    }

    fn name(
        &mut self,
        which: (usize, usize),
        class: &str,
        style: WordStyle,
        so_far: &Partial,
        mut sentence_start: bool,
    ) -> Vec<Partial> {
        let mut at = so_far.at;
        let mut said_article = None;
        if style == WordStyle::WithArticle {
            let said = ["a", "an"].into_iter().find(|said| self.is(at, said, sentence_start));
            if said.is_none() {
                self.trouble.note(at, Some(which), Wanted::Element);
                return vec![];
            }
            said_article = said;
            at += 1;
            sentence_start = false;
        }
        let plural = style.is_plural(so_far.count);
        let rest = &self.tokens[at.min(self.tokens.len())..];
        let mut longest: Option<(usize, usize)> = None;
        let words = self.words;
        let entries = words.entries(class);
        self.steps += entries.len() / 8;
        for (i, entry) in entries.iter().enumerate() {
            let length = entry.matched(plural, rest, sentence_start);
            if length == entry.tokens(plural).len() {
                if length > longest.map_or(0, |(length, _)| length) {
                    longest = Some((length, i));
                }
                continue;
            }
            let other = entry.matched(!plural, rest, sentence_start);
            if other > 0 && other == entry.tokens(!plural).len() {
                self.slip(which, (at, at + other), entry.name(plural), "here");
            }
            if length > 0 {
                self.trouble.note(at + length, Some(which), Wanted::RestOfName { entry: i, plural, length });
            }
        }
        let Some((length, entry)) = longest else {
            self.trouble.note(at, Some(which), Wanted::Name { plural });
            return vec![];
        };
        let entry = &entries[entry];
        let name = entry.name(plural);
        if let Some(said) = said_article.filter(|said| *said != article(name)) {
            let why = format!("\"{said} {name}\" should be \"{} {name}\"", article(name));
            self.trouble.slip(which.0, (so_far.at, at + length), why);
            return vec![];
        }
        vec![so_far.with(at + length, Piece::Word(entry.id.clone()))]
    }

    /// All lists from a place, those with fewer elements first.
    fn list(&mut self, which: (usize, usize), place: Place, list: List) -> Vec<(usize, Vec<usize>)> {
        let period = list.joint == Joint::Period;
        let mut done: Vec<(usize, Vec<usize>)> = Vec::new();
        let mut open = vec![(place.at, Vec::new())];
        while !open.is_empty() && self.stopped.is_none() {
            let mut longer: Vec<(usize, Vec<usize>)> = Vec::new();
            for (at, items) in open {
                let sentence_start = period || place.sentence_start && at == place.at;
                for found in self.kind(Place { at, sentence_start, ..place }).iter() {
                    self.steps += 1;
                    let mut items = items.clone();
                    items.push(found.draft);
                    let joined = self.is(found.end, list.joint.token(), false);
                    // A sentence that ends in sentences has its period already.
                    let ended = period && !joined && self.is(found.end - 1, ".", false);
                    let next = if joined { found.end + 1 } else { found.end };
                    if !joined && !ended {
                        self.trouble.note(found.end, Some(which), Wanted::Joint(list.joint));
                    }
                    if (joined || ended) && (!period || next < self.tokens.len()) {
                        keep(&mut longer, self.keep, next, &items);
                    }
                    let end = if period { next } else { found.end };
                    if items.len() >= list.least && (!period || joined || ended) {
                        keep(&mut done, self.keep, end, &items);
                    }
                }
            }
            open = longer;
        }
        done
    }

    fn is(&self, at: usize, wanted: &str, sentence_start: bool) -> bool {
        self.tokens.get(at).is_some_and(|token| same(token.text, wanted, sentence_start))
    }

    /// What is meant is clear, but these tokens should be `wanted`.
    fn slip(&mut self, which: (usize, usize), tokens: (usize, usize), wanted: &str, when: &str) {
        let said: Vec<&str> = self.tokens[tokens.0..tokens.1].iter().map(|token| token.text).collect();
        let why = format!("\"{}\" should be \"{wanted}\" {when}", said.join(" "));
        self.trouble.slip(which.0, tokens, why);
    }

    fn count(&self, draft: usize) -> Option<i32> {
        let draft = &self.drafts[draft];
        let rule = &self.grammar.rules[draft.rule];
        match (rule.count, draft.args.first()) {
            (Count::One, _) => Some(1),
            (Count::Number(Hole(name)), _) => {
                let i = rule.pattern.holes.iter().position(|hole| *hole == name)?;
                match draft.args.get(i) {
                    Some(Piece::Number(n)) => Some(*n),
                    _ => None,
                }
            }
            (Count::Through, Some(Piece::Node(inner))) => self.count(*inner),
            (Count::Through | Count::None, _) => None,
        }
    }

    fn is_you(&self, draft: usize) -> bool {
        let draft = &self.drafts[draft];
        match (self.grammar.rules[draft.rule].doer, draft.args.first()) {
            (Doer::You, _) => true,
            (Doer::Through, Some(Piece::Node(inner))) => self.is_you(*inner),
            (Doer::Through | Doer::Other, _) => false,
        }
    }

    fn finish(&self, draft: usize) -> Node {
        let draft = &self.drafts[draft];
        let rule = &self.grammar.rules[draft.rule];
        let finish = |piece: &Piece| match piece {
            Piece::Node(inner) => Arg::Node(self.finish(*inner)),
            Piece::List(items) => Arg::List(items.iter().map(|item| self.finish(*item)).collect()),
            Piece::Number(n) => Arg::Number(*n),
            Piece::Word(id) => Arg::Word(id.clone()),
            Piece::Said => Arg::Said,
        };
        Node {
            form: self.grammar.table[rule.form].id,
            args: rule.pattern.holes.iter().copied().zip(draft.args.iter().map(finish)).collect(),
            span: Span { start: self.tokens[draft.start].start, end: self.tokens[draft.end - 1].end() },
        }
    }
}

fn keep(lists: &mut Vec<(usize, Vec<usize>)>, most: usize, end: usize, items: &[usize]) {
    if lists.iter().filter(|(other, _)| *other == end).count() < most {
        lists.push((end, items.to_vec()));
    }
}
