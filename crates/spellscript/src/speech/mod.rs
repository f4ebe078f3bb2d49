//! Trees and messages in other languages, through Fluent.
//!
//! A form `draw` is said by the message `form-draw`; its holes are the arguments, by name. A hole
//! that holds a node or a name is a phrase: `{ $who }` is its nominative, and
//!
//! - `FORM($who, case: "dat")` another case; `FORM("card", $n, case: "acc")` a noun of the lexicon as
//!   the number wants it; `adj: "black"` puts an agreeing adjective before it;
//! - `AGREE("every", $who, case: "dat")` an adjective or pronoun that agrees with it;
//! - `FORM($action, form: "inf")` what the attribute `.inf` of the node's own message says, or its
//!   value if it has no such attribute.
//!
//! Fluent allows only literals as named arguments, so values known at run time stand after the word,
//! in any order: `FORM($who, $case)`, `FORM("card", $n)`, `FORM($who, $case, $number)`.
//!
//! The message of a form gets `$case` and `$number` from the message around it. Beside a phrase
//! `$who` there are `$who_id` (the form or name in it), `$who_gender`, `$who_number`,
//! `$who_animate`, for a quantity `$who_count` (its number, or `none`), for a list `$who_size`. In
//! the third person the attribute `.third` is said, if there is one, with `$subject_number` and
//! `$subject_gender`. An action whose attribute `.optional` is `yes` is allowed, not commanded: actions behind it in a list that
//! are allowed too, or whose `.optional` is `along`, say their `.inf`. The attributes `.gender`, `.number`, `.animate` and
//! `.personal` declare what a phrase is; otherwise it is what the first noun in it is. `.it` says what a later “it” means: what
//! is in the hole that it names, or something of this gender; messages find that as `$it_gender`. In a
//! list of sentences `FORM($all, form: "mage")` takes `.mage-then` of those behind the first, if they
//! have it.

mod counting;
mod functions;
mod lexicon;
mod phrase;
mod told;

pub use lexicon::{AdjectiveForms, Case, Features, Forms, Gender, NounForms, Number};
pub use phrase::Phrase;

use crate::dictionary::Dictionary;
use crate::table::Grammar;
use counting::Tongue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use functions::Functions;
use lexicon::Lexicon;
use std::collections::BTreeMap;
use std::sync::{Arc, RwLock};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// Why something could not be said.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpeakError {
    /// The language has no such name.
    #[error("\"{0}\" is not the name of a language")]
    Language(String),
    /// A file of messages cannot be read.
    #[error("the messages cannot be read: {0}")]
    Messages(String),
    /// The lexicon cannot be read.
    #[error("the lexicon cannot be read: {0}")]
    Lexicon(String),
    /// There is no such message.
    #[error("there is no message {0}")]
    Missing(String),
    /// A form has no message.
    #[error(
        "{at}: {language} does not say the form {form}: write form-{form} = … in {language}, with {holes}"
    )]
    Unsaid {
        /// Where the form is written.
        at: String,
        /// The language.
        language: String,
        /// The form.
        form: String,
        /// The holes that its message may have.
        holes: String,
    },
    /// A message could not be put together.
    #[error("message {key}: {why}")]
    Message {
        /// Its key.
        key: String,
        /// What went wrong in it.
        why: String,
    },
}

/// One argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A count.
    Number(i64),
    /// The id of a noun in the lexicon.
    Noun(String),
    /// Text that is shown as it is.
    Text(String),
    /// Something already said, in every case.
    Phrase(Phrase),
}

/// One language: its messages and its lexicon.
pub struct Speaker {
    language: String,
    tongue: Tongue,
    bundle: FluentBundle<FluentResource>,
    functions: Functions,
    /// What there is to know of each message.
    keys: BTreeMap<String, told::Key>,
}

impl Speaker {
    /// A speaker of a language, from the texts of its Fluent files and of its lexicon.
    pub fn new(lang: &str, ftl: &[&str], lexicon: &str) -> Result<Speaker, SpeakError> {
        let id: LanguageIdentifier = lang.parse().map_err(|_| SpeakError::Language(lang.to_owned()))?;
        let language = id.language.as_str().to_owned();
        let tongue = Tongue::of(&language);
        let functions = Functions { tongue, lexicon: Arc::new(RwLock::new(Lexicon::read(lexicon)?)) };
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let wrong = |why: String| SpeakError::Messages(why);
        let form = functions.clone();
        let agree = functions.clone();
        let added = bundle
            .add_function("FORM", move |positional, named| form.form(positional, named))
            .and_then(|()| bundle.add_function("AGREE", move |p, named| agree.agree(p, named)));
        added.map_err(|why| wrong(why.to_string()))?;
        let mut keys = BTreeMap::new();
        for text in ftl {
            let resource = FluentResource::try_new((*text).to_owned()).map_err(|(_, errors)| {
                let places = errors.iter().map(|why| {
                    let (line, column) = crate::report::line_and_column(text, why.pos.start);
                    format!("line {line}, column {column}: {why}")
                });
                wrong(places.collect::<Vec<_>>().join("; "))
            })?;
            keys.extend(told::keys(text));
            bundle.add_resource(resource).map_err(|errors| {
                wrong(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
            })?;
        }
        Ok(Speaker { language, tongue, bundle, functions, keys })
    }

    /// The language, such as `ru`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Adds a noun of a pack, or gives a known one new forms. An id may be told apart as `class/id`.
    pub fn add_noun(&mut self, id: &str, forms: NounForms) {
        if let Ok(mut lexicon) = self.functions.lexicon.write() {
            lexicon.noun.insert(id.to_owned(), forms);
        }
    }

    /// Adds a name without forms: it stands quoted and undeclined behind the noun of its class.
    pub fn add_name(&mut self, class: &str, id: &str, name: &str) -> Result<(), SpeakError> {
        let forms = self.behind_class(class, name)?;
        self.add_noun(id, forms);
        Ok(())
    }

    /// Whether the lexicon has a noun.
    pub fn has_noun(&self, id: &str) -> bool {
        self.functions.lexicon.read().is_ok_and(|lexicon| lexicon.noun.contains_key(id))
    }

    /// An adjective as it stands beside a noun, if the lexicon has that form.
    pub fn adjective(&self, id: &str, case: Case, number: Number, beside: Features) -> Option<String> {
        let lexicon = self.functions.lexicon.read().ok()?;
        let form = lexicon.adj.get(id)?.form(case, number, beside, self.tongue.has_personal_plural());
        form.map(str::to_owned)
    }

    /// The names of a dictionary that the lexicon can only quote, as class and id.
    pub fn undeclined<'a>(&self, words: &'a Dictionary) -> Vec<(&'a str, &'a str)> {
        let mut found = Vec::new();
        let Ok(lexicon) = self.functions.lexicon.read() else { return found };
        for class in words.classes() {
            let known = |id: &str| {
                lexicon.noun.contains_key(&format!("{class}/{id}"))
                    || lexicon.noun.contains_key(id)
                    || lexicon.adj.contains_key(id)
            };
            found.extend(words.ids(class).filter(|id| !known(id)).map(|id| (class, id)));
        }
        found
    }

    /// Does every form of a table have its message, and every message its form, with no hole that the form lacks?
    pub fn speaks(&self, grammar: &Grammar) -> Result<(), SpeakError> {
        let wrong = |id: &str, why: String| SpeakError::Message { key: format!("form-{id}"), why };
        for form in grammar.forms() {
            if !self.has(&format!("form-{}", form.id)) {
                let holes: Vec<String> = grammar.holes(form.id).map(|hole| format!("${hole}")).collect();
                return Err(SpeakError::Unsaid {
                    at: form.at.to_string(),
                    language: self.language.clone(),
                    form: form.id.to_owned(),
                    holes: if holes.is_empty() { "no holes".to_owned() } else { holes.join(", ") },
                });
            }
        }
        for (key, message) in &self.keys {
            let Some(id) = key.strip_prefix("form-") else { continue };
            if grammar.form(id).is_none() {
                return Err(wrong(id, format!("there is no form {id}")));
            }
            let holes: Vec<&str> = grammar.holes(id).collect();
            if let Some(hole) = message.holes.iter().find(|hole| !holes.contains(&hole.as_str())) {
                return Err(wrong(id, format!("no pattern of the form has the hole {hole}")));
            }
        }
        Ok(())
    }

    /// Whether there is a message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The keys of all messages.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.keys().map(String::as_str)
    }

    /// An ordinary message: a prompt, a line of the log.
    pub fn say(&self, key: &str, args: &[(&str, Value)]) -> Result<String, SpeakError> {
        let mut given = FluentArgs::new();
        for (name, value) in args {
            match value {
                Value::Number(n) => given.set(name.to_string(), *n),
                Value::Text(text) => given.set(name.to_string(), text.clone()),
                Value::Noun(id) => give(&mut given, name, self.functions.noun(id)),
                Value::Phrase(phrase) => give(&mut given, name, phrase.clone()),
            }
        }
        self.format(key, None, &given)?.map_err(|why| SpeakError::Message { key: key.to_owned(), why })
    }

    /// The class noun with an undeclined name behind it; in a language without cases the name alone.
    fn behind_class(&self, class: &str, name: &str) -> Result<NounForms, SpeakError> {
        if self.tongue == Tongue::Plain {
            return Ok(NounForms::plain(name, name));
        }
        let missing = || SpeakError::Lexicon(format!("there is no noun {class} to put before \"{name}\""));
        let lexicon = self.functions.lexicon.read().map_err(|_| missing())?;
        let noun = lexicon.noun.get(class).ok_or_else(missing)?;
        Ok(noun.naming(&self.tongue.quoted(name)))
    }

    /// A message or one of its attributes with these arguments; the inner error is what went wrong in it.
    fn format(
        &self,
        key: &str,
        attribute: Option<&str>,
        args: &FluentArgs,
    ) -> Result<phrase::Said, SpeakError> {
        let missing = || match attribute {
            Some(attribute) => SpeakError::Missing(format!("{key}.{attribute}")),
            None => SpeakError::Missing(key.to_owned()),
        };
        let message = self.bundle.get_message(key).ok_or_else(missing)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let mut errors = Vec::new();
        phrase::missed();
        let text = self.bundle.format_pattern(pattern.ok_or_else(missing)?, Some(args), &mut errors);
        let mut wrong = phrase::missed();
        wrong.extend(errors.iter().map(ToString::to_string));
        Ok(if wrong.is_empty() { Ok(text.into_owned()) } else { Err(wrong.join("; ")) })
    }
}

/// Sets a phrase and what may be selected on beside it.
fn give(args: &mut FluentArgs, name: &str, phrase: Phrase) {
    for (note, value) in phrase.notes() {
        args.set(format!("{name}_{note}"), value);
    }
    args.set(name.to_owned(), FluentValue::from(phrase));
}
