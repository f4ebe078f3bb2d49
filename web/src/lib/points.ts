import type { LogLine } from '../generated/LogLine';

/** Where the points of each party came from, in the order in which the sources first gave any. */
export interface Breakdown {
  sources: string[];
  /** By party, then by source. */
  points: Map<string, Map<string, number>>;
}

/** Adds up the points that the log tells of, by party and source. */
export function breakdownOf(log: readonly LogLine[]): Breakdown {
  const sources: string[] = [];
  const points = new Map<string, Map<string, number>>();
  for (const { event } of log) {
    if (event.what !== 'gained' && event.what !== 'lost') continue;
    if (!sources.includes(event.why)) sources.push(event.why);
    const of = points.get(event.party) ?? new Map<string, number>();
    const n = event.what === 'gained' ? event.n : -event.n;
    of.set(event.why, (of.get(event.why) ?? 0) + n);
    points.set(event.party, of);
  }
  return { sources, points };
}
