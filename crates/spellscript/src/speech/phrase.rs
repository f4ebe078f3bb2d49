//! Words that can still take any case: what a message gets in place of a noun or of a node.

use super::lexicon::{Case, Features, Gender, NounForms, Number};
use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentType;
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A form, or why there is none.
pub(super) type Said = Result<String, String>;

/// A noun or a node, said in every case and number.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrase(Arc<Told>);

#[derive(Debug, PartialEq)]
pub(super) struct Told {
    /// The id of the noun, or of the node's form.
    pub id: String,
    /// None if the phrase is no noun.
    pub features: Option<Features>,
    /// By case, then number; one form if it never changes.
    pub forms: Vec<Said>,
    /// What the message of a node says in its further attributes.
    pub variants: BTreeMap<String, Said>,
}

impl Phrase {
    pub(super) fn new(told: Told) -> Phrase {
        Phrase(Arc::new(told))
    }

    pub(super) fn noun(id: &str, noun: &NounForms) -> Phrase {
        let mut forms = Vec::with_capacity(12);
        for case in Case::ALL {
            for number in Number::ALL {
                let form = noun.form(case, number).map(str::to_owned);
                forms.push(form.ok_or_else(|| format!("noun {id} has no {} {}", case.name(), number.name())));
            }
        }
        let features = Some(noun.features());
        Phrase::new(Told { id: id.to_owned(), features, forms, variants: BTreeMap::new() })
    }

    /// A noun that the lexicon does not have; using it is an error, having it is not.
    pub(super) fn unknown(id: &str) -> Phrase {
        let forms = vec![Err(format!("the lexicon has no noun {id}"))];
        Phrase::new(Told { id: id.to_owned(), features: None, forms, variants: BTreeMap::new() })
    }

    /// The same noun under the id of a name.
    pub(super) fn renamed(self, id: &str) -> Phrase {
        let Told { features, forms, variants, .. } = &*self.0;
        let (forms, variants) = (forms.clone(), variants.clone());
        Phrase::new(Told { id: id.to_owned(), features: *features, forms, variants })
    }

    /// The same phrase, said so in every case.
    pub(super) fn saying(&self, said: Said) -> Phrase {
        let Told { id, features, variants, .. } = &*self.0;
        Phrase::new(Told {
            id: id.clone(),
            features: *features,
            forms: vec![said],
            variants: variants.clone(),
        })
    }

    pub(super) fn id(&self) -> &str {
        &self.0.id
    }

    pub(super) fn told_features(&self) -> Option<Features> {
        self.0.features
    }

    /// What adjectives and verbs beside it follow.
    pub fn features(&self) -> Features {
        self.0.features.unwrap_or_default()
    }

    pub(super) fn form(&self, case: Case, number: Number) -> &Said {
        let i = if self.0.forms.len() == 1 { 0 } else { case as usize * 2 + number as usize };
        &self.0.forms[i]
    }

    pub(super) fn natural(&self) -> &Said {
        self.form(Case::Nom, self.features().number)
    }

    pub(super) fn changes(&self) -> bool {
        self.0.forms.len() > 1
    }

    pub(super) fn variants(&self) -> &BTreeMap<String, Said> {
        &self.0.variants
    }

    /// What messages may select on beside the phrase itself.
    pub(super) fn notes(&self) -> [(&'static str, String); 4] {
        let Features { gender, number, animate, personal: _ } = self.features();
        [
            ("id", self.0.id.clone()),
            ("gender", gender.name().to_owned()),
            ("number", number.name().to_owned()),
            ("animate", if animate { "yes" } else { "no" }.to_owned()),
        ]
    }

    pub(super) fn of<'a>(value: &'a FluentValue) -> Option<&'a Phrase> {
        match value {
            FluentValue::Custom(custom) => (**custom).as_any().downcast_ref(),
            _ => None,
        }
    }
}

impl FluentType for Phrase {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        said(self.natural())
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        said(self.natural())
    }
}

impl From<Phrase> for FluentValue<'_> {
    fn from(phrase: Phrase) -> Self {
        FluentValue::Custom(Box::new(phrase))
    }
}

thread_local! {
    // Fluent gives a custom function no way to report; formatting never leaves its thread.
    static MISSED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Notes why a form could not be said.
pub(super) fn miss(why: &str) {
    MISSED.with_borrow_mut(|missed| {
        if !missed.iter().any(|known| known == why) {
            missed.push(why.to_owned());
        }
    });
}

/// What was missed since the last time.
pub(super) fn missed() -> Vec<String> {
    MISSED.take()
}

pub(super) fn said(said: &Said) -> Cow<'static, str> {
    match said {
        Ok(text) => Cow::Owned(text.clone()),
        Err(why) => {
            miss(why);
            Cow::Borrowed("")
        }
    }
}

/// Features as a message declares them, over those of its noun.
pub(super) fn declared(base: Option<Features>, attribute: &str, value: &str) -> Result<Features, String> {
    let mut features = base.unwrap_or_default();
    let wrong = || format!(".{attribute} cannot be \"{value}\"");
    match attribute {
        "gender" => features.gender = Gender::named(value).ok_or_else(wrong)?,
        "number" => features.number = Number::named(value).ok_or_else(wrong)?,
        _ => {
            let yes = match value {
                "yes" => true,
                "no" => false,
                _ => return Err(wrong()),
            };
            match attribute {
                "animate" => features.animate = yes,
                _ => (features.personal, features.animate) = (yes, yes || features.animate),
            }
        }
    }
    Ok(features)
}

/// The attributes of a form's message that say what it is, not how it is said.
pub(super) const DECLARING: [&str; 4] = ["gender", "number", "animate", "personal"];
