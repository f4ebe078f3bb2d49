import { expect, it } from 'vitest';
import { clockTime, wrap } from './text';

it('wraps words', () => {
  expect(wrap('Treasure Room of the Templars', 17)).toEqual(['Treasure Room of', 'the Templars']);
  expect(wrap('Bibliotheca', 4)).toEqual(['Bibliotheca']);
});

it('shows times as clocks do', () => {
  expect(clockTime(61_000)).toBe('1:01');
  expect(clockTime(3_600_001)).toBe('1:00:01');
  expect(clockTime(-5)).toBe('0:00');
});
