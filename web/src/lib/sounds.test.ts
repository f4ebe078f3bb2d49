import { expect, it } from 'vitest';
import type { LogLine } from '../generated/LogLine';
import { newsReader } from './news';
import { soundOf } from './sounds';

const line = (event: LogLine['event']): LogLine => ({ message: { key: 'log' }, event });
const placed = line({ what: 'placed', by: 'arianna', colour: 'arianna', room: 'crypt', placed: 2, asked: 2 });
const defeated = line({ what: 'mage-defeated', mage: 'arianna', by: 'rose' });

it('lets the most important be heard', () => {
  expect(soundOf(['cubes'], false)).toBe('cubes');
  expect(soundOf(['cubes', 'defeat', undefined, 'cubes'], false)).toBe('defeat');
  expect(soundOf(['cubes'], true)).toBe('turn');
  expect(soundOf(['defeat'], true)).toBe('defeat');
  expect(soundOf([undefined], false)).toBeNull();
});

it('takes only what came since for news', () => {
  const news = newsReader();
  expect(news([placed])).toEqual([]);
  expect(news([placed, defeated])).toEqual([defeated]);
  expect(news([placed])).toEqual([]);
  expect(news([placed, placed])).toEqual([placed]);
});
