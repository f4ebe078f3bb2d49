// How large the Rooms are: as the box of the Lodge allows, and as wide as a table seen from a chair.
import { apart, cellAt, frame, type Point, type Size } from './hexes';

/** A regular hex, and the widest: the hexes are stretched between them to fill the box. */
const REGULAR = Math.sqrt(3) / 2;
const WIDEST = 1.31;

/** What a Room's edge, its slab and its glow need around the Lodge. */
const MARGIN = { across: 8, down: 18 };

/** The height of a Cell: it holds a Mage. */
const CELL = 70;
const PARTS = { least: 0.27, most: 0.48 };

type Axial = readonly [number, number];

export interface Layout {
  /** A Room, from one to the next. */
  room: Size;
  /** A Cell as a part of a Room. */
  part: number;
  rooms: Point[];
  cells: Point[];
}

/** Lays Rooms and Cells out in the middle of a box, as large as they fit. */
export function layOut(box: Size, rooms: readonly Point[], cells: readonly Axial[]): Layout {
  let part = PARTS.most;
  for (let again = 0; ; again += 1) {
    const at = cells.map((cell) => placeOf(cell, rooms, part));
    const around = frame(rooms, at, part);
    const room = sizeIn(box, around);
    const fitting = Math.min(PARTS.most, Math.max(PARTS.least, CELL / room.height));
    if (again < 4 && Math.abs(fitting - part) > 0.002) {
      part = fitting;
      continue;
    }
    const x = box.width / 2 - (around.x + around.width / 2) * room.width;
    const y = box.height / 2 - (around.y + around.height / 2) * room.height - MARGIN.down / 6;
    const place = (point: Point) => ({ x: x + point.x * room.width, y: y + point.y * room.height });
    return { room, part, rooms: rooms.map(place), cells: at.map(place) };
  }
}

/**
 * Where a Cell lies: in the notch between its Rooms. Where that is above or below all Rooms, it is in the free corner
 * beside them, and where it is at the very side, by the edge of that of its Rooms that leaves the side free.
 */
function placeOf(cell: Axial, rooms: readonly Point[], part: number): Point {
  const notch = cellAt(cell, rooms, part);
  const { x, y, width, height } = frame(rooms, [], 0);
  const outer = Math.abs(notch.x - x - width / 2) > width / 2 - 0.5 && Math.abs(notch.y) > 0.3;
  const near = rooms.filter((room) => apart(room, notch) < (1 + part) / 2 + 0.05);
  const inner = near.toSorted((a, b) => Math.abs(a.x) - Math.abs(b.x))[0];
  if (outer && inner) {
    const out = 1 + part;
    return { x: inner.x + Math.sign(notch.x) * 0.25 * out, y: inner.y + Math.sign(notch.y) * 0.375 * out };
  }
  if (notch.y - part / 2 > y - 0.02 && notch.y + part / 2 < y + height + 0.02) return notch;
  const up = Math.sign(notch.y);
  const side = Math.abs(notch.x) > 0.1 ? Math.sign(notch.x) : -up;
  const row = Math.max(...rooms.map((room) => room.y * up));
  const last = Math.max(...rooms.filter((room) => room.y * up > row - 0.1).map((room) => room.x * side));
  return { x: side * (last + 0.57 + part / 2), y: up * (row + 0.1) };
}

function sizeIn(box: Size, around: Size): Size {
  if (around.width === 0) return { width: 0, height: 0 };
  const wide = Math.max(1, box.width - MARGIN.across) / around.width;
  const high = Math.max(1, box.height - MARGIN.down) / around.height;
  return { width: Math.min(wide, high * WIDEST), height: Math.min(high, wide / REGULAR) };
}
