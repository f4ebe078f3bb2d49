//! Penumbra in every language: its forms, its words, and the names of its cards, locations and dice.

use super::{Locale, Nouns, Tongue};
use penumbra::Packs;
use penumbra::language::{DICE, DISCIPLINES, GRAMMAR};
use spellscript::pack::Names;
use spellscript::speech::{NounForms, Value};
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
            speaker,
            words: packs.words.clone(),
            names: BTreeMap::new(),
            own: BTreeMap::new(),
            hints: Vec::new(),
        };
        for (id, names) in packs.names() {
            tongue.title(&id, names);
        }
        tongue.dice();
        tongue.own.extend(family.noun);
        Ok(tongue)
    }

    /// The names on cards and boards, by id.
    pub(crate) fn titles(&self) -> BTreeMap<String, String> {
        self.names.clone()
    }

    /// A name that stands in sentences as it stands on the card.
    fn title(&mut self, id: &str, names: &Names) {
        let [open, close] = self.locale.quotes;
        let name = names.get(self.locale.language);
        self.names.insert(id.to_owned(), name.to_owned());
        let said = format!("{open}{name}{close}");
        self.speaker.add_noun(id, NounForms::plain(&said, &said));
    }

    /// Dice by their names, such as `red 4`, and the sections of Classes.
    fn dice(&mut self) {
        let add = |tongue: &mut Tongue, id: String, name: String| {
            tongue.speaker.add_noun(&id, NounForms::plain(&name, &name));
            tongue.own.insert(id, NounForms::plain(&name, &name));
        };
        for kind in DICE {
            let colour = self.name(&format!("colour-{kind}"));
            for value in 1..=6 {
                for plane in ["", " temporary", " rolled"] {
                    add(self, format!("{kind} {value}{plane}"), format!("{colour} {value}"));
                }
            }
        }
        for discipline in DISCIPLINES {
            let class = self.name(discipline);
            for section in ["mark", "card", "die"] {
                let about = [("class", Value::Text(class.clone()))];
                let name = self.say(&format!("pen-lesson-{section}"), &about);
                add(self, format!("{discipline}-{section}"), name);
            }
        }
    }
}
