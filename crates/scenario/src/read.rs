//! Reading a scenario, and saying exactly where it is wrong.

use crate::family::{Family, Unready};
use crate::format::{Scenario, Step};
use crate::names::{Names, clause};
use crate::problem::line_of;
use games::rulebook;
use spellscript::line_and_column;
use spellscript::pack::PackSource;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use toml::Spanned;

/// The most clauses one scenario may name.
const MOST_CLAUSES: usize = 5;

/// A scenario with the text it was read from and the match it is played in.
pub struct Source<F: Family> {
    /// The file, for messages.
    pub file: String,
    /// Its text.
    pub text: String,
    /// What it says.
    pub scenario: Scenario<F>,
    /// The match.
    pub game: Arc<F>,
}

/// Something wrong in the file itself: where, and what would be right.
#[derive(Clone, Debug)]
pub struct Wrong(pub String);

impl<F: Family> Source<F> {
    /// Reads a file and prepares its match.
    pub fn read(path: &Path) -> Result<Source<F>, Wrong> {
        let file = path.display().to_string();
        let text =
            std::fs::read_to_string(path).map_err(|e| Wrong(format!("{file}: cannot be read ({e})")))?;
        let scenario: Scenario<F> = toml::from_str(&text).map_err(|e| {
            let at = e.span().map_or(0, |span| span.start);
            Wrong(located(&file, &text, at, e.message()))
        })?;
        let mut problems = Vec::new();
        let mut wrong =
            |span: Range<usize>, message: String| problems.push(located(&file, &text, span.start, &message));
        check_rules(&scenario, &mut wrong);
        check_courses(&scenario, &mut wrong);
        if !problems.is_empty() {
            return Err(Wrong(problems.join("\n")));
        }
        let game = prepare(path, &file, &text, &scenario)?;
        check_cards(&scenario, &*game, &mut |span, message| {
            problems.push(located(&file, &text, span.start, &message));
        });
        if !problems.is_empty() {
            return Err(Wrong(problems.join("\n")));
        }
        Ok(Source { file, text, scenario, game })
    }

    /// The line of a place in the file, such as `step.0.choose`.
    pub fn line(&self, at: &str) -> usize {
        line_of(&self.text, at)
    }
}

fn located(file: &str, text: &str, at: usize, message: &str) -> String {
    let (line, column) = line_and_column(text, at);
    format!("{file}:{line}:{column}: {message}")
}

fn check_rules<F: Family>(scenario: &Scenario<F>, wrong: &mut impl FnMut(Range<usize>, String)) {
    let rules = scenario.rule.get_ref();
    for card in &scenario.card {
        let part = card.get_ref().split_once(' ').map_or("", |(_, part)| part);
        if !F::PARTS.contains(&part) {
            wrong(
                card.span(),
                format!(
                    "\"{}\" is no side of a card: write its id and one of {}",
                    card.get_ref(),
                    F::PARTS.join(", ")
                ),
            );
        }
    }
    if rules.is_empty() && scenario.card.is_empty() {
        wrong(scenario.rule.span(), "a scenario names the clause it shows: rule = [\"DUE-301\"]".into());
    }
    if rules.len() > MOST_CLAUSES {
        wrong(
            scenario.rule.span(),
            format!("{} clauses are too many to be shown clearly: name at most {MOST_CLAUSES}", rules.len()),
        );
    }
    for (i, rule) in rules.iter().enumerate() {
        if !rulebook::is_id(rule.get_ref()) {
            wrong(rule.span(), format!("\"{}\" is no clause: write DUE-301, or DUE-EX-3", rule.get_ref()));
        } else if let Some(problem) = clause(rule.get_ref()) {
            wrong(rule.span(), problem);
        }
        if rules[..i].iter().any(|r| r.get_ref() == rule.get_ref()) {
            wrong(rule.span(), format!("{} is named twice", rule.get_ref()));
        }
    }
    if scenario.about.get_ref().trim().is_empty() {
        wrong(scenario.about.span(), "say in one sentence what the scenario shows".into());
    }
}

/// The cards whose sides are shown are in the match.
fn check_cards<F: Family>(scenario: &Scenario<F>, game: &F, wrong: &mut impl FnMut(Range<usize>, String)) {
    if !scenario.card.is_empty() {
        let names = Names::of(game);
        for card in &scenario.card {
            if let Some(problem) = names.card(card.get_ref()) {
                wrong(card.span(), problem);
            }
        }
    }
}

fn check_courses<F: Family>(scenario: &Scenario<F>, wrong: &mut impl FnMut(Range<usize>, String)) {
    let everywhere = scenario.variant.iter().all(|v| v.get_ref().position.is_some());
    match (&scenario.position, scenario.seed) {
        (None, None) if scenario.variant.is_empty() || !everywhere => wrong(
            scenario.about.span(),
            "there is no beginning: write a [position], or seed = 1 for a whole match".into(),
        ),
        (Some(position), Some(_)) => {
            wrong(position.span(), "a scenario begins in a position or with a seed, not with both".into());
        }
        _ => {}
    }
    check_steps(&scenario.step, wrong);
    let ends = |expect: &Option<Spanned<F::Expect>>| {
        expect.as_ref().is_some_and(|e| *e.get_ref() != F::Expect::default())
    };
    let told = |steps: &[Spanned<Step<F>>]| steps.iter().any(|s| !s.get_ref().is_silent());
    let shared = ends(&scenario.expect) || told(&scenario.step);
    if scenario.variant.is_empty() && !shared {
        wrong(scenario.about.span(), "nothing is expected: a scenario must be able to fail".into());
    }
    for (i, variant) in scenario.variant.iter().enumerate() {
        let v = variant.get_ref();
        check_steps(&v.step, wrong);
        if !shared && !ends(&v.expect) && !told(&v.step) {
            wrong(variant.span(), format!("nothing is expected in the variant \"{}\"", v.name));
        }
        if scenario.variant[..i].iter().any(|o| o.get_ref().name == v.name) {
            wrong(variant.span(), format!("there are two variants \"{}\"", v.name));
        }
    }
}

fn check_steps<F: Family>(steps: &[Spanned<Step<F>>], wrong: &mut impl FnMut(Range<usize>, String)) {
    for step in steps {
        let s = step.get_ref();
        match (&s.by, &s.choose) {
            (None, Some(_)) => {
                wrong(step.span(), "this step does not say who chooses: add by = \"ulrich\"".into())
            }
            (Some(_), None) => {
                wrong(
                    step.span(),
                    "this step does not say what is chosen: add choose = \"explore\", or leave by out".into(),
                );
            }
            (None, None) if s.is_silent() => {
                wrong(step.span(), "this step chooses nothing and expects nothing".into())
            }
            _ => {}
        }
        if s.choose.as_ref().is_some_and(|c| c.list().is_empty()) {
            wrong(step.span(), "this step chooses nothing: name at least one choice".into());
        }
    }
}

/// The game that a scenario is of; none if the file cannot be read.
pub fn game_of(path: &Path) -> Option<String> {
    let table: toml::Table = toml::from_str(&std::fs::read_to_string(path).ok()?).ok()?;
    Some(table.get("setup")?.get("game")?.as_str()?.to_owned())
}

fn prepare<F: Family>(path: &Path, file: &str, text: &str, scenario: &Scenario<F>) -> Result<Arc<F>, Wrong> {
    let at = scenario.setup.as_ref().map_or(0, |s| s.span().start);
    let own = scenario.setup.as_ref().map(|own| own.get_ref().clone()).unwrap_or_default();
    let packs = own_packs(path, file, text, scenario)?;
    F::ready(own, packs).map_err(|unready| match unready {
        Unready::Setup(problem) => Wrong(located(file, text, at, &problem)),
        Unready::Packs(problem) => Wrong(problem),
    })
}

fn own_packs<F: Family>(
    path: &Path,
    file: &str,
    text: &str,
    scenario: &Scenario<F>,
) -> Result<Vec<PackSource>, Wrong> {
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut sources = Vec::new();
    for pack in &scenario.packs {
        let source = games::packs::read_folder(&folder.join(pack.get_ref()))
            .map_err(|e| Wrong(located(file, text, pack.span().start, &e)))?;
        sources.push(source);
    }
    if let Some(pack) = &scenario.pack {
        // Empty lines before the cards give their mistakes the lines of the scenario itself.
        let span = pack.span();
        let quotes = if text[span.start..].starts_with("'''") || text[span.start..].starts_with("\"\"\"") {
            3
        } else {
            1
        };
        let inside = &text[span.start + quotes..];
        let first = inside.starts_with('\n') || inside.starts_with("\r\n");
        let lines = line_and_column(text, span.start).0 - usize::from(!first);
        let name =
            path.file_name().map_or_else(|| "scenario.toml".into(), |n| n.to_string_lossy().into_owned());
        let head = format!(
            "id = \"scenario\"\nfamily = \"{}\"\nversion = 1\nname = {{ en = \"Scenario\" }}\n",
            F::FAMILY
        );
        // Cards for one match have short ids and take part in it, as those of the box do.
        sources.push(PackSource {
            folder: folder.display().to_string(),
            files: vec![(name, "\n".repeat(lines) + pack.get_ref()), ("pack.toml".into(), head)],
            own: true,
        });
    }
    Ok(sources)
}
