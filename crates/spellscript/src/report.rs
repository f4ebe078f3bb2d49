//! Errors drawn into the file they stand in.

use crate::toml_text::place_in_file;
use crate::tree::Span;
use crate::trouble::ParseError;
use ariadne::{Config, IndexType, Label, Report, ReportKind, Source};
use std::ops::Range;

/// Draws an error, without colour, of a text that stands unescaped in a file from byte `offset` on.
pub fn report(file_name: &str, file_text: &str, offset: usize, error: &ParseError) -> String {
    let Span { start, end } = error.span;
    let span = offset.saturating_add(start)..offset.saturating_add(end);
    draw(file_name, file_text, span, error, false)
}

/// Draws an error of a text that is the TOML string at `value`, quotes included, of a file.
pub fn report_in_toml(
    file_name: &str,
    file_text: &str,
    value: Range<usize>,
    error: &ParseError,
    in_colour: bool,
) -> String {
    let place = |at| place_in_file(file_text, value.start, at).unwrap_or(value.start);
    let span = place(error.span.start)..place(error.span.end);
    draw(file_name, file_text, span, error, in_colour)
}

/// Line and column of a byte of a file, from 1, the column in characters.
pub fn line_and_column(file_text: &str, at: usize) -> (usize, usize) {
    let mut at = at.min(file_text.len());
    while !file_text.is_char_boundary(at) {
        at -= 1;
    }
    let before = &file_text[..at];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

fn draw(name: &str, text: &str, span: Range<usize>, error: &ParseError, in_colour: bool) -> String {
    let span = whole_characters(text, span);
    let label = Label::new((name, span.clone())).with_message(&error.message);
    let mut report = Report::build(ReportKind::Error, (name, span))
        .with_config(Config::default().with_color(in_colour).with_index_type(IndexType::Byte))
        .with_message("the text cannot be read")
        .with_label(label);
    if !error.expected.is_empty() {
        report.set_help(format!("what could be read:\n{}", error.expected.join("\n")));
    }
    let mut drawn = Vec::new();
    match report.finish().write((name, Source::from(text)), &mut drawn) {
        Ok(()) => String::from_utf8_lossy(&drawn).into_owned(),
        Err(why) => format!("{name}: {error} ({why})"),
    }
}

/// The span inside the text and between characters, and at least one character wide.
fn whole_characters(text: &str, span: Range<usize>) -> Range<usize> {
    let mut start = span.start.min(text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    let mut end = span.end.clamp(start, text.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    if start == end {
        end += text[end..].chars().next().map_or(0, char::len_utf8);
    }
    start..end
}
