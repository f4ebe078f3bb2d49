import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../generated/GameEvent';
import type { GameView } from '../generated/GameView';
import type { LogLine } from '../generated/LogLine';
import { doneForYou, sinceWhen, type Seen } from './seen';

const seen = (more: Partial<Seen>): Seen => ({
  you: 0,
  at: 100,
  since: 50,
  awaited: [1],
  lines: 2,
  round: { name: '', n: 1 },
  standing: [],
  rooms: [],
  models: [],
  ...more,
});
const line = (event: object): LogLine => ({ message: { key: '', args: [] }, event: event as GameEvent }) as LogLine;

describe('what one has seen of a table', () => {
  it('tells since when the same seats are asked, as long as nothing happened', () => {
    expect(sinceWhen(null, [1], 2, 900)).toBe(900);
    expect(sinceWhen(seen({}), [1], 2, 900)).toBe(50);
    expect(sinceWhen(seen({}), [0], 2, 900)).toBe(900);
    expect(sinceWhen(seen({}), [1], 3, 900)).toBe(900);
  });

  it('tells what one’s own seat did since', () => {
    const view = { family: 'black-rose', seats: [{ mage: 'doria' }, { mage: 'urho' }] } as unknown as GameView;
    const log = ['doria', 'urho', 'urho', 'doria'].map((mage) => line({ what: 'acts', mage }));
    expect(doneForYou(log, view, seen({}))).toEqual([log[3]]);
    expect(doneForYou(log, view, seen({ lines: 4 }))).toEqual([]);
    expect(doneForYou(log, view, null)).toEqual([]);
    const penumbra = { family: 'penumbra' } as GameView;
    const other = [line({ what: 'rests', seat: 1 }), line({ what: 'rests', seat: 0 })];
    expect(doneForYou(other, penumbra, seen({ lines: 1 }))).toEqual([other[1]]);
    expect(doneForYou(other, penumbra, seen({ lines: 0 }))).toEqual([]);
  });
});
