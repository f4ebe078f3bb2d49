import type { Decision } from '../generated/Decision';
import { words } from '../lib/words.svelte';

/** The parts of a card that a question is about; all others are about what the card does. */
const PARTS: { [key: string]: readonly string[] } = {
  'pen-ask-pay': ['cost', 'price'],
  'pen-ask-launch': ['launches'],
  'pen-ask-contract-task': ['task'],
};
const EFFECT: readonly string[] = ['text', 'standing'];

/** Where one asks for more than its card says, all of it is on the table already. */
const ON_TABLE = ['pen-ask-path', 'pen-ask-task', 'pen-ask-shield', 'pen-ask-task-dice', 'pen-ask-rolled'];

/** The card that a question comes from. */
export function cardBehind(decision: Decision): string | undefined {
  const card = decision.message.args?.find(([name]) => name === 'card')?.[1];
  return card && 'noun' in card ? card.noun : undefined;
}

/** The section that a question comes from, in words. */
function sectionBehind(decision: Decision): string | undefined {
  const arg = decision.message.args?.find(([name]) => name === 'section')?.[1];
  const section = arg && 'noun' in arg ? words.printed?.sections.find(({ id }) => id === arg.noun) : undefined;
  return section && `${words.name(section.id)} · ${section.text}`;
}

/** What the card or the section says that a question comes from. */
export function textBehind(decision: Decision): string | undefined {
  const { key } = decision.message;
  const section = sectionBehind(decision);
  if (section) return section;
  const id = cardBehind(decision);
  const face = id === undefined || ON_TABLE.includes(key) ? undefined : words.face(id);
  if (!face) return undefined;
  const wanted = PARTS[key] ?? EFFECT;
  const texts = face.texts.filter(({ part }) => wanted.includes(part)).map(({ text }) => text);
  return texts.length > 0 ? [face.name, ...texts].join(' · ') : undefined;
}
