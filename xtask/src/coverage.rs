//! Which clauses are shown, and by what.

use std::collections::BTreeMap;
use std::fmt::Write;

use games::rulebook::{Book, Clause, Library, Mark};

use crate::evidence::{Citation, Evidence, Witness};

/// How a clause stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    Shown,
    Data,
    Follows,
    Advice,
    Later,
    Open,
}

/// The rulebooks held against the evidence.
pub struct Coverage<'a> {
    library: &'a Library,
    evidence: &'a Evidence,
    cited: BTreeMap<&'a str, Vec<&'a Citation>>,
}

impl<'a> Coverage<'a> {
    /// Sorts the citations by clause.
    pub fn new(library: &'a Library, evidence: &'a Evidence) -> Coverage<'a> {
        let mut cited: BTreeMap<&str, Vec<&Citation>> = BTreeMap::new();
        for citation in &evidence.citations {
            cited.entry(&citation.id).or_default().push(citation);
        }
        Coverage { library, evidence, cited }
    }

    /// Everything that is wrong in rulebooks, scenarios and tests, each with `file:line`.
    pub fn mistakes(&self) -> Vec<String> {
        let books = self.library.books.iter().flat_map(|b| b.mistakes.iter().cloned());
        let unknown = self.evidence.citations.iter().filter(|c| !self.library.knows(&c.id));
        let games = self.evidence.data_tests.iter().filter(|(game, _)| self.library.book(game).is_err());
        books
            .chain(self.evidence.mistakes.iter().cloned())
            .chain(unknown.map(|c| format!("{}: there is no clause {}", c.place, c.id)))
            .chain(games.map(|(game, place)| format!("{place}: there is no rulebook for `{game}`")))
            .collect()
    }

    /// How one clause stands. A citation counts before the mark: showing is more than following.
    pub fn standing(&self, book: &Book, clause: &Clause) -> Standing {
        if self.cited.contains_key(clause.id.as_str()) {
            return Standing::Shown;
        }
        match clause.mark {
            Some(Mark::Data) if self.evidence.data_tests.iter().any(|(game, _)| *game == book.game) => {
                Standing::Data
            }
            Some(Mark::Follows(_)) => Standing::Follows,
            Some(Mark::Advice) => Standing::Advice,
            Some(Mark::Later) => Standing::Later,
            Some(Mark::Data) | None => Standing::Open,
        }
    }

    fn clauses(&self, book: &'a Book, standing: Standing) -> Vec<&'a Clause> {
        book.clauses.iter().filter(|c| self.standing(book, c) == standing).collect()
    }

    /// A worked example is a position and what follows, so only a scenario shows it.
    fn open_examples(&self, book: &'a Book) -> Vec<&'a Clause> {
        let played = |c: &Clause| {
            let cited = self.cited.get(c.id.as_str());
            cited.is_some_and(|list| list.iter().any(|x| x.witness == Witness::Scenario))
        };
        book.examples.iter().filter(|c| !played(c) && c.mark != Some(Mark::Later)).collect()
    }

    /// Whether nothing is open: no clause, no worked example.
    pub fn complete(&self, book: &Book) -> bool {
        self.clauses(book, Standing::Open).is_empty() && self.open_examples(book).is_empty()
    }

    /// The two lines of one game.
    pub fn report(&self, book: &Book) -> String {
        let count = |standing| self.clauses(book, standing).len();
        let later = match count(Standing::Later) {
            0 => String::new(),
            n => format!("{n} later, "),
        };
        let due = book.examples.iter().filter(|c| c.mark != Some(Mark::Later)).count();
        format!(
            "{game}: {} clauses, {} shown, {} data, {} follows, {} advice, {later}{} open\n\
             {game}: {} of {} examples\n",
            book.clauses.len(),
            count(Standing::Shown),
            count(Standing::Data),
            count(Standing::Follows),
            count(Standing::Advice),
            count(Standing::Open),
            due - self.open_examples(book).len(),
            due,
            game = book.game,
        )
    }

    /// The open clauses and examples with their texts.
    pub fn open_list(&self, book: &Book) -> String {
        let mut out = String::new();
        for clause in self.clauses(book, Standing::Open) {
            let hint = if clause.mark == Some(Mark::Data) { " [data, but no pack test]" } else { "" };
            let _ = writeln!(out, "open: {} {}{hint}", clause.id, clause.text);
        }
        for example in self.open_examples(book) {
            let _ = writeln!(out, "no scenario: {} {}", example.id, example.text);
        }
        out
    }

    /// Draws shown clauses, each with what shows it. The same seed draws the same clauses.
    pub fn sample(&self, book: &Book, count: usize, seed: u64) -> String {
        let mut shown = self.clauses(book, Standing::Shown);
        let count = count.min(shown.len());
        let mut draw = Draw(seed);
        for at in 0..count {
            let other = at + draw.below(shown.len() - at);
            shown.swap(at, other);
        }
        shown.truncate(count);
        shown.sort_by_key(|c| c.line);
        let mut out = String::new();
        for clause in shown {
            let _ = writeln!(out, "\n{} {}", clause.id, clause.text);
            for citation in &self.cited[clause.id.as_str()] {
                let kind = match citation.witness {
                    Witness::Scenario => "scenario",
                    Witness::Test => "test",
                };
                let _ = writeln!(out, "    {kind} {} ({})", citation.name, citation.place);
            }
        }
        out
    }
}

/// SplitMix64: small, and the same on every machine.
struct Draw(u64);

impl Draw {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((u128::from(z) * bound as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "\
- **DUE-001** Box. [data]
- **DUE-002** Note. [advice]
- **DUE-003** Rule.
- **DUE-004** Same. [follows: DUE-003]
- **DUE-005** Another rule.
- **DUE-EX-1** Example.
";

    fn library() -> Library {
        Library { books: vec![Book::parse("duel", RULES)] }
    }

    fn evidence(sources: &[&str], scenarios: &[&str]) -> Evidence {
        let mut evidence = Evidence::default();
        sources.iter().for_each(|s| evidence.add_source("a.rs", s));
        scenarios.iter().for_each(|s| evidence.add_scenario("s.toml", s));
        evidence
    }

    #[test]
    fn nothing_shown() {
        let (library, evidence) = (library(), evidence(&[], &[]));
        let coverage = Coverage::new(&library, &evidence);
        let book = &library.books[0];
        assert_eq!(
            coverage.report(book),
            "duel: 5 clauses, 0 shown, 0 data, 1 follows, 1 advice, 3 open\nduel: 0 of 1 examples\n"
        );
        assert!(coverage.open_list(book).contains("open: DUE-001 Box. [data, but no pack test]\n"));
        assert!(!coverage.complete(book));
    }

    #[test]
    fn everything_shown() {
        let library = library();
        let evidence = evidence(
            &[
                "// rules: data duel\n#[test]\nfn a() {}\n",
                "// rules: DUE-003, DUE-005\n#[test]\nfn b() {}\n",
            ],
            &["rule = [\"DUE-EX-1\"]"],
        );
        let coverage = Coverage::new(&library, &evidence);
        let book = &library.books[0];
        assert_eq!(coverage.mistakes(), Vec::<String>::new());
        assert_eq!(
            coverage.report(book),
            "duel: 5 clauses, 2 shown, 1 data, 1 follows, 1 advice, 0 open\nduel: 1 of 1 examples\n"
        );
        assert!(coverage.complete(book));
    }

    #[test]
    fn a_worked_example_needs_a_scenario() {
        let (library, evidence) = (library(), evidence(&["// rules: DUE-EX-1\n#[test]\nfn a() {}\n"], &[]));
        let coverage = Coverage::new(&library, &evidence);
        assert!(coverage.report(&library.books[0]).ends_with("duel: 0 of 1 examples\n"));
    }

    #[test]
    fn an_unknown_clause_is_a_mistake() {
        let library = library();
        let evidence =
            evidence(&["// rules: DUE-999, data chess\n#[test]\nfn a() {}\n"], &["\nrule = [\"DUE-EX-9\"]"]);
        assert_eq!(
            Coverage::new(&library, &evidence).mistakes(),
            [
                "a.rs:1: there is no clause DUE-999",
                "s.toml:2: there is no clause DUE-EX-9",
                "a.rs:1: there is no rulebook for `chess`",
            ]
        );
    }

    #[test]
    fn a_sample_is_repeatable_and_says_what_shows_it() {
        let library = library();
        let evidence = evidence(&["// rules: DUE-003, DUE-005\n#[test]\nfn b() {}\n"], &[]);
        let coverage = Coverage::new(&library, &evidence);
        let book = &library.books[0];
        assert_eq!(coverage.sample(book, 1, 7), coverage.sample(book, 1, 7));
        let all = coverage.sample(book, 20, 1);
        assert_eq!(
            all,
            "\nDUE-003 Rule.\n    test a.rs b (a.rs:1)\n\nDUE-005 Another rule.\n    test a.rs b (a.rs:1)\n"
        );
    }
}
