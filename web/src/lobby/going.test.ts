import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../generated/SeatInfo';
import type { TableInfo } from '../generated/TableInfo';
import type { Seen } from '../lib/seen';
import { finished, goingOn } from './going';

const person: SeatInfo = { name: '', taken: true, ready: true, present: false };
const table = (id: string, state: TableInfo['state'], created: number, seats: SeatInfo[] = [person, person]) =>
  ({ id, state, created, seats, paused: false }) as TableInfo;
const seen = (at: number, awaited: number[]): Seen => ({
  you: 0,
  at,
  since: at,
  awaited,
  lines: 1,
  round: { name: 'label-round', n: 1 },
  standing: [],
  rooms: [],
  models: [],
});
const sorted = (mine: TableInfo[]) => ({ mine, waiting: [], running: [], finished: [] });

describe('what goes on', () => {
  it('begins with the table where it is one’s turn, then the one where one was last', () => {
    const tables = [table('old', 'running', 1), table('new', 'running', 9), table('turn', 'running', 2)];
    const kept: { [id: string]: Seen } = { old: seen(20, [1]), turn: seen(5, [0]) };
    const going = goingOn(sorted(tables), (id) => kept[id] ?? null);
    expect(going.map(({ table }) => table.id)).toEqual(['turn', 'old', 'new']);
    expect(going.map(({ mine }) => mine)).toEqual([true, false, false]);
  });

  it('is one’s turn wherever only bots sit beside one', () => {
    const bot: SeatInfo = { ...person, bot: 'greedy' };
    const [solo] = goingOn(sorted([table('solo', 'running', 1, [person, bot])]), () => null);
    expect(solo?.mine).toBe(true);
    const [paused] = goingOn(sorted([{ ...table('solo', 'running', 1, [person, bot]), paused: true }]), () => null);
    expect(paused?.mine).toBe(false);
  });

  it('leaves out what is over', () => {
    const tables = [table('over', 'over', 1), table('closed', 'closed', 2), table('waiting', 'waiting', 3)];
    expect(goingOn(sorted(tables), () => null).map(({ table }) => table.id)).toEqual(['waiting']);
    expect(finished(sorted(tables)).map(({ id }) => id)).toEqual(['over', 'closed']);
    expect(goingOn(null, () => null)).toEqual([]);
  });
});
