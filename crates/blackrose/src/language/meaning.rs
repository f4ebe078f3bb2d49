//! What the small forms mean: quantities, triggers, conditions, words.

use crate::language::ARCHETYPES;
use crate::language::program::*;
use spellscript::Node;

type Failed = String;

pub(super) fn quantity(q: &Node) -> Result<Quantity, Failed> {
    Ok(match q.form {
        "number" => Quantity::Number(q.number(0) as i8),
        "same" => Quantity::Same,
        "all" => Quantity::All,
        other => return Err(format!("a quantity cannot be of the form {other}")),
    })
}

pub(super) fn scaled(n: i32, s: &Node) -> Result<Quantity, Failed> {
    let (per, count_at, max_at) = match s.form {
        "for-each" => (1, 0, None),
        "for-each-max" => (1, 0, Some(1)),
        "for-each-of" => (s.number(0), 1, None),
        "for-each-of-max" => (s.number(0), 1, Some(2)),
        other => return Err(format!("a scale cannot be of the form {other}")),
    };
    let c = s.node(count_at);
    let count = match c.form {
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
        other => return Err(format!("a count cannot be of the form {other}")),
    };
    let max = max_at.map_or(i8::MAX, |i| s.number(i) as i8);
    Ok(Quantity::ForEach { n: n as i8, per: per as i8, count, max })
}

/// The trigger a tree names.
pub fn trigger(t: &Node) -> Result<Trigger, Failed> {
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
        other => return Err(format!("a trigger cannot be of the form {other}")),
    })
}

/// The conditions a tree names; all must hold.
pub fn conditions(c: &Node) -> Result<Vec<Condition>, Failed> {
    match c.form {
        "one" => Ok(vec![state(c.node(0))?]),
        "both" => Ok(vec![state(c.node(0))?, state(c.node(1))?]),
        other => Err(format!("a condition cannot be of the form {other}")),
    }
}

pub(super) fn state(s: &Node) -> Result<Condition, Failed> {
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
        other => return Err(format!("a state cannot be of the form {other}")),
    })
}

pub(super) fn stat(word: &str) -> Result<Stat, Failed> {
    match word {
        "strength" => Ok(Stat::Strength),
        "speed" => Ok(Stat::Speed),
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
