//! What has a capacity has it here; a setup or pack beyond it is refused with the number.

/// Seats at one table.
pub const SEATS: usize = 4;
/// Sides with cubes and Power Points: the seats and the Black Rose.
pub const PARTIES: usize = SEATS + 1;
/// Rooms in one Lodge.
pub const ROOMS: usize = 19;
/// Models in play at one time: one Mage a seat, and Evocations.
pub const MODELS: usize = 31;
/// Cards in one match: Spells, Quests and Events.
pub const CARDS: usize = 448;
/// Schools in one Library.
pub const SCHOOLS: usize = 8;
/// Kinds of Evocations, of Upgrades, of Jinxes, of Mages.
pub const KINDS: usize = 24;
/// Jinxes on one Mage.
pub const JINXES: usize = 12;
/// Groups of cards whose contents are known and whose places are not.
pub const POOLS: usize = 48;
/// Frames on the stack of running effects.
pub const FRAMES: usize = 22;
/// Standing abilities at work at one time.
pub const WATCHERS: usize = 120;
/// Things that happened in the sentences now running.
pub const FACTS: usize = 96;
/// Triggers waiting at one time.
pub const PENDING: usize = 32;
/// Quests on the Quest cards in play.
pub const QUESTS: usize = 12;
/// Quests in the decks of the Moons.
pub const DECK_QUESTS: usize = 104;
/// Slots of the Event Board.
pub const BOARD: usize = 3;
/// Cubes in one row: a Health Bar or the Instability Slots of a Room.
pub const ROW: usize = 15;
/// Steps the interpreter may take for one choice; our cards stay far below.
pub const WORK: usize = 20_000;
