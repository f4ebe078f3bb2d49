import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replayPath, routeOf, tablePath } from './address';

const kept = new Map([['conclave.token.a1', 'secret']]);

beforeEach(() => vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null }));
afterEach(() => vi.unstubAllGlobals());

it('finds the page of an address', () => {
  expect(routeOf('/', null)).toEqual({ page: 'lobby' });
  expect(routeOf('/t/b2', null)).toEqual({ page: 'table', table: 'b2', token: null, ready: false });
  expect(routeOf('/t/a1/', { ready: true })).toEqual({ page: 'table', table: 'a1', token: 'secret', ready: true });
  expect(routeOf('/t/', null)).toEqual({ page: 'nowhere' });
  expect(routeOf('/t/a/b', null)).toEqual({ page: 'nowhere' });
});

it('keeps the token of a seat out of what is sent to the server', () => {
  expect(tablePath('a1')).toBe('/t/a1');
  expect(new URL(tablePath('a1', 'secret'), 'http://x').pathname).toBe('/t/a1');
});

it('finds a moment of a replay by its address', () => {
  for (const [at, seat] of [
    [0, null],
    [57, 0],
    [3, null],
    [0, 1],
  ] as const) {
    const { pathname, search } = new URL(replayPath('b2', at, seat), 'http://x');
    expect(routeOf(pathname, null, search)).toEqual({ page: 'replay', table: 'b2', at, seat });
  }
  const odd = routeOf('/t/b2/replay/', null, '?at=-4&seat=rose&at=7');
  expect(odd).toEqual({ page: 'replay', table: 'b2', at: 0, seat: null });
});
