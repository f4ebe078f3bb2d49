//! One course of a scenario: its choices, step by step, and what is looked at on the way.

use crate::family::Family;
use crate::format::{OneOrMore, Step, Who};
use crate::happened::{first_missing, line, tells};
use kernel::{Log, Seat, Told};

/// A state on its way through a scenario, and all that happened so far.
pub struct Course<'g, F: Family> {
    game: &'g F,
    state: F::State,
    /// Readable lines: each choice, and under it what happened.
    pub story: Vec<String>,
    /// How many choices were made.
    pub choices: usize,
    step: Vec<String>,
}

impl<'g, F: Family> Course<'g, F> {
    /// A course that begins in this state.
    pub fn new(game: &'g F, state: F::State) -> Course<'g, F> {
        Course { game, state, story: Vec::new(), choices: 0, step: Vec::new() }
    }

    /// Takes a step; says what is not as it should be.
    pub fn take(&mut self, step: &Step<F>) -> Vec<String> {
        self.step.clear();
        if let (Some(by), Some(choose)) = (&step.by, &step.choose) {
            let seat = match self.seat(by) {
                Ok(seat) => seat,
                Err(problem) => return vec![problem],
            };
            for name in choose.list() {
                if let Err(problem) = self.choose(seat, name) {
                    return vec![problem];
                }
            }
        }
        let mut problems = Vec::new();
        self.check_happened(step, &mut problems);
        self.check_question(step, &mut problems);
        if let Some(expect) = &step.expect {
            problems.extend(self.check(expect));
        }
        problems
    }

    /// What of this does not hold now.
    pub fn check(&self, expect: &F::Expect) -> Vec<String> {
        self.game.compare(&self.state, expect)
    }

    fn name_of(&self, seat: Seat) -> String {
        self.game.seat_name(&self.state, seat)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.game.seats() as u8).map(Seat)
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
            let clause = game.prompt(&self.state, seat).clause;
            return Err(format!(
                "\"{name}\" is not offered to {who} ({clause}); offered: {}",
                names.join(", ")
            ));
        };
        self.story.push(format!("{who}: {name}"));
        let mut told: Vec<Told<F::Event>> = Vec::new();
        let chosen = game.choose(&mut self.state, seat, *choice, &mut Log::into(&mut told));
        self.choices += 1;
        for told in &told {
            let line = line(&told.event);
            self.story.push(format!("    {line}"));
            self.step.push(line);
        }
        chosen.map_err(|illegal| format!("\"{name}\" is offered, but refused: {illegal}"))?;
        game.check(&self.state).map_err(|e| format!("after \"{name}\" the state is broken: {e}"))
    }

    /// Who is asked now, by name.
    fn asked(&self) -> Vec<String> {
        let seats: Vec<String> =
            self.game.deciding(&self.state).iter().map(|seat| self.name_of(seat)).collect();
        if seats.is_empty() { vec!["nobody".into()] } else { seats }
    }

    fn check_happened(&self, step: &Step<F>, problems: &mut Vec<String>) {
        if let Some(missing) = first_missing(&self.step, &step.log) {
            problems.push(format!(
                "log: expected \"{missing}\" to happen in this step, after the lines before it"
            ));
        }
        for unwanted in &step.no_log {
            if let Some(line) = self.step.iter().find(|line| tells(line, unwanted)) {
                problems.push(format!("no-log: expected no \"{unwanted}\", but there is \"{line}\""));
            }
        }
    }

    /// Looks at the open question: of the one seat that `asked` names, or else of the one that has just
    /// chosen, or else of the first that is asked.
    fn check_question(&self, step: &Step<F>, problems: &mut Vec<String>) {
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
                problems.push(format!("asked: expected {}, got {}", wanted.join(", "), asked.join(", ")));
                return;
            }
            if let OneOrMore::One(name) = expected {
                seat = self.seat(&Who::Name(name.clone())).ok();
            }
        }
        let looks = step.clause.is_some()
            || step.offered.is_some()
            || !step.offers.is_empty()
            || !step.not_offered.is_empty()
            || step.refused.is_some();
        if !looks {
            return;
        }
        let Some(seat) = seat.or_else(|| deciding.iter().next()) else {
            problems.push("nobody is asked anything any more".into());
            return;
        };
        self.check_offers(step, seat, problems);
    }

    fn check_offers(&self, step: &Step<F>, seat: Seat, problems: &mut Vec<String>) {
        let who = self.name_of(seat);
        let prompt = self.game.prompt(&self.state, seat).clause;
        if let Some(clause) = step.clause.as_ref().filter(|clause| *clause != prompt.0) {
            problems.push(format!("clause: expected {clause}, but {who} is asked by {prompt}"));
        }
        let offered: Vec<String> = self.offered(seat).into_iter().map(|(_, name)| name).collect();
        if let Some(expected) = &step.offered {
            let (mut wanted, mut there) = (expected.clone(), offered.clone());
            wanted.sort();
            there.sort();
            if wanted != there {
                problems.push(format!(
                    "offered: expected exactly [{}], but {who} is offered [{}]",
                    wanted.join(", "),
                    there.join(", ")
                ));
            }
        }
        for name in step.offers.iter().filter(|name| !offered.contains(name)) {
            problems
                .push(format!("offers: expected \"{name}\", but {who} is offered [{}]", offered.join(", ")));
        }
        for name in step.not_offered.iter().filter(|name| offered.contains(name)) {
            problems.push(format!("not-offered: \"{name}\" is offered to {who}"));
        }
        let rejected = self.game.rejected(&self.state, seat);
        for refused in step.refused.iter().flat_map(OneOrMore::list) {
            let (name, clause) = (&refused.name, &refused.clause);
            if offered.contains(name) {
                problems.push(format!("refused: \"{name}\" is offered to {who}"));
                continue;
            }
            // What is not listed is refused by the clause of the prompt.
            let by = rejected.iter().find(|r| r.name.as_str() == name).map_or(prompt, |r| r.clause);
            if by.0 != clause {
                problems.push(format!("refused: \"{name}\" is refused to {who} by {by}, not by {clause}"));
            }
        }
    }
}
