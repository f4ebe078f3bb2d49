// The glass of a Room that has fallen to ruin: shards left in the lead around a dark hole, splinters at its foot.
import { points, type Point, type Size } from './hexes';

export interface Shard {
  points: string;
  /** How much of its colour it has kept, in hundredths. */
  kept: number;
}

/** Numbers between 0 and 1 that are the same for the same seed. */
function chance(seed: number): () => number {
  let state = seed * 7919 + 131;
  const next = () => {
    state = (state * 16807 + 11) % 2147483647;
    return state / 2147483647;
  };
  for (let i = 0; i < 5; i += 1) next();
  return next;
}

const CORNER = Math.PI / 3;
const SHARDS = 11;
const SPLINTERS = 8;

export function wreck(size: Size, seed: number): Shard[] {
  const next = chance(seed);
  const [wide, high, low] = [size.width * 0.39, size.height * 0.39, size.height * 0.05];
  /** The edge of the glass in a direction. */
  const edge = (angle: number): Point => {
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const far = 1 / Math.max(Math.abs(x) / wide, Math.abs(y) / high + (Math.abs(x) / wide) * 0.5);
    return { x: x * far, y: y * far };
  };
  const inwards = ({ x, y }: Point, by: number, down: number): Point => ({ x: x * by, y: y * by + down });
  const angles = Array.from({ length: SHARDS }, (_, i) => ((i + next() * 0.7) * 2 * Math.PI) / SHARDS);
  const shards = angles.flatMap((from, i) => {
    if ((i * 3 + seed) % 7 === 1) return [];
    const to = angles[i + 1] ?? (angles[0] ?? 0) + 2 * Math.PI;
    const [one, other] = [edge(from), edge(to)];
    const around = Math.ceil(from / CORNER) * CORNER;
    const tip = inwards(edge((from + to) / 2), 0.5 + next() * 0.4, low / 2);
    const shape = [
      one,
      ...(around < to ? [edge(around)] : []),
      other,
      inwards(other, 0.4 + next() * 0.3, low),
      tip,
      inwards(one, 0.38 + next() * 0.3, low),
    ];
    return [{ points: points(shape), kept: Math.round(22 + next() * 26) }];
  });
  const splinters = Array.from({ length: SPLINTERS }, () => {
    const x = (next() - 0.5) * size.width * 0.46;
    const y = size.height * (0.25 + next() * 0.09) - Math.abs(x) * 0.1;
    const [long, turn] = [3 + next() * 5, next() * 2 * Math.PI];
    const corner = (angle: number, far: number): Point => ({
      x: x + Math.sin(angle + turn) * far,
      y: y - Math.cos(angle + turn) * far,
    });
    return { points: points([corner(0, long), corner(2.3, long * 0.8), corner(4.2, long * 0.6)]), kept: 58 };
  });
  return [...shards, ...splinters];
}
