//! A scenario as it is written.

use crate::family::Family;
use serde::Deserialize;
use toml::Spanned;

/// A whole file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", bound = "")]
pub struct Scenario<F: Family> {
    /// What it is called.
    pub name: String,
    /// The clauses it shows, at most five; none only if it shows a card.
    #[serde(default = "no_clauses")]
    pub rule: Spanned<Vec<Spanned<String>>>,
    /// The sides of cards it shows, such as `tremor light`, `garden rebuilt` or `assault event`.
    #[serde(default)]
    pub card: Vec<Spanned<String>>,
    /// What it shows, in one sentence.
    pub about: Spanned<String>,
    /// Options of the match that differ from a scenario's usual ones.
    pub setup: Option<Spanned<toml::Table>>,
    /// Folders of packs, from the file's own folder.
    #[serde(default)]
    pub packs: Vec<Spanned<String>>,
    /// Cards for this scenario alone, in the language of packs.
    pub pack: Option<Spanned<String>>,
    /// Where it begins.
    pub position: Option<Spanned<F::Position>>,
    /// Or: a whole match, from this seed.
    pub seed: Option<u64>,
    /// What is done first, in every variant.
    #[serde(default)]
    pub step: Vec<Spanned<Step<F>>>,
    /// Different ways to go on.
    #[serde(default)]
    pub variant: Vec<Spanned<Variant<F>>>,
    /// What holds at the end, in every variant.
    pub expect: Option<Spanned<F::Expect>>,
}

fn no_clauses() -> Spanned<Vec<Spanned<String>>> {
    Spanned::new(0..0, Vec::new())
}

/// One of several courses from the same beginning.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", bound = "")]
pub struct Variant<F: Family> {
    /// What sets it apart.
    pub name: String,
    /// Another beginning instead of the scenario's.
    pub position: Option<Spanned<F::Position>>,
    /// What is done after the scenario's own steps.
    #[serde(default)]
    pub step: Vec<Spanned<Step<F>>>,
    /// What holds at the end of this variant.
    pub expect: Option<Spanned<F::Expect>>,
}

/// Choices of one seat, and what must be true after them. Without a choice it looks at what is there.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", bound = "")]
pub struct Step<F: Family> {
    /// Who chooses: a Mage, `seat0` … or a number.
    pub by: Option<Who>,
    /// What, by its name; several in a row as a list.
    pub choose: Option<OneOrMore<String>>,
    /// Who is asked next; `nobody` when the game is over.
    pub asked: Option<OneOrMore<String>>,
    /// The clause behind the next prompt.
    pub clause: Option<String>,
    /// The next prompt, such as `may source=tremor`; some of its words are enough.
    pub asks: Option<String>,
    /// Exactly what is offered next, in any order.
    pub offered: Option<Vec<String>>,
    /// What is offered next, among other things.
    #[serde(default)]
    pub offers: Vec<String>,
    /// What is not offered next.
    #[serde(default)]
    pub not_offered: Vec<String>,
    /// What is refused next, and by which clause.
    pub refused: Option<OneOrMore<Refused>>,
    /// What has happened in this step, in this order; in a step without a choice, what has happened in the step
    /// before it, and in the first step of all, before the first question.
    #[serde(default)]
    pub log: Vec<String>,
    /// What has not happened in it.
    #[serde(default)]
    pub no_log: Vec<String>,
    /// What holds after this step.
    pub expect: Option<F::Expect>,
}

/// Something that cannot be chosen.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Refused {
    /// The name it would have.
    pub name: String,
    /// The clause that forbids it.
    pub clause: String,
}

/// A seat by number or by name.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "expected a Mage, seat0 … or the number of a seat")]
#[allow(missing_docs)]
pub enum Who {
    Number(u8),
    Name(String),
}

/// One thing, or a list of them.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "expected one entry, or a list of such entries")]
#[allow(missing_docs)]
pub enum OneOrMore<T> {
    One(T),
    More(Vec<T>),
}

impl<T> OneOrMore<T> {
    /// All of it.
    pub fn list(&self) -> &[T] {
        match self {
            OneOrMore::One(one) => std::slice::from_ref(one),
            OneOrMore::More(list) => list,
        }
    }
}

impl<F: Family> Step<F> {
    /// Does the step look at nothing, beyond the choice being offered?
    pub fn is_silent(&self) -> bool {
        self.asked.is_none()
            && self.clause.is_none()
            && self.asks.is_none()
            && self.offered.is_none()
            && self.offers.is_empty()
            && self.not_offered.is_empty()
            && self.refused.is_none()
            && self.log.is_empty()
            && self.no_log.is_empty()
            && self.expect.as_ref().is_none_or(|expect| *expect == F::Expect::default())
    }
}
