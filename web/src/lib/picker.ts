// A question that takes several answers: they are picked on the page, and given together.
import type { Choice } from '../generated/Choice';
import type { Decision } from '../generated/Decision';

/** So many answers go to the table together, at most. */
const TOGETHER = 6;

const ends = ({ lesser, commits }: Choice): boolean => Boolean(lesser) || Boolean(commits?.startsWith('ends'));

/** Does the question take several answers at once? */
const takesSeveral = ({ left = 1, window }: Decision): boolean => left > 1 && left <= TOGETHER && !window;

/** Is an answer one of several? What declines or ends is not. */
export const picksOne = (asked: Decision, option: Choice): boolean => takesSeveral(asked) && !ends(option);

const isSpent = (option: Choice, picked: readonly Choice[]): boolean =>
  picked.filter(({ name }) => name === option.name).length >= (option.times ?? 1);

/** What is still open of a question when these are picked. */
export function openOf(asked: Decision, picked: readonly Choice[]): Decision {
  if (picked.length === 0) return asked;
  return { ...asked, ways: [], options: asked.options.filter((option) => ends(option) || !isSpent(option, picked)) };
}

/** Are these all that can be picked? */
export function isEnough(asked: Decision, picked: readonly Choice[]): boolean {
  return picked.length >= (asked.left ?? 1) || openOf(asked, picked).options.every(ends);
}

/** What was picked, with what can only be picked after it: nobody is asked where there is one answer. */
export function withForced(asked: Decision, picked: readonly Choice[]): readonly Choice[] {
  const all = [...picked];
  while (!isEnough(asked, all)) {
    const [only, more] = openOf(asked, all).options;
    if (!only || more) break;
    all.push(only);
  }
  return all;
}
