//! One pattern of the table, read into its elements.

use crate::token::tokens;

/// One element of a pattern; `Hole::kind` is still a name.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Element {
    /// A word or mark; with a second word for the third person.
    Literal { text: String, third: Option<String> },
    /// A word that follows the number before it.
    Counted { one: String, several: String },
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

/// A pattern: its elements, and the names of its holes in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pattern {
    pub elements: Vec<Element>,
    pub holes: Vec<String>,
}

impl Pattern {
    pub fn read(pattern: &str) -> Result<Pattern, String> {
        let mut read = Pattern::default();
        let mut rest = pattern.trim_start();
        while !rest.is_empty() {
            if let Some(inner) = rest.strip_prefix('{') {
                let (hole, after) = inner.split_once('}').ok_or("a hole is not closed")?;
                read.hole(hole)?;
                rest = after;
            } else {
                let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
                read.literal(&rest[..end])?;
                rest = &rest[end..];
            }
            rest = rest.trim_start();
        }
        if read.elements.is_empty() {
            return Err("the pattern is empty".to_owned());
        }
        for (i, name) in read.holes.iter().enumerate() {
            if read.holes[..i].contains(name) {
                return Err(format!("two holes are named {name}"));
            }
        }
        Ok(read)
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

    fn hole(&mut self, hole: &str) -> Result<(), String> {
        let wrong = || format!("cannot read the hole {{{hole}}}");
        let (name, what) = match hole.split_once(':') {
            Some((name, what)) => (Some(name.trim()), what),
            None => (None, hole),
        };
        let parts: Vec<&str> = what.split_whitespace().collect();
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
        self.holes.push(name.to_owned());
        self.elements.push(element);
        Ok(())
    }
}

fn word(class: &str, style: WordStyle) -> (&str, Element) {
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
