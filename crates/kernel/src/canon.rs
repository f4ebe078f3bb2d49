//! Values written for good: the same bytes whatever the order of fields, the names of types or the layout in memory.
//!
//! The text is JSON without white space. The members of an object stand in the order of their names, and a member that
//! says nothing (`null`, `false`, an empty text, list or object) is left out, so that a new field changes nothing where
//! it is not used. How the words of a name are joined, by `-` or `_`, makes no difference. There are no fractions.

use serde::Serialize;
use serde::ser::{self, Error as _, Serializer};
use std::io::Write;
use std::ops::Range;

/// How the values of one kind are written.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Fields that are bound to the layout of a program and no part of what is written: by path, such as `turn.scratch`.
    pub layout: &'static [&'static str],
    /// Lists whose order says nothing, by path: they are sorted.
    pub unordered: &'static [&'static str],
}

impl Manner {
    /// Everything as it is.
    pub const PLAIN: Manner = Manner { layout: &[], unordered: &[] };
}

/// Why a value cannot be written for good.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unwritable(String);

impl ser::Error for Unwritable {
    fn custom<T: std::fmt::Display>(what: T) -> Unwritable {
        Unwritable(what.to_string())
    }
}

/// A value as text.
pub fn write(value: &(impl Serialize + ?Sized), manner: &Manner) -> Result<Vec<u8>, Unwritable> {
    let mut writer = Writer {
        out: Vec::with_capacity(4096),
        spare: Vec::new(),
        parts: Vec::new(),
        path: String::new(),
        manner,
    };
    value.serialize(&mut writer)?;
    Ok(writer.out)
}

/// Does a member say nothing?
pub(crate) fn says_nothing(text: &[u8]) -> bool {
    matches!(text, b"null" | b"false" | b"\"\"" | b"[]" | b"{}")
}

struct Writer<'m> {
    out: Vec<u8>,
    /// Where a list or an object is put into its order.
    spare: Vec<u8>,
    /// The parts of the open lists and objects: what they are sorted by, and where they end.
    parts: Vec<(Range<usize>, usize)>,
    /// Where we are, by the names of fields.
    path: String,
    manner: &'m Manner,
}

impl Writer<'_> {
    fn text(&mut self, text: &str) -> Result<(), Unwritable> {
        if text.bytes().any(|byte| byte == b'"' || byte == b'\\' || byte < 0x20) {
            return serde_json::to_writer(&mut self.out, text).map_err(Unwritable::custom);
        }
        self.out.push(b'"');
        self.out.extend_from_slice(text.as_bytes());
        self.out.push(b'"');
        Ok(())
    }

    fn number(&mut self, n: impl std::fmt::Display) -> Result<(), Unwritable> {
        write!(self.out, "{n}").map_err(Unwritable::custom)
    }

    /// Puts the parts since `first`, which stand one behind the other from `start` on, into their order.
    fn arrange(&mut self, first: usize, start: usize) {
        let Writer { out, spare, parts, .. } = self;
        parts[first..].sort_by(|(a, _), (b, _)| out[a.clone()].cmp(&out[b.clone()]));
        spare.clear();
        for (i, (by, end)) in parts[first..].iter().enumerate() {
            if i > 0 {
                spare.push(b',');
            }
            spare.extend_from_slice(&out[by.start..*end]);
        }
        out.truncate(start);
        out.extend_from_slice(spare);
        parts.truncate(first);
    }
}

/// An open list.
struct List<'a, 'm> {
    writer: &'a mut Writer<'m>,
    start: usize,
    /// Where its parts begin, if it is sorted.
    sorted: Option<usize>,
    close: &'static [u8],
}

impl<'a, 'm> List<'a, 'm> {
    fn open(writer: &'a mut Writer<'m>, close: &'static [u8]) -> List<'a, 'm> {
        writer.out.push(b'[');
        let sorted = writer.manner.unordered.contains(&writer.path.as_str()).then_some(writer.parts.len());
        List { start: writer.out.len(), sorted, close, writer }
    }

    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Unwritable> {
        if self.sorted.is_none() && self.writer.out.len() > self.start {
            self.writer.out.push(b',');
        }
        let begin = self.writer.out.len();
        value.serialize(&mut *self.writer)?;
        if self.sorted.is_some() {
            let end = self.writer.out.len();
            self.writer.parts.push((begin..end, end));
        }
        Ok(())
    }

    fn end(self) -> Result<(), Unwritable> {
        if let Some(first) = self.sorted {
            self.writer.arrange(first, self.start);
        }
        self.writer.out.extend_from_slice(self.close);
        Ok(())
    }
}

/// An open object.
struct Object<'a, 'm> {
    writer: &'a mut Writer<'m>,
    start: usize,
    first: usize,
    /// The key of the member whose value comes next, and how long the path is without it.
    key: (Range<usize>, usize),
    close: &'static [u8],
}

impl<'a, 'm> Object<'a, 'm> {
    fn open(writer: &'a mut Writer<'m>, close: &'static [u8]) -> Object<'a, 'm> {
        writer.out.push(b'{');
        let (start, first) = (writer.out.len(), writer.parts.len());
        Object { start, first, key: (0..0, 0), close, writer }
    }

    fn key(&mut self, key: &(impl Serialize + ?Sized)) -> Result<(), Unwritable> {
        let (begin, length) = (self.writer.out.len(), self.writer.path.len());
        key.serialize(&mut *self.writer)?;
        let Writer { out, path, .. } = &mut *self.writer;
        // `must_rest` and `must-rest` are one word.
        out[begin..].iter_mut().filter(|byte| **byte == b'_').for_each(|byte| *byte = b'-');
        let name = out[begin..].strip_prefix(b"\"").and_then(|name| name.strip_suffix(b"\""));
        let name = name.and_then(|name| std::str::from_utf8(name).ok());
        let name = name.ok_or_else(|| Unwritable("a key that is no text".into()))?;
        if length > 0 {
            path.push('.');
        }
        path.push_str(name);
        self.key = (begin..out.len(), length);
        out.push(b':');
        Ok(())
    }

    fn value(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Unwritable> {
        let (key, path) = self.key.clone();
        let begin = self.writer.out.len();
        let left_out = self.writer.manner.layout.contains(&self.writer.path.as_str());
        if !left_out {
            value.serialize(&mut *self.writer)?;
        }
        self.writer.path.truncate(path);
        if left_out || says_nothing(&self.writer.out[begin..]) {
            self.writer.out.truncate(key.start);
        } else {
            self.writer.parts.push((key, self.writer.out.len()));
        }
        Ok(())
    }

    fn end(self) -> Result<(), Unwritable> {
        self.writer.arrange(self.first, self.start);
        self.writer.out.extend_from_slice(self.close);
        Ok(())
    }
}

impl<'a, 'm> Serializer for &'a mut Writer<'m> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = List<'a, 'm>;
    type SerializeTuple = List<'a, 'm>;
    type SerializeTupleStruct = List<'a, 'm>;
    type SerializeTupleVariant = List<'a, 'm>;
    type SerializeMap = Object<'a, 'm>;
    type SerializeStruct = Object<'a, 'm>;
    type SerializeStructVariant = Object<'a, 'm>;

    fn serialize_bool(self, on: bool) -> Result<(), Unwritable> {
        self.out.extend_from_slice(if on { b"true" } else { b"false" });
        Ok(())
    }
    fn serialize_i8(self, n: i8) -> Result<(), Unwritable> {
        self.number(n)
    }
    fn serialize_i16(self, n: i16) -> Result<(), Unwritable> {
        self.number(n)
    }
    fn serialize_i32(self, n: i32) -> Result<(), Unwritable> {
        self.number(n)
    }
    fn serialize_i64(self, n: i64) -> Result<(), Unwritable> {
        self.number(n)
    }
    fn serialize_u8(self, n: u8) -> Result<(), Unwritable> {
        self.number(n)
    }
    fn serialize_u16(self, n: u16) -> Result<(), Unwritable> {
        self.number(n)
    }
    fn serialize_u32(self, n: u32) -> Result<(), Unwritable> {
        self.number(n)
    }
    fn serialize_u64(self, n: u64) -> Result<(), Unwritable> {
        self.number(n)
    }
    fn serialize_f32(self, _: f32) -> Result<(), Unwritable> {
        Err(Unwritable("a fraction".into()))
    }
    fn serialize_f64(self, _: f64) -> Result<(), Unwritable> {
        Err(Unwritable("a fraction".into()))
    }
    fn serialize_char(self, letter: char) -> Result<(), Unwritable> {
        self.text(letter.encode_utf8(&mut [0; 4]))
    }
    fn serialize_str(self, text: &str) -> Result<(), Unwritable> {
        self.text(text)
    }
    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Unwritable> {
        self.collect_seq(bytes)
    }
    fn serialize_none(self) -> Result<(), Unwritable> {
        self.serialize_unit()
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unwritable> {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Result<(), Unwritable> {
        self.out.extend_from_slice(b"null");
        Ok(())
    }
    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unwritable> {
        self.serialize_unit()
    }
    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Unwritable> {
        self.text(variant)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        self.variant(variant)?;
        value.serialize(&mut *self)?;
        self.out.push(b'}');
        Ok(())
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<List<'a, 'm>, Unwritable> {
        Ok(List::open(self, b"]"))
    }
    fn serialize_tuple(self, _: usize) -> Result<List<'a, 'm>, Unwritable> {
        Ok(List::open(self, b"]"))
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List<'a, 'm>, Unwritable> {
        Ok(List::open(self, b"]"))
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'a, 'm>, Unwritable> {
        self.variant(variant)?;
        Ok(List::open(self, b"]}"))
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Object<'a, 'm>, Unwritable> {
        Ok(Object::open(self, b"}"))
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Object<'a, 'm>, Unwritable> {
        Ok(Object::open(self, b"}"))
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Object<'a, 'm>, Unwritable> {
        self.variant(variant)?;
        Ok(Object::open(self, b"}}"))
    }
}

impl Writer<'_> {
    fn variant(&mut self, variant: &'static str) -> Result<(), Unwritable> {
        self.out.push(b'{');
        self.text(variant)?;
        self.out.push(b':');
        Ok(())
    }
}

impl ser::SerializeSeq for List<'_, '_> {
    type Ok = ();
    type Error = Unwritable;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.element(value)
    }
    fn end(self) -> Result<(), Unwritable> {
        List::end(self)
    }
}

impl ser::SerializeTuple for List<'_, '_> {
    type Ok = ();
    type Error = Unwritable;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.element(value)
    }
    fn end(self) -> Result<(), Unwritable> {
        List::end(self)
    }
}

impl ser::SerializeTupleStruct for List<'_, '_> {
    type Ok = ();
    type Error = Unwritable;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.element(value)
    }
    fn end(self) -> Result<(), Unwritable> {
        List::end(self)
    }
}

impl ser::SerializeTupleVariant for List<'_, '_> {
    type Ok = ();
    type Error = Unwritable;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.element(value)
    }
    fn end(self) -> Result<(), Unwritable> {
        List::end(self)
    }
}

impl ser::SerializeMap for Object<'_, '_> {
    type Ok = ();
    type Error = Unwritable;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unwritable> {
        self.key(key)
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.value(value)
    }
    fn end(self) -> Result<(), Unwritable> {
        Object::end(self)
    }
}

impl ser::SerializeStruct for Object<'_, '_> {
    type Ok = ();
    type Error = Unwritable;
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        self.key(key)?;
        self.value(value)
    }
    fn end(self) -> Result<(), Unwritable> {
        Object::end(self)
    }
}

impl ser::SerializeStructVariant for Object<'_, '_> {
    type Ok = ();
    type Error = Unwritable;
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        self.key(key)?;
        self.value(value)
    }
    fn end(self) -> Result<(), Unwritable> {
        Object::end(self)
    }
}
