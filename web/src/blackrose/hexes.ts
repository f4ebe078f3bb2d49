import type { Box } from './panzoom.svelte';

/** A place in the plane. */
export interface Point {
  x: number;
  y: number;
}

/** Axial coordinates: `q` steps to the east, `r` steps to the south-east. */
type Axial = readonly [q: number, r: number];

/** The distance from the middle of a Room to its corners. */
export const RADIUS = 100;

/** The same of a Cell: it is small and lies in the notch between its Rooms. */
export const CELL_RADIUS = 52;

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

/** The middle of a Cell at this place: smaller than a Room, it moves up to the Rooms beside it. */
export function cellAt(axial: Axial, rooms: readonly Point[]): Point {
  const { x, y } = middle(axial);
  const beside = rooms.filter((room) => Math.hypot(room.x - x, room.y - y) < RADIUS * 2);
  const mean = (of: (at: Point) => number) => beside.reduce((sum, room) => sum + of(room), 0) / beside.length;
  const [dx, dy] = [mean((room) => room.x) - x, mean((room) => room.y) - y];
  const nearer = (RADIUS - CELL_RADIUS) / Math.hypot(dx, dy);
  return { x: round(x + dx * nearer), y: round(y + dy * nearer) };
}

/** The corners of a hex, as SVG writes them. */
export function corners(at: Point, radius = RADIUS): string {
  const corner = (i: number) => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return `${round(at.x + radius * Math.cos(angle))},${round(at.y + radius * Math.sin(angle))}`;
  };
  return [0, 1, 2, 3, 4, 5].map(corner).join(' ');
}

/** The frame around Rooms and Cells with these middles. */
export function frame(rooms: readonly Point[], cells: readonly Point[]): Box {
  const margin = 4;
  const around = (radius: number) => (at: Point) => {
    const wide = radius * (Math.sqrt(3) / 2) + margin;
    return { left: at.x - wide, right: at.x + wide, top: at.y - radius - margin, bottom: at.y + radius + margin };
  };
  const boxes = [...rooms.map(around(RADIUS)), ...cells.map(around(CELL_RADIUS))];
  const left = Math.min(0, ...boxes.map((box) => box.left));
  const top = Math.min(0, ...boxes.map((box) => box.top));
  const width = Math.max(0, ...boxes.map((box) => box.right)) - left;
  const height = Math.max(0, ...boxes.map((box) => box.bottom)) - top;
  return { x: round(left), y: round(top), width: round(width), height: round(height) };
}

function middle([q, r]: Axial): Point {
  return { x: round(RADIUS * Math.sqrt(3) * (q + r / 2)), y: round(RADIUS * 1.5 * r) };
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
