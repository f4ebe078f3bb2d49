import { hasOthers, keepSeen } from '../lib/seen';
import type { Going } from './going';

/** So long one does not look again, in milliseconds, and at so many tables one looks. */
const REST = 15_000;
const MOST = 3;

let looked = -REST;

/** Looks whom friends' tables wait for by now, and keeps it; says whether that has changed anywhere. */
export async function peek(going: readonly Going[]): Promise<boolean> {
  const tables = going.filter(
    ({ table, seen }) =>
      table.state === 'running' && table.options.public && seen !== null && hasOthers(table, seen.you),
  );
  if (tables.length === 0 || performance.now() - looked < REST) return false;
  looked = performance.now();
  const { awaitedAt } = await import('../lib/errand');
  const changed = await Promise.all(
    tables.slice(0, MOST).map(async ({ table, seen }) => {
      const awaited = await awaitedAt(table.id);
      if (!seen || !awaited || awaited.join() === seen.awaited.join()) return false;
      // Since when, nobody here knows.
      keepSeen(table.id, { ...seen, awaited, since: 0 });
      return true;
    }),
  );
  return changed.includes(true);
}
