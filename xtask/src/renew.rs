//! What is kept of the program's own making and compared by tests: written anew by one command, which says what changed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::evidence::{files, shown};
use crate::replays;

/// The test programs that keep something.
const PROGRAMS: [&str; 12] = [
    "card_texts",
    "cards",
    "check",
    "identity",
    "messages",
    "page",
    "penumbra",
    "perft",
    "play_rebirth",
    "playthroughs",
    "types",
    "wrong",
];

/// Tests of these programs that take long and keep nothing, by a part of their names.
const SLOW: [&str; 4] = ["knock_out", "loops", "mutations", "taken_out_unnoticed"];

/// What is kept: what it is called, where, and how its files end.
const KEPT: [(&str, &str, &str); 7] = [
    ("snapshots", "crates", "snap"),
    ("words of the page", "web/src/speech", "json"),
    ("types of the page", "web/src/generated", "ts"),
    ("playthroughs", "playthroughs", "in"),
    ("playthroughs", "playthroughs", "jsonl"),
    ("playthroughs", "playthroughs", "txt"),
    ("replays", "replays", "jsonl"),
];

/// Runs `cargo xtask renew`.
pub fn run(root: &Path) -> Result<()> {
    let before = kept(root)?;
    let used = root.join("target/renew-snapshots");
    let _ = std::fs::remove_file(&used);
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // Of the whole workspace, as `make test` builds them: for single packages all would be compiled once more.
    cargo.current_dir(root).args([
        "test",
        "--workspace",
        "--quiet",
        "--profile",
        "checked",
        "--no-fail-fast",
    ]);
    cargo.args(PROGRAMS.iter().flat_map(|program| ["--test", *program]));
    cargo.arg("--").args(SLOW.iter().flat_map(|part| ["--skip", *part]));
    cargo.env("RENEW", "1").env("INSTA_UPDATE", "always").env("INSTA_SNAPSHOT_REFERENCES_FILE", &used);
    let passed = cargo.status().context("cargo cannot be run")?.success();
    if passed {
        remove_unused(root, &used)?;
    }
    // The tests of the program have built it.
    let played = replays::renew(root);
    print!("{}", report(&before, &kept(root)?));
    played?;
    ensure!(passed, "some tests fail all the same: what they say stands above");
    Ok(())
}

/// Takes away the snapshots that no test asks for any more.
fn remove_unused(root: &Path, used: &Path) -> Result<()> {
    let used = std::fs::read_to_string(used).context("no snapshot was compared")?;
    let used: BTreeSet<PathBuf> =
        used.lines().filter_map(|path| Path::new(path).canonicalize().ok()).collect();
    for snapshot in files(&root.join("crates"), "snap")? {
        if !used.contains(&snapshot.canonicalize()?) {
            std::fs::remove_file(&snapshot)?;
        }
    }
    Ok(())
}

/// All that is kept, by what it is called and by file.
type Kept = BTreeMap<&'static str, BTreeMap<String, String>>;

fn kept(root: &Path) -> Result<Kept> {
    let mut all = Kept::new();
    for (what, folder, ending) in KEPT {
        let found = all.entry(what).or_default();
        for path in files(&root.join(folder), ending)? {
            let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            found.insert(shown(root, &path), text);
        }
    }
    Ok(all)
}

/// What is otherwise than before, by file.
fn report(before: &Kept, after: &Kept) -> String {
    let mut out = String::new();
    for (what, now) in after {
        let then = &before[what];
        let mut changes = Vec::new();
        for (file, text) in now {
            match then.get(file) {
                None => changes.push(format!("  new      {file}\n")),
                Some(old) if old != text => {
                    changes.push(format!("  changed  {file} ({})\n", lines(old, text)))
                }
                Some(_) => {}
            }
        }
        changes.extend(then.keys().filter(|f| !now.contains_key(*f)).map(|f| format!("  gone     {f}\n")));
        match changes.len() {
            0 => out += &format!("{what}: as they were\n"),
            n => out += &format!("{what}: {n} of {}\n{}", now.len(), changes.concat()),
        }
    }
    out
}

/// How many lines of a text are new and how many are gone.
fn lines(old: &str, new: &str) -> String {
    let of = |text: &str, other: &str| {
        let other: BTreeSet<&str> = other.lines().collect();
        text.lines().filter(|line| !other.contains(line)).count()
    };
    format!("+{} -{}", of(new, old), of(old, new))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A test program is a file in `tests/`, or a folder there.
    fn program(path: &str) -> String {
        path.split('/').nth(3).expect("a file below tests/").trim_end_matches(".rs").into()
    }

    #[test]
    fn whatever_keeps_something_is_renewed() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("it lies in the checkout");
        let known: BTreeSet<String> = PROGRAMS.map(String::from).into();
        let mut keeping = BTreeSet::new();
        for path in files(&root.join("crates"), "rs").expect("they can be read") {
            let text = std::fs::read_to_string(&path).expect("it can be read");
            let path = shown(root, &path);
            if path.contains("/tests/") && (text.contains("insta::assert") || text.contains("\"RENEW\"")) {
                keeping.insert(program(&path));
            }
        }
        assert_eq!(known, keeping);
    }

    #[test]
    fn what_changed_is_told_by_file() {
        let kept = |files: &[(&str, &str)]| {
            let files = files.iter().map(|(name, text)| ((*name).into(), (*text).into()));
            Kept::from([("snapshots", files.collect())])
        };
        let before = kept(&[("a", "1\n2\n"), ("b", ""), ("c", "x")]);
        let after = kept(&[("a", "1\n3\n4\n"), ("c", "x"), ("d", "")]);
        let told = "snapshots: 3 of 3\n  changed  a (+2 -1)\n  new      d\n  gone     b\n";
        assert_eq!(report(&before, &after), told);
        assert_eq!(report(&after, &after), "snapshots: as they were\n");
    }
}
