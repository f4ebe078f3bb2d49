//! Editions: small tables of what differs between the games of the family.

pub mod classic;
pub mod duel;
pub mod rebirth;

use crate::content::printed::{self, When};
use crate::engine::rules::Rule;
use crate::lodge::Shape;
use kernel::{Clause, Version};

/// How Trophies are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trophies {
    /// On a track, which has no end.
    Track,
    /// By the tokens of the defeated: each Mage has so many.
    Tokens(u8),
}

impl Trophies {
    /// The tokens of each Mage at first. A track is written as more than anybody ever takes.
    pub fn tokens(self) -> u8 {
        match self {
            Trophies::Track => u8::MAX,
            Trophies::Tokens(n) => n,
        }
    }
}

/// The games of the family.
pub static EDITIONS: [&Edition; 3] = [&duel::DUEL, &rebirth::REBIRTH, &classic::CLASSIC];

/// The boxes that share their ids: cards of each are known in the others by short ids, which journals and replays
/// hold.
pub const SHARED: [&str; 3] = ["duel", "rebirth", "classic"];

/// Whom an Effect of a Mage may touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Immunity {
    /// Nothing of one's own touches oneself or one's Evocations, unless the text says so.
    Wide,
    /// Only Damage and its conversion are barred, and what is not aimed at oneself leaves one's Mage out.
    Damage,
    /// Only Damage and its conversion are barred.
    Harm,
}

/// The defeat of a Mage.
#[derive(Clone, Copy, Debug)]
pub struct Defeats {
    /// What a side with all the cubes gains.
    pub alone: u8,
    /// What the others gain, by rank: most, second, every other.
    pub ranks: [u8; 3],
    /// What a tie for that rank costs each of the tied.
    pub tie: [u8; 3],
    /// Do the cubes of the defeated Mage hold their rank? Else they are left out.
    pub own_cubes_rank: bool,
    /// Does whoever inflicted the Damage say which of several comes first? Else play order does.
    pub dealer_orders: bool,
    /// Does the turn of a Mage who is defeated in it end? Else only the Physical Action does.
    pub ends_turn: bool,
    /// Do the cubes of a defeat come back in the middle of an Effect that is short of cubes?
    pub frees_cubes: bool,
}

/// A bonus at the end by rank.
#[derive(Clone, Copy, Debug)]
pub struct Bonus {
    /// Most, second, every other with at least one.
    pub ranks: [u8; 3],
    /// What a tie for that rank costs each of the tied.
    pub tie: [u8; 3],
}

/// What ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// So many Rounds.
    Rounds(u8),
    /// A Power Token that reaches the last of the Moon Cubes.
    Power,
    /// A Power Token that stands at the last of the Moon Cubes or beyond when the Round ends.
    Standing,
}

/// Who wins a tie for most points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ties {
    /// The Black Rose.
    Rose,
    /// Whoever has more Solved Quests, then more Trophies; at last the First Mage decides, who may name her.
    FirstMage,
    /// A Mage, never the Black Rose: by Quests and Trophies, then the Crown Holder decides.
    Crown,
}

/// How a Mage takes Spells from the Library in the Study Phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taking {
    /// Draws so many.
    Draw(u8),
    /// Looks at some, from Schools named before, and keeps fewer.
    Look {
        /// So many.
        look: u8,
        /// So many of them.
        keep: u8,
    },
}

/// What becomes of a Room whose slots are full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turning {
    /// It lies destroyed at first, and is rebuilt: from then on it has a token and no slots.
    Rebuilt,
    /// It stands at first, with its token, and is ruined: from then on it has neither Effect nor slots.
    Ruined,
}

/// The Rooms of the Lodge.
#[derive(Clone, Copy, Debug)]
pub struct Rooms {
    /// What becomes of a full Room.
    pub turning: Turning,
    /// Must a Throne Room lie next to the centre?
    pub throne: bool,
    /// May a Room of another box lie only in the place of the one with the same base name?
    pub by_name: bool,
    /// Is there a track for rebuilt Rooms?
    pub track: bool,
    /// Do the tokens of rebuilt Rooms turn to Used at once, close the Room, and come back each Round? Else
    /// they are used once a game, after the Effect.
    pub tokens_return: bool,
    /// Does the First Mage choose the order in which full Rooms are rebuilt? Else the centre is first.
    pub in_order: bool,
}

/// The Moons.
#[derive(Clone, Copy, Debug)]
pub struct Moons {
    /// Where the Moon Cubes stand, in Power Points: Second Moon, Third Moon, the end.
    pub cubes: [u8; 3],
    /// Does a Moon begin after the action that reached its Cube? Else at once.
    pub after_actions: bool,
}

/// Quests.
#[derive(Clone, Copy, Debug)]
pub struct Quests {
    /// Who solves Quests: all of them the same open ones, or each Mage the own ones drawn from decks?
    pub own: bool,
    /// Does a Quest give its Effect and its points as soon as its Task is done? Else it is Completed, and used later.
    pub at_once: bool,
    /// How many may be given up in one Black Rose Phase.
    pub given_up: u8,
    /// Does the Black Rose gain points for every Active Quest that is discarded? Else only for those given up.
    pub discards_pay: bool,
    /// Does the limit hold as soon as a Quest is drawn? Else at the end of the Black Rose Phase.
    pub limit_at_once: bool,
}

/// When the Hand value is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandLimit {
    /// In the Study Phase.
    Study,
    /// At the end of whatever may have filled a hand.
    Effects,
    /// As soon as a card comes into a hand.
    Always,
}

/// What becomes of a Forgotten Spell that leaves a Mage without having been revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplayed {
    /// It leaves the game.
    Leaves,
    /// It goes to the Memories in Clean-up, and leaves the game else.
    StaysInCleanUp,
    /// It goes to the Memories.
    Stays,
}

/// Schools, the Study Phase and the hand.
#[derive(Clone, Copy, Debug)]
pub struct Study {
    /// Has each Mage another School? Else all share one and take its Grimoires.
    pub own_schools: bool,
    /// Do the Personal Spells join one by one with the Moons? Else they lie in the Memories.
    pub personal_by_moon: bool,
    /// How Spells are taken from the Library in the Study Phase.
    pub taking: Taking,
    /// May a Mage put one Spell back to its School in each Study Phase?
    pub thinning: bool,
    /// May that be a Personal Spell, which is then set aside?
    pub personal_thins: bool,
    /// When the Hand value is checked.
    pub hand: HandLimit,
    /// What becomes of a Forgotten Spell that was not revealed.
    pub unplayed: Unplayed,
    /// Does each Mage begin with the top Spell of the Grimoire in the Memories?
    pub first_memory: bool,
    /// May "draw from the Library" take the open Spell on a discard pile?
    pub open_piles: bool,
}

/// The Preparation Phase.
#[derive(Clone, Copy, Debug)]
pub struct Preparation {
    /// Fewest and most Spells to prepare.
    pub spells: (usize, usize),
    /// Are the numbered slots filled from I upward?
    pub slots_in_order: bool,
    /// Must one of the Spells be the Quick one?
    pub quick: bool,
}

/// The Action Phase.
#[derive(Clone, Copy, Debug)]
pub struct Actions {
    /// May a Mage command an Evocation with a Physical Action Token?
    pub command: bool,
    /// May an Active Spell be discarded for a move, too?
    pub active_momentum: bool,
    /// Must whoever discards a Spell for a move make it?
    pub momentum_moves: bool,
    /// Does an Evocation attack after its moves? Else before or after them.
    pub evocations_attack_last: bool,
}

/// Traps and Protections.
#[derive(Clone, Copy, Debug)]
pub struct Answers {
    /// Do the answers begin with the Mage after the one who brought them about? Else with the First Mage.
    pub after_actor: bool,
    /// Are they given before the Effect of a Room that is activated? Else after it.
    pub before_rooms: bool,
    /// Does a Spell that targets a Room target the Mages in it?
    pub in_areas: bool,
    /// Is the type of a Spell announced that is cast face down?
    pub type_announced: bool,
    /// Is a declared Spell revealed only if what it answers is still there? Else it is resolved as far as it can be.
    pub while_it_holds: bool,
    /// Is every Room that a Model enters in a move a moment for them? Else only the end of the sentence.
    pub each_step: bool,
    /// Is a Physical Action answered when it is resolved?
    pub physical_actions: bool,
    /// Does a Trap on entering a Room aim from that Room? Else from its Mage.
    pub from_room: bool,
    /// Does nothing that a Mage does in the Cell spring a Trap?
    pub not_in_cells: bool,
    /// May an Active Protection go back to the hand in Clean-up, as a Trap may?
    pub protections_return: bool,
}

/// Who comes when.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// Is the Crown Holder at the start of each Phase its First Mage? Else of each Round.
    pub first_by_phase: bool,
    /// Do Mages activate their Evocations one by one by turns? Else each all of theirs.
    pub evocations_by_turns: bool,
}

/// What Effects reach, and who chooses for them.
#[derive(Clone, Copy, Debug)]
pub struct Effects {
    /// Does the Crown Holder choose which cubes the Black Rose converts? Else she takes the leftmost.
    pub rose_chooses: bool,
    /// May a Dummy Model be the target of a Spell?
    pub dummies: bool,
    /// May a Dummy Model be chosen for a target inside a sentence?
    pub dummy_picks: bool,
    /// Does what a Mage does to oneself go on from the Cell?
    pub oneself_in_cell: bool,
    /// Is a Spell of another box's School aimed as that box says? Else as this one does.
    pub schools_aim_as_their_box: bool,
    /// Whom one's own Effects touch.
    pub immunity: Immunity,
    /// Does whoever reveals a Spell of any Element name one? Else it is any whenever it is asked for.
    pub elements_named: bool,
    /// Does a Mage convert as much as possible, where the card looks at what was not converted?
    pub counted_conversions: bool,
    /// May the cube of the symbol be placed after the Effect? Else before it.
    pub vortex_after: bool,
}

/// The end of the game, its points and its winner.
#[derive(Clone, Copy, Debug)]
pub struct Ending {
    /// What ends the game.
    pub by: End,
    /// Who wins a tie.
    pub ties: Ties,
    /// Do the Trophies of the Black Rose count?
    pub rose_trophies: bool,
    /// Points at the end for Trophies.
    pub trophies: Bonus,
    /// Points at the end for Solved Quests.
    pub quests: Bonus,
    /// Points at the end for the Crown.
    pub crown: u8,
}

/// One game of the family.
#[derive(Clone, Debug)]
pub struct Edition {
    /// The id in the catalogue.
    pub id: &'static str,
    /// The prefix of its clauses.
    pub clauses: &'static str,
    /// The versions of its rules.
    pub versions: &'static [Version],
    /// The boxes whose cards have short ids here: its own, and those that it has always shared ids with.
    pub boxes: &'static [&'static str],
    /// Fewest and most players.
    pub players: (usize, usize),
    /// Cubes of a Mage, of the Black Rose.
    pub cubes: (u8, u8),
    /// How many of them are track markers: of a Mage, of the Black Rose.
    pub markers: (u8, u8),
    /// How Trophies are counted.
    pub trophies: Trophies,
    /// The Moons; an edition with Moons has decks of Quests and Events for them.
    pub moons: Option<Moons>,
    /// Spaces of the power track before a Power Token is turned.
    pub power_track: u8,
    /// The Rooms of the Lodge.
    pub rooms: Rooms,
    /// Quests.
    pub quests: Quests,
    /// When Events of the decks work; nothing else can lie there.
    pub moments: &'static [When],
    /// Does the Black Rose gain points for an Event that an Effect discards?
    pub event_discards_pay: bool,
    /// Schools, the Study Phase and the hand.
    pub study: Study,
    /// The Preparation Phase.
    pub preparation: Preparation,
    /// The Action Phase.
    pub actions: Actions,
    /// Who comes when.
    pub order: Order,
    /// Traps and Protections.
    pub answers: Answers,
    /// What Effects reach, and who chooses for them.
    pub effects: Effects,
    /// The end of the game, its points and its winner.
    pub ending: Ending,
    /// The defeat of a Mage.
    pub defeats: Defeats,
    /// Command Cards that an Avatar resolves in an Action Phase, by its level; none where there is no Avatar.
    pub avatar: Option<[u8; 2]>,
    /// The shape of the Lodge for a number of players.
    pub shape: fn(usize) -> Shape,
    /// Steps before the first Round.
    pub setup: &'static [Rule],
    /// Steps of a Round.
    pub round: &'static [Rule],
    /// Steps of a defeat.
    pub defeat: &'static [Rule],
    /// Steps after the last Round.
    pub scoring: &'static [Rule],
    /// The clauses that prompts and refusals cite.
    pub cites: Cites,
}

impl Edition {
    /// Does the Lodge stand at first and fall to ruin?
    pub fn is_standing(&self) -> bool {
        self.rooms.turning == Turning::Ruined
    }

    /// Can a Room lie in this Lodge: one that falls to ruin, or one that is rebuilt?
    pub fn has_room(&self, room: &printed::Room) -> bool {
        room.effect.is_some() == self.is_standing()
    }

    /// Can a Quest lie in this game: in the deck of a Moon, or on a Quest card?
    pub fn has_quest(&self, quest: &printed::Quest) -> bool {
        let task = match (self.quests.own, self.quests.at_once) {
            (true, true) => quest.cubes == 0,
            (true, false) => quest.trigger.is_some(),
            (false, _) => quest.room.is_none(),
        };
        self.moons.is_some() == quest.moon.is_some() && task
    }

    /// Can an Event lie in this game: in the deck of a Moon, or on the Event card?
    pub fn has_event(&self, event: &printed::Event) -> bool {
        let moment = event.phase.is_none_or(|phase| self.moments.contains(&phase));
        self.moons.is_some() == event.moon.is_some() && moment
    }
}

/// Clause ids by subject, so that the engine cites the edition being played.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Cites {
    pub players: Clause,
    pub schools: Clause,
    pub no_school: Clause,
    pub rooms: Clause,
    pub room_twice: Clause,
    pub centre: Clause,
    pub throne: Clause,
    pub forgotten: Clause,
    pub crown: Clause,
    pub moons: Clause,
    pub library: Clause,
    pub thin: Clause,
    pub look: Clause,
    pub give_up_quest: Clause,
    pub quest_limit: Clause,
    pub quest: Clause,
    pub sides: Clause,
    pub no_quest: Clause,
    pub no_event: Clause,
    pub event: Clause,
    pub rebuild: Clause,
    pub winner: Clause,
    pub redirect: Clause,
    pub hunt: Clause,
    pub colour: Clause,
    pub mage: Clause,
    pub grimoire: Clause,
    pub hand_limit: Clause,
    pub discard: Clause,
    pub prepare: Clause,
    pub action: Clause,
    pub physical: Clause,
    pub target: Clause,
    pub pick: Clause,
    pub step: Clause,
    pub may: Clause,
    pub convert: Clause,
    pub heal: Clause,
    pub transfer: Clause,
    pub share: Clause,
    pub make_room: Clause,
    pub upgrade: Clause,
    pub no_upgrade: Clause,
    pub shield: Clause,
    pub jinx: Clause,
    pub share_jinx: Clause,
    pub evocation: Clause,
    pub order: Clause,
    pub which: Clause,
    pub declare: Clause,
    pub answer: Clause,
    pub return_active: Clause,
    pub no_token: Clause,
    pub cell: Clause,
    pub quest_cell: Clause,
    pub must_act: Clause,
    pub leave_cell: Clause,
    pub slot_order: Clause,
    pub one_cast: Clause,
    pub no_evocation: Clause,
    pub no_slot: Clause,
    pub no_cube: Clause,
    pub immune: Clause,
    pub no_model: Clause,
    pub no_grimoire: Clause,
    pub no_library: Clause,
    pub no_forgotten: Clause,
    pub skipped: Clause,
    pub adjacent: Clause,
    pub moves_together: Clause,
    pub evocation_moves: Clause,
    pub sight: Clause,
    pub quest_done: Clause,
    pub quest_cube: Clause,
    pub used_token: Clause,
    pub not_in_lodge: Clause,
    pub avatar: Clause,
    pub crown_choice: Clause,
    pub lost_parts: Clause,
    pub no_crown: Clause,
    pub never: Clause,
    pub room_name: Clause,
    pub vortex: Clause,
    pub element: Clause,
    pub defeat_order: Clause,
    pub ban: Clause,
}
