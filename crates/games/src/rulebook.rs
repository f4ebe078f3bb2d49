//! The rulebooks of `rules/`: numbered clauses, their marks, and worked examples, in three languages.

mod search;

pub use search::Found;

use search::Index;
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

/// What the mark at the end of a clause says about showing it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A fact about components, shown by the one pack test of the game.
    Data,
    /// A note to the reader, with nothing of its own to show.
    Advice,
    /// Of a part of the game that is not built yet.
    Later,
    /// A mere consequence of these clauses.
    Follows(Vec<String>),
}

/// One numbered statement of a rulebook, or one worked example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Its id, such as `DUE-301`.
    pub id: String,
    /// The heading it stands under.
    pub section: String,
    /// The page of the printed rulebook, as it stands in the book: `p. 13`.
    pub page: Option<String>,
    /// What it says.
    pub text: String,
    /// Its line in the file.
    pub line: usize,
    /// The mark at its end.
    pub mark: Option<Mark>,
}

/// The clauses and worked examples of one game, in one language.
#[derive(Debug, Default)]
pub struct Book {
    /// The id of the game.
    pub game: String,
    /// The language, such as `en`.
    pub language: &'static str,
    /// The clauses in the order of the book.
    pub clauses: Vec<Clause>,
    /// The worked examples.
    pub examples: Vec<Clause>,
    /// What is wrong in the book itself, each with its line.
    pub mistakes: Vec<String>,
    index: OnceLock<Index>,
}

/// All rulebooks, in one language.
#[derive(Debug, Default)]
pub struct Library {
    /// The books, the games in the order of the house.
    pub books: Vec<Book>,
}

/// A language, its books in the order of the house, and what the English ones say in signs.
struct Translated {
    language: &'static str,
    texts: [&'static str; 4],
    signs: &'static [(&'static str, &'static str)],
}

const GAMES: [&str; 4] = ["duel", "rebirth", "classic", "penumbra"];

static ENGLISH: LazyLock<Library> = LazyLock::new(|| {
    let texts = [
        include_str!("../../../rules/duel.md"),
        include_str!("../../../rules/rebirth.md"),
        include_str!("../../../rules/classic.md"),
        include_str!("../../../rules/penumbra.md"),
    ];
    Library { books: GAMES.into_iter().zip(texts).map(|(game, text)| Book::parse(game, text)).collect() }
});

static OTHERS: LazyLock<[Library; 2]> = LazyLock::new(|| {
    let russian = Translated {
        language: "ru",
        texts: [
            include_str!("../../../rules/ru/duel.md"),
            include_str!("../../../rules/ru/rebirth.md"),
            include_str!("../../../rules/ru/classic.md"),
            include_str!("../../../rules/ru/penumbra.md"),
        ],
        signs: &[
            ("[ruling]", "[толкование]"),
            ("[differs: ", "[иначе: "),
            ("aid p. ", "памятка, с. "),
            ("p. ", "с. "),
            ("public reviews", "отзывы"),
            ("shows all 19 Rooms with their icon", "все 19 комнат со значками"),
            ("derived", "выведено"),
            ("slots as in", "ячейки: см."),
        ],
    };
    let polish = Translated {
        language: "pl",
        texts: [
            include_str!("../../../rules/pl/duel.md"),
            include_str!("../../../rules/pl/rebirth.md"),
            include_str!("../../../rules/pl/classic.md"),
            include_str!("../../../rules/pl/penumbra.md"),
        ],
        signs: &[
            ("[ruling]", "[wykładnia]"),
            ("[differs: ", "[inaczej: "),
            ("aid p. ", "pomoc, s. "),
            ("p. ", "s. "),
            ("public reviews", "recenzje"),
            ("shows all 19 Rooms with their icon", "wszystkie 19 Pomieszczeń z ikonami"),
            ("derived", "wyliczone"),
            ("slots as in", "miejsca: zob."),
        ],
    };
    [russian, polish].map(|translated| translated.library(&ENGLISH))
});

/// The rulebooks that come with the program, in English: those that all others follow.
pub fn library() -> &'static Library {
    &ENGLISH
}

/// The rulebooks in a language; the error says which there are.
pub fn library_in(language: &str) -> Result<&'static Library, String> {
    let mut all = std::iter::once(&*ENGLISH).chain(OTHERS.iter());
    all.find(|library| library.language() == language)
        .ok_or_else(|| format!("there are no rulebooks in \"{language}\"; there are: en, ru, pl"))
}

impl Translated {
    /// The books, with the marks of the English clauses.
    fn library(&self, english: &Library) -> Library {
        let plain =
            |text: &str| self.signs.iter().fold(text.to_owned(), |text, (en, own)| text.replace(en, own));
        let books = english.books.iter().zip(self.texts).map(|(original, text)| {
            let mut book = Book::parse(&original.game, text);
            book.language = self.language;
            for clause in book.clauses.iter_mut().chain(&mut book.examples) {
                clause.mark = original.find(&clause.id).and_then(|of| of.mark.clone());
                clause.page = clause.page.as_deref().map(plain);
                clause.text = plain(&clause.text);
            }
            book
        });
        Library { books: books.collect() }
    }
}

impl Library {
    /// The language of the books.
    pub fn language(&self) -> &'static str {
        self.books.first().map_or("en", |book| book.language)
    }

    /// The rulebook of one game; the error says which there are.
    pub fn book(&self, game: &str) -> Result<&Book, String> {
        self.books.iter().find(|b| b.game == game).ok_or_else(|| {
            let known: Vec<&str> = self.books.iter().map(|b| b.game.as_str()).collect();
            format!("there is no rulebook for \"{game}\"; there are: {}", known.join(", "))
        })
    }

    /// The clause or worked example of this id, in whichever book; capitals do not matter.
    pub fn find(&self, id: &str) -> Option<&Clause> {
        self.books.iter().find_map(|b| b.find(id))
    }

    /// Whether some book has a clause or worked example of this id.
    pub fn knows(&self, id: &str) -> bool {
        self.books.iter().any(|b| b.all().any(|c| c.id == id))
    }
}

impl Book {
    /// The clauses, then the worked examples.
    pub fn all(&self) -> impl Iterator<Item = &Clause> {
        self.clauses.iter().chain(&self.examples)
    }

    /// The clause or worked example of this id; capitals do not matter.
    pub fn find(&self, id: &str) -> Option<&Clause> {
        self.all().find(|c| c.id.eq_ignore_ascii_case(id))
    }

    /// The clauses and examples whose id, section or text has all these words, their beginnings or other forms.
    pub fn search(&self, words: &[&str]) -> Found<'_> {
        self.index.get_or_init(|| Index::of(self)).search(self, words)
    }

    /// Reads a rulebook. A clause or example is a paragraph that begins with its id in bold:
    /// `- **DUE-301** (p. 13) …` or `**PEN-EX-1 Title** …`.
    pub fn parse(game: &str, text: &str) -> Book {
        let mut book = Book { game: game.to_owned(), language: "en", ..Book::default() };
        let mut lines = text.lines().enumerate().peekable();
        let mut quoted = false;
        let mut section = String::new();
        while let Some((at, line)) = lines.next() {
            // A clause between fences is shown as an example of writing one.
            quoted ^= line.starts_with("```");
            if quoted {
                continue;
            }
            if let Some(heading) = line.strip_prefix("## ") {
                section = heading.trim().to_owned();
            }
            let Some((id, first)) = head(line) else { continue };
            let mut body = first.to_owned();
            // A clause may go on in indented lines.
            while let Some((_, more)) = lines.next_if(|(_, l)| l.starts_with("  ") && head(l).is_none()) {
                body.push(' ');
                body.push_str(more.trim());
            }
            let (text, mark) = split_mark(body.trim());
            let (page, text) = split_page(text);
            let clause = Clause {
                id: id.to_owned(),
                section: section.clone(),
                page: page.map(str::to_owned),
                text: text.to_owned(),
                line: at + 1,
                mark,
            };
            match id.split_once('-').map_or("", |(_, rest)| rest) {
                n if n.starts_with("EX-") => book.examples.push(clause),
                n if n.starts_with(|c: char| c.is_ascii_digit()) => book.clauses.push(clause),
                // Named gaps and the like are neither.
                _ => {}
            }
        }
        book.mistakes = book.find_mistakes();
        book
    }

    fn find_mistakes(&self) -> Vec<String> {
        let mut mistakes = Vec::new();
        let file = format!("rules/{}.md", self.game);
        let mut seen: BTreeMap<&str, &Clause> = BTreeMap::new();
        for clause in self.clauses.iter().chain(&self.examples) {
            if let Some(first) = seen.insert(&clause.id, clause) {
                mistakes
                    .push(format!("{file}:{}: {} is already on line {}", clause.line, clause.id, first.line));
            }
        }
        for clause in &self.clauses {
            let Some(Mark::Follows(causes)) = &clause.mark else { continue };
            for cause in causes {
                let fault = match seen.get(cause.as_str()).map(|c| &c.mark) {
                    None => "does not exist",
                    Some(_) if *cause == clause.id => "is the clause itself",
                    Some(Some(Mark::Follows(_))) => "only follows itself; name the clause that is shown",
                    Some(Some(Mark::Advice)) => "is advice, from which no rule follows",
                    Some(Some(Mark::Later)) => "is not built yet",
                    Some(_) => continue,
                };
                mistakes
                    .push(format!("{file}:{}: {} follows {cause}, which {fault}", clause.line, clause.id));
            }
        }
        mistakes
    }
}

/// Splits the id off a line that begins a clause or an example.
fn head(line: &str) -> Option<(&str, &str)> {
    let line = line.strip_prefix("- ").unwrap_or(line).strip_prefix("**")?;
    let (bold, rest) = line.split_once("**")?;
    let (id, title) = bold.split_once(' ').unwrap_or((bold, ""));
    // A title inside the bold part belongs to the text, but the text is what follows it.
    is_id(id).then_some((id, if rest.trim().is_empty() { title } else { rest }))
}

/// Whether a word has the form of an id: `DUE-301`, `DUE-EX-4`, `REB-GAP-2`.
pub fn is_id(word: &str) -> bool {
    let mut parts = word.split('-');
    let upper = |p: &str| !p.is_empty() && p.chars().all(|c| c.is_ascii_uppercase());
    let number = |p: &str| !p.is_empty() && p.chars().all(|c| c.is_ascii_digit());
    let Some(prefix) = parts.next() else { return false };
    let rest: Vec<&str> = parts.collect();
    prefix.len() == 3
        && upper(prefix)
        && match rest.as_slice() {
            [n] => number(n),
            [kind, n] => upper(kind) && number(n),
            _ => false,
        }
}

/// Takes the page off the beginning of a clause: `(p. 13) …`.
fn split_page(body: &str) -> (Option<&str>, &str) {
    match body.strip_prefix('(').and_then(|b| b.split_once(')')) {
        Some((page, rest)) if page.starts_with("p. ") => (Some(page), rest.trim_start()),
        _ => (None, body),
    }
}

/// Takes the mark off the end of a clause.
fn split_mark(body: &str) -> (&str, Option<Mark>) {
    let Some((text, mark)) = body.strip_suffix(']').and_then(|b| b.rsplit_once('[')) else {
        return (body, None);
    };
    let mark = match mark {
        "data" => Mark::Data,
        "advice" => Mark::Advice,
        "later" => Mark::Later,
        _ => match mark.strip_prefix("follows:") {
            Some(causes) => Mark::Follows(causes.split(',').map(|c| c.trim().to_owned()).collect()),
            None => return (body, None),
        },
    };
    (text.trim_end(), Some(mark))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "\
# A game

How to read a clause: **id** (page) statement. Not a clause: **bold** words.

## Parts

- **DUE-001** (p. 4) The box holds 1 board. [data]
- **DUE-301** (p. 13) A Mage must perform 1 or 2 Actions. [differs: REB]
- **DUE-302** [ruling] Two lines
  of one clause. [follows: DUE-301]
- **DUE-303** Read this first. [advice]
- **DUE-1004** (p. 2) [ruling] Long numbers. Reason: DUE-301.
- **DUE-GAP-1** Not known.

```
- **DUE-007** Only quoted.
```

**DUE-EX-1 A title** (DUE-301). One Action, then another.
- **DUE-EX-2** (p. 7) Also an example.
";

    #[test]
    fn clauses_examples_and_marks_are_found() {
        let book = Book::parse("duel", SAMPLE);
        let ids = |list: &[Clause]| list.iter().map(|c| c.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(&book.clauses), ["DUE-001", "DUE-301", "DUE-302", "DUE-303", "DUE-1004"]);
        assert_eq!(ids(&book.examples), ["DUE-EX-1", "DUE-EX-2"]);
        let marks: Vec<_> = book.clauses.iter().map(|c| c.mark.clone()).collect();
        let follows = Mark::Follows(vec!["DUE-301".to_owned()]);
        assert_eq!(marks, [Some(Mark::Data), None, Some(follows), Some(Mark::Advice), None]);
        assert_eq!(book.clauses[2].text, "[ruling] Two lines of one clause.");
        assert_eq!(book.clauses[1].text, "A Mage must perform 1 or 2 Actions. [differs: REB]");
        assert_eq!(book.clauses[1].page.as_deref(), Some("p. 13"));
        assert_eq!(book.clauses[2].page, None);
        assert_eq!(book.clauses[1].section, "Parts");
        assert_eq!(book.clauses[1].line, 8);
        assert_eq!(book.mistakes, Vec::<String>::new());
    }

    #[test]
    fn a_mark_stands_only_at_the_end() {
        let book = Book::parse("duel", "- **DUE-001** Words like [data] inside are no mark.\n");
        assert_eq!(book.clauses[0].mark, None);
    }

    #[test]
    fn a_second_clause_of_the_same_id_is_a_mistake() {
        let book = Book::parse("duel", "- **DUE-001** One.\n- **DUE-001** Two.\n");
        assert_eq!(book.mistakes, ["rules/duel.md:2: DUE-001 is already on line 1"]);
    }

    #[test]
    fn follows_must_name_a_clause_that_is_shown() {
        let book = Book::parse(
            "duel",
            "- **DUE-001** One. [follows: DUE-009]\n- **DUE-002** Two. [follows: DUE-002]\n\
             - **DUE-003** Three. [follows: DUE-001]\n- **DUE-004** Four. [advice]\n\
             - **DUE-005** Five. [follows: DUE-006, DUE-004]\n- **DUE-006** Six.\n",
        );
        assert_eq!(
            book.mistakes,
            [
                "rules/duel.md:1: DUE-001 follows DUE-009, which does not exist",
                "rules/duel.md:2: DUE-002 follows DUE-002, which is the clause itself",
                "rules/duel.md:3: DUE-003 follows DUE-001, which only follows itself; name the clause that is shown",
                "rules/duel.md:5: DUE-005 follows DUE-004, which is advice, from which no rule follows",
            ]
        );
    }

    #[test]
    fn ids_have_one_form() {
        for good in ["DUE-301", "REB-1000", "DUE-EX-4", "REB-GAP-13"] {
            assert!(is_id(good), "{good}");
        }
        for bad in ["DUE", "DUE-", "due-301", "DUEL-301", "DUE-30a", "DUE-EX", "DUE-EX-1-2", "id"] {
            assert!(!is_id(bad), "{bad}");
        }
    }

    #[test]
    fn the_rulebooks_are_in_the_program() {
        let games: Vec<&str> = library().books.iter().map(|b| b.game.as_str()).collect();
        assert_eq!(games, ["duel", "rebirth", "classic", "penumbra"]);
        assert!(library().books.iter().all(|b| b.clauses.len() > 100 && !b.examples.is_empty()));
        assert_eq!(library().find("due-301").map(|c| c.id.as_str()), Some("DUE-301"));
        assert!(library().find("DUE-999").is_none());
        assert!(library().book("chess").is_err_and(|e| e.contains("duel, rebirth, classic, penumbra")));
    }

    #[test]
    fn words_are_searched_by_their_beginnings() {
        let book = Book::parse("duel", SAMPLE);
        let found =
            |words: &[&str]| book.search(words).clauses.iter().map(|c| c.id.clone()).collect::<Vec<_>>();
        assert_eq!(found(&["must", "ACT"]), ["DUE-301"]);
        assert_eq!(found(&["parts", "lin"]), ["DUE-302"]);
        assert_eq!(found(&["nowhere"]), Vec::<String>::new());
    }

    /// What a text cites: ids of clauses; and its other numbers.
    fn numbers(text: &str) -> (Vec<&str>, Vec<&str>) {
        let mut cited: Vec<&str> = Vec::new();
        let mut numbers: Vec<&str> = Vec::new();
        for word in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-') {
            if is_id(word.trim_matches('-')) {
                cited.push(word);
            } else {
                numbers.extend(word.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty()));
            }
        }
        cited.sort_unstable();
        numbers.sort_unstable();
        (cited, numbers)
    }

    #[test]
    fn every_clause_is_there_in_every_language_with_its_numbers() {
        for language in ["ru", "pl"] {
            let library = library_in(language).unwrap();
            for (original, book) in super::library().books.iter().zip(&library.books) {
                assert_eq!((book.language, &book.game), (language, &original.game));
                assert_eq!(book.mistakes, Vec::<String>::new(), "{language}");
                let ids = |book: &Book| book.all().map(|c| c.id.clone()).collect::<Vec<_>>();
                assert_eq!(ids(book), ids(original), "{language}, {}", book.game);
                for (clause, of) in book.all().zip(original.all()) {
                    let signs = |text: &str, open: &str| text.matches(open).count();
                    let at = format!("rules/{language}/{}.md:{}: {}", book.game, clause.line, clause.id);
                    assert_eq!(numbers(&clause.text), numbers(&of.text), "{at}");
                    assert_eq!(clause.mark, of.mark, "{at}");
                    assert_eq!(signs(&clause.text, "["), signs(&of.text, "["), "{at}");
                    assert!(
                        !clause.section.is_empty() && clause.section != of.section,
                        "{at}: {}",
                        clause.section
                    );
                    let pages = |page: &Option<String>| page.as_deref().map(|p| numbers(p).1.join(" "));
                    assert_eq!(pages(&clause.page), pages(&of.page), "{at}");
                }
            }
        }
        assert!(library_in("la").is_err_and(|e| e.contains("en, ru, pl")));
    }

    #[test]
    fn words_are_found_in_other_forms_and_without_diacritics() {
        let found = |language: &str, words: &[&str]| -> Vec<String> {
            let book = library_in(language).unwrap().book("rebirth").unwrap();
            book.search(words).clauses.iter().map(|c| c.id.clone()).collect()
        };
        let alike = |language, one: &[&str], other: &[&str]| {
            let (one, other) = (found(language, one), found(language, other));
            assert!(!one.is_empty() && one == other, "{language}: {} and {}", one.len(), other.len());
        };
        alike("en", &["rooms"], &["room"]);
        alike("ru", &["заклинанием"], &["заклинания"]);
        alike("ru", &["чёрная", "роза"], &["черная", "роза"]);
        alike("pl", &["pomieszczenia"], &["pomieszczeniem"]);
        alike("pl", &["księżyca"], &["ksiezyca"]);
        let polish = library_in("pl").unwrap().book("rebirth").unwrap().search(&["ksiezyca"]);
        assert!(polish.words.contains("księżyca"), "what was found is told as it is written");
    }
}
