import { expect, it } from 'vitest';
import { standingOf } from './standing';

const ending = {
  by: 'play' as const,
  winners: [1],
  scores: [12, 9, 9, 4],
  'other-scores': [['rose', 9] as [string, number]],
};

it('puts those first who won, whatever their points, and lets others share a place', () => {
  const places = standingOf(ending).map(({ seat, side, place, won }) => [seat ?? side, place, won]);
  expect(places).toEqual([
    [1, 1, true],
    [0, 2, false],
    [2, 3, false],
    ['rose', 3, false],
    [3, 5, false],
  ]);
});

it('knows sides that are nobody’s, and several winners', () => {
  const rose = standingOf({ ...ending, winners: [], 'other-winner': 'rose' });
  expect(rose[0]).toMatchObject({ side: 'rose', seat: null, place: 1, won: true });
  expect(standingOf({ ...ending, winners: [0, 1] }).map(({ place }) => place)).toEqual([1, 1, 3, 3, 5]);
});
