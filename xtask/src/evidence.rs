//! What shows a clause: scenarios with a `rule` list, and Rust tests with a `// rules:` mark.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use games::rulebook::is_id;
use serde::Deserialize;
use toml::Spanned;

/// A test that claims more shows none of them clearly.
const MOST_CLAUSES: usize = 5;

/// Who cites a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Witness {
    Scenario,
    Test,
}

/// One clause named by one test or scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    pub id: String,
    pub witness: Witness,
    /// `file:line` of the citation.
    pub place: String,
    /// What a reader would run: the test's name or the scenario's file.
    pub name: String,
}

/// All citations of the checkout, and what is wrong with them.
#[derive(Debug, Default)]
pub struct Evidence {
    pub citations: Vec<Citation>,
    /// Games whose packs have a test that shows the `data` clauses, with its place.
    pub data_tests: Vec<(String, String)>,
    pub mistakes: Vec<String>,
}

impl Evidence {
    /// Reads `scenarios/**/*.toml` and the Rust files of `crates/*/src` and `crates/*/tests`.
    pub fn collect(root: &Path) -> Result<Evidence> {
        let mut evidence = Evidence::default();
        for path in files(&root.join("scenarios"), "toml")? {
            evidence.add_scenario(&shown(root, &path), &read(&path)?);
        }
        for part in folders(&root.join("crates"))? {
            for sub in ["src", "tests"] {
                for path in files(&part.join(sub), "rs")? {
                    evidence.add_source(&shown(root, &path), &read(&path)?);
                }
            }
        }
        Ok(evidence)
    }

    /// Adds what one scenario file cites.
    pub fn add_scenario(&mut self, file: &str, text: &str) {
        /// The only key of a scenario that matters here.
        #[derive(Deserialize)]
        struct Head {
            #[serde(default)]
            rule: Vec<Spanned<String>>,
        }
        let head: Head = match toml::from_str(text) {
            Ok(head) => head,
            Err(error) => {
                let line = error.span().map_or(1, |span| line_of(text, span.start));
                self.mistakes.push(format!("{file}:{line}: {}", error.message()));
                return;
            }
        };
        if head.rule.len() > MOST_CLAUSES {
            let line = line_of(text, head.rule[0].span().start);
            self.too_many(file, line, head.rule.len());
        }
        for id in head.rule {
            let line = line_of(text, id.span().start);
            self.cite(file, line, id.get_ref(), Witness::Scenario, file);
        }
    }

    /// Adds what the tests of one Rust file cite.
    pub fn add_source(&mut self, file: &str, text: &str) {
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for (at, line) in lines.iter().enumerate() {
            let number = at + 1;
            let Some(items) = line.strip_prefix("// rules:") else {
                if looks_like_a_mark(line) {
                    self.mistakes
                        .push(format!("{file}:{number}: a mark is written `// rules: DUE-301, DUE-302`"));
                }
                continue;
            };
            let name = match marked_test(&lines[at + 1..]) {
                Ok(name) => format!("{file} {name}"),
                Err(fault) => {
                    self.mistakes.push(format!("{file}:{number}: {fault}"));
                    continue;
                }
            };
            let items: Vec<&str> = items.split(',').map(str::trim).collect();
            if items.len() > MOST_CLAUSES {
                self.too_many(file, number, items.len());
            }
            for item in items {
                match item.strip_prefix("data ") {
                    Some(game) => {
                        self.data_tests.push((game.trim().to_owned(), format!("{file}:{number}")));
                    }
                    None => self.cite(file, number, item, Witness::Test, &name),
                }
            }
        }
    }

    fn cite(&mut self, file: &str, line: usize, id: &str, witness: Witness, name: &str) {
        let place = format!("{file}:{line}");
        if is_id(id) {
            self.citations.push(Citation { id: id.to_owned(), witness, place, name: name.to_owned() });
        } else {
            self.mistakes.push(format!("{place}: `{id}` is not the id of a clause"));
        }
    }

    fn too_many(&mut self, file: &str, line: usize, count: usize) {
        self.mistakes
            .push(format!("{file}:{line}: names {count} clauses; at most {MOST_CLAUSES} are allowed"));
    }
}

/// The name of the test that the mark above these lines belongs to.
fn marked_test(below: &[&str]) -> Result<String, &'static str> {
    let attributes = below.iter().take_while(|l| l.starts_with("#[")).count();
    let (attributes, rest) = below.split_at(attributes);
    if !attributes.contains(&"#[test]") {
        return Err("a `// rules:` mark stands directly above `#[test]`");
    }
    if attributes.iter().any(|a| a.starts_with("#[ignore")) {
        return Err("an ignored test shows nothing");
    }
    let function = rest.first().and_then(|l| l.split_once("fn ")).map(|(_, after)| after);
    match function.and_then(|f| f.split(['(', '<']).next()) {
        Some(name) if !name.is_empty() => Ok(name.to_owned()),
        _ => Err("no function below this `// rules:` mark"),
    }
}

/// A comment that was meant as a mark but would be passed over in silence.
fn looks_like_a_mark(line: &str) -> bool {
    let Some(comment) = line.strip_prefix("//") else { return false };
    let comment = comment.trim_start_matches(['/', '!']).trim_start();
    ["rules:", "rule:", "Rules:", "Rule:", "rules ", "rule "]
        .iter()
        .filter_map(|word| comment.strip_prefix(word))
        .any(|rest| rest.split([',', ' ']).find(|w| !w.is_empty()).is_some_and(is_id))
}

fn line_of(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|b| *b == b'\n').count() + 1
}

fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// The path as a reader of the checkout writes it.
pub fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

fn folders(folder: &Path) -> Result<Vec<PathBuf>> {
    Ok(entries(folder)?.into_iter().filter(|p| p.is_dir()).collect())
}

/// All files below a folder with this extension, in the order of their names.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() {
            found.extend(files(&path, extension)?);
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    Ok(found)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Evidence {
        let mut evidence = Evidence::default();
        evidence.add_source("a.rs", text);
        evidence
    }

    fn scenario(text: &str) -> Evidence {
        let mut evidence = Evidence::default();
        evidence.add_scenario("s.toml", text);
        evidence
    }

    #[test]
    fn a_mark_above_a_test_is_a_citation() {
        let found = source("mod t {\n    // rules: DUE-301, DUE-EX-2\n    #[test]\n    fn acts() {}\n}\n");
        assert_eq!(found.mistakes, Vec::<String>::new());
        let cited: Vec<_> =
            found.citations.iter().map(|c| (c.id.as_str(), c.place.as_str(), c.name.as_str())).collect();
        assert_eq!(cited, [("DUE-301", "a.rs:2", "a.rs acts"), ("DUE-EX-2", "a.rs:2", "a.rs acts")]);
    }

    #[test]
    fn other_attributes_may_stand_beside_test() {
        let found = source("// rules: DUE-301\n#[cfg(unix)]\n#[test]\n#[should_panic]\npub fn acts() {}\n");
        assert_eq!((found.citations.len(), found.mistakes.len()), (1, 0));
    }

    #[test]
    fn a_pack_test_shows_the_data_clauses() {
        let found = source("// rules: data duel\n#[test]\nfn the_box() {}\n");
        assert_eq!(found.data_tests, [("duel".to_owned(), "a.rs:1".to_owned())]);
        assert_eq!((found.citations.len(), found.mistakes.len()), (0, 0));
    }

    #[test]
    fn a_mark_elsewhere_is_a_mistake() {
        for text in [
            "// rules: DUE-301\nfn helper() {}\n",
            "// rules: DUE-301\n\n#[test]\nfn acts() {}\n",
            "// rules: DUE-301\n// rules: DUE-302\n#[test]\nfn acts() {}\n",
            "// rules: DUE-301",
        ] {
            let found = source(text);
            assert_eq!(
                found.mistakes[0], "a.rs:1: a `// rules:` mark stands directly above `#[test]`",
                "{text}"
            );
        }
    }

    #[test]
    fn an_ignored_test_shows_nothing() {
        let found = source("// rules: DUE-301\n#[test]\n#[ignore = \"slow\"]\nfn acts() {}\n");
        assert_eq!(found.mistakes, ["a.rs:1: an ignored test shows nothing"]);
        assert_eq!(found.citations, []);
    }

    #[test]
    fn a_misspelt_mark_is_a_mistake_and_prose_is_not() {
        for text in ["//rules: DUE-301", "/// rules: DUE-301", "// rule: DUE-301", "// Rules: DUE-301"] {
            assert_eq!(source(text).mistakes.len(), 1, "{text}");
        }
        for text in ["// DUE-301: one or two Actions", "// rules are data", "//! Rules: how a Mage acts"] {
            assert_eq!(source(text).mistakes.len(), 0, "{text}");
        }
    }

    #[test]
    fn at_most_five_clauses() {
        let five = "DUE-001, DUE-002, DUE-003, DUE-004, DUE-005";
        assert_eq!(source(&format!("// rules: {five}\n#[test]\nfn t() {{}}\n")).mistakes.len(), 0);
        let six = source(&format!("// rules: {five}, DUE-006\n#[test]\nfn t() {{}}\n"));
        assert_eq!(six.mistakes, ["a.rs:1: names 6 clauses; at most 5 are allowed"]);
        let six =
            scenario("rule = [\"DUE-001\", \"DUE-002\", \"DUE-003\", \"DUE-004\", \"DUE-005\", \"DUE-006\"]");
        assert_eq!(six.mistakes, ["s.toml:1: names 6 clauses; at most 5 are allowed"]);
    }

    #[test]
    fn a_scenario_cites_with_its_lines() {
        let found = scenario(
            "game = \"duel\"\nrule = [\n  \"DUE-301\",\n  \"DUE-EX-3\",\n]\n[position]\nround = 1\n",
        );
        assert_eq!(found.mistakes, Vec::<String>::new());
        let cited: Vec<_> = found.citations.iter().map(|c| (c.id.as_str(), c.place.as_str())).collect();
        assert_eq!(cited, [("DUE-301", "s.toml:3"), ("DUE-EX-3", "s.toml:4")]);
        assert!(found.citations.iter().all(|c| c.witness == Witness::Scenario));
    }

    #[test]
    fn what_is_no_id_is_a_mistake() {
        assert_eq!(
            scenario("\nrule = [\"due-301\"]").mistakes,
            ["s.toml:2: `due-301` is not the id of a clause"]
        );
        assert_eq!(
            source("// rules:\n#[test]\nfn t() {}").mistakes,
            ["a.rs:1: `` is not the id of a clause"]
        );
    }

    #[test]
    fn a_broken_scenario_is_a_mistake_with_its_line() {
        let found = scenario("game = \"duel\"\nrule = 5\n");
        assert_eq!(found.mistakes.len(), 1);
        assert!(found.mistakes[0].starts_with("s.toml:2: "), "{}", found.mistakes[0]);
    }
}
