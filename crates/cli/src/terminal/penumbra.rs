//! Penumbra in the terminal: the table as lines of text, and a numbered list of answers.

use crate::fail::Fail;
use crate::terminal::player::Player;
use crate::terminal::save::Save;
use crate::terminal::text::{Paint, WIDTH, wrap};
use games::faces::penumbra::Face;
use games::tongue::{Tongue, capitalised};
use kernel::{Game, Seat, Session, Told, Viewer};
use penumbra::frames::Frame;
use penumbra::view::{CardView, View};
use penumbra::{Choice, Event, Penumbra};
use spellscript::speech::Value;
use std::fmt::Write as _;
use std::io::{BufRead, Write};

/// A game in the terminal.
pub struct Table<'a> {
    pub session: Session<Penumbra>,
    pub save: Save,
    pub players: Vec<Player>,
    pub tongue: &'a Tongue,
    pub faces: &'a [Face],
    pub paint: Paint,
    /// Is what is typed not seen by itself?
    pub echo: bool,
    pub input: &'a mut dyn BufRead,
    pub output: &'a mut dyn Write,
    /// What has happened and was not yet read.
    pub news: Vec<Told<Event>>,
    /// The table as it was shown last.
    pub seen: String,
}

impl Table<'_> {
    /// Plays to the end; false if somebody left.
    pub fn play(&mut self) -> Result<bool, Fail> {
        let game = self.session.game().clone();
        while let Some(seat) = game.deciding(self.session.state()).iter().next() {
            let mut choices = Vec::new();
            game.choices(self.session.state(), seat, &mut choices);
            let choice = if choices.len() == 1 {
                choices[0]
            } else if self.players[seat.index()].is_human() {
                match self.ask(seat, &choices)? {
                    Some(choice) => choice,
                    None => return Ok(false),
                }
            } else {
                self.players[seat.index()].choose(&self.session, seat, &choices)?
            };
            self.session.choose(seat, choice, &mut self.news).map_err(|e| Fail::failed(e.to_string()))?;
            self.save.keep(&self.session)?;
        }
        self.tell_news(Viewer::Spectator)?;
        self.result()?;
        self.save.close(&self.session)?;
        Ok(true)
    }

    fn say(&mut self, line: &str) -> Result<(), Fail> {
        self.say_after("", line)
    }

    /// Says something that begins with this, and goes on below what follows it.
    fn say_after(&mut self, first: &str, line: &str) -> Result<(), Fail> {
        let deeper = " ".repeat(first.len().max(2));
        for line in wrap(line, *WIDTH, first, &deeper) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// Asks somebody at the keyboard; nothing if they leave.
    fn ask(&mut self, seat: Seat, choices: &[Choice]) -> Result<Option<Choice>, Fail> {
        let game = self.session.game().clone();
        self.tell_news(Viewer::Seat(seat))?;
        let table = self.table(seat);
        if self.wants_the_table() && table != self.seen {
            self.show(&table)?;
        }
        let mut listed = true;
        loop {
            if listed {
                let prompt = game.prompt(self.session.state(), seat);
                let question = self.tongue.message(&prompt.message);
                let line = format!("{} ({})", self.paint.bold(&question), prompt.clause);
                writeln!(self.output)?;
                self.say(&line)?;
                for (n, choice) in choices.iter().enumerate() {
                    let said = self.tongue.message(&game.choice_message(self.session.state(), seat, *choice));
                    self.say_after(&format!("{:>3}  ", n + 1), &said)?;
                }
            }
            listed = false;
            write!(self.output, "{} > ", self.tongue.label("pen-choose"))?;
            self.output.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                writeln!(self.output)?;
                return Ok(None);
            }
            if self.echo {
                write!(self.output, "{line}")?;
            }
            let line = line.trim();
            match line.split_once(' ').unwrap_or((line, "")) {
                ("q", _) => return Ok(None),
                ("h", _) => {
                    let help = self.tongue.label("pen-help");
                    self.say(&help)?;
                }
                ("s", _) => {
                    self.show(&table)?;
                    listed = true;
                }
                ("w", _) => {
                    for rejected in game.rejected(self.session.state(), seat) {
                        let why = self.tongue.message(&rejected.message);
                        self.say(&format!("{}: {why} ({})", rejected.name, rejected.clause))?;
                    }
                }
                ("c", what) => self.card(what)?,
                (answer, _) => {
                    let number = answer.parse::<usize>().ok().and_then(|n| choices.get(n.checked_sub(1)?));
                    let named = || {
                        choices.iter().find(|c| game.name(self.session.state(), seat, **c).as_str() == line)
                    };
                    if let Some(choice) = number.or_else(named) {
                        return Ok(Some(*choice));
                    }
                    let wrong = self.about("pen-unknown", line);
                    self.say(&wrong)?;
                }
            }
        }
    }

    fn about(&self, key: &str, what: &str) -> String {
        self.tongue.say(key, &[("what", Value::Text(what.to_owned()))])
    }

    fn count(&self, key: &str, n: i64) -> String {
        self.tongue.say(key, &[("n", Value::Number(n))])
    }

    fn card(&mut self, what: &str) -> Result<(), Fail> {
        let found: Vec<String> = (self.faces.iter())
            .filter(|face| face.name.to_lowercase().contains(&what.to_lowercase()) || face.id.contains(what))
            .take(5)
            .map(|face| lines(face, self.tongue, self.paint, ""))
            .collect();
        for text in found {
            self.output.write_all(text.as_bytes())?;
        }
        Ok(())
    }

    fn tell_news(&mut self, who: Viewer) -> Result<(), Fail> {
        let game = self.session.game().clone();
        for told in std::mem::take(&mut self.news) {
            if told.audience.includes(who) {
                let line = self.tongue.message(&game.event_message(&told.event));
                self.say_after("  - ", &self.paint.faint(&line))?;
            }
        }
        Ok(())
    }

    fn names<'v>(&self, cards: impl Iterator<Item = &'v CardView>) -> String {
        let name = |card: &CardView| {
            let name = card.card.as_ref().map_or("?".to_owned(), |id| self.tongue.name(id));
            if card.tapped { format!("({name})") } else { name }
        };
        cards.map(name).collect::<Vec<_>>().join(", ")
    }

    /// In front of which questions the table is shown: those that open a turn or a placement.
    fn wants_the_table(&self) -> bool {
        matches!(self.session.state().stack.last(), Some(Frame::Talents | Frame::Turn | Frame::Study))
    }

    fn show(&mut self, table: &str) -> Result<(), Fail> {
        write!(self.output, "\n{table}")?;
        table.clone_into(&mut self.seen);
        Ok(())
    }

    /// The table as one seat sees it.
    fn table(&self, seat: Seat) -> String {
        let tongue = self.tongue;
        let view: View = self.session.game().view(self.session.state(), Viewer::Seat(seat));
        let list = |ids: &[penumbra::events::Id]| {
            ids.iter().map(|id| tongue.name(id)).collect::<Vec<_>>().join(", ")
        };
        let mut out = String::new();
        let mut put = |indent: &str, line: String| {
            for line in wrap(&line, *WIDTH, indent, &format!("{indent}  ")) {
                let _ = writeln!(out, "{line}");
            }
        };
        put("", self.about("pen-trials", &list(&view.trials)));
        put("", self.about("pen-row", &list(&view.row)));
        put("", self.count("pen-fate", view.fate.count as i64));
        let placed: Vec<String> = (view.sections.iter())
            .flat_map(|section| {
                let dice = section.cells.iter().flatten().chain(&section.loose);
                dice.map(move |die| format!("{} ({})", tongue.name(die), tongue.name(&section.id)))
            })
            .collect();
        if !placed.is_empty() {
            put("", self.about("pen-placed", &placed.join(", ")));
        }
        for (n, player) in view.seats.iter().enumerate() {
            let who =
                [("seat", Value::Noun(format!("seat{n}"))), ("n", Value::Number(i64::from(view.turns)))];
            put("", self.paint.bold(&capitalised(&tongue.say("pen-turn-of", &who))));
            let goods = penumbra::language::INGREDIENTS.iter().zip(player.store).filter(|(_, n)| *n > 0);
            let goods: Vec<String> = goods.map(|(id, n)| format!("{n} × {}", tongue.name(id))).collect();
            put("  ", self.about("pen-store", &goods.join(", ")));
            let dice: Vec<String> = player.pool.iter().map(|die| tongue.name(die)).collect();
            put("  ", self.about("pen-pool", &dice.join(", ")));
            let marks = player.marks.iter().enumerate().filter_map(|(cell, mark)| {
                let mark = mark.as_ref()?;
                let state = tongue.label(&format!("pen-state-{}", mark.state));
                Some(format!("{}: {} ({state})", cell + 1, tongue.name(&format!("mark-{}", mark.mark))))
            });
            put("  ", self.about("pen-marks", &marks.collect::<Vec<_>>().join(", ")));
            let cards = player.grimoire.iter().chain(&player.inventory).chain(&player.equipment);
            let talent = player.talent.iter().map(|id| tongue.name(id));
            let all: Vec<String> = talent.chain([self.names(cards)]).filter(|s| !s.is_empty()).collect();
            put("  ", self.about("pen-cards", &all.join(", ")));
            let done = self.names(player.experience.iter().chain(&player.reserved));
            put("  ", self.about("pen-done", &done));
            put("  ", self.count("pen-score", i64::from(player.score.total())));
        }
        out
    }

    /// The points at the end, by source.
    fn result(&mut self) -> Result<(), Fail> {
        let view: View = self.session.game().view(self.session.state(), Viewer::Spectator);
        let scores: Vec<_> = view.seats.iter().map(|player| player.score).collect();
        let sources: [(&str, Source); 10] = [
            ("arcana", |s| s.arcana),
            ("trials", |s| s.trials),
            ("wounds", |s| s.wounds),
            ("experience", |s| s.experience),
            ("contracts", |s| s.contracts),
            ("board", |s| s.board),
            ("goals", |s| s.goals),
            ("fate", |s| s.fate),
            ("escaped", |s| s.escaped),
            ("total", |s| s.total()),
        ];
        writeln!(self.output)?;
        for (source, points) in sources {
            let mut line = format!("{:<24}", self.tongue.label(&format!("pen-source-{source}")));
            for score in &scores {
                let _ = write!(line, "{:>6}", points(score));
            }
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }
}

/// The points of one source.
type Source = fn(&penumbra::engine::scoring::Score) -> i32;

/// A card as lines of text.
pub fn lines(face: &Face, tongue: &Tongue, paint: Paint, indent: &str) -> String {
    let mut out = format!("{indent}{}  {}\n", paint.bold(&face.name), paint.faint(&face.facts.join(", ")));
    for part in &face.texts {
        let label = tongue.label(&format!("pen-part-{}", part.part));
        let deeper = format!("{indent}  ");
        for line in wrap(&format!("{label}: {}", part.text), *WIDTH, &deeper, &format!("{deeper}  ")) {
            let _ = writeln!(out, "{line}");
        }
    }
    out
}
