//! `conclave rules`: the rulebooks, clause by clause.

use crate::fail::Fail;
use crate::terminal::text::{Paint, WIDTH, print, wrap};
use games::rulebook::{Book, Clause, Library, Mark, is_id, library_in};
use std::fmt::Write;

const EXAMPLES: &str = "\
Examples:
  conclave rules                       which rulebooks there are
  conclave rules duel                  the sections of one
  conclave rules DUE-301               one clause, and what refers to it
  conclave rules DUE-301 DUE-EX-3      several
  conclave rules duel line of sight    the clauses with all these words, in any of their forms
  conclave rules REB-301 --lang pl     in Polish; Russian is ru";

/// The options of `conclave rules`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// A game, clause ids, or words to look for; a game and words look in its book alone
    #[arg(value_name = "GAME | CLAUSE | WORDS")]
    words: Vec<String>,
    /// The language: en, ru or pl
    #[arg(long, default_value = "en")]
    lang: String,
}

/// Runs `conclave rules`.
pub fn run(args: Args) -> Result<(), Fail> {
    let words: Vec<&str> = args.words.iter().flat_map(|w| w.split_whitespace()).collect();
    let library = library_in(&args.lang).map_err(Fail::input)?;
    print(&answer(library, &words, Paint::for_output()).map_err(Fail::input)?);
    Ok(())
}

/// What the rulebooks say to these words.
fn answer(library: &Library, words: &[&str], paint: Paint) -> Result<String, String> {
    let (books, words) = match words.first().and_then(|word| library.book(&word.to_lowercase()).ok()) {
        Some(book) => (vec![book], &words[1..]),
        None => (library.books.iter().collect(), words),
    };
    let mut out = String::new();
    if words.is_empty() {
        match books.as_slice() {
            [book] => sections(book, &mut out),
            books => overview(books, &mut out),
        }
        return Ok(out);
    }
    if words.iter().all(|word| is_id(&word.to_uppercase())) {
        for id in words {
            let clause = library.find(id).ok_or_else(|| unknown(library, id))?;
            out.push_str(&tell(clause, paint));
            out.push_str(&see_also(library, clause));
        }
        return Ok(out);
    }
    let mut count = 0;
    for book in &books {
        for clause in book.search(words).clauses {
            out.push_str(&tell(clause, paint));
            count += 1;
        }
    }
    match count {
        0 => {
            let names: Vec<&str> = books.iter().map(|b| b.game.as_str()).collect();
            Err(format!(
                "no clause has all these words: {} (looked in {})",
                words.join(" "),
                names.join(", ")
            ))
        }
        1 => Ok(out),
        n => {
            let _ = writeln!(out, "{n} clauses");
            Ok(out)
        }
    }
}

/// One clause with its page, section and marks.
pub fn tell(clause: &Clause, paint: Paint) -> String {
    let page = clause.page.as_ref().map(|p| format!(" ({p})")).unwrap_or_default();
    let mut out = format!("{}{page}  {}\n", paint.bold(&clause.id), paint.faint(&clause.section));
    let mut text = clause.text.clone();
    match &clause.mark {
        Some(Mark::Follows(causes)) => {
            let _ = write!(text, " [follows from {}]", causes.join(", "));
        }
        Some(Mark::Advice) => text.push_str(" [advice]"),
        Some(Mark::Later) => text.push_str(" [not built yet]"),
        Some(Mark::Data) | None => {}
    }
    for line in wrap(&text, *WIDTH, "  ", "  ") {
        let _ = writeln!(out, "{line}");
    }
    out
}

/// Clauses and examples that name this one.
fn see_also(library: &Library, clause: &Clause) -> String {
    let names = |other: &&Clause| {
        let cited = format!("{} {}", other.page.as_deref().unwrap_or_default(), other.text);
        let follows = matches!(&other.mark, Some(Mark::Follows(causes)) if causes.contains(&clause.id));
        other.id != clause.id
            && (follows
                || cited.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').any(|w| w == clause.id))
    };
    let ids: Vec<&str> =
        library.books.iter().flat_map(|b| b.all().filter(names)).map(|c| c.id.as_str()).collect();
    if ids.is_empty() { String::new() } else { format!("  See also {}.\n", ids.join(", ")) }
}

fn unknown(library: &Library, id: &str) -> String {
    let prefix = id.split('-').next().unwrap_or_default().to_uppercase();
    let of_book = |b: &&Book| b.clauses.first().is_some_and(|c| c.id.starts_with(&prefix));
    match library.books.iter().find(of_book).and_then(|b| Some((b.clauses.first()?, b.clauses.last()?))) {
        Some((first, last)) => format!(
            "there is no clause {}; the book runs from {} to {}",
            id.to_uppercase(),
            first.id,
            last.id
        ),
        None => format!("there is no clause {}; ids begin with DUE, REB, CLA or PEN", id.to_uppercase()),
    }
}

fn overview(books: &[&Book], out: &mut String) {
    for book in books {
        let _ = writeln!(
            out,
            "{:<10} {} clauses, {} worked examples",
            book.game,
            book.clauses.len(),
            book.examples.len()
        );
    }
    out.push_str("`conclave rules GAME` lists the sections, `conclave rules DUE-301` tells a clause.\n");
}

fn sections(book: &Book, out: &mut String) {
    let mut seen: Vec<(&str, &str, &str, usize)> = Vec::new();
    for clause in book.all() {
        match seen.last_mut().filter(|s| s.0 == clause.section) {
            Some(section) => (section.2, section.3) = (&clause.id, section.3 + 1),
            None => seen.push((&clause.section, &clause.id, &clause.id, 1)),
        }
    }
    for (section, first, last, count) in seen {
        let range = if count == 1 { first.to_owned() } else { format!("{first} to {last}") };
        let _ = writeln!(out, "{section:<40} {range}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_language(language: &str, words: &[&str]) -> Result<String, String> {
        answer(library_in(language)?, words, Paint { on: false })
    }

    fn told(words: &[&str]) -> Result<String, String> {
        in_language("en", words)
    }

    #[test]
    fn a_clause_is_told_with_page_section_and_what_refers_to_it() {
        let text = told(&["due-310"]).unwrap();
        assert!(text.starts_with("DUE-310 (p. 13)  Action Phase\n  "), "{text}");
        assert!(text.contains("See also") && text.contains("DUE-EX-3"), "{text}");
        assert!(text.lines().all(|l| l.chars().count() <= *WIDTH));
    }

    #[test]
    fn words_are_found_in_the_book_that_is_named() {
        let text = told(&["duel", "line", "of", "sight"]).unwrap();
        assert!(text.contains("DUE-370"), "{text}");
        assert!(!text.contains("REB-"));
    }

    #[test]
    fn what_is_not_there_is_said() {
        assert!(
            told(&["DUE-999"])
                .unwrap_err()
                .starts_with("there is no clause DUE-999; the book runs from DUE-001 to DUE-")
        );
        assert!(told(&["XXX-1"]).unwrap_err().contains("DUE, REB, CLA or PEN"));
        assert!(told(&["duel", "helicopter"]).unwrap_err().contains("no clause has all these words"));
    }

    #[test]
    fn clauses_are_told_and_found_in_each_language() {
        let russian = in_language("ru", &["DUE-301"]).unwrap();
        assert!(russian.starts_with("DUE-301 (с. 13)") && russian.contains("действия"), "{russian}");
        let polish = in_language("pl", &["rebirth", "ksiezyca"]).unwrap();
        assert!(polish.contains("Księżyc"), "{polish}");
        assert!(in_language("la", &[]).unwrap_err().contains("en, ru, pl"));
    }

    #[test]
    fn overview_and_sections() {
        assert!(told(&[]).unwrap().starts_with("duel "));
        assert!(told(&["duel"]).unwrap().contains("DUE-EX-1 to DUE-EX-"));
    }
}
