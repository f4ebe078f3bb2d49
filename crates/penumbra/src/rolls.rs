//! What the next dice of a written position show.

use crate::game::purpose;
use kernel::{Chance, PositionError, Purpose, Seed, Wish};
use serde::{Deserialize, Serialize};

/// The values of the next rolls, in the order in which the dice are rolled; all further ones are left to chance.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Rolls {
    /// Dice of players, for their pools and for tasks.
    pub dice: Vec<u8>,
    /// Threat dice.
    pub threat: Vec<u8>,
    /// Resource dice, by the number of the face.
    pub resource: Vec<u8>,
    /// The die of the town in a game for one; after a 6 the place of the Class, from 1 to 4, and the value of its die.
    pub town: Vec<u8>,
}

impl Rolls {
    /// Is everything left to chance?
    pub(crate) fn are_open(&self) -> bool {
        *self == Rolls::default()
    }

    /// Chance that brings these rolls.
    pub(crate) fn chance(&self, seed: Seed) -> Result<Chance, PositionError> {
        let mut wishes = Vec::new();
        for (field, purpose, values) in [
            ("dice", purpose::DICE, &self.dice),
            ("threat", purpose::THREAT, &self.threat),
            ("resource", purpose::RESOURCE, &self.resource),
            ("town", purpose::TOWN, &self.town),
        ] {
            wishes.push(wish(field, purpose, values)?);
        }
        Chance::wished(seed, &wishes).ok_or_else(|| PositionError {
            at: "rolls".into(),
            reason: "so many rolls cannot be set: name those that matter".into(),
        })
    }
}

fn wish(field: &str, purpose: Purpose, values: &[u8]) -> Result<Wish, PositionError> {
    let mut numbers = Vec::new();
    // PEN-975: where the town's die shows 6, the next one names a Class.
    let mut of_class = false;
    let mut of_value = false;
    for (i, value) in values.iter().enumerate() {
        let sides = if of_class { 4 } else { 6 };
        if !(1..=sides).contains(&u32::from(*value)) {
            let reason = format!("a die shows 1 to {sides}, not {value}");
            return Err(PositionError { at: format!("rolls.{field}.{i}"), reason });
        }
        numbers.push((u32::from(*value) - 1, sides));
        (of_class, of_value) = (field == "town" && !of_class && !of_value && *value == 6, of_class);
    }
    Ok(Wish { purpose, numbers })
}
