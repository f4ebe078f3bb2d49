//! What a match, its content and its states are known by, in files and stores that outlive a program.
//!
//! A hash of memory changes with every layout. So what is kept is named by hashes of what is *written*: content by its
//! [`Sheet`](crate::Sheet), a state by its position and its chance.

use crate::canon::{self, Manner, Unwritable};
use crate::{Digest, Game};
use serde::{Deserialize, Serialize};

/// How a file or a store names content or a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Identity {
    /// By what is written: every program that plays the same game finds the same. As text it is `written:9f…`.
    Written(Digest),
    /// By the memory of an early program, which nobody can find again. As text it is the hash alone.
    Memory(Digest),
}

const WRITTEN: &str = "written:";

impl Identity {
    /// Does it name what is known here by this hash, as far as can be said?
    pub fn may_be(&self, here: Digest) -> bool {
        match self {
            Identity::Written(digest) => *digest == here,
            Identity::Memory(_) => true,
        }
    }
}

impl std::fmt::Display for Identity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Identity::Written(digest) => write!(f, "{WRITTEN}{digest}"),
            Identity::Memory(digest) => digest.fmt(f),
        }
    }
}

impl From<Identity> for String {
    fn from(identity: Identity) -> String {
        identity.to_string()
    }
}

impl TryFrom<String> for Identity {
    type Error = String;
    fn try_from(text: String) -> Result<Identity, String> {
        match text.strip_prefix(WRITTEN) {
            Some(digest) => digest.to_owned().try_into().map(Identity::Written),
            None => text.try_into().map(Identity::Memory),
        }
    }
}

/// Is a position that was kept as text, by whatever program, that of this state?
pub fn is_position_of<G: Game>(kept: &str, game: &G, state: &G::State) -> Result<bool, String> {
    let kept: serde_json::Value = serde_json::from_str(kept).map_err(|why| why.to_string())?;
    let written = |position: Result<Vec<u8>, Unwritable>| position.map_err(|why| why.to_string());
    Ok(written(canon::write(&kept, &G::MANNER))? == written(canon::write(&game.written(state), &G::MANNER))?)
}

/// The hash of a state: of its written position, its result if it is over, and its chance; none where something is half
/// done, since a position does not say how.
pub fn digest<G: Game>(game: &G, state: &G::State) -> Option<Digest> {
    if !game.settled(state) {
        return None;
    }
    // The laws see to it that every position can be written.
    let text = canon::write(&game.written(state), &G::MANNER).ok()?;
    let result = canon::write(&game.outcome(state), &Manner::PLAIN).ok()?;
    let mut hasher = blake3::Hasher::new();
    hasher.update(&text).update(&result);
    game.chance(state).write(|bytes| {
        hasher.update(bytes);
    });
    Some(Digest(*hasher.finalize().as_bytes()))
}
