import type { Choice } from '../generated/Choice';
import type { ChoiceName } from '../generated/ChoiceName';
import type { Decision } from '../generated/Decision';

/** How a game asks whether one is sure, by the keys of its words. */
export interface Sure {
  readonly ask: string;
  readonly yes: string;
  readonly back: string;
  /** Who is not sure takes the last choice back, too. */
  readonly undoes: boolean;
}

/** A question that the page itself asks before it gives an answer that cannot be mended later. */
export interface Doubt {
  /** The answer. */
  choice: ChoiceName;
  /** What is asked instead. */
  asks: Decision;
  /** Who is not sure takes the last choice back, too. */
  undoes: boolean;
}

// The server never hears of this one.
// eslint-disable-next-line no-restricted-syntax
const BACK = 'back' as unknown as ChoiceName;

/** What is asked before something ends sooner than one may think. */
export function doubtOf(asked: Decision, { name, commits }: Choice, sure: Sure): Doubt | null {
  if (commits !== 'ends-early') return null;
  const options: Choice[] = [
    { name, message: { key: sure.yes } },
    { name: BACK, message: { key: sure.back }, lesser: true },
  ];
  return { choice: name, asks: { ...asked, message: { key: sure.ask }, options }, undoes: sure.undoes };
}
