//! Standing abilities.

use super::form;
use spellscript::Form;

pub(super) const STANDING: &[Form] = &[
    // Standing abilities: Persistent Effects, Upgrades, Jinxes.
    form(
        "ability",
        "each-time",
        "each time {trigger}, {deed} [, and {also:deed}]",
        "Each time any Evocation is removed or defeated, gain 1 PP.",
    ),
    form(
        "ability",
        "each-time-may",
        "each time {trigger}, you may {actions:action and}",
        "Each time another Mage places Instability, you may place 1 Instability in the Room you are in.",
    ),
    form(
        "ability",
        "you-ignore",
        "each time you would suffer damage, ignore {n:#} of it",
        "Each time you would suffer damage, ignore 2 of it.",
    ),
    form(
        "ability",
        "this-ignores",
        "each time this Model would suffer damage, it ignores {n:#} of it",
        "Each time this Model would suffer damage, it ignores 1 of it.",
    ),
    form("ability", "you-have", "you have +{n:#} {stat:@stat}", "You have +2 Strength."),
    form(
        "ability",
        "your-evocations-have",
        "your Evocations have +{n:#} {stat:@stat}",
        "Your Evocations have +1 Strength.",
    ),
    form("ability", "this-has", "this Model has +{n:#} {stat:@stat}", "This Model has +1 Strength."),
    form("ability", "your-stat-is", "your {stat:@stat} is {n:#}", "Your Speed is 1."),
    form("ability", "target-stat-is", "the target's {stat:@stat} is {n:#}", "The target's Speed is 1."),
    form(
        "ability",
        "shields-room",
        "each time a Mage who does not own this Model would place Instability in its Room, that Mage places {n:#} less",
        "Each time a Mage who does not own this Model would place Instability in its Room, that Mage places 1 less.",
    ),
    // Abilities of the larger boxes.
    form(
        "ability",
        "first-time",
        "the first time {trigger}, {deed}",
        "The first time the target enters a Room, inflict 1 to the target.",
    ),
    form(
        "ability",
        "each-time-in-all",
        "each time {trigger}, {deed}, at most {n:#} PP in all",
        "Each time the target enters a Room, gain 1 PP, at most 3 PP in all.",
    ),
    form(
        "ability",
        "each-time-may-then",
        "each time {trigger}, you may {actions:action and}; if you do, {deed}",
        "Each time any Mage reveals a Combat Spell, you may have the Black Rose inflict 1 to one of your Altars; if you do, gain 1 PP.",
    ),
    form(
        "ability",
        "each-time-they-may",
        "each time {trigger}, that Mage may {actions:action and}",
        "Each time another Mage assigns a Jinx to you, that Mage may inflict 1 to you.",
    ),
    form(
        "ability",
        "this-has-per-damage",
        "this Model has +{n:#} {stat:@stat} for each damage on it",
        "This Model has +1 Strength for each damage on it.",
    ),
    form(
        "ability",
        "this-has-while-upgraded",
        "this Model has +{n:#} {stat:@stat} while it has an Upgrade",
        "This Model has +1 Health while it has an Upgrade.",
    ),
    form(
        "ability",
        "suffers-for-owner",
        "each time its owner would suffer damage, this Model may suffer {n:#} of it instead",
        "Each time its owner would suffer damage, this Model may suffer 1 of it instead.",
    ),
    form(
        "ability",
        "evocation-suffers",
        "each time you would suffer damage, one of your Evocations suffers it instead",
        "Each time you would suffer damage, one of your Evocations suffers it instead.",
    ),
    form(
        "ability",
        "instead-of-attacking",
        "instead of attacking, <this Model / yours: you> may {actions:action and}",
        "Instead of attacking, this Model may activate the Room it is in.",
    ),
    form(
        "ability",
        "attacks-room",
        "<this Model attacks each Model in its Room / yours: you attack each Model in your Room>",
        "This Model attacks each Model in its Room.",
    ),
    form(
        "ability",
        "attacks-for-more",
        "each time you would attack, you may {actions:action and}; if you do, inflict {n:#} more",
        "Each time you would attack, you may remove 1 Instability from the Room you are in; if you do, inflict 1 more.",
    ),
    form(
        "ability",
        "moves-and-attacks",
        "you may move and attack with one Physical Action",
        "You may move and attack with one Physical Action.",
    ),
    form(
        "ability",
        "you-place-less",
        "each time you would place Instability, place {n:#} less and place 1 cube on this card",
        "Each time you would place Instability, place 1 less and place 1 cube on this card.",
    ),
    form(
        "ability",
        "combat-spells-inflict",
        "each time a Mage would inflict damage with a Combat Spell, that Mage inflicts {n:#} more",
        "Each time a Mage would inflict damage with a Combat Spell, that Mage inflicts 1 more.",
    ),
    form(
        "ability",
        "evocations-unhurt",
        "Evocations cannot suffer damage",
        "Evocations cannot suffer damage.",
    ),
    form(
        "ability",
        "rose-takes-trophies",
        "the Black Rose takes the Trophy of each defeated Mage",
        "The Black Rose takes the Trophy of each defeated Mage.",
    ),
];
