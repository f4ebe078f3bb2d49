//! Playing scenario files and telling how it went.

use crate::course::Course;
use crate::family::Family;
use crate::format::{Step, Variant};
use crate::read::{Source, Wrong, game_of};
use blackrose::BlackRose;
use kernel::Seed;
use penumbra::Penumbra;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use toml::Spanned;

/// A scenario that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its name.
    pub name: String,
    /// The clauses it shows.
    pub rules: Vec<String>,
    /// The sides of cards it shows.
    pub cards: Vec<String>,
    /// How many courses it has.
    pub courses: usize,
    /// How many choices were made in all of them.
    pub choices: usize,
}

/// A scenario that does not hold, or cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Failure {
    /// The file, and the line where one is to blame.
    pub place: String,
    /// The variant and the step, in words; empty when the file cannot be read.
    pub course: String,
    /// What is wrong.
    pub problems: Vec<String>,
    /// What happened up to there.
    pub story: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.course.is_empty() {
            return f.write_str(&self.problems.join("\n"));
        }
        write!(f, "{}: {}", self.place, self.course)?;
        for problem in &self.problems {
            write!(f, "\n  {problem}")?;
        }
        if !self.story.is_empty() {
            write!(f, "\n  what happened:")?;
        }
        for line in &self.story {
            write!(f, "\n    {line}")?;
        }
        Ok(())
    }
}

/// How many scenarios hold.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// Those that hold.
    pub passed: usize,
    /// Those that do not, and files that cannot be read.
    pub failed: usize,
    /// Why.
    pub failures: Vec<Failure>,
    /// What the others showed.
    pub reports: Vec<Report>,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in &self.failures {
            write!(f, "{failure}\n\n")?;
        }
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// Plays every scenario in these files and folders.
pub fn run_paths(paths: &[PathBuf]) -> Summary {
    let mut summary = Summary::default();
    for path in paths {
        let mut files = Vec::new();
        let found = if path.is_dir() {
            files_in(path, &mut files)
        } else {
            files.push(path.clone());
            Ok(())
        };
        if let Err(problem) = found {
            summary.fail(unreadable(path, problem));
        } else if files.is_empty() {
            summary.fail(unreadable(path, format!("{}: there are no scenarios here", path.display())));
        }
        for file in files {
            match run_file(&file) {
                Ok(report) => {
                    summary.passed += 1;
                    summary.reports.push(report);
                }
                Err(failure) => summary.fail(failure),
            }
        }
    }
    summary
}

impl Summary {
    fn fail(&mut self, failure: Failure) {
        self.failed += 1;
        self.failures.push(failure);
    }
}

fn unreadable(path: &Path, problem: String) -> Failure {
    Failure {
        place: path.display().to_string(),
        course: String::new(),
        problems: vec![problem],
        story: Vec::new(),
    }
}

/// The scenarios below a folder, in the order of their names; a folder with a `pack.toml` is a pack.
fn files_in(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    if folder.join("pack.toml").exists() {
        return Ok(());
    }
    let cannot = |e: std::io::Error| format!("{}: cannot be read ({e})", folder.display());
    let mut entries = std::fs::read_dir(folder)
        .map_err(cannot)?
        .map(|entry| entry.map(|e| e.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(cannot)?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files_in(&path, files)?;
        } else if path.extension().is_some_and(|e| e == "toml") {
            files.push(path);
        }
    }
    Ok(())
}

/// Plays one scenario, in all its variants.
pub fn run_file(path: &Path) -> Result<Report, Failure> {
    match game_of(path).as_deref() {
        Some("penumbra") => run_file_with(path, |_: &mut Penumbra| {}),
        _ => run_file_with(path, |_: &mut BlackRose| {}),
    }
}

/// Plays one scenario in a match that is changed first: to see whether it notices.
pub fn run_file_with<F: Family>(path: &Path, change: impl FnOnce(&mut F)) -> Result<Report, Failure> {
    let mut source = Source::<F>::read(path).map_err(|Wrong(problem)| unreadable(path, problem))?;
    if let Some(game) = std::sync::Arc::get_mut(&mut source.game) {
        change(game);
    }
    let scenario = &source.scenario;
    let mut report = Report {
        name: scenario.name.clone(),
        cards: scenario.card.iter().map(|c| c.get_ref().clone()).collect(),
        rules: scenario.rule.get_ref().iter().map(|r| r.get_ref().clone()).collect(),
        courses: 0,
        choices: 0,
    };
    let variants: Vec<Option<&Variant<F>>> = if scenario.variant.is_empty() {
        vec![None]
    } else {
        scenario.variant.iter().map(|v| Some(v.get_ref())).collect()
    };
    for variant in variants {
        report.choices += play(&source, variant)?;
        report.courses += 1;
    }
    Ok(report)
}

/// Plays one course; says how many choices it had.
fn play<F: Family>(source: &Source<F>, variant: Option<&Variant<F>>) -> Result<usize, Failure> {
    let scenario = &source.scenario;
    let of = variant.map_or_else(String::new, |v| format!("variant \"{}\", ", v.name));
    let failure = |place: String, at: String, problems: Vec<String>, story: &[String]| Failure {
        place,
        course: format!("{of}{at}"),
        problems,
        story: story.to_vec(),
    };
    let position = variant.and_then(|v| v.position.as_ref()).or(scenario.position.as_ref());
    let place = source.line(position.map_or(0, |p| p.span().start));
    let begun = guarded(|| begin(source, position));
    let state = begun.map_err(|problem| failure(place, "the beginning".into(), vec![problem], &[]))?;

    let mut course = Course::new(&*source.game, state);
    let own: &[Spanned<Step<F>>] = variant.map_or(&[], |v| &v.step);
    for (i, step) in scenario.step.iter().chain(own).enumerate() {
        let problems = guarded(|| Ok(course.take(step.get_ref()))).unwrap_or_else(|problem| vec![problem]);
        if !problems.is_empty() {
            let place = source.line(step.span().start);
            return Err(failure(
                place,
                format!("step {}{}", i + 1, in_words(step.get_ref())),
                problems,
                &course.story,
            ));
        }
    }
    let ends = [variant.and_then(|v| v.expect.as_ref()), scenario.expect.as_ref()];
    for expect in ends.into_iter().flatten() {
        let problems = guarded(|| Ok(at_the_end(&course, expect))).unwrap_or_else(|problem| vec![problem]);
        if !problems.is_empty() {
            return Err(failure(source.line(expect.span().start), "the end".into(), problems, &course.story));
        }
    }
    Ok(course.choices)
}

fn at_the_end<F: Family>(course: &Course<F>, expect: &Spanned<F::Expect>) -> Vec<String> {
    course.check(expect.get_ref())
}

fn begin<F: Family>(source: &Source<F>, position: Option<&Spanned<F::Position>>) -> Result<F::State, String> {
    let game = &source.game;
    let Some(position) = position else {
        return Ok(game.start(Seed::from_number(source.scenario.seed.unwrap_or(1))));
    };
    let mut position = position.get_ref().clone();
    // Seats that need nothing special may be left out.
    game.fill(&mut position);
    game.place(&position).map_err(|e| format!("position.{e}"))
}

fn in_words<F: Family>(step: &Step<F>) -> String {
    match step.choose.as_ref().map(|c| c.list().join(", ")) {
        Some(choices) => format!(" ({choices})"),
        None => String::new(),
    }
}

/// Turns a stop of the program into a problem of the scenario, so that the others still run.
fn guarded<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|stopped| {
        let text = stopped.downcast_ref::<&str>().map(|s| (*s).to_owned());
        let text = text.or_else(|| stopped.downcast_ref::<String>().cloned()).unwrap_or_default();
        Err(format!("the program stopped: {text}"))
    })
}
