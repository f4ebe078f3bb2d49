// The emblem of the Black Rose as a side of the game: five rings of petals, three where it is small.
import { p, round, type Drawings, type Shape } from './draw';

/** From within: petals, how far they reach, half the angle that one covers, turn. */
const RINGS = [
  [3, 19, 78, 10],
  [3, 31, 76, 78],
  [4, 46, 62, 30],
  [5, 63, 52, 100],
  [5, 83, 51, 64],
] as const;

/** A point of a petal that stands at an angle. */
const at = (turn: number, long: number) => (degrees: number, share: number) => {
  const angle = ((degrees + turn) * Math.PI) / 180;
  return `${round(Math.sin(angle) * share * long)} ${round(-Math.cos(angle) * share * long)}`;
};

function petal(turn: number, long: number, w: number): string {
  const a = at(turn, long);
  return (
    `M0 0C${a(-w * 1.2, 0.3)} ${a(-w * 1.12, 0.6)} ${a(-w * 0.94, 0.8)}C${a(-w * 0.8, 1)} ${a(-w * 0.3, 0.99)} ${a(w * 0.06, 1.06)}` +
    `C${a(w * 0.36, 0.99)} ${a(w * 0.8, 1.02)} ${a(w * 0.93, 0.8)}C${a(w * 1.12, 0.58)} ${a(w * 1.2, 0.3)} 0 0Z`
  );
}

function curl(turn: number, long: number, w: number): string {
  const a = at(turn, long);
  return (
    `M${a(w * 0.06, 1.06)}C${a(w * 0.36, 0.99)} ${a(w * 0.8, 1.02)} ${a(w * 0.93, 0.8)}` +
    `C${a(w * 0.7, 0.84)} ${a(w * 0.3, 0.86)} ${a(w * 0.06, 1.06)}Z`
  );
}

function leaf(turn: number, long: number): string {
  const a = at(turn, long);
  return `M0 0C${a(-34, 0.6)} ${a(-20, 1)} ${a(2, 1.22)}C${a(22, 1)} ${a(30, 0.6)} 0 0`;
}

function bloom(rings: number, far: number): Shape[] {
  const scale = far / (RINGS[rings - 1]?.[1] ?? 1);
  const shapes: Shape[] = rings > 3 ? [62, 188, 305].map((turn) => p(leaf(turn, far * 1.06), 'f')) : [];
  for (let i = rings - 1; i >= 0; i -= 1) {
    const [n, reach, wide, turn] = RINGS[i] ?? [0, 0, 0, 0];
    const deep = 4 + (rings > 3 ? 5 : 9) * (rings - 1 - i);
    for (let j = 0; j < n; j += 1) {
      const to = turn + (360 / n) * j;
      shapes.push({ ...p(petal(to, reach * scale, wide), 'p'), deep });
      if (rings > 3) shapes.push({ ...p(curl(to, reach * scale, wide), 'p'), deep: deep + 14 });
    }
  }
  return shapes;
}

export const sides: Drawings = { rose: () => bloom(5, 39), rosette: () => bloom(3, 41) };
