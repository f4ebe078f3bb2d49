import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../generated/TableInfo';
import { agreeHere, nextHere } from './screen';

describe('one screen for several', () => {
  const here = ['a', null, 'c', 'd'];

  it('passes on to those here who take part, after the one who sits there', () => {
    expect(nextHere(here, 0, [0, 2])).toEqual([2]);
    expect(nextHere(here, 0, [2, 3])).toEqual([2, 3]);
    expect(nextHere(here, 2, [0, 3])).toEqual([3, 0]);
    expect(nextHere(here, 3, [0, 1, 2])).toEqual([0, 2]);
  });

  it('waits while only others elsewhere are asked', () => {
    expect(nextHere(here, 0, [1])).toEqual([]);
    expect(nextHere(here, 0, [])).toEqual([]);
    expect(nextHere([], 0, [1])).toEqual([]);
    expect(nextHere(here, null, [2])).toEqual([]);
  });

  it('agrees for those who sit beside the one who asks', () => {
    const info = (by: number, yes: number[]) => ({ proposal: { what: 'back', by, yes } }) as unknown as TableInfo;
    expect(agreeHere(here, info(0, [0]))).toEqual(['c', 'd']);
    expect(agreeHere(here, info(0, [0, 2, 3]))).toEqual([]);
    expect(agreeHere(here, info(1, [1]))).toEqual([]);
    expect(agreeHere(here, {} as TableInfo)).toEqual([]);
  });
});
