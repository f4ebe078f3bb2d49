// Ways: several answers that are chosen as one, by what they end at and by what they are about.
import type { Choice } from '../generated/Choice';
import type { ChoiceName } from '../generated/ChoiceName';
import type { Decision } from '../generated/Decision';
import type { Way } from '../generated/Way';
import { thingOf, type Thing } from './things';

/** What is to be chosen when it is offered. */
export type Wish = (option: Choice) => boolean;

/** The last answer of a way: what one points at. */
export function lastOf({ steps }: Way): Choice {
  const last = steps.at(-1);
  if (!last) throw new Error('a way has steps');
  return last;
}

/** The answers of a way by their names. */
export const namesOf = ({ steps }: Way): ChoiceName[] => steps.map(({ name }) => name);

/** The things that ways end at, each with its ways, shortest first. */
export function waysOf(ways: readonly Way[]): Map<Thing, Way[]> {
  const things = new Map<Thing, Way[]>();
  for (const way of ways) {
    const thing = thingOf(lastOf(way));
    if (thing) things.set(thing, [...(things.get(thing) ?? []), way]);
  }
  return things;
}

/** The shortest way that fulfils every one of several wishes and ends with one of them. */
export function wayOf({ options, ways = [] }: Decision, wishes: readonly Wish[]): Way | undefined {
  // A wish may know an option as such: a way begins with one.
  const known = (step: Choice) => options.find(({ name }) => name === step.name) ?? step;
  return ways.find(
    (way) =>
      wishes.some((wish) => wish(lastOf(way))) &&
      wishes.every((wish) => way.steps.some((step, i) => wish(i === 0 ? known(step) : step))),
  );
}

/** What a way says, what it leads to first; `say` says one answer. */
export function wordsOf(way: Way, say: (option: Choice) => string): { leads: string; over: string } {
  return { leads: say(lastOf(way)), over: way.steps.slice(0, -1).map(say).join(' › ') };
}

const isMeant = ({ wasted, commits, lesser }: Choice): boolean => !wasted && !commits && !lesser;

/**
 * The ways that one click on a thing chooses from. Where each goes on from the one before, such as to a Room and then into
 * its use, one wants the whole of it: whoever wants less goes step by step.
 */
export function offeredWays(options: readonly Choice[], ways: readonly Way[]): readonly Way[] {
  const whole = ways.at(-1);
  if (options.length > 0 || !whole || !isMeant(lastOf(whole))) return ways;
  const names = ways.map(namesOf);
  const goesOn = names.every((way, i) => i === 0 || names[i - 1]?.every((name, step) => name === way[step]));
  return goesOn ? [whole] : ways;
}
