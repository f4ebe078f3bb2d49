//! The setup of a match of any family.

use kernel::SetupError;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use serde_json::Value;

/// The setup of a match; its `game` says of which family it is.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "there is one setup for a match")]
pub enum AnySetup {
    /// A match of the Black Rose family.
    BlackRose(blackrose::Setup),
    /// A match of Penumbra.
    Penumbra(penumbra::Setup),
}

impl AnySetup {
    /// The game.
    pub fn game(&self) -> &str {
        match self {
            AnySetup::BlackRose(setup) => &setup.game,
            AnySetup::Penumbra(setup) => &setup.game,
        }
    }

    /// How many players.
    pub fn players(&self) -> usize {
        match self {
            AnySetup::BlackRose(setup) => setup.players,
            AnySetup::Penumbra(setup) => setup.players,
        }
    }

    /// The same for another number of players.
    pub fn with_players(mut self, players: usize) -> AnySetup {
        match &mut self {
            AnySetup::BlackRose(setup) => setup.players = players,
            AnySetup::Penumbra(setup) => setup.players = players,
        }
        self
    }

    /// Reads a setup from its fields.
    pub fn read(fields: Value) -> Result<AnySetup, serde_json::Error> {
        let named = fields.get("game").and_then(Value::as_str).and_then(crate::family_of);
        (named.unwrap_or(&crate::FAMILIES[0]).read)(fields)
    }

    /// The setup of the Black Rose family, or that this is none.
    pub fn black_rose(self) -> Result<blackrose::Setup, SetupError> {
        match self {
            AnySetup::BlackRose(setup) => Ok(setup),
            AnySetup::Penumbra(_) => Err(SetupError {
                reason: "this is made for duel, rebirth and classic only".into(),
                clause: None,
            }),
        }
    }
}

impl Default for AnySetup {
    fn default() -> AnySetup {
        AnySetup::BlackRose(blackrose::Setup::default())
    }
}

impl Serialize for AnySetup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            AnySetup::BlackRose(setup) => setup.serialize(serializer),
            AnySetup::Penumbra(setup) => setup.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for AnySetup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AnySetup, D::Error> {
        AnySetup::read(Value::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
