// What the emblems are drawn with: a box from -50 to 50, one line, a soft and a deeper fill.

/** How an outline is filled: `f` softly, `d` deeper, `k` with the line's own colour, `n` not at all, `t` neither and with a thin
 * line, `h` a hole and `e` what gleams in it, `c` cut out of `k` and `l` a line in it, `p` a petal. */
export type Fill = 'f' | 'd' | 'k' | 'n' | 't' | 'h' | 'e' | 'c' | 'l' | 'p';

/** An outline of an emblem. */
export interface Shape {
  d: string;
  as: Fill;
  at?: string | undefined;
  /** How dark a petal is, in hundredths. */
  deep?: number;
}

type Part = Shape | readonly Shape[];

/** An emblem, drawn when it is first asked for. */
export type Drawing = () => readonly Shape[];
export type Drawings = { readonly [id: string]: Drawing };

export const round = (n: number) => Math.round(n * 100) / 100;

/** An emblem of these parts. */
export const draw =
  (...parts: readonly Part[]): Drawing =>
  () =>
    parts.flat();

/** A path. */
export const p = (d: string, as: Fill = 'n', at?: string): Shape => ({ d, as, at });

/** An ellipse. */
export const o = (x: number, y: number, rx: number, ry: number, as: Fill = 'f', at?: string): Shape =>
  p(`M${round(x - rx)} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`, as, at);

/** A circle. */
export const c = (x: number, y: number, r: number, as: Fill = 'f'): Shape => o(x, y, r, r, as);

/** A point by its angle from upwards and its distance from a middle. */
export function pt(degrees: number, r: number, cx = 0, cy = 0): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(cx + Math.sin(angle) * r), round(cy - Math.cos(angle) * r)];
}

const poly = (points: readonly [number, number][]) => `M${points.map((point) => point.join(' ')).join('L')}Z`;

/** A line outwards from one distance to another. */
export const ray = (degrees: number, from: number, to: number, cx = 0, cy = 0) =>
  `M${pt(degrees, from, cx, cy).join(' ')}L${pt(degrees, to, cx, cy).join(' ')}`;

/** As many as that, around the middle or over a part of it. */
export function around(n: number, part: (degrees: number, i: number) => Part, from = 0, to = 360): Shape[] {
  const step = (to - from) / (to - from === 360 ? n : n - 1);
  return Array.from({ length: n }, (_, i) => part(from + step * i, i)).flat();
}

/** The same at the other side. */
export const mirror = (...parts: readonly Part[]): Shape[] => {
  const shapes = parts.flat();
  return [...shapes, ...shapes.map((shape) => ({ ...shape, at: `scale(-1 1)${shape.at ?? ''}` }))];
};

export const star = (n: number, out: number, within: number, cx = 0, cy = 0) =>
  poly(Array.from({ length: n * 2 }, (_, i) => pt((180 / n) * i, i % 2 ? within : out, cx, cy)));

export const ngon = (n: number, r: number, turn = 0) =>
  poly(Array.from({ length: n }, (_, i) => pt(turn + (360 / n) * i, r)));

export function gear(teeth: number, out: number, within: number): string {
  const wide = 360 / teeth;
  const tooth = (at: number): [number, number][] => [
    pt(at - wide * 0.3, within),
    pt(at - wide * 0.2, out),
    pt(at + wide * 0.2, out),
    pt(at + wide * 0.3, within),
  ];
  return poly(Array.from({ length: teeth }, (_, i) => tooth(wide * i)).flat());
}

/** A leaf or flame from a point outwards, leaning to a side. */
export function blade(degrees: number, from: number, long: number, wide: number, lean = 0): string {
  const foot = pt(degrees, from).join(' ');
  const tip = pt(degrees + lean, from + long).join(' ');
  const one = pt(degrees - wide, from + long * 0.5).join(' ');
  const other = pt(degrees + wide, from + long * 0.5).join(' ');
  return `M${foot}Q${one} ${tip}Q${other} ${foot}Z`;
}

export const heart = (size = 1, y = 0) =>
  `M0 ${round(y + 26 * size)}C${round(-34 * size)} ${round(y + 4 * size)} ${round(-26 * size)} ${round(y - 26 * size)} 0 ${round(y - 9 * size)}` +
  `C${round(26 * size)} ${round(y - 26 * size)} ${round(34 * size)} ${round(y + 4 * size)} 0 ${round(y + 26 * size)}Z`;

export const eye = (wide: number, high: number, y = 0) =>
  `M${-wide} ${y}Q0 ${y - high * 2} ${wide} ${y}Q0 ${y + high * 2} ${-wide} ${y}Z`;
