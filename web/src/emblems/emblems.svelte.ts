// Which emblem is whose. The drawings of a class come when one of them is first asked for, or before that with `all`.
import type { Drawings, Shape } from './draw';

const FILES = {
  mages: () => import('./mages').then((file) => file.mages),
  schools: () => import('./schools').then((file) => file.schools),
  creatures: () => import('./creatures').then((file) => file.creatures),
  disciplines: () => import('./disciplines').then((file) => file.disciplines),
  sides: () => import('./sides').then((file) => file.sides),
};

type FileName = keyof typeof FILES;

/** Where the emblems of a class of cards are. */
const CLASSES: { [cls: string]: FileName } = {
  mage: 'mages',
  school: 'schools',
  evocation: 'creatures',
  avatar: 'creatures',
  discipline: 'disciplines',
  side: 'sides',
};

let here = $state.raw<{ readonly [file in FileName]?: Drawings }>({});
const wanted = new Set<FileName>();
const drawn = new Map<string, readonly Shape[]>();

/** Takes in the drawings of a file. */
export function bring(drawings: { readonly [file in FileName]?: Drawings }): void {
  here = { ...here, ...drawings };
}

/** Fetches the drawings of a kind, once. */
export function want(file: FileName): void {
  if (wanted.has(file)) return;
  wanted.add(file);
  FILES[file]().then(
    (drawings) => bring({ [file]: drawings }),
    // A later emblem asks again.
    () => wanted.delete(file),
  );
}

/** The outlines of an emblem: `null` for one that nobody drew, nothing at all while the drawings are on their way. */
export function emblemOf(cls: string, id: string): readonly Shape[] | null | undefined {
  const file = CLASSES[cls];
  if (!file) return null;
  const drawings = here[file];
  if (!drawings) {
    want(file);
    return undefined;
  }
  const key = `${file}/${id}`;
  const known = drawn.get(key);
  if (known) return known;
  const shapes = Object.hasOwn(drawings, id) ? drawings[id]?.() : undefined;
  if (!shapes) return null;
  drawn.set(key, shapes);
  return shapes;
}
