import { describe, expect, it } from 'vitest';
import { spaceAt, type Point } from './hexes';
import { layOut } from './stretch';

const INNER = ['centre', 'ne', 'e', 'se', 'sw', 'w', 'nw'];
const OUTER = ['n', 'far-ne', 'ene', 'far-e', 'ese', 'far-se', 's', 'far-sw', 'wsw', 'far-w', 'wnw', 'far-nw'];
const places = (spaces: string[]) => spaces.flatMap((space) => spaceAt(space) ?? []);

/** Rooms and Cells of the games, by seats. */
const LODGES = {
  duel: [
    places(INNER),
    [
      [1, -2],
      [-1, 2],
    ],
  ],
  two: [
    places([...INNER, ...OUTER]),
    [
      [-2, -1],
      [2, 1],
    ],
  ],
  three: [
    places([...INNER, ...OUTER]),
    [
      [1, -3],
      [2, 1],
      [-3, 2],
    ],
  ],
  four: [
    places([...INNER, ...OUTER]),
    [
      [-2, -1],
      [2, -3],
      [2, 1],
      [-2, 3],
    ],
  ],
} as const satisfies { [lodge: string]: readonly [Point[], readonly (readonly [number, number])[]] };

const BOXES = [
  { width: 1060, height: 648 },
  { width: 805, height: 645 },
  { width: 390, height: 466 },
  { width: 560, height: 320 },
  { width: 1900, height: 1180 },
];

const each = Object.entries(LODGES).flatMap(([name, [rooms, cells]]) =>
  BOXES.map((box) => [`${name} in ${box.width}x${box.height}`, box, layOut(box, rooms, cells)] as const),
);

describe('the Lodge in a box', () => {
  it.each(each)('keeps inside, and fills it one way: %s', (_, box, { room, part, rooms, cells }) => {
    const all = [...rooms.map((at) => ({ at, half: 0.5 })), ...cells.map((at) => ({ at, half: part / 2 }))];
    const across = all.flatMap(({ at, half }) => [at.x - half * room.width, at.x + half * room.width]);
    const down = all.flatMap(({ at, half }) => [at.y - half * room.height, at.y + half * room.height]);
    const [left, right, top, foot] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(box.width);
    expect(foot).toBeLessThanOrEqual(box.height);
    expect(right - left > box.width - 10 || foot - top > box.height - 20).toBe(true);
    expect(room.width / room.height).toBeGreaterThan(0.86);
    expect(room.width / room.height).toBeLessThan(1.32);
  });

  it.each(each)('keeps Cells off Rooms and each other: %s', (_, __, { room, part, rooms, cells }) => {
    for (const cell of cells) {
      for (const at of rooms) {
        const [x, y] = [(cell.x - at.x) / room.width, ((cell.y - at.y) / room.height) * (2 / Math.sqrt(3))];
        expect(Math.hypot(x, y)).toBeGreaterThan((1 + part) / 2 - 0.001);
      }
    }
  });

  it('is as large as on the pictures at a desk', () => {
    const [rooms, cells] = LODGES.four;
    const { room } = layOut({ width: 1060, height: 660 }, rooms, cells);
    expect(room.width).toBeGreaterThan(205);
    expect(room.height).toBeGreaterThan(158);
    const duel = layOut({ width: 960, height: 640 }, ...LODGES.duel).room;
    expect(duel.width).toBeGreaterThan(315);
    expect(duel.height).toBeGreaterThan(243);
  });

  it('has regular Rooms where it is narrow', () => {
    const { room } = layOut({ width: 390, height: 800 }, ...LODGES.four);
    expect(room.width / room.height).toBeCloseTo(Math.sqrt(3) / 2, 3);
  });
});
