//! Instructions: what can be done.

use super::form;
use spellscript::Form;

pub(super) const ACTIONS: &[Form] = &[
    // Damage.
    form(
        "action",
        "inflict",
        "inflict/inflicts <{n:quantity} [to {who:models}] \
         [quiet: without triggering Traps or Protections / silent: without triggering Spells] / \
         {n:quantity} in {where:rooms} / {n:#} [to {who:models}] {each:scale} / same: the same amount to {who:models} [, max {m:#}] / \
         {n:#} but {m:#} to each {what:@archetype}>",
        "Inflict 1 to each other Mage for each of your Evocations.",
    ),
    form("action", "pain", "Pain {n:#}", "Pain 3."),
    form(
        "action",
        "convert",
        "convert/converts <{n:quantity} [damage <on {who:models} / in {where:rooms}>] / {n:#} {each:scale} / \
         toll: {n:#} damage on {who:models}, who loses {m:#} PP for each damage not converted>",
        "Convert 2 damage on the target.",
    ),
    form(
        "action",
        "convert-inflicted",
        "convert/converts all damage it inflicted during this activation",
        "The Black Rose converts all damage it inflicted during this activation.",
    ),
    form(
        "action",
        "heal",
        "heal/heals <{n:quantity} damage [on {who:models}] / {n:#} damage {each:scale} / up: up to {n:#} damage on {who:models}>",
        "Heal 1 damage on it.",
    ),
    form(
        "action",
        "transfer",
        "transfer/transfers {n:#} damage from {from:models} to {who:models}",
        "Transfer 2 damage from yourself to the target.",
    ),
    form(
        "action",
        "fade",
        "remove/removes {n:#} of that damage at Clean-up",
        "Inflict 4. Remove 3 of that damage at Clean-up.",
    ),
    form(
        "action",
        "ignore",
        "ignore/ignores <up to {n:#} damage / wholly: all damage / spell: the damage of that Spell>",
        "Ignore up to 2 damage.",
    ),
    form("action", "ignore-effect", "ignore/ignores the Spell Effect", "Ignore the Spell Effect."),
    form(
        "action",
        "cancel",
        "cancel/cancels that <Spell / room: activation / card: Quest [round: for this Round]>",
        "Each time another Mage activates a Room, cancel that activation.",
    ),
    form(
        "action",
        "redirect",
        "redirect/redirects that Spell to {who:models}",
        "Redirect that Spell to that Mage.",
    ),
    form(
        "action",
        "defeat",
        "defeat/defeats {who:models} [first: as if you had the most damage there]",
        "Defeat the target.",
    ),
    // Instability.
    form(
        "action",
        "place",
        "place/places <{n:quantity} Instability [in {where:rooms} / rose: of the Black Rose in {where:rooms}] / \
         {n:#} Instability [in {where:rooms}] {each:scale}>",
        "Place 1 Instability in the Room the target is in for each Jinx on the target.",
    ),
    form(
        "action",
        "convert-instability",
        "convert/converts {n:quantity} Instability [in {where:rooms}]",
        "Convert 1 Instability in that Room.",
    ),
    form(
        "action",
        "remove-instability",
        "remove/removes <{n:#} of your/their Instability / any: [up: up to] {n:#} Instability> from {where:rooms}",
        "Remove 1 of your Instability from the Room it is in.",
    ),
    form("action", "close", "close/closes {where:rooms}", "Close the target Room."),
    form(
        "action",
        "name",
        "name/names a <colour of Rooms / type: type of Spells>",
        "Name a colour of Rooms and close each Room of the named colour.",
    ),
    form(
        "action",
        "destroy",
        "destroy/destroys {where:rooms} and take/takes its token",
        "Destroy a Room within 1 and take its token.",
    ),
    form("action", "rebuild", "rebuild/rebuilds {where:rooms}", "Rebuild the target Room."),
    // Power Points.
    form(
        "action",
        "gain",
        "gain/gains <{n:quantity} PP / {n:#} PP {each:scale} / same: the same amount of PP, max {m:#} / \
         card: the PP of that Quest>",
        "Gain 1 PP for each of your Evocations.",
    ),
    form(
        "action",
        "lose",
        "lose/loses <{n:quantity} PP / {n:#} PP {each:scale}>",
        "Lose 1 PP for each Jinx on the target.",
    ),
    form(
        "action",
        "steal",
        "steal/steals <{n:#} PP / card: 1 Completed Quest> from {who:models}",
        "Steal 1 PP from the target.",
    ),
    form(
        "action",
        "let-gain",
        "let/lets you gain {n:#} PP",
        "Each other Mage within 1 of the target Room either discards 1 Ready Spell, or lets you gain 1 PP.",
    ),
    // Movement.
    form(
        "action",
        "move",
        "move/moves {who:models} <up to {n:#} / speed: up to its Speed / {k:#} / into the Room {to:models} is in>",
        "Move yourself up to 2.",
    ),
    form(
        "action",
        "move-together",
        "move/moves {who:models} and {to:models} to one adjacent Room",
        "Move the target and another Model in the same Room to one adjacent Room.",
    ),
    form("action", "put", "place/places {who:models} in {where:rooms}", "Place yourself in the target Room."),
    form("action", "swap", "swap/swaps places with {who:models}", "Swap places with the target."),
    form("action", "move-times", "move/moves at most {n:#} times", "Move at most 4 times."),
    // Rooms.
    form(
        "action",
        "activate-room",
        "activate/activates {where:rooms} [again: again]",
        "Activate the Room you are in.",
    ),
    // Evocations.
    form(
        "action",
        "summon",
        "summon/summons {what:a @evocation} [in {where:rooms}]",
        "Summon a Templar in a Room within 1.",
    ),
    form("action", "remove", "remove/removes {who:models}", "Remove all Templars."),
    form(
        "action",
        "assign-upgrade",
        "assign/assigns <the {what:@upgrade} Upgrade / an Upgrade of your/their choice> to {who:models}",
        "Assign the Bone Shield Upgrade to it.",
    ),
    form(
        "action",
        "assign-jinx",
        "assign/assigns <the {what:@jinx} Jinx / a Jinx of your/their choice> to {who:models}",
        "Assign the Slowness Jinx to the target.",
    ),
    form(
        "action",
        "discard-jinx",
        "discard/discards {n:#} of your/their Jinxes",
        "Discard 1 of your Jinxes.",
    ),
    form(
        "action",
        "assign-evocation",
        "assign/assigns {what:a @evocation} to {who:models}",
        "Assign an Umbra to the target.",
    ),
    form(
        "action",
        "choose",
        "choose/chooses <{who:models} / {where:rooms}>",
        "Choose any Evocation in the Lodge.",
    ),
    form(
        "action",
        "attack",
        "attack/attacks {who:models} [with +{n:#} Strength]",
        "Attack a Model within 0 with +2 Strength.",
    ),
    form(
        "action",
        "have-attack",
        "have/has {who:models} attack <{to:models} / any: a Model in its Room>",
        "You may have the target attack a Model in its Room.",
    ),
    form(
        "action",
        "become",
        "become/becomes {what:a @evocation} until Clean-up",
        "Become an Abomination until Clean-up.",
    ),
    // Cards and tokens.
    form(
        "action",
        "draw",
        "draw/draws {n:#} <Spell(s) from your/their Grimoire / \
         library: Spell(s) from the Library [piles: or its discard piles] / \
         random: random Spell(s) from your/their Memories / memories: Spell(s) from your/their Memories / forgotten: Forgotten Spell(s) \
         [and keep/keeps {m:#} / under: , keep/keeps {m:#} and put/puts the others under the deck]>",
        "Draw 2 Forgotten Spells and keep 1.",
    ),
    form(
        "action",
        "take-memories",
        "take/takes {n:#} Spell(s) of your/their choice from \
         <your/their Memories / library: the discard piles of the Library>",
        "Take 1 Spell of your choice from your Memories.",
    ),
    form(
        "action",
        "search",
        "search/searches your/their Grimoire \
         <for {n:#} [summon: Summon] Spell(s) / both: or Memories for {n:#} Spell(s)>",
        "Search your Grimoire or Memories for 1 Spell.",
    ),
    form(
        "action",
        "discard",
        "discard/discards <{n:#} [ready: Ready] Spell(s) / standard: {n:#} Ready Standard Spell(s) [of {who:models}] / \
         quick: your/their Quick Spell>",
        "Discard 1 Ready Spell.",
    ),
    form(
        "action",
        "refresh",
        "make/makes {n:#} Physical Action Token(s) Available",
        "Make 1 Physical Action Token Available.",
    ),
    form(
        "action",
        "exhaust",
        "exhaust/exhausts <{n:#} Physical Action Token(s) / wholly: all Physical Action Tokens>",
        "The target exhausts 1 Physical Action Token.",
    ),
    form("action", "take-crown", "take/takes the Crown", "Take the Crown."),
    // Targets chosen by the text.
    form("action", "aim", "target/targets <{who:models} / {where:rooms}>", "Target that Mage. Inflict 2."),
    // Damage in Rooms, without answers, and in somebody's place.
    form(
        "action",
        "suffer",
        "suffer/suffers <{n:quantity} damage from the Black Rose / {n:#} damage from the Black Rose {each:scale} / \
         {k:#} damage>",
        "Suffer 1 damage from the Black Rose for each Strength of your Evocations.",
    ),
    form(
        "action",
        "have-rose-inflict",
        "have/has the Black Rose inflict {n:quantity} to {who:models}",
        "You may have the Black Rose inflict 1 to one of your Altars.",
    ),
    form(
        "action",
        "heal-mages-own",
        "heal/heals all damage on each Mage except damage from the Rose",
        "Heal all damage on each Mage except damage from the Rose.",
    ),
    // Instability by count in named Rooms.
    // Movement.
    form("action", "send", "send/sends {who:models} to their Cell", "Send each Mage to their Cell."),
    // Rooms.
    form(
        "action",
        "mirror",
        "resolve/resolves the <rebuilt Effect of another Room / used: Effect of another activated Room> \
         other than the Black Rose Room and the Throne Room",
        "Resolve the rebuilt Effect of another Room other than the Black Rose Room and the Throne Room.",
    ),
    // Evocations.
    form(
        "action",
        "summon-same",
        "summon/summons an Evocation of the same kind",
        "Target that Room. Summon an Evocation of the same kind.",
    ),
    form(
        "action",
        "summon-choice",
        "summon/summons <an Evocation of your/their choice with a Health value of {n:#} or less / \
         a non-Forgotten Evocation of your/their choice in {where:rooms}>",
        "Summon an Evocation of your choice with a Health value of 3 or less.",
    ),
    form(
        "action",
        "remove-up-to",
        "remove/removes up to {n:#} {what:@archetype (s)}",
        "Remove up to 2 Nightmares.",
    ),
    form(
        "action",
        "have-activate",
        "have/has {who:models} activate",
        "Summon a Nigredo in a Room within 1 and have it activate.",
    ),
    form(
        "action",
        "discard-upgrade",
        "discard/discards the Upgrade of {who:models}",
        "Discard the Upgrade of the target.",
    ),
    // Jinxes.
    form(
        "action",
        "cube-on-card",
        "place/places 1 cube on this card",
        "Each time you solve a Quest, place 1 cube on this card.",
    ),
    // Spells.
    form(
        "action",
        "look-spells",
        "look/looks at <{n:#} Spell(s) of one School / grimoire: the top {n:#} Spell(s) of your/their Grimoire / \
         memories: the top {n:#} Spell(s) of your/their Memories> <and keep/keeps {m:#} / , keep/keeps [up: up to] {m:#} \
         and <back: put/puts the others back on top / shuffle: shuffle/shuffles the others back>>",
        "Look at 4 Spells of one School and keep 1.",
    ),
    form(
        "action",
        "look-hand",
        "look/looks at the hand of {who:models} and exchange/exchanges up to 1 of its Spells with a Spell from \
         your/their hand, but no Forgotten Spells",
        "Look at the hand of the target and exchange up to 1 of its Spells with a Spell from your hand, but no Forgotten Spells.",
    ),
    form(
        "action",
        "look-ready",
        "look/looks at the Ready Spells of {who:models}",
        "Look at the Ready Spells of the target.",
    ),
    form(
        "action",
        "shuffle-memories",
        "shuffle/shuffles your/their Memories into your/their Grimoire",
        "Shuffle your Memories into your Grimoire.",
    ),
    form(
        "action",
        "cast-next",
        "cast/casts <your/their next Ready Spell / standard: the next Ready Standard Spell of {who:models} as your/their own>",
        "Cast your next Ready Spell.",
    ),
    form(
        "action",
        "reveal-next",
        "reveal/reveals the next Ready Spell of {who:models}",
        "Reveal the next Ready Spell of the target.",
    ),
    form(
        "action",
        "cast-hand",
        "cast/casts <a / {type:a @type}> Spell from your/their hand [from {where:rooms}]",
        "You may cast a Protection Spell from your hand.",
    ),
    form(
        "action",
        "swap-revealed",
        "exchange/exchanges one of your/their Revealed Spells with a Spell from your/their hand",
        "Exchange one of your Revealed Spells with a Spell from your hand.",
    ),
    form(
        "action",
        "return-revealed",
        "return/returns one of your/their Revealed {elements:symbol or} Spells to your/their hand",
        "Return one of your Revealed Fire or Water Spells to your hand.",
    ),
    form(
        "action",
        "give-forgotten",
        "give/gives {n:#} Forgotten Spell(s) from your/their hand to {who:models}",
        "Give 1 Forgotten Spell from your hand to another Mage.",
    ),
    // Quests, Events and Trophies.
    form(
        "action",
        "draw-quest",
        "draw/draws {n:#} Quest(s) <[of the {moon:@moon} Moon / previous: of the previous Moon] / same: of the same Moon>",
        "Draw 1 Quest of the Third Moon.",
    ),
    form(
        "action",
        "take-quest",
        "take/takes <that Quest / points: the PP of that Quest>",
        "Each time another Mage completes a Quest, take that Quest.",
    ),
    form(
        "action",
        "look-quests",
        "look/looks at {n:#} Quest(s) <{each:scale} and keep/keeps {m:#} / \
         next: of this or the next Moon and keep/keeps {m:#} / \
         [of the {moon:@moon} Moon / previous: of the previous Moon] \
         <back: , keep/keeps [up: up to] {m:#} [for {k:#} PP] and put/puts the others back on top / \
         complete: , complete/completes 1 of them and put/puts the others back on top / \
         give: , keep/keeps {m:#} and give/gives the others to another Mage / \
         exchange: and exchange/exchanges up to 1 of them with one of your/their Active Quests>>",
        "Look at 1 Quest for each Nightmare in the Lodge and keep 1.",
    ),
    form(
        "action",
        "take-active",
        "look/looks at the Active Quests of {who:models} and take/takes up to 1 of them",
        "Look at the Active Quests of each Mage in the target Room and take up to 1 of them.",
    ),
    form(
        "action",
        "reveal-quest",
        "reveal/reveals a Quest [of the {moon:@moon} Moon / previous: of the previous Moon]",
        "Reveal a Quest of the previous Moon.",
    ),
    form(
        "action",
        "add-quest",
        "add/adds that Quest to your/their Completed Quests",
        "Reveal a Quest of the First Moon. Add that Quest to your Completed Quests.",
    ),
    form(
        "action",
        "discard-quest",
        "discard/discards {n:#} of your/their <Active / solved: Solved> Quests",
        "Discard 2 of your Active Quests.",
    ),
    form(
        "action",
        "complete-quest",
        "complete/completes <one of your/their Quests / that: that Quest>",
        "Complete one of your Quests.",
    ),
    form(
        "action",
        "pay-for-quest",
        "choose/chooses one of your/their Active Quests and lose/loses as many PP as its Moon",
        "Choose one of your Active Quests and lose as many PP as its Moon.",
    ),
    form(
        "action",
        "solve-quest",
        "solve/solves <one of your/their Quests / this: this Quest>",
        "If you do, solve this Quest.",
    ),
    form(
        "action",
        "draw-event",
        "draw/draws {n:#} Event(s) [of the {moon:@moon} Moon / previous: of the previous Moon]",
        "Draw 1 Event of the First Moon.",
    ),
    form(
        "action",
        "look-events",
        "look/looks at {n:#} Event(s) <and put/puts them back on top / \
         keep: , play/plays up to 1 of them and put/puts the others back on top>",
        "Look at 4 Events and put them back on top.",
    ),
    form(
        "action",
        "discard-event",
        "discard/discards {n:#} Event(s) [share: and share/shares its PP with the Black Rose]",
        "Discard 1 Event.",
    ),
    form(
        "action",
        "give-trophy",
        "give/gives {n:#} of your/their Trophies to the Black Rose",
        "Give 1 of your Trophies to the Black Rose.",
    ),
    // What an Avatar does.
    form(
        "action",
        "move-toward",
        "move/moves toward <{who:models} / {where:rooms}>",
        "Move toward another Mage.",
    ),
    form("action", "take-trophy", "take/takes a Trophy of {who:models}", "Take a Trophy of the target."),
];
