//! Penumbra in the terminal: the table as lines of text, and a numbered list of answers.

use crate::fail::Fail;
use crate::terminal::player::Player;
use crate::terminal::save::Save;
use crate::terminal::text::{Paint, WIDTH, wrap};
use games::faces::penumbra::Face;
use games::tongue::Tongue;
use kernel::{Game, Seat, Session, Told, Viewer};
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
        for line in wrap(line, *WIDTH, "", "  ") {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// Asks somebody at the keyboard; nothing if they leave.
    fn ask(&mut self, seat: Seat, choices: &[Choice]) -> Result<Option<Choice>, Fail> {
        let game = self.session.game().clone();
        self.tell_news(Viewer::Seat(seat))?;
        self.show(seat)?;
        let mut listed = true;
        loop {
            if listed {
                let prompt = game.prompt(self.session.state(), seat);
                let question = self.tongue.message(&prompt.message);
                let line = format!("{} ({})", self.paint.bold(&question), prompt.clause);
                self.say(&line)?;
                for (n, choice) in choices.iter().enumerate() {
                    let said = game.choice_message(self.session.state(), seat, *choice);
                    let line = format!("{:>3}  {}", n + 1, self.tongue.message(&said));
                    self.say(&line)?;
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
                    self.show(seat)?;
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
                let line = self.paint.faint(&format!("  {line}"));
                self.say(&line)?;
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

    /// The table as one seat sees it.
    fn show(&mut self, seat: Seat) -> Result<(), Fail> {
        let tongue = self.tongue;
        let view: View = self.session.game().view(self.session.state(), Viewer::Seat(seat));
        let list = |ids: &[penumbra::events::Id]| {
            ids.iter().map(|id| tongue.name(id)).collect::<Vec<_>>().join(", ")
        };
        let mut out = vec![
            self.about("pen-trials", &list(&view.trials)),
            self.about("pen-row", &list(&view.row)),
            self.count("pen-fate", view.fate.count as i64),
        ];
        let placed: Vec<String> = (view.sections.iter())
            .flat_map(|section| {
                let dice = section.cells.iter().flatten().chain(&section.loose);
                dice.map(move |die| format!("{} ({})", tongue.name(die), tongue.name(&section.id)))
            })
            .collect();
        if !placed.is_empty() {
            out.push(self.about("pen-placed", &placed.join(", ")));
        }
        for (n, player) in view.seats.iter().enumerate() {
            let who =
                [("seat", Value::Noun(format!("seat{n}"))), ("n", Value::Number(i64::from(view.turns)))];
            out.push(self.paint.bold(&tongue.say("pen-turn-of", &who)));
            let goods = penumbra::language::INGREDIENTS.iter().zip(player.store).filter(|(_, n)| *n > 0);
            let goods: Vec<String> = goods.map(|(id, n)| format!("{n} × {}", tongue.name(id))).collect();
            out.push(self.about("pen-store", &goods.join(", ")));
            let dice: Vec<String> = player.pool.iter().map(|die| tongue.name(die)).collect();
            out.push(self.about("pen-pool", &dice.join(", ")));
            let marks = player.marks.iter().enumerate().filter_map(|(cell, mark)| {
                let mark = mark.as_ref()?;
                let state = tongue.label(&format!("pen-state-{}", mark.state));
                Some(format!("{}: {} ({state})", cell + 1, tongue.name(&mark.mark)))
            });
            out.push(self.about("pen-marks", &marks.collect::<Vec<_>>().join(", ")));
            let cards = player.grimoire.iter().chain(&player.inventory).chain(&player.equipment);
            let talent = player.talent.iter().map(|id| tongue.name(id));
            let all: Vec<String> = talent.chain([self.names(cards)]).filter(|s| !s.is_empty()).collect();
            out.push(self.about("pen-cards", &all.join(", ")));
            let done = self.names(player.experience.iter().chain(&player.reserved));
            out.push(self.about("pen-done", &done));
            out.push(self.count("pen-score", i64::from(player.score.total())));
        }
        for line in out {
            self.say(&line)?;
        }
        Ok(())
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
        for (source, points) in sources {
            let mut line = format!("{:<24}", self.tongue.label(&format!("pen-source-{source}")));
            for score in &scores {
                let _ = write!(line, "{:>6}", points(score));
            }
            self.say(&line)?;
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
