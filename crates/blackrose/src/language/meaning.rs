//! What the small forms mean: quantities, triggers, conditions, words.

use crate::language::compile::Lists;
use crate::language::program::*;
use crate::language::{ARCHETYPES, ELEMENTS, MOONS, hole};
use crate::lodge::Range;
use kernel::small::{self, Nth};
use spellscript::Node;

type Failed = String;

pub(super) fn quantity(q: &Node, lists: &Lists) -> Result<Quantity, Failed> {
    Ok(match q.form {
        "number" => Quantity::Number(signed(q.number(hole::N))),
        "same" => Quantity::Same,
        "same-plus" => Quantity::SamePlus(signed(q.number(hole::N))),
        "plus" => {
            let Quantity::ForEach { n, per, count, max } =
                scaled(q.number(hole::M), q.node(hole::EACH), lists)?
            else {
                return Err("a sum needs a scale".into());
            };
            Quantity::Plus { base: signed(q.number(hole::N)), n, per, count, max }
        }
        "all" => Quantity::All,
        other => return Err(format!("a quantity cannot be of the form {other}")),
    })
}

pub(super) fn scaled(n: i32, s: &Node, lists: &Lists) -> Result<Quantity, Failed> {
    let per = signed(s.number_if(hole::K).unwrap_or(1));
    let count = count(s.node(hole::COUNT), lists)?;
    let max = s.number_if(hole::M).map_or(i8::MAX, signed);
    Ok(Quantity::ForEach { n: signed(n), per, count, max })
}

pub(super) fn count(c: &Node, lists: &Lists) -> Result<Count, Failed> {
    Ok(match c.form {
        "damage-on-target" => Count::DamageOnTarget,
        "damage-on-you" => Count::DamageOnYou,
        "rose-damage-on-you" => Count::RoseDamageOnYou,
        "archetype-in-lodge" => Count::ArchetypeInLodge(index_of(&ARCHETYPES, c.word(hole::WHAT))?),
        "your-evocations" => Count::YourEvocations,
        "your-instability-here-n" => Count::YourInstabilityHere,
        "your-instability-target" => Count::YourInstabilityInTarget,
        "your-revealed" => Count::YourRevealed,
        "that-mages-spells" if c.has(hole::READY) => Count::ThatMagesReady,
        "that-mages-spells" => Count::ThatMagesRevealed,
        "your-hand" => Count::YourHand,
        "jinx-on-target" => Count::JinxesOnTarget,
        "rebuilt-room" => Count::RebuiltRooms,
        "element-shown" => Count::ElementShown(element(c.word(hole::ELEMENT))?),
        "rose-damage-on-damaged" => Count::RoseDamageOnDamaged,
        "models-damaged" => Count::ModelsDamaged,
        "rose-converted" => Count::RoseConverted,
        "damage-ignored" => Count::Ignored,
        "evocation-in-lodge-n" => Count::EvocationInLodge(index(&lists.evocations, c.word(hole::WHAT))?),
        "archetype-in-target" => Count::ArchetypeInTarget(index_of(&ARCHETYPES, c.word(hole::WHAT))?),
        "others-there" => {
            let kind = if c.has(hole::MAGE) { Kind::Mage } else { Kind::Model };
            match c.word_if(hole::COLOUR) {
                None if c.has(hole::SAME) => Count::OthersInTargetColour(kind),
                Some(word) => Count::OthersInColour(kind, colour(word)?),
                None => {
                    let range = Range::Within(c.number_if(hole::N).map_or(0, unsigned));
                    let near = Some((range, From::Target));
                    Count::Others(Filter { kind, whose: Whose::Others, near, ..Filter::ANY })
                }
            }
        }
        "your-strength" => Count::YourStrength,
        "event-on-board" => Count::EventsOnBoard,
        "model-removed" if c.has(hole::HEALED) => Count::Healed,
        "model-removed" => Count::Removed,
        "damage-done" if c.has(hole::MOVED) => Count::Transferred,
        "damage-done" => Count::Converted,
        "damage-not-converted" => Count::NotConverted,
        "spell-discarded" => Count::Discarded,
        other => return Err(format!("a count cannot be of the form {other}")),
    })
}

/// The Elements of a list, as a mask.
pub(super) fn elements(list: &[Node]) -> Result<u8, Failed> {
    let mut mask = 0;
    for symbol in list {
        mask |= element(symbol.word(hole::ELEMENT))?.bit();
    }
    Ok(mask)
}

pub(super) fn element(word: &str) -> Result<Element, Failed> {
    Ok(match index_of(&ELEMENTS, word)? {
        0 => Element::Air,
        1 => Element::Earth,
        2 => Element::Fire,
        3 => Element::Water,
        4 => Element::Sacred,
        5 => Element::Profane,
        _ => Element::Magic,
    })
}

/// A Moon by its word, from 0.
pub(super) fn moon(word: &str) -> Result<u8, Failed> {
    index_of(&MOONS, word)
}

/// The conditions a tree names; all must hold.
pub fn conditions(c: &Node, lists: &Lists) -> Result<Vec<Condition>, Failed> {
    match c.form {
        "one" => Ok(vec![state(c.node(hole::STATE), lists)?]),
        "both" => Ok(vec![state(c.node(hole::STATE), lists)?, state(c.node(hole::ALSO), lists)?]),
        other => Err(format!("a condition cannot be of the form {other}")),
    }
}

pub(super) fn state(s: &Node, lists: &Lists) -> Result<Condition, Failed> {
    let n = || number(s, hole::N);
    Ok(match s.form {
        "you-defeated-target" => Condition::YouDefeatedTarget,
        "revealed" => Condition::Revealed(n()),
        "revealed-type" => Condition::RevealedType(spell_type(s.word(hole::TYPE))?, n()),
        "revealed-elements" if s.has(hole::TYPES) => Condition::RevealedTypes(n()),
        "revealed-elements" => Condition::RevealedElements(n()),
        "revealed-school" => {
            let school = lists.schools.iter().position(|school| school == s.word(hole::SCHOOL));
            Condition::RevealedSchool(school.map(small::count), n())
        }
        "you-are-in" => match s.has(hole::ROOM) {
            true => Condition::YouAreIn(base(lists, s)?),
            false => Condition::YouAreInTarget,
        },
        "target-in-company" => Condition::TargetInCompany,
        "you-own" => Condition::YouOwn(n()),
        "you-have-power" => Condition::YouHavePower(n()),
        "mage-has-more-power" => Condition::MageHasMorePower,
        "you-have-damage" if s.has(hole::ONE) => Condition::YourDamageOnOne(n()),
        "you-have-damage" => Condition::YouHaveDamage(n()),
        "this-round" => match s {
            s if s.has(hole::MAGE) => Condition::MagesDamaged(n()),
            s if s.has(hole::COLOUR) => Condition::ColoursEntered(n()),
            s if s.has(hole::SPELL) => Condition::GivenToMove(n()),
            _ => Condition::Inflicted(n()),
        },
        "target-has-damage" => Condition::TargetHasDamage(n()),
        "target-has-jinx" => Condition::TargetHasJinx,
        "your-instability-here" => Condition::YourInstabilityHere,
        "your-instability-rooms" => Condition::YourInstabilityRooms(n()),
        "rebuilt-rooms" if s.has(hole::RUINED) => Condition::DestroyedRooms(n()),
        "rebuilt-rooms" => Condition::RebuiltRooms(n()),
        "models-in-your-room" if s.has(hole::MAGE) => Condition::MagesInYourRoom(n()),
        "models-in-your-room" => Condition::ModelsInYourRoom(n()),
        "upgraded" => Condition::Upgraded,
        "mage-defeated-you" => Condition::MageDefeatedYou,
        "rose-defeated-you" => Condition::RoseDefeatedYou,
        "that-mage-crowned" if s.has(hole::YOURS) => Condition::YouCrowned,
        "that-mage-crowned" => Condition::ThatMageCrowned,
        "you-unhurt" => Condition::YouUnhurt,
        "no-completed-quest" => Condition::NoCompletedQuest,
        "evocation-in-lodge" => Condition::EvocationInLodge,
        "target-without-archetype" if s.has(hole::UNHURT) => Condition::TargetUnhurt,
        "target-without-archetype" => Condition::TargetWithout(index_of(&ARCHETYPES, s.word(hole::WHAT))?),
        "nothing-converted" => Condition::NothingConverted,
        "revealed-by-this" => Condition::HasShown(spell_type(s.word(hole::TYPE))?),
        "target-is-room" => Condition::TargetIsRoom(base(lists, s)?),
        "played-crown" => Condition::PlayedCrown,
        other => return Err(format!("a state cannot be of the form {other}")),
    })
}

pub(super) fn stat(word: &str) -> Result<Stat, Failed> {
    match word {
        "strength" => Ok(Stat::Strength),
        "speed" => Ok(Stat::Speed),
        "health" => Ok(Stat::Health),
        _ => Err(format!("{word} cannot be raised")),
    }
}

pub(super) fn spell_type(word: &str) -> Result<SpellType, Failed> {
    match word {
        "combat" => Ok(SpellType::Combat),
        "contingency" => Ok(SpellType::Contingency),
        "trap" => Ok(SpellType::Trap),
        "protection" => Ok(SpellType::Protection),
        _ => Err(format!("{word} is no type of Spell")),
    }
}

pub(super) fn colour(word: &str) -> Result<Colour, Failed> {
    Ok(match word {
        "black" => Colour::Black,
        "blue" => Colour::Blue,
        "green" => Colour::Green,
        "grey" => Colour::Grey,
        "purple" => Colour::Purple,
        "red" => Colour::Red,
        "yellow" => Colour::Yellow,
        _ => return Err(format!("{word} is no colour of a Room")),
    })
}

/// A number in a text: the grammar takes small ones only.
pub(super) fn number(node: &Node, hole: spellscript::Hole) -> u8 {
    unsigned(node.number(hole))
}

/// The same, as it is kept.
pub(super) fn unsigned(n: i32) -> u8 {
    u8::try_from(n.max(0)).unwrap_or(u8::MAX)
}

/// The same, where it may be less than nothing.
pub(super) fn signed(n: i32) -> i8 {
    i8::try_from(n).unwrap_or(i8::MAX)
}

/// The place of an id in a list of the match.
pub(super) fn index<T>(list: &[String], id: &str) -> Result<Nth<T>, Failed> {
    let place = list.iter().position(|x| x == id).and_then(Nth::checked);
    place.ok_or_else(|| format!("{id} is not in this match"))
}

/// The name of a Room that a form speaks of, by its place in the packs' list.
pub(super) fn base(lists: &Lists, of: &Node) -> Result<u8, Failed> {
    index::<String>(&lists.rooms, of.word(hole::ROOM)).map(Nth::number)
}

pub(super) fn index_of(list: &[&str], id: &str) -> Result<u8, Failed> {
    list.iter().position(|x| *x == id).map(small::count).ok_or_else(|| format!("{id} is not known"))
}
