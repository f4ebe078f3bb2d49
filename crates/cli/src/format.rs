//! `conclave fmt`: rule texts in their canonical form.

use crate::check::{Read, pack_folders, with_built_in};
use crate::fail::Fail;
use blackrose::Packs;
use blackrose::language::GRAMMAR;
use spellscript::pack::{Origin, Shelf, Text};
use std::path::PathBuf;

/// The options of `conclave fmt`.
#[derive(clap::Args)]
pub struct Args {
    /// Folders of packs, or folders that hold such folders
    #[arg(required = true, value_name = "PACK_DIR")]
    folders: Vec<PathBuf>,
    /// Change nothing; exit with 1 if a text is not in its canonical form
    #[arg(long)]
    check: bool,
}

/// A text that would be written otherwise.
struct Change {
    file: usize,
    span: std::ops::Range<usize>,
    line: usize,
    new: String,
}

/// Runs `conclave fmt`.
pub fn run(args: Args) -> Result<(), Fail> {
    let mut changed = Vec::new();
    for folder in pack_folders(&args.folders)? {
        let all = match with_built_in(&folder, &[])? {
            Read::Rose(packs) => rewritten(&packs),
            Read::Penumbra(packs) => rewritten_penumbra(&packs),
        };
        for (name, text, lines) in all {
            let path = folder.join(&name);
            changed.extend(lines.iter().map(|line| format!("{}:{line}", path.display())));
            if !args.check {
                std::fs::write(&path, text).map_err(|e| Fail::file(&path, e))?;
            }
        }
    }
    let verb = if args.check { "would be rewritten" } else { "rewritten" };
    for place in &changed {
        println!("{place}: {verb}");
    }
    if args.check && !changed.is_empty() {
        return Err(Fail::failed(format!(
            "{} texts are not in their canonical form; conclave fmt rewrites them",
            changed.len()
        )));
    }
    Ok(())
}

/// A file whose texts would be written otherwise: name, new text, and the lines.
pub type Rewritten = (String, String, Vec<usize>);

/// The files of the last pack of Penumbra whose texts would be written otherwise.
pub fn rewritten_penumbra(packs: &penumbra::Packs) -> Vec<Rewritten> {
    let canonical = |_, kind, text: &str| penumbra::language::GRAMMAR.format(kind, text, &packs.words).ok();
    of_last(&packs.shelf, packs.texts(), canonical)
}

/// The files of the last pack whose texts would be written otherwise.
pub fn rewritten(packs: &Packs) -> Vec<Rewritten> {
    let canonical = |pack, kind, text: &str| GRAMMAR.format(kind, text, packs.words_of(pack)).ok();
    of_last(&packs.shelf, packs.texts(), canonical)
}

/// The files of the last pack whose texts are not as they would be written; a text that was read can be.
fn of_last(
    shelf: &Shelf,
    texts: Vec<(Origin, &'static str, &Text)>,
    canonical: impl Fn(usize, &'static str, &str) -> Option<String>,
) -> Vec<Rewritten> {
    let Some(pack) = shelf.packs().len().checked_sub(1) else { return Vec::new() };
    let files = &shelf.packs()[pack].source.files;
    let mut changes: Vec<Change> = Vec::new();
    for (origin, kind, text) in texts.into_iter().filter(|(origin, ..)| origin.pack == pack) {
        let Some(canonical) = canonical(pack, kind, text.get_ref()) else { continue };
        if canonical != *text.get_ref() {
            changes.push(Change::new(&files[origin.file].1, origin.file, text.span(), &canonical));
        }
    }
    applied(changes, files)
}

impl Change {
    fn new(text: &str, file: usize, span: std::ops::Range<usize>, canonical: &str) -> Change {
        let new = quoted(canonical, text[span.clone()].starts_with('"'));
        let (line, _) = spellscript::line_and_column(text, span.start);
        Change { file, span, line, new }
    }
}

fn applied(mut changes: Vec<Change>, files_of: &[(String, String)]) -> Vec<Rewritten> {
    // From the end of each file, so that earlier places stay where they are.
    changes.sort_by_key(|c| (c.file, std::cmp::Reverse(c.span.start)));
    let mut files: Vec<(String, String, Vec<usize>)> = Vec::new();
    for change in changes {
        let (name, text) = &files_of[change.file];
        if files.last().is_none_or(|(last, ..)| last != name) {
            files.push((name.clone(), text.clone(), Vec::new()));
        }
        if let Some((_, text, lines)) = files.last_mut() {
            text.replace_range(change.span, &change.new);
            lines.insert(0, change.line);
        }
    }
    files
}

/// A TOML string: as the writer quoted it, where that is possible.
fn quoted(text: &str, double: bool) -> String {
    let plain = |c: char| c != '\'' && (!c.is_control() || c == '\t');
    if !double && text.chars().all(plain) {
        return format!("'{text}'");
    }
    let mut out = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if c.is_control() => out.push_str(&format!("\\u{:04X}", c as u32)),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_keep_their_quotes_where_they_can() {
        assert_eq!(quoted("Inflict 2.", false), "'Inflict 2.'");
        assert_eq!(quoted("Inflict 2.", true), "\"Inflict 2.\"");
        assert_eq!(quoted("the target's Speed", false), "\"the target's Speed\"");
        assert_eq!(quoted("a \"b\" \\", true), "\"a \\\"b\\\" \\\\\"");
    }
}
