//! Everything a card of Penumbra can say: one line a form. The English pattern both parses and renders;
//! `compile` gives it its meaning.

use spellscript::Form;

#[track_caller]
const fn form(kind: &'static str, id: &'static str, pattern: &'static str, example: &'static str) -> Form {
    Form::new(kind, id, pattern, example)
}

const PARTS: [&[Form]; 4] = [TEXTS, ACTIONS, STANDING, PRINTED];
const COUNT: usize = TEXTS.len() + ACTIONS.len() + STANDING.len() + PRINTED.len();

const fn joined() -> [Form; COUNT] {
    let mut all = [TEXTS[0]; COUNT];
    let (mut part, mut n) = (0, 0);
    while part < PARTS.len() {
        let mut i = 0;
        while i < PARTS[part].len() {
            all[n] = PARTS[part][i];
            n += 1;
            i += 1;
        }
        part += 1;
    }
    all
}

/// The table of forms.
pub static FORMS: &[Form] = &joined();

/// Whole texts, sentences, what they count and what they ask for.
#[rustfmt::skip]
const TEXTS: &[Form] = &[
    form("text", "now", "{now:sentence .}", "Gain 1 Blood."),
    form("text", "each-then-you", "Each player: {each:sentence . 3} Then you: {you:sentence .}", "Each player: roll 1 Resource die. Then you: roll 1 Resource die."),
    form("text", "you-then-others", "First you: {you:sentence .} Then each other player: {others:sentence . 3}", "First you: gain 1 Valuable. Then each other player: gain 1 Fruit."),
    form("sentence", "do", "{actions:action and}", "Gain 1 Blood and roll 1 Resource die."),
    form("sentence", "scaled", "for each {scale ^}, {actions:action and ^}", "For each Ruby Mark, gain 1 Blood."),
    form("sentence", "may", "you may {actions:action and}", "You may reroll it."),
    form("sentence", "if", "if {condition ^}, {actions:action and ^}", "If you have a wounded Mark, gain 1 Blood."),
    form("sentence", "if-otherwise", "if {condition ^}, {actions:action and ^}; otherwise, {other:action and ^}", "If this Chain has at least 3 cards, gain 1 Arcana; otherwise, gain 2 Crystals."),
    form("sentence", "either", "either {actions:action and ^}, or {other:action and ^}", "Either discard 1 Threat die, or gain 1 Valuable."),
    form("sentence", "spend", "discard {cost:price and} to {actions:action and}", "Discard 1 Valuable to gain 1 Arcana."),
    form("scale", "per-mark", "{d:@discipline} Mark", "For each Ruby Mark, gain 1 Blood."),
    form("scale", "per-mark-max", "{d:@discipline} Mark (at most {m:#})", "For each Emerald Mark (at most 3), heal up to 1 Mark."),
    form("scale", "per-mark-more", "{d:@discipline} Mark and {n:#} more", "For each Jasper Mark and 1 more, gain 1 Valuable."),
    form("scale", "per-wounded", "of your wounded Marks (at most {m:#})", "For each of your wounded Marks (at most 2), gain 1 Red die."),
    form("scale", "per-chain", "card of this Chain (at most {m:#})", "For each card of this Chain (at most 5), gain 1 Crystal."),
    form("scale", "per-chain-marks", "card of this Chain (at most one for each {d:@discipline} Mark and {n:#} more)", "For each card of this Chain (at most one for each Amber Mark and 1 more), discard 1 Threat die."),
    form("condition", "chain-of", "this Chain has at least {n:#} cards", "If this Chain has at least 3 cards, gain 1 Arcana."),
    form("condition", "dark-of", "you have at least {n:#} Dark", "If you have at least 3 Dark, gain 1 Blood."),
    form("condition", "light-of", "you have at least {n:#} Light", "If you have at least 3 Light, gain 1 Fruit."),
    form("condition", "have-wounded", "you have a wounded Mark", "If you have a wounded Mark, gain 1 Blood."),
    form("thing", "ingredients", "{n:#} {what:@ingredient (s)}", "Gain 2 Crystals."),
    form("thing", "dice", "{n:#} {what:@die} die(=dice)", "Gain 2 Red dice."),
    form("thing", "dice-either", "{n:#} {a:@die} or {b:@die} die(=dice)", "Gain 1 Red or Yellow die."),
    form("thing", "dice-any", "{n:#} die(=dice) of any colour", "Gain 1 die of any colour."),
    form("thing", "dice-mark", "{n:#} die(=dice) of the colour of one of your Marks", "Gain 1 die of the colour of one of your Marks."),
    form("thing", "dice-first", "{n:#} die(=dice) of the colour of your first Mark", "Gain 1 die of the colour of your first Mark."),
    form("thing", "dice-launching", "{n:#} die(=dice) of the colour of the launching card, else of this card", "Gain 1 die of the colour of the launching card, else of this card."),
    form("thing", "dice-temporary", "{n:#} temporary {what:@die} die(=dice)", "Gain 1 temporary Purple die."),
    form("thing", "cards", "{n:#} Discipline card(s)", "Gain 1 Discipline card."),
    form("thing", "cards-market", "{n:#} Discipline card(s) from any market", "Gain 1 Discipline card from any market."),
    form("thing", "cards-deck", "{n:#} Discipline card(s) from any deck", "Gain 1 Discipline card from any deck."),
    form("thing", "summons-market", "{n:#} Summon(s) from any market", "Gain 1 Summon from any market."),
    form("thing", "potions", "{n:#} Potion(s)", "Gain 1 Potion."),
    form("thing", "artifacts", "{n:#} Artifact(s)", "Gain 1 Artifact."),
];

/// What is done.
#[rustfmt::skip]
const ACTIONS: &[Form] = &[
    form("action", "gain", "gain {things:thing and ^}", "Gain 1 Arcana and 1 Green die."),
    form("action", "roll-resource", "roll {n:#} Resource die(=dice)", "Roll 2 Resource dice."),
    form("action", "reroll", "reroll up to {n:#} die(=dice)", "Reroll up to 1 die."),
    form("action", "reroll-kind", "reroll up to {n:#} {what:@die} die(=dice)", "Reroll up to 2 Red dice."),
    form("action", "reroll-all", "reroll any number of dice", "Reroll any number of dice."),
    form("action", "nudge", "nudge up to {n:#} die(=dice)", "Nudge up to 3 dice."),
    form("action", "flip", "flip up to {n:#} die(=dice)", "Flip up to 3 dice."),
    form("action", "nudge-or-flip", "nudge or flip up to {n:#} die(=dice)", "Nudge or flip up to 1 die."),
    form("action", "set", "set up to {n:#} die(=dice)", "Set up to 2 dice."),
    form("action", "set-kind", "set up to {n:#} {what:@die} die(=dice)", "Set up to 2 Yellow dice."),
    form("action", "recolour", "recolour up to {n:#} die(=dice)", "Recolour up to 2 dice."),
    form("action", "recolour-to", "recolour up to {n:#} die(=dice) to {c:@colour}", "Recolour up to 1 die to Yellow."),
    form("action", "recolour-bone", "recolour up to {n:#} Bone die(=dice) to {c:@colour}", "Recolour up to 1 Bone die to Purple."),
    form("action", "recolour-bones", "recolour any number of Bone dice to {c:@colour}", "Recolour any number of Bone dice to Green."),
    form("action", "set-it", "set it", "Gain 1 Red die and set it."),
    form("action", "reroll-it", "reroll it", "You may reroll it."),
    form("action", "flip-it", "flip it", "You may flip it."),
    form("action", "recharge", "recharge up to {n:#} Discipline Mark(s)", "Recharge up to 1 Discipline Mark."),
    form("action", "heal", "heal up to {n:#} Mark(s)", "Heal up to 2 Marks."),
    form("action", "discard-threat", "discard {n:#} Threat die(=dice)", "Discard 2 Threat dice."),
    form("action", "set-threat", "set up to {n:#} Threat die(=dice)", "Set up to 1 Threat die."),
    form("action", "name-values", "name up to {n:#} value(s) that miss", "Name up to 1 value that miss."),
    form("action", "ward", "ward your Marks against {n:#} Threat die(=dice) this turn", "Ward your Marks against 2 Threat dice this turn."),
    form("action", "ignore-next-wound", "ignore the next Mortal Wound this turn", "Ignore the next Mortal Wound this turn."),
    form("action", "ignore-wound", "ignore this Mortal Wound", "Ignore this Mortal Wound."),
    form("action", "discard-placed", "discard up to {n:#} placed die(=dice)", "Discard up to 1 placed die."),
    form("action", "discard-placed-gain", "discard up to {n:#} placed die(=dice), gaining {m:#} {what:@ingredient (s)} for each", "Discard up to 1 placed die, gaining 1 Fruit for each."),
    form("action", "take-placed", "take up to {n:#} placed die(=dice) as it lies", "Take up to 1 placed die as it lies."),
    form("action", "untap-spells", "untap up to {n:#} Spell(s) that neither untaps(=untap) nor recharges(=recharge)", "Untap up to 1 Spell that neither untaps nor recharges."),
    form("action", "untap-familiars", "untap up to {n:#} Familiar(s) that neither untaps(=untap) nor recharges(=recharge)", "Untap up to 1 Familiar that neither untaps nor recharges."),
    form("action", "untap-cards", "untap up to {n:#} card(s) that neither untaps(=untap) nor recharges(=recharge)", "Untap up to 2 cards that neither untap nor recharge."),
    form("action", "place-more", "make {n:#} extra placement(s)", "Make 1 extra placement."),
    form("action", "place-class", "make {n:#} extra placement(s) in a Class", "Make 1 extra placement in a Class."),
    form("action", "place-any-colour", "make {n:#} extra placement(s) in a Class with a die of any colour", "Make 1 extra placement in a Class with a die of any colour."),
    form("action", "place-city", "make {n:#} extra placement(s) in the City without a cell", "Make 1 extra placement in the City without a cell."),
    form("action", "cell-free", "place without cells this turn", "Place without cells this turn."),
    form("action", "look-deck", "look at the top {n:#} cards of one Discipline deck and keep up to {m:#}", "Look at the top 5 cards of one Discipline deck and keep up to 1."),
    form("action", "summon-it", "summon it without its dice", "You may summon it without its dice."),
    form("action", "buy-any", "buy 1 Potion or Artifact", "You may buy 1 Potion or Artifact."),
    form("action", "buy-any-less", "buy 1 Potion or Artifact for {n:#} ingredient(s) less", "You may buy 1 Potion or Artifact for 1 ingredient less."),
    form("action", "buy-potion", "buy 1 Potion", "You may buy 1 Potion."),
    form("action", "buy-potion-less", "buy 1 Potion for {n:#} ingredient(s) less", "You may buy 1 Potion for 2 ingredients less."),
    form("action", "buy-artifact", "buy 1 Artifact", "You may buy 1 Artifact."),
    form("action", "buy-artifact-less", "buy 1 Artifact for {n:#} ingredient(s) less", "You may buy 1 Artifact for 2 ingredients less."),
    form("action", "exchange", "exchange any number of times at the Bazaar rate", "Exchange any number of times at the Bazaar rate."),
    form("action", "exchange-once", "exchange once at the Bazaar rate", "Exchange once at the Bazaar rate."),
    form("action", "convert", "discard up to {n:#} {a:@ingredient (s)} for as many {b:@ingredient s}", "Discard up to 3 Fruit for as many Valuables."),
    form("action", "reserve-contract", "reserve a Contract", "You may reserve a Contract."),
    form("action", "reserve-contract-deck", "reserve a Contract from the top of the deck", "Reserve a Contract from the top of the deck."),
    form("action", "reserve-trial", "reserve a Trial", "Reserve a Trial."),
    form("action", "cancel", "cancel up to {n:#} property(=properties)", "Cancel up to 2 properties."),
    form("action", "ignore-rift", "ignore Rift in this Trial", "Ignore Rift in this Trial."),
    form("action", "ease", "lower the total of the task by {n:#}", "Lower the total of the task by 3."),
    form("action", "look-fate", "look at the top Fate card", "Look at the top Fate card."),
    form("action", "refresh-brewery", "refresh the Brewery market", "Refresh the Brewery market."),
    form("action", "hand-out", "hand out 1 Discipline card to each player in turn from one more than there are players", "Hand out 1 Discipline card to each player in turn from one more than there are players."),
];

/// What holds while a card lies ready.
#[rustfmt::skip]
const STANDING: &[Form] = &[
    form("standing", "standing", "{abilities:ability .}", "Rift takes 1 die less."),
    form("ability", "placed-class", "when you place a die in a Class, {then:sentence}", "When you place a die in a Class, gain 1 Trinket."),
    form("ability", "placed-city", "when you place a die in the City, {then:sentence}", "When you place a die in the City, gain 1 Fruit."),
    form("ability", "placed-wild", "when you place a die in the Wild Lands, {then:sentence}", "When you place a die in the Wild Lands, gain 2 Fruit."),
    form("ability", "wounded", "when a Mark of yours is wounded, {then:sentence}", "When a Mark of yours is wounded, gain 2 Fruit."),
    form("ability", "wounded-once", "once per turn, when a Mark of yours is wounded, {then:sentence}", "Once per turn, when a Mark of yours is wounded, gain 1 Red die."),
    form("ability", "each-rest", "in each of your Rest turns, {then:sentence}", "In each of your Rest turns, for each Sapphire Mark, gain 1 Bone die."),
    form("ability", "fewer-threat", "discard {n:#} Threat die(=dice) of every Threat you face", "Discard 1 Threat die of every Threat you face."),
    form("ability", "fewer-main-threat", "discard {n:#} Threat die(=dice) of the main Threat of each Trial", "Discard 1 Threat die of the main Threat of each Trial."),
    form("ability", "cheaper", "every purchase costs you {n:#} ingredient(s) less", "Every purchase costs you 1 ingredient less."),
    form("ability", "cheaper-first", "the first purchase of your turn costs {n:#} ingredient(s) less", "The first purchase of your turn costs 1 ingredient less."),
    form("ability", "free-bind", "once per turn, Bind costs you no Blood", "Once per turn, Bind costs you no Blood."),
    form("ability", "free-pay-off", "once per turn, Pay Off costs you nothing", "Once per turn, Pay Off costs you nothing."),
    form("ability", "free-appear", "once per turn, you may place without a cell", "Once per turn, you may place without a cell."),
    form("ability", "ease-trials", "in Trials, the total of a task falls by {n:#}", "In Trials, the total of a task falls by 3."),
    form("ability", "approach", "with {a:@approach}, a total falls by {n:#}, an exact task asks for {d:#} die(=dice) less and a discard task for {i:#} ingredient(s) less", "With Catch, a total falls by 4, an exact task asks for 1 die less and a discard task for 1 ingredient less."),
    form("ability", "approach-threat", "with {a:@approach}, you withstand {n:#} Threat die(=dice) less", "With Endure, you withstand 1 Threat die less."),
    form("ability", "rift-less", "Rift takes {n:#} die(=dice) less", "Rift takes 1 die less."),
    form("ability", "vigilance-more", "Vigilance allows {n:#} card(s) more", "Vigilance allows 1 card more."),
    form("ability", "market-summon", "you may summon from Class markets", "You may summon from Class markets."),
];

/// What is printed as icons: costs, Launches, tasks, properties, Prophecies and Goals.
#[rustfmt::skip]
const PRINTED: &[Form] = &[
    form("cost", "pay", "{parts:price and}", "A Red 6 and 2 Blood"),
    form("cost", "launched-by", "launched by {launch}", "Launched by any Spell"),
    form("price", "price-ingredients", "{n:#} {what:@ingredient (s)}", "2 Crystals"),
    form("price", "price-dice", "{n:#} {what:@die} die(=dice)", "1 Red die"),
    form("price", "price-value", "{what:a @die} {value:#}", "An Orange 6"),
    form("launch", "any-spell", "any Spell", "Any Spell"),
    form("launch", "any-spell-strong", "any Spell with +{n:#} strength", "Any Spell with +2 strength"),
    form("launch", "colour-spell", "{c:a @colour} Spell", "An Orange Spell"),
    form("launch", "not-colour-spell", "any Spell that is not {c:@colour}", "Any Spell that is not Orange"),
    form("launch", "other-colour-spell", "a Spell of another colour", "A Spell of another colour"),
    form("launch", "that-spell", "that Spell", "That Spell"),
    form("task", "task-discard", "discard {cost:price and}", "Discard 3 Crystals"),
    form("task", "task-total", "discard {colours:hue or} dice for a total of {n:#}", "Discard Red or Purple dice for a total of 8"),
    form("task", "task-any-total", "discard any dice for a total of {n:#}", "Discard any dice for a total of 10"),
    form("task", "task-exact", "discard {colours:hue or} dice showing {values:value and}", "Discard Yellow or Blue dice showing 2 and 4"),
    form("task", "task-roll", "roll {n:#} {c:@die} dice for a total of {m:#}", "Roll 2 Yellow dice for a total of 7"),
    form("task", "task-withstand", "withstand Threat {n:#}", "Withstand Threat 3"),
    form("hue", "hue", "{c:@die}", "Red"),
    form("value", "value", "{n:#}", "5"),
    form("property", "rift", "Rift {n:#}", "Rift 2"),
    form("property", "vigilance", "Vigilance {n:#}", "Vigilance 1"),
    form("property", "shield", "Shield: {task}", "Shield: discard Yellow or Blue dice for a total of 6"),
    form("property", "trap", "Trap", "Trap"),
    form("property", "no-crystals", "Crystal Suppression", "Crystal Suppression"),
    form("property", "no-potions", "Potion Suppression", "Potion Suppression"),
    form("property", "no-artifacts", "Artifact Suppression", "Artifact Suppression"),
    form("property", "no-familiars", "Familiar Suppression", "Familiar Suppression"),
    form("prophecy", "prophecy", "{omens:omen .}", "The Fate deck has run out."),
    form("omen", "deck-out", "the Fate deck has run out", "The Fate deck has run out."),
    form("omen", "contracts-done", "some player has completed {n:#} Contracts", "Some player has completed 8 Contracts."),
    form("omen", "trial-points", "some player's passed Trials show {n:#} points", "Some player's passed Trials show 20 points."),
    form("omen", "spark-and-marks", "some player has {s:#} Spark Marks and {d:#} Discipline Marks", "Some player has 3 Spark Marks and 5 Discipline Marks."),
    form("omen", "marks-of", "some player has {d:#} Discipline Marks", "Some player has 6 Discipline Marks."),
    form("omen", "fate-differs", "some player's Light and Dark differ by {n:#}", "Some player's Light and Dark differ by 8."),
    form("omen", "symbols-of", "some player has {n:#} experience symbols", "Some player has 10 experience symbols."),
    form("omen", "slots-of", "some player has Artifacts in {n:#} slots", "Some player has Artifacts in 4 slots."),
    form("omen", "kinds-of", "some player has {n:#} different experience symbols", "Some player has 6 different experience symbols."),
    form("goal", "goal", "{parts:aim .}", "1 point for each Discipline Mark after the first 2."),
    form("aim", "aim-marks", "{n:#} point(s) for each Discipline Mark after the first {m:#}", "1 point for each Discipline Mark after the first 2."),
    form("aim", "aim-inventory", "{n:#} point(s) for each Familiar and {m:#} for each Potion, at most {k:#} in all", "2 points for each Familiar and 1 for each Potion, at most 7 in all."),
    form("aim", "aim-slots", "{a:#}, {b:#}, {c:#} or {d:#} points for Artifacts in 1, 2, 3 or 4 slots", "1, 3, 5 or 8 points for Artifacts in 1, 2, 3 or 4 slots."),
    form("aim", "aim-disciplines", "{n:#} point(s) for each Discipline among your cards and {m:#} more for all six", "1 point for each Discipline among your cards and 2 more for all six."),
];
