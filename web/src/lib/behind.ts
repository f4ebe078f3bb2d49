import type { Choice } from '../generated/Choice';
import type { Decision } from '../generated/Decision';
import type { Effect } from '../generated/Effect';
import type { Face } from '../generated/Face';
import type { View } from '../generated/View';
import { words } from './words.svelte';

/** Answers that say nothing of what they are about. */
const BARE: readonly string[] = ['choice-yes', 'choice-first', 'choice-this-moon'];

/** The two ways of an “either … or”. */
const WAYS: readonly string[] = ['choice-first', 'choice-second'];

/** What the card behind a question says, where the answers themselves do not. */
export function textBehind(decision: Decision, view: View): string | undefined {
  if (!decision.options.some((option) => BARE.includes(option.message.key))) return undefined;
  const behind = cardBehind(decision, view);
  if (!behind) return undefined;
  const { face, effects } = behind;
  const points = face.marks.kind === 'quest' ? [words.label('label-points', { n: face.marks.points })] : [];
  return [...points, ...effects.map(told)].join(' · ');
}

/** What an option says: itself, or the way it stands for where its card leaves two. */
export function optionText(option: Choice, decision: Decision, view: View | null, names: string[]): string {
  const way = WAYS.indexOf(option.message.key);
  const ways =
    way < 0 || !view ? undefined : cardBehind(decision, view)?.effects.flatMap((effect) => effect.ways ?? []);
  // With more than one pair nobody knows which of them is meant.
  return (ways?.length === 1 ? ways[0]?.[way] : undefined) ?? words.say(option.message, names);
}

/** The card that a question is about, with the texts that are in use. */
function cardBehind(decision: Decision, view: View): { face: Face; effects: Effect[] } | undefined {
  const noun = (wanted: string) => {
    const arg = decision.message.args?.find(([name]) => name === wanted)?.[1];
    return arg && 'noun' in arg ? arg.noun : undefined;
  };
  const id = noun('quest') ?? noun('what') ?? noun('source');
  const face = id === undefined ? undefined : words.cardNamed(id);
  if (!face) return undefined;
  const side = view.seats.flatMap((seat) => seat.slots).find((slot) => slot.spell === face.id)?.side;
  return { face, effects: face.effects.filter(({ part }) => side === undefined || part === side) };
}

const told = ({ when, text }: Effect) => (when ? `${when}: ${text}` : text);
