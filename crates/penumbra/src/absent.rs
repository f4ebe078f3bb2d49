//! What may be absent, as it is written: by the greatest number of its size.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// Something that a byte tells.
pub mod byte {
    use super::*;

    /// Writes it.
    pub fn serialize<T: Copy + Into<u8>, S: Serializer>(thing: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(thing.map_or(u8::MAX, Into::into))
    }

    /// Reads it.
    pub fn deserialize<'de, T, D>(from: D) -> Result<Option<T>, D::Error>
    where
        T: TryFrom<u8, Error: std::fmt::Display>,
        D: Deserializer<'de>,
    {
        match u8::deserialize(from)? {
            u8::MAX => Ok(None),
            n => T::try_from(n).map(Some).map_err(D::Error::custom),
        }
    }
}

/// A card.
pub mod card {
    use super::*;
    use crate::card_id::CardId;

    /// Writes it.
    pub fn serialize<S: Serializer>(card: &Option<CardId>, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u16(card.map_or(u16::MAX, u16::from))
    }

    /// Reads it.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<CardId>, D::Error> {
        // The greatest number is the only one that is no card.
        u16::deserialize(from).map(|n| CardId::try_from(n).ok())
    }
}
