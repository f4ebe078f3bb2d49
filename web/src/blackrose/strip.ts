// What stands where, of a question: what the lower strip shows, which answers are verbs, which are words, which end something.
import type { Choice } from '../generated/Choice';
import type { Decision } from '../generated/Decision';
import type { View } from '../generated/View';
import { isCostly, offerOf, type CardOption } from '../lib/offer';
import { idOf, kindOf, thingOf } from '../lib/things';

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
  const nothing: Strip = { shows: 'nothing', cards: [], verbs: [], answers: [], ends: [], over: false };
  const own = you === null ? undefined : view.seats[you];
  if (!own) return nothing;
  const laid = own.slots.some((slot) => slot.spell !== undefined);
  const held = own.known_hand.length + (own.looking?.length ?? 0) > 0;
  if (!decision) {
    const shows = view.phase === 'preparation' ? 'preparing' : laid ? 'spells' : held ? 'hand' : 'nothing';
    return { ...nothing, shows };
  }
  const { loose, cards } = offerOf(decision, view, you, far);
  const preparing = prepares(decision);
  const isVerb = ({ message }: Choice) => verbOf(message.key) !== undefined;
  const ends = loose.filter(({ message }) => ENDS.test(message.key));
  const answers = loose.filter((option) => !ends.includes(option) && !isVerb(option));
  const spread = preparing ? [] : cards.filter(({ option }) => !lies(option, own.slots));
  const verbs = decision.options.some(isVerb) || decision.message.key === ACTION ? VERBS : [];
  const inHand = decision.options.some((option) => {
    const thing = thingOf(option);
    return thing !== undefined && kindOf(thing) === 'spell' && own.known_hand.includes(idOf(thing));
  });
  const others = decision.options.filter((option) => !ends.includes(option));
  return {
    shows: preparing
      ? 'preparing'
      : spread.length > 0
        ? 'cards'
        : inHand || (own.looking?.length ?? 0) > 0 || (held && !laid)
          ? 'hand'
          : laid
            ? 'spells'
            : 'nothing',
    cards: spread,
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

/** A Spell in a slot is chosen there. */
const lies = (option: Choice, slots: readonly { slot: string; spell?: string }[]): boolean => {
  const thing = thingOf(option);
  return (
    thing !== undefined && kindOf(thing) === 'slot' && slots.some(({ slot, spell }) => slot === idOf(thing) && spell)
  );
};
