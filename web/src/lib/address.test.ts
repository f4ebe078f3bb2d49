import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routeOf, tablePath } from './address';

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
