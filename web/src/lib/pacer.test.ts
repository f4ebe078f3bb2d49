import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pacer } from './pacer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pacer() {
  const shown: number[] = [];
  return {
    shown,
    pacer: new Pacer<number>(
      (n) => shown.push(n),
      (n) => (n % 10 === 0 ? 500 : 0),
    ),
  };
}

it('rests behind what deserves it, and only there', () => {
  const { shown, pacer: paced } = pacer();
  [1, 10, 2, 3, 20, 4].forEach((n) => paced.push(n));
  expect(shown).toEqual([1, 10]);
  vi.advanceTimersByTime(499);
  expect(shown).toEqual([1, 10]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 10, 2, 3, 20]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 10, 2, 3, 20, 4]);
});

it('shows everything in order when there is no time, and nothing twice', () => {
  const { shown, pacer: paced } = pacer();
  [10, 1, 20].forEach((n) => paced.push(n));
  paced.flush();
  paced.push(2);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([10, 1, 20, 2]);
});

it('catches up with whoever was away', () => {
  const { shown, pacer: paced } = pacer();
  for (let n = 0; n < 100; n += 1) paced.push(10);
  expect(shown.length).toBeGreaterThan(80);
});
