// Where Rooms and Cells lie: in steps of one Room to the right and down, whatever size Rooms are drawn in.
import type { Box } from './panzoom.svelte';

/** A place in the plane. */
export interface Point {
  x: number;
  y: number;
}

/** How wide and how high something is. */
export interface Size {
  width: number;
  height: number;
}

/** Axial coordinates: `q` steps to the east, `r` steps to the south-east. */
type Axial = readonly [q: number, r: number];

const SPACES: { [space: string]: Axial } = {
  centre: [0, 0],
  ne: [1, -1],
  e: [1, 0],
  se: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [0, -1],
  n: [1, -2],
  'far-ne': [2, -2],
  ene: [2, -1],
  'far-e': [2, 0],
  ese: [1, 1],
  'far-se': [0, 2],
  s: [-1, 2],
  'far-sw': [-2, 2],
  wsw: [-2, 1],
  'far-w': [-2, 0],
  wnw: [-1, -1],
  'far-nw': [0, -2],
};

/** The middle of a space of the Lodge, by its name. */
export function spaceAt(space: string): Point | undefined {
  const axial = SPACES[space];
  return axial && middle(axial);
}

/** Do two spaces of the Lodge touch? */
export function touch(one: string, other: string): boolean {
  const [a, b] = [SPACES[one], SPACES[other]];
  if (!a || !b) return false;
  const [q, r] = [a[0] - b[0], a[1] - b[1]];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}

/** How far two places are from each other, in steps. */
export function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, ((one.y - other.y) * 2) / Math.sqrt(3));
}

/** The middle of a Cell at this place, drawn as this part of a Room: it moves up to the Rooms beside it. */
export function cellAt(axial: Axial, rooms: readonly Point[], part: number): Point {
  const { x, y } = middle(axial);
  const beside = rooms.filter((room) => Math.abs(room.y - y) < 1 && Math.hypot(room.x - x, room.y - y) < 1.3);
  if (beside.length === 0) return { x, y };
  const mean = (of: (at: Point) => number) => beside.reduce((sum, room) => sum + of(room), 0) / beside.length;
  // The corner that it shares with two Rooms is as far from its middle as from theirs.
  const [dx, dy] = [(mean((room) => room.x) - x) / 1.5, (mean((room) => room.y) - y) / 1.5];
  return { x: x + dx * (1 - part), y: y + dy * (1 - part) };
}

/** The corners of a hex of this size around the middle, from the top. */
export function hex(width: number, height: number): Point[] {
  const [x, y] = [width / 2, height / 2];
  return [
    { x: 0, y: -y },
    { x, y: -y / 2 },
    { x, y: y / 2 },
    { x: 0, y },
    { x: -x, y: y / 2 },
    { x: -x, y: -y / 2 },
  ];
}

/** Points as SVG writes them. */
export const points = (all: readonly Point[]): string => all.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');

/** The corners of a hex as SVG writes them. */
export const corners = (width: number, height: number): string => points(hex(width, height));

/** The frame around Rooms, and around Cells that are drawn as this part of one, in Rooms. */
export function frame(rooms: readonly Point[], cells: readonly Point[], part: number): Box {
  const all = [...rooms.map((at) => ({ at, half: 0.5 })), ...cells.map((at) => ({ at, half: part / 2 }))];
  if (all.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const least = (of: (one: (typeof all)[number]) => number) => Math.min(...all.map(of));
  const [x, y] = [least(({ at, half }) => at.x - half), least(({ at, half }) => at.y - half)];
  return {
    x,
    y,
    width: -least(({ at, half }) => -at.x - half) - x,
    height: -least(({ at, half }) => -at.y - half) - y,
  };
}

/** The outline around Rooms of this size with these middles, as a path; edges between two of them are not of it. */
export function outline(rooms: readonly Point[], { width, height }: Size): string {
  const edges = new Map<string, string>();
  const written = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  const key = ({ x, y }: Point) => `${Math.round(x / 3)} ${Math.round(y / 3)}`;
  for (const at of rooms) {
    const around = hex(width, height).map(({ x, y }) => ({ x: x + at.x, y: y + at.y }));
    around.forEach((from, i) => {
      const to = around[(i + 1) % around.length] ?? from;
      const edge = [key(from), key(to)].sort().join(' ');
      if (edges.has(edge)) edges.delete(edge);
      else edges.set(edge, `M${written(from)}L${written(to)}`);
    });
  }
  return [...edges.values()].join('');
}

function middle([q, r]: Axial): Point {
  return { x: q + r / 2, y: r * 0.75 };
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
