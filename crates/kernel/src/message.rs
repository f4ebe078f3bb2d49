//! Words for people: messages travel as a key and typed arguments and are formatted where they are shown.

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use std::borrow::Cow;
use ts_rs::TS;

/// The id of a rule, such as `DUE-301`, as it stands in `rules/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Clause(pub &'static str);

impl std::fmt::Display for Clause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// The readable, stable name of a choice, such as `cast quick` or `target room:armory`. Clients hand it back as it is:
/// their type for it is none that could be taken apart.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(rename = "ChoiceName", type = "{ readonly opaque: \"name\" }")]
pub struct Name(pub SmolStr);

impl Name {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Name {
        Name(text.into())
    }
}

impl From<String> for Name {
    fn from(text: String) -> Name {
        Name(text.into())
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// One typed argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A count; the language decides its plural form.
    Number(#[ts(type = "number")] i64),
    /// The id of a noun in the lexicon; the language decides its case.
    Noun(Cow<'static, str>),
    /// A player, shown by the name the table has for the seat.
    Seat(u8),
    /// Text that is shown as it is.
    Text(String),
}

/// What is to be said, in no language yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Message {
    /// The key in `locales/`.
    pub key: Cow<'static, str>,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(String, Arg)>>")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(key: &'static str) -> Message {
        Message { key: Cow::Borrowed(key), args: Vec::new() }
    }

    /// The message with one more argument.
    pub fn with(mut self, name: &'static str, arg: Arg) -> Message {
        self.args.push((Cow::Borrowed(name), arg));
        self
    }
}
