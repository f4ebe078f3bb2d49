import { expect, test } from 'vitest';
import type { LogLine } from '../generated/LogLine';
import { newsReader } from './news';

const line: LogLine = { message: { key: 'event-preparation-ends' }, event: { what: 'preparation-ends' } };

test('news is what came since the log was read last', () => {
  const news = newsReader();
  expect(news([line])).toEqual([]);
  expect(news([line, line, line])).toHaveLength(2);
  expect(news([line])).toEqual([]);
});

test('the log of a game that one comes back to is no news', () => {
  const news = newsReader();
  expect(news([])).toEqual([]);
  expect(news([line, line])).toEqual([]);
  expect(news([line, line, line])).toHaveLength(1);
});
