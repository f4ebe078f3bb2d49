//! Cards on the terminal: their faces as lines of text.

use crate::terminal::text::{Paint, WIDTH, wrap};
use crate::terminal::words::{Words, text};
use games::faces::{Effect, Face};
use games::tongue::capitalised;
use std::fmt::Write;

/// An effect in one line: labels, what it waits for, what it says.
pub fn line(effect: &Effect, words: &Words, paint: Paint) -> String {
    let mut line = String::new();
    let part = match effect.part {
        "text" | "list" | "quest" => String::new(),
        part => words.label(&format!("part-{part}")),
    };
    if !part.is_empty() {
        let _ = write!(line, "{}: ", paint.bold(&part));
    }
    if !effect.labels.is_empty() {
        let _ = write!(line, "{}. ", paint.faint(&effect.labels.join(", ")));
    }
    if let Some(when) = &effect.when {
        let _ = write!(line, "{}: ", capitalised(when));
    }
    line.push_str(&effect.text);
    line
}

/// A Quest's Task and Effect in one line.
pub fn quest_line(face: &Face, words: &Words) -> String {
    let Some(effect) = face.effects.first() else { return String::new() };
    match &effect.when {
        Some(task) => words.say("quest-text", &[("task", text(task)), ("effect", text(&effect.text))]),
        None => effect.text.clone(),
    }
}

/// A card as lines of text.
pub fn tell(face: &Face, words: &Words, paint: Paint, indent: &str) -> String {
    let mut head = paint.bold(&face.name);
    if face.copies > 1 {
        let _ = write!(head, " ×{}", face.copies);
    }
    if !face.facts.is_empty() {
        let _ = write!(head, "  {}", paint.faint(&face.facts.join(", ")));
    }
    let mut out = format!("{indent}{head}\n");
    for effect in &face.effects {
        let deeper = format!("{indent}  ");
        for line in wrap(&line(effect, words, paint), *WIDTH, &deeper, &format!("{deeper}  ")) {
            let _ = writeln!(out, "{line}");
        }
    }
    out
}
