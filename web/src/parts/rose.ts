/** How the Rose is drawn: rings of petals, each of length 1 upwards from the middle, and leaves behind them. */

interface Ring {
  petals: number;
  /** How far it reaches in full bloom. */
  reach: number;
  /** Half the angle that one petal covers, in degrees; neighbours overlap. */
  wide: number;
  turn: number;
}

/** From within. */
const RINGS: readonly Ring[] = [
  { petals: 3, reach: 19, wide: 78, turn: 10 },
  { petals: 3, reach: 31, wide: 76, turn: 78 },
  { petals: 4, reach: 46, wide: 62, turn: 30 },
  { petals: 5, reach: 63, wide: 52, turn: 100 },
  { petals: 5, reach: 83, wide: 51, turn: 64 },
];

/** The rings that even a bud has. */
const BUD = 2;

/** How far a ring has come out, from 0 to 1: one after the other, each a little before the last is done. */
function grown(ring: number, open: number): number {
  if (ring < BUD) return 0.7 + 0.3 * open;
  const start = ((ring - BUD) / (RINGS.length - BUD)) * 0.75;
  const part = (open - start) / (1 - start);
  return part <= 0 ? 0 : 0.45 + 0.55 * Math.min(1, part);
}

const bounded = (open: number) => Math.min(1, Math.max(0, open));

/** So many rings can be told apart where the Rose is small. */
export const FEW = 3;

/** The rings as they stand, from without: each covers the feet of the one before. */
export function unfold(open: number, rings = RINGS.length) {
  const far = bounded(open);
  return RINGS.slice(0, rings)
    .map((ring, i) => {
      const out = grown(i, far);
      return { ...ring, grown: out, turn: ring.turn - 40 * (1 - out), depth: 4 * (RINGS.length - 1 - i) };
    })
    .reverse();
}

/** How far from the middle the outermost ring reaches. */
export function spread(open: number, rings = RINGS.length): number {
  return Math.max(...RINGS.slice(0, rings).map((ring, i) => ring.reach * grown(i, bounded(open))));
}

/** A point by its angle from upwards and its distance from the middle. */
function at(degrees: number, distance: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * distance).toFixed(3)} ${(-Math.cos(angle) * distance).toFixed(3)}`;
}

/** A broad petal whose lip comes to a soft point. */
export function petal(w: number): string {
  return (
    `M0 0C${at(-w * 1.2, 0.3)} ${at(-w * 1.12, 0.6)} ${at(-w * 0.94, 0.8)}` +
    `C${at(-w * 0.8, 1)} ${at(-w * 0.3, 0.99)} ${at(w * 0.06, 1.06)}` +
    `C${at(w * 0.36, 0.99)} ${at(w * 0.8, 1.02)} ${at(w * 0.93, 0.8)}` +
    `C${at(w * 1.12, 0.58)} ${at(w * 1.2, 0.3)} 0 0Z`
  );
}

/** The half of the lip that curls back. */
export function curl(w: number): string {
  return (
    `M${at(w * 0.06, 1.06)}C${at(w * 0.36, 0.99)} ${at(w * 0.8, 1.02)} ${at(w * 0.93, 0.8)}` +
    `C${at(w * 0.7, 0.84)} ${at(w * 0.3, 0.86)} ${at(w * 0.06, 1.06)}Z`
  );
}

/** A pointed leaf with its rib and veins. */
export function leaf(): string {
  return (
    `M0 0C${at(-34, 0.6)} ${at(-20, 1)} ${at(2, 1.22)}C${at(22, 1)} ${at(30, 0.6)} 0 0` +
    `M0 0Q${at(-3, 0.8)} ${at(2, 1.22)}M${at(-1, 0.95)}L${at(-9, 1.02)}M${at(-1, 0.95)}L${at(8, 1.02)}`
  );
}
