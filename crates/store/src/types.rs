//! What is kept: matches, their journals, and what is written to them.

use std::sync::Arc;

/// A match that is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    /// Its name in the store.
    pub id: String,
    /// Where it stands.
    pub state: MatchState,
    /// The id of the game.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The hash of all content that the rules read.
    pub content: String,
    /// The hash of the packs it is played with.
    pub packs: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// What its owner knows about it, as JSON.
    pub record: String,
}

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchState {
    /// Seats are still free.
    Waiting,
    /// It is played.
    Running,
    /// It was played to its end.
    Over,
    /// It was ended before its end.
    Closed,
}

impl MatchState {
    /// All states.
    pub const ALL: [MatchState; 4] =
        [MatchState::Waiting, MatchState::Running, MatchState::Over, MatchState::Closed];

    /// The state as the database keeps it.
    pub fn name(self) -> &'static str {
        match self {
            MatchState::Waiting => "waiting",
            MatchState::Running => "running",
            MatchState::Over => "over",
            MatchState::Closed => "closed",
        }
    }
}

impl TryFrom<String> for MatchState {
    type Error = String;
    fn try_from(name: String) -> Result<MatchState, String> {
        let state = MatchState::ALL.into_iter().find(|state| state.name() == name);
        state.ok_or_else(|| format!("a match cannot be \"{name}\""))
    }
}

/// What a list shows of a match.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct MatchHead {
    /// Its name in the store.
    pub id: String,
    /// Where it stands.
    #[sqlx(try_from = "String")]
    pub state: MatchState,
    /// The id of the game.
    pub game: String,
    /// The version of the rules.
    #[sqlx(try_from = "i64")]
    pub rules: u32,
    /// The hash of all content that the rules read.
    pub content: String,
    /// The hash of the packs it is played with.
    pub packs: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last written to.
    pub touched: i64,
    /// When it went into the archive, if it is there.
    pub archived: Option<i64>,
    /// What its owner knows about it, as JSON.
    pub record: String,
    /// How many entries its journal has.
    #[sqlx(try_from = "i64")]
    pub entries: u32,
}

/// A match as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMatch {
    /// What a list shows of it.
    pub head: MatchHead,
    /// Its journal, in order.
    pub entries: Vec<StoredEntry>,
    /// Its notes, in order.
    pub notes: Vec<String>,
    /// Its newest snapshot.
    pub snapshot: Option<Snapshot>,
    /// How its clocks stand.
    pub clocks: Option<String>,
}

/// One entry of a journal.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct StoredEntry {
    /// Its number, from 0.
    #[sqlx(try_from = "i64")]
    pub n: u32,
    /// When it was accepted, in milliseconds since 1970.
    pub at: i64,
    /// How long the seat thought, in milliseconds.
    #[sqlx(try_from = "i64")]
    pub spent: u32,
    /// The line of the journal.
    pub line: String,
}

/// A position that a match can go on from.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Snapshot {
    /// How many entries led to it.
    #[sqlx(try_from = "i64")]
    pub n: u32,
    /// The hash of the state.
    pub digest: String,
    /// The position.
    pub position: String,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number, from 0.
    pub n: u32,
    /// When it was said, in milliseconds since 1970.
    pub at: i64,
    /// Who said it; nobody is a spectator or the table itself.
    pub seat: Option<u8>,
    /// What was said.
    pub text: String,
}

/// Which matches a list shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Only matches in these states; none given is all of them.
    pub states: Vec<MatchState>,
    /// Archived matches too.
    pub archived: bool,
    /// At most so many.
    pub limit: u32,
}

impl Default for Filter {
    fn default() -> Filter {
        Filter { states: Vec::new(), archived: false, limit: 100 }
    }
}

/// One thing to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    /// An entry of the journal.
    Entry {
        /// The match.
        id: Arc<str>,
        /// The number of the entry.
        n: u32,
        /// When it was accepted, in milliseconds since 1970.
        at: i64,
        /// How long the seat thought, in milliseconds.
        spent: u32,
        /// The line of the journal.
        line: String,
    },
    /// A note beside the journal.
    Note {
        /// The match.
        id: Arc<str>,
        /// The number of the note.
        n: u32,
        /// When it was made, in milliseconds since 1970.
        at: i64,
        /// The note.
        json: String,
    },
    /// Something said at the table.
    Chat {
        /// The match.
        id: Arc<str>,
        /// The number of the line.
        n: u32,
        /// When it was said, in milliseconds since 1970.
        at: i64,
        /// Who said it.
        seat: Option<u8>,
        /// What was said.
        text: String,
    },
    /// How the clocks stand now, in place of what was written before.
    Clocks {
        /// The match.
        id: Arc<str>,
        /// When the match wants to be looked at, in milliseconds since 1970.
        due: Option<i64>,
        /// The clocks.
        json: String,
    },
    /// A new state and record of the match.
    Record {
        /// The match.
        id: Arc<str>,
        /// Where it stands now.
        state: MatchState,
        /// When it changed, in milliseconds since 1970.
        at: i64,
        /// What its owner knows about it now, as JSON.
        record: String,
    },
    /// A position to go on from, in place of an older one.
    Snapshot {
        /// The match.
        id: Arc<str>,
        /// How many entries led to it.
        n: u32,
        /// The hash of the state.
        digest: String,
        /// The position.
        position: String,
    },
}
