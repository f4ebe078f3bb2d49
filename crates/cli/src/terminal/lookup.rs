//! What people look up while they play: why not, rules, cards, help.

use crate::rules::tell;
use crate::terminal::command::COMMANDS;
use crate::terminal::faces;
use crate::terminal::table::Table;
use crate::terminal::text::{WIDTH, padded, wrap};
use crate::terminal::words::text;
use games::faces::Face;
use games::rulebook::{self, Library};
use kernel::{Game, Rejected, Seat};
use spellscript::speech::Value;

impl Table<'_> {
    /// What cannot be done now, and by which clause; only what has all these words.
    pub(super) fn why(&self, seat: Seat, wanted: &str) -> String {
        let game = self.session.game();
        let rejected = game.rejected(self.session.state(), seat);
        let words: Vec<String> = wanted.split_whitespace().map(str::to_lowercase).collect();
        let mut out = String::new();
        for refusal in &rejected {
            let line = self.refusal(refusal);
            let matches = |word: &String| {
                refusal.name.as_str().to_lowercase().contains(word) || line.to_lowercase().contains(word)
            };
            if words.iter().all(matches) {
                out.push_str(&wrap(&line, *WIDTH, "  - ", "    ").join("\n"));
                out.push('\n');
            }
        }
        if !out.is_empty() {
            return out;
        }
        let prompt = game.prompt(self.session.state(), seat);
        let key = if words.is_empty() { "why-nothing" } else { "why-not-that" };
        self.words.say(key, &[("what", text(wanted)), ("clause", text(prompt.clause.0))])
    }

    fn refusal(&self, refusal: &Rejected) -> String {
        let said = |message| self.words.tongue.message(message);
        let (what, why) = (said(&refusal.choice), said(&refusal.message));
        format!("{what} ({}): {why} [{}]", refusal.name, refusal.clause)
    }

    /// What was typed is no answer: why, if it is something that could be one.
    pub(super) fn not_offered(&self, seat: Seat, line: &str, options: usize) -> String {
        let rejected = self.session.game().rejected(self.session.state(), seat);
        if let Some(refusal) = rejected.iter().find(|r| r.name.as_str().eq_ignore_ascii_case(line)) {
            return self.refusal(refusal);
        }
        self.words.say("not-offered", &[("what", text(line)), ("n", Value::Number(options as i64))])
    }

    /// A clause, or the clauses with these words.
    pub(super) fn rule(&self, wanted: &str) -> String {
        let library = self.library();
        if wanted.is_empty() {
            return self.words.about("rule-usage", self.example_clause());
        }
        if let Some(clause) = library.find(wanted) {
            return tell(clause, self.paint);
        }
        let words: Vec<&str> = wanted.split_whitespace().collect();
        let book = library.book(self.session.game().id());
        let found = book.map(|book| book.search(&words).clauses).unwrap_or_default();
        const MOST: usize = 8;
        let mut out: String = found.iter().take(MOST).map(|clause| tell(clause, self.paint)).collect();
        if found.is_empty() {
            out = self.words.about("rule-nothing", wanted);
        } else if found.len() > MOST {
            out.push_str(&self.words.count("rule-more", found.len() - MOST));
        }
        out
    }

    /// The rulebooks in the language of the table.
    fn library(&self) -> &'static Library {
        let language = self.words.tongue.language();
        rulebook::library_in(language).unwrap_or_else(|_| rulebook::library())
    }

    /// A clause of the game's own book, to show how clauses are asked for.
    fn example_clause(&self) -> &'static str {
        match self.session.game().edition.moons {
            Some(_) => "REB-452",
            None => "DUE-301",
        }
    }

    /// The cards that answer to a name; those of the game's own packs first.
    pub(super) fn card(&self, wanted: &str) -> String {
        let exact: Vec<&Face> = self
            .faces
            .iter()
            .filter(|f| f.id == wanted.to_lowercase() || f.name.to_lowercase() == wanted.to_lowercase())
            .collect();
        let mut found: Vec<&Face> = if exact.is_empty() {
            self.faces.iter().filter(|f| f.answers_to(wanted)).collect()
        } else {
            exact
        };
        let own = self.session.game().id();
        found.sort_by_key(|face| face.pack != own);
        const MOST: usize = 6;
        let mut out = String::new();
        for face in found.iter().take(MOST) {
            let mut face = Face::clone(face);
            if face.pack != own {
                face.facts.push(self.words.name(&format!("pack/{}", face.pack)));
            }
            out.push_str(&faces::tell(&face, self.words, self.paint, "  "));
        }
        if found.is_empty() {
            out = if wanted.is_empty() {
                self.words.label("card-usage")
            } else {
                self.words.about("card-nothing", wanted)
            };
        } else if found.len() > MOST {
            let rest: Vec<&str> = found[MOST..].iter().map(|f| f.name.as_str()).collect();
            out.push_str(
                &wrap(&self.words.about("card-more", &rest.join(", ")), *WIDTH, "  ", "  ").join("\n"),
            );
        }
        out
    }

    /// What can be typed.
    pub(super) fn help(&self) -> String {
        let mut out = format!("{}\n", self.words.label("help-title"));
        // The table of a game without Moons shows its Event and Quests anyway.
        let moons = self.session.game().edition.moons.is_some();
        for command in COMMANDS.into_iter().filter(|c| moons || !["quests", "events"].contains(c)) {
            let local = self.words.label(&format!("command-{command}"));
            let names = if local == command { local } else { format!("{command}, {local}") };
            let first = format!("  {} ", padded(&names, 20));
            let help = self.words.about(&format!("help-{command}"), self.example_clause());
            out.push_str(&wrap(&help, *WIDTH, &first, &" ".repeat(23)).join("\n"));
            out.push('\n');
        }
        out
    }
}
