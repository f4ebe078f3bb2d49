import type { Decision } from '../generated/Decision';
import type { View } from '../generated/View';
import { sureOf, type Doubt } from './sure';
import { words } from './words.svelte';

/** Would this answer lay the last Spell that can be prepared? With it the preparation ends, and all is fixed. */
function lastOfPreparation(asked: Decision, choice: string, view: View, you: number | null): boolean {
  const own = you === null ? undefined : view.seats[you];
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

/** What is asked before the preparation ends. */
export function doubtOf(asked: Decision, choice: string, view: View, you: number | null): Doubt | null {
  return lastOfPreparation(asked, choice, view, you) ? { asks: sureOf(asked, 'prepared'), undoes: true } : null;
}

const hasOneSide = (spell: string | undefined) =>
  spell !== undefined && words.card('spell', spell)?.effects.length === 1;

function spellOf(asked: Decision): string | undefined {
  const arg = asked.message.args?.find(([name]) => name === 'spell')?.[1];
  return arg && 'noun' in arg ? arg.noun.replace(/^.*\//, '') : undefined;
}
