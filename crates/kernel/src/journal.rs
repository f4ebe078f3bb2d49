//! The journal: a whole game as its seed and its choices, kept as text.
//!
//! A file is JSON Lines: one object a line, in this order.
//!
//! ```text
//! {"format":1,"game":"duel","rules":3,"content":"written:9f…","setup":{…},"seed":"a0…"}
//! {"seat":0,"choose":"cast quick"}      seat 0 chose
//! {"seat":0,"undo":0}                   seat 0 took back its own choices from entry 0 on
//! {"back":0}                            everybody agreed to go back to before entry 0
//! {"end":"written:77…"}                 the hash of the state after the last entry; absent where something is half done
//! ```
//!
//! `content` and `end` are [`Identity`]s. The journals of early programs name both by hashes of their memory, `"9f…"`;
//! they are played as well, and nothing is said about those.
//!
//! The header of a game at a server also says how its seed was made, as `"fair":{…}` ([`Fair`]).
//!
//! Entries are counted from 0, so entry `n` stands in line `n + 2`. Nothing is ever deleted: an undo is
//! one more entry. Empty lines are ignored.

use crate::{Identity, Name, Seat, Seed};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The format that this program reads and writes.
pub(crate) const FORMAT: u32 = 1;

const A_HEADER: &str =
    "a journal begins with {\"format\":1,\"game\":…,\"rules\":…,\"content\":…,\"setup\":…,\"seed\":…}";
const AN_ENTRY: &str = "an entry is {\"seat\":0,\"choose\":\"…\"}, {\"seat\":0,\"undo\":n}, {\"back\":n} or at last {\"end\":\"…\"}";

/// A whole game: where it began, what was chosen, and where it led.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Journal {
    /// Where it began.
    pub header: Header,
    /// What was chosen and taken back, in order.
    pub entries: Vec<Entry>,
    /// The hash of the state after the last entry, if the writer knew it.
    pub end: Option<Identity>,
}

/// Where a game began, and under which rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The format of the journal, [`FORMAT`].
    pub format: u32,
    /// The id of the game.
    pub game: String,
    /// The version of the rules of the game.
    pub rules: u32,
    /// The hash of all content that the rules read.
    pub content: Identity,
    /// The setup of the match.
    pub setup: Written,
    /// What chance grew from.
    pub seed: Seed,
    /// Where the seed came from, for a game whose players made it together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
}

/// A setup as JSON text without white space: as data it would take several times the memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written(Box<str>);

impl Written {
    /// A setup as text.
    pub fn of(setup: &impl Serialize) -> Written {
        // A setup that JSON cannot write would not read back either, and the laws check that it does.
        Written(serde_json::to_value(setup).unwrap_or_default().to_string().into())
    }

    /// The setup that is written there.
    pub fn read<S: DeserializeOwned>(&self) -> Result<S, serde_json::Error> {
        serde_json::from_str(&self.0)
    }
}

impl std::fmt::Display for Written {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for Written {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.read::<serde_json::Value>().map_err(serde::ser::Error::custom)?.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        serde_json::Value::deserialize(deserializer).map(|setup| Written::of(&setup))
    }
}

/// Where a seed came from: whoever has this can check that nobody chose it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// The id of the match.
    pub id: String,
    /// The hash of the secret, shown before any player gave a word.
    pub hash: Digest,
    /// The secret of the host.
    pub secret: Seed,
    /// The players' words in seat order.
    pub words: Vec<String>,
}

/// One line of a journal: something a seat, or all seats together, did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Line", try_from = "Line")]
pub enum Entry {
    /// A seat chose.
    Choice {
        /// Who chose.
        seat: Seat,
        /// What was chosen.
        name: Name,
    },
    /// A seat took back its own choices from entry `to` on.
    Undo {
        /// Who took back.
        seat: Seat,
        /// The first entry taken back.
        to: usize,
    },
    /// The game went back to before entry `to`, whoever had chosen since: alone, or by consent.
    Back {
        /// The first entry taken back.
        to: usize,
    },
}

/// A hash, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Digest(pub [u8; 32]);

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl std::fmt::Debug for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> String {
        digest.to_string()
    }
}

impl TryFrom<String> for Digest {
    type Error = String;
    fn try_from(text: String) -> Result<Digest, String> {
        match Seed::try_from(text.clone()) {
            Ok(seed) => Ok(Digest(seed.0)),
            Err(_) => Err(format!("a hash is 64 hexadecimal digits, not \"{text}\"")),
        }
    }
}

/// A line after the header as it is written; each kind of line has its own fields.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choose: Option<Name>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    back: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<Identity>,
}

enum Content {
    Entry(Entry),
    End(Identity),
}

impl Line {
    fn content(self) -> Result<Content, &'static str> {
        match self {
            Line { seat: Some(seat), choose: Some(name), undo: None, back: None, end: None } => {
                Ok(Content::Entry(Entry::Choice { seat, name }))
            }
            Line { seat: Some(seat), choose: None, undo: Some(to), back: None, end: None } => {
                Ok(Content::Entry(Entry::Undo { seat, to }))
            }
            Line { seat: None, choose: None, undo: None, back: Some(to), end: None } => {
                Ok(Content::Entry(Entry::Back { to }))
            }
            Line { seat: None, choose: None, undo: None, back: None, end: Some(end) } => {
                Ok(Content::End(end))
            }
            Line { seat: None, choose: Some(_), .. } => Err("a choice without a seat"),
            Line { seat: None, undo: Some(_), .. } => Err("an undo without a seat"),
            Line { seat: Some(_), choose: None, undo: None, back: None, end: None } => {
                Err("a seat that does nothing")
            }
            Line { seat: None, choose: None, undo: None, back: None, end: None } => {
                Err("a line that says nothing")
            }
            _ => Err("a line that says two things at once"),
        }
    }
}

impl From<Entry> for Line {
    fn from(entry: Entry) -> Line {
        match entry {
            Entry::Choice { seat, name } => Line { seat: Some(seat), choose: Some(name), ..Line::default() },
            Entry::Undo { seat, to } => Line { seat: Some(seat), undo: Some(to), ..Line::default() },
            Entry::Back { to } => Line { back: Some(to), ..Line::default() },
        }
    }
}

impl TryFrom<Line> for Entry {
    type Error = &'static str;
    fn try_from(line: Line) -> Result<Entry, &'static str> {
        match line.content()? {
            Content::Entry(entry) => Ok(entry),
            Content::End(_) => Err("an end where an entry should stand"),
        }
    }
}

/// The entry as its line in a file, without the line break.
impl std::fmt::Display for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&line_of(self))
    }
}

/// A file that is no journal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}; {instead}")]
pub struct JournalError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
    /// What would be right.
    pub instead: String,
}

impl Journal {
    /// A journal in which nothing has been chosen yet.
    pub fn new(header: Header) -> Journal {
        Journal { header, entries: Vec::new(), end: None }
    }

    /// The journal as text, one line for each entry.
    pub fn write(&self) -> String {
        let mut text = line_of(&self.header);
        text.push('\n');
        for entry in &self.entries {
            text.push_str(&line_of(entry));
            text.push('\n');
        }
        if let Some(end) = self.end {
            text.push_str(&line_of(&Line { end: Some(end), ..Line::default() }));
            text.push('\n');
        }
        text
    }

    /// Reads a journal from the bytes of a file.
    pub fn read(bytes: &[u8]) -> Result<Journal, JournalError> {
        let mut lines =
            (1..).zip(bytes.split(|byte| *byte == b'\n')).filter(|(_, line)| !line.trim_ascii().is_empty());
        let Some((line, text)) = lines.next() else {
            return Err(JournalError { line: 1, what: "the file is empty".into(), instead: A_HEADER.into() });
        };
        let mut journal = Journal::new(header(line, text)?);
        for (line, text) in lines {
            let wrong = |what: String| JournalError { line, what, instead: AN_ENTRY.into() };
            if journal.end.is_some() {
                return Err(JournalError {
                    line,
                    what: "something stands after the end".into(),
                    instead: "the end is the last line".into(),
                });
            }
            let parsed: Line = object(text).map_err(wrong)?;
            match parsed.content().map_err(|what| wrong(what.into()))? {
                Content::Entry(entry) => journal.entries.push(entry),
                Content::End(end) => journal.end = Some(end),
            }
        }
        Ok(journal)
    }
}

fn header(line: usize, text: &[u8]) -> Result<Header, JournalError> {
    // Another format may have other fields, so its number is read before anything else.
    #[derive(Deserialize)]
    struct Format {
        format: u64,
    }
    let wrong = |what: String| JournalError { line, what, instead: A_HEADER.into() };
    let Format { format } = object(text).map_err(wrong)?;
    if format != u64::from(FORMAT) {
        return Err(JournalError {
            line,
            what: format!("the journal has format {format}"),
            instead: format!("this program reads format {FORMAT}"),
        });
    }
    object(text).map_err(wrong)
}

/// Reads a line, or says what is wrong with it, without a count of lines: JSON only ever saw one.
fn object<T: DeserializeOwned>(text: &[u8]) -> Result<T, String> {
    // A list of the values alone would be read too, and it would not be readable.
    if !text.trim_ascii_start().starts_with(b"{") {
        return Err("no JSON object".into());
    }
    serde_json::from_slice(text).map_err(|error| {
        let said = error.to_string();
        let what = said.split(" at line ").next().unwrap_or(&said);
        if error.is_data() { what.to_owned() } else { format!("no JSON ({what}, column {})", error.column()) }
    })
}

fn line_of(value: &impl Serialize) -> String {
    // Headers and entries are objects with text for keys, which JSON can always write.
    serde_json::to_string(value).unwrap_or_default()
}
