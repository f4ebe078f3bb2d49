import { describe, expect, it } from 'vitest';
import { CELL_RADIUS, cellAt, corners, frame, RADIUS, spaceAt, touch, type Point } from './hexes';

const DUEL = ['centre', 'ne', 'e', 'se', 'sw', 'w', 'nw'];
const OUTER = ['n', 'far-ne', 'ene', 'far-e', 'ese', 'far-se', 's', 'far-sw', 'wsw', 'far-w', 'wnw', 'far-nw'];

const at = (space: string): Point => {
  const point = spaceAt(space);
  if (!point) throw new Error(space);
  return point;
};
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) / (RADIUS * Math.sqrt(3));

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
  const rooms = ['nw', 'ne', 'sw', 'se'].flatMap((space) => spaceAt(space) ?? []);
  // The corner that a Room and its Cell share.
  expect(cellAt([1, -2], rooms)).toEqual({ x: 0, y: -2 * RADIUS - CELL_RADIUS });
  expect(cellAt([-1, 2], rooms)).toEqual({ x: 0, y: 2 * RADIUS + CELL_RADIUS });
});

it('draws hexes that stand on a corner, inside the frame', () => {
  const points = corners({ x: 0, y: 0 }).split(' ');
  expect(points).toHaveLength(6);
  expect(points[0]).toBe('0,-100');
  const { x: left, y: top, width, height } = frame(DUEL.map(at), []);
  expect(left).toBeLessThanOrEqual(at('w').x - (RADIUS * Math.sqrt(3)) / 2);
  expect(top + height).toBeGreaterThanOrEqual(at('se').y + RADIUS);
  expect(width).toBeGreaterThan(height * 0.9);
});

it('knows which spaces touch', () => {
  expect(['ne', 'e', 'se', 'sw', 'w', 'nw'].every((space) => touch('centre', space))).toBe(true);
  expect(touch('ne', 'e') && touch('e', 'se') && touch('far-e', 'e')).toBe(true);
  expect(touch('e', 'w') || touch('centre', 'centre') || touch('far-e', 'centre') || touch('centre', 'x')).toBe(false);
});
