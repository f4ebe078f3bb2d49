import { expect, it } from 'vitest';
import type { View } from '../generated/View';
import { roundSign } from './round';

const view = (round: number, ending?: boolean) =>
  ({ round, moon: ending === undefined ? undefined : { moon: 3, ending } }) as unknown as View;

it('has no sign before the first Round', () => {
  expect(roundSign(view(0))).toBeNull();
});

it('counts the Rounds that were played, and knows the last', () => {
  expect(roundSign(view(1))).toEqual({ n: 1, played: 0, last: false });
  expect(roundSign(view(4, false))).toEqual({ n: 4, played: 3, last: false });
  expect(roundSign(view(9, true))).toEqual({ n: 9, played: 8, last: true });
});
