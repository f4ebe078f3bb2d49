//! What abilities wait for: who does what, and where.

use super::form;
use spellscript::Form;

pub(super) const TRIGGERS: &[Form] = &[
    // Who does it, or to whom it happens.
    form("mage", "who-you", "you", "Each time you enter a Room, gain 1 PP."),
    form("mage", "who-another-mage", "another Mage", "Each time another Mage enters a Room, gain 1 PP."),
    form("mage", "who-any-mage", "any Mage", "Each time any Mage solves a Quest, the Black Rose gains 1 PP."),
    form(
        "mage",
        "who-damaged",
        "a Mage damaged by this Effect",
        "Each time a Mage damaged by this Effect enters a Room, inflict 1 to that Mage.",
    ),
    form("mage", "who-target", "the target", "Each time the target enters a Room, inflict 1 to the target."),
    form(
        "evocation",
        "who-any-evocation",
        "any Evocation",
        "Each time any Evocation is removed or defeated, gain 1 PP.",
    ),
    form(
        "evocation",
        "who-your-evocation",
        "one of your Evocations",
        "Each time one of your Evocations is removed or defeated, lose 1 PP.",
    ),
    form("evocation", "who-this-model", "this Model", "Each time this Model attacks, gain 1 PP."),
    form("model", "who-mage", "{mage}", "Each time another Mage inflicts damage to you, gain 1 PP."),
    form("model", "who-evocation", "{evocation}", "Each time this Model inflicts damage, gain 1 PP."),
    form(
        "model",
        "who-another-model",
        "another Model",
        "Each time another Model enters a red Room, inflict 1 to that Model.",
    ),
    // To whom else.
    form("prey", "prey-mage", "another Mage", "Each time you defeat another Mage, gain 1 PP."),
    form("prey", "prey-evocation", "an Evocation", "Each time you defeat an Evocation, gain 1 PP."),
    form("victim", "victim-you", "you", "Each time another Mage inflicts damage to you, gain 1 PP."),
    form("victim", "victim-other", "{prey}", "Each time you inflict damage to another Mage, gain 1 PP."),
    // Where.
    form(
        "tile",
        "tile-coloured",
        "{colour:a @colour} [or {other:@colour}] Room",
        "Each time another Mage enters a red or yellow Room, inflict 1 to that Mage.",
    ),
    form(
        "tile",
        "tile-named",
        "the {room:@room}",
        "Each time you resolve the Effect of the Garden, gain 1 PP.",
    ),
    form("site", "site-any", "a Room", "Each time you enter a Room, gain 1 PP."),
    form(
        "site",
        "site-here",
        "the Room you are in",
        "Each time another Mage enters the Room you are in, inflict 1 to that Mage.",
    ),
    form(
        "site",
        "site-this",
        "the Room this Model is in",
        "Each time another Mage enters the Room this Model is in, inflict 3 to that Mage.",
    ),
    form(
        "site",
        "site-tile",
        "{tile}",
        "Each time any Mage activates a grey Room, the Black Rose gains 1 PP.",
    ),
    // Damage.
    form(
        "trigger",
        "inflicts",
        "{who:model} inflict~inflicts damage [to {whom:victim}] [with: with a Spell or a Physical Attack]",
        "Each time the target inflicts damage to you, inflict 2 to the target.",
    ),
    form(
        "trigger",
        "spell-inflicts",
        "a Spell inflicts damage to {whom:victim}",
        "Each time a Spell inflicts damage to you, gain 1 PP.",
    ),
    form(
        "trigger",
        "suffers",
        "{who:model} suffer~suffers damage [rose: from the Black Rose]",
        "Each time you suffer damage from the Black Rose, gain 1 PP.",
    ),
    form(
        "trigger",
        "touches",
        "{who:mage} inflict~inflicts or heal~heals damage on an Evocation",
        "Each time you inflict or heal damage on an Evocation, gain 1 PP.",
    ),
    // Defeats and removals.
    form(
        "trigger",
        "is-defeated",
        "<{who:mage} are~is / harmed: a Mage with your damage is> defeated",
        "Each time a Mage with your damage is defeated, gain 1 PP.",
    ),
    form(
        "trigger",
        "defeats",
        "{who:mage} defeat~defeats {whom:prey}",
        "Each time you defeat another Mage, gain 1 PP.",
    ),
    form(
        "trigger",
        "is-gone",
        "{who:evocation} is removed or defeated",
        "Each time any Evocation is removed or defeated, gain 1 PP.",
    ),
    form(
        "trigger",
        "in-cell",
        "{who:mage} are~is placed in your~their Cell",
        "Each time you are placed in your Cell, the Black Rose inflicts 2 to you.",
    ),
    // Movement, Rooms and Instability.
    form(
        "trigger",
        "enters",
        "{who:model} enter~enters <{where:site} / without: a Room without your~their Instability>",
        "Each time you enter a Room without your Instability, convert 1 Instability in that Room.",
    ),
    form(
        "trigger",
        "leaves",
        "{who:model} leave~leaves <that Room / there: the target Room> [with: with a Physical Action]",
        "The first time the target leaves that Room, inflict 2 to the target.",
    ),
    form(
        "trigger",
        "travels",
        "{who:mage} Explore~Explores or use~uses Momentum",
        "Each time you Explore or use Momentum, place 1 cube on this card.",
    ),
    form(
        "trigger",
        "activates-room",
        "{who:mage} activate~activates {where:site}",
        "Each time another Mage activates a Room, inflict 1 to that Mage.",
    ),
    form(
        "trigger",
        "places",
        "{who:mage} place~places <Instability / last: the last Instability in a Room>",
        "Each time you place the last Instability in a Room, gain 1 PP.",
    ),
    // Evocations.
    form(
        "trigger",
        "summons",
        "{who:mage} resolve~resolves a Summon Effect",
        "Each time any Mage resolves a Summon Effect, gain 1 PP.",
    ),
    form(
        "trigger",
        "evocation-activates",
        "{who:evocation} activates",
        "Each time this Model activates, gain 1 PP.",
    ),
    form(
        "trigger",
        "attacks",
        "{who:model} attack~attacks [{whom:victim}]",
        "Each time this Model attacks, gain 1 PP.",
    ),
    // Spells.
    form(
        "trigger",
        "reveals",
        "{who:mage} reveal~reveals {type:a @type} Spell",
        "Each time another Mage reveals a Combat Spell, gain 1 PP.",
    ),
    form(
        "trigger",
        "casts",
        "{who:mage} cast~casts a Spell [kind: of the named type]",
        "Each time another Mage casts a Spell, gain 1 PP.",
    ),
    form(
        "trigger",
        "targets-you",
        "<a / {type:a @type}> Spell [single: with one target / area: with a target Room] targets you \
         [about: or would affect you]",
        "Each time a Trap Spell targets you or would affect you, gain 1 PP.",
    ),
    form(
        "trigger",
        "resolves-spell",
        "{who:mage} resolve~resolves <<a / forgotten: a Forgotten / {type:a @type} [or {other:@type}]> Spell [in {where:tile}] / \
         a Spell <of {elements:symbol or} [in {where:tile}] / \
         and your~their Revealed Spells show {n:#} {elements:symbol or}>>",
        "Each time you resolve a Spell of Fire or Profane in the Crypt, gain 1 PP.",
    ),
    form(
        "trigger",
        "draws-forgotten",
        "{who:mage} draw~draws a Forgotten Spell",
        "Each time you draw a Forgotten Spell, gain 1 PP.",
    ),
    // Effects.
    form(
        "trigger",
        "resolves-physical",
        "{who:mage} resolve~resolves a Physical Action",
        "Each time another Mage resolves a Physical Action, inflict 1 to that Mage.",
    ),
    form(
        "trigger",
        "resolves-room",
        "{who:mage} resolve~resolves the Effect of {where:tile}",
        "Each time you resolve the Effect of a yellow or green Room, place 1 cube on this card.",
    ),
    form(
        "trigger",
        "resolves-placing",
        "{who:mage} resolve~resolves an Effect that places \
         <Instability / or converts Instability in {colour:a @colour} Room>",
        "Each time you resolve an Effect that places or converts Instability in a red Room, gain 1 PP.",
    ),
    form(
        "trigger",
        "damages-many",
        "{who:mage} damage~damages at least {n:#} Models with one Effect",
        "Each time you damage at least 3 Models with one Effect, gain 1 PP.",
    ),
    // Power Points, Quests and Jinxes.
    form(
        "trigger",
        "gains",
        "{who:mage} gain~gains <PP [spell: from a Spell / card: from a Quest or an Event] / loses: or lose~loses PP>",
        "Each time the target gains PP from a Spell, gain the same amount of PP.",
    ),
    form(
        "trigger",
        "completes",
        "{who:mage} complete~completes a Quest",
        "Each time another Mage completes a Quest, gain 1 PP.",
    ),
    form(
        "trigger",
        "takes-crown",
        "{who:mage} take~takes <the Crown / tile: an Activation Token>",
        "Each time you take the Crown, gain 1 PP.",
    ),
    form("trigger", "solves", "{who:mage} solve~solves a Quest", "Each time you solve a Quest, gain 1 PP."),
    form(
        "trigger",
        "sheds",
        "{who:mage} discard~discards a Jinx or solve~solves a Quest",
        "Each time you discard a Jinx or solve a Quest, place 1 cube on this card.",
    ),
    form(
        "trigger",
        "assigns-jinx",
        "{who:mage} assign~assigns a Jinx to you",
        "Each time another Mage assigns a Jinx to you, gain 1 PP.",
    ),
    form(
        "trigger",
        "jinx-comes",
        "this Jinx is assigned to you",
        "Each time this Jinx is assigned to you, the Black Rose inflicts 2 to you.",
    ),
    // The round.
    form(
        "trigger",
        "rose-phase-ends",
        "the Black Rose Phase ends",
        "Each time the Black Rose Phase ends, you may move it up to its Speed.",
    ),
];
