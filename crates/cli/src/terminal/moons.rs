//! What only a game with Moons has on the table: the Moon, the Event Board, the Mages' own Quests.

use crate::terminal::faces::quest_line;
use crate::terminal::screen::Screen;
use crate::terminal::text::{WIDTH, wrap};
use crate::terminal::words::text;
use blackrose::view::{BanView, HeldQuestView, MoonView, SeatView};
use games::faces::Face;
use spellscript::speech::Value;
use std::fmt::Write;

impl Screen<'_> {
    /// Round, Phase and Moon; the Library by School.
    pub(super) fn moon_head(&self, moon: &MoonView) -> String {
        let number = |n: u8| Value::Number(i64::from(n));
        let [second, third, end] = moon.cubes;
        let mut head = vec![
            self.words.say("head-round-moons", &[("n", number(self.view.round))]),
            self.words.tongue.label(&self.view.phase.key()),
            self.words.say("head-moon", &[("n", number(moon.moon))]),
        ];
        if moon.ending {
            head.push(self.words.label("head-last"));
        } else {
            let next = [(1, "head-moon-2", second), (2, "head-moon-3", third)];
            let ahead = next.into_iter().filter(|(before, ..)| moon.moon <= *before);
            head.extend(ahead.map(|(_, key, at)| self.words.count(key, at as usize)));
            head.push(self.words.count("head-end", end as usize));
        }
        let schools: Vec<String> = self
            .view
            .library
            .iter()
            .map(|s| format!("{} {}", self.words.name(&format!("school/{}", s.school)), s.cards))
            .collect();
        let decks = [
            self.words.about("head-schools", &schools.join(", ")),
            self.words.count("head-forgotten", self.view.forgotten),
        ];
        let mut lines = wrap(&head.join(" · "), *WIDTH, "", "  ");
        lines.iter_mut().for_each(|line| *line = self.paint.bold(line));
        lines.extend(wrap(&decks.join(" · "), *WIDTH, "", "  "));
        lines.join("\n") + "\n"
    }

    /// The Event Board: three slots with what their Events do.
    pub(super) fn event_board(&self) -> String {
        let mut out = format!("{}\n", self.paint.bold(&self.words.label("head-events")));
        for (k, event) in self.view.board.iter().enumerate() {
            let line = match event.as_ref().and_then(|id| self.face(&["event"], id)) {
                Some(face) => self.event_line(face),
                None => self.words.label("slot-empty"),
            };
            for line in wrap(&line, *WIDTH, &format!("  {}. ", k + 1), "     ") {
                let _ = writeln!(out, "{line}");
            }
        }
        out
    }

    /// An Event with when it works and what it says.
    fn event_line(&self, face: &Face) -> String {
        let effect = face.effects.first().map(|e| e.text.as_str()).unwrap_or_default();
        format!("{} ({}): {effect}", self.paint.bold(&face.name), face.brief.join(", "))
    }

    /// The Event Board with the decks behind it.
    pub fn events_and_decks(&self) -> String {
        let mut out = self.events();
        let Some(moon) = &self.view.moon else { return out };
        let discards: Vec<String> =
            moon.event_discards.iter().map(|id| self.words.name(&format!("event/{id}"))).collect();
        out.push_str(&self.decks(moon.events, discards));
        out
    }

    /// How many cards the decks of the Moons have, and what has been discarded.
    fn decks(&self, cards: [usize; 3], discards: Vec<String>) -> String {
        let counts = cards.map(|n| n.to_string()).join("/");
        let mut line = self.words.about("deck-moons", &counts);
        if !discards.is_empty() {
            let _ = write!(line, " · {}", self.words.about("deck-discards", &discards.join(", ")));
        }
        wrap(&line, *WIDTH, "  ", "    ").join("\n") + "\n"
    }

    /// The Quests of every Mage.
    pub(super) fn all_quests(&self) -> String {
        let mut out = String::new();
        for (seat, view) in self.view.seats.iter().enumerate() {
            let _ = writeln!(out, "{}", self.paint.bold(&self.seat_name(seat)));
            let held = self.held(view);
            if held.is_empty() {
                let _ = writeln!(out, "  {}", self.words.label("quest-none"));
            }
            held.iter().for_each(|line| out.push_str(&format!("{line}\n")));
        }
        let Some(moon) = &self.view.moon else { return out };
        let hidden = moon.quest_discards.iter().filter(|quest| quest.is_none()).count();
        let mut discards: Vec<String> =
            moon.quest_discards.iter().flatten().map(|id| self.words.name(&format!("quest/{id}"))).collect();
        if hidden > 0 {
            discards.push(self.words.count("quest-hidden", hidden));
        }
        let _ = writeln!(out, "{}", self.paint.bold(&self.words.label("head-quest-decks")));
        out.push_str(&self.decks(moon.quests, discards));
        out
    }

    /// A Mage's Quests: Active and Completed ones with their texts as far as they may be seen, Solved ones by name.
    pub(super) fn held(&self, view: &SeatView) -> Vec<String> {
        let mut lines = Vec::new();
        for held in view.active.iter().filter(|held| held.quest.is_some()) {
            lines.extend(self.active(held));
        }
        let hidden = view.active.iter().filter(|held| held.quest.is_none()).count();
        if hidden > 0 {
            lines.push(format!("  {}", self.words.count("quest-active-hidden", hidden)));
        }
        for id in &view.completed {
            let Some(face) = self.face(&["quest"], id) else { continue };
            let effect = face.effects.first().map(|e| e.text.as_str()).unwrap_or_default();
            let what = format!("{} ({}): {effect}", self.paint.bold(&face.name), face.brief.join(", "));
            lines.extend(wrap(&self.words.about("quest-completed", &what), *WIDTH, "  ", "    "));
        }
        if !view.solved.is_empty() {
            let names: Vec<String> =
                view.solved.iter().map(|id| self.words.name(&format!("quest/{id}"))).collect();
            let what = [("n", Value::Number(names.len() as i64)), ("what", text(&names.join(", ")))];
            lines.extend(wrap(&self.words.say("quest-solved-list", &what), *WIDTH, "  ", "    "));
        }
        lines
    }

    /// An Active Quest that may be seen: its Task and Effect.
    fn active(&self, held: &HeldQuestView) -> Vec<String> {
        let Some(face) = held.quest.as_ref().and_then(|id| self.face(&["quest"], id)) else {
            return Vec::new();
        };
        let mut notes = face.brief.clone();
        if held.slots > 0 {
            notes.push(self.cubes(held.cubes, held.slots));
        }
        if held.held {
            notes.push(self.words.label("quest-held"));
        }
        if !held.shown {
            notes.push(self.words.label("quest-face-down"));
        }
        let task = quest_line(face, self.words);
        let what = format!("{} ({}). {task}", self.paint.bold(&face.name), notes.join(", "));
        wrap(&self.words.about("quest-active", &what), *WIDTH, "  ", "    ")
    }

    /// So many cubes of so many slots.
    fn cubes(&self, cubes: u8, slots: u8) -> String {
        let number = |n: u8| Value::Number(i64::from(n));
        self.words.say("sheet-cubes", &[("n", number(cubes)), ("slots", number(slots))])
    }

    /// What the Mage may not do.
    pub(super) fn bans(&self, view: &SeatView) -> Vec<String> {
        let ban = |ban: &BanView| {
            let word = ban.ban.word();
            self.words.label(&if ban.next { format!("ban-{word}-next") } else { format!("ban-{word}") })
        };
        let mut bans: Vec<String> = view.bans.iter().map(ban).collect();
        if let Some(room) = &view.held_in {
            bans.push(self.words.about("ban-leave", &self.words.name(&format!("room/{room}"))));
        }
        match bans.is_empty() {
            true => Vec::new(),
            false => wrap(&self.words.about("sheet-bans", &bans.join("; ")), *WIDTH, "  ", "    "),
        }
    }

    /// The Jinxes on a Mage with their cubes and texts.
    pub(super) fn jinxes(&self, view: &SeatView) -> Vec<String> {
        let mut lines = Vec::new();
        for jinx in &view.jinxes {
            let Some(face) = self.face(&["jinx"], &jinx.jinx) else { continue };
            let effect = face.effects.first().map(|e| e.text.as_str()).unwrap_or_default();
            let cubes = self.cubes(jinx.cubes, jinx.slots);
            let what = format!("{} ({cubes}): {effect}", self.paint.bold(&face.name));
            lines.extend(wrap(&self.words.about("sheet-jinx", &what), *WIDTH, "  ", "    "));
        }
        lines
    }
}
