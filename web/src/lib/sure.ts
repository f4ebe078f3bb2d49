import type { Decision } from '../generated/Decision';

/** A question that the page itself asks before it gives an answer that cannot be mended later. */
export interface Doubt {
  /** What is asked instead. */
  asks: Decision;
  /** Who is not sure takes the last choice back, too. */
  undoes: boolean;
}

/** How the option is called that gives the answer up. */
export const isBack = (choice: string): boolean => choice.endsWith(' back');

/** The question whether that is what one wants: `ask-…`, answered by `choice-…` and `choice-…-back`. */
export function sureOf(asked: Decision, what: string, prefix = ''): Decision {
  const option = (name: string, key: string) => ({ name, message: { key } });
  return {
    ...asked,
    message: { key: `${prefix}ask-${what}` },
    options: [option(what, `${prefix}choice-${what}`), option(`${what} back`, `${prefix}choice-${what}-back`)],
  };
}
