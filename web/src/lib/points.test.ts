import { expect, it } from 'vitest';
import type { LogLine } from '../generated/LogLine';
import { breakdownOf } from './points';

const line = (event: LogLine['event']): LogLine => ({ message: { key: 'log' }, event });

it('adds up points by party and source', () => {
  const { sources, points } = breakdownOf([
    line({ what: 'gained', party: 'ulrich', n: 3, why: 'room' }),
    line({ what: 'reshuffled', mage: 'ulrich' }),
    line({ what: 'gained', party: 'rose', n: 2, why: 'trophy' }),
    line({ what: 'gained', party: 'ulrich', n: 4, why: 'room' }),
    line({ what: 'lost', party: 'ulrich', n: 1, why: 'trophy' }),
  ]);
  expect(sources).toEqual(['room', 'trophy']);
  expect(points.get('ulrich')).toEqual(new Map([['room', 7], ['trophy', -1]]));
  expect(points.get('rose')?.get('trophy')).toBe(2);
});
