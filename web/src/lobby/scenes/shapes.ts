/** Shapes that the scenes of the lobby are drawn of: a few lines of code weigh less than a picture. */

/** A place, as SVG writes it. */
export type Spot = readonly [x: number, y: number];

const round = (n: number): number => Math.round(n * 10) / 10;

/** The place so far from a middle, at an angle from the top. */
export function around(degrees: number, far: number, x = 0, y = 0): Spot {
  const angle = (degrees * Math.PI) / 180;
  return [round(x + Math.sin(angle) * far), round(y - Math.cos(angle) * far)];
}

/** A hex on its corner, as flat as one wishes. */
export function hex(wide: number, high: number): string {
  const [x, y, top] = [round(wide / 2), round(high / 4), round(high / 2)];
  return `0,${-top} ${x},${-y} ${x},${y} 0,${top} ${-x},${y} ${-x},${-y}`;
}

/** The middles of nineteen Rooms in five rows. */
export function lodge(wide: number, high: number): Spot[] {
  return [3, 4, 5, 4, 3].flatMap((rooms, row) =>
    Array.from({ length: rooms }, (_, i): Spot => [round((i - (rooms - 1) / 2) * wide), round(row * high)]),
  );
}

/** Rays of light from a place, as one outline. */
export function rays(x: number, y: number, count: number, far: number): string {
  const step = 360 / count;
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [around(step * (i - 0.22), far, x, y), around(step * (i + 0.22), far, x, y)];
    return `M${x} ${y}L${a.join(' ')}L${b.join(' ')}Z`;
  }).join('');
}

/** One pane of a round window: the `i`th of so many, between two rings. */
export function pane(i: number, count: number, from: number, to: number, turn = 0): string {
  const step = 360 / count;
  const [a, b] = [turn + i * step + 1.6, turn + (i + 1) * step - 1.6];
  const bow = around((a + b) / 2, to + 7);
  return `M${around(a, from).join(' ')}L${around(a, to).join(' ')}Q${bow.join(' ')} ${around(b, to).join(' ')}L${around(b, from).join(' ')}Z`;
}

/** Where the pips of a die lie, from -1 to 1. */
export function pips(value: number): Spot[] {
  const corners: Spot[] = [
    [-1, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, 0],
    [1, 0],
  ];
  return [...(value % 2 ? [[0, 0] as Spot] : []), ...corners.slice(0, value - (value % 2))];
}
