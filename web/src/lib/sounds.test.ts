import { expect, it } from 'vitest';
import type { LogLine } from '../generated/LogLine';
import { newsReader } from './news';
import { soundOf } from './sounds';

const line = (event: LogLine['event']): LogLine => ({ message: { key: 'log' }, event });
const placed = line({ what: 'placed', by: 'arianna', colour: 'arianna', room: 'crypt', placed: 2, asked: 2 });
const defeated = line({ what: 'mage-defeated', mage: 'arianna', by: 'rose' });

it('lets the most important be heard', () => {
  expect(soundOf([placed], false)).toBe('cubes');
  expect(soundOf([placed, defeated, placed], false)).toBe('defeat');
  expect(soundOf([placed], true)).toBe('turn');
  expect(soundOf([defeated], true)).toBe('defeat');
  expect(soundOf([line({ what: 'preparation-ends' })], false)).toBeNull();
});

it('takes only what came since for news', () => {
  const news = newsReader();
  expect(news([placed])).toEqual([]);
  expect(news([placed, defeated])).toEqual([defeated]);
  expect(news([placed])).toEqual([]);
  expect(news([placed, placed])).toEqual([placed]);
});
