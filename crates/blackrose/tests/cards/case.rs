//! One case of a card: a position, the answers by name, and what follows.

use crate::common::play::{Table, changes, line};
use crate::common::start::Start;
use crate::common::{self};
use blackrose::engine::rules::Rule;
use blackrose::language::program::Op;
use blackrose::{BlackRose, Setup};
use kernel::Audience;
use std::fmt::Write;
use std::sync::Arc;

/// One case.
#[derive(Clone, Debug)]
pub struct Case {
    /// The side of the card that it shows.
    pub side: &'static str,
    /// What it shows of it.
    pub name: &'static str,
    pub start: Start,
    /// The answers, with `; ` between them.
    pub play: &'static str,
    /// Begins with the Event of the Round, and ends with it.
    pub event: bool,
}

/// A case that begins in the Action Phase.
pub fn case(side: &'static str, name: &'static str, start: Start, play: &'static str) -> Case {
    Case { side, name, start, play, event: false }
}

/// What happened, twice: for readers, and with all that was offered for comparisons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    pub story: String,
    pub offers: String,
}

/// The Duel as it comes out of the box.
pub fn game() -> BlackRose {
    BlackRose::prepare(&Setup::default(), &common::DUEL).expect("a sound setup")
}

impl Case {
    /// The rules that the case is played by, made of these.
    fn rules(&self, mut game: BlackRose) -> Arc<BlackRose> {
        if self.event {
            // What comes after the Event is no part of the case.
            let study = game.code.iter().position(|op| *op == Op::Rule(Rule::Study)).expect("a Study Phase");
            game.code[study] = Op::End;
        }
        Arc::new(game)
    }

    /// Plays the case by these rules, to its end or to the first answer that is not offered.
    pub fn run(&self, game: BlackRose) -> Result<Trace, String> {
        let game = self.rules(game);
        let before = Table::new(&game, &self.start).seen();
        let mut table = match self.event {
            true => Table::rule(&game, &self.start, Rule::ApplyEvent),
            false => Table::new(&game, &self.start),
        };
        let (mut story, mut offers) = (String::new(), String::new());
        let mut told = 0;
        let mut tell = |table: &Table, story: &mut String| {
            for event in &table.told[told..] {
                let who = match event.audience {
                    Audience::All => String::new(),
                    Audience::Only(seats) => {
                        format!(" (to {:?} alone)", seats.iter().map(|s| s.0).collect::<Vec<_>>())
                    }
                    Audience::Except(_) => " (to the others)".into(),
                };
                let _ = writeln!(story, "  {}{who}", line(&event.event));
            }
            told = table.told.len();
        };
        tell(&table, &mut story);
        for answer in self.play.split("; ").filter(|a| !a.is_empty()) {
            let _ = writeln!(offers, "{:?} {:?}", table.asked(), table.offers());
            let _ = writeln!(story, "> {answer}");
            table.answer(answer)?;
            tell(&table, &mut story);
        }
        let _ = writeln!(offers, "{:?} {:?}", table.asked(), table.offers());
        let _ = write!(story, "= {}", changes(&before, &table.seen()).trim_end().replace('\n', "\n  "));
        Ok(Trace { story, offers })
    }

    /// The case as a reader sees it; panics at an answer that is not offered.
    pub fn story(&self) -> String {
        let trace = self.run(game()).unwrap_or_else(|e| panic!("{}, {}: {e}", self.side, self.name));
        format!("\n# {}\n{}\n", self.name, trace.story)
    }
}
