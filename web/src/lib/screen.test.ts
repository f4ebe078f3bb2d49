import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../generated/TableInfo';
import { agreeHere, nextHere } from './screen';

describe('one screen for several', () => {
  const here = ['a', null, 'c', 'd'];

  it('stays with whoever is asked, and passes on to the next one here who is', () => {
    expect(nextHere(here, 0, [0, 2])).toBeNull();
    expect(nextHere(here, 0, [2, 3])).toBe(2);
    expect(nextHere(here, 2, [0, 3])).toBe(3);
    expect(nextHere(here, 3, [0, 2])).toBe(0);
  });

  it('waits while only others elsewhere are asked', () => {
    expect(nextHere(here, 0, [1])).toBeNull();
    expect(nextHere(here, 0, [])).toBeNull();
    expect(nextHere([], 0, [1])).toBeNull();
  });

  it('agrees for those who sit beside the one who asks', () => {
    const info = (by: number, yes: number[]) => ({ proposal: { what: 'back', by, yes } }) as unknown as TableInfo;
    expect(agreeHere(here, info(0, [0]))).toEqual(['c', 'd']);
    expect(agreeHere(here, info(0, [0, 2, 3]))).toEqual([]);
    expect(agreeHere(here, info(1, [1]))).toEqual([]);
    expect(agreeHere(here, {} as TableInfo)).toEqual([]);
  });
});
