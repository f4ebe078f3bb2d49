//! One game at the terminal: who is asked, what they see, and what they answer.

use crate::fail::Fail;
use crate::rules::tell;
use crate::terminal::command::{COMMANDS, Command, read};
use crate::terminal::faces::Face;
use crate::terminal::player::Player;
use crate::terminal::save::Save;
use crate::terminal::screen::Screen;
use crate::terminal::tally::Tally;
use crate::terminal::text::{Paint, WIDTH, wrap};
use crate::terminal::words::{Words, text};
use blackrose::engine::ask::Question;
use blackrose::messages::name_message;
use blackrose::state::Making;
use blackrose::{BlackRose, Choice, Event};
use games::rulebook;
use kernel::{Arg, Game, Message, Rejected, Seat, Session, Told, Viewer};
use spellscript::speech::Value;
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
            let next = deciding.iter().find(|s| !self.player(*s).is_human()).or_else(|| deciding.iter().next());
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
                mage.making == Making::Card && mage.slots.iter().all(|slot| *slot == blackrose::state::Slot::Empty)
            }
            Question::Action | Question::Evocation | Question::HandLimit => true,
            _ => false,
        }
    }

    fn with_screen(&self, seat: Seat, show: impl FnOnce(&Screen) -> String) -> String {
        let view = self.session.game().view(self.session.state(), Viewer::Seat(seat));
        show(&Screen { view: &view, seat: seat.index(), words: self.words, faces: self.faces, paint: self.paint })
    }

    fn show(&mut self, seat: Seat) -> Result<(), Fail> {
        let prepares = self.session.state().ask.question == Question::Prepare;
        let limit = self.session.state().ask.question == Question::HandLimit;
        let screen = self.with_screen(seat, |screen| {
            let mut out = format!("\n{}", screen.whole());
            if prepares || limit {
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
        let clear = if self.paint.on { "\u{1b}[2J\u{1b}[3J\u{1b}[H".to_owned() } else { format!("{}\n", "=".repeat(WIDTH)) };
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
        for told in self.log[from.min(self.log.len())..].iter().filter(|t| t.audience.includes(Viewer::Seat(seat))) {
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
            for line in wrap(&line, WIDTH, "  - ", "    ") {
                out.push_str(&line);
                out.push('\n');
            }
        }
        out
    }

    /// The question with its clause, and the numbered options.
    fn question(&self, seat: Seat, choices: &[Choice]) -> String {
        let game = self.session.game();
        let state = self.session.state();
        let prompt = game.prompt(state, seat);
        let mut out = String::from("\n");
        if let Some(text) = self.source_text(seat, &prompt.message) {
            for line in wrap(&text, WIDTH, "  ", "    ") {
                out.push_str(&self.paint.faint(&line));
                out.push('\n');
            }
        }
        let asked = format!("{} {}", self.words.tongue.message(&prompt.message), self.paint.faint(&format!("[{}]", prompt.clause)));
        out.push_str(&wrap(&self.paint.bold(&asked), WIDTH, "", "  ").join("\n"));
        out.push('\n');
        for (i, choice) in choices.iter().enumerate() {
            let message = game.choice_message(state, seat, *choice);
            let first = format!("{:>3}  ", i + 1);
            out.push_str(&wrap(&self.words.tongue.message(&message), WIDTH, &first, "     ").join("\n"));
            out.push('\n');
            if let Some(detail) = self.detail(seat, *choice) {
                for line in wrap(&detail, WIDTH, "       ", "       ") {
                    out.push_str(&self.paint.faint(&line));
                    out.push('\n');
                }
            }
        }
        out
    }

    /// The text of the card whose effect asks.
    fn source_text(&self, seat: Seat, message: &Message) -> Option<String> {
        let source = message.args.iter().find_map(|(name, arg)| match arg {
            Arg::Noun(id) if name == "source" || name == "what" => Some(id.to_string()),
            _ => None,
        })?;
        let state = self.session.state();
        if matches!(state.ask.question, Question::Action | Question::Prepare) {
            return None;
        }
        let view = self.session.game().view(state, Viewer::Seat(seat));
        let screen = Screen { view: &view, seat: seat.index(), words: self.words, faces: self.faces, paint: Paint { on: false } };
        if let Some(effect) = screen.effect_of(&source) {
            return Some(format!("{}: {effect}", self.words.name(&format!("spell/{source}"))));
        }
        let face = self.faces.iter().find(|f| f.id == source && !["grimoire", "school"].contains(&f.class))?;
        let rebuilt = view.rooms.iter().any(|r| r.room == source && r.rebuilt);
        let effect = face.effects.get(usize::from(rebuilt && face.class == "room"))?;
        Some(format!("{}: {}", face.name, effect.text))
    }

    /// What an option would do, in the words of its card.
    fn detail(&self, seat: Seat, choice: Choice) -> Option<String> {
        let game = self.session.game();
        let state = self.session.state();
        let face = |classes: &[&str], id: &str| self.faces.iter().find(|f| classes.contains(&f.class) && f.id == id);
        let spells = ["spell", "personal", "forgotten"];
        let plain = Paint { on: false };
        let in_slot = |k: u8| {
            let card = state.slot_card(seat, k as usize)?;
            let side = state.mages[seat.index()].sides[k as usize];
            let effect = face(&spells, &game.spell_id(state.cards.face(card)))?.effects.get(side as usize)?;
            Some(format!("{}. {}", effect.labels.join(", "), effect.text))
        };
        match choice {
            Choice::Mage(m) => Some(face(&["mage"], &game.content.mages.get(m as usize)?.id)?.facts.join(", ")),
            Choice::Grimoire(g) => {
                let face = face(&["grimoire"], &game.content.grimoires.get(g as usize)?.id)?;
                Some(face.effects.first()?.text.clone())
            }
            Choice::Cast(k) => in_slot(k),
            Choice::Slot(k) if state.ask.question != Question::Prepare => in_slot(k),
            Choice::Side(side) => {
                let Making::Side(spell, _) = state.mages[seat.index()].making else { return None };
                let effect = face(&spells, &game.content.spells.get(spell as usize)?.id)?.effects.get(side as usize)?;
                Some(format!("{}. {}", effect.labels.join(", "), effect.text))
            }
            Choice::Declare(q) => {
                let (_, quest) = game.quests_in_play(state).nth(q as usize)?;
                Some(face(&["quest"], &quest.id)?.effects.first()?.line(self.words, plain))
            }
            Choice::ActivateRoom => {
                let body = if state.ask.about == blackrose::state::NONE { seat.index() } else { state.ask.about as usize };
                let space = state.room_of(body)?;
                let face = face(&["room"], &game.room_id(state, space))?;
                let effect = face.effects.get(usize::from(state.rooms[space].rebuilt))?;
                Some(format!("{}. {}", effect.labels.join(", "), effect.text))
            }
            Choice::Upgrade(k) => Some(face(&["upgrade"], &game.content.upgrades.get(k as usize)?.id)?.effects.first()?.text.clone()),
            Choice::Jinx(k) => Some(face(&["jinx"], &game.content.jinxes.get(k as usize)?.id)?.effects.first()?.text.clone()),
            _ => None,
        }
    }

    fn why(&self, seat: Seat, wanted: &str) -> String {
        let game = self.session.game();
        let rejected = game.rejected(self.session.state(), seat);
        let words: Vec<String> = wanted.split_whitespace().map(str::to_lowercase).collect();
        let mut out = String::new();
        for refusal in &rejected {
            let line = self.refusal(refusal);
            let matches = |word: &String| refusal.name.as_str().to_lowercase().contains(word) || line.to_lowercase().contains(word);
            if words.iter().all(matches) {
                out.push_str(&wrap(&line, WIDTH, "  - ", "    ").join("\n"));
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
        let what = name_message(refusal.name.as_str())
            .map_or_else(|| refusal.name.to_string(), |message| self.words.tongue.message(&message));
        format!("{what} ({}): {} [{}]", refusal.name, self.words.tongue.message(&refusal.message), refusal.clause)
    }

    /// What was typed is no answer: why, if it is something that could be one.
    fn not_offered(&self, seat: Seat, line: &str, options: usize) -> String {
        let rejected = self.session.game().rejected(self.session.state(), seat);
        if let Some(refusal) = rejected.iter().find(|r| r.name.as_str().eq_ignore_ascii_case(line)) {
            return self.refusal(refusal);
        }
        self.words.say("not-offered", &[("what", text(line)), ("n", Value::Number(options as i64))])
    }

    fn rule(&self, wanted: &str) -> String {
        let library = rulebook::library();
        if wanted.is_empty() {
            return self.words.label("rule-usage");
        }
        if let Some(clause) = library.find(wanted) {
            return tell(clause, self.paint);
        }
        let words: Vec<&str> = wanted.split_whitespace().collect();
        let found = library.book(self.session.game().id()).map(|book| book.search(&words)).unwrap_or_default();
        const MOST: usize = 8;
        let mut out: String = found.iter().take(MOST).map(|clause| tell(clause, self.paint)).collect();
        if found.is_empty() {
            out = self.words.about("rule-nothing", wanted);
        } else if found.len() > MOST {
            out.push_str(&self.words.count("rule-more", found.len() - MOST));
        }
        out
    }

    fn card(&self, wanted: &str) -> String {
        let exact: Vec<&Face> = self.faces.iter().filter(|f| f.id == wanted.to_lowercase() || f.name.to_lowercase() == wanted.to_lowercase()).collect();
        let found: Vec<&Face> =
            if exact.is_empty() { self.faces.iter().filter(|f| f.answers_to(wanted)).collect() } else { exact };
        const MOST: usize = 6;
        let mut out: String = found.iter().take(MOST).map(|face| face.tell(self.words, self.paint, "  ")).collect();
        if found.is_empty() {
            out = if wanted.is_empty() { self.words.label("card-usage") } else { self.words.about("card-nothing", wanted) };
        } else if found.len() > MOST {
            let rest: Vec<&str> = found[MOST..].iter().map(|f| f.name.as_str()).collect();
            out.push_str(&wrap(&self.words.about("card-more", &rest.join(", ")), WIDTH, "  ", "  ").join("\n"));
        }
        out
    }

    fn help(&self) -> String {
        let mut out = format!("{}\n", self.words.label("help-title"));
        for command in COMMANDS {
            let local = self.words.label(&format!("command-{command}"));
            let names = if local == command { local } else { format!("{command}, {local}") };
            let first = format!("  {} ", crate::terminal::text::padded(&names, 20));
            out.push_str(&wrap(&self.words.label(&format!("help-{command}")), WIDTH, &first, &" ".repeat(23)).join("\n"));
            out.push('\n');
        }
        out
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
        let real = |entry: &usize| self.session.steps().iter().any(|s| s.entry == *entry && s.options > 1);
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
        let happened = self.happened(Seat(seat as u8), self.read[seat]);
        let mut sides: Vec<(String, i32)> =
            outcome.scores.iter().enumerate().map(|(i, n)| (game.model_id(state, i), *n)).collect();
        sides.extend(outcome.other_scores.iter().map(|(side, n)| ((*side).to_owned(), *n)));
        let winner = match (outcome.winners.iter().next(), outcome.other_winner) {
            (Some(seat), _) => game.model_id(state, seat.index()),
            (None, Some(other)) => other.to_owned(),
            (None, None) => String::new(),
        };
        let mut out = happened;
        out.push('\n');
        out.push_str(&self.paint.bold(&self.words.about("result-winner", &self.words.name(&winner))));
        out.push('\n');
        let tally = Tally::of(self.log.iter().map(|told| &told.event));
        out.push_str(&tally.tell(self.words, &sides));
        self.say(&out)
    }
}

/// Everything that happened in the choices that stand.
pub fn retold(session: &Session<BlackRose>) -> Result<Vec<Told<Event>>, Fail> {
    let header = &session.journal().header;
    let mut again = Session::new(session.game().clone(), header.rules, header.seed);
    let mut log = Vec::new();
    for step in session.steps() {
        again.choose(step.seat, step.choice, &mut log).map_err(|e| Fail::failed(e.to_string()))?;
    }
    Ok(log)
}
