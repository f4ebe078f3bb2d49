import { describe, expect, it } from 'vitest';
import { apart, cellAt, corners, frame, outline, spaceAt, touch, type Point } from './hexes';

const DUEL = ['centre', 'ne', 'e', 'se', 'sw', 'w', 'nw'];
const OUTER = ['n', 'far-ne', 'ene', 'far-e', 'ese', 'far-se', 's', 'far-sw', 'wsw', 'far-w', 'wnw', 'far-nw'];

const at = (space: string): Point => {
  const point = spaceAt(space);
  if (!point) throw new Error(space);
  return point;
};

describe('the Lodge', () => {
  it('has the six neighbours of the centre one step away', () => {
    for (const space of DUEL.slice(1)) expect(apart(at('centre'), at(space))).toBeCloseTo(1, 3);
  });

  it('keeps all Rooms apart, and the outer ring further out', () => {
    const all = [...DUEL, ...OUTER];
    expect(new Set(all.map((space) => JSON.stringify(at(space)))).size).toBe(19);
    for (const a of all) {
      for (const b of all) if (a !== b) expect(apart(at(a), at(b))).toBeGreaterThan(0.99);
    }
    for (const space of OUTER) expect(apart(at('centre'), at(space))).toBeGreaterThan(1.7);
  });

  it('lies as a compass says', () => {
    expect(at('e').x).toBeGreaterThan(0);
    expect(at('e').y).toBe(0);
    expect(at('n').x).toBe(0);
    expect(at('n').y).toBeLessThan(at('ne').y);
    expect(at('far-sw').x).toBeLessThan(at('s').x);
  });

  it('has no place for a space that it does not know', () => {
    expect(spaceAt('cellar')).toBeUndefined();
  });
});

it('puts the Cells of the Duel into the notches between two Rooms each', () => {
  const rooms = ['nw', 'ne', 'sw', 'se'].map(at);
  // The corner that a Room and its Cell share is half a Room below the middle of a whole one.
  const { x, y } = cellAt([1, -2], rooms, 0.4);
  expect([x, y].map((n) => Number(n.toFixed(6)))).toEqual([0, -1.2]);
  expect(cellAt([-1, 2], rooms, 0.4).y).toBeCloseTo(1.2, 6);
});

it('draws hexes that stand on a corner, inside the frame', () => {
  expect(corners(200, 160).split(' ')).toEqual(['0,-80', '100,-40', '100,40', '0,80', '-100,40', '-100,-40']);
  expect(frame(DUEL.map(at), [], 0)).toEqual({ x: -1.5, y: -1.25, width: 3, height: 2.5 });
});

it('draws one line around Rooms that touch', () => {
  const size = { width: 200, height: 160 };
  const place = (space: string) => ({ x: at(space).x * size.width, y: at(space).y * size.height });
  expect(outline(['centre'].map(place), size).match(/M/g)).toHaveLength(6);
  expect(outline(['centre', 'e'].map(place), size).match(/M/g)).toHaveLength(10);
  expect(outline(DUEL.map(place), size).match(/M/g)).toHaveLength(18);
  expect(outline([], size)).toBe('');
});

it('knows which spaces touch', () => {
  expect(['ne', 'e', 'se', 'sw', 'w', 'nw'].every((space) => touch('centre', space))).toBe(true);
  expect(touch('ne', 'e') && touch('e', 'se') && touch('far-e', 'e')).toBe(true);
  expect(touch('e', 'w') || touch('centre', 'centre') || touch('far-e', 'centre') || touch('centre', 'x')).toBe(false);
});
