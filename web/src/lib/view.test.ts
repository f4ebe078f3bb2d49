import { expect, it } from 'vitest';
import { applyZones } from './view';

const view = { round: 1, event: 'storm' as string | null, rooms: [{ id: 'a' }, { id: 'b' }], seats: [{ hand: 1 }] };

it('replaces fields and elements of lists, and keeps the rest as it was', () => {
  const next = applyZones(view, { round: 2, 'rooms/1': { id: 'c' } });
  expect(next).toEqual({ ...view, round: 2, rooms: [{ id: 'a' }, { id: 'c' }] });
  expect(next.rooms[0]).toBe(view.rooms[0]);
  expect(next.seats).toBe(view.seats);
});

it('leaves the old view alone', () => {
  const before = structuredClone(view);
  applyZones(view, { 'rooms/0': { id: 'x' }, 'rooms/1': { id: 'y' }, event: null });
  expect(view).toEqual(before);
});

it('replaces several elements, and whole lists of another length', () => {
  expect(applyZones(view, { 'rooms/0': 1, 'rooms/1': 2 }).rooms).toEqual([1, 2]);
  expect(applyZones(view, { seats: [] }).seats).toEqual([]);
});

it('sets what is gone to null', () => {
  expect(applyZones(view, { event: null }).event).toBeNull();
});

it('refuses an element of what is no list', () => {
  expect(() => applyZones(view, { 'round/0': 1 })).toThrow('round is no list');
});
