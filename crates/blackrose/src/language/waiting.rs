//! What triggers mean.

use super::compile::Lists;
use super::hole;
use super::meaning::{base, colour, elements, spell_type, unsigned};
use super::program::*;
use spellscript::Node;

type Failed = String;

/// The trigger a tree names.
pub fn trigger(t: &Node, lists: &Lists) -> Result<Trigger, Failed> {
    let does = deed(t)?;
    let who = match t.node_if(hole::WHO) {
        Some(who) => actor(who)?,
        None => unnamed(does),
    };
    let at = t.node_if(hole::WHERE).map_or(Ok(Site::Anywhere), |at| site(at, lists))?;
    Ok(Trigger { who, does, at })
}

fn deed(t: &Node) -> Result<Deed, Failed> {
    Ok(match t.form {
        "inflicts" => {
            let with = if t.has(hole::WITH) { Means::SpellOrAttack } else { Means::Anything };
            Deed::Inflict { to: victim(t.node_if(hole::WHOM))?, with }
        }
        "spell-inflicts" => Deed::Inflict { to: victim(t.node_if(hole::WHOM))?, with: Means::Spell },
        "suffers" => Deed::Suffer { from_rose: t.has(hole::ROSE) },
        "touches" => Deed::Touch,
        "is-defeated" => Deed::IsDefeated { harmed: t.has(hole::HARMED) },
        "defeats" => Deed::Defeat(prey(t.node(hole::WHOM))?),
        "is-gone" => Deed::IsGone,
        "in-cell" => Deed::InCell,
        "enters" => Deed::Enter { without: t.has(hole::WITHOUT) },
        "leaves" => Deed::Leave { walking: t.has(hole::WITH) },
        "travels" => Deed::Travel,
        "activates-room" => Deed::ActivateRoom,
        "places" => Deed::Place { last: t.has(hole::LAST) },
        "summons" => Deed::Summon,
        "evocation-activates" => Deed::Activate,
        "attacks" => Deed::Attack { to: victim(t.node_if(hole::WHOM))? },
        "takes-crown" if t.has(hole::TILE) => Deed::TakeToken,
        "takes-crown" => Deed::TakeCrown,
        "casts" => Deed::Cast { named: t.has(hole::KIND) },
        "reveals" => Deed::Reveal(spell_type(t.word(hole::TYPE))?),
        "targets-you" => Deed::IsTarget {
            types: types(t)?,
            about: t.has(hole::ABOUT),
            single: t.has(hole::SINGLE),
            area: t.has(hole::AREA),
        },
        "resolves-spell" => {
            let elements = if t.has(hole::ELEMENTS) { elements(t.list(hole::ELEMENTS))? } else { 0 };
            let wanted = Resolving {
                types: types(t)?,
                forgotten: t.has(hole::FORGOTTEN),
                elements: 0,
                show: 0,
                symbols: 0,
            };
            Deed::Resolve(Effects::OfSpell(match t.number_if(hole::N) {
                Some(n) => Resolving { show: elements, symbols: unsigned(n), ..wanted },
                None => Resolving { elements, ..wanted },
            }))
        }
        "resolves-physical" => Deed::Act,
        "draws-forgotten" => Deed::DrawForgotten,
        "damages-many" => Deed::Resolve(Effects::Damaging(unsigned(t.number(hole::N)))),
        "resolves-room" => Deed::Resolve(Effects::OfRoom),
        "resolves-placing" => Deed::Resolve(match t.has(hole::COLOUR) {
            true => Effects::Working(colours(t)?),
            false => Effects::Placing,
        }),
        "gains" => Deed::Gain(match t {
            t if t.has(hole::SPELL) => Gaining::FromSpell,
            t if t.has(hole::CARD) => Gaining::FromCard,
            t if t.has(hole::LOSES) => Gaining::OrLosing,
            _ => Gaining::FromAnything,
        }),
        "solves" => Deed::Solve,
        "completes" => Deed::Complete,
        "sheds" => Deed::Shed,
        "assigns-jinx" => Deed::AssignJinx,
        "jinx-comes" => Deed::GetThisJinx,
        "rose-phase-ends" => Deed::RosePhaseEnds,
        other => return Err(format!("a trigger cannot be of the form {other}")),
    })
}

/// Who is meant where a trigger does not name who.
fn unnamed(does: Deed) -> Actor {
    match does {
        // "A Spell inflicts damage": that of any Mage.
        Deed::Inflict { .. } => Actor::AnyMage,
        // "A Mage with your damage": never you.
        Deed::IsDefeated { .. } => Actor::AnotherMage,
        _ => Actor::You,
    }
}

fn actor(who: &Node) -> Result<Actor, Failed> {
    Ok(match who.form {
        "who-mage" => return actor(who.node(hole::MAGE)),
        "who-evocation" => return actor(who.node(hole::EVOCATION)),
        "who-you" => Actor::You,
        "who-another-mage" => Actor::AnotherMage,
        "who-any-mage" => Actor::AnyMage,
        "who-target" => Actor::Target,
        "who-damaged" => Actor::DamagedMage,
        "who-any-evocation" => Actor::AnyEvocation,
        "who-your-evocation" => Actor::YourEvocation,
        "who-this-model" => Actor::ThisModel,
        "who-another-model" => Actor::AnotherModel,
        other => return Err(format!("nobody is meant by the form {other}")),
    })
}

fn victim(whom: Option<&Node>) -> Result<Victim, Failed> {
    Ok(match whom {
        None => Victim::Anyone,
        Some(whom) if whom.form == "victim-you" => Victim::You,
        Some(whom) => Victim::Other(prey(whom.node(hole::PREY))?),
    })
}

fn prey(whom: &Node) -> Result<Prey, Failed> {
    match whom.form {
        "prey-mage" => Ok(Prey::Mage),
        "prey-evocation" => Ok(Prey::Evocation),
        other => Err(format!("nobody is meant by the form {other}")),
    }
}

/// The types of Spells that a trigger names, as a mask.
fn types(t: &Node) -> Result<u8, Failed> {
    let mut mask = 0;
    for word in [hole::TYPE, hole::OTHER].into_iter().filter_map(|hole| t.word_if(hole)) {
        mask |= spell_type(word)?.bit();
    }
    Ok(mask)
}

fn colours(node: &Node) -> Result<Colours, Failed> {
    let other = node.word_if(hole::OTHER).map(colour).transpose()?;
    Ok(Colours::of(colour(node.word(hole::COLOUR))?, other))
}

fn site(at: &Node, lists: &Lists) -> Result<Site, Failed> {
    Ok(match at.form {
        "site-tile" => return site(at.node(hole::TILE), lists),
        "site-any" => Site::Anywhere,
        "site-here" => Site::Here,
        "site-this" => Site::OfThis,
        "tile-coloured" => Site::Coloured(colours(at)?),
        "tile-named" => Site::Named(base(lists, at)?),
        other => return Err(format!("a Room cannot be of the form {other}")),
    })
}
