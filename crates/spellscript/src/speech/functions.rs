//! The two functions that messages call: `FORM` and `AGREE`.
//!
//! Fluent allows only literals as named arguments. What is known at run time is therefore given by
//! position after the word, in any order: a number is the count, a case is the case, `sg` or `pl` is
//! the number, and `none` a count that is not said.

use super::counting::{Count, Governed, Tongue};
use super::lexicon::{Case, Lexicon, Number};
use super::phrase::{Phrase, Said, miss};
use fluent_bundle::{FluentArgs, FluentValue};
use std::sync::{Arc, RwLock};

/// What a call asks for.
#[derive(Default)]
struct Asked {
    case: Option<Case>,
    number: Option<Number>,
    count: Option<Count>,
    adjective: Option<String>,
    variant: Option<String>,
}

impl Asked {
    fn read(positional: &[FluentValue], named: &FluentArgs) -> Result<Asked, String> {
        let mut asked = Asked::default();
        for value in positional {
            match value {
                FluentValue::Number(n) => asked.count = Some(Count::Number(n.into())),
                FluentValue::String(text) => asked.word(text)?,
                _ => return Err("an argument is neither a number nor a case".to_owned()),
            }
        }
        for (name, value) in named.iter() {
            match (name, value) {
                ("count", FluentValue::Number(n)) => asked.count = Some(Count::Number(n.into())),
                ("case" | "number", FluentValue::String(text)) => asked.word(text)?,
                ("adj", FluentValue::String(id)) => asked.adjective = Some(id.to_string()),
                ("form", FluentValue::String(id)) => asked.variant = Some(id.to_string()),
                _ => return Err(format!("cannot read the argument {name}")),
            }
        }
        Ok(asked)
    }

    fn word(&mut self, text: &str) -> Result<(), String> {
        if let Some(case) = Case::named(text) {
            self.case = Some(case);
        } else if let Some(number) = Number::named(text) {
            self.number = Some(number);
        } else if text == "none" {
            self.count = Some(Count::Unsaid);
        } else {
            return Err(format!("\"{text}\" is no case and no number"));
        }
        Ok(())
    }

    fn governed(&self, tongue: Tongue, noun: &Phrase) -> Governed {
        let case = self.case.unwrap_or(Case::Nom);
        match self.count {
            Some(count) => tongue.governed(case, count, noun.features()),
            None => {
                let form = (case, self.number.unwrap_or(noun.features().number));
                Governed { noun: form, adjective: form }
            }
        }
    }
}

/// What the functions need to know.
#[derive(Clone)]
pub(super) struct Functions {
    pub tongue: Tongue,
    pub lexicon: Arc<RwLock<Lexicon>>,
}

impl Functions {
    /// `FORM($word, …)`: a noun or phrase in the form asked for.
    pub fn form<'a>(&self, positional: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
        answer("FORM", self.try_form(positional, named))
    }

    /// `AGREE("adjective", $noun, …)`: an adjective as the noun and the form asked for want it.
    pub fn agree<'a>(&self, positional: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
        answer("AGREE", self.try_agree(positional, named))
    }

    fn try_form(&self, positional: &[FluentValue], named: &FluentArgs) -> Said {
        let (word, rest) = positional.split_first().ok_or("nothing to say")?;
        let asked = Asked::read(rest, named)?;
        if let FluentValue::Number(n) = word {
            return Ok(n.as_string().into_owned());
        }
        let phrase = self.phrase(word)?;
        if let Some(variant) = &asked.variant {
            return phrase.variants().get(variant).unwrap_or_else(|| phrase.natural()).clone();
        }
        let governed = asked.governed(self.tongue, &phrase);
        let (case, number) = governed.noun;
        let noun = phrase.form(case, number).clone()?;
        match &asked.adjective {
            Some(adjective) => Ok(format!("{} {noun}", self.adjective(adjective, &phrase, governed)?)),
            None => Ok(noun),
        }
    }

    fn try_agree(&self, positional: &[FluentValue], named: &FluentArgs) -> Said {
        let [adjective, noun, rest @ ..] = positional else {
            return Err("wants an adjective and a noun".to_owned());
        };
        let adjective = match (adjective, Phrase::of(adjective)) {
            (FluentValue::String(id), _) => id.as_ref(),
            (_, Some(phrase)) => phrase.id(),
            _ => return Err("the adjective is neither an id nor a word".to_owned()),
        };
        let asked = Asked::read(rest, named)?;
        let noun = self.phrase(noun)?;
        self.adjective(adjective, &noun, asked.governed(self.tongue, &noun))
    }

    fn adjective(&self, id: &str, noun: &Phrase, governed: Governed) -> Said {
        let lexicon = self.lexicon.read().map_err(|_| "the lexicon is broken")?;
        let adjective = lexicon.adj.get(id).ok_or_else(|| format!("the lexicon has no adjective {id}"))?;
        let (case, number) = governed.adjective;
        let features = noun.features();
        let form = adjective.form(case, number, features, self.tongue.has_personal_plural());
        form.map(str::to_owned).ok_or_else(|| {
            let gender = features.gender.name();
            format!("adjective {id} has no {} {} {gender}", case.name(), number.name())
        })
    }

    fn phrase(&self, value: &FluentValue) -> Result<Phrase, String> {
        match (value, Phrase::of(value)) {
            (_, Some(phrase)) => Ok(phrase.clone()),
            (FluentValue::String(id), _) => Ok(self.noun(id)),
            _ => Err("the word is neither a noun nor a phrase".to_owned()),
        }
    }

    pub fn noun(&self, id: &str) -> Phrase {
        let lexicon = self.lexicon.read();
        match lexicon.as_ref().ok().and_then(|lexicon| lexicon.noun.get(id)) {
            Some(noun) => Phrase::noun(id, noun),
            None => Phrase::unknown(id),
        }
    }
}

fn answer<'a>(function: &str, said: Said) -> FluentValue<'a> {
    match said {
        Ok(text) => FluentValue::from(text),
        Err(why) => {
            miss(&format!("{function}: {why}"));
            FluentValue::Error
        }
    }
}
