import type { ChoiceName } from '../generated/ChoiceName';
import type { Decision } from '../generated/Decision';
import type { Message } from '../generated/Message';
import type { Way } from '../generated/Way';
import { lastOf, namesOf } from './ways';

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
  /** What is answered after it, if it begins a way. */
  then: ChoiceName[];
  /** What is asked instead. */
  asks: Decision;
  /** Who is not sure takes the last choice back, too. */
  undoes: boolean;
}

// The server never hears of this one.
// eslint-disable-next-line no-restricted-syntax
const BACK = 'back' as unknown as ChoiceName;

/** What is asked before something ends sooner than one may think, and before something comes to nothing. */
export function doubtOf(asked: Decision, way: Way, sure: Sure): Doubt | null {
  const [choice, ...then] = namesOf(way);
  if (choice === undefined) return null;
  const { commits, wasted } = lastOf(way);
  const ask = (message: Message, yes: string, back: string): Decision => ({
    ...asked,
    message,
    options: [
      { name: choice, message: { key: yes } },
      { name: BACK, message: { key: back }, lesser: true },
    ],
    ways: [],
  });
  if (commits === 'ends-early') {
    // A way has not begun yet: there is nothing to take back.
    const undoes = sure.undoes && then.length === 0;
    const back = undoes || !sure.undoes ? sure.back : 'choice-wasted-back';
    return { choice, then, asks: ask({ key: sure.ask }, sure.yes, back), undoes };
  }
  if (wasted) return { choice, then, asks: ask(wasted, 'choice-wasted', 'choice-wasted-back'), undoes: false };
  return null;
}
