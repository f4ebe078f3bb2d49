//! One way of saying a pattern of the table, read into its elements.

use crate::token::tokens;
use crate::ways::{Stretch, ways};

/// One element of a pattern; `Hole::kind` is still a name.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Element {
    /// A word or mark; with a second word for the third person.
    Literal { text: String, third: Option<String> },
    /// A word that follows the number before it.
    Counted { one: String, several: String },
    /// A word that follows who does it: you, or somebody else.
    Agreeing { you: String, other: String },
    /// Where a part with a name begins.
    Part,
    /// A number.
    Number,
    /// A name from the dictionary.
    Word { class: String, style: WordStyle },
    /// A node, or several.
    Hole { kind: String, list: Option<List>, person: Person },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WordStyle {
    Singular,
    WithArticle,
    Plural,
    Counted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct List {
    pub joint: Joint,
    pub least: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Joint {
    Period,
    And,
    Or,
    Comma,
}

impl Joint {
    pub fn token(self) -> &'static str {
        match self {
            Joint::Period => ".",
            Joint::And => "and",
            Joint::Or => "or",
            Joint::Comma => ",",
        }
    }
}

/// In which person a hole is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Person {
    Imperative,
    Third,
    /// As the form around it.
    Same,
}

impl Element {
    /// Is it said with these very words, and nothing of the tree?
    pub fn is_fixed(&self) -> bool {
        match self {
            Element::Literal { .. } | Element::Counted { .. } | Element::Agreeing { .. } => true,
            Element::Part | Element::Number | Element::Word { .. } | Element::Hole { .. } => false,
        }
    }
}

/// A way of saying a form: its elements, and the names of its holes and parts in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pattern {
    pub elements: Vec<Element>,
    pub holes: Vec<&'static str>,
    /// As the table has it, without what this way leaves out.
    pub source: String,
}

impl Pattern {
    /// Every way of saying what a pattern of the table says.
    pub fn read(pattern: &'static str) -> Result<Vec<Pattern>, String> {
        ways(pattern)?.iter().map(|way| Pattern::way(way)).collect()
    }

    fn way(stretches: &[Stretch]) -> Result<Pattern, String> {
        let mut read = Pattern::default();
        for stretch in stretches {
            match stretch {
                Stretch::Words(words) => read.words(words)?,
                Stretch::Name(name) => {
                    read.holes.push(name);
                    read.elements.push(Element::Part);
                }
            }
        }
        if read.elements.is_empty() {
            return Err("the pattern is empty".to_owned());
        }
        for (i, name) in read.holes.iter().enumerate() {
            if read.holes[..i].contains(name) {
                return Err(format!("two holes are named {name}: give each a name of its own, {{NAME:…}}"));
            }
        }
        let mut doer = read.elements.iter().skip_while(|e| !matches!(e, Element::Hole { list: None, .. }));
        let agreeing = |e: &&Element| matches!(e, Element::Agreeing { .. });
        if doer.by_ref().filter(agreeing).count() < read.elements.iter().filter(agreeing).count() {
            return Err("a word agrees with nobody before it".to_owned());
        }
        Ok(read)
    }

    fn words(&mut self, words: &'static str) -> Result<(), String> {
        if !self.source.is_empty() {
            self.source.push(' ');
        }
        self.source.push_str(words);
        let mut rest = words.trim_start();
        while !rest.is_empty() {
            if let Some(inner) = rest.strip_prefix('{') {
                let (hole, after) = inner.split_once('}').ok_or("a hole is not closed")?;
                self.hole(hole)?;
                rest = after;
            } else {
                let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
                self.literal(&rest[..end])?;
                rest = &rest[end..];
            }
            rest = rest.trim_start();
        }
        Ok(())
    }

    /// Does a tree keep the same of what is said in either way?
    pub fn is_kept_as(&self, other: &Pattern) -> bool {
        let kept = |pattern: &Pattern| {
            let elements = pattern.elements.iter().filter(|element| !element.is_fixed());
            elements.map(std::mem::discriminant).collect::<Vec<_>>()
        };
        self.holes == other.holes && kept(self) == kept(other)
    }

    /// Whether something that can be a number stands before element `i`.
    pub fn number_may_precede(&self, i: usize) -> bool {
        self.elements[..i].iter().any(|e| matches!(e, Element::Number | Element::Hole { list: None, .. }))
    }

    fn literal(&mut self, run: &str) -> Result<(), String> {
        let core_start = run.find(|c: char| c.is_alphanumeric()).unwrap_or(run.len());
        let (before, rest) = run.split_at(core_start);
        self.plain(before);
        let (core, after) = split_after_core(rest);
        if let Some((imperative, third)) = core.split_once('/') {
            if imperative.is_empty() || third.is_empty() || third.contains('/') {
                return Err(format!("\"{core}\" is not imperative/third person"));
            }
            self.elements
                .push(Element::Literal { text: imperative.to_owned(), third: Some(third.to_owned()) });
        } else if let Some((you, other)) = core.split_once('~') {
            if you.is_empty() || other.is_empty() || other.contains('~') {
                return Err(format!("\"{core}\" is not what you do~what another does"));
            }
            self.elements.push(Element::Agreeing { you: you.to_owned(), other: other.to_owned() });
        } else if let Some((one, ending)) = core.strip_suffix(')').and_then(|c| c.split_once('(')) {
            let several = match ending.strip_prefix('=') {
                Some(whole) => whole.to_owned(),
                None => format!("{one}{ending}"),
            };
            self.elements.push(Element::Counted { one: one.to_owned(), several });
        } else {
            self.plain(core);
        }
        self.plain(after);
        Ok(())
    }

    fn plain(&mut self, text: &str) {
        for token in tokens(text) {
            self.elements.push(Element::Literal { text: token.text.to_owned(), third: None });
        }
    }

    fn hole(&mut self, hole: &'static str) -> Result<(), String> {
        let wrong = || format!("cannot read the hole {{{hole}}}");
        let (name, what) = match hole.split_once(':') {
            Some((name, what)) => (Some(name.trim()), what),
            None => (None, hole),
        };
        let parts: Vec<&'static str> = what.split_whitespace().collect();
        let (default_name, element) = match parts.as_slice() {
            ["#"] => ("n", Element::Number),
            ["a", class] if class.starts_with('@') => word(class, WordStyle::WithArticle),
            [class] if class.starts_with('@') => word(class, WordStyle::Singular),
            [class, "s"] if class.starts_with('@') => word(class, WordStyle::Plural),
            [class, "(s)"] if class.starts_with('@') => word(class, WordStyle::Counted),
            [kind, options @ ..] => {
                let mut list = None;
                let mut person = if self.elements.is_empty() { Person::Same } else { Person::Imperative };
                for option in options {
                    match *option {
                        "3" => person = Person::Third,
                        "^" => person = Person::Same,
                        _ => list = Some(joint(option).ok_or_else(wrong)?),
                    }
                }
                (*kind, Element::Hole { kind: (*kind).to_owned(), list, person })
            }
            [] => return Err(wrong()),
        };
        let name = name.unwrap_or(default_name);
        let plain = |text: &str| {
            !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
        };
        let sound = match &element {
            Element::Word { class, .. } => plain(class),
            Element::Hole { kind, .. } => plain(kind),
            _ => true,
        };
        if !plain(name) || !sound {
            return Err(wrong());
        }
        self.holes.push(name);
        self.elements.push(element);
        Ok(())
    }
}

fn word(class: &'static str, style: WordStyle) -> (&'static str, Element) {
    let class = &class[1..];
    (class, Element::Word { class: class.to_owned(), style })
}

fn joint(option: &str) -> Option<List> {
    let (joint, least) = match option.strip_suffix('+') {
        Some(joint) => (joint, 2),
        None => (option, 1),
    };
    let joint = match joint {
        "." => Joint::Period,
        "and" => Joint::And,
        "or" => Joint::Or,
        "," => Joint::Comma,
        _ => return None,
    };
    Some(List { joint, least })
}

/// Splits the marks off the end of a word, but not the plural in brackets.
fn split_after_core(text: &str) -> (&str, &str) {
    let mut end = text.len();
    while let Some(last) = text[..end].chars().next_back() {
        let core = &text[..end];
        let plural = last == ')'
            && core.find('(').is_some_and(|open| core.find(')') == Some(end - 1) && open + 2 < end);
        if last.is_alphanumeric() || last == '\'' || last == '’' || plural {
            break;
        }
        end -= last.len_utf8();
    }
    text.split_at(end)
}
