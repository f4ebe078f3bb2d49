import type { Decision } from '../generated/Decision';
import type { Effect } from '../generated/Effect';
import type { GameView } from '../generated/GameView';
import { words } from './words.svelte';

/** Answers that say nothing of what they are about. */
const BARE: readonly string[] = ['yes', 'first'];

/** What the card behind a question says, where the answers themselves do not. */
export function textBehind(decision: Decision, view: GameView): string | undefined {
  if (!decision.options.some((option) => BARE.includes(option.name))) return undefined;
  const noun = (wanted: string) => {
    const arg = decision.message.args?.find(([name]) => name === wanted)?.[1];
    return arg && 'noun' in arg ? arg.noun : undefined;
  };
  const id = noun('quest') ?? noun('what') ?? noun('source');
  const face = id === undefined ? undefined : words.cardNamed(id);
  if (!face) return undefined;
  const side = view.seats.flatMap((seat) => seat.slots).find((slot) => slot.spell === face.id)?.side;
  const effects = face.effects.filter(({ part }) => side === undefined || part === side);
  const points = face.marks.kind === 'quest' ? [words.label('label-points', { n: face.marks.points })] : [];
  return [...points, ...effects.map(told)].join(' · ');
}

const told = ({ when, text }: Effect) => (when ? `${when}: ${text}` : text);
