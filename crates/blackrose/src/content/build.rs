//! What a match uses of its packs, compiled.

use crate::cards::Face;
use crate::content::compiled::Builder;
use crate::content::joining::{Card, Joining, Present, Written};
use crate::content::pack::Packs;
use crate::content::printed;
use crate::editions::Edition;
use crate::events::Id;
use crate::language::compile::{Compiler, Context};
use crate::language::program::*;
use crate::limits::{CARDS, DECK_QUESTS, KINDS, QUESTS, SCHOOLS, SEATS};
use crate::state::{Side as WhichSide, Source};
use kernel::SetupError;
use kernel::small::Nth;
use std::collections::BTreeSet;

/// The compiled content of a match, and the code behind it.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Content {
    pub spells: Vec<Spell>,
    /// Ids of the Schools in the Library.
    pub schools: Vec<Id>,
    pub grimoires: Vec<Grimoire>,
    pub mages: Vec<Mage>,
    pub evocations: Vec<Evocation>,
    pub upgrades: Vec<Attached>,
    pub jinxes: Vec<Attached>,
    /// How many figures each group of Evocations has.
    pub figures: Vec<u8>,
    pub rooms: Vec<Room>,
    pub quests: Vec<Quest>,
    pub events: Vec<Event>,
    /// The Command Cards of the Avatar.
    pub commands: Vec<Command>,
    /// What each standing ability of the match comes from.
    pub sources: Vec<Source>,
    /// The Avatar, whose values stand last in the list of Mages.
    pub avatar: Option<Avatar>,
    /// Does any Trap or Protection exist in this match?
    pub traps: bool,
    /// Does a card wait for a Spell that is cast?
    pub casts: bool,
    /// What the Traps and Protections of this match wait for, and a mask of the types that wait for it.
    pub trap_triggers: Vec<(Trigger, u8)>,
    /// Does any of them wait for what is about to happen?
    pub foresight: bool,
    /// Does any ability of this match change a Health value?
    pub health_varies: bool,
    /// Does any ability let a Model suffer Damage in another's place?
    pub redirects: bool,
}

/// A Spell.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Spell {
    pub id: Id,
    pub copies: u8,
    pub personal: bool,
    pub forgotten: bool,
    /// Its School's place in the list.
    pub school: Option<u8>,
    /// The edition whose rules say whom it may be aimed at, where that is not the one being played.
    pub lent: Option<u8>,
    /// Does the word summon stand in the text of either side?
    pub summons: bool,
    /// Has it one orientation only?
    pub single: bool,
    /// Does it wait with both sides?
    pub room_trap: bool,
    pub sides: [Side; 2],
}

/// One Effect of a Spell.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Side {
    pub kind: SpellType,
    pub element: Element,
    pub target: Target,
    pub trigger: Option<Trigger>,
    pub code: Pc,
}

/// A starting Grimoire.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Grimoire {
    pub id: Id,
    pub school: u8,
    pub spells: Vec<Face>,
}

/// A Mage card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Mage {
    pub id: Id,
    pub health: u8,
    pub hand: u8,
    pub strength: u8,
    pub speed: u8,
    pub quest_limit: u8,
    pub personal: Face,
}

/// An Evocation card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Evocation {
    pub id: Id,
    pub archetypes: u16,
    pub health: u8,
    pub strength: u8,
    pub speed: u8,
    /// The group whose figures it uses.
    pub figures: u8,
    pub large: bool,
    pub forgotten: bool,
    /// Is it the shape of a Mage, without Models and Health of its own?
    pub shape: bool,
    /// Is it part of the match, so that it can be summoned?
    pub joins: bool,
    /// Standing abilities, the first and their number.
    pub abilities: (u16, u8),
}

/// An Upgrade or a Jinx.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Attached {
    pub id: Id,
    pub copies: u8,
    /// Cube slots of a Jinx.
    pub cubes: u8,
    pub abilities: (u16, u8),
}

/// A Room.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Room {
    pub id: Id,
    /// Its name without additions, by its place in the packs' list.
    pub base: u8,
    pub colour: Colour,
    pub centre: bool,
    pub throne: bool,
    /// What it is worth when it is rebuilt, by rank.
    pub points: [u8; 3],
    /// What its token is worth to whoever has taken it.
    pub value: u8,
    pub slots: u8,
    /// The Effect of the side that lies up first.
    pub first: Pc,
    /// The Effect of the other side, if it has one.
    pub other: Option<Pc>,
}

impl Room {
    /// The Effect of its Activation Token.
    pub fn token(&self) -> Pc {
        self.other.unwrap_or(self.first)
    }
}

/// A Quest.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Quest {
    pub id: Id,
    pub card: u8,
    pub side: u8,
    /// The Moon whose deck it belongs to, from 0.
    pub moon: u8,
    pub cubes: u8,
    /// The Room whose activation is its Task, by its base name's place in the packs' list.
    pub room: Option<u8>,
    /// Does its Effect take the place of that Room's?
    pub instead: bool,
    pub points: u8,
    pub trigger: Option<Trigger>,
    pub conditions: Vec<Condition>,
    pub code: Pc,
}

/// An Event.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Event {
    pub id: Id,
    pub side: u8,
    pub round: u8,
    /// The Moon whose deck it belongs to, from 0.
    pub moon: u8,
    pub crown: bool,
    pub when: Option<printed::When>,
    /// The slot of the board, from 0.
    pub slot: u8,
    pub reveal: u8,
    pub discard: u8,
    /// What is done at once or at the start of its Phase.
    pub now: Option<Pc>,
    /// What lasts: abilities, the first and their number.
    pub lasting: (u16, u8),
}

/// An Avatar Card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Avatar {
    /// Its place in the list of Mages.
    pub mage: Nth<Mage>,
    pub priorities: [Vec<Criterion>; 3],
}

/// A Command Card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Command {
    pub id: Id,
    /// The Moon whose deck it belongs to, from 0.
    pub moon: u8,
    pub copies: u8,
    pub parts: Vec<Part>,
    pub token: Option<Token>,
    pub plus: bool,
}

/// One part of a Command Card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Part {
    pub kind: printed::PartKind,
    /// Type and Element of a Spell.
    pub spell: Option<(SpellType, Element)>,
    /// From 0.
    pub priority: Option<u8>,
    pub code: Pc,
}

/// The Trap or Protection of a Command Card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Token {
    pub spell: (SpellType, Element),
    pub trigger: Trigger,
    pub priority: Option<u8>,
    pub code: Pc,
}

impl Command {
    /// The type and Element of one of its parts, or of its token, if that is a Spell.
    pub fn spell(&self, part: Option<Nth<Part>>) -> Option<(SpellType, Element)> {
        match part.and_then(|part| self.parts.get(part.index())) {
            Some(part) => part.spell,
            None => self.token.as_ref().map(|token| token.spell),
        }
    }

    /// What its back shows: the type of its token, and whether it waits for damage.
    pub fn back(&self) -> Option<(SpellType, bool)> {
        self.token.as_ref().map(|token| (token.spell.0, token.trigger == Trigger::YOU_SUFFER))
    }
}

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    /// A Spell, by its place in the list.
    Spell(usize),
    /// A Quest.
    Quest(Nth<Quest>),
    /// An Event.
    Event(Nth<Event>),
    /// A Command Card.
    Command(Nth<Command>),
}

/// Which cards of the packs a match uses.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// The Schools in the Library.
    pub schools: Vec<String>,
    /// The Mages to choose from.
    pub mages: Vec<String>,
    /// The Rooms, the centre first.
    pub rooms: Vec<String>,
    /// The pack that is the game's own box.
    pub base: usize,
    /// What joins by its pack.
    pub joins: Joins,
    /// Does an Avatar play?
    pub avatar: bool,
    /// How many players there are.
    pub players: usize,
}

/// The packs, by their numbers, that join with all their cards of a kind.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Joins {
    /// Spells for Schools of other packs.
    pub spells: Vec<usize>,
    pub forgotten: Vec<usize>,
    pub quests: Vec<usize>,
    pub events: Vec<usize>,
    pub commands: Vec<usize>,
    /// Besides those that others need.
    pub evocations: Vec<usize>,
    pub upgrades: Vec<usize>,
    pub jinxes: Vec<usize>,
}

impl Selection {
    /// The packs that something was chosen from.
    pub(super) fn packs(&self, packs: &Packs) -> BTreeSet<usize> {
        let Joins { spells, forgotten, quests, events, commands, evocations, upgrades, jinxes } = &self.joins;
        let lists = [spells, forgotten, quests, events, commands, evocations, upgrades, jinxes];
        let schools = packs.schools.iter().filter(|(_, c)| self.schools.contains(c.id.get_ref()));
        let mages = packs.mages.iter().filter(|(_, c)| self.mages.contains(c.id.get_ref()));
        let rooms = packs.rooms.iter().filter(|(_, c)| self.rooms.contains(c.id.get_ref()));
        let chosen =
            schools.map(|(o, _)| o.pack).chain(mages.map(|(o, _)| o.pack)).chain(rooms.map(|(o, _)| o.pack));
        lists.into_iter().flatten().copied().chain(chosen).chain([self.base]).collect()
    }
}

/// The content with its code and abilities.
pub type Built = (Content, Vec<Op>, Vec<Standing>);

pub(super) fn refused(reason: String) -> SetupError {
    SetupError { reason, clause: None }
}

impl Content {
    /// The side of a Spell.
    pub fn side(&self, face: Face, side: WhichSide) -> &Side {
        &self.spells[face.index()].sides[side.index()]
    }

    /// What is printed on a card with this face.
    pub fn printed(&self, face: Face) -> Printed {
        let n = face.index();
        let (spells, quests, events) = (self.spells.len(), self.quests.len(), self.events.len());
        if n < spells {
            Printed::Spell(n)
        } else if n < spells + quests {
            Printed::Quest(Nth::new(n - spells))
        } else if n < spells + quests + events {
            Printed::Event(Nth::new(n - spells - quests))
        } else {
            Printed::Command(Nth::new(n - spells - quests - events))
        }
    }

    /// The face of a Quest.
    pub fn quest_face(&self, quest: Nth<Quest>) -> Face {
        Face::new(self.spells.len() + quest.index())
    }

    /// The face of an Event.
    pub fn event_face(&self, event: Nth<Event>) -> Face {
        Face::new(self.spells.len() + self.quests.len() + event.index())
    }

    /// The face of a Command Card.
    pub fn command_face(&self, command: Nth<Command>) -> Face {
        Face::new(self.spells.len() + self.quests.len() + self.events.len() + command.index())
    }

    /// How many different faces there are.
    pub fn faces(&self) -> usize {
        self.spells.len() + self.quests.len() + self.events.len() + self.commands.len()
    }

    /// How many Mages players may choose from.
    pub fn playable(&self) -> usize {
        self.mages.len() - usize::from(self.avatar.is_some())
    }

    /// The id of whatever is printed on a card.
    pub fn face_id(&self, face: Face) -> &Id {
        match self.printed(face) {
            Printed::Spell(i) => &self.spells[i].id,
            Printed::Quest(i) => &self.quests[i].id,
            Printed::Event(i) => &self.events[i].id,
            Printed::Command(i) => &self.commands[i].id,
        }
    }

    /// May two seats not have these starting Grimoires? Where each Mage has another School, one of each School.
    pub fn excludes(&self, edition: &Edition, a: Nth<Grimoire>, b: Nth<Grimoire>) -> bool {
        a == b || edition.study.own_schools && self.grimoires[a].school == self.grimoires[b].school
    }

    /// What the rules read of the packs in this match, written for good; the content was built from them.
    pub fn sheet(&self, packs: &Packs) -> kernel::Sheet {
        super::sheet::sheet(packs, self)
    }

    /// Compiles what the selection names; `code` already holds the step lists.
    pub fn build(
        packs: &Packs,
        selection: &Selection,
        edition: &Edition,
        code: Vec<Op>,
    ) -> Result<Built, SetupError> {
        // What the chosen cards need is known once they are compiled; then only that is. Where each Mage has Quests,
        // something always waits for the end of Effects; else it depends on the cards, too.
        let near = Present::near(packs, selection);
        let (built, needed, ends) =
            Content::compile(packs, selection, edition, code.clone(), &near, edition.quests.own)?;
        let awaited = ends || edition.quests.own;
        let built = match needed == near && awaited == edition.quests.own {
            true => built,
            false => Content::compile(packs, selection, edition, code, &needed, awaited)?.0,
        };
        built.0.within_limits(built.1.len())?;
        Ok(built)
    }

    /// The same with what is `present`; what of that is needed, and whether a card waits for the end of Effects, which the
    /// code tells only if it is `awaited`.
    fn compile(
        packs: &Packs,
        selection: &Selection,
        edition: &Edition,
        code: Vec<Op>,
        present: &Present,
        awaited: bool,
    ) -> Result<(Built, Present, bool), SetupError> {
        let (mut code, mut abilities) = (code, Vec::new());
        let lists = present.lists(packs);
        let mut content =
            Content { schools: selection.schools.iter().map(Id::from).collect(), ..Content::default() };
        let mut builder = Builder {
            packs,
            selection,
            edition,
            present,
            awaited,
            compiler: Compiler::new(&mut code, &mut abilities, &lists),
            written: Vec::new(),
            spoken: BTreeSet::new(),
        };
        builder.evocations(&mut content)?;
        builder.attached(&mut content)?;
        builder.spells(&mut content)?;
        builder.grimoires(&mut content);
        builder.mages(&mut content)?;
        builder.rooms(&mut content)?;
        if selection.avatar {
            builder.avatar(&mut content)?;
        }
        // Quests reach a Mage in a Cell where they lie open for all (DUE-760), not where they are one's own.
        if !edition.quests.own {
            builder.compiler.context = Context::Event;
        }
        builder.quests(&mut content)?;
        builder.compiler.context = Context::Event;
        builder.events(&mut content)?;
        let written = std::mem::take(&mut builder.written);
        let joining =
            Joining { cards: &written, code: &code, abilities: &abilities, at_once: edition.quests.at_once };
        let joined = joining.joined(&content, selection);
        let needed = present.needed(packs, selection, &written, &joined);
        content.leave_out(&written, &joined);
        let ends = joining.awaited(&joined, Happening::Resolved);
        if let Some(card) = joining.in_vain(&joined, &content).filter(|_| awaited || !ends) {
            let spell = content.spells.iter().find(|spell| spell.id == card);
            let school = spell.and_then(|spell| content.schools.get(usize::from(spell.school?)));
            let of = school.map_or(String::new(), |school| format!(" of {school}"));
            return Err(SetupError {
                reason: format!("{card}{of} waits for what can never happen in {}", edition.id),
                clause: Some(edition.cites.never),
            });
        }
        let modifiers = || {
            abilities.iter().filter_map(|ability| match ability {
                Standing::Modifies(modifier) => Some(*modifier),
                Standing::Answers { .. } | Standing::Instead(_) | Standing::Attacking(_) => None,
            })
        };
        content.health_varies = modifiers().any(|modifier| modifier.changes() == Some(Stat::Health))
            || code.iter().any(|op| op.nature().raises == Some(Stat::Health));
        content.casts = joining.awaited(&joined, Happening::Cast);
        content.redirects = modifiers().any(Modifier::redirects);
        Ok(((content, code, abilities), needed, ends))
    }

    /// What has not joined stays in its box.
    fn leave_out(&mut self, written: &[Written], joined: &[bool]) {
        let mut groups = vec![false; self.figures.len()];
        for (card, joined) in written.iter().zip(joined) {
            match card.card {
                Card::Chosen => {}
                Card::Evocation(i) => {
                    self.evocations[i].joins = *joined;
                    groups[usize::from(self.evocations[i].figures)] |= joined;
                }
                Card::Upgrade(i) if !joined => self.upgrades[i].copies = 0,
                Card::Jinx(i) if !joined => self.jinxes[i].copies = 0,
                Card::Upgrade(_) | Card::Jinx(_) => {}
            }
        }
        for (figures, used) in self.figures.iter_mut().zip(groups) {
            if !used {
                *figures = 0;
            }
        }
    }

    fn within_limits(&self, code: usize) -> Result<(), SetupError> {
        let personal = self.spells.iter().filter(|s| s.personal).map(|s| usize::from(s.copies));
        let spells: usize = self.spells.iter().filter(|s| !s.personal).map(|s| usize::from(s.copies)).sum();
        let cards = spells
            + SEATS * personal.max().unwrap_or(0)
            + self.quests.iter().filter(|q| q.card == 0).count()
            + self.events.iter().filter(|e| e.when.is_some()).count()
            + self.commands.iter().map(|command| usize::from(command.copies)).sum::<usize>();
        for (what, n, most) in [
            ("Schools", self.schools.len(), SCHOOLS),
            ("kinds of Evocations", self.evocations.len(), KINDS),
            ("kinds of Upgrades", self.upgrades.len(), KINDS),
            ("kinds of Jinxes", self.jinxes.len(), KINDS),
            ("kinds of Mages", self.mages.len(), KINDS),
            ("Quests on cards", self.quests.iter().filter(|q| q.card > 0).count(), 2 * QUESTS),
            ("Quests", self.quests.len(), DECK_QUESTS),
            ("Command Cards", self.commands.len(), 64),
            ("cards", cards, CARDS),
            ("operations", code, usize::from(Pc::MAX)),
        ] {
            if n > most {
                return Err(refused(format!("this match has {n} {what}; it can hold at most {most}")));
            }
        }
        for spell in &self.spells {
            let used = self
                .grimoires
                .iter()
                .flat_map(|g| &g.spells)
                .filter(|f| self.spells[f.index()].id == spell.id)
                .count();
            if used > usize::from(spell.copies) {
                return Err(refused(format!(
                    "the starting Grimoires use {used} copies of {}, of which there are {}",
                    spell.id, spell.copies
                )));
            }
        }
        for room in &self.rooms {
            if usize::from(room.slots) > crate::limits::ROW || room.slots == 0 {
                return Err(refused(format!(
                    "{} has {} Instability Slots; 1 to {} are possible",
                    room.id,
                    room.slots,
                    crate::limits::ROW
                )));
            }
        }
        for mage in &self.mages {
            if usize::from(mage.health) > crate::limits::ROW || mage.health == 0 {
                return Err(refused(format!(
                    "{} has Health {}; 1 to {} are possible",
                    mage.id,
                    mage.health,
                    crate::limits::ROW
                )));
            }
        }
        for evocation in &self.evocations {
            let health = usize::from(evocation.health);
            if health > crate::limits::ROW || (health == 0) != evocation.shape {
                return Err(refused(format!(
                    "{} has Health {}; 1 to {} are possible",
                    evocation.id,
                    evocation.health,
                    crate::limits::ROW
                )));
            }
        }
        Ok(())
    }
}
