import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../generated/TableInfo';
import { ago } from '../lib/ago';
import { hasRoom, sort } from './tables';

const table = (id: string, state: TableInfo['state'], created: number, seats: object[] = []) =>
  ({ id, state, created, seats }) as TableInfo;
const ids = (tables: TableInfo[]) => tables.map(({ id }) => id);

describe('the tables of the lobby', () => {
  const listed = [
    table('e', 'closed', 5),
    table('d', 'over', 4),
    table('c', 'running', 3),
    table('b', 'waiting', 2),
    table('a', 'running', 1),
  ];

  it('are sorted by what one can do there', () => {
    const { mine, waiting, running, finished } = sort(listed, [], new Set());
    expect([mine, waiting, running, finished].map(ids)).toEqual([[], ['b'], ['c', 'a'], ['d']]);
  });

  it('are mine when I have a seat, listed or not, and what goes on comes first', () => {
    const { mine, running, finished } = sort(listed, [table('x', 'waiting', 0), listed[2]!], new Set(['a', 'd', 'x']));
    expect([mine, running, finished].map(ids)).toEqual([['a', 'x', 'd'], ['c'], []]);
  });
});

it('has room where an open seat is free before the game', () => {
  const seat = (open: boolean, taken: boolean) => ({ open, taken });
  expect(hasRoom(table('a', 'waiting', 0, [seat(false, false), seat(true, true)]))).toBe(false);
  expect(hasRoom(table('a', 'waiting', 0, [seat(true, false)]))).toBe(true);
  expect(hasRoom(table('a', 'running', 0, [seat(true, false)]))).toBe(false);
});

it('says how long ago something was', () => {
  expect(ago(0, 59_999, 'en')).toBe('now');
  expect(ago(10, 0, 'en')).toBe('now');
  expect(ago(0, 180_000, 'en')).toBe('3 minutes ago');
  expect(ago(0, 180_000, 'ru')).toBe('3 минуты назад');
  expect(ago(0, 5 * 3_600_000, 'pl')).toBe('5 godzin temu');
  expect(ago(0, 86_400_000, 'en')).toBe('yesterday');
});
