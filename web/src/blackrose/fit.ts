// What a Room of a given size has room for: its name, its sockets, the Models in it, and as much of its text as is left.
import { crowd, type Crowd } from './crowd';
import type { Point, Size } from './hexes';
import { phrases, shorter } from './phrases';
import { measure, type Face } from './widths';

/** What is to stand in a Room. */
export interface Wish {
  name: string;
  text: string;
  /** Places for Instability; none where a Room has no more. */
  slots: number;
  models: number;
  /** Its sign is an activation token. */
  coin: boolean;
  /** It has fallen to ruin: no text any more. */
  bare: boolean;
  polish: boolean;
}

export interface Line {
  text: string;
  y: number;
  /** The width it is squeezed into, where it is too long in any size. */
  squeezed?: number;
}

export interface Fitted {
  sign: { y: number; radius: number };
  name: { size: number; lines: Line[] };
  text: { size: number; lines: Line[] };
  /** There is a text, and nothing of it shows. */
  hidden: boolean;
  sockets: Point[];
  gem: number;
  crowd: Crowd;
}

/** Sizes of a Room as wide as on a table for four at a desk. */
const USUAL = { width: 212, height: 162 };
const NAME = { usual: 16, most: 22, least: 12 };
const TEXT = { usual: 13, most: 17 };
/** Below this a Room says its name only. */
const TEXT_FROM = 104;
const MOST_LINES = 5;

const between = (least: number, n: number, most: number) => Math.max(least, Math.min(n, most));

/** Half the width of a hex of a size, at a height from its middle. */
function halfAt({ width, height }: Size, y: number): number {
  const out = Math.abs(y) - height / 4;
  return (width / 2) * (out <= 0 ? 1 : Math.max(0, 1 - out / (height / 4)));
}

/** The places along the two lower panes, from the left one's upper end to the right one's. */
export function socketsOf(count: number, { width, height }: Size, crowded: boolean): Point[] {
  const half = Math.floor(count / 2);
  const odd = count % 2;
  const step = half > 3 ? Math.min(0.185, 0.75 / (half - 1)) : 0.215;
  const from = (half > 3 ? 0.13 : crowded ? 0.3 : 0.24) + (odd ? 0.03 : 0);
  const place = (side: number, along: number): Point => ({
    x: side * width * 0.45 * along,
    y: height * (0.44 - 0.22 * along),
  });
  const arm = Array.from({ length: half }, (_, i) => from + i * step);
  return [
    ...arm.toReversed().map((along) => place(-1, along)),
    ...(odd ? [place(0, 0)] : []),
    ...arm.map((along) => place(1, along)),
  ];
}

/** How large a cube may be among so many. */
function gemOf(count: number, { width }: Size): number {
  const step = count > 7 ? Math.min(0.185, 0.75 / (Math.floor(count / 2) - 1)) : 0.215;
  return Math.min(9.3, Math.max(6.2, width * 0.0292), 0.45 * step * width * 0.46);
}

export function fitRoom(wish: Wish, size: Size): Fitted {
  const scale = Math.min(size.width / USUAL.width, size.height / USUAL.height);
  const larger = Math.max(1, scale) ** 0.75;
  const tall = size.height / USUAL.height;
  const sign = { y: -0.385 * size.height, radius: between(5, (wish.coin ? 15 : 12) * tall, wish.coin ? 19 : 17) };
  const sockets = socketsOf(wish.slots, size, wish.models > 0);
  const gem = gemOf(wish.slots, size);
  const name = fitName(wish, size, sign.y + sign.radius, larger);
  const last = name.lines.at(-1)?.y ?? 0;
  const standing = crowd(wish.models, size, sockets, gem, wish.bare);
  const text = Math.min(TEXT.most, TEXT.usual * larger);
  const most = wish.bare || size.width < TEXT_FROM || wish.models > 2 ? 0 : wish.models > 0 ? 3 : MOST_LINES;
  const floor = wish.models > 0 ? Math.min(...standing.places.map(({ y }) => y)) - standing.radius - 5 : size.height;
  const free = (y: number) => {
    const [top, foot] = [y - text * 0.74, y + text * 0.26];
    if (foot > floor) return 0;
    const glass = { width: size.width * 0.86, height: size.height * 0.86 };
    const beside = sockets.filter((socket) => socket.y - gem - 2 < foot).map((socket) => Math.abs(socket.x) - gem - 4);
    return 2 * Math.min(halfAt(glass, top) - 3, halfAt(glass, foot) - 3, ...beside);
  };
  const lines = fitText(wish.text, text, last + text * 1.16 + 2, most, free);
  return {
    sign,
    name,
    text: { size: text, lines },
    hidden: !wish.bare && wish.text !== '' && lines.length === 0,
    sockets,
    gem,
    crowd: standing,
  };
}

/** The name in one line, somewhat smaller if need be, or in two, or in three. */
function fitName({ name, polish }: Wish, size: Size, under: number, larger: number): Fitted['name'] {
  const face: Face = polish ? 'polish' : 'name';
  const full = size.width < TEXT_FROM ? NAME.least : Math.min(NAME.most, NAME.usual * larger);
  const from = (letters: number) => under + letters * 0.74 + 1;
  const room = (y: number, letters: number) => 2 * halfAt(size, y - letters * 0.55) - 12;
  const step = 1.03;
  for (const least of [1, 2, 3]) {
    for (let letters = full; letters >= (least === 1 ? Math.max(NAME.least, full - 2) : NAME.least); letters -= 0.5) {
      const y = from(letters);
      const lines = balanced(name, least, (line) => measure(line, letters, face));
      const fits = lines.every((line, i) => {
        const at = y + i * letters * step;
        return measure(line, letters, face) <= room(at, letters);
      });
      if (fits) return { size: letters, lines: lines.map((text, i) => ({ text, y: y + i * letters * step })) };
    }
  }
  const letters = NAME.least;
  const lines = balanced(name, 2, (line) => measure(line, letters, face));
  return {
    size: letters,
    lines: lines.map((text, i) => {
      const y = from(letters) + i * letters * step;
      const most = room(y, letters);
      return measure(text, letters, face) > most ? { text, y, squeezed: most } : { text, y };
    }),
  };
}

/** Words in so many lines, as even as can be; fewer words give fewer lines. */
function balanced(text: string, count: number, long: (line: string) => number): string[] {
  const all = text.split(' ');
  if (count === 1 || all.length === 1) return [text];
  let best: string[] = [text];
  for (let cut = 1; cut < all.length; cut += 1) {
    const lines = [all.slice(0, cut).join(' '), ...balanced(all.slice(cut).join(' '), count - 1, long)];
    const longest = (lines: string[]) => Math.max(...lines.map(long));
    if (best.length === 1 || longest(lines) < longest(best)) best = lines;
  }
  return best;
}

/** Parts of the room there is, in which a text may stand as well. */
const EVEN = [0.5, 0.58, 0.66, 0.74, 0.82, 0.9];

/** The longest form of a text that fits, from a height on, in at most so many lines. */
function fitText(text: string, size: number, y: number, most: number, free: (y: number) => number): Line[] {
  if (most === 0 || text === '') return [];
  const long = (line: string) => measure(line, size, 'text') * 1.015;
  /** The text in lines of at most this part of the room there is; nothing if it takes more lines than there are. */
  const set = (form: string, part: number): Line[] | undefined => {
    const lines: Line[] = [];
    const rest = form.split(' ');
    while (rest.length > 0 && lines.length < most) {
      const at = y + lines.length * size * 1.14;
      const room = free(at) * part;
      let line = rest[0] ?? '';
      let taken = 1;
      while (taken < rest.length && long(`${line} ${rest[taken]}`) <= room) {
        line += ` ${rest[taken]}`;
        taken += 1;
      }
      if (long(line) > room) return undefined;
      lines.push({ text: line, y: at });
      rest.splice(0, taken);
    }
    return rest.length === 0 ? lines : undefined;
  };
  for (const form of shorter(phrases(text))) {
    const whole = set(form, 1);
    if (!whole) continue;
    // As even as can be: no word hangs alone in the last line.
    const even = EVEN.map((part) => set(form, part)).find((lines) => lines?.length === whole.length);
    return even ?? whole;
  }
  return [];
}
