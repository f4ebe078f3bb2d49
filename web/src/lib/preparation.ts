import type { Decision } from '../generated/Decision';
import type { View } from '../generated/View';
import { words } from './words.svelte';

/** The option that takes the last Spell back instead of ending the preparation. */
export const BACK = 'prepared back';

/** Would this answer lay the last Spell that can be prepared? With it the preparation ends, and all is fixed. */
export function lastOfPreparation(asked: Decision, choice: string, view: View | null, you: number | null): boolean {
  const own = you === null ? undefined : view?.seats[you];
  if (!own) return false;
  const free = own.slots.filter((slot) => slot.state === 'empty').length;
  if (free > 1 && own.known_hand.length > 1) return false;
  switch (asked.message.key) {
    case 'ask-prepare-side':
      return true;
    case 'ask-prepare-slot':
      return hasOneSide(spellOf(asked));
    case 'ask-prepare':
      // What can be laid in one way only is laid without a question.
      return choice.startsWith('prepare ') && free === 1 && hasOneSide(choice.slice('prepare '.length));
    default:
      return false;
  }
}

/** The question whether that is what one wants. */
export function sureOf(asked: Decision): Decision {
  const option = (name: string, key: string) => ({ name, message: { key } });
  return {
    ...asked,
    message: { key: 'ask-prepared' },
    options: [option('prepared', 'choice-prepared'), option(BACK, 'choice-prepared-back')],
  };
}

const hasOneSide = (spell: string | undefined) => spell !== undefined && words.card('spell', spell)?.effects.length === 1;

function spellOf(asked: Decision): string | undefined {
  const arg = asked.message.args?.find(([name]) => name === 'spell')?.[1];
  return arg && 'noun' in arg ? arg.noun.replace(/^.*\//, '') : undefined;
}
