//! The forms of nouns and adjectives of one language.

use super::SpeakError;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A grammatical case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Case {
    /// Nominative.
    Nom,
    /// Genitive.
    Gen,
    /// Dative.
    Dat,
    /// Accusative.
    Acc,
    /// Instrumental.
    Ins,
    /// Locative, or prepositional.
    Loc,
}

impl Case {
    /// Every case.
    pub const ALL: [Case; 6] = [Case::Nom, Case::Gen, Case::Dat, Case::Acc, Case::Ins, Case::Loc];

    /// The name by which lexicon and messages call it.
    pub fn name(self) -> &'static str {
        match self {
            Case::Nom => "nom",
            Case::Gen => "gen",
            Case::Dat => "dat",
            Case::Acc => "acc",
            Case::Ins => "ins",
            Case::Loc => "loc",
        }
    }

    pub(super) fn named(name: &str) -> Option<Case> {
        Case::ALL.into_iter().find(|case| case.name() == name)
    }
}

/// A grammatical gender.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Gender {
    /// Masculine.
    #[default]
    M,
    /// Feminine.
    F,
    /// Neuter.
    N,
}

impl Gender {
    pub(super) fn name(self) -> &'static str {
        match self {
            Gender::M => "m",
            Gender::F => "f",
            Gender::N => "n",
        }
    }

    pub(super) fn named(name: &str) -> Option<Gender> {
        [Gender::M, Gender::F, Gender::N].into_iter().find(|gender| gender.name() == name)
    }
}

/// A grammatical number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Number {
    /// Singular.
    #[default]
    Sg,
    /// Plural.
    Pl,
}

impl Number {
    pub(super) const ALL: [Number; 2] = [Number::Sg, Number::Pl];

    pub(super) fn name(self) -> &'static str {
        match self {
            Number::Sg => "sg",
            Number::Pl => "pl",
        }
    }

    pub(super) fn named(name: &str) -> Option<Number> {
        Number::ALL.into_iter().find(|number| number.name() == name)
    }
}

/// What adjectives and verbs beside a noun follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features {
    /// Its gender.
    pub gender: Gender,
    /// Its number.
    pub number: Number,
    /// Whether it is a living being.
    pub animate: bool,
    /// Whether it is a person.
    pub personal: bool,
}

/// The forms of one number: one for all cases, or one for each.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged, expecting = "a word, or its forms by case (nom, gen, dat, acc, ins, loc)")]
pub enum Forms {
    /// A word that does not decline.
    Plain(String),
    /// A word by case.
    Cases(BTreeMap<Case, String>),
}

impl Forms {
    fn get(&self, case: Case) -> Option<&str> {
        match self {
            Forms::Plain(word) => Some(word),
            Forms::Cases(words) => words.get(&case).map(String::as_str),
        }
    }

    fn map(&self, change: impl Fn(&str) -> String) -> Forms {
        match self {
            Forms::Plain(word) => Forms::Plain(change(word)),
            Forms::Cases(words) => {
                Forms::Cases(words.iter().map(|(case, word)| (*case, change(word))).collect())
            }
        }
    }
}

/// All forms of a noun.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NounForms {
    /// Its gender.
    #[serde(default)]
    pub gender: Gender,
    /// Whether it is a living being.
    #[serde(default)]
    pub animate: bool,
    /// Whether it is a person: the masculine personal gender of the Polish plural.
    #[serde(default)]
    pub personal: bool,
    /// Its singular.
    pub sg: Option<Forms>,
    /// Its plural.
    pub pl: Option<Forms>,
}

impl NounForms {
    /// A noun that has a singular and a plural, and no cases.
    pub fn plain(singular: &str, plural: &str) -> NounForms {
        NounForms {
            sg: Some(Forms::Plain(singular.to_owned())),
            pl: Some(Forms::Plain(plural.to_owned())),
            ..NounForms::default()
        }
    }

    /// This noun with an undeclined name behind it.
    pub fn naming(&self, name: &str) -> NounForms {
        let behind = |forms: &Forms| forms.map(|word| format!("{word} {name}"));
        NounForms { sg: self.sg.as_ref().map(behind), pl: self.pl.as_ref().map(behind), ..self.clone() }
    }

    /// Its form in a case and number, if it is known. An accusative may be left out where every
    /// language takes it from another case.
    pub fn form(&self, case: Case, number: Number) -> Option<&str> {
        let forms = match number {
            Number::Sg => self.sg.as_ref()?,
            Number::Pl => self.pl.as_ref()?,
        };
        let like = match (number, self.gender) {
            _ if case != Case::Acc => None,
            (Number::Sg, Gender::N) => Some(Case::Nom),
            (Number::Sg, Gender::M) if self.animate || self.personal => Some(Case::Gen),
            (Number::Sg, Gender::M) => Some(Case::Nom),
            (Number::Pl, _) if !self.animate && !self.personal => Some(Case::Nom),
            _ => None,
        };
        forms.get(case).or_else(|| forms.get(like?))
    }

    pub(super) fn features(&self) -> Features {
        let number = if self.sg.is_none() { Number::Pl } else { Number::Sg };
        let animate = self.animate || self.personal;
        Features { gender: self.gender, number, animate, personal: self.personal }
    }
}

/// All forms of an adjective, pronoun or ordinal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdjectiveForms {
    /// For whatever has no forms of its own below.
    pub any: Option<Forms>,
    /// Masculine; the accusative is the genitive or the nominative of it.
    pub m: Option<Forms>,
    /// Feminine.
    pub f: Option<Forms>,
    /// Neuter.
    pub n: Option<Forms>,
    /// Plural.
    pub pl: Option<Forms>,
    /// Plural of male persons, where a language has it.
    pub v: Option<Forms>,
}

impl AdjectiveForms {
    /// Its form beside a noun, if it is known; `personal_plural` if the language tells persons apart there.
    pub(super) fn form(
        &self,
        case: Case,
        number: Number,
        noun: Features,
        personal_plural: bool,
    ) -> Option<&str> {
        let virile = noun.personal && noun.gender == Gender::M;
        let (forms, living) = match (number, noun.gender) {
            (Number::Sg, Gender::M) => (&self.m, noun.animate),
            (Number::Sg, Gender::F) => (&self.f, false),
            (Number::Sg, Gender::N) => (&self.n, false),
            (Number::Pl, _) if virile && self.v.is_some() => (&self.v, true),
            (Number::Pl, _) => (&self.pl, if personal_plural { virile } else { noun.animate }),
        };
        let forms = forms.as_ref().or(self.any.as_ref())?;
        forms.get(case).or_else(|| {
            let like = if living { Case::Gen } else { Case::Nom };
            let follows = number == Number::Pl || noun.gender != Gender::F;
            if case == Case::Acc && follows { forms.get(like) } else { None }
        })
    }
}

/// The nouns and adjectives of one language.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lexicon {
    #[serde(default)]
    pub noun: BTreeMap<String, NounForms>,
    #[serde(default)]
    pub adj: BTreeMap<String, AdjectiveForms>,
}

impl Lexicon {
    pub fn read(text: &str) -> Result<Lexicon, SpeakError> {
        toml::from_str(text).map_err(|why| SpeakError::Lexicon(why.to_string()))
    }
}
