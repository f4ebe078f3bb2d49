import { expect, it } from 'vitest';
import type { LogLine } from '../generated/LogLine';
import { breakdownOf } from './points';

const line = (event: LogLine['event']): LogLine => ({ message: { key: 'log' }, event });

it('adds up points by party and kind of source', () => {
  const log = [
    line({ what: 'gained', party: 'ulrich', n: 3, why: 'crypt' }),
    line({ what: 'reshuffled', mage: 'ulrich' }),
    line({ what: 'gained', party: 'rose', n: 2, why: 'trophies' }),
    line({ what: 'gained', party: 'ulrich', n: 4, why: 'forge' }),
    line({ what: 'lost', party: 'ulrich', n: 1, why: 'trophies' }),
  ];
  const { kinds, points } = breakdownOf(log, (source) => (source === 'trophies' ? source : 'room'));
  expect(kinds).toEqual(['room', 'trophies']);
  expect(points.get('ulrich')).toEqual(
    new Map([
      ['room', 7],
      ['trophies', -1],
    ]),
  );
  expect(points.get('rose')?.get('trophies')).toBe(2);
});
