import type { LogLine } from '../generated/LogLine';

/** The most reasons that are shown: the last ones matter. */
const MOST = 4;

/** With these a new chain of reasons begins. */
const BEGINNINGS: readonly LogLine['event']['what'][] = ['command-revealed', 'evocation-activates', 'phase-begins'];

/** Why the Avatar chose as it did, the last time that it had to choose. */
export function reasonsOf(log: readonly LogLine[]): LogLine[] {
  const last = log.findLastIndex(({ event }) => event.what === 'reason');
  const begin = log.findLastIndex(({ event }, i) => i < last && BEGINNINGS.includes(event.what));
  return log
    .slice(begin + 1, last + 1)
    .filter(({ event }) => event.what === 'reason')
    .slice(-MOST);
}
