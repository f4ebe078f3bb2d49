import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../generated/SeatInfo';
import type { TableInfo } from '../generated/TableInfo';
import { silentAt, wasRefused } from './proposal';

const seat = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  name: '',
  taken: true,
  ready: true,
  present: true,
  ...more,
});
const back = { n: 1, what: 'back', by: 0, yes: [0] } as const;
const asked = { proposal: { ...back, yes: [...back.yes] }, lines: 9, undone: 2 };

describe('a request that is no more', () => {
  it('was refused when nothing else happened', () => {
    expect(wasRefused(asked, { lines: 9, undone: 2, paused: false })).toBe(true);
  });

  it('was granted when choices were taken back, and void when the game went on', () => {
    expect(wasRefused(asked, { lines: 9, undone: 3, paused: false })).toBe(false);
    expect(wasRefused(asked, { lines: 11, undone: 2, paused: false })).toBe(false);
  });

  it('for a pause was granted when the game stands', () => {
    const pause = { ...asked, proposal: { ...asked.proposal, what: 'pause' as const } };
    expect(wasRefused(pause, { lines: 9, undone: 2, paused: true })).toBe(false);
    expect(wasRefused(pause, { lines: 9, undone: 2, paused: false })).toBe(true);
  });

  it('was refused by somebody who had not agreed and is no bot', () => {
    const info = { seats: [seat(), seat({ bot: 'greedy' }), seat(), seat({ resigned: true })] } as TableInfo;
    info.seats.push(seat({ stand_in: true }));
    expect(silentAt(info, asked.proposal)).toEqual([2]);
  });
});
