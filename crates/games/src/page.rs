//! All that the page needs to speak one language by itself: messages, words, names and cards.

pub(crate) mod penumbra;

use crate::AnyPacks;
use crate::faces::penumbra::Printed;
use crate::faces::{Face, faces};
use crate::tongue::{AT_TIMES, BASES, CLASSES, NAME_THEIR_SOURCE, SENTENCES, Tongue};
use blackrose::Packs;
use serde::Serialize;
use spellscript::speech::{Case, Features, Gender, NounForms, Number, Speaker};
use std::collections::BTreeMap;
use ts_rs::TS;

/// One language, as the page gets it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PageWords {
    /// The language, such as `ru`.
    pub language: String,
    /// The messages of the table, of cards and of the page, as Fluent text.
    pub messages: String,
    /// Nouns that decline: those of the family by id, those of packs by `class/id`.
    pub nouns: BTreeMap<String, Noun>,
    /// The adjectives that the messages put beside nouns; each by what stands there: `m`, `f`, `n` or `pl`,
    /// with `-animate` or `-personal` where that matters, its forms by case.
    pub adjectives: BTreeMap<String, BTreeMap<&'static str, Vec<String>>>,
    /// The names on the cards by id; the classes in the order in which a bare id is looked for.
    pub names: Vec<(&'static str, BTreeMap<String, String>)>,
    /// The marks around a name that does not decline and stands behind the noun of its class.
    pub quotes: [&'static str; 2],
    /// How many bases there are: a Model is called `templar:ulrich:1` by its kind, owner and base.
    pub bases: usize,
    /// How messages are put together.
    pub manners: Manners,
    /// The cards of the Black Rose family with their texts.
    pub cards: Vec<Face>,
    /// The cards and boards of Penumbra, at one of its tables.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penumbra: Option<Printed>,
}

/// How messages are put together beyond what Fluent does.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Manners {
    /// Messages whose keys begin so begin with a capital.
    pub sentences: Vec<&'static str>,
    /// A question with such an argument is said by `key-argument`, if there is such a message.
    pub at_times: Vec<&'static str>,
    /// Questions that are not said through `asked-by` although they have a source.
    pub name_their_source: Vec<&'static str>,
}

/// All forms of a noun.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Noun {
    /// Its gender: `m`, `f` or `n`.
    pub gender: &'static str,
    /// Whether it is a living being.
    pub animate: bool,
    /// Whether it is a person.
    pub personal: bool,
    /// Its singular: nominative, genitive, dative, accusative, instrumental, locative, or one form for all.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sg: Option<Vec<String>>,
    /// Its plural.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pl: Option<Vec<String>>,
}

/// A language for the page at a table of this game, or in the lobby, where no card shows its text.
pub fn words_at(language: &str, packs: &AnyPacks, game: Option<&str>) -> Result<PageWords, String> {
    match game.and_then(crate::family_of) {
        Some(family) => (family.words)(language, packs),
        None => lobby(language, packs),
    }
}

/// A language for the lobby, with the names of all packs.
fn lobby(language: &str, packs: &AnyPacks) -> Result<PageWords, String> {
    let mut words = PageWords { cards: Vec::new(), ..words(language, &packs.rose)? };
    if let Some((_, names)) = words.names.iter_mut().find(|(class, _)| *class == "pack") {
        let packs = packs.penumbra.packs().iter();
        names.extend(packs.map(|pack| (pack.id().to_owned(), pack.head.name.get(language).to_owned())));
    }
    Ok(words)
}

/// A language for the page, with the names and cards of these packs.
pub fn words(language: &str, packs: &Packs) -> Result<PageWords, String> {
    let tongue = Tongue::new(language, packs)?;
    let messages = messages(&tongue);
    Ok(PageWords {
        language: language.to_owned(),
        nouns: tongue.own_nouns().iter().map(|(id, forms)| (id.clone(), noun(forms))).collect(),
        adjectives: adjectives(tongue.speaker(), &messages, &[]),
        names: CLASSES.into_iter().map(|class| (class, tongue.names_of(class))).collect(),
        quotes: tongue.quotes(),
        bases: BASES,
        manners: Manners {
            sentences: SENTENCES.into(),
            at_times: AT_TIMES.into(),
            name_their_source: NAME_THEIR_SOURCE.into(),
        },
        cards: faces(&tongue, packs),
        penumbra: None,
        messages,
    })
}

/// The messages without what is written for those who edit them.
fn messages(tongue: &Tongue) -> String {
    let lines = tongue.messages().iter().flat_map(|text| text.lines());
    let said = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    said.flat_map(|line| [line, "\n"]).collect()
}

fn noun(forms: &NounForms) -> Noun {
    let gender = match forms.gender {
        Gender::M => "m",
        Gender::F => "f",
        Gender::N => "n",
    };
    let of = |number| {
        let by_case = |case| forms.form(case, number).unwrap_or_default().to_owned();
        one_for_all(Case::ALL.map(by_case).to_vec())
    };
    Noun {
        gender,
        animate: forms.animate || forms.personal,
        personal: forms.personal,
        sg: forms.sg.is_some().then(|| of(Number::Sg)),
        pl: forms.pl.is_some().then(|| of(Number::Pl)),
    }
}

/// What an adjective may stand beside.
const BESIDE: [(&str, Number, Gender, bool, bool); 7] = [
    ("m", Number::Sg, Gender::M, false, false),
    ("m-animate", Number::Sg, Gender::M, true, false),
    ("f", Number::Sg, Gender::F, false, false),
    ("n", Number::Sg, Gender::N, false, false),
    ("pl", Number::Pl, Gender::F, false, false),
    ("pl-animate", Number::Pl, Gender::F, true, false),
    ("pl-personal", Number::Pl, Gender::M, true, true),
];

/// The adjectives that messages name, in `adj: "…"` or `AGREE("…"`, and those they get as arguments.
fn adjectives(
    speaker: &Speaker,
    messages: &str,
    given: &[&str],
) -> BTreeMap<String, BTreeMap<&'static str, Vec<String>>> {
    let named = ["adj: \"", "AGREE(\""].into_iter().flat_map(|before| messages.split(before).skip(1));
    let ids = named.filter_map(|rest| rest.split('"').next()).chain(given.iter().copied());
    let forms = |id: &str| {
        let beside = BESIDE.map(|(name, number, gender, animate, personal)| {
            let features = Features { gender, number, animate, personal };
            let by_case = |case| speaker.adjective(id, case, number, features).unwrap_or_default();
            (name, one_for_all(Case::ALL.map(by_case).to_vec()))
        });
        beside.into_iter().collect()
    };
    ids.map(|id| (id.to_owned(), forms(id))).collect()
}

/// One form, if all are the same.
fn one_for_all(mut forms: Vec<String>) -> Vec<String> {
    if forms.windows(2).all(|pair| pair[0] == pair[1]) {
        forms.truncate(1);
    }
    forms
}
