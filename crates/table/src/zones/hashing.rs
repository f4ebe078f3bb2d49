//! Serde's side of the walk through a view: every value goes into the hash.

use super::{Level, Parts, Walk, write};
use serde::ser::{self, Serialize, Serializer};
use std::fmt::Error;
use std::hash::Hasher;

/// Hashes numbers as they are.
macro_rules! numbers {
    ($($serialize:ident $number:ty, $write:ident;)*) => {$(
        fn $serialize(self, n: $number) -> Result<(), Error> {
            self.hasher.$write(n);
            Ok(())
        }
    )*};
}

impl<'a, 'b> Serializer for &'a mut Walk<'b> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Parts<'a, 'b>;
    type SerializeTuple = Parts<'a, 'b>;
    type SerializeTupleStruct = Parts<'a, 'b>;
    type SerializeTupleVariant = Parts<'a, 'b>;
    type SerializeMap = Parts<'a, 'b>;
    type SerializeStruct = Parts<'a, 'b>;
    type SerializeStructVariant = Parts<'a, 'b>;

    numbers! {
        serialize_i8 i8, write_i8;
        serialize_i16 i16, write_i16;
        serialize_i32 i32, write_i32;
        serialize_i64 i64, write_i64;
        serialize_u8 u8, write_u8;
        serialize_u16 u16, write_u16;
        serialize_u32 u32, write_u32;
        serialize_u64 u64, write_u64;
        serialize_u128 u128, write_u128;
    }

    fn serialize_bool(self, b: bool) -> Result<(), Error> {
        self.serialize_u8(b.into())
    }

    fn serialize_f32(self, n: f32) -> Result<(), Error> {
        self.serialize_u32(n.to_bits())
    }

    fn serialize_f64(self, n: f64) -> Result<(), Error> {
        self.serialize_u64(n.to_bits())
    }

    fn serialize_char(self, c: char) -> Result<(), Error> {
        self.serialize_u32(c.into())
    }

    fn serialize_str(self, text: &str) -> Result<(), Error> {
        self.serialize_bytes(text.as_bytes())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Error> {
        self.hasher.write_usize(bytes.len());
        self.hasher.write(bytes);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        self.hasher.write_u8(1);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.serialize_u8(0)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Result<(), Error> {
        self.serialize_u32(index)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.variant(index)?.inner(value)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a, 'b>, Error> {
        self.list()
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a, 'b>, Error> {
        self.list()
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a, 'b>, Error> {
        self.list()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Parts<'a, 'b>, Error> {
        self.variant(index)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'a, 'b>, Error> {
        self.inside()
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'a, 'b>, Error> {
        match self.level {
            Level::View => Ok(Parts { walk: self, level: Level::View }),
            _ => self.inside(),
        }
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Parts<'a, 'b>, Error> {
        self.variant(index)
    }
}

/// Values without keys, one after the other.
macro_rules! rows {
    ($($kind:ident $serialize:ident $each:ident;)*) => {$(
        impl ser::$kind for Parts<'_, '_> {
            type Ok = ();
            type Error = Error;

            fn $serialize<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.$each(value)
            }

            fn end(self) -> Result<(), Error> {
                self.done()
            }
        }
    )*};
}

rows! {
    SerializeSeq serialize_element part;
    SerializeTuple serialize_element part;
    SerializeTupleStruct serialize_field part;
    SerializeTupleVariant serialize_field inner;
}

impl ser::SerializeMap for Parts<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.inner(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.inner(value)
    }

    fn end(self) -> Result<(), Error> {
        self.done()
    }
}

impl ser::SerializeStruct for Parts<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
        if self.level == Level::View { self.walk.field(key, value) } else { self.inner(value) }
    }

    fn skip_field(&mut self, _: &'static str) -> Result<(), Error> {
        self.walk.hasher.write_u8(2);
        Ok(())
    }

    fn end(self) -> Result<(), Error> {
        if self.level == Level::View {
            let mut gone = self.walk.zones.drain(self.walk.at..);
            gone.try_for_each(|gone| write(self.walk.out, self.walk.begin, gone.key, &()))
        } else {
            self.done()
        }
    }
}

impl ser::SerializeStructVariant for Parts<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Result<(), Error> {
        self.inner(value)
    }

    fn skip_field(&mut self, _: &'static str) -> Result<(), Error> {
        self.walk.hasher.write_u8(2);
        Ok(())
    }

    fn end(self) -> Result<(), Error> {
        self.done()
    }
}
