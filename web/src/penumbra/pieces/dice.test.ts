import { expect, test } from 'vitest';
import { HATCHING, partsOfDie, pips } from './dice';

test('a die is told by its word', () => {
  expect(partsOfDie('red 4')).toEqual({ kind: 'red', value: 4, plane: undefined });
  expect(partsOfDie('spark 6 rolled')).toEqual({ kind: 'spark', value: 6, plane: 'rolled' });
  expect(partsOfDie('blue')).toEqual({ kind: 'blue', value: undefined, plane: undefined });
});

test('a value has as many pips, each in a place of its own', () => {
  for (const value of [1, 2, 3, 4, 5, 6]) {
    const places = pips(value).map(([x, y]) => `${x} ${y}`);
    expect(new Set(places).size).toBe(value);
  }
});

test('no two colours look alike without colour', () => {
  const hatchings = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'].map((kind) => HATCHING[kind]);
  expect(new Set(hatchings).size).toBe(6);
});
