//! Every word of the Russian and Polish texts is a word of the language.

mod common;

use blackrose::language::GRAMMAR;
use common::{packs, random_trees, root, tongue, uttered, words};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Words that the dictionaries of Debian lack although they are right, by their beginnings.
const KNOWN: [(&str, &[&str]); 2] = [
    (
        "ru",
        &[
            "активируетесь",
            "алголагни",
            "алудел",
            "альбедо",
            "атанор",
            "арканой",
            "ауромант",
            "аэромант",
            "conclave",
            "виаториум",
            "геомант",
            "гальванист",
            "гидромант",
            "гримуар",
            "доспех",
            "зельеварн",
            "имплантат",
            "исцеляйте",
            "ихор",
            "кадавр",
            "конструкт",
            "магус",
            "малефици",
            "мраморирован",
            "незаменён",
            "неотменяем",
            "нигредо",
            "онейромант",
            "пенумбр",
            "пиромант",
            "призыватель",
            "примаги",
            "проте",
            "размещени",
            "replay",
            "сотворя",
            "спагирикум",
            "суккуб",
            "техномант",
            "тотем",
            "убелени",
            "умбр",
            "хеш",
            "цитринов",
            "элементал",
            "эфиальт",
            "падальщик",
            "хвостач",
            "четвериц",
            "экзорцист",
        ],
    ),
    (
        "pl",
        &[
            "aeromanta",
            "arkan",
            "albinizacja",
            "atanor",
            "auromancer",
            "conclave",
            "czarostwo",
            "elementalista",
            "galwanista",
            "geomanta",
            "hydromanta",
            "magus",
            "maleficium",
            "oneiromanta",
            "penumbr",
            "piromanta",
            "pramagi",
            "przywoływacz",
            "technomancja",
            "replay",
            "spagyricum",
            "viatorum",
            "wtasować",
            "wtasowuje",
            "wtasuj",
            "żywiołak",
        ],
    ),
];

/// The words that hunspell does not know.
fn unknown(dictionary: &str, words: &BTreeSet<String>) -> BTreeSet<String> {
    let child = Command::new("hunspell")
        .args(["-d", dictionary, "-i", "utf-8", "-l"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let install = "install it with: apt-get install hunspell hunspell-ru hunspell-pl";
    let mut child = child.unwrap_or_else(|why| panic!("hunspell cannot be run ({why}); {install}"));
    let list: String = words.iter().map(|word| format!("{word}\n")).collect();
    let mut input = child.stdin.take().expect("the input is piped");
    let writer = std::thread::spawn(move || input.write_all(list.as_bytes()));
    let output = child.wait_with_output().expect("hunspell ends");
    let written = writer.join().expect("the writer ends");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && written.is_ok(), "hunspell -d {dictionary}: {complaint}; {install}");
    String::from_utf8(output.stdout).expect("hunspell answers in UTF-8").lines().map(str::to_owned).collect()
}

fn words_of(text: &str, words: &mut BTreeSet<String>) {
    let word = text.split(|c: char| !c.is_alphabetic() && c != '-');
    // The slots are called I, II and III everywhere; a single letter is a command in the terminal or an ending.
    let word = word.map(|word| word.trim_matches('-'));
    let word = word.filter(|word| !word.chars().all(|c| c == 'I') && word.chars().nth(1).is_some());
    words.extend(word.map(str::to_owned));
}

/// The words of a Fluent file as they are written, without keys, arguments and comments.
fn written(file: &Path, words: &mut BTreeSet<String>) {
    let text = std::fs::read_to_string(file).expect("the file is there");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let said = line.split_once(" = ").map_or(line, |(_, said)| said);
        let said = said.split_once(']').map_or(said, |(_, said)| said);
        // What stands before an argument, and behind the one before it; a selector says nothing.
        for part in said.split('{').filter(|part| !part.ends_with("->")) {
            words_of(part.rsplit('}').next().unwrap_or_default(), words);
        }
    }
}

/// Everything that is said in a language: forms in all their cases, cards, messages.
fn spoken(language: &str) -> BTreeSet<String> {
    let packs = packs();
    let tongue = tongue(language, &packs);
    let dictionary = words(&packs);
    let mut words = BTreeSet::new();
    for tree in random_trees(&dictionary) {
        if let Ok(text) = tongue.speaker().text(&GRAMMAR, &tree, &dictionary) {
            words_of(&text.replace("Slowness", ""), &mut words);
        }
    }
    for (origin, _, text) in packs.texts() {
        words_of(&tongue.card_text(&packs, origin, text), &mut words);
    }
    for message in uttered(&packs) {
        words_of(&tongue.message(&message), &mut words);
    }
    penumbra(language, &mut words);
    for file in ["cards.ftl", "page.ftl", "penumbra.ftl", "penumbra-cards.ftl", "penumbra-page.ftl"] {
        written(&root().join("locales").join(language).join(file), &mut words);
    }
    for key in tongue.speaker().keys().filter(|key| !key.starts_with("form-")) {
        // Labels; what needs arguments was said above.
        if let Ok(text) = tongue.speaker().say(key, &[]) {
            words_of(&text, &mut words);
        }
    }
    words
}

/// The cards of Penumbra.
fn penumbra(language: &str, words: &mut BTreeSet<String>) {
    let packs = penumbra::Packs::read(vec![games::packs::penumbra()]).unwrap_or_else(|why| panic!("{why:?}"));
    let tongue = games::tongue::Tongue::penumbra(language, &packs).unwrap_or_else(|why| panic!("{why}"));
    for (origin, _, text) in packs.texts() {
        words_of(&tongue.text(packs.tree(origin, text)), words);
    }
}

#[test]
fn every_word_is_spelt_as_in_the_dictionary() {
    for (language, dictionary) in [("ru", "ru_RU"), ("pl", "pl_PL")] {
        let known = KNOWN.iter().find(|(known, _)| *known == language).map_or(&[][..], |(_, words)| words);
        let names = names(language);
        let right = |word: &String| {
            let small = word.to_lowercase();
            names.contains(word) || known.iter().any(|begin| small.starts_with(begin))
        };
        let wrong: Vec<String> =
            unknown(dictionary, &spoken(language)).into_iter().filter(|word| !right(word)).collect();
        assert!(wrong.is_empty(), "{language}: {wrong:?}");
    }
}

/// The names of persons and creatures: the words of the packs' lexicons.
fn names(language: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    let file = format!("lexicon.{language}.toml");
    for pack in packs().packs() {
        for (_, text) in pack.source.files.iter().filter(|(name, _)| *name == file) {
            words_of(text, &mut words);
        }
    }
    words
}
