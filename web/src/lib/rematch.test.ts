import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../generated/SeatInfo';
import type { TableInfo } from '../generated/TableInfo';
import { ledTo, rematch } from './rematch';

const seat = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  name: '',
  taken: true,
  ready: true,
  present: true,
  ...more,
});
const info = (seats: SeatInfo[], isPublic = true) =>
  ({ game: 'duel', setup: { players: seats.length }, seats, options: { public: isPublic } }) as unknown as TableInfo;

describe('the same game once more', () => {
  it('has the same seats, and those of friends are open, but not to strangers', () => {
    const table = rematch(info([seat(), seat({ bot: 'search' }), seat()]), 2, [], 'Ada');
    expect(table.seats).toEqual(['open', 'bot:search', 'me']);
    expect(table.options?.public).toBe(false);
    expect(table).toMatchObject({ game: 'duel', setup: { players: 3 }, name: 'Ada' });
  });

  it('stays open to all where it was, and listed where nobody else could sit down', () => {
    expect(rematch(info([seat(), seat({ open: true })]), 0, [], '').options?.public).toBe(true);
    expect(rematch(info([seat(), seat({ bot: 'greedy' })]), 0, [], '').options?.public).toBe(true);
    expect(rematch(info([seat(), seat({ open: true })], false), 0, [], '').options?.public).toBe(false);
  });

  it('keeps those who share the screen at it', () => {
    expect(rematch(info([seat(), seat()]), 1, ['a', 'b'], '').seats).toEqual(['here', 'me']);
  });

  it('is found in what was said, at this server only', () => {
    expect(ledTo('Rematch: https://a.example/t/x-1', 'https://a.example')).toBe('x-1');
    expect(ledTo('Rematch: https://b.example/t/x-1', 'https://a.example')).toBeNull();
    expect(ledTo('see you', 'https://a.example')).toBeNull();
  });
});
