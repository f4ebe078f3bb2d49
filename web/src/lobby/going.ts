import type { TableInfo } from '../generated/TableInfo';
import { isMyTurn, type Seen } from '../lib/seen';
import type { Sorted } from './tables';

/** A table that goes on, with what one remembers of it. */
export interface Going {
  table: TableInfo;
  seen: Seen | null;
  mine: boolean;
}

const last = ({ table, seen }: Going): number => Math.max(table.created, seen?.at ?? 0);

/** One's own tables that go on: those first where it is one's turn, then those one was last at. */
export function goingOn(
  sorted: Sorted | null,
  seenAt: (table: string) => Seen | null,
  hereAt: (table: string) => readonly (string | null)[] = () => [],
): Going[] {
  const going = (sorted?.mine ?? [])
    .filter(({ state }) => state === 'running' || state === 'waiting')
    .map((table): Going => {
      const seen = seenAt(table.id);
      return { table, seen, mine: isMyTurn(table, seen, hereAt(table.id)) };
    });
  return going.sort((a, b) => Number(b.mine) - Number(a.mine) || last(b) - last(a));
}

/** One's own tables that are over. */
export const finished = (sorted: Sorted | null): TableInfo[] =>
  (sorted?.mine ?? []).filter(({ state }) => state === 'over' || state === 'closed');
