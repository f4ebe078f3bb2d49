//! One word for one thing: no Russian or Polish text says a word that `locales/glossary.toml` forbids.

use serde::Deserialize;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const GAMES: [&str; 4] = ["duel", "rebirth", "classic", "penumbra"];
const LANGUAGES: [&str; 2] = ["ru", "pl"];

#[derive(Deserialize)]
struct Glossary {
    term: Vec<Term>,
}

/// A thing, and what it is called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    en: String,
    ru: String,
    pl: String,
    /// The games it is about; none named, all.
    #[serde(default)]
    games: Vec<String>,
    #[serde(default)]
    wrong: Vec<Wrong>,
}

/// A word that must not stand for it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wrong {
    ru: Option<String>,
    pl: Option<String>,
    say: String,
    /// Phrases in which it is right.
    #[serde(default)]
    but: Vec<String>,
}

impl Wrong {
    fn in_language(&self, language: &str) -> Option<&str> {
        if language == "ru" { self.ru.as_deref() } else { self.pl.as_deref() }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn glossary() -> Glossary {
    let text = std::fs::read_to_string(root().join("locales/glossary.toml")).expect("the glossary is there");
    toml::from_str(&text).unwrap_or_else(|why| panic!("locales/glossary.toml: {why}"))
}

/// The words of a text, small.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// Where a phrase of the glossary stands among words.
fn found(words: &[String], phrase: &str) -> Vec<std::ops::Range<usize>> {
    let asked: Vec<&str> = phrase.split(' ').collect();
    let alike = |(word, asked): (&String, &&str)| match asked.strip_suffix('*') {
        Some(begin) => word.starts_with(begin),
        None => word == asked,
    };
    let here = |at: &usize| words[*at..].iter().zip(&asked).all(alike);
    let starts = (0..(words.len() + 1).saturating_sub(asked.len())).filter(here);
    starts.map(|at| at..at + asked.len()).collect()
}

/// The forbidden word in a text, if it stands anywhere but in a phrase where it is right.
fn forbidden(text: &[String], word: &str, but: &[String]) -> bool {
    let right: Vec<_> = but.iter().flat_map(|phrase| found(text, phrase)).collect();
    found(text, word)
        .iter()
        .any(|at| !right.iter().any(|right| right.start <= at.start && at.end <= right.end))
}

/// What a file says in a language, with its lines: keys, arguments and comments say nothing.
fn said(file: &Path, text: &str, language: &str) -> Vec<(usize, String)> {
    let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let lexicon = file.to_string_lossy().contains("lexicon");
    let line = |line: &str| -> Vec<String> {
        match ending {
            "ftl" | "toml" if line.starts_with('#') => Vec::new(),
            "ftl" => {
                let said = line.split_once(" = ").map_or(line, |(_, said)| said);
                let parts = said.split('{').map(|part| part.rsplit('}').next().unwrap_or_default());
                vec![parts.collect::<Vec<_>>().join(" ")]
            }
            "toml" if lexicon => line.split('"').skip(1).step_by(2).map(str::to_owned).collect(),
            "toml" => {
                let after = line.split_once(&format!("{language} = \"")).map_or("", |(_, after)| after);
                after.split('"').take(1).map(str::to_owned).collect()
            }
            _ => vec![line.to_owned()],
        }
    };
    (1..).zip(text.lines()).flat_map(|(n, text)| line(text).into_iter().map(move |said| (n, said))).collect()
}

/// Every file below a folder.
fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() { files(&entry, all) } else { all.push(entry) }
    }
}

/// The files that say something in a language, from the root.
fn texts(language: &str) -> Vec<PathBuf> {
    let root = root();
    let mut all = Vec::new();
    for folder in [format!("locales/{language}"), format!("rules/{language}"), "packs".to_owned()] {
        files(&root.join(folder), &mut all);
    }
    let other = if language == "ru" { ".pl.toml" } else { ".ru.toml" };
    all.retain(|file| {
        let name = file.to_string_lossy();
        ["ftl", "toml", "md"].iter().any(|ending| name.ends_with(ending)) && !name.ends_with(other)
    });
    all.into_iter().map(|file| file.strip_prefix(&root).expect("below the root").to_owned()).collect()
}

/// The games that a file is about: one, or what the Black Rose shares.
fn about(file: &Path) -> Vec<&'static str> {
    let name = file.to_string_lossy();
    match GAMES.into_iter().find(|game| name.contains(game)) {
        Some(game) => vec![game],
        None => GAMES[..3].to_vec(),
    }
}

#[test]
fn no_text_says_a_forbidden_word() {
    let glossary = glossary();
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        for file in texts(language) {
            let text = std::fs::read_to_string(root().join(&file)).expect("it can be read");
            let here = about(&file);
            let concerns = |term: &&Term| {
                term.games.is_empty() || term.games.iter().any(|game| here.contains(&game.as_str()))
            };
            let rows: Vec<(&str, &Wrong)> = (glossary.term.iter().filter(concerns))
                .flat_map(|term| &term.wrong)
                .filter_map(|row| Some((row.in_language(language)?, row)))
                .collect();
            for (line, said) in said(&file, &text, language) {
                let words = words(&said);
                let rows = rows.iter().filter(|(word, row)| forbidden(&words, word, &row.but));
                wrong.extend(rows.map(|(word, row)| {
                    format!("{}:{line}: \"{word}\": say \"{}\"\n    {}", file.display(), row.say, said.trim())
                }));
            }
        }
    }
    assert!(wrong.is_empty(), "{} forbidden words\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_forbidden_word_is_found_in_every_kind_of_text() {
    let shown = [
        ("locales/ru/table.ftl", "ask-hand = Верните карту {WORD}"),
        ("locales/ru/penumbra-forms.ftl", "   *[other] {WORD} { FORM(\"die\", $n) }"),
        ("locales/pl/lexicon.toml", "sg = { nom = \"x\", gen = \"{WORD}\" }"),
        ("packs/penumbra/amber.toml", "name = { en = \"X\", ru = \"{WORD}\", pl = \"{WORD}\" }"),
        ("packs/rebirth/lexicon.ru.toml", "sg = \"{WORD}\""),
        ("rules/pl/duel.md", "- **DUE-001** {WORD}, wtedy nic."),
    ];
    for row in glossary().term.iter().flat_map(|term| &term.wrong) {
        for language in LANGUAGES {
            let Some(word) = row.in_language(language) else { continue };
            let example = word.replace('*', "ка");
            for (file, line) in shown {
                let line = line.replace("{WORD}", &example);
                let said = said(Path::new(file), &line, language);
                let hit = said.iter().any(|(_, said)| forbidden(&words(said), word, &row.but));
                assert!(hit, "{word} is not seen in {file}: {line}");
            }
        }
    }
    let text = |text: &str| words(text);
    assert!(!forbidden(&text("карта из вашей руки"), "из руки", &[]));
    assert!(!forbidden(&text("Карта из руки мага"), "из руки", &["из руки мага".to_owned()]));
    assert!(said(Path::new("locales/ru/page.ftl"), "# из руки", "ru").is_empty());
}

#[test]
fn every_row_says_what_is_right_and_stands_once() {
    let glossary = glossary();
    let mut seen = BTreeSet::new();
    for term in &glossary.term {
        assert!(seen.insert(&term.en), "{} stands twice", term.en);
        assert!(!term.ru.is_empty() && !term.pl.is_empty(), "{}", term.en);
        assert!(
            term.games.iter().all(|game| GAMES.contains(&game.as_str())),
            "{}: {:?}",
            term.en,
            term.games
        );
        for row in &term.wrong {
            assert!(row.ru.is_some() != row.pl.is_some(), "{}: a wrong word is of one language", term.en);
            for language in LANGUAGES {
                let Some(word) = row.in_language(language) else { continue };
                let said = words(&row.say);
                assert!(!forbidden(&said, word, &row.but), "{}: {word} is wrong and right", term.en);
            }
        }
    }
}
