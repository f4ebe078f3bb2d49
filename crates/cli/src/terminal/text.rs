//! Lines of text: wrapped to the width, coloured only for a terminal.

use std::io::Write;
use std::sync::LazyLock;

/// How wide a line may be: as wide as the terminal, within what is readable.
pub static WIDTH: LazyLock<usize> = LazyLock::new(|| {
    let columns = console::Term::stdout().size_checked().map_or(WIDEST, |(_, columns)| usize::from(columns));
    columns.clamp(NARROWEST, WIDEST)
});

/// In less than this the columns of tables run into each other.
const NARROWEST: usize = 80;
/// How wide a line is for readers that are no terminal, and at most.
const WIDEST: usize = 100;

/// Writes to the standard output. A reader that has gone away (`| head`) ends the output, not the program.
pub fn print(text: &str) {
    let _ = std::io::stdout().lock().write_all(text.as_bytes());
}

/// How many columns a text takes: escape sequences take none.
pub fn columns(text: &str) -> usize {
    console::measure_text_width(text)
}

/// Cuts a text into lines of at most `width` columns at its spaces, not at unbreakable ones; every line begins with `indent`, the
/// first with `first`.
pub fn wrap(text: &str, width: usize, first: &str, indent: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut empty = true;
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        if !empty && columns(&line) + 1 + columns(word) > width {
            lines.push(std::mem::replace(&mut line, indent.to_owned()));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push(line);
    lines
}

/// A text in the middle of a field; too long a text is cut.
pub fn centred(text: &str, width: usize) -> String {
    let text = cut(text, width);
    let free = width - columns(&text).min(width);
    format!("{}{text}{}", " ".repeat(free / 2), " ".repeat(free - free / 2))
}

/// A text at the left of a field; too long a text is cut.
pub fn padded(text: &str, width: usize) -> String {
    let text = cut(text, width);
    let free = width - columns(&text).min(width);
    format!("{text}{}", " ".repeat(free))
}

/// A text of at most `width` columns, with an ellipsis where it was cut.
pub fn cut(text: &str, width: usize) -> String {
    if columns(text) <= width {
        return text.to_owned();
    }
    let kept = console::truncate_str(text, width.saturating_sub(1), "");
    format!("{}…", kept.trim_end())
}

/// Colours of the terminal, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    /// Whether to colour at all.
    pub on: bool,
}

impl Paint {
    /// Colours if the output is a terminal that wants them.
    pub fn for_output() -> Paint {
        use std::io::IsTerminal;
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty())
            && std::env::var_os("TERM").is_none_or(|t| t != "dumb");
        Paint { on: wanted && std::io::stdout().is_terminal() }
    }

    fn code(self, code: &str, text: &str) -> String {
        if self.on && !text.is_empty() { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// A heading.
    pub fn bold(self, text: &str) -> String {
        self.code("1", text)
    }

    /// Something that matters less.
    pub fn faint(self, text: &str) -> String {
        self.code("2", text)
    }

    /// A side's own colour, by the name of the colour.
    pub fn side(self, colour: &str, text: &str) -> String {
        let code = match colour {
            "red" => "31",
            "blue" => "34",
            "green" => "32",
            "yellow" => "33",
            _ => "35",
        };
        self.code(code, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(wrap("one two three", 9, "- ", "  "), ["- one two", "  three"]);
        assert_eq!(wrap("unbreakable", 4, "", ""), ["unbreakable"]);
        assert_eq!(wrap("", 10, "> ", ""), ["> "]);
    }

    #[test]
    fn fields_have_their_width_in_any_alphabet() {
        assert_eq!(centred("мир", 5), " мир ");
        assert_eq!(padded("łąka", 6), "łąka  ");
        assert_eq!(cut("Оккультный зал", 8), "Оккульт…");
        assert_eq!(columns("\u{1b}[31mred\u{1b}[0m"), 3);
    }
}
