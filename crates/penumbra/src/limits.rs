//! What has a capacity has it here; a setup or pack beyond it is refused with the number.

/// Seats at one table.
pub const SEATS: usize = 4;
/// Cards in one match, all kinds together.
pub const CARDS: usize = 280;
/// Sections of all locations in play: four Classes of three, and seven others.
pub const SECTIONS: usize = 19;
/// Of these, sections of Classes.
pub const SCHOOL: usize = 12;
/// Cells that hold one die, in one section.
pub const CELLS: usize = 4;
/// Cells for Marks on a Wizard board: eight for Disciplines, three for Sparks.
pub const MARKS: usize = 11;
/// Of these, cells for Discipline Marks.
pub const DISCIPLINE_CELLS: usize = 8;
/// Frames on the stack.
pub const FRAMES: usize = 24;
/// Dice that one effect rolls again at most, where it may roll any number.
pub const REROLLED: usize = 30;
/// Abilities in one match that answer the same thing, or that work once per turn.
pub const ANSWERS: usize = 8;
/// Threat dice of one Threat.
pub const THREAT: usize = 64;
/// Dice that one cost asks for.
pub const COST_DICE: usize = 4;
/// Properties of one Trial.
pub const PROPERTIES: usize = 4;
/// Dice values that one exact task asks for.
pub const EXACT: usize = 4;
/// Steps the interpreter may take for one choice; our cards stay far below.
pub const WORK: usize = 5_000;
