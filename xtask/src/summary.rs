//! The closing lines of `make test`.

use std::fmt::Write;
use std::path::Path;

use anyhow::Result;
use games::rulebook::Library;

use crate::coverage::Coverage;
use crate::evidence::Evidence;

/// How the last test run ended.
#[derive(Debug, PartialEq, Eq)]
struct Run {
    passed: usize,
    failed: usize,
}

/// Says what ran and what it shows. Only games that something is shown of are listed.
pub fn report(root: &Path, library: &Library, evidence: &Evidence, coverage: &Coverage) -> Result<String> {
    let mut out = String::new();
    for (what, run) in [("tests", last_run(root)?), ("scenarios", scenarios(root)?)] {
        match run {
            Some(run) if run.failed == 0 => writeln!(out, "{what}: {} passed", run.passed)?,
            Some(run) => writeln!(out, "{what}: {} passed, {} failed", run.passed, run.failed)?,
            None => writeln!(out, "{what}: no report of a run found")?,
        }
    }
    for book in &library.books {
        let cited = |c: &games::rulebook::Clause| evidence.citations.iter().any(|x| x.id == c.id);
        if book.clauses.iter().any(cited) {
            out.push_str(&coverage.report(book));
        }
    }
    Ok(out)
}

/// What `conclave scenario run` has written about each file.
fn scenarios(root: &Path) -> Result<Option<Run>> {
    let report = root.join("target/scenarios.xml");
    Ok(if report.is_file() { from_junit(&std::fs::read_to_string(report)?) } else { None })
}

/// `make test` removes these reports before it runs the tests, so what is there is of this run.
/// nextest writes into `target/` of the checkout, wherever cargo builds.
fn last_run(root: &Path) -> Result<Option<Run>> {
    let junit = root.join("target/nextest/default/junit.xml");
    if junit.is_file() {
        return Ok(from_junit(&std::fs::read_to_string(junit)?));
    }
    let log = root.join("target/cargo-test.log");
    if log.is_file() {
        return Ok(from_log(&std::fs::read_to_string(log)?));
    }
    Ok(None)
}

/// Reads the totals in the opening tag of a JUnit report.
fn from_junit(report: &str) -> Option<Run> {
    let tag = report.split_once("<testsuites")?.1.split_once('>')?.0;
    let number = |name: &str| -> Option<usize> {
        let after = tag.split_once(&format!(" {name}=\""))?.1;
        after.split_once('"')?.0.parse().ok()
    };
    let failed = number("failures")? + number("errors").unwrap_or(0);
    Some(Run { passed: number("tests")?.saturating_sub(failed), failed })
}

/// Adds up the closing lines of `cargo test`, one per test program.
fn from_log(log: &str) -> Option<Run> {
    let mut run = None;
    for line in log.lines().filter(|l| l.starts_with("test result:")) {
        let before = |word: &str| -> usize {
            let words: Vec<&str> = line.split([' ', ';']).filter(|w| !w.is_empty()).collect();
            let at = words.iter().position(|w| *w == word).unwrap_or(0);
            at.checked_sub(1).and_then(|i| words[i].parse().ok()).unwrap_or(0)
        };
        let sum = run.get_or_insert(Run { passed: 0, failed: 0 });
        sum.passed += before("passed");
        sum.failed += before("failed");
    }
    run
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_junit_report_is_counted() {
        let report = "<?xml version=\"1.0\"?>\n<testsuites name=\"nextest-run\" tests=\"12\" failures=\"1\" \
                      errors=\"1\" time=\"0.5\">\n <testsuite name=\"a\" tests=\"3\"/>\n</testsuites>";
        assert_eq!(from_junit(report), Some(Run { passed: 10, failed: 2 }));
        assert_eq!(from_junit("<html>"), None);
    }

    #[test]
    fn a_log_of_cargo_test_is_counted() {
        let log = "running 2 tests\ntest result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n\
                   test result: FAILED. 3 passed; 1 failed; 0 ignored\n";
        assert_eq!(from_log(log), Some(Run { passed: 5, failed: 1 }));
        assert_eq!(from_log("nothing"), None);
    }
}
