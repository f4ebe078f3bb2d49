// What stands where, of a question: what the lower strip shows, which answers are verbs, which are words, which end something.
import type { Choice } from '../generated/Choice';
import type { Decision } from '../generated/Decision';
import type { View } from '../generated/View';
import { isCostly, lies, offerOf, type CardOption } from '../lib/offer';
import { aboutA, cardOf, idOf, kindOf, thingOf } from '../lib/things';

/** What the lower strip shows: cards to choose from, the hand and the slots, the hand, the prepared Spells, or nothing. */
export type Shows = 'cards' | 'preparing' | 'hand' | 'spells' | 'nothing';

/** A kind of deed with a sign of its own. */
export interface Verb {
  id: string;
  icon: string;
  options: Choice[];
}

export interface Strip {
  shows: Shows;
  cards: CardOption[];
  /** Is something asked of the own slots? */
  shelf: boolean;
  verbs: Verb[];
  answers: Choice[];
  ends: Choice[];
  /** Is nothing else left but what ends it? */
  over: boolean;
}

const VERBS: readonly { id: string; icon: string; keys: readonly string[] }[] = [
  { id: 'explore', icon: 'explore', keys: ['choice-explore'] },
  {
    id: 'fight',
    icon: 'fight',
    keys: ['choice-fight', 'choice-fight-room', 'choice-fight-attack', 'choice-fight-nothing'],
  },
  { id: 'command', icon: 'verb-command', keys: ['choice-command'] },
  { id: 'cast', icon: 'cast', keys: ['choice-cast', 'choice-cast-hand'] },
  { id: 'momentum', icon: 'momentum', keys: ['choice-momentum'] },
];

/** The kind of deed that an answer is, or would be. */
export const verbOf = (key: string): string | undefined => VERBS.find(({ keys }) => keys.includes(key))?.id;

const ACTION = 'ask-action';
const PREPARES: readonly string[] = ['ask-prepare', 'ask-prepare-slot', 'ask-prepare-side', 'ask-prepared'];
const ENDS = /^choice-(done|prepared)/;

/** Does one prepare Spells? */
export const prepares = (decision: Decision | null): boolean =>
  decision !== null && PREPARES.includes(decision.message.key);

export function stripOf(decision: Decision | null, view: View, you: number | null, far: readonly string[] = []): Strip {
  const nothing: Strip = { shows: 'nothing', cards: [], shelf: false, verbs: [], answers: [], ends: [], over: false };
  const own = you === null ? undefined : view.seats[you];
  if (!own) return nothing;
  const laid = own.slots.some((slot) => slot.spell !== undefined);
  const holds = own.known_hand.length + (own.looking?.length ?? 0) > 0;
  if (!decision) {
    const shows = view.phase === 'preparation' ? 'preparing' : laid ? 'spells' : holds ? 'hand' : 'nothing';
    return { ...nothing, shows };
  }
  const { loose, cards } = offerOf(decision, view, you, far);
  const preparing = prepares(decision);
  const isVerb = ({ message }: Choice) => verbOf(message.key) !== undefined;
  const ends = loose.filter(({ message }) => ENDS.test(message.key));
  const answers = loose.filter((option) => !ends.includes(option) && !isVerb(option));
  const spread = preparing ? [] : cards.filter(({ option }) => !isLaid(option, own.slots));
  const verbs = decision.options.some(isVerb) || decision.message.key === ACTION ? VERBS : [];
  const held = decision.options.filter((option) => {
    const thing = thingOf(option);
    return thing !== undefined && kindOf(thing) === 'spell' && lies(thing, view, you);
  });
  const others = decision.options.filter((option) => !ends.includes(option));
  return {
    shows: preparing
      ? 'preparing'
      : spread.length > 0
        ? 'cards'
        : held.length > 0 || (own.looking?.length ?? 0) > 0 || (holds && !laid)
          ? 'hand'
          : laid
            ? 'spells'
            : 'nothing',
    // Where cards are spread the hand is folded: what is asked of it lies among them.
    cards: spread.length > 0 ? [...spread, ...held.flatMap(spreadOut)] : [],
    shelf: decision.options.some((option) => isSlot(option, own.slots)),
    verbs: verbs.map(({ id, icon, keys }) => ({
      id,
      icon,
      options: decision.options.filter(({ message }) => keys.includes(message.key)),
    })),
    answers: preparing
      ? [...answers, ...cards.map(({ option }) => option).filter((option) => !ends.includes(option))]
      : answers,
    ends,
    over: others.every((option) => option.lesser || isCostly(option)) || decision.message.key === 'ask-prepare',
  };
}

/** A card of the hand, to lie among others. */
const spreadOut = (option: Choice): CardOption[] => {
  const card = cardOf(option);
  return card ? [{ option, ...card, part: aboutA('part', option) }] : [];
};

type Slots = readonly { slot: string; spell?: string }[];

const isSlot = (option: Choice, slots: Slots): boolean => {
  const thing = thingOf(option);
  return thing !== undefined && kindOf(thing) === 'slot' && slots.some(({ slot }) => slot === idOf(thing));
};

/** A Spell in a slot is chosen there. */
const isLaid = (option: Choice, slots: Slots): boolean =>
  isSlot(option, slots) && slots.some(({ slot, spell }) => spell !== undefined && thingOf(option) === `slot/${slot}`);
