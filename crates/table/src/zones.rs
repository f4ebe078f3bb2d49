//! What changed in a view: its parts as JSON, and which of them are not as they were.
//!
//! A view is an object. Its fields are zones; where a field is a list, each element is a zone of its own,
//! named `field/index`, as long as the list keeps its length. Only hashes are kept of what was sent.

use foldhash::quality::RandomState;
use std::hash::BuildHasher;
use std::sync::LazyLock;

/// The hashes of all zones of a view as a client has it.
#[derive(Debug, Default)]
pub struct Zones(Vec<Zone>);

#[derive(Debug)]
struct Zone {
    key: Box<str>,
    whole: u64,
    parts: Box<[u64]>,
}

impl Zones {
    /// The zones of a view.
    pub fn of(view: &str) -> Zones {
        Zones(fields(view).map(|field| Zone::of(&field)).collect())
    }

    /// Is nothing known of what the client has?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Goes on to another view and writes what changed as `"zone":value` pairs separated by commas.
    pub fn advance(&mut self, view: &str, out: &mut String) {
        let begin = out.len();
        let mut at = 0;
        for field in fields(view) {
            let Field { key, value, .. } = field;
            // Views keep the order of their fields, so the old zone is nearly always at the same place.
            while self.0.get(at).is_some_and(|old| *old.key != *key)
                && self.0[at..].iter().any(|old| *old.key == *key)
            {
                write(out, begin, &self.0[at].key, "null");
                self.0.remove(at);
            }
            let new = Zone::of(&field);
            match self.0.get_mut(at).filter(|old| *old.key == *key) {
                Some(old) if old.whole == new.whole => {}
                Some(old) => {
                    if new.parts.len() > 1 && old.parts.len() == new.parts.len() {
                        for (i, part) in field.parts().enumerate() {
                            if old.parts[i] != new.parts[i] {
                                write(out, begin, &format!("{key}/{i}"), part);
                            }
                        }
                    } else {
                        write(out, begin, key, value);
                    }
                    *old = new;
                }
                None => {
                    write(out, begin, key, value);
                    self.0.insert(at, new);
                }
            }
            at += 1;
        }
        for gone in self.0.drain(at..) {
            write(out, begin, &gone.key, "null");
        }
    }
}

impl Zone {
    fn of(field: &Field) -> Zone {
        let parts: Box<[u64]> = field.parts().map(hash).collect();
        // A list is what its elements are, so each byte is hashed once.
        let whole = if field.is_list { HASHER.hash_one(&parts) } else { hash(field.value) };
        Zone { key: field.key.into(), whole, parts }
    }
}

/// Hashes live as long as the process and are never shown.
static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::default);

fn hash(text: &str) -> u64 {
    HASHER.hash_one(text)
}

fn write(out: &mut String, begin: usize, zone: &str, value: &str) {
    if out.len() > begin {
        out.push(',');
    }
    out.push('"');
    out.push_str(zone);
    out.push_str("\":");
    out.push_str(value);
}

/// A field of a view.
struct Field<'a> {
    key: &'a str,
    value: &'a str,
    is_list: bool,
    /// Where the elements of a list end, counted from its beginning.
    ends: Vec<u32>,
}

impl<'a> Field<'a> {
    fn parts(&self) -> impl Iterator<Item = &'a str> {
        let value = self.value;
        let mut begin = 1;
        self.ends.iter().map(move |end| {
            let part = &value[begin..*end as usize];
            begin = *end as usize + 1;
            part
        })
    }
}

/// The fields of a JSON object that serde wrote: no white space, and keys without escapes.
fn fields(object: &str) -> impl Iterator<Item = Field<'_>> {
    let mut at = 1;
    std::iter::from_fn(move || {
        let rest = object.get(at..).filter(|rest| rest.len() > 1)?;
        let (key, _) = rest.strip_prefix('"')?.split_once("\":")?;
        let begin = at + key.len() + 3;
        let value = &object[begin..];
        let mut ends = Vec::new();
        let length = extent(value.as_bytes(), &mut ends);
        at = begin + length + 1;
        let value = &value[..length];
        Some(Field { key, value, is_list: value.starts_with('['), ends })
    })
}

/// How long the first JSON value is, and where the elements end if it is a list.
fn extent(bytes: &[u8], ends: &mut Vec<u32>) -> usize {
    let is_list = bytes.first() == Some(&b'[');
    let (mut depth, mut i) = (0u32, 0);
    while let Some(byte) = bytes.get(i) {
        match byte {
            b'"' => i += string_end(&bytes[i + 1..]),
            b'[' | b'{' => depth += 1,
            b']' | b'}' if depth <= 1 => {
                if depth == 0 {
                    return i;
                }
                if is_list && i > 1 {
                    ends.push(i as u32);
                }
                return i + 1;
            }
            b']' | b'}' => depth -= 1,
            b',' if depth == 0 => return i,
            b',' if depth == 1 && is_list => ends.push(i as u32),
            _ => {}
        }
        i += 1;
    }
    bytes.len()
}

/// How far the closing quote of a string is, which begins here.
fn string_end(bytes: &[u8]) -> usize {
    let mut from = 0;
    loop {
        let Some(end) = memchr::memchr2(b'"', b'\\', &bytes[from..]) else { return bytes.len() };
        if bytes[from + end] == b'"' {
            return from + end + 1;
        }
        from = (from + end + 2).min(bytes.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changes(before: &str, after: &str) -> String {
        let mut zones = Zones::of(before);
        let mut out = String::new();
        zones.advance(after, &mut out);
        let mut again = String::new();
        zones.advance(after, &mut again);
        assert_eq!(again, "", "what was sent once is known");
        out
    }

    #[test]
    fn only_what_changed_is_sent() {
        assert_eq!(changes(r#"{"a":1,"b":"x"}"#, r#"{"a":1,"b":"x"}"#), "");
        assert_eq!(changes(r#"{"a":1,"b":"x"}"#, r#"{"a":2,"b":"x"}"#), r#""a":2"#);
        assert_eq!(
            changes(r#"{"a":[1,2],"b":{"c":[1]}}"#, r#"{"a":[1,3],"b":{"c":[2]}}"#),
            r#""a/1":3,"b":{"c":[2]}"#
        );
    }

    #[test]
    fn a_list_of_another_length_is_sent_whole() {
        assert_eq!(changes(r#"{"a":[1,2]}"#, r#"{"a":[1,2,3]}"#), r#""a":[1,2,3]"#);
        assert_eq!(changes(r#"{"a":[]}"#, r#"{"a":[{"b":1}]}"#), r#""a":[{"b":1}]"#);
        assert_eq!(changes(r#"{"a":[1]}"#, r#"{"a":[]}"#), r#""a":[]"#);
    }

    #[test]
    fn fields_come_and_go() {
        assert_eq!(changes(r#"{"a":1,"b":2,"c":3}"#, r#"{"a":1,"c":3}"#), r#""b":null"#);
        assert_eq!(changes(r#"{"a":1,"c":3}"#, r#"{"a":1,"b":2,"c":4}"#), r#""b":2,"c":4"#);
        assert_eq!(changes(r#"{"a":1,"b":2}"#, r#"{"a":1}"#), r#""b":null"#);
    }

    #[test]
    fn quotes_and_brackets_inside_texts_do_not_split() {
        let before = r#"{"a":"x,\"]}","b":["[,","]"]}"#;
        assert_eq!(changes(before, r#"{"a":"x,\"]}","b":["[,","\\"]}"#), r#""b/1":"\\""#);
    }
}
