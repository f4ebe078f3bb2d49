//! One course of a scenario: its choices, step by step, and what is looked at on the way.

use crate::family::Family;
use crate::format::{OneOrMore, Step, Who};
use crate::happened::{first_missing, line, question, tells};
use crate::names::{Names, clause};
use crate::problem::Problem;
use kernel::{Log, Seat, Seats, Told};

/// A state on its way through a scenario, and all that happened so far.
pub struct Course<'g, F: Family> {
    game: &'g F,
    state: F::State,
    /// Readable lines: each choice, and under it what happened.
    pub story: Vec<String>,
    /// How many choices were made.
    pub choices: usize,
    /// What has happened in the last step that chose anything, or before the first question.
    step: Vec<String>,
}

/// Answers that say nothing without their question.
const BARE: [&str; 4] = ["yes", "no", "first", "second"];

impl<'g, F: Family> Course<'g, F> {
    /// A course that begins in this state, after this.
    pub fn new(game: &'g F, state: F::State, before: &[Told<F::Event>]) -> Course<'g, F> {
        let mut course = Course { game, state, story: Vec::new(), choices: 0, step: Vec::new() };
        if !before.is_empty() {
            course.story.push("before the first question:".into());
        }
        course.tell(before);
        course
    }

    /// Takes a step; says what is not as it should be.
    pub fn take(&mut self, step: &Step<F>) -> Vec<Problem> {
        if let (Some(by), Some(choose)) = (&step.by, &step.choose) {
            self.step.clear();
            let seat = match self.seat(by) {
                Ok(seat) => seat,
                Err(problem) => return vec![Problem::new("by", problem)],
            };
            for (i, name) in choose.list().iter().enumerate() {
                if let Err(problem) = self.choose(seat, name) {
                    return vec![Problem::new(format!("choose.{i}"), problem)];
                }
            }
        }
        let mut problems = Vec::new();
        self.check_names(step, &mut problems);
        self.check_happened(step, &mut problems);
        self.check_question(step, &mut problems);
        if let Some(expect) = &step.expect {
            problems.extend(self.check(expect).into_iter().map(|problem| problem.under("expect")));
        }
        problems
    }

    /// What of this does not hold now.
    pub fn check(&self, expect: &F::Expect) -> Vec<Problem> {
        self.game.compare(&self.state, expect)
    }

    /// The open questions, one line for each seat that is asked.
    pub fn open(&self) -> Vec<String> {
        let deciding = self.game.deciding(&self.state);
        let asked = deciding.iter().map(|seat| {
            let names: Vec<String> = self.offered(seat).into_iter().map(|(_, name)| name).collect();
            format!("{} is asked {}: {}", self.name_of(seat), self.question(seat), names.join(", "))
        });
        asked.collect()
    }

    fn question(&self, seat: Seat) -> String {
        let prompt = self.game.prompt(&self.state, seat);
        format!("\"{}\" ({})", question(&prompt.message), prompt.clause)
    }

    fn tell(&mut self, told: &[Told<F::Event>]) {
        for told in told {
            let line = line(&told.event);
            self.story.push(format!("    {line}"));
            self.step.push(line);
        }
    }

    fn name_of(&self, seat: Seat) -> String {
        self.game.seat_name(&self.state, seat)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seats::first(self.game.seats()).iter()
    }

    fn seat(&self, who: &Who) -> Result<Seat, String> {
        let found = match who {
            Who::Number(n) => self.seats().find(|seat| seat.0 == *n),
            Who::Name(name) => {
                self.seats().find(|seat| *name == self.name_of(*seat) || *name == seat.to_string())
            }
        };
        found.ok_or_else(|| {
            let who = match who {
                Who::Number(n) => n.to_string(),
                Who::Name(name) => format!("\"{name}\""),
            };
            let names: Vec<String> = self.seats().map(|seat| self.name_of(seat)).collect();
            format!("there is no seat {who}: use one of {}", names.join(", "))
        })
    }

    fn offered(&self, seat: Seat) -> Vec<(F::Choice, String)> {
        let mut choices = Vec::new();
        self.game.choices(&self.state, seat, &mut choices);
        choices.into_iter().map(|c| (c, self.game.name(&self.state, seat, c).to_string())).collect()
    }

    fn choose(&mut self, seat: Seat, name: &str) -> Result<(), String> {
        let (game, who) = (self.game, self.name_of(seat));
        if !game.deciding(&self.state).contains(seat) {
            return Err(format!(
                "{who} is not asked and cannot choose \"{name}\"; asked: {}",
                self.asked().join(", ")
            ));
        }
        let offered = self.offered(seat);
        let Some((choice, _)) = offered.iter().find(|(_, offered)| offered == name) else {
            let names: Vec<&str> = offered.iter().map(|(_, name)| name.as_str()).collect();
            let hint = Names::of(game).choice(name).map(|hint| format!("; {hint}")).unwrap_or_default();
            return Err(format!(
                "\"{name}\" is not offered to {who}, asked {}; offered: {}{hint}",
                self.question(seat),
                names.join(", ")
            ));
        };
        let question =
            if BARE.contains(&name) { format!(" to {}", self.question(seat)) } else { String::new() };
        self.story.push(format!("{who}: {name}{question}"));
        let mut told: Vec<Told<F::Event>> = Vec::new();
        let chosen = game.choose(&mut self.state, seat, *choice, &mut Log::into(&mut told));
        self.choices += 1;
        self.tell(&told);
        chosen.map_err(|illegal| format!("\"{name}\" is offered, but refused: {illegal}"))?;
        game.check(&self.state).map_err(|e| format!("after \"{name}\" the state is broken: {e}"))
    }

    /// Who is asked now, by name.
    fn asked(&self) -> Vec<String> {
        let seats: Vec<String> =
            self.game.deciding(&self.state).iter().map(|seat| self.name_of(seat)).collect();
        if seats.is_empty() { vec!["nobody".into()] } else { seats }
    }

    /// What must not be there is at least something that could be.
    fn check_names(&self, step: &Step<F>, problems: &mut Vec<Problem>) {
        let refused = step.refused.iter().flat_map(OneOrMore::list);
        let clauses = step.clause.iter().map(|id| ("clause".to_owned(), id));
        let clauses = clauses.chain(
            refused.clone().enumerate().map(|(i, refused)| (format!("refused.{i}.clause"), &refused.clause)),
        );
        for (at, id) in clauses {
            problems.extend(clause(id).map(|problem| Problem::new(at, problem)));
        }
        if step.not_offered.is_empty() && step.no_log.is_empty() && step.refused.is_none() {
            return;
        }
        let names = Names::of(self.game);
        for (i, name) in step.not_offered.iter().enumerate() {
            let problem = names.choice(name);
            problems.extend(problem.map(|problem| Problem::new(format!("not-offered.{i}"), problem)));
        }
        for (i, refused) in refused.enumerate() {
            let problem = names.choice(&refused.name);
            problems.extend(problem.map(|problem| Problem::new(format!("refused.{i}.name"), problem)));
        }
        for (i, line) in step.no_log.iter().enumerate() {
            problems.extend(names.line(line).map(|problem| Problem::new(format!("no-log.{i}"), problem)));
        }
    }

    fn check_happened(&self, step: &Step<F>, problems: &mut Vec<Problem>) {
        if let Some((i, missing)) = first_missing(&self.step, &step.log) {
            let hint = Names::of(self.game).line(missing).map(|hint| format!("; {hint}")).unwrap_or_default();
            problems.push(Problem::new(
                format!("log.{i}"),
                format!(
                    "log: expected \"{missing}\" to happen in this step, after the lines before it{hint}"
                ),
            ));
        }
        for (i, unwanted) in step.no_log.iter().enumerate() {
            if let Some(line) = self.step.iter().find(|line| tells(line, unwanted)) {
                problems.push(Problem::new(
                    format!("no-log.{i}"),
                    format!("no-log: expected no \"{unwanted}\", but there is \"{line}\""),
                ));
            }
        }
    }

    /// Looks at the open question: of the one seat that `asked` names, or else of the one that has just
    /// chosen, or else of the first that is asked.
    fn check_question(&self, step: &Step<F>, problems: &mut Vec<Problem>) {
        let deciding = self.game.deciding(&self.state);
        let mut seat =
            step.by.as_ref().and_then(|by| self.seat(by).ok()).filter(|seat| deciding.contains(*seat));
        if let Some(expected) = &step.asked {
            let (mut wanted, asked) = (expected.list().to_vec(), self.asked());
            let by_seat = |name: &String| {
                self.seat(&Who::Name(name.clone())).map_or_else(|_| name.clone(), |seat| self.name_of(seat))
            };
            wanted = wanted.iter().map(by_seat).collect();
            wanted.sort();
            let mut sorted = asked.clone();
            sorted.sort();
            if wanted != sorted {
                let unknown = expected.list().iter().filter(|name| *name != "nobody");
                let unknown = unknown.filter_map(|name| self.seat(&Who::Name(name.clone())).err()).next();
                let hint = unknown.map(|hint| format!("; {hint}")).unwrap_or_default();
                problems.push(Problem::new(
                    "asked",
                    format!("asked: expected {}, got {}{hint}", wanted.join(", "), asked.join(", ")),
                ));
                return;
            }
            if let OneOrMore::One(name) = expected {
                seat = self.seat(&Who::Name(name.clone())).ok();
            }
        }
        let looks = step.clause.is_some()
            || step.asks.is_some()
            || step.offered.is_some()
            || !step.offers.is_empty()
            || !step.not_offered.is_empty()
            || step.refused.is_some();
        if !looks {
            return;
        }
        let Some(seat) = seat.or_else(|| deciding.iter().next()) else {
            problems.push(Problem::new("", "nobody is asked anything any more"));
            return;
        };
        self.check_offers(step, seat, problems);
    }

    fn check_offers(&self, step: &Step<F>, seat: Seat, problems: &mut Vec<Problem>) {
        let who = self.name_of(seat);
        let prompt = self.game.prompt(&self.state, seat);
        let mut wrong = |at: String, text: String| problems.push(Problem::new(at, text));
        if let Some(clause) = step.clause.as_ref().filter(|clause| *clause != prompt.clause.0) {
            let by = prompt.clause;
            wrong("clause".into(), format!("clause: expected {clause}, but {who} is asked by {by}"));
        }
        if let Some(asks) = step.asks.as_ref().filter(|asks| !tells(&question(&prompt.message), asks)) {
            let there = question(&prompt.message);
            wrong("asks".into(), format!("asks: expected \"{asks}\", but {who} is asked \"{there}\""));
        }
        let offered: Vec<String> = self.offered(seat).into_iter().map(|(_, name)| name).collect();
        let hints = |wanted: &[String]| {
            let missing = wanted.iter().filter(|name| !offered.contains(name));
            let hints = missing.filter_map(|name| Names::of(self.game).choice(name));
            hints.map(|hint| format!("; {hint}")).collect::<String>()
        };
        if let Some(expected) = &step.offered {
            let (mut wanted, mut there) = (expected.clone(), offered.clone());
            wanted.sort();
            there.sort();
            if wanted != there {
                let text = format!(
                    "offered: expected exactly [{}], but {who} is offered [{}]{}",
                    wanted.join(", "),
                    there.join(", "),
                    hints(expected)
                );
                wrong("offered".into(), text);
            }
        }
        for (i, name) in step.offers.iter().enumerate().filter(|(_, name)| !offered.contains(name)) {
            let hint = hints(std::slice::from_ref(name));
            let there = offered.join(", ");
            wrong(
                format!("offers.{i}"),
                format!("offers: expected \"{name}\", but {who} is offered [{there}]{hint}"),
            );
        }
        for (i, name) in step.not_offered.iter().enumerate().filter(|(_, name)| offered.contains(name)) {
            wrong(format!("not-offered.{i}"), format!("not-offered: \"{name}\" is offered to {who}"));
        }
        let rejected = self.game.rejected(&self.state, seat);
        for (i, refused) in step.refused.iter().flat_map(OneOrMore::list).enumerate() {
            let (name, clause) = (&refused.name, &refused.clause);
            if offered.contains(name) {
                wrong(format!("refused.{i}"), format!("refused: \"{name}\" is offered to {who}"));
                continue;
            }
            // What is not listed is refused by the clause of the prompt.
            let by = rejected.iter().find(|r| r.name.as_str() == name).map_or(prompt.clause, |r| r.clause);
            if by.0 != clause {
                let text = format!("refused: \"{name}\" is refused to {who} by {by}, not by {clause}");
                wrong(format!("refused.{i}.clause"), text);
            }
        }
    }
}
