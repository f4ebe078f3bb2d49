import * as keepsakes from '../lib/keepsakes';
import { BEGINNING, type Progress } from './progress';

const KEY = 'conclave.guide.';

/** What a browser that keeps nothing remembers for this visit. */
const visit = new Map<string, Progress>();

/** How far the learner is at a table; nothing for a table without a guide. */
export function progressAt(table: string): Progress | null {
  try {
    const kept = localStorage.getItem(KEY + table);
    return kept === null ? null : { ...BEGINNING, ...(JSON.parse(kept) as Partial<Progress>) };
  } catch {
    return visit.get(table) ?? null;
  }
}

export function keep(table: string, progress: Progress): void {
  visit.set(table, progress);
  try {
    localStorage.setItem(KEY + table, JSON.stringify(progress));
  } catch {
    // The guide goes on; only a reload begins it again.
  }
}

/** Marks a new table as guided, and forgets the guides of tables that are long gone. */
export function begin(table: string): void {
  keep(table, BEGINNING);
  const known = [table, ...keepsakes.tables.get()];
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEY) && !known.includes(key.slice(KEY.length))) localStorage.removeItem(key);
    }
  } catch {
    // There is nothing to tidy up.
  }
}
