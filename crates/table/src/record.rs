//! What is kept of a table beside its journal: its seats, its options, its secret, its end.

use crate::fair;
use crate::options::{Millis, Options};
use crate::place::Player;
use crate::wire::{Code, Ending, FairInfo, Refusal, SeatInfo, State, TableInfo};
use bots::BotSpec;
use games::AnySetup;
use kernel::{Digest, Seat, Seed};
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;

/// The longest name of a player, and the longest word for the shuffle, in characters.
pub const LONGEST_NAME: usize = 40;

/// All that is kept of a table beside its journal. It never leaves the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Record {
    /// The setup of the game.
    pub setup: AnySetup,
    /// How the table is run.
    pub options: Options,
    /// The seats.
    pub seats: Vec<SeatRecord>,
    /// The host's part of the seed.
    pub secret: Seed,
    /// The seed, once the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// Closed before its end.
    #[serde(default)]
    pub closed: bool,
}

/// A seat as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SeatRecord {
    /// The name of its player.
    pub name: String,
    /// The bot that plays it, as people type it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The hash of the token that its player has; none while nobody has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Digest>,
    /// May anybody take it?
    #[serde(default)]
    pub open: bool,
    /// Has its player come?
    #[serde(default)]
    pub taken: bool,
    /// Is its player ready?
    #[serde(default)]
    pub ready: bool,
    /// Its player's word for the shuffle.
    #[serde(default)]
    pub word: String,
}

impl SeatRecord {
    /// A seat for whoever has the token.
    pub fn reserved(token: &str) -> SeatRecord {
        SeatRecord { token: Some(token_hash(token)), ..SeatRecord::empty() }
    }

    /// A seat that anybody may take.
    pub fn open() -> SeatRecord {
        SeatRecord { open: true, ..SeatRecord::empty() }
    }

    fn empty() -> SeatRecord {
        SeatRecord {
            name: String::new(),
            bot: None,
            token: None,
            open: false,
            taken: false,
            ready: false,
            word: String::new(),
        }
    }

    /// A seat that a bot plays.
    pub fn bot(spec: BotSpec) -> SeatRecord {
        SeatRecord { bot: Some(spec.to_string()), taken: true, ready: true, ..SeatRecord::empty() }
    }
}

/// The hash under which a token is kept.
pub fn token_hash(token: &str) -> Digest {
    Digest(*blake3::hash(token.as_bytes()).as_bytes())
}

/// Text of a player as it is kept: without control characters, not too long. What turns the direction of writing would turn
/// what stands beside it, and is left out.
pub fn tidy(text: &str, longest: usize) -> String {
    let turns = |c| matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let text: String = text.chars().filter(|c| !c.is_control() && !turns(*c)).collect();
    text.trim().chars().take(longest).collect()
}

impl Record {
    /// The seat that a token belongs to. The time it takes tells nothing about the tokens.
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        let given = token_hash(token);
        let mut found = None;
        for (i, seat) in (0..).zip(&self.seats) {
            if let Some(kept) = seat.token
                && bool::from(kept.0.ct_eq(&given.0))
            {
                found = Some(Seat(i));
            }
        }
        found
    }

    /// Takes an open seat for whoever gets the token.
    pub fn take(&mut self, seat: usize, name: &str, token: &str) -> Result<(), Refusal> {
        let refused = |code| Refusal::new("seat", code);
        if self.state() != State::Waiting {
            return Err(refused(Code::SeatTaken));
        }
        let place = self.seats.get_mut(seat).ok_or_else(|| refused(Code::SeatTaken))?;
        if !place.open || place.token.is_some() {
            return Err(refused(Code::SeatTaken));
        }
        place.token = Some(token_hash(token));
        place.taken = true;
        place.name = tidy(name, LONGEST_NAME);
        Ok(())
    }

    /// The player of a seat is ready. Says whether the game can begin now.
    pub fn ready(&mut self, seat: Seat, name: Option<&str>, word: &str) -> Result<bool, Refusal> {
        let refused = |code| Refusal::new("ready", code);
        match self.state() {
            State::Waiting => {}
            State::Running => return Err(refused(Code::AlreadyReady)),
            State::Over | State::Closed => return Err(refused(Code::Over)),
        }
        let place = &mut self.seats[seat.index()];
        if place.ready {
            return Err(refused(Code::AlreadyReady));
        }
        if let Some(name) = name {
            place.name = tidy(name, LONGEST_NAME);
        }
        place.word = tidy(word, LONGEST_NAME);
        place.taken = true;
        place.ready = true;
        Ok(self.seats.iter().all(|seat| seat.ready))
    }

    /// Fixes the seed: everybody is ready.
    pub fn begin(&mut self, id: &str) -> Seed {
        let seed = fair::seed(&self.secret, &self.words(), id);
        self.seed = Some(seed);
        seed
    }

    /// The players' words in seat order.
    pub fn words(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.word.clone()).collect()
    }

    /// Who plays each seat.
    pub fn players(&self) -> Vec<Player> {
        let player = |seat: &SeatRecord| match seat.bot.as_deref().map(BotSpec::parse) {
            Some(Ok(spec)) => Player::Bot(spec),
            _ => Player::Human,
        };
        self.seats.iter().map(player).collect()
    }

    /// Where the table stands.
    pub fn state(&self) -> State {
        match (self.closed, &self.ending, self.seed) {
            (true, ..) => State::Closed,
            (_, Some(_), _) => State::Over,
            (_, _, Some(_)) => State::Running,
            _ => State::Waiting,
        }
    }

    /// The table as everybody sees it before and after its game; a running one adds what it knows.
    pub fn info(&self, id: &str, created: Millis) -> TableInfo {
        let begun = self.seed.is_some();
        let over = self.ending.is_some() || self.closed;
        TableInfo {
            id: id.to_owned(),
            game: self.setup.game().to_owned(),
            state: self.state(),
            created,
            seats: self.seats.iter().map(SeatRecord::info).collect(),
            setup: serde_json::to_value(&self.setup).unwrap_or_default(),
            options: self.options.clone(),
            paused: false,
            proposal: None,
            window: None,
            ending: self.ending.clone(),
            fair: FairInfo {
                hash: fair::commitment(&self.secret).to_string(),
                words: if begun { self.words() } else { Vec::new() },
                secret: over.then(|| self.secret.into()),
            },
        }
    }
}

impl SeatRecord {
    fn info(&self) -> SeatInfo {
        SeatInfo {
            name: self.name.clone(),
            bot: self.bot.clone(),
            open: self.open && self.token.is_none(),
            taken: self.taken,
            ready: self.ready,
            present: self.bot.is_some(),
            stand_in: false,
            resigned: false,
            clock: None,
            ticking: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        Record {
            setup: AnySetup::BlackRose(blackrose::Setup::default()),
            options: Options::default(),
            seats: vec![SeatRecord::reserved("mine"), SeatRecord::open()],
            secret: Seed::from_number(1),
            seed: None,
            ending: None,
            closed: false,
        }
    }

    #[test]
    fn a_game_begins_when_everybody_is_ready() {
        let mut record = record();
        assert_eq!(record.ready(Seat(0), Some("Ann"), "rose"), Ok(false));
        assert_eq!(record.ready(Seat(0), None, "other").map_err(|r| r.code), Err(Code::AlreadyReady));
        assert_eq!(record.take(1, " Bo\u{7}b ", "his"), Ok(()));
        assert_eq!(record.take(1, "Eve", "hers").map_err(|r| r.code), Err(Code::SeatTaken));
        assert_eq!(record.take(0, "Eve", "hers").map_err(|r| r.code), Err(Code::SeatTaken));
        assert_eq!(record.take(9, "Eve", "hers").map_err(|r| r.code), Err(Code::SeatTaken));
        assert_eq!(record.ready(Seat(1), None, "thorn"), Ok(true));
        let seed = record.begin("abc");
        assert_eq!(seed, fair::seed(&record.secret, &["rose".into(), "thorn".into()], "abc"));
        let info = record.info("abc", 5);
        assert_eq!((info.state, info.fair.secret), (State::Running, None));
        assert_eq!((info.seats[1].name.as_str(), info.seats[1].open), ("Bob", false));
    }

    /// Before and after a game nobody is said to be there but bots, who always are; a running table knows more.
    #[test]
    fn only_bots_are_there_without_a_running_game() {
        let ending = Ending {
            by: crate::wire::EndedBy::Play,
            winners: vec![0],
            other_winner: None,
            scores: Vec::new(),
            other_scores: Vec::new(),
        };
        let mut waiting = record();
        waiting.seats.push(SeatRecord::bot(BotSpec::Random));
        let closed = Record { closed: true, ..waiting.clone() };
        let over = Record { seed: Some(Seed::from_number(2)), ending: Some(ending), ..waiting.clone() };
        for (record, state) in [(waiting, State::Waiting), (closed, State::Closed), (over, State::Over)] {
            let info = record.info("abc", 5);
            assert_eq!(info.state, state);
            let present: Vec<bool> = info.seats.iter().map(|seat| seat.present).collect();
            assert_eq!(present, [false, false, true], "{state:?}");
        }
    }

    #[test]
    fn a_name_turns_nothing_round() {
        assert_eq!(tidy(" \u{202e}Eve\u{2066} \u{200f}", 40), "Eve");
        assert_eq!(tidy("דנה Ann", 40), "דנה Ann");
        assert_eq!(tidy(&"\u{202e}x".repeat(50), 40), "x".repeat(40));
    }

    #[test]
    fn tokens_name_their_seat_and_are_kept_as_hashes() {
        let record = record();
        assert_eq!(
            (record.seat_of("mine"), record.seat_of("Mine"), record.seat_of("")),
            (Some(Seat(0)), None, None)
        );
        let kept = serde_json::to_string(&record).unwrap();
        assert!(!kept.contains("mine"));
        assert_eq!(serde_json::from_str::<Record>(&kept).unwrap(), record);
    }
}
