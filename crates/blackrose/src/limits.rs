//! What has a capacity has it here; a setup or pack beyond it is refused with the number.

/// Seats at one table.
pub const SEATS: usize = 4;
/// Sides with cubes and Power Points: the seats and the Black Rose.
pub const PARTIES: usize = SEATS + 1;
/// Rooms in one Lodge.
pub const ROOMS: usize = 19;
/// Models: one Mage a seat and the Evocations.
pub const MODELS: usize = 24;
/// Spell cards in one match.
pub const CARDS: usize = 256;
/// Groups of cards whose contents are known and whose places are not.
pub const POOLS: usize = 24;
/// Frames on the stack of running effects.
pub const FRAMES: usize = 20;
/// Standing abilities at work at one time.
pub const WATCHERS: usize = 64;
/// Things that happened in the sentences now running.
pub const FACTS: usize = 64;
/// Triggers waiting at one time.
pub const PENDING: usize = 24;
/// Quests in play.
pub const QUESTS: usize = 12;
/// Cubes in one row: a Health Bar or the Instability Slots of a Room.
pub const ROW: usize = 15;
/// Steps the interpreter may take for one choice; our cards stay far below.
pub const WORK: usize = 20_000;
