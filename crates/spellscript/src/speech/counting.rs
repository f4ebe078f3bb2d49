//! What a number does to the noun behind it.

use super::lexicon::{Case, Features, Gender, Number};

/// A language, as far as counting goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tongue {
    Russian,
    Polish,
    /// One, or several: English, and every language not known better.
    Plain,
}

/// How many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Count {
    Number(i64),
    /// Some number that is not said.
    Unsaid,
}

/// The form of a noun, and of an adjective beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Governed {
    pub noun: (Case, Number),
    pub adjective: (Case, Number),
}

impl Governed {
    fn both(case: Case, number: Number) -> Governed {
        Governed { noun: (case, number), adjective: (case, number) }
    }
}

impl Tongue {
    pub fn of(language: &str) -> Tongue {
        match language {
            "ru" => Tongue::Russian,
            "pl" => Tongue::Polish,
            _ => Tongue::Plain,
        }
    }

    /// Whether the plural tells male persons from all else.
    pub fn has_personal_plural(self) -> bool {
        self == Tongue::Polish
    }

    /// The marks around a name that does not decline.
    pub fn quoted(self, name: &str) -> String {
        match self {
            Tongue::Russian => format!("«{name}»"),
            Tongue::Polish => format!("„{name}”"),
            Tongue::Plain => name.to_owned(),
        }
    }

    /// The forms that a counted noun takes where `case` is wanted.
    pub fn governed(self, case: Case, count: Count, noun: Features) -> Governed {
        let straight = matches!(case, Case::Nom | Case::Acc);
        let size = match count {
            Count::Number(n) => self.size(n),
            Count::Unsaid => Size::Many,
        };
        match (self, size) {
            (_, Size::One) => Governed::both(case, Number::Sg),
            (Tongue::Plain, _) => Governed::both(case, Number::Pl),
            _ if !straight => Governed::both(case, Number::Pl),
            (_, Size::Many) => Governed::both(Case::Gen, Number::Pl),
            (Tongue::Russian, Size::Few) if case == Case::Acc && noun.animate => {
                Governed::both(Case::Gen, Number::Pl)
            }
            (Tongue::Russian, Size::Few) => {
                Governed { noun: (Case::Gen, Number::Sg), adjective: (Case::Gen, Number::Pl) }
            }
            (Tongue::Polish, Size::Few) if noun.personal && noun.gender == Gender::M => {
                Governed::both(Case::Gen, Number::Pl)
            }
            (Tongue::Polish, Size::Few) => Governed::both(case, Number::Pl),
        }
    }

    fn size(self, n: i64) -> Size {
        let (ones, tens) = (n.unsigned_abs() % 10, n.unsigned_abs() % 100);
        let teen = (11..=14).contains(&tens);
        match self {
            Tongue::Plain | Tongue::Polish if n == 1 => Size::One,
            Tongue::Russian if ones == 1 && !teen => Size::One,
            Tongue::Russian | Tongue::Polish if (2..=4).contains(&ones) && !teen => Size::Few,
            _ => Size::Many,
        }
    }
}

enum Size {
    One,
    Few,
    Many,
}
