//! Playing scenario files and telling how it went.

use crate::course::Course;
use crate::family::Family;
use crate::format::{Step, Variant};
use crate::problem::Problem;
use crate::read::{Source, Wrong, game_of};
use blackrose::BlackRose;
use games::AnySetup;
use kernel::{Log, Seed, Told};
use penumbra::Penumbra;
use rayon::prelude::*;
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
    /// What happened in each of them.
    pub stories: Vec<Story>,
}

/// What happened in one course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The file, and the variant if it has some.
    pub name: String,
    /// What happened: each choice, and under it what it did; at last what is asked then.
    pub lines: Vec<String>,
}

impl fmt::Display for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        self.lines.iter().try_for_each(|line| write!(f, "\n    {line}"))
    }
}

/// A scenario that does not hold, or cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Failure {
    /// The file, and the line where one is to blame.
    pub place: String,
    /// The variant and the step, in words; empty when the file cannot be read.
    pub course: String,
    /// What is wrong, each with its line.
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

/// A file that was played, and how it went.
#[derive(Clone, Debug)]
pub struct Played {
    /// The file.
    pub file: PathBuf,
    /// What it showed, or why it does not hold.
    pub outcome: Result<Report, Failure>,
}

/// Which scenarios hold.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// The files, in the order of their names.
    pub played: Vec<Played>,
}

impl Summary {
    /// What those that hold showed.
    pub fn reports(&self) -> impl Iterator<Item = &Report> {
        self.played.iter().filter_map(|played| played.outcome.as_ref().ok())
    }

    /// Why the others do not.
    pub fn failures(&self) -> impl Iterator<Item = &Failure> {
        self.played.iter().filter_map(|played| played.outcome.as_ref().err())
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in self.failures() {
            write!(f, "{failure}\n\n")?;
        }
        write!(f, "{} passed, {} failed", self.reports().count(), self.failures().count())
    }
}

/// Plays every scenario in these files and folders, as many at once as there are cores.
pub fn run_paths(paths: &[PathBuf]) -> Summary {
    // Each with the reason where there is nothing to play.
    let mut found: Vec<(PathBuf, Option<String>)> = Vec::new();
    for path in paths {
        match files_at(path) {
            Ok(files) if files.is_empty() => {
                let problem = format!("{}: there are no scenarios here", path.display());
                found.push((path.clone(), Some(problem)));
            }
            Ok(files) => found.extend(files.into_iter().map(|file| (file, None))),
            Err(problem) => found.push((path.clone(), Some(problem))),
        }
    }
    let play = |(file, problem): (PathBuf, Option<String>)| {
        let outcome = problem.map_or_else(|| run_file(&file), |problem| Err(unreadable(&file, problem)));
        Played { file, outcome }
    };
    Summary { played: found.into_par_iter().map(play).collect() }
}

/// The scenarios in a file or folder, in the order of their names.
fn files_at(path: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    if path.is_dir() {
        files_in(path, &mut files)?;
    } else {
        files.push(path.to_owned());
    }
    Ok(files)
}

fn unreadable(path: &Path, problem: String) -> Failure {
    Failure {
        place: path.display().to_string(),
        course: String::new(),
        problems: vec![problem],
        story: Vec::new(),
    }
}

/// Adds the scenarios below a folder; a folder with a `pack.toml` is a pack.
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
    let game = game_of(path).and_then(|game| games::default_setup(&game).ok()).unwrap_or_default();
    match game {
        AnySetup::Penumbra(_) => run_file_with(path, |_: &mut Penumbra| {}),
        AnySetup::BlackRose(_) => run_file_with(path, |_: &mut BlackRose| {}),
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
        stories: Vec::new(),
    };
    let variants: Vec<Option<usize>> = if scenario.variant.is_empty() {
        vec![None]
    } else {
        (0..scenario.variant.len()).map(Some).collect()
    };
    for variant in variants {
        let course = play(&source, variant)?;
        report.choices += course.choices;
        report.courses += 1;
        let of = variant.map(|v| format!(", variant \"{}\"", scenario.variant[v].get_ref().name));
        let lines = course.story.iter().cloned().chain(course.open()).collect();
        report.stories.push(Story { name: format!("{}{}", source.file, of.unwrap_or_default()), lines });
    }
    Ok(report)
}

/// Plays one course.
fn play<F: Family>(source: &Source<F>, variant: Option<usize>) -> Result<Course<'_, F>, Failure> {
    let scenario = &source.scenario;
    let within = variant.map_or_else(String::new, |v| format!("variant.{v}."));
    let variant: Option<&Variant<F>> = variant.map(|v| scenario.variant[v].get_ref());
    let of = variant.map_or_else(String::new, |v| format!("variant \"{}\", ", v.name));
    let failure = |at: &str, course: String, problems: Vec<Problem>, story: &[String]| {
        let mut problems: Vec<(usize, Problem)> = problems
            .into_iter()
            .map(|problem| (source.line(&problem.clone().under(at).at), problem))
            .collect();
        problems.sort_by_key(|(line, _)| *line);
        let first = problems.first().map_or(0, |(line, _)| *line);
        let several = problems.iter().any(|(line, _)| *line != first);
        Failure {
            place: format!("{}:{first}", source.file),
            course: format!("{of}{course}"),
            problems: problems
                .into_iter()
                .map(|(line, problem)| if several { format!("{line}: {problem}") } else { problem.text })
                .collect(),
            story: story.to_vec(),
        }
    };
    let (at, position) = match variant.and_then(|v| v.position.as_ref()) {
        Some(position) => (format!("{within}position"), Some(position)),
        None => ("position".into(), scenario.position.as_ref()),
    };
    let mut before = Vec::new();
    let begun = guarded(|| begin(source, position, &mut before));
    let state = begun.map_err(|problem| failure(&at, "the beginning".into(), vec![problem], &[]))?;

    let mut course = Course::new(&*source.game, state, &before);
    let own: &[Spanned<Step<F>>] = variant.map_or(&[], |v| &v.step);
    let shared = scenario.step.iter().enumerate().map(|(i, step)| (format!("step.{i}"), step));
    let own = own.iter().enumerate().map(|(i, step)| (format!("{within}step.{i}"), step));
    for (i, (at, step)) in shared.chain(own).enumerate() {
        let problems = guarded(|| Ok(course.take(step.get_ref()))).unwrap_or_else(|problem| vec![problem]);
        if !problems.is_empty() {
            let words = format!("step {}{}", i + 1, in_words(step.get_ref()));
            return Err(failure(&at, words, problems, &course.story));
        }
    }
    let ends = [
        (format!("{within}expect"), variant.and_then(|v| v.expect.as_ref())),
        ("expect".into(), scenario.expect.as_ref()),
    ];
    for (at, expect) in ends {
        let Some(expect) = expect else { continue };
        let problems = guarded(|| Ok(course.check(expect.get_ref()))).unwrap_or_else(|problem| vec![problem]);
        if !problems.is_empty() {
            return Err(failure(&at, "the end".into(), problems, &course.story));
        }
    }
    Ok(course)
}

fn begin<F: Family>(
    source: &Source<F>,
    position: Option<&Spanned<F::Position>>,
    before: &mut Vec<Told<F::Event>>,
) -> Result<F::State, Problem> {
    let game = &source.game;
    let Some(position) = position else {
        return Ok(game.start(Seed::from_number(source.scenario.seed.unwrap_or(1))));
    };
    let mut position = position.get_ref().clone();
    // Seats that need nothing special may be left out.
    game.fill(&mut position);
    let laid = game.lay(&position, &mut Log::into(before));
    laid.map_err(|e| Problem::new(e.at.clone(), format!("position.{e}")))
}

fn in_words<F: Family>(step: &Step<F>) -> String {
    match step.choose.as_ref().map(|c| c.list().join(", ")) {
        Some(choices) => format!(" ({choices})"),
        None => String::new(),
    }
}

/// Turns a stop of the program into a problem of the scenario, so that the others still run.
fn guarded<T>(work: impl FnOnce() -> Result<T, Problem>) -> Result<T, Problem> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|stopped| {
        let text = stopped.downcast_ref::<&str>().map(|s| (*s).to_owned());
        let text = text.or_else(|| stopped.downcast_ref::<String>().cloned()).unwrap_or_default();
        Err(Problem::new("", format!("the program stopped: {text}")))
    })
}
