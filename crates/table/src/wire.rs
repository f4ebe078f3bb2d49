//! What clients and the server say to each other, as JSON. `docs/protocol.md` explains it.

use crate::options::{Options, Order};
use games::wire::{GameEvent, GameView};
use kernel::{Clause, Commit, Message, Name, Prompt, Rejected, Thing};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

/// What a client sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message: who one is, and what one has seen before.
    Join {
        /// The token of a seat; a spectator has none.
        #[serde(default)]
        token: Option<String>,
        /// The last update one has seen.
        #[serde(default)]
        seen: Option<Mark>,
    },
    /// Ready to begin, with one's name and one's word for the shuffle.
    Ready {
        /// How one wants to be called; as before when left out.
        #[serde(default)]
        name: Option<String>,
        /// What one adds to the seed.
        #[serde(default)]
        word: String,
    },
    /// Answers a prompt.
    Choose {
        /// The number of the prompt.
        prompt: u32,
        /// The name of the choice.
        #[ts(as = "Name")]
        choice: String,
        /// What is to be answered next, one after the other, as far as nothing comes between: the rest of a way.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<Name>>")]
        then: Vec<String>,
    },
    /// Takes back one's last choice, as far as the rules of undo allow.
    Undo,
    /// Asks to go back to before one's last decision, whatever has happened since.
    Back,
    /// Answers what another seat asks for.
    Consent {
        /// Does one agree?
        yes: bool,
        /// The number of the request.
        to: u32,
    },
    /// Gives standing orders for trap windows, in place of all former ones.
    Orders {
        /// The orders.
        orders: Vec<Order>,
    },
    /// Holds the open window until one has answered.
    Wait,
    /// Stops the game, by consent when a clock runs.
    Pause,
    /// Goes on with a game that was stopped.
    Resume,
    /// Gives up.
    Resign,
    /// Says something to all at the table.
    Chat {
        /// What is said.
        text: String,
    },
    /// Asks what is not offered, and why.
    Why,
    /// Asks for the log from its beginning.
    Log,
    /// Asks for any answer at all.
    Ping,
}

impl ToServer {
    /// The name of the message, as its `type` is written.
    pub fn kind(&self) -> &'static str {
        match self {
            ToServer::Join { .. } => "join",
            ToServer::Ready { .. } => "ready",
            ToServer::Choose { .. } => "choose",
            ToServer::Undo => "undo",
            ToServer::Back => "back",
            ToServer::Consent { .. } => "consent",
            ToServer::Orders { .. } => "orders",
            ToServer::Wait => "wait",
            ToServer::Pause => "pause",
            ToServer::Resume => "resume",
            ToServer::Resign => "resign",
            ToServer::Chat { .. } => "chat",
            ToServer::Why => "why",
            ToServer::Log => "log",
            ToServer::Ping => "ping",
        }
    }
}

/// Up to where a client has followed: the run of the table, and the number of its last update.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// The run, as `welcome` named it; a restart of the server begins another.
    pub run: String,
    /// The number of the update.
    pub n: u32,
}

/// What the server sends.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient<'a> {
    /// The first answer: the table, and who one is there.
    Welcome {
        /// The table.
        table: &'a TableInfo,
        /// One's seat; none for a spectator.
        you: Option<u8>,
        /// The run that updates are counted in.
        run: &'a str,
        /// The standing orders that one has given.
        orders: &'a [Order],
    },
    /// The table has changed: seats, readiness, clocks, pauses, requests, the end.
    Table {
        /// The table.
        table: &'a TableInfo,
    },
    /// All that one may know, instead of all that was sent before.
    View {
        /// Its number.
        n: u32,
        /// The view of the game's family.
        #[ts(as = "GameView")]
        view: &'a RawValue,
        /// What one is asked.
        #[ts(as = "Option<Decision>")]
        decision: &'a RawValue,
    },
    /// What changed, what happened, and what one is asked now.
    Update {
        /// Its number, one more than that of the view or update before it.
        n: u32,
        /// The zones of the view that changed: `field`, or `field/index` for an element of a list.
        #[ts(type = "{ [zone: string]: unknown }")]
        zones: &'a RawValue,
        /// What happened, as one may know it.
        #[ts(as = "Vec<LogLine>")]
        events: &'a RawValue,
        /// What one is asked.
        #[ts(as = "Option<Decision>")]
        decision: &'a RawValue,
        /// Choices were taken back: the log is to be asked for again.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        undone: bool,
    },
    /// The message was accepted, and is kept.
    Accepted {
        /// The type of the message.
        of: &'a str,
        /// The prompt that was answered.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        prompt: Option<u32>,
        /// A way was left before its end, because something came between.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        stopped: bool,
    },
    /// The message was refused and has changed nothing.
    Refused(Refusal),
    /// What one might have expected to be offered and is not.
    Why {
        /// Each with the reason and its clause.
        rejected: Vec<Rejection>,
    },
    /// The log from its beginning.
    Log {
        /// What happened, as one may know it.
        #[ts(as = "Vec<LogLine>")]
        events: &'a RawValue,
    },
    /// Somebody said something.
    Chat {
        /// Who; none for a spectator.
        seat: Option<u8>,
        /// What was said.
        text: &'a str,
        /// When, in milliseconds since 1970.
        #[ts(type = "number")]
        at: i64,
    },
    /// The answer to a ping.
    Pong,
}

impl ToClient<'_> {
    /// The message as text.
    pub fn write(&self) -> String {
        // Structs with text for keys, which JSON can always write.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What a seat is asked.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Decision {
    /// The number that an answer names.
    pub prompt: u32,
    /// The question.
    pub message: Message,
    /// The clause behind it.
    #[ts(type = "string")]
    pub clause: Clause,
    /// So many answers are given to it one after the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub left: Option<u8>,
    /// What may be answered.
    pub options: Vec<Choice>,
    /// Ways of several answers to things that no option is about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Way>>")]
    pub ways: Vec<Way>,
    /// Is this a window, in which all who might answer are asked at once?
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub window: Option<&'static str>,
}

impl Decision {
    /// A decision without its options.
    pub fn new(prompt: u32, asked: Prompt, window: Option<&'static str>) -> Decision {
        Decision {
            prompt,
            message: asked.message,
            clause: asked.clause,
            left: None,
            options: Vec::new(),
            ways: Vec::new(),
            window,
        }
    }
}

/// One answer that is offered.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Choice {
    /// Its readable, stable name.
    pub name: Name,
    /// What it says.
    pub message: Message,
    /// The things on the table that it is about. The first is the one that stands for it there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Thing>>")]
    pub things: Vec<Thing>,
    /// What it fixes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commits: Option<Commit>,
    /// It declines, wastes something or is seldom meant: other choices stand before it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub lesser: bool,
    /// So often it can be among several answers, where it is more than once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub times: Option<u8>,
    /// What it could be aimed at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Thing>>")]
    pub reach: Vec<Thing>,
    /// It would come to nothing, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wasted: Option<Message>,
}

/// Several answers of one's own in a row, which reveal nothing, roll nothing and ask nobody else: chosen as one, and taken
/// back as one. It ends at the first thing that its last answer is about.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Way {
    /// The answers in their order; the first is among the options.
    pub steps: Vec<Choice>,
}

/// One thing that happened.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LogLine<'a> {
    /// What the log says of it.
    pub message: Message,
    /// The event of the game's family.
    #[ts(as = "GameEvent")]
    pub event: &'a RawValue,
}

/// Something that is not offered, and why.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Rejection {
    /// The name the choice would have.
    pub name: Name,
    /// The choice in words.
    pub choice: Message,
    /// Why not.
    pub message: Message,
    /// The clause that forbids it.
    #[ts(type = "string")]
    pub clause: Clause,
}

impl From<Rejected> for Rejection {
    fn from(rejected: Rejected) -> Rejection {
        let Rejected { name, choice, message, clause } = rejected;
        Rejection { name, choice, message, clause }
    }
}

/// Why a message was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Refusal {
    /// The type of the message, as far as it could be read.
    pub of: String,
    /// The prompt it named.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<u32>,
    /// The reason, for programs.
    pub code: Code,
    /// The reason in words.
    pub message: Message,
    /// The clause behind it, where the rules of the game refuse.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<String>")]
    pub clause: Option<Clause>,
}

impl Refusal {
    /// A refusal with the message that belongs to its code.
    pub fn new(of: &str, code: Code) -> Refusal {
        let message = Message { key: format!("error-{}", code.word()).into(), args: Vec::new() };
        Refusal { of: of.to_owned(), prompt: None, code, message, clause: None }
    }

    /// The refusal with one more argument of its message.
    pub fn with(mut self, name: &'static str, text: impl Into<String>) -> Refusal {
        self.message = self.message.with(name, kernel::Arg::Text(text.into()));
        self
    }

    /// The refusal as text.
    pub fn write(self) -> String {
        ToClient::Refused(self).write()
    }
}

/// The reasons for which messages are refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Code {
    Malformed,
    TooLarge,
    TooFast,
    UnknownTable,
    WrongToken,
    NotAsked,
    NotOffered,
    Stale,
    NotStarted,
    Over,
    Paused,
    CannotUndo,
    NoConsent,
    Spectator,
    SeatTaken,
    Store,
    ShuttingDown,
    BadSetup,
    WindowClosed,
    Full,
    Origin,
    ChatTooLong,
    AlreadyReady,
    RulesChanged,
    NotOver,
    OtherRequest,
}

impl Code {
    /// The code as it is written.
    pub fn word(self) -> &'static str {
        match self {
            Code::Malformed => "malformed",
            Code::TooLarge => "too-large",
            Code::TooFast => "too-fast",
            Code::UnknownTable => "unknown-table",
            Code::WrongToken => "wrong-token",
            Code::NotAsked => "not-asked",
            Code::NotOffered => "not-offered",
            Code::Stale => "stale",
            Code::NotStarted => "not-started",
            Code::Over => "over",
            Code::Paused => "paused",
            Code::CannotUndo => "cannot-undo",
            Code::NoConsent => "no-consent",
            Code::Spectator => "spectator",
            Code::SeatTaken => "seat-taken",
            Code::Store => "store",
            Code::ShuttingDown => "shutting-down",
            Code::BadSetup => "bad-setup",
            Code::WindowClosed => "window-closed",
            Code::Full => "full",
            Code::Origin => "origin",
            Code::ChatTooLong => "chat-too-long",
            Code::AlreadyReady => "already-ready",
            Code::RulesChanged => "rules-changed",
            Code::NotOver => "not-over",
            Code::OtherRequest => "other-request",
        }
    }
}

/// A table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableInfo {
    /// Its id, as links name it.
    pub id: String,
    /// The game.
    pub game: String,
    /// Where it stands.
    pub state: State,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// The setup of the game.
    #[ts(type = "{ [option: string]: unknown }")]
    pub setup: serde_json::Value,
    /// How the table is run.
    pub options: Options,
    /// Is the game stopped?
    pub paused: bool,
    /// What a seat asks the others for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proposal: Option<Proposal>,
    /// The open window.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub window: Option<WindowInfo>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<Ending>,
    /// The shuffle.
    pub fair: FairInfo,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Seats are being taken.
    Waiting,
    /// The game is played.
    Running,
    /// The game has ended.
    Over,
    /// It was closed before its end.
    Closed,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SeatInfo {
    /// The name of its player, or of its bot.
    pub name: String,
    /// The bot that plays it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// May anybody take it?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub open: bool,
    /// Has somebody taken it?
    pub taken: bool,
    /// Is its player ready to begin?
    pub ready: bool,
    /// Is its player there?
    pub present: bool,
    /// Does a bot play for an absent player?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub stand_in: bool,
    /// Has its player given up?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub resigned: bool,
    /// Milliseconds left on its clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub clock: Option<i64>,
    /// Does its clock run?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub ticking: bool,
}

/// What a seat asks the others for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Proposal {
    /// Its number, which an answer names.
    pub n: u32,
    /// What it asks for.
    pub what: Wish,
    /// Who asks.
    pub by: u8,
    /// Who has agreed, the asker included.
    pub yes: Vec<u8>,
}

/// What needs consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// To go back to before the asker's last decision.
    Back,
    /// To stop the game while a clock runs.
    Pause,
}

/// An open window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct WindowInfo {
    /// Milliseconds until it closes; none when it waits for somebody.
    #[ts(type = "number | null")]
    pub left: Option<i64>,
    /// Who asked it to wait.
    pub waits: Vec<u8>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Ending {
    /// Why it ended.
    pub by: EndedBy,
    /// The winning seats.
    pub winners: Vec<u8>,
    /// A side that is no seat and won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub other_winner: Option<String>,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Points of sides that are no seat.
    pub other_scores: Vec<(String, i32)>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EndedBy {
    /// It was played to its end.
    Play,
    /// Seats gave up.
    Resignation,
    /// A clock ran out.
    Time,
}

/// What everybody may check of the shuffle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FairInfo {
    /// The hash of the server's secret, shown when the table was opened.
    pub hash: String,
    /// The players' words, once the game has begun.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub words: Vec<String>,
    /// The secret, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}
