import { expect, it } from 'vitest';
import type { Decision } from '../generated/Decision';
import { option } from '../testing';
import { isEnough, openOf, picksOne, withForced } from './picker';

const rose = option('cube rose', { times: 2 });
const ulrich = option('cube ulrich');
const done = option('done', { lesser: true });
const asked: Decision = { prompt: 1, message: { key: 'x' }, clause: 'REB-1', options: [rose, ulrich, done], left: 3 };

it('opens what can still be picked', () => {
  expect(openOf(asked, []).options).toEqual([rose, ulrich, done]);
  expect(openOf(asked, [rose]).options).toEqual([rose, ulrich, done]);
  expect(openOf(asked, [rose, ulrich]).options).toEqual([rose, done]);
  expect(openOf(asked, [rose, rose]).options).toEqual([ulrich, done]);
});

it('is enough when all are picked, or nothing else can be', () => {
  expect([[rose], [rose, ulrich], [rose, ulrich, rose]].map((picked) => isEnough(asked, picked))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isEnough({ ...asked, options: [ulrich, done] }, [ulrich])).toBe(true);
});

it('is no matter of what declines, of one answer, or of a window', () => {
  expect(picksOne(asked, rose)).toBe(true);
  expect(picksOne(asked, done)).toBe(false);
  expect(picksOne({ ...asked, left: 1 }, rose)).toBe(false);
  expect(picksOne({ ...asked, window: 'damaged' }, rose)).toBe(false);
});

it('picks by itself what alone is left', () => {
  const shared: Decision = { ...asked, options: [rose, option('cube doria', { times: 4 })], left: 4 };
  const [, doria] = shared.options;
  expect(withForced(shared, [rose])).toEqual([rose]);
  expect(withForced(shared, [rose, rose])).toEqual([rose, rose, doria, doria]);
  // Who may also decline is asked.
  expect(withForced(asked, [rose, rose, done])).toEqual([rose, rose, done]);
  expect(withForced({ ...asked, options: [rose, done] }, [rose])).toEqual([rose]);
});
