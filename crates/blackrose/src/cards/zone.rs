//! The zones of a match, and the number that each has.

use crate::limits::SCHOOLS;
use kernel::Seat;
use kernel::small::count;

const SLOT: u8 = 16;
/// How many zones there are.
pub(super) const ZONES: usize = 64 + 2 * SCHOOLS;

/// Where cards can lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Zone {
    /// Out of the game.
    Gone,
    /// The deck of Forgotten Spells, face down.
    Forgotten,
    /// Discarded Quests, face down or up as they were.
    QuestDiscards,
    /// Discarded Events, face up.
    EventDiscards,
    /// A Mage's own draw deck, face down.
    Grimoire(Seat),
    /// A Mage's hand.
    Hand(Seat),
    /// A Mage's discard pile, face up.
    Memories(Seat),
    /// A Spell Slot of a Mage: 0 is Quick, then I, II, III.
    Slot(Seat, u8),
    /// Personal Spells that join a Mage later.
    Aside(Seat),
    /// Cards a Mage is looking at.
    Look(Seat),
    /// A Mage's Active Quests.
    Active(Seat),
    /// A Mage's Completed Quests.
    Completed(Seat),
    /// A Mage's Solved Quests.
    Solved(Seat),
    /// The Quests of a Moon, face down.
    Quests(u8),
    /// The Events of a Moon, face down.
    Events(u8),
    /// A slot of the Event Board.
    Board(u8),
    /// The Command Cards of a Moon, face down.
    Commands(u8),
    /// A School's deck, face down.
    Library(u8),
    /// A School's discard pile, face up.
    Discards(u8),
}

impl Zone {
    /// Its number among all zones.
    pub(super) fn code(self) -> u8 {
        match self {
            Zone::Gone => 0,
            Zone::Forgotten => 1,
            Zone::QuestDiscards => 2,
            Zone::EventDiscards => 3,
            Zone::Grimoire(s) => 4 + s.0,
            Zone::Hand(s) => 8 + s.0,
            Zone::Memories(s) => 12 + s.0,
            Zone::Slot(s, k) => SLOT + 4 * s.0 + k,
            Zone::Aside(s) => 32 + s.0,
            Zone::Look(s) => 36 + s.0,
            Zone::Active(s) => 40 + s.0,
            Zone::Completed(s) => 44 + s.0,
            Zone::Solved(s) => 48 + s.0,
            Zone::Quests(m) => 52 + m,
            Zone::Events(m) => 55 + m,
            Zone::Board(k) => 58 + k,
            Zone::Commands(m) => 61 + m,
            Zone::Library(k) => 64 + k,
            Zone::Discards(k) => 64 + count(SCHOOLS) + k,
        }
    }

    /// The zone with this number.
    pub(super) fn from_code(code: u8) -> Zone {
        let seat = Seat(code % 4);
        match code {
            0 => Zone::Gone,
            1 => Zone::Forgotten,
            2 => Zone::QuestDiscards,
            3 => Zone::EventDiscards,
            4..8 => Zone::Grimoire(seat),
            8..12 => Zone::Hand(seat),
            12..16 => Zone::Memories(seat),
            16..32 => Zone::Slot(Seat((code - SLOT) / 4), (code - SLOT) % 4),
            32..36 => Zone::Aside(seat),
            36..40 => Zone::Look(seat),
            40..44 => Zone::Active(seat),
            44..48 => Zone::Completed(seat),
            48..52 => Zone::Solved(seat),
            52..55 => Zone::Quests(code - 52),
            55..58 => Zone::Events(code - 55),
            58..61 => Zone::Board(code - 58),
            61..64 => Zone::Commands(code - 61),
            64..72 => Zone::Library(code - 64),
            _ => Zone::Discards(code - 72),
        }
    }

    /// Does the order of the cards matter here?
    pub(super) fn ordered(self) -> bool {
        matches!(
            self,
            Zone::Forgotten
                | Zone::QuestDiscards
                | Zone::EventDiscards
                | Zone::Grimoire(_)
                | Zone::Memories(_)
                | Zone::Quests(_)
                | Zone::Events(_)
                | Zone::Commands(_)
                | Zone::Library(_)
                | Zone::Discards(_)
        )
    }

    /// Where the hidden cards of a Mage lie: the hand and the Spell Slots.
    pub(super) fn held_by(seat: Seat) -> [Zone; 5] {
        let slot = |k: u8| Zone::Slot(seat, k);
        [Zone::Hand(seat), slot(0), slot(1), slot(2), slot(3)]
    }
}
