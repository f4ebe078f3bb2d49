//! What the small forms mean: quantities, triggers, conditions, words.

use crate::language::compile::Lists;
use crate::language::program::*;
use crate::language::{ARCHETYPES, ELEMENTS, MOONS};
use spellscript::Node;

type Failed = String;

pub(super) fn quantity(q: &Node, lists: &Lists) -> Result<Quantity, Failed> {
    Ok(match q.form {
        "number" => Quantity::Number(q.number(0) as i8),
        "same" => Quantity::Same,
        "same-plus" => Quantity::SamePlus(q.number(0) as i8),
        "plus" => {
            let Quantity::ForEach { n, per, count, max } = scaled(q.number(1), q.node(2), lists)? else {
                return Err("a sum needs a scale".into());
            };
            Quantity::Plus { base: q.number(0) as i8, n, per, count, max }
        }
        "all" => Quantity::All,
        other => return Err(format!("a quantity cannot be of the form {other}")),
    })
}

pub(super) fn scaled(n: i32, s: &Node, lists: &Lists) -> Result<Quantity, Failed> {
    let (per, count_at, max_at) = match s.form {
        "for-each" => (1, 0, None),
        "for-each-max" => (1, 0, Some(1)),
        "for-each-of" => (s.number(0), 1, None),
        "for-each-of-max" => (s.number(0), 1, Some(2)),
        other => return Err(format!("a scale cannot be of the form {other}")),
    };
    let count = count(s.node(count_at), lists)?;
    let max = max_at.map_or(i8::MAX, |i| s.number(i) as i8);
    Ok(Quantity::ForEach { n: n as i8, per: per as i8, count, max })
}

pub(super) fn count(c: &Node, lists: &Lists) -> Result<Count, Failed> {
    Ok(match c.form {
        "damage-on-target" => Count::DamageOnTarget,
        "damage-on-you" => Count::DamageOnYou,
        "rose-damage-on-you" => Count::RoseDamageOnYou,
        "archetype-in-lodge" => Count::ArchetypeInLodge(index_of(&ARCHETYPES, c.word(0))?),
        "your-evocations" => Count::YourEvocations,
        "your-instability-here-n" => Count::YourInstabilityHere,
        "your-instability-target" => Count::YourInstabilityInTarget,
        "your-revealed" => Count::YourRevealed,
        "your-hand" => Count::YourHand,
        "jinx-on-target" => Count::JinxesOnTarget,
        "rebuilt-room" => Count::RebuiltRooms,
        "element-shown" => Count::ElementShown(element(c.word(0))?),
        "rose-damage-on-damaged" => Count::RoseDamageOnDamaged,
        "models-damaged" => Count::ModelsDamaged,
        "rose-converted" => Count::RoseConverted,
        "damage-ignored" => Count::Ignored,
        "evocation-in-lodge-n" => Count::EvocationInLodge(index(&lists.evocations, c.word(0))?),
        "archetype-in-target" => Count::ArchetypeInTarget(index_of(&ARCHETYPES, c.word(0))?),
        "your-strength" => Count::YourStrength,
        "event-on-board" => Count::EventsOnBoard,
        "model-removed" => Count::Removed,
        "damage-not-converted" => Count::NotConverted,
        other => return Err(format!("a count cannot be of the form {other}")),
    })
}

const ANY_SPELL: Resolving = Resolving { types: 0, elements: 0, room: 255, show: 0, symbols: 0 };

/// The Elements of a list, as a mask.
pub(super) fn elements(list: &[Node]) -> Result<u8, Failed> {
    let mut mask = 0;
    for symbol in list {
        mask |= 1 << element(symbol.word(0))? as u8;
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

/// The trigger a tree names.
pub fn trigger(t: &Node, lists: &Lists) -> Result<Trigger, Failed> {
    Ok(match t.form {
        "target-damages-you" => Trigger::TargetDamagesYou,
        "mage-damages-you" => Trigger::MageDamagesYou,
        "you-suffer" => Trigger::YouSuffer,
        "you-damage-mage" => Trigger::YouDamageMage,
        "evocation-gone" => Trigger::EvocationGone,
        "your-evocation-gone" => Trigger::YourEvocationGone,
        "you-enter-without" => Trigger::YouEnterWithout,
        "you-enter" => Trigger::YouEnter,
        "target-enters" => Trigger::TargetEnters,
        "mage-enters" => Trigger::MageEnters,
        "mage-enters-here" => Trigger::MageEntersHere,
        "mage-enters-colour" => Trigger::MageEntersColour(colour(t.word(0))?),
        "mage-enters-its-room" => Trigger::MageEntersItsRoom,
        "mage-places" => Trigger::MagePlaces,
        "you-place-last" => Trigger::YouPlaceLast,
        "mage-summons" => Trigger::MageSummons,
        "mage-activates-room" => Trigger::MageActivatesRoom,
        "mage-reveals" => Trigger::MageReveals(spell_type(t.word(0))?),
        "spell-targets-you" => Trigger::SpellTargetsYou,
        "type-targets-you" => Trigger::TypeTargetsYou(spell_type(t.word(0))?),
        "you-are-defeated" => Trigger::YouAreDefeated,
        "you-defeat-mage" => Trigger::YouDefeatMage,
        "you-defeat-evocation" => Trigger::YouDefeatEvocation,
        "you-draw-forgotten" => Trigger::YouDrawForgotten,
        "you-gain" => Trigger::YouGain,
        "target-gains" => Trigger::TargetGains,
        "this-activates" => Trigger::ThisActivates,
        "this-attacks" => Trigger::ThisAttacks,
        "this-gone" => Trigger::ThisGone,
        "you-solve" => Trigger::YouSolve,
        "model-damages" => Trigger::ModelDamages,
        "model-damages-you" => Trigger::ModelDamagesYou,
        "spell-damages-you" => Trigger::SpellDamagesYou,
        "rose-damages-you" => Trigger::RoseDamagesYou,
        "mage-suffers" => Trigger::MageSuffers,
        "target-damages" => Trigger::TargetDamages,
        "target-damages-with" => Trigger::TargetDamagesWith,
        "you-damage" => Trigger::YouDamage,
        "you-touch-evocation" => Trigger::YouTouchEvocation,
        "this-damages" => Trigger::ThisDamages,
        "mage-enters-colours" => Trigger::MageEntersColours(colour(t.word(0))?, colour(t.word(1))?),
        "mage-in-cell" => Trigger::AnyInCell,
        "you-in-cell" => Trigger::YouInCell,
        "any-mage-places" => Trigger::AnyPlaces,
        "target-places" => Trigger::TargetPlaces,
        "any-mage-activates" => Trigger::AnyActivates(colour(t.word(0))?),
        "any-mage-reveals" => Trigger::AnyReveals(spell_type(t.word(0))?),
        "any-mage-resolves" => Trigger::AnyResolves(spell_type(t.word(0))?, spell_type(t.word(1))?),
        "spell-about-you" => Trigger::SpellAboutYou(spell_type(t.word(0))?),
        "mage-is-defeated" => Trigger::MageIsDefeated,
        "your-damage-is-defeated" => Trigger::YourDamageIsDefeated,
        "mage-solves" => Trigger::MageSolves,
        "any-mage-solves" => Trigger::AnySolves,
        "target-points-move" => Trigger::TargetPointsMove,
        "target-gains-by-spell" => Trigger::TargetGainsBySpell,
        "target-gains-by-card" => Trigger::TargetGainsByCard,
        "jinx-comes" => Trigger::JinxComes,
        "mage-jinxes-you" => Trigger::MageJinxesYou,
        "you-shed" => Trigger::YouShed,
        "you-travel" => Trigger::YouTravel,
        "rose-phase-ends" => Trigger::RosePhaseEnds,
        "you-resolve-type" => {
            Trigger::YouResolve(Resolving { types: 1 << spell_type(t.word(0))? as u8, ..ANY_SPELL })
        }
        "you-resolve-element" => {
            Trigger::YouResolve(Resolving { elements: elements(t.list(0))?, ..ANY_SPELL })
        }
        "you-resolve-element-in" => Trigger::YouResolve(Resolving {
            elements: elements(t.list(0))?,
            room: index(&lists.rooms, t.word(1))?,
            ..ANY_SPELL
        }),
        "you-resolve-types-in" => Trigger::YouResolve(Resolving {
            types: 1 << spell_type(t.word(0))? as u8 | 1 << spell_type(t.word(1))? as u8,
            room: index(&lists.rooms, t.word(2))?,
            ..ANY_SPELL
        }),
        "you-resolve-in" => {
            Trigger::YouResolve(Resolving { room: index(&lists.rooms, t.word(0))?, ..ANY_SPELL })
        }
        "you-resolve-showing" => Trigger::YouResolve(Resolving {
            show: elements(t.list(1))?,
            symbols: t.number(0) as u8,
            ..ANY_SPELL
        }),
        "you-resolve-colour" => {
            let colour = colour(t.word(0))?;
            Trigger::YouResolveColours(colour, colour)
        }
        "you-resolve-colours" => Trigger::YouResolveColours(colour(t.word(0))?, colour(t.word(1))?),
        "you-resolve-room" => Trigger::YouResolveRoom(index(&lists.rooms, t.word(0))?),
        "you-resolve-placing" => Trigger::YouResolvePlacing,
        "you-resolve-working" => Trigger::YouResolveWorking(colour(t.word(0))?),
        "you-summon" => Trigger::YouSummon,
        other => return Err(format!("a trigger cannot be of the form {other}")),
    })
}

/// The conditions a tree names; all must hold.
pub fn conditions(c: &Node, lists: &Lists) -> Result<Vec<Condition>, Failed> {
    match c.form {
        "one" => Ok(vec![state(c.node(0), lists)?]),
        "both" => Ok(vec![state(c.node(0), lists)?, state(c.node(1), lists)?]),
        other => Err(format!("a condition cannot be of the form {other}")),
    }
}

pub(super) fn state(s: &Node, lists: &Lists) -> Result<Condition, Failed> {
    let n = |i: usize| s.number(i) as u8;
    Ok(match s.form {
        "you-defeated-target" => Condition::YouDefeatedTarget,
        "revealed" => Condition::Revealed(n(0)),
        "revealed-type" => Condition::RevealedType(spell_type(s.word(1))?, n(0)),
        "revealed-elements" => Condition::RevealedElements(n(0)),
        "you-own" => Condition::YouOwn(n(0)),
        "you-have-power" => Condition::YouHavePower(n(0)),
        "mage-has-more-power" => Condition::MageHasMorePower,
        "you-have-damage" => Condition::YouHaveDamage(n(0)),
        "target-has-damage" => Condition::TargetHasDamage(n(0)),
        "target-has-jinx" => Condition::TargetHasJinx,
        "your-instability-here" => Condition::YourInstabilityHere,
        "your-instability-rooms" => Condition::YourInstabilityRooms(n(0)),
        "rebuilt-rooms" => Condition::RebuiltRooms(n(0)),
        "models-in-your-room" => Condition::ModelsInYourRoom(n(0)),
        "upgraded" => Condition::Upgraded,
        "mage-defeated-you" => Condition::MageDefeatedYou,
        "rose-defeated-you" => Condition::RoseDefeatedYou,
        "that-mage-crowned" => Condition::ThatMageCrowned,
        "you-unhurt" => Condition::YouUnhurt,
        "no-completed-quest" => Condition::NoCompletedQuest,
        "evocation-in-lodge" => Condition::EvocationInLodge,
        "target-without-archetype" => Condition::TargetWithout(index_of(&ARCHETYPES, s.word(0))?),
        "target-is-room" => Condition::TargetIsRoom(index(&lists.rooms, s.word(0))?),
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

pub(super) fn index(list: &[String], id: &str) -> Result<u8, Failed> {
    list.iter().position(|x| x == id).map(|i| i as u8).ok_or_else(|| format!("{id} is not in this match"))
}

pub(super) fn index_of(list: &[&str], id: &str) -> Result<u8, Failed> {
    list.iter().position(|x| *x == id).map(|i| i as u8).ok_or_else(|| format!("{id} is not known"))
}
