//! What is not as it should be, and where the file says how it should be.

use spellscript::line_and_column;
use std::fmt;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The place in the file that says otherwise, such as `step.2.expect.damage.ulrich`.
    pub at: String,
    /// What is wrong.
    pub text: String,
}

impl Problem {
    /// Something wrong at a place.
    pub fn new(at: impl Into<String>, text: impl Into<String>) -> Problem {
        Problem { at: at.into(), text: text.into() }
    }

    /// The same below another place.
    pub fn under(mut self, at: &str) -> Problem {
        self.at = if self.at.is_empty() { at.to_owned() } else { format!("{at}.{}", self.at) };
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The line of a place in a file, or of the nearest that is written around it.
pub fn line_of(text: &str, at: &str) -> usize {
    let start = DeTable::parse(text).map_or(0, |table| deepest(&table, at));
    line_and_column(text, start).0
}

fn deepest(table: &Spanned<DeTable>, at: &str) -> usize {
    let (mut start, mut words) = (0, at.split('.').filter(|word| !word.is_empty()));
    let Some(first) = words.next() else { return start };
    let Some((key, mut here)) = table.get_ref().get_key_value(first) else { return start };
    start = place(key.span().start, here);
    for word in words {
        match here.get_ref() {
            DeValue::Table(table) => match table.get_key_value(word) {
                Some((key, value)) => {
                    start = place(key.span().start, value);
                    here = value;
                }
                None => break,
            },
            DeValue::Array(list) => match word.parse::<usize>().ok().and_then(|i| list.get(i)) {
                Some(value) => {
                    start = value.span().start;
                    here = value;
                }
                None => break,
            },
            _ => break,
        }
    }
    start
}

/// Where an entry begins: at its key, which for a table of its own stands in its heading.
fn place(key: usize, value: &Spanned<DeValue>) -> usize {
    match value.get_ref() {
        DeValue::Table(_) => key.max(value.span().start),
        _ => key,
    }
}
