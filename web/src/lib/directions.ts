/** What turns the direction of writing, and would turn what stands beside it. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that turns nothing round, wherever it stands in a sentence: what `bdi` does, for text alone. */
export function alone(name: string): string {
  const plain = name.replace(TURNS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Is it the same text, as the server keeps it? */
export const isSame = (kept: string, typed: string): boolean =>
  kept.trim() ===
  typed
    .replace(TURNS, '')
    .replace(/\p{Cc}/gu, '')
    .trim();
