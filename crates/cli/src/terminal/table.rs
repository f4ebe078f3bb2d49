//! One game at the terminal: who is asked, what they see, and what they answer.

use crate::fail::Fail;
use crate::terminal::command::{Command, read};
use crate::terminal::player::Player;
use crate::terminal::save::Save;
use crate::terminal::screen::Screen;
use crate::terminal::tally::Tally;
use crate::terminal::text::{Paint, WIDTH, wrap};
use crate::terminal::words::{Words, text};
use blackrose::engine::ask::Question;
use blackrose::events::Id;
use blackrose::lodge::Spaces;
use blackrose::state::Making;
use blackrose::{BlackRose, Choice, Event};
use games::faces::Face;
use kernel::small::Nth;
use kernel::{Game, Seat, Session, Told, Viewer};
use std::io::{BufRead, Write};
use std::path::Path;

/// A game with its players, and where they read and write.
pub struct Table<'a> {
    /// The game.
    pub session: Session<BlackRose>,
    /// Its file.
    pub save: Save,
    /// Who answers for each seat.
    pub players: Vec<Player>,
    /// The language.
    pub words: &'a Words,
    /// All cards.
    pub faces: &'a [Face],
    /// Colours or none.
    pub paint: Paint,
    /// Typed lines are shown again when nobody types them.
    pub echo: bool,
    /// Where lines come from.
    pub input: &'a mut dyn BufRead,
    /// Where lines go.
    pub output: &'a mut dyn Write,
    /// What happened, as each audience may know it.
    pub log: Vec<Told<Event>>,
    /// How much of the log each seat has read.
    pub read: Vec<usize>,
    /// Who looks at the screen now.
    pub at_screen: Option<Seat>,
}

/// How a sitting ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The game is over.
    Over,
    /// Somebody left; the game is saved.
    Left,
}

impl Table<'_> {
    /// Plays until the game is over or somebody leaves.
    pub fn play(&mut self) -> Result<Ending, Fail> {
        loop {
            let game = self.session.game().clone();
            let deciding = game.deciding(self.session.state());
            // Where several answer at once, those who are not at the keyboard need not wait.
            let next =
                deciding.iter().find(|s| !self.player(*s).is_human()).or_else(|| deciding.iter().next());
            let Some(seat) = next else { break };
            let mut choices = Vec::new();
            game.choices(self.session.state(), seat, &mut choices);
            let choice = match (choices.as_slice(), self.player(seat)) {
                ([only], _) => Some(*only),
                (_, Player::Human) => self.ask(seat, &choices)?,
                (_, player) => Some(player.choose(&self.session, seat, &choices)?),
            };
            match choice {
                Some(choice) => self.choose(seat, choice)?,
                None => return Ok(Ending::Left),
            }
        }
        self.save.close(&self.session)?;
        self.tell_result()?;
        Ok(Ending::Over)
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Fail> {
        let mut events = Vec::new();
        self.session.choose(seat, choice, &mut events).map_err(|e| Fail::failed(e.to_string()))?;
        self.save.keep(&self.session)?;
        self.log.append(&mut events);
        Ok(())
    }

    fn say(&mut self, text: &str) -> Result<(), Fail> {
        self.output.write_all(text.as_bytes())?;
        if !text.ends_with('\n') {
            self.output.write_all(b"\n")?;
        }
        Ok(())
    }

    /// One typed line; `None` at the end of the input.
    fn line(&mut self, prompt: &str) -> Result<Option<String>, Fail> {
        self.output.write_all(prompt.as_bytes())?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            self.output.write_all(b"\n")?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echo {
            self.output.write_all(format!("{line}\n").as_bytes())?;
        }
        Ok(Some(line))
    }

    /// Asks a seat at the keyboard; `None` when they leave.
    fn ask(&mut self, seat: Seat, choices: &[Choice]) -> Result<Option<Choice>, Fail> {
        if !self.hand_over(seat)? {
            return Ok(None);
        }
        let happened = self.happened(seat, self.read[seat.index()]);
        self.read[seat.index()] = self.log.len();
        if !happened.is_empty() {
            self.say(&happened)?;
        }
        if self.wants_the_table(seat) {
            self.show(seat)?;
        }
        let game = self.session.game().clone();
        let names: Vec<String> =
            choices.iter().map(|c| game.name(self.session.state(), seat, *c).to_string()).collect();
        let mut told = false;
        loop {
            if !told {
                let question = self.question(seat, choices);
                self.say(&question)?;
                told = true;
            }
            let Some(line) = self.line("> ")? else { return Ok(None) };
            match read(&line, &names, self.words) {
                Command::Nothing => told = false,
                Command::Answer(index) => return Ok(Some(choices[index])),
                Command::Quit => return Ok(None),
                Command::Undo => {
                    if self.undo(seat)? {
                        // Asked again from where the game stands now.
                        let mut choices = Vec::new();
                        game.choices(self.session.state(), seat, &mut choices);
                        return self.ask(seat, &choices);
                    }
                }
                Command::View => {
                    self.show(seat)?;
                    told = false;
                }
                command => self.answer(seat, command, names.len())?,
            }
        }
    }

    /// Commands that change nothing.
    fn answer(&mut self, seat: Seat, command: Command, options: usize) -> Result<(), Fail> {
        let said = match command {
            Command::Why(wanted) => self.why(seat, &wanted),
            Command::Rule(wanted) => self.rule(&wanted),
            Command::Card(wanted) => self.card(&wanted),
            Command::Hand => self.with_screen(seat, |screen| screen.hand()),
            Command::Rooms => self.with_screen(seat, |screen| screen.rooms()),
            Command::Quests => self.with_screen(seat, |screen| screen.quests()),
            Command::Events => self.with_screen(seat, |screen| screen.events_and_decks()),
            Command::Unseen => self.with_screen(seat, |screen| screen.unseen()),
            Command::Help => self.help(),
            Command::Save(file) => self.copy_to(&file),
            Command::Log(all) => {
                let begins = |told: &Told<Event>| matches!(told.event, Event::RoundBegins { .. });
                let from = if all { 0 } else { self.log.iter().rposition(begins).unwrap_or(0) };
                self.happened(seat, from)
            }
            Command::Unknown(line) => self.not_offered(seat, &line, options),
            _ => String::new(),
        };
        if said.is_empty() { Ok(()) } else { self.say(&said) }
    }

    /// In front of which questions the whole table is shown: those that open something.
    fn wants_the_table(&self, seat: Seat) -> bool {
        let state = self.session.state();
        match state.ask.question {
            Question::Prepare => {
                let mage = &state.mages[seat.index()];
                mage.making == Making::Card
                    && mage.slots.iter().all(|slot| *slot == blackrose::state::Slot::Empty)
            }
            Question::School => {
                let first = self.named().is_some_and(|named| named.iter().all(|n| *n == 0));
                first && !state.mages[seat.index()].thinned
            }
            Question::Action | Question::Evocation | Question::HandLimit => true,
            _ => false,
        }
    }

    pub(super) fn with_screen<T>(&self, seat: Seat, show: impl FnOnce(&Screen) -> T) -> T {
        let (game, state) = (self.session.game(), self.session.state());
        let view = game.view(state, Viewer::Seat(seat));
        let door = |cell: u8| game.shape.doors(usize::from(cell));
        let doors = state.mages[..game.seats]
            .iter()
            .map(|mage| mage.colour.map_or(Spaces::EMPTY, |colour| door(state.cells[colour.index()])))
            .collect();
        show(&Screen {
            view: &view,
            seat: seat.index(),
            shape: &game.shape,
            doors,
            words: self.words,
            faces: self.faces,
            paint: self.paint,
        })
    }

    fn show(&mut self, seat: Seat) -> Result<(), Fail> {
        let asked = [Question::Prepare, Question::HandLimit, Question::School];
        let hand = asked.contains(&self.session.state().ask.question);
        let screen = self.with_screen(seat, |screen| {
            let mut out = format!("\n{}", screen.whole());
            if hand {
                out.push_str(&screen.hand());
            }
            out
        });
        self.say(&screen)
    }

    /// With two people at one keyboard: the other turns round before anything hidden is shown.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Fail> {
        let people = self.players.iter().filter(|p| p.is_human()).count();
        if people < 2 || self.at_screen == Some(seat) {
            return Ok(true);
        }
        let name = self.with_screen(seat, |screen| screen.seat_name(seat.index()));
        let clear = if self.paint.on {
            "\u{1b}[2J\u{1b}[3J\u{1b}[H".to_owned()
        } else {
            format!("{}\n", "=".repeat(*WIDTH))
        };
        self.at_screen = None;
        self.say(&clear)?;
        let prompt = format!("{} ", self.words.about("pass-the-keyboard", &name));
        if self.line(&prompt)?.is_none() {
            return Ok(false);
        }
        self.at_screen = Some(seat);
        Ok(true)
    }

    /// The log from an entry on, as the seat may know it.
    fn happened(&self, seat: Seat, from: usize) -> String {
        let mut out = String::new();
        let known = self.log[from.min(self.log.len())..].iter();
        let mut before = None;
        for told in known.filter(|told| told.audience.includes(Viewer::Seat(seat))) {
            let last = before.replace(&told.event);
            if goes_without_saying(last, &told.event) {
                continue;
            }
            let line = match &told.event {
                Event::PhaseBegins { .. } | Event::RoundBegins { .. } => {
                    out.push_str(&format!("  -- {}\n", self.words.tongue.message(&told.event.message())));
                    continue;
                }
                Event::Nothing { clause, .. } => {
                    format!("{} ({clause})", self.words.tongue.message(&told.event.message()))
                }
                event => self.words.tongue.message(&event.message()),
            };
            for line in wrap(&line, *WIDTH, "  - ", "    ") {
                out.push_str(&line);
                out.push('\n');
            }
            for line in self.told_text(&told.event) {
                out.push_str(&self.paint.faint(&line));
                out.push('\n');
            }
        }
        out
    }

    /// The text of an Event that has just been revealed: an instant one never lies on the board.
    fn told_text(&self, event: &Event) -> Vec<String> {
        let Event::EventRevealed { event, .. } = event else { return Vec::new() };
        let face = self.faces.iter().find(|f| f.class == "event" && f.id == *event);
        let text = face.and_then(|face| face.effects.first()).map(|effect| effect.text.as_str());
        text.map(|text| wrap(text, *WIDTH, "      ", "      ")).unwrap_or_default()
    }

    fn copy_to(&self, file: &str) -> String {
        if file.is_empty() {
            return self.words.about("saved", &self.save.path().display().to_string());
        }
        let path = Path::new(file);
        let written = std::fs::OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(path)
            .and_then(|mut out| out.write_all(self.session.save().as_bytes()));
        match written {
            Ok(()) => self.words.about("saved", file),
            Err(e) => self.words.say("not-saved", &[("what", text(file)), ("why", text(&e.to_string()))]),
        }
    }

    /// Takes back the seat's last choice that was not forced.
    fn undo(&mut self, seat: Seat) -> Result<bool, Fail> {
        let real =
            |entry: &usize| self.session.steps().iter().any(|s| s.entry() == *entry && s.options() > 1);
        let point = self.session.undo_points(seat).into_iter().rev().find(real);
        let undone = match point {
            Some(entry) => self.session.undo(seat, entry).is_ok(),
            None => false,
        };
        if !undone {
            let line = self.words.label("undo-not");
            self.say(&line)?;
            return Ok(false);
        }
        self.save.keep(&self.session)?;
        self.log = retold(&self.session)?;
        for read in &mut self.read {
            *read = (*read).min(self.log.len());
        }
        let line = self.words.label("undone");
        self.say(&line)?;
        Ok(true)
    }

    /// The result, with the points by source.
    fn tell_result(&mut self) -> Result<(), Fail> {
        let game = self.session.game().clone();
        let state = self.session.state();
        let Some(outcome) = game.outcome(state) else { return Ok(()) };
        // With one person at the table the log is as they may know it; with two it is what all may know.
        let seat = (0..self.players.len()).find(|i| self.players[*i].is_human()).unwrap_or(0);
        let happened = self.happened(Seat::nth(seat), self.read[seat]);
        let mut sides: Vec<(Id, i32)> =
            outcome.scores.iter().enumerate().map(|(i, n)| (game.model_id(state, Nth::new(i)), *n)).collect();
        sides.extend(outcome.other_scores.iter().map(|(side, n)| ((*side).into(), *n)));
        let winner = match (outcome.winners.iter().next(), outcome.other_winner) {
            (Some(seat), _) => game.model_id(state, seat.into()),
            (None, Some(other)) => other.into(),
            (None, None) => Id::default(),
        };
        let mut out = happened;
        out.push('\n');
        out.push_str(&self.paint.bold(&self.words.about("result-winner", &self.words.name(&winner))));
        out.push('\n');
        let tally = Tally::of(self.log.iter().map(|told| &told.event));
        out.push_str(&tally.tell(self.words, &sides, game.edition.moons.is_some()));
        self.say(&out)
    }
}

/// A Room that targets itself, a Model that enters the Room it was summoned in, and nothing twice.
fn goes_without_saying(before: Option<&Event>, event: &Event) -> bool {
    match (before, event) {
        (_, Event::Targets { source, target }) => source == target,
        (Some(Event::Summoned { model: summoned, .. }), Event::Entered { model, .. }) => summoned == model,
        (Some(before), Event::Nothing { .. }) => before == event,
        _ => false,
    }
}

/// Everything that happened in the choices that stand.
pub fn retold(session: &Session<BlackRose>) -> Result<Vec<Told<Event>>, Fail> {
    let mut again = Session::new(session.game().clone(), session.journal().header.seed);
    let mut log = Vec::new();
    for step in session.steps() {
        again.choose(step.seat, step.choice, &mut log).map_err(|e| Fail::failed(e.to_string()))?;
    }
    Ok(log)
}
