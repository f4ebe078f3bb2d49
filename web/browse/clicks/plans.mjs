// What somebody wants in a round, whatever the page looks like: a plan says which of the offered answers comes next, and
// what it is a part of.

const key = (option) => option.message.key;
const thing = (option, kind) => option.things?.find((each) => each.startsWith(`${kind}/`));

/** Answers that decline, waste or end something. */
const meant = (option) => !option.lesser && !option.commits?.startsWith('ends');

/** The first option of one of these kinds, in the order of the kinds. */
function first(decision, ...kinds) {
  for (const kind of kinds) {
    const found = decision.options.find((option) => key(option) === kind && !option.wasted);
    if (found) return found;
  }
  return undefined;
}

/** What is declined where nothing is wanted. */
const declined = (decision) =>
  decision.options.find(({ commits }) => commits?.startsWith('ends')) ??
  decision.options.find(({ lesser }) => lesser) ??
  decision.options.at(-1);

const usual = (decision) => decision.options.find(meant) ?? decision.options[0];

/** The longest composed answer that begins with an option; it must do nothing that the option alone would not begin. */
function wayOf(decision, option) {
  const ways = (decision.ways ?? []).filter(({ steps }) => steps[0].name === option.name && steps.every(meant));
  return ways.toSorted((a, b) => b.steps.length - a.steps.length)[0]?.steps ?? [option];
}

/**
 * A round of a game of the Black Rose: fill every slot from the hand, left and right half in turn; in each turn walk to
 * a Room and use it, then cast what was prepared, slot by slot, at whatever comes first.
 */
export function blackRose() {
  let prepared = null;
  let halves = 0;
  const explored = new Set();
  return (decision, view) => {
    if (decision.window) return { steps: [usualTrap(decision)] };
    switch (decision.message.key) {
      case 'ask-prepare': {
        const spell = decision.options.find((option) => thing(option, 'spell'));
        const slot = view.seats[view.seat ?? 0].slots.find(({ state }) => state === 'empty')?.slot;
        if (!spell || !slot) return { steps: [declined(decision)] };
        halves += 1;
        prepared = { spell: idOf(thing(spell, 'spell')), slot, side: halves % 2 === 1 ? 'light' : 'dark' };
        return { steps: wayFor(decision, spell, prepared), prepared };
      }
      case 'ask-prepare-slot':
        return {
          steps: [decision.options.find((each) => thing(each, 'slot') === `slot/${prepared?.slot}`) ?? usual(decision)],
        };
      case 'ask-prepare-side':
        return {
          steps: [decision.options.find((each) => thing(each, 'part') === `part/${prepared?.side}`) ?? usual(decision)],
        };
      case 'ask-action': {
        const turn = `${view.round}`;
        const explore = first(decision, 'choice-explore');
        if (explore && !explored.has(turn)) {
          explored.add(turn);
          return { steps: wayOf(decision, explore) };
        }
        const next = first(decision, 'choice-cast') ?? declined(decision);
        return { steps: wayOf(decision, next) };
      }
      case 'ask-physical': {
        const next = first(decision, 'choice-activate-room') ?? first(decision, 'choice-move') ?? declined(decision);
        return { steps: wayOf(decision, next) };
      }
      case 'ask-declare':
      case 'ask-may-trigger':
        return { steps: [usual(decision)] };
      default:
        return { steps: wayOf(decision, usual(decision)) };
    }
  };
}

/** In a window one reveals what one can. */
const usualTrap = (decision) => decision.options.find(meant) ?? declined(decision);

const idOf = (each) => each.slice(each.indexOf('/') + 1);

/** The composed answer that puts this half of a Spell into this slot, if the table offers it. */
function wayFor(decision, spell, { slot, side }) {
  const fits = ({ steps }) =>
    steps[0].name === spell.name &&
    steps.some((step) => thing(step, 'slot') === `slot/${slot}`) &&
    steps.some((step) => thing(step, 'part') === `part/${side}`);
  return decision.ways?.find(fits)?.steps ?? [spell];
}

/** A turn of Penumbra: study, place the dice one after the other where a card is to be had, take it; rest when nothing is left. */
export function penumbra() {
  return (decision) => {
    switch (decision.message.key) {
      case 'pen-ask-turn':
        return { steps: wayOf(decision, first(decision, 'pen-choice-study') ?? usual(decision)) };
      case 'pen-ask-study': {
        const go = first(decision, 'pen-choice-go');
        const end = decision.options.find(({ commits }) => commits?.startsWith('ends'));
        return { steps: wayOf(decision, go ?? end ?? usual(decision)), die: go !== undefined };
      }
      case 'pen-ask-visit':
        return { steps: wayOf(decision, first(decision, 'pen-choice-use', 'pen-choice-apply') ?? declined(decision)) };
      case 'pen-ask-rest':
        return { steps: [first(decision, 'pen-choice-end', 'pen-choice-go-on') ?? declined(decision)] };
      default:
        return { steps: wayOf(decision, usual(decision)) };
    }
  };
}
