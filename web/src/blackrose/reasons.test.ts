import { expect, it } from 'vitest';
import type { LogLine } from '../generated/LogLine';
import { reasonsOf } from './reasons';

const line = (event: LogLine['event']): LogLine => ({ message: { key: 'log' }, event });
const reason = (n: number) => line({ what: 'reason', why: 'nearest', n, left: ['rikkart'] });
const revealed = line({ what: 'command-revealed', mage: 'possessed', command: 'thorn-lash' });
const entered = line({ what: 'entered', model: 'possessed', room: 'crypt' });

it('keeps the last reasons until there are new ones', () => {
  expect(reasonsOf([])).toEqual([]);
  expect(reasonsOf([revealed, entered])).toEqual([]);
  const first = [revealed, reason(1), entered, reason(2)];
  expect(reasonsOf(first)).toEqual([reason(1), reason(2)]);
  expect(reasonsOf([...first, revealed, entered])).toEqual([reason(1), reason(2)]);
  expect(reasonsOf([...first, revealed, entered, reason(3)])).toEqual([reason(3)]);
});
