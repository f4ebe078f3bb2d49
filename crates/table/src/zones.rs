//! What changed in a view: which of its parts are not as they were, and those as JSON.
//!
//! A view is a struct. Its fields are zones; where a field is a list, each element is a zone of its own,
//! named `field/index`, as long as the list keeps its length. Only hashes are kept of what was sent, and only
//! what changed is written.

mod hashing;

use foldhash::quality::{FoldHasher, RandomState};
use serde::ser::{Error as _, Serialize};
use std::fmt::{Display, Error, Write};
use std::hash::{BuildHasher, Hasher};
use std::sync::LazyLock;

/// The hashes of all zones of a view as a client has it.
#[derive(Debug, Default)]
pub struct Zones(Vec<Zone>);

#[derive(Debug)]
struct Zone {
    key: &'static str,
    /// The hash of the field, or of the hashes of its elements.
    whole: u64,
    /// The hashes of the elements of a list.
    parts: Box<[u64]>,
}

impl Zones {
    /// The zones of a view.
    pub fn of(view: &impl Serialize) -> Zones {
        let mut zones = Zones::default();
        zones.advance(view, &mut String::new());
        zones.0.shrink_to_fit();
        zones
    }

    /// Is nothing known of what the client has?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Goes on to another view and writes what changed as `"zone":value` pairs separated by commas.
    pub fn advance(&mut self, view: &impl Serialize, out: &mut String) {
        let begin = out.len();
        let mut walk = Walk {
            zones: &mut self.0,
            out,
            begin,
            at: 0,
            level: Level::View,
            hasher: HASHER.build_hasher(),
            parts: Vec::new(),
            elements: String::new(),
        };
        let walked = view.serialize(&mut walk);
        debug_assert_eq!(walked, Ok(()), "a view has text for keys, which JSON can always write");
        debug_assert!(!self.is_empty(), "a view is a struct with fields");
    }
}

/// Hashes live as long as the process and are never shown.
static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// A walk through a view that hashes it, and writes what is not as it was.
struct Walk<'a> {
    zones: &'a mut Vec<Zone>,
    out: &'a mut String,
    /// Where the changes begin.
    begin: usize,
    /// The zone of the field in hand.
    at: usize,
    level: Level,
    hasher: FoldHasher<'static>,
    /// The hashes of the elements of the list in hand.
    parts: Vec<u64>,
    /// Those elements of it that changed, written in case that only they are sent.
    elements: String,
}

/// How deep in the view a value is.
#[derive(Clone, Copy, PartialEq)]
enum Level {
    View,
    Field,
    Inside,
}

impl Walk<'_> {
    fn field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
        // Views keep the order of their fields, so the old zone is nearly always at the same place.
        while self.zones.get(self.at).is_some_and(|old| old.key != key)
            && self.zones[self.at..].iter().any(|old| old.key == key)
        {
            let gone = self.zones.remove(self.at);
            write(self.out, self.begin, gone.key, &())?;
        }
        let known = self.zones.get(self.at).is_some_and(|old| old.key == key);
        if !known {
            self.zones.insert(self.at, Zone { key, whole: 0, parts: Box::default() });
        }
        self.parts.clear();
        self.elements.clear();
        self.level = Level::Field;
        let whole = self.hash(value)?;
        let zone = &mut self.zones[self.at];
        if !known || zone.whole != whole {
            if self.parts.len() > 1 && zone.parts.len() == self.parts.len() {
                separate(self.out, self.begin);
                self.out.push_str(&self.elements);
            } else {
                write(self.out, self.begin, key, value)?;
            }
            *zone = Zone { key, whole, parts: self.parts.as_slice().into() };
        }
        self.at += 1;
        Ok(())
    }

    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.level = Level::Inside;
        let (i, hash) = (self.parts.len(), self.hash(value)?);
        let zone = &self.zones[self.at];
        if zone.parts.get(i).is_some_and(|old| *old != hash) {
            write(&mut self.elements, 0, format_args!("{}/{i}", zone.key), value)?;
        }
        self.parts.push(hash);
        Ok(())
    }

    /// The hash of a value alone.
    fn hash<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<u64, Error> {
        self.hasher = HASHER.build_hasher();
        value.serialize(&mut *self)?;
        Ok(self.hasher.finish())
    }
}

fn separate(out: &mut String, begin: usize) {
    if out.len() > begin {
        out.push(',');
    }
}

fn write<T: Serialize + ?Sized>(
    out: &mut String,
    begin: usize,
    zone: impl Display,
    value: &T,
) -> Result<(), Error> {
    separate(out, begin);
    write!(out, "\"{zone}\":")?;
    out.push_str(&serde_json::to_string(value).map_err(Error::custom)?);
    Ok(())
}

/// The parts of a compound value.
struct Parts<'a, 'b> {
    walk: &'a mut Walk<'b>,
    /// Are they those of the view, of a field, or deeper?
    level: Level,
}

impl Parts<'_, '_> {
    fn part<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        if self.level == Level::Field { self.walk.element(value) } else { self.inner(value) }
    }

    fn inner<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.walk.hasher.write_u8(1);
        value.serialize(&mut *self.walk)
    }

    fn done(self) -> Result<(), Error> {
        if self.level == Level::Field {
            self.walk.hasher = HASHER.build_hasher();
            self.walk.parts.iter().for_each(|part| self.walk.hasher.write_u64(*part));
        }
        // Nothing follows the last part.
        self.walk.hasher.write_u8(0);
        Ok(())
    }
}

impl<'a, 'b> Walk<'b> {
    /// A list: that of a field has zones of its own.
    fn list(&'a mut self) -> Result<Parts<'a, 'b>, Error> {
        let level = if self.level == Level::Field { Level::Field } else { Level::Inside };
        Ok(Parts { walk: self, level })
    }

    /// What is no list.
    fn inside(&'a mut self) -> Result<Parts<'a, 'b>, Error> {
        self.level = Level::Inside;
        Ok(Parts { walk: self, level: Level::Inside })
    }

    fn variant(&'a mut self, index: u32) -> Result<Parts<'a, 'b>, Error> {
        self.hasher.write_u32(index);
        self.inside()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;
    use std::collections::BTreeMap;

    #[derive(Clone, Default, Serialize)]
    struct View {
        a: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        b: Option<Vec<Part>>,
        c: Vec<Part>,
        d: (u8, bool),
        e: BTreeMap<String, u8>,
    }

    #[derive(Clone, Default, Serialize)]
    struct Part {
        name: &'static str,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        list: Vec<u8>,
        state: State,
    }

    #[derive(Clone, Default, Serialize)]
    enum State {
        #[default]
        Empty,
        Full(u8),
        Both {
            x: u8,
        },
    }

    fn part(name: &'static str) -> Part {
        Part { name, ..Part::default() }
    }

    fn changes(before: &View, after: &View) -> String {
        let mut zones = Zones::of(before);
        let mut out = String::new();
        zones.advance(after, &mut out);
        let mut again = String::new();
        zones.advance(after, &mut again);
        assert_eq!(again, "", "what was sent once is known");
        out
    }

    /// What is written when this is changed in a view.
    fn change(what: impl FnOnce(&mut View)) -> String {
        let before = View { c: vec![part("x"), part("y")], ..View::default() };
        let mut after = before.clone();
        what(&mut after);
        changes(&before, &after)
    }

    #[test]
    fn only_what_changed_is_sent() {
        assert_eq!(change(|_| ()), "");
        assert_eq!(change(|view| view.a = 1), r#""a":1"#);
        assert_eq!(change(|view| view.d.1 = true), r#""d/1":true"#);
        assert_eq!(change(|view| view.e.extend([("\"".into(), 2)])), r#""e":{"\"":2}"#);
        let both = change(|view| {
            view.a = 2;
            view.c[0].name = "z";
            view.c[1].name = "\"]";
        });
        assert_eq!(both, r#""a":2,"c/0":{"name":"z","state":"Empty"},"c/1":{"name":"\"]","state":"Empty"}"#);
    }

    #[test]
    fn every_difference_deep_inside_is_seen() {
        let seen: [fn(&mut Part); 5] = [
            |part| part.list.push(0),
            |part| part.list = vec![1, 0],
            |part| part.list = vec![1],
            |part| part.state = State::Full(0),
            |part| part.state = State::Both { x: 0 },
        ];
        for (i, one) in seen.iter().enumerate() {
            for other in &seen[..i] {
                let (mut before, mut after) = (View::default(), View::default());
                before.c = vec![part("x"), part("y")];
                after.c = before.c.clone();
                one(&mut before.c[1]);
                other(&mut after.c[1]);
                assert!(changes(&before, &after).starts_with(r#""c/1":{"name":"y""#));
            }
        }
    }

    #[test]
    fn a_list_of_another_length_is_sent_whole() {
        assert_eq!(change(|view| drop(view.c.pop())), r#""c":[{"name":"x","state":"Empty"}]"#);
        assert_eq!(change(|view| view.c.clear()), r#""c":[]"#);
    }

    #[test]
    fn fields_come_and_go() {
        let without = View::default();
        let with = View { b: Some(vec![part("x")]), ..View::default() };
        assert_eq!(changes(&without, &with), r#""b":[{"name":"x","state":"Empty"}]"#);
        assert_eq!(changes(&with, &without), r#""b":null"#);
        assert_eq!(changes(&with, &View { a: 1, b: None, ..View::default() }), r#""a":1,"b":null"#);
    }
}
