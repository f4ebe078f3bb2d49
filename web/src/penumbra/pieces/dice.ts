/** A die as the game names it: its kind, the value it shows, and whether it lies apart from the pool. */
export interface DieParts {
  kind: string;
  /** None for a die that shows nothing: any die of the kind. */
  value: number | undefined;
  plane: string | undefined;
}

export function partsOfDie(die: string): DieParts {
  const [kind = 'bone', value, plane] = die.split(' ');
  return { kind, value: value === undefined ? undefined : Number(value), plane };
}

const [LOW, MID, HIGH] = [9, 16, 23];
type Pip = readonly [number, number];
const CENTRE: Pip = [MID, MID];
const RISING: Pip[] = [
  [LOW, HIGH],
  [HIGH, LOW],
];
const FALLING: Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const SIDES: Pip[] = [
  [LOW, MID],
  [HIGH, MID],
];

/** Where the pips of a value stand on a face of 32 by 32. */
export function pips(value: number): Pip[] {
  return [
    ...(value % 2 === 1 ? [CENTRE] : []),
    ...(value > 1 ? RISING : []),
    ...(value > 3 ? FALLING : []),
    ...(value === 6 ? SIDES : []),
  ];
}

/** Each colour has the hatching of heraldry, too, so that it is told apart without colour. */
export const HATCHING: { [kind: string]: string } = {
  red: 'M5.5 3V29M12.5 3V29M19.5 3V29M26.5 3V29',
  blue: 'M3 5.5H29M3 12.5H29M3 19.5H29M3 26.5H29',
  green: 'M3 10L22 29M3 19L13 29M3 3L29 29M12 3L29 20M20 3L29 12',
  purple: 'M29 10L10 29M29 19L19 29M29 3L3 29M20 3L3 20M12 3L3 12',
  orange: 'M3 9L9.5 4L16 9L22.5 4L29 9M3 18L9.5 13L16 18L22.5 13L29 18M3 27L9.5 22L16 27L22.5 22L29 27',
  yellow: [6, 12.6, 19.3, 26].flatMap((x) => [6, 12.6, 19.3, 26].map((y) => `M${x} ${y}h.1`)).join(''),
};
