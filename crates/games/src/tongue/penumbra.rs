//! Penumbra in every language: its forms, its words, and the names of its cards, locations and dice.

use super::{Locale, Nouns, Tongue};
use penumbra::Packs;
use penumbra::language::{DICE, DISCIPLINES, GRAMMAR};
use spellscript::pack::Names;
use spellscript::speech::{Case, Features, Forms, NounForms, Number, Value};
use std::collections::BTreeMap;

static LOCALES: [Locale; 3] = [
    Locale {
        language: "en",
        forms: "",
        messages: &[
            include_str!("../../../../locales/en/penumbra.ftl"),
            include_str!("../../../../locales/en/penumbra-cards.ftl"),
            NAME,
        ],
        lexicon: include_str!("../../../../locales/en/penumbra-lexicon.toml"),
        quotes: ["", ""],
    },
    Locale {
        language: "ru",
        forms: include_str!("../../../../locales/ru/penumbra-forms.ftl"),
        messages: &[
            include_str!("../../../../locales/ru/penumbra.ftl"),
            include_str!("../../../../locales/ru/penumbra-cards.ftl"),
            NAME,
        ],
        lexicon: include_str!("../../../../locales/ru/penumbra-lexicon.toml"),
        quotes: ["«", "»"],
    },
    Locale {
        language: "pl",
        forms: include_str!("../../../../locales/pl/penumbra-forms.ftl"),
        messages: &[
            include_str!("../../../../locales/pl/penumbra.ftl"),
            include_str!("../../../../locales/pl/penumbra-cards.ftl"),
            NAME,
        ],
        lexicon: include_str!("../../../../locales/pl/penumbra-lexicon.toml"),
        quotes: ["„", "”"],
    },
];

/// Classes of cards, in the order in which a bare id is looked for; a location has none.
pub(crate) const CLASSES: [&str; 10] =
    ["card", "spell", "artifact", "potion", "talent", "contract", "trial", "prophecy", "goal", "event"];

/// How a bare name is said.
const NAME: &str = "name = { $what }";

/// All that is said of Penumbra begins with a capital.
const SENTENCES: &[&str] = &["pen-ask-", "pen-pick-", "pen-choice-", "pen-log-", "pen-refused-"];

impl Tongue {
    /// A language for a match of Penumbra, with the names of these packs.
    pub fn penumbra(language: &str, packs: &Packs) -> Result<Tongue, String> {
        let locale = super::find(&LOCALES, language)?;
        let speaker = locale.speaker(&GRAMMAR)?;
        let family: Nouns =
            toml::from_str(locale.lexicon).map_err(|why| format!("locales/{language}: {why}"))?;
        let mut tongue = Tongue {
            locale,
            grammar: &GRAMMAR,
            sentences: SENTENCES,
            classes: &CLASSES,
            speaker,
            words: packs.words.clone(),
            names: BTreeMap::new(),
            own: BTreeMap::new(),
            hints: Vec::new(),
        };
        for (class, id, names) in packs.names() {
            tongue.title(&family, class, id, names)?;
        }
        tongue.dice(&family);
        tongue.lessons();
        tongue.own.extend(family.noun);
        Ok(tongue)
    }

    /// A name as it stands on a card, and as sentences say it: behind the noun of its class.
    fn title(&mut self, family: &Nouns, class: &str, id: &str, names: &Names) -> Result<(), String> {
        let name = names.get(self.locale.language);
        if class.is_empty() {
            self.add(id.to_owned(), NounForms::plain(name, name));
            return Ok(());
        }
        let known = format!("{class}/{id}");
        self.speaker.add_noun(&known, super::quoted(self.locale, family, class, name)?);
        self.names.insert(known, name.to_owned());
        Ok(())
    }

    /// Dice by their names, such as `red 4`: a noun for each kind, and the value behind it.
    fn dice(&mut self, family: &Nouns) {
        for kind in DICE {
            let noun = self.die(family, kind);
            for value in 1..=6 {
                let shown = if self.declines() { format!("({value})") } else { value.to_string() };
                for plane in ["", " temporary", " rolled"] {
                    self.speaker.add_noun(&format!("{kind} {value}{plane}"), noun.naming(&shown));
                }
            }
            self.add(format!("die-{kind}"), noun);
        }
    }

    /// What a die of a kind is called: by a noun of its own, or by its colour.
    fn die(&self, family: &Nouns, kind: &str) -> NounForms {
        let noun = |id: &str| family.noun.get(id).cloned();
        if let Some(own) = noun(&format!("{kind}-die")) {
            return NounForms { pl: None, ..own };
        }
        let Some(die) = noun("die") else { return noun(&format!("colour-{kind}")).unwrap_or_default() };
        let beside = Features { gender: die.gender, ..Features::default() };
        let forms = Case::ALL.into_iter().filter_map(|case| {
            let colour = self.speaker.adjective(kind, case, Number::Sg, beside)?;
            Some((case, format!("{colour} {}", die.form(case, Number::Sg)?)))
        });
        NounForms { gender: die.gender, sg: Some(Forms::Cases(forms.collect())), ..NounForms::default() }
    }

    /// The sections of Classes.
    fn lessons(&mut self) {
        for discipline in DISCIPLINES {
            for section in ["mark", "card", "die"] {
                let about = [("class", Value::Noun(discipline.to_owned()))];
                let name = self.say(&format!("pen-lesson-{section}"), &about);
                self.add(format!("{discipline}-{section}"), NounForms::plain(&name, &name));
            }
        }
    }

    /// Whether names are quoted behind a noun that declines.
    fn declines(&self) -> bool {
        !self.locale.quotes[0].is_empty()
    }

    /// A noun for the table and for the page.
    fn add(&mut self, id: String, noun: NounForms) {
        self.speaker.add_noun(&id, noun.clone());
        self.own.insert(id, noun);
    }
}
