// How the Models in a Room stand: side by side, then like coins over each other, then with a count of the others.
import type { Point, Size } from './hexes';

export interface Crowd {
  /** The middles of those that show, from left to right; the last is the count, if there is one. */
  places: Point[];
  radius: number;
  /** They overlap: their Health is a number. */
  coins: boolean;
  /** How many the count stands for. */
  more: number;
}

const MOST = 5;

/** The edge around a Model with its Health. */
export const EDGE = 5;
/** How far below a coin the number of its Health reaches. */
export const NUMBER = 12;

export function crowd(count: number, size: Size, sockets: readonly Point[], gem: number, bare: boolean): Crowd {
  const { width, height } = size;
  const radius = Math.min(30, Math.max(8, Math.min((18.5 * height) / 162, width * 0.145)));
  const shown = Math.min(count, MOST);
  const coins = count > 3;
  const step =
    shown < 2
      ? 0
      : shown === 2
        ? Math.min(radius * 2 + 20, width * 0.78 - radius * 2 - 6)
        : Math.min(radius * 2 + 15, (width * (coins ? 0.76 : 0.78) - radius * 2) / (shown - 1));
  const across = Array.from({ length: shown }, (_, i) => (i - (shown - 1) / 2) * step);
  const reach = radius + EDGE;
  // Down to the sockets, but never onto them.
  const clear = (y: number) =>
    across.every((x) =>
      sockets.every(
        (socket) =>
          Math.hypot(socket.x - x, socket.y - y) >= reach + gem &&
          !(coins && Math.abs(socket.x - x) < 10 + gem && socket.y - gem < y + radius + NUMBER),
      ),
    );
  const lowest = height * (bare ? 0.12 : sockets.length > 0 ? 0.19 : 0.21);
  let y = lowest;
  while (y > -height * 0.06 && !clear(y)) y -= 1;
  return { places: across.map((x) => ({ x, y })), radius, coins, more: count - shown };
}

/** All Models of a Room that was opened: in rows of five, over its text. */
export function spread(count: number, size: Size): Crowd {
  const { width, height } = size;
  const rows = Math.ceil(count / MOST);
  const perRow = Math.ceil(count / rows);
  const radius = Math.min((15 * height) / 162, (width * 0.8) / (perRow * 2.4), (height * 0.5) / (rows * 2.6));
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: ((i % perRow) - (inRow - 1) / 2) * radius * 2.4, y: (row - (rows - 1) / 2) * radius * 2.8 };
  });
  return { places, radius, coins: true, more: 0 };
}
