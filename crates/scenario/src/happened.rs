//! Events as one line of text: what happened, then each fact as `key=value`.

use kernel::{Arg, Message};
use serde::Serialize;
use serde_json::Value;

/// The line of an event, such as `damaged by=ulrich dealt=2 placed=2 source=tremor victim=bartholomew`.
pub fn line<E: Serialize>(event: &E) -> String {
    let value = serde_json::to_value(event).unwrap_or(Value::Null);
    let Value::Object(fields) = value else { return value.to_string() };
    let mut words = vec![fields.get("what").map_or_else(|| "event".into(), word)];
    words.extend(
        fields.iter().filter(|(key, _)| *key != "what").map(|(key, value)| format!("{key}={}", word(value))),
    );
    words.join(" ")
}

fn word(value: &Value) -> String {
    match value {
        Value::String(text) => text.replace(' ', "-"),
        Value::Null => "-".into(),
        Value::Array(list) if list.is_empty() => "-".into(),
        Value::Array(list) => list.iter().map(word).collect::<Vec<_>>().join("+"),
        other => other.to_string(),
    }
}

/// Does the line tell what is expected: the same first word, and every other word of it?
pub fn tells(line: &str, expected: &str) -> bool {
    let mut words = line.split(' ');
    let mut wanted = expected.split_whitespace();
    words.next() == wanted.next() && wanted.all(|word| words.clone().any(|w| w == word))
}

/// The first expected line that does not follow the ones before it, and its place.
pub fn first_missing<'e>(lines: &[String], expected: &'e [String]) -> Option<(usize, &'e str)> {
    let mut rest = lines.iter();
    let missing = expected.iter().position(|wanted| !rest.any(|line| tells(line, wanted)))?;
    Some((missing, &expected[missing]))
}

/// A question in the same form: what is asked, then what it is about, such as `may source=tremor`.
pub fn question(message: &Message) -> String {
    let key = message.key.trim_start_matches("pen-").trim_start_matches("ask-");
    let mut words = vec![key.to_owned()];
    for (name, arg) in &message.args {
        let value = match arg {
            Arg::Number(n) => n.to_string(),
            Arg::Seat(seat) => format!("seat{seat}"),
            Arg::Noun(id) => id.replace(' ', "-"),
            Arg::Text(text) => text.replace(' ', "-"),
        };
        words.push(format!("{name}={value}"));
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_expected_line_may_leave_facts_out_but_not_order() {
        let lines = ["damaged placed=2 victim=ulrich".to_owned(), "gained n=1 party=rose".to_owned()];
        let wanted = |list: &[&str]| list.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>();
        assert_eq!(first_missing(&lines, &wanted(&["damaged", "gained n=1"])), None);
        assert_eq!(first_missing(&lines, &wanted(&["gained", "damaged"])), Some((1, "damaged")));
        assert_eq!(first_missing(&lines, &wanted(&["damaged placed=1"])), Some((0, "damaged placed=1")));
        assert_eq!(first_missing(&lines, &wanted(&["damaged", "damaged"])), Some((1, "damaged")));
    }
}
