import { expect, test } from 'vitest';
import { signed, totalOf } from './score';

test('all sources are counted, and what is lost is taken away', () => {
  const score = {
    arcana: 2,
    trials: 8,
    wounds: -3,
    experience: 4,
    contracts: -6,
    board: 1,
    goals: 0,
    fate: 2,
    escaped: -2,
  };
  expect(totalOf(score)).toBe(6);
  expect([signed(6), signed(-3)]).toEqual(['6', '−3']);
});
