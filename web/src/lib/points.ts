import type { LogLine } from '../generated/LogLine';

/** The points of each party by kind of source; the kinds in the order in which they first gave any. */
export interface Breakdown {
  kinds: string[];
  /** By party, then by kind. */
  points: Map<string, Map<string, number>>;
}

/** Adds up the points that the log tells of; `kindOf` says what kind a source is. */
export function breakdownOf(log: readonly LogLine[], kindOf: (source: string) => string): Breakdown {
  const kinds: string[] = [];
  const points = new Map<string, Map<string, number>>();
  for (const { event } of log) {
    if (!('party' in event) || (event.what !== 'gained' && event.what !== 'lost')) continue;
    const kind = kindOf(event.why);
    if (!kinds.includes(kind)) kinds.push(kind);
    const of = points.get(event.party) ?? new Map<string, number>();
    const n = event.what === 'gained' ? event.n : -event.n;
    of.set(kind, (of.get(kind) ?? 0) + n);
    points.set(event.party, of);
  }
  return { kinds, points };
}
