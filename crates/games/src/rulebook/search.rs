//! Looking for words in a rulebook: by their beginnings, in any of their forms, with or without diacritics.

use super::{Book, Clause};
use snowball_stemmers_rs::{Algorithm, Stemmer};
use std::collections::{BTreeMap, BTreeSet};

/// What was found in a rulebook.
#[derive(Debug)]
pub struct Found<'b> {
    /// The clauses, in the order of the book.
    pub clauses: Vec<&'b Clause>,
    /// The words that answered, in small letters as the book has them, to be marked where they stand.
    pub words: BTreeSet<String>,
}

/// The words of a book, each once, and which of them each clause has.
#[derive(Debug)]
pub(super) struct Index {
    words: Vec<Word>,
    clauses: Vec<BTreeSet<usize>>,
}

/// A word as it is written and as it is compared.
#[derive(Debug)]
struct Word {
    written: String,
    plain: String,
    stems: [String; 2],
}

impl Word {
    /// A stem is taken with and without diacritics: who types none means the same word.
    fn of(written: String, stemmer: &Stemmer) -> Word {
        let plain = without_diacritics(&written);
        let stems = [without_diacritics(&stemmer.stem(&written)), stemmer.stem(&plain).into_owned()];
        Word { plain, stems, written }
    }

    fn answers(&self, wanted: &Word) -> bool {
        self.plain.starts_with(&wanted.plain)
            || self.stems.iter().any(|stem| stem.chars().count() > 2 && wanted.stems.contains(stem))
    }
}

impl Index {
    pub fn of(book: &Book) -> Index {
        let stemmer = stemmer(book.language);
        let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
        let clauses = book.all().map(|clause| {
            let text = format!("{} {} {}", clause.id, clause.section, clause.text).to_lowercase();
            let words =
                text.split(|c: char| !c.is_alphanumeric() && c != '-').filter(|word| !word.is_empty());
            words
                .map(|word| {
                    let next = numbers.len();
                    *numbers.entry(word.to_owned()).or_insert(next)
                })
                .collect()
        });
        let clauses = clauses.collect();
        let mut words: Vec<(String, usize)> = numbers.into_iter().collect();
        words.sort_unstable_by_key(|(_, number)| *number);
        Index { words: words.into_iter().map(|(word, _)| Word::of(word, &stemmer)).collect(), clauses }
    }

    pub fn search<'b>(&self, book: &'b Book, wanted: &[&str]) -> Found<'b> {
        let stemmer = stemmer(book.language);
        let answers: Vec<BTreeSet<usize>> = wanted
            .iter()
            .map(|word| Word::of(word.to_lowercase(), &stemmer))
            .map(|wanted| (0..self.words.len()).filter(|at| self.words[*at].answers(&wanted)).collect())
            .collect();
        let mut words = BTreeSet::new();
        let has_all =
            |(_, said): &(&Clause, &BTreeSet<usize>)| answers.iter().all(|any| !said.is_disjoint(any));
        let clauses = book.all().zip(&self.clauses).filter(has_all).map(|(clause, said)| {
            let found = answers.iter().flat_map(|any| said.intersection(any));
            words.extend(found.map(|at| self.words[*at].written.clone()));
            clause
        });
        Found { clauses: clauses.collect(), words }
    }
}

fn stemmer(language: &str) -> Stemmer {
    Stemmer::create(match language {
        "ru" => Algorithm::Russian,
        "pl" => Algorithm::Polish,
        _ => Algorithm::English,
    })
}

/// A word in small letters as it is typed by whoever has no such letters.
fn without_diacritics(word: &str) -> String {
    let plain = |c| match c {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        'ё' => 'е',
        other => other,
    };
    word.chars().map(plain).collect()
}
