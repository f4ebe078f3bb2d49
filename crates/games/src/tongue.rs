//! What people read, in their language: card texts, prompts, choices and the log.

pub(crate) mod penumbra;

use blackrose::Packs;
use blackrose::language::GRAMMAR;
use kernel::{Arg, Message};
use serde::Deserialize;
use serde_spanned::Spanned;
use spellscript::pack::{Names, Origin, bare};
use spellscript::speech::{Case, NounForms, Number, SpeakError, Speaker, Value};
use spellscript::{Dictionary, Grammar, Node};
use std::collections::BTreeMap;

/// The files of one language.
struct Locale {
    language: &'static str,
    /// The forms of the card language; English needs none.
    forms: &'static str,
    /// What is said at the table, on cards and on the page.
    messages: &'static [&'static str],
    lexicon: &'static str,
    /// The marks around a name that does not decline.
    quotes: [&'static str; 2],
}

impl Locale {
    fn texts(&self) -> Vec<&'static str> {
        std::iter::once(self.forms).chain(self.messages.iter().copied()).collect()
    }

    /// Who speaks the language, and says all that cards can say.
    fn speaker(&self, grammar: &Grammar) -> Result<Speaker, String> {
        let wrong = |why: SpeakError| format!("locales/{}: {why}", self.language);
        let speaker = Speaker::new(self.language, &self.texts(), self.lexicon).map_err(wrong)?;
        if !self.forms.is_empty() {
            speaker.speaks(grammar).map_err(wrong)?;
        }
        Ok(speaker)
    }
}

static LOCALES: [Locale; 3] = [
    Locale {
        language: "en",
        forms: "",
        messages: &[
            include_str!("../../../locales/en/table.ftl"),
            include_str!("../../../locales/en/cards.ftl"),
            include_str!("../../../locales/en/page.ftl"),
            include_str!("../../../locales/en/penumbra-page.ftl"),
        ],
        lexicon: include_str!("../../../locales/en/lexicon.toml"),
        quotes: ["", ""],
    },
    Locale {
        language: "ru",
        forms: include_str!("../../../locales/ru/forms.ftl"),
        messages: &[
            include_str!("../../../locales/ru/table.ftl"),
            include_str!("../../../locales/ru/cards.ftl"),
            include_str!("../../../locales/ru/page.ftl"),
            include_str!("../../../locales/ru/penumbra-page.ftl"),
        ],
        lexicon: include_str!("../../../locales/ru/lexicon.toml"),
        quotes: ["«", "»"],
    },
    Locale {
        language: "pl",
        forms: include_str!("../../../locales/pl/forms.ftl"),
        messages: &[
            include_str!("../../../locales/pl/table.ftl"),
            include_str!("../../../locales/pl/cards.ftl"),
            include_str!("../../../locales/pl/page.ftl"),
            include_str!("../../../locales/pl/penumbra-page.ftl"),
        ],
        lexicon: include_str!("../../../locales/pl/lexicon.toml"),
        quotes: ["„", "”"],
    },
];

/// Classes of cards, in the order in which a bare id is looked for.
pub(crate) const CLASSES: [&str; 13] = [
    "mage",
    "evocation",
    "spell",
    "room",
    "quest",
    "event",
    "upgrade",
    "jinx",
    "school",
    "grimoire",
    "pack",
    "avatar",
    "command",
];

/// Classes whose names stand inside sentences and are declined there; all others are titles, quoted.
const DECLINED: [&str; 3] = ["mage", "evocation", "avatar"];

/// Bases an Evocation may stand on; the Black Rose has as many as there are figures of a kind, behind those of an
/// Avatar.
pub(crate) const BASES: usize = 12;

/// Messages whose keys begin so are sentences and begin with a capital.
pub(crate) const SENTENCES: [&str; 6] = ["why-", "nothing-", "event-", "choice-", "result-", "error-"];

/// Arguments that a question has only at times, and then has another message, named after the argument.
pub(crate) const AT_TIMES: [&str; 2] = ["where", "what"];

/// Questions that name the card, or the Model that acts, themselves.
pub(crate) const NAME_THEIR_SOURCE: [&str; 2] = ["ask-physical", "ask-may-trigger"];

#[derive(Deserialize)]
struct Nouns {
    #[serde(default)]
    noun: BTreeMap<String, NounForms>,
}

/// One language with the names of all cards of the packs.
pub struct Tongue {
    locale: &'static Locale,
    /// What cards of the family can say.
    grammar: &'static Grammar,
    /// Messages whose keys begin so begin with a capital.
    sentences: &'static [&'static str],
    /// Classes of cards, in the order in which a bare id is looked for.
    classes: &'static [&'static str],
    speaker: Speaker,
    words: Dictionary,
    /// Names as they stand on the cards, by `class/id`.
    names: BTreeMap<String, String>,
    /// Nouns with forms of their own: those of the family, and those of packs by `class/id`.
    own: BTreeMap<String, NounForms>,
    hints: Vec<String>,
}

impl Tongue {
    /// The languages there are.
    pub const LANGUAGES: [&'static str; 3] = ["en", "ru", "pl"];

    /// A language, with the names and lexicons of these packs.
    pub fn new(language: &str, packs: &Packs) -> Result<Tongue, String> {
        let locale = find(&LOCALES, language)?;
        let speaker = locale.speaker(&GRAMMAR)?;
        let family: Nouns =
            toml::from_str(locale.lexicon).map_err(|why| format!("locales/{language}: {why}"))?;
        let mut tongue = Tongue {
            locale,
            grammar: &GRAMMAR,
            sentences: &SENTENCES,
            classes: &CLASSES,
            speaker,
            words: packs.words.clone(),
            names: BTreeMap::new(),
            own: BTreeMap::new(),
            hints: Vec::new(),
        };
        tongue.learn(packs, locale, &family)?;
        tongue.own.extend(family.noun);
        Ok(tongue)
    }

    /// A language for a game, with the names of its packs.
    pub fn of(language: &str, packs: &crate::AnyPacks, game: &str) -> Result<Tongue, String> {
        let family = crate::family_of(game).ok_or_else(|| format!("there is no game \"{game}\""))?;
        (family.tongue)(language, packs)
    }

    /// The language, such as `ru`.
    pub fn language(&self) -> &str {
        self.speaker.language()
    }

    /// The speaker behind it.
    pub fn speaker(&self) -> &Speaker {
        &self.speaker
    }

    /// What a message says; what cannot be said is shown by its key and why.
    pub fn message(&self, message: &Message) -> String {
        self.try_message(message).unwrap_or_else(|why| format!("[{}: {why}]", message.key))
    }

    /// What a message says, or why it cannot be said.
    pub fn try_message(&self, message: &Message) -> Result<String, String> {
        let args: Vec<(&str, Value)> =
            message.args.iter().map(|(name, arg)| (name.as_ref(), self.value(arg))).collect();
        let say =
            |key: &str, args: &[(&str, Value)]| self.speaker.say(key, args).map_err(|why| why.to_string());
        if !message.key.starts_with("ask-") {
            let said = say(&message.key, &args)?;
            let begins = self.sentences.iter().any(|begin| message.key.starts_with(begin));
            return Ok(if begins { capitalised(&said) } else { said });
        }
        let more = args.iter().filter(|(name, _)| AT_TIMES.contains(name));
        let with = more.map(|(name, _)| format!("{}-{name}", message.key)).find(|key| self.speaker.has(key));
        let question = capitalised(&say(with.as_deref().unwrap_or(&message.key), &args)?);
        let source = message.args.iter().find_map(|(name, arg)| match arg {
            Arg::Noun(id) if name == "source" => Some(id),
            _ => None,
        });
        match source {
            Some(id) if !NAME_THEIR_SOURCE.contains(&message.key.as_ref()) => {
                let about = [("source", Value::Text(self.name(id))), ("question", Value::Text(question))];
                say("asked-by", &about)
            }
            _ => Ok(question),
        }
    }

    /// A message without arguments, such as a label.
    pub fn label(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A message with these arguments; what cannot be said is shown by its key and why.
    pub fn say(&self, key: &str, args: &[(&str, Value)]) -> String {
        self.speaker.say(key, args).unwrap_or_else(|why| format!("[{key}: {why}]"))
    }

    /// The rule text of a card.
    pub fn card_text(&self, packs: &Packs, origin: Origin, text: &Spanned<String>) -> String {
        self.text(packs.tree(origin, text))
    }

    /// What must have been done for a Quest.
    pub fn task_text(&self, packs: &Packs, origin: Origin, task: &Spanned<String>) -> String {
        let node = packs.tree(origin, task);
        let said = self.speaker.text_as(Some("task"), self.grammar, node, &self.words);
        said.unwrap_or_else(|why| format!("[{why}] {}", self.grammar.render(node, &self.words)))
    }

    /// A tree of the card language as text.
    pub fn text(&self, node: &Node) -> String {
        self.try_text(node)
            .unwrap_or_else(|why| format!("[{why}] {}", self.grammar.render(node, &self.words)))
    }

    /// A tree of the card language as text, or why it cannot be said.
    pub fn try_text(&self, node: &Node) -> Result<String, String> {
        self.speaker.text(self.grammar, node, &self.words).map_err(|why| why.to_string())
    }

    /// What a target such as `model 1` or `room *` is called on a card.
    pub fn target(&self, target: &str) -> String {
        let (kind, range) = target.split_once(' ').unwrap_or((target, ""));
        let (key, args) = match range.parse::<i64>() {
            Ok(n) => (format!("target-{kind}"), vec![("n", Value::Number(n))]),
            Err(_) if range == "*" => (format!("target-{kind}-anywhere"), Vec::new()),
            Err(_) => (format!("target-{kind}"), Vec::new()),
        };
        self.speaker.say(&key, &args).unwrap_or_else(|_| target.to_owned())
    }

    /// The name of a card, Mage, Room or Model by its id, or by `class/id` where ids could be confused.
    pub fn name(&self, id: &str) -> String {
        if let Some(name) = self.known(id).and_then(|known| self.names.get(&known)) {
            return name.clone();
        }
        let noun = [("what", Value::Noun(id.to_owned()))];
        self.speaker.say("name", &noun).unwrap_or_else(|_| id.to_owned())
    }

    /// Names of the packs that this language can only quote, for those who write packs.
    pub fn hints(&self) -> Vec<String> {
        self.hints.clone()
    }

    /// What is said at the table, on cards and on the page, as Fluent text.
    pub(crate) fn messages(&self) -> &'static [&'static str] {
        self.locale.messages
    }

    /// Messages whose keys begin so begin with a capital.
    pub(crate) fn sentences(&self) -> &'static [&'static str] {
        self.sentences
    }

    /// The marks around a name that does not decline.
    pub(crate) fn quotes(&self) -> [&'static str; 2] {
        self.locale.quotes
    }

    /// Nouns with forms of their own.
    pub(crate) fn own_nouns(&self) -> &BTreeMap<String, NounForms> {
        &self.own
    }

    /// The names on the cards of a class, by id.
    pub(crate) fn names_of(&self, class: &str) -> BTreeMap<String, String> {
        let named = self.names.iter().filter_map(|(known, name)| Some((known.split_once('/')?, name)));
        // Models on the board are named after their Evocations.
        let cards = named.filter(|((of, id), _)| *of == class && !id.contains(':'));
        cards.map(|((_, id), name)| (id.to_owned(), name.clone())).collect()
    }

    fn value(&self, arg: &Arg) -> Value {
        match arg {
            Arg::Number(n) => Value::Number(*n),
            Arg::Text(text) => Value::Text(text.clone()),
            Arg::Seat(seat) => Value::Noun(format!("seat{seat}")),
            Arg::Noun(id) => Value::Noun(self.known(id).unwrap_or_else(|| id.clone().into_owned())),
        }
    }

    /// The full id of a card's noun.
    fn known(&self, id: &str) -> Option<String> {
        if self.names.contains_key(id) {
            return Some(id.to_owned());
        }
        let known = self.classes.iter().map(|class| format!("{class}/{id}"));
        let mut known = known.filter(|known| self.names.contains_key(known));
        known.next().or_else(|| (id.contains('/') && self.speaker.has_noun(id)).then(|| id.to_owned()))
    }

    fn learn(&mut self, packs: &Packs, locale: &Locale, family: &Nouns) -> Result<(), String> {
        let lexicons: Vec<Nouns> = packs
            .packs()
            .iter()
            .map(|pack| {
                let file = format!("lexicon.{}.toml", locale.language);
                match pack.source.files.iter().find(|(name, _)| *name == file) {
                    Some((name, text)) => {
                        toml::from_str(text).map_err(|why| format!("{}/{name}: {why}", pack.source.folder))
                    }
                    None => Ok(Nouns { noun: BTreeMap::new() }),
                }
            })
            .collect::<Result<_, _>>()?;
        let mut evocations = Vec::new();
        for (pack, class, id, names) in cards(packs) {
            let title = names.get(locale.language);
            let known = format!("{class}/{id}");
            let lexicon = &lexicons[pack].noun;
            let file = || format!("{}/lexicon.{}.toml", packs.packs()[pack].source.folder, locale.language);
            let given = lexicon.get(&format!("{class}/{}", bare(id))).or_else(|| lexicon.get(bare(id)));
            let missing = given.and_then(|noun| missing_form(noun, class == "evocation"));
            if let Some(form) = &missing {
                self.hints.push(format!(
                    "{class} \"{title}\" stays undeclined: [noun.{}] in {} has no {form}",
                    bare(id),
                    file()
                ));
            } else if given.is_none() && DECLINED.contains(&class) && locale.language != "en" {
                self.hints.push(format!(
                    "{class} \"{title}\" stays undeclined: give its forms in {}, [noun.{}]",
                    file(),
                    bare(id)
                ));
            }
            let noun = match given {
                Some(noun) if missing.is_none() => {
                    self.own.insert(known.clone(), noun.clone());
                    noun.clone()
                }
                _ => quoted(locale, family, class, title)?,
            };
            self.names.insert(known.clone(), title.to_owned());
            self.speaker.add_noun(&known, noun.clone());
            if class == "evocation" {
                evocations.push((id, title, noun));
            }
        }
        self.learn_models(packs, locale, &evocations);
        for (pack, lexicon) in packs.packs().iter().zip(&lexicons) {
            for id in lexicon.noun.keys() {
                let meant = |known: &String| known == id || bare(known) == id;
                if !self.names.keys().any(meant) {
                    let file = format!("{}/lexicon.{}.toml", pack.source.folder, locale.language);
                    self.hints.push(format!("[noun.{id}] in {file} names no card"));
                }
            }
        }
        Ok(())
    }

    /// Evocations on the board: their kind, base and owner.
    fn learn_models(&mut self, packs: &Packs, locale: &Locale, evocations: &[(&str, &str, NounForms)]) {
        let rose = self.name("rose");
        let mages =
            packs.mages.iter().map(|(_, mage)| (mage.id.as_ref().as_str(), mage.name.get(locale.language)));
        let owners: Vec<(&str, &str)> = mages.chain([("rose", rose.as_str())]).collect();
        for (kind, title, noun) in evocations {
            for (owner, named) in &owners {
                for base in 1..=BASES {
                    let id = format!("evocation/{kind}:{owner}:{base}");
                    let mark = format!("{base} ({named})");
                    self.speaker.add_noun(&id, noun.naming(&mark));
                    self.names.insert(id, format!("{title} {mark}"));
                }
            }
        }
    }
}

/// The files of a language.
fn find(locales: &'static [Locale; 3], language: &str) -> Result<&'static Locale, String> {
    locales.iter().find(|locale| locale.language == language).ok_or_else(|| {
        format!("there is no language \"{language}\": choose one of {}", Tongue::LANGUAGES.join(", "))
    })
}

/// The first form that texts may need and the noun lacks.
fn missing_form(noun: &NounForms, several: bool) -> Option<String> {
    let numbers = if several { &[Number::Sg, Number::Pl][..] } else { &[Number::Sg] };
    let forms = numbers.iter().flat_map(|number| Case::ALL.map(|case| (case, *number)));
    let missing = forms.into_iter().find(|(case, number)| noun.form(*case, *number).is_none());
    missing
        .map(|(case, number)| format!("{} {}", if number == Number::Sg { "sg" } else { "pl" }, case.name()))
}

/// A name without forms: quoted behind the noun of its class; in English as it is.
fn quoted(locale: &Locale, family: &Nouns, class: &str, title: &str) -> Result<NounForms, String> {
    let [open, close] = locale.quotes;
    if open.is_empty() {
        return Ok(NounForms::plain(title, title));
    }
    let noun = family
        .noun
        .get(class)
        .ok_or_else(|| format!("locales/{}: there is no noun {class}", locale.language))?;
    Ok(noun.naming(&format!("{open}{title}{close}")))
}

/// Every card that has a name: its pack, class, id and names.
fn cards(packs: &Packs) -> Vec<(usize, &'static str, &str, &Names)> {
    let mut all: Vec<(usize, &'static str, &str, &Names)> = Vec::new();
    all.extend(packs.packs().iter().enumerate().map(|(i, p)| (i, "pack", p.id(), &p.head.name)));
    for (origin, school) in &packs.schools {
        all.push((origin.pack, "school", school.id.as_ref(), &school.name));
        all.extend(school.grimoire.iter().map(|g| (origin.pack, "grimoire", g.id.as_str(), &g.name)));
    }
    all.extend(packs.spells.iter().map(|(o, c)| (o.pack, "spell", c.id.as_ref().as_str(), &c.name)));
    all.extend(packs.mages.iter().map(|(o, c)| (o.pack, "mage", c.id.as_ref().as_str(), &c.name)));
    all.extend(packs.evocations.iter().map(|(o, c)| (o.pack, "evocation", c.id.as_ref().as_str(), &c.name)));
    all.extend(packs.upgrades.iter().map(|(o, c)| (o.pack, "upgrade", c.id.as_ref().as_str(), &c.name)));
    all.extend(packs.jinxes.iter().map(|(o, c)| (o.pack, "jinx", c.id.as_ref().as_str(), &c.name)));
    all.extend(packs.rooms.iter().map(|(o, c)| (o.pack, "room", c.id.as_ref().as_str(), &c.name)));
    all.extend(packs.quests.iter().map(|(o, c)| (o.pack, "quest", c.id.as_ref().as_str(), &c.name)));
    all.extend(packs.events.iter().map(|(o, c)| (o.pack, "event", c.id.as_ref().as_str(), &c.name)));
    all.extend(packs.avatars.iter().map(|(o, c)| (o.pack, "avatar", c.id.as_ref().as_str(), &c.name)));
    all.extend(packs.commands.iter().map(|(o, c)| (o.pack, "command", c.id.as_ref().as_str(), &c.name)));
    all
}

/// The text with a capital at its beginning.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
