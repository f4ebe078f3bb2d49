import { describe, expect, it } from 'vitest';
import { around, hex, lodge, pane, pips, rays } from './shapes';

describe('the shapes of the scenes', () => {
  it('turn from the top to the right', () => {
    expect(around(0, 10)).toEqual([0, -10]);
    expect(around(90, 10, 5, 5)).toEqual([15, 5]);
  });

  it('have as many Rooms as a Lodge, the middle one in the middle', () => {
    const rooms = lodge(50, 20);
    expect(rooms).toHaveLength(19);
    expect(rooms[9]).toEqual([0, 40]);
    expect(new Set(rooms.map(String)).size).toBe(19);
  });

  it('are closed outlines', () => {
    expect(hex(10, 8).split(' ')).toHaveLength(6);
    expect(rays(0, 0, 5, 9).match(/Z/g)).toHaveLength(5);
    expect(pane(0, 6, 10, 20)).toMatch(/^M.+Z$/);
  });

  it('show as many pips as a die says, none on another', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      expect(new Set(pips(value).map(String)).size).toBe(value);
    }
  });
});
