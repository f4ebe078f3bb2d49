import type { TableInfo } from '../generated/TableInfo';

/** The tables as the lobby lays them out. */
export interface Sorted {
  mine: TableInfo[];
  waiting: TableInfo[];
  running: TableInfo[];
  finished: TableInfo[];
}

/** What still goes on is before what is over. */
const ORDER: { [state in TableInfo['state']]: number } = { running: 0, waiting: 0, over: 1, closed: 2 };

/** Sorts the listed tables, and those of one's own that are not listed; newest first, each once. */
export function sort(listed: TableInfo[], unlisted: TableInfo[], own: ReadonlySet<string>): Sorted {
  const known = new Set(listed.map((table) => table.id));
  const all = [...listed, ...unlisted.filter((table) => !known.has(table.id))];
  all.sort((a, b) => ORDER[a.state] - ORDER[b.state] || b.created - a.created);
  const others = (state: TableInfo['state']) => all.filter((table) => !own.has(table.id) && table.state === state);
  return {
    mine: all.filter((table) => own.has(table.id)),
    waiting: others('waiting'),
    running: others('running'),
    finished: others('over'),
  };
}

/** May somebody who comes by sit down here? */
export function hasRoom(table: TableInfo): boolean {
  return table.state === 'waiting' && table.seats.some((seat) => seat.open && !seat.taken);
}
