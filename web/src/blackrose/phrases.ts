// The text of a Room with its target, and its short forms: what is said twice is said once, then sentence by sentence.

/** The sentences of a text; those that follow themselves stand once, with how often. */
export function phrases(text: string): string[] {
  const said: { phrase: string; times: number }[] = [];
  for (const phrase of text.split(/(?<=[.!?…])\s+/)) {
    const last = said.at(-1);
    if (last?.phrase === phrase) last.times += 1;
    else said.push({ phrase, times: 1 });
  }
  return said.map(({ phrase, times }) => (times === 1 ? phrase : phrase.replace(/\.?$/, ` (×${times}).`)));
}

/** At least so many letters of a text are worth showing. */
const WORTH = 12;

/** Ever shorter forms of a text: a form that leaves something out ends in three dots. */
export function* shorter(all: readonly string[]): Generator<string> {
  yield all.join(' ');
  for (let n = all.length - 1; n > 0; n -= 1) yield `${all.slice(0, n).join(' ').replace(/\.$/, '')}…`;
  // What is done says more than to whom.
  const [first = '', target] = [all[0]?.replace(/^[^.:]+: /, ''), all[0]?.match(/^[^.:]+: /)];
  const bare = `${first.slice(0, 1).toUpperCase()}${first.slice(1)}`;
  if (target) yield `${bare.replace(/\.$/, '')}…`;
  const words = bare.split(' ');
  for (let n = words.length - 1; n > 1; n -= 1) {
    // A number or a short word at the end would hang in the air.
    if ((words[n - 1] ?? '').length < 3) continue;
    const form = words
      .slice(0, n)
      .join(' ')
      .replace(/[.,;:]$/, '');
    if (form.length >= WORTH) yield `${form}…`;
  }
}

/** Targets that a Room need not name: oneself, what its text says anyway, and here. */
const UNSAID = ['self', 'special', 'room 0'];

/** A text with its target before it. */
export function sayEffect({ target, labels, text }: { target?: string; labels?: string[]; text: string }): string {
  const to = target !== undefined && !UNSAID.includes(target) ? labels?.at(-1) : undefined;
  if (!to) return text;
  return `${to.slice(0, 1).toUpperCase()}${to.slice(1)}: ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}
